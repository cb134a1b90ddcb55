"""How names look: invisible characters are removed, and names that look alike get the same skeleton."""

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

CONFUSABLES: Final = Path(__file__).parent / "data" / "confusables.txt"
MAX_SKELETON_LENGTH: Final = 200
MAX_COMBINING_MARKS: Final = 4
"""Combining marks per letter (UTS 39, 5.4)."""
_IGNORABLE: Final = (
    "00AD 034F 061C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F 3164 FE00-FE0F FEFF FFA0 FFF0-FFF8 "
    "1BCA0-1BCA3 1D173-1D17A E0000-E0FFF"
)
"""Unicode's Default_Ignorable_Code_Point, including reserved code points."""
_BLANK: Final = "2800 13441 13442 16FE4 1D159"
"""Blank in practice although Unicode does not list them as ignorable: an empty Braille cell, fillers."""
_UNSEEN_CATEGORIES: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_NONSPACING: Final = ("Mn", "Me")


def _codes(ranges: str) -> frozenset[str]:
    ends = [one.partition("-") for one in ranges.split()]
    return frozenset(chr(code) for low, _, high in ends for code in range(int(low, 16), int(high or low, 16) + 1))


_UNSEEN: Final = _codes(_IGNORABLE) | _codes(_BLANK)


def without_invisible(name: str) -> str:
    """The name without invisible characters; line breaks and control characters become spaces."""
    visible = "".join(sign for sign in unicodedata.normalize("NFKC", name) if sign not in _UNSEEN)
    return unicodedata.normalize("NFKC", with_plain_spaces(visible))


def with_plain_spaces(text: str) -> str:
    """Replaces line breaks, control characters and other non-graphic characters with spaces."""
    return "".join(" " if unicodedata.category(sign) in _UNSEEN_CATEGORIES else sign for sign in text)


def has_valid_marks(name: str) -> bool:
    """Whether every combining mark follows a letter, few per letter and none twice in a row (UTS 39, 5.4)."""
    before, run = " ", 0
    for sign in unicodedata.normalize("NFD", name):
        if unicodedata.category(sign) in _NONSPACING:
            run += 1
            if before.isspace() or sign == before or run > MAX_COMBINING_MARKS:
                return False
        else:
            run = 0
        before = sign
    return True


def lookalike_keys(name: str) -> frozenset[str]:
    """Keys shared by names that look alike: the skeletons of the name as written and in lower case, both case-folded.
    Ilse and llse share the first, Ilse and іlse (with a Cyrillic і) the second."""
    plain = " ".join(without_invisible(name).split())
    both = (skeleton(plain), skeleton(plain.casefold()))
    return frozenset(one.casefold()[:MAX_SKELETON_LENGTH] for one in both if one)


def skeleton(text: str) -> str:
    """Replaces every letter with its prototype (UTS 39, 4)."""
    alike = _alike()
    mapped = "".join(alike.get(sign, sign) for sign in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", mapped)


@cache
def _alike() -> dict[str, str]:
    rows = CONFUSABLES.read_text(encoding="utf-8").split("\n")[:-1]
    pairs = (row.split("\t") for row in rows if "\t" in row)
    return {sign: prototype for prototype, signs in pairs for sign in signs}
