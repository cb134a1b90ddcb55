"""A game in progress at the terminal: the session, the seating, and how it is shown."""

from collections.abc import Sequence
from pathlib import Path

from republik.messages.i18n import Messages
from republik.players.registry import levels
from republik.table.contract import Outcome, Position, View
from republik.table.phrases import Phrase
from republik.table.player import Player
from republik.table.plugin.drawing import Block
from republik.table.plugin.terminal import Drawing
from republik.table.records import options_of
from republik.table.session import Session

from .dialogue import Dialogue
from .display import Display
from .files import save_record
from .layout import Screen, Sentence, log_lines


class Play:
    """One session at one terminal. `players` is None for a person."""

    def __init__(
        self,
        session: Session,
        players: Sequence[Player | None],
        messages: Messages,
        dialogue: Dialogue,
        path: Path | None = None,
    ) -> None:
        self.session = session
        self.players = players
        self.game = session.game
        self.options = options_of(session.header, session.game)
        self.display = Display(session.game, self.options, messages)
        self.dialogue = dialogue
        self.path = path
        """The file in which the game is saved after every decision."""
        automatic = session.game.automatic_seats(self.options)
        self.automatic = [seat for seat, name in enumerate(self.game.seats) if name in automatic]
        if automatic:  # a person who plays all other seats may undo any of their decisions
            session.past_turn = True
        begun = any(decision.seat in self.game.seats for decision in session.decisions)
        start = len(session.events) if begun else 0  # a resumed game does not repeat its whole log
        self._events_shown = dict.fromkeys(range(len(players)), start)

    @property
    def position(self) -> Position:
        return self.session.position

    def save(self) -> None:
        if self.path is not None:
            save_record(self.path, self.session.record(reveal=True))

    # -- who sits where --------------------------------------------------------------------------

    def seats_of_person(self, seat: int) -> list[int]:
        """The seats played by the person at this one: all, where the rules play some themselves."""
        if not self.automatic:
            return [seat]
        return [other for other in range(len(self.players)) if other not in self.automatic]

    def person(self, seat: int) -> int:
        """The seat by which the person at this one is known."""
        return self.seats_of_person(seat)[0]

    def greeting(self) -> list[str]:
        """The first lines: whether the game is missing in this language, against whom persons play, how they
        answer."""
        missing = [] if self.display.messages.translated else [self.display.text("language-missing")]
        return [*missing, *self.opponents(), *([self.display.text("play-answer")] if None in self.players else [])]

    def opponents(self) -> list[str]:
        """Against whom persons play, a line each."""
        if None not in self.players:
            return []
        lines = [self._opponent(seat, player) for seat, player in enumerate(self.players)]
        return [self.display.say(line) for line in lines if line is not None]

    def _opponent(self, seat: int, player: Player | None) -> Phrase | None:
        side = self.display.seat(seat)
        if seat in self.automatic:
            return Phrase("opponent-automatic", {"side": side})
        if player is None:
            return None
        own = f"opponent-{player.name}"
        if self.display.renderer.has(own):
            return Phrase(own, {"side": side})
        all_levels = levels(self.game.name)
        number = next((level.number for level in all_levels if level.key == player.name), None)
        if number is None:
            return Phrase("opponent-other", {"side": side, "name": self.display.player(player.name)})
        name = self.display.player(player.name)
        return Phrase("opponent", {"side": side, "level": name, "number": number, "count": len(all_levels)})

    # -- what is shown ---------------------------------------------------------------------------

    def drawing(self, view: View) -> Drawing:
        return self.display.drawing(view, self.dialogue.width)

    def screen(self, drawing: Drawing) -> Screen:
        return Screen(self.dialogue.size(), len(self.dialogue.remarks), drawing.least_log)

    def page(self, block: Block) -> None:
        self.dialogue.page(block, self.display.text("ask-continue"))

    def log_of(self, view: View) -> list[Sentence]:
        """All that a seat knows to have happened."""
        return self.display.log(self.session.events_for(view.seat), view)

    def log(self, view: View) -> tuple[list[Sentence], int]:
        """All that a seat knows to have happened, and how many sentences of it are new to the person there."""
        log = self.log_of(view)
        last = self._events_shown[self.person(view.seat)]
        fresh = sum(sentence.until > last for sentence in log)
        if self.dialogue.interactive and fresh > self.dialogue.size().height // 2:
            self.page(log_lines(log[-fresh:], fresh, self.dialogue.width))
            self.mark_seen(view.seat)
            fresh = 0
        return log, fresh

    def mark_seen(self, seat: int) -> None:
        """The person has seen all that happened so far."""
        self._events_shown[self.person(seat)] = len(self.session.events)

    def closing(self, last: int | None) -> Block:
        """The table at the end: all that happened, or the board with the last few sentences."""
        position, width = self.position, self.dialogue.width
        log = self.display.log(self.session.events, position.view(0))
        if last is None:
            return log_lines(log, len(log), width)
        sentences = log[-last:]
        return self.display.open_drawing(position, width).board() + log_lines(sentences, len(sentences), width)

    def outcome_text(self, outcome: Outcome) -> str:
        return self.display.outcome(outcome, self.position)

    def summary(self) -> str:
        return self.display.summary(self.position, len(self.session.decisions))
