"""Plays the games of a study: equal players on the same deals in every variant of the rules.

Game k uses the deal of the arena's pair k in every variant. A game depends only on variant, seed, number and player,
and sums are integers, so the figures do not depend on the number of workers.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final

import republik
from republik import games as known_games
from republik.lab.arena import ArenaError, GameTable, Plan, Progress
from republik.lab.executors import PROCESSES, in_order
from republik.lab.ratings import changed, wilson
from republik.lab.research import research_of
from republik.players import external, registry
from republik.players.asking import decision_rng
from republik.table.contract import Event
from republik.table.plugin.study import Data, Study, StudyPage, Totals

TASK: Final = 4
"""Games per task."""

Job = tuple[int, int]
"""The number of a variant, and the first game of a task."""
Played = tuple[int, Totals]
"""The number of a variant, and games of it."""


def study_of(game: str) -> Study[Any]:
    """The study of a game; raises ArenaError if the game offers none."""
    study = research_of(game).study()
    if study is None:
        raise ArenaError("error-study-game", name=game)
    return study


@dataclass(frozen=True)
class StudyPlan:
    """Everything that determines the figures. UnknownPlayer: there is no such player (bots cannot play mixed rules).
    ArenaError: the game offers no study. Without a player: the default of the game's study."""

    games: int
    player: str = ""
    seed: str = "0"
    game: str = known_games.DEFAULT

    def __post_init__(self) -> None:
        object.__setattr__(self, "player", self.player or self.study.player)
        kind = self.player.partition(":")[0]
        if external.is_bot(self.player):
            raise registry.UnknownPlayer(self.player, registry.names(self.game))
        if kind not in research_of(self.game).players:  # players for experiments know mixed rules as well
            registry.player(self.player, self.game)

    @property
    def study(self) -> Study[Any]:
        return study_of(self.game)

    @property
    def seat(self) -> str:
        """The name of the seat that is measured."""
        return known_games.game(self.game).seats[self.study.seat]

    @property
    def total(self) -> int:
        return self.games * len(self.study.variants)

    def jobs(self) -> Iterator[Job]:
        variants = range(len(self.study.variants))
        return ((variant, first) for first in range(0, self.games, TASK) for variant in variants)


# -- playing ------------------------------------------------------------------------------------------


class StudiedGame(GameTable):
    """A game of a variant, watched by the study."""

    def __init__(self, plan: StudyPlan, variant: int, number: int) -> None:
        super().__init__(Plan((plan.player, plan.player), plan.games, plan.seed, plan.game), number)
        self.position = plan.study.new(variant)
        self.watch = plan.study.watch(variant, number)
        self.listener = self._hear

    def _hear(self, event: Event) -> None:
        self.watch.hear(event, self.position, self.decisions)

    def _chosen(self, seat: int) -> int:
        self.watch.before(self.position, seat, partial(self._random, seat))
        move = super()._chosen(seat)
        self.watch.chosen(self.position, seat, move)
        return move

    def _random(self, seat: int, purpose: str) -> Random:
        """A generator of its own, so that the games are the same as without the measurement."""
        return decision_rng(f"{self.seed.commitment()} {purpose}", seat, self.decisions)

    def totals(self, stopped: Callable[[], bool]) -> Totals:
        """Plays the game and returns what was counted."""
        outcome = self.play(stopped)
        self.watch.finish(self.position, outcome)
        totals: Totals = self.watch.totals
        totals.winners[self.pair] = outcome.winner
        totals.decisions = self.decisions
        return totals


def play_game(plan: StudyPlan, variant: int, game: int, stopped: Callable[[], bool] = bool) -> Totals:
    return StudiedGame(plan, variant, game).totals(stopped)


def _task(plan: StudyPlan, job: Job, stopped: Callable[[], bool]) -> Played:
    variant, first = job
    played: Totals = plan.study.totals()
    for game in range(first, min(first + TASK, plan.games)):
        played.add(play_game(plan, variant, game, stopped))
    return variant, played


def run_study(plan: StudyPlan, workers: int = 1, progress: Progress | None = None, backend: str = PROCESSES) -> Data:
    """Plays all games; returns the figures as plain data for JSON."""
    played: list[Totals] = [plan.study.totals() for _ in plan.study.variants]
    done = 0
    with closing(in_order(partial(_task, plan), plan.jobs(), workers, "error-dataset-worker", backend)) as results:
        for variant, more in results:
            played[variant].add(more)
            done += len(more.winners)
            if progress is not None:
                progress(done, plan.total)
    return summary(plan, played)


# -- figures ------------------------------------------------------------------------------------------


def summary(plan: StudyPlan, played: Sequence[Totals]) -> Data:
    study = plan.study
    variants = [
        {
            "name": variant.name,
            "switches": dict(variant.switches),
            plan.seat: _share(study.seat, totals),
            "decisions": round(totals.decisions / len(totals.winners), 1),
            **study.figures(totals),
        }
        for variant, totals in zip(study.variants, played, strict=True)
    ]
    return {
        "study": 1,
        "version": republik.__version__,
        "player": plan.player,
        "seed": plan.seed,
        "games": plan.games,
        "variants": variants,
        "differences": [
            {"variant": variant.name, "against": study.variants[0].name, **_difference(study.seat, totals, played[0])}
            for variant, totals in zip(study.variants[1:], played[1:], strict=True)
        ],
        **study.findings(played[-1]),
    }


def _share(seat: int, totals: Totals) -> Data:
    games, won = len(totals.winners), sum(winner == seat for winner in totals.winners.values())
    low, high = wilson(won, games)
    return {"games": games, "points": won, "share": won / games, "low": round(low, 6), "high": round(high, 6)}


def _difference(seat: int, ours: Totals, theirs: Totals) -> Data:
    """The seat's share in a variant minus that in another one, deal by deal."""
    pairs = [(ours.winners[game] == seat, theirs.winners[game] == seat) for game in ours.winners]
    gained, lost = pairs.count((True, False)), pairs.count((False, True))
    low, high = changed(gained, lost, len(pairs))
    difference = round((gained - lost) / len(pairs), 6)
    return {"gained": gained, "lost": lost, "difference": difference, "low": round(low, 6), "high": round(high, 6)}


# -- the page -----------------------------------------------------------------------------------------


def page_of(data: Data, game: str) -> StudyPage:
    return study_of(game).page(data, wilson)


def fill(page: str, blocks: dict[str, str]) -> str:
    """The page with its generated parts, each between `<!-- study:NAME -->` and `<!-- /study:NAME -->`; LookupError
    with the name of a part that has no place."""
    for name, text in blocks.items():
        begin, end = f"<!-- study:{name} -->\n", f"<!-- /study:{name} -->"
        before, opened, rest = page.partition(begin)
        _, closed, after = rest.partition(end)
        if not opened or not closed:
            raise LookupError(name)
        page = f"{before}{begin}\n{text}\n\n{end}{after}"
    return page
