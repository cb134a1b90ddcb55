"""W10 Reserve and reactions: whoever has a base in the city and a reserve point may answer an action."""

from republik.table.native import i64

from . import effects as fx
from . import rolls, strength
from . import steps as st
from .state import State


def can_react(state: State, party: i64) -> bool:
    city = state.act[st.ACT_CITY]
    return state.reserve[party] > 0 and state.bases[party * st.CITIES + city] > 0


def ask(state: State, seat: i64, asked: i64) -> None:
    """Clockwise after the acting party; one reaction per action."""
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


def apply(state: State, party: i64, move: i64) -> None:
    state.drop()
    if move == state.rules.space.no:
        return
    state.drop()  # nobody else is asked
    react(state, party)


def react(state: State, party: i64) -> None:
    """Dice: 1 and the own strength there; the SPD strikes with its bases instead."""
    city = state.act[st.ACT_CITY]
    state.add_reserve(party, -1)
    count: i64 = 1
    if party == fx.SPD:
        count += state.bases[party * st.CITIES + city]
    else:
        count += strength.strength(state, party, city)
    state.push(st.REACTION_RESULT, party)
    rolls.push_roll(state, party, count)


def result(state: State, party: i64) -> None:
    table = state.rules.dice_lost
    lost = table[min(state.result, len(table) - 1)]
    state.tell("reaction", party, state.result)
    state.act[st.ACT_LOST] += lost
