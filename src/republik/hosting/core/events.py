"""What the table service publishes to its subscribers: clocks, followers, notices, computer players, metrics."""

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

from .changes import Change
from .table import Table


class ChangeKind(Enum):
    """What has happened to a table."""

    LOADED = auto()
    """It was loaded into memory, unchanged."""
    CREATED = auto()
    REMATCH = auto()
    """It was created as the rematch of another table."""
    CHANGED = auto()
    """Something was done at it in this process."""
    CHANGED_ELSEWHERE = auto()
    """Another process had changed it, so it was read again."""
    ACCESS = auto()
    """The set of people who may see it has changed, nothing else."""


class TableChanged(NamedTuple):
    """A change of a table, already stored."""

    table: Table
    kind: ChangeKind
    change: Change = Change()
    """What was stored, for CHANGED; otherwise empty."""
    seconds: float = 0.0
    """How long it took to make and store the change."""


Subscriber = Callable[[TableChanged], None]
OnVisit = Callable[[Table], None]
"""Called when somebody looks at a table, so that whatever failed there is retried soon."""
