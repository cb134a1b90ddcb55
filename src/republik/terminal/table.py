"""A game at the terminal: computers play, persons are asked, everything is told and kept."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, cast

from rich.console import Console
from rich.text import Text

from republik.players.base import Forfeit, Player, ask, decision_rng, dismiss
from republik.players.budget import MOST_SECONDS, Budget
from republik.players.levels import LEVELS
from republik.players.thoughts import Thinker, Thoughts
from republik.table.chance import Seed, decide
from republik.table.contract import CHANCE, Outcome
from republik.table.session import CannotUndo, Session
from republik.wsdv.position import Position, View
from republik.wsdv.steps import ACTION

from .choices import (
    CardChoice,
    Unclear,
    card_choices,
    choices,
    every_card,
    explain,
    find,
    find_card,
    find_use,
    plain,
)
from .files import FileTrouble, save_record
from .hints import adviser, hint, time_asked
from .outlook import outlook
from .reading import Reader
from .screen import Screen, Size
from .story import Line, tell
from .style import QUIET, TOUCH, WARNING, Block
from .thinking import Thinking
from .words import Words

COMMANDS: Final = "undo redo why hint forecast map cards log save help rules back quit".split()
ALIASES: Final = {"cards": ("card", "hand", "display"), "help": ("?",), "quit": ("exit",)}
AT_HAND: Final = "help undo why hint forecast map cards log quit".split()
"""The commands named under every question."""
PROMPT: Final = "> "
LOG_LINES: Final = 40


class Call(NamedTuple):
    """A command: the words after it, what the seat sees, the seat."""

    rest: str
    shown: Position
    seat: int


class Left(Exception):
    """The person leaves the game; what was played is kept where it was asked for."""


class Table:
    """Runs a session to its end, or until the person leaves."""

    def __init__(
        self,
        session: Session,
        players: Sequence[Player | None],
        words: Words,
        console: Console,
        reader: Reader,
        path: Path | None = None,
    ) -> None:
        self.session = session
        self.players = players
        self.words = words
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

    # -- running ------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        return cast("Position", self.session.position)

    def run(self) -> Outcome | None:
        """Plays to the end: the outcome, or None when the person left."""
        outcome: Outcome | None = None
        try:
            self.keep()
            self.say(self.opponents(), QUIET)
            while (seat := self.position.to_act()) is not None:
                self.step(seat)
            outcome = self.position.outcome()
        except Left:
            pass
        except Forfeit as fault:
            outcome = self.forfeit(fault)
        finally:
            self.thinking.end()
            dismiss(self.players, self.session, outcome)
        return outcome

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

    def forfeit(self, fault: Forfeit) -> Outcome:
        """The program that was asked has lost."""
        self.fault = fault
        loser = self.position.to_act()
        outcome = self.session.declare(1 - loser if loser is not None else None, "forfeited", fault.reason)
        self.keep()
        return outcome

    def step(self, seat: int) -> None:
        if seat == CHANCE:
            self.play(decide(self.stray, len(self.session.decisions), self.position.moves()))
            return
        player = self.players[seat]
        if player is None:
            self.thinking.end()
            self.person(seat)
            return
        self.thinking.begin(self.words.text("thinking-side", side=self.words.side(seat)))
        self.play(ask(player, self.session, seat))

    def play(self, move: int) -> None:
        self.session.play(move)
        self.keep()

    def keep(self) -> None:
        """The record after every decision."""
        if self.path is not None:
            save_record(self.path, self.session.record(reveal=True))

    # -- a person decides ------------------------------------------------------------------

    def person(self, seat: int) -> None:
        """One answer of a person: a move, a command, or something not understood."""
        view = cast("View", self.session.position.view(seat))
        shown = view.shown
        self.hand_over(seat)
        if shown.step()[0] == ACTION:
            self.ask_card(shown, seat)
        else:
            self.ask_choice(shown, seat)

    def hand_over(self, seat: int) -> None:
        """Two persons at one screen: the other one's hand is not to be seen."""
        if self.last_person not in (None, seat) and self.reader.interactive:
            self.console.clear()
            self.read(self.words.text("ask-hand-over", side=self.words.side(seat)) + " ", ())
        self.last_person = seat

    def ask_card(self, shown: Position, seat: int) -> None:
        offered = card_choices(shown, self.words)
        story, fresh = self.story(seat)
        screen = self.screen(shown)
        self.draw(screen.ask_card(story, fresh), screen.asked())
        names = [name for card in offered for name in (card.number, card.title)]
        answer = self.read(PROMPT, names)
        if not answer or self.command(answer, shown, seat):
            return
        try:
            card, use = find_card(answer, offered, self.words)
        except Unclear as unclear:
            self.not_clear(unclear, answer, shown)
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
            if self.command(answer, shown, seat):
                if self.position.to_act() != seat or self.position.step()[0] != ACTION:
                    return None
                continue
            try:
                return find_use(answer, self.words)
            except Unclear as unclear:
                self.not_clear(unclear, answer, shown)

    def ask_choice(self, shown: Position, seat: int) -> None:
        offered = choices(shown, self.words)
        story, fresh = self.story(seat)
        screen = self.screen(shown)
        self.draw(screen.ask(offered, story, fresh), screen.asked() + screen.choices(offered))
        names = [name for choice in offered for name in (choice.short, choice.label)]
        answer = self.read(PROMPT, sorted(set(names)))
        if not answer or self.command(answer, shown, seat):
            return
        try:
            choice = find(answer, offered, shown)
        except Unclear as unclear:
            self.not_clear(unclear, answer, shown)
            return
        self.decided(seat, choice.move)

    def decided(self, seat: int, move: int) -> None:
        self.told[seat] = len(self.session.events)
        self.warned = False
        self.play(move)

    def not_clear(self, unclear: Unclear, answer: str, shown: Position) -> None:
        """What was meant: one of several, something that is refused, or nothing known."""
        if unclear.candidates:
            names = self.words.list_of(unclear.candidates)
            self.say([self.words.text("answer-ambiguous", answer=answer, names=names)], WARNING)
            return
        reasons = explain(answer, shown, self.words)
        self.say(reasons or [self.words.text("answer-unknown", answer=answer)], WARNING)

    # -- reading and drawing ----------------------------------------------------------------------

    def size(self) -> Size:
        width, height = self.console.size
        return Size(width, height if self.reader.interactive else 0)

    def screen(self, shown: Position) -> Screen:
        return Screen(shown, self.words, self.size(), len(self.message))

    def draw(self, block: Block, question: Block) -> None:
        """The whole screen. Into a pipe it is written when something has changed, otherwise the question alone."""
        if self.reader.interactive:
            self.console.clear()
        self.show(block if self.reader.interactive or self.drawn is not self.session.position else question)
        self.drawn = self.position
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
        commands = [self.words.text(f"command-{name}") for name in COMMANDS]
        toolbar = " · ".join(self.words.text(f"command-{name}") for name in AT_HAND)
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
            self.read(self.words.text("ask-continue") + " ", ())

    def story(self, seat: int) -> tuple[list[Line], int]:
        """All that the seat knows to have happened, and how many sentences of it are new."""
        known = min(self.told[seat], len(self.session.events))
        old = tell(self.session.events_for(seat)[:known], self.words)
        lines = tell(self.session.events_for(seat), self.words)
        same = next((n for n, line in enumerate(lines) if n >= len(old) or line != old[n]), len(lines))
        fresh = len(lines) - same
        if self.reader.interactive and fresh > self.console.size.height // 2:
            self.page(self.screen(self.position).story(lines[-fresh:], fresh))
            self.told[seat] = len(self.session.events)
            fresh = 0
        return lines, fresh

    # -- commands --------------------------------------------------------------------------------------

    def names_of(self, command: str) -> set[str]:
        """A command in the language of the table, in English, and what else people type for it."""
        return {command, plain(self.words.text(f"command-{command}")), *ALIASES.get(command, ())}

    def command(self, answer: str, shown: Position, seat: int) -> bool:
        """Carries a command out; False when the answer is none."""
        word = plain(answer).partition(" ")[0]
        for name in COMMANDS:
            if word in self.names_of(name):
                rest = answer.strip().partition(" ")[2].strip()
                run: Callable[[Call], None] = getattr(self, f"do_{name}")
                run(Call(rest, shown, seat))
                return True
        return False

    def do_undo(self, call: Call) -> None:
        try:
            self.session.undo(call.seat)
            self.keep()
            self.say([self.words.text("undo-done")], TOUCH)
        except CannotUndo as error:
            self.say([self.words.text(f"refusal-{error.key}")], WARNING)

    def do_redo(self, call: Call) -> None:
        try:
            self.session.redo(call.seat)
            self.keep()
        except CannotUndo as error:
            self.say([self.words.text(f"refusal-{error.key}")], WARNING)

    def do_why(self, call: Call) -> None:
        if not call.rest:
            self.say([self.words.text("why-what")], WARNING)
            return
        number = [c for c in choices(call.shown, self.words) if c.name == call.rest and call.shown.step()[0] != ACTION]
        text = call.shown.move_text(number[0].move) if number else call.rest
        self.say(explain(text, call.shown, self.words) or [self.words.text("answer-unknown", answer=call.rest)], TOUCH)

    def do_hint(self, call: Call) -> None:
        try:
            budget = time_asked(call.rest, self.words)
        except ValueError:
            self.say([self.words.text("hint-time", most=f"{MOST_SECONDS:.0f}")], WARNING)
            return
        asked = adviser(self.players[1 - call.seat], budget)
        try:
            thoughts = self.think(asked, call.seat, budget)
        except KeyboardInterrupt:
            self.say([self.words.text("hint-stopped")], WARNING)
            return
        name = self.words.level(asked.name)
        self.message += hint(thoughts, name, call.shown, self.words, self.screen(call.shown).width)

    def think(self, asked: Thinker, seat: int, budget: Budget | None) -> Thoughts:
        """What a player makes of a person's decision, from what the person may know."""
        seconds = None if budget is None else budget.seconds
        key = "thinking-hint" if seconds is None else "thinking-hint-seconds"
        self.thinking.begin(self.words.text(key, seconds=f"{seconds:g}" if seconds else ""))
        try:
            rng = decision_rng("hint", seat, len(self.session.decisions))
            return asked.think(self.session.position.view(seat), rng)
        finally:
            self.thinking.end()

    def do_forecast(self, call: Call) -> None:
        self.page(self.screen(call.shown).outlook(outlook(call.shown.forecast(), self.words)))

    def do_map(self, call: Call) -> None:
        self.page(self.screen(call.shown).board())

    def do_cards(self, call: Call) -> None:
        """Display, hand, and what is known of the other hand; or one card, with its note."""
        if call.rest:
            self.one_card(call)
            return
        hand = [card for card in call.shown.hand(call.seat) if card >= 0]
        seen = [card for card in call.shown.hand(1 - call.seat) if card >= 0]
        special = [call.shown.special] if call.shown.special >= 0 else []
        screen = self.screen(call.shown)
        block = screen.cards(special + call.shown.display + hand, hand)
        if seen:
            block += [Text(self.words.text("cards-seen")), *screen.cards(seen, [])]
        other = len(call.shown.hand(1 - call.seat))
        block.append(Text(self.words.text("cards-count", count=other, pile=len(call.shown.pile)), style=QUIET))
        self.page(block)

    def one_card(self, call: Call) -> None:
        try:
            card = find_card(call.rest, every_card(self.words), self.words)[0].card
        except Unclear as unclear:
            key = "answer-ambiguous" if unclear.candidates else "cards-unknown"
            names = self.words.list_of(unclear.candidates)
            self.say([self.words.text(key, answer=call.rest, names=names)], WARNING)
            return
        self.page(self.screen(call.shown).card_page(card))

    def do_log(self, call: Call) -> None:
        story = tell(self.session.events_for(call.seat), self.words)
        self.page(self.screen(call.shown).story(story if plain(call.rest) == "all" else story[-LOG_LINES:], len(story)))

    def do_save(self, call: Call) -> None:
        if not call.rest:
            self.say([self.words.text("save-where")], WARNING)
            return
        try:
            save_record(Path(call.rest), self.session.record(reveal=True))
        except FileTrouble as trouble:
            self.say([self.words.text(trouble.key, path=str(trouble.path), reason=trouble.reason)], WARNING)
            return
        self.path = Path(call.rest)
        self.say([self.words.text("save-done", path=call.rest)], TOUCH)

    def do_help(self, _call: Call) -> None:
        lines = [Text(self.words.text("help-intro"))]
        for name in COMMANDS:
            word = self.words.text(f"command-{name}")
            lines.append(Text.assemble((f"  {word:<12}", TOUCH), self.words.text(f"help-{name}")))
        lines += [Text(line, style=QUIET) for line in self.opponents()]
        self.page(lines)

    def do_rules(self, call: Call) -> None:
        key = "rule-" + call.rest.replace(".", "-")
        if call.rest and self.words.messages.has(key):
            self.say([f"{call.rest}  {self.words.text(key)}"], TOUCH)
        else:
            self.say([self.words.text("rules-which")], WARNING)

    def do_back(self, _call: Call) -> None:
        """Back to the table: nothing to do here, the screen is drawn again."""

    def do_quit(self, _call: Call) -> None:
        if self.path is None and not self.warned:
            self.warned = True
            self.say([self.words.text("quit-unsaved")], WARNING)
            return
        raise Left
