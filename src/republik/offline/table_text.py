"""A table as text on the storage: its settings, its seats, its status, its chat and its whole log, as JSON."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any, NamedTuple, NotRequired, TypedDict

from republik.hosting.core.log import LogEntry
from republik.hosting.core.record import ChatLine, SeatAssignment, TableRecord, TableStatus
from republik.hosting.core.timekeeper import Timekeeper
from republik.hosting.wire import Offer
from republik.table.phrases import Phrase, from_plain, plain


class StoredTable(NamedTuple):
    """A table and its log."""

    record: TableRecord
    log: list[LogEntry]


class StatusData(TypedDict):
    """The status of a table, as written; earlier versions wrote no headline."""

    updated: str
    to_act: str | None
    when: object
    headline: NotRequired[object]
    offer: dict[str, Any] | None
    rematch: str | None
    changes: int


def write_table(record: TableRecord, log: Sequence[LogEntry]) -> str:
    data = {
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
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _status(status: TableStatus) -> StatusData:
    """Without clocks: nobody is elsewhere whose time could run out."""
    return {
        "updated": status.updated.isoformat(),
        "to_act": status.to_act,
        "when": None if status.when is None else plain(status.when),
        "headline": None if status.headline is None else plain(status.headline),
        "offer": None if status.offer is None else asdict(status.offer),
        "rematch": status.rematch,
        "changes": status.changes,
    }


def read_table(text: str, time: Timekeeper) -> StoredTable:
    data = json.loads(text)
    record = TableRecord(
        id=data["id"],
        game=data["game"],
        options=data["options"],
        is_open=False,
        made_by=data["made_by"],
        seed=data["seed"],
        created=datetime.fromisoformat(data["created"]),
        status=_read_status(data["status"], time),
        result=data["result"],
        seats=[SeatAssignment(**seat) for seat in data["seats"]],
        lesson=data["lesson"],
        values=data["values"],
        revision=data["revision"],
        start=data["start"],
        dealt=data.get("dealt", ""),
        chat=[ChatLine(**{**line, "made": datetime.fromisoformat(line["made"])}) for line in data["chat"]],
    )
    return StoredTable(record, [LogEntry(*entry) for entry in data["log"]])


def _read_status(data: StatusData, time: Timekeeper) -> TableStatus:
    offer = data["offer"]
    return TableStatus(
        updated=datetime.fromisoformat(data["updated"]),
        steady_since=time.steady(),
        to_act=data["to_act"],
        when=_phrase(data["when"]),
        headline=_phrase(data.get("headline")),
        offer=None if offer is None else Offer(**{**offer, "accepted": tuple(offer["accepted"])}),
        rematch=data["rematch"],
        changes=data["changes"],
    )


def _phrase(data: Any) -> Phrase | None:
    phrase = None if data is None else from_plain(data)
    return phrase if isinstance(phrase, Phrase) else None
