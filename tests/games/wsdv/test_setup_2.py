"""2 Set-up."""

from tests.games.wsdv.helpers import (
    EAST_PROVINCES,
    SUPPLIERS,
    all_unrest,
    deal_any,
    foresee,
    socialists,
    stands,
    track,
    value,
    who,
)

from republik.games.wsdv import new_game
from republik.games.wsdv.rules.scene import scene

START_CITIES = ("Hamburg", "Dortmund", "Berlin", "Bitterfeld")


def test_2_two_unrest_in_each_supplier_and_three_in_the_other_eleven_provinces() -> None:
    expected = dict.fromkeys(("SH", "NI", "NRW", "HE", "RP", "BW", "BY", "WB", *EAST_PROVINCES), 3)
    expected |= dict.fromkeys(SUPPLIERS, 2)
    assert all_unrest(new_game()) == expected


def test_2_one_socialist_in_the_holding_box_and_none_in_a_province() -> None:
    position = new_game()
    assert position.box == 1
    assert socialists(position) == {}


def test_2_a_factory_worth_1_on_each_start_city_and_nothing_else() -> None:
    position = new_game()
    assert {city for city in position.rules.cities if stands(position, city)} == set(START_CITIES)
    assert [value(position, city) for city in START_CITIES] == [1, 1, 1, 1]
    assert not any(position.started)


def test_2_markers_stand_at_zero_no_wall_no_living_standard_no_protest() -> None:
    position = new_game()
    assert [track(position, name) for name in ("prestige", "currency", "socialists")] == [0, 0, 0]
    assert not position.wall
    assert sum(position.living) == 0
    protests = foresee(position)["protests"]
    assert (protests["west"]["now"], protests["east"]["now"]) == (0, 0)


def test_2_west_holds_the_prestige_advantage_and_starts() -> None:
    position = new_game()
    assert foresee(position)["prestige"] == {"holder": 0, "marker": 0, "bankrupt": False}
    deal_any(position)
    assert who(position) == "West"


def test_2_the_advantage_is_east_s_in_the_red_part_only() -> None:
    holders = [foresee(scene(prestige=marker))["prestige"]["holder"] for marker in (-6, -1, 0, 1, 6)]
    assert holders == [0, 0, 0, 1, 1]
