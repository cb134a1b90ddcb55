"""A recorded game looked at afterwards: what each decision was worth to the side that took it, and where games turned.

`Analyser(record, player).steps()` gives one decision after another, as they are thought about;
`analyse(record, player)` all of them as a `GameAnalysis`, which `to_dict()` writes as plain data;
`thinker("minister", game)` is a player that can say why.
"""

from .analyser import Analyser, NoAnalysis, analyse
from .model import VERSION, Alternative, GameAnalysis, Moment, Outlook, Play, Swing
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
    "Swing",
    "analyse",
    "thinker",
]
