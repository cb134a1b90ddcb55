"""Pending steps: objects with named fields, written in texts as four numbers, shared by copies of a position."""

import json
import os
import subprocess
import sys
from random import Random

import pytest
from tests.games.helpers import play_at_random

from republik.games.wsdv import new_game
from republik.games.wsdv.game import GAME
from republik.games.wsdv.rules.actions import Build
from republik.games.wsdv.rules.card_events import Resolve, Symbols
from republik.games.wsdv.rules.decision import Step
from republik.games.wsdv.rules.economy import Dismantle
from republik.games.wsdv.rules.flow import KINDS
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.steps import EAST, WEST
from republik.table.contract import BadPosition

FACE, USED = 12, 5
EVENT = FACE * (1 << 28) + USED  # 14 provinces, 2 bits each


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_step_is_written_and_read(kind: int) -> None:
    written = KINDS[kind].unpacked(EAST, [1, 1]).numbers()
    assert written[:2] == [kind, EAST]
    assert KINDS[kind].unpacked(EAST, written[2:]).numbers() == written
    assert len(written) == 4


@pytest.mark.parametrize(
    ("step", "numbers"),
    [
        (Build(WEST, points=2), [21, WEST, 2, 0]),
        (Dismantle(WEST, loser=EAST, points=3, alternate=True), [34, WEST, EAST, 7]),
        (Dismantle(EAST, loser=EAST, points=3), [34, EAST, EAST, 6]),
        (Symbols(EAST, remaining=9, face=FACE, used=USED), [25, EAST, 9, EVENT]),
        (Resolve(WEST, row=3, face=FACE, used=USED), [26, WEST, 3, EVENT]),
    ],
    ids=repr,
)
def test_texts_have_the_numbers_of_earlier_versions(step: Step, numbers: list[int]) -> None:
    assert step.numbers() == numbers
    kind, seat, *rest = numbers
    assert repr(KINDS[kind].unpacked(seat, rest)) == repr(step)


def test_a_step_shows_its_fields() -> None:
    assert repr(Build(WEST, points=2)) == "Build(0, points=2)"


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_shares_what_is_pending_and_plays_on_alone(seed: int) -> None:
    rng = Random(seed)
    position = new_game()
    while position.to_act() is not None:
        before = position.to_text()
        copy = position.copy()
        assert copy.pending is position.pending
        play_at_random(copy, rng, steps=5)
        assert position.to_text() == before
        play_at_random(position, rng, steps=3)


@pytest.mark.parametrize("kind", [-1, 9, 15, 43, 10**6])
def test_a_text_with_an_unknown_kind_of_step_is_refused(kind: int) -> None:
    data = json.loads(scene().to_text())
    data["agenda"][-1][0] = kind
    with pytest.raises(BadPosition):
        GAME.from_text(json.dumps(data))


@pytest.mark.parametrize(("agenda", "key"), [([[18, 0, 0]], "agenda-step"), ([[18, 0, 0, 0]] * 13, "agenda-long")])
def test_an_agenda_of_another_shape_is_refused_with_its_reason(agenda: list[list[int]], key: str) -> None:
    data = json.loads(scene().to_text()) | {"agenda": agenda}
    with pytest.raises(BadPosition) as error:
        GAME.from_text(json.dumps(data))
    assert error.value.key == key


NESTED = """
from random import Random
from republik.games.wsdv import new_game

for depth in range(40, 60):  # Python frees what is nested more deeply than 50 levels later
    position, rng, nested = new_game(), Random(depth), []
    for _ in range(40):
        thing = position.copy()
        for _ in range(depth):
            thing = [thing]
        nested.append(thing)
        position.play(rng.choice(position.moves()))
    del position, thing
    nested.clear()
"""


def test_steps_of_deeply_nested_positions_are_freed_without_damage() -> None:
    """Compiled classes declared as acyclic write before their memory there; the debug allocator notices."""
    checked = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", NESTED], env=checked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
