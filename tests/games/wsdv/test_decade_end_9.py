"""9 End of Decade: ten phases in order, and every way a game can end."""

from typing import Any

import pytest
from tests.games.helpers import arguments_of, move_texts, offers, play, refusal
from tests.games.wsdv.helpers import (
    EAST_PROVINCES,
    all_living,
    all_unrest,
    card_names,
    infrastructure,
    is_rundown,
    living,
    phases,
    sectors,
    socialists,
    stands,
    track,
    unrest,
    value,
    who,
)

from republik.games.wsdv import Position
from republik.games.wsdv.rules.scene import scene
from republik.table.contract import Outcome

BANKRUPT = Outcome(0, "bankruptcy", "9")


def end_now(**more: Any) -> Position:
    """The very last action of a decade: West still has to play card 1."""
    return scene(half=2, display=["1"], **more)


def test_9_ten_phases_one_after_the_other_then_the_next_decade() -> None:
    position = end_now()
    events = play(position, "1 for build", "done")
    assert phases(events) == list(range(1, 11))
    assert (position.decade, position.half) == (2, 1)


# -- 9.1 ------------------------------------------------------------------------------------


def test_9_1_example_three_steps_of_flight_cost_one_point() -> None:
    position = end_now(row=["2", "12"], police=["5"], living={"BY": 1}, unrest={"BY": 4, "HE": 4})
    events = play(position, "1 for build", "done")
    assert arguments_of(events, "flight") == [{"steps": 3, "points": 1}]
    assert (who(position), offers(position, "dismantle")) == ("West", {"Berlin", "Bitterfeld"})


def test_9_1_flight_counts_the_best_west_province_and_the_worst_of_the_east() -> None:
    position = end_now(living={"BY": 4, "HE": 5} | dict.fromkeys(EAST_PROVINCES, 2) | {"SN": 1})
    assert arguments_of(play(position, "1 for build", "done"), "flight") == [{"steps": 4, "points": 2}]


def test_9_1_west_berlin_may_be_the_best_west_province() -> None:
    position = end_now(sectors={"RP": 1, "BW": 1}, living={"BY": 1})
    assert arguments_of(play(position, "1 for build", "done"), "flight") == [{"steps": 2, "points": 1}]


def test_9_1_a_protest_in_the_east_adds_one_and_one_in_the_west_takes_one_however_many() -> None:
    east = end_now(unrest={"SN": 8, "TH": 4}, living={"BY": 1})
    assert arguments_of(play(east, "1 for build", "done"), "flight") == [{"steps": 2, "points": 1}]
    both = end_now(unrest={"SN": 8, "BY": 8}, living={"BY": 2})
    assert arguments_of(play(both, "1 for build", "done"), "flight") == [{"steps": 2, "points": 1}]


def test_9_1_pink_police_causes_no_flight() -> None:
    position = end_now(police=["15"], living={"BY": 1})
    assert arguments_of(play(position, "1 for build", "done"), "flight") == [{"steps": 1, "points": 0}]


def test_9_1_the_special_card_of_decade_one_carries_two_flight_icons() -> None:
    position = end_now(row=["I"])
    assert arguments_of(play(position, "1 for build", "done"), "flight") == [{"steps": 2, "points": 1}]


def test_9_1_flight_is_never_less_than_nothing_nor_more_than_ten_points() -> None:
    calm = end_now(living=dict.fromkeys(EAST_PROVINCES, 3), unrest={"BY": 4}, currency=6, socialist_track=0)
    assert arguments_of(play(calm, "1 for build", "done"), "flight") == [{"steps": -4, "points": 0}]
    wild = end_now(living={"BY": 30})
    assert arguments_of(play(wild, "1 for build", "done"), "flight") == [{"steps": 30, "points": 10}]


@pytest.mark.parametrize(("prestige", "seats"), [(0, ["West", "East", "West"]), (2, ["East", "West", "East"])])
def test_9_1_the_sides_choose_alternately_and_the_prestige_holder_begins(prestige: int, seats: list[str]) -> None:
    factories = ["Berlin", "Bitterfeld", "Jena", "Leipzig", "Rostock"]
    position = scene(phase=1, prestige=prestige, living={"BY": 6}, factories=factories)
    seen = []
    for city in ("Jena", "Rostock", "Leipzig"):
        seen.append(who(position))
        play(position, f"dismantle {city}")
    assert seen == seats
    assert (stands(position, "Berlin"), stands(position, "Bitterfeld")) == (True, True)


def test_9_1_the_discard_row_is_cleared_with_or_without_the_wall() -> None:
    for wall in (False, True):
        position = scene(phase=1, row=["2", "12"], wall=wall, living={"BY": 1}, unrest={"BY": 4, "SN": 4})
        assert card_names(position, position.row) == ["2", "12"]  # not before the last piece has been removed
        play(position, "dismantle Berlin")
        assert position.row == []


def test_9_1_the_wall_costs_prestige_and_a_point_of_east_s_choice_and_stops_flight() -> None:
    position = end_now(wall=True, prestige=1, living={"BY": 9}, row=["2"])
    events = play(position, "1 for build", "done")
    assert arguments_of(events, "flight") == []
    assert track(position, "prestige") == 0
    assert (who(position), offers(position, "dismantle")) == ("East", {"Berlin", "Bitterfeld"})


def test_9_1_at_the_end_of_the_track_the_wall_s_prestige_is_an_arrow_too_many() -> None:
    position = scene(phase=1, wall=True, prestige=-6, unrest={"BY": 1, "SN": 1})
    assert who(position) == "West"
    assert offers(position, "remove unrest") == {"BY"}
    assert offers(position, "place unrest") == set(EAST_PROVINCES)
    play(position, "place unrest SN")
    assert (who(position), offers(position, "dismantle")) == ("East", {"Berlin", "Bitterfeld"})
    assert track(position, "prestige") == -6


@pytest.mark.parametrize("wall", [False, True])
def test_9_1_bankruptcy_when_east_must_dismantle_more_than_it_has(wall: bool) -> None:
    position = scene(phase=1, wall=wall, living={"BY": 2}, factories=["Berlin"], rundown=["Berlin"])
    assert position.outcome() == BANKRUPT
    assert position.to_act() is None


# -- 9.2 ------------------------------------------------------------------------------------


def test_9_2_example_instead_of_placing_unrest_west_runs_a_factory_down() -> None:
    position = scene(phase=2, prestige=-3)
    assert (who(position), move_texts(position)) == ("West", ["space -3", "space -2", "space -1", "space 0"])
    play(position, "space -2", "run down Berlin")
    assert is_rundown(position, "Berlin")
    assert all_unrest(position) == {}


def test_9_2_east_uses_its_own_half_and_never_the_middle() -> None:
    position = scene(phase=2, prestige=3, unrest={"SN": 1})
    assert (who(position), move_texts(position)) == ("East", ["space +1", "space +2", "space +3"])
    for text in ("space 0", "space +4", "space -1"):
        assert refusal(position, text).key == "prestige-space"


def test_9_2_in_the_middle_nothing_happens() -> None:
    position = end_now()
    events = play(position, "1 for build", "done")
    assert arguments_of(events, "space") == [{"space": 0, "by": 0}]


@pytest.mark.parametrize(
    ("space", "moves"),
    [
        (-6, ["lose living standard SN", "place unrest SN", "dismantle Berlin"]),
        (-5, ["lose living standard SN", "place unrest SN"]),
        (-4, ["dismantle Berlin", "place unrest SN"]),
        (-3, ["place unrest SN"]),
        (-2, ["run down Berlin"]),
        (-1, ["run down Berlin"]),
        (1, ["build Jena"]),
        (2, ["remove unrest SN"]),
        (3, ["build Jena", "remove unrest SN"]),
        (4, ["living standard SN"]),
        (5, ["living standard SN", "remove unrest SN"]),
        (6, ["living standard SN", "remove unrest SN", "build Jena"]),
    ],
)
def test_9_2_the_holder_executes_the_symbols_of_the_space_where_it_likes(space: int, moves: list[str]) -> None:
    position = scene(phase=2, prestige=space, living={"SN": 1, "TH": 1}, unrest={"SN": 2, "TH": 2}, currency=6)
    holder = who(position)
    events = []
    if len(move_texts(position)) > 1 and move_texts(position)[0].startswith("space"):
        events += play(position, f"space {space:+d}")
    for move in moves:
        assert who(position) == holder == ("East" if space > 0 else "West")
        events += play(position, move)
    assert 3 in phases(events)


@pytest.mark.parametrize("space", [-4, -6])
def test_9_2_bankruptcy_when_the_space_s_dismantling_cannot_be_paid(space: int) -> None:
    position = scene(phase=2, prestige=space, factories=["Berlin"], rundown=["Berlin"])
    play(position, f"space {space:+d}")
    assert position.outcome() == BANKRUPT


def test_9_2_a_space_nearer_the_middle_spares_east_the_bankruptcy() -> None:
    position = scene(phase=2, prestige=-4, factories=["Berlin"], rundown=["Berlin"])
    play(position, "space -3")
    assert position.outcome() is None


# -- 9.3 ------------------------------------------------------------------------------------

WEST_FACTORIES = (
    *("Flensburg", "Kiel", "Hamburg", "Bremen", "Hannover", "Wolfsburg", "Bielefeld", "Duisburg", "Dortmund", "Köln"),
    *("Kassel", "Gießen", "Fulda", "Frankfurt", "Koblenz", "Kaiserslautern", "Mannheim", "Heilbronn", "Stuttgart"),
    *("Bayreuth", "Nürnberg", "München"),
)
WEST_LINES = (
    *(("Flensburg", "Kiel", 1), ("Flensburg", "Hamburg", 2), ("Kiel", "Hamburg", 1), ("Hamburg", "Bremen", 1)),
    *(("Bremen", "Duisburg", 2), ("Bremen", "Bielefeld", 1), ("Duisburg", "Dortmund", 1), ("Köln", "Koblenz", 1)),
    *(("Frankfurt", "Koblenz", 1), ("Fulda", "Frankfurt", 1), ("Kaiserslautern", "Mannheim", 1)),
    *(("Kaiserslautern", "Stuttgart", 1), ("Mannheim", "Stuttgart", 1), ("Nürnberg", "München", 1)),
    *(("Bayreuth", "Nürnberg", 1), ("Stuttgart", "München", 1)),
)
EAST_FACTORIES = (  # export factories worth 0, 1, 1, 5, 3, 2 in MV, BB, EB, ST, SN, TH
    *("Rostock", "Schwedt", "Berlin", "Magdeburg", "Bitterfeld", "Leipzig", "Dresden", "Eisenach", "Jena"),
)
EAST_LINES = (
    *(("Magdeburg", "Bitterfeld", 1), ("Bitterfeld", "Leipzig", 1), ("Bitterfeld", "Eisenach", 1)),
    *(("Bitterfeld", "Jena", 1), ("Leipzig", "Dresden", 1)),
)


def currency_example(income: int) -> Position:
    position = end_now(
        wall=True,
        factories=[*WEST_FACTORIES, *EAST_FACTORIES],
        lines=[*WEST_LINES, *EAST_LINES, ("Berlin", "Cottbus", 1)],
        rundown=["Rostock"],
        living={"ST": 4, "SN": 4},
        prestige=1,
        currency=income,
    )
    assert [value(position, city) for city in ("Rostock", "Schwedt", "Berlin", "Bitterfeld", "Leipzig", "Jena")] == [
        *(0, 1, 1, 5, 3, 2)
    ]
    play(position, "1 for build", "done")
    return position


def test_9_3_example_three_units_are_missing_and_three_factories_become_rundown() -> None:
    position = currency_example(3)
    events = play(position, "dismantle Berlin – Cottbus")
    assert arguments_of(events, "currency") == [{"balance": -3, "track": 3, "exports": 2, "worst": 3, "living": 8}]
    for chooser, city in (("West", "Bitterfeld"), ("East", "Jena"), ("West", "Leipzig")):
        assert who(position) == chooser
        play(position, f"run down {city}")
    assert [value(position, city) for city in ("Bitterfeld", "Jena", "Leipzig")] == [4, 1, 2]
    assert not is_rundown(position, "Berlin")


def test_9_3_example_alternative_a_negative_income_adds_to_the_need() -> None:
    position = currency_example(-3)
    events = play(position, "dismantle Berlin – Cottbus")
    assert arguments_of(events, "currency") == [{"balance": -9, "track": -3, "exports": 2, "worst": 3, "living": 8}]
    for city in EAST_FACTORIES[1:-1]:
        play(position, f"run down {city}")
    assert is_rundown(position, "Jena")  # eight sound factories, and one unit is still missing
    assert (who(position), offers(position, "dismantle")) == (
        "West",
        {f"{a} – {b}" for a, b, _ in EAST_LINES},
    )


def test_9_3_a_surplus_brings_nothing() -> None:
    position = end_now(currency=6, living={"SN": 1}, wall=False)
    events = play(position, "1 for build", "done")
    assert arguments_of(events, "currency")[0]["balance"] == 6 + 2 - 1
    assert arguments_of(events, "rundown") == []
    assert track(position, "currency") == 6


def test_9_3_while_a_west_province_has_no_factory_every_east_export_counts_even_a_rundown_0() -> None:
    position = end_now(factories=["Berlin", "Rostock", "Hamburg", "Polska S"], rundown=["Berlin", "Rostock"])
    events = play(position, "1 for build", "done")
    assert arguments_of(events, "currency") == [{"balance": 2, "track": 0, "exports": 2, "worst": 0, "living": 0}]


def test_9_3_both_the_rundown_part_and_the_dismantling_part_begin_with_the_prestige_holder() -> None:
    position = scene(
        phase=3,
        factories=["Berlin", "Bitterfeld", "Magdeburg", *WEST_FACTORIES],
        lines=[*WEST_LINES, ("Berlin", "Bitterfeld", 2), ("Magdeburg", "Rostock", 2)],
        currency=-5,
    )
    seen = []
    for text in (
        "run down Berlin",
        "run down Bitterfeld",
        "dismantle Berlin – Bitterfeld",
        "dismantle Rostock – Magdeburg",
    ):
        seen.append(who(position))
        play(position, text)
    assert seen == ["West", "East", "West", "East"]  # Magdeburg, the third factory, was West's again


def test_9_3_rheinsberg_is_run_down_with_the_others_and_then_dismantled_for_a_unit() -> None:
    position = scene(
        phase=3,
        factories=["Rheinsberg", "Berlin", *WEST_FACTORIES],
        lines=[*WEST_LINES, ("Berlin", "Cottbus", 1)],
        currency=-3,
    )
    play(position, "run down Berlin")
    assert offers(position, "dismantle") == {"Rheinsberg", "Berlin – Cottbus"}
    play(position, "dismantle Rheinsberg")
    assert not stands(position, "Rheinsberg")
    assert infrastructure(position, "Berlin", "Cottbus") == 1


def test_9_3_bankruptcy_when_neither_factory_nor_infrastructure_is_left_for_a_unit() -> None:
    position = scene(phase=3, factories=["Berlin", *WEST_FACTORIES], lines=WEST_LINES, currency=-2)
    assert position.outcome() == BANKRUPT
    paid = scene(phase=3, factories=["Berlin", *WEST_FACTORIES], lines=WEST_LINES, currency=-1)
    assert paid.outcome() is None


def test_9_3_factories_abroad_neither_export_nor_become_rundown() -> None:
    position = scene(
        phase=3,
        factories=["Berlin", "Schwedt", "Polska S", *WEST_FACTORIES],
        lines=[*WEST_LINES, ("Schwedt", "Polska S", 1)],
        currency=-1,
    )
    assert move_texts(position) == ["run down Schwedt", "run down Berlin"]


def test_9_3_west_berlin_has_no_export_factory_and_does_not_count_as_a_province_without_one() -> None:
    events = play(end_now(factories=[*WEST_FACTORIES, "Berlin"], lines=WEST_LINES), "1 for build", "done")
    assert arguments_of(events, "currency")[0]["worst"] == 3


def test_10_3_west_counts_hamburg_where_it_likes_in_each_phase() -> None:
    position = scene(
        phase=3,
        factories=["Hamburg", "Hannover", "Dortmund", "Kassel", "Koblenz", "Ulm", "München", "Berlin"],
        living={"EB": 1},
    )
    assert (who(position), move_texts(position)) == ("West", ["hamburg SH", "hamburg NI"])
    assert refusal(position, "hamburg BY").key == "hamburg-choice"
    other = position.copy()
    assert arguments_of(play(position, "hamburg SH"), "currency")[0]["worst"] == 1
    assert arguments_of(play(other, "hamburg NI"), "currency")[0]["worst"] == 0


# -- 9.5 ------------------------------------------------------------------------------------


def test_9_5_example_brandenburg_loses_two_of_three_with_an_export_factory_worth_1() -> None:
    position = scene(phase=5, living={"BB": 3}, factories=["Schwedt", "Cottbus"])
    assert living(position, "BB") == 1


def test_9_5_a_province_without_a_factory_loses_everything() -> None:
    position = scene(phase=5, living={"BB": 3, "BY": 2}, factories=["Berlin"])
    assert all_living(position) == {}


def test_9_5_hamburg_keeps_living_standard_for_one_of_its_provinces() -> None:
    position = scene(phase=5, living={"SH": 1, "NI": 1}, factories=["Hamburg"])
    assert (who(position), move_texts(position)) == ("West", ["hamburg SH", "hamburg NI"])
    play(position, "hamburg NI")
    assert all_living(position) == {"NI": 1}


def test_9_5_a_rundown_factory_keeps_as_much_as_it_is_worth() -> None:
    position = scene(
        phase=5, living={"EB": 2}, factories=["Berlin", "Schwedt"], rundown=["Berlin"], lines=[("Berlin", "Schwedt", 1)]
    )
    assert living(position, "EB") == 1


def test_9_5_west_berlin_keeps_as_much_as_the_worst_supplier_that_has_delivered() -> None:
    """Stuttgart is worth 3, Dortmund 1; West chooses the sectors that lose."""
    position = scene(
        phase=5,
        sectors={"NRW": 1, "BW": 1, "RP": 1},
        delivered=["NRW", "BW"],
        factories=["Stuttgart", "Ulm", "Mannheim", "Dortmund"],
        lines=[("Stuttgart", "Ulm", 1), ("Stuttgart", "Mannheim", 1)],
    )
    assert who(position) == "West"
    assert offers(position, "lose living standard WB sector") == {"NRW", "RP", "BW"}
    play(position, "lose living standard WB sector RP", "lose living standard WB sector BW")
    assert sectors(position) == {"NRW": 1, "RP": 0, "BW": 0}


def test_9_5_a_supplier_that_has_not_delivered_does_not_matter() -> None:
    position = scene(phase=5, sectors={"BW": 1}, delivered=["BW"], factories=["Stuttgart"])
    assert living(position, "WB") == 1


def test_9_5_a_supplier_counts_from_its_first_delivery_on_although_its_sector_is_empty_again() -> None:
    position = scene(phase=5, sectors={"BW": 1}, delivered=["BW", "RP"], factories=["Stuttgart"])
    assert living(position, "WB") == 0


def test_9_5_living_standard_that_came_by_card_79_alone_has_no_limit() -> None:
    position = scene(phase=5, sectors={"BW": 1}, factories=["Berlin"])
    assert living(position, "WB") == 1


# -- 9.6 ------------------------------------------------------------------------------------


def test_9_6_example_west_berlin_gets_the_full_difference_bavaria_nothing() -> None:
    position = scene(
        phase=6,
        living=dict.fromkeys(("SH", "NI", "NRW", "HE", "RP", "BW"), 3) | {"BY": 2} | dict.fromkeys(EAST_PROVINCES, 3),
        sectors={"NRW": 1, "RP": 1},
    )
    assert all_unrest(position) == {"WB": 1}


def test_9_6_each_side_compares_with_its_own_best_less_one() -> None:
    position = scene(phase=6, living={"SN": 4, "TH": 2, "MV": 3})
    assert all_unrest(position) == {"TH": 1, "BB": 3, "EB": 3, "ST": 3}


def test_9_6_west_berlin_itself_may_be_the_best_province() -> None:
    position = scene(phase=6, sectors={"NRW": 1, "RP": 1})
    assert {code: unrest(position, code) for code in ("SH", "BY", "RP", "WB")} == {"SH": 1, "BY": 1, "RP": 1, "WB": 0}


# -- 9.7 ------------------------------------------------------------------------------------


def test_9_7_example_bavaria_and_hesse_attack_thuringia() -> None:
    position = scene(phase=7, living={"BY": 3, "HE": 2, "TH": 1}, unrest={"BY": 4})
    assert move_texts(position) == ["done", "attack HE > ST", "attack HE > TH"]
    play(position, "attack HE > TH")
    assert move_texts(position) == ["done", "attack BY > SN", "attack BY > TH"]
    other = position.copy()
    play(position, "attack BY > TH")
    assert all_unrest(position) == {"BY": 4, "TH": 2}
    play(other, "attack BY > SN")
    assert all_unrest(other) == {"BY": 4, "TH": 1, "SN": 2}


def test_9_7_an_attack_is_optional() -> None:
    position = scene(phase=7, living={"BY": 3})
    play(position, "done")
    assert all_unrest(position) == {}


def test_9_7_only_neighbours_across_the_border_with_less_living_standard() -> None:
    position = scene(phase=7, living={"NI": 3, "MV": 3, "BB": 2})
    assert move_texts(position) == ["done", "attack NI > BB", "attack NI > ST"]
    assert refusal(position, "attack NI > SN").key == "not-adjacent"
    assert refusal(position, "attack NI > MV").key == "attack-weak"


def test_9_7_west_berlin_attacks_both_its_neighbours_or_neither() -> None:
    position = scene(phase=7, sectors={"NRW": 1, "RP": 1}, living={"EB": 1})
    assert move_texts(position) == ["done", "attack WB > BB"]
    neither = position.copy()
    play(position, "attack WB > BB")
    assert all_unrest(position) == {"BB": 2, "EB": 1}
    play(neither, "done")
    assert all_unrest(neither) == {}


def test_9_7_each_protest_marker_of_the_attacker_holds_one_living_standard_back() -> None:
    position = scene(phase=7, living={"SN": 3}, unrest={"SN": 8})
    play(position, "attack SN > BY")
    assert unrest(position, "BY") == 1


def test_9_7_markers_of_the_defender_do_not_matter() -> None:
    position = scene(phase=7, living={"BY": 2, "SN": 1}, unrest={"SN": 4})
    play(position, "attack BY > SN")
    assert unrest(position, "SN") == 5


def test_9_7_new_markers_appear_only_after_both_sides_have_attacked() -> None:
    position = scene(phase=7, living={"BY": 4, "TH": 2}, unrest={"TH": 3})
    play(position, "attack BY > TH")
    assert (who(position), unrest(position, "TH")) == ("East", 3)
    play(position, "attack TH > HE")
    assert all_unrest(position) == {"TH": 5, "HE": 2}  # Thuringia attacked with both; its protest came later


def test_9_7_markers_of_the_internal_comparison_hold_back_at_once() -> None:
    position = scene(phase=6, living={"BY": 6, "HE": 3, "ST": 0}, unrest={"HE": 2})
    assert unrest(position, "HE") == 4
    play(position, "import NRW") if who(position) == "East" else None
    while not any(text.startswith("attack HE") for text in move_texts(position)):
        play(position, move_texts(position)[0])
    play(position, "attack HE > ST")
    while unrest(position, "ST") == 0:
        play(position, move_texts(position)[0])
    assert unrest(position, "ST") == 2


def test_9_7_west_declares_first_then_east() -> None:
    position = scene(phase=7, living={"SH": 2, "BY": 2, "BB": 2, "SN": 3})
    seats = []
    while any(text.startswith("attack") for text in move_texts(position)):
        seats.append(who(position))
        play(position, move_texts(position)[-1])
    assert seats == sorted(seats, reverse=True)
    assert set(seats) == {"West", "East"}


# -- 9.9 ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("marker", "gain"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_9_9_new_socialists_go_to_the_holding_box(marker: int, gain: int) -> None:
    assert scene(phase=9, socialist_track=marker, box=1).box == 1 + gain


def test_9_9_and_from_there_to_the_protests() -> None:
    position = scene(phase=9, socialist_track=3, unrest={"SN": 5})
    assert (socialists(position), position.box, unrest(position, "SN")) == ({"SN": 2}, 0, 3)


@pytest.mark.parametrize(("marker", "loss"), [(-1, 1), (-2, 1), (-3, 2), (-4, 2), (-5, 3), (-6, 4)])
def test_9_9_lost_socialists_leave_the_holding_box_first(marker: int, loss: int) -> None:
    position = scene(phase=9, socialist_track=marker, box=5, socialists={"SN": 2})
    assert (position.box, socialists(position)) == (5 - loss, {"SN": 2})


def test_9_9_then_west_takes_them_from_provinces_and_unrest_returns() -> None:
    position = scene(phase=9, socialist_track=-5, box=1, socialists={"SN": 2, "TH": 1}, unrest={"SN": 2})
    assert (who(position), move_texts(position)) == ("West", ["take socialist SN", "take socialist TH"])
    assert refusal(position, "take socialist MV").key == "no-socialist"
    play(position, "take socialist SN", "take socialist TH")
    assert (socialists(position), all_unrest(position)) == ({"SN": 1}, {"SN": 3, "TH": 1})


def test_9_9_triumph_when_one_more_is_gained_than_the_twelve_there_are() -> None:
    position = scene(phase=9, socialist_track=1, box=4, socialists={"SN": 8})
    assert position.outcome() == Outcome(1, "socialism_triumphs", "9.9")
    twelve = scene(phase=9, socialist_track=1, box=3, socialists={"SN": 8})
    assert (twelve.outcome(), twelve.box) == (None, 4)


def test_9_9_twelve_without_a_gain_are_no_triumph() -> None:
    assert scene(phase=9, socialist_track=0, box=12).outcome() is None


def test_9_9_failure_when_more_are_lost_than_there_are() -> None:
    position = scene(phase=9, socialist_track=-3, box=1)
    assert position.outcome() == Outcome(0, "socialism_fails", "9.9")
    last = scene(phase=9, socialist_track=-3, box=1, socialists={"SN": 1})
    assert (last.outcome(), socialists(last), last.box) == (None, {}, 0)


def test_9_9_ends_the_game_before_a_collapse_is_looked_at() -> None:
    collapsing = dict.fromkeys(EAST_PROVINCES, 4)
    position = scene(phase=9, socialist_track=1, socialists={"SN": 12}, unrest=collapsing)
    assert position.outcome() == Outcome(1, "socialism_triumphs", "9.9")


# -- 9.10 -----------------------------------------------------------------------------------


def test_9_10_example_two_markers_in_west_berlin_count_four_and_west_collapses() -> None:
    position = scene(phase=10, unrest={"WB": 8}, imported={"RP": 1, "BW": 1})
    assert position.outcome() == Outcome(1, "collapse", "9.10")


def test_9_10_a_state_with_four_markers_collapses_and_loses() -> None:
    assert scene(phase=10, unrest={"SN": 8, "TH": 4, "MV": 4}).outcome() == Outcome(0, "collapse", "9.10")
    assert scene(phase=10, unrest={"BY": 8, "HE": 4, "NI": 4}).outcome() == Outcome(1, "collapse", "9.10")


def test_9_10_three_markers_are_borne() -> None:
    position = scene(phase=10, unrest={"SN": 8, "TH": 7, "WB": 4, "BY": 4})
    assert (position.outcome(), position.decade) == (None, 2)


def test_9_10_if_both_collapse_east_wins() -> None:
    position = scene(phase=10, unrest={"SN": 16, "BY": 16})
    assert position.outcome() == Outcome(1, "collapse", "9.10")


def test_9_10_after_four_decades_east_has_survived_and_wins() -> None:
    position = scene(decade=4, phase=10)
    assert position.outcome() == Outcome(1, "survival", "9.10")
    assert (position.to_act(), position.moves()) == (None, [])
    assert scene(decade=4, phase=10, unrest={"SN": 16}).outcome() == Outcome(0, "collapse", "9.10")


def test_9_4_bankruptcy_when_the_police_cannot_be_paid() -> None:
    position = scene(phase=4, police=["5", "15"], factories=["Berlin"])
    assert position.outcome() == BANKRUPT


def test_9_bankruptcy_ends_the_game_at_once_and_the_other_phases_are_left_out() -> None:
    position = end_now(wall=True, factories=["Ulm"], unrest={"BY": 16})
    events = play(position, "1 for build", "done")
    assert phases(events) == [1]
    assert position.outcome() == BANKRUPT
    assert arguments_of(events, "game_over") == [{"winner": 0, "termination": 2}]
