"""4 Mass protest, 7 Socialists, 10.2 the doubled markers of West Berlin."""

from typing import Any

import pytest
from tests.games.helpers import arguments_of, move_texts, offers, play, refusal
from tests.games.wsdv.helpers import all_unrest, imports, living, phases, protests, socialists, unrest, who

from republik.games.wsdv import Position
from republik.games.wsdv.rules.scene import scene

# -- 4 ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "markers"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3)])
def test_4_every_fourth_unrest_of_a_province_is_a_mass_protest(count: int, markers: int) -> None:
    assert protests(scene(unrest={"BY": count}), "west") == markers
    assert protests(scene(unrest={"SN": count}), "east") == markers


def test_4_unrest_of_different_provinces_does_not_add_up() -> None:
    assert protests(scene(unrest={"BY": 3, "HE": 3, "NI": 3}), "west") == 0


def test_4_a_marker_comes_with_the_fourth_unrest_at_once() -> None:
    position = scene(decade=2, to_act="E", display=["33", "34"], unrest={"BY": 3})
    play(position, "33 for event", "place unrest BY")
    assert protests(position, "west") == 1


def test_4_a_marker_goes_as_soon_as_unrest_sinks_below_four() -> None:
    position = scene(display=["18", "1"], unrest={"BY": 4})
    play(position, "18 for unrest")
    assert protests(position, "west") == 0


# -- 7 ------------------------------------------------------------------------------------


def test_7_after_an_action_socialists_end_the_protests_of_the_east() -> None:
    position = scene(display=["17", "1"], box=3, unrest={"SN": 3})
    play(position, "17 for event", "dismantle Berlin", "dismantle Bitterfeld", "place unrest SN")
    assert (socialists(position), position.box) == ({"SN": 1}, 2)
    assert unrest(position, "SN") == 3


def test_7_they_come_after_the_action_not_in_the_middle_of_it() -> None:
    position = scene(display=["16", "1"], box=3, unrest={"SN": 3})
    play(position, "16 for event", "place unrest SN")
    assert (unrest(position, "SN"), position.box) == (4, 3)
    play(position, "place unrest MV", "place unrest MV", "place unrest SN")
    assert (socialists(position), position.box) == ({"SN": 2}, 1)


def test_7_they_move_after_actions_of_either_side() -> None:
    position = scene(to_act="E", display=["6", "1"], box=1, unrest={"TH": 3})
    play(position, "6 for event", "place unrest TH", "ignore row 1")
    assert socialists(position) == {"TH": 1}


def test_7_as_many_go_as_the_protest_needs_and_no_more() -> None:
    position = scene(display=["1", "2"], box=5, unrest={"SN": 6})
    play(position, "1 for build", "done")
    assert (socialists(position), position.box, unrest(position, "SN")) == ({"SN": 3}, 2, 3)


def test_7_with_enough_of_them_nobody_is_asked() -> None:
    position = scene(display=["1", "2"], box=3, unrest={"SN": 5, "MV": 4})
    events = play(position, "1 for build", "done")
    assert who(position) == "East"
    assert "1 for build" not in move_texts(position)
    assert len(arguments_of(events, "socialist")) == 2
    assert socialists(position) == {"MV": 1, "SN": 2}


def test_7_with_too_few_east_chooses_and_all_must_be_used() -> None:
    position = scene(display=["1", "2"], box=2, unrest={"SN": 5, "MV": 4, "BB": 3})
    play(position, "1 for build", "done")
    assert (who(position), move_texts(position)) == ("East", ["socialist MV", "socialist SN"])
    assert refusal(position, "socialist BB").key == "no-protest"
    play(position, "socialist SN")
    assert move_texts(position) == ["socialist MV", "socialist SN"]
    play(position, "socialist MV")
    assert (socialists(position), position.box) == ({"MV": 1, "SN": 1}, 0)
    assert protests(position, "east") == 1


def test_7_protests_of_the_west_move_no_socialist() -> None:
    position = scene(display=["1", "2"], box=2, unrest={"BY": 9})
    play(position, "1 for build", "done")
    assert (socialists(position), position.box) == ({}, 2)


def test_7_a_socialist_stays_in_his_province_when_the_protest_is_over() -> None:
    position = scene(to_act="E", display=["1", "2"], unrest={"SN": 1}, socialists={"SN": 2})
    play(position, "1 for unrest")
    assert socialists(position) == {"SN": 2}


@pytest.mark.parametrize("phase", range(1, 9))
def test_7_no_phase_but_the_socialist_phase_moves_them(phase: int) -> None:
    """Every phase before 9.9 has its decisions while the box is still full; paying for the Wall etc. changes
    nothing."""
    position = scene(
        phase=phase,
        half=2,
        wall=True,
        prestige=-1,
        box=2,
        unrest={"SN": 4, "TH": 3},
        living={"SN": 1, "MV": 4, "BY": 3},
        police=["5"],
        factories=["Berlin", "Bitterfeld", "Leipzig", "Jena", "Rostock", "Schwedt", "Hamburg", "Dortmund"],
    )
    seen: list[object] = []
    while True:
        before = position.box
        events = play(position, move_texts(position)[-1])
        seen += phases(events)
        if 9 in seen or position.outcome():
            break
        assert position.box == before == 2


def test_7_in_the_socialist_phase_those_in_the_box_move_whatever_the_track_says() -> None:
    position = scene(phase=9, box=1, unrest={"SN": 4}, socialist_track=0)
    assert (socialists(position), position.box) == ({"SN": 1}, 0)


# -- 10.2 the markers of West Berlin ----------------------------------------------------------


def berlin_riots(unrest_there: int, **more: Any) -> Position:
    """East is about to place two unrest in West Berlin and two elsewhere in the West (card 25)."""
    return scene(decade=2, to_act="E", display=["25", "26"], unrest={"WB": unrest_there}, **more)


def test_10_2_a_protest_in_west_berlin_puts_a_marker_on_a_supplier_of_east_s_choice() -> None:
    position = berlin_riots(3)
    play(position, "25 for event", "place unrest WB")
    assert (who(position), move_texts(position)) == ("East", ["import NRW", "import RP", "import BW"])
    play(position, "import BW")
    assert imports(position) == {"BW": 1}
    assert protests(position, "west") == 2


def test_10_2_east_picks_the_supplier_also_when_west_causes_the_protest() -> None:
    position = scene(decade=2, display=["40", "26"], unrest={"WB": 3})
    play(position, "40 for event", "place unrest WB")
    assert (who(position), offers(position, "import")) == ("East", {"NRW", "RP", "BW"})


def test_10_2_several_markers_may_lie_on_one_supplier() -> None:
    position = berlin_riots(7, imported={"RP": 1})
    play(position, "25 for event", "place unrest WB", "import RP")
    assert imports(position) == {"RP": 2}
    assert protests(position, "west") == 4


def test_10_2_two_markers_at_once_in_the_internal_comparison_export_two() -> None:
    position = scene(phase=6, unrest={"WB": 3}, living={"BY": 5})
    assert unrest(position, "WB") == 8
    assert (who(position), offers(position, "import")) == ("East", {"NRW", "RP", "BW"})
    play(position, "import RP")
    assert offers(position, "import") == {"NRW", "RP", "BW"}
    play(position, "import NRW")
    assert imports(position) == {"RP": 1, "NRW": 1}


def test_10_2_two_markers_at_once_in_the_east_west_comparison_export_two() -> None:
    position = scene(phase=7, living={"EB": 5, "BB": 3})
    play(position, "attack BB > WB")
    assert unrest(position, "WB") == 0
    play(position, "attack EB > WB")
    assert unrest(position, "WB") == 8
    play(position, "import BW", "import BW")
    assert imports(position) == {"BW": 2}


def test_10_2_an_imported_marker_bars_building_like_any_other() -> None:
    position = scene(unrest={"WB": 4}, imported={"BW": 1}, display=["20", "1"], factories=["München", "Kaiserslautern"])
    play(position, "20 for build")
    sites = offers(position, "build")
    assert not sites & {"Mannheim", "Heilbronn", "Stuttgart", "Ulm"}
    assert not {site for site in sites if "Stuttgart" in site or "Mannheim" in site or "Ulm" in site}
    assert {"Nürnberg", "Nürnberg – München", "Saarbrücken – Kaiserslautern"} <= sites
    assert refusal(position, "build Ulm – München").key == "mass-protest"


def test_10_2_a_supplier_may_have_markers_of_its_own_besides() -> None:
    assert protests(scene(unrest={"WB": 4, "RP": 8}, imported={"RP": 1}), "west") == 1 + 2 + 1


def test_10_2_a_marker_leaves_only_when_a_protest_in_west_berlin_ends_and_east_picks_where() -> None:
    position = scene(display=["14", "1"], unrest={"WB": 8}, imported={"RP": 1, "BW": 1})
    play(position, "14 for event", "remove unrest WB")
    assert (who(position), move_texts(position)) == ("East", ["release RP", "release BW"])
    assert refusal(position, "release NRW").key == "no-imported"
    play(position, "release BW")
    assert imports(position) == {"RP": 1}


def test_10_2_less_unrest_in_the_supplier_does_not_remove_the_imported_marker() -> None:
    position = scene(display=["18", "1"], unrest={"WB": 4, "RP": 1}, imported={"RP": 1})
    play(position, "18 for unrest", "remove unrest RP")
    assert imports(position) == {"RP": 1}


def test_10_2_moving_living_standard_to_west_berlin_can_end_its_protest() -> None:
    position = scene(
        display=["13", "1"],
        unrest={"WB": 4},
        imported={"NRW": 1},
        factories=["Koblenz", "Saarbrücken", "Kaiserslautern"],
    )
    play(position, "13 for living standard", "living standard RP", "transfer RP")
    assert (living(position, "WB"), unrest(position, "WB"), imports(position)) == (1, 3, {})


def test_10_2_each_marker_counts_although_the_province_is_one() -> None:
    position = scene(unrest={"WB": 8}, imported={"NRW": 2})
    assert all_unrest(position) == {"WB": 8}
    assert protests(position, "west") == 4
