"""A recorded game looked at afterwards: what each decision was worth to the side that took it, and where games turned.

`Study(record, player).steps()` gives one decision after another, as they are thought about; `analyse(record, player)`
all of them as an `Analysis`, which `to_dict()` writes as plain data; `thinker("minister")` a player that can say why.
"""

from .model import VERSION, Alternative, Analysis, Moment, Outlook, Play, Swing
from .study import Study, analyse
from .thinkers import DEFAULT_PLAYER, NoThinker, thinker

__all__ = [
    "DEFAULT_PLAYER",
    "VERSION",
    "Alternative",
    "Analysis",
    "Moment",
    "NoThinker",
    "Outlook",
    "Play",
    "Study",
    "Swing",
    "analyse",
    "thinker",
]
