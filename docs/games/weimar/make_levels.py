"""Measures the levels of Weimar that people meet, and writes the tables in balance.md and the figures the page shows.

    python docs/games/weimar/make_levels.py --kinds alone --levels minister --games 200
    python docs/games/weimar/make_levels.py --show

`alone`: a level plays SPD and Zentrum of the solo scenario. `equal`: four players of one level play each scenario of
four. `climb`: one player of a level sits against three of the next lower, at each seat in turn. data/levels.json keeps
the counts after every game; a second call continues from there.
"""  # noqa: INP001

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from republik.front_page.figures import markdown
from republik.games.weimar.game import GAME
from republik.games.weimar.players.evaluators import SHIPPED
from republik.games.weimar.players.levels import PLAYERS
from republik.lab.arena import Stopped
from republik.lab.executors import in_order
from republik.lab.ratings import wilson
from republik.players.asking import decision_rng
from republik.table.budget import Budget
from republik.table.contract import CHANCE
from republik.table.learning.network import is_compiled
from republik.table.player import Player

HERE = Path(__file__).resolve().parent
DATA = HERE / "data" / "levels.json"
PAGE = HERE / "balance.md"
CHANCES = HERE.parents[2] / "web" / "src" / "games" / "weimar" / "content" / "chances.json"
SCENARIOS: Final = {"alone": ("abyss",), "equal": ("bruderkrieg", "vulkan", "main"), "climb": ("bruderkrieg",)}
LATE: Final = "vulkan"
"""The scenario that begins with round 5."""
PARTIES: Final = ("SPD", "Zentrum", "KPD", "DNVP")
LEVELS: Final = sorted(
    (name for name, spec in PLAYERS.items() if spec.level), key=lambda name: PLAYERS[name].level or 0
)
ITERATIONS: Final = Budget(600)
"""The statesman's budget without its clock, so that a loaded machine plays the same games."""
NOBODY: Final = "nobody"
FEWEST: Final = 60
"""Groups of fewer games are not shown."""
SOLO_VICTORIES: Final = ("great_victory", "small_victory")
TO_THE_END: Final = ("survival", *SOLO_VICTORIES, "defeat")


class Job(NamedTuple):
    """One game: its kind, the level it measures, its scenario and its number."""

    kind: str
    level: str
    scenario: str
    number: int

    @property
    def group(self) -> str:
        return f"{self.kind} {self.level} {self.scenario}"


class Result(NamedTuple):
    winner: str
    ending: str
    points: list[int]
    survived_two_rounds: bool


@dataclass
class Tally:
    """The counted games of one kind, level and scenario."""

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    points: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    own: int = 0
    """Games won by the level that is measured: from the seat it held, or with both parties of the solo scenario."""
    survived_two_rounds: int = 0

    def add(self, job: Job, result: Result) -> None:
        self.games += 1
        self.wins[result.winner] += 1
        self.endings[result.ending] += 1
        self.points = [total + one for total, one in zip(self.points, result.points, strict=True)]
        self.survived_two_rounds += result.survived_two_rounds
        if job.kind == "alone":
            self.own += result.ending in SOLO_VICTORIES
        elif job.kind == "climb":
            self.own += result.winner == PARTIES[job.number % 4]


def player(level: str) -> Player:
    spec = PLAYERS[level]
    return spec.make(ITERATIONS if spec.takes_budget else None)


def players(job: Job) -> list[Player]:
    """Returns the player of each seat."""
    if job.kind != "climb":
        return [player(job.level) for _ in PARTIES]
    below = LEVELS[LEVELS.index(job.level) - 1]
    return [player(job.level if seat == job.number % 4 else below) for seat in range(4)]


def play(job: Job, stopped: Callable[[], bool]) -> Result:
    """Plays one game, determined by the job alone. The four games of a deal differ in who sits where."""
    deal = job.number // 4 if job.kind == "climb" else job.number
    seed = f"levels {job.kind} {job.scenario} {deal}"
    chance = Random(seed)
    at_seat = players(job)
    position = GAME.new({"scenario": job.scenario})
    decisions = 0
    while (seat := position.to_act()) is not None:
        if stopped():
            raise Stopped
        if seat == CHANCE:
            position.play(chance.choice(position.moves()))
            continue
        position.play(at_seat[seat].choose(position.view(seat), decision_rng(seed, seat, decisions)))
        decisions += 1
    outcome = position.outcome()
    assert outcome is not None
    winner = NOBODY if position.winner < 0 else PARTIES[position.winner]
    survived = position.round > 2 or outcome.termination in TO_THE_END
    return Result(winner, outcome.termination, list(position.vp), survived)


def jobs_of(arguments: argparse.Namespace, tallies: dict[str, Tally]) -> Iterable[Job]:
    for kind in arguments.kinds:
        levels = [level for level in arguments.levels if kind != "climb" or level != LEVELS[0]]
        for level in levels:
            for number in range(arguments.games):
                for scenario in SCENARIOS[kind]:
                    job = Job(kind, level, scenario, number)
                    if number >= tallies.get(job.group, Tally()).games:
                        yield job


def measure(arguments: argparse.Namespace) -> None:
    tallies = stored()
    jobs = list(jobs_of(arguments, tallies))
    played = in_order(play, jobs, arguments.workers, "error-dataset-worker")
    for number, (job, result) in enumerate(zip(jobs, played, strict=True), 1):
        tallies.setdefault(job.group, Tally()).add(job, result)
        save(tallies)
        print(f"\r{number:,} of {len(jobs):,} games", end="", flush=True)
    print()


def origin() -> dict[str, str]:
    """Returns what determines the games beside their seeds."""
    return {"network": SHIPPED.fingerprint()}


def save(tallies: dict[str, Tally]) -> None:
    data = {**origin(), "groups": {group: vars(tally) for group, tally in sorted(tallies.items())}}
    partial_file = DATA.with_suffix(".partial")
    partial_file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    partial_file.replace(DATA)


def stored() -> dict[str, Tally]:
    if not DATA.exists():
        return {}
    data = json.loads(DATA.read_text(encoding="utf-8"))
    groups = data.pop("groups")
    if data != origin():
        raise SystemExit(f"{DATA} holds games of another network: {data} instead of {origin()}")
    return {
        group: Tally(**{**one, "wins": Counter(one["wins"]), "endings": Counter(one["endings"])})
        for group, one in groups.items()
    }


def shown() -> dict[str, Tally]:
    return {group: tally for group, tally in stored().items() if tally.games >= FEWEST}


def share(count: int, games: int) -> str:
    low, high = wilson(count, games)
    return f"{count / games:.1%} ({low:.1%}…{high:.1%})"


def alone_table(tallies: dict[str, Tally]) -> str:
    rows = [
        [
            level,
            f"{tally.games:,}",
            share(tally.own, tally.games),
            share(tally.endings["great_victory"], tally.games),
            share(tally.games - sum(tally.endings[ending] for ending in TO_THE_END), tally.games),
        ]
        for level in LEVELS
        if (tally := tallies.get(f"alone {level} abyss"))
    ]
    return markdown(["level", "games", "victories", "great victories", "Republic falls before the end"], rows)


def equal_table(tallies: dict[str, Tally]) -> str:
    rows = []
    for level in LEVELS:
        for scenario in SCENARIOS["equal"]:
            if tally := tallies.get(f"equal {level} {scenario}"):
                wins = [share(tally.wins[party], tally.games) for party in (*PARTIES, NOBODY)]
                if scenario == LATE:
                    survived = "–"
                else:
                    survived = share(tally.survived_two_rounds, tally.games)
                points = " / ".join(f"{total / tally.games:.1f}" for total in tally.points)
                rows.append([level, scenario, f"{tally.games:,}", *wins, survived, points])
    return markdown(["level", "scenario", "games", *PARTIES, NOBODY, "survives round 2", "mean points"], rows)


def endings_table(tallies: dict[str, Tally]) -> str:
    rows = [
        [level, scenario, ending, share(count, tally.games)]
        for level in LEVELS
        for scenario in SCENARIOS["equal"]
        if (tally := tallies.get(f"equal {level} {scenario}"))
        for ending, count in Counter(tally.endings).most_common()
    ]
    return markdown(["level", "scenario", "ending", "share"], rows)


def climb_table(tallies: dict[str, Tally]) -> str:
    rows = [
        [level, f"three of {below}", f"{tally.games:,}", share(tally.own, tally.games)]
        for below, level in pairwise(LEVELS)
        if (tally := tallies.get(f"climb {level} bruderkrieg"))
    ]
    return markdown(["level", "against", "games", "wins"], rows)


TABLES: Final = {"alone": alone_table, "equal": equal_table, "endings": endings_table, "climb": climb_table}


def page_of(tallies: dict[str, Tally], page: str) -> str:
    """Returns the page with each table between its marks."""
    for name, table in TABLES.items():
        begin, end = f"<!-- levels:{name} -->", f"<!-- /levels:{name} -->"
        before, _, rest = page.partition(begin)
        _, _, after = rest.partition(end)
        page = f"{before}{begin}\n\n{table(tallies)}\n\n{end}{after}"
    return page


def chances_of(tallies: dict[str, Tally]) -> dict[str, Any]:
    """Returns the counts that the page shows."""
    return {
        "alone": [
            {"level": level, "games": tally.games, "won": tally.own}
            for level in LEVELS
            if (tally := tallies.get(f"alone {level} abyss"))
        ],
        "equal": [
            {
                "level": level,
                "scenario": scenario,
                "games": tally.games,
                "wins": [tally.wins[party] for party in PARTIES],
            }
            for level in LEVELS
            for scenario in SCENARIOS["equal"]
            if (tally := tallies.get(f"equal {level} {scenario}"))
        ],
    }


def show() -> None:
    """Writes the tables of balance.md and the counts for the page."""
    tallies = shown()
    PAGE.write_text(page_of(tallies, PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    CHANCES.write_text(json.dumps(chances_of(tallies), indent=2) + "\n", encoding="utf-8")


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kinds", nargs="+", choices=SCENARIOS, default=list(SCENARIOS))
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--show", action="store_true", help="only write the tables and figures again")
    return parser


def main() -> None:
    arguments = parser().parse_args()
    if not arguments.show:
        if not is_compiled():
            raise SystemExit("the network needs the compiled engine")
        measure(arguments)
    show()


if __name__ == "__main__":
    main()
