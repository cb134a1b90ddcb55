"""Questions, choices, answers, explanations and the story, in every language and over whole games."""

import re

import pytest

from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.steps import ACTION
from republik.games.wsdv.terminal.choices import card_choices, cards_to_choose, choices, explain, prompt
from republik.games.wsdv.terminal.words import Words
from republik.messages.i18n import LANGUAGES
from republik.terminal.answers import Unclear, find, plain
from republik.terminal.card_answers import find_card, find_use

from .conftest import Played, WordsOf

UNREADABLE = re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]|\{|\$[a-z]")


def build_scene() -> Position:
    position = scene(factories=("Hamburg", "Hannover", "Wolfsburg"), display=("19", "18"), unrest={"BY": 4}, to_act="W")
    position.play(position.parse_move("19 for build"))
    return position


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_whole_games_reads_well(games: list[Played], words_of: WordsOf, language: str) -> None:
    words = words_of(language)
    for game in games:
        for position in game.positions[::3]:
            assert not UNREADABLE.search(prompt(position, words))
            offered = choices(position, words)
            assert sorted(choice.move for choice in offered) == position.moves()
            labels = [choice.label for choice in offered]
            assert len(set(labels)) == len(labels), labels
            assert not UNREADABLE.search(" ".join(labels)), labels
            assert [choice.name for choice in offered] == [str(n + 1) for n in range(len(offered))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_found_by_number_by_label_and_by_move_text(
    games: list[Played], words_of: WordsOf, language: str
) -> None:
    words = words_of(language)
    for position in games[2].positions[::4]:
        if position.step()[0] == ACTION:
            continue
        offered = choices(position, words)
        for choice in offered:
            assert find(choice.name, offered, position).move == choice.move
            assert find(choice.label, offered, position).move == choice.move
            assert find(position.move_text(choice.move).upper(), offered, position).move == choice.move


# -- answers ---------------------------------------------------------------------------------


def test_answers_by_name_beginning_and_number(words: Words) -> None:
    position = build_scene()
    offered = choices(position, words)
    for answer in ("Stuttgart", "stutt", "build Stuttgart", "BUILD  stuttgart", "uttgar"):
        assert find(answer, offered, position).short == "Stuttgart"
    assert find("koln", offered, position).short == "Köln"
    assert find("Wolfsburg – Hannover", offered, position).short == "Hannover – Wolfsburg"
    assert find(offered[0].name, offered, position) == offered[0]


def test_an_answer_that_means_several(words: Words) -> None:
    position = build_scene()
    with pytest.raises(Unclear) as unclear:
        find("Ha", choices(position, words), position)
    assert len(unclear.value.candidates) > 1


def test_an_answer_that_means_nothing(words: Words) -> None:
    position = build_scene()
    for answer in ("Atlantis", "999", "-1", "∞", "x" * 500):
        with pytest.raises(Unclear) as unclear:
            find(answer, choices(position, words), position)
        assert unclear.value.candidates == []


def test_cards_by_number_title_and_use(words: Words) -> None:
    position = scene(display=("19", "18", "1", "12"), east=("2",), to_act="W", unrest={"BY": 1})
    offered = card_choices(position, words)
    assert find_card("18", offered, words)[0].number == "18"
    assert find_card("miracle", offered, words)[0].number == "18"
    for answer in ("18 build", "18 for build", "18 b", "18 2", "The Miracle of Bern build", "18 BUILD"):
        card, use = find_card(answer, offered, words)
        assert (card.number, use) == ("18", 1)
    assert find_card("18 living", offered, words)[1] == 2
    assert find_use("event", words) == 3
    for answer in ("2", "99", "no such card", "", "18 dance"):
        with pytest.raises(Unclear):
            find_card(answer, offered, words)


def test_the_special_card_stands_first(words: Words) -> None:
    position = scene(display=("19", "18"), special="I", east=("2",), to_act="E")
    assert [words.rules.cards[card] for card in cards_to_choose(position)] == ["I", "18", "19", "2"]
    assert find_card("i", card_choices(position, words), words)[0].number == "I"


def test_plain_folds_case_accents_and_dashes() -> None:
    assert plain("  Köln –  MÜNCHEN ") == "koln - munchen"


# -- why -----------------------------------------------------------------------------------------


def test_why_by_place_card_and_move(words: Words) -> None:
    position = build_scene()
    assert explain("München", position, words) == [
        "build a factory in München: Bavaria has a mass protest: nothing is built there (rule 5.1)"
    ]
    assert explain("Bavaria", position, words) == ["Bavaria has a mass protest: nothing is built there (rule 5.1)"]
    assert explain("by", position, words) == explain("Bavaria", position, words)
    assert "already has a factory" in explain("Hamburg", position, words)[0]
    assert explain("Stuttgart", position, words) == ["build a factory in Stuttgart: allowed"]
    assert "not what is to be decided now" in explain("18 for event", position, words)[0]
    assert explain("Atlantis", position, words) == []


def test_why_a_card_use_is_refused(words: Words) -> None:
    position = scene(display=("4", "18"), to_act="W")
    assert "is not for West (rule 6.4)" in explain("4 event", position, words)[0]
    card = words.card(words.rules.card_index["77"])
    assert explain("77", position, words) == [f"{card} is neither on display nor in your hand (rule 3)"]
