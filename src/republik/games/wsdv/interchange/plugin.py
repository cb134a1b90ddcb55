"""The interchange plug-in."""

import json
from math import inf
from typing import Final

from republik.table.plugin import interchange
from republik.table.plugin.interchange import Imported
from republik.table.records import Record

from .export import export_game
from .importer import import_game
from .reader import read_interchange
from .words import FORMAT

BLANKS: Final = b"\xef\xbb\xbf \t\r\n"
ROMAN: Final = {"i": 1, "ii": 2, "iii": 3, "iv": 4}
DECADES: Final = range(1, 5)


class WsdvInterchange(interchange.Interchange):
    """The JSON format: exports are complete, imports may have gaps (docs/games/wsdv/interchange.md)."""

    name = FORMAT

    def recognises(self, data: bytes) -> bool:
        return data.lstrip(BLANKS)[:1] == b"{"

    def read(self, data: bytes, until: int | None = None, seconds: float = inf) -> Imported:
        result = import_game(read_interchange(data), until, seconds=seconds)
        return Imported(result.record, result.position, result.state, tuple(result.notes))

    def write(self, record: Record) -> str:
        return json.dumps(export_game(record), ensure_ascii=False, indent=1) + "\n"

    def read_until(self, text: str) -> int:
        """Parses a decade, in Roman or Arabic numerals."""
        decade = ROMAN.get(text.strip().lower()) or int(text)
        if decade not in DECADES:
            raise ValueError(text)
        return decade
