"""Matches between players: paired games on the same deals, recorded in a journal that survives interruptions.

Pair k of every match is played on the deal determined by the run's seed and k, once with each side. At a larger table
each of the two players holds half of the seats, and a "pair" consists of every way to split them; if the rules play
some seats, each player plays the game once. A game depends only on the seed, the pair and the two players, not on other
games or on where it is played.
"""

import json
import os
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from itertools import combinations
from math import log10
from pathlib import Path
from time import perf_counter
from typing import Any, Self

import republik
from republik import games
from republik.lab.sprt import OPEN, Sprt, Walk
from republik.players import registry
from republik.players.asking import decision_rng, dismiss, inform
from republik.table.chance import Seed, decide
from republik.table.contract import CHANCE, Event, Outcome, Problem
from republik.table.player import Forfeit, NotifiedPlayer, Player
from republik.table.plugin.research import Oracle

from .entrants import entrant
from .research import research_of

TASK_SECONDS = 1.0
"""A task plays for this long and then returns the rest, so that no worker waits for a long task and none is flooded
with short ones (a Ray task should last at least half a second)."""
BINS_PER_DECADE = 40  # of the times: 6% from one bin to the next
JOURNAL = "republik arena journal 2"
JOURNALS = (JOURNAL, "republik arena journal 1")
"""Journals that can be continued; before version 2 the period was called decade in all games."""
SAME_GAMES = frozenset({"0.1.0"})
"""Earlier versions of Republik that play the same games as this one."""

Job = tuple[int, int]
"""The numbers of a match and of a pair."""


class ArenaError(Problem):
    """Why a run cannot start or continue."""


# -- what is to be played -----------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """Everything that determines the games. Everyone meets everyone; in a gauntlet only the first player meets the
    others."""

    players: tuple[str, ...]
    pairs: int
    seed: str = "0"
    game: str = games.DEFAULT
    options: dict[str, str] = field(default_factory=dict)
    gauntlet: bool = False
    sprt: Sprt | None = None
    alone: bool = False
    """The first player of a match holds a single seat, each in turn, and the second all others."""

    def __post_init__(self) -> None:
        if len(self.players) < 2:
            raise ArenaError("error-arena-players")
        if self.sprt is not None and len(self.players) != 2:
            raise ArenaError("error-arena-sprt-players")
        if self.sprt is not None and len(self.seats) != 2:
            raise ArenaError("error-arena-sprt-seats")
        specs = registry.players(self.game)
        for name in self.players:
            if name in specs and specs[name].seats:
                raise ArenaError("error-arena-every-seat", name=name)
            try:
                entrant(name, self.game, self.options, oracles=True)
            except ImportError:
                raise ArenaError("error-arena-lab") from None

    @property
    def labels(self) -> tuple[str, ...]:
        """The players' names, made unique: random, random#2."""
        counts: Counter[str] = Counter()
        out = []
        for name in self.players:
            counts[name] += 1
            out.append(name if counts[name] == 1 else f"{name}#{counts[name]}")
        return tuple(out)

    @property
    def matches(self) -> list[tuple[int, int]]:
        """The pairings, by number."""
        if self.gauntlet:
            return [(0, other) for other in range(1, len(self.players))]
        return list(combinations(range(len(self.players)), 2))

    @property
    def automatic(self) -> tuple[bool, ...]:
        """For each seat, whether the rules play it."""
        game = games.game(self.game)
        automatic = game.automatic_seats(self.options)
        return tuple(seat in automatic for seat in game.seats_for(self.options))

    @property
    def solo(self) -> bool:
        """Whether one player holds all seats that the rules do not play. If the rules win, the other player gets the
        point."""
        return any(self.automatic)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in the results, by name: those of the game, or the two sides of a solo game."""
        return research_of(self.game).solo_sides if self.solo else games.game(self.game).seats_for(self.options)

    def seating_at_table(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """The seating of the game itself."""
        return tuple(seats[automatic] for automatic in self.automatic) if self.solo else seats

    def seatings(self, match: int) -> list[tuple[int, ...]]:
        """The seatings of a pair's games: each player holds half of the seats, in every possible way. With an odd
        number of seats each holds the larger half equally often."""
        first, second = self.matches[match]
        places = range(len(self.seats))
        halves = [1] if self.alone else sorted({len(places) // 2, (len(places) + 1) // 2}, reverse=True)
        held = [own for size in halves for own in combinations(places, size)]
        return [tuple(first if place in own else second for place in places) for own in held]

    @property
    def total(self) -> int:
        """The total number of pairs."""
        return self.pairs * len(self.matches)

    def jobs(self) -> Iterator[Job]:
        """Pair by pair through all matches, so that all matches have progressed equally whenever a run stops."""
        return ((match, pair) for pair in range(self.pairs) for match in range(len(self.matches)))

    def described(self) -> dict[str, Any]:
        """The plan as written to the journal, to recognise a run."""
        plain = asdict(self) | {"players": list(self.players), "version": republik.__version__}
        if not self.alone:  # journals of earlier versions do not name it
            del plain["alone"]
        return dict(sorted(plain.items()))


# -- a game -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GameResult:
    """A game: the seating (player numbers by seat), the ending, the period, and the thinking times. `times` counts for
    each seat the decisions in each time bin (see `bin_of`)."""

    seats: tuple[int, ...]
    winner: int | None
    termination: str
    period: int
    decisions: int
    times: tuple[dict[int, int], ...] = field(compare=False)

    def points(self, player: int) -> float:
        """A player's points in the game, over all its seats; if nobody wins, each player gets half."""
        return 0.5 if self.winner is None else float(self.seats[self.winner] == player)

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        times = tuple({int(key): int(value) for key, value in one.items()} for one in data["times"])
        seats = tuple(int(player) for player in data["seats"])
        winner = None if data["winner"] is None else int(data["winner"])
        period = int(data["period"] if "period" in data else data["decade"])
        return cls(seats, winner, str(data["termination"]), period, int(data["decisions"]), times)


@dataclass(frozen=True)
class PairResult:
    """The games of a pair; the match's first player has the first seat in the first game."""

    match: int
    pair: int
    games: tuple[GameResult, ...]

    def score(self) -> float:
        """The first player's share of the points: for two games 0, ¼, ½, ¾ or 1."""
        first = self.games[0].seats[0]
        return sum(game.points(first) for game in self.games) / len(self.games)

    def line(self) -> str:
        """The pair as a line of the journal."""
        data = {"match": self.match, "pair": self.pair, "games": [asdict(game) for game in self.games]}
        return json.dumps(data, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Self:
        """ValueError, TypeError or LookupError if the line is not a pair."""
        data = json.loads(line)
        played = tuple(GameResult.read(game) for game in data["games"])
        if len(played) < 2:
            raise ValueError("a pair needs at least two games")
        return cls(int(data["match"]), int(data["pair"]), played)


def bin_of(seconds: float) -> int:
    """The bin of a time, on a logarithmic scale."""
    return round(BINS_PER_DECADE * log10(max(seconds, 1e-7)))


def seconds_of(number: int) -> float:
    """The time in the middle of a bin."""
    return float(10.0 ** (number / BINS_PER_DECADE))


def deal(plan: Plan, pair: int) -> Seed:
    """The chance of a pair: the same for all its games, in every match."""
    return Seed.from_text(f"arena {plan.seed!r} pair {pair}")


def play_pair(plan: Plan, match: int, pair: int, stopped: Callable[[], bool] = bool) -> PairResult:
    return PairResult(match, pair, tuple(play_game(plan, pair, seats, stopped) for seats in plan.seatings(match)))


def play_game(plan: Plan, pair: int, seats: tuple[int, ...], stopped: Callable[[], bool] = bool) -> GameResult:
    """Plays one game. Before every decision `stopped` is asked; if it returns true, the game ends with `Stopped`."""
    table = GameTable(plan, pair, seats)
    outcome = table.play(stopped)
    period = research_of(plan.game).period(table.position)
    winner, times = outcome.winner, table.times
    if plan.solo:
        winner, times = _by_side(plan, outcome, times)
    bins = tuple(dict(own) for own in times)
    return GameResult(seats, winner, outcome.termination, period, table.decisions, bins)


def _by_side(plan: Plan, outcome: Outcome, times: Sequence[Counter[int]]) -> tuple[int, tuple[Counter[int], ...]]:
    """The winning side and the times of the two sides of a solo game: the player's and the rules'."""
    sides = Counter[int](), Counter[int]()
    for automatic, own in zip(plan.automatic, times, strict=True):
        sides[automatic].update(own)
    return int(outcome.winner is None or plan.automatic[outcome.winner]), sides


class Stopped(Exception):
    """The run was cancelled during a game."""


class GameTable:
    """A game of two players, without record and undo, so that it adds little to their thinking time."""

    def __init__(self, plan: Plan, pair: int, seats: tuple[int, ...] = ()) -> None:
        """Without a seating: the first of the first match."""
        self.plan, self.pair, self.seats = plan, pair, plan.seating_at_table(seats or plan.seatings(0)[0])
        self.seed = deal(plan, pair)
        self.names = [f"{self.seed.commitment()} {plan.labels[number]}" for number in self.seats]
        self.players = [entrant(plan.players[number], plan.game, plan.options, oracles=True) for number in self.seats]
        self.position = games.game(plan.game).new(dict(plan.options))
        self.times: tuple[Counter[int], ...] = tuple(Counter() for _ in self.seats)
        self.decisions = self.chances = 0
        self.events: list[Event] = []
        notify = any(isinstance(player, NotifiedPlayer) for player in self.players)
        self.listener = self.events.append if notify else None

    def play(self, stopped: Callable[[], bool]) -> Outcome:
        """Plays to the end, and lets the players go, also when the game is cancelled."""
        outcome: Outcome | None = None
        try:
            outcome = self._play(stopped)
        finally:
            dismiss(enumerate(self.players), self.events, outcome)
        return outcome

    def _play(self, stopped: Callable[[], bool]) -> Outcome:
        position = self.position
        while (seat := position.to_act()) is not None:
            if seat == CHANCE:
                position.play(decide(self.seed, self.chances, position.moves()), self.listener)
                self.chances += 1
                continue
            if stopped():
                raise Stopped
            try:
                move = self._chosen(seat)
            except Forfeit:
                return Outcome(self._opponent(seat), "forfeited", "")
            position.play(move, self.listener)
            self.decisions += 1
        return position.outcome() or Outcome(None, "", "")

    def _chosen(self, seat: int) -> int:
        """The player's move; an error of a built-in player ends the run, with its name."""
        player, view = self.players[seat], self.position.view(seat)
        inform(player, seat, self.events)
        rng = decision_rng(self.names[seat], seat, self.decisions)
        began = perf_counter()
        try:
            if isinstance(player, Oracle):
                move = player.choose_knowing(self.position, seat, rng)
            else:
                move = player.choose(view, rng)
        except Forfeit:
            raise
        except Exception as error:
            raise self._fault(player, repr(error)) from error
        self.times[seat][bin_of(perf_counter() - began)] += 1
        refusal = self.position.why_not(move)
        if refusal is not None:
            raise self._fault(player, str(refusal))
        return move

    def _opponent(self, seat: int) -> int:
        """The next seat of the other player."""
        after: list[int] = [*range(seat + 1, len(self.seats)), *range(seat)]
        return next((other for other in after if self.seats[other] != self.seats[seat]), after[0])

    def _fault(self, player: Player, reason: str) -> ArenaError:
        return ArenaError(
            "error-arena-game", player=player.name, pair=str(self.pair), seed=self.plan.seed, reason=reason
        )


# -- tasks, and where they are played -----------------------------------------------------------------


@dataclass(frozen=True)
class Done:
    """The results of a task, and the jobs it did not reach."""

    results: list[PairResult]
    left: list[Job]


def play_task(plan: Plan, jobs: Sequence[Job], stopped: Callable[[], bool] = bool) -> Done:
    """Plays pairs until the task's time is up, at least one."""
    began = perf_counter()
    results: list[PairResult] = []
    for match, pair in jobs:
        if results and perf_counter() - began >= TASK_SECONDS:
            break
        try:
            results.append(play_pair(plan, match, pair, stopped))
        except Stopped:
            break
    return Done(results, list(jobs[len(results) :]))


def _task(plan: Plan, jobs: Sequence[Job]) -> Done:
    from .executors import stop_requested

    return play_task(plan, jobs, stop_requested)


# -- the journal --------------------------------------------------------------------------------------


class Journal:
    """One line for the plan, then one for every pair, written as soon as it is played."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Opens or creates a journal; raises ArenaError if it belongs to another run."""
        self.path = path
        self.results: list[PairResult] = []
        size = self._read(plan) if path.exists() and path.stat().st_size else 0
        self.file = path.open("r+b" if size else "wb")
        self.file.truncate(size)  # a last line cut off by a crash is played again
        self.file.seek(size)
        if not size:
            self._write(json.dumps({"journal": JOURNAL, "plan": plan.described()}))

    def _read(self, plan: Plan) -> int:
        """Reads the results; returns the number of valid bytes."""
        lines = self.path.read_bytes().splitlines(keepends=True)
        self._check_plan(lines[0], plan)
        size = len(lines[0])
        jobs: set[Job] = set()
        for number, line in enumerate(lines[1:], 2):
            if not line.endswith(b"\n"):
                break
            try:
                result = PairResult.read(line.decode())
            except (ValueError, TypeError, LookupError):
                raise ArenaError("error-arena-journal-line", path=str(self.path), line=str(number)) from None
            job = (result.match, result.pair)
            if job in jobs or not 0 <= job[0] < len(plan.matches) or not 0 <= job[1] < plan.pairs:
                raise ArenaError("error-arena-journal-line", path=str(self.path), line=str(number))
            jobs.add(job)
            self.results.append(result)
            size += len(line)
        return size

    def _check_plan(self, line: bytes, plan: Plan) -> None:
        try:
            data = json.loads(line)
            theirs = dict(data["plan"])
            readable = data["journal"] in JOURNALS and line.endswith(b"\n")
        except (ValueError, TypeError, LookupError):
            readable = False
        if not readable:
            raise ArenaError("error-arena-journal", path=str(self.path))
        ours = json.loads(json.dumps(plan.described()))
        if theirs.get("version") in SAME_GAMES:
            theirs["version"] = ours["version"]
        for name in sorted(ours.keys() | theirs.keys()):
            if ours.get(name) != theirs.get(name):
                then, now = (json.dumps(side.get(name), ensure_ascii=False) for side in (theirs, ours))
                raise ArenaError("error-arena-other-run", path=str(self.path), name=name, then=then, now=now)

    def add(self, result: PairResult) -> None:
        self._write(result.line())

    def _write(self, line: str) -> None:
        self.file.write(line.encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        os.fsync(self.file.fileno())
        self.file.close()


# -- a run --------------------------------------------------------------------------------------------

Progress = Callable[[int, int], None]


@dataclass
class Run:
    """A run and its progress; `results` grows in whatever order the workers deliver."""

    plan: Plan
    results: list[PairResult] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.walk = None if self.plan.sprt is None else Walk(self.plan.sprt)
        self._row: list[PairResult] = []
        self._early: dict[int, PairResult] = {}
        for result in self.results:
            self._walk_on(result)

    def add(self, result: PairResult) -> None:
        self.results.append(result)
        self._walk_on(result)

    def _walk_on(self, result: PairResult) -> None:
        """The sequential test takes the pairs in order and stops at the one that decides it, so that its outcome does
        not depend on the number of workers."""
        if self.walk is None:
            return
        self._early[result.pair] = result
        while self.walk.verdict == OPEN and len(self._row) in self._early:
            self._row.append(self._early.pop(len(self._row)))
            self.walk.step(self._row[-1].score())

    def counted(self) -> list[PairResult]:
        """The results that count, in order; in a sequential test those it has evaluated."""
        if self.walk is not None:
            return list(self._row)
        return sorted(self.results, key=lambda result: (result.pair, result.match))

    def finished(self) -> bool:
        return len(self.results) >= self.plan.total or (self.walk is not None and self.walk.verdict != OPEN)

    def play(
        self,
        workers: int = 1,
        backend: str = "process",
        keep: Callable[[PairResult], None] | None = None,
        progress: Progress | None = None,
    ) -> None:
        """Plays what is missing. Every pair is stored as soon as it arrives, so that an interruption leaves `results`
        intact."""
        from .executors import tasks_of

        if self.finished():
            return
        played = {(result.match, result.pair) for result in self.results}
        waiting = deque(job for job in self.plan.jobs() if job not in played)
        with closing(tasks_of(backend, workers, here=True)) as tasks:
            busy = 0
            while waiting or busy:
                while waiting and busy < tasks.places:
                    tasks.submit(_task, self.plan, _portion(waiting, tasks.places))
                    busy += 1
                for done in tasks.results():
                    busy -= 1
                    waiting.extendleft(reversed(done.left))
                    for result in done.results:
                        self.add(result)
                        if keep is not None:
                            keep(result)
                if progress is not None:
                    progress(len(self.results), self.plan.total)
                if self.plan.sprt is not None and self.finished():
                    return


def _portion(waiting: deque[Job], places: int) -> list[Job]:
    """A fair share of the waiting jobs; a task returns those it has no time for."""
    size = max(1, min(500, len(waiting) // (2 * places)))
    return [waiting.popleft() for _ in range(size)]


def arena(plan: Plan, workers: int = 1, backend: str = "process") -> Run:
    """A complete run without a journal."""
    run = Run(plan)
    run.play(workers, backend)
    return run
