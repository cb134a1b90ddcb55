"""The players that can analyse: those that can explain every choice."""

from republik.players import external, registry
from republik.table.thoughts import Thinker


class NoThinker(ValueError):
    """A player that cannot explain its choices: a random player or an external program."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"player {self.name!r} cannot explain its choices"


def thinker(name: str, game: str) -> Thinker:
    """Returns the player with this name or level number; raises NoThinker, or UnknownPlayer from the registry."""
    if external.is_bot(name):
        raise NoThinker(name)
    player = registry.player(_level_key(name, game), game)
    if not isinstance(player, Thinker):
        raise NoThinker(name)
    if ":" in name:
        player.name = name  # so that an analysis states the thinking budget
    return player


def names(game: str) -> list[str]:
    """Returns the names of the players that can analyse, sorted."""
    return [name for name in registry.names(game) if isinstance(registry.player(name, game), Thinker)]


def _level_key(name: str, game: str) -> str:
    numbers = {str(level.number): level.key for level in registry.levels(game)}
    return numbers.get(name, name)
