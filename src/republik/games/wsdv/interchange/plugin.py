"""The interchange format as the rooms meet it."""

import json
from typing import Final

from republik.table import interchange
from republik.table.interchange import Imported
from republik.table.phrases import Phrase
from republik.table.records import Record

from . import importer, reader
from .export import export_game
from .importer import import_game
from .reader import read_interchange
from .words import FORMAT

BLANKS: Final = b"\xef\xbb\xbf \t\r\n"
ROMAN: Final = {"i": 1, "ii": 2, "iii": 3, "iv": 4}
DECADES: Final = range(1, 5)


class WsdvInterchange(interchange.Interchange):
    """JSON, written completely and read with its gaps (docs/interchange.md)."""

    name = FORMAT

    def recognises(self, data: bytes) -> bool:
        return data.lstrip(BLANKS)[:1] == b"{"

    def read(self, data: bytes, until: int | None = None) -> Imported:
        try:
            result = import_game(read_interchange(data), until)
        except reader.BadInterchange as error:
            raise interchange.BadInterchange("reason", {"reason": error.reason}, error.where) from None
        except importer.ImportStopped as error:
            reason, so_far = _reason(error.reason), (error.record_so_far, error.position)
            raise interchange.ImportStopped(reason, error.rule, error.turn, error.phase, *so_far) from None
        return Imported(result.record, result.position, result.state, tuple(map(_reason, result.notes)))

    def write(self, record: Record) -> str:
        return json.dumps(export_game(record), ensure_ascii=False, indent=1) + "\n"

    def read_until(self, text: str) -> int:
        """A decade, in Roman or in Arabic figures."""
        decade = ROMAN.get(text.strip().lower()) or int(text)
        if decade not in DECADES:
            raise ValueError(text)
        return decade


def _reason(text: str) -> Phrase:
    return Phrase("interchange-reason", {"reason": text})
