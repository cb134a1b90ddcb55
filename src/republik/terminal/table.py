"""Wir sind das Volk! at the terminal: how a person is asked, and the commands of this game."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar, Final, cast

from rich.console import Console
from rich.text import Text

from republik.players.base import Player
from republik.players.budget import Budget
from republik.players.levels import LEVELS
from republik.players.thoughts import Thinker, Thoughts
from republik.table.contract import Event, Outcome
from republik.table.session import Session
from republik.wsdv.position import Position, View
from republik.wsdv.steps import ACTION

from .answers import Unclear, find, plain
from .choices import CardChoice, card_choices, choices, every_card, explain, find_card, find_use
from .hints import adviser, hint
from .layout import Line, Size
from .loop import PROMPT, Call, Loop
from .outlook import outlook
from .reading import Reader
from .screen import Screen
from .story import tell
from .style import QUIET, TOUCH, WARNING, Block
from .words import Words

COMMANDS: Final = "undo redo why hint forecast map cards log save help rules back quit".split()
AT_HAND: Final = "help undo why hint forecast map cards log quit".split()


class Table(Loop):
    """Runs a session to its end, or until the person leaves."""

    commands: ClassVar[Sequence[str]] = COMMANDS
    at_hand: ClassVar[Sequence[str]] = AT_HAND

    def __init__(
        self,
        session: Session,
        players: Sequence[Player | None],
        words: Words,
        console: Console,
        reader: Reader,
        path: Path | None = None,
    ) -> None:
        super().__init__(session, players, words.messages, console, reader, path)
        self.words = words

    @property
    def position(self) -> Position:
        return cast("Position", self.session.position)

    def side(self, seat: int) -> str:
        return self.words.side(seat)

    def opponents(self) -> list[str]:
        """Against which levels persons play."""
        if None not in self.players:
            return []
        names = {level.key: level for level in LEVELS}
        computers = [(seat, names.get(player.name)) for seat, player in enumerate(self.players) if player is not None]
        return [
            self.words.text(
                "opponent",
                side=self.words.side(seat),
                level=self.words.level(level.key),
                number=level.number,
                count=len(LEVELS),
            )
            for seat, level in computers
            if level is not None
        ]

    def tell(self, events: Iterable[Event]) -> list[Line]:
        return tell(events, self.words)

    def explain(self, text: str, seat: int) -> list[str]:
        return explain(text, self.shown(seat), self.words)

    def board(self) -> Block:
        return Screen(self.position, self.words, Size(self.console.width, 0)).board()

    def summary(self) -> str:
        position = self.position
        return self.text(
            "play-summary",
            decade=position.decade,
            decisions=len(self.session.decisions),
            west=position.side_protests(0),
            east=position.side_protests(1),
        )

    def outcome_text(self, outcome: Outcome) -> str:
        return self.words.outcome(outcome)

    # -- a person decides ------------------------------------------------------------------

    def shown(self, seat: int) -> Position:
        """What the seat sees."""
        return cast("View", self.session.position.view(seat)).shown

    def person(self, seat: int) -> None:
        shown = self.shown(seat)
        if shown.step()[0] == ACTION:
            self.ask_card(shown, seat)
        else:
            self.ask_choice(shown, seat)

    def ask_card(self, shown: Position, seat: int) -> None:
        offered = card_choices(shown, self.words)
        story, fresh = self.story(seat)
        screen = self.screen(shown)
        self.draw(screen.ask_card(story, fresh), screen.asked())
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
            refusal = shown.why_not(shown.rules.space.play + 4 * card.card + use)
            self.say([self.words.refusal(refusal)] if refusal else [], WARNING)

    def ask_use(self, card: CardChoice, shown: Position, seat: int) -> int | None:
        """What the card is used for; None to choose another card."""
        only = [use for use, move in enumerate(card.moves) if move is not None]
        if len(only) == 1:
            return only[0]
        while True:
            screen = self.screen(shown)
            self.draw(screen.ask_use(card, self.story(seat)[0]), screen.uses(card))
            answer = self.read(PROMPT, [self.words.use(use) for use in range(4)])
            if not answer or plain(answer) in self.names_of("back"):
                return None
            if self.command(answer, seat):
                if self.position.to_act() != seat or self.position.step()[0] != ACTION:
                    return None
                continue
            try:
                return find_use(answer, self.words)
            except Unclear as unclear:
                self.not_clear(unclear, answer, seat)

    def ask_choice(self, shown: Position, seat: int) -> None:
        offered = choices(shown, self.words)
        story, fresh = self.story(seat)
        screen = self.screen(shown)
        self.draw(screen.ask(offered, story, fresh), screen.asked() + screen.choices(offered))
        names = [name for choice in offered for name in (choice.short, choice.label)]
        answer = self.read(PROMPT, sorted(set(names)))
        if not answer or self.command(answer, seat):
            return
        try:
            choice = find(answer, offered, shown)
        except Unclear as unclear:
            self.not_clear(unclear, answer, seat)
            return
        self.decided(seat, choice.move)

    def screen(self, shown: Position) -> Screen:
        return Screen(shown, self.words, self.size(), len(self.message))

    # -- commands --------------------------------------------------------------------------------------

    def do_why(self, call: Call) -> None:
        if not call.rest:
            self.say([self.words.text("why-what")], WARNING)
            return
        shown = self.shown(call.seat)
        number = [c for c in choices(shown, self.words) if c.name == call.rest and shown.step()[0] != ACTION]
        text = shown.move_text(number[0].move) if number else call.rest
        self.say(explain(text, shown, self.words) or [self.words.text("answer-unknown", answer=call.rest)], TOUCH)

    def adviser(self, seat: int, budget: Budget | None) -> Thinker:
        return adviser(self.players[1 - seat], budget)

    def hint(self, thoughts: Thoughts, name: str, seat: int) -> Block:
        shown = self.shown(seat)
        return hint(thoughts, name, shown, self.words, self.screen(shown).width)

    def do_forecast(self, call: Call) -> None:
        shown = self.shown(call.seat)
        self.page(self.screen(shown).outlook(outlook(shown.forecast(), self.words)))

    def do_map(self, call: Call) -> None:
        self.page(self.screen(self.shown(call.seat)).board())

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

    def one_card(self, call: Call) -> None:
        try:
            card = find_card(call.rest, every_card(self.words), self.words)[0].card
        except Unclear as unclear:
            key = "answer-ambiguous" if unclear.candidates else "cards-unknown"
            names = self.words.list_of(unclear.candidates)
            self.say([self.words.text(key, answer=call.rest, names=names)], WARNING)
            return
        self.page(self.screen(self.shown(call.seat)).card_page(card))

    def do_rules(self, call: Call) -> None:
        key = "rule-" + call.rest.replace(".", "-")
        if call.rest and self.words.messages.has(key):
            self.say([f"{call.rest}  {self.words.text(key)}"], TOUCH)
        else:
            self.say([self.words.text("rules-which")], WARNING)
