"""W12 Game end: anarchy, sudden victories, the NSDAP, and who has won."""

from typing import Final, final

from republik.table.native import i64, mypyc_attr

from . import bases, scoring
from . import effects as fx
from . import steps as st
from .arguments import PARTY_OR_YOU, Takes
from .bot_values import INDIFFERENT, S_ENDS, Score, score
from .decision import Automatic
from .interpreter import parties_of
from .roads import cities_missing
from .state import State
from .verb import Verb

ANARCHY_ORDER: Final = (fx.DNVP, fx.KPD, fx.ZENTRUM, fx.SPD)  # W12: tie-break


def fall(state: State, termination: i64) -> None:
    """Ends the game as soon as the step is over; the first reason counts."""
    if state.falling == st.ONGOING:
        state.falling = termination


def check_sudden(state: State, marker: i64, party: i64, termination: i64) -> None:
    """W12: Councils or Regimes in Berlin and two other cities, or in any four."""
    if state.governs(party):
        return
    if cities_missing(state, marker) == 0:
        fall(state, termination)


def finish(state: State) -> None:
    """Ends the game and clears the agenda."""
    termination = state.falling
    winner = _winner(state, termination)
    if state.rules.solo:
        termination, winner = scoring.solo_result(state, termination, winner)
    state.winner = winner
    state.termination = termination
    state.clear_agenda()
    state.legal = []
    state.report("game_over", winner, termination)


def _winner(state: State, termination: i64) -> i64:
    if termination == st.ANARCHY:
        return richest(state, ANARCHY_ORDER)
    if termination == st.COUNCILS_WIN:
        return fx.KPD
    if termination == st.REGIME_WIN:
        return fx.DNVP
    if termination == st.OVERTHROW:
        return _overthrower(state)
    if termination == st.SURVIVAL:
        return survivor(state)
    return -1


def richest(state: State, order: tuple[int, ...]) -> int:
    """Returns the party with the most victory points, the first in the order among equals."""
    best = order[0]
    for party in order:
        if state.vp[party] > state.vp[best]:
            best = party
    return best


def overthrows(state: State, party: i64) -> bool:
    """W8: KPD or DNVP has half of the occupied seats."""
    return state.seats[party] > 0 and 2 * state.seats[party] >= state.occupied()


def _overthrower(state: State) -> int:
    if overthrows(state, fx.KPD) and overthrows(state, fx.DNVP):
        return richest(state, (fx.DNVP, fx.KPD))
    return fx.KPD if overthrows(state, fx.KPD) else fx.DNVP


def survivor(state: State) -> int:
    """W12: most points; then the party in government, then more seats, then the chancellor."""
    best = 0
    for party in range(1, st.PARTIES):
        if _rank(state, party) > _rank(state, best):
            best = party
    return best


def _rank(state: State, party: i64) -> tuple[int, int, int, int, int]:
    governs = 1 if state.governs(party) else 0
    heads = 1 if state.chancellor == party else 0
    last = -ANARCHY_ORDER.index(party)  # no further tie-break in the rules: the order of anarchy
    return state.vp[party], governs, state.seats[party], heads, last


# -- the NSDAP -----------------------------------------------------------------------------


class NsdapVerb(Verb):
    """nsdap chancellor"""

    word = "nsdap"
    takes: Takes = (PARTY_OR_YOU,)

    def do(self, state: State, step: fx.Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        for party in reversed(parties_of(state, step.party, actor, foe)):
            state.push(NsdapFigure(party))

    def harms(self, step: fx.Step) -> bool:
        return True

    def value(self, state: State, step: fx.Step, actor: i64, party: i64) -> Score:
        """Scores the last space of the track, with which everybody loses."""
        return score(S_ENDS, -1) if state.nsdap_total() + 1 >= state.rules.nsdap_end else INDIFFERENT


@final
@mypyc_attr(free_list_len=1)
class NsdapFigure(Automatic):
    """W12: places a party's figure on the track."""

    kind = 36

    def run(self, state: State) -> None:
        nsdap_figure(state, self.seat)


def nsdap_figure(state: State, party: i64) -> None:
    """W12: places a figure from the supply, or a base if there is none; the last space ends the game."""
    if state.figures_left(party) <= 0:
        if state.base_count(party) > 0:
            state.push(NsdapFigure(party))
            state.push(bases.RemoveBase(party, parties=state.rules.bit[party], left=1, die=bases.FREE))
        return
    state.nsdap[party] += 1
    state.report("nsdap", party)
    if state.nsdap_total() >= state.rules.nsdap_end:
        fall(state, st.NSDAP_WIN)
