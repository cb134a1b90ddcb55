"""6 Actions: removing unrest (6.1), building (6.2), living standard (6.3) with the transfer to West Berlin (10.2)."""

from typing import Any

import pytest
from tests.games.helpers import move_texts, offers, play, refusal
from tests.games.wsdv.helpers import all_living, all_unrest, card_names, living, sectors, stands, unrest, value, who

from republik.games.wsdv import Position
from republik.games.wsdv.rules.scene import scene
from republik.table.phrases import Name

# -- 6 ------------------------------------------------------------------------------------


def test_6_a_normal_card_has_four_uses() -> None:
    position = scene(display=["13", "1"], unrest={"BY": 1})
    uses = {text for text in move_texts(position) if text.startswith("13 ")}
    assert uses == {"13 for unrest", "13 for build", "13 for living standard", "13 for event"}


# -- 6.1 ----------------------------------------------------------------------------------


def test_6_1_example_east_removes_unrest_in_saxony_with_a_yellow_card_and_dismantles_in_thuringia() -> None:
    position = scene(to_act="E", display=["14", "1"], unrest={"SN": 2, "MV": 1}, factories=["Jena", "Berlin"])
    play(position, "14 for unrest", "remove unrest SN", "dismantle Jena")
    assert all_unrest(position) == {"SN": 1, "MV": 1}
    assert not stands(position, "Jena")
    assert who(position) == "West"


@pytest.mark.parametrize(
    ("side", "card", "free"),
    [
        ("W", "13", True),
        ("W", "1", False),
        ("W", "11", False),
        ("E", "1", True),
        ("E", "13", False),
        ("E", "11", False),
    ],
)
def test_6_1_removal_is_free_with_a_card_of_the_own_colour_only(side: str, card: str, free: bool) -> None:
    position = scene(to_act=side, display=[card, "10"], unrest={"BY": 1, "SN": 1})
    play(position, f"{card} for unrest")
    if free:
        assert who(position) == ("East" if side == "W" else "West")
    else:
        own = {"W": {"Hamburg", "Dortmund"}, "E": {"Berlin", "Bitterfeld"}}[side]
        assert offers(position, "dismantle") == own


def test_6_1_only_own_unrest_can_be_removed() -> None:
    position = scene(display=["13", "1"], unrest={"BY": 1, "HE": 1, "SN": 3})
    play(position, "13 for unrest")
    assert move_texts(position) == ["remove unrest HE", "remove unrest BY"]
    assert refusal(position, "remove unrest SN").rule == "6.1"


def test_6_1_without_economy_only_a_free_card_can_be_used() -> None:
    position = scene(display=["13", "1", "11"], unrest={"BY": 1}, factories=["Berlin"])
    assert [text for text in move_texts(position) if text.endswith("for unrest")] == ["13 for unrest"]
    assert refusal(position, "1 for unrest").key == "nothing-to-dismantle"


def test_6_1_a_side_with_only_rundown_factories_cannot_pay() -> None:
    position = scene(to_act="E", display=["13", "1"], unrest={"SN": 1}, factories=["Berlin"], rundown=["Berlin"])
    assert refusal(position, "13 for unrest").key == "nothing-to-dismantle"


def test_6_1_without_own_unrest_the_use_is_not_offered() -> None:
    position = scene(display=["13", "1"], unrest={"SN": 3})
    assert refusal(position, "13 for unrest").key == "no-own-unrest"


# -- 6.2 ----------------------------------------------------------------------------------


def test_6_2_example_west_builds_with_the_value_in_its_own_box() -> None:
    position = scene(decade=3, display=["56", "41"], factories=["Stuttgart", "Kaiserslautern"])
    play(position, "56 for build", "build München", "build Stuttgart – München", "build Kaiserslautern – Stuttgart")
    assert who(position) == "East"
    assert value(position, "Stuttgart") == 3


def test_6_2_east_builds_with_its_own_value_of_the_same_card() -> None:
    position = scene(decade=3, to_act="E", display=["56", "41"])
    play(position, "56 for build", "build Jena")
    assert who(position) == "West"


def test_6_2_the_colour_of_the_card_does_not_matter() -> None:
    position = scene(display=["1", "13", "11"])
    assert {"1 for build", "13 for build", "11 for build"} <= set(move_texts(position))


def test_6_2_no_building_where_there_is_a_mass_protest() -> None:
    position = scene(display=["13", "1"], unrest={"BY": 4})
    play(position, "13 for build")
    assert not offers(position, "build") & {"Bayreuth", "Nürnberg", "Ingolstadt", "München"}
    reason = refusal(position, "build München")
    assert (reason.key, reason.rule, reason.details) == ("mass-protest", "5.1", {"place": Name("province", "BY")})


# -- 6.3 ----------------------------------------------------------------------------------

SIX_THREE = ("Leipzig", "Dresden", "Karl-Marx-Stadt", "Rostock", "Neubrandenburg", "Eisenach", "Jena")


def test_6_3_example_a_card_of_value_2_helps_two_provinces_with_one_point_each() -> None:
    position = scene(to_act="E", display=["1", "2"], factories=SIX_THREE, unrest={"SN": 2, "MV": 2, "TH": 2, "BB": 2})
    play(position, "1 for living standard", "living standard SN", "living standard MV", "living standard TH")
    assert all_living(position) == {"SN": 1, "MV": 1, "TH": 1}
    assert all_unrest(position) == {"SN": 1, "MV": 1, "TH": 1, "BB": 2}


def test_6_3_a_card_of_value_1_can_help_only_one_of_them() -> None:
    position = scene(to_act="E", display=["5", "2"], factories=SIX_THREE)
    play(position, "5 for living standard", "living standard MV")
    assert offers(position, "living standard") == {"SN"}
    reason = refusal(position, "living standard TH")
    assert (reason.key, reason.rule) == ("living-together", "6.3")


def test_6_3_no_province_is_lent_more_than_two_points() -> None:
    position = scene(display=["20", "1"], factories=["Ulm"])
    play(position, "20 for living standard")
    assert offers(position, "living standard") == {"BW"}
    reason = refusal(position, "living standard BY")
    assert reason.key == "living-economy"
    assert reason.details == {"place": Name("province", "BY"), "need": 3, "number": 1, "have": 0}


@pytest.mark.parametrize(("have", "stages"), [(0, 1), (1, 2), (2, 3)])
def test_6_3_the_nth_living_standard_needs_an_economy_of_3n(have: int, stages: int) -> None:
    """Mannheim, Heilbronn, Stuttgart and Ulm make 4, plus 2 for each connection between them."""
    inner = [("Mannheim", "Heilbronn", 1), ("Mannheim", "Stuttgart", 1), ("Heilbronn", "Stuttgart", 1)]
    for lines in range(4):
        position = scene(
            display=["3", "1"],
            living={"BW": have},
            factories=["Mannheim", "Heilbronn", "Stuttgart", "Ulm", "Koblenz", "Saarbrücken", "Kaiserslautern"],
            lines=inner[:lines],
        )
        play(position, "3 for living standard")
        assert ("BW" in offers(position, "living standard")) == (4 + 2 * lines + 1 >= 3 * stages)


def test_6_3_at_most_three_in_one_action_and_all_in_different_provinces() -> None:
    position = scene(
        to_act="E",
        display=["5", "2"],
        police=["15"],
        unrest={"BB": 3},
        factories=[
            "Leipzig",
            "Dresden",
            "Karl-Marx-Stadt",
            "Rheinsberg",
            "Cottbus",
            "Berlin",
            "Polska S",
            "Magdeburg",
            "Bitterfeld",
        ],
        lines=[("Berlin", "Polska S", 1), ("Magdeburg", "Bitterfeld", 1)],
    )
    play(position, "5 for living standard")
    assert offers(position, "living standard") == {"BB", "EB", "ST", "SN"}
    play(position, "living standard SN")
    assert refusal(position, "living standard SN").key == "living-once"
    play(position, "living standard BB", "living standard ST")
    assert offers(position, "living standard") == set()
    assert all_living(position) == {"BB": 1, "ST": 1, "SN": 1}


def test_6_3_unrest_leaves_when_all_living_standards_are_placed() -> None:
    position = scene(to_act="E", display=["1", "2"], factories=SIX_THREE, unrest={"SN": 4, "MV": 1})
    play(position, "1 for living standard", "living standard SN")
    assert unrest(position, "SN") == 4
    play(position, "done")
    assert unrest(position, "SN") == 3


def test_6_3_a_province_without_unrest_gets_its_living_standard_all_the_same() -> None:
    position = scene(to_act="E", display=["1", "2"], factories=SIX_THREE)
    play(position, "1 for living standard", "living standard SN", "done")
    assert (living(position, "SN"), unrest(position, "SN")) == (1, 0)


def test_6_3_a_mass_protest_does_not_hinder_living_standard() -> None:
    position = scene(to_act="E", display=["1", "2"], factories=SIX_THREE, unrest={"SN": 8})
    play(position, "1 for living standard")
    assert "SN" in offers(position, "living standard")


def test_6_3_the_action_may_end_with_nothing_done() -> None:
    position = scene(display=["1", "2"], factories=["Ulm"])
    play(position, "1 for living standard", "done")
    assert all_living(position) == {}
    assert card_names(position, position.row) == ["1"]


# -- 10.2 transfer to West Berlin ---------------------------------------------------------------

ALL_SUPPLIERS = (
    *("Koblenz", "Saarbrücken", "Kaiserslautern"),
    *("Mannheim", "Heilbronn", "Stuttgart", "Ulm"),
    *("Bielefeld", "Duisburg", "Dortmund", "Köln"),
)
SUPPLIER_LINES = (  # the economies become 7, 12 and 10
    *(("Koblenz", "Saarbrücken", 1), ("Saarbrücken", "Kaiserslautern", 1)),
    *(
        ("Mannheim", "Heilbronn", 1),
        ("Mannheim", "Stuttgart", 1),
        ("Heilbronn", "Stuttgart", 1),
        ("Stuttgart", "Ulm", 1),
    ),
    *(("Duisburg", "Dortmund", 1), ("Duisburg", "Köln", 1), ("Dortmund", "Köln", 1)),
)


def supplying(**more: Any) -> Position:
    position = scene(display=["13", "1"], factories=ALL_SUPPLIERS, lines=SUPPLIER_LINES, **more)
    play(position, "13 for living standard")
    return position


def test_10_2_example_rhineland_palatinate_s_new_living_standard_goes_to_the_french_sector() -> None:
    position = supplying(unrest={"RP": 2, "WB": 3})
    play(position, "living standard RP", "done", "transfer RP")
    assert (sectors(position), living(position, "RP")) == ({"NRW": 0, "RP": 1, "BW": 0}, 0)
    assert all_unrest(position) == {"RP": 2, "WB": 2}


def test_10_2_example_the_next_one_must_come_from_another_supplier() -> None:
    position = supplying(sectors={"RP": 1}, living={"RP": 1, "BW": 1, "NRW": 1}, delivered=["RP"])
    play(position, "living standard RP", "living standard BW", "living standard NRW")
    assert move_texts(position) == ["done", "transfer NRW", "transfer BW"]


def test_10_2_the_sectors_fill_evenly() -> None:
    position = supplying(sectors={"RP": 1}, living={"RP": 1, "BW": 1})
    play(position, "living standard RP", "living standard BW", "done")
    assert move_texts(position) == ["done", "transfer BW"]
    assert refusal(position, "transfer RP").key == "transfer-even"
    play(position, "transfer BW")
    assert sectors(position) == {"NRW": 0, "RP": 1, "BW": 1}


def test_10_2_a_sector_gets_its_second_when_all_others_have_one() -> None:
    position = supplying(sectors={"RP": 1, "BW": 1, "NRW": 1}, living={"BW": 3})
    play(position, "living standard BW", "done", "transfer BW")
    assert sectors(position) == {"NRW": 1, "RP": 1, "BW": 2}


def test_10_2_the_supplier_must_now_have_more_than_all_of_west_berlin() -> None:
    position = supplying(sectors={"NRW": 1}, living={"RP": 1})
    play(position, "living standard RP", "living standard BW", "done")
    assert move_texts(position) == ["done", "transfer RP"]
    assert refusal(position, "transfer BW").key == "transfer-more"
    assert refusal(position, "transfer NRW").key == "transfer-new"
    assert refusal(position, "transfer HE").key == "not-supplier"


def test_10_2_one_supplier_an_action_and_after_all_living_standards_are_placed() -> None:
    position = supplying(unrest={"WB": 2})
    play(position, "living standard RP")
    assert offers(position, "transfer") == set()
    play(position, "living standard BW", "living standard NRW")
    assert move_texts(position) == ["done", "transfer NRW", "transfer RP", "transfer BW"]
    play(position, "transfer NRW")
    assert who(position) == "East"
    assert all_living(position) == {"RP": 1, "BW": 1, "WB": 1}
    assert unrest(position, "WB") == 1


def test_10_2_the_transfer_is_optional() -> None:
    position = supplying(unrest={"RP": 2, "WB": 2})
    play(position, "living standard RP", "done", "done")
    assert all_living(position) == {"RP": 1}
    assert all_unrest(position) == {"RP": 1, "WB": 2}


def test_10_2_west_berlin_gets_no_living_standard_directly() -> None:
    reason = refusal(supplying(), "living standard WB")
    assert (reason.key, reason.rule) == ("living-berlin", "10.2")
