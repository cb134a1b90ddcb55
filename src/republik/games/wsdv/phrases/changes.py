"""What is different between two positions, in a player's words: protests, unrest, living standards, economy, tracks.

The worth of a change to West and East is a rough one, in steps of a track: it decides what is told first, and whether
it speaks for a move or against it. Only what everybody sees is compared.
"""

from collections.abc import Iterator
from typing import Final

from republik.games.wsdv.rules import naming
from republik.games.wsdv.rules.notation import TRACK_NAMES
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import EAST, PROTEST, WEST
from republik.table.phrases import Arg, Phrase, signed
from republik.table.plugin.analysis import Change

PROTESTS: Final = 4.0
UNREST: Final = 0.8
BRINK: Final = 0.8
"""In addition, where one more unrest is a mass protest."""
LIVING: Final = 1.5
FACTORY: Final = 2.0
RUNDOWN: Final = 1.5
LINE: Final = 0.8
TRACKS: Final = (1.2, 1.6, 1.0)
"""Of a step of prestige, Western currency and socialists."""
WALL: Final = 3.0
SIDES: Final = (WEST, EAST)


def changes(before: Position, after: Position) -> list[Change]:
    """Returns all changes worth telling, in no order."""
    return [
        *_protests(before, after),
        *_unrest(before, after),
        *_living(before, after),
        *_factories(before, after),
        *_lines(before, after),
        *_tracks(before, after),
    ]


def _change(key: str, whose: int, worth: float, **args: Arg) -> Change:
    """Returns a change that is worth something to a side, and the opposite to the other."""
    return Change(Phrase(f"change-{key}", args), (worth, -worth) if whose == WEST else (-worth, worth))


def _provinces(position: Position, side: int) -> range:
    return range(position.rules.first[side], position.rules.last[side])


def _protests(before: Position, after: Position) -> Iterator[Change]:
    for side in SIDES:
        steps = {p: int(after.protests(p) - before.protests(p)) for p in _provinces(after, side)}
        for key, sign in (("protest-new", 1), ("protest-gone", -1)):
            where = [p for p, step in steps.items() if step * sign > 0]
            if where:
                worth = -PROTESTS * sum(steps[p] for p in where)
                named = tuple(naming.province(after.rules, p) for p in where)
                total = int(after.side_protests(side))
                yield _change(key, side, worth, provinces=named, side=naming.seat(side), total=total)


def _unrest(before: Position, after: Position) -> Iterator[Change]:
    """Yields where unrest has risen, up to the brink of a mass protest or not, or fallen; new and ended mass protests
    say so themselves."""
    for side in SIDES:
        steps = {
            p: int(after.unrest[p] - before.unrest[p])
            for p in _provinces(after, side)
            if after.protests(p) == before.protests(p)
        }
        close = [p for p, step in steps.items() if step > 0 and _on_brink(after, p)]
        for key, where in (
            ("brink", close),
            ("unrest-up", [p for p, step in steps.items() if step > 0 and p not in close]),
            ("unrest-down", [p for p, step in steps.items() if step < 0]),
        ):
            if where:
                worth = -UNREST * sum(steps[p] for p in where)
                worth -= BRINK * sum(_on_brink(after, p) - _on_brink(before, p) for p in where)
                named = tuple(naming.province(after.rules, p) for p in where)
                yield _change(key, side, worth, provinces=named, count=abs(sum(steps[p] for p in where)))


def _on_brink(position: Position, province: int) -> int:
    return int(position.unrest[province] % PROTEST == PROTEST - 1)


def _living(before: Position, after: Position) -> Iterator[Change]:
    for side in SIDES:
        steps = {p: int(after.living[p] - before.living[p]) for p in _provinces(after, side)}
        for key, sign in (("living-up", 1), ("living-down", -1)):
            where = [p for p, step in steps.items() if step * sign > 0]
            if where:
                named = tuple(naming.province(after.rules, p) for p in where)
                yield _change(key, side, LIVING * sum(steps[p] for p in where), provinces=named)


def _factories(before: Position, after: Position) -> Iterator[Change]:
    for key, mask, worth in (
        ("factory-new", after.factories & ~before.factories, FACTORY),
        ("factory-gone", before.factories & ~after.factories, -FACTORY),
        ("factory-rundown", after.rundown & ~before.rundown, -RUNDOWN),
        ("factory-repaired", before.rundown & ~after.rundown & after.factories, RUNDOWN),
    ):
        for side in SIDES:
            where = [city for city in _bits(int(mask)) if after.rules.city_side[city] == side]
            if where:
                named = tuple(naming.city(after.rules, city) for city in where)
                yield _change(key, side, worth * len(where), cities=named)


def _lines(before: Position, after: Position) -> Iterator[Change]:
    for side in SIDES:
        for key, mask, worth in (
            ("line-new", after.complete[side] & ~before.complete[side], LINE),
            ("line-gone", before.complete[side] & ~after.complete[side], -LINE),
        ):
            where = tuple(naming.line(after.rules, connection) for connection in _bits(int(mask)))
            if where:
                yield _change(key, side, worth * len(where), lines=where)


def _tracks(before: Position, after: Position) -> Iterator[Change]:
    for track in range(len(TRACK_NAMES)):
        old, new = int(before.tracks[track]), int(after.tracks[track])
        if old != new:
            worth = TRACKS[track] * (new - old)
            named = naming.track(track)
            yield _change("track", EAST, worth, track=named, before=signed(old), after=signed(new))
    if after.wall and not before.wall:
        yield _change("wall", EAST, WALL)


def _bits(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
