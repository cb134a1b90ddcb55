"""W13 The president: his debate, and his election."""

from tests.games.helpers import move_texts, play
from tests.games.weimar.helpers import KPD, SPD, ZENTRUM, quiet, run, step_name

from republik.games.weimar import Position
from republik.games.weimar.rules import offices
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.scene import scene


def test_the_presidents_holder_debates_once_a_round() -> None:
    position = scene("main", hands={"SPD": ["S08", "S06", "A25"]}, topics={"media": "0"})
    play(position, "S08 for actions", "done")
    assert step_name(position) == "president"
    play(position, "yes", "topic media 1", "to S3")
    play(position, "S06 for actions", "done")
    assert step_name(position) == "play", "once a round"


def test_only_after_a_party_card() -> None:
    position = scene("main", hands={"SPD": ["A22", "S06"]}, topics={"media": "0"})
    play(position, "A22 for actions", "done")
    assert step_name(position) == "play"


def electing(seats: tuple[int, ...]) -> Position:
    position = quiet(seats=seats)
    offices.start_election(position, st.ALL_PARTIES)
    run(position)
    return position


def test_more_than_half_elects() -> None:
    position = electing((9, 2, 3, 2))
    play(position, "KPD", "KPD", "KPD", "KPD")
    assert position.president == KPD


def test_without_a_majority_there_is_a_runoff_of_two() -> None:
    position = electing((6, 5, 4, 3))
    play(position, "SPD", "Zentrum", "KPD", "DNVP")
    assert move_texts(position) == ["SPD", "Zentrum"]
    play(position, "SPD", "Zentrum", "Zentrum", "Zentrum")
    assert position.president == ZENTRUM


def test_the_chancellor_breaks_ties_of_an_election() -> None:
    position = electing((4, 4, 4, 4))
    play(position, "SPD", "Zentrum", "KPD", "DNVP")
    assert (position.to_act(), step_name(position)) == (SPD, "runoff")
    play(position, "KPD", "DNVP")
    assert move_texts(position) == ["KPD", "DNVP"]
    play(position, "KPD", "KPD", "DNVP", "DNVP")
    assert (position.to_act(), step_name(position)) == (SPD, "runoff")
    play(position, "KPD")
    assert position.president == KPD
