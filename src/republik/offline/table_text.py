"""A table as text on the shelf: its settings, its seats, its status, its chat and its whole log, as JSON."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any, NamedTuple

from republik.server.tables.log import LogEntry
from republik.server.tables.record import ChatLine, Offer, SeatAssignment, TableRecord, TableStatus
from republik.server.tables.timekeeper import Timekeeper
from republik.table.phrases import Phrase, from_plain, plain


class StoredTable(NamedTuple):
    """A table and its log."""

    record: TableRecord
    log: list[LogEntry]


def write_table(record: TableRecord, log: Sequence[LogEntry]) -> str:
    told = {
        "id": record.id,
        "game": record.game,
        "options": dict(record.options),
        "seed": record.seed,
        "created": record.created.isoformat(),
        "made_by": record.made_by,
        "result": record.result,
        "lesson": record.lesson,
        "values": record.values,
        "revision": record.revision,
        "start": record.start,
        "dealt": record.dealt,
        "status": _status(record.status),
        "seats": [asdict(seat) for seat in record.seats],
        "chat": [asdict(line) | {"made": line.made.isoformat()} for line in record.chat],
        "log": [[entry.kind, entry.seat, entry.text] for entry in log],
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _status(status: TableStatus) -> dict[str, Any]:
    """Without clocks: nobody is elsewhere whose time could run out."""
    return {
        "updated": status.updated.isoformat(),
        "to_act": status.to_act,
        "when": None if status.when is None else plain(status.when),
        "offer": None if status.offer is None else asdict(status.offer),
        "rematch": status.rematch,
        "changes": status.changes,
    }


def read_table(text: str, time: Timekeeper) -> StoredTable:
    told = json.loads(text)
    record = TableRecord(
        id=told["id"],
        game=told["game"],
        options=told["options"],
        is_open=False,
        made_by=told["made_by"],
        seed=told["seed"],
        created=datetime.fromisoformat(told["created"]),
        status=_read_status(told["status"], time),
        result=told["result"],
        seats=[SeatAssignment(**seat) for seat in told["seats"]],
        lesson=told["lesson"],
        values=told["values"],
        revision=told["revision"],
        start=told["start"],
        dealt=told.get("dealt", ""),
        chat=[ChatLine(**{**line, "made": datetime.fromisoformat(line["made"])}) for line in told["chat"]],
    )
    return StoredTable(record, [LogEntry(*entry) for entry in told["log"]])


def _read_status(told: dict[str, Any], time: Timekeeper) -> TableStatus:
    when = None if told["when"] is None else from_plain(told["when"])
    offer = told["offer"]
    return TableStatus(
        updated=datetime.fromisoformat(told["updated"]),
        steady_since=time.steady(),
        to_act=told["to_act"],
        when=when if isinstance(when, Phrase) else None,
        offer=None if offer is None else Offer(**{**offer, "accepted": tuple(offer["accepted"])}),
        rematch=told["rematch"],
        changes=told["changes"],
    )
