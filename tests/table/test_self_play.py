"""What the training games of all games share: inputs, rows, exploration, targets, packing."""

from array import array
from math import exp

import pytest

from republik.table.dice import Dice
from republik.table.learning.inputs import NetworkInputs
from republik.table.learning.learner import Exploration, manner_of, packed, starting_arrays
from republik.table.learning.network import Shape
from republik.table.learning.self_play import Manner, Row, TrainingGame


def inputs_of(*active: int) -> NetworkInputs:
    made = NetworkInputs(2, 20)
    made.dense[0] = 0.5
    for number in active:
        made.add(number)
    return made


def game_with(temperature: float = 0.0, trace: float = 0.5, seed: int = 1) -> TrainingGame:
    return TrainingGame(Manner(temperature, 0.0, 0.0, False, trace, 1), Dice(seed))


def row(estimate: float, kept: bool = True) -> Row:
    return Row(inputs_of(3, 7), 1, [estimate, 1.0 - estimate], kept)


def test_every_bit_of_a_mask_has_its_input() -> None:
    inputs = inputs_of(3)
    inputs._add_mask(10, 0b1011)
    assert list(inputs.active)[: inputs.count] == [3, 10, 11, 13]


def test_a_row_keeps_its_inputs_when_they_are_written_anew() -> None:
    inputs = inputs_of(3, 7)
    made, dropped = Row(inputs, 0, [0.4]), Row(inputs, 0, [0.4], kept=False)
    inputs.dense[0], inputs.count = 0.25, 0
    inputs.add(9)
    assert (made.dense, made.active) == ([0.5, 0.0], [3, 7])
    assert (dropped.dense, dropped.active) == ([], [])


def test_fractions_are_spread_evenly() -> None:
    dice = Dice(3)
    drawn = [dice.fraction() for _ in range(4000)]
    assert 0.0 <= min(drawn) < 0.01
    assert 0.99 < max(drawn) < 1.0
    assert sum(drawn) / len(drawn) == pytest.approx(0.5, abs=0.02)


def test_without_temperature_the_first_move_is_picked() -> None:
    assert {game_with(seed=seed).pick([0.3, 0.2, 0.1]) for seed in range(20)} == {0}


def test_moves_are_picked_by_a_softmax() -> None:
    game, worths = game_with(temperature=0.5), [100.0, 75.0, 0.0]
    picked = [game.pick(worths, 100.0) for _ in range(4000)]
    shares = [exp(worth / 50.0) for worth in worths]
    for move in range(3):
        assert picked.count(move) / 4000 == pytest.approx(shares[move] / sum(shares), abs=0.03)


def test_a_move_worth_more_than_the_first_is_picked_as_often() -> None:
    game = game_with(temperature=0.01)
    picked = [game.pick([0.0, 5.0, -5.0]) for _ in range(1000)]
    assert picked.count(0) == pytest.approx(500, abs=60)
    assert picked.count(2) == 0


def test_targets_mix_the_result_with_the_following_estimates() -> None:
    game = game_with(trace=0.5)
    game.rows = [row(0.2), row(0.6), row(0.8)]
    game.finish([1.0, 0.0])
    assert [made.target[0] for made in game.rows] == pytest.approx([0.75, 0.9, 1.0])
    assert [sum(made.target) for made in game.rows] == pytest.approx([1.0, 1.0, 1.0])


def test_a_worse_move_cuts_what_earlier_positions_learn() -> None:
    game = game_with(trace=1.0)
    game.rows = [row(0.2), row(0.6), row(0.8)]
    game.rows[1].best = [0.7, 0.3]
    game.finish([0.0, 1.0])
    assert [made.target[0] for made in game.rows] == pytest.approx([0.7, 0.7, 0.0])


def test_rows_that_are_not_kept_still_count_for_those_before() -> None:
    game = game_with(trace=0.0)
    game.rows = [row(0.2), row(0.6, kept=False)]
    game.finish([1.0, 0.0])
    assert [made.target[0] for made in game.rows] == pytest.approx([0.6])


def test_rows_are_packed_in_columns() -> None:
    game = game_with()
    game.rows = [row(0.25), row(0.75)]
    game.finish([1.0, 0.0])
    told = packed(game.rows, [1.0, 0.0], {"decisions": 2})
    assert list(array("f", told.dense)) == [0.5, 0.0, 0.5, 0.0]
    assert list(array("H", told.active)) == [3, 7, 3, 7]
    assert list(array("H", told.counts)) == [2, 2]
    assert told.groups == bytes([1, 1])
    assert list(array("f", told.estimates)) == [0.25, 0.75, 0.75, 0.25]
    assert list(array("f", told.targets)) == [0.875, 0.125, 1.0, 0.0]
    assert list(array("f", told.result)) == [1.0, 0.0]
    assert told.facts == {"decisions": 2}


def test_a_network_starts_with_random_hidden_layers_and_no_outputs() -> None:
    shape = Shape(dense=3, sparse=50, first=8, second=4, groups=2, values=2)
    arrays = starting_arrays(shape, 1, 0.05)
    assert arrays == starting_arrays(shape, 1, 0.05) != starting_arrays(shape, 2, 0.05)
    assert {name for name, numbers in arrays.items() if any(numbers)} == {"dense1", "sparse1", "weights2"}
    assert sum(number**2 for number in arrays["sparse1"]) / len(arrays["sparse1"]) == pytest.approx(0.0025, rel=0.2)


def test_a_game_is_played_in_the_manner_of_the_exploration() -> None:
    manner = manner_of(Exploration(0.2, 0.05, 0.3, 0.5), planned=True, trace=0.9, kept=2)
    told = (manner.temperature, manner.lapses, manner.replies, manner.planned, manner.trace, manner.kept)
    assert told == (0.2, 0.05, 0.3, True, 0.9, 2)
