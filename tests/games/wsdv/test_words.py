"""Questions, choices, answers, explanations and the story, in every language and over whole games."""

import re
from typing import Any

import pytest

from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.state import EVENTS
from republik.games.wsdv.rules.steps import ACTION
from republik.games.wsdv.terminal.choices import card_choices, cards_to_choose, choices, explain, prompt
from republik.games.wsdv.terminal.outlook import outlook
from republik.games.wsdv.terminal.story import tell
from republik.games.wsdv.terminal.words import Words, arrows, signed
from republik.messages.i18n import LANGUAGES
from republik.table.contract import Event
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_of_whole_games_reads_well(games: list[Played], words_of: WordsOf, language: str) -> None:
    words = words_of(language)
    seen = set()
    for game in games:
        seen |= {event.key for event in game.events}
        for seat in (0, 1, None):
            for line in tell([event.for_seat(seat) for event in game.events], words):
                assert line.text.strip()
                assert not UNREADABLE.search(line.text), line.text
    assert len(seen) > len(EVENTS) * 2 / 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_reads_well(words_of: WordsOf, language: str) -> None:
    """Also what random games seldom bring."""
    for key, names in EVENTS.items():
        for number in (1, -1):
            args: dict[str, Any] = dict.fromkeys(names, 1)
            args |= {name: number for name in ("count", "by", "balance", "steps", "change") if name in names}
            args |= {name: word for name, word in (("at", "pile"), ("paid", "draw")) if name in names}
            for event in (Event(key, args), Event(key, args, ("card", "given", "taken"), ()).for_seat(None)):
                hidden = key in ("card", "turned_up", "police_gained") and "card" not in event.args
                if not hidden:
                    line = tell([event], words_of(language))[0]
                    assert line.text.strip()
                    assert not UNREADABLE.search(line.text), line.text
    assert tell([Event("void", {"symbol": "uW-@WB"})], words_of(language))[0].text


def test_what_happens_together_is_one_sentence(words: Words) -> None:
    city = words.rules.cities.index
    events = [
        Event("build_city", {"city": city("Kiel"), "by": 0}),
        Event("build_city", {"city": city("Ulm"), "by": 0}),
        Event("unrest", {"province": words.rules.codes.index("BY"), "count": 2, "by": 1}),
        Event("unrest", {"province": words.rules.codes.index("HE"), "count": 1, "by": 1}),
        Event("unrest", {"province": words.rules.codes.index("SN"), "count": -1, "by": 1}),
    ]
    assert [line.text for line in tell(events, words)] == [
        "West builds: Kiel, Ulm",
        "East: unrest placed: Bavaria +2, Hesse",
        "East removes unrest: Saxony",
    ]


def test_hidden_cards_stay_hidden_in_the_story(words: Words) -> None:
    drawn = Event("drawn", {"side": 1, "card": 3}, ("card",), (1,))
    assert tell([drawn.for_seat(0)], words)[0].text == "East draws 1 card"
    assert "Göttingen" in tell([drawn.for_seat(1)], words)[0].text


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_reads_well(games: list[Played], words_of: WordsOf, language: str) -> None:
    words = words_of(language)
    for position in games[3].positions[::6]:
        for move in range(0, position.action_count(), 3):
            refusal = position.why_not(move)
            if refusal is not None:
                told = words.refusal(refusal)
                assert told
                assert not UNREADABLE.search(told), (refusal.key, told)


# -- forecast ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forecast_tells_ten_phases(games: list[Played], words_of: WordsOf, language: str) -> None:
    words = words_of(language)
    ends = [position for position in games[4].positions if position.forecast()["end"]["phase"]]
    for position in games[4].positions[::10] + ends:
        phases = outlook(position.forecast(), words)
        assert [phase.number for phase in phases] == list(range(1, 11))
        for phase in phases:
            assert all(line and not UNREADABLE.search(line) for line in phase.lines)


def test_the_forecast_shows_its_arithmetic(words: Words) -> None:
    position = scene(living={"BY": 2, "NI": 1}, unrest={"SN": 4}, row=("2", "12"), display=("1", "3"))
    flight = outlook(position.forecast(), words)[0]
    assert flight.lines[0].startswith("icons 2 + best West living standard 2 + red police 0 + protest in the East 1")
    assert flight.lines[0].endswith("= 5")
    assert flight.lines[1] == "East dismantles 2 of 2"


def test_what_the_later_phases_did(words: Words) -> None:
    position = scene(phase=8, police=("5", "15"), unrest={"SN": 2, "TH": 3}, socialist_track=-1, socialists={"SN": 1})
    assert outlook(position.forecast(), words)[7].lines == ["cards ready: 2"]
    position.play(position.parse_move("police TH"))
    assert outlook(position.forecast(), words)[7].lines == ["cards ready: 1"]


def test_a_phase_that_would_end_the_game_is_marked(words: Words) -> None:
    position = scene(unrest={"MV": 4, "BB": 4, "SN": 4, "TH": 4}, display=("1", "3"))
    assert outlook(position.forecast(), words)[9].grave


def test_a_space_that_ended_the_game_is_marked(words: Words) -> None:
    position = scene("2.1", phase=2, prestige=-1, factories=["Hamburg"])
    position.play(position.parse_move("space -1"))
    assert outlook(position.forecast(), words)[1].grave


def test_numbers_with_their_signs() -> None:
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "0", "+3"]
    assert (arrows(2), arrows(-1)) == ("→→", "←")
