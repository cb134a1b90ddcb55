"""A second reading of the rules, written apart from the engine, finds nothing wrong with the engine's games."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from tests.wsdv.referee import Foul, Referee

from republik.games import game
from republik.table.chance import Seed
from republik.table.session import new_session
from republik.wsdv.interchange import export_game

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
    """A referee that never whistles proves nothing; only what a later loss hides may pass unnoticed."""
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
