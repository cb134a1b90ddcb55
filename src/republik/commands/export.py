"""`republik export`: converts a record to the interchange format of its game."""

import argparse
from pathlib import Path
from typing import Final

from republik import games
from republik.terminal.files import save_text

from ._context import CommandContext, Refused
from ._records import accepted, known_record

NAME: Final = "export"


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    parser.add_argument("record", metavar="RECORD", type=Path, help=context.text("cli-show-record"))
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, help=context.text("cli-export-output"))


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    record = known_record(parsed.record)
    game = games.game(record.header["game"])
    if game.interchange is None:
        raise Refused("error-no-interchange", game=game.name)
    record, _ = accepted(record, context)
    text = game.interchange().write(record)
    if parsed.output is None:
        print(text, end="")
    else:
        save_text(parsed.output, text)
    return 0
