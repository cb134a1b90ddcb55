"""The complete state of a game in progress as plain data, and the basic changes that all chapters share."""

from functools import lru_cache
from typing import Final

from republik.table import snapshot
from republik.table.contract import Event, Listener
from republik.table.native import Ints, i64, vec
from republik.table.snapshot import Fields

from .decision import Step
from .rules import Rules
from .steps import EAST, PROTEST, WEST

WORD: Final = 60
BOTH: Final = -1  # sides that may know something


def with_card(cards: list[int], card: i64) -> list[int]:
    """Returns a new sorted list of cards with one more."""
    more = cards[:]
    place: i64 = len(more)
    while place and more[place - 1] > card:
        place -= 1
    more.insert(place, card)
    return more


def without_card(cards: list[int], card: i64) -> list[int]:
    """Returns a new list of cards with one less."""
    less = cards[:]
    place: i64 = 0
    while less[place] != card:
        place += 1
    less.pop(place)
    return less


# Events with the names of their arguments: provinces, cities, connections and cards by index, sides as seats;
# `by` is the seat that chose the place, -1 if nobody did.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "decade": ("decade", "special"),
    "half": ("decade", "half", "starter"),
    "turned_up": ("card",),
    "drawn": ("side", "card", "decade"),  # the decade is printed on the back
    "discarded": ("side", "card", "decade"),
    "card": ("side", "card", "use", "origin"),
    "price": ("paid",),
    "void": ("track",),  # or symbol
    "tracks": ("prestige", "currency", "socialists"),
    "unrest": ("province", "count", "by"),
    "calmed": ("province",),
    "reduce": ("province", "removed", "by"),
    "move": ("source", "target"),
    "build_city": ("city", "by"),
    "build_line": ("connection", "by"),
    "dismantle_city": ("city", "by"),
    "dismantle_line": ("connection", "by"),
    "rundown": ("city", "by"),
    "repair": ("city",),
    "close": ("city",),
    "living": ("province", "count", "sector", "by"),
    "transfer": ("province",),
    "imported": ("province", "count"),
    "socialist": ("province", "count"),
    "police_gained": ("card",),
    "police": ("province",),
    "stasi_dissolved": ("unrest",),
    "wall": ("stands",),
    "look": ("at",),
    "seen": ("card",),
    "removed": ("card", "decade"),
    "swap": ("given", "taken", "given_decade", "taken_decade"),
    "decade_end": ("decade",),
    "phase": ("phase",),
    "wall_cost": (),
    "flight": ("steps", "points"),
    "space": ("space", "by"),
    "hamburg": ("province",),
    "currency": ("balance", "track", "exports", "worst", "living"),
    "police_cost": ("points",),
    "attack": ("attacker", "target", "count"),
    "socialist_phase": ("change",),
    "protests": ("west", "east"),
    "game_over": ("winner", "termination"),
}


FIELDS: Final = Fields(
    arrays="unrest living socialists imported sectors started complete reach value tracks public".split(),
    lists="police display hand_west hand_east pile top row gone_west gone_east seen_west seen_east legal".split(),
    lists_of_lists=["ledger"],
    numbers=(
        "exported delivered factories rundown closed box police_used decade half special side card use origin "
        "attacks winner termination"
    ).split(),
    flags="dissolved wall acting keeps_card".split(),
)
"""The attributes of a state, in the order of texts; the agenda has a form of its own."""


class State:
    """Counts per province as lists, sets of places as bit masks, pending steps as an agenda."""

    listener: Listener | None
    # provinces
    unrest: Ints
    living: Ints  # West Berlin's is the sum of its sectors
    socialists: Ints
    imported: Ints  # 10.2: West Berlin's markers on its suppliers
    exported: i64  # their sum
    sectors: Ints  # living standard of West Berlin's sectors, by supplier
    delivered: i64  # 9.5: mask of sectors whose suppliers have delivered
    # economy
    factories: i64  # all on the board, including rundown ones
    rundown: i64
    closed: i64  # permanently closed external sites
    started: Ints  # per side: connections with at least one infrastructure
    complete: Ints  # per side: connections with all their lines filled
    reach: Ints  # per side: connections whose ends allow infrastructure
    value: Ints  # current value of each factory
    # tracks: prestige, currency, socialists; + is good for East
    tracks: Ints
    box: i64  # socialists in the holding box
    # police and wall
    police: list[int]
    police_used: i64
    dissolved: bool
    wall: bool
    # cards: these lists, police, ledger and legal are replaced, never modified in place, so that copies share them
    decade: int
    half: int
    display: list[int]
    special: int
    hand_west: list[int]
    hand_east: list[int]
    pile: list[int]  # unseen cards, unordered
    top: list[int]  # cards on top of the pile that East knows from Guillaume
    row: list[int]  # the discard row
    gone_west: list[int]  # cards removed from the game face down, by the side that discarded them
    gone_east: list[int]
    public: Ints  # every card that has ever been public, as masks of 60 cards
    seen_west: list[int]  # cards in the other hand that West knows; seen_east likewise
    seen_east: list[int]
    # the action in progress
    side: int
    acting: bool
    card: int
    use: int
    origin: int
    keeps_card: bool  # 6.4: a police symbol was executed, East keeps the card
    attacks: i64  # 9.7: mask of attacks declared so far
    ledger: list[list[int]]  # 9: results of the phases of this decade end: the phase number, then its figures
    # the agenda
    pending: Step | None  # the current step, with the rest of the agenda below it; None after the end
    legal: list[int]
    winner: int
    termination: int

    def __init__(self, rules: Rules) -> None:
        """Creates a blank state, so that copying is cheap; `clear` or `copy_to` fills it."""
        self.rules = rules
        self.listener = None

    def clear(self) -> None:
        """Empties the board and the agenda."""
        if not _BLANK:
            _BLANK.append(_blank(self.rules))
        _BLANK[0].copy_to(self)

    def copy_to(self, other: "State") -> None:
        """Copies everything; lists of cards and pending steps are shared, because they are never modified in place."""
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
        other.police = self.police
        other.police_used = self.police_used
        other.dissolved = self.dissolved
        other.wall = self.wall
        other.decade = self.decade
        other.half = self.half
        other.display = self.display
        other.special = self.special
        other.hand_west = self.hand_west
        other.hand_east = self.hand_east
        other.pile = self.pile
        other.top = self.top
        other.row = self.row
        other.gone_west = self.gone_west
        other.gone_east = self.gone_east
        other.public = self.public[:]
        other.seen_west = self.seen_west
        other.seen_east = self.seen_east
        other.side = self.side
        other.acting = self.acting
        other.card = self.card
        other.use = self.use
        other.origin = self.origin
        other.keeps_card = self.keeps_card
        other.attacks = self.attacks
        other.ledger = self.ledger
        other.pending = self.pending
        other.legal = self.legal
        other.winner = self.winner
        other.termination = self.termination

    # -- queries -----------------------------------------------------------

    def holder(self) -> int:
        """2: East holds the prestige advantage in the red part, otherwise West."""
        return EAST if self.tracks[0] > 0 else WEST

    def hand(self, side: int) -> list[int]:
        return self.hand_east if side == EAST else self.hand_west

    def set_hand(self, side: int, cards: list[int]) -> None:
        if side == EAST:
            self.hand_east = cards
        else:
            self.hand_west = cards

    def protests(self, province: i64) -> i64:
        """4, 10.2: returns the mass-protest markers in a province, imported ones included."""
        return self.unrest[province] // PROTEST + self.imported[province]

    def side_protests(self, side: int) -> i64:
        total: i64 = 0
        for province in range(self.rules.first[side], self.rules.last[side]):
            total += self.unrest[province] // PROTEST + self.imported[province]
        return total

    def has_unrest(self, side: int) -> bool:
        for province in range(self.rules.first[side], self.rules.last[side]):
            if self.unrest[province]:
                return True
        return False

    def show(self, card: i64) -> None:
        """Makes a card public."""
        self.public[card // WORD] |= self.rules.bit[card % WORD]

    def is_public(self, card: i64) -> bool:
        return self.public[card // WORD] & self.rules.bit[card % WORD] != 0

    def noted(self, phase: int) -> list[int]:
        """Returns the figures of a phase of this decade end; empty until they are known."""
        for entry in self.ledger:
            if entry[0] == phase:
                return entry[1:]
        return []

    def note(self, phase: int, figures: list[int]) -> None:
        """9: saves the figures of a phase; they are reported until the decade is over, however the board changes."""
        ledger = self.ledger
        if any(entry[0] == phase for entry in ledger):
            ledger = [entry for entry in ledger if entry[0] != phase]
        self.ledger = [*ledger, [phase, *figures]]

    # -- agenda and events -------------------------------------------------

    def push(self, step: Step) -> None:
        """Pushes a new step onto the agenda; it comes before everything else pending."""
        step.below = self.pending
        self.pending = step

    def drop(self) -> None:
        """Removes the current step."""
        self.pending = self.step().below

    def replace(self, step: Step) -> None:
        """Puts a new step in the place of the current one."""
        step.below = self.step().below
        self.pending = step

    def step(self) -> Step:
        """Returns the current step of a game in progress."""
        step = self.pending
        assert step is not None
        return step

    def agenda(self) -> list[Step]:
        """Returns all pending steps, the current one last."""
        out: list[Step] = []
        step = self.pending
        while step is not None:
            out.append(step)
            step = step.below
        out.reverse()
        return out

    def finish(self, winner: int, termination: int) -> None:
        """Ends the game and clears the agenda."""
        self.winner = winner
        self.termination = termination
        self.pending = None
        self.legal = []
        self.report("game_over", winner, termination)

    def report(self, key: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Reports an event; the arguments are named by EVENTS. Without a listener this costs nothing."""
        listener = self.listener
        if listener is not None:
            listener(Event(key, _named(key, (a, b, c, d, e))))

    def report_words(self, key: str, name: str, word: str) -> None:
        listener = self.listener
        if listener is not None:
            listener(Event(key, {name: word}))

    def report_private(
        self, key: str, private: tuple[str, ...], seen_by: int, a: int, b: int = 0, c: int = 0, d: int = 0
    ) -> None:
        """Reports an event whose private arguments only one side may know, or BOTH."""
        listener = self.listener
        if listener is not None:
            seats = (WEST, EAST) if seen_by == BOTH else (seen_by,)
            listener(Event(key, _named(key, (a, b, c, d)), private, seats))


@lru_cache(maxsize=4096)
def _named(key: str, values: tuple[int, ...]) -> dict[str, int]:
    """Returns the arguments by name; equal ones share a dictionary, which is never modified."""
    return dict(zip(EVENTS[key], values, strict=False))


_BLANK: Final[list[State]] = []  # made once: to copy it is twenty times as fast as to set every field by its name


def _blank(rules: Rules) -> State:
    """Returns an empty state."""
    blank = State(rules)
    snapshot.clear(blank, FIELDS)
    blank.public = vec[i64]([0, 0])
    blank.special = -1
    blank.card = -1
    blank.use = -1
    blank.origin = -1
    blank.winner = -1
    blank.pending = None
    return blank
