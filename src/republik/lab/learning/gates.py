"""Gates: paired matches that a new network must pass before it replaces the best one.

A level of a gate is a match of the candidate against the best network, both at that level of the game. The candidate
passes if no level shows that it is not stronger, one level shows that it is, and it has half of the points at each.
"""

import time
from collections import deque
from dataclasses import dataclass, field
from statistics import fmean, pvariance
from typing import Any, Final

from republik.lab.arena import Done, Job, PairResult, Plan, Run, play_task
from republik.lab.executors import stop_requested
from republik.lab.ratings import paired
from republik.lab.research import arena_options, research_of
from republik.lab.sprt import ACCEPT_0, ACCEPT_1, OPEN, Sprt, Walk, expected_score
from republik.lab.summary import summary

from .learners import LINEAR, give, network_name
from .plan import Settings

LEAST_VARIANCE: Final = 0.01
"""Of a pair's score, while only few have been played."""
LEAST_PAIRS: Final = 8
MOST_JOBS: Final = 50
BEST: Final = "best"
YARDSTICK: Final = "yardstick"


def match_plan(game: str, level: str, first: str, second: str, pairs: int, seed: str, alone: bool = False) -> Plan:
    """Returns the plan of a match between two networks (files, or `linear`) at a level."""
    options = {option.name: option.default for option in arena_options(research_of(game))}
    players = (network_name(level, first), network_name(level, second))
    return Plan(players, pairs, seed, game, options, alone=alone)


class NormalWalk:
    """The sequential test at a table with more than two seats: a pair has more than five scores there, and their mean
    is taken as normally distributed."""

    def __init__(self, test: Sprt) -> None:
        self.test = test
        self.scores: list[float] = []

    def step(self, score: float) -> None:
        self.scores.append(score)

    @property
    def verdict(self) -> str:
        if len(self.scores) < LEAST_PAIRS:
            return OPEN
        zero, one = expected_score(self.test.elo0), expected_score(self.test.elo1)
        variance = max(LEAST_VARIANCE, pvariance(self.scores))
        surplus = 2 * fmean(self.scores) - zero - one
        return self.test.verdict(len(self.scores) * (one - zero) * surplus / (2 * variance))


@dataclass
class Match:
    """A match in progress, played by tasks beside self-play."""

    kind: str
    """`best` or `yardstick`: whom the candidate plays."""
    level: str
    plan: Plan
    test: Sprt | None
    """Stops early once it is decided; None: all pairs are played."""
    seconds: float
    """Time after which no more pairs are begun."""
    began: float = field(default_factory=time.monotonic)
    in_play: int = 0
    verdict: str = OPEN

    def __post_init__(self) -> None:
        self.waiting: deque[Job] = deque(self.plan.jobs())
        self.results: list[PairResult] = []
        self.early: dict[int, PairResult] = {}
        self.walk: Walk | NormalWalk | None = None
        if self.test is not None:
            self.walk = Walk(self.test) if len(self.plan.seats) == 2 else NormalWalk(self.test)

    def next_jobs(self, places: int) -> list[Job]:
        """Returns pairs for one task; none if no more are left, or the match is decided."""
        if self.verdict != OPEN or time.monotonic() - self.began > self.seconds:
            self.waiting.clear()
        size = min(len(self.waiting), max(1, min(MOST_JOBS, len(self.waiting) // (2 * places))))
        return [self.waiting.popleft() for _ in range(size)]

    def add(self, done: Done) -> None:
        """Takes the pairs in order and without a gap: which ones count must not depend on how long they took."""
        self.in_play -= 1
        self.waiting.extendleft(reversed(done.left))
        self.early |= {result.pair: result for result in done.results}
        while self.verdict == OPEN and len(self.results) in self.early:
            self.results.append(self.early.pop(len(self.results)))
            if self.walk is not None:
                self.walk.step(self.results[-1].score())
                self.verdict = self.walk.verdict

    def finished(self) -> bool:
        return not self.in_play and (not self.waiting or self.verdict != OPEN)

    def figures(self) -> dict[str, Any]:
        """Returns the figures for `matches.jsonl`: the candidate's score, by seat, and the shares of the seats."""
        whole = summary(Run(self.plan, list(self.results)))
        match, scores = whole["matches"][0], [result.score() for result in self.results]
        low, high = paired(scores)
        return {
            "kind": self.kind,
            "level": self.level,
            "pairs": len(scores),
            "score": round(fmean(scores), 4) if scores else None,
            "low": round(low, 4),
            "high": round(high, 4),
            "elo": match["elo"]["elo"],
            "verdict": self.verdict if self.test is not None else "",
            "by_seat": {name: match[name]["share"] for name in self.plan.seats},
            "seats": {name: whole["sides"][name]["share"] for name in self.plan.seats},
            "seconds": round(time.monotonic() - self.began, 1),
        }


def play_part(plan: Plan, jobs: list[Job], networks: dict[str, bytes]) -> Done:
    """The task of a match. `networks` are the contents of files that the worker cannot read."""
    for name, data in networks.items():
        give(name, data)
    return play_task(plan, jobs, stop_requested)


@dataclass
class Gate:
    """The matches of one candidate, one after the other."""

    settings: Settings
    levels: tuple[str, ...]
    candidate: str
    best: str
    seed: str
    results: list[dict[str, Any]] = field(default_factory=list)
    match: Match | None = None
    passed: bool | None = None
    """Whether the candidate replaces the best; None while that is open."""

    def __post_init__(self) -> None:
        self.left = [(BEST, level) for level in self.levels]
        self.advance()

    def advance(self) -> None:
        """Begins the next match when the last one is over."""
        if self.match is not None:
            self.results.append(self.match.figures())
            self.match = None
            if self.passed is None:
                self._judge()
        if self.left:
            kind, level = self.left.pop(0)
            self.match = self._match(kind, level)

    def _judge(self) -> None:
        last = self.results[-1]
        if last["verdict"] == ACCEPT_0 or not last["pairs"] or last["score"] < 0.5:
            self.passed, self.left = False, []
        elif not self.left:
            self.passed = any(match["verdict"] == ACCEPT_1 for match in self.results)
            if self.passed and self.settings.yardstick_pairs:
                self.left = [(YARDSTICK, level) for level in self.levels]

    def _match(self, kind: str, level: str) -> Match:
        settings = self.settings
        if kind == BEST:
            other, pairs, test = self.best, settings.gate_pairs, Sprt(0.0, settings.elo1)
        else:
            other, pairs, test = LINEAR, settings.yardstick_pairs, None
        plan = match_plan(settings.game, level, self.candidate, other, pairs, f"{self.seed} {kind} {level}")
        return Match(kind, level, plan, test, settings.gate_seconds)

    def finished(self) -> bool:
        return self.match is None
