"""What those are told who want to know of a table: clocks, the bus, followers, notices, computer players, figures."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto

from .changes import Change
from .table import Table


class How(Enum):
    """What has happened to a table."""

    ASKED = auto()
    """Somebody asks for it: what failed there is tried again soon."""
    LOADED = auto()
    """It has come into memory."""
    CREATED = auto()
    NEXT = auto()
    """It was created as the next game of another table."""
    CHANGED = auto()
    """Something was done at it."""
    REREAD = auto()
    """Another process had changed it."""
    ADMISSION = auto()
    """Others may see it now."""


@dataclass(frozen=True)
class TableChanged:
    """News of a table. What it says of it is stored."""

    table: Table
    how: How
    change: Change = field(default_factory=Change)
    seconds: float = 0.0
    """How long it took to make and to store."""


Subscriber = Callable[[TableChanged], None]
