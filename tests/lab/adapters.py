"""Helpers for the tests of the adapters, for any game."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from republik import games
from republik.lab.openspiel import TableState, game_name, resampler

NAMES = [game_name(game) for game in games.names()]


def states(name: str, seed: int, often: float = 1.0) -> Iterator[Any]:
    """Yields OpenSpiel states from a random game, always including the last one."""
    rng = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if rng.random() < often:
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def seats(state: TableState) -> range:
    return range(state.num_players())


def cannot_be_told_apart(world: TableState, state: TableState, seat: int) -> None:
    assert world.information_state_string(seat) == state.information_state_string(seat)
    assert world.observation_string(seat) == state.observation_string(seat)
    assert world.current_player() == state.current_player()


def search_of_openspiel(game: Any, by_observation: bool = False) -> Any:
    """OpenSpiel's search with two simulations per decision; our adapter samples its worlds."""
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=2,
        random_state=np.random.RandomState(2),
        use_observation_string=by_observation,
    )
    bot.set_resampler(resampler(Random(3)))
    return bot
