# ruff: noqa: RUF009  the functions called in the dataclasses return fields
"""The components: board, cards, topics, markers, tables, scenarios and bots, read from ``data/`` and checked.

Each file explains its notation in its header. Every value states its source (`SOURCES`), field by field:
``card.src["big"]``. Owners of the published game can supply a folder with files of the same names; an entry there
replaces the given fields of the shipped entry with the same key and is checked like it. Any fault in a file is reported
as `BadComponent`.
"""

import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from republik.table.toml_schema import a_flag, a_number, a_word, listed_numbers, read_by, texts

from .component_fields import (
    SHIPPED,
    DataFile,
    Names,
    Sources,
    Table,
    a_party,
    a_span,
    an_effect,
    check_folder,
    counts_of,
    die_rows,
    different_parties,
    different_words,
    entry_of,
    listed_cards,
    listed_words,
    merged_file,
    number_per_party,
    party_number,
    word_per_party,
)
from .effects import (
    CITIES,
    FOREIGN_CARDS,
    NATIONS,
    PARTIES,
    PARTY_WORDS,
    SOCIETY_MARKERS,
    SPECIAL_CARDS,
    TOPICS,
    UNITS,
    YOU,
    Effect,
)
from .titles import translations

ROUNDS: Final = 6

MARKERS: Final = (
    "poverty",
    "unrest",
    "inflation",
    "blockade",
    "violent_peace",
    "instable_state",
    "minority_cabinet",
    "black_friday",
    "regime",
    "councils",
    "uprising",
)
SCENARIOS: Final = ("abyss", "bruderkrieg", "vulkan", "main")
BOTS: Final = ("kpd", "dnvp")
MINOR_PARTIES: Final = ("uspd", "ddp", "dvp")
PARTY_LETTERS: Final = "SZKD"  # in card numbers, in the order of PARTIES

MEASURES: Final = (
    "ultimatum",  # 1 if the London Ultimatum (A12) is finished
    "economy",  # its level
    "government",  # 1 if the party is in government
    "box",  # markers in the DR box
    "inflation",  # inflation markers in the DR box
    "councils",  # in cities
    "regimes",
    "uprisings",
    "unrest",
    "councils_or_regime",  # cities with at least one of the two
    "dissolved",  # dissolved units of the party
    "dissolved_kpd_dnvp",  # dissolved units of KPD and DNVP together
    "seats",  # of the party
    "bases",
    "vp",
    "nsdap",  # the party's figures on the NSDAP track
)

# The conditions in a bot's table; the engine implements each by its name.
BASE_RULES: Final = ("councils or uprising", "at most 1 enemy base", "no own base")
UNIT_RULES: Final = ("2 threats", "no enemy unit", "councils or uprising", "poverty or unrest")
DEMONSTRATION_RULES: Final = ("uprising and 3 dice", "no own base", "any", "most dice", "kpd units", "most threats")
COUP_RULES: Final = (
    "regime and 3 dice",
    "councils or uprising and 3 dice",
    "3 dice",
    "prepare without councils or uprising",
    "prepare without regime",
)
SURPLUS_RULES: Final = ("reserve", "better", "better prepare", "reserve prepare")
PREPARE_RULES: Final = ("control", "supply", "cities")
USES: Final = ("event", "debate", "action")
ROUND_TOPIC: Final = "round"  # in a bot's list of topics: the topic of the current round card


def _numbered(letter: str, *ranges: tuple[int, int]) -> tuple[str, ...]:
    return tuple(f"{letter}{number:02d}" for first, last in ranges for number in range(first, last + 1))


REPUBLIC_IDS: Final = _numbered("A", (21, 40), (51, 58), (61, 80))
PARTY_IDS: Final = tuple(key for letter in PARTY_LETTERS for key in _numbered(letter, (1, 12), (21, 30)))
AGENDA_IDS: Final = tuple(f"{letter}A{number}" for letter in PARTY_LETTERS for number in range(1, 5))
ROUND_IDS: Final = _numbered("A", (1, 6))


@dataclass(frozen=True)
class Entry:
    """An entry of a data file: its key, and the sources of its values."""

    key: str
    src: Sources


@dataclass(frozen=True)
class Named(Entry):
    names: Names = texts()


@dataclass(frozen=True)
class Described(Named):
    note: Names = texts()


@dataclass(frozen=True)
class OfParty(Described):
    """A card of a party, which its key begins with."""

    @property
    def party(self) -> int:
        return PARTY_LETTERS.index(self.key[0])


# Board


@dataclass(frozen=True)
class City(Named):
    sum: int = a_number(2, 12)  # of two dice
    slots: int = a_number(1, 9)  # for bases
    x: int = a_number(0, 100)  # per cent of the map's width and height
    y: int = a_number(0, 100)


@dataclass(frozen=True)
class Unit(Named):
    side: str = a_word("government", *PARTIES)
    strength: int = a_number(1, 3)
    count: int = a_number(1, 12)
    dissolves: bool = a_flag()  # Reichswehr and police never are
    turns: bool = a_flag()  # Reichswehr: turned black it is the DNVP's


@dataclass(frozen=True)
class Marker(Named):
    count: int = a_number(1, 20)
    where: str = a_word("city", "box", "both")  # box: the DR box
    party: str = a_word("", *PARTIES)  # the owner; turned over while that party governs
    back: Names = texts(default={})  # of a two-sided marker


@dataclass(frozen=True)
class Nation(Named):
    flags: int = a_number(0, 12)


@dataclass(frozen=True)
class Tracks(Entry):
    seats: int = a_number(8, 60)  # fixed seats of the parliament; the others are on the overflow space
    box: int = a_number(2, 20)  # spaces of the DR box; one more marker is anarchy
    reserve: int = a_number(0, 6)
    economy: int = a_number(2, 9)  # highest level; the lowest is 1
    arm: int = a_number(4, 4)  # fields of a party's arm of the opinion grid
    society: int = a_number(1, 12)  # spaces; a marker pushed off leaves the game
    nsdap: int = a_number(1, 6)  # the figure on this space ends the game
    nsdap_seats: tuple[int, ...] = listed_numbers(7, 0, 24)  # neutral seats by figures on the track, 0 to 6
    figures: int = a_number(10, 40)  # of a party: bases, seats and pieces on the NSDAP track


# Cards


@dataclass(frozen=True)
class RepublicCard(Described):
    big: int = a_number(1, 6)  # action points, and the first topic of a debate
    small: int = a_number(1, 6)  # the second topic of a debate
    event: Effect = an_effect(needed=True)
    era: tuple[int, int] = a_span()  # first and last round in which it is in the pile
    remove: bool = a_flag()  # leaves the game after its event
    nsdap: str = a_word("", "forced", "avoidable")


@dataclass(frozen=True)
class PartyCard(OfParty):
    big: int = a_number(1, 6)
    small: int = a_number(1, 6)
    event: Effect = an_effect(needed=True)
    remove: bool = a_flag()
    reinforce: bool = a_flag()  # provides units
    politician: bool = a_flag()
    reaction: str = a_word("", "cancel", "dice -1", "reroll")  # politicians only
    nsdap: str = a_word("", "forced", "avoidable")


@dataclass(frozen=True)
class AgendaCard(OfParty):
    topics: Effect = an_effect()  # "topic" steps only; those of all parties come before any effect
    effect: Effect = an_effect()
    adds: tuple[str, ...] = listed_cards(PARTY_IDS, default=())  # set shuffled into the draw pile before drawing
    early: bool = a_flag()  # one card is played before the first impulse


@dataclass(frozen=True)
class RoundCard(Described):
    round: int = a_number(1, ROUNDS)
    topic: str = a_word("", *TOPICS)  # on field 0
    reveal: Effect = an_effect()
    end: Effect = an_effect()  # at the end of the round


@dataclass(frozen=True)
class ForeignCard(Described):
    year: int = a_number(1918, 1933)  # label on the track
    nation: str = a_word("", *NATIONS)
    target: int = a_number(0, 7)  # lowest successful result; 0: none
    before: Effect = an_effect()
    success: Effect = an_effect()
    always: Effect = an_effect()
    end: Effect = an_effect()  # at the end of a round in which it is face up


@dataclass(frozen=True)
class SpecialCard(Described):
    holder: Names = texts()  # described in words
    power: Names = texts()


@dataclass(frozen=True)
class MinorParty(Entry):
    controllers: tuple[int, ...] = different_parties(2)  # who may control it
    seats: tuple[int, ...] = listed_numbers(ROUNDS, 0, 6)  # for its controller, by round
    bonus: Effect = an_effect()  # for its controller; the DVP's is to turn Stresemann up again


# Topics and society


@dataclass(frozen=True)
class TopicOption(Named):
    event: Effect = an_effect()


def _options(table: Table, key: str) -> tuple[TopicOption, ...]:
    inner = table.table(key)
    if not inner.values:
        raise table.bad(key, "must not be empty")
    return tuple(entry_of(TopicOption, option, inner.table(option)) for option in inner.values)


@dataclass(frozen=True)
class Topic(Named):
    colour: str = a_word("white", "yellow")
    copies: int = a_number(1, 4)
    order: int = a_number(0, 20)  # white ones are resolved in this order; 0: yellow, in the chancellor's order
    options: tuple[TopicOption, ...] = read_by(_options)


@dataclass(frozen=True)
class SocietyMarker(Described):
    colour: str = a_word("white", "yellow")
    copies: int = a_number(1, 1)
    effect: Effect = an_effect(needed=True)


# Tables: the first number of a list is for 0 unless its comment says otherwise; beyond the last, the last applies


@dataclass(frozen=True)
class Demonstration(Entry):
    bases: tuple[int, ...] = listed_numbers(8, 0, 4)  # by result, 0 to 7
    extra_from: int = a_number(6, 9)  # from this result on also:
    extra: tuple[str, ...] = word_per_party("calm", "uprising", "dissolve")


@dataclass(frozen=True)
class Coup(Entry):
    success: int = a_number(2, 7)  # lowest successful result
    poverty: int = a_number(0, 3)  # added in a city with Poverty
    unrest: int = a_number(0, 3)  # added in a city with Unrest


@dataclass(frozen=True)
class CounterCoup(Entry):
    success: int = a_number(2, 7)


@dataclass(frozen=True)
class Fight(Entry):
    success: int = a_number(2, 7)
    bonus: tuple[int, ...] = number_per_party(0, 3)  # added to the result against that party


@dataclass(frozen=True)
class Reaction(Entry):
    dice_lost: tuple[int, ...] = listed_numbers(7, 0, 4)  # by the acting party, by result, 0 to 6


@dataclass(frozen=True)
class Crisis(Entry):
    dice: int = a_number(1, 4)
    base: tuple[int, ...] = listed_numbers(7, 0, 3)  # lost, by result, 0 to 6
    seat: tuple[int, ...] = listed_numbers(7, 0, 3)
    vp: tuple[int, ...] = listed_numbers(7, 0, 3)


@dataclass(frozen=True)
class Costs(Entry):
    """Action points."""

    mobilise: int = a_number(1, 6)  # a unit
    demonstration: int = a_number(1, 6)
    reserve: int = a_number(1, 6)  # a point
    fight: int = a_number(1, 6)
    counter: int = a_number(1, 6)
    control: int = a_number(1, 6)  # DNVP: a Reichswehr turns black
    win_back: int = a_number(1, 6)  # government: a black Reichswehr turns white
    better: int = a_number(1, 6)  # KPD: +1 on the result
    coup: tuple[int, ...] = number_per_party(0, 6)  # 0: the party makes none


@dataclass(frozen=True)
class Goals(Entry):
    """Victory points for the goals of the parties, by number of markers or per marker."""

    spd_poverty: tuple[int, ...] = listed_numbers(6, 0, 9)  # by Poverty in cities and DR box, 0 to 5
    spd_no_regime: int = a_number(0, 9)
    zentrum_unrest: tuple[int, ...] = listed_numbers(4, 0, 9)  # by Unrest, 0 to 3
    zentrum_no_councils: int = a_number(0, 9)
    kpd_councils: int = a_number(0, 9)  # each
    kpd_no_regime: int = a_number(0, 9)
    dnvp_regime: int = a_number(0, 9)  # each
    dnvp_no_councils: int = a_number(0, 9)


@dataclass(frozen=True)
class Politics(Entry):
    majority_first: int = a_number(0, 9)  # seats for most topics
    majority_second: int = a_number(0, 9)
    street_vp: tuple[int, ...] = listed_numbers(9, 0, 9)  # A23, by cities with own bases, 0 to 8
    election_vp: tuple[int, ...] = listed_numbers(12, 0, 9)  # A21 and A22, by seats, 0 to 11
    economy_poverty: tuple[int, ...] = listed_numbers(5, 0, 6)  # by level, 1 to 5
    economy_prosperity: tuple[int, ...] = listed_numbers(5, 0, 6)
    declaration_vp: int = a_number(0, 3)  # for each city without threats, shared by the government
    declaration_threats: int = a_number(1, 6)  # this many threats in a city ...
    declaration_seats: int = a_number(0, 3)  # ... cost each government party this many seats
    escalation_rolls: tuple[int, ...] = listed_numbers(7, 0, 9)  # by markers in the DR box, 0 to 6
    seats_cut: tuple[int, ...] = listed_numbers(16, 0, 9)  # lost by a party, by its seats, 0 to 15


@dataclass(frozen=True)
class Play(Entry):
    republic_cards: int = a_number(1, 4)  # drawn by each party
    party_cards: int = a_number(1, 6)
    negotiation_dice: int = a_number(0, 3)  # in addition to one per flag of the nation
    stabilisation: tuple[str, ...] = different_words(MARKERS)  # leave the DR box in step 5
    sudden_with_berlin: int = a_number(0, 10)  # Councils or Regimes in Berlin and this many other cities win at once
    sudden_anywhere: int = a_number(2, 11)  # this many in any cities win at once
    late_units: dict[str, int] = counts_of(UNITS, 12)  # join the government supply ...
    late_round: int = a_number(1, 7)  # ... at the start of this round


# How the parts of the box are read from the files


@dataclass(frozen=True)
class Section:
    """A table of a file: entries with these keys, or a single one."""

    file: str
    name: str
    kind: type[Entry]
    keys: tuple[str, ...] | None = None


def entries(file: str, name: str, kind: type[Entry], keys: tuple[str, ...]) -> Any:
    return field(metadata={"section": Section(file, name, kind, keys)})


def a_table(kind: type[Entry], name: str, file: str = "tables.toml") -> Any:
    return field(metadata={"section": Section(file, name, kind)})


def parts(box: type) -> Any:
    return field(metadata={"parts": box})


@dataclass(frozen=True)
class Tables:
    demonstration: Demonstration = a_table(Demonstration, "demonstration")
    coup: Coup = a_table(Coup, "coup")
    counter: CounterCoup = a_table(CounterCoup, "counter")
    fight: Fight = a_table(Fight, "fight")
    reaction: Reaction = a_table(Reaction, "reaction")
    crisis: Crisis = a_table(Crisis, "crisis")
    costs: Costs = a_table(Costs, "costs")
    goals: Goals = a_table(Goals, "goals")
    politics: Politics = a_table(Politics, "politics")
    play: Play = a_table(Play, "play")


# Scenarios


@dataclass(frozen=True)
class Criterion:
    text: str
    measure: str  # one of MEASURES
    low: int  # fulfilled from low to high
    high: int


@dataclass(frozen=True)
class FinalLine:
    text: str
    parties: tuple[int, ...]  # each of them individually
    vp: int
    measure: str
    each: bool  # once per unit of the measure ...
    low: int  # ... otherwise once, if the measure is from low to high
    high: int


MAX_MEASURE: Final = 999
_COMPARED: Final = re.compile(r"(?P<no>no )?(?P<measure>[a-z_]+)(?: (?P<sign>>=|<=) (?P<limit>[0-9]{1,2}))?")
_FINAL: Final = re.compile(r"(?P<parties>(?:SPD|Z|KPD|DNVP)(?: (?:SPD|Z|KPD|DNVP))*) (?P<vp>[+-][1-9]) (?P<rest>.+)")


def _criterion(table: Table, key: str, text: str) -> Criterion:
    match = _COMPARED.fullmatch(text)
    if match is None or match["measure"] not in MEASURES or (match["no"] and match["sign"]):
        raise table.bad(key, f"no such condition: {text!r}")
    if match["no"]:
        return Criterion(text, match["measure"], 0, 0)
    if match["sign"] == "<=":
        return Criterion(text, match["measure"], 0, int(match["limit"]))
    return Criterion(text, match["measure"], int(match["limit"] or 1), MAX_MEASURE)


def _final_line(table: Table, key: str, text: str) -> FinalLine:
    match = _FINAL.fullmatch(text)
    if match is None:
        raise table.bad(key, f"must be parties, points and a condition, not {text!r}")
    parties = tuple(PARTY_WORDS[word] for word in match["parties"].split())
    word, _, rest = match["rest"].partition(" ")
    if word == "if":
        condition = _criterion(table, key, rest)
        return FinalLine(text, parties, int(match["vp"]), condition.measure, False, condition.low, condition.high)
    if word != "each" or rest not in MEASURES:
        raise table.bad(key, "must go on with 'if' and a condition, or 'each' and what is counted")
    return FinalLine(text, parties, int(match["vp"]), rest, True, 0, MAX_MEASURE)


def _lines(read_line: Callable[[Table, str, str], object]) -> Any:
    """A list of texts, each read by itself."""

    def read(table: Table, key: str) -> tuple[object, ...]:
        return tuple(read_line(table, f"{key}[{index}]", text) for index, text in enumerate(table.texts(key)))

    return read_by(read, default=())


def _placed(table: Table, key: str) -> dict[str, tuple[str, ...]]:
    """Reads a table of marker → its cities."""
    inner = table.table(key)
    placed: dict[str, tuple[str, ...]] = {}
    for marker in inner.values:
        inner.one_of(marker, marker, ("prosperity", *MARKERS))
        placed[marker] = tuple(inner.one_of(marker, city, CITIES) for city in inner.texts(marker))
    return placed


def _scattered(table: Table, key: str) -> tuple[tuple[str, int], ...]:
    """Reads rows such as "poverty 3": a number of markers, in different random cities."""
    rows: list[tuple[str, int]] = []
    for index, text in enumerate(table.texts(key)):
        place = f"{key}[{index}]"
        marker, _, count = text.partition(" ")
        table.one_of(place, marker, ("poverty", "prosperity", "unrest"))
        if not count.isdecimal() or not 1 <= int(count) <= len(CITIES):
            raise table.bad(place, "must be a marker and a number of cities")
        rows.append((marker, int(count)))
    return tuple(rows)


def _minor_controllers(table: Table, key: str) -> dict[str, int]:
    """Reads a table of minor party → controller; one that is not listed is out of the game."""
    inner = table.table(key)
    for minor in inner.values:
        inner.one_of(minor, minor, MINOR_PARTIES)
    return {minor: party_number(inner, minor, inner.text(minor)) for minor in inner.values}


@dataclass(frozen=True)
class Scenario(Described):
    solo: bool = a_flag()  # one person plays SPD and Zentrum; KPD and DNVP are the booklet's bots
    rounds: tuple[int, int] = a_span()  # first and last
    republic: tuple[str, ...] = listed_cards(REPUBLIC_IDS)  # the initial pile; later eras join by their `era`
    republic_out: tuple[str, ...] = listed_cards(REPUBLIC_IDS, default=())  # never in this scenario
    party: tuple[str, ...] = listed_cards(PARTY_IDS)  # the four decks at the start
    party_out: tuple[str, ...] = listed_cards(PARTY_IDS, default=())
    agendas_out: tuple[str, ...] = different_words(AGENDA_IDS, default=())
    foreign: tuple[str, ...] = different_words(FOREIGN_CARDS)  # the stack, top first
    foreign_done: tuple[str, ...] = different_words(FOREIGN_CARDS)  # finished; the marker is on the last of them
    economy: int = a_number(1, 9)
    president: str = a_word("ebert", "hindenburg")
    president_holder: int = a_party()
    government: tuple[int, ...] = different_parties()
    chancellor: int = a_party()
    minor: dict[str, int] = read_by(_minor_controllers)
    special_out: tuple[str, ...] = different_words(SPECIAL_CARDS, default=())
    supply: dict[str, int] = counts_of(UNITS, 12)
    dissolved: dict[str, int] = counts_of(UNITS, 12)
    units_out: dict[str, int] = counts_of(UNITS, 12)
    box: dict[str, int] = counts_of(MARKERS, 6)
    placed: dict[str, tuple[str, ...]] = read_by(_placed)
    scattered: tuple[tuple[str, int], ...] = read_by(_scattered)
    base_order: tuple[int, ...] = different_parties(len(PARTIES))
    bases: tuple[int, ...] = number_per_party(0, len(CITIES))
    seats: tuple[int, ...] = number_per_party(0, 24)
    reserve: tuple[int, ...] = number_per_party(0, 6)
    vp: tuple[int, ...] = number_per_party(0, 99)
    nsdap: tuple[int, ...] = different_parties()  # figures on the NSDAP track, first space first
    flags: dict[str, int] = counts_of(NATIONS, 12)
    society: tuple[str, ...] = different_words(SOCIETY_MARKERS, default=())  # left to right
    final: tuple[FinalLine, ...] = _lines(_final_line)
    criteria: tuple[Criterion, ...] = _lines(_criterion)  # solo
    small_victory: int = a_number(0, 20, default=0)  # number of criteria
    great_victory: int = a_number(0, 20, default=0)


# Bots


def _agenda_rows(table: Table, key: str) -> dict[int, tuple[str, ...]]:
    """Reads a table of round → six agenda cards, by the die."""
    inner = table.table(key)
    rows = {}
    for number in inner.values:
        inner.one_of(number, number, ("1", "2"))
        rows[int(number)] = die_rows(inner, number, lambda place, card: inner.one_of(place, card, AGENDA_IDS))
    return rows


def _uses_by_die(table: Table, key: str) -> tuple[str, ...]:
    """Reads six pairs of uses, by the die: "event debate"."""

    def two_uses(place: str, text: str) -> str:
        words = [table.one_of(place, word, USES) for word in text.split()]
        if len(words) != 2 or words[0] == words[1]:
            raise table.bad(place, "must name two different uses")
        return " ".join(words)

    return die_rows(table, key, two_uses)


@dataclass(frozen=True)
class Bot(Entry):
    enemies: tuple[int, ...] = different_parties(3)  # for negative effects; positive ones from the end
    cities: tuple[str, ...] = different_words(CITIES, len(CITIES))  # highest priority first
    base: tuple[str, ...] = different_words(BASE_RULES, 2)  # conditions 1 and 2
    unit: tuple[str, ...] = different_words(UNIT_RULES, 2)
    agenda: dict[int, tuple[str, ...]] = read_by(_agenda_rows)
    also: Effect = an_effect()  # with the agenda of round 2
    free_topics: tuple[str, ...] = different_words(TOPICS)  # introduced by choice: the first available
    topics: tuple[str, ...] = different_words((*TOPICS, ROUND_TOPIC), 9)  # to debate; the first five are important
    important: int = a_number(0, 9)
    reach: int = a_number(1, 4)  # condition 1: the topic can reach one of its own fields of this value
    controlled_by: tuple[int, ...] = different_parties()  # condition 2: an important topic controlled by one of these
    coup_from: int = a_number(1, 9)  # action points
    surplus: tuple[str, ...] = listed_words(SURPLUS_RULES, 3)  # for 1, 2, and 3 or more surplus points
    demonstration: tuple[str, ...] = different_words(DEMONSTRATION_RULES, 3)  # target city: conditions 1 to 3
    coup: tuple[str, ...] = different_words(COUP_RULES, 3)
    prepare: tuple[str, ...] = different_words(PREPARE_RULES)

    @property
    def party(self) -> int:
        return PARTIES.index(self.key)


@dataclass(frozen=True)
class BotRules(Entry):
    republic_cards: int = a_number(1, 4)
    party_cards: int = a_number(1, 6)
    republic_uses: tuple[str, ...] = different_words(USES, 3)
    debate_from: int = a_number(1, 6)  # small value: event, then debate
    action_by: int = a_number(1, 6)  # big exceeds small by at least this much: event, then action
    otherwise: tuple[str, ...] = read_by(_uses_by_die)
    promising_dice: int = a_number(1, 6)
    most_dice_from: int = a_number(1, 6)  # "most dice": if there are at least this many


@dataclass(frozen=True)
class RestrictedZentrum(Entry):
    """Restrictions of the Zentrum when played by the solo player."""

    debate_value: int = a_number(0, 6)  # with this value it moves a topic of the SPD if possible
    base_die: int = a_number(0, 6)  # up to this on a die it removes a base of the SPD if possible
    reacts_to_kpd: int = a_number(1, 7)  # from this on a die it reacts
    reacts_to_dnvp: int = a_number(1, 7)


@dataclass(frozen=True)
class Components:
    """Everything in the box; entries are in the order of their keys in effects.py, or of the lists above."""

    cities: dict[str, City] = entries("board.toml", "city", City, CITIES)
    units: dict[str, Unit] = entries("board.toml", "unit", Unit, UNITS)
    markers: dict[str, Marker] = entries("board.toml", "marker", Marker, MARKERS)
    nations: dict[str, Nation] = entries("board.toml", "nation", Nation, NATIONS)
    tracks: Tracks = a_table(Tracks, "tracks", "board.toml")
    republic: dict[str, RepublicCard] = entries("cards.toml", "republic", RepublicCard, REPUBLIC_IDS)
    party: dict[str, PartyCard] = entries("cards.toml", "party", PartyCard, PARTY_IDS)
    agendas: dict[str, AgendaCard] = entries("cards.toml", "agenda", AgendaCard, AGENDA_IDS)
    rounds: dict[str, RoundCard] = entries("cards.toml", "round", RoundCard, ROUND_IDS)
    foreign: dict[str, ForeignCard] = entries("cards.toml", "foreign", ForeignCard, FOREIGN_CARDS)
    special: dict[str, SpecialCard] = entries("cards.toml", "special", SpecialCard, SPECIAL_CARDS)
    minor: dict[str, MinorParty] = entries("cards.toml", "minor", MinorParty, MINOR_PARTIES)
    topics: dict[str, Topic] = entries("topics.toml", "topic", Topic, TOPICS)
    society: dict[str, SocietyMarker] = entries("society.toml", "society", SocietyMarker, SOCIETY_MARKERS)
    tables: Tables = parts(Tables)
    scenarios: dict[str, Scenario] = entries("scenarios.toml", "scenario", Scenario, SCENARIOS)
    bots: dict[str, Bot] = entries("bots.toml", "bot", Bot, BOTS)
    bot_rules: BotRules = a_table(BotRules, "rules", "bots.toml")
    zentrum: RestrictedZentrum = a_table(RestrictedZentrum, "zentrum", "bots.toml")
    effects: tuple[Effect, ...] = ()  # all effects, by number
    values: str = SHIPPED
    """Identifies the values: SHIPPED, or a digest of all values of a custom folder."""


def _sections(box: Any) -> Iterator[Section]:
    """Returns the tables that are read from the files."""
    for part in fields(box):
        if "section" in part.metadata:
            yield part.metadata["section"]
        elif "parts" in part.metadata:
            yield from _sections(part.metadata["parts"])


_SECTIONS: Final[dict[type[Entry], Section]] = {section.kind: section for section in _sections(Components)}
_FILES: Final[dict[str, dict[str, tuple[str, ...] | None]]] = {}  # with their tables and keys; None: a single entry
for _section in _SECTIONS.values():
    _FILES.setdefault(_section.file, {})[_section.name] = _section.keys

DIGEST_LENGTH: Final = 12
DIGEST_MARK: Final = "2."
"""Prefix of digests made from replaced values only. Older digests cover all values, including the shipped ones, and
changed with every correction of these."""


def load_components(folder: Path | None = None) -> Components:
    """Reads the shipped files, overlaid with those of the folder; raises only `BadComponent`."""
    if folder is not None:
        check_folder(folder, _FILES)
    merged = {name: merged_file(name, folder, _FILES) for name in _FILES}
    merged["scenarios.toml"].complete_likes("scenario")
    effects: list[Effect] = []
    components: Components = replace(_read(Components, merged, effects), effects=tuple(effects))
    for entry, what, reason in _faults(components):
        section = _SECTIONS[type(entry)]
        raise merged[section.file].table(section.name, entry.key, effects).bad(what, reason)
    if folder is None or components == load_components():
        return components
    return replace(components, values=_digest(components))


def _read(box: Any, merged: dict[str, DataFile], effects: list[Effect]) -> Any:
    """Returns a box with all its parts; their effects are numbered in this order."""

    def entry(section: Section, key: str) -> Entry:
        return entry_of(section.kind, key, merged[section.file].table(section.name, key, effects))

    values: dict[str, Any] = {}
    for part in fields(box):
        section, inner = part.metadata.get("section"), part.metadata.get("parts")
        if inner is not None:
            values[part.name] = _read(inner, merged, effects)
        elif section is not None and section.keys is None:
            values[part.name] = entry(section, section.name)
        elif section is not None:
            values[part.name] = {key: entry(section, key) for key in section.keys}
    return box(**values)


def _digest(components: Components) -> str:
    """Returns a short digest of the replaced values; equal replacements give equal digests."""
    shipped = {what: value for what, value, _ in provenance(load_components())}
    own = [(what, value) for what, value, _ in provenance(components) if shipped.get(what) != value]
    return DIGEST_MARK + hashlib.sha256(repr(sorted(own)).encode()).hexdigest()[:DIGEST_LENGTH]


def provenance(components: Components) -> list[tuple[str, str, str]]:
    """Returns every value: its name ("republic A22: big"), the value as text, and its source."""
    rows: list[tuple[str, str, str]] = []
    for group, entry in _all_entries(components):
        what = group if group == entry.key else f"{group} {entry.key}"
        rows.extend(_rows_of(what, entry))
        if isinstance(entry, Topic):
            for option in entry.options:
                rows.extend(_rows_of(f"{what}.{option.key}", option))
    return rows


def in_language(names: Names, language: str) -> str:
    """Returns the text in a language, or the translation of a title or note; otherwise the German one, the language of
    the published game."""
    return names.get(language) or translations(language).get(names["de"], names["de"])


def _all_entries(components: Components) -> Iterator[tuple[str, Any]]:
    for part in fields(Components):
        value = getattr(components, part.name)
        if isinstance(value, dict):
            for entry in value.values():
                yield part.name, entry
        elif isinstance(value, Tables):
            for table in fields(Tables):
                yield "table", getattr(value, table.name)
        elif part.name not in ("effects", "values"):
            yield part.name, value


def _rows_of(what: str, entry: Any) -> Iterator[tuple[str, str, str]]:
    for name, source in entry.src.items():
        whole, _, _ = name.partition(".")
        if whole == "pair":
            yield f"{what}: {name}", f"{entry.big} and {entry.small}", source
        else:
            yield f"{what}: {name}", _shown(getattr(entry, whole)), source


def _shown(value: object) -> str:
    if isinstance(value, Effect):
        return value.text
    if isinstance(value, (Criterion, FinalLine, TopicOption)):
        return value.text if not isinstance(value, TopicOption) else value.key
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(inner)}" for key, inner in value.items())
    if isinstance(value, tuple):
        return ", ".join(_shown(inner) for inner in value)
    return str(value)


# Consistency between entries

Fault = tuple[Entry, str, str]
"""An entry, its field that cannot be right, and the reason."""


def _faults(components: Components) -> Iterator[Fault]:
    yield from _board_faults(components)
    yield from _card_faults(components)
    for scenario in components.scenarios.values():
        for what, reason in (*_wrong_pieces(components, scenario), *_wrong_state(components.tracks, scenario)):
            yield scenario, what, reason
    yield from _bot_faults(components)


def _board_faults(components: Components) -> Iterator[Fault]:
    for number, city in enumerate(components.cities.values()):
        if city.sum != number + 2:
            yield city, "sum", f"must be {number + 2}, as the engine counts"
    tracks = components.tracks
    if tracks.economy != len(components.tables.politics.economy_poverty):
        yield tracks, "economy", "must be as long as economy_poverty"


def _card_faults(components: Components) -> Iterator[Fault]:
    for card in components.party.values():
        if bool(card.reaction) != card.politician:
            yield card, "reaction", "stands on politicians, and only there"
        yield from _supply_faults(components, card, card.event, card.party)
    for republic in components.republic.values():
        yield from _supply_faults(components, republic, republic.event, None)
        if any(step.verb.word == "lay" for step in republic.event.blocks[0]) and republic.key not in FOREIGN_CARDS:
            yield republic, "event", "only A33 can be laid"
    for agenda in components.agendas.values():
        if any(step.verb.word != "topic" for step in agenda.topics.blocks[0]):
            yield agenda, "topics", "must bring in topics, nothing else"
        if any(key[0] != agenda.key[0] for key in agenda.adds):
            yield agenda, "adds", "must be cards of the same party"
    for number, round_card in enumerate(components.rounds.values(), 1):
        if round_card.round != number:
            yield round_card, "round", f"must be {number}"


def _supply_faults(components: Components, card: Entry, event: Effect, owner: int | None) -> Iterator[Fault]:
    """Yields a fault if units from the box do not go to the party that owns them."""
    for step in (step for block in event.blocks for step in block):
        if step.verb.word == "supply":
            party = step.party if step.party != YOU else owner
            side = components.units[UNITS[step.thing]].side
            if party is None or party < 0 or PARTIES[party] != side:
                yield card, "event", f"{UNITS[step.thing]} go to the {side}"


def _wrong_pieces(components: Components, scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Yields the fields that require more pieces than the box contains, with the reason."""
    for unit in components.units.values():
        used = sum(pile.get(unit.key, 0) for pile in (scenario.supply, scenario.dissolved, scenario.units_out))
        if used > unit.count:
            yield "supply", f"there are only {unit.count} of {unit.key}"
        if scenario.dissolved.get(unit.key) and not unit.dissolves:
            yield "dissolved", f"{unit.key} are never dissolved"
    for marker in scenario.box:
        if components.markers[marker].where == "city":
            yield "box", f"{marker} lies in cities only"
    if sum(scenario.bases) > sum(city.slots for city in components.cities.values()):
        yield "bases", "more bases than slots"
    figures = components.tracks.figures
    if any(base + seat > figures for base, seat in zip(scenario.bases, scenario.seats, strict=True)):
        yield "seats", f"a party has only {figures} figures"
    if any(count > components.nations[nation].flags for nation, count in scenario.flags.items()):
        yield "flags", "more flags than there are"


def _wrong_state(tracks: Tracks, scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Yields the fields that describe an impossible state of the game, with the reason."""
    if sum(scenario.box.values()) > tracks.box:
        yield "box", "more markers than spaces"
    if scenario.chancellor not in scenario.government:
        yield "chancellor", "must be in the government"
    if scenario.economy > tracks.economy:
        yield "economy", "no such level"
    if set(scenario.foreign) & set(scenario.foreign_done) or not scenario.foreign_done:
        yield "foreign_done", "must be finished cards that are not in the stack"
    if set(scenario.republic) & set(scenario.republic_out):
        yield "republic_out", "a card cannot be both in the pile and out"
    if set(scenario.party) & set(scenario.party_out):
        yield "party_out", "a card cannot be both in a deck and out"
    if max(scenario.reserve) > tracks.reserve:
        yield "reserve", "more than the board allows"
    if len(scenario.society) > tracks.society:
        yield "society", "more markers than spaces"
    if len(scenario.nsdap) >= tracks.nsdap:
        yield "nsdap", "the game would be over"


def _bot_faults(components: Components) -> Iterator[Fault]:
    for bot in components.bots.values():
        if bot.party in bot.enemies:
            yield bot, "enemies", "a party is not its own enemy"
        for number, cards in bot.agenda.items():
            if any(components.agendas[card].party != bot.party for card in cards):
                yield bot, f"agenda.{number}", "must be the party's own agendas"
