"""Analysis of recorded games: the cost of each decision to the side that made it, and the turning points.

`Analyser(record, player).steps()` yields one decision after another as they are analysed; `analyse(record, player)`
returns all of them as a `GameAnalysis`, whose `to_dict()` gives plain data; `thinker("minister", game)` is a player
that can explain its choices.
"""

from .analyser import Analyser, NoAnalysis, analyse
from .model import VERSION, Alternative, GameAnalysis, Moment, Outlook, Play
from .thinkers import NoThinker, thinker

__all__ = [
    "VERSION",
    "Alternative",
    "Analyser",
    "GameAnalysis",
    "Moment",
    "NoAnalysis",
    "NoThinker",
    "Outlook",
    "Play",
    "analyse",
    "thinker",
]
