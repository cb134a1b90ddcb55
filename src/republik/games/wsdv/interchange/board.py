"""Converts a position to the format's STATE, and determines where Hamburg counts in an action (10.3)."""

from typing import Any

from republik.games.wsdv.rules import economy
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.state import State
from republik.games.wsdv.rules.steps import LIVING_COST, LIVING_STANDARD, MAX_LENT, PROTEST, WEST

from .words import SECTORS, TRACKS, Effect


def position_state(position: State) -> dict[str, Any]:
    """Returns the format's STATE of a position, with all its keys."""
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


def hamburg_choices(state: State, effect: Effect, placed: int) -> set[int]:
    """Returns where Hamburg may count in this action, judged right after an effect.

    `placed` is the mask of provinces that have received living standard in the action.
    """
    rules = state.rules
    choices = set(rules.hamburg_choices)
    if effect.kind == "ls" and state.use == LIVING_STANDARD and state.side == WEST:
        points = rules.card_values[WEST][state.card]
        return {choice for choice in choices if _lent(state, placed, choice) <= points}
    if _builds_at_hamburg(rules, effect):
        return {choice for choice in choices if state.unrest[choice] < PROTEST and not state.imported[choice]}
    return choices


def _lent(state: State, provinces: int, hamburg: int) -> int:
    """6.3: returns the points of the card that these provinces need together; 99 if one needs more than it may get."""
    rules = state.rules
    total = 0
    for province in range(rules.west_count):
        if provinces >> province & 1:
            need = LIVING_COST * state.living[province] - economy.economy(state, province)
            if province == hamburg:
                need -= state.value[rules.hamburg]
            if need > MAX_LENT:
                return 99
            total += max(0, need)
    return total


def _builds_at_hamburg(rules: Rules, effect: Effect) -> bool:
    if effect.kind == "build":
        return effect.subject == rules.hamburg
    return effect.kind == "build line" and rules.hamburg in (
        rules.connection_a[effect.subject],
        rules.connection_b[effect.subject],
    )
