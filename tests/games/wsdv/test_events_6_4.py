"""6.4 Events: rules common to all events. Each card face is tested elsewhere."""

from typing import Any

import pytest
from tests.games.helpers import arguments_of, move_texts, offers, play, refusal
from tests.games.wsdv.helpers import (
    EAST_PROVINCES,
    all_unrest,
    card_names,
    deal,
    infrastructure,
    is_rundown,
    living,
    sectors,
    stands,
    track,
    unrest,
    value,
    who,
)

from republik.games.wsdv import Position
from republik.games.wsdv.rules.scene import scene
from republik.table.phrases import Name

WEST_PROVINCES = {"SH", "NI", "NRW", "HE", "RP", "BW", "BY", "WB"}


# -- who may trigger ------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "west", "east"), [("1", False, True), ("13", True, False), ("11", True, True)])
def test_6_4_west_triggers_yellow_and_dual_cards_east_red_and_dual_ones(card: str, west: bool, east: bool) -> None:
    for side, allowed in (("W", west), ("E", east)):
        position = scene(to_act=side, display=[card, "10"], unrest={"BY": 1, "SN": 1})
        assert (f"{card} for event" in move_texts(position)) == allowed
        if not allowed:
            assert refusal(position, f"{card} for event").key == "event-colour"


def test_6_4_nobody_triggers_an_event_that_costs_it_more_economy_than_it_has() -> None:
    position = scene(display=["12", "1"], factories=["Berlin"])
    reason = refusal(position, "12 for event")
    assert (reason.key, reason.rule) == ("event-own-economy", "6.4")
    assert "12 for event" in move_texts(scene(display=["12", "1"], factories=["Ulm"]))


def test_6_4_a_dual_card_can_be_triggered_if_the_loss_one_cannot_bear_is_the_thing_declared_void() -> None:
    position = scene(to_act="E", display=["15", "1"], factories=["Hamburg"])
    play(position, "15 for event")
    assert (who(position), stands(position, "Hamburg")) == ("West", True)
    assert card_names(position, position.police) == ["15"]  # only the dismantling could be voided


def test_6_4_an_event_that_costs_the_other_side_more_than_it_has_takes_what_there_is() -> None:
    position = scene(decade=3, to_act="E", display=["54", "41"], factories=["Ulm", "Kiel", "Berlin"])
    play(position, "54 for event", "dismantle Ulm")
    assert not stands(position, "Kiel")
    assert who(position) == "West"


# -- the four examples ----------------------------------------------------------------------------


def test_6_4_example_1_east_decides_where_west_loses_four_points() -> None:
    position = scene(
        decade=3,
        to_act="E",
        display=["54", "41"],
        factories=["Hamburg", "Dortmund", "Köln", "Ulm", "Stuttgart"],
        lines=[("Dortmund", "Köln", 1), ("Ulm", "Stuttgart", 1)],
    )
    play(position, "54 for event", "dismantle Dortmund – Köln", "dismantle Köln", "dismantle Stuttgart – Ulm")
    assert who(position) == "East"
    play(position, "dismantle Hamburg")
    assert [stands(position, city) for city in ("Hamburg", "Dortmund", "Köln", "Ulm", "Stuttgart")] == [0, 1, 0, 1, 1]
    assert who(position) == "West"


def test_6_4_example_2_west_voids_one_arrow_of_the_dual_card() -> None:
    position = scene(decade=3, display=["41", "42"], unrest={"BY": 2})
    play(position, "41 for event")
    assert move_texts(position) == ["done", "void currency", "void row 1", "void row 2"]
    play(position, "void currency")
    assert track(position, "currency") == 1
    play(position, "remove unrest BY", "build Ulm")
    assert (unrest(position, "BY"), stands(position, "Ulm")) == (1, True)


def test_6_4_example_2_east_would_void_one_of_the_two_symbols() -> None:
    position = scene(decade=3, to_act="E", display=["41", "42"], unrest={"BY": 2, "HE": 1})
    play(position, "41 for event", "void row 1")
    assert track(position, "currency") == 2
    assert (who(position), move_texts(position)) == ("West", ["remove unrest HE", "remove unrest BY"])


@pytest.mark.parametrize(
    ("sites", "standing"),
    [
        (("Polska N", "Polska S"), []),
        (("Polska S", "Berlin – Polska S"), [("Berlin", 2)]),
        (("Berlin – Polska S", "Schwedt – Polska S"), [("Berlin", 2)]),
    ],
)
def test_6_4_example_3_two_points_for_poland_are_factories_or_their_infrastructure(
    sites: tuple[str, str], standing: list[tuple[str, int]]
) -> None:
    there = [] if "Polska S" in sites else ["Polska S"]
    position = scene(to_act="E", display=["9", "1"], factories=["Berlin", "Bitterfeld", *there])
    play(position, "9 for event")
    assert track(position, "prestige") == 1
    play(position, *(f"build {site}" for site in sites), "build ČSSR E", "build ČSSR W", "place unrest MV")
    assert [(city, value(position, city)) for city, _ in standing] == standing
    assert all_unrest(position) == {"MV": 1}
    assert who(position) == "West"


def test_6_4_example_3_no_more_than_two_points_go_to_either_country() -> None:
    position = scene(to_act="E", display=["9", "1"])
    play(position, "9 for event", "build Polska N", "build Polska S")
    assert offers(position, "build") == {"ČSSR E", "ČSSR W"}


def test_6_4_example_4_west_germany_is_the_west_without_west_berlin() -> None:
    position = scene(to_act="E", display=["4", "1"])
    play(position, "4 for event")
    assert offers(position, "place unrest") == WEST_PROVINCES - {"WB"}
    reason = refusal(position, "place unrest WB")
    assert (reason.key, reason.rule) == ("restricted", "6.4")


# -- texts, order, and who decides -------------------------------------------------------------------


def test_6_4_a_text_restricts_the_row_above_it_only() -> None:
    position = scene(decade=2, display=["39", "40"], unrest={"WB": 3, "BY": 3})
    play(position, "39 for event", "remove unrest BY", "remove unrest BY")
    assert all_unrest(position) == {"WB": 2, "BY": 1}


def test_6_4_a_limit_per_province_holds_for_its_row() -> None:
    position = scene(display=["16", "1"])
    play(position, "16 for event", "place unrest SN", "place unrest SN")
    assert offers(position, "place unrest") == set(EAST_PROVINCES) - {"SN"}
    reason = refusal(position, "place unrest SN")
    assert (reason.key, reason.rule, reason.details["place"]) == ("limit", "6.4", Name("province", "SN"))


def test_6_4_the_order_is_free_so_ending_a_protest_first_opens_a_province_for_building() -> None:
    position = scene(display=["13", "1"], unrest={"BY": 4})
    play(position, "13 for event")
    assert "Nürnberg" not in offers(position, "build")
    play(position, "remove unrest BY", "build Nürnberg", "build Ulm", "build Kiel")
    assert who(position) == "East"


def test_6_4_all_symbols_must_be_executed() -> None:
    position = scene(decade=3, to_act="E", display=["44", "41"])
    play(position, "44 for event")
    for province in ("SH", "SH", "NI", "NI"):
        assert "done" not in move_texts(position)
        play(position, f"place unrest {province}")
    assert who(position) == "West"


def test_5_1_build_points_of_an_event_may_be_left_unused() -> None:
    position = scene(display=["19", "1"])
    play(position, "19 for event", "build Ulm", "ignore row 1")
    assert who(position) == "East"


def test_6_4_a_symbol_that_cannot_be_executed_is_ignored() -> None:
    position = scene(display=["18", "1"], unrest={"BY": 1, "SN": 3})
    play(position, "18 for event")
    assert (unrest(position, "BY"), who(position)) == (0, "East")


@pytest.mark.parametrize("executing", ["W", "E"])
def test_6_4_a_coat_of_arms_lets_its_side_decide_whoever_triggers(executing: str) -> None:
    """Card 61: East places the two unrest in the West, West those in the East."""
    position = scene(decade=4, to_act=executing, display=["61", "62"])
    play(position, "61 for event", "done")
    seats = set()
    for _ in range(4):
        own = "place unrest "
        text = next((text for text in move_texts(position) if text.startswith(own)), "")
        if not text:
            play(position, next(text for text in move_texts(position) if text.startswith("resolve row")))
            text = move_texts(position)[0]
        target = text.removeprefix(own)
        seats.add((who(position), "West" if target in WEST_PROVINCES else "East"))
        play(position, text)
    assert seats == {("East", "West"), ("West", "East")}
    assert sum(all_unrest(position).values()) == 4


def test_6_4_the_executing_side_decides_where_everything_without_arms_happens() -> None:
    position = scene(to_act="E", display=["8", "1"], factories=["Ulm", "Kiel", "Köln"])
    play(position, "8 for event")
    assert (who(position), offers(position, "dismantle")) == ("East", {"Ulm", "Kiel", "Köln"})


def test_6_4_west_decides_where_east_loses_on_card_15_even_if_east_triggers() -> None:
    position = scene(to_act="E", display=["15", "1"])
    play(position, "15 for event", "done", "resolve row 2")
    assert (who(position), offers(position, "dismantle")) == ("West", {"Berlin", "Bitterfeld"})


def test_almanac_64_arms_do_not_make_a_card_dual() -> None:
    position = scene(decade=4, to_act="E", display=["64", "61"], unrest={"BY": 2, "HE": 2, "SN": 2, "TH": 1})
    play(position, "64 for event")
    assert offers(position, "void") == set()
    assert refusal(scene(decade=4, display=["64", "61"]), "64 for event").key == "event-colour"


# -- dual cards ------------------------------------------------------------------------------------------


def test_6_4_a_dual_card_may_void_one_arrow_of_two() -> None:
    position = scene(decade=3, to_act="E", display=["48", "41"])
    play(position, "48 for event")
    assert move_texts(position) == ["done", "void currency", "void socialists", "void row 1"]
    play(position, "void currency", "place unrest SN")
    assert (track(position, "currency"), track(position, "socialists")) == (-1, 2)


def test_6_4_or_one_symbol_and_not_its_whole_row() -> None:
    position = scene(decade=2, to_act="E", display=["22", "23"], unrest={"WB": 3, "SN": 3})
    play(position, "22 for event", "void row 2", "remove unrest SN")
    assert (unrest(position, "SN"), unrest(position, "WB"), track(position, "currency")) == (2, 1, 1)


def test_6_4_or_nothing() -> None:
    position = scene(decade=2, to_act="E", display=["22", "23"], unrest={"WB": 3, "SN": 3})
    play(position, "22 for event", "done", "remove unrest SN", "remove unrest SN")
    assert (unrest(position, "SN"), unrest(position, "WB"), track(position, "currency")) == (1, 1, 1)


def test_6_4_nothing_is_voided_on_a_card_that_is_not_dual() -> None:
    position = scene(decade=3, to_act="E", display=["44", "41"])
    play(position, "44 for event")
    assert offers(position, "void") == set()


# -- arrows -------------------------------------------------------------------------------------------------


def test_6_4_arrows_move_their_markers_red_toward_east_yellow_toward_west() -> None:
    position = scene(to_act="E", display=["1", "2"])
    play(position, "1 for event")
    assert [track(position, name) for name in ("prestige", "currency", "socialists")] == [0, -1, 1]


def test_6_4_a_red_arrow_too_many_lets_east_remove_one_unrest() -> None:
    position = scene(decade=3, to_act="E", display=["53", "41"], currency=5, unrest={"SN": 1, "TH": 1, "BY": 1})
    play(position, "53 for event")
    assert track(position, "currency") == 6
    assert move_texts(position) == ["remove unrest SN", "remove unrest TH"]


def test_6_4_two_red_arrows_too_many_remove_two() -> None:
    position = scene(decade=3, to_act="E", display=["53", "41"], currency=6, unrest={"SN": 1, "TH": 1})
    play(position, "53 for event", "remove unrest SN")
    assert all_unrest(position) == {}


def test_6_4_without_unrest_a_red_arrow_too_many_is_lost() -> None:
    position = scene(decade=3, to_act="E", display=["53", "41"], currency=6, unrest={"BY": 3})
    play(position, "53 for event")
    assert who(position) == "West"
    assert all_unrest(position) == {"BY": 3}


def test_6_4_a_yellow_arrow_too_many_lets_west_place_one_unrest_in_the_east() -> None:
    position = scene(display=["17", "1"], socialist_track=-6, factories=["Berlin", "Ulm"])
    play(position, "17 for event")
    assert offers(position, "place unrest") == set(EAST_PROVINCES)
    play(position, "place unrest SN", "place unrest SN")
    assert all_unrest(position) == {"SN": 2}


def test_6_4_west_decides_about_a_yellow_arrow_too_many_even_if_east_triggered_the_event() -> None:
    position = scene(to_act="E", display=["1", "2"], currency=-6)
    play(position, "1 for event", "resolve row 8")
    assert (who(position), offers(position, "place unrest")) == ("West", set(EAST_PROVINCES))


def test_6_4_east_decides_about_a_red_arrow_too_many_even_if_west_triggered_the_event() -> None:
    position = scene(decade=2, display=["30", "21"], currency=6, unrest={"SN": 1, "TH": 3})
    play(position, "30 for event", "void socialists", "remove unrest TH")
    while who(position) == "West":
        play(position, move_texts(position)[-1])
    assert (who(position), offers(position, "remove unrest")) == ("East", {"SN", "TH"})


def test_6_4_a_prestige_arrow_too_many_removes_own_or_places_at_the_opponent() -> None:
    position = scene(decade=2, to_act="E", display=["31", "32"], prestige=5, unrest={"SN": 1, "BY": 1})
    play(position, "31 for event")
    assert track(position, "prestige") == 6
    assert offers(position, "place unrest") == WEST_PROVINCES
    assert offers(position, "remove unrest") == {"SN"}
    west = scene(decade=2, display=["38", "21"], prestige=-6, unrest={"SN": 1, "BY": 1})
    play(west, "38 for event")
    assert offers(west, "place unrest") == set(EAST_PROVINCES)
    assert offers(west, "remove unrest") == {"BY"}


# -- symbols without arrows ------------------------------------------------------------------------------------


def test_6_4_move_unrest_goes_to_another_province_of_the_same_side() -> None:
    position = scene(decade=4, display=["78", "61"], unrest={"SN": 2, "BY": 2})
    play(position, "78 for event")
    assert offers(position, "move unrest") == {f"SN > {code}" for code in EAST_PROVINCES if code != "SN"}
    play(position, "move unrest SN > TH", "move unrest SN > TH")
    assert all_unrest(position) == {"TH": 2, "BY": 2}


def test_almanac_77_unrest_just_placed_may_be_moved() -> None:
    position = scene(decade=4, display=["77", "61"])
    play(position, "77 for event", "place unrest SN")
    play(position, "move unrest SN > TH", "move unrest TH > MV")
    assert all_unrest(position) == {"MV": 1}


def test_6_4_reduce_leaves_three_unrest_however_many_there_were() -> None:
    position = scene(to_act="E", display=["1"], east=["5"], special="I", unrest={"SN": 9, "TH": 4, "MV": 5})
    play(position, "I for event", "discard 5")
    assert offers(position, "reduce") == {"SN", "TH", "MV"}
    play(position, "reduce SN", "reduce MV", "remove unrest SN", "remove unrest TH")
    assert all_unrest(position) == {"SN": 2, "TH": 3, "MV": 3}


def test_almanac_i_first_the_provinces_with_protests_then_two_more() -> None:
    position = scene(to_act="E", display=["1"], east=["5"], special="I", unrest={"SN": 9, "TH": 4, "MV": 2})
    play(position, "I for event", "discard 5")
    assert offers(position, "remove unrest") == set()
    play(position, "reduce SN")
    assert unrest(position, "TH") == 3  # the only one left
    assert offers(position, "remove unrest") == {"SN", "TH", "MV"}


def test_6_4_living_standard_by_event_needs_no_economy_and_removes_one_unrest() -> None:
    position = scene(decade=3, to_act="E", display=["47", "41"], unrest={"MV": 2}, factories=["Berlin"])
    play(position, "47 for event", "living standard MV")
    assert (living(position, "MV"), unrest(position, "MV")) == (1, 0)  # card 47 removes another one


def test_6_4_the_triangle_places_living_standard_without_removing_unrest() -> None:
    position = scene(decade=3, display=["60", "41"], unrest={"BY": 1})
    play(position, "60 for event", "living standard BY")
    assert (living(position, "BY"), unrest(position, "BY")) == (1, 2)


def test_6_4_no_event_but_79_brings_living_standard_to_west_berlin_and_it_fills_sectors_evenly() -> None:
    position = scene(decade=4, display=["79", "61"], sectors={"RP": 1}, unrest={"WB": 2, "BY": 1})
    play(position, "79 for event")
    assert {"living standard WB sector NRW", "living standard WB sector BW"} <= set(move_texts(position))
    assert "living standard WB sector RP" not in move_texts(position)
    play(position, "living standard WB sector BW", "remove unrest WB")
    assert (sectors(position), unrest(position, "WB")) == ({"NRW": 0, "RP": 1, "BW": 1}, 0)
    tv = scene(decade=2, display=["35", "21"])
    play(tv, "35 for event")
    assert offers(tv, "living standard") == WEST_PROVINCES - {"WB"}
    play(tv, "living standard RP")
    assert offers(tv, "living standard") == WEST_PROVINCES - {"WB", "RP"}


def test_6_4_repair_makes_a_rundown_factory_worth_one_more() -> None:
    position = scene(decade=3, to_act="E", display=["46", "41"], factories=["Berlin", "Jena"], rundown=["Berlin"])
    play(position, "46 for event", "repair Berlin", "run down Jena")
    assert (value(position, "Berlin"), value(position, "Jena")) == (1, 0)


def test_almanac_46_berlin_may_be_run_down_and_repaired_at_once() -> None:
    position = scene(decade=3, to_act="E", display=["46", "41"], factories=["Berlin", "Jena"])
    play(position, "46 for event", "run down Berlin", "repair Berlin")
    assert (is_rundown(position, "Berlin"), value(position, "Berlin")) == (False, 1)
    assert not is_rundown(position, "Jena")


def test_almanac_46_or_the_repair_is_called_first_and_ignored() -> None:
    position = scene(decade=3, to_act="E", display=["46", "41"], factories=["Berlin", "Jena"])
    play(position, "46 for event", "ignore row 2", "run down Berlin")
    assert is_rundown(position, "Berlin")


def test_6_4_run_down_without_a_sound_factory_dismantles_infrastructure_instead() -> None:
    position = scene(
        phase=2, prestige=-1, factories=["Berlin", "Bitterfeld"], rundown=["Berlin", "Bitterfeld"],
        lines=[("Berlin", "Bitterfeld", 2), ("Berlin", "Cottbus", 1)],
    )  # fmt: skip
    play(position, "space -1")
    assert move_texts(position) == ["dismantle Berlin – Cottbus", "dismantle Berlin – Bitterfeld"]
    play(position, "dismantle Berlin – Bitterfeld")
    assert infrastructure(position, "Berlin", "Bitterfeld") == 1


def test_6_4_and_with_no_infrastructure_either_east_may_not_trigger_the_event() -> None:
    position = scene(decade=3, to_act="E", display=["46", "41"], factories=["Jena"], rundown=["Jena"])
    assert refusal(position, "46 for event").rule == "6.4"
    position = scene("2.0", decade=3, to_act="E", display=["46", "41"], factories=["Jena"], rundown=["Jena"])
    play(position, "46 for event")
    assert (position.outcome(), who(position)) == (None, "West")


def test_6_4_the_wall_is_built_and_opened_by_its_cards() -> None:
    position = scene(decade=2, to_act="E", display=["21"], east=["23"], special="II")
    play(position, "II for event", "discard 23")
    assert position.wall
    fall = scene(decade=4, to_act="E", display=["61"], east=["65"], special="IVb", wall=True)
    play(fall, "IVb for event", "discard 65")
    assert not fall.wall


def test_almanac_iv_round_table_east_returns_unrest_first_then_west_picks_the_province_to_reduce() -> None:
    position = scene(
        decade=4, to_act="E", display=["61"], east=["65"], special="IVa",
        police=["5"], police_used=1, unrest={"SN": 3, "TH": 6, "MV": 7},
    )  # fmt: skip
    play(position, "IVa for event", "discard 65", "place unrest SN")
    assert (who(position), offers(position, "reduce")) == ("West", {"SN", "TH", "MV"})
    play(position, "reduce SN")
    assert all_unrest(position) == {"SN": 3, "TH": 6, "MV": 7}


# -- Guillaume ---------------------------------------------------------------------------------------------------------


def guillaume(**more: Any) -> Position:
    position = scene(decade=3, to_act="E", display=["50", "41"], **more)
    play(position, "50 for event", "place unrest BY")
    return position


def test_6_4_guillaume_looks_at_west_s_hand_or_at_the_top_of_the_pile_or_not_at_all() -> None:
    position = guillaume(west=["56", "57"], east=["44"])
    assert move_texts(position) == ["done", "look at hand", "look at pile"]


def test_6_4_guillaume_swaps_a_card_of_west_s_hand_for_one_of_east_s() -> None:
    position = guillaume(west=["56", "57"], east=["44", "45"])
    play(position, "look at hand")
    assert move_texts(position) == ["done", "take 56", "take 57"]
    play(position, "take 57")
    assert move_texts(position) == ["give 44", "give 45"]
    play(position, "give 45")
    assert card_names(position, position.hand_west) == ["45", "56"]
    assert card_names(position, position.hand_east) == ["44", "57"]


def test_6_4_guillaume_cannot_take_a_card_of_the_hand_out_of_the_game() -> None:
    position = guillaume(west=["56", "57"], east=["44"])
    play(position, "look at hand")
    assert offers(position, "discard") == set()


def test_6_4_guillaume_swaps_with_the_pile_and_the_given_card_comes_up_in_its_place() -> None:
    position = guillaume(west=["56"], east=["44", "45"])
    play(position, "look at pile")
    deal(position, "42", "43")
    assert move_texts(position) == ["done", "discard 42", "discard 43", "take 42", "take 43"]
    play(position, "take 42", "give 44")
    assert card_names(position, position.hand_east) == ["42", "45"]
    events = play(position, "41 for build", "done")
    turned_up = [position.rules.cards[int(str(args["card"]))] for args in arguments_of(events, "turned_up")]
    assert turned_up == ["44", "43"]


def test_6_4_guillaume_may_take_one_of_the_two_out_of_the_game_instead() -> None:
    position = guillaume(east=["44"])
    play(position, "look at pile")
    deal(position, "42", "43")
    play(position, "discard 42")
    assert "42" not in card_names(position, position.row)
    events = play(position, "41 for build", "done")
    assert [position.rules.cards[int(str(args["card"]))] for args in arguments_of(events, "turned_up")] == ["43"]
    assert "42" not in offers(position, "deal")


def test_6_4_guillaume_with_an_empty_hand_can_look_and_remove_but_not_swap() -> None:
    position = guillaume(west=["56"])
    play(position, "look at pile")
    deal(position, "42", "43")
    assert move_texts(position) == ["done", "discard 42", "discard 43"]
