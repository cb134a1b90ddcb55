"""`republik verify`: checks a record against the rules, its result, and chance against the committed seed."""

import argparse
from pathlib import Path
from typing import Final

from republik import games
from republik.messages.render import refusal_text
from republik.table import records
from republik.table.records import BadRecord
from republik.terminal.files import read_record

from ._context import STOPPED, CommandContext, Refused
from ._records import is_outdated, refused_outdated

NAME: Final = "verify"


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    parser.add_argument("record", metavar="RECORD", type=Path, help=context.text("cli-show-record"))


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    record = read_record(parsed.record)
    try:
        proven = records.verify(record, games.game)
    except BadRecord as error:
        if error.good is not None and is_outdated(record):
            raise refused_outdated(record, error, context, STOPPED) from None
        raise Refused("verify-bad", STOPPED, reason=refusal_text(error, context.messages.language)) from None
    context.say("verify-good" if proven else "verify-no-seed", count=len(record.decisions))
    return 0
