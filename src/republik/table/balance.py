"""What a study of a game's balance examines: variants of the rules, and the value of single plays."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from .contract import Position


class Variant(NamedTuple):
    """A variant of the rules: its name and the setting of each switch."""

    name: str
    switches: Mapping[str, Any]


class PlayValue(NamedTuple):
    """A play and its value: the winning chance after it, minus the average of the other plays."""

    card: str
    use: str
    worth: float


class Balance:
    """A balance study between equal players: the same deals in every variant of the rules."""

    player: str
    """The default player of both sides."""
    seat: int
    """The seat whose share of wins is measured."""
    variants: Sequence[Variant]
    """The first is the baseline for the others; plays are valued in the last."""
    unit: str = "variant"
    """What the report calls the first and last variants."""
    switch_titles: Mapping[str, str] = {}
    """Titles of the switches; a switch without one appears under its name."""
    setting_titles: Mapping[Any, str] = {}
    """Titles of the settings; a setting without one appears as it is."""
    period: str = "period"
    """The period that endings are counted by, as named in the data."""
    periods: Sequence[int] = ()
    """All possible periods."""
    table: str = ""
    """The data-set table whose rows are averaged per period; empty if there is none."""
    shares: Mapping[str, str] = {}
    """Boolean columns of that table, by their name in the data; the report gives the share of true values."""
    share_titles: Mapping[str, str] = {}
    """Headings of these columns in the report; a column without one appears under its name."""
    figures: Mapping[str, str] = {}
    """Columns of that table to average, with their headings in the report (empty: in the data only)."""
    uses: Mapping[str, str] = {}
    """The card uses that are valued, in data order, with their message keys."""
    shown_uses: Sequence[str] = ()
    """The same uses in the order of the report."""
    cards: Sequence[str] = ()
    """All cards that can be valued, in data order."""

    def new(self, variant: int) -> Position:
        """Returns a new game of a variant."""
        raise NotImplementedError

    def values(self, position: Position, seat: int, rng: Random) -> list[PlayValue] | None:  # noqa: ARG002
        """Returns the value of each play to the deciding seat, given what it knows; None if no play is chosen here."""
        return None

    def opening(self, position: Position, move: int) -> tuple[str, str] | None:  # noqa: ARG002
        """Returns the card and the use of a play; None if the move is no play."""
        return None

    def chance(self, position: Position, seat: int, rng: Random) -> float | None:  # noqa: ARG002
        """Returns the measured seat's chance as the deciding seat sees it; None where chances are not compared."""
        return None

    def card_title(self, card: str) -> str:
        """Returns a card's title in English."""
        return card

    def card_period(self, card: str) -> int:  # noqa: ARG002
        """Returns the period a card belongs to."""
        return 0
