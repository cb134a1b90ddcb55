"""The glossary: terms in five languages with the words of rulebooks and code, and variants that no message may use.

`python -m tests.messages.glossary` writes the tables of docs/glossary.md.
"""

import re
import tomllib
from functools import cache
from typing import Any, Final, NamedTuple

from tests.messages.reading import ROOT

LANGUAGES: tuple[str, ...] = ("en", "de", "it", "es", "hu")
PAGE: Final = ROOT / "docs" / "glossary.md"
HEADS: Final = ("English", "Deutsch", "Italiano", "Español", "Magyar", "in the code")
PARTS: Final = ("wsdv", "weimar", "site")
OTHERWISE: Final = " => "
VARIABLE: Final = re.compile(r"\{\w+\}")


class Never(NamedTuple):
    """A forbidden variant; `unless` matches texts where it is allowed."""

    pattern: re.Pattern[str]
    unless: re.Pattern[str] | None

    def finds(self, text: str) -> bool:
        """Whether the text contains the variant; variable names are ignored unless the pattern mentions variables."""
        read = text if r"\{" in self.pattern.pattern else VARIABLE.sub("{}", text)
        return self.pattern.search(read) is not None and (self.unless is None or self.unless.search(text) is None)


class Entry(NamedTuple):
    """A term, or only forbidden phrases if it has no words."""

    part: str
    words: dict[str, str]
    code: tuple[str, str]
    never: dict[str, list[Never]]
    excepted: dict[str, list[str]]
    why: str

    @property
    def name(self) -> str:
        return self.words.get("en", self.why)


@cache
def entries() -> tuple[Entry, ...]:
    read = tomllib.loads((ROOT / "tests" / "messages" / "glossary.toml").read_text(encoding="utf-8"))
    return tuple(_entry(part, entry) for part, listed in read.items() for entry in listed)


def _entry(part: str, read: dict[str, Any]) -> Entry:
    words = {language: read[language] for language in LANGUAGES if language in read}
    file, word = read.get("code", ("", ""))
    never = {language: [_never(text) for text in patterns] for language, patterns in read.get("never", {}).items()}
    return Entry(part, words, (file, word), never, read.get("except", {}), read.get("why", ""))


def _never(text: str) -> Never:
    pattern, _, other = text.partition(OTHERWISE)
    return Never(re.compile(pattern), re.compile(other) if other else None)


def table(part: str) -> str:
    """Returns the terms of a part as a Markdown table."""
    lines = [f"| {' | '.join(HEADS)} |", f"|{' --- |' * len(HEADS)}"]
    for entry in entries():
        if entry.part == part:
            file, word = entry.code
            cells = [*(entry.words[language] for language in LANGUAGES), f"`{word}` in `{file}`"]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def with_tables(page: str) -> str:
    """Returns the page with its tables rebuilt; each follows its marker."""
    for part in PARTS:
        mark = f"<!-- {part} -->\n\n"
        page = re.sub(rf"(?<={mark})(?:\|.*\n)*", table(part).replace("\\", r"\\") + "\n", page, count=1)
    return page


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
