"""Invariants of every position between decisions."""

from republik.table.checks import check_legal, require

from . import decade_end, economy
from .state import State
from .steps import DISPLAY, EAST, HAND, IMPORT, ONGOING, PHASE, PROTEST, SOCIALISTS, TRACK_END, WEST


def check(state: State) -> None:
    """Raises AssertionError with a description of the first violation."""
    _check_sizes(state)
    _check_counts(state)
    _check_economy(state)
    _check_cards(state)
    _check_ledger(state)
    _check_agenda(state)


def _check_sizes(state: State) -> None:
    rules = state.rules
    for name, values in (
        ("unrest", state.unrest),
        ("living", state.living),
        ("socialists", state.socialists),
        ("imported", state.imported),
    ):
        require(len(values) == rules.province_count, f"{name}: one number per province")
        require(min(values) >= 0, f"{name} below zero")
    require(len(state.sectors) == len(rules.suppliers), "one number per sector of West Berlin")
    require(len(state.value) == len(rules.cities), "one value per city")
    require(len(state.started) == len(state.complete) == len(state.reach) == 2, "lines per side")
    require(len(state.tracks) == 3, "three tracks")


def _check_counts(state: State) -> None:
    rules = state.rules
    require(min(state.sectors) >= 0, "a sector below zero")
    require(sum(state.sectors) == state.living[rules.berlin], "10.2: West Berlin is the sum of its sectors")
    require(all(-TRACK_END <= marker <= TRACK_END for marker in state.tracks), "a marker off its track")
    require(state.box >= 0, "7: holding box below zero")
    require(state.box + sum(state.socialists) <= SOCIALISTS, "9.9: more than 12 socialists")
    require(not sum(state.socialists[: rules.west_count]), "7: a socialist in the West")
    require(sum(state.imported) == state.exported, "10.2: imported markers miscounted")
    require(all(i in rules.suppliers or not n for i, n in enumerate(state.imported)), "10.2: only suppliers import")
    if not (state.depth and state.step()[0] == IMPORT):
        require(state.exported == state.unrest[rules.berlin] // PROTEST, "10.2: imports differ from West Berlin's")
    require(0 <= state.police_used <= len(state.police), "8: more police used than collected")
    require(not (state.dissolved and state.police), "6.4: police after the Stasi's end")


def _check_economy(state: State) -> None:
    rules = state.rules
    for city in range(len(rules.cities)):
        expected = 0
        if state.factories >> city & 1:
            expected = 2 if city == rules.rheinsberg else 1
            expected -= state.rundown >> city & 1
            expected += sum(1 for k in rules.city_connections[city] if economy.is_working(state, k))
        require(state.value[city] == expected, f"5.1: {rules.cities[city]} is worth {expected}")
    require(state.rundown & ~(state.factories & economy.all_cities(state, EAST)) == 0, "5.3: rundown without factory")
    require(state.closed & state.factories == 0, "10.5: a factory on a closed site")
    for side in (WEST, EAST):
        _check_lines(state, side)


def _check_lines(state: State, side: int) -> None:
    rules = state.rules
    started = state.started[side]
    require(state.complete[side] & ~started == 0, "a complete connection without infrastructure")
    require(started & ~(state.complete[side] | rules.double[side]) == 0, "a single line half built")
    require(started & ~state.reach[side] == 0, "5.1: infrastructure without a factory at either end")
    reach = 0
    for k in range(rules.connection_count):
        if rules.connection_side[k] == side:
            ends = (rules.connection_a[k], rules.connection_b[k])
            abroad = [city for city in ends if rules.external_mask >> city & 1]
            deciding = abroad if abroad and rules.edition.external_factory_first else ends
            closed = any(state.closed >> city & 1 for city in abroad)
            if not closed and any(state.factories >> city & 1 for city in deciding):
                reach |= rules.connection_bit[k]
    require(reach == state.reach[side], "5.1, 10.5: connections open for building miscounted")


def _check_cards(state: State) -> None:
    rules = state.rules
    places = (state.display, state.hand_west, state.hand_east, state.pile, state.top, state.row, state.police)
    everywhere = [card for place in places for card in place if card >= 0]
    everywhere += [card for card in (state.special,) if card >= 0]
    everywhere += [card for card in state.gone_west + state.gone_east if card >= 0]
    if state.acting and not state.keeps_card:
        everywhere.append(state.card)
    require(len(everywhere) == len(set(everywhere)), "a card in two places")
    require(all(card < len(rules.cards) for card in everywhere), "an unknown card")
    require(len(state.display) <= DISPLAY, "3: more than seven cards on display")
    require(len(state.hand_west) <= HAND + 1 and len(state.hand_east) <= HAND, "3: too many cards in a hand")


def _check_ledger(state: State) -> None:
    phases = [entry[0] if entry else 0 for entry in state.ledger]
    require(phases == sorted(set(phases)), "9: phases out of order")
    for phase, entry in zip(phases, state.ledger, strict=True):
        require(decade_end.is_entry(state, phase, entry[1:]), f"9: no figures of phase {phase}")
    under_way = state.termination != ONGOING or any(step[0] == PHASE for step in state.agenda)
    require(not phases or under_way, "9: figures without a decade end")
    require(not phases or phases[-1] <= decade_end.current_phase(state), "9: figures of a phase that has not begun")


def _check_agenda(state: State) -> None:
    if state.termination == ONGOING:
        require(state.depth > 0, "nothing is pending in a game in progress")
        check_legal(state.legal, state.rules.actions.count)
    else:
        require(not state.depth and not state.legal, "something is pending after the end")
        require(state.winner in (WEST, EAST), "no winner")
