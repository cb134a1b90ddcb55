"""An independent implementation of the rules finds no fault in the engine's games."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from tests.games.helpers import play
from tests.games.wsdv.referee import Foul, Referee

from republik.games import game
from republik.games.wsdv.interchange import export_game
from republik.games.wsdv.rules.scene import scene
from republik.table.chance import Seed
from republik.table.session import new_session

EDITIONS = ("1.0", "2.0", "2.1")


def random_game(edition: str, seed: int) -> dict[str, Any]:
    session = new_session(game("wsdv"), {"edition": edition}, seed=Seed.from_text(f"referee {seed}"))
    rng = Random(seed)
    while session.position.to_act() is not None:
        session.play(rng.choice(session.position.moves()))
    return export_game(session.record())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("batch", range(4))
def test_the_referee_agrees_with_random_games(edition: str, batch: int) -> None:
    for seed in range(10 * batch, 10 * batch + 10):
        Referee(edition).watch(random_game(edition, seed))


def test_the_referee_sees_missing_steps() -> None:
    """Checks that the referee notices errors; only steps that a later loss hides may go unnoticed."""
    whole = random_game("2.1", 3)
    noticed = tried = 0
    for number, entry in enumerate(whole["turns"][:18]):
        for place, step in enumerate(entry.get("steps", ())):
            if step[0] in ("build", "dismantle", "unrest", "ls", "tracks", "socialist"):
                tried += 1
                faulty = deepcopy(whole)
                del faulty["turns"][number]["steps"][place]
                try:
                    Referee("2.1").watch(faulty)
                except Foul:
                    noticed += 1
    assert tried > 10
    assert noticed > 0.9 * tried


def whistles(act: Callable[[], None]) -> bool:
    try:
        act()
    except Foul:
        return True
    return False


@pytest.mark.parametrize(("edition", "foul"), [("1.0", False), ("2.0", False), ("2.1", True)])
def test_the_referee_knows_when_a_line_may_lead_to_an_empty_city_abroad(edition: str, foul: bool) -> None:
    assert whistles(lambda: Referee(edition).build(["Berlin", "Polska S"], "")) == foul
    closed = Referee(edition)
    closed.closed.add("Polska S")
    assert whistles(lambda: closed.build(["Berlin", "Polska S"], ""))


UPRISINGS = [
    (0, [["reduce", "TH"], ["reduce", "EB"], ["unrest", "TH", -2]], False),
    (0, [["unrest", "TH", -1], ["reduce", "EB"], ["unrest", "TH", -1]], True),
    (6, [["unrest", "TH", -1], ["reduce", "EB"], ["unrest", "TH", -2]], False),
    (6, [["unrest", "TH", -1], ["unrest", "EB", -1], ["unrest", "TH", -1]], True),
    (6, [["reduce", "TH"], ["unrest", "TH", -3]], True),
]


@pytest.mark.parametrize(("socialists", "steps", "foul"), UPRISINGS)
def test_the_referee_knows_the_order_of_card_i(socialists: int, steps: list[Any], foul: bool) -> None:
    referee = Referee("2.1")
    referee.unrest.update({"TH": 4, "EB": 4})
    referee.tracks["socialists"] = socialists
    assert whistles(lambda: referee.check_uprising(steps)) == foul


@pytest.mark.parametrize(
    ("east_berlin", "steps", "foul"),
    [
        (4, [["reduce", "TH"], ["unrest", "MV", 1], ["reduce", "EB"], ["unrest", "TH", -2]], False),
        (4, [["reduce", "TH"], ["reduce", "EB"], ["unrest", "EB", 1], ["unrest", "EB", -2]], False),
        (4, [["unrest", "MV", 1], ["unrest", "TH", -1], ["reduce", "EB"], ["unrest", "TH", -1]], True),
        (4, [["unrest", "MV", 1], ["reduce", "EB"], ["unrest", "TH", -2]], True),
        (3, [["reduce", "TH"], ["unrest", "EB", 1], ["unrest", "EB", -2]], False),  # the second had been given up
        (3, [["reduce", "TH"], ["unrest", "EB", 1], ["reduce", "EB"], ["unrest", "EB", -2]], False),  # it had not
        (3, [["unrest", "EB", 1], ["reduce", "TH"], ["unrest", "EB", -2]], True),  # it could not be given up yet
        (3, [["reduce", "TH"], ["unrest", "TH", -1], ["unrest", "EB", 1], ["reduce", "EB"]], True),
        (4, [["reduce", "TH"], ["reduce", "EB"], ["unrest", "EB", 1], ["reduce", "EB"]], True),  # a third one
    ],
)
def test_the_referee_follows_wests_arrow_on_card_i(east_berlin: int, steps: list[Any], foul: bool) -> None:
    """At the end of the prestige track West places unrest, at any time."""
    referee = Referee("2.1")
    referee.unrest.update({"TH": 4, "EB": east_berlin})
    referee.tracks["prestige"] = -6
    assert whistles(lambda: referee.check_uprising(steps)) == foul


@pytest.mark.parametrize("socialists", [0, 6])
@pytest.mark.parametrize("unrest", [{"TH": 4}, {"TH": 4, "EB": 3}, {"TH": 3, "EB": 2}])
def test_the_referee_agrees_with_many_ways_to_play_card_i(socialists: int, unrest: dict[str, int]) -> None:
    rng = Random(socialists)
    for _ in range(60):
        position = scene(
            to_act="E",
            display=["1", "2"],
            east=["5"],
            special="I",
            unrest=unrest,
            prestige=-6,
            socialist_track=socialists,
        )
        referee = Referee("2.1")
        referee.unrest.update(dict.fromkeys(referee.unrest, 0) | unrest)
        referee.tracks |= {"prestige": -6, "socialists": socialists}
        heard = play(position, "I for event")
        while position.acting:
            position.play(rng.choice(position.moves()), heard.append)
        changes = [event for event in heard if event.key in ("reduce", "unrest")]
        codes = position.rules.codes
        steps = [[event.key, codes[event.args["province"]], event.args.get("count", 0)] for event in changes]
        assert any(step[2] > 0 for step in steps), "West has placed unrest"
        referee.check_uprising(steps)


RUIN = {"phase": 2, "space": -1, "steps": [], "winner": "W", "termination": "bankruptcy"}
PLANT_GOES = {"phase": 2, "space": -1, "steps": [["dismantle", "Rheinsberg"]]}
NOTHING = {"phase": 2, "space": -1, "steps": []}


@pytest.mark.parametrize(
    ("edition", "plant", "phase", "foul"),
    [
        ("2.1", False, RUIN, False),
        ("2.1", False, NOTHING, True),
        ("2.1", True, PLANT_GOES, False),
        ("2.1", True, NOTHING, True),
        ("2.1", True, RUIN, True),
        ("2.0", True, NOTHING, False),
        ("2.0", False, RUIN, True),
    ],
)
def test_the_referee_knows_what_running_down_costs_when_nothing_is_sound(
    edition: str, plant: bool, phase: dict[str, Any], foul: bool
) -> None:
    referee = Referee(edition)
    referee.tracks["prestige"] = -1
    referee.factories = {"Hamburg", "Jena"} | ({"Rheinsberg"} if plant else set())
    referee.rundown = referee.factories - {"Hamburg"}
    assert whistles(lambda: referee.phase_2(phase, phase["steps"])) == foul
