"""The steps that an effect puts on the agenda while it is executed (executing.py)."""

from republik.games.weimar.phrases.effects import face as effect_face
from republik.games.weimar.phrases.effects import offered_by
from republik.table.native import i64

from . import effects as fx
from . import steps as st
from .decision import Arguments, Automatic, Decision
from .executing import (
    NO_CITY,
    action_does,
    add_city,
    block_does,
    chosen_cities,
    chosen_city,
    city_choices,
    count_does,
    effect_of,
    effect_step,
    nsdap_figure,
    perform,
    run,
    set_city,
)
from .state import State
from .steps import Step


class EffectEnd(Automatic):
    """W4: ends an event; the topics it moved may be moved again."""

    kind = st.EFFECT

    def run(self, state: State, step: Step) -> None:
        state.release_topics()


class Run(Automatic):
    """The next step of a block."""

    kind = st.RUN

    def run(self, state: State, step: Step) -> None:
        run(state, step[1], step[2], step[3], step[4])


class Perform(Automatic):
    """One of several parties acts."""

    kind = st.PERFORM

    def run(self, state: State, step: Step) -> None:
        perform(state, step[1], step[2], step[3], step[4], step[5])


class NsdapFigure(Automatic):
    """W12: places a party's figure on the track."""

    kind = st.NSDAP_FIGURE

    def run(self, state: State, step: Step) -> None:
        nsdap_figure(state, step[1])


def _offered_effects(state: State, step: Step) -> Arguments:
    """Returns what the answers to a step of an effect would do, and the seats counted in a vote."""
    effect = effect_of(state, step[2])
    offered = offered_by(effect, step[3], step[4])
    face = effect_face(state.rules, effect)
    return {"face": face, "what": offered[0], "other": offered[-1], "seats": state.seats[step[1]]}


# -- choices ------------------------------------------------------------------------------------


class ChooseCity(Decision):
    """The city to which the rest of the event refers."""

    kind = st.CHOOSE_CITY
    name = "choose_city"
    rule = "W3"
    answers = "city"

    def options(self, state: State, step: Step) -> list[int]:
        _, seat, root, block, _, _, _, _ = step
        start = state.rules.actions.city
        return [start + city for city in city_choices(state, seat, root, block)]

    def apply(self, state: State, step: Step, move: i64) -> None:
        root = step[2]
        state.drop()
        set_city(state, root, move - state.rules.actions.city)

    def asks(self, state: State, step: Step) -> Arguments:
        return {"face": effect_face(state.rules, effect_of(state, step[2]))}


class ChooseCities(Decision):
    """Different cities of the acting party's choice, in the order in which they will be processed."""

    kind = st.CHOOSE_CITIES
    name = "choose_cities"
    rule = "W3"
    answers = "city"

    def options(self, state: State, step: Step) -> list[int]:
        _, _, root, left, _, _, _, _ = step
        if left <= 0:
            return []
        taken = chosen_cities(state, root)
        start = state.rules.actions.city
        return [start + city for city in range(st.CITIES) if city not in taken]

    def apply(self, state: State, step: Step, move: i64) -> None:
        _, _, root, left, _, _, _, _ = step
        state.put(3, left - 1)
        add_city(state, root, move - state.rules.actions.city)

    def asks(self, state: State, step: Step) -> Arguments:
        return {"face": effect_face(state.rules, effect_of(state, step[2])), "count": step[3]}


class Each(Automatic):
    """Runs the block once for each of the chosen cities."""

    kind = st.EACH

    def run(self, state: State, step: Step) -> None:
        _, seat, root, block, done, _, _, _ = step
        chosen = chosen_cities(state, root)
        if done < len(chosen):
            set_city(state, root, chosen[done])
            state.push(st.EACH, seat, root, block, done + 1)
            state.push(st.RUN, seat, root, block)
        else:
            set_city(state, root, NO_CITY)


class Option(Decision):
    """( a | b ): an option that changes nothing may only be chosen if all do nothing."""

    kind = st.OPTION
    name = "option"
    rule = "W3"
    answers = "option"

    def options(self, state: State, step: Step) -> list[int]:
        _, seat, root, block, index, _, _, _ = step
        effect = effect_of(state, root)
        blocks = effect_step(state, root, block, index).blocks
        city = chosen_city(state, root)
        start = state.rules.actions.option
        useful = [start + i for i in range(len(blocks)) if block_does(state, effect, blocks[i], seat, city)]
        return useful or [start + i for i in range(len(blocks))]

    def apply(self, state: State, step: Step, move: i64) -> None:
        _, seat, root, block, index, _, _, _ = step
        state.drop()
        blocks = effect_step(state, root, block, index).blocks
        state.push(st.RUN, seat, root, blocks[move - state.rules.actions.option])

    def asks(self, state: State, step: Step) -> Arguments:
        return _offered_effects(state, step)


class May(Decision):
    """may ( a ): asked only if it would change something."""

    kind = st.MAY
    name = "may"
    rule = "W3"
    answers = "yes no"

    def options(self, state: State, step: Step) -> list[int]:
        _, seat, root, block, index, _, _, _ = step
        inner = effect_step(state, root, block, index).blocks[0]
        if not block_does(state, effect_of(state, root), inner, seat, chosen_city(state, root)):
            return []
        return state.rules.yes_no

    def apply(self, state: State, step: Step, move: i64) -> None:
        _, seat, root, block, index, _, _, _ = step
        state.drop()
        if move == state.rules.actions.yes:
            state.push(st.RUN, seat, root, effect_step(state, root, block, index).blocks[0])

    def asks(self, state: State, step: Step) -> Arguments:
        return _offered_effects(state, step)


class Foe(Decision):
    """Another party affected by the step."""

    kind = st.FOE
    name = "foe"
    rule = "W3"
    answers = "party"

    def options(self, state: State, step: Step) -> list[int]:
        _, seat, root, block, index, _, _, _ = step
        effect = effect_of(state, root)
        part = effect_step(state, root, block, index)
        city = chosen_city(state, root)
        out: list[int] = []
        for party in range(st.PARTIES):
            if party == seat:
                continue
            if part.by == fx.FOE:
                useful = action_does(state, effect, part, party, city)
            else:
                useful = part.verb > fx.RESERVE or count_does(state, part, party, city)
            if useful:
                out.append(state.rules.actions.party + party)
        return out

    def apply(self, state: State, step: Step, move: i64) -> None:
        _, seat, root, block, index, _, _, _ = step
        state.drop()
        party = move - state.rules.actions.party
        if effect_step(state, root, block, index).by == fx.FOE:
            perform(state, party, root, block, index, seat)
        else:
            perform(state, seat, root, block, index, party)

    def asks(self, state: State, step: Step) -> Arguments:
        return _offered_effects(state, step)


class Vote(Decision):
    """vote ( a | b ): each party votes with its seats."""

    kind = st.VOTE
    name = "vote"
    rule = "W3"
    answers = "yes no"

    def options(self, state: State, step: Step) -> list[int]:
        return state.rules.yes_no

    def apply(self, state: State, step: Step, move: i64) -> None:
        seat = step[1]
        state.drop()
        yes: i64 = 1 if move == state.rules.actions.yes else 0
        state.votes[seat] = yes
        state.report("vote", seat, yes)

    def asks(self, state: State, step: Step) -> Arguments:
        return _offered_effects(state, step)


class CountVotes(Automatic):
    """With more seats for yes the first event happens, otherwise the second."""

    kind = st.COUNT_VOTES

    def run(self, state: State, step: Step) -> None:
        _, actor, root, block, index, _, _, _ = step
        yes: i64 = 0
        no: i64 = 0
        for party in range(st.PARTIES):
            if state.votes[party] == 1:
                yes += state.seats[party]
            else:
                no += state.seats[party]
            state.votes[party] = 0
        blocks = effect_step(state, root, block, index).blocks
        state.push(st.RUN, actor, root, blocks[0 if yes > no else 1])
