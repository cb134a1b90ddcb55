"""Weimar at the terminal: how a person is asked, and the commands of this game."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar, Final, cast

from rich.console import Console
from rich.text import Text

from republik.players import registry
from republik.players.base import Player
from republik.players.budget import Budget
from republik.players.thoughts import Thinker, Thoughts
from republik.table.contract import Event, Outcome
from republik.table.session import Session
from republik.weimar import effects as fx
from republik.weimar import steps as st
from republik.weimar.position import Position, View

from .answers import Unclear, find, plain
from .hints import Telling, hint_lines
from .layout import Line, Size
from .loop import PROMPT, Call, Loop
from .reading import Reader
from .style import LOUD, QUIET, TOUCH, WARNING, Block, inked, wrap
from .weimar_choices import CardChoice, card_choices, choices, every_card, explain, find_card, find_use
from .weimar_screen import WeimarScreen
from .weimar_story import tell
from .weimar_words import CHAPTERS, WeimarWords, hyphens

COMMANDS: Final = "undo redo why hint map cards log save help rules back quit".split()
AT_HAND: Final = "help undo why hint map cards log rules quit".split()
OWN_HELP: Final = frozenset({"why", "map", "cards", "rules"})


class WeimarTable(Loop):
    """Runs a session of Weimar to its end, or until the person leaves."""

    commands: ClassVar[Sequence[str]] = COMMANDS
    at_hand: ClassVar[Sequence[str]] = AT_HAND

    def __init__(
        self,
        session: Session,
        players: Sequence[Player | None],
        words: WeimarWords,
        console: Console,
        reader: Reader,
        path: Path | None = None,
    ) -> None:
        super().__init__(session, players, words.messages, console, reader, path)
        self.words = words
        if words.rules.solo:  # whoever plays both parties may take back what the other one of them did
            session.past_turn = True

    @property
    def position(self) -> Position:
        return cast("Position", self.session.position)

    def side(self, seat: int) -> str:
        return self.words.party(seat)

    def person_at(self, seat: int) -> int:
        """W2: in the solo scenario one person plays SPD and Zentrum."""
        return fx.SPD if self.words.rules.solo else seat

    def hand_over_text(self, seat: int) -> str:
        return self.text("weimar-ask-hand-over", party=self.side(seat))

    def help_text(self, command: str) -> str:
        return self.text(f"weimar-help-{command}" if command in OWN_HELP else f"help-{command}")

    def opponents(self) -> list[str]:
        """Who plays what, where a person plays too."""
        if None not in self.players:
            return []
        lines: list[str] = []
        for seat, player in enumerate(self.players):
            if self.words.rules.is_bot[seat]:
                lines.append(self.text("weimar-bot-party", party=self.side(seat)))
            elif player is not None:
                lines.append(self.text("weimar-opponent", party=self.side(seat), name=player.name))
        return lines

    def tell(self, events: Iterable[Event]) -> list[Line]:
        return tell(events, self.words)

    def explain(self, text: str, seat: int) -> list[str]:
        return explain(text, self.shown(seat), self.words)

    def board(self) -> Block:
        return WeimarScreen(self.position, self.words, Size(self.console.width, 0)).board()

    def summary(self) -> str:
        position = self.position
        points = self.words.list_of(f"{self.words.party(p)} {position.vp[p]}" for p in range(st.PARTIES))
        count = len(self.session.decisions)
        return self.text("weimar-summary", round=position.round, decisions=count, points=points)

    def outcome_text(self, outcome: Outcome) -> str:
        return self.words.outcome(outcome)

    def adviser(self, seat: int, budget: Budget | None) -> Thinker:  # noqa: ARG002 - the same for every seat
        """A minister; a statesman where time is given."""
        name = "minister" if budget is None else f"statesman:{budget}"
        return cast("Thinker", registry.player(name, "weimar"))

    def hint(self, thoughts: Thoughts, name: str, seat: int) -> Block:
        shown = self.shown(seat)
        offered = {} if shown.step()[0] == st.PLAY else {c.move: c for c in choices(shown, self.words)}

        def move(number: int) -> Text:
            if number not in offered:
                return Text(self.words.move(number))
            return inked(f"{offered[number].name} ", TOUCH).append(offered[number].label)

        told = Telling(name, self.side(seat), move, lambda feature: self.text("feature-" + hyphens(feature)))
        return hint_lines(thoughts, told, self.messages, self.size().readable())

    # -- a person decides ------------------------------------------------------------------

    def shown(self, seat: int) -> Position:
        """What the seat sees."""
        return cast("View", self.session.position.view(seat)).shown

    def screen(self, shown: Position) -> WeimarScreen:
        return WeimarScreen(shown, self.words, self.size(), len(self.message))

    def person(self, seat: int) -> None:
        shown = self.shown(seat)
        if shown.step()[0] == st.PLAY:
            self.ask_card(shown, seat)
        else:
            self.ask_choice(shown, seat)

    def ask_choice(self, shown: Position, seat: int) -> None:
        offered = choices(shown, self.words)
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

    def ask_card(self, shown: Position, seat: int) -> None:
        offered = card_choices(shown, self.words)
        story, fresh = self.story(seat)
        screen = self.screen(shown)
        self.draw(screen.ask_card(offered, story, fresh), screen.asked() + screen.hand(offered))
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
            refusal = shown.why_not(shown.rules.space.play + st.USES * card.card + use)
            self.say([self.words.refusal(refusal)] if refusal else [], WARNING)

    def ask_use(self, card: CardChoice, shown: Position, seat: int) -> int | None:
        """What the card is used for; None to choose another card."""
        while True:
            screen = self.screen(shown)
            self.draw(screen.ask_use(card, self.story(seat)[0]), screen.uses(card))
            answer = self.read(PROMPT, [self.words.use(use) for use in range(st.USES)])
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

    # -- commands --------------------------------------------------------------------------------------

    def do_undo(self, call: Call) -> None:
        """W2: alone, SPD and Zentrum are one person."""
        seats = (fx.SPD, fx.ZENTRUM) if self.words.rules.solo else (call.seat,)
        last = next((seat for seat in seats if self.session.undoable(seat)), call.seat)
        super().do_undo(call._replace(seat=last))

    def do_why(self, call: Call) -> None:
        if not call.rest:
            self.say([self.text("weimar-why-what")], WARNING)
            return
        shown = self.shown(call.seat)
        number = [c for c in choices(shown, self.words) if c.name == call.rest and shown.step()[0] != st.PLAY]
        text = shown.move_text(number[0].move) if number else call.rest
        self.say(explain(text, shown, self.words) or [self.text("answer-unknown", answer=call.rest)], TOUCH)

    def do_map(self, call: Call) -> None:
        self.page(self.screen(self.shown(call.seat)).board())

    def do_cards(self, call: Call) -> None:
        """Hand, agendas and open cards; or one card, with its note and where it comes from."""
        screen = self.screen(self.shown(call.seat))
        if not call.rest:
            self.page(screen.cards((fx.SPD, fx.ZENTRUM) if self.words.rules.solo else (call.seat,)))
            return
        try:
            card = find_card(call.rest, every_card(self.words), self.words)[0].card
        except Unclear as unclear:
            key = "answer-ambiguous" if unclear.candidates else "weimar-cards-unknown"
            names = self.words.list_of(unclear.candidates)
            self.say([self.text(key, answer=call.rest, names=names)], WARNING)
            return
        self.page(screen.card_page(card))

    def do_rules(self, call: Call) -> None:
        """A chapter, or the list of them."""
        wanted = call.rest.upper()
        if wanted in CHAPTERS:
            self.page(self.chapter(wanted))
        elif wanted:
            self.say([self.text("weimar-rules-which")], WARNING)
        else:
            lines = [Text(f"{name:<4} {self.text(f'weimar-chapter-{name.lower()}')}") for name in CHAPTERS]
            self.page([*lines, Text(self.text("weimar-rules-which"), style=QUIET)])

    def chapter(self, name: str) -> Block:
        title = Text(f"{name} {self.text(f'weimar-chapter-{name.lower()}')}", style=LOUD)
        return [title, *wrap(Text(self.text(f"weimar-rule-{name.lower()}")), self.size().readable())]
