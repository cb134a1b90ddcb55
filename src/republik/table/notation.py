"""Conversion between moves and text."""

from collections.abc import Callable

from .contract import IllegalMove

MAX_TEXT = 200


class MoveTexts:
    """The text of every move of an action space. Texts that `plain` normalises to the same string denote the same
    move."""

    def __init__(self, texts: list[str], plain: Callable[[str], str]) -> None:
        self.texts = texts
        self.plain = plain
        self.moves: dict[str, int] = {plain(text): move for move, text in enumerate(texts)}

    def add_alias(self, text: str, move: int) -> None:
        """Adds an alternative text for a move, unless the text is already taken."""
        self.moves.setdefault(self.plain(text), move)

    def text(self, move: int) -> str:
        """Returns the text of a move."""
        if not 0 <= move < len(self.texts):
            raise IllegalMove("no-such-move", details={"text": str(move)})
        return self.texts[move]

    def move(self, text: str) -> int:
        """Returns the move for a text; raises IllegalMove if there is none."""
        if len(text) > MAX_TEXT:
            raise IllegalMove("no-such-move", details={"text": text[:MAX_TEXT]})
        move = self.moves.get(self.plain(text))
        if move is None:
            raise IllegalMove("no-such-move", details={"text": text})
        return move
