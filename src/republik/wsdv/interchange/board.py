"""A position as the format's STATE, and where Hamburg counts in an action (10.3)."""

from typing import Any

from republik.wsdv import economy
from republik.wsdv.rules import Rules
from republik.wsdv.state import State
from republik.wsdv.steps import MAX_LENT, PROTEST

from .words import SECTORS, TRACKS


def position_state(position: State) -> dict[str, Any]:
    """The format's STATE of a position, with all its keys."""
    rules = position.rules
    cities = range(len(rules.cities))
    return {
        "provinces": {code: _province(position, i) for i, code in enumerate(rules.codes)},
        "socialist_box": position.box,
        "tracks": dict(zip(TRACKS, position.tracks, strict=True)),
        "wall": position.wall,
        "police": [rules.cards[card] for card in position.police],
        "rundown": [rules.cities[i] for i in cities if position.rundown >> i & 1],
        "factories": [rules.cities[i] for i in cities if position.factories >> i & 1],
        "infrastructure": _infrastructure(position),
        "imported": {rules.codes[i]: count for i, count in enumerate(position.imported) if count},
    }


def _province(position: State, i: int) -> dict[str, Any]:
    rules = position.rules
    living: int | list[int] = position.living[i]
    if i == rules.berlin:
        living = [position.sectors[rules.sector_of[rules.codes.index(code)]] for code in SECTORS]
    return {"unrest": position.unrest[i], "ls": living, "socialists": position.socialists[i]}


def _infrastructure(position: State) -> list[list[str | int]]:
    rules = position.rules
    out: list[list[str | int]] = []
    for k, bit in enumerate(rules.connection_bit):
        side = rules.connection_side[k]
        if position.started[side] & bit:
            count = 2 if position.complete[side] & rules.double[side] & bit else 1
            out.append([rules.cities[rules.connection_a[k]], rules.cities[rules.connection_b[k]], count])
    return out


# -- 10.3: Hamburg in an action --------------------------------------------------------------------


def hamburg_for_living(state: State, provinces: int) -> list[int]:
    """6.3: where Hamburg may count so that all provinces of the mask can hold what was placed."""
    rules = state.rules
    points = rules.card_values[state.side][state.card]
    return [choice for choice in rules.hamburg_choices if _lent(state, provinces, choice) <= points]


def _lent(state: State, provinces: int, hamburg: int) -> int:
    rules = state.rules
    total = 0
    for province in range(rules.west_count):
        if provinces >> province & 1:
            need = 3 * state.living[province] - economy.economy(state, province)
            if province == hamburg:
                need -= state.value[rules.hamburg]
            if need > MAX_LENT:
                return 99
            total += max(0, need)
    return total


def hamburg_for_building(state: State) -> list[int]:
    """5.1: where Hamburg may count so that it is not barred."""
    choices = state.rules.hamburg_choices
    return [choice for choice in choices if state.unrest[choice] < PROTEST and not state.imported[choice]]


def touches_hamburg(rules: Rules, kind: str, a: int) -> bool:
    """Whether a build effect concerns Hamburg or one of its connections."""
    if kind == "build":
        return a == rules.hamburg
    return kind == "build line" and rules.hamburg in (rules.connection_a[a], rules.connection_b[a])
