"""What a study of a game's balance looks into: variants of its rules, and what single plays are worth."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from .contract import Position


class Variant(NamedTuple):
    """A variant of the rules and how its switches are set."""

    name: str
    switches: Mapping[str, Any]


class PlayValue(NamedTuple):
    """A play and what it is worth: the winning chance after it, less that of the average other play."""

    card: str
    use: str
    worth: float


class Balance:
    """A study of the game between equal players: the same deals in every variant of the rules."""

    player: str
    """Who plays both sides unless another is asked for."""
    seat: int
    """Whose share of the games is followed."""
    variants: Sequence[Variant]
    """The first is the one the others are compared with; in the last one plays are valued."""
    unit: str = "variant"
    """What the first and the last variant are, in the page's sentences."""
    switch_titles: Mapping[str, str] = {}
    """The switches in words; a switch without any goes by its name."""
    setting_titles: Mapping[Any, str] = {}
    """Settings in words, likewise."""
    period: str = "period"
    """What the endings are counted by, as the data names it."""
    periods: Sequence[int] = ()
    """All there can be."""
    table: str = ""
    """The table of the data sets whose rows are averaged by period; empty: none."""
    shares: Mapping[str, str] = {}
    """Columns of it whose share of true values is told, by the name in the data."""
    figures: Mapping[str, str] = {}
    """Columns of it that are averaged, with their headings on the page (empty: in the data only)."""
    uses: Mapping[str, str] = {}
    """The uses of a card that are valued, in the order of the data, with the keys of their messages."""
    shown_uses: Sequence[str] = ()
    """The same in the order of the page."""
    cards: Sequence[str] = ()
    """Every card that can be valued, in the order of the data."""

    def new(self, variant: int) -> Position:
        """A game of a variant before its first decision."""
        raise NotImplementedError

    def values(self, position: Position, seat: int, rng: Random) -> list[PlayValue] | None:  # noqa: ARG002
        """What each play is worth to the seat that decides, from what it can know; None: no play is chosen here."""
        return None

    def card_title(self, card: str) -> str:
        """A card with its name in English."""
        return card

    def card_period(self, card: str) -> int:  # noqa: ARG002
        """The period a card belongs to."""
        return 0
