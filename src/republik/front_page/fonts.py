"""The fonts of the pictures. Text is measured with the same widths that browsers and the renderer of PNGs use."""

import json
import unicodedata
from base64 import b64encode
from functools import cache
from importlib.resources import as_file, files
from typing import Final, Literal

Face = Literal["headline", "text", "label"]

FACES: Final[tuple[Face, ...]] = ("headline", "text", "label")
UNKNOWN: Final = "?"
ELLIPSIS: Final = "…"
SIMPLER: Final = {"\u202f": " ", "\u2011": "-"}
"""Characters for which the fonts have a plainer one."""
SPARE: Final = 1.01
"""Room for pairs of letters that a font moves apart."""
SMALLEST_FIT: Final = 1.0

_FOLDER: Final = files("republik.front_page").joinpath("data", "fonts")


def family(face: Face) -> str:
    return f"Republik {face.capitalize()}"


@cache
def style_sheet() -> str:
    """Returns the fonts as a style sheet, so that an SVG looks the same wherever it is opened."""
    return "".join(
        f'@font-face{{font-family:"{family(face)}";src:url(data:font/woff2;base64,{_encoded(face)}) format("woff2")}}'
        for face in FACES
    )


def _encoded(face: Face) -> str:
    return b64encode(_FOLDER.joinpath(f"{face}.woff2").read_bytes()).decode("ascii")


@cache
def font_files() -> list[str]:
    """Returns the paths of the fonts for the renderer of PNGs."""
    paths: list[str] = []
    for face in FACES:
        with as_file(_FOLDER.joinpath(f"{face}.ttf")) as path:
            paths.append(str(path))
    return paths


@cache
def _widths() -> dict[str, dict[str, float]]:
    return dict(json.loads(_FOLDER.joinpath("widths.json").read_text(encoding="utf-8")))


@cache
def _characters() -> frozenset[str]:
    """Returns the characters that every face has."""
    first, *others = _widths().values()
    return frozenset(first).intersection(*others)


def drawable(text: str) -> str:
    """Returns a text with the characters that the fonts lack replaced: by their plain letters, or by a question
    mark."""
    drawn = "".join(map(_drawable, unicodedata.normalize("NFC", text)))
    return " ".join(part for part in drawn.split(" ") if part).replace(" → ", "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}")


def _drawable(character: str) -> str:
    if character in _characters():
        return character
    if character in SIMPLER:
        return SIMPLER[character]
    if character.isspace():
        return " "
    plain = [part for part in unicodedata.normalize("NFKD", character) if part in _characters()]
    return "".join(plain) or ("" if unicodedata.category(character)[0] in "MC" else UNKNOWN)


def width(text: str, face: Face, size: float) -> float:
    """Returns the width of a drawable text."""
    widths = _widths()[face]
    return sum(widths.get(character, 1.0) for character in text) * size * SPARE


# -- breaking lines -----------------------------------------------------------------------------------------


def wrap(text: str, face: Face, size: float, limit: float) -> list[str]:
    """Breaks a text into lines; a word that is wider than a line is broken too."""
    lines: list[str] = []
    line = ""
    for word in drawable(text).split(" "):
        longer = f"{line} {word}" if line else word
        if width(longer, face, size) <= limit:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _pieces(word, face, size, limit)
        lines += full
    return [*lines, line] if line else lines


def _pieces(word: str, face: Face, size: float, limit: float) -> list[str]:
    """Cuts a word into pieces that fit."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and width(pieces[-1] + letter + "-", face, size) > limit and width(word, face, size) > limit:
            pieces[-1] += "-" if pieces[-1][-1].isalpha() else ""
            pieces.append("")
        pieces[-1] += letter
    return pieces


def clip(text: str, face: Face, size: float, limit: float) -> str:
    """Shortens a text to one line."""
    text = drawable(text)
    if width(text, face, size) <= limit:
        return text
    while text and width(text + ELLIPSIS, face, size) > limit:
        text = text[:-1]
    return text.rstrip(" ,;:–-") + ELLIPSIS


def block(text: str, face: Face, size: float, limit: float, most: int) -> list[str]:
    """Breaks a text into at most `most` lines; an ellipsis stands for the rest."""
    lines = wrap(text, face, size, limit)
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], clip(" ".join(lines[most - 1 :]), face, size, limit)]


def fit(text: str, face: Face, sizes: tuple[float, float], limit: float, most: int) -> tuple[float, list[str]]:
    """Returns the largest size between two at which a text takes at most `most` lines without a broken word, and its
    lines."""
    largest, smallest = sizes
    size = largest
    words = drawable(text).split(" ")
    while size > smallest:
        whole = all(width(word, face, size) <= limit for word in words)
        if whole and len(wrap(text, face, size, limit)) <= most:
            break
        size -= SMALLEST_FIT
    size = max(size, smallest)
    return size, balanced(block(text, face, size, limit, most), face, size, limit)


def balanced(lines: list[str], face: Face, size: float, limit: float) -> list[str]:
    """Breaks the same text into as many lines of about equal width."""
    text, step = " ".join(lines), size / 4
    narrower = limit - step
    while len(lines) > 1 and narrower > step:
        tried = wrap(text, face, size, narrower)
        if len(tried) > len(lines) or any(word not in text.split(" ") for line in tried for word in line.split(" ")):
            break
        lines, narrower = tried, narrower - step
    return lines
