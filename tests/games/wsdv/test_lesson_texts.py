"""The guided first decade: every lesson on the page has a text, short enough to be read at the table."""

import re
from pathlib import Path

import pytest

from republik.games.wsdv.game import GAME
from republik.messages.i18n import LANGUAGES, Messages

LESSONS = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "wsdv" / "lesson.ts"
SENTENCE_END = re.compile(r"[.!?:](?:\s|$)")
PHASES = range(1, 11)


def lesson_keys() -> list[str]:
    """Returns the keys of the lessons, including those of the ten phases."""
    keys = re.findall(r'(?:\bkey: |\btour\(\w+, |\bduring\("[a-z]+", )"([a-z-]+)"', LESSONS.read_text(encoding="utf-8"))
    return [*keys, *(f"phase-{number}" for number in PHASES)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_of_the_page_has_its_text(language: str) -> None:
    messages = Messages(language, GAME)
    keys = lesson_keys()
    assert len(keys) > 30
    assert [key for key in keys if not messages.has(f"lesson-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_two_to_five_short_sentences(language: str) -> None:
    messages = Messages(language, GAME)
    for key in lesson_keys():
        text = messages.text(f"lesson-{key}")
        if key == "finished":  # followed by three pieces of advice
            text, *advice = text.split("\n")
            assert len(advice) == 3
        assert 2 <= len(SENTENCE_END.findall(text)) <= 6, key
        assert len(text) <= 330, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_translated(language: str) -> None:
    texts = [Messages(language, GAME).text(f"lesson-{key}") for key in lesson_keys()]
    assert len(set(texts)) == len(texts)
    if language != "en":
        english = {Messages("en").text(f"lesson-{key}") for key in lesson_keys()}
        assert not english & set(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapters_count(language: str) -> None:
    assert re.findall(r"\d+", Messages(language, GAME).text("lesson-chapter", number=3, count=6)) == ["3", "6"]
