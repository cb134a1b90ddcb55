"""5 Economy, 10.3 Hamburg, 10.4 Rheinsberg, 10.5 external factories."""

from typing import Any

import pytest
from tests.games.helpers import arguments_of, move_texts, offers, play, refusal
from tests.games.wsdv.helpers import infrastructure, is_rundown, living, stands, value

from republik.games.wsdv import Position
from republik.games.wsdv.rules.scene import scene
from republik.table.contract import Outcome


def building(to_act: str = "W", decade: int = 1, **more: Any) -> Position:
    """A side builds with a card of value 4 (West) or 3 (East)."""
    card = {("W", 1): "20", ("E", 1): "2", ("E", 2): "23"}[to_act, decade]
    position = scene(to_act=to_act, decade=decade, display=[card, "10"], west=["13"], **more)
    play(position, f"{card} for build")
    return position


# -- 5.1 building -------------------------------------------------------------------------


def test_5_1_example_three_points_make_one_factory_and_two_infrastructures() -> None:
    position = building(factories=["Stuttgart", "Kaiserslautern"])
    play(position, "build München", "build Stuttgart – München", "build Kaiserslautern – Stuttgart")
    assert [value(position, city) for city in ("Stuttgart", "München", "Kaiserslautern")] == [3, 2, 2]


def test_5_1_a_factory_goes_on_any_free_city_of_the_own_side() -> None:
    position = building()
    assert {"Ulm", "Flensburg", "Kassel"} <= offers(position, "build")
    assert not offers(position, "build") & {"Hamburg", "Dortmund", "Berlin", "Leipzig"}
    assert refusal(position, "build Hamburg").key == "city-taken"
    assert refusal(position, "build Leipzig").key == "other-side"


def test_5_1_infrastructure_needs_a_factory_at_one_end_at_least() -> None:
    position = building(factories=["Ulm"])
    assert {site for site in offers(position, "build") if "–" in site} == {"Stuttgart – Ulm", "Ulm – München"}
    assert refusal(position, "build Heilbronn – München").key == "no-factory-at-end"


def test_5_1_a_full_line_takes_no_more() -> None:
    position = building(factories=["Ulm"], lines=[("Ulm", "Stuttgart", 1)])
    assert refusal(position, "build Ulm – Stuttgart").key == "line-full"


@pytest.mark.parametrize("end", ["Leipzig", "Jena"])
def test_5_1_both_lines_of_a_double_connection_may_be_filled_from_either_end(end: str) -> None:
    position = building("E", factories=[end])
    play(position, "build Leipzig – Jena", "build Leipzig – Jena")
    assert infrastructure(position, "Leipzig", "Jena") == 2
    assert refusal(position, "build Leipzig – Jena").key == "line-full"
    assert value(position, end) == 1


def test_5_1_a_double_connection_stands_with_both_lines_only() -> None:
    position = building("E", factories=["Leipzig", "Jena"])
    play(position, "build Leipzig – Jena")
    assert (value(position, "Leipzig"), value(position, "Jena")) == (1, 1)
    play(position, "build Jena – Leipzig")
    assert (value(position, "Leipzig"), value(position, "Jena")) == (2, 2)


def test_5_1_a_new_factory_is_worth_more_where_filled_connections_wait_for_it() -> None:
    position = building(
        factories=["Stuttgart", "München", "Hamburg"], lines=[("Stuttgart", "Ulm", 1), ("München", "Ulm", 1)]
    )
    assert (value(position, "Stuttgart"), value(position, "München")) == (1, 1)
    play(position, "build Ulm")
    assert [value(position, city) for city in ("Ulm", "Stuttgart", "München")] == [3, 2, 2]


def test_5_1_example_a_protest_in_saxony_bars_its_cities_and_all_lines_of_their_connections() -> None:
    factories = ["Leipzig", "Jena", "Bitterfeld", "Cottbus", "ČSSR E", "ČSSR W"]
    position = building("E", unrest={"SN": 4}, factories=factories)
    barred = ("Leipzig", "Dresden", "Karl-Marx-Stadt")
    assert not {site for site in offers(position, "build") if any(city in site for city in barred)}
    for site in ("Leipzig – Jena", "Bitterfeld – Leipzig", "Karl-Marx-Stadt – Jena", "Cottbus – Dresden", "Dresden"):
        assert refusal(position, f"build {site}").key == "mass-protest"


def test_5_1_example_the_second_line_of_leipzig_jena_is_barred_too() -> None:
    position = building("E", unrest={"SN": 4}, factories=["Leipzig", "Jena"], lines=[("Leipzig", "Jena", 1)])
    assert refusal(position, "build Leipzig – Jena").key == "mass-protest"


def test_5_1_example_connections_that_only_cross_the_province_may_be_built() -> None:
    position = building("E", unrest={"SN": 4}, factories=["Bitterfeld", "Jena", "ČSSR E", "Cottbus"])
    assert {"Bitterfeld – Jena", "Cottbus – ČSSR E"} <= offers(position, "build")


def test_5_1_a_protest_in_brandenburg_does_not_bar_berlin_itself() -> None:
    position = building("E", unrest={"BB": 4}, factories=["Magdeburg"])
    assert {"Berlin", "Berlin – Magdeburg"} <= offers(position, "build")
    assert not offers(position, "build") & {"Schwedt", "Cottbus"}


def test_5_1_nothing_is_ever_built_in_west_berlin() -> None:
    position = building()
    assert all("WB" not in text for text in move_texts(position))


def test_5_1_build_points_may_be_left_unused() -> None:
    position = building()
    play(position, "build Ulm", "done")
    assert position.to_act() == 1


# -- 5.2 dismantling -----------------------------------------------------------------------


def dismantling(**more: Any) -> Position:
    """East pays one point of its choice for the Wall (9.1)."""
    return scene(phase=1, wall=True, **more)


def test_5_2_a_factory_stays_while_infrastructure_lies_on_one_of_its_connections() -> None:
    position = dismantling(factories=["Berlin", "Bitterfeld", "Jena"], lines=[("Berlin", "Bitterfeld", 1)])
    assert move_texts(position) == ["dismantle Jena", "dismantle Berlin – Bitterfeld"]
    assert refusal(position, "dismantle Berlin").key == "has-infrastructure"


def test_5_2_an_infrastructure_less_lowers_both_factories_of_a_standing_connection() -> None:
    position = dismantling(
        factories=["Berlin", "Bitterfeld"], lines=[("Berlin", "Bitterfeld", 2), ("Berlin", "Cottbus", 1)]
    )
    assert (value(position, "Berlin"), value(position, "Bitterfeld")) == (2, 2)
    play(position, "dismantle Berlin – Bitterfeld")
    assert (value(position, "Berlin"), value(position, "Bitterfeld")) == (1, 1)
    assert infrastructure(position, "Berlin", "Bitterfeld") == 1


def test_5_2_a_factory_abroad_cannot_be_dismantled_but_its_infrastructure_can() -> None:
    position = dismantling(
        factories=["Berlin", "Polska S", "Polska N"], lines=[("Berlin", "Polska S", 1), ("Schwedt", "Polska N", 1)]
    )
    assert move_texts(position) == ["dismantle Schwedt – Polska N", "dismantle Berlin – Polska S"]
    assert refusal(position, "dismantle Polska N").key == "abroad-stays"


def test_5_2_a_restriction_to_a_province_covers_both_lines_of_a_connection_that_leaves_it() -> None:
    position = scene(
        decade=3,
        to_act="E",
        display=["43", "44"],
        factories=["Bremen", "Duisburg", "Kassel", "Gießen", "Köln"],
        lines=[("Bremen", "Duisburg", 2), ("Kassel", "Gießen", 1)],
    )
    play(position, "43 for event", "place unrest NRW")
    assert offers(position, "dismantle") == {"Köln", "Bremen – Duisburg"}
    play(position, "dismantle Bremen – Duisburg")
    assert offers(position, "dismantle") == {"Köln", "Bremen – Duisburg"}
    play(position, "dismantle Bremen – Duisburg")
    assert offers(position, "dismantle") == {"Köln", "Duisburg"}
    assert refusal(position, "dismantle Kassel – Gießen").rule == "6.4"


# -- 5.3 rundown factories --------------------------------------------------------------------


def test_5_3_example_a_factory_with_two_standing_connections_sinks_from_3_to_2() -> None:
    position = scene(
        phase=2,
        prestige=-1,
        factories=["Berlin", "Schwedt", "Cottbus"],
        lines=[("Berlin", "Schwedt", 1), ("Berlin", "Cottbus", 1)],
    )
    assert value(position, "Berlin") == 3
    play(position, "space -1", "run down Berlin")
    assert is_rundown(position, "Berlin")
    assert [value(position, city) for city in ("Berlin", "Schwedt", "Cottbus")] == [2, 2, 2]


def test_5_3_a_rundown_factory_is_never_dismantled() -> None:
    position = dismantling(factories=["Berlin", "Jena", "Eisenach"], rundown=["Berlin"])
    assert move_texts(position) == ["dismantle Eisenach", "dismantle Jena"]
    assert refusal(position, "dismantle Berlin").key == "rundown-stays"


def test_5_3_a_rundown_factory_still_carries_infrastructure_and_standing_connections() -> None:
    position = building("E", factories=["Berlin", "Magdeburg"], rundown=["Berlin"])
    play(position, "build Berlin – Magdeburg")
    assert (value(position, "Berlin"), value(position, "Magdeburg")) == (1, 2)


def test_5_3_no_new_factory_replaces_a_rundown_one() -> None:
    assert refusal(building("E", factories=["Berlin"], rundown=["Berlin"]), "build Berlin").key == "city-taken"


def test_5_3_only_factories_of_the_east_become_rundown_and_none_abroad() -> None:
    position = scene(phase=2, prestige=-1, factories=["Berlin", "Jena", "Polska S", "Hamburg"])
    play(position, "space -1")
    assert move_texts(position) == ["run down Berlin", "run down Jena"]
    assert refusal(position, "run down Polska S").key == "never-rundown"
    assert refusal(position, "run down Hamburg").key == "never-rundown"


# -- 10.3 Hamburg ----------------------------------------------------------------------------------

HAMBURG_3: dict[str, Any] = {
    "factories": ["Hamburg", "Bremen", "Wolfsburg"],
    "lines": [("Hamburg", "Bremen", 1), ("Hamburg", "Wolfsburg", 1)],
}


def raising(card: str, to_act: str = "W", decade: int = 1, **more: Any) -> Position:
    """A side raises living standards with this card."""
    position = scene(to_act=to_act, decade=decade, display=[card, "10"], **more)
    play(position, f"{card} for living standard")
    return position


def test_10_3_example_schleswig_holstein_gets_its_first_living_standard_with_hamburg_alone() -> None:
    position = raising("3", **HAMBURG_3)
    assert value(position, "Hamburg") == 3
    play(position, "living standard SH")
    assert living(position, "SH") == 1


def test_10_3_example_in_the_same_action_lower_saxony_must_do_without_hamburg() -> None:
    position = raising(
        "3", living={"NI": 1}, factories=[*HAMBURG_3["factories"], "Ulm", "Stuttgart"], lines=HAMBURG_3["lines"]
    )
    assert {"SH", "NI"} <= offers(position, "living standard")
    play(position, "living standard SH")
    assert "NI" not in offers(position, "living standard")
    assert refusal(position, "living standard NI").key == "living-together"


def test_10_3_whichever_province_is_named_first_hamburg_goes_where_all_can_be_served() -> None:
    for first, second in (("NI", "SH"), ("SH", "NI")):
        position = raising("13", living={"NI": 1}, **HAMBURG_3)
        play(position, f"living standard {first}", f"living standard {second}")
        assert (living(position, "NI"), living(position, "SH")) == (2, 1)


def test_10_3_hamburg_counts_again_in_the_next_action() -> None:
    position = scene(display=["3", "5", "10"], **HAMBURG_3)
    play(position, "3 for living standard", "living standard SH", "done", "5 for build", "done")
    play(position, "10 for living standard")
    assert "NI" in offers(position, "living standard")


@pytest.mark.parametrize(("troubled", "free"), [(["NI"], True), (["SH"], True), (["NI", "SH"], False), (["NRW"], True)])
def test_10_3_hamburg_is_barred_only_when_both_its_provinces_are(troubled: list[str], free: bool) -> None:
    position = building(unrest=dict.fromkeys(troubled, 4), factories=["Dortmund"])
    assert ("Hamburg" in offers(position, "build")) == free


def test_10_3_connections_of_hamburg_follow_both_their_ends() -> None:
    position = building(unrest={"NI": 4})
    sites = {site for site in offers(position, "build") if "Hamburg" in site}
    assert sites == {"Flensburg – Hamburg", "Kiel – Hamburg"}


# -- 10.4 Rheinsberg ---------------------------------------------------------------------------------


def test_10_4_rheinsberg_is_built_by_its_event_only_and_worth_2() -> None:
    position = scene(decade=2, to_act="E", display=["27", "23"])
    play(position, "27 for event", "build Rheinsberg")
    assert value(position, "Rheinsberg") == 2
    assert refusal(building("E", decade=2), "build Rheinsberg").key == "plant-site"


def test_10_4_its_two_build_symbols_are_one_object() -> None:
    position = scene(decade=2, to_act="E", display=["27", "23"])
    play(position, "27 for event")
    assert move_texts(position) == ["build Rheinsberg", "ignore row 1"]
    play(position, "build Rheinsberg")
    assert position.to_act() == 0


def test_10_4_a_protest_in_brandenburg_bars_it() -> None:
    position = scene(decade=2, to_act="E", display=["27", "23"], unrest={"BB": 4})
    play(position, "27 for event")
    assert not stands(position, "Rheinsberg")
    assert position.to_act() == 0


def test_10_4_it_counts_for_brandenburg() -> None:
    position = raising("1", to_act="E", factories=["Rheinsberg"])
    play(position, "living standard BB")
    assert living(position, "BB") == 1


def test_10_4_one_dismantle_point_turns_it_over_and_a_further_one_takes_it_away() -> None:
    position = scene(decade=2, phase=4, police=["5", "15"], factories=["Rheinsberg", "Berlin"])
    events = play(position, "dismantle Rheinsberg")
    assert (is_rundown(position, "Rheinsberg"), value(position, "Rheinsberg")) == (True, 1)
    assert [event.key for event in events] == ["rundown"]
    play(position, "dismantle Rheinsberg")
    assert not stands(position, "Rheinsberg")
    assert value(position, "Rheinsberg") == 0


def test_10_4_it_becomes_rundown_by_normal_means_as_well() -> None:
    position = scene(phase=2, prestige=-1, factories=["Rheinsberg", "Berlin"])
    play(position, "space -1", "run down Rheinsberg")
    assert value(position, "Rheinsberg") == 1


def test_10_4_sound_it_makes_up_for_two_points_and_rundown_for_one() -> None:
    position = scene(decade=2, phase=4, police=["5", "15"], factories=["Rheinsberg"])
    assert position.outcome() is None or position.outcome() != Outcome(0, "bankruptcy", "9")
    position = scene(decade=2, phase=4, police=["5", "15"], factories=["Rheinsberg"], rundown=["Rheinsberg"])
    assert position.outcome() == Outcome(0, "bankruptcy", "9")


# -- 10.5 external factories -------------------------------------------------------------------------------


def test_10_5_sites_abroad_are_not_built_by_an_ordinary_action() -> None:
    position = building("E")
    assert not {site for site in offers(position, "build") if "Polska" in site or "ČSSR" in site}
    assert refusal(position, "build Polska S").key == "abroad-site"


def test_10_5_infrastructure_to_a_factory_abroad_is_built_as_usual_but_never_to_an_empty_site() -> None:
    position = building("E", factories=["Berlin", "Polska S", "Cottbus"])
    assert {"Berlin – Polska S", "Schwedt – Polska S"} <= offers(position, "build")
    assert refusal(position, "build Cottbus – ČSSR E").key == "no-factory-abroad"


def test_10_5_example_the_polish_factory_adds_its_2_to_east_berlin_not_to_brandenburg() -> None:
    position = raising(
        "3",
        to_act="E",
        living={"EB": 1},
        factories=["Berlin", "Magdeburg", "Polska S", "Schwedt"],
        lines=[("Berlin", "Polska S", 1), ("Berlin", "Magdeburg", 1)],
    )
    assert (value(position, "Berlin"), value(position, "Polska S")) == (3, 2)
    assert "EB" in offers(position, "living standard")  # 3 + 2, and 1 from the card, for its second
    assert "BB" not in offers(position, "living standard")


def test_10_5_example_with_a_standing_connection_it_can_add_to_brandenburg_instead_but_not_to_both() -> None:
    position = raising(
        "3",
        to_act="E",
        living={"EB": 1, "BB": 1},
        factories=["Berlin", "Magdeburg", "Bitterfeld", "Polska S", "Schwedt"],
        lines=[("Berlin", "Polska S", 1), ("Schwedt", "Polska S", 1), ("Berlin", "Magdeburg", 1)],
    )
    assert {"EB", "BB"} <= offers(position, "living standard")
    play(position, "living standard BB")
    assert refusal(position, "living standard EB").key == "living-together"


def test_10_5_three_factories_abroad_are_shared_out_so_that_all_chosen_provinces_can_be_served() -> None:
    """MV needs Polska N and EB needs Polska S, so Brandenburg must count the Czech one, in whatever order they are
    named."""
    position = raising(
        "17",
        to_act="E",
        factories=["Neubrandenburg", "Schwedt", "Berlin", "Cottbus", "Polska N", "Polska S", "ČSSR E"],
        lines=[
            ("Neubrandenburg", "Polska N", 1),
            ("Schwedt", "Polska N", 1),
            ("Schwedt", "Polska S", 1),
            ("Berlin", "Polska S", 1),
            ("Cottbus", "ČSSR E", 1),
        ],
    )
    for order in (("BB", "EB", "MV"), ("MV", "BB", "EB"), ("EB", "MV", "BB")):
        served = position.copy()
        play(served, *(f"living standard {province}" for province in order))
        assert [living(served, province) for province in order] == [1, 1, 1]


def test_10_5_a_factory_abroad_is_never_an_export_factory() -> None:
    with_help = scene(
        factories=["Berlin", "Polska S"], lines=[("Berlin", "Polska S", 1)], living={"EB": 2}, decade=2, phase=5
    )
    assert living(with_help, "EB") == 2  # Berlin itself is worth 2 because of its working connection
    alone = scene(factories=["Polska S", "Schwedt"], lines=[("Schwedt", "Polska S", 1)], living={"EB": 2}, phase=5)
    assert living(alone, "EB") == 0


def test_10_5_prague_spring_takes_a_factory_with_all_its_infrastructure_and_closes_the_site() -> None:
    position = scene(
        decade=2,
        display=["37", "21"],
        east=["7"],
        factories=["ČSSR E", "ČSSR W", "Dresden", "Cottbus"],
        lines=[("Dresden", "ČSSR E", 1), ("Cottbus", "ČSSR E", 1)],
    )
    play(position, "37 for event")
    assert offers(position, "close") == {"ČSSR E", "ČSSR W"}
    events = play(position, "close ČSSR E", "place unrest MV")
    assert arguments_of(events, "close") == [{"city": position.rules.cities.index("ČSSR E")}]
    assert not stands(position, "ČSSR E")
    assert (infrastructure(position, "Dresden", "ČSSR E"), value(position, "Dresden")) == (0, 1)
    play(position, "7 for event")
    assert "ČSSR E" not in offers(position, "build")
    assert refusal(position, "build ČSSR E").key == "site-closed"
