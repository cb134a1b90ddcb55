"""What the ten phases of the decade end would do if it came now: figures only, no choice is taken from a player."""

from typing import Any

from republik.table.native import Ints, i64, vec

from . import decade_end, economy
from .state import State
from .steps import EAST, PROTEST, SOCIALISTS, TRACK_END, WEST


def forecast(state: State) -> dict[str, Any]:
    """Phases 1 to 10 by name; each from the board as it stands, 9.6 and 9.7 after the losses of 9.5."""
    hamburg = _best_hamburg(state)
    losses = decade_end.living_losses(state, hamburg)
    living = vec[i64]([have - loss for have, loss in zip(state.living, losses, strict=True)])
    internal = [int(decade_end.internal_unrest(state, living, p)) for p in range(state.rules.province_count)]
    attacks = _attacks(state, living, internal)
    return {
        "flight": _flight(state),
        "prestige": _prestige(state),
        "currency": _currency(state),
        "police_cost": {"points": len(state.police), "has": economy.capacity(state, EAST)},
        "living_losses": _by_code(state, losses),
        "internal_unrest": _by_code(state, internal),
        "attacks": attacks,
        "police": {"ready": len(state.police) - state.police_used},
        "socialists": _socialists(state),
        "protests": _protests(state, internal, attacks),
    }


def _by_code(state: State, values: list[int]) -> dict[str, int]:
    return {state.rules.codes[i]: value for i, value in enumerate(values) if value}


def _flight(state: State) -> dict[str, Any]:
    """9.1: the flight sum with its parts, or the cost of the wall."""
    rules = state.rules
    has = economy.capacity(state, EAST)
    if state.wall:
        return {"wall": True, "points": 1, "prestige": -1, "has": has}
    return {
        "wall": False,
        "icons": decade_end.flight_icons(state),
        "best_west_living": decade_end.highest(state.living, 0, rules.west_count),
        "red_police": decade_end.red_police(state),
        "east_protest": 1 if state.side_protests(EAST) else 0,
        "worst_east_living": -decade_end.lowest(state.living, rules.west_count, rules.province_count),
        "west_protest": -1 if state.side_protests(WEST) else 0,
        "steps": decade_end.flight_steps(state),
        "points": decade_end.flight_points(state),
        "has": has,
    }


def _prestige(state: State) -> dict[str, Any]:
    """9.2: who executes which space at most, and whether a space this side may choose would bankrupt East."""
    holder = state.holder()
    first_face = state.rules.first_space - state.rules.space.prestige
    faces = [first_face + move for move in decade_end.space_options(state, holder)]
    return {
        "holder": holder,
        "marker": state.tracks[0],
        "bankrupt": any(decade_end.space_bankrupts(state, face) for face in faces),
    }


def _currency(state: State) -> dict[str, Any]:
    """9.3: the balance with its parts, West counting Hamburg to its best."""
    rules = state.rules
    worst = max(economy.worst_export(state, province) for province in rules.hamburg_choices or [-1])
    exports = economy.east_exports(state, worst)
    income = rules.currency_income[state.tracks[1] + TRACK_END]
    need = decade_end.east_living(state)
    missing = max(0, need - income - exports)
    sound = economy.ones(economy.sound_factories(state))
    return {
        "track": income,
        "exports": exports,
        "worst_west_export": worst,
        "living": need,
        "balance": income + exports - need,
        "rundown": min(missing, sound),
        "dismantled": max(0, missing - sound),
        "bankrupt": max(0, missing - sound) > decade_end.repayable(state),
    }


def _best_hamburg(state: State) -> int:
    """10.3: where Hamburg saves West the most living standard."""
    choices = state.rules.hamburg_choices
    return min(choices, key=lambda p: sum(decade_end.living_losses(state, p))) if choices else -1


def _attacks(state: State, living: Ints, internal: list[int]) -> list[dict[str, Any]]:
    """9.7: every attack that could do harm, with its unrest; a province can carry out one of its own."""
    rules = state.rules
    out: list[dict[str, Any]] = []
    for province in range(rules.province_count):
        markers = (state.unrest[province] + internal[province]) // PROTEST + state.imported[province]
        for target in rules.neighbours[province]:
            unrest = living[province] - markers - living[target]
            if unrest > 0:
                out.append({"from": rules.codes[province], "to": rules.codes[target], "unrest": unrest})
    return out


def _socialists(state: State) -> dict[str, Any]:
    """9.9: gain or loss, and whether the game would end by it."""
    change = state.rules.socialist_change[state.tracks[2] + TRACK_END]
    total = decade_end.socialists_on_board(state)
    return {
        "change": change,
        "total": total,
        "triumph": change > 0 and total + change > SOCIALISTS,
        "failure": -change > total,
    }


def _protests(state: State, internal: list[int], attacks: list[dict[str, Any]]) -> dict[str, Any]:
    """9.10: markers now, after 9.6, and at worst after 9.7 (each province's heaviest attack)."""
    rules = state.rules
    worst = internal[:]
    for province in range(rules.province_count):
        mine = [attack for attack in attacks if attack["from"] == rules.codes[province]]
        if province != rules.berlin:
            mine.sort(key=lambda attack: -int(attack["unrest"]))
            del mine[1:]
        for attack in mine:
            worst[rules.codes.index(attack["to"])] += attack["unrest"]
    return {
        side: {
            "now": state.side_protests(seat),
            "after_internal": _count(state, seat, internal),
            "at_worst": _count(state, seat, worst),
        }
        for side, seat in (("west", WEST), ("east", EAST))
    }


def _count(state: State, side: int, added: list[int]) -> int:
    rules = state.rules
    total = 0
    for province in range(rules.first[side], rules.last[side]):
        markers = (state.unrest[province] + added[province]) // PROTEST
        total += markers * 2 if province == rules.berlin else markers
    return total
