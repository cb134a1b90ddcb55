"""Commands at the table: undo, why, hint, log and so on."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rich.text import Text

from republik.players import registry
from republik.players.asking import decision_rng
from republik.table.budget import MAX_SECONDS, Budget
from republik.table.plugin.drawing import QUIET, TOUCH, WARNING, Block
from republik.table.plugin.terminal import Command
from republik.table.session import CannotUndo
from republik.table.thoughts import Thinker, Thoughts

from .answers import UnclearAnswer, plain
from .card_answers import find_card
from .files import FileError, save_record
from .hints import adviser, hint_lines, read_thinking_time
from .layout import log_lines
from .pending import PendingDecision
from .play import Play
from .reasons import Explainer

ALIASES: Final = {"cards": ("card", "hand", "display"), "help": ("?",), "quit": ("exit",), "why": ("por que",)}
"""Other words that people type for a command, in the form of `plain`."""
AT_HAND: Final = "help undo why hint forecast map cards log".split()
"""Shown below every question, before the game's own commands and quit."""
LOG_LINES: Final = 40


class PlayerLeft(Exception):
    """The person leaves the game; it is saved if that was requested."""


Handler = Callable[[str, PendingDecision], None]
"""Carries out a command: receives its arguments, and the pending decision."""


class TableCommands:
    """The commands of one game in progress."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.display = play.display
        self.dialogue = play.dialogue
        self.text = play.display.text
        self.own: Mapping[str, Command] = {command.name: command for command in play.display.terminal.commands}
        self.gives_hints = bool(registry.advisers(play.game.name))
        self._warned = False

    def handlers(self, pending: PendingDecision) -> dict[str, Handler]:
        """The commands available now, in the order of the help page."""
        handlers: dict[str, Handler] = {"undo": self.undo, "redo": self.redo, "why": self.why}
        if self.gives_hints:
            handlers["hint"] = self.hint
        if pending.has_forecast:
            handlers["forecast"] = self.forecast
        handlers["map"] = self.map
        if self.display.terminal.has_cards:
            handlers["cards"] = self.cards
        handlers |= {"log": self.log, "save": self.save, "help": self.help}
        handlers |= {name: self.game_command(command) for name, command in self.own.items()}
        return handlers | {"back": self.back, "quit": self.quit}

    def words(self, pending: PendingDecision) -> list[str]:
        return [self.text(f"command-{name}") for name in self.handlers(pending)]

    def toolbar(self, pending: PendingDecision) -> str:
        """The commands shown below every question."""
        handlers = self.handlers(pending)
        own = [name for name, command in self.own.items() if command.at_hand]
        return " · ".join(self.text(f"command-{name}") for name in (*AT_HAND, *own, "quit") if name in handlers)

    def names_of(self, command: str) -> set[str]:
        """A command's names: localised, English, and aliases."""
        return {command, plain(self.text(f"command-{command}")), *ALIASES.get(command, ())}

    def run(self, answer: str, pending: PendingDecision) -> bool:
        """Runs a command; False if the answer is not one."""
        typed = plain(answer)
        for name, handler in self.handlers(pending).items():
            for word in self.names_of(name):
                if f"{typed} ".startswith(f"{word} "):
                    words = len(word.split())
                    handler("".join(answer.strip().split(maxsplit=words)[words:]), pending)
                    return True
        return False

    def warn(self, line: str) -> None:
        self.dialogue.say([line], WARNING)

    def decided(self) -> None:
        """The game continues: leaving needs a new confirmation."""
        self._warned = False

    # -- decisions taken back ----------------------------------------------------------------------

    def undo(self, _rest: str, pending: PendingDecision) -> None:
        session = self.play.session
        seats = self.play.seats_of_person(pending.seat)
        last = next((seat for seat in seats if session.undoable(seat)), pending.seat)
        try:
            session.undo(last)
        except CannotUndo as error:
            self.warn(self.display.say(error.phrase()))
            return
        self.play.save()
        self.dialogue.say([self.text("undo-done")], TOUCH)

    def redo(self, _rest: str, pending: PendingDecision) -> None:
        try:
            self.play.session.redo(pending.seat)
        except CannotUndo as error:
            self.warn(self.display.say(error.phrase()))
            return
        self.play.save()

    # -- advice --------------------------------------------------------------------------------------

    def why(self, rest: str, pending: PendingDecision) -> None:
        """Why something is refused; listed choices can be named by number."""
        if not rest:
            self.warn(self.text("why-what"))
            return
        explainer = Explainer(self.display, pending.position, pending.drawing)
        number = [choice.move for choice in pending.listed if choice.number == rest]
        reasons = explainer.reasons(number) if number else explainer.explain(rest, pending.cards)
        self.dialogue.say(reasons or [self.text("answer-unknown", answer=rest)], TOUCH)

    def hint(self, rest: str, pending: PendingDecision) -> None:
        """A player's advice on the decision, from what the person may know."""
        try:
            budget = read_thinking_time(rest, self.display.messages)
        except ValueError:
            self.warn(self.text("hint-time", most=f"{MAX_SECONDS:.0f}"))
            return
        thinker = self.adviser(pending, budget)
        try:
            thoughts = self.think(thinker, pending, budget)
        except KeyboardInterrupt:
            self.warn(self.text("hint-stopped"))
            return
        name, width = self.display.player(thinker.name), self.dialogue.width
        self.dialogue.remarks += hint_lines(thoughts, name, pending.view, pending.listed, self.display, width)

    def adviser(self, pending: PendingDecision, budget: Budget | None) -> Thinker:
        session = self.play.session
        own = self.play.seats_of_person(pending.seat)
        others = [session.header.get(name, "") for seat, name in enumerate(session.seats) if seat not in own]
        return adviser(session.game.name, others, budget)

    def think(self, thinker: Thinker, pending: PendingDecision, budget: Budget | None) -> Thoughts:
        seconds = None if budget is None else budget.seconds
        key = "thinking-hint" if seconds is None else "thinking-hint-seconds"
        try:
            self.dialogue.thinking.begin(self.text(key, seconds=f"{seconds:g}" if seconds else ""))
            rng = decision_rng("hint", pending.seat, len(self.play.session.decisions))
            return thinker.think(pending.view, rng)
        finally:
            self.dialogue.thinking.end()

    def forecast(self, _rest: str, pending: PendingDecision) -> None:
        self.play.page(self.display.forecast(pending.drawing))

    # -- pages ---------------------------------------------------------------------------------------

    def map(self, _rest: str, pending: PendingDecision) -> None:
        self.play.page(pending.drawing.board())

    def cards(self, rest: str, pending: PendingDecision) -> None:
        """All cards the seat may look at, or the named card."""
        if not rest:
            self.play.page(pending.drawing.cards())
            return
        try:
            card = find_card(rest, self.display.all_cards())[0].card
        except UnclearAnswer as unclear:
            names = tuple(unclear.candidates)
            key = "answer-ambiguous" if names else "cards-unknown"
            self.warn(self.text(key, answer=rest, names=names))
            return
        self.play.page(pending.drawing.card(card))

    def log(self, rest: str, pending: PendingDecision) -> None:
        log = self.play.log_of(pending.view)
        sentences = log if plain(rest) in ("all", plain(self.text("log-all"))) else log[-LOG_LINES:]
        self.play.page(log_lines(sentences, len(sentences), self.dialogue.width))

    def help(self, _rest: str, pending: PendingDecision) -> None:
        lines: Block = [Text(self.text("help-intro"))]
        for name in self.handlers(pending):
            word = self.text(f"command-{name}")
            lines.append(Text.assemble((f"  {word:<12}", TOUCH), self.text(f"help-{name}")))
        lines += [Text(line, style=QUIET) for line in self.play.opponents()]
        self.play.page(lines)

    def game_command(self, command: Command) -> Handler:
        """A command of the game."""

        def run(rest: str, pending: PendingDecision) -> None:
            reply = command.run(pending.drawing, rest)
            if reply.page:
                self.play.page(reply.lines)
            else:
                self.dialogue.remarks += reply.lines

        return run

    # -- saving and leaving ----------------------------------------------------------------------------

    def save(self, rest: str, _pending: PendingDecision) -> None:
        if not rest:
            self.warn(self.text("save-where"))
            return
        try:
            save_record(Path(rest), self.play.session.record(reveal=True))
        except FileError as trouble:
            self.warn(self.text(trouble.key, **trouble.details))
            return
        self.play.path = Path(rest)
        self.dialogue.say([self.text("save-done", path=rest)], TOUCH)

    def back(self, _rest: str, _pending: PendingDecision) -> None:
        """Back to the table; the screen is redrawn anyway."""

    def quit(self, _rest: str, _pending: PendingDecision) -> None:
        if self.play.path is None and not self._warned:
            self._warned = True
            self.warn(self.text("quit-unsaved"))
            return
        raise PlayerLeft
