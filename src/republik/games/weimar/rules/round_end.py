"""W3 The end of a round: its effects, then the next round or the final scoring."""

from typing import final

from republik.table.native import mypyc_attr

from . import endings, foreign, scoring
from . import steps as st
from .decision import Automatic
from .state import State


@final
@mypyc_attr(free_list_len=1)
class RoundEnd(Automatic):
    """W3: effects of the round card and the face-up foreign-affairs card at the end of a round."""

    kind = 30
    slots = "nobody"

    def run(self, state: State) -> None:
        rules = state.rules
        state.push(NextRound())
        top = foreign.top_card(state)
        if top >= 0:
            state.start_effect(rules.foreign_end[top], state.chancellor)
        if rules.round_end[state.round] >= 0:
            state.start_effect(rules.round_end[state.round], state.chancellor)


@final
@mypyc_attr(free_list_len=1)
class NextRound(Automatic):
    """W3: another round, or the end of the game."""

    kind = 31
    slots = "nobody"

    def run(self, state: State) -> None:
        if state.round < state.rules.last_round:
            state.start_round(state.round + 1)
        else:
            scoring.final_scoring(state)
            endings.fall(state, st.SURVIVAL)
