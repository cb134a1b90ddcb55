"""A small game with everything the table has to handle: a hidden card each, chance, turns of several decisions, a peek.

The seats ann and bob are each dealt a card from 1 to 6. In a turn a player may bid 1 to 3 (at most four per turn), peek
at the other's card once per game, draw a new card (the old one is revealed), and stop. After two turns each the higher
card wins, but a player who bid more than their own card loses.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from republik.table.contract import CHANCE, Event, IllegalMove, Listener, Outcome
from republik.table.game import Game, Option, Options, Phrases, Presenter

STOP, PEEK, DRAW, DEAL = 0, 4, 5, 10
TURNS = 4
CARDS = range(1, 7)


@dataclass
class Toy:
    turn: int = 0
    spent: int = 0
    bids: list[int] = field(default_factory=lambda: [0, 0])
    cards: list[int] = field(default_factory=lambda: [0, 0])
    seen: list[int] = field(default_factory=lambda: [0, 0])
    out: list[int] = field(default_factory=list)
    limit: int = 4

    def to_act(self) -> int | None:
        if 0 in self.cards:
            return CHANCE
        return None if self.turn == TURNS else self.turn % 2

    def moves(self) -> list[int]:
        return [move for move in range(self.action_count()) if self.why_not(move) is None]

    def action_count(self) -> int:
        return DEAL + 7

    def why_not(self, move: int) -> IllegalMove | None:
        seat = self.to_act()
        if seat is None:
            return IllegalMove("game-over", "4")
        if seat == CHANCE:
            return None if move - DEAL in self.left() else IllegalMove("no-such-card", "1")
        if 1 <= move <= 3:
            return IllegalMove("too-high", "2.1") if self.spent + move > self.limit else None
        if move == PEEK:
            return IllegalMove("seen-already", "2.2") if self.seen[seat] else None
        if move == DRAW:
            return None if len(self.out) < len(CARDS) - 2 else IllegalMove("no-cards-left", "2.3")
        return None if move == STOP else IllegalMove("no-such-move", "2")

    def left(self) -> list[int]:
        return [card for card in CARDS if card not in self.cards and card not in self.out]

    def play(self, move: int, listener: Listener | None = None) -> None:
        refusal = self.why_not(move)
        if refusal is not None:
            raise refusal
        event = self._play(move)
        if listener is not None:
            listener(event)

    def _play(self, move: int) -> Event:
        if move >= DEAL:
            seat = self.cards.index(0)
            self.cards[seat] = move - DEAL
            return Event("deal", {"seat": seat, "card": move - DEAL}, ("card",), (seat,))
        seat = self.turn % 2
        if move == STOP:
            self.turn, self.spent = self.turn + 1, 0
            return Event("stop", {"seat": seat})
        if move == PEEK:
            self.seen[seat] = 1
            return Event("peek", {"seat": seat, "card": self.cards[1 - seat]}, ("card",), (seat,))
        if move == DRAW:
            self.out.append(self.cards[seat])
            self.cards[seat] = self.seen[1 - seat] = 0
            return Event("draw", {"seat": seat, "old": self.out[-1]})
        self.bids[seat] += move
        self.spent += move
        return Event("bid", {"seat": seat, "bid": move})

    def copy(self) -> "Toy":
        return type(self)(self.turn, self.spent, self.bids[:], self.cards[:], self.seen[:], self.out[:], self.limit)

    def outcome(self) -> Outcome | None:
        if self.to_act() is not None:
            return None
        over = [bid > card for bid, card in zip(self.bids, self.cards, strict=True)]
        if over[0] != over[1]:
            return Outcome(over.index(False), "overbid", "4.1")
        if over[0]:
            return Outcome(None, "both overbid", "4.1")
        return Outcome(self.cards.index(max(self.cards)), "higher card", "4.2")

    def view(self, seat: int) -> "ToyView":
        known = self.copy()
        for other in (0, 1):
            if other != seat and not (seat in (0, 1) and self.seen[seat]) and known.cards[other] and not self.over():
                known.cards[other] = -1
        return ToyView(seat, known)

    def held(self) -> list[tuple[str, int]]:
        return list(zip(("ann", "bob"), self.cards, strict=True))

    def over(self) -> bool:
        return self.to_act() is None

    def move_text(self, move: int) -> str:
        if move >= DEAL:
            return f"deal {move - DEAL}"
        return {STOP: "stop", PEEK: "peek", DRAW: "draw"}.get(move, f"bid {move}")

    def parse_move(self, text: str) -> int:
        for move in range(self.action_count()):
            if self.move_text(move) == text:
                return move
        raise ValueError("stop, bid, peek, draw or deal")

    def to_text(self) -> str:
        lists = (self.bids, self.cards, self.seen, self.out)
        return " | ".join([f"{self.turn} {self.spent} {self.limit}", *(" ".join(map(str, part)) for part in lists)])

    def __hash__(self) -> int:
        return hash(self.to_text())

    def check(self) -> None:
        dealt = [card for card in self.cards + self.out if card]
        assert len(set(dealt)) == len(dealt), "a card twice"


@dataclass
class ToyView:
    seat: int
    known: Toy

    def to_act(self) -> int | None:
        return self.known.to_act()

    def moves(self) -> list[int]:
        return self.known.moves() if self.to_act() == self.seat else []

    def move_text(self, move: int) -> str:
        return self.known.move_text(move)

    def outcome(self) -> Outcome | None:
        return self.known.outcome()

    def sample(self, rng: Random) -> Toy:
        position = self.known.copy()
        while -1 in position.cards:
            hidden = [card for card in CARDS if card not in position.cards + position.out]
            position.cards[position.cards.index(-1)] = rng.choice(hidden)
        return position


class ToyPresenter(Presenter[Toy, ToyView, dict[str, Any]]):
    def view(self, view: ToyView, wants: Sequence[str]) -> dict[str, Any]:
        known = view.known
        return {"turn": known.turn, "spent": known.spent, **{f"{name} card": card for name, card in known.held()}}


class ToyGame(Game):
    name = "toy"
    seats = ("ann", "bob")
    options: tuple[Option, ...] = (Option("limit", ("4", "3"), "4"),)
    phrases = Phrases()
    presenter = ToyPresenter()
    kind: type[Toy] = Toy

    def new(self, options: Options) -> Toy:
        if not options.keys() <= {"limit"}:
            raise ValueError(f"unknown option {min(options)}")
        return self.kind(limit=int(options.get("limit", "4")))

    def messages(self, language: str) -> str | None:
        """The toy game has no messages."""
        return None

    def from_text(self, text: str) -> Toy:
        numbers, bids, cards, seen, out = ([int(word) for word in part.split()] for part in text.split("|"))
        turn, spent, limit = numbers
        return self.kind(turn, spent, bids, cards, seen, out, limit)


def load() -> ToyGame:
    return ToyGame()
