"""The rules.

1    Chance deals each seat three (or four) of the cards 1 to 9; nobody sees the other hand.
2    The leader plays a card, the other seat answers.
2.1  You play a card from your hand.
2.2  A seat that can answer with a higher card must do so.
3    The higher card takes the trick; its player leads the next one.
4    When the hands are empty, more tricks win; if both took the same number, the last trick decides.
"""

import json
from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import Any

from republik.table.contract import CHANCE, Event, IllegalMove, Listener, Outcome
from republik.table.phrases import seat as seat_name

SEATS = ("anna", "boris")
CARDS = range(1, 10)
DEAL = 10  # moves: a card from the hand is its number, a card dealt by chance is DEAL + its number
HIDDEN = 0
NOTHING = 0


@dataclass
class Position:
    """A game in progress."""

    size: int = 3
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    led: int = NOTHING
    leader: int = 0
    tricks: list[int] = field(default_factory=lambda: [0, 0])
    played: list[int] = field(default_factory=list)
    below: list[int] = field(default_factory=lambda: [DEAL, DEAL])
    """2.2: a seat that did not beat a card has no higher card; everybody knows that."""

    def to_act(self) -> int | None:
        if self._dealt() < 2 * self.size:
            return CHANCE
        if sum(self.tricks) == self.size:
            return None
        return 1 - self.leader if self.led else self.leader

    def _dealt(self) -> int:
        return len(self.hands[0]) + len(self.hands[1]) + len(self.played)

    def moves(self) -> list[int]:
        return [move for move in range(self.action_count()) if self.why_not(move) is None]

    def action_count(self) -> int:
        return DEAL + 10

    def why_not(self, move: int) -> IllegalMove | None:
        seat = self.to_act()
        if seat is None:
            return IllegalMove("game-over", "4")
        if seat == CHANCE:
            return None if move - DEAL in self.unseen() else IllegalMove("not-in-the-deck", "1")
        hand = self.hands[seat]
        if move not in hand or move == HIDDEN:
            return IllegalMove("not-in-your-hand", "2.1", {"card": str(move)})
        if self.led and move < self.led < max(hand):
            return IllegalMove("must-beat", "2.2", {"led": str(self.led)})
        return None

    def unseen(self) -> list[int]:
        return [card for card in CARDS if card not in self.hands[0] + self.hands[1] + self.played]

    def play(self, move: int, listener: Listener | None = None) -> None:
        refusal = self.why_not(move)
        if refusal is not None:
            raise refusal
        for event in self._deal(move - DEAL) if move > DEAL else self._lay(move):
            if listener is not None:
                listener(event)

    def _deal(self, card: int) -> list[Event]:
        seat = 0 if len(self.hands[0]) < self.size else 1
        self.hands[seat] = sorted([*self.hands[seat], card])
        return [Event("dealt", {"seat": seat_name(SEATS[seat]), "card": card}, ("card",), (seat,))]

    def _lay(self, card: int) -> list[Event]:
        seat = 1 - self.leader if self.led else self.leader
        self.hands[seat] = [held for held in self.hands[seat] if held != card]
        self.played.append(card)
        events = [Event("answers" if self.led else "leads", {"seat": seat_name(SEATS[seat]), "card": card})]
        if not self.led:
            self.led = card
            return events
        if card < self.led:
            self.below[seat] = min(self.below[seat], self.led)
        else:
            self.leader = seat
        self.led = NOTHING
        self.tricks[self.leader] += 1
        return [*events, Event("trick", {"seat": seat_name(SEATS[self.leader])})]

    def copy(self) -> "Position":
        hands = [hand[:] for hand in self.hands]
        return replace(self, hands=hands, tricks=self.tricks[:], played=self.played[:], below=self.below[:])

    def outcome(self) -> Outcome | None:
        if self.to_act() is not None:
            return None
        ours, theirs = self.tricks
        if ours == theirs:
            return Outcome(self.leader, "last-trick", "4")
        return Outcome(0 if ours > theirs else 1, "more-tricks", "4")

    def view(self, seat: int) -> "View":
        shown = self.copy()
        for other in {0, 1} - {seat}:
            shown.hands[other] = [HIDDEN] * len(self.hands[other])
        return View(seat, shown, self.moves() if self.to_act() == seat else [])

    def move_text(self, move: int) -> str:
        return f"deal {move - DEAL}" if move > DEAL else f"play {move}"

    def parse_move(self, text: str) -> int:
        verb, _, card = text.partition(" ")
        if verb not in ("deal", "play") or card not in map(str, CARDS):
            raise IllegalMove("no-such-move", details={"text": text})
        return int(card) + DEAL * (verb == "deal")

    def to_text(self) -> str:
        return json.dumps(asdict(self))

    def check(self) -> None:
        known = [card for card in self.hands[0] + self.hands[1] + self.played if card != HIDDEN]
        assert len(known) == len(set(known)), "a card lies in two places"
        assert 0 <= sum(self.tricks) <= self.size, "too many tricks"

    def __hash__(self) -> int:
        return hash(self.to_text())


@dataclass
class View:
    """What one seat knows."""

    seat: int
    shown: Position
    legal: list[int]

    def to_act(self) -> int | None:
        return self.shown.to_act()

    def moves(self) -> list[int]:
        return self.legal[:]

    def move_text(self, move: int) -> str:
        return self.shown.move_text(move)

    def outcome(self) -> Outcome | None:
        return self.shown.outcome()

    def sample(self, rng: Random) -> Position:
        """Deals the hidden cards again; every hand consistent with the cards played (2.2) is equally likely. The hand
        with fewer possible cards comes first, so that enough are left for it."""
        dealt = self.shown.copy()
        for other in sorted((0, 1), key=lambda seat: dealt.below[seat]):
            hand = self.shown.hands[other]
            if HIDDEN in hand:
                fitting = [card for card in dealt.unseen() if card < dealt.below[other]]
                dealt.hands[other] = sorted(rng.sample(fitting, len(hand)))
        return dealt


def from_text(text: str) -> Position:
    try:
        data: dict[str, Any] = json.loads(text)
        position = Position(**data)
        position.check()
        position.to_act()
    except (ValueError, TypeError, AssertionError, IndexError) as error:
        raise ValueError(f"not a position of Three Tricks: {error}") from None
    return position
