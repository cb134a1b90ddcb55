"""Who can analyse: the players that say what they think of every choice."""

from republik.players import outside, registry
from republik.table.thoughts import Thinker


class NoThinker(ValueError):
    """A player that chooses but cannot say why: one that plays at random, or a program from outside."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"player {self.name!r} cannot explain its choices"


def thinker(name: str, game: str) -> Thinker:
    """The player of this name, a level's number included; NoThinker, or UnknownPlayer as the registry says it."""
    if outside.is_bot(name):
        raise NoThinker(name)
    found = registry.player(_level_key(name, game), game)
    if not isinstance(found, Thinker):
        raise NoThinker(name)
    if ":" in name:
        found.name = name  # an analysis tells how long was thought
    return found


def names(game: str) -> list[str]:
    """The players that can analyse, sorted."""
    return [name for name in registry.names(game) if isinstance(registry.player(name, game), Thinker)]


def _level_key(name: str, game: str) -> str:
    numbers = {str(level.number): level.key for level in registry.levels(game)}
    return numbers.get(name, name)
