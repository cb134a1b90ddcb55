"""`republik analyse`: its arguments, and what it prints and writes. What is heavy is loaded when a run begins."""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from republik import games
from republik.players.registry import UnknownPlayer
from republik.table.records import Record, accepted, is_outdated, parse_record

from .files import FileTrouble, outdated_text, read_bytes, save_text
from .opponents import find_level, level_list

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from republik.analysis import Analyser, GameAnalysis
    from republik.games.wsdv.rules.position import Position
    from republik.games.wsdv.terminal.words import Words
    from republik.messages.i18n import Messages
    from republik.table.thoughts import Thinker

SEATS: Final = {"west": (0,), "east": (1,), "both": (0, 1)}
STANDARD_OUTPUT: Final = "-"
MOST_TURNING_POINTS: Final = 1000
BAD_INPUT, STOPPED = 2, 1


class Shop(Protocol):
    """What the terminal lends: its messages, its words and where to print."""

    messages: "Messages"
    console: "Console"

    def text(self, key: str, **args: Any) -> str: ...
    def words(self, position: "Position") -> "Words": ...
    def print(self, line: "str | Text") -> None: ...


class CannotAnalyse(ValueError):
    """What was asked for cannot be done: the message's key with its arguments, and the exit code."""

    def __init__(self, key: str, code: int = BAD_INPUT, **details: str) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.details = details


class Source(NamedTuple):
    """A game to analyse, what is to be said about its import, and whether the import stopped."""

    record: Record
    notes: list[str]
    stopped: bool = False


def add_arguments(command: argparse.ArgumentParser, text: Callable[..., str]) -> None:
    command.add_argument("record", metavar="RECORD", type=Path, help=text("cli-analyse-record"))
    command.add_argument("--level", metavar="LEVEL", help=text("cli-analyse-level"))
    command.add_argument("--player", metavar="PLAYER", help=text("cli-analyse-player"))
    command.add_argument("--seat", metavar="|".join(SEATS), default="both", help=text("cli-analyse-seat"))
    command.add_argument("--top", metavar="N", default="5", help=text("cli-analyse-top"))
    command.add_argument("--json", metavar="FILE|-", help=text("cli-analyse-json"))
    command.add_argument("--html", metavar="FILE", type=Path, help=text("cli-analyse-html"))


def run(parsed: argparse.Namespace, shop: Shop) -> int:
    """The command; CannotAnalyse where something is wrong. Everything is checked before the thinking begins."""
    from republik.analysis import Analyser

    seats, most = _seats(parsed.seat), _most(parsed.top)
    player = _thinker(parsed, shop.messages)
    data = None if parsed.json in (None, STANDARD_OUTPUT) else Path(parsed.json)
    _check_files(parsed.record, [path for path in (data, parsed.html) if path is not None])
    source = _read(parsed.record, shop)
    study = Analyser(source.record, player, seats)
    if not study.total:
        raise CannotAnalyse("analysis-nothing")
    analysis = _think(study, shop)
    told = json.dumps(analysis.to_dict(most), ensure_ascii=False, indent=1) + "\n"
    if data is not None:
        save_text(data, told)
    if parsed.json == STANDARD_OUTPUT:
        print(told, end="")
    _tell(analysis, source, most, parsed.html, parsed.json != STANDARD_OUTPUT, shop)
    for path in (data, parsed.html):
        if path is not None and parsed.json != STANDARD_OUTPUT:
            shop.print(shop.text("analysis-written", path=str(path)))
    return STOPPED if source.stopped else 0


def _tell(analysis: "GameAnalysis", source: Source, most: int, page: Path | None, aloud: bool, shop: Shop) -> None:
    """The text where it is wanted, the page where it is."""
    from .analysis_page import analysis_page
    from .analysis_text import analysis_lines
    from .analysis_words import AnalysisWords

    words = AnalysisWords(analysis, shop.words(analysis.moments[0].position), source.notes)
    if aloud:
        for line in analysis_lines(words, most, shop.console.width):
            shop.print(line)
    else:
        for note in source.notes:
            print(f"republik: {note}", file=sys.stderr)
    if page is not None:
        save_text(page, analysis_page(words, most, shop.messages.language))


# -- reading what was asked ------------------------------------------------------------------------------------


def _seats(name: str) -> tuple[int, ...]:
    found = SEATS.get(name.strip().lower())
    if found is None:
        raise CannotAnalyse("analysis-seat-unknown", name=name, known=", ".join(SEATS))
    return found


def _most(text: str) -> int:
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > 9 or int(digits) > MOST_TURNING_POINTS:
        raise CannotAnalyse("error-number", what="--top", text=text, low="0", high=str(MOST_TURNING_POINTS))
    return int(digits)


def _thinker(parsed: argparse.Namespace, messages: "Messages") -> "Thinker":
    """The level or the player asked for."""
    from republik.analysis import DEFAULT_PLAYER, NoThinker, thinker
    from republik.analysis.thinkers import names

    if parsed.level is not None and parsed.player is not None:
        raise CannotAnalyse("analysis-level-or-player")
    name = DEFAULT_PLAYER if parsed.player is None else parsed.player.strip()
    if parsed.level is not None:
        found = find_level(parsed.level, messages, "wsdv")
        if found is None:
            raise CannotAnalyse("error-level", name=parsed.level, known=level_list(messages, "wsdv"))
        name = found.key
    try:
        return thinker(name, "wsdv")
    except NoThinker:
        raise CannotAnalyse("analysis-no-thinker", name=name, known=", ".join(names("wsdv"))) from None
    except UnknownPlayer as error:
        if error.reason:  # a player that is known, with a budget that is not
            raise
        raise CannotAnalyse("error-player", name=name, known=", ".join(names("wsdv"))) from None


def _check_files(record: Path, written: list[Path]) -> None:
    """Files that can be written when the thinking is done, and that are nothing else."""
    taken = [record.resolve()]
    for path in written:
        if path.is_dir() or not path.name:
            raise FileTrouble("error-file-folder", path)
        if not path.parent.is_dir():
            raise FileTrouble("error-folder-missing", path.parent)
        if path.resolve() in taken:
            raise CannotAnalyse("analysis-same-file", path=str(path))
        taken.append(path.resolve())


def _read(path: Path, shop: Shop) -> Source:
    """A record of ours, or a game in the interchange format: that one is JSON."""
    data = read_bytes(path)
    if data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"{":
        return _bring_in(data, shop)
    record = parse_record(data)
    if record.header["game"] != "wsdv":
        raise CannotAnalyse("error-game-not-here", name=record.header["game"])
    standing, refusal = accepted(record, games.game)
    outdated = is_outdated(record, games.game(record.header["game"]))
    notes = [outdated_text(record, refusal, shop.messages)] if outdated else []
    return Source(standing, notes, stopped=refusal is not None)


def _bring_in(data: bytes, shop: Shop) -> Source:
    """What was imported; where that stopped, the good part."""
    from republik.games.wsdv.interchange import BadInterchange, ImportStopped, import_game, read_interchange

    try:
        result = import_game(read_interchange(data))
    except BadInterchange as error:
        raise CannotAnalyse("error-interchange", reason=str(error)) from None
    except ImportStopped as error:
        told = {"turn": str(error.turn), "reason": error.reason, "rule": error.rule}
        return Source(error.record_so_far, [shop.text("analysis-import-stopped", **told)], stopped=True)
    return Source(result.record, result.notes)


# -- thinking ----------------------------------------------------------------------------------------------------


def _think(study: "Analyser", shop: Shop) -> "GameAnalysis":
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(shop.text("analysis-progress"), total=study.total)
        for _ in study.steps():
            progress.advance(task)
    return study.result()
