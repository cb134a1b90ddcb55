"""W9 The actions that roll dice: each is one object that knows its cost, what forbids it, its dice and its result."""

from typing import Final

from republik.table.native import i64

from . import bases, strength, threats
from . import effects as fx
from . import steps as st
from .action_space import Actions
from .rules import Rules
from .state import State

ALLOWED: Final = ""  # instead of the key of a reason
PARTY_MARKERS: Final = (st.UPRISING, st.COUNCILS, st.REGIME)


class DiceAction:
    """An action. Its target is the party that is fought, or the marker that a counter-coup removes; otherwise 0."""

    kind: int = -1
    targets: tuple[int, ...] = (0,)
    joining_helps: bool = False  # whether parties that join in add dice; otherwise they take dice away

    def start(self, actions: Actions) -> i64:
        """Returns its first move; one for each target follows."""
        raise NotImplementedError

    def cost(self, rules: Rules, party: i64) -> i64:
        """Returns the action points it costs; 0: the party never takes it."""
        raise NotImplementedError

    def why_not(self, state: State, party: i64, city: i64, target: i64) -> str:
        """Returns the key of what forbids it, or ALLOWED."""
        return ALLOWED

    def dice(self, state: State, party: i64, city: i64, target: i64) -> i64:
        """Returns the number of dice, before anyone joins in or reacts."""
        raise NotImplementedError

    def may_join(self, state: State, seat: i64, party: i64, city: i64, target: i64) -> bool:
        """Returns whether a party with units in the city may join in."""
        return False

    def modifier(self, state: State, seat: i64, city: i64, target: i64) -> i64:
        """Returns what is added to the highest die, apart from a bonus bought for it."""
        return 0

    def succeeds(self, rules: Rules, total: i64) -> bool:
        """Returns whether a total is enough."""
        raise NotImplementedError

    def can_improve(self, rules: Rules, total: i64) -> bool:
        """Returns whether a higher total would bring more."""
        return not self.succeeds(rules, total)

    def finish(self, state: State, seat: i64, city: i64, target: i64, total: i64) -> None:
        """Applies a total."""
        if self.succeeds(state.rules, total):
            self.carry_out(state, seat, city, target)

    def carry_out(self, state: State, seat: i64, city: i64, target: i64) -> None:
        """Applies a success."""
        raise NotImplementedError


class Demonstration(DiceAction):
    """W9: bases in the city; a high total brings more."""

    kind = st.DEMONSTRATION

    def start(self, actions: Actions) -> i64:
        return actions.demonstration

    def cost(self, rules: Rules, party: i64) -> i64:
        return rules.cost_demonstration

    def dice(self, state: State, party: i64, city: i64, target: i64) -> i64:
        return 1 + strength.strength(state, party, city)

    def modifier(self, state: State, seat: i64, city: i64, target: i64) -> i64:
        return state.bonus[seat]

    def succeeds(self, rules: Rules, total: i64) -> bool:
        """Returns whether it brings a base."""
        return rules.demo_bases[min(total, len(rules.demo_bases) - 1)] > 0

    def can_improve(self, rules: Rules, total: i64) -> bool:
        return total < max(rules.demo_extra_from, len(rules.demo_bases) - 1)

    def finish(self, state: State, seat: i64, city: i64, target: i64, total: i64) -> None:
        rules = state.rules
        if total >= rules.demo_extra_from:
            self.bring_more(state, seat, city)
        count = rules.demo_bases[min(total, len(rules.demo_bases) - 1)]
        if count:
            state.push(bases.DemoBase(seat, left=count, city=city))

    def bring_more(self, state: State, seat: i64, city: i64) -> None:
        """Applies what a high total brings the party besides bases."""
        extra = state.rules.demo_extra[seat]
        if extra == st.EXTRA_UPRISING:  # or Councils if there already is one
            threats.put(state, st.COUNCILS if state.marker(st.UPRISING, city) else st.UPRISING, city)
        elif extra == st.EXTRA_DISSOLVE:  # an enemy unit there
            parties = bases.enemies(state, seat)
            state.push(strength.Dissolve(seat, parties=parties, left=1, only=city, optional=True))
        else:
            threats.take(state, st.UNREST, city)


class Coup(DiceAction):
    """W9: of KPD and DNVP, not in government, and not in a city with their own Councils or Regime."""

    kind = st.COUP

    def start(self, actions: Actions) -> i64:
        return actions.coup

    def cost(self, rules: Rules, party: i64) -> i64:
        return rules.cost_coup[party]

    def why_not(self, state: State, party: i64, city: i64, target: i64) -> str:
        if party != fx.KPD and party != fx.DNVP:
            return "coup-party"
        if state.governs(party):
            return "opposition-only"
        if state.marker(st.COUNCILS if party == fx.KPD else st.REGIME, city):
            return "own-marker"
        return ALLOWED if self.dice(state, party, city, target) > 0 else "no-dice"

    def defender(self, state: State, party: i64, city: i64) -> i64:
        """Returns who defends: the other side if its marker is there, otherwise the government (-1)."""
        if party == fx.KPD and state.has(st.REGIME, city):
            return fx.DNVP
        if party == fx.DNVP and (state.has(st.COUNCILS, city) or state.has(st.UPRISING, city)):
            return fx.KPD
        return -1

    def dice(self, state: State, party: i64, city: i64, target: i64) -> i64:
        defender = self.defender(state, party, city)
        own = strength.strength(state, party, city)
        if defender < 0:
            return own - strength.government_strength(state, city)
        return own - strength.own_strength(state, defender, city)

    def may_join(self, state: State, seat: i64, party: i64, city: i64, target: i64) -> bool:
        return party != self.defender(state, seat, city)

    def modifier(self, state: State, seat: i64, city: i64, target: i64) -> i64:
        added: i64 = 0
        if state.marker(st.POVERTY, city):
            added += state.rules.coup_poverty
        if threats.unrest_counts(state, city):
            added += state.rules.coup_unrest
        return added

    def succeeds(self, rules: Rules, total: i64) -> bool:
        return total >= rules.coup_success

    def carry_out(self, state: State, seat: i64, city: i64, target: i64) -> None:
        """Places Councils or a Regime, then one Unstable State."""
        threats.put(state, st.COUNCILS if seat == fx.KPD else st.REGIME, city)
        threats.add_box(state, st.B_INSTABLE, 1)


class CounterCoup(DiceAction):
    """W9: of a government party, against a party's marker that counts."""

    kind = st.COUNTER_COUP
    targets: tuple[int, ...] = PARTY_MARKERS

    def start(self, actions: Actions) -> i64:
        return actions.counter

    def cost(self, rules: Rules, party: i64) -> i64:
        return rules.cost_counter

    def why_not(self, state: State, party: i64, city: i64, target: i64) -> str:
        if not state.governs(party):
            return "government-only"
        if not state.has(target, city):
            return "no-marker"
        return ALLOWED if self.dice(state, party, city, target) > 0 else "no-dice"

    def owner(self, marker: i64) -> i64:
        """Returns the party that the marker belongs to."""
        return fx.DNVP if marker == st.REGIME else fx.KPD

    def dice(self, state: State, party: i64, city: i64, target: i64) -> i64:
        own = strength.strength(state, party, city)
        owner = self.owner(target)
        if state.rules.is_bot[owner]:  # solo, 1.4.1: the units of both bots are neutral
            return own
        return own - strength.own_strength(state, owner, city)

    def may_join(self, state: State, seat: i64, party: i64, city: i64, target: i64) -> bool:
        return party != self.owner(target)

    def succeeds(self, rules: Rules, total: i64) -> bool:
        return total >= rules.counter_success

    def carry_out(self, state: State, seat: i64, city: i64, target: i64) -> None:
        threats.take(state, target, city)


class Fight(DiceAction):
    """W9: of a government party, against an opposition party with a unit that can be dissolved."""

    kind = st.FIGHT
    targets: tuple[int, ...] = (fx.SPD, fx.ZENTRUM, fx.KPD, fx.DNVP)
    joining_helps = True

    def start(self, actions: Actions) -> i64:
        return actions.fight

    def cost(self, rules: Rules, party: i64) -> i64:
        return rules.cost_fight

    def why_not(self, state: State, party: i64, city: i64, target: i64) -> str:
        if not state.governs(party):
            return "government-only"
        if state.governs(target):
            return "not-opposition"
        if not strength.can_be_dissolved(state, target, city):
            return "nothing-to-dissolve"
        return ALLOWED if self.dice(state, party, city, target) > 0 else "no-dice"

    def dice(self, state: State, party: i64, city: i64, target: i64) -> i64:
        return 1 + strength.strength(state, party, city) - strength.own_strength(state, target, city)

    def may_join(self, state: State, seat: i64, party: i64, city: i64, target: i64) -> bool:
        return party == fx.DNVP and target != party and not state.governs(party)

    def modifier(self, state: State, seat: i64, city: i64, target: i64) -> i64:
        return state.rules.fight_bonus[target]

    def succeeds(self, rules: Rules, total: i64) -> bool:
        return total >= rules.fight_success

    def carry_out(self, state: State, seat: i64, city: i64, target: i64) -> None:
        state.push(strength.Dissolve(seat, parties=state.rules.bit[target], left=1, only=city))


DEMONSTRATION: Final = Demonstration()
COUP: Final = Coup()
COUNTER_COUP: Final = CounterCoup()
FIGHT: Final = Fight()
DICE_ACTIONS: Final[tuple[DiceAction, ...]] = (DEMONSTRATION, COUP, COUNTER_COUP, FIGHT)
"""Indexed by kind."""
