"""A game of any kind at the terminal: computers play, persons are asked, everything is told and kept.

What belongs to one game (how a person is asked, how a position is drawn, what happened in words) is its table's:
table.py for Wir sind das Volk!, weimar_table.py for Weimar.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from rich.console import Console
from rich.text import Text

from republik.games.wsdv.terminal.hints import time_asked
from republik.messages.i18n import Messages
from republik.messages.render import room_text
from republik.players.asking import ask, decision_rng, dismiss
from republik.table.budget import MOST_SECONDS, Budget
from republik.table.chance import Seed, decide
from republik.table.contract import CHANCE, Event, Outcome, Position
from republik.table.player import Forfeit, Player
from republik.table.session import CannotUndo, Session
from republik.table.thoughts import Thinker, Thoughts

from .answers import Unclear, plain
from .files import FileTrouble, save_record
from .layout import Line, Size, story_lines
from .prompt_input import Reader
from .style import QUIET, TOUCH, WARNING, Block
from .thinking import Thinking

ALIASES: Final = {"cards": ("card", "hand", "display"), "help": ("?",), "quit": ("exit",)}
PROMPT: Final = "> "
LOG_LINES: Final = 40


class Call(NamedTuple):
    """A command: the words after it, and the seat that gives it."""

    rest: str
    seat: int


class Left(Exception):
    """The person leaves the game; what was played is kept where it was asked for."""


class Loop(ABC):
    """Runs a session to its end, or until the person leaves."""

    commands: ClassVar[Sequence[str]]
    at_hand: ClassVar[Sequence[str]]
    """The commands named under every question."""

    def __init__(
        self,
        session: Session,
        players: Sequence[Player | None],
        messages: Messages,
        console: Console,
        reader: Reader,
        path: Path | None = None,
    ) -> None:
        self.session = session
        self.players = players
        self.messages = messages
        self.console = console
        self.reader = reader
        self.path = path
        known = len(session.events) if any(d.seat in session.game.seats for d in session.decisions) else 0
        self.told = dict.fromkeys(range(len(players)), known)  # a resumed game does not tell its whole past
        self.stray = Seed.fresh()  # chance for records that came without a seed
        self.last_person: int | None = None
        self.message: Block = []
        self.warned = False
        self.drawn: Position | None = None
        self.fault: Forfeit | None = None  # what a program did to lose
        self.thinking = Thinking(console, reader.interactive)

    # -- what a game says for itself ---------------------------------------------------------

    @abstractmethod
    def side(self, seat: int) -> str:
        """The name of a seat."""

    @abstractmethod
    def opponents(self) -> list[str]:
        """Against whom persons play, a line each."""

    @abstractmethod
    def person(self, seat: int) -> None:
        """One answer of a person: a move, a command, or something not understood."""

    @abstractmethod
    def tell(self, events: Iterable[Event]) -> list[Line]:
        """What happened, in sentences."""

    @abstractmethod
    def explain(self, text: str, seat: int) -> list[str]:
        """Why what was named is refused now; nothing when it names nothing known."""

    @abstractmethod
    def board(self) -> Block:
        """All that lies open, as large as it gets."""

    @abstractmethod
    def summary(self) -> str:
        """How far the game went, in a line."""

    @abstractmethod
    def outcome_text(self, outcome: Outcome) -> str:
        """Who won, and how."""

    @abstractmethod
    def adviser(self, seat: int, budget: Budget | None) -> Thinker:
        """Who is asked for a hint."""

    @abstractmethod
    def hint(self, thoughts: Thoughts, name: str, seat: int) -> Block:
        """A hint in words."""

    def person_at(self, seat: int) -> int:
        """The seat by which the person there is known; somebody may play several."""
        return seat

    def hand_over_text(self, seat: int) -> str:
        return self.text("ask-hand-over", side=self.side(seat))

    def help_text(self, command: str) -> str:
        return self.text(f"help-{command}")

    # -- running ------------------------------------------------------------------------

    def text(self, key: str, **args: Any) -> str:
        return self.messages.text(key, args)

    def run(self) -> Outcome | None:
        """Plays to the end: the outcome, or None when the person left."""
        outcome: Outcome | None = None
        try:
            self.keep()
            self.say(self.opponents(), QUIET)
            while (seat := self.session.position.to_act()) is not None:
                self.step(seat)
            outcome = self.session.position.outcome()
        except Left:
            pass
        except Forfeit as fault:
            outcome = self.forfeit(fault)
        finally:
            self.thinking.end()
            dismiss(self.players, self.session, outcome)
        return outcome

    def forfeit(self, fault: Forfeit) -> Outcome:
        """The program that was asked has lost; with two at the table the other one wins."""
        self.fault = fault
        loser = self.session.position.to_act()
        winner = 1 - loser if loser is not None and len(self.players) == 2 else None
        outcome = self.session.declare(winner, "forfeited", room_text(fault.phrase()))
        self.keep()
        return outcome

    def step(self, seat: int) -> None:
        if seat == CHANCE:
            self.play(decide(self.stray, len(self.session.decisions), self.session.position.moves()))
            return
        player = self.players[seat]
        if player is None:
            self.thinking.end()
            self.hand_over(seat)
            self.person(seat)
            return
        self.thinking.begin(self.text("thinking-side", side=self.side(seat)))
        self.play(ask(player, self.session, seat))

    def play(self, move: int) -> None:
        self.session.play(move)
        self.keep()

    def keep(self) -> None:
        """The record after every decision."""
        if self.path is not None:
            save_record(self.path, self.session.record(reveal=True))

    def hand_over(self, seat: int) -> None:
        """Several persons at one screen: the others' hands are not to be seen."""
        person = self.person_at(seat)
        if self.last_person not in (None, person) and self.reader.interactive:
            self.console.clear()
            self.read(self.hand_over_text(seat) + " ", ())
        self.last_person = person

    def decided(self, seat: int, move: int) -> None:
        self.told[self.person_at(seat)] = len(self.session.events)
        self.warned = False
        self.play(move)

    def not_clear(self, unclear: Unclear, answer: str, seat: int) -> None:
        """What was meant: one of several, something that is refused, or nothing known."""
        if unclear.candidates:
            names = ", ".join(unclear.candidates)
            self.say([self.text("answer-ambiguous", answer=answer, names=names)], WARNING)
            return
        reasons = self.explain(answer, seat)
        self.say(reasons or [self.text("answer-unknown", answer=answer)], WARNING)

    # -- reading and drawing ----------------------------------------------------------------------

    def size(self) -> Size:
        width, height = self.console.size
        return Size(width, height if self.reader.interactive else 0)

    def draw(self, block: Block, question: Block) -> None:
        """The whole screen. Into a pipe it is written when something has changed, otherwise the question alone."""
        if self.reader.interactive:
            self.console.clear()
        self.show(block if self.reader.interactive or self.drawn is not self.session.position else question)
        self.drawn = self.session.position
        self.flush()

    def show(self, block: Block) -> None:
        for line in block:
            line.rstrip()
            self.console.print(line, soft_wrap=True, highlight=False)

    def say(self, lines: Sequence[str], style: str = "") -> None:
        """Shown under the next screen, where the eye is."""
        self.message += [Text(line, style=style) for line in lines]

    def flush(self) -> None:
        self.show(self.message)
        self.message = []

    def read(self, prompt: str, completions: Sequence[str]) -> str:
        commands = [self.text(f"command-{name}") for name in self.commands]
        toolbar = " · ".join(self.text(f"command-{name}") for name in self.at_hand)
        return self.reader.ask(prompt, [*completions, *commands], toolbar)

    def page(self, block: Block) -> None:
        """A page of its own, or several: Enter leads on and back to the table."""
        if not self.reader.interactive:
            self.show(block)
            return
        room = max(5, self.console.size.height - 3)
        for first in range(0, len(block), room):
            self.console.clear()
            self.show(block[first : first + room])
            self.read(self.text("ask-continue") + " ", ())

    def story(self, seat: int) -> tuple[list[Line], int]:
        """All that the seat knows to have happened, and how many sentences of it are new."""
        person = self.person_at(seat)
        known = min(self.told[person], len(self.session.events))
        events = self.session.events_for(seat)
        old = self.tell(events[:known])
        lines = self.tell(events)
        same = next((n for n, line in enumerate(lines) if n >= len(old) or line != old[n]), len(lines))
        fresh = len(lines) - same
        if self.reader.interactive and fresh > self.console.size.height // 2:
            self.page(story_lines(lines[-fresh:], fresh, self.size().readable()))
            self.told[person] = len(self.session.events)
            fresh = 0
        return lines, fresh

    # -- commands --------------------------------------------------------------------------------------

    def names_of(self, command: str) -> set[str]:
        """A command in the language of the table, in English, and what else people type for it."""
        return {command, plain(self.text(f"command-{command}")), *ALIASES.get(command, ())}

    def command(self, answer: str, seat: int) -> bool:
        """Carries a command out; False when the answer is none."""
        word = plain(answer).partition(" ")[0]
        for name in self.commands:
            if word in self.names_of(name):
                rest = answer.strip().partition(" ")[2].strip()
                run: Callable[[Call], None] = getattr(self, f"do_{name}")
                run(Call(rest, seat))
                return True
        return False

    def do_undo(self, call: Call) -> None:
        try:
            self.session.undo(call.seat)
            self.keep()
            self.say([self.text("undo-done")], TOUCH)
        except CannotUndo as error:
            self.say([self.text(f"refusal-{error.key}")], WARNING)

    def do_redo(self, call: Call) -> None:
        try:
            self.session.redo(call.seat)
            self.keep()
        except CannotUndo as error:
            self.say([self.text(f"refusal-{error.key}")], WARNING)

    def do_hint(self, call: Call) -> None:
        """What a player makes of the decision, from what the person may know."""
        try:
            budget = time_asked(call.rest, self.messages)
        except ValueError:
            self.say([self.text("hint-time", most=f"{MOST_SECONDS:.0f}")], WARNING)
            return
        asked = self.adviser(call.seat, budget)
        try:
            thoughts = self.think(asked, call.seat, budget)
        except KeyboardInterrupt:
            self.say([self.text("hint-stopped")], WARNING)
            return
        self.message += self.hint(thoughts, self.text(f"level-{asked.name}"), call.seat)

    def think(self, asked: Thinker, seat: int, budget: Budget | None) -> Thoughts:
        seconds = None if budget is None else budget.seconds
        key = "thinking-hint" if seconds is None else "thinking-hint-seconds"
        try:
            self.thinking.begin(self.text(key, seconds=f"{seconds:g}" if seconds else ""))
            rng = decision_rng("hint", seat, len(self.session.decisions))
            return asked.think(self.session.position.view(seat), rng)
        finally:
            self.thinking.end()

    def do_log(self, call: Call) -> None:
        story = self.tell(self.session.events_for(call.seat))
        shown = story if plain(call.rest) == "all" else story[-LOG_LINES:]
        self.page(story_lines(shown, len(shown), self.size().readable()))

    def do_save(self, call: Call) -> None:
        if not call.rest:
            self.say([self.text("save-where")], WARNING)
            return
        try:
            save_record(Path(call.rest), self.session.record(reveal=True))
        except FileTrouble as trouble:
            self.say([self.text(trouble.key, path=str(trouble.path), reason=trouble.reason)], WARNING)
            return
        self.path = Path(call.rest)
        self.say([self.text("save-done", path=call.rest)], TOUCH)

    def do_help(self, _call: Call) -> None:
        lines = [Text(self.text("help-intro"))]
        for name in self.commands:
            word = self.text(f"command-{name}")
            lines.append(Text.assemble((f"  {word:<12}", TOUCH), self.help_text(name)))
        lines += [Text(line, style=QUIET) for line in self.opponents()]
        self.page(lines)

    def do_back(self, _call: Call) -> None:  # noqa: B027 - the same for every game
        """Back to the table: nothing to do here, the screen is drawn again."""

    def do_quit(self, _call: Call) -> None:
        if self.path is None and not self.warned:
            self.warned = True
            self.say([self.text("quit-unsaved")], WARNING)
            return
        raise Left
