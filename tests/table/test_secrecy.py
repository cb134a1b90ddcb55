"""Fuzzing finds every kind of leak, and finds none where there is none."""

import os
from collections import Counter
from collections.abc import Callable
from copy import copy
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from tests.table import toy

from republik import games
from republik.table.contract import SPECTATOR, Event, IllegalMove, Listener, View
from republik.table.fuzz import Plan, fuzz
from republik.table.game import Game, Options, Phrases
from republik.table.phrases import Phrase
from republik.table.secrecy import Secrecy

GAMES = int(os.environ.get("REPUBLIK_FUZZ_GAMES", "0"))
"""Number of games of each game and option that are searched for leaks; 0: as many as take a few seconds."""
EXAMPLE = Path(__file__).parents[2] / "examples" / "games" / "three_tricks" / "src"


class KnowingView(toy.ToyView):
    """A view that reaches the truth by a way that its comparison does not see."""

    truth: Callable[[], toy.Toy]


def knowing(kind: type[KnowingView], position: toy.Toy, seat: int) -> KnowingView:
    """Returns a view that hides as it should, and knows the truth all the same."""
    view = kind(seat, toy.Toy.view(position, seat).known)
    view.truth = position.copy
    return view


# -- one leak each --------------------------------------------------------------------------------


class OpenView(toy.Toy):
    def view(self, seat: int) -> toy.ToyView:
        return toy.ToyView(seat, self.copy())


class HoldingView(toy.Toy):
    """Its views are equal, but hold the other card."""

    def view(self, seat: int) -> toy.ToyView:
        view = super().view(seat)
        view.kept = list(self.cards)  # type: ignore[attr-defined]
        return view


class MovesByTheOtherCard(toy.Toy):
    """A bid of 3 is offered only if the other card is low."""

    def view(self, seat: int) -> toy.ToyView:
        return knowing(FewerMoves, self, seat)

    def why_not(self, move: int) -> IllegalMove | None:
        seat = self.to_act()
        if move == 3 and seat in (0, 1) and self.cards[1 - seat] > 3:
            return IllegalMove("too-high", "2.1")
        return super().why_not(move)


class FewerMoves(KnowingView):
    def moves(self) -> list[int]:
        return self.truth().moves() if self.to_act() == self.seat else []


class LoudDeal(toy.Toy):
    def play(self, move: int, listener: Listener | None = None) -> None:
        def tell(event: Event) -> None:
            if listener is not None:
                listener(Event(event.key, event.args) if event.key == "deal" else event)

        super().play(move, tell)


class LoudStop(toy.Toy):
    def play(self, move: int, listener: Listener | None = None) -> None:
        def tell(event: Event) -> None:
            if listener is not None:
                more = {"sum": sum(self.cards)} if event.key == "stop" else {}
                listener(Event(event.key, event.args | more, event.private, event.seen_by))

        super().play(move, tell)


class TextKnows(toy.Toy):
    def view(self, seat: int) -> toy.ToyView:
        return knowing(KnowingView, self, seat)


class TellingPhrases(Phrases[toy.Toy, View]):
    def state(self, view: View) -> list[Phrase]:
        truth = getattr(view, "truth", None)
        return [Phrase("state-cards", {"cards": str(truth().cards)})] if truth is not None else []


class MoveTextKnows(toy.Toy):
    def view(self, seat: int) -> toy.ToyView:
        return knowing(WinkingText, self, seat)


class WinkingText(KnowingView):
    def move_text(self, move: int) -> str:
        return super().move_text(move) + ("!" if max(self.truth().cards) == 6 else "")


class SampleKnows(toy.Toy):
    def view(self, seat: int) -> toy.ToyView:
        return knowing(TruthfulSample, self, seat)


class TruthfulSample(KnowingView):
    def sample(self, rng: Random) -> toy.Toy:
        return self.truth()


class BiasedSample(toy.Toy):
    def view(self, seat: int) -> toy.ToyView:
        return knowing(LeaningSample, self, seat)


class LeaningSample(KnowingView):
    def sample(self, rng: Random) -> toy.Toy:
        return self.truth() if rng.random() < 0.5 else super().sample(rng)


class HashKnows(toy.Toy):
    def view(self, seat: int) -> toy.ToyView:
        return knowing(KnowingHash, self, seat)


class KnowingHash(KnowingView):
    def __eq__(self, other: object) -> bool:
        return super().__eq__(other)

    def __hash__(self) -> int:
        return hash(tuple(self.truth().cards))


class SilentDeal(OpenView):
    """It deals without a word, and shows everybody every card."""

    def play(self, move: int, listener: Listener | None = None) -> None:
        super().play(move, None if move >= toy.DEAL else listener)


class FaceDown(toy.Toy):
    """The cards lie face down for everybody, and nobody may peek."""

    def view(self, seat: int) -> toy.ToyView:
        known = self.copy()
        known.cards = [-1 if card and not self.over() else card for card in self.cards]
        return toy.ToyView(seat, known)

    def why_not(self, move: int) -> IllegalMove | None:
        return IllegalMove("no-such-move", "2") if move == toy.PEEK else super().why_not(move)

    def play(self, move: int, listener: Listener | None = None) -> None:
        def tell(event: Event) -> None:
            if listener is not None:
                listener(Event(event.key, event.args, event.private))

        super().play(move, tell)


class FaceDownShown(FaceDown):
    def view(self, seat: int) -> toy.ToyView:
        return toy.Toy.view(self, seat)


class OpenViewWithMarker(OpenView):
    """It says before every move that hidden cards decide what follows, which they never do."""

    def play(self, move: int, listener: Listener | None = None) -> None:
        if listener is not None:
            listener(Event("hidden", {"cards": 0}, ("cards",)))
        super().play(move, listener)


class DealtBefore(TextKnows):
    """It begins with the cards dealt, and they stay the same: no event ever says that they are hidden."""

    def why_not(self, move: int) -> IllegalMove | None:
        return IllegalMove("no-such-move", "2") if move in (toy.PEEK, toy.DRAW) else super().why_not(move)


class DealtGame(toy.ToyGame):
    def new(self, options: Options) -> toy.Toy:
        position = super().new(options)
        position.cards = [2, 5]
        return position


def game_of(kind: type[toy.Toy]) -> Game:
    game = DealtGame() if kind is DealtBefore else toy.ToyGame()
    game.kind = kind
    game.hidden_decides = "hidden"
    if issubclass(kind, TextKnows):
        game.phrases = TellingPhrases()
    return game


LEAKS: list[tuple[type[toy.Toy], set[str]]] = [
    (OpenView, {"view-leaks"}),
    (HoldingView, {"view-holds-hidden"}),
    (MovesByTheOtherCard, {"moves-leak", "sample-moves"}),
    (LoudDeal, {"event-leaks"}),
    (LoudStop, {"event-leaks"}),
    (TextKnows, {"text-leaks"}),
    (MoveTextKnows, {"text-leaks", "view-text"}),
    (SampleKnows, {"sample-leaks"}),
    (BiasedSample, {"sample-leaks"}),
    (HashKnows, {"hash-leaks"}),
    (SilentDeal, {"view-leaks"}),
    (FaceDownShown, {"view-leaks"}),
    (OpenViewWithMarker, {"view-leaks"}),
    (DealtBefore, {"text-leaks"}),
]


@pytest.mark.parametrize(("kind", "keys"), LEAKS, ids=[kind.__name__ for kind, _ in LEAKS])
def test_each_kind_of_leak_is_found_within_20_games_at_20_seeds(kind: type[toy.Toy], keys: set[str]) -> None:
    for seed in range(20):
        report = fuzz(partial(game_of, kind), Plan(games=20, seed=seed))
        assert report.failures, seed
        assert report.failures[0].reason.split()[0] in keys


def test_cards_that_lie_face_down_for_everybody_are_no_leak() -> None:
    assert not fuzz(partial(game_of, FaceDown), Plan(games=100, secrets_every=1)).failures


@pytest.fixture
def three_tricks(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(EXAMPLE)
    return cast("Game", import_module("three_tricks.game").GAME)


def test_a_hand_shown_to_the_other_seat_is_found_in_the_example(
    three_tricks: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = import_module("three_tricks.rules")

    def hide_nothing(self: Any, seat: int) -> None:
        pass

    monkeypatch.setattr(rules.Position, "hide", hide_nothing)
    for seed in range(20):
        report = fuzz(lambda: three_tricks, Plan(games=20, seed=seed))
        assert report.failures[0].reason.startswith("view-leaks")
        assert report.failures[0].ply == 1  # shown by the first card dealt


def test_the_example_tells_nobody_anything_hidden(three_tricks: Game) -> None:
    for hand in ("3", "4"):
        plan = Plan(games=GAMES or 30, options={"hand": hand}, secrets_every=1)
        assert not fuzz(lambda: three_tricks, plan).failures


def test_no_game_tells_a_seat_what_it_may_not_know(game: Game) -> None:
    option = game.options[0]
    for value in option.values if game.name != "toy" else option.values[:1]:
        plan = Plan(games=GAMES or 1, seed=7, options={option.name: value})
        assert not fuzz(lambda: game, plan).failures, value


# -- one leak in each game ------------------------------------------------------------------------

Leaking = Callable[[Any, Any], None]
"""Puts something hidden of a position into a view of it."""


class Leaky:
    """A position of any game whose views are not as well hidden as they should be."""

    def __init__(self, true: Any, leak: Leaking) -> None:
        self.true = true
        self.leak = leak

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)

    def copy(self) -> "Leaky":
        return Leaky(self.true.copy(), self.leak)

    def view(self, seat: int) -> Any:
        view = self.true.view(seat)
        self.leak(self.true, view)
        return view

    def __eq__(self, other: object) -> bool:
        return bool(self.true == (other.true if isinstance(other, Leaky) else other))

    def __hash__(self) -> int:
        return hash(self.true)


def leaking(game: Game, leak: Leaking) -> Game:
    leaky: Any = copy(game)
    leaky.new = lambda options: Leaky(game.new(options), leak)
    leaky.from_text = lambda text: Leaky(game.from_text(text), leak)
    return cast("Game", leaky)


def east_hand(true: Any, view: Any) -> None:
    view.shown.hand_east = true.hand_east


def first_agenda(true: Any, view: Any) -> None:
    view.shown.agendas[0] = true.agendas[0]


@pytest.mark.parametrize(("name", "leak"), [("wsdv", east_hand), ("weimar", first_agenda)])
def test_one_thing_shown_to_everybody_is_found_in_each_game(name: str, leak: Leaking) -> None:
    for seed in range(3):
        report = fuzz(partial(leaking, games.game(name), leak), Plan(games=1, seed=seed))
        assert report.failures, seed
        assert report.failures[0].reason.startswith("view-leaks")


@pytest.mark.parametrize("name", ["toy", "wsdv", "weimar"])
def test_two_games_that_a_seat_cannot_tell_apart_are_played(name: str) -> None:
    """The comparison is not empty: each seat and the spectator are tested in most of a game."""
    game = toy.load() if name == "toy" else games.game(name)
    rng = Random(3)
    secrecy = Secrecy(game, rng, 4)
    position = game.new({})
    steps, compared = 0, Counter[int]()
    while position.to_act() is not None:
        before, events = position.copy(), list[Event]()
        move = rng.choice(position.moves())
        position.play(move, events.append)
        secrecy.played(before, move, position, events)
        steps += 1
        compared.update(list(secrecy.twins))
    assert set(compared) == {*range(len(game.seats)), SPECTATOR}
    assert min(compared.values()) > steps / 4
