"""Reads everything that messages and data say as plain text: variables read {side}, and every variant is a separate
text."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from tests.built_in import BUILT_IN

from republik import games
from republik.messages import i18n
from republik.messages.i18n import LANGUAGES, ROOMS

ROOT = Path(__file__).resolve().parents[2]
CONTENT = ROOT / "web" / "src" / "games"
FILES = (*ROOMS, *BUILT_IN)


class Sentence(NamedTuple):
    """One text in one language, with its file and key for reports."""

    file: str
    key: str
    text: str

    def __str__(self) -> str:
        return f"{self.file} {self.key}: {self.text}"


def source(file: str, language: str) -> str:
    if file in ROOMS:
        return i18n.source(language, (file,))
    found = games.game(file).messages(language)
    assert found is not None
    return found


@cache
def messages(file: str, language: str) -> tuple[Sentence, ...]:
    """Yields all texts of a file. A message with variants gives several texts; terms are read like messages."""
    found: list[Sentence] = []
    for entry in FluentParser().parse(source(file, language)).body:
        if isinstance(entry, ast.Message | ast.Term):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for pattern in patterns:
                if pattern is not None:
                    found += [Sentence(file, entry.id.name, text) for text in dict.fromkeys(texts(pattern))]
    return tuple(found)


def texts(pattern: ast.Pattern) -> list[str]:
    """Returns the texts that a pattern can produce: each variant of a selector once, the others at their default."""
    parts = [_element(element) for element in pattern.elements]
    default = [options[-1] for options in parts]
    found = ["".join(default)]
    for at, options in enumerate(parts):
        found += ["".join([*default[:at], option, *default[at + 1 :]]) for option in options]
    return [re.sub(r"[ \n]+", " ", text).strip(" ") for text in found]


def _element(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    return _expression(element.expression)


def _expression(expression: object) -> list[str]:
    if isinstance(expression, ast.Placeable):
        return _expression(expression.expression)
    if isinstance(expression, ast.SelectExpression):
        variants = sorted(expression.variants, key=lambda variant: variant.default)
        return [text for variant in variants for text in dict.fromkeys(texts(variant.value))]
    if isinstance(expression, ast.VariableReference | ast.MessageReference | ast.TermReference):
        return [f"{{{expression.id.name}}}"]
    if isinstance(expression, ast.StringLiteral):
        return [expression.parse()["value"]]
    return ["{}"]


# -- the rules pages and the data --------------------------------------------------------------------------------------


@cache
def pages(game: str, language: str) -> tuple[Sentence, ...]:
    """Yields the rules and the player aid of a game."""
    return (*_rules(CONTENT / game / "content" / f"rules.{language}.md"), *_aid(game, language))


def _aid(game: str, language: str) -> Iterator[Sentence]:
    path = CONTENT / game / "content" / f"aid.{language}.toml"
    if path.exists():
        read = tomllib.loads(path.read_text(encoding="utf-8"))
        yield from (Sentence(path.name, key, text) for key, text in _strings(read, "") if " " in text)


def _strings(node: Any, key: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, str):
        yield key, node
    elif isinstance(node, dict | list):
        for name, value in node.items() if isinstance(node, dict) else enumerate(node):
            yield from _strings(value, f"{key}.{name}".strip("."))


@cache
def docs(game: str = "") -> tuple[Sentence, ...]:
    """Yields the documentation of a game, or all pages that are not about one game, without code."""
    folder = ROOT / "docs"
    found = (folder / "games" / game).glob("*.md") if game else (*folder.glob("*.md"), ROOT / "README.md")
    return tuple(said for path in sorted(found) for said in _lines(path.name, _without_code(path)))


def _without_code(path: Path) -> str:
    text = re.sub(r"^ *```.*?^ *```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`\n]*`", "", text)


def _rules(path: Path) -> tuple[Sentence, ...]:
    return _lines(path.name, path.read_text(encoding="utf-8")) if path.exists() else ()


def _lines(name: str, text: str) -> tuple[Sentence, ...]:
    """Yields the lines without markup and addresses."""
    plain = re.sub(r"\]\([^)]*\)|[*`\[#]", "", text)
    plain = re.sub(r"<svg.*?</svg>|<[^>]+>", "", plain, flags=re.DOTALL)
    lines = [(number, line.strip()) for number, line in enumerate(plain.splitlines(), 1)]
    return tuple(Sentence(name, str(number), line) for number, line in lines if line and set(line) - set("|-: "))


@cache
def data(game: str, language: str) -> tuple[Sentence, ...]:
    """Yields the texts in a game's component files in one language: titles, names, notes."""
    found: list[Sentence] = []
    for path in sorted((Path(games.__path__[0]) / game / "data").glob("*.toml")):
        read = tomllib.loads(path.read_text(encoding="utf-8"))
        own = path.stem.rpartition(".")[2] if path.stem.rpartition(".")[2] in LANGUAGES else ""
        translated = own == language and all(isinstance(value, str) for value in read.values())
        found += [Sentence(path.name, key, text) for key, text in _sentences(read, language, own, inside=translated)]
    return tuple(found)


def _sentences(node: Any, language: str, own: str, key: str = "", *, inside: bool = False) -> Iterator[tuple[str, str]]:
    """Yields texts under a key that is the language, and all texts of files in that language."""
    if isinstance(node, dict):
        for name, value in node.items():
            here = inside or name == language or (own == language and name in ("history", "why"))
            yield from _sentences(value, language, own, f"{key}.{name}".strip("."), inside=here)
    elif isinstance(node, str) and inside:
        yield key, node
