"""The base class of verbs: a verb of an effect is one object that knows its notation, what it does and what that is
worth to a bot.

Each verb is defined in the module of its chapter; verbs.py lists them all.
"""

from republik.table.native import i64
from republik.table.phrases import Arg, Phrase

from .arguments import Takes
from .bot_values import INDIFFERENT, Score
from .effects import Effect, Step, verb_named
from .naming import hyphens
from .state import State


class Verb:
    """A verb. `where` is the city concerned or -1 for any, `actor` the party that acts and chooses, `foe` the other
    party it has chosen, `card` the card whose event it is or -1."""

    word: str = ""  # in the notation and in keys of messages
    takes: Takes = ()
    fills_box: bool = False  # puts markers into the DR box
    names_party: bool = True  # the party concerned is added to its phrase

    def changes_something(self, state: State, step: Step, actor: i64, where: i64) -> bool:
        """Returns whether it would change something for the acting party."""
        return True

    def changes_something_for(self, state: State, step: Step, party: i64, where: i64) -> bool:
        """Returns whether it would change something if this is the party concerned."""
        return True

    def asks_foe(self, step: Step) -> bool:
        """Returns whether the acting party chooses a foe first."""
        return True

    def do(self, state: State, step: Step, actor: i64, where: i64, foe: i64, card: i64) -> None:
        """Executes it; choices are pushed onto the agenda."""
        raise NotImplementedError

    # -- in words

    def key(self, step: Step) -> str:
        """Returns the key of its message."""
        return "effect-" + hyphens(self.word)

    def phrase(self, step: Step) -> Phrase:
        """Describes it, without place and party."""
        args: dict[str, Arg] = {"count": step.amount}
        for argument in self.takes:
            argument.phrase(step, args)
        return Phrase(self.key(step), args)

    # -- to a bot

    def harms(self, step: Step) -> bool:
        """Returns whether it is bad for the party concerned."""
        return False

    def extent(self, state: State, step: Step, party: i64, where: i64) -> i64:
        """Returns how much of it a party could carry out."""
        return abs(step.amount)

    def value(self, state: State, step: Step, actor: i64, party: i64) -> Score:
        """Scores it for a bot."""
        return INDIFFERENT

    # -- of a bracket

    most_blocks: int = 0  # how many events it has in brackets; 0: it is no bracket

    def changes_something_inside(self, state: State, effect: Effect, step: Step, actor: i64, city: i64) -> bool:
        """Returns whether one of the events would change something."""
        raise NotImplementedError

    def open(self, state: State, step: Step, actor: i64, root: i64, block: i64, index: i64) -> None:
        """Puts the events, or the choice among them, onto the agenda."""
        raise NotImplementedError

    def phrase_around(self, step: Step, parts: list[Phrase]) -> Phrase:
        """Describes it with the phrases of its events."""
        raise NotImplementedError

    def best_of(self, values: list[Score], own: bool) -> Score:
        """Scores it by its events; `own`: the bot itself chooses."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:  # there is one object of each verb
        return verb_named, (self.word,)
