"""A game of cards at the terminal: how a person is asked for a card, its use, or anything else."""

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from rich.console import Console

from republik.table.contract import Outcome, Position
from republik.table.player import Player
from republik.table.session import Session

from .answers import Choice, Unclear, find, plain
from .card_answers import CardChoice, every_card, find_card, find_use
from .card_screen import CardScreen, Spoken
from .layout import Line, Size
from .loop import PROMPT, Call, Loop
from .prompt_input import Reader
from .style import TOUCH, WARNING, Block


class Stepwise(Position, Protocol):
    """A position whose step begins with its kind."""

    def step(self) -> Sequence[int]: ...


Shown = TypeVar("Shown", bound=Stepwise)
Drawn = TypeVar("Drawn", bound=CardScreen[Any, Any])


class CardTable(Loop, Generic[Shown, Spoken, Drawn]):
    """Runs a session to its end, or until the person leaves."""

    choosing_a_card: ClassVar[int]
    """The kind of step in which a card is chosen."""

    def __init__(
        self,
        session: Session,
        players: Sequence[Player | None],
        words: Spoken,
        console: Console,
        reader: Reader,
        path: Path | None = None,
    ) -> None:
        super().__init__(session, players, words.messages, console, reader, path)
        self.words = words

    # -- what a game says for itself ---------------------------------------------------------

    @abstractmethod
    def screen_of(self, position: Shown, size: Size, reserved: int = 0) -> Drawn: ...

    @abstractmethod
    def choices(self, shown: Shown) -> list[Choice]:
        """What can be chosen where no card is."""

    @abstractmethod
    def card_choices(self, shown: Shown) -> list[CardChoice]:
        """The cards that can be chosen."""

    @abstractmethod
    def card_question(
        self, shown: Shown, offered: Sequence[CardChoice], story: Sequence[Line], fresh: int
    ) -> tuple[Block, Block]:
        """The screen that asks for a card, and the question alone."""

    # -- a person decides ------------------------------------------------------------------

    @property
    def position(self) -> Shown:
        return cast("Shown", self.session.position)

    def shown(self, seat: int) -> Shown:
        """What the seat sees."""
        return cast("Shown", cast("Any", self.session.position.view(seat)).shown)

    def board(self) -> Block:
        return self.screen_of(self.position, Size(self.console.width, 0)).board()

    def outcome_text(self, outcome: Outcome) -> str:
        return self.words.outcome(outcome)

    def person(self, seat: int) -> None:
        shown = self.shown(seat)
        if shown.step()[0] == self.choosing_a_card:
            self.ask_card(shown, seat)
        else:
            self.ask_choice(shown, seat)

    def ask_choice(self, shown: Shown, seat: int) -> None:
        offered = self.choices(shown)
        story, fresh = self.story(seat)
        screen = self.screen(shown)
        self.draw(screen.ask(offered, story, fresh), screen.asked() + screen.choices(offered))
        names = {name for choice in offered for name in (choice.short, choice.label)}
        answer = self.read(PROMPT, sorted(names))
        if not answer or self.command(answer, seat):
            return
        try:
            choice = find(answer, offered, shown)
        except Unclear as unclear:
            self.not_clear(unclear, answer, seat)
            return
        self.decided(seat, choice.move)

    def ask_card(self, shown: Shown, seat: int) -> None:
        offered = self.card_choices(shown)
        self.draw(*self.card_question(shown, offered, *self.story(seat)))
        names = [name for card in offered for name in (card.number, card.title)]
        answer = self.read(PROMPT, names)
        if not answer or self.command(answer, seat):
            return
        try:
            card, use = find_card(answer, offered, self.words)
        except Unclear as unclear:
            self.not_clear(unclear, answer, seat)
            return
        if use is None:
            use = self.ask_use(card, shown, seat)
        move = card.moves[use] if use is not None else None
        if move is not None:
            self.decided(seat, move)
        elif use is not None:
            refusal = shown.why_not(self.words.play(card.card, use))
            self.say([self.words.refusal(refusal)] if refusal else [], WARNING)

    def ask_use(self, card: CardChoice, shown: Shown, seat: int) -> int | None:
        """What the card is used for; None to choose another card."""
        while True:
            screen = self.screen(shown)
            self.draw(screen.ask_use(card, self.story(seat)[0]), screen.uses(card))
            answer = self.read(PROMPT, [self.words.use(use) for use in range(len(card.moves))])
            if not answer or plain(answer) in self.names_of("back"):
                return None
            before = self.session.position
            if self.command(answer, seat):
                if self.session.position is not before:
                    return None
                continue
            use = find_use(answer, self.words)
            if use is not None:
                return use
            self.not_clear(Unclear(answer, []), answer, seat)

    def screen(self, shown: Shown) -> Drawn:
        return self.screen_of(shown, self.size(), len(self.message))

    # -- commands --------------------------------------------------------------------------------------

    def do_why(self, call: Call) -> None:
        if not call.rest:
            self.say([self.words.own("why-what")], WARNING)
            return
        shown = self.shown(call.seat)
        offered = self.choices(shown) if shown.step()[0] != self.choosing_a_card else []
        number = [choice for choice in offered if choice.name == call.rest]
        text = shown.move_text(number[0].move) if number else call.rest
        self.say(self.explain(text, call.seat) or [self.text("answer-unknown", answer=call.rest)], TOUCH)

    def do_map(self, call: Call) -> None:
        self.page(self.screen(self.shown(call.seat)).board())

    def one_card(self, call: Call) -> None:
        """A card that was named, with its note."""
        try:
            card = find_card(call.rest, every_card(self.words), self.words)[0].card
        except Unclear as unclear:
            names = self.words.list_of(unclear.candidates)
            if unclear.candidates:
                self.say([self.text("answer-ambiguous", answer=call.rest, names=names)], WARNING)
            else:
                self.say([self.words.own("cards-unknown", answer=call.rest)], WARNING)
            return
        self.page(self.screen(self.shown(call.seat)).card_page(card))
