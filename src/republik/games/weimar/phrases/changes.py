"""What is different between two positions, in a player's words: pieces, topics, offices, points and tracks.

The worth of a change to each party is a rough one, in victory points: it decides what is told first, and whether it
speaks for a move or against it. Only what everybody sees is compared.
"""

from collections.abc import Iterator
from typing import Final

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import naming, roads, scoring
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.position import Position
from republik.table.phrases import Arg, Phrase
from republik.table.plugin.analysis import Change

from .measures import criterion_phrase

Worth = tuple[float, float, float, float]
"""Of SPD, Zentrum, KPD and DNVP."""

MARKERS: Final[tuple[Worth, ...]] = (
    (-0.8, -0.4, 0.2, 0.2),
    (0.7, 0.5, -0.1, -0.1),
    (-0.5, -0.8, 0.2, 0.1),
    (-0.9, -0.9, 1.2, -0.4),
    (-1.2, -2.2, 3.0, -1.6),
    (-2.2, -1.2, -1.6, 3.0),
)
"""Of a marker in a city, by kind."""
ENDS: Final[tuple[tuple[int, int, Worth], ...]] = (
    (st.COUNCILS, fx.KPD, (-4.0, -4.0, 4.0, -4.0)),
    (st.REGIME, fx.DNVP, (-4.0, -4.0, -4.0, 4.0)),
)
"""Markers that win the game, for whom, and what it is worth to be within one of it."""
NEAR: Final = 2
"""Markers to anarchy from which on it is near."""
NEAR_ANARCHY: Final[Worth] = (-3.0, -3.0, 0.8, 0.8)
BOX: Final[Worth] = (-1.0, -1.0, 0.2, 0.2)
ECONOMY: Final[Worth] = (0.8, 0.8, -0.3, -0.3)
NSDAP: Final[Worth] = (-1.5, -1.5, -1.5, -1.0)
LAST_BASE: Final = 1.2
BASE: Final = 0.8
UNIT: Final = 0.7
LAST_UNIT: Final = 1.2
REPUBLIC_GONE: Final = 1.6
TOPIC: Final = 1.3
SEAT: Final = 0.8
MINOR: Final = 1.0
OFFICE: Final = 1.2
CRITERION: Final = 2.0
OTHERS: Final = -0.3
"""What a party's gain is worth to each of the others, in parts of it."""
EVERY_PARTY: Final = range(st.PARTIES)


def changes(before: Position, after: Position) -> list[Change]:
    """Returns all changes worth telling, in no order. Partners are better off together."""
    found = [
        *_markers(before, after),
        *_near_the_end(before, after),
        *_bases(before, after),
        *_units(before, after),
        *_topics(before, after),
        *_of_parties(before, after),
        *_offices(before, after),
        *_republic(before, after),
    ]
    if not before.rules.solo:
        return found
    return [*(_together(change) for change in found), *_criteria(before, after)]


def _together(change: Change) -> Change:
    """Returns the change with the worth that SPD and Zentrum have in common."""
    spd, zentrum, kpd, dnvp = change.worth
    both = spd + zentrum
    return Change(change.phrase, (both, both, kpd, dnvp))


def _change(key: str, worth: tuple[float, ...], **args: Arg) -> Change:
    return Change(Phrase(f"change-{key}", args), worth)


def _times(worth: Worth, count: float) -> Worth:
    return worth[0] * count, worth[1] * count, worth[2] * count, worth[3] * count


def _gain(party: int, worth: float) -> Worth:
    """Returns what something is worth that one party has gained or lost."""
    spd, zentrum, kpd, dnvp = (worth if other == party else worth * OTHERS for other in EVERY_PARTY)
    return spd, zentrum, kpd, dnvp


# -- in the cities -----------------------------------------------------------------------------------------


def _markers(before: Position, after: Position) -> Iterator[Change]:
    for marker, name in enumerate(st.MARKER_NAMES):
        for new in (True, False):
            cities = [
                city
                for city in range(st.CITIES)
                if bool(after.marker(marker, city)) is new and bool(before.marker(marker, city)) is not new
            ]
            if cities:
                worth = _times(MARKERS[marker], len(cities) if new else -len(cities))
                named = tuple(naming.city(city) for city in cities)
                yield _change("marker-new" if new else "marker-gone", worth, marker=naming.marker(name), cities=named)


def _bases(before: Position, after: Position) -> Iterator[Change]:
    for party in EVERY_PARTY:
        own = range(party * st.CITIES, (party + 1) * st.CITIES)
        steps = [int(after.bases[at] - before.bases[at]) for at in own]
        won = [city for city, step in enumerate(steps) if step > 0]
        lost = [city for city, step in enumerate(steps) if step < 0]
        gone = [city for city in lost if not after.bases[party * st.CITIES + city]]
        if won:
            worth = _gain(party, BASE * sum(steps[city] for city in won))
            yield _city_change("bases-won", worth, party, won)
        if gone:
            yield _city_change("bases-gone", _gain(party, -LAST_BASE * len(gone)), party, gone)
        fewer = [city for city in lost if city not in gone]
        if fewer:
            worth = _gain(party, BASE * sum(steps[city] for city in fewer))
            yield _city_change("bases-lost", worth, party, fewer)


def _city_change(key: str, worth: Worth, party: int, cities: list[int]) -> Change:
    named = tuple(naming.city(city) for city in cities)
    return _change(key, worth, party=naming.party(party), cities=named)


def _units(before: Position, after: Position) -> Iterator[Change]:
    for kind in range(st.UNIT_KINDS):
        for city in range(st.CITIES):
            at = kind * st.PLACES + city
            step = int(after.units[at] - before.units[at])
            if step:
                yield _unit(after, kind, city, step)
        at = kind * st.PLACES + st.DISSOLVED
        if after.units[at] > before.units[at]:
            worth = _of_unit(after, kind, -LAST_UNIT)
            yield _change("unit-dissolved", worth, unit=naming.unit(kind))


def _unit(after: Position, kind: int, city: int, step: int) -> Change:
    named: dict[str, Arg] = {"unit": naming.unit(kind), "city": naming.city(city)}
    if step > 0:
        return _change("unit-comes", _of_unit(after, kind, UNIT * step), **named)
    if kind in after.rules.government_units and not _government_units(after, city):
        return _change("unit-republic", _of_unit(after, kind, -REPUBLIC_GONE), **named)
    if not after.units[kind * st.PLACES + city]:
        return _change("unit-last", _of_unit(after, kind, -LAST_UNIT), **named)
    return _change("unit-goes", _of_unit(after, kind, UNIT * step), **named)


def _government_units(position: Position, city: int) -> int:
    return sum(int(position.units[kind * st.PLACES + city]) for kind in position.rules.government_units)


def _of_unit(after: Position, kind: int, worth: float) -> Worth:
    """Returns what a unit is worth: police and Reichswehr protect the parties of the Republic."""
    side = int(after.rules.unit_side[kind])
    return _gain(side, worth) if side >= 0 else _times((1.0, 1.0, -0.5, -0.5), worth)


# -- threats ------------------------------------------------------------------------------------------------


def markers_to_victory(position: Position, marker: int) -> int:
    """W12: returns how many more Councils or Regimes would end the game."""
    count, rules = int(position.marker_total(marker)), position.rules
    anywhere = int(rules.sudden_anywhere) - count
    if position.marker(marker, fx.BERLIN):
        return min(anywhere, int(rules.sudden_with_berlin) + 1 - count)
    return anywhere


def _near_the_end(before: Position, after: Position) -> Iterator[Change]:
    for marker, party, worth in ENDS:
        if after.governs(party):
            continue
        old, new = markers_to_victory(before, marker), markers_to_victory(after, marker)
        named = naming.marker(st.MARKER_NAMES[marker])
        if new == 1 < old:
            yield _change("one-more", worth, marker=named, number=int(after.marker_total(marker)) + 1)
        elif old == 1 < new:
            yield _change("no-longer", _times(worth, -1.0), marker=named)


def _republic(before: Position, after: Position) -> Iterator[Change]:
    step = int(after.economy - before.economy)
    if step:
        yield _change("economy-up" if step > 0 else "economy-down", _times(ECONOMY, step), level=int(after.economy))
    figures = int(after.nsdap_total() - before.nsdap_total())
    if figures > 0:
        left = int(after.rules.nsdap_end) - int(after.nsdap_total())
        yield _change("nsdap", _times(NSDAP, figures), count=int(after.nsdap_total()), left=left)
    yield from _box(before, after)
    done = after.foreign_done & ~before.foreign_done
    for number in range(len(fx.FOREIGN_CARDS)):
        if done >> number & 1:
            yield _change("foreign", (1.0, 1.0, -0.5, -0.5), card=naming.foreign(number))


def _box(before: Position, after: Position) -> Iterator[Change]:
    step = int(after.box_total() - before.box_total())
    if not step:
        return
    near = step > 0 and roads.markers_to_anarchy(after) <= NEAR
    worth = NEAR_ANARCHY if near else _times(BOX, step)
    key = "box-near" if near else "box-more" if step > 0 else "box-less"
    yield _change(key, worth, count=abs(step), total=int(after.box_total()), size=int(after.rules.box_spaces))


# -- topics, parties, offices ----------------------------------------------------------------------------------


def _topics(before: Position, after: Position) -> Iterator[Change]:
    rules = after.rules
    for party in EVERY_PARTY:
        bit = rules.bit[party]
        for gained in (True, False):
            slots = [
                slot
                for slot, (old, new) in enumerate(zip(before.topics, after.topics, strict=True))
                if old >= 0
                and new >= 0
                and bool(rules.controllers[old] & bit) is not gained
                and bool(rules.controllers[new] & bit) is gained
            ]
            if slots:
                worth = _gain(party, TOPIC * len(slots) * (1 if gained else -1))
                named = tuple(naming.topic(rules, slot) for slot in slots)
                key = "topics-won" if gained else "topics-lost"
                yield _change(key, worth, party=naming.party(party), topics=named)


def _of_parties(before: Position, after: Position) -> Iterator[Change]:
    for party in EVERY_PARTY:
        points = int(after.vp[party] - before.vp[party])
        if points:
            key = "points-won" if points > 0 else "points-lost"
            yield _change(key, _gain(party, float(points)), party=naming.party(party), count=abs(points))
        seats = int(after.seats[party] - before.seats[party])
        if seats:
            key = "seats-won" if seats > 0 else "seats-lost"
            yield _change(key, _gain(party, SEAT * seats), party=naming.party(party), count=abs(seats))


def _offices(before: Position, after: Position) -> Iterator[Change]:
    if after.government != before.government and after.government:
        worth = tuple(
            OFFICE * (int(after.governs(party)) - int(before.governs(party))) or OTHERS for party in EVERY_PARTY
        )
        yield _change("government", worth, parties=naming.parties(after.government))
    if after.president != before.president and after.president >= 0:
        yield _change("president", _gain(after.president, OFFICE), party=naming.party(after.president))
    for number in range(len(naming.MINOR_NAMES)):
        holder = int(after.minor[number])
        if holder >= 0 and holder != before.minor[number]:
            yield _change("minor", _gain(holder, MINOR), minor=naming.minor(number), party=naming.party(holder))


def _criteria(before: Position, after: Position) -> Iterator[Change]:
    """Yields the criteria of the solo scenario that are newly met, or no longer."""
    lines = after.rules.scenario.criteria
    for line, old, new in zip(lines, scoring.criteria(before), scoring.criteria(after), strict=True):
        if old != new:
            worth = CRITERION if new else -CRITERION
            key = "criterion-met" if new else "criterion-lost"
            yield _change(key, (worth, worth, -worth, -worth), criterion=criterion_phrase(line))
