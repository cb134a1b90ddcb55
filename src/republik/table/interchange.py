"""Games in a format of other programs."""

from typing import Protocol


class Interchange(Protocol):
    """Games in a format of other programs."""
