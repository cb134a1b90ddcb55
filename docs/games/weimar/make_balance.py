"""Plays Weimar between four equal computer players and prints the tables of balance.md.

    python docs/games/weimar/make_balance.py --games 1000 --seed "report 8" --workers 2 --out balance.json

The results are saved every few games; a second call continues from there.
"""  # noqa: INP001

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from republik.games.weimar.game import GAME
from republik.games.weimar.players.judgement import SHIPPED, learned
from republik.games.weimar.players.players import OWN_PLAY, WeimarSearch
from republik.lab.ratings import wilson
from republik.players.asking import decision_rng
from republik.table.budget import Budget
from republik.table.contract import CHANCE
from republik.table.network import is_compiled

FOUR_PLAYERS = ("bruderkrieg", "vulkan", "main")
SOLO = "abyss"
PARTIES = ("SPD", "Zentrum", "KPD", "DNVP")
NOBODY = "nobody"
TO_THE_END = ("survival", "great_victory", "small_victory", "defeat")  # the last three: solo games only
BLOCK = 20


class Result(NamedTuple):
    winner: str
    ending: str
    lived_two_rounds: bool
    points: list[int]


def play(scenario: str, iterations: int, seed: str) -> Result:
    """Plays one game between searches that judge by the network and look ahead to the end of their own card play;
    determined by its seed."""
    chance = Random(seed)
    decider = WeimarSearch(Budget(iterations), judge=learned, style=OWN_PLAY)
    position = GAME.new({"scenario": scenario})
    decisions = 0
    while (seat := position.to_act()) is not None:
        if seat == CHANCE:
            position.play(chance.choice(position.moves()))
            continue
        position.play(decider.choose(position.view(seat), decision_rng(seed, seat, decisions)))
        decisions += 1
    outcome = position.outcome()
    assert outcome is not None
    first = 5 if scenario == "vulkan" else 1
    lived = position.round > first + 1 or outcome.termination in TO_THE_END
    winner = NOBODY if position.winner < 0 else PARTIES[position.winner]
    return Result(winner, outcome.termination, lived, list(position.vp))


def blocks(scenarios: list[str], games: int) -> Iterator[tuple[str, range]]:
    """Yields a few games of each scenario in turn, so that early results cover all scenarios."""
    for start in range(0, games, BLOCK):
        for scenario in scenarios:
            yield scenario, range(start, min(start + BLOCK, games))


def measure(asked: argparse.Namespace, kept: dict[str, list[Any]]) -> None:
    with ProcessPoolExecutor(asked.workers) as pool:
        for scenario, numbers in blocks(asked.scenarios, asked.games):
            results = kept.setdefault(scenario, [])
            missing = [f"{asked.seed} {scenario} {number}" for number in numbers if number >= len(results)]
            results.extend(pool.map(partial(play, scenario, asked.iterations), missing))
            if missing:
                told = {**origin(asked), "games": kept}
                asked.out.write_text(json.dumps(told), encoding="utf-8")
                print(f"{scenario}: {len(results)} of {asked.games} games", file=sys.stderr)


def origin(asked: argparse.Namespace) -> dict[str, Any]:
    """Returns what determines the games."""
    return {"iterations": asked.iterations, "seed": asked.seed, "network": SHIPPED.fingerprint()}


def share(count: int, games: int) -> str:
    low, high = wilson(count, games)
    return f"{count / games:.1%} ({low:.1%}…{high:.1%})"


def four_player_row(scenario: str, results: list[Result]) -> str:
    wins = Counter(result.winner for result in results)
    games = len(results)
    lived = "–" if scenario == "vulkan" else share(sum(result.lived_two_rounds for result in results), games)
    points = " / ".join(f"{sum(result.points[seat] for result in results) / games:.1f}" for seat in range(4))
    shares = [share(wins[party], games) for party in (*PARTIES, NOBODY)]
    return "| " + " | ".join([scenario, f"{games:,}", *shares, lived, points]) + " |"


def table(heads: list[str]) -> str:
    return "| " + " | ".join(heads) + " |\n| --- |" + " ---: |" * (len(heads) - 1)


def show(kept: dict[str, list[Any]]) -> None:
    print(table(["scenario", "games", *PARTIES, NOBODY, "survives round 2", "mean points"]))
    for scenario in FOUR_PLAYERS:
        if results := [Result(*one) for one in kept.get(scenario, [])]:
            print(four_player_row(scenario, results))
    print("\n" + table(["scenario", "games", "ending", "share"]))
    for scenario, games in kept.items():
        for ending, count in Counter(Result(*one).ending for one in games).most_common():
            print(f"| {scenario} | {len(games):,} | {ending} | {share(count, len(games))} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--iterations", type=int, default=6)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--scenarios", nargs="+", default=[*FOUR_PLAYERS, SOLO])
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    if not is_compiled():
        parser.error("the network needs the compiled engine")
    kept: dict[str, list[Any]] = {}
    if asked.out.exists():
        found = json.loads(asked.out.read_text(encoding="utf-8"))
        kept = found.pop("games")
        if found != origin(asked):
            parser.error(f"{asked.out} holds other games: {found} instead of {origin(asked)}")
    measure(asked, kept)
    show(kept)


if __name__ == "__main__":
    main()
