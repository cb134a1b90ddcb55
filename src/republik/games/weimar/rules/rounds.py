"""W3 Sequence of play: republic phase, agenda phase, impulses, and the end of a round."""

from republik.table.contract import CHANCE
from republik.table.native import i64, vec

from . import cards, endings, executing, foreign, opinion, scoring
from . import steps as st
from .state import State

BOT_ALSO_ROUND = 2  # solo: what a bot does beside its agenda


# -- the round ------------------------------------------------------------------------


def start(state: State, number: i64) -> None:
    """Republic phase, then all that the round will bring, the first step on top."""
    rules = state.rules
    state.round = number
    state.impulses = vec[i64]([0] * st.PARTIES)
    state.bonus = vec[i64]([0] * st.PARTIES)
    state.agendas = vec[i64]([-1] * st.PARTIES)
    state.green = 0
    state.drawn = 0
    state.revealed = False
    state.president_used = False
    state.tell("round", number)
    if number > rules.first_round:
        _new_era(state)
    state.push(st.POLITICS, 0, 1)
    state.push(st.IMPULSES, 0)
    state.push(st.EARLY_PLAYS, 0)
    state.push(st.AGENDA_TURNS, 0)
    state.push(st.REVEAL, 0)
    order = state.order_from(state.seating[0])
    order.reverse()
    for party in order:  # bots choose last: their dice lie open
        if rules.is_bot[party]:
            state.push(st.AGENDA, party)
    for party in order:
        if not rules.is_bot[party]:
            state.push(st.AGENDA, party)
    for party in order:
        state.push(st.DEAL, CHANCE, st.REPUBLIC, party, rules.republic_cards)
    if rules.round_reveal[number] >= 0:
        state.start_effect(rules.round_reveal[number], state.chancellor)
    if rules.round_topic[number] >= 0:
        opinion.bring_in(state, rules.round_topic[number], 0)


def _new_era(state: State) -> None:
    cards.change_era(state)
    if state.round == state.rules.late_round:
        for kind, count in state.rules.late_units:
            for _ in range(count):
                if state.units[kind * st.PLACES + st.UNUSED]:
                    state.move_unit(kind, st.UNUSED, st.SUPPLY)


def end(state: State) -> None:
    """W3: what the round card and the open foreign-affairs card do at the end of a round."""
    rules = state.rules
    state.push(st.NEXT_ROUND, 0)
    top = foreign.top_card(state)
    if top >= 0:
        state.start_effect(rules.foreign_end[top], state.chancellor)
    if rules.round_end[state.round] >= 0:
        state.start_effect(rules.round_end[state.round], state.chancellor)


def next_round(state: State) -> None:
    if state.round < state.rules.last_round:
        state.push(st.START_ROUND, 0, state.round + 1)
    else:
        scoring.final_scoring(state)
        endings.fall(state, st.SURVIVAL)


# -- the agenda phase ---------------------------------------------------------------------


def agenda_options(state: State, party: i64) -> list[int]:
    start_move = state.rules.space.agenda
    return [start_move + agenda for agenda in state.rules.agendas_of[party]]


def apply_agenda(state: State, party: i64, move: i64) -> None:
    """Chosen secretly; all are revealed together."""
    state.drop()
    agenda = move - state.rules.space.agenda
    state.agendas[party] = agenda
    state.tell_secret("agenda_chosen", "agenda", party, party, agenda)


def reveal(state: State) -> None:
    """First all topics named on the agendas come in."""
    state.revealed = True
    order = state.order_from(state.chancellor)
    for party in order:
        state.tell("agenda", party, state.agendas[party])
    for party in reversed(order):
        bot = state.rules.bots[party]
        if bot is not None and state.round == BOT_ALSO_ROUND:
            state.start_effect(bot.also.number, party)
        state.start_effect(state.rules.agenda_topics[state.agendas[party]], party)


def agenda_turn(state: State, party: i64) -> None:
    """Set, effects, and the party cards of the round."""
    agenda = state.agendas[party]
    cards.add_set(state, party, agenda)
    state.push(st.DRAW_HAND, party)
    state.start_effect(state.rules.agenda_effect[agenda], party)


def draw_hand(state: State, party: i64) -> None:
    bit = state.rules.bit[party]
    if not state.drawn & bit:
        state.drawn |= bit
        cards.draw(state, party, state.rules.party_cards)


# -- who begins ---------------------------------------------------------------------------------


def ask_first(state: State, why: i64) -> None:
    """W3: the winner of Reparations, otherwise the chancellor."""
    chooser = state.chooser if state.chooser >= 0 else state.chancellor
    state.push(st.CHOOSE_FIRST, chooser, why)


def early_parties(state: State) -> list[int]:
    """Parties that still have to play their card at the beginning of the impulse phase."""
    early = state.rules.agenda_early
    return [
        party
        for party in range(st.PARTIES)
        if early[state.agendas[party]] and state.hands[party] and not state.impulses[party]
    ]


def first_options(state: State, why: i64) -> list[int]:
    start_move = state.rules.space.party
    if why == st.FOR_EARLY:
        return [start_move + party for party in early_parties(state)]
    return [start_move + party for party in range(st.PARTIES)]


def apply_first(state: State, seat: i64, why: i64, move: i64) -> None:
    state.drop()
    party = move - state.rules.space.party
    if state.co_chooser >= 0 and seat == state.chooser:
        state.push(st.AGREE_FIRST, state.co_chooser, why, party)
    else:
        begin_with(state, why, party)


def apply_agree_first(state: State, why: i64, party: i64, move: i64) -> None:
    """Reparations won together: both must agree, otherwise the chancellor decides."""
    state.drop()
    if move == state.rules.space.yes:
        begin_with(state, why, party)
    else:
        state.chooser = -1
        state.co_chooser = -1
        state.push(st.CHOOSE_FIRST, state.chancellor, why)


def begin_with(state: State, why: i64, party: i64) -> None:
    state.tell("first", party, why)
    order = state.order_from(party)
    order.reverse()
    if why == st.FOR_AGENDA:
        for other in order:
            state.push(st.AGENDA_TURN, other)
    elif why == st.FOR_EARLY:
        early = early_parties(state)
        for other in order:
            if other in early:
                push_play(state, other)
    else:
        state.first = party
        state.push(st.NEXT_IMPULSE, party)


# -- impulses ------------------------------------------------------------------------------------


def early_plays(state: State) -> None:
    if early_parties(state):
        ask_first(state, st.FOR_EARLY)


def push_play(state: State, party: i64) -> None:
    if state.rules.is_bot[party]:
        state.push(st.BOT_DRAW, CHANCE, party)
    else:
        state.push(st.PLAY, party)


def next_impulse(state: State, party: i64) -> None:
    """Clockwise, each party one card, until all hands are empty."""
    for _ in range(st.PARTIES):
        if state.hands[party]:
            state.impulses[party] += 1
            state.tell("impulse", party)
            state.push(st.NEXT_IMPULSE, state.next_party(party))
            push_play(state, party)
            return
        party = state.next_party(party)


def play_options(state: State, party: i64) -> list[int]:
    """W3: a card and what it is played for; an event of a party card must do something."""
    rules = state.rules
    start_move = rules.space.play
    out: list[int] = []
    for card in state.hands[party]:
        first_use = start_move + card * st.USES
        if rules.deck[card] == st.REPUBLIC or executing.does_something(state, rules.effects[rules.event[card]], party):
            out.append(first_use)
        out.append(first_use + st.DEBATE)
        out.append(first_use + st.ACTIONS)
    return out


def apply_play(state: State, party: i64, move: i64) -> None:
    state.drop()
    index = move - state.rules.space.play
    card = index // st.USES
    use = index % st.USES
    take_up(state, party, card)
    state.tell("card", party, card, use)
    state.push(st.END_CARD, party)
    republic = state.rules.deck[card] == st.REPUBLIC
    if use == st.EVENT:
        if republic:
            state.push(st.OTHER_USE, party)
            state.push(st.RUN_EVENT, party)
        else:
            state.push(st.RUN_EVENT, party)
            state.push(st.ASK_CANCEL, party)
        return
    if republic:
        state.push(st.RUN_EVENT, party)
    use_card(state, party, use)


def take_up(state: State, party: i64, card: i64) -> None:
    """The card leaves the hand and is in play."""
    cards.leave_hand(state, party, card)
    state.card = card
    state.player = party
    state.event_done = False
    state.cancelled = False


def use_card(state: State, party: i64, use: i64) -> None:
    if use == st.DEBATE:
        opinion.start_debate(state, party, state.card)
    else:
        state.push(st.ACTIONS_STEP, party, state.rules.big[state.card], -1)


def other_use_options(state: State) -> list[int]:
    start_move = state.rules.space.use
    return [start_move + st.DEBATE, start_move + st.ACTIONS]


def apply_other_use(state: State, party: i64, move: i64) -> None:
    state.drop()
    use = move - state.rules.space.use
    state.tell("use", party, state.card, use)
    use_card(state, party, use)


def ask_cancel(state: State, seat: i64, asked: i64) -> None:
    """W10: a politician may cancel an announced event of another party's card."""
    cards.tell_answers(state, seat)
    order = state.order_from(seat)
    while asked + 1 < st.PARTIES:
        party = order[asked + 1]
        asked += 1
        if not state.rules.is_bot[party] and cards.holds(state, party, st.CANCEL):
            state.push(st.ASK_CANCEL, seat, asked)
            state.push(st.CANCEL_EVENT, party)
            return


def apply_cancel(state: State, seat: i64, move: i64) -> None:
    state.drop()
    if move != state.rules.space.done:
        state.drop()
        state.cancelled = True
        state.tell("cancelled", seat, state.card)
        cards.answer(state, seat, move)


def run_event(state: State, party: i64) -> None:
    if state.cancelled:
        if not state.rules.is_bot[party]:
            state.push(st.OTHER_USE, party)
        return
    state.event_done = True
    state.start_effect(state.rules.event[state.card], party, state.card)


def end_card(state: State, party: i64) -> None:
    """W3: to the discards, or out of the game when its event was carried out and it says so."""
    rules = state.rules
    card = state.card
    state.card = -1
    state.player = -1
    if state.event_done and rules.removed[card]:
        state.tell("removed_card", card)
    else:
        cards.to_discard(state, card)
    state.event_done = False
    if rules.deck[card] != st.REPUBLIC and state.president == party and not state.president_used:
        state.push(st.PRESIDENT, party, card)


def apply_president(state: State, party: i64, card: i64, move: i64) -> None:
    """W13: once a round, after playing a party card, the president's holder also debates with it."""
    state.drop()
    if move == state.rules.space.yes:
        state.president_used = True
        opinion.start_debate(state, party, card)
