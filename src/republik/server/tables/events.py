"""Notifications about tables for subscribers: clocks, the bus, followers, notifications, computer players, metrics."""

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

from .changes import Change
from .table import Table


class How(Enum):
    """What has happened to a table."""

    ASKED = auto()
    """Somebody requested it: retry soon whatever failed there."""
    LOADED = auto()
    """It was loaded into memory."""
    CREATED = auto()
    NEXT = auto()
    """It was created as the rematch of another table."""
    CHANGED = auto()
    """Something was done at it."""
    REREAD = auto()
    """Another process had changed it."""
    ADMISSION = auto()
    """The set of people who may see it has changed."""


class TableChanged(NamedTuple):
    """A change of a table, already stored."""

    table: Table
    how: How
    change: Change = Change()
    seconds: float = 0.0
    """How long it took to make and store the change."""


Subscriber = Callable[[TableChanged], None]
