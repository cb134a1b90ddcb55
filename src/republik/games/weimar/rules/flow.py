"""Which chapter answers for which step: options, effects, and running on to the next decision."""

from republik.table.native import i64

from . import (
    actions,
    bases,
    bot_choices,
    bots,
    cards,
    endings,
    executing,
    foreign,
    opinion,
    politics,
    reactions,
    rolls,
    rounds,
    scenarios,
    society,
    strength,
    threats,
    topics,
)
from . import steps as st
from .state import State
from .steps import Step


def advance(state: State) -> None:
    """Run until somebody really has to decide: automatic steps, forced and bots' decisions pass by."""
    while state.termination == st.ONGOING:
        if state.falling != st.ONGOING:
            endings.finish(state)
            return
        step = state.step()
        if step[0] < st.FIRST_DECISION:
            state.drop()
            run(state, step)
            continue
        if settle(state, step):
            continue
        legal = options(state, step)
        if not legal:
            state.drop()
        elif len(legal) == 1:
            apply(state, step, legal[0])
        elif step[1] >= 0 and state.rules.is_bot[step[1]]:
            apply(state, step, bot_choices.choose(state, step, legal))
        else:
            state.legal = legal
            return


def settle(state: State, step: Step) -> bool:
    """What comes before a decision can be put: reshuffling, and the die of the player's Zentrum."""
    kind = step[0]
    if kind == st.DEAL:
        if step[4] > 0:
            cards.refill(state, step[2])
        return False
    return state.rules.solo and bots.push_die(state, step)


# -- automatic steps -------------------------------------------------------------------------


def run(state: State, step: Step) -> None:
    """An automatic step, which has left the agenda."""
    kind = step[0]
    if kind == st.RUN:
        executing.run(state, step[1], step[2], step[3], step[4])
    elif kind <= st.END_CARD:
        _run_round(state, kind, step)
    elif kind <= st.EACH:
        _run_effect(state, kind, step)
    elif kind <= st.MINOR_BONUS or kind >= st.NEGOTIATE:
        _run_politics(state, kind, step)
    else:
        _run_dice(state, kind, step)


def _run_round(state: State, kind: i64, step: Step) -> None:
    seat = step[1]
    if kind == st.NEXT_IMPULSE:
        rounds.next_impulse(state, seat)
    elif kind == st.END_CARD:
        rounds.end_card(state, seat)
    elif kind == st.END_DEBATE:
        state.release_topics()
    elif kind == st.RUN_EVENT:
        rounds.run_event(state, seat)
    elif kind == st.AGENDA_TURN:
        rounds.agenda_turn(state, seat)
    elif kind == st.DRAW_HAND:
        rounds.draw_hand(state, seat)
    elif kind == st.START_ROUND:
        rounds.start(state, step[2])
    elif kind == st.REVEAL:
        rounds.reveal(state)
    elif kind == st.AGENDA_TURNS:
        rounds.ask_first(state, st.FOR_AGENDA)
    elif kind == st.EARLY_PLAYS:
        rounds.early_plays(state)
    else:
        rounds.ask_first(state, st.FOR_IMPULSES)


def _run_effect(state: State, kind: i64, step: Step) -> None:
    if kind == st.PERFORM:
        executing.perform(state, step[1], step[2], step[3], step[4], step[5])
    elif kind == st.EACH:
        executing.run_each(state, step[1], step[2], step[3], step[4])
    else:
        state.release_topics()


def _run_dice(state: State, kind: i64, step: Step) -> None:
    seat = step[1]
    if kind == st.AFTER_ROLL:
        rolls.after_roll(state, step)
    elif kind == st.ACT_ROLL:
        actions.roll(state, seat)
    elif kind == st.ACT_RESULT:
        actions.result(state, seat)
    elif kind == st.ASK_REACTIONS:
        reactions.ask(state, seat, step[2])
    elif kind == st.REACTION_RESULT:
        reactions.result(state, seat)
    elif kind == st.CITY_ROLLED:
        rolls.city_rolled(state, step[2])
    elif kind == st.CRISIS:
        rolls.crisis(state, seat, step[2])
    else:
        rolls.crisis_result(state, seat)


def _run_politics(state: State, kind: i64, step: Step) -> None:
    a = step[2]
    if kind == st.POLITICS:
        if step[3]:
            politics.run_part(state, step[3])
        else:
            politics.run(state, a)
    elif kind == st.RESOLVE:
        topics.resolve_white(state, a)
    elif kind == st.NEXT_SOCIETY:
        society.run_space(state, a)
    elif kind == st.MINOR_BONUS:
        politics.minor_bonus(state, a)
    elif kind == st.ASK_CANCEL:
        rounds.ask_cancel(state, step[1], a)
    elif kind == st.ASK_FEWER:
        actions.ask_fewer(state, step[1], a)
    elif kind == st.BLACK_FRIDAY:
        politics.black_friday(state, a)
    else:
        _run_offices(state, kind, step)


def _run_offices(state: State, kind: i64, step: Step) -> None:
    seat = step[1]
    a = step[2]
    if kind == st.NEGOTIATE:
        foreign.negotiate(state, seat, a)
    elif kind == st.NEGOTIATED:
        foreign.negotiated(state, seat, a)
    elif kind == st.FOREIGN_END:
        foreign.leave(state, a, step[3])
    elif kind == st.ROUND_END:
        rounds.end(state)
    elif kind == st.NEXT_ROUND:
        rounds.next_round(state)
    elif kind == st.COUNT_VOTES:
        executing.count_votes(state, seat, a, step[3], step[4])
    elif kind == st.COUNT_BALLOT:
        politics.count_ballot(state, a)
    elif kind == st.FORM:
        politics.form(state, a)
    elif kind == st.SWEAR_IN:
        politics.swear_in(state, a)
    elif kind == st.NSDAP_FIGURE:
        executing.nsdap_figure(state, seat)
    elif kind == st.BOT_USE:
        bots.run_use(state, step[1], step[2])


# -- options -------------------------------------------------------------------------------------


def options(state: State, step: Step) -> list[int]:
    """Every legal move of a step, sorted; none when the step is over."""
    kind = step[0]
    if kind <= st.FETCH:
        return _chance_options(state, kind, step)
    if kind <= st.ACTIONS_STEP:
        return _card_options(state, kind, step)
    if kind <= st.CHOOSE_CITIES:
        return _place_options(state, kind, step)
    if kind <= st.TOPIC_IN:
        return _unit_options(state, kind, step)
    if kind <= st.AGREE:
        return _event_options(state, kind, step)
    return _office_options(state, kind, step)


def _chance_options(state: State, kind: i64, step: Step) -> list[int]:
    if kind == st.DEAL:
        return cards.deal_options(state, step[2], step[4])
    if kind == st.ROLL:
        return rolls.roll_options(state, step[4])
    if kind == st.DECIDE_DIE:
        return state.rules.roll_moves
    if kind == st.START_CITY:
        return scenarios.start_city_options(state, step[2], step[3], step[4])
    if kind == st.BOT_DRAW:
        return state.hands[step[2]]
    if kind == st.FETCH:
        return cards.fetch_options(state, step[2])
    return state.rules.seating_moves


def _card_options(state: State, kind: i64, step: Step) -> list[int]:
    if kind == st.PLAY:
        return rounds.play_options(state, step[1])
    if kind == st.ACTIONS_STEP:
        return actions.options(state, step)
    if kind == st.AGENDA:
        return rounds.agenda_options(state, step[1])
    if kind == st.CHOOSE_FIRST:
        return rounds.first_options(state, step[2])
    if kind == st.AGREE_FIRST:
        return state.rules.yes_no
    if kind == st.OTHER_USE:
        return rounds.other_use_options(state)
    return cards.answer_options(state, step[1], st.CANCEL)


def _place_options(state: State, kind: i64, step: Step) -> list[int]:
    seat = step[1]
    a = step[2]
    b = step[3]
    c = step[4]
    if kind == st.TOPIC_STEP:
        return opinion.topic_options(state, seat, a, b, c)
    if kind == st.POINT_STEP:
        return opinion.point_options(state, seat, a, b, c)
    if kind == st.PLACE_BASE:
        return bases.place_options(state, seat, a, b, c)
    if kind == st.REMOVE_BASE:
        return bases.remove_options(state, a, b, c, step[5])
    if kind == st.DEMO_BASE:
        return bases.demo_options(state, seat, a, b, step[5])
    if kind == st.PUT_MARKER:
        return threats.put_options(state, a, b)
    if kind == st.TAKE_MARKER:
        return threats.take_options(state, a, b)
    if kind == st.CHOOSE_CITY:
        return executing.city_options(state, seat, a, b)
    return executing.cities_options(state, a, b)


def _unit_options(state: State, kind: i64, step: Step) -> list[int]:
    seat = step[1]
    a = step[2]
    b = step[3]
    if kind == st.MOBILISE_TO:
        return strength.mobilise_to_options(state, seat, a, b)
    if kind == st.MOBILISE:
        return strength.mobilise_options(state, seat, a, b, step[4])
    if kind == st.DISSOLVE:
        return strength.dissolve_options(state, a, b, step[4], step[5])
    if kind == st.RECALL:
        return strength.recall_options(state, seat, a)
    if kind == st.TAKEOVER:
        return strength.takeover_options(state, a)
    if kind == st.FLAG:
        return foreign.flag_options(state, a, b)
    if kind == st.SOCIETY_IN:
        return society.in_options(state)
    if kind == st.SOCIETY_OUT:
        return society.out_options(state)
    return opinion.topic_in_options(state)


def _event_options(state: State, kind: i64, step: Step) -> list[int]:
    seat = step[1]
    a = step[2]
    if kind == st.OPTION:
        return executing.option_options(state, seat, a, step[3], step[4])
    if kind == st.MAY:
        return executing.may_options(state, seat, a, step[3], step[4])
    if kind == st.FOE:
        return executing.foe_options(state, seat, a, step[3], step[4])
    if kind == st.FOREIGN:
        return foreign.options(state)
    if kind == st.DISCARD:
        return cards.discard_options(state, seat, a)
    if kind == st.PURGE:
        return cards.purge_options(state)
    if kind == st.TOPIC_OPTION:
        return topics.option_options(state, seat, a)
    return state.rules.yes_no


def _office_options(state: State, kind: i64, step: Step) -> list[int]:
    a = step[2]
    if kind == st.ROLL_AGAIN:
        return rolls.again_options(state, step[1], step[4])
    if kind == st.FEWER_DICE:
        return cards.answer_options(state, step[1], st.LESS_DICE)
    if kind == st.YELLOW:
        return topics.yellow_options(state)
    if kind == st.MAJORITY:
        return politics.majority_options(state, step[3])
    if kind == st.CONTROL:
        return politics.control_options(state, step[3], step[4])
    if kind == st.BALLOT:
        return politics.runoff_options(state, a, 0)
    if kind == st.RUNOFF:
        return politics.runoff_options(state, a, step[4])
    if kind == st.COALITION:
        return politics.coalition_options(state, a)
    if kind == st.CHANCELLOR:
        return politics.chancellor_options(state, a)
    if kind == st.COUNTER_TARGET:
        return actions.counter_target_options(state, step[1], a)
    return state.rules.yes_no


# -- carrying a decision out ---------------------------------------------------------------------------


def apply(state: State, step: Step, move: i64) -> None:
    """Carry out a legal move of a step."""
    kind = step[0]
    if kind <= st.FETCH:
        _apply_chance(state, kind, step, move)
    elif kind <= st.ACTIONS_STEP:
        _apply_card(state, kind, step, move)
    elif kind <= st.CHOOSE_CITIES:
        _apply_place(state, kind, step, move)
    elif kind <= st.TOPIC_IN:
        _apply_unit(state, kind, step, move)
    elif kind <= st.AGREE:
        _apply_event(state, kind, step, move)
    else:
        _apply_office(state, kind, step, move)


def _apply_chance(state: State, kind: i64, step: Step, move: i64) -> None:
    if kind == st.DEAL:
        cards.apply_deal(state, step[2], step[3], step[4], move)
    elif kind == st.ROLL:
        rolls.apply_roll(state, step, move)
    elif kind == st.DECIDE_DIE:
        bots.die_fell(state, step, move - state.rules.space.roll + 1)
    elif kind == st.START_CITY:
        scenarios.apply_start_city(state, step[2], step[3], step[4], move)
    elif kind == st.BOT_DRAW:
        bots.turn_up(state, step[2], move)
    elif kind == st.FETCH:
        cards.apply_fetch(state, step[2], move)
    else:
        scenarios.apply_seating(state, move)


def _apply_card(state: State, kind: i64, step: Step, move: i64) -> None:
    seat = step[1]
    if kind == st.PLAY:
        rounds.apply_play(state, seat, move)
    elif kind == st.ACTIONS_STEP:
        actions.apply(state, step, move)
    elif kind == st.AGENDA:
        rounds.apply_agenda(state, seat, move)
    elif kind == st.CHOOSE_FIRST:
        rounds.apply_first(state, seat, step[2], move)
    elif kind == st.AGREE_FIRST:
        rounds.apply_agree_first(state, step[2], step[3], move)
    elif kind == st.OTHER_USE:
        rounds.apply_other_use(state, seat, move)
    else:
        rounds.apply_cancel(state, seat, move)


def _apply_place(state: State, kind: i64, step: Step, move: i64) -> None:
    seat = step[1]
    a = step[2]
    b = step[3]
    if kind == st.TOPIC_STEP:
        opinion.apply_topic(state, seat, a, step[4], move)
    elif kind == st.POINT_STEP:
        opinion.apply_point(state, seat, a, b, move)
    elif kind == st.PLACE_BASE:
        bases.apply_place(state, seat, a, b, move)
    elif kind == st.REMOVE_BASE:
        bases.apply_remove(state, b, move)
    elif kind == st.DEMO_BASE:
        bases.apply_demo(state, seat, a, b, move)
    elif kind == st.PUT_MARKER:
        threats.apply_put(state, a, b, move)
    elif kind == st.TAKE_MARKER:
        threats.apply_take(state, a, b, move)
    elif kind == st.CHOOSE_CITY:
        executing.apply_city(state, a, move)
    else:
        executing.apply_cities(state, a, b, move)


def _apply_unit(state: State, kind: i64, step: Step, move: i64) -> None:
    a = step[2]
    b = step[3]
    if kind == st.MOBILISE_TO:
        strength.apply_mobilise_to(state, step[1], a, b, move)
    elif kind == st.MOBILISE:
        strength.apply_mobilise(state, b, step[4], move)
    elif kind == st.DISSOLVE:
        strength.apply_dissolve(state, b, move)
    elif kind == st.RECALL:
        strength.apply_recall(state, a, move)
    elif kind == st.TAKEOVER:
        state.drop()
        strength.take_over(state, move)
    elif kind == st.FLAG:
        foreign.apply_flag(state, a, b, move)
    elif kind == st.SOCIETY_IN:
        state.drop()
        society.add(state, move - state.rules.space.society)
    elif kind == st.SOCIETY_OUT:
        state.drop()
        society.take_off(state, move - state.rules.space.society)
    else:
        opinion.apply_topic_in(state, a, move)


def _apply_event(state: State, kind: i64, step: Step, move: i64) -> None:
    seat = step[1]
    a = step[2]
    if kind == st.OPTION:
        executing.apply_option(state, seat, a, step[3], step[4], move)
    elif kind == st.MAY:
        executing.apply_may(state, seat, a, step[3], step[4], move)
    elif kind == st.VOTE:
        executing.apply_vote(state, seat, move)
    elif kind == st.FOE:
        executing.apply_foe(state, seat, a, step[3], step[4], move)
    elif kind == st.FOREIGN:
        foreign.apply(state, seat, move)
    elif kind == st.DISCARD:
        cards.apply_discard(state, seat, a, move)
    elif kind == st.PURGE:
        cards.apply_purge(state, move)
    elif kind == st.TOPIC_OPTION:
        topics.apply_option(state, seat, a, step[3], move)
    else:
        topics.apply_agree(state, seat, a, step[3], step[4], move)


def _apply_office(state: State, kind: i64, step: Step, move: i64) -> None:
    a = step[2]
    if kind == st.YELLOW:
        topics.apply_yellow(state, move)
    elif kind == st.MAJORITY:
        politics.apply_majority(state, a, step[3], move)
    elif kind == st.CONTROL:
        politics.apply_control(state, a, move)
    elif kind == st.BALLOT:
        politics.apply_ballot(state, step[1], move)
    elif kind == st.RUNOFF:
        politics.apply_runoff(state, step, move)
    elif kind == st.COALITION:
        politics.apply_coalition(state, step[3], move)
    elif kind == st.JOIN:
        politics.apply_join(state, step, move)
    elif kind == st.CHANCELLOR:
        politics.apply_chancellor(state, step[3], move)
    else:
        _apply_answer(state, kind, step, move)


def _apply_answer(state: State, kind: i64, step: Step, move: i64) -> None:
    seat = step[1]
    if kind == st.ROLL_AGAIN:
        rolls.apply_again(state, step, move)
    elif kind == st.REACT:
        reactions.apply(state, seat, move)
    elif kind == st.FEWER_DICE:
        actions.apply_fewer(state, seat, move)
    elif kind == st.OPPOSE:
        actions.apply_join(state, seat, move)
    elif kind == st.PRESIDENT:
        rounds.apply_president(state, seat, step[2], move)
    else:
        actions.apply_counter_target(state, seat, step[2], move)
