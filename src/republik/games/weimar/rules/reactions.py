"""W10 Reserve and reactions: a party with a base in the city and a reserve point may react to an action."""

from typing import final

from republik.table.native import i64, mypyc_attr
from republik.table.phrases import Phrase

from . import effects as fx
from . import naming, rolls, strength
from . import steps as st
from .decision import Arguments, AskOthers, YesNo
from .state import State


def can_react(state: State, party: i64) -> bool:
    city = state.act[st.ACT_CITY]
    return state.reserve[party] > 0 and state.bases[party * st.CITIES + city] > 0


def announced(state: State) -> Arguments:
    """Returns the description of the action for the prompts of those who may join in or react."""
    act = state.act
    return {
        "other": naming.party(act[st.ACT_PLAYER]),
        "action": naming.action(act[st.ACT_KIND]),
        "place": naming.city(act[st.ACT_CITY]),
    }


@final
@mypyc_attr(free_list_len=1)
class AskReactions(AskOthers):
    """One reaction per action, not of a partner (W10-7)."""

    kind = 21

    def is_asked(self, state: State, party: i64) -> bool:
        return can_react(state, party) and not state.rules.never_reacts(party, self.seat)

    def ask(self, state: State, party: i64, turn: i64) -> None:
        state.push(AskReactions(self.seat, turn))
        state.push(React(party))


def threshold(state: State) -> i64:
    zentrum = state.rules.zentrum
    return zentrum.reacts_to_kpd if state.act[st.ACT_PLAYER] == fx.KPD else zentrum.reacts_to_dnvp


@final
@mypyc_attr(free_list_len=1)
class React(YesNo):
    """W10: a reserve point against the announced action."""

    kind = 99
    name = "react"
    rule = "W10"
    die_for = st.DIE_REACT

    def needs_die(self, state: State) -> bool:
        """Solo, 1.3: a die decides whether the player's Zentrum reacts to KPD and DNVP."""
        return self.seat == fx.ZENTRUM and state.act[st.ACT_PLAYER] >= fx.KPD

    def apply_die(self, state: State, die: i64) -> None:
        least = threshold(state)
        reacts = die >= least
        state.report("reaction_die", self.seat, die, least, int(reacts))
        self.apply(state, state.rules.actions.yes if reacts else state.rules.actions.no)

    def answer(self, state: State, yes: bool) -> None:
        if yes:
            state.drop()  # nobody else is asked
            react(state, self.seat)

    def asks(self, state: State) -> Arguments:
        return announced(state)


def react(state: State, party: i64) -> None:
    """Rolls 1 die plus the party's strength there; the SPD uses its bases instead."""
    city = state.act[st.ACT_CITY]
    state.add_reserve(party, -1)
    count: i64 = 1
    if party == fx.SPD:
        count += state.bases[party * st.CITIES + city]
    else:
        count += strength.strength(state, party, city)
    state.push(ReactionResult(party))
    rolls.push_roll(state, party, count)


@final
@mypyc_attr(free_list_len=1)
class ReactionResult(rolls.RollResult):
    """W10: removes the dice that the reaction costs the action."""

    kind = 22

    def run(self, state: State) -> None:
        state.report("reaction", self.seat, state.result)
        state.act[st.ACT_LOST] += dice_lost(state)

    def fails(self, state: State) -> bool:
        return not dice_lost(state)

    def can_improve(self, state: State) -> bool:
        table = state.rules.dice_lost
        return dice_lost(state) < table[len(table) - 1]

    def brings(self, state: State) -> Phrase:
        return Phrase("roll-takes-dice", {"count": dice_lost(state)})


def dice_lost(state: State) -> i64:
    """Returns the dice that the last roll, a reaction, costs the action."""
    table = state.rules.dice_lost
    return table[min(state.result, len(table) - 1)]
