"""`republik analyse`: analyses a recorded game, decision by decision."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from republik import games
from republik.players.registry import UnknownPlayer
from republik.table.game import Game
from republik.table.phrases import section
from republik.table.records import Record, accepted, parse_record
from republik.terminal.files import check_file, read_bytes, save_text

from ._arguments import find_level, whole_number
from ._context import STOPPED, CommandContext, Refused
from ._records import is_outdated, outdated_text
from .import_ import format_of, read

if TYPE_CHECKING:
    from republik.analysis import GameAnalysis
    from republik.messages.i18n import Messages
    from republik.table.thoughts import Thinker

NAME: Final = "analyse"
BOTH: Final = "both"
STANDARD_OUTPUT: Final = "-"
MAX_TURNING_POINTS: Final = 1000


class Source(NamedTuple):
    """A game to analyse, remarks about its import, and whether the import stopped."""

    record: Record
    notes: list[str]
    stopped: bool = False


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    text = context.text
    parser.add_argument("record", metavar="RECORD", type=Path, help=text("cli-analyse-record"))
    parser.add_argument("--level", metavar="LEVEL", help=text("cli-analyse-level"))
    parser.add_argument("--player", metavar="PLAYER", help=text("cli-analyse-player"))
    parser.add_argument("--seat", metavar="SEAT", default=BOTH, help=text("cli-analyse-seat"))
    parser.add_argument("--top", metavar="N", default="5", help=text("cli-analyse-top"))
    parser.add_argument("--json", metavar="FILE|-", help=text("cli-analyse-json"))
    parser.add_argument("--html", metavar="FILE", type=Path, help=text("cli-analyse-html"))


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    """Checks all options and files, then analyses the game and reports it."""
    from republik.analysis import Analyser

    most = whole_number(parsed.top, "--top", 0, MAX_TURNING_POINTS)
    data = None if parsed.json in (None, STANDARD_OUTPUT) else Path(parsed.json)
    files = [path for path in (data, parsed.html) if path is not None]
    _check_files(parsed.record, files)
    source = _read(parsed.record, context)
    game = games.game(source.record.header["game"])
    seats = _seats(parsed.seat, game)
    analyser = Analyser(source.record, _thinker(parsed, game, context.messages.of(game)), seats)
    if not analyser.total:
        raise Refused("analysis-nothing")
    with context.progress("analysis-progress", analyser.total) as move_on:
        for done, _ in enumerate(analyser.steps(), 1):
            move_on(done, analyser.total)
    analysis = analyser.result()
    written = json.dumps(analysis.to_dict(most), ensure_ascii=False, indent=1) + "\n"
    if data is not None:
        save_text(data, written)
    aloud = parsed.json != STANDARD_OUTPUT
    if not aloud:
        print(written, end="")
    _tell(analysis, source, most, parsed.html, aloud, context)
    for path in files if aloud else []:
        context.say("analysis-written", path=str(path))
    return STOPPED if source.stopped else 0


def _tell(
    analysis: "GameAnalysis", source: Source, most: int, page: Path | None, aloud: bool, context: CommandContext
) -> None:
    """Prints the text and writes the page, as requested."""
    from republik.analysis.report import analysis_page
    from republik.analysis.words import AnalysisWords
    from republik.terminal.analysis_text import analysis_lines

    words = AnalysisWords(analysis, context.messages, source.notes)
    if aloud:
        for line in analysis_lines(words, most, context.console.width):
            context.print(line)
    else:
        for note in source.notes:
            context.warn(f"republik: {note}")
    if page is not None:
        save_text(page, analysis_page(words, most, context.messages.language))


# -- reading what was asked ------------------------------------------------------------------------------------


def _seats(name: str, game: Game) -> tuple[int, ...]:
    seat = name.strip().lower()
    if seat == BOTH:
        return tuple(range(len(game.seats)))
    if seat not in game.seats:
        raise Refused("analysis-seat-unknown", name=name, known=", ".join([*game.seats, BOTH]))
    return (game.seats.index(seat),)


def _thinker(parsed: argparse.Namespace, game: Game, messages: "Messages") -> "Thinker":
    """The requested level or player."""
    from republik.analysis import NoThinker, thinker
    from republik.analysis.thinkers import names

    if parsed.level is not None and parsed.player is not None:
        raise Refused("analysis-level-or-player")
    name = parsed.player.strip() if parsed.player is not None else _usual_player(game)
    if parsed.level is not None:
        name = find_level(parsed.level, messages, game.name).key
    try:
        return thinker(name, game.name)
    except NoThinker:
        raise Refused("analysis-no-thinker", name=name, known=", ".join(names(game.name))) from None
    except UnknownPlayer as error:
        if error.key == "unknown-player":
            raise UnknownPlayer(name, names(game.name)) from None
        raise


def _usual_player(game: Game) -> str:
    if game.analysis is None:
        raise Refused("error-no-analysis", game=game.name)
    return game.analysis().player


def _check_files(record: Path, written: list[Path]) -> None:
    """Checks that the output files can be written and would not overwrite anything else."""
    taken = [record.resolve()]
    for path in written:
        check_file(path)
        if path.resolve() in taken:
            raise Refused("analysis-same-file", path=str(path))
        taken.append(path.resolve())


def _read(path: Path, context: CommandContext) -> Source:
    """A record of ours, or a game in the interchange format (JSON)."""
    data = read_bytes(path)
    if data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"{":
        return _import(data, context)
    record = parse_record(data)
    games.game(record.header["game"])
    standing, refusal = accepted(record, games.game)
    notes = [outdated_text(record, refusal, context)] if is_outdated(record) else []
    return Source(standing, notes, stopped=refusal is not None)


def _import(data: bytes, context: CommandContext) -> Source:
    """The imported game; if the import stopped, the valid part."""
    from republik.table.plugin.interchange import ImportStopped

    game, interchange = format_of(data)
    words = context.renderer(game)
    try:
        imported = read(data, game, interchange, context)
    except ImportStopped as error:
        reason = words.text(error.phrase())
        rule = words.text(section(error.rule))
        note = context.text("analysis-import-stopped", turn=str(error.turn), reason=reason, rule=rule)
        return Source(error.record_so_far, [note], stopped=True)
    return Source(imported.record, [words.text(note) for note in imported.notes])
