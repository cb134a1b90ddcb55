"""Wir sind das Volk! at the terminal: how a person is asked, and the commands of this game."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from rich.text import Text

from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import ACTION
from republik.players.registry import levels
from republik.table.budget import Budget
from republik.table.contract import Event
from republik.table.thoughts import Thinker, Thoughts
from republik.terminal.answers import Choice
from republik.terminal.card_answers import CardChoice
from republik.terminal.card_table import CardTable
from republik.terminal.layout import Line, Size
from republik.terminal.loop import Call
from republik.terminal.style import QUIET, TOUCH, WARNING, Block

from .choices import card_choices, choices, explain
from .hints import adviser, hint
from .outlook import outlook
from .screen import Screen
from .story import tell
from .words import Words

COMMANDS: Final = "undo redo why hint forecast map cards log save help rules back quit".split()
AT_HAND: Final = "help undo why hint forecast map cards log quit".split()


class Table(CardTable[Position, Words, Screen]):
    """Runs a session to its end, or until the person leaves."""

    commands: ClassVar[Sequence[str]] = COMMANDS
    at_hand: ClassVar[Sequence[str]] = AT_HAND
    choosing_a_card = ACTION

    def side(self, seat: int) -> str:
        return self.words.side(seat)

    def opponents(self) -> list[str]:
        """Against which levels persons play."""
        if None not in self.players:
            return []
        names = {level.key: level for level in levels("wsdv")}
        computers = [(seat, names.get(player.name)) for seat, player in enumerate(self.players) if player is not None]
        return [
            self.words.text(
                "opponent",
                side=self.words.side(seat),
                level=self.words.level(level.key),
                number=level.number,
                count=len(names),
            )
            for seat, level in computers
            if level is not None
        ]

    def tell(self, events: Iterable[Event]) -> list[Line]:
        return tell(events, self.words)

    def explain(self, text: str, seat: int) -> list[str]:
        return explain(text, self.shown(seat), self.words)

    def summary(self) -> str:
        position = self.position
        return self.text(
            "play-summary",
            decade=position.decade,
            decisions=len(self.session.decisions),
            west=position.side_protests(0),
            east=position.side_protests(1),
        )

    # -- a person decides ------------------------------------------------------------------

    def choices(self, shown: Position) -> list[Choice]:
        return choices(shown, self.words)

    def card_choices(self, shown: Position) -> list[CardChoice]:
        return card_choices(shown, self.words)

    def card_question(
        self,
        shown: Position,
        offered: Sequence[CardChoice],  # noqa: ARG002 - shown are those without a use too
        story: Sequence[Line],
        fresh: int,
    ) -> tuple[Block, Block]:
        screen = self.screen(shown)
        return screen.ask_card(story, fresh), screen.asked()

    def ask_use(self, card: CardChoice, shown: Position, seat: int) -> int | None:
        """The only use is not asked for."""
        only = [use for use, move in enumerate(card.moves) if move is not None]
        if len(only) == 1:
            return only[0]
        return super().ask_use(card, shown, seat)

    def screen_of(self, position: Position, size: Size, reserved: int = 0) -> Screen:
        return Screen(position, self.words, size, reserved)

    # -- commands --------------------------------------------------------------------------------------

    def adviser(self, seat: int, budget: Budget | None) -> Thinker:
        return adviser(self.players[1 - seat], budget)

    def hint(self, thoughts: Thoughts, name: str, seat: int) -> Block:
        shown = self.shown(seat)
        return hint(thoughts, name, shown, self.words, self.screen(shown).width)

    def do_forecast(self, call: Call) -> None:
        shown = self.shown(call.seat)
        self.page(self.screen(shown).outlook(outlook(shown.forecast(), self.words)))

    def do_cards(self, call: Call) -> None:
        """Display, hand, and what is known of the other hand; or one card, with its note."""
        if call.rest:
            self.one_card(call)
            return
        shown = self.shown(call.seat)
        hand = [card for card in shown.hand(call.seat) if card >= 0]
        seen = [card for card in shown.hand(1 - call.seat) if card >= 0]
        special = [shown.special] if shown.special >= 0 else []
        screen = self.screen(shown)
        block = screen.cards(special + shown.display + hand, hand)
        if seen:
            block += [Text(self.words.text("cards-seen")), *screen.cards(seen, [])]
        other = len(shown.hand(1 - call.seat))
        block.append(Text(self.words.text("cards-count", count=other, pile=len(shown.pile)), style=QUIET))
        self.page(block)

    def do_rules(self, call: Call) -> None:
        key = "rule-" + call.rest.replace(".", "-")
        if call.rest and self.words.messages.has(key):
            self.say([f"{call.rest}  {self.words.text(key)}"], TOUCH)
        else:
            self.say([self.words.text("rules-which")], WARNING)
