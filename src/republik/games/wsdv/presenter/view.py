"""What a seat sees of Wir sind das Volk!, with the names of the board. The page's types are generated from these
classes.

The module is not compiled: its classes are only data.
"""

from collections.abc import Mapping
from typing import Literal, NotRequired, Required, TypedDict

from republik.games.wsdv.rules.naming import Seat
from republik.table.phrases import Phrase
from republik.table.views import frozen

# -- what programs get, and the page ------------------------------------------------------------------


class Step(TypedDict):
    """The pending decision."""

    decide: str
    left: NotRequired[int]
    """How much of it is left, if that is a number."""
    side: NotRequired[Seat]
    """The side that dismantles."""


Action = TypedDict("Action", {"side": Seat, "card": str, "use": str, "from": str})
"""The card in play, its use, and where it was taken from."""


@frozen
class Tracks:
    """The markers of the three tracks."""

    prestige: int
    currency: int
    socialists: int


@frozen
class Province:
    """The pieces in a province, and its economy."""

    unrest: int
    protests: int
    """4, 10.2: mass protests, including those placed by West Berlin."""
    living_standard: int
    socialists: int
    economy: int


@frozen
class WestBerlin:
    """10.2: living standard by sector, markers on suppliers, and sectors that have received a delivery."""

    sectors: dict[str, int]
    on_suppliers: dict[str, int]
    delivered: list[str]


@frozen
class Factory:
    """A factory in a city."""

    value: int
    rundown: bool


@frozen
class Cards:
    """The cards that the seat knows, and how many it does not."""

    display: list[str]
    special: str | None
    hand: list[str]
    hand_known_to_other: list[str]
    other_hand: int
    other_hand_known: list[str]
    pile: int
    pile_top_known: list[str]
    discard_row: list[str]
    discarded: list[str]
    other_discarded: int


@frozen
class PoliceCards:
    """The police power cards in play."""

    cards: list[str]
    used: int
    dissolved: bool


@frozen
class KnownPosition:
    """Everything the seat knows now, for a program."""

    decade: int
    half: int
    step: Step | None
    action: Action | None
    tracks: Tracks
    wall: bool
    socialists_in_box: int
    protests: Mapping[Seat, int]
    provinces: Mapping[str, Province]
    west_berlin: WestBerlin
    factories: dict[str, Factory]
    closed: list[str]
    lines: dict[str, int]
    """Connections with at least one line, and their number of lines."""
    cards: Cards
    police: PoliceCards


# -- what the page gets besides -----------------------------------------------------------------------


@frozen
class Symbols:
    """How many symbols of a card's row are left."""

    row: int
    count: int


class BoardStep(Step):
    """The pending decision and who decides."""

    seat: Seat | None
    symbols: NotRequired[list[Symbols]]
    """Which symbols of a card are left."""


@frozen
class BoardProvince(Province):
    """A province with what depends on its pieces."""

    imported: int
    needed: int
    """6.3: economy needed for the next living standard."""
    help: int
    """10.3, 10.5: economy added by Hamburg or external factories."""
    to_lend: int | None
    """6.3: what a card would have to lend for the next living standard; null if none lends as much."""
    to_protest: int
    """4: unrest missing to the next mass protest."""
    loose: int
    """4: unrest that no mass protest contains."""
    declared: int
    """9.7: unrest that the attacks declared so far will bring."""
    may_tip: bool
    """Whether the forecast's unrest, with every possible attack, would make a mass protest."""
    export: int | None
    """9.3: the value of the export factory; null without one."""
    sells: bool
    """9.3: whether this is a province of East that exports."""


@frozen
class FlightNow:
    """9.1: where the flight marker would be if the decade ended now."""

    steps: int
    points: int
    resolved: bool
    """Whether this decade's flight has been resolved."""


@frozen
class Lying:
    """A card somewhere; face down, only its decade is visible."""

    id: str | None
    decade: int


@frozen
class Pile:
    """How many cards of a decade the draw pile has."""

    decade: int
    count: int


@frozen
class LivingRow:
    """6.3: the arithmetic of the living standard action for one province."""

    province: str
    economy: int
    help: int
    need: int
    lent: int
    """Card points that fill the gap."""
    missing: int
    """How many of them no card lends."""
    chosen: bool


@frozen
class Living:
    """6.3: what the card lends, what it has lent, and each province."""

    lends: int
    lent: int
    full: bool
    """Whether no further province may be chosen."""
    rows: list[LivingRow]


@frozen
class Kept:
    """9.5: a province's living standard and the factory that maintains it; null if nothing limits it."""

    province: str
    living: int
    factory: int | None
    loss: int


AttackState = Literal["chosen", "passed", "asked", "ahead"]
"""Whether its province has chosen an attack, chosen otherwise, decides now, or later."""

DeclaredAttack = TypedDict(
    "DeclaredAttack",
    {
        "from": str,
        "to": str,
        "state": AttackState,
        "move": int | None,
        "living": int,
        "protests": int,
        "against": int,
        "unrest": int,
        "before": int,
        "after": int,
        "new_protests": int,
    },
)
"""9.7: an attack that the side to decide can carry out, or one that has been declared. `move` declares it now;
`protests` of the attacker make one living standard unusable each; `against` is the living standard of the target.
`before` and `after` are the unrest of the target without and with this attack, `new_protests` the mass protests that it
makes there."""


@frozen
class BoardPosition(KnownPosition):
    """Everything the seat knows now and what follows from it, for the page."""

    step: BoardStep | None
    provinces: Mapping[str, BoardProvince]
    edition: str
    seat: Seat | None
    phase: int
    """The phase of the End of Decade in progress; 0 outside it."""
    holder: Seat
    """2: the side with the prestige advantage."""
    socialists_in_play: int
    hamburg: str | None
    """The province to which Hamburg counts; null while it makes no difference."""
    standing: list[str]
    """5.1: working connections."""
    flight: FlightNow
    hands: Mapping[Seat, list[Lying]]
    pile: list[Pile]
    living: Living | None
    counted: dict[str, dict[str, list[str]]]
    """9: where the figures of each phase stand on the board, by phase and name."""
    kept: list[Kept] | None
    """9.5: the comparison with which the phase begins; null outside it."""
    attacks: list[DeclaredAttack] | None
    """9.7: null unless a side decides on its attacks."""
    worst_export: int
    """9.3: the value of West's worst export factory, which East's must reach."""


# -- events -------------------------------------------------------------------------------------------


class EventArgs(TypedDict, total=False):
    """The arguments of events; each event has some of them."""

    at: str
    attacker: str
    balance: int
    by: Seat | None
    card: str | None
    change: int
    city: str
    connection: str
    count: int
    currency: int
    decade: int
    east: int
    exports: int
    given: str | None
    given_decade: int
    half: int
    living: int
    origin: str
    paid: str
    phase: int
    points: int
    prestige: int
    province: str
    removed: int
    sector: str | None
    side: Seat | None
    socialists: int
    source: str
    space: int
    special: str | None
    stands: int
    starter: Seat | None
    steps: int
    symbol: str
    taken: str | None
    taken_decade: int
    target: str
    termination: str
    track: int | str | None
    unrest: int
    use: str
    west: int
    winner: Seat | None
    worst: int


class NamedEvent(EventArgs):
    """An event as the seat may know it."""

    key: Required[str]


class BoardEvent(NamedEvent, total=False):
    """An event with what follows from its figures, for the page."""

    enough: bool
    """9.3: whether East's currency suffices."""
    collapsing: list[Seat]
    """9.10: the sides with too many mass protests."""


# -- what is printed ----------------------------------------------------------------------------------

Side = Literal["W", "E"]


@frozen
class PrintedProvince:
    """A province of the board."""

    code: str
    name: str
    side: Side
    supplier: str
    """10.2: the flag of the sector of West Berlin that it supplies."""
    berlin: bool
    names: dict[str, str]


@frozen
class PrintedCity:
    """A city of the board; Hamburg has two provinces (10.3), an external city none (10.5)."""

    name: str
    side: Side
    provinces: list[str]
    kind: Literal["ordinary", "shared", "plant", "abroad"]
    country: str
    start: bool
    x: float
    y: float


@frozen
class PrintedRow:
    """Equal symbols side by side on a card or on the prestige track, also in words."""

    kind: str
    side: Side
    count: int
    where: str
    limit: int
    arms: Literal["", "W", "E"]
    phrase: Phrase


@frozen
class CardFace:
    """A card as printed, and its event in words: the rows, then the arrows."""

    id: str
    decade: int
    colour: Literal["red", "yellow", "dual", "special"]
    west: int
    east: int
    flight: int
    police: Literal["", "red", "pink"]
    rows: list[PrintedRow]
    prestige: int
    currency: int
    socialists: int
    in_order: bool
    year: str
    titles: dict[str, str]
    symbols: list[Phrase]


@frozen
class PrintedConnection:
    """A connection of two cities, with one line or two."""

    name: str
    a: str
    b: str
    lines: int
    side: Side


@frozen
class PrintedTracks:
    """What the spaces of the tracks do."""

    prestige: dict[str, list[PrintedRow]]
    socialists: dict[str, int]
    flight: list[int]


@frozen
class Limits:
    """4, 9.10: how many unrest are a mass protest, how many protests a collapse; socialists in the box, cards on
    display."""

    protest: int
    collapse: int
    socialists: int
    display: int


@frozen
class Components:
    """Board, cards and tracks as printed."""

    provinces: list[PrintedProvince]
    cities: list[PrintedCity]
    connections: list[PrintedConnection]
    borders: list[tuple[str, str]]
    """9.7: neighbouring provinces across the border."""
    suppliers: list[str]
    cards: list[CardFace]
    tracks: PrintedTracks
    limits: Limits


# -- what programs get of the components --------------------------------------------------------------


@frozen
class ProgramProvince:
    """A province."""

    code: str
    name: str
    side: str
    supplies_west_berlin: bool


@frozen
class ProgramCity:
    """A city."""

    name: str
    side: str
    provinces: list[str]
    kind: str


@frozen
class ProgramConnection:
    """A connection."""

    name: str
    side: str
    lines: int


@frozen
class ProgramRow:
    """A row of symbols."""

    symbol: str
    side: str
    count: int
    where: str
    limit: int
    chosen_by: str


@frozen
class ProgramCard:
    """A card."""

    id: str
    title: str
    decade: int
    colour: str
    west: int
    east: int
    flight: int
    police: str
    prestige: int
    currency: int
    socialists: int
    in_order: bool
    rows: list[ProgramRow]


@frozen
class ProgramComponents:
    """Board and cards, with names for sides."""

    provinces: list[ProgramProvince]
    cities: list[ProgramCity]
    connections: list[ProgramConnection]
    borders: list[list[str]]
    cards: list[ProgramCard]


class NewGame(TypedDict):
    """What stays constant during a game."""

    edition: str
    components: NotRequired[ProgramComponents]
    feature_names: NotRequired[list[str]]
