"""`republik import`: reads a game in the interchange format of one of the games."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from republik import games
from republik.table.game import Game
from republik.table.phrases import section
from republik.terminal.files import read_bytes, save_record

from ._context import STOPPED, CommandContext, Refused

if TYPE_CHECKING:
    from republik.table.plugin.interchange import Imported, ImportStopped, Interchange

NAME: Final = "import"


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=context.text("cli-import-file"))
    parser.add_argument("-o", "--output", metavar="RECORD", type=Path, help=context.text("cli-import-output"))
    parser.add_argument("--until", metavar="PERIOD", help=context.text("cli-import-until"))
    parser.add_argument("--json", action="store_true", help=context.text("cli-show-json"))


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    """An import that stops reports the turn and the rule; with -o it still saves the valid part."""
    from republik.table.plugin.interchange import ImportStopped

    data = read_bytes(parsed.file)
    game, interchange = format_of(data)
    until = None if parsed.until is None else _until(parsed.until, interchange)
    try:
        imported = read(data, game, interchange, context, until)
    except ImportStopped as error:
        if parsed.output is not None:
            save_record(parsed.output, error.record_so_far)
        raise _stopped(error, game, parsed.output, context) from None
    if parsed.output is not None:
        save_record(parsed.output, imported.record)
    for note in imported.notes:
        context.warn(f"republik: {context.renderer(game).text(note)}")
    if parsed.json:
        print(json.dumps(imported.state, ensure_ascii=False, indent=1))
    else:
        context.say("import-done", count=len(imported.record.decisions))
    return 0


def format_of(data: bytes) -> tuple[Game, "Interchange"]:
    """The game whose interchange format a file uses."""
    formats = [(game, game.interchange()) for game in games.playable() if game.interchange is not None]
    for game, interchange in formats:
        if interchange.recognises(data):
            return game, interchange
    names = ", ".join(interchange.name for _, interchange in formats)
    raise Refused("error-interchange-unknown", known=names)


def read(
    data: bytes, game: Game, interchange: "Interchange", context: CommandContext, until: int | None = None
) -> "Imported":
    """The game in a file. ImportStopped; Refused if the file is not in the format."""
    from republik.table.plugin.interchange import BadInterchange

    try:
        return interchange.read(data, until)
    except BadInterchange as error:
        raise Refused("error-interchange", reason=context.renderer(game).text(error.phrase())) from None


def _until(text: str, interchange: "Interchange") -> int:
    try:
        return interchange.read_until(text)
    except ValueError:
        raise Refused("error-import-until", text=text) from None


def _stopped(error: "ImportStopped", game: Game, output: Path | None, context: CommandContext) -> Refused:
    key = "error-import-stopped" if output is None else "error-import-stopped-kept"
    words = context.renderer(game)
    reason, rule = words.text(error.phrase()), words.text(section(error.rule))
    return Refused(key, STOPPED, turn=error.turn, phase=error.phase, rule=rule, reason=reason, path=str(output))
