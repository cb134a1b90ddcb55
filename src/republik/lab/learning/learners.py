"""The learners of games, and players with a network from a file: `net:LEVEL:FILE` in the arena."""

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from republik.lab.research import research_of
from republik.table.contract import Problem, Refusal
from republik.table.learning.learner import Learner
from republik.table.learning.network import BadNetwork, read
from republik.table.player import Player

PREFIX: Final = "net:"
LINEAR: Final = "linear"
"""In place of a file: the evaluation without a network."""

REMEMBERED: Final = 12
"""Files that a process keeps in memory."""
NAME: Final = re.compile(r"(?P<level>[^:]+(:[0-9][0-9.]*s?)?):(?P<network>.+)")
"""A level, perhaps with a budget, and a network."""

_given: dict[str, bytes] = {}


class LearningError(Problem):
    """Why training or a match of networks cannot start or continue."""


@cache
def learner_of(game: str) -> Learner:
    """Returns the learner of a game; UnknownGame, or LearningError if it has none."""
    make = research_of(game).learner
    if make is None:
        raise LearningError("error-train-no-learner", game=game)
    return make()


# -- networks -------------------------------------------------------------------------------------------------


def give(name: str, data: bytes) -> None:
    """Makes a network known under a name in this process, where no such file can be read."""
    _given[name] = data


def network_bytes(name: str) -> bytes:
    """Returns the bytes of a network file; a file is read and checked again only if it changed."""
    if name in _given:
        return _given[name]
    path = Path(name)
    try:
        about = path.stat()
        return _checked(path, (about.st_mtime_ns, about.st_size))
    except FileNotFoundError:
        raise LearningError("error-file-missing", path=name) from None
    except OSError as error:
        raise LearningError("error-file-unreadable", path=name, reason=error.strerror or str(error)) from None
    except BadNetwork as error:
        raise LearningError("error-train-network", path=name, reason=str(error)) from None


@lru_cache(REMEMBERED)
def _checked(path: Path, _stamp: tuple[int, int]) -> bytes:
    """Returns the bytes of a network, once it has been read as one; with another stamp it is another file."""
    data = path.read_bytes()
    read(data)
    return data


# -- players --------------------------------------------------------------------------------------------------


def is_network(name: str) -> bool:
    """Returns whether a player's name asks for a network from a file."""
    return name.strip().startswith(PREFIX)


def network_name(level: str, network: str) -> str:
    """Returns the name of a level with a network: a file, or `linear`."""
    return f"{PREFIX}{level}:{network}"


def network_player(name: str, game: str) -> Player:
    """Returns the player with a name like net:LEVEL:FILE; LearningError if there is no such level or file."""
    match = NAME.fullmatch(name.strip().removeprefix(PREFIX))
    if match is None:
        raise LearningError("error-train-player", name=name)
    level, network = match["level"], match["network"]
    learner = learner_of(game)
    weights = None if network == LINEAR else network_bytes(network)
    try:
        return learner.player(level, weights)
    except Refusal:
        raise
    except (LookupError, ValueError) as error:
        reason = str(error.args[0]) if error.args else type(error).__name__
        raise LearningError("error-train-level", name=level, network=network, reason=reason) from error
