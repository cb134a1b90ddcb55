"""Weimar at the terminal: how a person is asked, and the commands of this game."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar, Final, cast

from rich.console import Console
from rich.text import Text

from republik.games.weimar.players.levels import BOOKLET
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.position import Position
from republik.games.wsdv.terminal.hints import Telling, hint_lines
from republik.players import registry
from republik.table.budget import Budget
from republik.table.contract import Event
from republik.table.player import Player
from republik.table.session import Session
from republik.table.thoughts import Thinker, Thoughts
from republik.terminal.answers import Choice
from republik.terminal.card_answers import CardChoice
from republik.terminal.card_table import CardTable
from republik.terminal.layout import Line, Size
from republik.terminal.loop import Call
from republik.terminal.prompt_input import Reader
from republik.terminal.style import LOUD, QUIET, TOUCH, WARNING, Block, inked, wrap

from .choices import card_choices, choices, explain
from .screen import WeimarScreen
from .story import tell
from .words import CHAPTERS, WeimarWords, hyphens

COMMANDS: Final = "undo redo why hint map cards log save help rules back quit".split()
AT_HAND: Final = "help undo why hint map cards log rules quit".split()
OWN_HELP: Final = frozenset({"why", "map", "cards", "rules"})


class WeimarTable(CardTable[Position, WeimarWords, WeimarScreen]):
    """Runs a session of Weimar to its end, or until the person leaves."""

    commands: ClassVar[Sequence[str]] = COMMANDS
    at_hand: ClassVar[Sequence[str]] = AT_HAND
    choosing_a_card = st.PLAY

    def __init__(
        self,
        session: Session,
        players: Sequence[Player | None],
        words: WeimarWords,
        console: Console,
        reader: Reader,
        path: Path | None = None,
    ) -> None:
        super().__init__(session, players, words, console, reader, path)
        if words.rules.solo:  # whoever plays both parties may take back what the other one of them did
            session.past_turn = True

    def side(self, seat: int) -> str:
        return self.words.party(seat)

    def person_at(self, seat: int) -> int:
        """W2: in the solo scenario one person plays SPD and Zentrum."""
        return fx.SPD if self.words.rules.solo else seat

    def hand_over_text(self, seat: int) -> str:
        return self.text("ask-hand-over", party=self.side(seat))

    def help_text(self, command: str) -> str:
        return self.text(f"help-{command}")

    def opponents(self) -> list[str]:
        """Who plays what, where a person plays too."""
        if None not in self.players:
            return []
        lines: list[str] = []
        for seat, player in enumerate(self.players):
            if self.words.rules.is_bot[seat] or (player is not None and player.name == BOOKLET):
                lines.append(self.text("bot-party", party=self.side(seat)))
            elif player is not None:
                lines.append(self.text("opponent", party=self.side(seat), name=self._level(player.name)))
        return lines

    def _level(self, name: str) -> str:
        """A level as people call it; any other player by its name."""
        key = f"level-{name}"
        return self.text(key) if self.words.messages.has(key) else name

    def tell(self, events: Iterable[Event]) -> list[Line]:
        return tell(events, self.words)

    def explain(self, text: str, seat: int) -> list[str]:
        return explain(text, self.shown(seat), self.words)

    def summary(self) -> str:
        position = self.position
        points = self.words.list_of(f"{self.words.party(p)} {position.vp[p]}" for p in range(st.PARTIES))
        count = len(self.session.decisions)
        return self.text("summary", round=position.round, decisions=count, points=points)

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

    def choices(self, shown: Position) -> list[Choice]:
        return choices(shown, self.words)

    def card_choices(self, shown: Position) -> list[CardChoice]:
        return card_choices(shown, self.words)

    def card_question(
        self, shown: Position, offered: Sequence[CardChoice], story: Sequence[Line], fresh: int
    ) -> tuple[Block, Block]:
        screen = self.screen(shown)
        return screen.ask_card(offered, story, fresh), screen.asked() + screen.hand(offered)

    def screen_of(self, position: Position, size: Size, reserved: int = 0) -> WeimarScreen:
        return WeimarScreen(position, self.words, size, reserved)

    # -- commands --------------------------------------------------------------------------------------

    def do_undo(self, call: Call) -> None:
        """W2: alone, SPD and Zentrum are one person."""
        seats = (fx.SPD, fx.ZENTRUM) if self.words.rules.solo else (call.seat,)
        last = next((seat for seat in seats if self.session.undoable(seat)), call.seat)
        super().do_undo(call._replace(seat=last))

    def do_cards(self, call: Call) -> None:
        """Hand, agendas and open cards; or one card, with its note and where it comes from."""
        if call.rest:
            self.one_card(call)
            return
        screen = self.screen(self.shown(call.seat))
        self.page(screen.cards((fx.SPD, fx.ZENTRUM) if self.words.rules.solo else (call.seat,)))

    def do_rules(self, call: Call) -> None:
        """A chapter, or the list of them."""
        wanted = call.rest.upper()
        if wanted in CHAPTERS:
            self.page(self.chapter(wanted))
        elif wanted:
            self.say([self.text("rules-which")], WARNING)
        else:
            lines = [Text(f"{name:<4} {self.text(f'chapter-{name.lower()}')}") for name in CHAPTERS]
            self.page([*lines, Text(self.text("rules-which"), style=QUIET)])

    def chapter(self, name: str) -> Block:
        title = Text(f"{name} {self.text(f'chapter-{name.lower()}')}", style=LOUD)
        return [title, *wrap(Text(self.text(f"rule-{name.lower()}")), self.size().readable())]
