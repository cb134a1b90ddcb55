"""The notes on the cards: complete, short, and different from each other."""

import re
from collections import Counter

import pytest

from republik.games.wsdv.notes import MAX_CHARACTERS, Note, note, parse_notes
from republik.games.wsdv.rules.components import CARD_IDS
from republik.messages.i18n import LANGUAGES
from republik.table.toml_schema import BadComponent

LONG_SENTENCE = 8
TEXTS = {(language, card): note(card, language) for language in LANGUAGES for card in CARD_IDS}


def both(told: Note) -> tuple[str, str]:
    return told.history, told.why


def written(**changed: str) -> str:
    """Returns a whole notes file, with a note replaced by the text given as n17, or left out if that is empty."""
    parts = [f"[note.{card}]\n" + changed.get(f"n{card}", 'history = "a"\nwhy = "b"') for card in CARD_IDS]
    return "\n".join(part for part in parts if not part.endswith("]\n"))


def sentences(text: str) -> list[str]:
    """Splits at full stops, but not in German dates (“2. Juni”) or after initials."""
    return re.split(r"(?<=[^\d\s][^\d\s][.!?:;]) ", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_note(language: str) -> None:
    for card in CARD_IDS:
        told = note(card, language)
        for text in both(told):
            assert text == text.strip()
            assert 20 <= len(text) <= MAX_CHARACTERS
            assert "  " not in text
            assert text[-1] in ".!?", text


@pytest.mark.parametrize("card", CARD_IDS)
def test_every_language_has_its_own_text(card: str) -> None:
    texts = [text for language in LANGUAGES for text in both(note(card, language))]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(("number", "language"), [("0", "en"), ("81", "en"), ("IV", "en"), ("", "en"), ("17", "fr")])
def test_no_such_note(number: str, language: str) -> None:
    with pytest.raises(KeyError):
        note(number, language)


@pytest.mark.parametrize(
    ("language", "left", "right"),
    [("de", "„", "“"), ("en", "“", "”"), ("it", "«", "»"), ("es", "«", "»"), ("hu", "„", "”")],
)
def test_quotes_of_the_language(language: str, left: str, right: str) -> None:
    for card in CARD_IDS:
        for text in both(note(card, language)):
            found = re.findall('[„“”"«»‚‘]', text)
            assert found == [left, right] * (len(found) // 2), (card, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_is_one_sentence(language: str) -> None:
    for card in CARD_IDS:
        why = note(card, language).why
        assert re.findall(r"[.!?](?= |$)", why) == ["."], (card, why)


def test_no_long_sentence_stands_twice() -> None:
    found = Counter(
        sentence
        for told in TEXTS.values()
        for text in both(told)
        for sentence in sentences(text)
        if len(sentence.split()) >= LONG_SENTENCE
    )
    assert not [sentence for sentence, count in found.items() if count > 1]


def test_custom_notes() -> None:
    assert parse_notes(written(), "en")["IVb"] == Note("a", "b")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "notes.en.toml: note: missing"),
        ("note = 1", "notes.en.toml: note: must be a table"),
        (written(n17=""), "notes.en.toml: note.17: missing"),
        (written() + "\n[note.81]", "notes.en.toml: note.81: unknown key"),
        (written() + "\n[more]", "notes.en.toml: more: unknown key"),
        (written(n17='history = "a"'), "notes.en.toml: note.17.why: missing"),
        (written(n17='history = "a"\nwhy = "b"\nwho = "c"'), "notes.en.toml: note.17.who: unknown key"),
        (written(n17='history = 1\nwhy = "b"'), "notes.en.toml: note.17.history: must be a text"),
        (written(n17='history = ""\nwhy = "b"'), "note.17.history: must be a text without leading or trailing blanks"),
        (
            written(n17='history = "a "\nwhy = "b"'),
            "note.17.history: must be a text without leading or trailing blanks",
        ),
        (written(n17=f'history = "{"a" * 421}"\nwhy = "b"'), "note.17.history: must be one line of at most 420"),
        (written(n17='history = "a\\nb"\nwhy = "b"'), "note.17.history: must be one line of at most 420"),
        ("note = [", "notes.en.toml: not valid TOML: "),
    ],
)
def test_what_is_wrong_with_a_file_is_told(text: str, message: str) -> None:
    with pytest.raises(BadComponent, match=re.escape(message)):
        parse_notes(text, "en")
