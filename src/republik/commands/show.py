"""`republik show`: shows a position of a record."""

import argparse
import json
from pathlib import Path
from typing import Final

from rich.text import Text

from republik import games
from republik.table import records
from republik.table.records import BadRecord

from ._arguments import whole_number
from ._context import CommandContext
from ._records import accepted, is_outdated, known_record, refused_outdated

NAME: Final = "show"


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    parser.add_argument("record", metavar="RECORD", type=Path, help=context.text("cli-show-record"))
    parser.add_argument("--at", metavar="N", help=context.text("cli-show-at"))
    parser.add_argument("--json", action="store_true", help=context.text("cli-show-json"))


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    from republik.terminal.display import Display

    record = known_record(parsed.record)
    total = len(record.decisions)
    if parsed.at is None:
        record, _ = accepted(record, context)
    at = len(record.decisions) if parsed.at is None else whole_number(parsed.at, "--at", 0, total)
    try:
        position = records.position_at(record, at, games.game)
    except BadRecord as error:
        if is_outdated(record):
            raise refused_outdated(record, error, context) from None
        raise
    if parsed.json:
        print(json.dumps(json.loads(position.to_text()), ensure_ascii=False, indent=1))
        return 0
    game = games.game(record.header["game"])
    display = Display(game, record.options(game), context.messages)
    context.print(Text(context.text("show-title", at=at, total=total), style="dim"))
    drawing = display.open_drawing(position, context.console.width)
    for line in drawing.board() + drawing.cards():
        context.print(line)
    outcome = position.outcome()
    if outcome is not None:
        context.print(Text(display.outcome(outcome, position), style="bold"))
    return 0
