"""Plays Weimar between four equal computer players and prints the tables of balance.md.

    python docs/games/weimar/make_balance.py --games 1000 --seed "report 8" --workers 2 --out balance.json

The results are saved game by game; a second call continues from there.
"""  # noqa: INP001

import argparse
import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from republik.front_page.figures import markdown
from republik.games.weimar.game import GAME
from republik.games.weimar.players.evaluators import SHIPPED, learned
from republik.games.weimar.players.players import OWN_PLAY, WeimarSearch
from republik.lab.arena import Stopped
from republik.lab.executors import in_order
from republik.lab.ratings import wilson
from republik.players.asking import decision_rng
from republik.table.budget import Budget
from republik.table.contract import CHANCE
from republik.table.learning.network import is_compiled

FOUR_PLAYERS = ("bruderkrieg", "vulkan", "main")
SOLO = "abyss"
PARTIES = ("SPD", "Zentrum", "KPD", "DNVP")
NOBODY = "nobody"
TO_THE_END = ("survival", "great_victory", "small_victory", "defeat")  # the last three: solo games only


class Result(NamedTuple):
    winner: str
    ending: str
    lived_two_rounds: bool
    points: list[int]


def play(iterations: int, seed: str, job: tuple[str, int], stopped: Callable[[], bool]) -> Result:
    """Plays one game between searches that judge by the network and look ahead to the end of their own card play;
    determined by seed, scenario and number."""
    scenario, number = job
    seed = f"{seed} {scenario} {number}"
    chance = Random(seed)
    decider = WeimarSearch(Budget(iterations), judge=learned, style=OWN_PLAY)
    position = GAME.new({"scenario": scenario})
    decisions = 0
    while (seat := position.to_act()) is not None:
        if stopped():
            raise Stopped
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


def measure(arguments: argparse.Namespace, games: dict[str, list[Any]]) -> None:
    """Plays a game of each scenario in turn, so that early results cover all scenarios."""
    jobs = [
        (scenario, number)
        for number in range(arguments.games)
        for scenario in arguments.scenarios
        if number >= len(games.get(scenario, []))
    ]
    played = in_order(
        partial(play, arguments.iterations, arguments.seed), jobs, arguments.workers, "error-dataset-worker"
    )
    for (scenario, _), result in zip(jobs, played, strict=True):
        games.setdefault(scenario, []).append(result)
        arguments.out.write_text(json.dumps({**origin(arguments), "games": games}), encoding="utf-8")


def origin(arguments: argparse.Namespace) -> dict[str, Any]:
    """Returns what determines the games."""
    return {"iterations": arguments.iterations, "seed": arguments.seed, "network": SHIPPED.fingerprint()}


def share(count: int, games: int) -> str:
    low, high = wilson(count, games)
    return f"{count / games:.1%} ({low:.1%}…{high:.1%})"


def four_player_row(scenario: str, results: list[Result]) -> list[str]:
    wins = Counter(result.winner for result in results)
    games = len(results)
    lived = "–" if scenario == "vulkan" else share(sum(result.lived_two_rounds for result in results), games)
    points = " / ".join(f"{sum(result.points[seat] for result in results) / games:.1f}" for seat in range(4))
    return [scenario, f"{games:,}", *(share(wins[party], games) for party in (*PARTIES, NOBODY)), lived, points]


def show(played: dict[str, list[Any]]) -> None:
    results = {scenario: [Result(*one) for one in games] for scenario, games in played.items()}
    rows = [four_player_row(scenario, results[scenario]) for scenario in FOUR_PLAYERS if results.get(scenario)]
    print(markdown(["scenario", "games", *PARTIES, NOBODY, "survives round 2", "mean points"], rows))
    endings = [
        [scenario, f"{len(games):,}", ending, share(count, len(games))]
        for scenario, games in results.items()
        for ending, count in Counter(one.ending for one in games).most_common()
    ]
    print("\n" + markdown(["scenario", "games", "ending", "share"], endings))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--iterations", type=int, default=6)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--scenarios", nargs="+", default=[*FOUR_PLAYERS, SOLO])
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    if not is_compiled():
        parser.error("the network needs the compiled engine")
    games: dict[str, list[Any]] = {}
    if arguments.out.exists():
        data = json.loads(arguments.out.read_text(encoding="utf-8"))
        games = data.pop("games")
        if data != origin(arguments):
            parser.error(f"{arguments.out} holds other games: {data} instead of {origin(arguments)}")
    measure(arguments, games)
    show(games)


if __name__ == "__main__":
    main()
