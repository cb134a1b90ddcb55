"""No text for players is hard-coded: what people read comes from the message files, in five languages."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from html import unescape
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.messages import sources
from tests.messages.sources import SOURCE, WEB

WORD = re.compile(r"[^\W\d_]{2,}")
MARKUP = re.compile(r"[<>={}\[\]|:;]|^[a-z]+/[a-z]+|\b(SELECT|UPDATE|INSERT|DELETE|FROM)\b")
LEAST_WORDS = 3

# Exceptions, with reasons: players do not read these texts, and they are not translated.
FILES_OF_ENGLISH = {
    "analysis/thinkers.py": "an exception for developers",
    "games/*/rules/*.py": "moves as records write them, words of the data files, and what is wrong with such a file",
    "games/*/lessons.py": "seeds",
    "games/*/research/*.py": "columns of data sets",
    "games/wsdv/interchange/note.py": "a comment in a file of another program's format",
    "lab/*.py": "data sets, journals and studies are written in English",
    "hosting/core/lookalikes.py": "code points",
    "server/dependencies.py": "for whoever installs the server",
    "server/http/openapi.py": "the description of the API",
    "hosting/load/metrics.py": "metrics for whoever runs the server",
    "server/ops/*.py": "for whoever runs the server",
    "server/storage/*": "SQL",
    "table/toml_schema.py": "what is wrong with a data file",
}
CALLS_IN_ENGLISH = {
    "BadComponent": "what is wrong with a data file",
    "CannotSend": "the log",
    "ImportError": "for developers",
    "IndexError": "for developers",
    "LookupError": "for developers",
    "NotImplementedError": "for developers",
    "Parameter": "the description of the API",
    "SMTPNotSupportedError": "the log",
    "TypeError": "for developers",
    "ValueError": "for developers",
    "_close": "why a socket was closed, for programs",
    "_end": "why a socket was closed, for programs",
    "bad": "what is wrong with a data file",
    "exception": "the log",
    "info": "the log",
    "note": "the log",
    "require": "invariants: what a bug would say",
    "split": "a list of words",
    "warning": "the log",
}


class Text(NamedTuple):
    place: str
    calls: tuple[str, ...]
    text: str


def looks_like_a_sentence(text: str) -> bool:
    return " " in text.strip() and len(WORD.findall(text)) >= LEAST_WORDS and not MARKUP.search(text)


# -- Python ------------------------------------------------------------------------------------------------------------


@cache
def python_texts() -> tuple[Text, ...]:
    """Yields strings that look like sentences, with the calls around them; docstrings and annotations are excluded."""
    found: list[Text] = []
    for path in sources.python_files():
        place = str(path.relative_to(SOURCE))
        strings = _strings(sources.tree(path), ())
        found += [Text(place, calls, text) for calls, text in strings if looks_like_a_sentence(text)]
    return tuple(found)


def _strings(node: ast.AST, calls: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield calls, node.value
    if isinstance(node, ast.Call):
        calls = (*calls, ast.unparse(node.func).rpartition(".")[2])
        if isinstance(node.func, ast.Attribute):
            yield from _strings(node.func.value, calls)
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "func"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _strings(child, calls)


def reason_for(text: Text) -> str:
    """Returns why a text may be hard-coded; "" if it may not."""
    for pattern, why in FILES_OF_ENGLISH.items():
        if fnmatch(text.place, pattern):
            return why
    return next((CALLS_IN_ENGLISH[call] for call in text.calls if call in CALLS_IN_ENGLISH), "")


def test_no_sentence_in_python() -> None:
    wrong = [f"{text.place}: {text.text!r} in {text.calls}" for text in python_texts() if not reason_for(text)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("pattern", FILES_OF_ENGLISH)
def test_every_file_on_the_list_is_needed(pattern: str) -> None:
    assert any(fnmatch(text.place, pattern) for text in python_texts())


@pytest.mark.parametrize("call", CALLS_IN_ENGLISH)
def test_every_call_on_the_list_is_needed(call: str) -> None:
    assert any(call in text.calls for text in python_texts())


# -- the page ----------------------------------------------------------------------------------------------------------

SPOKEN = re.compile(r"""\b(aria-label|title|placeholder|alt|label|aria-description)=("[^"]*"|'[^']*')""")
LETTERS = re.compile(r"[^\W\d_]{2,}")
QUOTED = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`([^`]*)`")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*|<!--.*?-->", re.DOTALL)
AS_THEY_STAND = {
    "Berlin:": "a place",
    "Republik": "a name",
    "Stresemann": "a name",
    "WB": "the code of a province",
    "WIR": "on a drawn banner",
    "https://": "an address",
    "· DR:": "a place",
    "republik verify": "a command",
    "republik verify game.txt": "a command",
}
"""Words in templates that are the same in every language."""
NO_TEXT = ("*.test.ts", "*/hyphens.ts", "*.d.ts")
"""Tests, and hyphenation lists."""


def web_files(*suffixes: str) -> list[Path]:
    found = [path for path in sources.web_files() if path.suffix in suffixes]
    return [path for path in found if not any(fnmatch(str(path), pattern) for pattern in NO_TEXT)]


def template(text: str) -> str:
    """Returns the markup of a component without script, style and expressions."""
    text = re.sub(r"<(script|style)\b.*?</\1>", "", text, flags=re.DOTALL)
    text = COMMENT.sub("", text) if "<!--" in text else text
    found, depth = [], 0
    for sign in text:
        depth += sign == "{"
        if not depth:
            found.append(sign)
        depth -= sign == "}"
    return "".join(found)


def spoken_in(markup: str) -> list[str]:
    """Returns text between tags, and attributes that screen readers read out."""
    attributes = [value.strip("\"'") for _, value in SPOKEN.findall(markup)]
    between = re.sub(r"<[^<>]*>", "\n", re.sub(r"=(\"[^\"]*\"|'[^']*')", "", markup)).splitlines()
    return [text.strip() for text in map(unescape, (*attributes, *between)) if LETTERS.search(text)]


@pytest.mark.parametrize("path", web_files(".svelte"), ids=lambda path: str(path.relative_to(WEB / "src")))
def test_no_words_in_templates(path: Path) -> None:
    found = spoken_in(template(path.read_text(encoding="utf-8")))
    assert [text for text in found if text not in AS_THEY_STAND] == []


def test_words_in_a_template_are_found() -> None:
    markup = template('<script>const a = "no";</script><p class="x" title="Say it">Two {words} here</p><i>{t("a")}</i>')
    assert spoken_in(markup) == ["Say it", "Two  here"]


def test_no_sentence_in_scripts_of_the_page() -> None:
    wrong = []
    for path in web_files(".ts", ".svelte"):
        text = re.sub(
            r"<style\b.*?</style>| generics=\"[^\"]*\"", "", path.read_text(encoding="utf-8"), flags=re.DOTALL
        )
        for groups in QUOTED.findall(COMMENT.sub("", text)):
            said = re.sub(r"\$\{[^}]*\}", "", "".join(groups))
            if (
                looks_like_a_sentence(said)
                and re.search(r"^[A-Z].* [a-z]|[.!?]$", said)
                and not re.search(r"[MLHVCAz]\d", said)
            ):
                wrong.append(f"{path.relative_to(WEB)}: {said!r}")
    assert not wrong, "\n".join(wrong)
