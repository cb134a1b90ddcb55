"""Invariants of every position between decisions."""

from typing import Final

from republik.table.checks import check_legal, require
from republik.table.contract import CHANCE

from . import decade_end, economy, hands, sequence
from . import steps as st
from .card_events import Resolve, Symbols
from .decision import Decision, Step
from .protest import Import
from .rules import Rules
from .state import State
from .steps import DISPLAY, EAST, HAND, LAST_DECADE, ONGOING, PROTEST, SOCIALISTS, TRACK_END, WEST

LASTING: Final = (
    sequence.StartDecade,
    sequence.EndAction,
    sequence.NextAction,
    sequence.StartHalf,
    sequence.Action,
    decade_end.Phase,
)
"""Steps with which the game goes on when everything above them is done: there is always one, at the bottom."""
DEEPEST_BETWEEN: Final = st.DEEPEST - 4
"""Steps pending between decisions: one move adds a few more."""
HIDDEN: Final = -1000
"""Cards below it are hidden in a view."""
MANY: Final = 1 << 20


def check(state: State) -> None:
    """Raises AssertionError with a description of the first violation."""
    _check_sizes(state)
    _check_numbers(state)
    _check_counts(state)
    _check_economy(state)
    _check_cards(state)
    _check_hidden(state)
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


def _check_numbers(state: State) -> None:
    """What is used as an index or a mask is one."""
    rules = state.rules
    require(1 <= state.decade <= st.LAST_DECADE and 1 <= state.half <= 2, "3: no such decade or half-decade")
    require(WEST <= state.side <= EAST, "no such side")
    require(-1 <= state.use <= st.EVENT and -1 <= state.origin <= st.FROM_SPECIAL, "6: no such use of a card")
    require(-1 <= state.card < len(rules.cards) and -1 <= state.special < len(rules.cards), "an unknown card")
    require(not state.acting or (state.card >= 0 and state.use >= 0 and state.origin >= 0), "6: an action without card")
    require(0 <= state.termination < len(st.TERMINATIONS), "no such end")
    require(len(state.public) == 2 and min(state.public) >= 0, "the cards that have been public")
    for name, mask, count in (
        ("factories", state.factories, len(rules.cities)),
        ("closed", state.closed, len(rules.cities)),
        ("delivered", state.delivered, len(rules.suppliers)),
        ("attacks", state.attacks, MASK_BITS),
    ):
        require(0 <= mask < 1 << count, f"{name}: no such place")


MASK_BITS: Final = 60


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
    if not isinstance(state.pending, Import):
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
    hidden = range(HIDDEN - st.LAST_DECADE, HIDDEN)
    require(all(card >= 0 or card in hidden for place in places for card in place), "an unknown card")
    require(len(state.display) <= DISPLAY, "3: more than seven cards on display")
    require(len(state.hand_west) <= HAND + 1 and len(state.hand_east) <= HAND, "3: too many cards in a hand")


def _check_hidden(state: State) -> None:
    """Cards that somebody does not know can be dealt again."""
    rules = state.rules
    dealt = [card for card in state.hand_west + state.hand_east + state.gone_west + state.gone_east if card >= 0]
    require(all(0 < rules.card_decade[card] <= state.decade for card in dealt), "3: a card of a later decade")
    pile = [card for card in state.pile + state.top if card >= 0]
    require(all(0 < rules.card_decade[card] <= state.decade for card in pile), "3: a later card in the pile")
    require(not any(rules.special[card] for card in dealt + pile), "3: a special card in a hand or in the pile")
    require(all(card in state.hand_west for card in state.seen_east), "East knows a card that West does not hold")
    require(all(card in state.hand_east for card in state.seen_west), "West knows a card that East does not hold")
    unknown = [card for card in state.hand_west if card >= 0 and card not in state.seen_east]
    unknown += [card for card in state.hand_east if card >= 0 and card not in state.seen_west]
    unknown += pile + [card for card in state.gone_west + state.gone_east if card >= 0]
    require(not any(state.is_public(card) for card in unknown), "a hidden card that has been public")
    public = [card for card in range(len(rules.cards)) if state.is_public(card)]
    require(all(rules.card_decade[card] <= state.decade for card in public), "3: a card of a later decade")
    laid = state.display + state.row + state.police + [card for card in (state.special,) if card >= 0]
    require(all(state.is_public(card) for card in laid), "an open card that has not been public")


def _check_ledger(state: State) -> None:
    phases = [entry[0] if entry else 0 for entry in state.ledger]
    require(phases == sorted(set(phases)), "9: phases out of order")
    for phase, entry in zip(phases, state.ledger, strict=True):
        require(decade_end.is_entry(state, phase, entry[1:]), f"9: no figures of phase {phase}")
    under_way = state.termination != ONGOING or any(isinstance(step, decade_end.Phase) for step in state.agenda())
    require(not phases or under_way, "9: figures without a decade end")
    require(not phases or phases[-1] <= decade_end.current_phase(state), "9: figures of a phase that has not begun")


def _check_agenda(state: State) -> None:
    if state.termination == ONGOING:
        require(0 < len(state.agenda()) <= DEEPEST_BETWEEN, "nothing is pending in a game in progress, or too much")
        _check_steps(state)
        check_legal(state.legal, state.rules.actions.count)
    else:
        require(state.pending is None and not state.legal, "something is pending after the end")
        require(state.winner in (WEST, EAST), "no winner")


def _check_steps(state: State) -> None:
    agenda = state.agenda()
    limits = _limits(state.rules)
    for step in agenda:
        seated = step.seat == CHANCE if isinstance(step, hands.Deal) else WEST <= step.seat <= EAST
        require(seated, f"step {step.kind}: no such seat")
        require(not isinstance(step, hands.Deal) or step.count <= DISPLAY, "3: too many cards to deal")
        for name in step.slots:
            low, high = limits[name]
            require(low <= int(getattr(step, name)) <= high, f"step {step.kind}: {name} is out of range")
        _check_symbols(state.rules, step)
    lasting = [step for step in agenda if isinstance(step, LASTING)]
    require(len(lasting) == 1 and lasting[0] is agenda[0], "the game would not go on")
    require(isinstance(agenda[-1], Decision), "nothing to decide")
    ends = isinstance(lasting[0], sequence.EndAction)
    require(state.acting == ends, "6: an action that does not end, or that has not begun")


def _limits(rules: Rules) -> dict[str, tuple[int, int]]:
    """Returns the least and the largest value of every field of a step."""
    provinces, faces = (0, (1 << rules.province_count) - 1), (0, len(rules.rows) - 1)
    return {
        "alternate": (0, 1),
        "at_pile": (0, 1),
        "card": faces,
        "chosen": provinces,
        "count": (1, MANY),
        "decade": (0, LAST_DECADE),
        "discarded": (0, HAND),
        "face": faces,
        "loser": (WEST, EAST),
        "phase": (1, decade_end.WE_ARE_THE_PEOPLE + 1),
        "points": (1, MANY),
        "province": (0, rules.province_count - 1),
        "provinces": provinces,
        "remaining": (0, (1 << 3 * st.ALL_ROWS) - 1),
        "row": (0, st.ALL_ROWS - 1),
        "sector": (-1, len(rules.suppliers) - 1),
        "taken": (-1, len(rules.cards) - 1),
        "target": (st.TO_WEST, st.TO_TOP),
        "unrest": (1, MANY),
        "used": (0, (1 << 2 * rules.province_count) - 1),
        "void": (-1, st.ALL_ROWS - 1),
    }


def _check_symbols(rules: Rules, step: Step) -> None:
    """6.4: what is left to execute is printed on the card."""
    if isinstance(step, Symbols):
        rows = [row for row, _ in step.rows_left()]
    elif isinstance(step, Resolve):
        rows = [int(step.row)]
    else:
        return
    printed = len(rules.rows[step.face])
    require(all(row < printed or row >= st.MAX_ROWS for row in rows), "6.4: no such symbols")
