"""Questions, choices, answers and explanations in the terminal, in every language and over whole games."""

import re

import pytest
from tests.games.wsdv.playing import RandomGame
from tests.terminal.sitting import AskedQuestion, lines_of

from republik.games.wsdv.game import GAME
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.scene import scene
from republik.messages.i18n import LANGUAGES
from republik.terminal.answers import UnclearAnswer, find
from republik.terminal.card_answers import find_card, find_use

UNREADABLE = re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]|\{|\$[a-z]")


def asked(position: Position, language: str = "en") -> AskedQuestion:
    return AskedQuestion(GAME, position, language)


def build_scene() -> Position:
    position = scene(factories=("Hamburg", "Hannover", "Wolfsburg"), display=("19", "18"), unrest={"BY": 4}, to_act="W")
    position.play(position.parse_move("19 for build"))
    return position


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_whole_games_reads_well(games: list[RandomGame], language: str) -> None:
    for game in games:
        for position in game.truths[::3]:
            question = asked(position, language)
            pending = question.pending
            assert not UNREADABLE.search(lines_of(question.question.forms()[-1]))
            uses = [use.move for card in pending.cards for use in card.uses if use.legal]
            offered = pending.listed
            assert sorted([*uses, *(choice.move for choice in offered)]) == position.moves()
            labels = [choice.label for choice in offered]
            assert len(set(labels)) == len(labels), labels
            assert not UNREADABLE.search(" ".join(labels)), labels
            assert [choice.number for choice in offered] == [str(n + 1) for n in range(len(offered))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_found_by_number_by_label_and_by_move_text(games: list[RandomGame], language: str) -> None:
    for position in games[2].truths[::4]:
        pending = asked(position, language).pending
        for choice in pending.listed:
            for answer in (choice.number, choice.label, position.move_text(choice.move).upper()):
                assert find(answer, pending.listed, position).move == choice.move
        for card in pending.cards:
            for number, use in enumerate(card.uses, 1):
                for answer in (f"{card.card} {number}", f"{card.card} {use.name}", position.move_text(use.move)):
                    assert find_card(answer, pending.cards) == (card, use)


# -- answers ---------------------------------------------------------------------------------


def test_answers_by_name_beginning_and_number() -> None:
    position = build_scene()
    offered = asked(position).pending.listed
    for answer in ("Stuttgart", "stutt", "build Stuttgart", "BUILD  stuttgart", "uttgar"):
        assert find(answer, offered, position).short == "Stuttgart"
    assert find("koln", offered, position).short == "Köln"
    assert find("Wolfsburg – Hannover", offered, position).short == "Hannover – Wolfsburg"
    assert find(offered[0].number, offered, position) == offered[0]


def test_an_answer_that_means_several() -> None:
    position = build_scene()
    with pytest.raises(UnclearAnswer) as unclear:
        find("Ha", asked(position).pending.listed, position)
    assert len(unclear.value.candidates) > 1


def test_an_answer_that_means_nothing() -> None:
    position = build_scene()
    for answer in ("Atlantis", "999", "-1", "∞", "x" * 500):
        with pytest.raises(UnclearAnswer) as unclear:
            find(answer, asked(position).pending.listed, position)
        assert not unclear.value.candidates


def test_cards_by_number_title_and_use() -> None:
    offered = asked(scene(display=("19", "18", "1", "12"), east=("2",), to_act="W", unrest={"BY": 1})).pending.cards
    assert find_card("18", offered)[0].card == "18"
    assert find_card("miracle", offered)[0].card == "18"
    for answer in ("18 build", "18 for build", "18 b", "18 2", "The Miracle of Bern build", "18 BUILD"):
        card, use = find_card(answer, offered)
        assert (card.card, use) == ("18", card.uses[1])
    assert find_card("18 living", offered)[1] == find_card("18", offered)[0].uses[2]
    assert find_use("event", offered[0].uses) == offered[0].uses[3]
    for answer in ("2", "99", "no such card", "", "18 dance"):
        with pytest.raises(UnclearAnswer):
            find_card(answer, offered)


def test_the_special_card_stands_first() -> None:
    question = asked(scene(display=("19", "18"), special="I", east=("2",), to_act="E"))
    hand = list(question.pending.drawing.hands([]))[-1]
    assert [line.plain.split()[0] for line in hand] == ["I", "18", "19", "2"]
    assert find_card("i", question.pending.cards)[0].card == "I"


def test_the_four_uses_with_reasons() -> None:
    question = asked(scene(display=("4", "18"), to_act="W", unrest={"BY": 2}))
    offered = {card.card: card for card in question.pending.cards}
    drawn = lines_of(question.question.uses(offered["4"]))
    assert "1 unrest: remove 1 of your unrest, dismantling 1 point" in drawn
    assert "2 build: 3 building points" in drawn
    assert "West cannot use the event of 4" in drawn


# -- why -----------------------------------------------------------------------------------------


def test_why_by_place_card_and_move() -> None:
    question = asked(build_scene())
    assert question.why("München") == [
        "build a factory in München: Bavaria has a mass protest: nothing can be built there (rule 5.1)"
    ]
    assert question.why("Bavaria") == ["Bavaria has a mass protest: nothing can be built there (rule 5.1)"]
    assert question.why("by") == question.why("Bavaria")
    assert "already has a factory" in question.why("Hamburg")[0]
    assert question.why("Stuttgart") == ["build a factory in Stuttgart: allowed"]
    assert "does not answer the current decision" in question.why("18 for event")[0]
    assert question.why("Atlantis") == []


def test_why_a_card_use_is_refused() -> None:
    question = asked(scene(display=("4", "18"), to_act="W"))
    assert "West cannot use the event of 4" in question.why("4 event")[0]
    [reason] = question.why("77")
    assert reason.startswith("77 “")
    assert reason.endswith("” is neither in the display nor in your hand (rule 3)")
