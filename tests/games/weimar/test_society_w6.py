"""W6 The society track."""

import pytest
from tests.games.helpers import move_texts
from tests.games.weimar.helpers import DNVP, KPD, SPD, ZENTRUM, marker_names, run, step_name

from republik.games.weimar.rules.scene import scene
from republik.games.weimar.rules.society import NextSociety


def test_new_markers_come_from_the_left_and_the_last_is_pushed_off() -> None:
    from republik.games.weimar.rules import society

    full = ["badehose", "panzerkreuzer", "arbeiter_spd", "arme_kpd", "arme_dnvp", "buerger_z"]
    position = scene("main", hands={"SPD": ["S08"]}, society=full)
    society.add(position, 6)
    assert marker_names(position) == ["arbeiter_kpd", *full[:5]]
    society.add(position, 9)
    assert "buerger_z" not in marker_names(position), "out of the game"


def test_a_marker_taken_off_returns_if_it_is_white() -> None:
    from republik.games.weimar.rules import society

    position = scene("main", hands={"SPD": ["S08"]}, society=["badehose", "arme_kpd"])
    society.remove_marker(position, 7)
    society.remove_marker(position, 0)
    assert society.available(position, 7)
    assert not society.available(position, 0)


@pytest.mark.parametrize(
    ("marker", "who", "first"),
    [
        ("arbeitslosenversicherung", SPD, "Zentrum"),
        ("panzerkreuzer", ZENTRUM, "SPD"),
        ("arme_dnvp", DNVP, "place in Königsberg"),
        ("arme_kpd", KPD, "base Königsberg"),
        ("buerger_z", ZENTRUM, "base Königsberg"),
        ("buerger_spd", SPD, "base Königsberg"),
        ("bauern_dnvp", DNVP, "base Königsberg"),
    ],
)
def test_markers_that_ask(marker: str, who: int, first: str) -> None:
    position = scene("main", politics=3, society=[marker], seats=(6, 5, 3, 4))
    assert position.to_act() == who
    assert move_texts(position)[0] == first


@pytest.mark.parametrize(
    ("marker", "party", "change"),
    [("badehose", SPD, -1), ("arbeiter_spd", SPD, 1), ("arbeiter_kpd", KPD, 1), ("bauern_z", ZENTRUM, 1)],
)
def test_markers_that_change_seats(marker: str, party: int, change: int) -> None:
    before = (6, 5, 3, 4)
    position = scene("main", hands={"SPD": ["S08"]}, society=[marker], seats=before)
    position.push(NextSociety(0))
    run(position)
    assert position.seats[party] == before[party] + change


def test_schutz_der_republik_lets_the_chancellor_dissolve() -> None:
    position = scene(
        "main", politics=3, society=["schutz_der_republik"], units={"soldiers": {"Berlin": 1}}, seats=(6, 5, 3, 4)
    )
    assert (position.to_act(), step_name(position)) == (SPD, "may")
