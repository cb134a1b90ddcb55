"""W10 Reserve and reactions: a party with a base in the city and a reserve point may react to an action."""

from republik.table.native import i64

from . import actions, rolls, strength
from . import effects as fx
from . import steps as st
from .decision import Arguments, Automatic, Decision
from .state import State


def can_react(state: State, party: i64) -> bool:
    city = state.act[st.ACT_CITY]
    return state.reserve[party] > 0 and state.bases[party * st.CITIES + city] > 0


class AskReactions(Automatic):
    """Asks clockwise after the acting party; one reaction per action."""

    kind = st.ASK_REACTIONS

    def run(self, state: State, step: st.Step) -> None:
        _, seat, asked, _, _, _, _, _ = step
        order = state.order_from(seat)
        while asked + 1 < st.PARTIES:
            party = order[asked + 1]
            asked += 1
            if can_react(state, party):
                state.push(st.ASK_REACTIONS, seat, asked)
                state.push(st.REACT, party)
                return


def die_decides(state: State, party: i64) -> bool:
    """Solo: a die decides whether the player's Zentrum reacts to KPD and DNVP."""
    return state.rules.solo and party == fx.ZENTRUM and state.act[st.ACT_PLAYER] >= fx.KPD


def threshold(state: State) -> i64:
    zentrum = state.rules.zentrum
    return zentrum.reacts_to_kpd if state.act[st.ACT_PLAYER] == fx.KPD else zentrum.reacts_to_dnvp


class React(Decision):
    """W10: a reserve point against the announced action."""

    kind = st.REACT
    name = "react"
    rule = "W10"
    answers = "yes no"

    def options(self, state: State, step: st.Step) -> list[int]:
        return state.rules.yes_no

    def apply(self, state: State, step: st.Step, move: i64) -> None:
        apply(state, step[1], move)

    def asks(self, state: State, step: st.Step) -> Arguments:
        return actions.announced(state)


def apply(state: State, party: i64, move: i64) -> None:
    state.drop()
    if move == state.rules.actions.no:
        return
    state.drop()  # nobody else is asked
    react(state, party)


def react(state: State, party: i64) -> None:
    """Rolls 1 die plus the party's strength there; the SPD uses its bases instead."""
    city = state.act[st.ACT_CITY]
    state.add_reserve(party, -1)
    count: i64 = 1
    if party == fx.SPD:
        count += state.bases[party * st.CITIES + city]
    else:
        count += strength.strength(state, party, city)
    state.push(st.REACTION_RESULT, party)
    rolls.push_roll(state, party, count)


class ReactionResult(Automatic):
    """W10: removes the dice that the reaction costs the action."""

    kind = st.REACTION_RESULT

    def run(self, state: State, step: st.Step) -> None:
        party = step[1]
        table = state.rules.dice_lost
        lost = table[min(state.result, len(table) - 1)]
        state.report("reaction", party, state.result)
        state.act[st.ACT_LOST] += lost
