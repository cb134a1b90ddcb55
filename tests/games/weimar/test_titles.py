"""Titles in Italian, Spanish and Hungarian: one for every German title, and the same on the rules page."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from republik import games
from republik.games.weimar.game import GAME
from republik.games.weimar.rules.components import Components, Named, Topic, in_language, load_components
from republik.games.weimar.rules.titles import TRANSLATED, titles
from republik.messages.i18n import LANGUAGES
from republik.messages.render import renderer
from republik.table.views import plain_data

BOX = load_components()
CONTENT = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "weimar" / "content"
AS_MESSAGES = ("cities", "units", "markers", "nations")
"""Kinds of components whose names are messages, or stay as they are."""


def named(box: Components) -> list[Named]:
    """Returns everything with a printed title."""
    found: list[Named] = []
    for part in fields(box):
        value = getattr(box, part.name)
        if part.name in AS_MESSAGES or not isinstance(value, dict):
            continue
        found += [entry for entry in value.values() if isinstance(entry, Named)]
        found += [option for entry in value.values() if isinstance(entry, Topic) for option in entry.options]
    found += box.scenarios.values()
    return found


def test_all_languages_have_a_title() -> None:
    assert {"de", "en", *TRANSLATED} == set(LANGUAGES)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_german_title_is_translated_and_no_other(language: str) -> None:
    told = titles(language)
    assert set(told) == {entry.names["de"] for entry in named(BOX)}
    assert all(text == text.strip() and text.isprintable() and text for text in told.values())


@pytest.mark.parametrize("language", TRANSLATED)
def test_most_titles_differ_from_the_german_ones(language: str) -> None:
    """Names of persons and institutions stay."""
    same = [german for german, title in titles(language).items() if german == title]
    assert len(same) < 45


def test_a_title_that_somebody_else_has_written_stays_german() -> None:
    assert in_language({"de": "Mein Titel", "en": "My title"}, "it") == "Mein Titel"
    assert in_language({"de": "Wirtschaft", "en": "Economy"}, "it") == "Economia"
    assert in_language({"de": "Wirtschaft", "en": "Economy"}, "en") == "Economy"


@pytest.mark.parametrize("language", TRANSLATED)
def test_names_in_sentences_are_translated(language: str) -> None:
    names = renderer(GAME, language, {"scenario": "main"}).names
    for card in BOX.party.values():
        assert titles(language)[card.names["de"]] in names["card"][card.key]
    assert names["scenario"]["vulkan"] == titles(language)[BOX.scenarios["vulkan"].names["de"]]
    for key, topic in BOX.topics.items():
        assert names["topic"][key].startswith(titles(language)[topic.names["de"]])


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_rules_page_has_the_same_titles_with_the_german_beside(language: str) -> None:
    page = (CONTENT / f"rules.{language}.md").read_text(encoding="utf-8")
    shown: list[Any] = [*BOX.topics.values(), *BOX.rounds.values(), *BOX.society.values(), *BOX.scenarios.values()]
    shown += [card for card in BOX.foreign.values() if card.target]
    for entry in shown:
        if entry.key == "achtstundentag":
            continue  # the topic of round card 3, whose title says more
        title = titles(language)[entry.names["de"]]
        assert title in page, entry.key
        if title != entry.names["de"]:
            assert entry.names["de"].partition(" (")[0] in page, entry.key


def test_the_page_counts_the_sources_of_all_values() -> None:
    components = plain_data(games.game("weimar").presenter.components({}))
    counted = {kind: sum(row[kind] for row in components["sources"]) for kind in ("seed", "public", "house", "own")}
    share = components["share"]["args"]
    assert counted["own"] == 0
    assert counted["house"] == share["own"]
    assert sum(counted.values()) == share["all"]
    assert share["percent"] == round(100 * counted["house"] / share["all"])
    assert json.dumps(components["translations"])
