"""Calculations that players make at the board: the arithmetic of 6.3, where Hamburg counts, what external factories
add, what makes a mass protest, which provinces export, and what the decade end counts."""

from collections.abc import Iterable
from typing import NamedTuple

from republik.games.wsdv.rules import decade_end, economy
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.state import State
from republik.games.wsdv.rules.steps import EAST, LIVING_COST, MAX_LENT, PROTEST, WEST
from republik.table.native import i64

from .view import AttackState, DeclaredAttack, Kept, LivingRow

OUT_OF_REACH = 99


class Helper(NamedTuple):
    """10.3, 10.5: Hamburg or an external factory, and the provinces of which it may help one."""

    value: int
    provinces: list[int]


class Split(NamedTuple):
    """The points taken from the card, and the help each province receives."""

    lent: int
    help: dict[int, int]


def living_requirement(state: State, province: int) -> int:
    """6.3: returns the economy required for a province's next living standard."""
    return LIVING_COST * (int(state.living[province]) + 1)


def points_to_lend(state: State, province: int, help_: int) -> int | None:
    """6.3: returns what a card would have to lend for a province's next living standard; None if no card lends as
    much."""
    points = living_requirement(state, province) - int(economy.economy(state, province)) - help_
    return max(0, points) if points <= MAX_LENT else None


def unrest_to_protest(state: State, province: int) -> int:
    """4: returns how much more unrest makes the province's next mass protest."""
    return PROTEST - loose_unrest(state, province)


def loose_unrest(state: State, province: int) -> int:
    """4: returns the unrest of the province that no mass protest contains."""
    return int(state.unrest[province]) % PROTEST


def exports(state: State) -> tuple[list[int], int]:
    """9.3: returns the value of each province's export factory, -1 without one, and West's worst, with Hamburg counted
    to West's best advantage."""
    choices = list(state.rules.hamburg_choices) or [-1]
    hamburg = max(choices, key=lambda province: int(economy.worst_export(state, province)))
    values = [int(economy.export_value(state, p, hamburg)) for p in range(state.rules.province_count)]
    return values, int(economy.worst_export(state, hamburg))


def selling(state: State, exports: list[int], worst: int) -> list[int]:
    """9.3: returns the provinces of East that export; `exports` and `worst` as `exports()` returns them."""
    return [province for province in _own(state, EAST) if exports[province] >= worst]


# -- 6.3: the living standard action ------------------------------------------------------------------


def living_rows(state: State, side: int, chosen: int) -> list[LivingRow]:
    """Returns each province's economy, requirement, help and points from the card; `chosen` masks those already served.

    A province that is not chosen yet is calculated together with those that are.
    """
    rules = state.rules
    own = [p for p in range(rules.first[side], rules.last[side]) if p != rules.berlin]  # 10.2
    placed = [p for p in own if chosen >> p & 1]
    together = _best_split(state, placed, placed)
    rows = []
    for province in own:
        split = together if province in placed else _best_split(state, [*placed, province], placed)
        rows.append(_row(state, province, province in placed, split.help.get(province, 0)))
    return rows


def _row(state: State, province: int, placed: bool, help_: int) -> LivingRow:
    own, need = int(economy.economy(state, province)), _need(state, province, placed)
    lent = max(0, need - own - help_)
    return LivingRow(state.rules.codes[province], own, help_, need, lent, max(0, lent - MAX_LENT), placed)


def _need(state: State, province: int, placed: bool) -> int:
    return LIVING_COST * int(state.living[province]) if placed else living_requirement(state, province)


def _best_split(state: State, provinces: list[int], placed: list[int]) -> Split:
    """Returns the assignment of Hamburg and external factories that takes the fewest points from the card."""
    gaps = {p: _need(state, p, p in placed) - int(economy.economy(state, p)) for p in provinces}
    return _split(gaps, _helpers(state))


def _split(gaps: dict[int, int], helpers: list[Helper]) -> Split:
    lent = sum(_cost(points) for points in gaps.values())
    if not lent or not helpers:
        return Split(lent, {})
    (value, provinces), *others = helpers
    best = _split(gaps, others)
    for province in provinces:
        if province in gaps:
            other = _split({**gaps, province: gaps[province] - value}, others)
            if other.lent < best.lent:
                best = Split(other.lent, {**other.help, province: other.help.get(province, 0) + value})
    return best


def _cost(points: int) -> int:
    return OUT_OF_REACH + points if points > MAX_LENT else max(0, points)


def _helpers(state: State) -> list[Helper]:
    rules = state.rules
    helpers = []
    if rules.hamburg >= 0 and state.value[rules.hamburg]:
        helpers.append(Helper(int(state.value[rules.hamburg]), list(rules.hamburg_choices)))
    for i, city in enumerate(rules.external_cities):
        if state.value[city]:
            helpers.append(Helper(int(state.value[city]), _supplied_provinces(state, i)))
    return helpers


def _supplied_provinces(state: State, abroad: int) -> list[int]:
    """10.5: returns the provinces to which an external factory has a working connection."""
    return [province for province, k in state.rules.feeds[abroad] if economy.is_working(state, k)]


# -- 10.3, 10.5: what is added to a province's economy --------------------------------------------------


def hamburg_province(state: State) -> int:
    """10.3: returns the province for which West would count Hamburg: one without a mass protest, or the only one whose
    next living standard it makes possible; -1 if both are equally good."""
    rules = state.rules
    if rules.hamburg < 0:
        return -1
    value = int(state.value[rules.hamburg])
    calm = [province for province in rules.hamburg_choices if not state.protests(province)]
    if len(calm) == 1:
        return calm[0]
    reached = [
        p for p in rules.hamburg_choices if 0 < living_requirement(state, p) - economy.economy(state, p) <= value
    ]
    return reached[0] if value and len(reached) == 1 else -1


def help_by_province(state: State, hamburg_at: int) -> list[int]:
    """Returns what Hamburg and external factories could add to each province."""
    rules: Rules = state.rules
    added = [0] * rules.province_count
    if hamburg_at >= 0:
        added[hamburg_at] = int(state.value[rules.hamburg])
    for i, city in enumerate(rules.external_cities):
        if state.value[city]:
            for province in _supplied_provinces(state, i):
                added[province] += int(state.value[city])
    return added


# -- 9: what the decade end counts ------------------------------------------------------------------------


def counted(state: State, exports: list[int], worst: int) -> dict[str, dict[str, list[str]]]:
    """Returns, by phase and by what is counted, the places and cards on which the figures of the phase stand; `exports`
    and `worst` are those of 9.3."""
    rules = state.rules
    police = [f"card:{rules.cards[card]}" for card in state.police]
    best_west = _with_living(state, WEST, decade_end.highest(state.living, 0, rules.west_count))
    best_east = _with_living(state, EAST, decade_end.highest(state.living, rules.west_count, rules.province_count))
    worst_east = _with_living(state, EAST, decade_end.lowest(state.living, rules.west_count, rules.province_count))
    protests = {side: _places(state, (p for p in _own(state, side) if state.protests(p))) for side in (WEST, EAST)}
    flight = {
        "icons": [f"card:{rules.cards[card]}" for card in state.row if rules.flight_icons[card]],
        "best_west_living": best_west,
        "red_police": [f"card:{rules.cards[card]}" for card in state.police if rules.red_police[card]],
        "east_protest": protests[EAST],
        "worst_east_living": worst_east,
        "west_protest": protests[WEST],
    }
    return {
        "1": {} if state.wall else flight,
        "2": {"prestige": ["track:prestige"]},
        "3": {
            "track": ["track:currency"],
            "exports": _places(state, selling(state, exports, worst)),
            "living": _living_in_east(state),
        },
        "4": {"police": police},
        "6": {"best_west_living": best_west, "best_east_living": best_east},
        "8": {"police": police},
        "9": {"track": ["track:socialists"]},
        "10": {"west": protests[WEST], "east": protests[EAST]},
    }


def living_to_keep(state: State, hamburg: int) -> list[Kept]:
    """9.5: returns each province that has living standard, with the factory that maintains it and what it loses; for
    West Berlin the worst export factory of its suppliers, or None without any."""
    rules = state.rules
    losses = decade_end.living_losses(state, hamburg)
    rows = []
    for province in range(rules.province_count):
        living = int(state.living[province])
        if living:
            best: int | None = max(0, int(economy.export_value(state, province, hamburg)))
            if province == rules.berlin:
                best = int(decade_end.berlin_limit(state)) if state.delivered else None
            rows.append(Kept(rules.codes[province], living, best, int(losses[province])))
    return rows


# -- 9.7: the attacks of one side -----------------------------------------------------------------------


def declared_unrest(state: State) -> list[int]:
    """9.7: returns the unrest that the attacks declared so far will bring to each province."""
    rules = state.rules
    added = [0] * rules.province_count
    if state.attacks:
        for province in range(rules.province_count):
            for target in rules.neighbours[province]:
                if _declared(state, province, target):
                    added[target] += int(decade_end.attack_unrest(state, province, target))
    return added


def attack_rows(state: State, side: int, attacker: int) -> list[DeclaredAttack]:
    """9.7: returns the attacks that a side can carry out, and those that the other has declared, with what each would
    bring. Provinces before `attacker` have decided."""
    rules = state.rules
    coming = declared_unrest(state)
    rows = []
    for province in range(rules.province_count):
        for target in rules.neighbours[province]:
            declared = _declared(state, province, target)
            own = rules.province_side[province] == side
            if decade_end.attack_unrest(state, province, target) > 0 and (own or declared):
                state_of: AttackState = "chosen" if declared else _attack_state(province, attacker)
                rows.append(_attack_row(state, province, target, coming[target], state_of))
    return rows


def _attack_state(province: int, attacker: int) -> AttackState:
    return "passed" if province < attacker else "asked" if province == attacker else "ahead"


def _attack_row(state: State, province: int, target: int, coming: int, state_of: AttackState) -> DeclaredAttack:
    rules = state.rules
    unrest = int(decade_end.attack_unrest(state, province, target))
    after = int(state.unrest[target]) + coming + (0 if state_of == "chosen" else unrest)
    # 9.7: West Berlin attacks both its neighbours with one move
    reached = rules.neighbours[province][0] if province == rules.berlin else target
    move = int(rules.actions.attack + province * rules.province_count + reached)
    return {
        "from": rules.codes[province],
        "to": rules.codes[target],
        "state": state_of,
        "move": move if state_of == "asked" else None,
        "living": int(state.living[province]),
        "protests": int(state.protests(province)),
        "against": int(state.living[target]),
        "unrest": unrest,
        "before": after - unrest,
        "after": after,
        "new_protests": after // PROTEST - (after - unrest) // PROTEST,
    }


def _declared(state: State, province: int, target: int) -> bool:
    rules = state.rules
    return bool(state.attacks & rules.attack_bit[province * rules.province_count + target])


def _own(state: State, side: int) -> range:
    return range(state.rules.first[side], state.rules.last[side])


def _places(state: State, provinces: Iterable[int]) -> list[str]:
    return [f"province:{state.rules.codes[province]}" for province in provinces]


def _with_living(state: State, side: int, living: i64) -> list[str]:
    """Returns a side's provinces with exactly this living standard; none if it is 0."""
    return _places(state, (p for p in _own(state, side) if living and state.living[p] == living))


def _living_in_east(state: State) -> list[str]:
    return _places(state, (p for p in _own(state, EAST) if state.living[p]))
