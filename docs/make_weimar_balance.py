"""Plays Weimar between four equal computer players and prints the table of docs/weimar-balance.md.

python docs/make_weimar_balance.py --games 300 --player delegate --workers 2
"""  # noqa: INP001

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import NamedTuple

from republik.players import registry
from republik.players.base import decision_rng
from republik.table.contract import CHANCE
from republik.weimar.game import GAME

SCENARIOS = ("bruderkrieg", "vulkan", "main")
PARTIES = ("SPD", "Zentrum", "KPD", "DNVP")


class Result(NamedTuple):
    winner: int
    termination: str
    last_round: int
    points: tuple[int, ...]


def play(scenario: str, player: str, number: int) -> Result:
    """One game; it depends on its number alone."""
    chance = Random(f"balance {scenario} {number}")
    decider = registry.player(player, "weimar")
    position = GAME.new({"scenario": scenario})
    decisions = 0
    while (seat := position.to_act()) is not None:
        if seat == CHANCE:
            position.play(chance.choice(position.moves()))
            continue
        rng = decision_rng(f"balance {scenario} {number}", seat, decisions)
        position.play(decider.choose(position.view(seat), rng))
        decisions += 1
    outcome = position.outcome()
    assert outcome is not None
    return Result(position.winner, outcome.termination, position.round, tuple(position.vp))


def row(scenario: str, results: list[Result]) -> str:
    """One line of the table: shares of wins, mean points, how often the Republic outlives its first two rounds."""
    count = len(results)
    wins = Counter(result.winner for result in results)
    first = 5 if scenario == "vulkan" else 1
    lived = sum(result.last_round > first + 1 or result.termination == "survival" for result in results)
    shares = " | ".join(f"{wins[seat] / count:.0%}" for seat in (0, 1, 2, 3, -1))
    points = " / ".join(f"{sum(result.points[seat] for result in results) / count:.1f}" for seat in range(4))
    return f"| {scenario} | {count} | {shares} | {lived / count:.0%} | {points} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--player", default="delegate")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    heads = ["scenario", "games", *PARTIES, "nobody", "lives through two rounds", "mean points"]
    print("| " + " | ".join(heads) + " |")
    print("| --- |" + " ---: |" * (len(heads) - 1))
    with ProcessPoolExecutor(asked.workers) as pool:
        for scenario in SCENARIOS:
            results = list(pool.map(partial(play, scenario, asked.player), range(asked.games), chunksize=2))
            print(row(scenario, results), flush=True)


if __name__ == "__main__":
    main()
