"""The truth of a game in progress as plain data, and the few primitive changes all chapters share."""

from typing import Any

from republik.table.contract import Event, Listener

from .rules import Rules
from .steps import EAST, ONGOING, PROTEST, WEST, Step


class State:
    """Counts per province as lists, sets of places as bit masks, what is pending as an agenda."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.listener: Listener | None = None
        # provinces
        self.unrest: list[int] = []
        self.living: list[int] = []  # West Berlin's is the sum of its sectors
        self.socialists: list[int] = []
        self.imported: list[int] = []  # 10.2: markers that West Berlin put on its suppliers
        self.exported: int = 0  # their sum
        self.sectors: list[int] = []  # living standard of West Berlin's sectors, by supplier
        self.delivered: int = 0  # 9.5: suppliers that have delivered, as a mask of sectors
        # economy
        self.factories: int = 0  # all that stand, rundown ones included
        self.rundown: int = 0
        self.closed: int = 0  # sites abroad that are gone for good
        self.started: list[int] = []  # per side: connections with at least one infrastructure
        self.complete: list[int] = []  # per side: connections with all their lines filled
        self.reach: list[int] = []  # per side: connections that may take infrastructure for the sake of their ends
        self.value: list[int] = []  # current value of each factory
        # tracks: prestige, currency, socialists; + is good for East
        self.tracks: list[int] = []
        self.box: int = 0  # socialists in the holding box
        # police and wall
        self.police: list[int] = []
        self.police_used: int = 0
        self.dissolved: bool = False
        self.wall: bool = False
        # cards
        self.decade: int = 0
        self.half: int = 0
        self.display: list[int] = []
        self.special: int = -1
        self.hand_west: list[int] = []
        self.hand_east: list[int] = []
        self.pile: list[int] = []  # unseen cards, in no order
        self.top: list[int] = []  # cards that Guillaume left known to East on top of the pile
        self.row: list[int] = []  # the discard row
        self.gone_west: list[int] = []  # cards that left the game face down, by the side that discarded them
        self.gone_east: list[int] = []
        self.public: int = 0  # every card that has been open to all, as a mask
        self.seen_west: list[int] = []  # cards in the other hand that West knows, and likewise for East
        self.seen_east: list[int] = []
        # the action in progress
        self.side: int = WEST
        self.acting: bool = False
        self.card: int = -1
        self.use: int = -1
        self.origin: int = -1
        self.keeps_card: bool = False  # 6.4: a police symbol was executed, East keeps the card
        self.attacks: int = 0  # 9.7: attacks declared so far, as a mask of (attacker, target)
        # what is pending
        self.agenda: list[Step] = []
        self.legal: list[int] = []
        self.winner: int = -1
        self.termination: int = ONGOING

    def copy_to(self, other: "State") -> None:
        other.unrest = self.unrest[:]
        other.living = self.living[:]
        other.socialists = self.socialists[:]
        other.imported = self.imported[:]
        other.exported = self.exported
        other.sectors = self.sectors[:]
        other.delivered = self.delivered
        other.factories = self.factories
        other.rundown = self.rundown
        other.closed = self.closed
        other.started = self.started[:]
        other.complete = self.complete[:]
        other.reach = self.reach[:]
        other.value = self.value[:]
        other.tracks = self.tracks[:]
        other.box = self.box
        other.police = self.police[:]
        other.police_used = self.police_used
        other.dissolved = self.dissolved
        other.wall = self.wall
        other.decade = self.decade
        other.half = self.half
        other.display = self.display[:]
        other.special = self.special
        other.hand_west = self.hand_west[:]
        other.hand_east = self.hand_east[:]
        other.pile = self.pile[:]
        other.top = self.top[:]
        other.row = self.row[:]
        other.gone_west = self.gone_west[:]
        other.gone_east = self.gone_east[:]
        other.public = self.public
        other.seen_west = self.seen_west[:]
        other.seen_east = self.seen_east[:]
        other.side = self.side
        other.acting = self.acting
        other.card = self.card
        other.use = self.use
        other.origin = self.origin
        other.keeps_card = self.keeps_card
        other.attacks = self.attacks
        other.agenda = self.agenda[:]
        other.legal = self.legal  # replaced, never changed in place
        other.winner = self.winner
        other.termination = self.termination

    # -- small questions ---------------------------------------------------

    def holder(self) -> int:
        """2: East has the prestige advantage in the red part, otherwise West."""
        return EAST if self.tracks[0] > 0 else WEST

    def hand(self, side: int) -> list[int]:
        return self.hand_east if side == EAST else self.hand_west

    def gone(self, side: int) -> list[int]:
        return self.gone_east if side == EAST else self.gone_west

    def protests(self, province: int) -> int:
        """4, 10.2: mass-protest markers in a province, imported ones included."""
        return self.unrest[province] // PROTEST + self.imported[province]

    def side_protests(self, side: int) -> int:
        total = 0
        for province in range(self.rules.first[side], self.rules.last[side]):
            total += self.unrest[province] // PROTEST + self.imported[province]
        return total

    def has_unrest(self, side: int) -> bool:
        for province in range(self.rules.first[side], self.rules.last[side]):
            if self.unrest[province]:
                return True
        return False

    # -- agenda and events -------------------------------------------------

    def push(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        self.agenda.append((kind, seat, a, b))

    def finish(self, winner: int, termination: int) -> None:
        """The game is over: nothing is pending any more."""
        self.winner = winner
        self.termination = termination
        self.agenda = []
        self.legal = []
        self.tell("game_over", winner=winner, termination=termination)

    def tell(self, key: str, **args: Any) -> None:
        listener = self.listener
        if listener is not None:
            listener(Event(key, args))

    def tell_secret(self, key: str, private: tuple[str, ...], seen_by: tuple[int, ...], **args: Any) -> None:
        listener = self.listener
        if listener is not None:
            listener(Event(key, args, private, seen_by))
