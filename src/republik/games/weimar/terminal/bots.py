"""The bots' tables and the limits of the player's Zentrum in the terminal."""

from collections.abc import Sequence

from rich.text import Text

from republik.games.weimar.phrases import bots
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules.rules import Rules
from republik.table.phrases import Arg
from republik.table.plugin.drawing import LOUD, QUIET, Block, wrap

from .board import INKS
from .labels import Labels

INDENT = "       "


def bot_pages(rules: Rules, labels: Labels, width: int) -> Block:
    """Draws every table of both bots, then the limits of the Zentrum."""
    lines = [Text(labels.text("bots-title"), style=LOUD)]
    for about in ("bots-about", "bots-own"):
        lines += wrap(Text(labels.text(about), style=QUIET), width)
    for key in rules.components.bots:
        party = fx.PARTIES.index(key)
        lines += [Text(), Text(labels.party(party), style=f"bold {INKS[party]}")]
        for table in bots.tables_of(rules, party):
            lines.append(Text(f"  {labels.say(bots.title(table.key))}", style=LOUD))
            lines += _rows(labels, table.rows, width, numbered=not table.is_list)
    lines += [Text(), Text(labels.text("bots-always"), style=LOUD)]
    lines += _rows(labels, bots.always(), width, numbered=False)
    lines += [Text(), Text(labels.text("bots-zentrum"), style=f"bold {INKS[fx.ZENTRUM]}")]
    return lines + _rows(labels, bots.zentrum_limits(rules), width, numbered=False)


def _rows(labels: Labels, rows: Sequence[Arg], width: int, *, numbered: bool) -> Block:
    lines: Block = []
    for number, row in enumerate(rows, 1):
        mark = f"{number}." if numbered else "·"
        lines += wrap(Text(f"    {mark:<2} {labels.say(row)}"), width, INDENT)
    return lines
