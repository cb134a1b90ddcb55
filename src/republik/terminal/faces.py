"""How the positions of a game are shown outside a table: for `show` and `replay`."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Generic, cast

from rich.text import Text

from republik.games.weimar.rules import steps as weimar_steps
from republik.games.weimar.rules.position import Position as WeimarPosition
from republik.games.weimar.terminal.screen import WeimarScreen
from republik.games.weimar.terminal.story import tell as tell_weimar
from republik.games.weimar.terminal.words import WeimarWords
from republik.games.wsdv.rules.position import Position as WsdvPosition
from republik.games.wsdv.terminal.screen import Screen
from republik.games.wsdv.terminal.story import tell
from republik.games.wsdv.terminal.words import Words
from republik.messages.i18n import Messages
from republik.table.contract import Event, Outcome, Position

from .card_screen import CardScreen, Spoken
from .layout import Line, Size, story_lines
from .style import Block


class Face(ABC, Generic[Spoken]):
    """One game in the words of one language, in lines of one width."""

    def __init__(self, words: Spoken, size: Size) -> None:
        self.words = words
        self.size = size

    @abstractmethod
    def screen(self, position: Position) -> CardScreen[Any, Spoken]: ...

    @abstractmethod
    def cards(self, position: Position) -> Block:
        """A record tells everything: all hands too."""

    @abstractmethod
    def tell(self, events: Iterable[Event]) -> list[Line]: ...

    def board(self, position: Position) -> Block:
        """All that lies open."""
        return self.screen(position).board()

    def told(self, events: Iterable[Event]) -> Block:
        """What happened, in sentences."""
        lines = self.tell(events)
        return story_lines(lines, len(lines), self.size.readable())

    def outcome(self, outcome: Outcome) -> str:
        return self.words.outcome(outcome)


def face_of(game: str, position: Position, messages: Messages, width: int) -> Face[Any]:
    """The face of a game, for records that begin with this position."""
    size = Size(width, 0)
    if game == "weimar":
        return WeimarFace(WeimarWords(cast("WeimarPosition", position).rules, messages), size)
    return WsdvFace(Words(cast("WsdvPosition", position).rules, messages), size)


class WsdvFace(Face[Words]):
    def screen(self, position: Position) -> Screen:
        return Screen(cast("WsdvPosition", position), self.words, self.size)

    def tell(self, events: Iterable[Event]) -> list[Line]:
        return tell(events, self.words)

    def cards(self, position: Position) -> Block:
        """Display and both hands."""
        shown = cast("WsdvPosition", position)
        special = [shown.special] if shown.special >= 0 else []
        lines: Block = []
        for key, cards in (
            ("show-display", special + shown.display),
            ("show-hand-west", shown.hand_west),
            ("show-hand-east", shown.hand_east),
        ):
            if cards:
                lines += [Text(self.words.text(key), style="bold"), *self.screen(position).card_list(cards, [])]
        return lines


class WeimarFace(Face[WeimarWords]):
    def screen(self, position: Position) -> WeimarScreen:
        return WeimarScreen(cast("WeimarPosition", position), self.words, self.size)

    def tell(self, events: Iterable[Event]) -> list[Line]:
        return tell_weimar(events, self.words)

    def cards(self, position: Position) -> Block:
        return self.screen(position).cards(range(weimar_steps.PARTIES))
