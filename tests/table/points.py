"""A small game of two to five players, made of what the table offers: moves, a plain position and hidden views.

Every player is dealt three cards of 1 to 20. In each of three rounds all play a card in turn. The highest card
takes a point; most points win, and nobody wins if two have as many.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from republik.table.contract import CHANCE, Event, Outcome
from republik.table.game import Game, Option, Options, Phrases, Presenter
from republik.table.moves import Moves
from republik.table.phrases import seat as seat_name
from republik.table.plain_position import HiddenView, PlainPosition

SEATS = ("ann", "bob", "cyd", "dan", "eve")
CARDS = range(1, 21)
SIZE = 3
HIDDEN = 0

MOVES = Moves()
PLAY = MOVES.kind("play", CARDS)
DEAL = MOVES.kind("deal", CARDS)


@dataclass
class Points(PlainPosition):
    actions = MOVES

    players: int = 2
    hands: list[list[int]] = field(default_factory=list)
    table: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    out: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        self.hands = self.hands or [[] for _ in range(self.players)]
        self.points = self.points or [0] * self.players

    def to_act(self) -> int | None:
        if not self.out and not self.table and sum(map(len, self.hands)) < SIZE * self.players:
            return CHANCE
        return None if sum(self.points) == SIZE else len(self.table)

    def moves(self) -> list[int]:
        seat = self.to_act()
        if seat is None:
            return []
        return [DEAL(card) for card in self.unseen()] if seat == CHANCE else [PLAY(card) for card in self.hands[seat]]

    def unseen(self) -> list[int]:
        seen = {card for hand in self.hands for card in hand} | set(self.table) | self.out
        return [card for card in CARDS if card not in seen]

    def apply(self, move: int) -> Iterator[Event]:
        if move in DEAL:
            seat = next(seat for seat, hand in enumerate(self.hands) if len(hand) < SIZE)
            self.hands[seat] = sorted([*self.hands[seat], DEAL.value(move)])
            yield Event("dealt", {"seat": seat_name(SEATS[seat]), "card": DEAL.value(move)}, ("card",), (seat,))
            return
        card, seat = PLAY.value(move), len(self.table)
        self.hands[seat].remove(card)
        self.table.append(card)
        yield Event("played", {"seat": seat_name(SEATS[seat]), "card": card})
        if len(self.table) == self.players:
            taker = self.table.index(max(self.table))
            self.points[taker] += 1
            yield Event("taken", {"seat": seat_name(SEATS[taker]), "cards": tuple(self.table)})
            self.out |= frozenset(self.table)
            self.table = []

    def outcome(self) -> Outcome | None:
        if self.to_act() is not None:
            return None
        best = [seat for seat, points in enumerate(self.points) if points == max(self.points)]
        if len(best) > 1:
            return Outcome(None, "tie", "3", tuple(self.points))
        return Outcome(best[0], "points", "3", tuple(self.points))

    def hide(self, seat: int) -> None:
        for other in range(self.players):
            if other != seat:
                self.hands[other] = [HIDDEN] * len(self.hands[other])

    def deal_hidden(self, rng: Random) -> None:
        for other, hand in enumerate(self.hands):
            if HIDDEN in hand:
                self.hands[other] = sorted(rng.sample(self.unseen(), len(hand)))

    def check(self) -> None:
        cards = [card for hand in self.hands for card in hand] + self.table
        assert len(self.hands) == len(self.points) == self.players, "a seat too many"
        assert len(set(cards)) == len(cards), "a card twice"
        assert set(cards) <= set(CARDS) - self.out, "a card that is not in play"


class PointsPresenter(Presenter[Points, HiddenView[Points], dict[str, Any]]):
    def view(self, view: HiddenView[Points], wants: Sequence[str]) -> dict[str, Any]:
        shown = view.shown
        return {"hands": shown.hands, "table": shown.table, "points": shown.points}


class PointsGame(Game):
    name = "points"
    seats: tuple[str, ...] = SEATS
    options = (Option("count", ("2", "3", "4", "5"), "2"),)
    phrases = Phrases()
    presenter = PointsPresenter()

    def seats_for(self, options: Options) -> tuple[str, ...]:
        return SEATS[: int(self.complete(options)["count"])]

    def new(self, options: Options) -> Points:
        return Points(len(self.seats_for(options)))

    def from_text(self, text: str) -> Points:
        return Points.from_text(text)

    def messages(self, language: str) -> str | None:
        if language != "en":
            return None
        seats = "".join(f"seat-{seat} = {seat.title()}\n" for seat in SEATS)
        events = "event-dealt = dealt\nevent-dealt-hidden = dealt\nevent-played = played\n"
        endings = "ending-points = more points\nending-tie = equal points\n"
        return f"game-name = Points\n{seats}{events}event-taken = {{ $seat }} takes it\n{endings}"


def load() -> PointsGame:
    return PointsGame()
