"""One decision of a finished game, examined by a level."""

from functools import lru_cache

from republik import games
from republik.analysis import Analyser, thinker
from republik.analysis.analyser import Finding
from republik.table.records import accepted, parse_record


@lru_cache(maxsize=2)
def _study(record: str, level: str) -> Analyser:
    standing, _refusal = accepted(parse_record(record), games.game)
    return Analyser(standing, thinker(level, standing.header["game"]))


def examine(record: str, level: str, index: int) -> Finding:
    """A level's examination of one decision. Whoever runs it loads the game once."""
    return _study(record, level).find(index)
