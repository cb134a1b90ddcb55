"""What is to be decided, step by step: one phrase for each kind of step."""

from collections.abc import Callable
from typing import Final

from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.effects import Effect
from republik.games.weimar.rules.state import State
from republik.games.weimar.rules.steps import Step
from republik.table.phrases import Arg, Phrase

from . import names
from .effects import block_phrase, face, step_phrase
from .names import hyphens

Prompt = Callable[[State, Step], Phrase]
Arguments = dict[str, Arg]


def prompt(state: State) -> Phrase:
    """What is to be decided now."""
    if state.termination != st.ONGOING or not state.depth:
        return Phrase("prompt-over")
    step = state.step()
    return PROMPTS[st.STEP_NAMES[step[0]]](state, step)


def running_effect(state: State, step: Step) -> Effect:
    """The effect that asks, in a step of an effect."""
    return state.rules.effects[state.stack[step[2] * st.STEP + 2]]


def effect_options(state: State, step: Step) -> list[Phrase]:
    """What the answers to a step of an effect would do, in their order."""
    effect = running_effect(state, step)
    part = effect.blocks[step[3]][step[4]]
    return [block_phrase(effect, block) for block in part.blocks] or [step_phrase(effect, part)]


# -- arguments that several steps have -------------------------------------------------------------------


def _nothing(_state: State, _step: Step) -> Arguments:
    return {}


def _left_first(_state: State, step: Step) -> Arguments:
    return {"count": step[2]}


def _left_second(_state: State, step: Step) -> Arguments:
    return {"count": step[3]}


def _marker(_state: State, step: Step) -> Arguments:
    return {"marker": names.marker(st.MARKER_NAMES[step[2]]), "count": step[3]}


def _card_in_play(state: State, _step: Step) -> Arguments:
    return {"card": names.card(state.rules, state.card), "other": names.somebody(state.player)}


def _face(state: State, step: Step) -> Arguments:
    return {"face": face(state.rules, running_effect(state, step))}


def _options(state: State, step: Step) -> Arguments:
    offered = effect_options(state, step)
    return {**_face(state, step), "what": offered[0], "other": offered[-1], "seats": state.seats[step[1]]}


def _announced(state: State, _step: Step) -> Arguments:
    act = state.act
    return {
        "other": names.party(act[st.ACT_PLAYER]),
        "action": names.action(act[st.ACT_KIND]),
        "place": names.city(act[st.ACT_CITY]),
    }


def _seats(state: State, step: Step) -> Arguments:
    return {"seats": state.seats[step[1]]}


# -- one step each ---------------------------------------------------------------------------------------------


def _asks(name: str, arguments: Callable[[State, Step], Arguments] = _nothing) -> Prompt:
    """The message of the step, with the party that is asked and what else the step tells."""
    key = f"prompt-{hyphens(name)}"

    def asked(state: State, step: Step) -> Phrase:
        return Phrase(key, {"party": names.somebody(step[1]), **arguments(state, step)})

    return asked


def _actions(_state: State, step: Step) -> Phrase:
    """W9: first the city, then what is done there."""
    asked: Arguments = {"party": names.somebody(step[1]), "points": step[2]}
    if step[3] < 0:
        return Phrase("prompt-actions-city", asked)
    return Phrase("prompt-actions", {**asked, "place": names.city(step[3])})


def _first(_state: State, step: Step) -> Arguments:
    return {"why": names.why(step[2])}


def _agree_first(_state: State, step: Step) -> Arguments:
    return {"why": names.why(step[2]), "other": names.party(step[3])}


def _point(state: State, step: Step) -> Arguments:
    return {"topic": names.topic(state.rules, step[2]), "steps": step[3]}


def _agree(state: State, step: Step) -> Arguments:
    slot, option, proposer = step[2], step[3], step[4]
    return {
        "topic": names.topic(state.rules, slot),
        "option": topic_option(state, slot, option),
        "other": names.party(proposer),
    }


def topic_option(state: State, slot: int, option: int) -> Phrase:
    """An option of a topic, with what it does."""
    rules = state.rules
    event = rules.effects[rules.options[rules.slot_topic[slot]][option]]
    return Phrase("option-does", {"option": names.option(rules, slot, option), "what": block_phrase(event, 0)})


def _demo_base(_state: State, step: Step) -> Arguments:
    return {"count": step[2], "place": names.city(step[3])}


def _mobilise(_state: State, step: Step) -> Arguments:
    return {"count": step[3], "place": names.city(step[4])}


def _choose_cities(state: State, step: Step) -> Arguments:
    return {**_face(state, step), "count": step[3]}


def _flag(_state: State, step: Step) -> Arguments:
    return {"change": "more" if step[2] > 0 else "less"}


def _roll_again(state: State, step: Step) -> Arguments:
    return {"other": names.somebody(step[2]), "result": state.result}


_NAMED: Final[dict[str, Callable[[State, Step], Arguments]]] = {
    "choose_first": _first,
    "agree_first": _agree_first,
    "other_use": _card_in_play,
    "cancel_event": _card_in_play,
    "topic": lambda _state, step: {"steps": step[2]},
    "point": _point,
    "place_base": _left_first,
    "remove_base": _left_second,
    "demo_base": _demo_base,
    "put_marker": _marker,
    "take_marker": _marker,
    "choose_city": _face,
    "choose_cities": _choose_cities,
    "mobilise_to": _left_second,
    "mobilise": _mobilise,
    "dissolve": _left_second,
    "recall": _left_first,
    "flag": _flag,
    "topic_in": lambda state, step: {"field": names.field(state.rules, step[2])},
    "option": _options,
    "may": _options,
    "vote": _options,
    "foe": _options,
    "discard": _left_first,
    "topic_option": lambda state, step: {"topic": names.topic(state.rules, step[2])},
    "agree": _agree,
    "majority": lambda _state, step: {"number": step[2] + 1},
    "control": lambda _state, step: {"minor": names.minor(step[2])},
    "ballot": _seats,
    "join": lambda _state, step: {"coalition": names.coalition(step[2])},
    "oppose": _announced,
    "fewer_dice": _announced,
    "react": _announced,
    "roll_again": _roll_again,
    "president": lambda state, step: {"card": names.card(state.rules, step[2])},
    "counter_target": lambda _state, step: {"place": names.city(step[2])},
}
"""What a step tells beside the party that is asked."""

PROMPTS: Final[dict[str, Prompt]] = {
    name: _asks(name, _NAMED.get(name, _nothing)) for name in st.STEP_NAMES.values()
} | {"actions": _actions}
"""By the name of a step, what it asks."""
