"""W3 Sequence of play: republic phase, agenda phase, impulses, and the end of a round."""

from republik.games.weimar.phrases import names
from republik.table.contract import CHANCE
from republik.table.native import i64, vec

from . import bot_tables as bt
from . import cards, endings, executing, foreign, opinion, scoring
from . import steps as st
from .decision import Arguments, Automatic, Decision
from .state import State

BOT_ALSO_ROUND = 2  # solo: a bot's effects besides its agenda


# -- the round ------------------------------------------------------------------------


class StartRound(Automatic):
    """Pushes the republic phase and the rest of the round, the first step on top."""

    kind = st.START_ROUND

    def run(self, state: State, step: st.Step) -> None:
        number = step[2]
        rules = state.rules
        state.round = number
        state.impulses = vec[i64]([0] * st.PARTIES)
        state.bonus = vec[i64]([0] * st.PARTIES)
        state.agendas = vec[i64]([-1] * st.PARTIES)
        state.green = 0
        state.drawn = 0
        state.revealed = False
        state.president_used = False
        state.report("round", number)
        if number > rules.first_round:
            _new_era(state)
        state.push(st.POLITICS, 0, 1)
        state.push(st.IMPULSES, 0)
        state.push(st.EARLY_PLAYS, 0)
        state.push(st.AGENDA_TURNS, 0)
        state.push(st.REVEAL, 0)
        order = state.order_from(state.seating[0])
        order.reverse()
        for party in order:  # bots choose last, because their dice are public
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
            opinion.introduce_topic(state, rules.round_topic[number], 0)


def _new_era(state: State) -> None:
    cards.change_era(state)
    if state.round == state.rules.late_round:
        for kind, count in state.rules.late_units:
            for _ in range(count):
                if state.units[kind * st.PLACES + st.UNUSED]:
                    state.move_unit(kind, st.UNUSED, st.SUPPLY)


class RoundEnd(Automatic):
    """W3: effects of the round card and the face-up foreign-affairs card at the end of a round."""

    kind = st.ROUND_END

    def run(self, state: State, step: st.Step) -> None:
        rules = state.rules
        state.push(st.NEXT_ROUND, 0)
        top = foreign.top_card(state)
        if top >= 0:
            state.start_effect(rules.foreign_end[top], state.chancellor)
        if rules.round_end[state.round] >= 0:
            state.start_effect(rules.round_end[state.round], state.chancellor)


class NextRound(Automatic):
    """W3: another round, or the end of the game."""

    kind = st.NEXT_ROUND

    def run(self, state: State, step: st.Step) -> None:
        if state.round < state.rules.last_round:
            state.push(st.START_ROUND, 0, state.round + 1)
        else:
            scoring.final_scoring(state)
            endings.fall(state, st.SURVIVAL)


# -- the agenda phase ---------------------------------------------------------------------


class Agenda(Decision):
    """W3: chosen secretly; all are revealed together."""

    kind = st.AGENDA
    name = "agenda"
    rule = "W3"
    answers = "agenda"

    def options(self, state: State, step: st.Step) -> list[int]:
        party = step[1]
        start_move = state.rules.actions.agenda
        return [start_move + agenda for agenda in state.rules.agendas_of[party]]

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        apply_agenda(state, step[1], move)


def apply_agenda(state: State, party: i64, move: i64) -> None:
    state.drop()
    agenda = move - state.rules.actions.agenda
    state.agendas[party] = agenda
    state.report_private("agenda_chosen", "agenda", party, party, agenda)


class Reveal(Automatic):
    """First introduces all topics named on the agendas."""

    kind = st.REVEAL

    def run(self, state: State, step: st.Step) -> None:
        state.revealed = True
        order = state.order_from(state.chancellor)
        for party in order:
            state.report("agenda", party, state.agendas[party])
            if state.rules.is_bot[party] and state.listener is not None:
                state.report("row", party, bt.T_AGENDA, bt.agenda_row(state, party), state.round)
        for party in reversed(order):
            bot = state.rules.bots[party]
            if bot is not None and state.round == BOT_ALSO_ROUND:
                state.start_effect(bot.also.number, party)
            state.start_effect(state.rules.agenda_topics[state.agendas[party]], party)


class AgendaTurns(Automatic):
    """W3: decides who begins with the agendas."""

    kind = st.AGENDA_TURNS

    def run(self, state: State, step: st.Step) -> None:
        ask_first(state, st.FOR_AGENDA)


class AgendaTurn(Automatic):
    """Adds the set, runs the effects, and draws the party cards of the round."""

    kind = st.AGENDA_TURN

    def run(self, state: State, step: st.Step) -> None:
        party = step[1]
        agenda = state.agendas[party]
        cards.add_set(state, party, agenda)
        state.push(st.DRAW_HAND, party)
        state.start_effect(state.rules.agenda_effect[agenda], party)


class DrawHand(Automatic):
    """W3: draws the party cards of the round, if they have not been drawn yet."""

    kind = st.DRAW_HAND

    def run(self, state: State, step: st.Step) -> None:
        party = step[1]
        bit = state.rules.bit[party]
        if not state.drawn & bit:
            state.drawn |= bit
            cards.draw(state, party, state.rules.party_cards)


# -- starting party -----------------------------------------------------------------------------------


def ask_first(state: State, why: i64) -> None:
    """W3: asks the winner of Reparations, otherwise the chancellor."""
    chooser = state.chooser if state.chooser >= 0 else state.chancellor
    state.push(st.CHOOSE_FIRST, chooser, why)


def early_parties(state: State) -> list[int]:
    """Returns the parties that still have to play their card at the beginning of the impulse phase."""
    early = state.rules.agenda_early
    return [
        party
        for party in range(st.PARTIES)
        if early[state.agendas[party]] and state.hands[party] and not state.impulses[party]
    ]


class ChooseFirst(Decision):
    """W3: chooses the starting party."""

    kind = st.CHOOSE_FIRST
    name = "choose_first"
    rule = "W3"
    answers = "party"

    def options(self, state: State, step: st.Step) -> list[int]:
        why = step[2]
        start_move = state.rules.actions.party
        if why == st.FOR_EARLY:
            return [start_move + party for party in early_parties(state)]
        return [start_move + party for party in range(st.PARTIES)]

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, seat, why, _, _, _, _, _ = step
        state.drop()
        party = move - state.rules.actions.party
        if state.co_chooser >= 0 and seat == state.chooser:
            state.push(st.AGREE_FIRST, state.co_chooser, why, party)
        else:
            begin_with(state, why, party)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"why": names.why(step[2])}


class AgreeFirst(Decision):
    """Reparations won jointly: both must agree, otherwise the chancellor decides."""

    kind = st.AGREE_FIRST
    name = "agree_first"
    rule = "W3"
    answers = "yes no"

    def options(self, state: State, step: st.Step) -> list[int]:
        return state.rules.yes_no

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, _, why, party, _, _, _, _ = step
        state.drop()
        if move == state.rules.actions.yes:
            begin_with(state, why, party)
        else:
            state.chooser = -1
            state.co_chooser = -1
            state.push(st.CHOOSE_FIRST, state.chancellor, why)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"why": names.why(step[2]), "other": names.party(step[3])}


def begin_with(state: State, why: i64, party: i64) -> None:
    state.report("first", party, why)
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


class Impulses(Automatic):
    """W3: decides who begins with the impulses."""

    kind = st.IMPULSES

    def run(self, state: State, step: st.Step) -> None:
        ask_first(state, st.FOR_IMPULSES)


class EarlyPlays(Automatic):
    """W3: cards that agendas require to be played before the impulses."""

    kind = st.EARLY_PLAYS

    def run(self, state: State, step: st.Step) -> None:
        if early_parties(state):
            ask_first(state, st.FOR_EARLY)


def push_play(state: State, party: i64) -> None:
    if state.rules.is_bot[party]:
        state.push(st.BOT_DRAW, CHANCE, party)
    else:
        state.push(st.PLAY, party)


class NextImpulse(Automatic):
    """Clockwise, one card per party, until all hands are empty."""

    kind = st.NEXT_IMPULSE

    def run(self, state: State, step: st.Step) -> None:
        party = step[1]
        for _ in range(st.PARTIES):
            if state.hands[party]:
                state.impulses[party] += 1
                state.report("impulse", party)
                state.push(st.NEXT_IMPULSE, state.next_party(party))
                push_play(state, party)
                return
            party = state.next_party(party)


class Play(Decision):
    """W3: a card and its use; the event of a party card must change something."""

    kind = st.PLAY
    name = "play"
    rule = "W3"
    answers = "play"

    def options(self, state: State, step: st.Step) -> list[int]:
        party = step[1]
        rules = state.rules
        start_move = rules.actions.play
        out: list[int] = []
        for card in state.hands[party]:
            first_use = start_move + card * st.USES
            if rules.deck[card] == st.REPUBLIC or executing.does_something(
                state, rules.effects[rules.event[card]], party
            ):
                out.append(first_use)
            out.append(first_use + st.DEBATE)
            out.append(first_use + st.ACTIONS)
        return out

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        party = step[1]
        state.drop()
        index = move - state.rules.actions.play
        card = index // st.USES
        use = index % st.USES
        put_in_play(state, party, card)
        state.report("card", party, card, use)
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
            state.push(st.RUN_EVENT, party, 1)
        use_card(state, party, use)


def put_in_play(state: State, party: i64, card: i64) -> None:
    """Puts a card from the hand into play."""
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


class OtherUse(Decision):
    """W3: a republic card, or one whose event was cancelled, is also used for a debate or actions."""

    kind = st.OTHER_USE
    name = "other_use"
    rule = "W3"
    answers = "use"

    def options(self, state: State, step: st.Step) -> list[int]:
        start_move = state.rules.actions.use
        return [start_move + st.DEBATE, start_move + st.ACTIONS]

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        party = step[1]
        state.drop()
        use = move - state.rules.actions.use
        state.report("use", party, state.card, use)
        use_card(state, party, use)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"card": names.card(state.rules, state.card), "other": names.party_or_nobody(state.player)}


class AskCancel(Automatic):
    """W10: a politician may cancel an announced event of another party's card."""

    kind = st.ASK_CANCEL

    def run(self, state: State, step: st.Step) -> None:
        _, seat, asked, _, _, _, _, _ = step
        cards.report_hidden_answers(state, seat)
        order = state.order_from(seat)
        while asked + 1 < st.PARTIES:
            party = order[asked + 1]
            asked += 1
            if not state.rules.is_bot[party] and cards.holds(state, party, st.CANCEL):
                state.push(st.ASK_CANCEL, seat, asked)
                state.push(st.CANCEL_EVENT, party)
                return


class CancelEvent(Decision):
    """W10: a politician may cancel the event of another party's card."""

    kind = st.CANCEL_EVENT
    name = "cancel_event"
    rule = "W10"
    answers = "answer done"

    def options(self, state: State, step: st.Step) -> list[int]:
        return cards.answer_options(state, step[1], st.CANCEL)

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        seat = step[1]
        state.drop()
        if move != state.rules.actions.done:
            state.drop()
            state.cancelled = True
            state.report("cancelled", seat, state.card)
            cards.answer(state, seat, move)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"card": names.card(state.rules, state.card), "other": names.party_or_nobody(state.player)}


class RunEvent(Automatic):
    """W3: runs the event of the card in play, unless it was cancelled."""

    kind = st.RUN_EVENT

    def run(self, state: State, step: st.Step) -> None:
        party = step[1]
        if state.cancelled:
            if not state.rules.is_bot[party]:
                state.push(st.OTHER_USE, party)
            return
        if step[2]:
            state.report("use", party, state.card, st.EVENT)
        state.event_done = True
        state.start_effect(state.rules.event[state.card], party, state.card)


class EndCard(Automatic):
    """W3: to the discards, or out of the game if its event was executed and it says so."""

    kind = st.END_CARD

    def run(self, state: State, step: st.Step) -> None:
        party = step[1]
        rules = state.rules
        card = state.card
        state.card = -1
        state.player = -1
        if state.event_done and rules.removed[card]:
            state.report("removed_card", card)
        else:
            cards.to_discard(state, card)
        state.event_done = False
        if rules.deck[card] != st.REPUBLIC and state.president == party and not state.president_used:
            state.push(st.PRESIDENT, party, card)


class President(Decision):
    """W13: once a round, after playing a party card, the president's holder also debates with it."""

    kind = st.PRESIDENT
    name = "president"
    rule = "W13"
    answers = "yes no"

    def options(self, state: State, step: st.Step) -> list[int]:
        return state.rules.yes_no

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        _, party, card, _, _, _, _, _ = step
        state.drop()
        if move == state.rules.actions.yes:
            state.president_used = True
            state.report("presidency", party, card)
            opinion.start_debate(state, party, card)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return {"card": names.card(state.rules, step[2])}
