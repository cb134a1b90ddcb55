"""Weimar in the terminal: drawing, answers, whole games at the prompt, records."""

import io
import re
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.terminal.sitting import AskedQuestion, lines_of
from tests.terminal.sitting import sit_down as sit_at

from republik import cli, games
from republik.games.weimar import new_game
from republik.games.weimar.game import GAME
from republik.games.weimar.phrases.bots import always, tables_of, zentrum_limits
from republik.games.weimar.phrases.notes import printed_card
from republik.games.weimar.phrases.sources import MARKS, card_marks, paragraph_phrase
from republik.games.weimar.players import players
from republik.games.weimar.players.reasons import reasons_of
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.booklet import PARAGRAPHS
from republik.games.weimar.rules.components import SCENARIOS, provenance
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.scene import scene
from republik.games.weimar.terminal.board import INKS, ROWS, Board
from republik.games.weimar.terminal.drawing import (
    CHAPTERS,
    OpenWeimarDrawing,
    WeimarDrawing,
    WeimarTerminal,
    bots,
    rules,
)
from republik.games.weimar.terminal.labels import Labels
from republik.games.weimar.values import register_folder
from republik.messages.i18n import LANGUAGES, Messages
from republik.messages.render import renderer
from republik.table.chance import Seed
from republik.table.contract import CHANCE, Event
from republik.table.phrases import Name, Phrase
from republik.table.records import parse_record
from republik.table.session import Session, new_session, resume
from republik.table.thoughts import Reason
from republik.terminal.answers import find
from republik.terminal.card_answers import find_card, find_use
from republik.terminal.layout import Sentence
from republik.terminal.pending import PendingDecision
from republik.terminal.play_loop import PlayLoop
from republik.terminal.questions import Question

UNREADABLE = re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]|\{|\$[a-z]")
SPD, ZENTRUM, KPD, DNVP = range(4)


def board_of(position: Position) -> Board:
    return Board(position, Labels(position.rules, renderer(GAME)))


class Played:
    """A random game: every decision position, and all events."""

    def __init__(self, scenario: str, seed: int) -> None:
        rng = Random(seed)
        position = new_game(scenario)
        self.positions: list[Position] = []
        self.events: list[Event] = []
        while (seat := position.to_act()) is not None:
            if seat != CHANCE:
                self.positions.append(position.copy())
            position.play(rng.choice(position.moves()), self.events.append)
        self.last = position


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return [Played(scenario, seed) for scenario in SCENARIOS for seed in range(3)]


# -- sources of values --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_cites_the_paragraphs_of_the_booklet(language: str) -> None:
    words = renderer(GAME, language)
    drawing = OpenWeimarDrawing(GAME, new_game("main"), words, 100)

    def page(key: str) -> str:
        return " ".join(line.plain for line in drawing.card(key))

    impulse = words.text(Phrase("paragraph-example-impulse", {"number": "3"}))
    assert impulse in page("A51")
    assert MARKS["house"] in page("A51"), "how far its topics move is not told"
    assert page("A28").count(impulse) == 3, "title, both values, event"
    assert words.text(Phrase("paragraph-histories")) in page("Z24")
    assert words.text(Phrase("source-seed")) not in page("A26")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_has_its_words(language: str) -> None:
    words = renderer(GAME, language)
    told = {words.text(paragraph_phrase(paragraph)) for paragraph in PARAGRAPHS}
    assert len(told) == len(PARAGRAPHS)
    assert not any(UNREADABLE.search(text) for text in told)
    assert paragraph_phrase("1.4.7") == Phrase("paragraph-number", {"number": "1.4.7"})


# -- questions and choices ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_choices_over_whole_games(language: str, played: list[Played]) -> None:
    for game in played[LANGUAGES.index(language) :: 4]:
        for position in game.positions[::3]:
            asked = AskedQuestion(GAME, position, language)
            pending = asked.pending
            assert not UNREADABLE.search(lines_of(asked.question.forms()[0]))
            uses = {use.move for card in pending.cards for use in card.uses if use.legal}
            assert uses | {choice.move for choice in pending.listed} == set(position.legal)
            for choice in pending.listed:
                assert not UNREADABLE.search(f"{choice.label} {choice.short} {choice.note} {choice.group}")
                assert find(choice.number, pending.listed, position) == choice
                assert find(position.move_text(choice.move), pending.listed, position) == choice


def test_choices_are_told_apart(played: list[Played]) -> None:
    for game in played:
        for position in game.positions[::5]:
            listed = AskedQuestion(GAME, position).pending.listed
            assert len({(choice.group, choice.short, choice.note) for choice in listed}) == len(listed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_can_be_read(language: str) -> None:
    messages = Messages(language, GAME)
    assert all(messages.has(f"{kind}-{chapter.lower()}") for kind in ("chapter", "rule") for chapter in CHAPTERS)


# -- drawing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_tables_and_the_zentrums_limits_can_be_read(language: str) -> None:
    drawing = WeimarDrawing(GAME, new_game("abyss").view(SPD), renderer(GAME, language), 100)
    assert "bots" in [command.name for command in WeimarTerminal.commands]
    page = "\n".join(line.plain for line in bots(drawing, "").lines)
    assert not UNREADABLE.search(page)
    assert max(len(line) for line in page.splitlines()) <= 100
    rules = drawing.position.rules
    said = [*always(), *zentrum_limits(rules)]
    said += [row for party in (KPD, DNVP) for table in tables_of(rules, party) for row in table.rows]
    words = " ".join(page.split())
    for row in said:
        assert " ".join(renderer(GAME, language).text(row).split()) in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_rules_are_signed(language: str) -> None:
    """W8 and W9: a number of our own carries its sign, and the legend explains it."""
    drawing = WeimarDrawing(GAME, new_game("main").view(SPD), renderer(GAME, language), 100)
    legend = renderer(GAME, language).text(Phrase("source-legend"))

    def chapter(name: str) -> str:
        return " ".join(line.plain for line in rules(drawing, name).lines)

    assert " ".join(legend.split()) in " ".join(chapter("W9").split())
    assert chapter("W9").removesuffix(legend).count("○") == 1, "the price of a counter-coup"
    assert chapter("W9").removesuffix(legend).count("●") == 6
    assert chapter("W8").removesuffix(legend).count("●") == 2
    assert not UNREADABLE.search(chapter("W8") + chapter("W9"))


def test_the_rules_say_how_many_values_are_our_own() -> None:
    drawing = WeimarDrawing(GAME, new_game("main").view(SPD), renderer(GAME, "en"), 300)
    sources = [source for _, _, source in provenance(drawing.position.rules.components)]
    told = " ".join(line.plain for line in rules(drawing, "").lines)
    assert f"Of the {len(sources):,} values" in told
    assert f"{sources.count('house'):,} ({round(100 * sources.count('house') / len(sources))}%) are our own" in told


def test_the_map_shows_bases_markers_and_units() -> None:
    position = scene(
        bases={"SPD": "Berlin Berlin", "KPD": "Berlin"},
        markers={"unrest": "Berlin", "councils": "Berlin"},
        units={"police": {"Berlin": 2}, "soldiers": {"Berlin": 1}},
        hands={"SPD": ["S01"]},
    )
    board = board_of(position)
    first, second = board.city(fx.BERLIN, set())
    assert first.plain.split() == ["Berlin", "SSK··"]
    assert second.plain.split() == ["!★", "PPs"]
    assert sorted(key for row in ROWS for key in row if key) == sorted(fx.CITIES)


def test_the_opinion_track_has_the_kpd_above_and_the_spd_left() -> None:
    position = scene(topics={"media": "K4", "economy 1": "S3"}, hands={"SPD": ["S01"]})
    grid = [line.plain for line in board_of(position).grid()]
    assert grid[0].strip() == "b"  # media, the second topic in play, at the end of the KPD's arm
    assert grid[4].split()[:2] == ["S4", "a"]
    assert grid[8].strip() == "Z4"


def test_parliament_fills_from_the_left() -> None:
    position = scene(seats=(7, 5, 6, 3), hands={"SPD": ["S01"]})
    half = [line.plain for line in board_of(position).parliament()]
    seats = "".join(half)
    assert [seats.count(letter) for letter in "SZKD○"] == [7, 5, 6, 3, 3]
    assert half[-1].split()[0] == "K"
    assert half[-1].split()[-1] == "○"


def test_parliament_counts_the_overflow_and_still_shows_every_party() -> None:
    position = scene(seats=(9, 5, 8, 7), hands={"SPD": ["S01"]})
    board = board_of(position)
    half = "".join(line.plain for line in board.parliament())
    assert sum(half.count(letter) for letter in "SZKD") == 24
    assert half.count("D") >= 5
    assert "overflow: 5" in board.parliament_line().plain


@pytest.mark.parametrize("width", [60, 80, 100, 120, 170])
def test_nothing_is_wider_than_the_terminal(width: int, played: list[Played]) -> None:
    for language in LANGUAGES:
        for game in played[::4]:
            for position in (game.positions[0], game.positions[-1]):
                drawing = OpenWeimarDrawing(GAME, position, renderer(GAME, language), width)
                for line in drawing.board() + drawing.cards():
                    assert line.cell_len <= width, line.plain


@pytest.mark.parametrize("size", [(120, 40), (100, 30)])
def test_the_question_fits_the_terminal(size: tuple[int, int], played: list[Played]) -> None:
    for game in played:
        log: list[Sentence] | None = None
        for position in game.positions[::4]:
            asked = AskedQuestion(GAME, position, "de", size)
            log = log or asked.display.log(game.events, asked.pending.view)
            drawing = asked.pending.drawing
            block = asked.play.screen(drawing).compose(drawing.boards(), asked.question.forms(), log, 3)
            assert len(block) < size[1], lines_of(asked.question.prompt())


def test_a_card_shows_where_it_comes_from() -> None:
    position = scene(hands={"SPD": ["S01"]})
    card = printed_card(position.rules, position.rules.card_index["Z08"])
    assert card_marks(card) == "●●○"
    page = lines_of(OpenWeimarDrawing(GAME, position, renderer(GAME), 120).card("Z08"))
    assert "event: ○ house rule" in page
    assert "values: ● companion booklet" in page
    assert card.note["en"] in page.replace("\n", " ")


# -- refusals -------------------------------------------------------------------------------------------------


def actions_in_berlin() -> Position:
    position = scene(to_act="SPD", hands={"SPD": ["S01"]}, bases={"SPD": "Berlin"})
    position.play(position.parse_move("S01 for actions"))
    position.play(position.parse_move("city Berlin"))
    return position


def test_why_not_tells_the_chapter() -> None:
    asked = AskedQuestion(GAME, actions_in_berlin())
    assert asked.why("coup") == ["the SPD cannot attempt a coup (rule W9)"]
    assert "all actions of a card take place in one city" in asked.why("city Essen")[0]
    assert asked.why("demonstration") == ["demonstration: allowed"]
    assert asked.why("nonsense") == []


def test_a_card_is_found_by_number_title_and_use() -> None:
    asked = AskedQuestion(GAME, scene(to_act="SPD", hands={"SPD": ["S01", "S09", "A22"]}))
    offered = asked.pending.cards
    assert [card.card for card in offered] == ["A22", "S01", "S09"]
    assert find_card("s09 debate", offered) == (offered[2], offered[2].uses[st.DEBATE])
    assert find_card("2", offered) == (offered[1], None)
    assert find_use("act", offered[0].uses) == offered[0].uses[st.ACTIONS]
    assert asked.question.use_note(offered[0].uses[st.EVENT]).endswith("then a debate or actions")


# -- whole games at the prompt -----------------------------------------------------------------------------------


ASIDES = ("undo", "gibberish", "why berlin", "help", "map", "cards", "log", "rules W9", "rules", "bots")


class Script:
    """Answers like a person who knows the rules, with occasional commands and nonsense."""

    def __init__(self, session: Session, seed: int, stop_after: int | None, *, interactive: bool) -> None:
        self.session = session
        self.rng = Random(seed)
        self.stop_after = stop_after
        self.interactive = interactive
        self.answers = 0

    def ask(self, prompt: str, completions: object, toolbar: str) -> str:
        if prompt != "> ":
            return ""
        self.answers += 1
        if self.stop_after is not None and self.answers > self.stop_after:
            return "quit"
        if self.answers % 9 == 0:
            return ASIDES[self.answers // 9 % len(ASIDES)]
        position = self.session.position
        seat = position.to_act()
        assert seat is not None
        pending = AskedQuestion(GAME, position).pending
        if pending.cards:
            card = self.rng.choice(pending.cards)
            use = self.rng.choice([number for number, use in enumerate(card.uses, 1) if use.legal])
            return f"{card.card} {use}"
        return self.rng.choice(pending.listed).number


def sit_down(
    scenario: str, seed: int, stop_after: int | None = None, *, interactive: bool = False, path: Path | None = None
) -> tuple[PlayLoop, io.StringIO]:
    session = new_session(GAME, {"scenario": scenario}, {}, Seed.from_text(str(seed)))
    return table_of(session, seed, stop_after, interactive=interactive, path=path)


def legal(session: Session) -> Sequence[int]:
    return session.position.moves()


def table_of(
    session: Session,
    seed: int,
    stop_after: int | None,
    *,
    interactive: bool = False,
    path: Path | None = None,
    language: str = "en",
) -> tuple[PlayLoop, io.StringIO]:
    reader = Script(session, seed, stop_after, interactive=interactive)
    return sit_at(session, [None] * 4, reader, language, path)


def command(loop: PlayLoop, text: str) -> bool:
    seat = loop.session.position.to_act()
    assert seat is not None
    return loop.commands.run(text, PendingDecision(loop.play, seat))


@pytest.mark.parametrize(("scenario", "interactive"), [("abyss", True), ("bruderkrieg", False), ("vulkan", True)])
def test_a_whole_game_at_the_prompt(scenario: str, interactive: bool) -> None:
    table, out = sit_down(scenario, 4, interactive=interactive)
    outcome = table.run()
    assert outcome is not None
    text = out.getvalue()
    assert not UNREADABLE.search(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text))
    assert "is not one of the choices here" in text
    assert outcome.rule in table.play.outcome_text(outcome)


def test_alone_one_person_is_asked_for_spd_and_zentrum_only(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, out = sit_down("abyss", 2)
    asked: set[int] = set()
    ask = Question.ask

    def note_and_ask(question: Question) -> int | None:
        asked.add(question.pending.seat)
        return ask(question)

    monkeypatch.setattr(Question, "ask", note_and_ask)
    loop.run()
    assert asked == {SPD, ZENTRUM}
    assert "KPD: booklet bot" in out.getvalue()
    assert "Everyone else looks away" not in out.getvalue()


def test_a_kept_game_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    table, _ = sit_down("bruderkrieg", 7, stop_after=30, path=path)
    assert table.run() is None
    record = parse_record(path.read_bytes())
    again = resume(record, games.game)
    assert again.position == table.session.position
    more, _ = table_of(again, 8, None, path=path)
    assert more.run() is not None
    assert len(more.session.decisions) > len(record.decisions)


def test_a_decision_is_taken_back_until_something_is_hidden() -> None:
    table, out = sit_down("abyss", 3, stop_after=0)
    before = table.session.position
    table.decide(before.moves()[0])
    assert table.session.position != before
    assert command(table, "undo")
    assert table.session.position == before
    table.dialogue.flush()
    assert "Undone." in out.getvalue()


def test_alone_a_person_takes_back_the_last_decision_of_either_party() -> None:
    table, _ = sit_down("abyss", 3, stop_after=0)
    while (seat := table.session.position.to_act()) == SPD:
        before = table.session.position
        table.decide(before.moves()[0])
    assert seat == ZENTRUM  # the SPD has placed its bases
    assert command(table, "undo")
    assert table.session.position == before
    assert table.session.position.to_act() == SPD


def test_a_hint_names_choices_with_their_chances() -> None:
    table, out = sit_down("abyss", 3, stop_after=0)
    assert command(table, "hint")
    table.dialogue.flush()
    lines = out.getvalue().splitlines()
    assert lines[0] == "Hint (Minister), with the chance of winning (SPD):"
    assert re.match(r" +\d+%  \d+ base in \w+", lines[2] if "deals" in lines[1] else lines[1])
    assert not UNREADABLE.search(out.getvalue())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_for_a_card_tells_its_reasons_in_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reasons: list[Reason] = []

    def noted(*arguments: Any) -> list[tuple[Reason, ...]]:
        every = reasons_of(*arguments)
        reasons.extend(reason for each in every for reason in each)
        return every

    monkeypatch.setattr(players, "reasons_of", noted)
    session = new_session(GAME, {"scenario": "bruderkrieg"}, {}, Seed.from_text("hint"))
    rng = Random(2)
    while not any(move_text.endswith("for debate") for move_text in map(session.position.move_text, legal(session))):
        session.play(rng.choice(legal(session)))
    table, out = table_of(session, 3, 0, language=language)
    seat = session.position.to_act()
    assert seat is not None
    assert command(table, "hint")
    table.dialogue.flush()
    words = renderer(GAME, language)
    told = out.getvalue()
    title = {"level": Name("level", "minister"), "side": Name("seat", GAME.seats[seat])}
    assert words.text(Phrase("hint-title", title)) in told
    assert any(reason.phrase and words.text(reason.phrase) in " ".join(told.split()) for reason in reasons)
    assert re.search(r"\d+\s?%", told)
    assert not UNREADABLE.search(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_offered_with_their_help(language: str) -> None:
    table, out = table_of(new_session(GAME), 3, 0, language=language)
    assert command(table, "help")
    assert not UNREADABLE.search(out.getvalue())
    for name in ("bots", "cards", "map", "rules", "why"):
        assert Messages(language, GAME).text(f"help-{name}") in out.getvalue()


# -- the command line -------------------------------------------------------------------------------------------


class Run:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        for name, value in {"REPUBLIK_LANG": "en", "COLUMNS": "120", "NO_COLOR": "1"}.items():
            monkeypatch.setenv(name, value)

    def __call__(self, *arguments: str | Path, answers: str = "") -> tuple[int, str, str]:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        code = cli.main([str(argument) for argument in arguments])
        out, err = self.capsys.readouterr()
        return code, out, err


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(monkeypatch, capsys)


ALL_RANDOM = [word for seat in ("spd", "zentrum", "kpd", "dnvp") for word in (f"--{seat}", "random")]


def test_computers_play_and_the_record_is_shown_replayed_and_verified(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    code, out, err = run("play", "weimar", "--scenario", "bruderkrieg", *ALL_RANDOM, "--seed", "5", "--record", path)
    assert code == 0, err
    assert "victory points: SPD" in out
    assert run("verify", path)[0] == 0
    code, out, _ = run("show", path, "--at", "60")
    assert code == 0
    assert "War among Brothers" in out
    assert "The DNVP’s hand" in out
    code, out, _ = run("replay", path, "--lang", "hu")
    assert code == 0
    assert "forduló" in out
    assert not UNREADABLE.search(out)


@pytest.mark.parametrize(("asked", "meant"), [("me", "person"), ("Person", "person"), ("2", "citizen")])
@pytest.mark.parametrize("seat", ["spd", "zentrum"])
def test_in_a_solo_game_the_named_player_plays_both_parties(
    run: Run, tmp_path: Path, seat: str, asked: str, meant: str
) -> None:
    path = tmp_path / "solo.txt"
    asked_for = ("play", "weimar", "--scenario", "abyss", f"--{seat}", asked, "--seed", "1", "--record", path)
    assert run(*asked_for, answers="quit\n")[0] == 0
    header = parse_record(path.read_text(encoding="utf-8")).header
    assert [header[party] for party in ("spd", "zentrum", "kpd", "dnvp")] == [meant, meant, "automatic", "automatic"]


def test_the_solo_scenario_from_a_pipe_is_kept_and_resumed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "solo.txt"
    code, out, err = run(
        "play", "weimar", "--scenario", "abyss", "--seed", "1", "--record", path, answers="1\n2\nquit\n"
    )
    assert code == 0, err
    assert "Republic on the Brink · Round" in out
    assert "KPD: booklet bot" in out
    record = parse_record(path.read_bytes())
    assert (record.header["spd"], record.header["kpd"]) == ("person", "automatic")
    path.write_text(path.read_text(encoding="utf-8").replace(": automatic", ": bot"), encoding="utf-8")  # as in 0.1
    code, out, err = run("play", "--resume", path, answers="1\nquit\n")
    assert code == 0, err
    assert len(parse_record(path.read_bytes()).decisions) > len(record.decisions)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["weimar", "--scenario", "nowhere"], "unknown value “nowhere”"),
        (["weimar", "--west", "random"], "--west is not an option of weimar"),
        (["weimar", "--edition", "2.1"], "--edition is not an option of weimar"),
        (["--scenario", "abyss"], "--scenario is not an option of wsdv"),
        (["wsdv", "--kpd", "random"], "--kpd is not an option of wsdv"),
        (["weimar", "--scenario", "abyss", "--kpd", "random"], "the rules play these seats here"),
        (["weimar", "--spd", "nobody"], "nobody"),
        (["weimar", "--spd", "booklet"], "booklet plays --kpd, --dnvp only"),
        (["weimar", "--kpd", "booklet:5"], "booklet does not take a budget"),
        (["chess"], "chess"),
        (["weimar", "--data", "/no/such/folder"], "/no/such/folder"),
    ],
)
def test_bad_input_is_one_line(run: Run, arguments: list[str], told: str) -> None:
    code, _, err = run("play", *arguments)
    assert code == 2
    assert len(err.splitlines()) == 1
    assert told in err


def test_a_person_a_level_and_the_booklets_bots_at_one_table(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mixed.txt"
    seats = ("--zentrum", "2", "--kpd", "booklet", "--dnvp", "booklet")
    code, out, err = run("play", "weimar", "--record", path, *seats, answers="1\n2\nquit\n")
    assert code == 0, err
    assert "Zentrum: computer (Citizen)" in out
    assert "KPD: booklet bot" in out
    record = parse_record(path.read_bytes())
    assert [record.header[seat] for seat in ("spd", "zentrum", "kpd", "dnvp")] == [
        "person",
        "citizen",
        "booklet",
        "booklet",
    ]
    code, _, err = run("play", "--resume", path, answers="3\nquit\n")
    assert code == 0, err
    assert len(parse_record(path.read_bytes()).decisions) > len(record.decisions)


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("cards.toml", "[republic.A21", "not valid TOML"),
        ("cards.toml", "[republic.A99]\nbig = 1\n", "republic.A99: unknown key"),
        ("cards.toml", '[republic.A21]\nevent = "seat +"\n', "republic.A21.event"),
        ("kards.toml", "big = 1\n", "no such data file"),
        ("readme.txt", "", "has none of the data files"),
    ],
)
def test_an_invalid_custom_file_is_named(run: Run, tmp_path: Path, name: str, text: str, told: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    code, out, err = run("play", "weimar", "--data", tmp_path)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert told in err


def test_a_folder_of_custom_values(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "cards.toml").write_text("[republic.A21]\nbig = 5\n", encoding="utf-8")
    code, out, err = run("play", "weimar", "--data", folder, "--spd", "me", answers="cards A21\nquit\nquit\n")
    assert code == 0, err
    assert "big 5, small" in out
    assert "◆ custom file" in out
    other = tmp_path / "bad"
    other.mkdir()
    (other / "cards.toml").write_text("[republic.A21]\nbig = 99\n", encoding="utf-8")
    code, _, err = run("play", "weimar", "--data", other)
    assert code == 2
    assert "A21" in err


@pytest.mark.parametrize(("scenario", "first"), [("abyss", 1), ("bruderkrieg", 1), ("vulkan", 5), ("main", 1)])
def test_the_first_round_is_shown_from_the_start(run: Run, scenario: str, first: int) -> None:
    code, out, err = run("play", "weimar", "--scenario", scenario, "--spd", "me", "--seed", "4", answers="quit\nquit\n")
    assert code == 0, err
    assert f"· Round {first} of " in out
    assert "Round 0" not in out


def test_the_record_names_the_values_it_was_played_with(run: Run, tmp_path: Path) -> None:
    """A folder whose values have changed since is not accepted; without custom values, no folder is named."""
    folder, record = tmp_path / "own", tmp_path / "game.txt"
    folder.mkdir()
    own = folder / "board.toml"
    own.write_text("[city.berlin]\nslots = 4\n", encoding="utf-8")
    asked = ("play", "weimar", "--data", folder, "--spd", "me", "--force", "--record", record)
    assert run(*asked, answers="quit\n")[0] == 0
    kept = record.read_text(encoding="utf-8")
    header = parse_record(kept).header
    assert (header["data"], header["values"]) == (str(folder), register_folder(folder))
    assert run("play", "--resume", record, answers="quit\n")[0] == 0
    record.write_text(kept.replace(header["values"], "0123456789ab"), encoding="utf-8")
    code, _, err = run("play", "--resume", record)
    assert code != 0
    assert "0123456789ab" in err
    copy = tmp_path / "copy"
    copy.mkdir()
    (copy / "board.toml").write_bytes((files("republik.games.weimar") / "data" / "board.toml").read_bytes())
    assert run(*asked[:3], copy, *asked[4:], answers="quit\n")[0] == 0
    assert not {"data", "values"} & set(parse_record(record.read_text(encoding="utf-8")).header)


def ending_texts() -> list[tuple[str, int]]:
    """Returns the text of every ending, with every chapter that may declare it."""
    words = [
        Messages("en", GAME).text(f"ending-{name.replace('_', '-').replace(' ', '-')}")
        for name in st.TERMINATIONS
        if name
    ]
    return [(text, chapter) for text in words for chapter in range(1, 13)]


def test_random_games_are_counted_by_their_endings_in_words(run: Run) -> None:
    code, out, err = run("fuzz", "weimar", "--games", "2", "--scenario", "abyss")
    assert code == 0, err
    assert "2 games passed" in out
    assert re.search(r"Defeat.*: .*\(W\d+\)", out)
    code, out, err = run("fuzz", "weimar", "--games", "6", "--scenario", "vulkan")
    endings = {line.partition(": ")[2] for line in out.splitlines() if "wins: " in line}
    assert endings <= {f"{text} (W{rule})" for text, rule in ending_texts()}
    assert any(text.startswith("the Republic survives") for text in endings)
    assert run("fuzz", "wsdv", "--games", "1", "--scenario", "abyss")[0] == 2


# -- colours ---------------------------------------------------------------------------------------------


def luminance(ink: str) -> float:
    channels = [int(ink[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(ink: str, paper: str) -> float:
    low, high = sorted((luminance(ink), luminance(paper)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("paper", ["#ffffff", "#fdf6e3", "#000000", "#1e1e1e", "#002b36"])
def test_parties_are_legible_on_light_and_dark_terminals(paper: str) -> None:
    """Bold letters in the colour of the box; the DNVP's, black there, has the terminal's own colour."""
    assert INKS[fx.DNVP] == "default"
    for ink in (INKS[fx.SPD], INKS[fx.ZENTRUM], INKS[fx.KPD]):
        assert contrast(ink, paper) >= 3


def test_parties_have_the_colours_of_the_box() -> None:
    red, blue, pink = ([int(INKS[party][i : i + 2], 16) for i in (1, 3, 5)] for party in (fx.SPD, fx.ZENTRUM, fx.KPD))
    assert red[0] > 2 * max(red[1:])
    assert blue[2] > 1.5 * max(blue[:2])
    assert pink[0] > pink[2] > pink[1]
