"""`republik front-page`: writes the front page of a finished game as SVG or PNG."""

import argparse
from pathlib import Path
from typing import Final

from ._context import CommandContext, Refused
from ._records import open_record

NAME: Final = "front-page"


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    from republik.front_page.front import FORMATS

    parser.add_argument("record", metavar="RECORD", type=Path, help=context.text("cli-show-record"))
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help=context.text("cli-front-page-out"))
    parser.add_argument(
        "--format", metavar="|".join(FORMATS), default="card", help=context.text("cli-front-page-format")
    )


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    from republik.front_page.front import FORMATS
    from republik.front_page.story import finished_story
    from republik.terminal.front_page import check_ending, save

    if parsed.format not in FORMATS:
        raise Refused("error-front-page-format", name=parsed.format, known=", ".join(FORMATS))
    check_ending(parsed.out)
    story = finished_story(*open_record(parsed.record, context), context.messages.language)
    save(story, parsed.format, parsed.out)
    context.say("front-page-written", path=str(parsed.out))
    return 0
