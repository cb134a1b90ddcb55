"""Plays Weimar between equal players and compares the chances of an evaluation, as hints show them, with the share of
games won. Also prints the two parameters in players/evaluation.py that fit these games.

    python docs/games/weimar/make_chances.py --judge network --alone 400 --of-four 100 --out chances.jsonl
    python docs/games/weimar/make_chances.py --alone 200 --of-four 100 --workers 2 --out linear.jsonl

The games are saved one by one; a second call continues from there. Prints the tables in docs/players.md and
docs/learning.md.
"""  # noqa: INP001

import argparse
import json
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from republik.games.weimar.game import GAME
from republik.games.weimar.players.evaluation import CERTAIN
from republik.games.weimar.players.evaluators import Judge, learned, linear
from republik.games.weimar.players.players import OWN_PLAY, WeimarGreedy, WeimarSearch
from republik.games.weimar.rules import steps as st
from republik.players.asking import decision_rng
from republik.table.budget import Budget
from republik.table.contract import CHANCE
from republik.table.learning.network import is_compiled

ALONE = ("abyss",)
OF_FOUR = ("bruderkrieg", "vulkan", "main")
JUDGES: Final[dict[str, Judge]] = {"linear": linear, "network": learned}
APART = 15  # decisions between two estimates
STEPS = 50  # iterations of Newton's method
Numbers = npt.NDArray[np.float64]


class Estimate(NamedTuple):
    """An estimate, the chance that a hint shows for it, and whether the game was won."""

    estimate: float
    chance: float
    won: bool


Played = list[Estimate]


def play(judge_name: str, iterations: int, game: tuple[str, str, int]) -> Played:
    """Plays one game; returns the estimates with the result. In solo games only one of the person's two parties
    counts."""
    text, scenario, number = game
    seed = f"{text} {scenario} {number}"
    judge = JUDGES[judge_name]
    chance = Random(seed)
    decider = WeimarSearch(Budget(iterations), judge=judge, style=OWN_PLAY) if iterations else WeimarGreedy(judge=judge)
    position = GAME.new({"scenario": scenario})
    evaluator = judge(position.rules)
    looks: list[list[float]] = []
    decisions = 0
    while (seat := position.to_act()) is not None:
        if seat == CHANCE:
            position.play(chance.choice(position.moves()))
            continue
        if decisions % APART == 0:
            looks.append(evaluator.chances(position))
        position.play(decider.choose(position.view(seat), decision_rng(seed, seat, decisions)))
        decisions += 1
    solo = position.rules.solo
    if solo:
        won = [position.termination in (st.SMALL_VICTORY, st.GREAT_VICTORY)]
    else:
        won = [position.winner == party for party in range(len(GAME.seats))]
    return [Estimate(look[k], evaluator.share_won(look[k], solo), won[k]) for look in looks for k in range(len(won))]


def fitted(cases: Iterable[Estimate]) -> tuple[float, float]:
    """Level and slope of a logistic regression on the logits of the estimates."""
    within = [min(1 - CERTAIN, max(CERTAIN, one.estimate)) for one in cases]
    inputs: Numbers = np.array([(1.0, log(p / (1 - p))) for p in within])
    won: Numbers = np.array([float(one.won) for one in cases])
    weights: Numbers = np.zeros(2)
    for _ in range(STEPS):
        estimates = 1 / (1 + np.exp(-inputs @ weights))
        curvature = (inputs * (estimates * (1 - estimates))[:, None]).T @ inputs
        weights = weights + np.linalg.solve(curvature, inputs.T @ (won - estimates))
    return float(weights[0]), float(weights[1])


def off_by(games: list[Played]) -> tuple[float, float]:
    """Won less told over all cases, and its standard error by the variation between games, both in points."""
    gaps = [sum(one.won - one.chance for one in game) for game in games]
    cases = sum(len(game) for game in games)
    mean = sum(gaps) / cases
    residues = [gap - mean * len(game) for gap, game in zip(gaps, games, strict=True)]
    return 100 * mean, 100 * sqrt(sum(residue**2 for residue in residues)) / cases


def rows(cases: list[Estimate], name: str) -> Iterable[str]:
    for tenth in range(10):
        group = [one for one in cases if tenth <= one.chance * 10 < tenth + 1]
        if group:
            chance, won = (100 * sum(pair[part] for pair in group) / len(group) for part in (1, 2))
            yield f"| {name} | {10 * tenth} to {10 * tenth + 10}% | {len(group):,} | {chance:.0f}% | {won:.0f}% |"


def report(name: str, games: list[Played]) -> None:
    cases = [one for game in games for one in game]
    mean, error = off_by(games)
    print(f"{name}: {len(games)} games, {len(cases):,} cases, won less told {mean:+.1f} ± {1.96 * error:.1f} points")
    if name == "alone":
        print(f"    {sum(game[0].won for game in games)} games won")
    for part in (half for half in (games[::2], games[1::2]) if half):
        print(f"    in one half of the games {off_by(part)[0]:+.1f}")
    level, slope = fitted(cases)
    print(f"    level {level:.2f}, slope {slope:.2f}")
    print("\n".join(rows(cases, name)))


def measure(arguments: argparse.Namespace, plan: list[tuple[str, str, int]]) -> dict[str, Played]:
    """Plays what is missing; returns all games by their seed."""
    games: dict[str, Any] = {}
    if arguments.out.exists():
        games = {key: cases for line in arguments.out.open(encoding="utf-8") for key, cases in json.loads(line).items()}
    missing = [game for game in plan if " ".join(map(str, game)) not in games]
    one = partial(play, arguments.judge, arguments.iterations)
    with ProcessPoolExecutor(arguments.workers) as pool, arguments.out.open("a", encoding="utf-8") as out:
        for game, cases in zip(missing, pool.map(one, missing), strict=True):
            games[" ".join(map(str, game))] = cases
            out.write(json.dumps({" ".join(map(str, game)): cases}) + "\n")
            out.flush()
    return {key: [Estimate(*case) for case in cases] for key, cases in games.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--judge", choices=JUDGES, default="linear")
    parser.add_argument("--iterations", type=int, default=6, help="of the search; 0: the best move at sight")
    parser.add_argument("--alone", type=int, default=200, help="solo games")
    parser.add_argument("--of-four", type=int, default=100, help="games of each scenario for four")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", default="chances", help="any text; different seeds deal different cards")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    if arguments.judge == "network" and not is_compiled():
        parser.error("the network needs the compiled engine")
    parts = {"alone": (ALONE, arguments.alone), "of four": (OF_FOUR, arguments.of_four)}
    plans = {
        name: [(arguments.seed, scenario, number) for scenario in scenarios for number in range(games)]
        for name, (scenarios, games) in parts.items()
    }
    results = measure(arguments, sorted((game for plan in plans.values() for game in plan), key=lambda game: game[2]))
    for name, plan in plans.items():
        if plan:
            report(name, [results[" ".join(map(str, game))] for game in plan])


if __name__ == "__main__":
    main()
