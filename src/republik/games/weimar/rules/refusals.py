"""Why a move is refused, with the chapter of the rules: for any move, using only public information."""

from republik.games.weimar.phrases import names
from republik.games.weimar.phrases.moves import STEP_KEYS, move_phrase
from republik.table.contract import NOT_POSSIBLE, OTHER_DECISION, IllegalMove
from republik.table.phrases import Arg, Name

from . import effects as fx
from . import steps as st
from .flow import decision_of
from .state import State
from .steps import Step


def refusal(state: State, move: int) -> IllegalMove:
    """Returns why this illegal move is refused."""
    actions = state.rules.actions
    if not 0 <= move < actions.count:
        return _refuse("no-such-move", "", text=str(move))
    if state.termination != st.ONGOING:
        return _refuse("game-over", st.TERMINATION_RULES[state.termination])
    step = state.step()
    said = move_phrase(state.rules, move, STEP_KEYS[step[0]])
    decision = decision_of(step)
    rule = decision.rule
    block = actions.block_of(move)
    if block.name not in decision.answers.split():
        return _refuse(OTHER_DECISION, rule, move=said)
    key, args = _reason(state, step, block.name, move - block.start)
    if not key:
        return _refuse("must-do" if block.name == "done" else NOT_POSSIBLE, rule, move=said)
    return _refuse(key, rule, **args)


def _refuse(key: str, rule: str, **args: Arg) -> IllegalMove:
    return IllegalMove(key, rule, args)


Reason = tuple[str, dict[str, Name]]
NONE: Reason = ("", {})


def _reason(state: State, step: Step, name: str, index: int) -> Reason:
    """Returns the key of the reason with its arguments; empty if only the general one fits."""
    if name == "play":
        return _play_reason(state, step[1], index)
    if name in ("answer", "discard", "purge"):
        return ("no-such-answer" if name == "answer" else "card-not-there"), {"card": names.card(state.rules, index)}
    if name == "agenda":
        mine = state.rules.agenda_party[index] == step[1]
        return ("agenda-out" if mine else "agenda-other-party"), {"card": names.agenda(state.rules, index)}
    if name in ("base", "remove_base"):
        return _base_reason(state, step, name, index)
    if name in ("put", "take", "city"):
        return _place_reason(step, name, index)
    if name in ("topic", "point"):
        return _topic_reason(state, step, name, index)
    if name == "foreign":
        full = state.rules.fills_box[index]
        return ("box-full" if full else "foreign-closed"), {"card": names.foreign(index)}
    if name == "option":
        return "useless-option", {}
    if step[0] == st.ACTIONS_STEP:
        return _action_reason(state, step, name, index)
    return NONE


def _play_reason(state: State, seat: int, index: int) -> Reason:
    card = index // st.USES
    args = {"card": names.card(state.rules, card)}
    if card not in state.hands[seat]:
        return "card-not-there", args
    return "event-idle", args


def _base_reason(state: State, step: Step, name: str, index: int) -> Reason:
    city = index % st.CITIES
    place = names.city(city)
    if name == "remove_base":
        party = index // st.CITIES
        if not state.bases[party * st.CITIES + city]:
            return "no-base", {"party": names.party(party), "place": place}
        return NONE
    seat = step[1]
    if state.figures_left(seat) <= 0:
        return "no-figures", {"party": names.party(seat)}
    if not state.has_slot(city):
        return "no-slot", {"place": place}
    if step[0] == st.PLACE_BASE and step[3] >> city & 1:
        return "same-city", {"place": place}
    return "other-city", {}


def _place_reason(step: Step, name: str, city: int) -> Reason:
    args = {"place": names.city(city)}
    if name == "put":
        return "marker-barred", args
    if name == "take":
        return "no-marker", args
    if step[0] == st.ACTIONS_STEP:
        return ("city-chosen" if step[3] >= 0 else "points-short"), {}
    if step[0] == st.CHOOSE_CITIES:
        return "same-city", args
    return NONE


def _topic_reason(state: State, step: Step, name: str, index: int) -> Reason:
    if name == "point":
        return "too-far", {}
    if step[0] == st.TOPIC_IN:
        return "topic-out", {}
    if state.topics[index] < 0:
        return "topic-not-there", {}
    if step[0] == st.TOPIC_STEP and state.moved >> index & 1:
        return "topic-moved", {}
    if step[0] == st.TOPIC_STEP and state.rules.solo and step[1] == fx.ZENTRUM:
        return "spd-topic", {}
    return NONE


def _action_reason(state: State, step: Step, name: str, index: int) -> Reason:
    rules = state.rules
    seat = step[1]
    points = step[2]
    if name in ("store", "spend", "better"):
        return _reserve_reason(state, step, name)
    if step[3] < 0:
        return "city-first", {}
    costs = {
        "mobilise": rules.cost_mobilise,
        "takeover": rules.cost_control,
        "win_back": rules.cost_win_back,
        "demonstration": rules.cost_demonstration,
        "coup": rules.cost_coup[seat],
        "counter": rules.cost_counter,
        "fight": rules.cost_fight,
    }
    if points < costs[name]:
        return "points-short", {}
    if name == "mobilise":
        side = rules.unit_side[index // (st.CITIES + 1)]
        mine = side == seat or (side < 0 and state.governs(seat))
        return ("no-unit", {}) if mine else ("not-your-unit", {"party": names.party(seat)})
    if name in ("takeover", "win_back"):
        return "no-unit", {}
    return _dice_reason(state, step, name, index)


def _reserve_reason(state: State, step: Step, name: str) -> Reason:
    if name == "store":
        full = state.reserve[step[1]] >= state.rules.most_reserve
        return ("reserve-full" if full else "points-short"), {}
    if name == "spend":
        return ("reserve-stored" if state.reserve[step[1]] else "reserve-empty"), {}
    return ("points-short" if step[1] == fx.KPD else ""), {}


def _dice_reason(state: State, step: Step, name: str, index: int) -> Reason:
    seat = step[1]
    city = step[3]
    kind = ("demonstration", "coup", "counter", "fight").index(name)
    if step[4] >> kind & 1:
        return "once-per-card", {}
    if name == "coup":
        if not state.rules.cost_coup[seat]:
            return "coup-party", {"party": names.party(seat)}
        if state.governs(seat):
            return "opposition-only", {}
        own = st.COUNCILS if seat == fx.KPD else st.REGIME
        return ("own-marker" if state.marker(own, city) else "no-dice"), {}
    if not state.governs(seat):
        return "government-only", {}
    if name == "counter":
        there = state.has(st.UPRISING + index, city)
        return ("no-dice", {}) if there else ("no-marker", {"place": names.city(city)})
    if state.governs(index):
        return "not-opposition", {"party": names.party(index)}
    return "nothing-to-dissolve", {"party": names.party(index)}
