"""What a party gains and loses by an effect: seats (W8), victory points (W1) and reserve (W10)."""

from republik.table.native import i64

from . import effects as fx
from .arguments import PARTY_OR_YOU, SIGNED, Takes
from .bot_values import INDIFFERENT, S_LOSSES, S_SEATS, S_UNITS, S_VP, Score, parties_hit, table
from .effects import Step
from .interpreter import parties_of
from .state import State
from .verb import Verb


class Goods(Verb):
    """Goods that parties gain or lose."""

    takes: Takes = (SIGNED, PARTY_OR_YOU)
    worth: int = 0  # the place in a bot's score

    def possible(self, state: State, step: Step, party: i64, where: i64) -> i64:
        """Returns how many the party could gain or lose at most."""
        raise NotImplementedError

    def give(self, state: State, party: i64, amount: i64) -> None:
        """Gives them to a party, or takes them."""
        raise NotImplementedError

    def changes_something(self, state: State, step: Step, actor: i64, where: i64) -> bool:
        for party in parties_of(state, fx.OTHERS if step.party == fx.FOE else step.party, actor, -1):
            if self.changes_something_for(state, step, party, where):
                return True
        return False

    def changes_something_for(self, state: State, step: Step, party: i64, where: i64) -> bool:
        return self.possible(state, step, party, where) > 0

    def do(self, state: State, step: Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        for party in reversed(parties_of(state, step.party, actor, foe)):
            self.give(state, party, step.amount)

    def harms(self, step: Step) -> bool:
        return step.amount < 0

    def extent(self, state: State, step: Step, party: i64, where: i64) -> i64:
        amount: i64 = abs(step.amount)
        return min(amount, self.possible(state, step, party, where))

    def value(self, state: State, step: Step, actor: i64, party: i64) -> Score:
        total = list(INDIFFERENT)
        for other in parties_hit(state, step, actor, party):
            if other == party:
                total[self.worth] += step.amount
            else:
                rank = table(state, party).enemies.index(other)
                total[S_LOSSES] -= step.amount * (3 - rank)
        return tuple(total)


class SeatVerb(Goods):
    """seat +1 SPD"""

    word = "seat"
    worth = S_SEATS

    def possible(self, state: State, step: Step, party: i64, where: i64) -> i64:
        return state.figures_left(party) if step.amount > 0 else state.seats[party]

    def give(self, state: State, party: i64, amount: i64) -> None:
        state.add_seats(party, amount)


class VpVerb(Goods):
    """vp +1 gov"""

    word = "vp"
    worth = S_VP

    def possible(self, state: State, step: Step, party: i64, where: i64) -> i64:
        return step.amount if step.amount > 0 else state.vp[party]

    def give(self, state: State, party: i64, amount: i64) -> None:
        state.add_vp(party, amount)


class ReserveVerb(Goods):
    """reserve +1"""

    word = "reserve"
    worth = S_UNITS

    def possible(self, state: State, step: Step, party: i64, where: i64) -> i64:
        return state.rules.most_reserve - state.reserve[party] if step.amount > 0 else state.reserve[party]

    def give(self, state: State, party: i64, amount: i64) -> None:
        state.add_reserve(party, amount)
