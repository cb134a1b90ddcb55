"""Batches: the same games as one by one, as arrays."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest

import republik
from republik.games.wsdv import new_game
from republik.games.wsdv.research.features import encode
from republik.lab.batch import BatchEnv
from republik.table.contract import CHANCE, IllegalMove
from republik.table.dice import Dice


def test_each_game_is_the_one_its_dice_deal() -> None:
    """Compared with a plain position that uses the same dice, over several games."""
    games, seed = 3, 5
    env = BatchEnv(games, seed=seed)
    decisions = env.reset(seed)
    dice = [Dice(seed * games + game) for game in range(games)]
    positions = [new_game() for _ in range(games)]
    chooser = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        actions = []
        for game, position in enumerate(positions):
            while position.to_act() == CHANCE:
                moves = position.moves()
                position.play(moves[dice[game].below(len(moves))])
            assert position.to_act() == decisions.seat[game]
            assert decisions.observation[game].tolist() == encode(position.view(int(decisions.seat[game])))
            assert np.flatnonzero(decisions.action_mask[game]).tolist() == position.moves()
            actions.append(int(chooser.choice(position.moves())))
            position.play(actions[-1])
        step = env.step(np.array(actions))
        decisions = step.decisions
        for game, position in enumerate(positions):
            outcome = None
            while position.to_act() == CHANCE:
                moves = position.moves()
                position.play(moves[dice[game].below(len(moves))])
            outcome = position.outcome()
            assert step.ended[game] == (outcome is not None)
            if outcome is None:
                assert step.reward[game].tolist() == [0, 0]
            else:
                assert outcome.winner is not None
                assert step.reward[game].tolist() == ([1, -1] if outcome.winner == 0 else [-1, 1])
                positions[game] = new_game()
                ended += 1
    assert ended >= games


def test_arrays_belong_to_the_caller() -> None:
    env = BatchEnv(2)
    before = env.decisions()
    kept = before.observation.copy(), before.action_mask.copy()
    env.step(env.random_actions())
    assert (before.observation == kept[0]).all()
    assert (before.action_mask == kept[1]).all()
    before.observation[:] = 7
    assert not (env.decisions().observation == 7).all()


def test_shapes() -> None:
    env = BatchEnv(4, edition="1.0")
    decisions = env.decisions()
    assert decisions.seat.shape == (4,)
    assert decisions.observation.shape == (4, env.observation_size)
    assert decisions.action_mask.shape == (4, env.action_count)
    assert decisions.action_mask.sum(axis=1).min() >= 2


def test_an_illegal_action_changes_nothing() -> None:
    env = BatchEnv(3)
    actions = env.random_actions()
    before = env.decisions()
    with pytest.raises(IllegalMove):
        env.step(np.array([actions[0], 0, actions[2]]))
    with pytest.raises(ValueError, match="expected 3 actions, not 2"):
        env.step(actions[:2])
    assert (env.decisions().observation == before.observation).all()
    env.step(actions)


def test_an_empty_batch_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        BatchEnv(0)


SCRIPT = """
import json, sys, zlib
import republik
from republik.lab.batch import BatchEnv
env = BatchEnv(8, seed=3)
total = 0
for _ in range(120):
    step = env.step(env.random_actions())
    for part in (*step.decisions, step.reward, step.ended):
        total = zlib.crc32(part.tobytes(), total)
json.dump([republik.compiled(), total], sys.stdout)
"""


def test_interpreted_and_compiled_batches_are_equal() -> None:
    if not republik.compiled():
        pytest.skip("the engine is not compiled")
    told = []
    for pure in ("1", "0"):
        environment = {**os.environ, "REPUBLIK_PURE": pure}
        done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, check=True)
        told.append(json.loads(done.stdout))
    assert [compiled for compiled, _ in told] == [False, True]
    assert told[0][1] == told[1][1]
