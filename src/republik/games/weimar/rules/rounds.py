"""W3 Sequence of play: republic phase, agenda phase, impulses."""

from typing import Final, final

from republik.table.native import i64, mypyc_attr, vec

from . import bot_tables as bt
from . import bot_values as bv
from . import bots, cards, naming, opinion, plays, politics
from . import effects as fx
from . import steps as st
from .decision import Arguments, Automatic, Decision, Reason, YesNo
from .state import State
from .verb import Verb

BOT_ALSO_ROUND: Final = 2  # solo: a bot's effects besides its agenda


# -- the round ------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class StartRound(Automatic):
    """Pushes the republic phase and the rest of the round, the first step on top."""

    kind = 0
    slots = "nobody number"

    def __init__(self, number: i64) -> None:
        self.seat = st.NOBODY
        self.number = number

    def run(self, state: State) -> None:
        rules = state.rules
        state.round = self.number
        state.impulses = vec[i64]([0] * st.PARTIES)
        state.bonus = vec[i64]([0] * st.PARTIES)
        state.agendas = vec[i64]([-1] * st.PARTIES)
        state.green = 0
        state.drawn = 0
        state.revealed = False
        state.president_used = False
        state.report("round", self.number)
        if self.number > rules.first_round:
            _new_era(state)
        state.push(politics.Politics(1))
        state.push(Impulses())
        state.push(EarlyPlays())
        state.push(AgendaTurns())
        state.push(Reveal())
        order = state.order_from(state.seating[0])
        order.reverse()
        for party in order:  # bots choose last, because their dice are public
            if rules.is_bot[party]:
                state.push(Agenda(party))
        for party in order:
            if not rules.is_bot[party]:
                state.push(Agenda(party))
        for party in order:
            state.push(cards.Deal(deck=st.REPUBLIC, hand=party, left=rules.play.republic_cards))
        if rules.round_reveal[self.number] >= 0:
            state.start_effect(rules.round_reveal[self.number], state.chancellor)
        if rules.round_topic[self.number] >= 0:
            opinion.introduce_topic(state, rules.round_topic[self.number], 0)


def _new_era(state: State) -> None:
    cards.change_era(state)
    if state.round == state.rules.play.late_round:
        for kind, count in state.rules.late_units:
            for _ in range(count):
                if state.units[kind * st.PLACES + st.UNUSED]:
                    state.move_unit(kind, st.UNUSED, st.SUPPLY)


# -- the agenda phase ---------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Agenda(Decision):
    """W3: chosen secretly; all are revealed together."""

    kind = 55
    name = "agenda"
    rule = "W3"
    answers = "agenda"
    die_for = st.DIE_AGENDA

    def needs_die(self, state: State) -> bool:
        """1.4.4: a die decides for a bot, unless its table leaves no choice."""
        return state.rules.is_bot[self.seat] and len(set(self._row(state))) > 1

    def apply_die(self, state: State, die: i64) -> None:
        state.report("agenda_die", self.seat, die)
        self.apply(state, self._move(state, die))

    def _row(self, state: State) -> tuple[str, ...]:
        """Returns a bot's agendas in this round, by the result of its die."""
        return bv.table(state, self.seat).agenda[state.round]

    def _move(self, state: State, die: i64) -> i64:
        return state.rules.actions.agenda + state.rules.agendas.index(self._row(state)[die - 1])

    def options(self, state: State) -> list[int]:
        if state.rules.is_bot[self.seat]:  # without a die: all its results are the same
            return [self._move(state, 1)]
        start_move = state.rules.actions.agenda
        return [start_move + agenda for agenda in state.rules.agendas_of[self.seat]]

    def why_not(self, state: State, move: i64) -> Reason | None:
        if move in self.options(state):
            return None
        agenda = move - state.rules.actions.agenda
        mine = state.rules.agenda_party[agenda] == self.seat
        return "agenda-out" if mine else "agenda-other-party", {"card": naming.agenda(state.rules, agenda)}

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        agenda = move - state.rules.actions.agenda
        state.agendas[self.seat] = agenda
        state.report_private("agenda_chosen", "agenda", self.seat, self.seat, agenda)


@final
@mypyc_attr(free_list_len=1)
class Reveal(Automatic):
    """First introduces all topics named on the agendas."""

    kind = 1
    slots = "nobody"

    def run(self, state: State) -> None:
        state.revealed = True
        order = state.order_from(state.chancellor)
        for party in order:
            state.report("agenda", party, state.agendas[party])
            if state.rules.is_bot[party] and state.listener is not None:
                state.report("row", party, bt.TABLE_AGENDA, bt.agenda_row(state, party), state.round)
        for party in reversed(order):
            bot = state.rules.bots[party]
            if bot is not None and state.round == BOT_ALSO_ROUND:
                state.start_effect(bot.also.number, party)
            state.start_effect(state.rules.agenda_topics[state.agendas[party]], party)


@final
@mypyc_attr(free_list_len=1)
class AgendaTurns(Automatic):
    """W3: decides who begins with the agendas."""

    kind = 2
    slots = "nobody"

    def run(self, state: State) -> None:
        ask_first(state, st.FOR_AGENDA)


@final
@mypyc_attr(free_list_len=1)
class AgendaTurn(Automatic):
    """Adds the set, runs the effects, and draws the party cards of the round."""

    kind = 3

    def run(self, state: State) -> None:
        agenda = state.agendas[self.seat]
        cards.add_set(state, self.seat, agenda)
        state.push(DrawHand(self.seat))
        state.start_effect(state.rules.agenda_effect[agenda], self.seat)


@final
@mypyc_attr(free_list_len=1)
class DrawHand(Automatic):
    """W3: draws the party cards of the round, if they have not been drawn yet."""

    kind = 4

    def run(self, state: State) -> None:
        bit = state.rules.bit[self.seat]
        if not state.drawn & bit:
            state.drawn |= bit
            cards.draw(state, self.seat, state.rules.play.party_cards)


# -- starting party -----------------------------------------------------------------------------------


def ask_first(state: State, why: i64) -> None:
    """W3: asks the winner of Reparations, otherwise the chancellor."""
    chooser = state.chooser if state.chooser >= 0 else state.chancellor
    state.push(ChooseFirst(chooser, why))


def early_parties(state: State) -> list[int]:
    """Returns the parties that still have to play their card at the beginning of the impulse phase."""
    early = state.rules.agenda_early
    return [
        party
        for party in range(st.PARTIES)
        if early[state.agendas[party]] and state.hands[party] and not state.impulses[party]
    ]


@final
@mypyc_attr(free_list_len=1)
class ChooseFirst(Decision):
    """W3: chooses the starting party."""

    kind = 56
    name = "choose_first"
    rule = "W3"
    answers = "party"
    slots = "seat why"

    def __init__(self, seat: i64, why: i64) -> None:
        self.seat = seat
        self.why = why

    def options(self, state: State) -> list[int]:
        start_move = state.rules.actions.party
        if self.why == st.FOR_EARLY:
            return [start_move + party for party in early_parties(state)]
        return [start_move + party for party in range(st.PARTIES)]

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        party = move - state.rules.actions.party
        if state.co_chooser >= 0 and self.seat == state.chooser:
            state.push(AgreeFirst(state.co_chooser, why=self.why, party=party))
        else:
            begin_with(state, self.why, party)

    def asks(self, state: State) -> Arguments:
        return {"why": naming.why(self.why)}


class OrderVerb(Verb):
    """order: the acting party chooses who goes first"""

    word = "order"

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        state.chooser = actor


@final
@mypyc_attr(free_list_len=1)
class AgreeFirst(YesNo):
    """Reparations won jointly: both must agree, otherwise the chancellor decides."""

    kind = 57
    name = "agree_first"
    rule = "W3"
    slots = "seat why party"

    def __init__(self, seat: i64, why: i64, party: i64) -> None:
        self.seat = seat
        self.why = why
        self.party = party

    def answer(self, state: State, yes: bool) -> None:
        if yes:
            begin_with(state, self.why, self.party)
        else:
            state.chooser = -1
            state.co_chooser = -1
            state.push(ChooseFirst(state.chancellor, self.why))

    def asks(self, state: State) -> Arguments:
        return {"why": naming.why(self.why), "other": naming.party(self.party)}


def begin_with(state: State, why: i64, party: i64) -> None:
    state.report("first", party, why)
    order = state.order_from(party)
    order.reverse()
    if why == st.FOR_AGENDA:
        for other in order:
            state.push(AgendaTurn(other))
    elif why == st.FOR_EARLY:
        early = early_parties(state)
        for other in order:
            if other in early:
                push_play(state, other)
    else:
        state.first = party
        state.push(NextImpulse(party))


# -- impulses ------------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Impulses(Automatic):
    """W3: decides who begins with the impulses."""

    kind = 6
    slots = "nobody"

    def run(self, state: State) -> None:
        ask_first(state, st.FOR_IMPULSES)


@final
@mypyc_attr(free_list_len=1)
class EarlyPlays(Automatic):
    """W3: cards that agendas require to be played before the impulses."""

    kind = 5
    slots = "nobody"

    def run(self, state: State) -> None:
        if early_parties(state):
            ask_first(state, st.FOR_EARLY)


def push_play(state: State, party: i64) -> None:
    if state.rules.is_bot[party]:
        state.push(bots.BotDraw(party))
    else:
        state.push(plays.Play(party))


@final
@mypyc_attr(free_list_len=1)
class NextImpulse(Automatic):
    """Clockwise, one card per party, until all hands are empty."""

    kind = 7

    def run(self, state: State) -> None:
        party = self.seat
        for _ in range(st.PARTIES):
            if state.hands[party]:
                state.impulses[party] += 1
                state.report("impulse", party)
                state.push(NextImpulse(state.next_party(party)))
                push_play(state, party)
                return
            party = state.next_party(party)
