"""The messages follow the glossary and the typography of their language; the page shows the glossary as it is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.built_in import BUILT_IN
from tests.messages import glossary
from tests.messages.glossary import Entry
from tests.messages.reading import FILES, ROOT, Sentence, data, docs, messages, pages

from republik.messages.i18n import LANGUAGES

ENTRIES = glossary.entries()
CASES = [(entry, language) for entry in ENTRIES for language in entry.never]


def said(part: str, language: str) -> Iterator[Sentence]:
    """Returns the texts that an entry applies to: those of its game, or all texts for interface terms and phrases."""
    for file in (part,) if part in BUILT_IN else FILES:
        yield from messages(file, language)
    for game in (part,) if part in BUILT_IN else BUILT_IN:
        yield from pages(game, language)
    if language == "en":
        for game in (part,) if part in BUILT_IN else ("", *BUILT_IN):
            yield from docs(game)


@pytest.mark.parametrize(("entry", "language"), CASES, ids=[f"{entry.name}-{language}" for entry, language in CASES])
def test_no_message_uses_another_word(entry: Entry, language: str) -> None:
    excepted = entry.excepted.get(language, ())
    wrong = [
        f"{never.pattern.pattern!r} in {one}"
        for one in said(entry.part, language)
        for never in entry.never[language]
        if not {one.key, one.file} & set(excepted) and never.finds(one.text)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_exceptions_are_needed(entry: Entry) -> None:
    for language, keys in entry.excepted.items():
        for key in keys:
            found = [one.text for one in said(entry.part, language) if key in (one.key, one.file)]
            assert any(never.finds(text) for text in found for never in entry.never[language]), f"{language} {key}"


@pytest.mark.parametrize("entry", [one for one in ENTRIES if one.part != "style"], ids=lambda entry: entry.name)
def test_every_term_has_its_words(entry: Entry) -> None:
    assert list(entry.words) == list(glossary.LANGUAGES)
    for language, patterns in entry.never.items():
        assert not any(never.finds(entry.words[language].partition(" (")[0]) for never in patterns), language


@pytest.mark.parametrize("entry", [one for one in ENTRIES if one.part != "style"], ids=lambda entry: entry.name)
def test_every_term_has_its_word_in_the_code(entry: Entry) -> None:
    file, word = entry.code
    package = ROOT / "src" / "republik"
    folders: tuple[Path, ...] = (package / "games" / entry.part,) if entry.part in BUILT_IN else (package, ROOT)
    found = [folder / file for folder in folders if (folder / file).is_file()]
    assert found, file
    assert word in found[0].read_text(encoding="utf-8")


def test_the_page_shows_the_glossary() -> None:
    page = glossary.PAGE.read_text(encoding="utf-8")
    assert page == glossary.with_tables(page), "run python -m tests.messages.glossary"
    assert "glossary.md" in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


# -- typography ------------------------------------------------------------------------------------------------------

QUOTES = {"en": "“”", "de": "„“‚‘", "it": "«»", "es": "«»“”", "hu": "„”"}
"""The quotation marks of each language; the second pair is for nested quotations."""
MARKS = set("“”„«»‚‹›")
TYPOGRAPHY = {
    "en": {"no space before … and %": re.compile(r"\s…(?! [−+\d])|[\s\u00a0]%")},
    "de": {"a space before …": re.compile(r"[a-zäöüß}]…"), "a no-break space before %": re.compile(r"[\w} ]%")},
    "it": {"no space before … and %": re.compile(r"\s…(?! [−+\d])|[\s\u00a0]%")},
    "es": {
        "no space before …": re.compile(r"\s…(?! [−+\d])"),
        "a no-break space before %": re.compile(r"[\w} ]%"),
        "questions and calls are opened": re.compile(r"^[^¿]*\?|^[^¡]*!(?!”)"),
    },
    "hu": {"no space before … and %": re.compile(r"\s…(?! [−+\d])|[\s\u00a0]%")},
}
EVERYWHERE = {
    "curly quotation marks and apostrophes": re.compile(r"[\"']"),
    "one sign for three dots": re.compile(r"\.\.\."),
    "an en dash between words": re.compile(r"\w (-|--|—) \w"),
    "no space before a full stop or a comma": re.compile(r"[\w}] [.,](\s|$)"),
    "one space": re.compile(r"[^\s]  +[^\s]"),
}


AS_IT_IS = re.compile(r"pip install '[^']*'|Wir sind das Volk[!?]|(?<=, )! ")
"""Shell commands, the name of a game, and a symbol on the board."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    rules = EVERYWHERE | TYPOGRAPHY[language]
    wrong = [
        f"{rule}: {one}"
        for one in everything(language)
        for rule, pattern in rules.items()
        if pattern.search(AS_IT_IS.sub("x", one.text))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    foreign = MARKS - set(QUOTES[language])
    wrong = [str(one) for one in everything(language) if foreign & set(one.text)]
    assert not wrong, "\n".join(wrong)


def everything(language: str) -> Iterator[Sentence]:
    for file in FILES:
        yield from messages(file, language)
    for game in BUILT_IN:
        yield from pages(game, language)
        yield from data(game, language)
