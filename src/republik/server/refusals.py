"""What the server refuses. The wording is in the messages, under `refusal-key`."""

from collections.abc import Mapping

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

    def reason(self) -> str:
        """The reason in English, for programs."""
        said = self.phrase()
        return room_text(said) if self.game is None else renderer(self.game).text(said)

    def names(self) -> dict[str, str]:
        """The details as text."""
        return {name: value.id if isinstance(value, Name) else str(value) for name, value in self.details.items()}


def of_rules(error: IllegalMove, game: Game) -> CannotDo:
    """A refusal by the rules, with the rule's number."""
    return CannotDo(error.key, rule=error.rule, details=error.details, game=game)
