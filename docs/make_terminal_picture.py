"""Draws docs/img/terminal.svg: an actual screen from the middle of a game between two computer players.

    python docs/make_terminal_picture.py

The same seed gives the same picture.
"""  # noqa: INP001

import io
import re
from pathlib import Path
from typing import cast

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from republik.games import game
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.sequence import Action
from republik.games.wsdv.rules.steps import WEST
from republik.messages.i18n import Messages
from republik.players.asking import decision_rng
from republik.players.registry import player
from republik.table.chance import Seed
from republik.table.session import Session, new_session
from republik.terminal.dialogue import Dialogue
from republik.terminal.layout import Size
from republik.terminal.pending import PendingDecision
from republik.terminal.play import Play
from republik.terminal.prompt_input import PlainReader
from republik.terminal.questions import Question
from republik.terminal.table_commands import TableCommands

SEED = "terminal picture"
SIZE = Size(132, 48)
DECADE, HALF, CARDS_LEFT = 3, 1, 5
FRESH = 6
"""How many sentences of the log are new."""
OUT = Path(__file__).parent / "img" / "terminal.svg"

PAPER, INK = (38, 35, 31), (232, 226, 214)  # ink on charcoal
COLOURS = [
    (38, 35, 31),
    (196, 81, 63),
    (122, 146, 98),
    (201, 150, 44),
    (79, 143, 220),
    (143, 107, 179),
    (95, 158, 160),
    INK,
]
THEME = TerminalTheme(PAPER, INK, COLOURS, COLOURS)


class Asking(PlainReader):
    """Pretends to be a terminal, so that the screen has a height."""

    interactive = True


def middle_of_a_game() -> Session:
    """Plays until West chooses a card late in the decade."""
    session = new_session(game("wsdv"), {"edition": "2.1"}, {}, Seed.from_text(SEED))
    computer = player("delegate", "wsdv")
    while not _is_right(cast("Position", session.position)):
        seat = session.position.to_act()
        assert seat is not None, "this game ends too early: choose another seed"
        rng = decision_rng(session.commitment or "", seat, len(session.decisions))
        session.play(computer.choose(session.position.view(seat), rng))
    return session


def _is_right(position: Position) -> bool:
    there = position.decade == DECADE and position.half == HALF and len(position.display) <= CARDS_LEFT
    return there and position.to_act() == WEST and isinstance(position.step(), Action)


def picture() -> str:
    session = middle_of_a_game()
    out = io.StringIO()
    width, height = SIZE
    console = Console(record=True, width=width, height=height, file=out, force_terminal=True, color_system="truecolor")
    play = Play(session, [None, None], Messages("en"), Dialogue(console, Asking(io.StringIO(), out)))
    pending = PendingDecision(play, WEST)
    question = Question(play, TableCommands(play), pending)
    screen = play.screen(pending.drawing)
    log = play.log_of(pending.view)
    for line in [*screen.compose(pending.drawing.boards(), question.forms(), log, FRESH), Text("> ▏")]:
        console.print(line, soft_wrap=True, highlight=False)
    without_remote_fonts = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    fonts = without_remote_fonts.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    return console.export_svg(title="republik play", theme=THEME, code_format=fonts, unique_id="republik")


if __name__ == "__main__":
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(picture(), encoding="utf-8")
