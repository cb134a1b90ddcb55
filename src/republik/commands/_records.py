"""Reading records, as far as the current rules accept them."""

from pathlib import Path

from republik import games
from republik.messages.render import refusal_text
from republik.table import records
from republik.table.game import Game
from republik.table.records import BadRecord, Record
from republik.terminal.files import read_record

from ._context import BAD_INPUT, CommandContext, Refused


def known_record(path: Path) -> Record:
    """The record in a file; UnknownGame if its game is not installed."""
    record = read_record(path)
    games.game(record.header["game"])
    return record


def accepted(record: Record, context: CommandContext) -> tuple[Record, BadRecord | None]:
    """The part of a record that the current rules accept, and what they refuse; reports corrections of the rules since
    it began."""
    standing, refusal = records.accepted(record, games.game)
    if is_outdated(record):
        context.warn(outdated_text(record, refusal, context))
    return standing, refusal


def open_record(path: Path, context: CommandContext) -> tuple[Record, Game]:
    """The part of the record in a file that the current rules accept, and its game."""
    record, _ = accepted(known_record(path), context)
    return record, games.game(record.header["game"])


def is_outdated(record: Record) -> bool:
    """Whether the rules have been corrected since the record began."""
    return records.is_outdated(record, records.find_game(record, games.game))


def outdated_text(record: Record, refusal: BadRecord | None, context: CommandContext) -> str:
    """The message about corrected rules, and what they refuse of a record."""
    now = records.find_game(record, games.game).revision
    text = context.text("record-outdated", began=records.revision_of(record), now=now)
    if refusal is None:
        return text
    refused = refused_outdated(record, refusal, context)
    return context.text(refused.key, **refused.details)


def refused_outdated(record: Record, refusal: BadRecord, context: CommandContext, code: int = BAD_INPUT) -> Refused:
    """The message that the corrected rules refuse part of a record."""
    outdated = outdated_text(record, None, context)
    reason = refusal_text(refusal, context.messages.language)
    part = context.text("record-refused-part", reason=reason, good=refusal.good, total=len(record.decisions))
    return Refused("record-outdated-part", code, outdated=outdated, part=part)
