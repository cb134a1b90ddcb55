"""Plays at the terminal in a test: a single question about a position, or a whole game from typed lines."""

import io
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from republik.messages.i18n import Messages
from republik.table.contract import Position
from republik.table.game import Game
from republik.table.player import Player
from republik.table.plugin.drawing import Block
from republik.table.session import Session, new_session
from republik.terminal.dialogue import Dialogue
from republik.terminal.display import Display
from republik.terminal.pending import PendingDecision
from republik.terminal.play import Play
from republik.terminal.play_loop import PlayLoop
from republik.terminal.prompt_input import PlainReader, Reader
from republik.terminal.questions import Question
from republik.terminal.reasons import Explainer
from republik.terminal.table_commands import TableCommands


def lines_of(block: Block) -> str:
    return "\n".join(line.plain for line in block)


class Script(PlainReader):
    """Typed lines; with `interactive`, the screen has a height."""

    def __init__(self, answers: str, out: io.StringIO, *, interactive: bool = False) -> None:
        super().__init__(io.StringIO(answers), out)
        self.interactive = interactive


class AskedQuestion:
    """Asks the acting seat of a position at a terminal of the given size."""

    def __init__(self, game: Game, position: Position, language: str = "en", size: tuple[int, int] = (110, 0)) -> None:
        session = new_session(game)
        session.position = position
        out = io.StringIO()
        width, height = size
        console = Console(file=out, width=width, height=height or 40)
        reader = Script("", out, interactive=bool(height))
        self.play = Play(session, [None] * len(game.seats), Messages(language), Dialogue(console, reader))
        seat = position.to_act()
        assert seat is not None
        self.pending = PendingDecision(self.play, seat)
        self.question = Question(self.play, TableCommands(self.play), self.pending)

    @property
    def display(self) -> Display:
        return self.play.display

    def why(self, text: str) -> list[str]:
        explainer = Explainer(self.display, self.pending.position, self.pending.drawing)
        return explainer.explain(text, self.pending.cards)

    def screen(self) -> Block:
        """Returns the whole screen, without a log."""
        drawing = self.pending.drawing
        return self.play.screen(drawing).compose(drawing.boards(), self.question.forms(), [], 0)


def sit_down(
    session: Session,
    players: Sequence[Player | None],
    answers: str | Reader,
    language: str = "en",
    path: Path | None = None,
    width: int = 110,
) -> tuple[PlayLoop, io.StringIO]:
    """Plays a game at the terminal; returns the output."""
    out = io.StringIO()
    reader = Script(answers, out) if isinstance(answers, str) else answers
    console = Console(file=out, width=width, height=36, highlight=False)
    return PlayLoop(Play(session, players, Messages(language), Dialogue(console, reader), path)), out
