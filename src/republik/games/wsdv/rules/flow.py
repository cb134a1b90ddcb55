"""Which chapter answers for which step: options, effects, and running on to the next decision."""

from . import actions, decade_end, police, protest, sequence
from . import card_events as events
from .state import State
from .steps import (
    ACTION,
    ATTACK,
    BUILD,
    DEAL,
    DISCARD,
    DISMANTLE,
    DISMANTLE_LINES,
    END_ACTION,
    FINISH_ATTACKS,
    FINISH_LIVING,
    FINISH_POLICE,
    FIRST_DECISION,
    GIVE,
    HAMBURG,
    IMPORT,
    LAST_POLICE,
    LIVING,
    LOOK,
    LOSE_SECTOR,
    NEXT_ACTION,
    ONGOING,
    PHASE,
    POLICE_PHASE,
    PRICE,
    REMOVE,
    RESOLVE,
    RETURN_UNREST,
    RUN_DOWN,
    SOCIALIST_IN,
    SOCIALIST_OUT,
    SPACE,
    START_DECADE,
    START_EVENT,
    START_HALF,
    SYMBOLS,
    TAKE,
    TRANSFER,
    VOID,
    Step,
)


def advance(state: State) -> None:
    """Run until somebody really has to decide: automatic steps, finished steps and forced decisions pass by."""
    while state.termination == ONGOING:
        step = state.step()
        if protest.import_pending(state) and step[0] != IMPORT:
            protest.push_import(state)
            step = state.step()
        if step[0] < FIRST_DECISION:
            state.drop()
            run(state, step)
            continue
        legal = options(state, step)
        if len(legal) > 1:
            state.legal = legal
            return
        if legal:
            apply(state, step, legal[0], False)
        else:
            state.drop()
            leave(state, step)


def leave(state: State, step: Step) -> None:
    """What follows when a step has nothing left to decide."""
    if step[0] == SOCIALIST_OUT:
        protest.send_socialists(state)


def run(state: State, step: Step) -> None:
    """An automatic step."""
    kind, seat, a, b = step
    if kind == END_ACTION:
        sequence.end_action(state)
    elif kind == NEXT_ACTION:
        sequence.next_action(state, seat)
    elif kind == START_EVENT:
        events.start_event(state, seat, a, b)
    elif kind == FINISH_LIVING:
        actions.finish_living(state, a)
    elif kind == START_HALF:
        sequence.start_half(state, seat)
    elif kind == START_DECADE:
        sequence.start_decade(state, a)
    elif kind == PHASE:
        decade_end.run_phase(state, a)
    elif kind == FINISH_ATTACKS:
        decade_end.finish_attacks(state)
    elif kind == FINISH_POLICE:
        decade_end.finish_police(state)


def options(state: State, step: Step) -> list[int]:
    """Every legal move of a step, sorted; none when the step is over."""
    kind, seat, a, b = step
    if kind <= REMOVE:
        return _card_options(state, kind, seat, a, b)
    if kind <= TRANSFER:
        return _placing_options(state, kind, seat, a)
    if kind <= GIVE:
        return _event_options(state, kind, seat, a, b)
    if kind <= DISMANTLE:
        return _common_options(state, kind, a)
    return _decade_end_options(state, kind, seat, a)


def _card_options(state: State, kind: int, seat: int, a: int, b: int) -> list[int]:
    if kind == DEAL:
        return sequence.deal_options(state, a, b)
    if kind == ACTION:
        return actions.card_options(state, seat)
    if kind == REMOVE:
        return actions.remove_options(state, seat)
    if kind == PRICE:
        return actions.price_options(state)
    return sequence.discard_options(state, seat, a)


def _placing_options(state: State, kind: int, seat: int, a: int) -> list[int]:
    if kind == BUILD:
        return actions.build_options(state, seat, a)
    if kind == LIVING:
        return actions.living_options(state, seat, a)
    return actions.transfer_options(state, a)


def _event_options(state: State, kind: int, seat: int, a: int, b: int) -> list[int]:
    if kind == SYMBOLS:
        return events.symbol_options(state, seat, a, b)
    if kind == VOID:
        return events.void_options(state, seat, a)
    if kind == RESOLVE:
        return events.resolve_options(state, a, b)
    if kind == RETURN_UNREST:
        return police.return_options(state, a, b)
    if kind == LOOK:
        return events.look_options(state)
    if kind == TAKE:
        return events.take_options(state, a)
    return events.give_options(state)


def _common_options(state: State, kind: int, a: int) -> list[int]:
    if kind == LAST_POLICE:
        return police.last_options(state)
    if kind == IMPORT:
        return protest.import_options(state)
    if kind == SOCIALIST_IN:
        return protest.socialist_options(state)
    return police.offer(state, decade_end.dismantle_options(state, a))


def _decade_end_options(state: State, kind: int, seat: int, a: int) -> list[int]:
    if kind == SPACE:
        return decade_end.space_options(state, seat)
    if kind == RUN_DOWN:
        return decade_end.run_down_options(state, a)
    if kind == DISMANTLE_LINES:
        return decade_end.dismantle_lines_options(state, a)
    if kind == HAMBURG:
        return decade_end.hamburg_options(state, a)
    if kind == LOSE_SECTOR:
        return decade_end.lose_sector_options(state, a)
    if kind == ATTACK:
        return decade_end.attack_options(state, a)
    if kind == POLICE_PHASE:
        return decade_end.police_phase_options(state, a)
    return protest.take_socialist_options(state) if a else []


def apply(state: State, step: Step, move: int, asked: bool) -> None:
    """Carry out a legal move of the step on top."""
    kind, seat, a, b = step
    if state.acting and police.is_police(state, move):
        police.use(state, move)
    elif kind <= REMOVE:
        _apply_card(state, kind, seat, a, move)
    elif kind <= TRANSFER:
        _apply_placing(state, kind, seat, a, move)
    elif kind <= GIVE:
        _apply_event(state, kind, seat, a, b, move)
    elif kind <= DISMANTLE:
        _apply_common(state, kind, seat, a, b, move)
    else:
        _apply_decade_end(state, kind, seat, a, move, asked)


def _apply_card(state: State, kind: int, seat: int, a: int, move: int) -> None:
    if kind == DEAL:
        sequence.apply_deal(state, a, move)
    elif kind == ACTION:
        actions.apply_card(state, seat, move)
    elif kind == REMOVE:
        actions.apply_remove(state, seat, move)
    elif kind == PRICE:
        actions.apply_price(state, move)
    elif kind == DISCARD:
        sequence.apply_discard(state, seat, a, move)


def _apply_placing(state: State, kind: int, seat: int, a: int, move: int) -> None:
    if kind == BUILD:
        actions.apply_build(state, seat, a, move)
    elif kind == LIVING:
        actions.apply_living(state, seat, a, move)
    else:
        actions.apply_transfer(state, a, move)


def _apply_event(state: State, kind: int, seat: int, a: int, b: int, move: int) -> None:
    if kind == SYMBOLS:
        events.apply_symbol(state, seat, a, b, move)
    elif kind == VOID:
        events.apply_void(state, seat, a, move)
    elif kind == RESOLVE:
        events.apply_resolve(state, seat, a, b, move)
    elif kind == RETURN_UNREST:
        events.apply_return(state, a, b, move)
    elif kind == LOOK:
        events.apply_look(state, move)
    elif kind == TAKE:
        events.apply_take(state, a, move)
    else:
        events.apply_give(state, a, b, move)


def _apply_common(state: State, kind: int, seat: int, a: int, b: int, move: int) -> None:
    if kind == LAST_POLICE:
        state.drop()  # done; using a card is handled before
    elif kind == IMPORT:
        protest.apply_import(state, move)
    elif kind == SOCIALIST_IN:
        protest.apply_socialist(state, move)
    else:
        decade_end.apply_dismantle(state, seat, a, b, move)


def _apply_decade_end(state: State, kind: int, seat: int, a: int, move: int, asked: bool) -> None:
    if kind == SPACE:
        decade_end.apply_space(state, seat, move)
    elif kind == RUN_DOWN:
        decade_end.apply_run_down(state, seat, a, move)
    elif kind == DISMANTLE_LINES:
        decade_end.apply_dismantle_lines(state, seat, a, move)
    elif kind == HAMBURG:
        decade_end.apply_hamburg(state, a, move, asked)
    elif kind == LOSE_SECTOR:
        decade_end.apply_lose_sector(state, a, move)
    elif kind == ATTACK:
        decade_end.apply_attack(state, a, move)
    elif kind == POLICE_PHASE:
        state.replace(a - 1, 0)
        police.use(state, move)
    else:
        state.replace(a - 1, 0)
        protest.apply_take_socialist(state, move)
