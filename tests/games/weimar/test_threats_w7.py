"""W7 Threats: markers in cities and in the DR box, and crises."""

import pytest
from tests.games.helpers import play
from tests.games.weimar.helpers import BERLIN, KPD, SPD, cities_with, in_box, quiet, run

from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules import threats
from republik.games.weimar.rules.dice_actions import COUP
from republik.games.weimar.rules.rolls import Crisis
from republik.games.weimar.rules.scene import city_index


def test_a_second_poverty_goes_to_the_dr_box() -> None:
    position = quiet(markers={"poverty": "Berlin"})
    threats.put(position, st.POVERTY, BERLIN)
    assert (cities_with(position, "poverty"), in_box(position, "poverty")) == ({"Berlin"}, 1)


def test_poverty_and_prosperity_remove_each_other() -> None:
    position = quiet(markers={"poverty": "Berlin", "prosperity": "Essen"})
    threats.put(position, st.PROSPERITY, BERLIN)
    threats.put(position, st.POVERTY, city_index("Essen"))
    assert cities_with(position, "poverty") == cities_with(position, "prosperity") == set()


def test_a_second_prosperity_takes_poverty_from_the_dr_box() -> None:
    position = quiet(markers={"prosperity": "Berlin"}, box={"poverty": 1})
    threats.put(position, st.PROSPERITY, BERLIN)
    assert in_box(position, "poverty") == 0


def test_one_unrest_a_city() -> None:
    position = quiet(markers={"unrest": "Berlin"})
    threats.put(position, st.UNREST, BERLIN)
    assert position.marker_total(st.UNREST) == 1


def test_no_uprising_where_councils_are() -> None:
    position = quiet(markers={"councils": "Berlin"})
    threats.put(position, st.UPRISING, BERLIN)
    assert cities_with(position, "uprising") == set()


def test_councils_and_regime_replace_each_other_and_the_uprising() -> None:
    position = quiet(markers={"uprising": "Berlin"})
    threats.put(position, st.COUNCILS, BERLIN)
    assert (cities_with(position, "uprising"), cities_with(position, "councils")) == (set(), {"Berlin"})
    threats.put(position, st.REGIME, BERLIN)
    assert (cities_with(position, "regime"), cities_with(position, "councils")) == ({"Berlin"}, set())


def test_markers_are_limited() -> None:
    position = quiet(box={"inflation": 3})
    threats.add_box(position, st.B_INFLATION, 1)
    assert in_box(position, "inflation") == 3
    assert position.falling == st.ONGOING


def test_a_governing_party_turns_its_markers() -> None:
    position = quiet(markers={"councils": "Berlin", "uprising": "Essen"}, government=("SPD", "KPD"))
    assert threats.threats(position, BERLIN) == 0
    position.government = 0b11
    assert threats.threats(position, BERLIN) == 1


def test_prosperity_cancels_unrest() -> None:
    position = quiet(markers={"unrest": "Berlin", "prosperity": "Berlin"})
    assert threats.threats(position, BERLIN) == 0
    assert COUP.modifier(position, KPD, BERLIN, 0) == 0


@pytest.mark.parametrize(
    ("dice", "lost"),
    [
        ("roll 6 1", (0, 0, 0)),
        ("roll 5 5", (1, 0, 0)),
        ("roll 4 1", (0, 1, 0)),
        ("roll 3 3", (0, 0, 1)),
        ("roll 2 1", (1, 1, 0)),
        ("roll 1 1", (1, 1, 1)),
    ],
)
def test_crisis_rolls(dice: str, lost: tuple[int, int, int]) -> None:
    """Modifiers for bases, seats and points."""
    position = quiet(bases={"SPD": "Berlin"}, vp=(5, 0, 0, 0), seats=(6, 5, 3, 4))
    position.push(Crisis(SPD, 1))
    run(position)
    play(position, dice)
    left = (position.base_count(SPD), position.seats[SPD], position.vp[SPD])
    assert left == (1 - lost[0], 6 - lost[1], 5 - lost[2])


def test_what_is_not_there_cannot_be_lost() -> None:
    position = quiet(seats=(0, 5, 3, 4))
    position.push(Crisis(SPD, 1))
    run(position)
    play(position, "roll 1 1")
    assert (position.seats[SPD], position.vp[SPD]) == (0, 0)
