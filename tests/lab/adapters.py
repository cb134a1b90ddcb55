"""What the tests of the adapters share, whatever the game."""

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
    """States of OpenSpiel along a random game, the last one always."""
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
    """Two simulations of its search for each decision, their worlds drawn by our adapter."""
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
