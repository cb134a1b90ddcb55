"""What a seat sees of Weimar: parties, cities, topics and cards by name. The page's types are generated from these
classes.

The module is not compiled: its classes are only data.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, Required, TypedDict

from republik.table.phrases import Phrase
from republik.table.views import frozen


@frozen
class Step:
    """The pending decision and its party; null for chance."""

    decide: str
    party: str | None


@frozen
class Party:
    """What a party has."""

    vp: int
    reserve: int
    seats: int
    bases: int
    nsdap: int
    governs: bool
    cards: int
    cards_known: list[str]
    hand: list[str | None]
    """Cards unknown to this seat are null."""
    agenda: str | None
    """"hidden" while it is secret; empty until it is chosen."""


Pieces = dict[str, int]
"""Counts by kind of unit."""


@frozen
class City:
    """What is in a city."""

    slots: int
    bases: dict[str, int]
    markers: list[str]
    units: Pieces


@frozen
class Units:
    """Units outside the cities."""

    supply: Pieces
    dissolved: Pieces
    unused: Pieces


@frozen
class Topic:
    """A topic on the opinion track."""

    topic: str
    marker: str
    """Distinguishes several markers of the same topic; as written in moves."""
    number: int
    """The number on the disc."""
    field: str


@frozen
class Foreign:
    """The negotiable cards, including those beside the stack, and the completed ones."""

    open: list[str]
    beside: list[str]
    done: list[str]
    track: str


@frozen
class Minor:
    """The parties that control the minor parties."""

    uspd: str | None
    ddp: str | None
    dvp: str | None


@frozen
class Parliament:
    """Occupied seats, those of the NSDAP among them, and those beyond the fixed seats."""

    occupied: int
    neutral: int
    surplus: int


@frozen
class Anarchy:
    """W12: how many more markers in the DR box end the Republic, and whether one of its spaces is free, or none, or it
    has overflowed."""

    left: int
    danger: Literal["calm", "near", "full", "over"]


@frozen
class RollResult:
    """Totals that bring the same; `most` is null for those and all above."""

    least: int
    most: int | None
    chance: float
    exact: tuple[int, int]
    """The chance as a fraction: numerator and denominator."""
    what: Phrase
    succeeds: bool


@frozen
class AnswerOdds:
    """What joining in or reacting does to the chance of the announced action."""

    action: str
    party: str
    before: float
    after: float


@frozen
class Odds:
    """What would be rolled, if nobody else joins in, reacts or has the dice rolled again (W9, W10)."""

    kind: str
    """An action that rolls dice, or "reaction", "negotiation", "crisis" or "city"."""
    party: str
    dice: int
    bonus: int
    """What is added to the highest die."""
    needed: int | None
    """The least total that succeeds."""
    chance: float
    """The chance that the roll succeeds."""
    exact: tuple[int, int]
    """The same as a fraction."""
    again: float | None
    """That chance if Stresemann has a failure rolled again, which the party may decide (W10)."""
    results: list[RollResult]
    """Empty if the dice choose a city."""
    answer: AnswerOdds | None


@frozen
class Prospect:
    """What a legal move costs and brings, as far as the rules can say."""

    cost: int | None
    """Action points."""
    strength: tuple[int, int] | None
    """The party's strength in the city, before and after units come."""
    odds: Odds | None


@frozen
class KnownPosition:
    """Everything a seat knows."""

    scenario: str
    solo: bool
    """Whether one person plays SPD and Zentrum against the booklet's bots."""
    round: int
    last_round: int
    step: Step | None
    parties: dict[str, Party]
    seating: list[str]
    cities: dict[str, City]
    units: Units
    topics: list[Topic]
    box: dict[str, int]
    """The DR box: the count of each marker."""
    anarchy: Anarchy
    economy: int
    society: list[str]
    flags: dict[str, int]
    foreign: Foreign
    chancellor: str | None
    president: str | None
    president_used: bool
    minor: Minor
    stresemann: Literal["up", "down"] | None
    parliament: Parliament
    nsdap: int
    """Figures on the NSDAP track."""
    card: str | None
    """The card in play."""
    player: str | None
    """The party that plays it."""
    hand: list[str]
    """The seat's own cards."""
    prospects: dict[str, Prospect]
    """Of the moves of the seat to act, as written in records, that cost action points or roll dice."""


# -- the forecast -------------------------------------------------------------------------------------


@frozen
class Goal:
    """A goal of a party: what is counted, and the victory points for it."""

    what: str
    count: int
    points: int


@frozen
class EconomyChange:
    """Prosperity and poverty that the economy brings."""

    prosperity: int
    poverty: int


@frozen
class Declaration:
    """Cities without threats and with several, and what each government party gets and loses for them."""

    free: int
    troubled: int
    points: int
    seats: int


@frozen
class Escalation:
    """Markers in the DR box, and the crisis rolls of each government party."""

    markers: int
    rolls: int


@frozen
class MinorSeats:
    """A minor party, who controls it, and the seats it brings."""

    minor: str
    party: str
    seats: int


@frozen
class Road:
    """A road to a sudden end: what a party, or nobody, has of what it needs, and how many more it takes at least. The
    danger is "watch" if one round can bring as many, "near" if few are missing, "next" if one step ends the game, "now"
    if it ends with this round."""

    termination: str
    party: str | None
    have: int
    need: int
    missing: int
    danger: Literal["calm", "watch", "near", "next", "now"]
    rule: str


@frozen
class TopicResult:
    """A topic on the opinion track, and the parties that would win it: none, one, or two that must agree."""

    marker: str
    winners: list[str]


@frozen
class Points:
    """The victory points that a party would get, and its total with them."""

    goals: int
    republic: int
    others: int
    gained: int
    total: int


@frozen
class Bite:
    """What threats of a kind cost: the points that a party misses, or what each government party loses (no party)."""

    what: str
    count: int
    party: str | None
    points: int
    seats: int
    rolls: int


@frozen
class CrisisOdds:
    """The crisis rolls of each government party, and of all equally likely throws of one roll, how many take what."""

    rolls: int
    throws: int
    base: int
    seat: int
    vp: int
    nothing: int


@frozen
class Cabinet:
    """The strongest coalitions, or the party that governs alone, with the seats in the new parliament."""

    alone: str | None
    coalitions: list[str]
    votes: int
    occupied: int


@frozen
class RoundEnd:
    """What is certain if the round ends now: dice and choices are left out."""

    topics: list[TopicResult]
    majority: list[list[str]]
    """The first and the second by topics; several parties are tied."""
    points: dict[str, Points]
    seats: dict[str, int]
    bites: list[Bite]
    crisis: CrisisOdds
    cabinet: Cabinet
    endings: list[str]
    """Cards with an effect at the end of the round."""


@frozen
class Forecast:
    """The sums of all steps of the politics phase, by party; what is certain if the round ends now; and the roads to a
    sudden end."""

    topics: dict[str, float]
    majority: list[int]
    """The victory points of the first and the second."""
    goals: dict[str, list[Goal]]
    goal_points: dict[str, int]
    """The victory points of all goals of a party."""
    economy: EconomyChange
    government: list[str]
    declaration: Declaration
    escalation: Escalation
    minors: list[MinorSeats]
    cut: dict[str, int]
    coalitions: dict[str, int]
    round_end: RoundEnd | None
    """None if no politics phase is ahead: before the first round and after the game."""
    roads: list[Road]
    criteria: list[bool]
    """Which criteria of the solo scenario are met; empty in a game of four."""


# -- events -------------------------------------------------------------------------------------------


class EventArgs(TypedDict, total=False):
    """The arguments of events, for the page; each event has some of them."""

    agenda: str | None
    bound: int
    candidate: str | None
    card: str | None
    cards: int
    chancellor: str | None
    city: str
    coalition: str | None
    count: int
    deck: str | None
    first: int
    fulfilled: int
    kind: str | None
    least: int
    level: int
    line: int
    marker: str | None
    minor: str | None
    nation: str | None
    number: int
    option: int
    parties: list[str]
    party: str | None
    place: int
    point: str
    result: int
    round: int
    row: int
    seating: list[str]
    seats: int
    second: int
    side: int
    slot: str
    source: str
    space: str | None
    special: str | None
    step: int
    success: int
    table: str | None
    target: str
    termination: str | None
    use: str | None
    value: int
    why: str | None
    winner: str | None
    yes: int


class NamedEvent(EventArgs):
    """An event as the seat may know it."""

    key: Required[str]


# -- what is printed ----------------------------------------------------------------------------------

Sources = dict[str, str]
"""By field: "seed", "public", "house" or "own"; "seed" is followed by the paragraphs of the booklet that it cites."""


class Names(TypedDict):
    """A text as printed in the box, which has German and English."""

    de: str
    en: str


@frozen
class PrintedCity:
    """A city; `id` is the key used by places and views."""

    id: str
    key: str
    src: Sources
    names: Names
    sum: int
    slots: int
    x: int
    y: int


@frozen
class PrintedUnit:
    """A kind of unit."""

    key: str
    src: Sources
    names: Names
    side: str
    strength: int
    count: int
    dissolves: bool
    turns: bool


@frozen
class PrintedNation:
    """A nation with its flags."""

    key: str
    src: Sources
    names: Names
    flags: int


@frozen
class PrintedTracks:
    """The lengths of the tracks."""

    key: str
    src: Sources
    seats: int
    box: int
    reserve: int
    economy: int
    arm: int
    society: int
    nsdap: int
    nsdap_seats: list[int]
    figures: int


class PrintedCard(TypedDict):
    """A card of the republic or of a party."""

    key: str
    src: Sources
    names: Names
    big: int
    small: int
    event: Phrase | None
    remove: bool
    nsdap: str
    note: Names
    party: str | None
    """Null for a republic card."""
    era: NotRequired[list[int]]
    """Of a republic card."""
    reinforce: NotRequired[bool]
    """Of a party's card, as the following."""
    politician: NotRequired[bool]
    reaction: NotRequired[str]


@frozen
class PrintedAgenda:
    """An agenda card of a party."""

    key: str
    src: Sources
    names: Names
    topics: Phrase | None
    effect: Phrase | None
    adds: list[str]
    early: bool
    note: Names
    party: str


@frozen
class PrintedRound:
    """A round card."""

    key: str
    src: Sources
    names: Names
    round: int
    topic: str
    reveal: Phrase | None
    end: Phrase | None
    note: Names


@frozen
class PrintedForeignCard:
    """A card of foreign policy."""

    key: str
    src: Sources
    names: Names
    year: int
    nation: str
    target: int
    before: Phrase | None
    success: Phrase | None
    always: Phrase | None
    end: Phrase | None
    note: Names


@frozen
class PrintedOption:
    """What the winner of a topic can choose."""

    key: str
    src: Sources
    names: Names
    event: Phrase | None


@frozen
class PrintedTopic:
    """A topic of the opinion track."""

    key: str
    src: Sources
    names: Names
    colour: Literal["white", "yellow"]
    copies: int
    order: int
    options: list[PrintedOption]


@frozen
class PrintedSociety:
    """A marker of the society track."""

    key: str
    src: Sources
    names: Names
    colour: Literal["white", "yellow"]
    copies: int
    effect: Phrase | None
    note: Names


@frozen
class PrintedScenario:
    """A scenario and its first and last round."""

    key: str
    src: Sources
    names: Names
    note: Names
    solo: bool
    rounds: tuple[int, int]


@frozen
class Field:
    """A field of the opinion track: its position, and the parties that control it."""

    id: str
    x: int
    y: int
    owners: list[str]


@frozen
class BotTable:
    """A table of a bot, or a list of its priorities (`list`)."""

    key: str
    title: Phrase
    rows: Sequence[Phrase]
    list: bool


@frozen
class BotTables:
    """The tables of a party's bot."""

    party: str
    tables: list[BotTable]


@frozen
class ZentrumLimit:
    """What binds the player's Zentrum."""

    key: str
    row: Phrase


@frozen
class Bots:
    """How the bots of the solo scenario decide, and what binds the player's Zentrum."""

    tables: list[BotTables]
    always: list[Phrase]
    zentrum: list[ZentrumLimit]


@frozen
class SourceCount:
    """How many values of a kind of component come from the booklet, a public source, this edition and a custom file."""

    kind: str
    seed: int
    public: int
    house: int
    own: int


@frozen
class Components:
    """Everything printed. Each entry gives the source of its fields (`src`); effects are phrases, or null."""

    parties: list[str]
    cities: list[PrintedCity]
    units: list[PrintedUnit]
    nations: list[PrintedNation]
    tracks: PrintedTracks
    cards: list[PrintedCard]
    agendas: list[PrintedAgenda]
    rounds: list[PrintedRound]
    foreign: list[PrintedForeignCard]
    topics: list[PrintedTopic]
    society: list[PrintedSociety]
    scenarios: list[PrintedScenario]
    fields: list[Field]
    bots: Bots
    share: Phrase
    """How many of all values are our own."""
    sources: list[SourceCount]
    """How many values of each kind of component come from where."""
    translations: dict[str, dict[str, str]]
    """For each language in which the game has not been published: German titles and notes, translated."""


# -- what programs get of the components --------------------------------------------------------------


@frozen
class ProgramCard:
    """A card; its event as written in the data."""

    id: str
    deck: str | None
    big: int
    small: int
    event: str


@frozen
class ProgramComponents:
    """The cards."""

    cards: list[ProgramCard]


class NewGame(TypedDict):
    """What stays constant during a game."""

    scenario: str
    components: NotRequired[ProgramComponents]
    feature_names: NotRequired[list[str]]
