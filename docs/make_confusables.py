"""Writes src/republik/server/data/confusables.txt: which letters look like which (UTS 39), from
ICU's own tables.

    pip install icu4py==1.2.0
    python docs/make_confusables.py

icu4py carries the ICU libraries; it is needed here only. What the server does with the table:
republik.server.lookalikes.
"""  # noqa: INP001

import ctypes
import sys
import unicodedata
from importlib.metadata import files
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src" / "republik" / "server" / "data" / "confusables.txt"
HEAD = """\
# Letters that look like others: the prototype, a tab, and all that look like it (Unicode Technical Standard 39).
# Made by docs/make_confusables.py from ICU {icu}, Unicode {unicode}: what compatibility normalisation leaves apart.
# Copyright 2016-2025 Unicode, Inc., under the Unicode License V3 (UNICODE-LICENSE.txt beside this file).
"""
MAX_BYTES = 4096


class Icu:
    """The skeleton of a text, as ICU's spoof checker makes it."""

    def __init__(self) -> None:
        self._common, self._spoof = (self._library(name) for name in ("libicuuc", "libicui18n"))
        self.icu, self.unicode = (self._version(name) for name in ("u_getVersion", "u_getUnicodeVersion"))
        self._suffix = self.icu.partition(".")[0]
        status = ctypes.c_int(0)
        opening = self._spoof[f"uspoof_open_{self._suffix}"]
        opening.restype = ctypes.c_void_p
        self._checker = ctypes.c_void_p(opening(ctypes.byref(status)))

    @staticmethod
    def _library(name: str) -> ctypes.CDLL:
        found = [path for path in files("icu4py") or [] if path.name.startswith(name + "-")]
        return ctypes.CDLL(str(found[0].locate()), mode=ctypes.RTLD_GLOBAL)

    def _version(self, name: str) -> str:
        numbers = (ctypes.c_uint8 * 4)()
        for suffix in range(60, 100):
            if hasattr(self._common, f"{name}_{suffix}"):
                self._common[f"{name}_{suffix}"](numbers)
        return ".".join(str(number) for number in numbers[:2])

    def skeleton(self, text: str) -> str:
        status, plain, into = ctypes.c_int(0), text.encode(), ctypes.create_string_buffer(MAX_BYTES)
        length = self._spoof[f"uspoof_getSkeletonUTF8_{self._suffix}"](
            self._checker, 0, plain, len(plain), into, MAX_BYTES, ctypes.byref(status)
        )
        assert status.value <= 0, status.value
        return into.raw[:length].decode()


def main() -> int:
    import icu4py  # noqa: F401 - loads the libraries that the others need

    icu = Icu()
    looks: dict[str, list[str]] = {}
    for code in range(0x20, sys.maxunicode + 1):
        sign = chr(code)
        if 0xD800 <= code <= 0xDFFF or unicodedata.normalize("NFKD", sign) != sign:
            continue
        prototype = icu.skeleton(sign)
        if prototype != sign and prototype.strip() and "\t" not in prototype:
            looks.setdefault(prototype, []).append(sign)
    lines = [f"{prototype}\t{''.join(signs)}\n" for prototype, signs in sorted(looks.items())]
    TABLE.parent.mkdir(exist_ok=True)
    TABLE.write_text(HEAD.format(icu=icu.icu, unicode=icu.unicode) + "".join(lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
