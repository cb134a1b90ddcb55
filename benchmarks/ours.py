"""Measures Wir sind das Volk! and Weimar with the engine that the environment selects (interpreted or compiled)."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import republik
from republik.games.weimar.game import new_game as new_weimar_game
from republik.games.weimar.players.evaluators import SHIPPED as WEIMAR_NETWORK
from republik.games.weimar.players.learned import LearnedEvaluator as WeimarNetwork
from republik.games.weimar.rules.playout import random_game as random_weimar
from republik.games.wsdv import new_game
from republik.games.wsdv.players.evaluators import SHIPPED as WSDV_NETWORK
from republik.games.wsdv.players.learned import LearnedEvaluator as WsdvNetwork
from republik.games.wsdv.players.tree import Tree
from republik.games.wsdv.rules.playout import random_game
from republik.games.wsdv.rules.position import Dealer, View
from republik.games.wsdv.rules.sequence import Action
from republik.lab.batch import BatchEnv
from republik.players import registry
from republik.table.contract import Position
from republik.table.dice import Dice
from republik.table.player import Player
from timing import rate, report

EDITION = "2.1"
SCENARIO = "bruderkrieg"
GAMES = range(100)


def games() -> int:
    for seed in GAMES:
        random_game(EDITION, seed)
    return len(GAMES)


def decisions_driven() -> int:
    """Drives games from Python: get the moves, pick one at random, play it; chance counts as a seat like any other."""
    random = Random(20261115).random
    decisions = 0
    for _ in range(30):
        position = new_game(edition=EDITION)
        while position.to_act() is not None:
            moves = position.moves()
            position.play(moves[int(random() * len(moves))])
            decisions += 1
    return decisions


def new_wsdv() -> Position:
    return new_game(edition=EDITION)


def new_weimar() -> Position:
    """Starts a game with four parties and two rounds."""
    return new_weimar_game(SCENARIO)


def middles(new: Callable[[], Position]) -> Sequence[Position]:
    """Collects positions from the middle of random games."""
    random = Random(20261115).random
    positions = []
    for _ in range(20):
        position = new()
        trail = []
        while position.to_act() is not None:
            trail.append(position.copy())
            moves = position.moves()
            position.play(moves[int(random() * len(moves))])
        positions.append(trail[len(trail) // 2])
    return positions


def copies_of(positions: Sequence[Position]) -> Callable[[], int]:
    def copies() -> int:
        for _ in range(200):
            for position in positions:
                position.copy()
        return 200 * len(positions)

    return copies


def evaluations_of(evaluate: Callable[[Any], object], positions: Sequence[Position]) -> Callable[[], int]:
    def evaluations() -> int:
        for _ in range(10):
            for position in positions:
                evaluate(position)
        return 10 * len(positions)

    return evaluations


def batch_steps() -> int:
    """Makes random decisions in many games at once, with the next seat's features and legal moves as arrays."""
    env = BatchEnv(64, seed=20261115, edition=EDITION)
    for _ in range(30):
        env.step(env.random_actions())
    return 30 * env.games


def card_choices() -> list[View]:
    """Collects views of seats that choose a card, from random games."""
    random = Random(1949).random
    views: list[View] = []
    while len(views) < 6:
        position = new_game(edition=EDITION)
        left = int(random() * 60)
        while (seat := position.to_act()) is not None:
            left -= 1
            if left < 0 and seat >= 0 and isinstance(position.step(), Action):
                views.append(position.view(seat))
                break
            moves = position.moves()
            position.play(moves[int(random() * len(moves))])
    return views


def opening() -> View:
    """Returns the view at the first card choice of a game."""
    random = Random(1).random
    position = new_game(edition=EDITION)
    while (seat := position.to_act()) is None or seat < 0:
        moves = position.moves()
        position.play(moves[int(random() * len(moves))])
    return position.view(seat)


first, choices = opening(), card_choices()
wsdv_network = WsdvNetwork(WSDV_NETWORK.weights())
weimar_network = WeimarNetwork(WEIMAR_NETWORK.weights())


def rollout_iterations() -> int:
    """Searches from the opening; every iteration plays a whole random game."""
    Tree(Dealer(first.shown), Dice(1), rollouts=True).run(300)
    return 300


def search_iterations() -> int:
    """Searches from the opening as the search player does, with the linear evaluation."""
    Tree(Dealer(first.shown), Dice(1)).run(40)
    return 40


def learned_search_iterations() -> int:
    """Searches from the opening as the search player does, with the network that comes with the game."""
    Tree(Dealer(first.shown), Dice(1), judge=wsdv_network).run(40)
    return 40


def decisions_of(player: Player) -> Callable[[], int]:
    def decide() -> int:
        for view in choices:
            player.choose(view, Random(7))
        return len(choices)

    return decide


def weimar_games() -> int:
    for seed in GAMES:
        random_weimar(SCENARIO, seed)
    return len(GAMES)


played = [random_game(EDITION, seed) for seed in GAMES]
games_a_second = rate(games)
wsdv_positions, weimar_positions = middles(new_wsdv), middles(new_weimar)
report(
    {
        "compiled": republik.compiled(),
        "checksum": ",".join(format(checksum, "x") for checksum, _ in played),
        "games": games_a_second,
        "decisions_inside": games_a_second * sum(decisions for _, decisions in played) / len(played),
        "decisions_driven": rate(decisions_driven),
        "copies": rate(copies_of(wsdv_positions)),
        "weimar_games": rate(weimar_games),
        "weimar_copies": rate(copies_of(weimar_positions)),
        "batch_steps": rate(batch_steps),
        "rollout_iterations": rate(rollout_iterations),
        "search_iterations": rate(search_iterations),
        "evaluations": rate(evaluations_of(wsdv_network.chance, wsdv_positions)),
        "weimar_evaluations": rate(evaluations_of(weimar_network.values, weimar_positions)),
        # players of an interpreted engine search with the linear evaluation
        **({"learned_search_iterations": rate(learned_search_iterations)} if republik.compiled() else {}),
        **{
            f"level {level.number}": rate(decisions_of(registry.player(level.key, "wsdv")))
            for level in registry.levels("wsdv")
        },
    }
)
