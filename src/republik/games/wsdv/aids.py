"""What a person would work out at the board: the arithmetic of 6.3, for whom Hamburg counts, what abroad adds."""

from typing import Any, NamedTuple

from .rules import economy
from .rules.rules import Rules
from .rules.state import State
from .rules.steps import LIVING_COST, MAX_LENT

OUT_OF_REACH = 99


class Helper(NamedTuple):
    """10.3, 10.5: Hamburg or a factory abroad, and the provinces of which it may help one."""

    value: int
    provinces: list[int]


class Split(NamedTuple):
    """What the card lends in all, and what each province is helped with."""

    lent: int
    help: dict[int, int]


def needed(state: State, province: int) -> int:
    """6.3: the economy that the next living standard of a province needs."""
    return LIVING_COST * (int(state.living[province]) + 1)


# -- 6.3: the living standard action ------------------------------------------------------------------


def living_rows(state: State, side: int, chosen: int) -> list[dict[str, Any]]:
    """Every province of a side with what it has, needs and is lent; `chosen` is the mask of those that got theirs.

    A province that has not is counted together with those that have.
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


def _row(state: State, province: int, placed: bool, help_: int) -> dict[str, Any]:
    own, need = int(economy.economy(state, province)), _need(state, province, placed)
    return {
        "province": state.rules.codes[province],
        "economy": own,
        "help": help_,
        "need": need,
        "lent": max(0, need - own - help_),
        "chosen": placed,
    }


def _need(state: State, province: int, placed: bool) -> int:
    return LIVING_COST * int(state.living[province]) if placed else needed(state, province)


def _best_split(state: State, provinces: list[int], placed: list[int]) -> Split:
    """The use of Hamburg and of factories abroad with which the card lends least."""
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
    found = []
    if rules.hamburg >= 0 and state.value[rules.hamburg]:
        found.append(Helper(int(state.value[rules.hamburg]), list(rules.hamburg_choices)))
    for i, city in enumerate(rules.abroad):
        if state.value[city]:
            found.append(Helper(int(state.value[city]), _fed(state, i)))
    return found


def _fed(state: State, abroad: int) -> list[int]:
    """10.5: the provinces that a factory abroad has a standing connection to."""
    return [province for province, k in state.rules.feeds[abroad] if economy.standing(state, k)]


# -- 10.3, 10.5: what is added to a province's economy --------------------------------------------------


def hamburg_now(state: State) -> int:
    """10.3: the province for which Hamburg counts if West looks to its own good: where it is not barred, and where its
    value reaches the next living standard; -1 while both are as good."""
    rules = state.rules
    if rules.hamburg < 0:
        return -1
    value = int(state.value[rules.hamburg])
    calm = [province for province in rules.hamburg_choices if not state.protests(province)]
    if len(calm) == 1:
        return calm[0]
    reached = [p for p in rules.hamburg_choices if 0 < needed(state, p) - economy.economy(state, p) <= value]
    return reached[0] if value and len(reached) == 1 else -1


def help_by_province(state: State, hamburg_at: int) -> list[int]:
    """What Hamburg and factories abroad could add to each province."""
    rules: Rules = state.rules
    added = [0] * rules.province_count
    if hamburg_at >= 0:
        added[hamburg_at] = int(state.value[rules.hamburg])
    for i, city in enumerate(rules.abroad):
        if state.value[city]:
            for province in _fed(state, i):
                added[province] += int(state.value[city])
    return added
