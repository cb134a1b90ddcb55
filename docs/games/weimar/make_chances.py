"""Plays Weimar between equal searches and calibrates the chances of the linear evaluation, as hints show
them, against the share of games won.

    python docs/games/weimar/make_chances.py --games 100 --workers 2
    python docs/games/weimar/make_chances.py --games 100 --workers 2 --seed "a check"   # deals not used in the fit

Prints the two parameters in republik/games/weimar/players/evaluation.py for solo and four-player games, and the table
in docs/players.md.
"""  # noqa: INP001

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from math import log
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from republik.games.weimar.game import GAME
from republik.games.weimar.players.evaluation import CERTAIN, LINEAR, SHARES_OF_FOUR, SOLO_SHARES
from republik.games.weimar.players.players import OWN_PLAY, WeimarSearch
from republik.games.weimar.rules import steps as st
from republik.players.asking import decision_rng
from republik.table.budget import Budget
from republik.table.contract import CHANCE

ALONE = ("abyss",)
OF_FOUR = ("bruderkrieg", "vulkan", "main")
ITERATIONS = 6
APART = 15  # decisions between two estimates
STEPS = 50  # iterations of Newton's method
Numbers = npt.NDArray[np.float64]


class Seen(NamedTuple):
    estimate: float
    won: bool


def play(game: tuple[str, str, int]) -> list[Seen]:
    """Plays one game; returns the estimates with the result. In solo games only one of the person's two parties
    counts."""
    text, scenario, number = game
    seed = f"{text} {scenario} {number}"
    chance, decider = Random(seed), WeimarSearch(Budget(ITERATIONS), style=OWN_PLAY)
    position = GAME.new({"scenario": scenario})
    looks: list[list[float]] = []
    decisions = 0
    while (seat := position.to_act()) is not None:
        if seat == CHANCE:
            position.play(chance.choice(position.moves()))
            continue
        if decisions % APART == 0:
            looks.append(LINEAR.chances(position))
        position.play(decider.choose(position.view(seat), decision_rng(seed, seat, decisions)))
        decisions += 1
    if position.rules.solo:
        won = position.termination in (st.SMALL_VICTORY, st.GREAT_VICTORY)
        return [Seen(look[0], won) for look in looks]
    return [Seen(look[party], position.winner == party) for look in looks for party in range(len(GAME.seats))]


def fitted(seen: Iterable[Seen]) -> tuple[float, float]:
    """Level and slope of a logistic regression on the logits of the estimates."""
    within = [min(1 - CERTAIN, max(CERTAIN, one.estimate)) for one in seen]
    inputs: Numbers = np.array([(1.0, log(p / (1 - p))) for p in within])
    won: Numbers = np.array([float(one.won) for one in seen])
    weights: Numbers = np.zeros(2)
    for _ in range(STEPS):
        told = 1 / (1 + np.exp(-inputs @ weights))
        curvature = (inputs * (told * (1 - told))[:, None]).T @ inputs
        weights = weights + np.linalg.solve(curvature, inputs.T @ (won - told))
    return float(weights[0]), float(weights[1])


def rows(seen: list[Seen], *, solo: bool) -> Iterable[str]:
    told = [(LINEAR.share_won(one.estimate, solo), one.won) for one in seen]
    for tenth in range(10):
        found = [(share, won) for share, won in told if tenth <= share * 10 < tenth + 1]
        if found:
            said, came = (100 * sum(pair[part] for pair in found) / len(found) for part in (0, 1))
            games = "alone" if solo else "of four"
            yield f"| {games} | {10 * tenth} to {10 * tenth + 10}% | {len(found):,} | {said:.0f}% | {came:.0f}% |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games per scenario; twice as many for solo games")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="chances", help="any text; different seeds deal different cards")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        for scenarios, games, used in ((ALONE, 2 * asked.games, SOLO_SHARES), (OF_FOUR, asked.games, SHARES_OF_FOUR)):
            plan = [(asked.seed, scenario, number) for scenario in scenarios for number in range(games)]
            seen = [one for found in pool.map(play, plan) for one in found]
            level, slope = fitted(seen)
            print(f"{', '.join(scenarios)}: level {level:.2f}, slope {slope:.2f}; in use: {used[0]}, {used[1]}")
            print("\n".join(rows(seen, solo=scenarios == ALONE)))


if __name__ == "__main__":
    main()
