"""W12 Game end: anarchy, sudden victories, the NSDAP."""

import pytest
from tests.games.weimar.helpers import DNVP, KPD, SPD, ZENTRUM, quiet, run

from republik.games.weimar.rules import endings, threats
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.scene import city_index


def test_the_seventh_marker_is_anarchy() -> None:
    position = quiet(box={"inflation": 3, "blockade": 3}, vp=(1, 2, 3, 2))
    threats.add_box(position, st.B_VIOLENT_PEACE, 1)
    run(position)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.termination, outcome.rule) == (KPD, "anarchy", "W12")


@pytest.mark.parametrize(
    ("vp", "winner"), [((3, 3, 3, 3), DNVP), ((3, 3, 3, 0), KPD), ((3, 3, 0, 0), ZENTRUM), ((3, 0, 0, 0), SPD)]
)
def test_ties_of_anarchy(vp: tuple[int, ...], winner: int) -> None:
    assert endings.richest(quiet(vp=vp), endings.ANARCHY_ORDER) == winner


@pytest.mark.parametrize(
    ("marker", "cities", "over"),
    [
        (st.COUNCILS, "Berlin Essen", False),
        (st.COUNCILS, "Berlin Essen Köln", True),
        (st.COUNCILS, "Hamburg Essen Köln", False),
        (st.COUNCILS, "Hamburg Essen Köln München", True),
        (st.REGIME, "Berlin Essen Köln", True),
        (st.REGIME, "Hamburg Essen Köln München", True),
    ],
)
def test_sudden_victories(marker: int, cities: str, over: bool) -> None:
    position = quiet()
    for city in cities.split():
        threats.put(position, marker, city_index(city))
    run(position)
    outcome = position.outcome()
    assert (outcome is not None) == over
    if outcome is not None:
        assert outcome.winner == (KPD if marker == st.COUNCILS else DNVP)


def test_the_sixth_figure_on_the_nsdap_track_ends_the_game_for_all() -> None:
    position = quiet()
    position.nsdap[DNVP] = 5
    endings.nsdap_figure(position, SPD)
    run(position)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.termination) == (None, "nsdap")


@pytest.mark.parametrize(("figures", "seats"), [(0, 0), (1, 0), (2, 2), (3, 4), (4, 7), (5, 10)])
def test_seats_of_the_nsdap(figures: int, seats: int) -> None:
    position = quiet()
    position.nsdap[DNVP] = figures
    assert position.neutral_seats() == seats
