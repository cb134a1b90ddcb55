"""The complete state of a game in progress as plain data, and the basic queries and changes that all chapters share."""

from functools import lru_cache
from typing import Final

from republik.table import snapshot
from republik.table.contract import Event, Listener
from republik.table.native import Ints, append, i64, pop, vec
from republik.table.snapshot import Fields

from . import effects as fx
from . import steps as st
from .rules import Rules
from .steps import Step

# Events with the names of their arguments: parties, cities, cards, topics and markers by index; `by` is the
# party that chose, -1 if nobody did.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "seating": ("seating",),
    "round": ("round",),
    "deck_changed": ("deck",),
    "drawn": ("party", "card"),
    "discarded": ("party", "card"),
    "agenda_chosen": ("party", "agenda"),
    "agenda": ("party", "agenda"),
    "set_added": ("party", "agenda"),
    "first": ("party", "why"),
    "impulse": ("party",),
    "card": ("party", "card", "use"),
    "use": ("party", "card", "use"),
    "removed_card": ("card",),
    "cancelled": ("party", "card"),
    "politician": ("party", "card"),
    "hidden": ("cards",),
    "base": ("party", "city", "count"),
    "seat": ("party", "count"),
    "vp": ("party", "count"),
    "reserve": ("party", "count"),
    "unit": ("kind", "source", "target"),
    "turned": ("kind", "city"),
    "marker": ("marker", "city", "count"),
    "box": ("marker", "count"),
    "economy": ("level",),
    "topic": ("slot", "point"),
    "topic_gone": ("slot",),
    "topic_won": ("slot", "option", "party"),
    "society": ("marker", "count"),
    "flag": ("nation", "count"),
    "thrown": ("party", "first", "second"),
    "roll": ("party", "result"),
    "total": ("party", "kind", "result"),
    "again": ("party",),
    "row": ("party", "table", "row", "value"),
    "agenda_die": ("party", "result"),
    "base_die": ("party", "result", "bound"),
    "reaction_die": ("party", "result", "least", "yes"),
    "better": ("party",),
    "prepared": ("party", "city"),
    "action": ("party", "kind", "city"),
    "dice": ("party", "count"),
    "result": ("party", "kind", "result"),
    "reaction": ("party", "result"),
    "joined": ("party",),
    "city_rolled": ("city",),
    "crisis": ("party", "result"),
    "negotiation": ("party", "card"),
    "negotiated": ("card", "success"),
    "foreign_track": ("space",),
    "laid": ("card",),
    "minor": ("minor", "party"),
    "stresemann": ("side",),
    "vote": ("party", "yes"),
    "ballot": ("party", "candidate"),
    "president": ("party",),
    "presidency": ("party", "card"),
    "nsdap": ("party",),
    "out": ("special",),
    "politics": ("step",),
    "majority": ("party", "place"),
    "parliament": ("seats",),
    "coalition": ("coalition", "party", "yes"),
    "government": ("parties", "chancellor"),
    "bonus": ("party", "count"),
    "final": ("party", "line", "count"),
    "criterion": ("number", "fulfilled"),
    "game_over": ("winner", "termination"),
}

MINOR_PARTIES: Final = 3
FIELDS: Final = Fields(
    arrays=(
        "bases filled seats vp reserve nsdap units markers box topics flags minor seating impulses bonus agendas act "
        "votes"
    ).split(),
    lists="society shown legal".split(),
    lists_of_lists="hands piles discards".split(),
    numbers=(
        "society_gone economy foreign_top foreign_track foreign_done foreign_beside government chancellor president "
        "stresemann round first chooser co_chooser green moved added drawn card player result winner termination "
        "falling"
    ).split(),
    flags="president_used revealed event_done cancelled".split(),
)
"""The attributes of a state, in the order of texts; the agenda has a form of its own."""
SIZES: Final[dict[str, int]] = {
    **dict.fromkeys("seats vp reserve nsdap seating impulses bonus agendas votes".split(), st.PARTIES),
    "bases": st.PARTIES * st.CITIES,
    "filled": st.CITIES,
    "units": st.UNIT_KINDS * st.PLACES,
    "markers": st.CITY_MARKERS * st.CITIES,
    "box": st.BOX_MARKERS,
    "flags": len(fx.NATIONS),
    "minor": MINOR_PARTIES,
    "act": st.ACT_SIZE,
}
"""The lengths of the arrays that do not depend on the values of the components."""


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


class State:
    """Counts as flat arrays, cards as sorted lists, pending steps as an agenda."""

    listener: Listener | None
    # the board
    bases: Ints  # party * CITIES + city
    filled: Ints  # total bases in a city
    seats: Ints
    vp: Ints
    reserve: Ints
    nsdap: Ints  # figures on the track
    units: Ints  # kind * PLACES + place
    markers: Ints  # marker * CITIES + city
    box: Ints
    topics: Ints  # by slot: a point of the grid, IN_SUPPLY or GONE
    society: list[int]  # left to right
    society_gone: i64
    flags: Ints
    economy: i64
    # foreign affairs
    foreign_top: i64  # index in the stack
    foreign_track: i64
    foreign_done: i64  # masks of cards
    foreign_beside: i64
    # offices
    government: i64  # mask of parties
    chancellor: i64
    president: i64
    president_used: bool
    minor: Ints  # controllers of USPD, DDP and DVP; -1: out of the game
    stresemann: i64
    # the round
    round: i64
    seating: Ints
    first: i64
    chooser: i64
    co_chooser: i64
    impulses: Ints
    bonus: Ints
    green: i64  # topics whose green option was chosen
    moved: i64  # topics moved by the event or debate in progress
    agendas: Ints
    revealed: bool
    added: i64  # agendas whose set has been added to the deck
    drawn: i64  # parties that have drawn their hand
    # cards: the inner lists are replaced, never modified in place, so that copies share them
    hands: list[list[int]]
    piles: list[list[int]]  # unseen, unordered
    discards: list[list[int]]
    shown: list[int]  # public hand cards
    # the card in play
    card: i64
    player: i64
    event_done: bool
    cancelled: bool
    # the action in progress, the last roll, votes
    act: Ints
    result: i64
    votes: Ints
    # pending steps
    stack: vec[Step]  # the agenda, the current step last; steps are replaced, never modified
    legal: list[int]
    winner: i64
    termination: i64
    falling: i64  # an ending that takes effect as soon as the step is over

    def __init__(self, rules: Rules) -> None:
        """Creates a blank state, so that copying is cheap; `clear` or `copy_to` fills it."""
        self.rules = rules
        self.listener = None

    def clear(self) -> None:
        """Empties the board and the agenda."""
        if not _BLANK:
            _BLANK.append(_blank(self.rules))
        _BLANK[0].copy_to(self)
        self.topics = vec[i64]([st.IN_SUPPLY] * len(self.rules.slot_topic))

    def copy_to(self, other: "State") -> None:
        """Copies everything; lists of cards are shared, because they are never modified in place."""
        self._copy_board(other)
        other.round = self.round
        other.seating = self.seating
        other.first = self.first
        other.chooser = self.chooser
        other.co_chooser = self.co_chooser
        other.impulses = self.impulses[:]
        other.bonus = self.bonus[:]
        other.green = self.green
        other.moved = self.moved
        other.agendas = self.agendas[:]
        other.revealed = self.revealed
        other.added = self.added
        other.drawn = self.drawn
        other.hands = self.hands[:]
        other.piles = self.piles[:]
        other.discards = self.discards[:]
        other.shown = self.shown
        other.card = self.card
        other.player = self.player
        other.event_done = self.event_done
        other.cancelled = self.cancelled
        other.act = self.act[:]
        other.result = self.result
        other.votes = self.votes[:]
        other.stack = self.stack[:]
        other.legal = self.legal
        other.winner = self.winner
        other.termination = self.termination
        other.falling = self.falling

    def _copy_board(self, other: "State") -> None:
        other.bases = self.bases[:]
        other.filled = self.filled[:]
        other.seats = self.seats[:]
        other.vp = self.vp[:]
        other.reserve = self.reserve[:]
        other.nsdap = self.nsdap[:]
        other.units = self.units[:]
        other.markers = self.markers[:]
        other.box = self.box[:]
        other.topics = self.topics[:]
        other.society = self.society
        other.society_gone = self.society_gone
        other.flags = self.flags[:]
        other.economy = self.economy
        other.foreign_top = self.foreign_top
        other.foreign_track = self.foreign_track
        other.foreign_done = self.foreign_done
        other.foreign_beside = self.foreign_beside
        other.government = self.government
        other.chancellor = self.chancellor
        other.president = self.president
        other.president_used = self.president_used
        other.minor = self.minor[:]
        other.stresemann = self.stresemann

    # -- queries -----------------------------------------------------------

    def governs(self, party: i64) -> bool:
        return self.government >> party & 1 != 0

    def marker(self, marker: i64, city: i64) -> i64:
        return self.markers[marker * st.CITIES + city]

    def has(self, marker: i64, city: i64) -> bool:
        """Returns whether a marker is in a city and counts: a governing party's own markers do not (W7)."""
        if not self.markers[marker * st.CITIES + city]:
            return False
        if marker == st.REGIME:
            return not self.governs(fx.DNVP)
        if marker == st.COUNCILS or marker == st.UPRISING:
            return not self.governs(fx.KPD)
        return True

    def marker_total(self, marker: i64) -> i64:
        total: i64 = 0
        for city in range(st.CITIES):
            total += self.markers[marker * st.CITIES + city]
        return total

    def box_total(self) -> i64:
        total: i64 = 0
        for count in self.box:
            total += count
        return total

    def base_count(self, party: i64) -> i64:
        total: i64 = 0
        for city in range(st.CITIES):
            total += self.bases[party * st.CITIES + city]
        return total

    def figures_left(self, party: i64) -> i64:
        return self.rules.figures - self.base_count(party) - self.seats[party] - self.nsdap[party]

    def has_slot(self, city: i64) -> bool:
        return self.filled[city] < self.rules.slots[city]

    def nsdap_total(self) -> i64:
        return self.nsdap[0] + self.nsdap[1] + self.nsdap[2] + self.nsdap[3]

    def neutral_seats(self) -> i64:
        return self.rules.nsdap_seats[self.nsdap_total()]

    def occupied(self) -> i64:
        """Returns the occupied seats in parliament, including the NSDAP's."""
        return self.seats[0] + self.seats[1] + self.seats[2] + self.seats[3] + self.neutral_seats()

    def surplus_seats(self) -> i64:
        """W8: returns the seats for which parliament has no space; they lie on the overflow space."""
        return max(0, self.occupied() - self.rules.parliament)

    def next_party(self, party: i64) -> i64:
        """Returns the next party clockwise."""
        for place in range(st.PARTIES):
            if self.seating[place] == party:
                return self.seating[(place + 1) % st.PARTIES]
        return party

    def order_from(self, party: i64) -> list[int]:
        """Returns all parties clockwise, starting with this one."""
        out: list[int] = []
        for _ in range(st.PARTIES):
            out.append(party)
            party = self.next_party(party)
        return out

    def government_parties(self) -> list[int]:
        """Returns the parties in government, the chancellor's first."""
        return [party for party in self.order_from(self.chancellor) if self.governs(party)]

    # -- basic changes -------------------------------------------------------

    def add_base(self, party: i64, city: i64, count: i64) -> None:
        self.bases[party * st.CITIES + city] += count
        self.filled[city] += count
        self.report("base", party, city, count)

    def add_seats(self, party: i64, count: i64) -> None:
        """Adds seats, limited by the figures available, or removes them, limited by the seats held."""
        if count > 0:
            count = min(count, self.figures_left(party))
        else:
            count = max(count, -self.seats[party])
        if count:
            self.seats[party] += count
            self.report("seat", party, count)

    def add_vp(self, party: i64, count: i64) -> None:
        """Adds victory points, which never fall below 0 during the game."""
        self.score(party, max(count, -self.vp[party]))

    def score(self, party: i64, count: i64) -> None:
        """Adds victory points without a limit."""
        if count:
            self.vp[party] += count
            self.report("vp", party, count)

    def add_reserve(self, party: i64, count: i64) -> None:
        """Adds reserve points; those beyond the maximum are lost."""
        count = min(count, self.rules.most_reserve - self.reserve[party])
        count = max(count, -self.reserve[party])
        if count:
            self.reserve[party] += count
            self.report("reserve", party, count)

    def move_unit(self, kind: i64, source: i64, target: i64) -> None:
        self.units[kind * st.PLACES + source] -= 1
        self.units[kind * st.PLACES + target] += 1
        self.report("unit", kind, source, target)

    # -- the agenda ----------------------------------------------------------

    @property
    def depth(self) -> int:
        """Returns the number of pending steps."""
        return len(self.stack)

    def step(self) -> Step:
        """Returns the step on top."""
        return self.stack[len(self.stack) - 1]

    def push(self, step: Step) -> None:
        """Pushes a step onto the agenda; it comes before everything else pending."""
        self.stack = append(self.stack, step)

    def replace(self, step: Step) -> None:
        """Puts another step in place of the one on top."""
        self.stack[len(self.stack) - 1] = step

    def drop(self) -> None:
        """Removes the step on top."""
        self.stack, _ = pop(self.stack)

    def clear_agenda(self) -> None:
        """Removes everything that is pending."""
        self.stack = vec[Step]([])

    @property
    def agenda(self) -> list[list[int]]:
        """Returns all pending steps as in texts, the next one last: eight numbers each."""
        return [step.numbers() for step in self.stack]

    def start_round(self, number: i64) -> None:
        """Pushes the beginning of a round. Its steps are above the chapters: Position knows them."""
        raise NotImplementedError

    def start_effect(self, number: i64, you: i64, card: i64 = -1) -> None:
        """Starts an effect: pushes its frame, and its first block above it. Likewise."""
        raise NotImplementedError

    def release_topics(self) -> None:
        """W4: ends a debate or an event; the topics it moved may be moved again."""
        self.moved = 0

    # -- events -------------------------------------------------------------

    def report(self, key: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Reports an event; the arguments are named by EVENTS. Without a listener this costs nothing."""
        listener = self.listener
        if listener is not None:
            listener(Event(key, _named(key, (a, b, c, d))))

    def report_private(self, key: str, name: str, party: i64, a: i64, b: i64) -> None:
        """Reports an event whose argument `name` only one party may know."""
        listener = self.listener
        if listener is not None:
            seats: tuple[int, ...] = (party,)
            if self.rules.solo and party in st.PLAYERS_PARTIES:
                seats = st.PLAYERS_PARTIES
            listener(Event(key, _named(key, (a, b, 0, 0)), (name,), seats))

    def report_hidden(self) -> None:
        """Reports that hidden cards determine what follows, or are revealed: nothing before this can be undone."""
        listener = self.listener
        if listener is not None:
            listener(Event("hidden", {"cards": 0}, ("cards",), ()))


@lru_cache(maxsize=4096)
def _named(key: str, values: tuple[int, int, int, int]) -> dict[str, int]:
    """Returns the arguments by name; equal ones share a dictionary, which is never modified."""
    return dict(zip(EVENTS[key], values, strict=False))


_BLANK: Final[list[State]] = []  # made once: to copy it is twenty times as fast as to set every field by its name


def _blank(rules: Rules) -> State:
    """Returns an empty state."""
    blank = State(rules)
    snapshot.clear(blank, FIELDS)
    for name, size in SIZES.items():
        setattr(blank, name, vec[i64]([0] * size))
    blank.economy = 1
    blank.minor = vec[i64]([-1] * MINOR_PARTIES)
    blank.seating = vec[i64]([0, 1, 2, 3])
    blank.chooser = -1
    blank.co_chooser = -1
    blank.agendas = vec[i64]([-1] * st.PARTIES)
    blank.hands = [[] for _ in range(st.PARTIES)]
    blank.piles = [[] for _ in range(st.DECKS)]
    blank.discards = [[] for _ in range(st.DECKS)]
    blank.card = -1
    blank.player = -1
    blank.stack = vec[Step]([])
    blank.winner = -1
    return blank
