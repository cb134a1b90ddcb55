"""The terminal with a game that has no drawing: everything comes from its phrases."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from tests.table.toy import DRAW, PEEK, STOP, Toy, ToyGame, ToyView
from tests.terminal.sitting import AskedQuestion, Script, lines_of, sit_down

from republik.messages.i18n import Messages
from republik.players.random import RandomPlayer
from republik.table import games as table_games
from republik.table.chance import Seed
from republik.table.contract import Event, View
from republik.table.game import Game, Names, Options, Phrases, Text
from republik.table.phrases import ACTION, Choice, Line, Name, Outlook, Phrase
from republik.table.plugin.drawing import Block
from republik.table.plugin.terminal import Command, Drawing, Reply, TerminalGame, Translator
from republik.table.records import parse_record
from republik.table.session import Session, new_session, resume
from republik.terminal.answers import UnclearAnswer, plain
from republik.terminal.card_answers import find_card, record_words
from republik.terminal.display import Display

ANN, BOB = range(2)
ENGLISH = """
seat-ann = Ann
seat-bob = Bob
prompt-bid = { $side }: bid, or something else?
move-bid = bid { $use }
move-peek = peek at the other card
move-draw = draw a new card
move-stop = stop
group-more = or
state-card = Your card: { $card }
outlook-bids = Bids so far
outlook-bid = { $side }: { $bid }
event-deal = { $side } gets a card.
event-bid = { $side } bids { $bid }.
event-stop = { $side } stops.
event-peek = { $side } peeks.
event-draw = { $side } lays a { $old } open.
ending-higher-card = the higher card
ending-overbid = the other one bid too much
ending-both-overbid = both bid too much
refusal-too-high = that is more than 4
refusal-seen-already = the card has been seen
refusal-no-such-move = there is no such move
when-turn = Turn { $turn }
"""
NAMES = {"card": {"purse": "the purse"}, "use": {"1": "one", "2": "two", "3": "three"}}


def known(view: View) -> ToyView:
    return cast("ToyView", view)


class ToyPhrases(Phrases[Toy, View]):
    """Bids belong to one card, the purse; the other moves are buttons."""

    def names(self, options: Options, text: Text, language: str) -> Names:
        return NAMES

    def describe(self, view: View, move: int) -> Phrase:
        if 1 <= move <= 3:
            return Phrase("move-bid", {"use": Name("use", str(move))})
        return Phrase({STOP: "move-stop", PEEK: "move-peek", DRAW: "move-draw"}.get(move, "move-deal"))

    def choices(self, view: View) -> list[Choice]:
        found = []
        for move in view.moves():
            place = "card:purse" if 1 <= move <= 3 else ""
            found.append(
                Choice(move, "", self.describe(view, move), place, group=None if place else Phrase("group-more"))
            )
        return found

    def candidates(self, view: View, place: str) -> list[int]:
        return [1, 2, 3] if place == "card:purse" else []

    def prompt(self, view: View) -> Phrase:
        return Phrase("prompt-bid", {"side": Name("seat", ("ann", "bob")[view.to_act() or 0])})

    def log_lines(self, events: Sequence[Event], view: View) -> list[Line]:
        return [
            Line(
                Phrase(f"event-{event.key}", {**event.args, "side": Name("seat", ("ann", "bob")[event.args["seat"]])}),
                number,
                level=ACTION,
            )
            for number, event in enumerate(events)
        ]

    def state(self, view: View) -> list[Phrase]:
        return [Phrase("state-card", {"card": known(view).known.cards[view.seat]})]

    def forecast(self, view: View) -> list[Outlook]:
        bids = zip(("ann", "bob"), known(view).known.bids, strict=True)
        lines = tuple(Phrase("outlook-bid", {"side": Name("seat", seat), "bid": bid}) for seat, bid in bids)
        return [Outlook(Phrase("outlook-bids"), lines)]


class SpokenToy(ToyGame):
    name = "spoken-toy"
    phrases = ToyPhrases()

    def messages(self, language: str) -> str | None:
        return ENGLISH if language == "en" else None


GAME = SpokenToy()


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(table_games._loaded, GAME.name, GAME)


def session_of(game: Game = GAME) -> Session:
    return new_session(game, {}, {}, Seed.from_text("7"))


def play(answers: str, language: str = "en", path: Path | None = None) -> tuple[str, Session]:
    """Ann types these lines, Bob plays at random; returns the output and the session."""
    session = session_of()
    loop, out = sit_down(session, [None, RandomPlayer()], answers, language, path)
    loop.run()
    return out.getvalue(), session


# -- a question ----------------------------------------------------------------------------------


def test_the_state_in_words_cards_and_a_numbered_list() -> None:
    asked = AskedQuestion(GAME, session_of().position)
    shown = [line.plain for line in asked.screen()]
    assert shown[0].startswith("Your card: ")
    assert "Ann: bid, or something else?" in shown
    assert "1 the purse" in shown
    assert "or: 1 stop  2 peek at the other card  3 draw a new card" in shown


def test_a_card_is_asked_first_and_then_its_use() -> None:
    told, session = play("purse\n2\nquit\nquit\n")
    assert "the purse: what do you use it for?" in told
    assert " 1 one" in told
    assert " 3 three" in told
    assert session.decisions[-1].text == "bid 2"


@pytest.mark.parametrize("answer", ["1 2", "purse two", "the purse tw", "bid 2", "PURSE 2"])
def test_card_and_use_in_one_line(answer: str) -> None:
    told, session = play(f"{answer}\nquit\nquit\n")
    assert session.decisions[-1].text == "bid 2", told


@pytest.mark.parametrize("answer", ["peek", "2", "peek at the other card"])
def test_a_number_without_a_card_is_chosen_from_the_list(answer: str) -> None:
    """A number refers to a card first; if there is no such card, to the list."""
    assert play(f"{answer}\nquit\nquit\n")[1].decisions[-1].text == "peek"


def test_a_use_that_is_refused_says_why() -> None:
    told, session = play("bid 2\npurse\nthree\nback\nquit\nquit\n")
    assert " – three: that is more than 4 (rule 2.1)" in told
    assert session.decisions[-1].text == "bid 2"


def test_the_only_legal_use_of_several_is_asked_for_with_the_reasons_against_the_others() -> None:
    told, session = play("bid 3\npurse\nback\nquit\nquit\n")
    assert " 1 one" in told
    assert " – two: that is more than 4 (rule 2.1)" in told
    assert session.decisions[-1].text == "bid 3"


def test_the_only_use_of_a_card_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw_lies_at_a_card(self: ToyPhrases, view: View) -> list[Choice]:
        found = _choices(self, view)
        return [replace(choice, place="card:pile") if choice.id == DRAW else choice for choice in found]

    _choices = ToyPhrases.choices
    monkeypatch.setattr(ToyPhrases, "choices", draw_lies_at_a_card)
    told, session = play("pile\nquit\nquit\n")
    assert "what do you use it for" not in told
    assert session.decisions[-2].text == "draw"


def test_the_words_of_the_records_for_uses() -> None:
    assert record_words(["17 for build", "17 for living standard"]) == ["build", "living standard"]
    assert record_words(["bid 1"]) == ["bid 1"]


def test_plain_folds_case_accents_and_dashes() -> None:
    assert plain("  Köln –  MÜNCHEN ") == "koln - munchen"


def test_no_card_of_this_name() -> None:
    asked = AskedQuestion(GAME, session_of().position)
    for answer in ("", "wallet", "7", "purse nine"):
        with pytest.raises(UnclearAnswer):
            find_card(answer, asked.pending.cards)


# -- commands ------------------------------------------------------------------------------------


def test_help_names_what_this_game_has() -> None:
    told, _ = play("help\nquit\nquit\n")
    assert "forecast    what lies ahead" in told
    assert "map         everything on the table" in told
    assert "\n  cards" not in told
    assert "\n  rules" not in told


def test_forecast_log_and_map() -> None:
    told, _ = play("bid 1\nforecast\nlog\nmap\nquit\nquit\n")
    assert "What lies ahead\nBids so far\n   Ann: 1\n   Bob: 0\n" in told
    assert " Ann bids 1.\n" in told
    assert told.count("Your card: ") == 3


def test_undo_and_redo() -> None:
    told, session = play("bid 1\nundo\nredo\nundo\nundo\nquit\nquit\n")
    assert told.count("Undone.") == 2
    assert "you have nothing to undo" in told
    assert session.decisions[-1].seat == "chance"


def test_why_by_number_name_card_and_notation() -> None:
    told, _ = play(
        "bid 2\npeek\nwhy\nwhy 1\nwhy purse three\nwhy purse\nwhy peek at the other card\nwhy x\nquit\nquit\n"
    )
    assert "Name what you want explained: why NAME" in told
    assert "stop: allowed" in told
    assert "bid three: that is more than 4 (rule 2.1)" in told
    assert "peek at the other card: the card has been seen (rule 2.2)" in told
    assert "“x” is not one of the choices here" in told


def test_an_answer_that_is_refused_says_why() -> None:
    assert "\nthat is more than 4 (rule 2.1)\n" in play("bid 2\npurse 3\nquit\nquit\n")[0]


def test_a_game_without_advisers_offers_no_hint() -> None:
    told, _ = play("help\nhint\nquit\nquit\n")
    assert "\n  hint" not in told
    assert "“hint” is not one of the choices here" in told


def test_save_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    told, session = play(f"save\nsave {path}\nbid 1\nquit\n")
    assert "Name a file" in told
    assert f"Saved to {path}" in told
    again = resume(parse_record(path.read_bytes()), lambda _: GAME)
    assert again.position == session.position
    loop, out = sit_down(again, [None, RandomPlayer()], "log\nquit\nquit\n")
    assert loop.run() is None
    assert out.getvalue().index("or something else?") < out.getvalue().index("Ann bids 1."), "told on demand only"


def test_leaving_unsaved_is_asked_twice() -> None:
    told, _ = play("quit\nbid 1\nquit\nquit\n")
    assert told.count("The game is not saved.") == 2


def test_a_whole_game_its_outcome_and_its_summary() -> None:
    session = session_of()
    loop, _ = sit_down(session, [None, RandomPlayer()], "stop\n" * 4)
    outcome = loop.run()
    assert outcome is not None
    assert f"(rule {outcome.rule})" in loop.play.outcome_text(outcome)
    assert loop.play.summary().endswith(f"{len(session.decisions)} decisions")
    assert "Ann stops." in lines_of(loop.play.closing(20))


# -- the screen ----------------------------------------------------------------------------------


def test_two_persons_at_one_screen_hand_over() -> None:
    session = session_of()
    out_of = Script("", sit_down(session, [None, None], "")[1], interactive=True)
    asked: list[str] = []

    def ask(prompt: str, completions: Sequence[str], toolbar: str) -> str:
        asked.append(prompt)
        return "stop" if prompt == "> " else ""

    out_of.ask = ask  # type: ignore[method-assign]
    loop, _ = sit_down(session, [None, None], out_of)
    assert loop.run() is not None
    assert sum("decides next" in prompt for prompt in asked) == 3


def test_a_language_the_game_does_not_speak_is_said() -> None:
    told, _ = play("esci\nesci\n", "it")
    assert "solo in inglese" in told
    assert "Ann: bid, or something else?" in told
    assert "solo in inglese" not in play("quit\nquit\n")[0]


def test_opponents_are_named() -> None:
    assert "Opponent (Bob): Random, level 1 of 1" in play("quit\nquit\n")[0]


# -- additions of a drawing ------------------------------------------------------------------------


class ToyDrawing(Drawing):
    def board(self) -> Block:
        return super().board() * 3

    def boards(self) -> Iterator[Block]:
        yield self.board()
        yield Drawing.board(self)

    def note(self, move: int) -> str:
        return "!" if move == PEEK else ""


def shout(drawing: Drawing, rest: str) -> Reply:
    return Reply(drawing.board()[:1] if not rest else [], page=False)


class ToyTerminal(TerminalGame[Toy, View]):
    commands = (Command("rules", shout, at_hand=True),)

    def drawing(self, view: View, translator: Translator, width: int) -> Drawing:
        return ToyDrawing(self.game, view, translator, width)


class DrawnToy(SpokenToy):
    terminal = staticmethod(lambda: ToyTerminal(GAME))


def test_the_largest_board_that_fits_is_drawn() -> None:
    position = session_of().position
    tall = lines_of(AskedQuestion(DrawnToy(), position, size=(80, 40)).screen())
    flat = lines_of(AskedQuestion(DrawnToy(), position, size=(80, 8)).screen())
    assert (tall.count("Your card"), flat.count("Your card")) == (3, 1)
    assert "2 peek at the other card !" in tall


def test_commands_of_a_game() -> None:
    loop, out = sit_down(session_of(DrawnToy()), [None, RandomPlayer()], "rules\nrules x\nquit\nquit\n")
    loop.run()
    assert out.getvalue().count("Your card") == 4


def test_every_seat_of_an_open_position_in_words() -> None:
    session = session_of()
    drawing = Display(GAME, {}, Messages("en")).open_drawing(session.position, 80)
    first, *_, last = (line.plain for line in drawing.board())
    assert first == "Ann"
    assert last.startswith("Your card: ")
