"""What the words of every game have in common."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from republik.messages.i18n import Messages
from republik.table.contract import IllegalMove, Outcome


class GameWords(ABC):
    """A game of cards in one language: a card is chosen, and then what it is used for."""

    own_keys: ClassVar[str]
    """How the game's own messages begin, where they differ from game to game."""
    uses: ClassVar[Sequence[str]]
    """What cards are used for, as the records write it."""
    hand_is_numbered: ClassVar[bool]
    """Whether a card may be called by its place among those offered."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.language = messages.language

    def text(self, key: str, **args: Any) -> str:
        return self.messages.text(key, args)

    def own(self, key: str, **args: Any) -> str:
        """A message of which every game has its own."""
        return self.text(self.own_keys + key, **args)

    def list_of(self, parts: Iterable[str]) -> str:
        return ", ".join(parts)

    @abstractmethod
    def numbers(self) -> Sequence[str]:
        """What is printed on the cards to tell them apart."""

    @abstractmethod
    def title(self, card: int) -> str: ...

    @abstractmethod
    def card(self, card: int) -> str:
        """The card by number and title; a hidden one without either."""

    @abstractmethod
    def use(self, use: int) -> str: ...

    @abstractmethod
    def play(self, card: int, use: int) -> int:
        """The move that plays a card for a use."""

    @abstractmethod
    def outcome(self, outcome: Outcome) -> str:
        """Who won, and how."""

    def refusal(self, error: IllegalMove) -> str:
        """Why not, with the rule."""
        keys = (f"refusal-{self.own_keys}{error.key}", f"refusal-{error.key}")
        key = next((key for key in keys if self.messages.has(key)), "")
        if not error.key or not key:
            return str(error)
        reason = self.text(key, **{name: self._translate(name, str(value)) for name, value in error.details.items()})
        return self.text("refusal-rule", reason=reason, rule=error.rule) if error.rule else reason

    @abstractmethod
    def _translate(self, name: str, value: str) -> str:
        """What a refusal names, in the language."""
