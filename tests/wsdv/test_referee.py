"""A second reading of the rules, written apart from the engine, finds nothing wrong with the engine's games."""

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
