"""What the server refuses. The wording is in the messages, under `refusal-key`."""

from collections.abc import Mapping
from typing import Any

from republik import games
from republik.messages.render import renderer, room_text
from republik.table.contract import IllegalMove, Refusal
from republik.table.game import Game
from republik.table.phrases import Arg, Name


class CannotDo(Refusal):
    """A refused request; `game` is the game whose rules refuse it, if any."""

    def __init__(
        self, key: str, *, rule: str = "", details: Mapping[str, Arg] | None = None, game: Game | None = None
    ) -> None:
        super().__init__(key, details)
        self.rule = rule
        self.game = game

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (self.key, self.rule, dict(self.details), None if self.game is None else self.game.name)

    def reason(self) -> str:
        """The reason in English, for programs."""
        phrase = self.phrase()
        return room_text(phrase) if self.game is None else renderer(self.game).text(phrase)

    def names(self) -> dict[str, str]:
        """The details as text."""
        return {name: value.id if isinstance(value, Name) else str(value) for name, value in self.details.items()}


def _rebuilt(key: str, rule: str, details: Mapping[str, Arg], game: str | None) -> CannotDo:
    """A refusal that arrives from a worker process."""
    return CannotDo(key, rule=rule, details=details, game=None if game is None else games.game(game))


def of_rules(error: IllegalMove, game: Game) -> CannotDo:
    """A refusal by the rules, with the rule's number."""
    return CannotDo(error.key, rule=error.rule, details=error.details, game=game)
