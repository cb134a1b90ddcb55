"""Hints: which player they ask, for how long, and what they show."""

import io
import time
from pathlib import Path
from random import Random
from threading import Timer

import pytest
from rich.console import Console
from tests.terminal.sitting import AskedQuestion, sit_down

from republik.games.wsdv.game import GAME
from republik.games.wsdv.players.evaluation import FEATURES
from republik.games.wsdv.players.search import SearchPlayer
from republik.games.wsdv.rules.position import Position, View
from republik.messages.i18n import LANGUAGES, Messages
from republik.messages.render import renderer
from republik.players import registry
from republik.table.budget import MAX_SECONDS, Budget
from republik.table.chance import Seed
from republik.table.contract import View as AnyView
from republik.table.phrases import Name
from republik.table.session import Session, new_session
from republik.table.thoughts import Choice, Reason, Thoughts
from republik.table.turning import whole_percent
from republik.terminal import table_commands
from republik.terminal import thinking as thinking_module
from republik.terminal.hints import LONGER, adviser, hint_lines, read_thinking_time
from republik.terminal.thinking import Thinking

WIDE = 200


def session_of_seven(**players: str) -> Session:
    return new_session(GAME, {"edition": "2.1"}, players, Seed.from_text("7"))


def first_decision() -> Position:
    """West's first action."""
    position = session_of_seven().position
    assert isinstance(position, Position)
    return position.copy()


def plain_lines(thoughts: Thoughts, shown: Position, language: str = "en", width: int = WIDE) -> list[str]:
    asked = AskedQuestion(GAME, shown, language)
    listed = asked.pending.listed
    block = hint_lines(thoughts, "Minister", asked.pending.view, listed, asked.display, width)
    return [line.plain for line in block]


def told(shown: Position, move: int) -> str:
    return renderer(GAME).text(GAME.phrases.describe(View(0, shown), move))


@pytest.mark.parametrize(("text", "seconds"), [("10", 10.0), ("2.5", 2.5), ("2,5", 2.5), ("3s", 3.0), ("3 s", 3.0)])
def test_seconds_to_think(text: str, seconds: float) -> None:
    assert read_thinking_time(text, Messages("en")) == Budget(seconds=seconds)


def test_longer_in_the_language_of_the_table() -> None:
    assert read_thinking_time("", Messages("de")) is None
    for text in ("länger", "LANGER", "longer"):
        assert read_thinking_time(text, Messages("de")) == Budget(seconds=LONGER)


@pytest.mark.parametrize("text", ["0", "-1", "nan", "inf", "for ever", str(MAX_SECONDS + 1)])
def test_no_time_to_think(text: str) -> None:
    with pytest.raises(ValueError, match=r"seconds|float"):
        read_thinking_time(text, Messages("en"))


@pytest.mark.parametrize("opponent", ["", "person", "random", "newcomer", "delegate", "minister", "bot:python3 x.py"])
def test_a_minister_at_least_gives_the_hint(opponent: str) -> None:
    assert adviser("wsdv", [opponent], None).name == "minister"


def searching(opponent: str, budget: Budget | None) -> Budget:
    asked = adviser("wsdv", [opponent], budget)
    assert isinstance(asked, SearchPlayer)
    assert asked.name == "chancellor"
    return asked.budget


def test_a_searching_opponent_gives_the_hint_in_its_own_time() -> None:
    assert searching("search:70", None) == Budget(70)
    assert searching("search:70", Budget(seconds=3)) == Budget(seconds=3)
    assert searching("delegate", Budget(seconds=3)) == Budget(seconds=3)


def test_only_what_is_certain_has_0_or_100_percent() -> None:
    assert [whole_percent(chance) for chance in (0.0, 0.001, 0.416, 0.999, 1.0)] == [0, 1, 42, 99, 100]


def test_choices_with_their_chances_and_reasons() -> None:
    shown = first_decision()
    moves = shown.moves()
    reasons = (Reason("prestige", 0.1), Reason("east_unrest_slack", 0.05), Reason("tempo", -0.02))
    thoughts = Thoughts(0, tuple(Choice(move, 0.5, 0.25, reasons if move == moves[0] else ()) for move in moves[:4]))
    lines = plain_lines(thoughts, shown)
    assert lines[0] == "Hint (Minister), with the chance of winning (West):"
    assert lines[1] == f"   50%  {told(shown, moves[0])}"
    assert lines[2].strip() == (
        "pros: prestige track; distance from the next mass protest in the East · cons: whose turn is next"
    )
    assert lines[3:] == [f"   50%  {told(shown, move)}" for move in moves[1:3]]


def test_a_search_tells_how_much_it_tried() -> None:
    shown = first_decision()
    thoughts = Thoughts(0, (Choice(shown.moves()[0], 0.4, 0.905),), iterations=640, depth=9)
    lines = plain_lines(thoughts, shown)
    assert lines[1] == "tried 640 possible deals of the hidden cards, 9 actions deep"
    assert lines[2].endswith(" (90% of the search)")


def test_places_have_the_numbers_they_are_chosen_by() -> None:
    shown = first_decision()
    build = next(move for move in shown.moves() if shown.move_text(move).endswith("for build"))
    shown.play(build)
    thoughts = Thoughts(0, (Choice(shown.parse_move("build Flensburg"), 0.4, 1.0),))
    assert plain_lines(thoughts, shown)[1] == "   40%  1 build a factory in Flensburg"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_fits_the_screen(language: str) -> None:
    shown = first_decision()
    words = renderer(GAME, language)
    for feature in FEATURES:
        thoughts = Thoughts(0, (Choice(shown.moves()[0], 0.4, 1.0, (Reason(feature, 0.1), Reason("tempo", -0.1))),))
        lines = plain_lines(thoughts, shown, language, 80)
        assert all(len(line) <= 80 for line in lines)
        name = words.text(Name("feature", feature))
        assert name in " ".join(line.strip() for line in lines)
        assert name != feature


# -- at the table ------------------------------------------------------------------------------------


class Adviser:
    """Records what it was asked."""

    name = "minister"

    def __init__(self, error: BaseException | None = None) -> None:
        self.asked: list[AnyView] = []
        self.error = error

    def choose(self, view: AnyView, rng: Random) -> int:
        return self.think(view, rng).move

    def think(self, view: AnyView, _rng: Random) -> Thoughts:
        self.asked.append(view)
        if self.error is not None:
            raise self.error
        return Thoughts(view.seat, (Choice(view.moves()[0], 0.5, 1.0),))


def ask_for_a_hint(asked: Adviser, monkeypatch: pytest.MonkeyPatch, answers: str) -> tuple[str, Session]:
    session = session_of_seven()
    monkeypatch.setattr(table_commands, "adviser", lambda *_: asked)
    loop, out = sit_down(session, [None, registry.player("delegate", "wsdv")], answers, width=100)
    loop.run()
    return out.getvalue(), session


def test_a_hint_is_asked_with_the_view_of_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Adviser()
    shown, session = ask_for_a_hint(asked, monkeypatch, "hint\nquit\nquit\n")
    [view] = asked.asked
    assert isinstance(view, View)
    assert view == session.position.view(0)
    assert "Hint (Minister)" in shown


def test_an_interrupted_hint_leads_back_to_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, session = ask_for_a_hint(Adviser(KeyboardInterrupt()), monkeypatch, "hint longer\nquit\nquit\n")
    assert "No hint: interrupted." in shown
    assert shown.count("choose a card") >= 2
    assert all(decision.seat == "chance" for decision in session.decisions)


def test_a_hint_changes_nothing(tmp_path: Path) -> None:
    """The same game is played with and without hints."""
    games = []
    for answers in ("18 build\n6\n2\n", "hint\n18 build\nhint\n6\nhint 0.05\n2\n"):
        session = session_of_seven(west="person", east="search:60")
        players = [None, registry.player("search:60", "wsdv")]
        sit_down(session, players, answers + "quit\n", path=tmp_path / "game.txt")[0].run()
        games.append(session.decisions)
    assert games[0] == games[1]
    assert games[0][-1].seat == "east"


# -- thinking -------------------------------------------------------------------------------------------


def spun(wanted: bool, seconds: float, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(thinking_module, "A_MOMENT", 0.1)
    out = io.StringIO()
    thinking = Thinking(Console(file=out, force_terminal=True, width=80), wanted)
    thinking.end()
    thinking.begin("East is thinking…")
    time.sleep(seconds)
    thinking.begin("East is still thinking…")
    time.sleep(seconds)
    thinking.end()
    thinking.end()
    return out.getvalue()


def test_slow_thinking_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    told = spun(True, 0.4, monkeypatch)
    assert "East is thinking" in told
    assert "East is still thinking" in told


def test_quick_thinking_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert spun(True, 0.0, monkeypatch) == ""


def test_into_a_pipe_thinking_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert spun(False, 0.2, monkeypatch) == ""


class HastyTimer(Timer):
    """Simulates Ctrl-C while the spinner's thread is starting."""

    def start(self) -> None:
        super().start()
        raise KeyboardInterrupt


def test_thinking_that_is_interrupted_as_it_begins_leaves_no_spinner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_module, "A_MOMENT", 0.05)
    monkeypatch.setattr(thinking_module, "Timer", HastyTimer)
    out = io.StringIO()
    thinking = Thinking(Console(file=out, force_terminal=True, width=80), enabled=True)
    with pytest.raises(KeyboardInterrupt):
        thinking.begin("East is thinking…")
    thinking.end()
    time.sleep(0.2)
    assert out.getvalue() == ""
    assert thinking.status is None
