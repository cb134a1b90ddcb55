"""The steps that an effect puts on the agenda while it is executed (interpreter.py)."""

from typing import ClassVar, final

from republik.table.native import i64, mypyc_attr

from . import effects as fx
from . import interpreter, naming
from . import steps as st
from .decision import Arguments, Automatic, Decision, Reason
from .effect_phrases import face as effect_face
from .effect_phrases import offered_by
from .state import State


@final
@mypyc_attr(free_list_len=1)
class EffectFrame(Automatic):
    """What concerns a whole effect; W4: when it ends, the topics it moved may be moved again."""

    kind = 11
    slots = "seat number city cities card"

    def __init__(self, seat: i64, number: i64, city: i64, cities: i64, card: i64) -> None:
        self.seat = seat
        self.number = number
        self.city = city
        self.cities = cities  # packed: see interpreter.chosen_cities
        self.card = card

    def at(self, city: i64) -> "EffectFrame":
        """Returns the frame with the city to which the rest of the event refers."""
        return EffectFrame(self.seat, self.number, city, self.cities, self.card)

    def with_city(self, city: i64) -> "EffectFrame":
        """Returns the frame with one more of the cities of "cities N"."""
        return EffectFrame(self.seat, self.number, self.city, self.cities * 16 + city + 1, self.card)

    def run(self, state: State) -> None:
        state.release_topics()


class EffectPart(Automatic):
    """A step of an effect: the place of its frame on the agenda, a block and a step in it."""

    slots = "seat root block index"
    verb: ClassVar[str] = ""  # of the step, if it can be only one

    def __init__(self, seat: i64, root: i64, block: i64 = 0, index: i64 = 0) -> None:
        self.seat = seat
        self.root = root
        self.block = block
        self.index = index

    def fits(self, state: State) -> bool:
        return interpreter.has_step(state, self.root, self.block, self.index, self.verb)


@final
@mypyc_attr(free_list_len=1)
class Run(EffectPart):
    """The next step of a block."""

    kind = 12

    def run(self, state: State) -> None:
        interpreter.run(state, self.seat, self.root, self.block, self.index)

    def fits(self, state: State) -> bool:
        return interpreter.has_block(state, self.root, self.block) and self.index >= 0


@final
@mypyc_attr(free_list_len=1)
class Perform(EffectPart):
    """One of several parties acts."""

    kind = 13
    slots = "seat root block index foe"

    def __init__(self, seat: i64, root: i64, block: i64, index: i64, foe: i64) -> None:
        self.seat = seat
        self.root = root
        self.block = block
        self.index = index
        self.foe = foe

    def run(self, state: State) -> None:
        interpreter.perform(state, self.seat, self.root, self.block, self.index, self.foe)


class EffectDecision(Decision):
    """A decision about a step of an effect: the place of its frame on the agenda, a block and a step in it."""

    rule = "W3"
    slots = "seat root block index"
    verb: ClassVar[str] = ""  # of the step, if it can be only one

    def __init__(self, seat: i64, root: i64, block: i64, index: i64) -> None:
        self.seat = seat
        self.root = root
        self.block = block
        self.index = index

    def fits(self, state: State) -> bool:
        return interpreter.has_step(state, self.root, self.block, self.index, self.verb)

    def part(self, state: State) -> fx.Step:
        """Returns the step of the effect."""
        return interpreter.effect_step(state, self.root, self.block, self.index)

    def changes_something(self, state: State, block: i64) -> bool:
        """Returns whether a block of the effect would change something for the party that decides."""
        city = interpreter.chosen_city(state, self.root)
        return interpreter.block_does(state, interpreter.effect_of(state, self.root), block, self.seat, city)

    def asks(self, state: State) -> Arguments:
        """Returns what the answers would do, and the seats counted in a vote."""
        effect = interpreter.effect_of(state, self.root)
        offered = offered_by(effect, self.block, self.index)
        face = effect_face(state.rules, effect)
        return {"face": face, "what": offered[0], "other": offered[-1], "seats": state.seats[self.seat]}


# -- choices ------------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class ChooseCity(EffectDecision):
    """The city to which the rest of the event refers."""

    kind = 69
    name = "choose_city"
    answers = "city"

    def options(self, state: State) -> list[int]:
        start = state.rules.actions.city
        return [start + city for city in interpreter.city_choices(state, self.seat, self.root, self.block)]

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        interpreter.set_city(state, self.root, move - state.rules.actions.city)

    def asks(self, state: State) -> Arguments:
        return {"face": effect_face(state.rules, interpreter.effect_of(state, self.root))}


@final
@mypyc_attr(free_list_len=1)
class ChooseCities(Decision):
    """Different cities of the acting party's choice, in the order in which they will be processed."""

    kind = 70
    name = "choose_cities"
    rule = "W3"
    answers = "city"
    slots = "seat root left block"

    def __init__(self, seat: i64, root: i64, left: i64, block: i64) -> None:
        self.seat = seat
        self.root = root
        self.left = left
        self.block = block

    def options(self, state: State) -> list[int]:
        if self.left <= 0:
            return []
        taken = interpreter.chosen_cities(state, self.root)
        start = state.rules.actions.city
        return [start + city for city in range(st.CITIES) if city not in taken]

    def why_not(self, state: State, move: i64) -> Reason | None:
        city = move - state.rules.actions.city
        taken = city in interpreter.chosen_cities(state, self.root)
        return ("same-city", {"place": naming.city(city)}) if taken else None

    def apply(self, state: State, move: i64) -> None:
        state.replace(ChooseCities(self.seat, self.root, self.left - 1, self.block))
        interpreter.add_city(state, self.root, move - state.rules.actions.city)

    def asks(self, state: State) -> Arguments:
        return {"face": effect_face(state.rules, interpreter.effect_of(state, self.root)), "count": self.left}

    def fits(self, state: State) -> bool:
        return interpreter.has_block(state, self.root, self.block)


@final
@mypyc_attr(free_list_len=1)
class Each(Automatic):
    """Runs the block once for each of the chosen cities."""

    kind = 14
    slots = "seat root block done"

    def __init__(self, seat: i64, root: i64, block: i64, done: i64 = 0) -> None:
        self.seat = seat
        self.root = root
        self.block = block
        self.done = done

    def run(self, state: State) -> None:
        chosen = interpreter.chosen_cities(state, self.root)
        if self.done < len(chosen):
            interpreter.set_city(state, self.root, chosen[self.done])
            state.push(Each(self.seat, self.root, self.block, self.done + 1))
            state.push(Run(self.seat, self.root, self.block))
        else:
            interpreter.set_city(state, self.root, interpreter.NO_CITY)

    def fits(self, state: State) -> bool:
        return interpreter.has_block(state, self.root, self.block) and self.done >= 0


@final
@mypyc_attr(free_list_len=1)
class Option(EffectDecision):
    """( a | b ): an option that changes nothing may only be chosen if all do nothing."""

    kind = 80
    name = "option"
    verb = fx.CHOICE
    answers = "option"

    def options(self, state: State) -> list[int]:
        blocks = self.part(state).blocks
        start = state.rules.actions.option
        useful = [start + i for i in range(len(blocks)) if self.changes_something(state, blocks[i])]
        return useful or [start + i for i in range(len(blocks))]

    def why_not(self, state: State, move: i64) -> Reason | None:
        return None if move in self.options(state) else ("useless-option", {})

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        state.push(Run(self.seat, self.root, self.part(state).blocks[move - state.rules.actions.option]))


@final
@mypyc_attr(free_list_len=1)
class May(EffectDecision):
    """may ( a ): asked only if it would change something."""

    kind = 81
    name = "may"
    verb = fx.MAY
    answers = "yes no"

    def options(self, state: State) -> list[int]:
        return state.rules.yes_no if self.changes_something(state, self.part(state).blocks[0]) else []

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        if move == state.rules.actions.yes:
            state.push(Run(self.seat, self.root, self.part(state).blocks[0]))


@final
@mypyc_attr(free_list_len=1)
class Foe(EffectDecision):
    """Another party affected by the step."""

    kind = 83
    name = "foe"
    answers = "party"

    def options(self, state: State) -> list[int]:
        effect = interpreter.effect_of(state, self.root)
        part = self.part(state)
        city = interpreter.chosen_city(state, self.root)
        out: list[int] = []
        for party in range(st.PARTIES):
            if party == self.seat:
                continue
            if part.by == fx.FOE:
                useful = interpreter.action_does(state, effect, part, party, city)
            else:
                useful = part.verb.changes_something_for(state, part, party, part.where(city))
            if useful:
                out.append(state.rules.actions.party + party)
        return out

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        party = move - state.rules.actions.party
        if self.part(state).by == fx.FOE:
            interpreter.perform(state, party, self.root, self.block, self.index, self.seat)
        else:
            interpreter.perform(state, self.seat, self.root, self.block, self.index, party)


@final
@mypyc_attr(free_list_len=1)
class Vote(EffectDecision):
    """vote ( a | b ): each party votes with its seats."""

    kind = 82
    name = "vote"
    verb = fx.VOTE
    answers = "yes no"

    def options(self, state: State) -> list[int]:
        return state.rules.yes_no

    def apply(self, state: State, move: i64) -> None:
        state.drop()
        yes: i64 = 1 if move == state.rules.actions.yes else 0
        state.votes[self.seat] = yes
        state.report("vote", self.seat, yes)


@final
@mypyc_attr(free_list_len=1)
class CountVotes(EffectPart):
    """With more seats for yes the first event happens, otherwise the second."""

    kind = 32
    verb = fx.VOTE

    def run(self, state: State) -> None:
        yes: i64 = 0
        no: i64 = 0
        for party in range(st.PARTIES):
            if state.votes[party] == 1:
                yes += state.seats[party]
            else:
                no += state.seats[party]
            state.votes[party] = 0
        blocks = interpreter.effect_step(state, self.root, self.block, self.index).blocks
        state.push(Run(self.seat, self.root, blocks[0 if yes > no else 1]))
