"""The moves of a game as text and back."""

from collections.abc import Callable

from .contract import IllegalMove

MAX_TEXT = 200


class MoveTexts:
    """How every move of an action space is written. What `plain` makes the same of a text is read as the same move."""

    def __init__(self, texts: list[str], plain: Callable[[str], str]) -> None:
        self.texts = texts
        self.plain = plain
        self.moves: dict[str, int] = {plain(text): move for move, text in enumerate(texts)}

    def also(self, text: str, move: int) -> None:
        """Another text for a move, unless it is that of a move already."""
        self.moves.setdefault(self.plain(text), move)

    def text(self, move: int) -> str:
        """How a move is written."""
        if not 0 <= move < len(self.texts):
            raise IllegalMove("no-such-move", details={"text": str(move)})
        return self.texts[move]

    def move(self, text: str) -> int:
        """The move a text stands for; IllegalMove when it stands for none."""
        if len(text) > MAX_TEXT:
            raise IllegalMove("no-such-move", details={"text": text[:MAX_TEXT]})
        move = self.moves.get(self.plain(text))
        if move is None:
            raise IllegalMove("no-such-move", details={"text": text})
        return move
