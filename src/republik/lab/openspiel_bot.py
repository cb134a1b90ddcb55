"""OpenSpiel's own search as a player: its Python `ISMCTSBot`, asked through our door, for the time it is given."""

import republik.lab.dependencies  # noqa: F401 - before the packages it asks for

# isort: split
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, cast

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from republik.games.wsdv.rules.position import View as WsdvView
from republik.lab import openspiel
from republik.table.budget import Budget
from republik.table.contract import View

UCT_C = 2.0  # what OpenSpiel's examples and tests of this search take
FEWEST = 2
"""The first simulation only opens the root: its moves are counted from the second one on."""

Clock = Callable[[], float]


class BudgetedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, its loop ended by a budget instead of a number of simulations; all else is theirs."""

    def __init__(self, game: openspiel.WirSindDasVolkGame, budget: Budget, clock: Clock, rng: Random) -> None:
        dice = np.random.RandomState(rng.getrandbits(32))
        rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(rng.getrandbits(32)))
        super().__init__(game, rollouts, UCT_C, budget.iterations, random_state=dice)
        self.end = None if budget.seconds is None else clock() + budget.seconds
        self.clock = clock
        self.simulations = 0

    def run_search(self, state: openspiel.WirSindDasVolkState) -> list[tuple[int, float]]:
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
    """Plays Wir sind das Volk! by OpenSpiel's information-set search with random games to the end.

    It is handed a view: the state it searches from is dealt from that, and every simulation deals anew. What the seat
    saw before this decision is in the view, as far as the rules let it remember.
    """

    def __init__(self, budget: Budget, clock: Clock = perf_counter) -> None:
        self.name = "openspiel-ismcts"
        self.budget = budget
        self.clock = clock
        self.simulations = 0
        """How many the last decision took."""

    def choose(self, view: View, rng: Random) -> int:
        seen = cast("WsdvView", view)
        game = pyspiel.load_game(openspiel.NAME, {"edition": float(seen.shown.rules.edition.id)})

        def world(*_: Any) -> openspiel.WirSindDasVolkState:
            return openspiel.state_at(game, seen.sample(rng))

        bot = BudgetedBot(game, self.budget, self.clock, rng)
        bot.set_resampler(world)
        move = int(bot.step(world()))
        self.simulations = bot.simulations
        return move
