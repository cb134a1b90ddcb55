"""Executes effects (effects.py) step by step on the agenda, each as far as possible.

An EFFECT frame on the stack contains what concerns the whole event: who "you" is, the city chosen for "@C", the cities
of "cities N", and the card whose values "debate big small" uses. RUN frames above it go through its blocks.
"""

from typing import Final

from republik.table.native import i64

from . import effect_steps  # imports this module, too: its steps and what executes them are one chapter
from . import effects as fx
from . import steps as st
from .effects import Effect, Step
from .state import State

NO_CITY: Final = -1  # not chosen yet
NO_CITY_FITS: Final = -2

# -- frames --------------------------------------------------------------------------


def frame(state: State, root: i64) -> effect_steps.EffectFrame:
    step = state.stack[root]
    assert isinstance(step, effect_steps.EffectFrame)
    return step


def effect_of(state: State, root: i64) -> Effect:
    return state.rules.effects[frame(state, root).number]


def chosen_city(state: State, root: i64) -> i64:
    return frame(state, root).city


def set_city(state: State, root: i64, city: i64) -> None:
    state.stack[root] = frame(state, root).at(city)


def chosen_cities(state: State, root: i64) -> list[int]:
    """Returns the cities of "cities N" chosen so far, in the order of choice."""
    packed = frame(state, root).cities
    out: list[int] = []
    while packed:
        out.append(packed % 16 - 1)
        packed //= 16
    out.reverse()
    return out


def add_city(state: State, root: i64, city: i64) -> None:
    state.stack[root] = frame(state, root).with_city(city)


def card_of(state: State, root: i64) -> i64:
    """Returns the card whose values a debate of the event uses, or -1."""
    return frame(state, root).card


def comes_later(state: State, word: str) -> bool:
    """Returns whether the event goes on with such a step after the pending decision, be it optional."""
    run = state.stack[len(state.stack) - 2] if len(state.stack) > 1 else None
    if not isinstance(run, effect_steps.Run):
        return False
    blocks = effect_of(state, run.root).blocks
    for step in blocks[run.block][run.index :]:
        inner = blocks[step.blocks[0]] if step.verb.word == fx.MAY else ()
        if any(one.verb.word == word for one in (step, *inner)):
            return True
    return False


def effect_step(state: State, root: i64, block: i64, index: i64) -> Step:
    """Returns the step of an effect to which a pending step belongs."""
    return effect_of(state, root).blocks[block][index]


def has_block(state: State, root: i64, block: i64) -> bool:
    """Returns whether a pending step refers to an effect and one of its blocks, as currently defined."""
    if not 0 <= root < len(state.stack) or not isinstance(state.stack[root], effect_steps.EffectFrame):
        return False
    return 0 <= block < len(effect_of(state, root).blocks)


def has_step(state: State, root: i64, block: i64, index: i64, word: str) -> bool:
    """Returns whether a pending step refers to a step of an effect, as currently defined: with this verb, if given."""
    if not has_block(state, root, block) or not 0 <= index < len(effect_of(state, root).blocks[block]):
        return False
    return not word or effect_step(state, root, block, index).verb.word == word


def run(state: State, seat: i64, root: i64, block: i64, index: i64) -> None:
    """Runs the next step of a block; the frame that asked has been removed from the stack."""
    effect = frame(state, root)
    steps = state.rules.effects[effect.number].blocks[block]
    if index >= len(steps):
        return
    step = steps[index]
    if needs_city(step) and effect.city == NO_CITY:
        actor = actor_of(state, step.by, seat)
        if not city_choices(state, actor, root, block):
            set_city(state, root, NO_CITY_FITS)
        state.push(effect_steps.Run(seat, root, block, index))
        if chosen_city(state, root) == NO_CITY:
            state.push(effect_steps.ChooseCity(actor, root, block, index))
        return
    state.push(effect_steps.Run(seat, root, block, index + 1))
    if is_met(state, step, seat, effect.city):
        _let_act(state, step, seat, root, block, index)


def needs_city(step: Step) -> bool:
    if step.place == fx.THE_CITY:
        return True
    return step.condition is not None and step.condition.names_city()


def actor_of(state: State, by: int, seat: i64) -> i64:
    """Returns the acting party if it is determined without a choice."""
    if by >= 0:
        return by
    if by == fx.CHANCELLOR:
        return state.chancellor
    return seat


def _let_act(state: State, step: Step, seat: i64, root: i64, block: i64, index: i64) -> None:
    """ "by P: x": P acts and chooses; several parties act one after another."""
    if step.by == fx.FOE:
        state.push(effect_steps.Foe(seat, root, block, index))
    elif step.by == fx.OTHERS or step.by == fx.GOV:
        for party in reversed(parties_of(state, step.by, seat, -1)):
            state.push(effect_steps.Perform(party, root, block, index, foe=-1))
    else:
        perform(state, actor_of(state, step.by, seat), root, block, index, -1)


def parties_of(state: State, party: int, actor: i64, foe: i64) -> list[int]:
    """Returns the parties a word stands for, in the order in which they are processed."""
    if party >= 0:
        return [party]
    if party == fx.YOU:
        return [actor]
    if party == fx.CHANCELLOR:
        return [state.chancellor]
    if party == fx.FOE:
        return [foe] if foe >= 0 else []
    if party == fx.GOV:
        return state.government_parties()
    return state.order_from(actor)[1:]


def is_met(state: State, step: Step, seat: i64, city: i64) -> bool:
    """Returns whether the condition of a step is met, if it has one."""
    return step.condition is None or step.condition.is_met(state, seat, city)


# -- does it change anything? -----------------------------------------------------------------


def does_something(state: State, effect: Effect, seat: i64) -> bool:
    """W3: returns whether at least one step would change something now."""
    return block_does(state, effect, 0, seat, NO_CITY)


def block_does(state: State, effect: Effect, block: i64, seat: i64, city: i64) -> bool:
    for step in effect.blocks[block]:
        if step_does(state, effect, step, seat, city):
            return True
    return False


def step_does(state: State, effect: Effect, step: Step, seat: i64, city: i64) -> bool:
    if needs_city(step) and city < 0:
        if city == NO_CITY_FITS:
            return False
        for candidate in range(st.CITIES):
            if step_does(state, effect, step, seat, candidate):
                return True
        return False
    if not is_met(state, step, seat, city):
        return False
    if step.by == fx.FOE or step.by == fx.OTHERS or step.by == fx.GOV:
        for party in parties_of(state, fx.GOV if step.by == fx.GOV else fx.OTHERS, seat, -1):
            if action_does(state, effect, step, party, city):
                return True
        return False
    return action_does(state, effect, step, actor_of(state, step.by, seat), city)


def action_does(state: State, effect: Effect, step: Step, actor: i64, city: i64) -> bool:
    """Returns whether the action itself would change something for the acting party."""
    if step.blocks:
        return step.verb.changes_something_inside(state, effect, step, actor, city)
    return step.verb.changes_something(state, step, actor, step.where(city))


# -- execution ------------------------------------------------------------------------------------


def perform(state: State, actor: i64, root: i64, block: i64, index: i64, foe: i64) -> None:
    """Executes one step for the acting party; choices are pushed onto the agenda."""
    frame_of_effect = frame(state, root)
    step = state.rules.effects[frame_of_effect.number].blocks[block][index]
    if step.party == fx.FOE and foe < 0 and step.verb.asks_foe(step):
        state.push(effect_steps.Foe(actor, root, block, index))
        return
    city = frame_of_effect.city
    if step.place == fx.THE_CITY and city < 0:
        return
    if step.blocks:
        step.verb.open(state, step, actor, root, block, index)
    else:
        step.verb.do(state, step, actor, step.where(city), foe, frame_of_effect.card)


# -- the city of an event ------------------------------------------------------------------------------


def city_choices(state: State, actor: i64, root: i64, block: i64) -> list[int]:
    """Returns the cities in which some step of the block that refers to the city would change something."""
    effect = effect_of(state, root)
    out: list[int] = []
    for city in range(st.CITIES):
        for step in effect.blocks[block]:
            if needs_city(step) and step_does(state, effect, step, actor, city):
                out.append(city)
                break
    return out
