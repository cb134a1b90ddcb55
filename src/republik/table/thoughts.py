"""How a player explains a decision: its choices, their winning chances, and the reasons for them."""

from dataclasses import dataclass
from random import Random
from typing import Protocol, runtime_checkable

from republik.table.contract import View

from .phrases import Phrase
from .player import Player

MAX_REASONS = 3


@dataclass(frozen=True)
class Reason:
    """What distinguishes a choice from the others: a feature of the evaluation, with the winning chance that it gains
    or costs the seat; or something that happens on the board, as a phrase, with roughly what it is worth."""

    feature: str
    amount: float
    phrase: Phrase | None = None


@dataclass(frozen=True)
class Choice:
    """A move with the seat's winning chance after it; `weight` is its share of the search effort."""

    move: int
    chance: float
    weight: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True)
class Thoughts:
    """A decision as its player sees it, the best choice first."""

    seat: int
    choices: tuple[Choice, ...]
    iterations: int = 0
    depth: int = 0

    @property
    def move(self) -> int:
        """The move the player would play."""
        return self.choices[0].move

    @property
    def chance(self) -> float:
        """The seat's winning chance after its preferred move."""
        return self.choices[0].chance

    def of(self, move: int) -> Choice | None:
        return next((choice for choice in self.choices if choice.move == move), None)


@runtime_checkable
class Thinker(Player, Protocol):
    """A player that can explain its choices."""

    def think(self, view: View, rng: Random) -> Thoughts:
        """Makes the same decision as `choose` with the same generator, and returns everything it considered."""
        ...
