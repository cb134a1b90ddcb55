"""Forecast of the ten phases of the decade end if it came now: figures only, without anticipating players' choices.

During the decade end, finished phases are reported with what they did and no longer included in those ahead.
"""

from typing import Final

from republik.table.native import Ints, i64, vec

from . import decade_end, economy
from .forecast_data import (
    Attack,
    Currency,
    Flight,
    Forecast,
    Police,
    PoliceCost,
    Prestige,
    Progress,
    Protests,
    SideProtests,
    Socialists,
    WallCost,
)
from .police import ready
from .state import State
from .steps import BANKRUPTCY, EAST, PROTEST, SOCIALISTS, TRACK_END, WEST

WALL_FIGURES: Final = 2  # points, and what East had


def forecast(state: State) -> Forecast:
    """Returns phases 1 to 10 by name, then the progress of the decade end.

    A phase whose figures are known is reported with them, the others from the current board, with 9.6 and 9.7 after the
    losses of 9.5.
    """
    losses = _losses_to_come(state)
    living = vec[i64]([have - loss for have, loss in zip(state.living, losses, strict=True)])
    internal = _internal_to_come(state, living)
    attacks = _attacks_to_come(state, living, internal)
    return Forecast(
        flight=_flight(state),
        prestige=_prestige(state),
        currency=_currency(state),
        police_cost=_police_cost(state),
        living_losses=_by_code(state, state.noted(decade_end.KEEP_LIVING) or losses),
        internal_unrest=_by_code(state, state.noted(decade_end.INTERNAL) or internal),
        attacks=_attacks_carried_out(state) or attacks,
        police=Police((state.noted(decade_end.USE_POLICE) or [ready(state)])[0]),
        socialists=_socialists(state),
        protests=_protests(state, internal, attacks),
        end=_end(state),
    )


def _end(state: State) -> Progress:
    """Returns the phase under way (0: none), what it still costs, the space executed (9.2) and the police used
    (9.8)."""
    phase = decade_end.current_phase(state)
    prestige, police = state.noted(decade_end.PRESTIGE), state.noted(decade_end.USE_POLICE)
    used = 0
    if police:
        used = police[0] - ready(state) if phase == decade_end.USE_POLICE else police[1]
    due = decade_end.still_due(state) if phase else 0
    return Progress(phase, due, prestige[2] if prestige else None, used)


def may_tip(state: State) -> list[bool]:
    """4: returns, for each province, whether 9.6 and all attacks of 9.7 on it together would make a mass protest."""
    rules = state.rules
    losses = _losses_to_come(state)
    living = vec[i64]([have - loss for have, loss in zip(state.living, losses, strict=True)])
    added = _internal_to_come(state, living)
    for attack in _attacks_to_come(state, living, added[:]):
        added[rules.codes.index(attack["to"])] += attack["unrest"]
    unrest = state.unrest
    return [(unrest[p] + added[p]) // PROTEST > unrest[p] // PROTEST for p in range(rules.province_count)]


def _by_code(state: State, values: list[int]) -> dict[str, int]:
    return {state.rules.codes[i]: value for i, value in enumerate(values) if value}


def _flight(state: State) -> WallCost | Flight:
    """9.1: returns the flight sum with its parts, or the cost of the Wall."""
    noted = state.noted(decade_end.FLIGHT)
    has = economy.capacity(state, EAST)
    if len(noted) == WALL_FIGURES or (state.wall and not noted):
        return WallCost(wall=True, points=1, prestige=-1, has=noted[-1] if noted else has)
    if not noted:
        steps, points = decade_end.flight_steps(state), decade_end.flight_points(state)
        noted = [*decade_end.flight_parts(state), steps, points, has]
    icons, best_west, red_police, east_protest, worst_east, west_protest, steps, points, has = noted
    return Flight(False, icons, best_west, red_police, east_protest, worst_east, west_protest, steps, points, has)


def _prestige(state: State) -> Prestige:
    """9.2: returns who chooses, and how far; and whether a space that this side may choose would bankrupt East, or
    did."""
    noted = state.noted(decade_end.PRESTIGE)
    if noted:
        bankrupt = state.termination == BANKRUPTCY and decade_end.current_phase(state) == decade_end.PRESTIGE
        return Prestige(noted[0], noted[1], bankrupt)
    marker = _marker_in_phase_2(state)
    holder = EAST if marker > 0 else WEST
    middle = state.rules.first_space + TRACK_END
    faces = [middle + space for space in decade_end.spaces_open(marker, holder)]
    return Prestige(holder, marker, any(decade_end.space_bankrupts(state, face) for face in faces))


def _marker_in_phase_2(state: State) -> int:
    """9.1: with the Wall standing, the prestige marker moves one space toward West first."""
    marker = state.tracks[0]
    if state.wall and not decade_end.current_phase(state):
        marker = max(-TRACK_END, marker - 1)
    return marker


def _currency(state: State) -> Currency:
    """9.3: returns the balance with its parts, with Hamburg counted to West's best advantage."""
    figures = state.noted(decade_end.CURRENCY)
    if not figures:
        worst = max(economy.worst_export(state, province) for province in state.rules.hamburg_choices or [-1])
        figures = decade_end.currency_figures(state, worst)
    track, exports, worst_west_export, living, balance, rundown, dismantled, bankrupt = figures
    return Currency(track, exports, worst_west_export, living, balance, rundown, dismantled, bool(bankrupt))


def _police_cost(state: State) -> PoliceCost:
    """9.4: returns what police costs East."""
    points, has = state.noted(decade_end.PAY_POLICE) or [len(state.police), economy.capacity(state, EAST)]
    return PoliceCost(points, has)


def _losses_to_come(state: State) -> list[int]:
    """9.5: returns what each province still loses; while the phase is under way, only West Berlin's loss is left."""
    if not state.noted(decade_end.KEEP_LIVING):
        return decade_end.living_losses(state, _best_hamburg(state))
    losses = [0] * state.rules.province_count
    if decade_end.current_phase(state) == decade_end.KEEP_LIVING:
        losses[state.rules.berlin] = decade_end.still_due(state)
    return losses


def _best_hamburg(state: State) -> int:
    """10.3: returns where Hamburg saves West the most living standard."""
    choices = state.rules.hamburg_choices
    return min(choices, key=lambda p: sum(decade_end.living_losses(state, p))) if choices else -1


def _internal_to_come(state: State, living: Ints) -> list[int]:
    """9.6: returns the unrest that the internal comparison still adds to each province."""
    count = state.rules.province_count
    if state.noted(decade_end.INTERNAL):
        return [0] * count
    return [int(decade_end.internal_unrest(state, living, province)) for province in range(count)]


def _attacks_to_come(state: State, living: Ints, internal: list[int]) -> list[Attack]:
    """9.7: returns every harmful attack with its unrest; a province can carry out one."""
    rules = state.rules
    phase = decade_end.current_phase(state)
    out: list[Attack] = []
    if phase > decade_end.EAST_WEST:
        return out
    attacker = decade_end.deciding_attacker(state) if phase == decade_end.EAST_WEST else 0
    after = _after_comparison(state, living, internal)
    for province in range(rules.province_count):
        for target in rules.neighbours[province]:
            unrest = decade_end.attack_unrest(after, province, target)
            declared = state.attacks & rules.attack_bit[province * rules.province_count + target]
            if unrest > 0 and (province >= attacker or declared):
                out.append(_attack(state, province, target, unrest))
    return out


def _after_comparison(state: State, living: Ints, internal: list[int]) -> State:
    """Returns the board after 9.5 and 9.6."""
    after = State(state.rules)
    state.copy_to(after)
    after.living = living
    for province, unrest in enumerate(internal):
        after.unrest[province] += unrest
    return after


def _attacks_carried_out(state: State) -> list[Attack]:
    noted = state.noted(decade_end.EAST_WEST)
    return [_attack(state, noted[i], noted[i + 1], noted[i + 2]) for i in range(0, len(noted), 3)]


def _attack(state: State, province: i64, target: i64, unrest: i64) -> Attack:
    codes = state.rules.codes
    return {"from": codes[province], "to": codes[target], "unrest": unrest}


def _socialists(state: State) -> Socialists:
    """9.9: returns gain or loss, and whether it would end the game."""
    change, total = state.noted(decade_end.SOCIALIST_PHASE) or [
        state.rules.socialist_change[state.tracks[2] + TRACK_END],
        decade_end.socialists_on_board(state),
    ]
    return Socialists(change, total, triumph=change > 0 and total + change > SOCIALISTS, failure=-change > total)


def _protests(state: State, internal: list[int], attacks: list[Attack]) -> Protests:
    return Protests(_side(state, WEST, internal, attacks), _side(state, EAST, internal, attacks))


def _side(state: State, seat: int, internal: list[int], attacks: list[Attack]) -> SideProtests:
    """9.10: returns the markers now, after 9.6, and at worst after 9.7."""
    worst = _most_protests(state, seat, internal, _attacks_on(state, seat, attacks))
    return SideProtests(state.side_protests(seat), _count(state, seat, internal), worst)


def _attacks_on(state: State, side: int, attacks: list[Attack]) -> list[list[list[int]]]:
    """Returns, for each province of the other side that may attack, its alternatives as the unrest they add to each
    province. West Berlin has one, which adds to both its neighbours (9.7)."""
    rules = state.rules
    ways: list[list[list[int]]] = []
    for province in range(rules.first[1 - side], rules.last[1 - side]):
        mine = [attack for attack in attacks if attack["from"] == rules.codes[province]]
        each = [mine] if province == rules.berlin else [[attack] for attack in mine]
        ways.append([_unrest_of(state, together) for together in each if together])
    return [alternatives for alternatives in ways if alternatives]


def _unrest_of(state: State, attacks: list[Attack]) -> list[int]:
    added = [0] * state.rules.province_count
    for attack in attacks:
        added[state.rules.codes.index(attack["to"])] += attack["unrest"]
    return added


def _most_protests(state: State, side: int, added: list[int], ways: list[list[list[int]]]) -> int:
    """9.7: the attacker decides whom to attack, so every combination is tried; not attacking is never worse for the
    other side."""
    if not ways:
        return _count(state, side, added)
    return max(
        _most_protests(state, side, [a + b for a, b in zip(added, alternative, strict=True)], ways[1:])
        for alternative in ways[0]
    )


def _count(state: State, side: int, added: list[int]) -> int:
    rules = state.rules
    total = 0
    for province in range(rules.first[side], rules.last[side]):
        markers = (state.unrest[province] + added[province]) // PROTEST
        total += markers * 2 if province == rules.berlin else markers
    return total
