"""`republik replay`: shows a record step by step, or in one go without a terminal."""

import argparse
from pathlib import Path
from typing import Final

from rich.text import Text

from republik.table import records
from republik.table.contract import CHANCE, Event

from ._arguments import whole_number
from ._context import CommandContext
from ._records import open_record

NAME: Final = "replay"


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    parser.add_argument("record", metavar="RECORD", type=Path, help=context.text("cli-show-record"))
    parser.add_argument("--from", dest="start", metavar="N", help=context.text("cli-replay-from"))


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    from republik.terminal.display import Display
    from republik.terminal.prompt_input import open_reader

    record, game = open_record(parsed.record, context)
    first = 1 if parsed.start is None else whole_number(parsed.start, "--from", 0, len(record.decisions))
    display = Display(game, record.options(game), context.messages)
    reader, width = open_reader(), context.console.width
    position = records.start(record, game)
    for ply in range(1, len(record.decisions) + 1):
        seat, move = records.read_move(record, game, position, ply)
        events: list[Event] = []
        label = f"{ply}  {records.seat_name(game, seat)}  {position.move_text(move)}"
        position.play(move, events.append)
        if ply < first:
            continue
        stops = reader.interactive and seat != CHANCE
        if stops:
            context.console.clear()
            for line in display.open_drawing(position, width).board():
                context.print(line)
        context.print(Text(label, style="bold"))
        for line in display.log_lines(events, position, width):
            context.print(line)
        if stops and reader.ask(context.text("replay-next") + " ", (), "").startswith("q"):
            return 0
    outcome = position.outcome()
    ended = display.outcome(outcome, position) if outcome else context.text("replay-unfinished")
    context.print(Text(ended, style="bold"))
    return 0
