"""Records that commands read: as far as today's rules accept them."""

from pathlib import Path

from republik import games
from republik.messages.render import refusal_text
from republik.table import records
from republik.table.records import BadRecord, Record
from republik.terminal.files import read_record

from ._context import BAD_INPUT, CommandContext, Refused


def known_record(path: Path) -> Record:
    """The record in a file; UnknownGame where its game is not here."""
    record = read_record(path)
    games.game(record.header["game"])
    return record


def accepted(record: Record, context: CommandContext) -> tuple[Record, BadRecord | None]:
    """A record as far as today's rules accept it, and what they refuse; where they have been corrected since it was
    begun, that is said."""
    standing, refusal = records.accepted(record, games.game)
    if is_outdated(record):
        context.warn(outdated_text(record, refusal, context))
    return standing, refusal


def is_outdated(record: Record) -> bool:
    """Whether the rules have been corrected since the record was begun."""
    return records.is_outdated(record, records.find_game(record, games.game))


def outdated_text(record: Record, refusal: BadRecord | None, context: CommandContext) -> str:
    """That the rules have been corrected since a record was begun, and what they refuse of it."""
    now = records.find_game(record, games.game).revision
    told = context.text("record-outdated", began=records.revision_of(record), now=now)
    if refusal is None:
        return told
    refused = refused_outdated(record, refusal, context)
    return context.text(refused.key, **refused.details)


def refused_outdated(record: Record, refusal: BadRecord, context: CommandContext, code: int = BAD_INPUT) -> Refused:
    """That the corrected rules refuse a part of a record."""
    outdated = outdated_text(record, None, context)
    reason = refusal_text(refusal, context.messages.language)
    part = context.text("record-refused-part", reason=reason, good=refusal.good, total=len(record.decisions))
    return Refused("record-outdated-part", code, outdated=outdated, part=part)
