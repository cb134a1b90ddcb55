"""What a game may draw in the terminal. All of it is optional: a game without a drawing is told in words.

The room asks for a `TerminalGame` once and for a `Drawing` of every position it shows. Both get along with what the
game's phrases say; a game overrides what it can draw better. Not imported by anything that plays a game: it uses Rich.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from rich.text import Text

from .contract import Position, View
from .drawing import LOUD, TOUCH, Block, inked, wrap
from .game import Game
from .phrases import Arg, Name, Phrase

CARD = "card"
"""The kind of the places that are cards: the choices at one such place are asked for card first, then use."""


class Translator(Protocol):
    """Phrases in one language. The renderer of `republik.messages` is one."""

    @property
    def language(self) -> str: ...
    def text(self, said: Arg) -> str: ...
    def has(self, key: str) -> bool: ...


class Drawing:
    """One position as one seat sees it, in one language and one width."""

    cards_above: ClassVar[bool] = False
    """Whether the cards to choose from stand above the question, as a part of the board."""
    least_log: ClassVar[int] = 7
    """How many sentences of the log are worth a smaller board, at most."""

    def __init__(self, game: Game, view: View, translator: Translator, width: int) -> None:
        self.game = game
        self.view = view
        self.translator = translator
        self.width = width

    def text(self, key: str, **args: Arg) -> str:
        """A message of the game or of the rooms."""
        return self.translator.text(Phrase(key, args))

    def name(self, kind: str, key: str) -> str:
        return self.translator.text(Name(kind, key))

    # -- the table -------------------------------------------------------------------------------

    def board(self) -> Block:
        """Everything on the table, as large as it gets."""
        lines: Block = []
        for said in self.game.phrases.state(self.view):
            lines += wrap(Text(self.translator.text(said)), self.width, "  ")
        return lines

    def boards(self) -> Iterator[Block]:
        """What stands above the question, the largest form first."""
        yield self.board()

    def forecast_title(self) -> str:
        """What stands above the forecast."""
        return self.text("forecast-title")

    # -- cards -----------------------------------------------------------------------------------

    def hands(self, cards: Sequence[str]) -> Iterator[Block]:
        """The cards that can be chosen, the largest form first; numbered where `cards_are_numbered`."""
        lines: Block = []
        for number, card in enumerate(cards, 1):
            line = inked(f"{number} ", TOUCH) if cards_are_numbered(cards) else Text()
            lines += wrap(line.append(self.name(CARD, card)), self.width, "    ")
        yield lines

    def cards(self) -> Block:
        """All cards the seat may look at; nothing where the game has no such page."""
        return []

    def card(self, card: str) -> Block:  # noqa: ARG002
        """One card of the game, with what is to be said of it; nothing where the game has no such page."""
        return []

    # -- choices ---------------------------------------------------------------------------------

    def note(self, move: int) -> str:
        """What to know before choosing a move, beside its name."""
        said = self.game.phrases.note(self.view, move)
        return "" if said is None else self.translator.text(said)

    def candidates(self, place: str) -> Sequence[int]:
        """The moves, legal or not, that whoever names a place (or a card) may have meant."""
        return self.game.phrases.candidates(self.view, place)

    def use(self, move: int) -> str:
        """What a card is used for by a move, legal or not, where the card has been said: the argument `use` of the
        move's phrase."""
        said = self.game.phrases.describe(self.view, move)
        return self.translator.text(said.args.get("use", said))


def cards_are_numbered(cards: Sequence[str]) -> bool:
    """Whether a card may be called by its place among those offered: not where a number is a card's name."""
    return not any(card.isdecimal() for card in cards)


@dataclass(frozen=True)
class Reply:
    """What a command of a game answers: a page, or a remark under the question."""

    lines: Block
    page: bool = True


@dataclass(frozen=True)
class Command:
    """A command that a game adds. `command-NAME` and `help-NAME` are its messages."""

    name: str
    run: Callable[[Drawing, str], Reply]
    """Gets the drawing for the seat that asks, and what was typed after the command."""
    at_hand: bool = False
    """Whether it is named under every question."""


class TerminalGame:
    """How a game looks in the terminal."""

    commands: tuple[Command, ...] = ()
    has_cards: bool = False
    """Whether its drawings have pages of cards."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def drawing(self, view: View, translator: Translator, width: int) -> Drawing:
        """A position as a seat sees it."""
        return Drawing(self.game, view, translator, width)

    def open_drawing(self, position: Position, translator: Translator, width: int) -> Drawing:
        """A position with all that is hidden, as records have it."""
        return OpenDrawing(self.game, position, translator, width)

    def summary(self, position: Position, decisions: int, translator: Translator) -> str:
        """How far a game went, in a line."""
        when = self.game.phrases.when(position)
        return translator.text(Phrase("game-summary", {"when": when, "decisions": decisions}))


class OpenDrawing(Drawing):
    """A position in words as every seat sees it, for a game that draws none."""

    def __init__(self, game: Game, position: Position, translator: Translator, width: int) -> None:
        self.views = [position.view(seat) for seat in range(len(game.seats))]
        super().__init__(game, self.views[0], translator, width)

    def board(self) -> Block:
        seen = [Drawing(self.game, view, self.translator, self.width).board() for view in self.views]
        if all(block == seen[0] for block in seen):
            return seen[0]
        lines: Block = []
        for name, block in zip(self.game.seats, seen, strict=True):
            lines += [Text(self.name("seat", name), style=LOUD), *block]
        return lines
