"""The command line: whole games, people playing by pipe and at a terminal, records, and every kind of invalid input."""

import argparse
import fcntl
import io
import json
import os
import pty
import re
import select
import signal
import socket
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Self

import pytest
from tests.built_in import BUILT_IN

import republik
from republik import cli, games
from republik.commands._context import CommandContext
from republik.games.wsdv.notes import note
from republik.messages.i18n import LANGUAGES, Messages
from republik.players import registry
from republik.server.settings import Settings
from republik.table.fuzz import FuzzFailure, FuzzReport
from republik.table.phrases import Phrase
from republik.table.records import parse_record, read_move, revision_of, start

LEVELS = registry.levels("wsdv")

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
BARE = {"REPUBLIK_LANG": "en", "COLUMNS": "120", "NO_COLOR": "1"}


class Result:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> "Run":
    return Run(monkeypatch, capsys)


class Run:
    """Runs a command in this process with the given input lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        for name, value in BARE.items():
            monkeypatch.setenv(name, value)

    def __call__(self, *arguments: str | Path, answers: str = "") -> Result:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        try:
            code = cli.main([str(argument) for argument in arguments])
        except SystemExit as exit_:  # --help, --version
            code = int(exit_.code or 0)
        out, err = self.capsys.readouterr()
        return Result(code, out, err)

    def refused(self, *arguments: str | Path, answers: str = "", code: int = 2) -> str:
        """Returns the error line; there is no other output."""
        result = self(*arguments, answers=answers)
        assert result.code == code, result.out + result.err
        lines = result.err.splitlines()
        assert len(lines) == 1, result.err
        assert lines[0].startswith("republik: ")
        return lines[0].removeprefix("republik: ")


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """A finished game between two computer players, saved."""
    path = tmp_path / "game.txt"
    result = run("play", "--west", "random", "--east", "random", "--seed", "11", "--record", path)
    assert result.code == 0, result.err
    return path


@pytest.fixture
def outdated(finished: Path) -> Path:
    """The same game as a record without a revision, with a decision that the current rules refuse."""
    lines = finished.read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if not line.startswith("revision:")]
    at = next(number for number, line in enumerate(lines) if line.startswith("60 "))
    lines[at] = re.sub(r"^60 (\S+) .*", r"60 \1 place unrest nowhere", lines[at])
    finished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return finished


# -- two computer players -----------------------------------------------------------------------


def test_two_computers_play_the_game_through(run: Run) -> None:
    result = run("play", "--west", "greedy", "--east", "random", "--seed", "5")
    assert result.code == 0
    assert result.out.startswith("West wins: ")
    assert "decisions; mass protests" in result.out


def test_the_same_seed_gives_the_same_record(run: Run, tmp_path: Path) -> None:
    records = []
    for name in ("a.txt", "b.txt"):
        path = tmp_path / name
        assert run("play", "--west", "greedy", "--east", "random", "--seed", "x y", "--record", path).code == 0
        records.append(re.sub("date: .*", "", path.read_text(encoding="utf-8")))
    assert records[0] == records[1]
    assert "result: " in records[0]


@pytest.mark.parametrize("edition", ["1.0", "2.0", "2.1"])
def test_editions(run: Run, tmp_path: Path, edition: str) -> None:
    path = tmp_path / "game.txt"
    run("play", "--edition", edition, "--west", "random", "--east", "random", "--seed", "1", "--record", path)
    assert parse_record(path.read_text(encoding="utf-8")).header["edition"] == edition


def test_the_whole_story_on_request(run: Run) -> None:
    result = run("play", "--west", "random", "--east", "random", "--seed", "5", "--log")
    assert "Decade I, first half. West begins." in result.out
    assert "1. Flight or cost of the Wall" in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(run: Run, language: str) -> None:
    result = run("play", "--west", "random", "--east", "random", "--seed", "5", "--log", "--lang", language)
    assert result.code == 0
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", result.out)


def test_compiled_or_not_the_module_runs() -> None:
    command = [sys.executable, "-m", "republik.cli", "play", "--west", "random", "--east", "random", "--seed", "2"]
    environment = {**os.environ, **BARE, "REPUBLIK_PURE": "1"}
    first, second = (subprocess.run(command, capture_output=True, env=environment, check=True) for _ in range(2))
    assert first.stdout == second.stdout
    assert b"wins" in first.stdout


# -- a person by pipe -------------------------------------------------------------------------------


def test_a_person_plays_some_decisions_and_leaves(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    answers = "18\nbuild\nHannover\nquit\n"
    result = run("play", "--seed", "7", "--record", path, answers=answers)
    assert result.code == 0
    assert "what do you use it for?" in result.out
    assert "1 building point left" in result.out
    assert f"--resume {path}" in result.out
    moves = [decision.text for decision in parse_record(path.read_text(encoding="utf-8")).decisions]
    assert moves[-2:] == ["18 for build", "build Hannover"]


def test_undo_redo_why_hint_forecast(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    answers = (
        "undo\n18 build\nKiel\nundo\nredo\nundo\nwhy Hamburg\nhint\nforecast\nmap\ncards\nlog\nhelp\nrules 5.1\nquit\n"
    )
    result = run("play", "--seed", "7", "--record", path, answers=answers)
    assert result.code == 0
    assert "you have nothing to undo" in result.out
    assert "Undone." in result.out
    assert "Hamburg already has a factory (rule 5.1)" in result.out
    assert "Hint (Minister), with the chance of winning (West):" in result.out
    assert re.search(r"\n +\d+%  \d+ build a factory in \w+\n +(pros|cons): ", result.out)
    assert "If the decade ended now" in result.out
    assert "One building point pays for a factory" in result.out
    moves = [decision.text for decision in parse_record(path.read_text(encoding="utf-8")).decisions]
    assert moves[-1] == "18 for build"


def test_one_card_with_its_note(run: Run) -> None:
    result = run("play", "--seed", "7", answers="cards 13\ncard land reform\ncards in the\ncards nothing\nquit\nquit\n")
    assert result.code == 0
    for card in ("13", "1"):
        assert note(card, "en").history.split()[0] in result.out
        assert "In the game: " + note(card, "en").why[:40] in result.out
    assert "“in the” could mean: " in result.out
    assert "There is no card “nothing”." in result.out


def test_what_is_not_understood_changes_nothing(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    answers = "\n999\nplease\n4 event\nwhy\nrules\nrules 99\nsave\n18\nx\nback\n18 build\nH\nquit\n"
    result = run("play", "--seed", "7", "--record", path, answers=answers)
    assert result.code == 0
    assert "West cannot use the event of 4" in result.out
    assert "“please” is not one of the choices here" in result.out
    assert "“H” could mean" in result.out


def test_save_and_resume_go_on_alike(run: Run, tmp_path: Path) -> None:
    """A game that is interrupted and resumed continues like one that was not."""
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    first, second = "18 build\nHannover\nKiel\n", "16 event\n1\n1\n1\n1\n"
    run("play", "--seed", "7", "--record", whole, answers=first + second + "quit\n")
    run("play", "--seed", "7", answers=first + f"save {parts}\nquit\n")
    run("play", "--resume", parts, answers=second + "quit\n")
    assert parts.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_the_record_is_kept_after_every_decision(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    message = run.refused("play", "--seed", "7", "--record", path, answers="18 build\nHannover\n")
    assert message == f"no more input; the game is saved in {path}"
    record = parse_record(path.read_text(encoding="utf-8"))
    assert record.decisions[-1].text == "build Hannover"
    assert sorted(tmp_path.iterdir()) == [path]


def test_leaving_without_a_record_asks_once(run: Run) -> None:
    result = run("play", "--seed", "7", answers="quit\nquit\n")
    assert result.code == 0
    assert "The game is not saved." in result.out
    assert "The game was not saved." in result.out


@pytest.mark.parametrize("asked", ["person", "me", " Me ", "PERSON"])
def test_a_person_as_people_say_it_meets_the_computer(run: Run, tmp_path: Path, asked: str) -> None:
    path = tmp_path / "game.txt"
    run("play", "--east", asked, "--seed", "3", "--record", path, answers="quit\n")
    header = parse_record(path.read_text(encoding="utf-8")).header
    assert (header["west"], header["east"]) == ("delegate", "person")


def test_a_person_plays_east(run: Run) -> None:
    result = run("play", "--east", "person", "--seed", "3", answers="quit\nquit\n")
    assert "\nEast: " in result.out
    assert "\nWest: " not in result.out


def test_two_persons_see_their_own_hands_only(run: Run) -> None:
    answers = "18 build\nHannover\nKiel\nquit\nquit\n"
    result = run("play", "--west", "person", "--east", "person", "--seed", "7", answers=answers)
    east = result.out.partition("East: choose a card")[0].rpartition("Wir sind das Volk!")[2]
    assert "East draws 1 card" not in result.out
    assert "West draws 2 cards" in east
    assert "Saar Protectorate" not in east


def test_no_secret_in_what_a_person_sees(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    result = run("play", "--seed", "7", "--record", path, answers="log all\nquit\n")
    dealt = [d.text.removeprefix("deal ") for d in parse_record(path.read_text(encoding="utf-8")).decisions[:4]]
    from republik.games.wsdv.rules.rules import standard_rules

    titles = {card.id: card.titles["en"] for card in standard_rules("2.1").components.cards}
    west, east = dealt[:2], dealt[2:4]
    assert all(titles[card] in result.out for card in west)
    assert not any(titles[card] in result.out for card in east)


def test_a_person_plays_a_whole_game(run: Run, tmp_path: Path) -> None:
    """A computer player's answers typed in by a person: every kind of question can be answered with its move."""
    path = tmp_path / "game.txt"
    run("play", "--west", "greedy", "--east", "greedy", "--seed", "9", "--record", path)
    record = parse_record(path.read_text(encoding="utf-8"))
    answers = "".join(decision.text + "\n" for decision in record.decisions if decision.seat != "chance")
    again = tmp_path / "again.txt"
    result = run("play", "--west", "person", "--east", "person", "--seed", "9", "--record", again, answers=answers)
    assert result.code == 0, result.out[-2000:] + result.err
    assert parse_record(again.read_text(encoding="utf-8")).decisions == record.decisions


# -- choosing a level -------------------------------------------------------------------------------------


def _who_plays(run: Run, path: Path, *arguments: str) -> tuple[str, str]:
    result = run("play", "--seed", "7", "--record", path, "--force", *arguments, answers="quit\n" * 2)
    assert result.code == 0, result.err
    header = parse_record(path.read_text(encoding="utf-8")).header
    return header["west"], header["east"]


@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        ("", "person delegate"),
        ("--level 1", "person newcomer"),
        ("--level Citizen", "person citizen"),
        ("--level 4 --east person", "minister person"),
        ("--level 4 --west Person", "person minister"),
        ("--level statesman:40", "person statesman:40"),
        ("--level 5 --think 2", "person statesman:2s"),
        ("--level 6", "person chancellor"),
        ("--think 0.5s", "person chancellor:0.5s"),
        ("--east search --think 3", "person search:3s"),
        ("--east 2", "person citizen"),
        ("--west greedy", "greedy person"),
        ("--lang de --level bürger", "person citizen"),
        ("--lang hu --east államférfi:7", "person statesman:7"),
    ],
)
def test_choosing_the_opponent(run: Run, tmp_path: Path, arguments: str, players: str) -> None:
    assert " ".join(_who_plays(run, tmp_path / "game.txt", *arguments.split())) == players


def test_the_opponent_is_told(run: Run) -> None:
    result = run("play", "--seed", "7", answers="help\nquit\nquit\n")
    told = "Opponent (East): Delegate, level 3 of 6. All levels: republik levels"
    assert result.out.count(told) == 2
    assert "Opponent" not in run("play", "--west", "person", "--east", "random", answers="quit\nquit\n").out


def test_a_resumed_game_keeps_its_opponent_or_gets_another(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert _who_plays(run, path, "--level", "statesman:40") == ("person", "statesman:40")
    for arguments, east in (("", "statesman:40"), ("--think 2", "statesman:2s"), ("--level 2", "citizen")):
        assert run("play", "--resume", path, *arguments.split(), answers="quit\n").code == 0
        assert parse_record(path.read_text(encoding="utf-8")).header["east"] == east


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels(run: Run, language: str) -> None:
    messages = Messages(language)
    told = " ".join(run("levels", "--lang", language).out.split())
    helped = " ".join(run("play", "--help", "--lang", language).out.split())
    for level in LEVELS:
        line = f"{level.number} {messages.text(f'level-{level.key}')} {messages.text(f'level-{level.key}-about')}"
        assert line in told
        assert line in helped


def test_levels_without_their_network_are_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("republik.table.network.is_compiled", lambda: True)
    assert "not compiled" not in run("levels").out
    monkeypatch.setattr("republik.table.network.is_compiled", lambda: False)
    told = " ".join(run("levels").out.split())
    assert "Wir sind das Volk!: the engine is not compiled here" in told
    assert "play less well: Delegate, Minister, Statesman, Chancellor." in told
    assert "Weimar: the engine is not compiled here" in told
    assert "play less well: Delegate, Minister, Statesman." in told


@pytest.mark.parametrize("name", [level.key for level in LEVELS[:3]] + ["statesman:20"])
def test_levels_play_whole_games(run: Run, name: str) -> None:
    result = run("play", "--west", "random", "--east", name, "--seed", "5")
    assert result.code == 0
    assert "East wins: " in result.out


def test_a_search_hint_by_pipe(run: Run) -> None:
    result = run("play", "--seed", "7", answers="hint 0.2\nhint much\nquit\nquit\n")
    assert "Hint (Chancellor), with the chance of winning (West):" in result.out
    assert re.search(r"\ntried \d+ possible deals of the hidden cards, \d+ actions deep\n", result.out)
    assert re.search(r" \d+%  \d+ “.*(\d+% of the search)", result.out)
    assert "How long should it think? Type “hint 10” for 10 seconds (at most 3600)" in result.out


# -- a person at a terminal ----------------------------------------------------------------------------


class Terminal:
    """A child process with its own terminal."""

    def __init__(self, *arguments: str) -> None:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        environment = {**os.environ, **BARE, "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1", "REPUBLIK_PURE": "1"}
        for name in ("COLUMNS", "LINES"):
            environment.pop(name, None)
        command = [sys.executable, "-m", "republik.cli", *arguments]
        self.child = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)
        self.master = master
        self.seen = ""

    def until(self, text: str, seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} never came:\n{self.seen[-3000:]}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.seen = ESCAPES.sub("", self.seen + os.read(self.master, 65536).decode("utf-8", "replace"))
                except OSError:  # the child has exited
                    break
        assert text in self.seen, self.seen[-3000:]
        self.seen = self.seen.partition(text)[2]

    def answer(self, question: str, text: str) -> None:
        """Types once the prompt is visible and input is being read."""
        self.until(question)
        self.until(">" if question != "If the decade ended now" else "Enter")
        time.sleep(0.3)
        os.write(self.master, text.encode())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.child.kill()
        self.child.wait()
        os.close(self.master)


def test_at_a_terminal() -> None:
    with Terminal("play", "--seed", "7") as terminal:
        terminal.answer("choose a card", "18\r")
        terminal.answer("what do you use it for?", "build\r")
        terminal.answer("2 building points left", "forecast\r")
        terminal.answer("If the decade ended now", "\r")
        terminal.answer("2 building points left", "quit\r")
        terminal.answer("The game is not saved.", "quit\r")
        terminal.until("The game was not saved.")
        assert terminal.child.wait(30) == 0


def test_thinking_is_shown_and_a_long_hint_can_be_stopped() -> None:
    with Terminal("play", "--seed", "7", "--level", "5") as terminal:
        terminal.answer("choose a card", "hint 60\r")
        terminal.until("Thinking about a hint for 60 s… Press Ctrl+C to stop.")
        os.killpg(terminal.child.pid, signal.SIGINT)
        terminal.answer("No hint: interrupted.", "18 unrest\r")
        terminal.answer("Choose a province.", "1\r")
        terminal.until("East is thinking…")


@pytest.mark.parametrize(
    ("key", "said"), [("\x03", "interrupted; the game is saved"), ("\x04", "no more input; the game is saved")]
)
def test_leaving_with_a_key_loses_nothing(tmp_path: Path, key: str, said: str) -> None:
    path = tmp_path / "game.txt"
    with Terminal("play", "--seed", "7", "--record", str(path)) as terminal:
        terminal.answer("choose a card", "18 build\r")
        terminal.answer("2 building points left", key)
        terminal.until(said)
        assert terminal.child.wait(30) == 2
    assert parse_record(path.read_text(encoding="utf-8")).decisions[-1].text == "18 for build"


# -- records ---------------------------------------------------------------------------------------------


def test_show_a_position(run: Run, finished: Path) -> None:
    result = run("show", finished, "--at", "20")
    assert result.code == 0
    assert "After decision 20 of" in result.out
    assert "W·NRW" in result.out
    assert "West’s hand" in result.out


def test_show_the_end(run: Run, finished: Path) -> None:
    assert " wins: " in run("show", finished).out


def test_show_as_json(run: Run, finished: Path) -> None:
    data = json.loads(run("show", finished, "--at", "20", "--json").out)
    assert data["edition"] == "2.1"
    assert len(data["unrest"]) == 14


def test_replay_tells_every_decision(run: Run, finished: Path) -> None:
    result = run("replay", finished)
    decisions = parse_record(finished.read_text(encoding="utf-8")).decisions
    for ply in (1, len(decisions)):
        assert f"{ply}  {decisions[ply - 1].seat}  {decisions[ply - 1].text}" in result.out
    assert " wins: " in result.out.splitlines()[-1]


def test_replay_from_a_decision(run: Run, finished: Path) -> None:
    out = run("replay", finished, "--from", "30").out
    assert "\n30  " in "\n" + out
    assert "\n29  " not in "\n" + out


def test_verify(run: Run, finished: Path, tmp_path: Path) -> None:
    assert "chance followed the committed seed" in run("verify", finished).out
    text = finished.read_text(encoding="utf-8")
    unproven = tmp_path / "unproven.txt"
    unproven.write_text(re.sub(r"(seed|commitment): .*\n", "", text), encoding="utf-8")
    assert "chance cannot be checked" in run("verify", unproven).out
    forged = tmp_path / "forged.txt"
    forged.write_text(re.sub(r"\n1 chance deal (\d+)", "\n1 chance deal 21", text), encoding="utf-8")
    assert run.refused("verify", forged, code=1).startswith("invalid record: ")


def test_export_and_import_give_the_game_back(run: Run, finished: Path, tmp_path: Path) -> None:
    exported, again = tmp_path / "game.json", tmp_path / "again.txt"
    assert run("export", finished, "-o", exported).code == 0
    assert json.loads(run("export", finished).out) == json.loads(exported.read_text(encoding="utf-8"))
    result = run("import", exported, "-o", again)
    assert result.code == 0
    assert result.out.startswith("Imported: ")
    first, second = (parse_record(path.read_text(encoding="utf-8")) for path in (finished, again))
    assert first.decisions == second.decisions


def test_import_until_a_decade(run: Run, finished: Path, tmp_path: Path) -> None:
    exported = tmp_path / "game.json"
    run("export", finished, "-o", exported)
    state = json.loads(run("import", exported, "--until", "I", "--json").out)
    assert set(state) >= {"provinces", "tracks"}


@pytest.mark.parametrize("period", ["5", "V", "soon"])
def test_import_until_a_decade_that_is_none(run: Run, finished: Path, tmp_path: Path, period: str) -> None:
    exported = tmp_path / "game.json"
    run("export", finished, "-o", exported)
    assert f"--until: this game has no period “{period}”" in run.refused("import", exported, "--until", period)


def test_a_stopped_import_tells_turn_and_rule(run: Run, finished: Path, tmp_path: Path) -> None:
    exported, kept = tmp_path / "game.json", tmp_path / "kept.txt"
    run("export", finished, "-o", exported)
    data = json.loads(exported.read_text(encoding="utf-8"))
    data["turns"][3]["steps"] = [["build", "Berlin"], ["build", "München"]]
    exported.write_text(json.dumps(data), encoding="utf-8")
    assert re.match(r"turn 4.*\(rule [\d.]+\)", run.refused("import", exported, code=1))
    assert not kept.exists()
    assert str(kept) in run.refused("import", exported, "-o", kept, code=1)
    assert run("verify", kept).code == 0


# -- fuzz ---------------------------------------------------------------------------------------------------


def test_fuzz_sums_up(run: Run, tmp_path: Path) -> None:
    result = run("fuzz", "wsdv", "--games", "3", "--seed", "4", "--edition", "2.0", "--out", tmp_path)
    assert result.code == 0
    assert "3 games passed, 0 failed" in result.out
    assert " per game (from " in result.out
    assert re.search(r"\d \(\d+\.\d%\)  (West|East) wins: ", result.out)
    assert list(tmp_path.iterdir()) == []


def test_fuzz_writes_the_record_of_a_failure(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = "republik record 1\ngame: wsdv\n\n1 chance deal 1\n"
    said = Phrase("fuzz-broken-copy-differs")
    failure = FuzzFailure("wsdv", 4, 0, 2, "copy-differs", "", record, said)
    monkeypatch.setattr("republik.table.fuzz.fuzz", lambda *_, **__: FuzzReport(failures=[failure]))
    result = run("fuzz", "--games", "1", "--seed", "4", "--out", tmp_path)
    assert result.code == 1
    (path,) = tmp_path.iterdir()
    assert str(path) in result.out
    assert "after 2 decisions: a copy differs from its position" in result.out
    assert path.read_text(encoding="utf-8") == failure.record


# -- help and invalid input -------------------------------------------------------------------------------------


def test_version_and_help(run: Run) -> None:
    assert run("--version").out == f"republik {republik.__version__}\n"
    assert "play" in run("--help").out
    for command in cli.all_commands():
        result = run(command, "--help")
        assert result.code == 0
        assert "--lang" in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(run: Run, language: str) -> None:
    out = run("play", "--help", "--lang", language).out
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", out)
    assert language == "en" or "options:" not in out


def test_without_a_command_a_game_begins(run: Run) -> None:
    assert "West: choose a card" in run(answers="quit\nquit\n").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "invalid choice"),
        (["play", "--west"], "expected one argument"),
        (["play", "--nonsense"], "unrecognized arguments"),
        (["play", "--lang", "fr"], "unknown language “fr”"),
        (["play", "--lang="], "unknown language"),
        (
            ["play", "--west", "deep"],
            "unknown player “deep”; available: person, chancellor, citizen, delegate, greedy, minister",
        ),
        (["play", "--west", "deep:2s"], "unknown player “deep:2s”"),
        (["play", "--east", "minister:2s"], "minister does not take a budget; chancellor, search, statesman do"),
        (["play", "--east", "search:x"], "search: “x” is not a budget. Use iterations up to 10000000 (800), seconds"),
        (["play", "--east", "statesman:0s"], "statesman: “0s” is not a budget"),
        (["play", "--level", "7"], "unknown level “7”; available: 1 Newcomer, 2 Citizen, 3 Delegate, 4 Minister"),
        (["play", "--level", "statesman:"], "statesman: “” is not a budget"),
        (["play", "--level", "5", "--west", "person", "--east", "person"], "--level is for the computer’s side"),
        (["play", "--level", "5", "--west", "minister"], "--level is for the computer’s side"),
        (["play", "--think", "long"], "--think: “long” is not a number of seconds above 0 and up to 3600"),
        (["play", "--think", "nan"], "--think: “nan” is not a number"),
        (["play", "--think", "3601"], "--think: “3601” is not a number"),
        (
            ["play", "--level", "3", "--think", "5"],
            "--think is for chancellor, search, statesman, and none of them plays here",
        ),
        (["play", "--east", "search:9", "--think", "5"], "--think is for chancellor, search, statesman"),
        (["play", "--edition", "3.0"], "--edition: unknown value “3.0”; available: 2.1, 2.0, 1.0"),
        (["play", "--seed", " "], "a seed needs at least one character"),
        (["play", "--record", "no/such/folder/game.txt"], "folder not found: no/such/folder"),
        (["play", "--resume", "nowhere.txt"], "file not found: nowhere.txt"),
        (["play", "--resume", "nowhere.txt", "--seed", "1"], "cannot be given with --resume"),
        (["show", "nowhere.txt"], "file not found: nowhere.txt"),
        (["replay", "nowhere.txt"], "file not found: nowhere.txt"),
        (["verify", "nowhere.txt"], "file not found: nowhere.txt"),
        (["export", "nowhere.txt"], "file not found: nowhere.txt"),
        (["import", "nowhere.json"], "file not found: nowhere.json"),
        (["show"], "arguments are required"),
        (["fuzz", "--games", "0"], "--games: “0” is not a whole number from 1"),
        (["fuzz", "--games", "many"], "not a whole number"),
        (["fuzz", "--games", "1", "--seed", "x"], "--seed: “x” is not a whole number"),
        (["fuzz", "--games", "1", "--workers", "-3"], "not a whole number"),
        (["fuzz", "chess"], "unknown game “chess”; available: "),
        (["fuzz", "--edition", "9"], "--edition: unknown value “9”"),
    ],
)
def test_bad_input_is_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in run.refused(*arguments)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["show", "replay", "export", "verify"])
@pytest.mark.parametrize(
    "content", [b"", b"hello\n", b"\xff\xfe\x00", b"republik record 1\n", b"republik record 9\ngame: wsdv\n\n"]
)
def test_files_that_are_no_records(run: Run, tmp_path: Path, command: str, content: bytes) -> None:
    path = tmp_path / "file.txt"
    path.write_bytes(content)
    assert "invalid record: line" in run.refused(command, path)


def test_folders_and_foreign_games(run: Run, tmp_path: Path) -> None:
    assert "cannot be read" in run.refused("show", tmp_path)
    assert "is a folder" in run.refused("play", "--record", tmp_path)
    assert "cannot be written" in run.refused("export", _record(tmp_path), "-o", tmp_path / "no" / "x.json")
    foreign = tmp_path / "foreign.txt"
    foreign.write_text("republik record 1\ngame: chess\n\n", encoding="utf-8")
    assert "unknown game “chess”" in run.refused("show", foreign)


def _record(folder: Path) -> Path:
    path = folder / "short.txt"
    path.write_text(
        f"republik record 1\ngame: wsdv\nedition: 2.1\nrevision: {games.game('wsdv').revision}\n\n1 chance deal 3\n",
        encoding="utf-8",
    )
    return path


def test_positions_beyond_the_record(run: Run, finished: Path) -> None:
    assert "--at: “99999” is not a whole number from 0 to " in run.refused("show", finished, "--at", "99999")
    assert "--at: “-1”" in run.refused("show", finished, "--at=-1")


def test_a_game_is_not_written_over(run: Run, finished: Path) -> None:
    before = finished.read_bytes()
    again = ("play", "--west", "random", "--east", "random", "--seed", "1", "--record", finished)
    assert "already exists" in run.refused(*again)
    assert finished.read_bytes() == before
    assert run(*again, "--force").code == 0
    assert finished.read_bytes() != before


def test_a_record_against_the_rules(run: Run, finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if re.match(r"\d+ (west|east) ", line))
    lines[number] = re.sub(r"(west|east) .*", r"\1 build München", lines[number])
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert f"line {number + 1}: " in run.refused("show", broken)
    assert f"line {number + 1}: " in run.refused("play", "--resume", broken)


def test_a_resumed_record_without_a_seed_goes_on(run: Run, tmp_path: Path) -> None:
    result = run("play", "--resume", _record(tmp_path), "--west", "random", "--east", "random")
    assert result.code == 0
    assert " wins: " in result.out


def test_a_finished_game_resumed_tells_its_end(run: Run, finished: Path) -> None:
    assert " wins: " in run("play", "--resume", finished).out


@pytest.mark.parametrize("columns", ["", "0", "1", "20", "9999999", "wide"])
def test_odd_sizes(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert run("play", "--seed", "7", answers="map\nquit\nquit\n").code == 0


def test_no_input_at_all(run: Run) -> None:
    assert run.refused("play", "--seed", "1") == "no more input; the game was not saved"


@pytest.mark.parametrize("built", [True, False])
def test_serve_says_that_the_page_without_a_server_is_not_built(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built: bool
) -> None:
    def serve_at(_: Settings, listening: socket.socket, __: str | None) -> bool:
        listening.close()
        return True

    monkeypatch.setattr("republik.server.ops.serve.serve_at", serve_at)
    monkeypatch.setattr("republik.compiled", lambda: True)
    monkeypatch.setattr(Settings, "has_offline_page", lambda _: built)
    result = run("serve", "--port", "0", "--data", tmp_path)
    assert result.code == 0
    assert ("/offline/. `make site` builds it." in result.out) != built


def test_every_game_there_is_can_be_fuzzed(run: Run, tmp_path: Path) -> None:
    for name in BUILT_IN:
        assert run("fuzz", name, "--games", "1", "--out", tmp_path).code == 0


# -- records older than a correction of the rules ------------------------------------------------------------------


def corrected(game: str) -> str:
    return f"revision 1 then, {games.game(game).revision} now"


def test_a_new_record_names_the_revision_of_the_rules(finished: Path) -> None:
    record = parse_record(finished.read_text(encoding="utf-8"))
    assert record.header["revision"] == str(games.game("wsdv").revision)


def test_a_record_from_before_a_correction_is_shown_as_far_as_it_holds(run: Run, outdated: Path) -> None:
    result = run("show", outdated)
    assert result.code == 0
    assert "After decision 59 of" in result.out
    assert corrected("wsdv") in result.err
    assert "“place unrest nowhere”" in result.err


def test_a_record_from_before_a_correction_is_replayed_as_far_as_it_holds(run: Run, outdated: Path) -> None:
    result = run("replay", outdated)
    assert result.code == 0
    assert "\n59  " in result.out
    assert "\n60  " not in result.out
    assert "“place unrest nowhere”" in result.err


def test_verify_says_where_corrected_rules_refuse_a_record(run: Run, outdated: Path) -> None:
    told = run.refused("verify", outdated, code=1)
    assert corrected("wsdv") in told
    assert "“place unrest nowhere”" in told
    assert "the first 59 of" in told


def test_a_record_from_before_a_correction_goes_on_in_another_file(run: Run, outdated: Path, tmp_path: Path) -> None:
    before = outdated.read_text(encoding="utf-8")
    assert run("play", "--resume", outdated).code == 2
    assert outdated.read_text(encoding="utf-8") == before
    other = tmp_path / "other.txt"
    result = run("play", "--resume", outdated, "--record", other)
    assert result.code == 0
    assert outdated.read_text(encoding="utf-8") == before
    after = parse_record(other.read_text(encoding="utf-8"))
    assert after.decisions[:59] == parse_record(before).decisions[:59]
    assert "result" in after.header
    assert run("verify", other).code == 0


def test_a_record_from_before_a_correction_is_analysed_as_far_as_it_holds(run: Run, outdated: Path) -> None:
    result = run("analyse", outdated, "--player", "greedy")
    assert result.code == 1
    assert corrected("wsdv") in result.out


EARLIER = Path(__file__).parent / "data" / "revision1"
"""Records written by the version before the corrections."""


@pytest.mark.parametrize("name", ["wsdv-1.0-2", "wsdv-2.1-2"])
def test_earlier_records_that_hold_say_so_and_verify(run: Run, name: str) -> None:
    path = EARLIER / f"{name}.txt"
    assert run("verify", path).code == 0
    shown = run("show", path)
    assert (shown.code, corrected("wsdv") in shown.err) == (0, True)
    assert "No longer allowed" not in shown.err


def corrected_since(path: Path) -> str:
    """What is said about a record of Weimar from before a correction."""
    record = parse_record(path.read_text(encoding="utf-8"))
    return f"revision {revision_of(record)} then, {games.game('weimar').revision} now"


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("revision1/weimar-abyss-1", 132),
        ("revision1/weimar-bruderkrieg-1", 140),
        ("revision2/weimar-abyss-4", 143),
        ("revision2/weimar-bruderkrieg-2", 137),
    ],
)
def test_earlier_records_that_do_not_hold_are_shown_as_far_as_they_do(run: Run, name: str, good: int) -> None:
    path = EARLIER.parent / f"{name}.txt"
    before = corrected_since(path)
    shown = run("show", path)
    assert (shown.code, f"After decision {good} of" in shown.out) == (0, True)
    assert before in shown.err
    refused = parse_record(path.read_text(encoding="utf-8")).line(good + 1)
    assert f"line {refused}: " in shown.err
    assert before in run("show", path, "--at", str(good + 1)).err
    assert before in run.refused("verify", path, code=1)


def test_a_solo_game_of_revision_2_that_holds_says_so_and_verifies(run: Run) -> None:
    path = EARLIER.parent / "revision2" / "weimar-abyss-2.txt"
    assert run("verify", path).code == 0
    shown = run("show", path)
    assert (shown.code, "No longer allowed" in shown.err) == (0, False)
    assert corrected_since(path) in shown.err


CARD_46 = EARLIER.with_name("revision2") / "wsdv-2.1-card-46.txt"
"""A game of revision 2 in which East triggers card 46 with nothing to run down, as decision 133."""


def test_a_record_under_the_earlier_reading_of_card_46_still_replays(run: Run, tmp_path: Path) -> None:
    assert run("verify", CARD_46).code == 0
    shown = run("show", CARD_46)
    assert (shown.code, "After decision 252 of 252" in shown.out) == (0, True)
    assert "revision 2 then, 3 now" in shown.err
    today = tmp_path / "today.txt"
    today.write_text(CARD_46.read_text(encoding="utf-8").replace("revision: 2", "revision: 3"), encoding="utf-8")
    assert "rule 6.4" in run.refused("verify", today, code=1)


def test_a_position_under_the_earlier_reading_of_card_46_still_reads() -> None:
    record = parse_record(CARD_46.read_text(encoding="utf-8"))
    game = games.game("wsdv")
    position = start(record, game)
    for ply in range(1, 133):
        position.play(read_move(record, game, position, ply)[1])
    again = game.from_text(position.to_text())
    assert again == position
    again.play(again.parse_move("46 for event"))
    position.play(position.parse_move("46 for event"))
    assert again == position


def test_going_on_never_writes_over_a_result_that_the_corrected_rules_do_not_reach(run: Run, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if not line.startswith("revision:")]
    result = next(number for number, line in enumerate(lines) if line.startswith("result: "))
    other = "east, triumph, 9.9" if "triumph" not in lines[result] else "west, collapse, 9.10"
    lines[result] = f"result: {other}"
    finished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    before = finished.read_text(encoding="utf-8")
    assert run("play", "--resume", finished).code == 2
    assert finished.read_text(encoding="utf-8") == before


def test_no_argument_can_be_the_name_of_a_seat_or_an_option() -> None:
    """Games in other packages may add their own arguments to the commands."""
    of_games = {word for game in games.playable() for word in (*game.seats, *(option.name for option in game.options))}
    for command in ("play", "fuzz", "arena", "dataset"):
        made = argparse.ArgumentParser()
        cli.all_commands()[command].add(made, CommandContext(Messages("en")))
        made.add_argument("--lang")
        long = {text.removeprefix("--") for text in made._option_string_actions if text.startswith("--")}
        assert long - of_games <= games.RESERVED, command
