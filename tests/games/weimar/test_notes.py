"""The translated notes: one for every German note, of their own, and in the typography of their language."""

import re
from dataclasses import fields

import pytest

from republik.games.weimar.rules.components import Components, Described, in_language, load_components
from republik.games.weimar.rules.titles import TRANSLATED, notes


def noted(box: Components) -> list[Described]:
    """Returns everything with a note."""
    parts = [getattr(box, part.name) for part in fields(box)]
    entries = [entry for part in parts if isinstance(part, dict) for entry in part.values()]
    return [entry for entry in entries if isinstance(entry, Described)]


NOTES = {entry.note["de"]: entry.note for entry in noted(load_components())}
LONGEST = 140
QUOTES = {"it": ["«", "»"], "es": ["«", "»"], "hu": ["„", "”"]}


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_german_note_is_translated_and_no_other(language: str) -> None:
    assert set(notes(language)) == set(NOTES)


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_note_is_a_sentence_of_its_language(language: str) -> None:
    for german, text in notes(language).items():
        assert text not in NOTES[german].values()
        assert text == text.strip()
        assert "  " not in text
        assert text[-1] in ".!?"
        assert 10 <= len(text) <= LONGEST, text
        quotes = re.findall('[„“”"«»‚‘]', text)
        assert quotes == QUOTES[language] * (len(quotes) // 2)


def test_no_two_languages_have_the_same_note() -> None:
    texts = [text for language in TRANSLATED for text in notes(language).values()]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", TRANSLATED)
def test_years_stay(language: str) -> None:
    """Italian and Spanish write decades in words."""
    for german, text in notes(language).items():
        years = set(re.findall(r"\b1[89]\d\d(?!er)\b", german))
        assert years <= set(re.findall(r"1[89]\d\d", text)), text


def test_a_note_that_somebody_else_has_written_stays_german() -> None:
    own = {"de": "Meine Notiz.", "en": "My note."}
    assert in_language(own, "it") == "Meine Notiz."
    election = load_components().republic["A21"]
    assert in_language(election.note, "es").startswith("Entre junio de 1920")
