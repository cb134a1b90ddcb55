"""The rules.

1    Chance deals each seat three (or four) of the cards 1 to 9; nobody sees the other hand.
2    The leader plays a card, the other seat answers.
2.1  You play a card from your hand.
2.2  A seat that can answer with a higher card must do so.
3    The higher card takes the trick; its player leads the next one.
4    When the hands are empty, more tricks win; if both took the same number, the last trick decides.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from republik.table.contract import CHANCE, Event, IllegalMove, Outcome
from republik.table.moves import Moves
from republik.table.phrases import seat as seat_name
from republik.table.plain_position import PlainPosition

SEATS = ("anna", "boris")
CARDS = range(1, 10)
HIDDEN = 0
NOTHING = 0
MOVES = Moves()
PLAY = MOVES.kind("play", CARDS)
DEAL = MOVES.kind("deal", CARDS)


@dataclass
class Position(PlainPosition):
    """A game in progress."""

    actions = MOVES

    size: int = 3
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    led: int = NOTHING
    leader: int = 0
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    played: list[int] = field(default_factory=list)
    below: list[int] = field(default_factory=lambda: [10, 10])
    """2.2: a seat that did not beat a card has no higher card; everybody knows that."""

    def to_act(self) -> int | None:
        if len(self.hands[0] + self.hands[1] + self.played) < 2 * self.size:
            return CHANCE
        if sum(self.tricks) == self.size:
            return None
        return 1 - self.leader if self.led else self.leader

    def moves(self) -> list[int]:
        seat = self.to_act()
        if seat is None:
            return []
        if seat == CHANCE:
            return [DEAL(card) for card in self.unseen()]
        higher = [card for card in self.hands[seat] if card > self.led]  # all of them, for the leader
        return [PLAY(card) for card in higher or self.hands[seat]]

    def refusal(self, move: int) -> IllegalMove:
        seat = self.to_act()
        if seat == CHANCE or seat is None or move in DEAL:
            return IllegalMove("not-in-the-deck", "1")
        card = PLAY.value(move)
        if card in self.hands[seat]:
            return IllegalMove("must-beat", "2.2", {"led": str(self.led)})
        return IllegalMove("not-in-your-hand", "2.1", {"card": str(card)})

    def unseen(self) -> list[int]:
        return [card for card in CARDS if card not in self.hands[0] + self.hands[1] + self.played]

    def apply(self, move: int) -> Iterator[Event]:
        return self._deal(DEAL.value(move)) if move in DEAL else self._lay(PLAY.value(move))

    def _deal(self, card: int) -> Iterator[Event]:
        seat = 0 if len(self.hands[0]) < self.size else 1
        self.hands[seat] = sorted([*self.hands[seat], card])
        yield Event("dealt", {"seat": seat_name(SEATS[seat]), "card": card}, ("card",), (seat,))

    def _lay(self, card: int) -> Iterator[Event]:
        seat = 1 - self.leader if self.led else self.leader
        self.hands[seat].remove(card)
        self.played.append(card)
        yield Event("answers" if self.led else "leads", {"seat": seat_name(SEATS[seat]), "card": card})
        if not self.led:
            self.led = card
            return
        if card < self.led:
            self.below[seat] = min(self.below[seat], self.led)
        else:
            self.leader = seat
        self.led = NOTHING
        self.tricks[self.leader] += 1
        yield Event("trick", {"seat": seat_name(SEATS[self.leader])})

    def outcome(self) -> Outcome | None:
        if self.to_act() is not None:
            return None
        ours, theirs = self.tricks
        if ours == theirs:
            return Outcome(self.leader, "last-trick", "4", (ours, theirs))
        return Outcome(0 if ours > theirs else 1, "more-tricks", "4", (ours, theirs))

    def hide(self, seat: int) -> None:
        for other in {0, 1} - {seat}:
            self.hands[other] = [HIDDEN] * len(self.hands[other])

    def deal_hidden(self, rng: Random) -> None:
        """Every hand consistent with the cards played (2.2) is equally likely. The hand with fewer possible cards comes
        first, so that enough are left for it."""
        for other in sorted((0, 1), key=lambda seat: self.below[seat]):
            hand = self.hands[other]
            if HIDDEN in hand:
                fitting = [card for card in self.unseen() if card < self.below[other]]
                self.hands[other] = sorted(rng.sample(fitting, len(hand)))

    def check(self) -> None:
        cards = self.hands[0] + self.hands[1] + self.played
        assert len(cards) == len(set(cards)), "a card lies in two places"
        assert set(cards) <= set(CARDS), "there is no such card"
        assert len(self.hands) == len(self.tricks) == len(self.below) == 2, "there are two seats"
        assert 0 <= sum(self.tricks) <= self.size, "too many tricks"
