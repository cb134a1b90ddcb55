"""The editions: one test per switch between them."""

import json
from typing import Any

import pytest
from tests.games.helpers import move_texts, offers, play, refusal
from tests.games.wsdv.helpers import EAST_PROVINCES, SUPPLIERS, deal_any, infrastructure, unrest, value, who

from republik.games.wsdv import GAME, new_game
from republik.games.wsdv.rules.scene import scene

EDITIONS = ("1.0", "2.0", "2.1")


@pytest.mark.parametrize(("edition", "supplier"), [("1.0", 3), ("2.0", 2), ("2.1", 2)])
def test_2_unrest_at_set_up(edition: str, supplier: int) -> None:
    position = new_game(edition)
    assert {unrest(position, code) for code in SUPPLIERS} == {supplier}
    assert {unrest(position, code) for code in ("SH", "NI", "HE", "BY", "WB", *EAST_PROVINCES)} == {3}


@pytest.mark.parametrize(("edition", "box"), [("1.0", 2), ("2.0", 1), ("2.1", 1)])
def test_2_socialists_in_the_holding_box_at_set_up(edition: str, box: int) -> None:
    assert new_game(edition).box == box


@pytest.mark.parametrize(("edition", "priced"), [("1.0", False), ("2.0", True), ("2.1", True)])
def test_3_the_price_of_the_special_card(edition: str, priced: bool) -> None:
    position = scene(edition, decade=2, to_act="E", display=["21", "22"], special="II", east=["23"])
    play(position, "II for event")
    if priced:
        assert move_texts(position) == ["discard 23", "West draws"]
    else:
        assert (position.wall, who(position)) == (True, "West")


def test_3_without_a_price_the_special_card_is_offered_even_if_nothing_could_be_paid() -> None:
    setting: dict[str, Any] = {
        "to_act": "E",
        "display": ["1"],
        "special": "I",
        "row": [str(number) for number in range(2, 21)],
    }
    assert "I for event" in move_texts(scene("1.0", **setting))
    assert "I for event" not in move_texts(scene("2.1", **setting))


@pytest.mark.parametrize(("edition", "must"), [("1.0", False), ("2.0", True), ("2.1", True)])
def test_3_with_three_hand_cards_one_must_be_discarded(edition: str, must: bool) -> None:
    position = scene(edition, phase=10, west=["13", "14", "18"])
    assert ("done" not in move_texts(position)) == must


@pytest.mark.parametrize("edition", EDITIONS)
def test_3_hands_are_refilled_to_two_in_every_edition(edition: str) -> None:
    position = scene(edition, phase=10, west=["13"], east=["5", "17"])
    play(position, "done", "discard 5", "done")
    deal_any(position)
    assert (len(position.hand_west), len(position.hand_east)) == (2, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_4_a_red_arrow_too_many_removes_unrest_of_the_east(edition: str) -> None:
    position = scene(edition, decade=3, to_act="E", display=["53", "41"], currency=5, unrest={"SN": 1, "TH": 1})
    play(position, "53 for event")
    assert move_texts(position) == ["remove unrest SN", "remove unrest TH"]


@pytest.mark.parametrize(("edition", "places"), [("1.0", False), ("2.0", False), ("2.1", True)])
def test_6_4_a_yellow_arrow_too_many_removes_unrest_of_the_west_or_places_it_in_the_east(
    edition: str, places: bool
) -> None:
    position = scene(edition, decade=4, display=["75", "61"], socialist_track=-6, unrest={"BY": 1, "HE": 1, "SN": 1})
    play(position, "75 for event")
    assert offers(position, "place unrest") == (set(EAST_PROVINCES) if places else set())
    assert offers(position, "remove unrest") == (set() if places else {"BY", "HE"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_4_a_prestige_arrow_too_many_gives_the_choice_in_every_edition(edition: str) -> None:
    west = scene(edition, decade=2, display=["38", "21"], prestige=-6, unrest={"BY": 1, "SN": 1})
    play(west, "38 for event")
    assert (offers(west, "remove unrest"), offers(west, "place unrest")) == ({"BY"}, set(EAST_PROVINCES))
    east = scene(edition, decade=2, to_act="E", display=["31", "21"], prestige=5, unrest={"BY": 1, "SN": 1})
    play(east, "31 for event")
    assert (offers(east, "remove unrest"), "WB" in offers(east, "place unrest")) == ({"SN"}, True)


@pytest.mark.parametrize("edition", EDITIONS)
def test_9_1_the_wall_s_prestige_at_the_end_of_the_track_is_west_s_choice_in_every_edition(edition: str) -> None:
    position = scene(edition, phase=1, wall=True, prestige=-6, unrest={"BY": 1})
    assert who(position) == "West"
    assert (offers(position, "remove unrest"), offers(position, "place unrest")) == ({"BY"}, set(EAST_PROVINCES))


@pytest.mark.parametrize(("edition", "left"), [("1.0", 1), ("2.0", 1), ("2.1", 0)])
def test_6_4_a_run_down_symbol_without_a_sound_factory(edition: str, left: int) -> None:
    position = scene(
        edition, phase=2, prestige=-1, factories=["Berlin"], rundown=["Berlin"], lines=[("Berlin", "Cottbus", 1)]
    )
    play(position, "space -1")
    assert infrastructure(position, "Berlin", "Cottbus") == left


@pytest.mark.parametrize(("edition", "allowed"), [("1.0", True), ("2.0", True), ("2.1", False)])
def test_10_5_a_line_to_an_empty_city_abroad(edition: str, allowed: bool) -> None:
    """Only the German text forbids it in 10.5; otherwise 5.1 requires a factory at either end."""
    position = scene(edition, to_act="E", display=["3", "1"], factories=["Berlin"])
    play(position, "3 for build")
    assert ("build Berlin – Polska S" in move_texts(position)) == allowed
    assert "build Schwedt – Polska N" not in move_texts(position)  # no factory at either end
    if allowed:
        play(position, "build Berlin – Polska S")
        assert infrastructure(position, "Berlin", "Polska S") == 1
    else:
        reason = refusal(position, "build Berlin – Polska S")
        assert (reason.key, reason.rule) == ("no-factory-abroad", "10.5")


@pytest.mark.parametrize(("edition", "allowed"), [("1.0", True), ("2.0", True), ("2.1", False)])
def test_10_5_so_it_is_with_the_events_that_build_abroad(edition: str, allowed: bool) -> None:
    position = scene(edition, to_act="E", display=["9", "1"], factories=["Berlin"])
    play(position, "9 for event")
    assert ("build Berlin – Polska S" in move_texts(position)) == allowed


@pytest.mark.parametrize("edition", ["1.0", "2.0"])
def test_10_5_the_line_stands_once_the_factory_abroad_is_there(edition: str) -> None:
    position = scene(edition, to_act="E", display=["9", "1"], factories=["Berlin"], lines=[("Berlin", "Polska S", 1)])
    assert value(position, "Berlin") == 1
    play(position, "9 for event", "build Polska S")
    assert (value(position, "Berlin"), value(position, "Polska S")) == (2, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_10_5_a_closed_site_takes_no_line_in_any_edition(edition: str) -> None:
    position = scene(
        edition, decade=4, display=["73", "63"], factories=["Berlin", "Polska S"], lines=[("Berlin", "Polska S", 1)]
    )
    play(position, "73 for event")
    assert infrastructure(position, "Berlin", "Polska S") == 0
    play(position, "63 for build")
    assert refusal(position, "build Berlin – Polska S").rule == "10.5"
    play(position, "build Schwedt")  # nor does a factory built later open it
    assert "build Schwedt – Polska S" not in move_texts(position)
    reason = refusal(position, "build Schwedt – Polska S")
    assert reason.key == ("no-factory-abroad" if edition == "2.1" else "site-closed")


@pytest.mark.parametrize("edition", EDITIONS)
def test_10_5_closed_sites_bar_no_line_of_the_west(edition: str) -> None:
    position = scene(edition, decade=4, display=["70", "61"], closed=["ČSSR W", "ČSSR E", "Polska N", "Polska S"])
    play(position, "70 for build")
    for city in ("Frankfurt", "Stuttgart", "München"):
        copy = position.copy()
        play(copy, f"build {city}")
        ends = [(c.a, c.b) for c in copy.rules.components.board.connections if city in (c.a, c.b)]
        assert {f"{a} – {b}" for a, b in ends} <= offers(copy, "build")


@pytest.mark.parametrize("edition", ["1.0", "2.0"])
def test_10_5_such_a_line_holds_its_factory_and_is_closed_when_that_has_left(edition: str) -> None:
    known: dict[str, Any] = {"to_act": "E", "display": ["13", "1"], "unrest": {"SN": 1}}
    position = scene(edition, factories=["Berlin", "Jena"], lines=[("Berlin", "Polska S", 1)], **known)
    play(position, "13 for unrest")
    assert offers(position, "dismantle") == {"Berlin – Polska S", "Jena"}
    position = scene(edition, factories=["Berlin", "Jena"], **known)
    play(position, "13 for unrest", "dismantle Berlin")
    assert not position.reach[1] & position.rules.city_lines[position.rules.cities.index("Polska S")]


def test_10_5_positions_kept_from_before_these_editions_differed_can_be_read() -> None:
    position = scene("1.0", to_act="E", display=["3", "1"], factories=["Berlin", "Jena"])
    kept = json.loads(position.to_text())
    home = position.rules.city_lines[position.rules.cities.index("Jena")]
    assert kept["reach"][1] & ~home
    kept["reach"][1] &= home
    assert GAME.from_text(json.dumps(kept)).to_text() == position.to_text()


def test_an_unknown_edition_is_named_as_such() -> None:
    with pytest.raises(ValueError, match=r"9\.9"):
        new_game("9.9")
