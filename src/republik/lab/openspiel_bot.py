"""OpenSpiel's own search as a player: its Python `ISMCTSBot`, called through our adapter with a time budget."""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, cast

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from republik.lab import openspiel
from republik.lab.research import research_of
from republik.table.budget import Budget
from republik.table.contract import View
from republik.table.game import Options

UCT_C = 2.0  # the value in OpenSpiel's examples and tests of this search
FEWEST = 2
"""The first simulation only expands the root: its moves are counted from the second one on."""

Clock = Callable[[], float]


class BudgetedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with a budget instead of a number of simulations; everything else is unchanged."""

    def __init__(self, game: openspiel.TableGame, budget: Budget, clock: Clock, rng: Random) -> None:
        dice = np.random.RandomState(rng.getrandbits(32))
        rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(rng.getrandbits(32)))
        super().__init__(game, rollouts, UCT_C, budget.iterations, random_state=dice)
        self.end = None if budget.seconds is None else clock() + budget.seconds
        self.clock = clock
        self.simulations = 0

    def run_search(self, state: openspiel.TableState) -> list[tuple[int, float]]:
        self.reset()
        self._root_node = self.create_new_node(state)
        self.simulations = 0
        while self.simulations < FEWEST or not self._used_up():
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        return cast("list[tuple[int, float]]", self.get_final_policy(state, self._root_node))

    def _used_up(self) -> bool:
        if self._max_simulations is not None and self.simulations >= self._max_simulations:
            return True
        return self.end is not None and self.clock() >= self.end


class OpenSpielPlayer:
    """Plays by OpenSpiel's information-set search with random playouts.

    It receives a view: its root state is sampled from that, and so is every simulation. The view contains what the seat
    saw before, as far as the rules allow it to remember.
    """

    def __init__(self, game: str, options: Options, budget: Budget, clock: Clock = perf_counter) -> None:
        self.name = "openspiel-ismcts"
        self.game = game
        self.options = options
        self.budget = budget
        self.clock = clock
        self.simulations = 0
        """The number of simulations of the last decision."""

    def choose(self, view: View, rng: Random) -> int:
        chosen = openspiel.parameters(research_of(self.game), self.options)
        game = pyspiel.load_game(openspiel.game_name(self.game), chosen)

        def world(*_: Any) -> openspiel.TableState:
            return openspiel.state_at(game, view.sample(rng))

        bot = BudgetedBot(game, self.budget, self.clock, rng)
        bot.set_resampler(world)
        move = int(bot.step(world()))
        self.simulations = bot.simulations
        return move
