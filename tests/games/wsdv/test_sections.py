"""Rule numbers as printed: the Italian and Spanish rulebooks number chapter 10 differently, and both numbers are
shown."""

import io
import re
import tomllib
from pathlib import Path

import pytest
from rich.console import Console
from tests.games.wsdv.rule_pages import numbers
from tests.terminal.sitting import AskedQuestion

from republik.games.wsdv import GAME, new_game
from republik.hosting.endpoints.games import messages_of
from republik.messages.i18n import LANGUAGES
from republik.messages.render import renderer
from republik.table.contract import IllegalMove
from republik.table.phrases import section

DATA = Path(__file__).resolve().parents[3] / "src" / "republik" / "games" / "wsdv" / "data" / "booklets.toml"
PRINTED: dict[str, dict[str, str]] = tomllib.loads(DATA.read_text(encoding="utf-8"))["section"]
OTHER = ("it", "es")


def test_only_chapter_10_of_two_rulebooks_differs() -> None:
    chapter = [number for number in numbers("en") if number.startswith("10.")]
    assert list(PRINTED) == list(OTHER)
    for printed in PRINTED.values():
        assert list(printed) == chapter
        assert list(printed.values()) == ["", *chapter[:-1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_the_rule_by_both_numbers(language: str) -> None:
    words = renderer(GAME, language)
    told = words.text(IllegalMove("hamburg-choice", "10.3").phrase())
    assert re.findall(r"10\.\d", told) == (["10.3", "10.2"] if language in OTHER else ["10.3"])
    assert re.findall(r"\d+\.\d", words.text(IllegalMove("must-do", "9.3").phrase())) == ["9.3"]


@pytest.mark.parametrize("language", OTHER)
def test_a_section_that_the_rulebook_lacks(language: str) -> None:
    told = renderer(GAME, language).text(section("10.1"))
    assert told.startswith("10.1, ")
    assert re.findall(r"\d+\.\d", told) == ["10.1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_the_same_names(language: str) -> None:
    names = messages_of(GAME, language).names["section"]
    assert names.keys() == PRINTED.get(language, {}).keys()
    assert all(renderer(GAME, language).text(section(number)) == told for number, told in names.items())


def test_the_command_for_a_rule_shows_both() -> None:
    asked = AskedQuestion(GAME, new_game(), "it")
    asked.question.commands.run("regola 10.3", asked.pending)
    out = io.StringIO()
    for line in asked.play.dialogue.remarks:
        Console(file=out, width=200).print(line)
    assert out.getvalue().startswith("10.3, nel regolamento italiano 10.2  ")
