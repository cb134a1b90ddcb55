"""A study of a game between equal players: the effect of rule variants, how games end, what each card is worth.

Game k uses the deal of the arena's pair k in every variant. A game depends only on variant, seed, number and player,
and sums are integers, so the figures do not depend on the number of workers.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields
from functools import partial
from math import sqrt
from typing import Any, Final

import republik
from republik import games as known_games
from republik.lab.arena import ArenaError, GameTable, Plan, Progress, Stopped
from republik.lab.executors import PROCESSES, in_order, stop_requested
from republik.lab.ratings import changed, wilson
from republik.lab.research import research_of
from republik.players import external, registry
from republik.players.asking import decision_rng
from republik.table.balance import Balance, PlayValue, Variant
from republik.table.contract import Event, Outcome

TASK: Final = 4
"""Games per task."""
WHOLE: Final = 1_000_000
"""Chances are summed as integers, in millionths, so that the sums do not depend on their order."""
BEST: Final = "best"
"""Besides the uses of a card: the best of them in each decision."""
LEAD: Final = 0.55
"""A seat leads from this chance on; between its lead and the other's nobody takes it."""
AHEAD: Final = 0.75
"""A game is turned if its loser once had this chance."""
RARE: Final = 100
"""Openings in fewer than one of so many games are not listed."""


def balance_of(game: str) -> Balance:
    """The study of a game; raises ArenaError if the game offers none."""
    make = research_of(game).balance
    if make is None:
        raise ArenaError("error-study-game", name=game)
    return make()


# -- what is counted ----------------------------------------------------------------------------------


@dataclass
class Cell:
    """The value of a card in one use: sums over games of how often it was examined and of its value. Decisions within a
    game are correlated; the squares and products of the per-game sums measure by how much."""

    games: int = 0
    count: int = 0
    total: int = 0
    best: int = 0
    top: int = 0
    counts_squared: int = 0
    totals_squared: int = 0
    product: int = 0

    def add_game(self, count: int, total: int, best: int, top: int) -> None:
        self.add(Cell(1, count, total, best, top, count * count, total * total, count * total))

    def add(self, other: "Cell") -> None:
        for name in CELL:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def mean(self) -> float:
        """In percentage points."""
        return 100 * self.total / (WHOLE * self.count)

    @property
    def error(self) -> float | None:
        """The standard error of the mean, from the variance between games; None for a single game."""
        if self.games < 2:
            return None
        ratio = self.total / self.count
        scatter = self.totals_squared - 2 * ratio * self.product + ratio * ratio * self.counts_squared
        clustered = max(scatter, 0.0) * self.games / (self.games - 1)
        return 100 * sqrt(clustered) / (WHOLE * self.count)


CELL: Final = [one.name for one in fields(Cell)]
Key = tuple[int, str, str]
"""Seat, card and use."""
Cells = dict[Key, Cell]


@dataclass
class PeriodEnds:
    """The ends of one period: their number, and sums of the reported figures."""

    count: int = 0
    sums: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)

    def add_row(self, row: dict[str, Any], balance: Balance) -> None:
        self.count += 1
        for name in (*balance.shares.values(), *balance.figures):
            if row.get(name) is not None:
                self.sums[name] += int(row[name])
                self.told[name] += 1

    def add(self, other: "PeriodEnds") -> None:
        self.count += other.count
        self.sums.update(other.sums)
        self.told.update(other.told)


Ending = tuple[int, int | None, str]
"""Period, winner and kind."""
Opening = tuple[int, str, str, bool]
"""Seat, card and use of its first play, and whether it won."""


@dataclass
class GameTotals:
    """The games of a variant: the winners, the endings, and everything counted on the way."""

    winners: dict[int, int | None] = field(default_factory=dict)
    decisions: int = 0
    endings: Counter[Ending] = field(default_factory=Counter)
    ends: defaultdict[int, PeriodEnds] = field(default_factory=lambda: defaultdict(PeriodEnds))
    choices: Counter[int] = field(default_factory=Counter)
    cells: Cells = field(default_factory=lambda: defaultdict(Cell))
    openings: Counter[Opening] = field(default_factory=Counter)
    leads: Counter[int] = field(default_factory=Counter)
    """Games by how often the lead changed."""
    turned: int = 0

    def add(self, other: "GameTotals") -> None:
        self.winners |= other.winners
        self.decisions += other.decisions
        self.endings.update(other.endings)
        self.choices.update(other.choices)
        self.openings.update(other.openings)
        self.leads.update(other.leads)
        self.turned += other.turned
        for period, ends in other.ends.items():
            self.ends[period].add(ends)
        for key, cell in other.cells.items():
            self.cells[key].add(cell)


def lead_changes(chances: Sequence[float]) -> int:
    """How often the lead passed from one seat to the other."""
    changes = 0
    leader: bool | None = None
    for chance in chances:
        if chance >= LEAD or chance <= 1.0 - LEAD:
            changes += leader is not None and leader != (chance >= LEAD)
            leader = chance >= LEAD
    return changes


# -- a game -------------------------------------------------------------------------------------------


class WatchedGame(GameTable):
    """A game of a variant that counts the ends of periods and the values of cards."""

    def __init__(self, study: "Study", variant: int, number: int) -> None:
        plan = study.plan()
        super().__init__(plan, number, plan.seatings(0)[0])
        self.balance = study.balance
        self.research = research_of(study.game)
        self.position = self.balance.new(variant)
        self.recording = self.research.recording(number)
        self.listener = self._hear
        self.values = variant == len(self.balance.variants) - 1
        self.uses = list(self.balance.uses)
        self.played = GameTotals()
        self.sums: defaultdict[Key, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
        self.prospects: list[float] = []
        self.first_plays: dict[int, tuple[str, str]] = {}

    def _hear(self, event: Event) -> None:
        self.recording.hear(event, self.position, self.decisions)

    def _chosen(self, seat: int) -> int:
        if self.values:
            self._value(seat)
        self._look(seat)
        move = super()._chosen(seat)
        if seat not in self.first_plays and (play := self.balance.opening(self.position, move)) is not None:
            self.first_plays[seat] = play
        return move

    def _look(self, seat: int) -> None:
        """Who is ahead, by a generator of its own."""
        rng = decision_rng(f"{self.seed.commitment()} lead", seat, self.decisions)
        chance = self.balance.chance(self.position, seat, rng)
        if chance is not None:
            self.prospects.append(chance)

    def _value(self, seat: int) -> None:
        """Uses a generator of its own, so that the games are the same as without the measurement."""
        rng = decision_rng(f"{self.seed.commitment()} worth", seat, self.decisions)
        plays = self.balance.values(self.position, seat, rng)
        if not plays:
            return
        self.played.choices[seat] += 1
        best: dict[str, PlayValue] = {}
        for play in plays:
            best[play.card] = max(best.get(play.card, play), play, key=self._rank)
        top = max(best.values(), key=self._rank)
        for play in plays:
            is_best = best[play.card] == play
            self._count(
                (seat, play.card, play.use), play.worth, is_best, is_best and self._rank(play) == self._rank(top)
            )
        for card, play in best.items():
            self._count((seat, card, BEST), play.worth, True, self._rank(play) == self._rank(top))

    def _rank(self, play: PlayValue) -> tuple[float, int]:
        return play.worth, self.uses.index(play.use)

    def _count(self, key: Key, worth: float, best: bool, top: bool) -> None:
        sums = self.sums[key]
        for place, amount in enumerate((1, round(WHOLE * worth), int(best), int(top))):
            sums[place] += amount

    def finish(self, outcome: Outcome) -> GameTotals:
        played, balance = self.played, self.balance
        for row in self.recording.tables().get(balance.table, []):
            played.ends[row[balance.period]].add_row(row, balance)
        played.winners[self.pair] = outcome.winner
        played.decisions = self.decisions
        played.endings[self.research.period(self.position), outcome.winner, outcome.termination] += 1
        for key, (count, total, best, top) in self.sums.items():
            played.cells[key].add_game(count, total, best, top)
        for seat, (card, use) in self.first_plays.items():
            played.openings[seat, card, use, outcome.winner == seat] += 1
        if self.prospects:
            played.leads[lead_changes(self.prospects)] += 1
            won = outcome.winner == balance.seat
            played.turned += min(self.prospects) <= 1.0 - AHEAD if won else max(self.prospects) >= AHEAD
        return played


def play_game(study: "Study", variant: int, game: int, stopped: Callable[[], bool] = bool) -> GameTotals:
    table = WatchedGame(study, variant, game)
    return table.finish(table.play(stopped))


# -- the study ----------------------------------------------------------------------------------------

Job = tuple[int, int]
"""The number of a variant, and the first game of a task."""


@dataclass(frozen=True)
class Study:
    """Everything that determines the figures. UnknownPlayer: there is no such player (bots cannot play mixed rules).
    ArenaError: the game offers no study. Without a player: the default of the game's study."""

    games: int
    player: str = ""
    seed: str = "0"
    game: str = known_games.DEFAULT

    def __post_init__(self) -> None:
        object.__setattr__(self, "player", self.player or self.balance.player)
        kind = self.player.partition(":")[0]
        if external.is_bot(self.player):
            raise registry.UnknownPlayer(self.player, registry.names(self.game))
        if kind not in research_of(self.game).players:  # players for experiments know mixed rules as well
            registry.player(self.player, self.game)

    @property
    def balance(self) -> Balance:
        return balance_of(self.game)

    def plan(self) -> Plan:
        return Plan((self.player, self.player), self.games, self.seed, self.game)

    @property
    def total(self) -> int:
        return self.games * len(self.balance.variants)

    def jobs(self) -> Iterator[Job]:
        variants = range(len(self.balance.variants))
        return ((variant, first) for first in range(0, self.games, TASK) for variant in variants)


def _played(study: Study, job: Job, stopped: Callable[[], bool] = bool) -> tuple[int, GameTotals]:
    variant, first = job
    played = GameTotals()
    for game in range(first, min(first + TASK, study.games)):
        played.add(play_game(study, variant, game, stopped))
    return variant, played


def _task(study: Study, job: Job) -> tuple[int, GameTotals] | None:
    try:
        return _played(study, job, stop_requested)
    except Stopped:
        return None


def _all_played(study: Study, workers: int, backend: str) -> Generator[tuple[int, GameTotals], None, None]:
    if workers == 1 and backend == PROCESSES:
        yield from (_played(study, job) for job in study.jobs())
    else:
        yield from in_order(partial(_task, study), study.jobs(), workers, "error-dataset-worker", backend)


def run_study(
    study: Study, workers: int = 1, progress: Progress | None = None, backend: str = PROCESSES
) -> dict[str, Any]:
    """Plays all games; returns the figures as plain data for JSON."""
    played = [GameTotals() for _ in study.balance.variants]
    done = 0
    with closing(_all_played(study, workers, backend)) as results:
        for variant, more in results:
            played[variant].add(more)
            done += len(more.winners)
            if progress is not None:
                progress(done, study.total)
    return summary(study, played)


# -- figures ------------------------------------------------------------------------------------------


def summary(study: Study, played: Sequence[GameTotals]) -> dict[str, Any]:
    figures = _Figures(study)
    balance, valued = study.balance, played[-1]
    return {
        "study": 1,
        "version": republik.__version__,
        "player": study.player,
        "seed": study.seed,
        "games": study.games,
        "variants": [figures.variant(variant, own) for variant, own in zip(balance.variants, played, strict=True)],
        "differences": [figures.difference(number, played) for number in range(1, len(played))],
        "choices": {name: valued.choices[seat] for seat, name in enumerate(figures.seats)},
        "openings": {name: figures.openings(seat, valued) for seat, name in enumerate(figures.seats)},
        "cards": {name: figures.cards(seat, valued.cells) for seat, name in enumerate(figures.seats)},
    }


class _Figures:
    """The sums as figures, under the names of the game's seats and periods."""

    def __init__(self, study: Study) -> None:
        self.balance = study.balance
        self.seats = known_games.game(study.game).seats
        self.seat = self.balance.seat

    def variant(self, variant: Variant, played: GameTotals) -> dict[str, Any]:
        count = len(played.winners)
        won = sum(winner == self.seat for winner in played.winners.values())
        low, high = wilson(won, count)
        share = {"games": count, "points": won, "share": won / count, "low": round(low, 6), "high": round(high, 6)}
        return {
            "name": variant.name,
            "switches": dict(variant.switches),
            self.seats[self.seat]: share,
            "decisions": round(played.decisions / count, 1),
            "lead": self._lead(played),
            "endings": self._endings(played.endings),
            self.balance.table or "ends": [self._ends(period, played.ends[period]) for period in sorted(played.ends)],
        }

    def _lead(self, played: GameTotals) -> dict[str, Any]:
        """How often the lead changed, by games; and in how many games the loser had once been clearly ahead."""
        games = played.leads.total()
        changes = sum(changes * count for changes, count in played.leads.items())
        return {
            "changes": round(changes / games, 3) if games else None,
            "games": {str(changes): played.leads[changes] for changes in sorted(played.leads)},
            "turned": played.turned,
        }

    def openings(self, seat: int, played: GameTotals) -> list[list[Any]]:
        """A seat's first plays: card, use, games and victories, the most frequent first."""
        games: Counter[tuple[str, str]] = Counter()
        won: Counter[tuple[str, str]] = Counter()
        for (who, card, use, victory), count in played.openings.items():
            if who == seat:
                games[card, use] += count
                won[card, use] += count * victory
        least = max(1, len(played.winners) // RARE)
        ordered = sorted(games.items(), key=lambda item: (-item[1], item[0]))
        return [[card, use, count, won[card, use]] for (card, use), count in ordered if count >= least]

    def _endings(self, endings: Counter[Ending]) -> list[dict[str, Any]]:
        total = endings.total()
        ordered = sorted(endings.items(), key=lambda item: (item[0][0], -item[1], item[0][2]))
        return [
            {
                self.balance.period: period,
                "winner": None if winner is None else self.seats[winner],
                "termination": termination,
                "points": count,
                "share": round(count / total, 6),
            }
            for (period, winner, termination), count in ordered
        ]

    def _ends(self, period: int, ends: PeriodEnds) -> dict[str, Any]:
        """Averages over the ends so far; None if there are none."""
        shares = {name: round(ends.sums[column] / ends.count, 4) for name, column in self.balance.shares.items()}
        means = {
            name: round(ends.sums[name] / ends.told[name], 3) if ends.told[name] else None
            for name in self.balance.figures
        }
        return {self.balance.period: period, "count": ends.count, **shares, **means}

    def difference(self, number: int, played: Sequence[GameTotals]) -> dict[str, Any]:
        """The seat's share in a variant minus that in the first one, deal by deal."""
        ours, theirs = played[number].winners, played[0].winners
        gained = sum(ours[game] == self.seat and theirs[game] != self.seat for game in ours)
        lost = sum(ours[game] != self.seat and theirs[game] == self.seat for game in ours)
        low, high = changed(gained, lost, len(ours))
        return {
            "variant": self.balance.variants[number].name,
            "against": self.balance.variants[0].name,
            "gained": gained,
            "lost": lost,
            "difference": round((gained - lost) / len(ours), 6),
            "low": round(low, 6),
            "high": round(high, 6),
        }

    def cards(self, seat: int, cells: Cells) -> dict[str, dict[str, list[float | int | None]]]:
        """For each card and use: value, standard error, number of observations; the card's best use, and the best of
        all."""
        found: dict[str, dict[str, list[float | int | None]]] = {}
        for card in self.balance.cards:
            for use in (*self.balance.uses, BEST):
                if (cell := cells.get((seat, card, use))) is not None:
                    error = None if cell.error is None else round(cell.error, 3)
                    row = found.setdefault(card, {})
                    row[use] = [round(cell.mean, 3), error, cell.count, cell.best, cell.top]
        return found
