"""Interface for drawing a game in the terminal. Everything is optional: a game without drawings is described in words.

The terminal creates one `TerminalGame` and a `Drawing` for each position it shows. By default both use the game's
phrases; a game overrides the parts it can draw. This module uses Rich, so nothing that plays a game imports it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol

from rich.text import Text

from republik.table.contract import Position, View
from republik.table.game import Game, PositionT, ViewT
from republik.table.phrases import Arg, Name, Phrase
from republik.table.plugin.drawing import LOUD, TOUCH, Block, inked, wrap

CARD = "card"
"""Kind of the places that are cards: the terminal asks for the card first, then for its use."""


class Translator(Protocol):
    """Renders phrases in one language, such as the renderer in `republik.messages`."""

    @property
    def language(self) -> str: ...
    def text(self, value: Arg) -> str: ...
    def has(self, key: str) -> bool: ...


class Drawing:
    """A position as one seat sees it, in one language and at one width."""

    cards_above: ClassVar[bool] = False
    """Whether the cards to choose from are drawn as part of the board, above the prompt."""
    least_log: ClassVar[int] = 7
    """Maximum number of log lines for which the board is shrunk."""

    def __init__(self, game: Game, view: View, translator: Translator, width: int) -> None:
        self.game = game
        self.view = view
        self.translator = translator
        self.width = width

    def text(self, key: str, **args: Arg) -> str:
        """Returns a message of the game or of the program."""
        return self.translator.text(Phrase(key, args))

    def name(self, kind: str, key: str) -> str:
        return self.translator.text(Name(kind, key))

    # -- the table -------------------------------------------------------------------------------

    def board(self) -> Block:
        """Returns everything on the table at full size."""
        lines: Block = []
        for phrase in self.game.phrases.state(self.view):
            lines += wrap(Text(self.translator.text(phrase)), self.width, "  ")
        return lines

    def boards(self) -> Iterator[Block]:
        """Yields versions of the board above the prompt, largest first."""
        yield self.board()

    def forecast_title(self) -> str:
        """Returns the heading of the forecast."""
        return self.text("forecast-title")

    # -- cards -----------------------------------------------------------------------------------

    def hands(self, cards: Sequence[str]) -> Iterator[Block]:
        """Yields versions of the cards that can be chosen, largest first; numbered if `cards_are_numbered`."""
        lines: Block = []
        for number, card in enumerate(cards, 1):
            line = inked(f"{number} ", TOUCH) if cards_are_numbered(cards) else Text()
            lines += wrap(line.append(self.name(CARD, card)), self.width, "    ")
        yield lines

    def cards(self) -> Block:
        """Returns all cards the seat may look at; empty if the game has no such page."""
        return []

    def card(self, card: str) -> Block:  # noqa: ARG002
        """Returns the page of one card; empty if the game has none."""
        return []

    # -- choices ---------------------------------------------------------------------------------

    def note(self, move: int) -> str:
        """Returns details to show before a move is chosen."""
        phrase = self.game.phrases.note(self.view, move)
        return "" if phrase is None else self.translator.text(phrase)

    def candidates(self, place: str) -> Sequence[int]:
        """Returns the moves, legal or not, that a place or card typed by the user may mean."""
        return self.game.phrases.candidates(self.view, place)

    def use(self, move: int) -> str:
        """Returns how a move, legal or not, uses its card: the argument `use` of the move's phrase. The card itself is
        not named."""
        phrase = self.game.phrases.describe(self.view, move)
        return self.translator.text(phrase.args.get("use", phrase))


def cards_are_numbered(cards: Sequence[str]) -> bool:
    """Returns whether cards may be chosen by their position in the list; not if numbers are names of cards."""
    return not any(card.isdecimal() for card in cards)


@dataclass(frozen=True)
class Reply:
    """The answer to a game's command: a page, or a remark under the prompt."""

    lines: Block
    page: bool = True


@dataclass(frozen=True)
class Command:
    """A command added by a game. Its messages are `command-NAME` and `help-NAME`."""

    name: str
    run: Callable[[Any, str], Reply]
    """Receives the game's own drawing for the seat that asks, and the text after the command."""
    at_hand: bool = False
    """Whether it is mentioned under every prompt."""


class TerminalGame(Generic[PositionT, ViewT]):
    """The terminal interface of a game."""

    commands: tuple[Command, ...] = ()
    has_cards: bool = False
    """Whether its drawings have pages of cards."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = game.seats
        """The seats that are played; the terminal sets them if their number is an option."""

    def drawing(self, view: ViewT, translator: Translator, width: int) -> Drawing:
        """Returns the drawing of a position as a seat sees it."""
        return Drawing(self.game, view, translator, width)

    def open_drawing(self, position: PositionT, translator: Translator, width: int) -> Drawing:
        """Returns the drawing of a position with all hidden information, as in records."""
        return OpenDrawing(self.game, position, translator, width, self.seats)

    def summary(self, position: PositionT, decisions: int, translator: Translator) -> str:
        """Returns how far a game went, in one line."""
        when = self.game.phrases.when(position)
        return translator.text(Phrase("game-summary", {"when": when, "decisions": decisions}))


AnyTerminalGame = TerminalGame[Any, Any]


class OpenDrawing(Drawing):
    """Describes a position in words as every seat sees it, for games without a drawing."""

    def __init__(
        self, game: Game, position: Position, translator: Translator, width: int, seats: tuple[str, ...] = ()
    ) -> None:
        self.seats = seats or game.seats
        self.views = [position.view(seat) for seat in range(len(self.seats))]
        super().__init__(game, self.views[0], translator, width)

    def board(self) -> Block:
        boards = [Drawing(self.game, view, self.translator, self.width).board() for view in self.views]
        if all(block == boards[0] for block in boards):
            return boards[0]
        lines: Block = []
        for name, block in zip(self.seats, boards, strict=True):
            lines += [Text(self.name("seat", name), style=LOUD), *block]
        return lines
