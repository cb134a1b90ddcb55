"""`republik analyse`: text, JSON and page in every language, and every kind of invalid input."""

import io
import json
import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.commands.running import BARE, Result

from republik import cli, games
from republik.analysis import Analyser, Moment
from republik.games.wsdv.interchange import export_game
from republik.messages.i18n import LANGUAGES
from republik.players import registry
from republik.players.asking import ask
from republik.table.chance import Seed
from republik.table.records import Record, write_record
from republik.table.session import new_session
from republik.terminal.analysis_text import spark

RECORD_A = Path(__file__).parents[1] / "data" / "record_a.json"
VOID = {"meta", "br", "line", "circle", "polygon", "polyline"}


class Run:
    """Runs `republik analyse` in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        for name, value in BARE.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.StringIO())

    def __call__(self, *arguments: str | Path, code: int = 0) -> Result:
        result = cli.main(["analyse", *(str(argument) for argument in arguments)])
        out, err = self.capsys.readouterr()
        assert result == code, out + err
        return Result(result, out, err)

    def refused(self, *arguments: str | Path) -> str:
        """Returns the error line; there is no other output."""
        result = self(*arguments, code=2)
        [line] = result.err.splitlines()
        assert result.out == ""
        return line.removeprefix("republik: ")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(monkeypatch, capsys)


def game(most: int) -> Record:
    names = {"west": "random", "east": "greedy"}
    session = new_session(games.game("wsdv"), {"edition": "2.1"}, names, Seed.from_text("command"))
    players = [registry.player(name, "wsdv") for name in names.values()]
    while (seat := session.position.to_act()) is not None and len(session.decisions) < most:
        session.play(ask(players[seat], session, seat), seat)
    return session.record()


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "finished.txt"
    path.write_text(write_record(game(10_000)), encoding="utf-8")
    return path


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    path = tmp_path / "begun.txt"
    path.write_text(write_record(game(60)), encoding="utf-8")
    return path


# -- the text -----------------------------------------------------------------------------------


def test_the_text_tells_curve_plays_turning_points_and_forecasts(run: Run, finished: Path) -> None:
    out = run(finished, "--level", "2", "--top", "3").out
    headings = ["Analysis: random (West) vs greedy (East)", "Chances of winning", "Card by card"]
    headings += ["Turning points", "Costly decisions", "Forecasts for each decade"]
    assert [line for line in out.splitlines() if line in headings] == headings
    assert re.search(r"Decade I +[▁▂▃▄▅▆▇█]+", out)
    assert len(re.findall(r"^  \d\. Decision \d+, (?:West|East): ", out, re.MULTILINE)) == 3
    assert len(re.findall(r"^  \d\. Decision \d+, Decade [IV]+", out, re.MULTILINE)) == 3
    assert "Better: " in out
    assert "not over" not in out
    assert "[" not in out


def test_an_unfinished_game_is_said_to_be_one(run: Run, begun: Path) -> None:
    assert "The game is not over" in run(begun, "--level", "citizen").out


def test_lines_are_no_wider_than_the_terminal(run: Run, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert max(map(len, run(begun, "--level", "2").out.splitlines())) <= 80


def test_one_side(run: Run, begun: Path) -> None:
    out = run(begun, "--level", "2", "--seat", "east").out
    assert "Only these decisions are analysed: East" in out
    assert not re.search(r"Decision \d+, West", out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(run: Run, begun: Path, tmp_path: Path, language: str) -> None:
    page = tmp_path / "page.html"
    out = run(begun, "--level", "2", "--lang", language, "--html", page).out
    assert not re.search(r"\[[a-z-]+\]|\{", out)
    text = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert not re.search(r"\[[a-z-]+\]", text.partition("</style>")[2])


def test_a_bar_for_each_chance() -> None:
    assert spark([0.0, 0.5, 1.0]) == "▁▅█"


# -- data and page ------------------------------------------------------------------------------------


def test_json_to_standard_output_is_nothing_else(run: Run, begun: Path) -> None:
    result = run(begun, "--level", "2", "--json", "-")
    data = json.loads(result.out)
    assert (data["analysis"], data["finished"], data["analysed_by"]) == (2, False, "citizen")
    assert result.err == ""


def test_json_and_page_to_files(run: Run, begun: Path, tmp_path: Path) -> None:
    data, page = tmp_path / "a.json", tmp_path / "a.html"
    out = run(begun, "--player", "greedy", "--json", data, "--html", page).out
    assert f"Written: {data}" in out
    assert f"Written: {page}" in out
    assert json.loads(data.read_text(encoding="utf-8"))["analysed_by"] == "greedy"
    again = tmp_path / "b.json"
    run(begun, "--player", "greedy", "--json", again)
    assert again.read_bytes() == data.read_bytes()


class Page(HTMLParser):
    """Checks that elements are closed in order, and counts them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: dict[str, list[dict[str, str | None]]] = {}
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.setdefault(tag, []).append(dict(attrs))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def test_the_page_has_its_chart_and_needs_nothing_else(run: Run, finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    run(finished, "--level", "2", "--top", "4", "--html", path)
    text = path.read_text(encoding="utf-8")
    page = Page(text)
    [chart] = page.seen["svg"]
    assert chart["role"] == "img"
    assert "Chance of winning (East)" in (chart["aria-label"] or "")
    assert "points" in page.seen["polyline"][0]
    marks = [circle for circle in page.seen["circle"] if (circle["class"] or "").startswith("mark")]
    assert len(marks) == 4
    assert {"caption", "details", "h2"} <= page.seen.keys()
    assert "script" not in page.seen
    assert not re.search(r"https?:|src=|href=|url\(|@import", text)
    assert "prefers-color-scheme: dark" in text


def test_names_are_escaped(run: Run, begun: Path, tmp_path: Path) -> None:
    text = begun.read_text(encoding="utf-8").replace("west: random", "west: <script>alert(1)</script>")
    begun.write_text(text, encoding="utf-8")
    page = tmp_path / "page.html"
    run(begun, "--level", "2", "--html", page)
    assert "<script" not in page.read_text(encoding="utf-8")


# -- other people's games ----------------------------------------------------------------------------------


def test_a_game_in_the_interchange_format(run: Run, tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.json"
    foreign.write_text(json.dumps(export_game(game(60))), encoding="utf-8")
    assert "Turning points" in run(foreign, "--level", "2").out


def test_an_import_that_stops_is_analysed_up_to_there(run: Run) -> None:
    result = run(RECORD_A, "--level", "2", code=1)
    assert "the game is analysed up to there" in " ".join(result.out.split())
    assert "Turning points" in result.out


# -- invalid input ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--player", "random"], "random cannot explain its choices"),
        (["--player", "bot:cat"], "bot:cat cannot explain its choices"),
        (["--player", "nobody"], "unknown player “nobody”"),
        (["--player", "search:soon"], "“soon” is not a budget"),
        (["--level", "7"], "unknown level “7”"),
        (["--level", "2", "--player", "greedy"], "--level and --player"),
        (["--seat", "north"], "“north” is not one of west, east, both"),
        (["--top", "-1"], "--top: “-1” is not a whole number"),
        (["--html", "/no/such/folder/a.html"], "folder not found"),
        (["--html", "."], "is a folder"),
    ],
)
def test_what_is_asked_for_is_checked_first(run: Run, begun: Path, arguments: list[str], reason: str) -> None:
    assert reason in run.refused(begun, *arguments)


def test_the_record_is_not_written_over(run: Run, begun: Path, tmp_path: Path) -> None:
    before = begun.read_bytes()
    assert "already being read or written" in run.refused(begun, "--json", begun)
    other = tmp_path / "both"
    assert "already being read or written" in run.refused(begun, "--json", other, "--html", other)
    assert begun.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "invalid record"),
        ("hello", "invalid record"),
        ("{", "invalid interchange file"),
        ("republik record 1\ngame: chess\n\n", "unknown game “chess”"),
        ("republik record 1\ngame: wsdv\n\n", "no decision to analyse"),
        ("republik record 1\ngame: wsdv\nrevision: 3\n\n1 west 4 for build\n", "west cannot decide"),
    ],
)
def test_bad_files(run: Run, tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "bad"
    path.write_text(text, encoding="utf-8")
    assert reason in run.refused(path)
    assert "file not found" in run.refused(tmp_path / "missing")


def test_an_interruption_ends_it_in_one_line(
    run: Run, begun: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(study: Analyser) -> Iterator[Moment]:
        raise KeyboardInterrupt

    monkeypatch.setattr(Analyser, "steps", interrupted)
    page = tmp_path / "page.html"
    assert run.refused(begun, "--html", page) == "interrupted"
    assert not page.exists()
