"""W10 Reserve and reactions."""

import pytest
from tests.games.helpers import play
from tests.games.weimar.helpers import DNVP, KPD, SPD, ZENTRUM, bases, pending, step_name

from republik.games.weimar import Position
from republik.games.weimar.rules.notation import PARTY_NAMES
from republik.games.weimar.rules.rolls import Roll
from republik.games.weimar.rules.scene import scene


def reacting(answers: dict[str, str], **what: object) -> Position:
    """The DNVP demonstrates in Berlin with three dice."""
    position = scene(
        "main",
        to_act="DNVP",
        hands={"DNVP": ["A22", "A25"]},
        seating=("SPD", "DNVP", "Zentrum", "KPD"),
        units={"freikorps2": {"Berlin": 1}},
        **what,  # type: ignore[arg-type]
    )
    play(position, "A22 for actions", "city Berlin", "demonstration")
    while step_name(position) == "react":
        seat = position.to_act()
        assert seat is not None
        play(position, answers.get(PARTY_NAMES[seat], "no"))
    return position


def test_reactions_need_a_base_and_a_reserve_point() -> None:
    position = reacting({}, bases={"SPD": "Berlin", "KPD": "Essen"}, reserve=(0, 1, 1, 0))
    assert (step_name(position), pending(position, Roll).dice) == ("roll", 3)


def test_reactions_are_asked_clockwise_and_only_one_happens() -> None:
    position = scene(
        "main",
        to_act="DNVP",
        hands={"DNVP": ["A22", "A25"]},
        seating=("SPD", "DNVP", "Zentrum", "KPD"),
        bases={"SPD": "Berlin", "KPD": "Berlin", "Zentrum": "Berlin"},
        reserve=(1, 1, 1, 0),
    )
    play(position, "A22 for actions", "city Berlin", "demonstration")
    assert position.to_act() == ZENTRUM
    play(position, "no")
    assert position.to_act() == KPD
    play(position, "yes", "roll 1")
    assert position.reserve[SPD] == 1, "the SPD is not asked any more"


@pytest.mark.parametrize(("die", "left"), [("roll 4", 3), ("roll 5", 2), ("roll 6", 1)])
def test_reaction_table(die: str, left: int) -> None:
    position = reacting({"KPD": "yes"}, bases={"KPD": "Berlin"}, reserve=(0, 0, 1, 0))
    play(position, die)
    assert pending(position, Roll).dice == left


def test_the_spd_strikes_with_its_bases() -> None:
    position = reacting({"SPD": "yes"}, bases={"SPD": "Berlin Berlin"}, reserve=(1, 0, 0, 0))
    assert pending(position, Roll).dice == 3


def test_an_action_without_dice_left_has_failed() -> None:
    position = scene(
        "main",
        to_act="DNVP",
        hands={"DNVP": ["A22", "A25"]},
        bases={"KPD": "Berlin"},
        reserve=(0, 0, 1, 0),
    )
    play(position, "A22 for actions", "city Berlin", "demonstration", "yes", "roll 6")
    assert step_name(position) == "actions"
    assert bases(position, DNVP, "Berlin") == 0
