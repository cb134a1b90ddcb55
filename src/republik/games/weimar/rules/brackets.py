"""The brackets of effects: verbs followed by events, which are chosen, put to the vote or repeated."""

from republik.table.native import i64
from republik.table.phrases import Phrase

from . import effects as fx
from . import interpreter
from . import steps as st
from .arguments import CITY_COUNT, Takes
from .bot_values import INDIFFERENT, Score, best
from .effect_phrases import joined
from .effect_steps import ChooseCities, CountVotes, Each, May, Option, Run, Vote
from .effects import Effect
from .state import State
from .verb import Verb


class Bracket(Verb):
    """A verb followed by events."""

    def changes_something_inside(self, state: State, effect: Effect, step: fx.Step, actor: i64, city: i64) -> bool:
        for block in step.blocks:
            if interpreter.block_does(state, effect, block, actor, city):
                return True
        return False

    def best_of(self, values: list[Score], own: bool) -> Score:
        return best(values, own)


class ChoiceVerb(Bracket):
    """( a | b ), or a group of steps"""

    word = fx.CHOICE
    most_blocks = 99

    def open(self, state: State, step: fx.Step, actor: i64, root: i64, block: i64, index: i64) -> None:
        if len(step.blocks) == 1:
            state.push(Run(actor, root, step.blocks[0]))
        else:
            state.push(Option(actor, root, block, index))

    def phrase_around(self, step: fx.Step, parts: list[Phrase]) -> Phrase:
        return parts[0] if len(parts) == 1 else Phrase("effect-choice", {"what": joined("effect-or-next", parts)})


class MayVerb(Bracket):
    """may ( a )"""

    word = fx.MAY
    most_blocks = 1

    def open(self, state: State, step: fx.Step, actor: i64, root: i64, block: i64, index: i64) -> None:
        state.push(May(actor, root, block, index))

    def phrase_around(self, step: fx.Step, parts: list[Phrase]) -> Phrase:
        return Phrase("effect-may", {"what": parts[0]})

    def best_of(self, values: list[Score], own: bool) -> Score:
        return best([*values, INDIFFERENT], own)


class EachCityVerb(Bracket):
    """cities 3 ( a )"""

    word = fx.EACH_CITY
    takes: Takes = (CITY_COUNT,)
    most_blocks = 1

    def changes_something_inside(self, state: State, effect: Effect, step: fx.Step, actor: i64, city: i64) -> bool:
        for candidate in range(st.CITIES):
            if interpreter.block_does(state, effect, step.blocks[0], actor, candidate):
                return True
        return False

    def open(self, state: State, step: fx.Step, actor: i64, root: i64, block: i64, index: i64) -> None:
        state.push(Each(actor, root, step.blocks[0]))
        if not interpreter.chosen_cities(state, root):
            state.push(ChooseCities(actor, root, left=step.amount, block=step.blocks[0]))

    def phrase_around(self, step: fx.Step, parts: list[Phrase]) -> Phrase:
        return Phrase("effect-cities", {"count": step.amount, "what": parts[0]})


class VoteVerb(Bracket):
    """vote ( a | b )"""

    word = fx.VOTE
    most_blocks = 2

    def open(self, state: State, step: fx.Step, actor: i64, root: i64, block: i64, index: i64) -> None:
        state.push(CountVotes(actor, root, block, index))
        for party in range(st.PARTIES):
            state.votes[party] = -1
        for party in reversed(state.order_from(state.first)):
            state.push(Vote(party, root, block, index))

    def phrase_around(self, step: fx.Step, parts: list[Phrase]) -> Phrase:
        return Phrase("effect-vote", {"what": parts[0], "other": parts[1]})

    def best_of(self, values: list[Score], own: bool) -> Score:
        return best(values, False)
