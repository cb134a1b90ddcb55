"""The screen of any game: board, story and question, in the largest form that fits the terminal."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, Generic, TypeVar

from rich.text import Text

from republik.table.contract import Position

from .answers import Choice
from .card_answers import CardChoice
from .game_words import GameWords
from .layout import LEAST_STORY, PROMPT_LINES, STORY_LINES, Line, Size, choice_lines, last_action, sentence
from .style import LOUD, QUIET, TOUCH, Block, inked, wrap

Shown = TypeVar("Shown", bound=Position)
Spoken = TypeVar("Spoken", bound=GameWords)


class CardScreen(ABC, Generic[Shown, Spoken]):
    """Draws one position for one reader."""

    least_story: ClassVar[int] = LEAST_STORY
    """At most so many sentences are worth a smaller board."""

    def __init__(self, position: Shown, words: Spoken, size: Size, reserved: int = 0) -> None:
        """`reserved` lines are kept free for messages under the question."""
        self.position = position
        self.words = words
        self.width = size.readable()
        self.height = size.height
        self.reserved = reserved

    @abstractmethod
    def board(self) -> Block:
        """Everything on the table, as large as it gets."""

    @abstractmethod
    def boards(self) -> Iterator[Block]:
        """What stands above the question, the largest form first."""

    @abstractmethod
    def card_page(self, card: int) -> Block:
        """One card with its note."""

    @abstractmethod
    def prompt(self) -> str:
        """The one sentence that asks."""

    @abstractmethod
    def use_note(self, card: int, use: int) -> str:
        """What a use of a card would mean, or why it is refused."""

    def asked(self) -> Block:
        return [Text(), *wrap(Text(self.prompt(), style=LOUD), self.width)]

    def ask(self, offered: Sequence[Choice], story: Sequence[Line], fresh: int) -> Block:
        """Anything but a card is to be decided."""
        return self.compose([self.asked() + self.choices(offered)], story, fresh)

    def choices(self, offered: Sequence[Choice]) -> Block:
        return choice_lines(offered, self.width)

    def ask_use(self, card: CardChoice, story: Sequence[Line]) -> Block:
        """A card is chosen; its use is to be decided."""
        return self.compose([self.uses(card)], story, 0)

    def uses(self, card: CardChoice) -> Block:
        """The uses of a card, those refused with the reason."""
        words = self.words
        lines = [Text(), *wrap(Text(words.own("prompt-use", card=words.card(card.card)), style=LOUD), self.width)]
        for use, move in enumerate(card.moves):
            allowed = move is not None
            line = inked(f" {use + 1} " if allowed else " – ", TOUCH if allowed else QUIET)
            line.append(f"{words.use(use)}: ", style=LOUD if allowed else QUIET)
            line.append(self.use_note(card.card, use), style="" if allowed else QUIET)
            lines += wrap(line, self.width, "     ")
        return lines

    def compose(self, questions: Sequence[Block], story: Sequence[Line], fresh: int) -> Block:
        """The largest forms that leave room for the fresh part of the story."""
        recent = story[-STORY_LINES:] if self.height else story[len(story) - fresh :]
        told = [sentence(line, n >= len(recent) - fresh, self.width) for n, line in enumerate(recent)]
        wanted = sum(len(lines) for lines in told[-min(self.least_story, last_action(recent)) :])
        for top, question in ((top, question) for top in self.boards() for question in questions):
            room = self.height - len(top) - len(question) - PROMPT_LINES - self.reserved
            if not self.height or room >= wanted:
                break
        while self.height and told and sum(len(lines) for lines in told) > room:
            del told[0]
        return top + [line for lines in told for line in lines] + question
