"""A study of the game between equal players: what the editions changed, how games end, what each card is worth.

Game k has the deal of the arena's pair k in every variant of the rules. A game depends on variant, seed, number and
player alone, and sums are kept in whole numbers: whatever the number of workers, the figures are the same.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields, replace
from functools import cache, partial
from math import sqrt
from typing import Any, Final

import republik
from republik.games.wsdv.game import NEWEST
from republik.games.wsdv.players.beam import plan as look_through
from republik.games.wsdv.rules.action_space import USES
from republik.games.wsdv.rules.components import Edition, load_components
from republik.games.wsdv.rules.position import Position, new_position
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.steps import ACTION
from republik.lab.arena import EAST, GameTable, Plan, Progress, Stopped
from republik.lab.dataset import DecadeEnds
from republik.lab.ratings import changed, wilson
from republik.players import outside, registry
from republik.players.asking import decision_rng
from republik.table.contract import Event, Outcome
from republik.table.dice import Dice

from .executors import in_order, stop_asked

PLAYER: Final = "delegate"
OLDEST: Final = "1.0"
TASK: Final = 4
"""Games that a worker plays at a time."""
SHARE: Final = 0.5
"""So large a share of the card choices is looked through, at random: more would say little more and take longer."""
WHOLE: Final = 1_000_000
"""Chances are summed in millionths, whole ones: such sums do not depend on their order."""
SIDES: Final = ("west", "east")
USE_NAMES: Final = ("unrest", "build", "living", "event")
BEST: Final = USES
"""Beside the four uses: whichever of them is best in the decision."""

# -- the variants -------------------------------------------------------------------------------------


@cache
def editions() -> dict[str, Edition]:
    return load_components().editions


def switches() -> list[str]:
    """The switches in which the first and the newest edition differ."""
    old, new = editions()[OLDEST], editions()[NEWEST]
    names = [one.name for one in fields(Edition) if one.name not in ("id", "names", "note")]
    return [name for name in names if getattr(old, name) != getattr(new, name)]


@dataclass(frozen=True)
class Variant:
    """The first edition with some of the newest one's switches."""

    name: str
    taken: tuple[str, ...]

    def edition(self) -> Edition:
        newest = editions()[NEWEST]
        return replace(editions()[OLDEST], id=self.name, **{name: getattr(newest, name) for name in self.taken})


SET_UP: Final = ("supplier_unrest", "socialists")
PRICE: Final = ("special_price",)


@cache
def variants() -> tuple[Variant, ...]:
    """Both editions, and between them the two changes one by one."""
    mixed = (Variant("1.0 + set-up", SET_UP), Variant("1.0 + price", PRICE))
    return (Variant(OLDEST, ()), *mixed, Variant(NEWEST, tuple(switches())))


@cache
def _rules(number: int) -> Rules:
    return Rules(load_components(), variants()[number].edition())


# -- what is counted ----------------------------------------------------------------------------------


@dataclass
class Cell:
    """The worth of a card in one use: sums over games, of how often it was looked at and what it was worth then.

    Decisions of one game resemble each other; the squares and products of the games' own sums say by how much.
    """

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
        """The standard error of the mean, from the scatter between games; None for a single game."""
        if self.games < 2:
            return None
        ratio = self.total / self.count
        scatter = self.totals_squared - 2 * ratio * self.product + ratio * ratio * self.counts_squared
        clustered = max(scatter, 0.0) * self.games / (self.games - 1)
        return 100 * sqrt(clustered) / (WHOLE * self.count)


CELL: Final = [one.name for one in fields(Cell)]
Key = tuple[int, int, int]
"""Seat, card and use."""
Cells = dict[Key, Cell]

END_FIGURES: Final = (
    "flight_points currency_balance rundown dismantled socialist_change west_living_lost east_living_lost "
    "west_protests east_protests"
).split()
"""What is averaged of the decade ends, under the names of the data sets' columns."""


@dataclass
class Ends:
    """The decade ends of one decade: how many, how many behind the wall, and sums of the figures that were told."""

    count: int = 0
    wall: int = 0
    sums: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)

    def add_row(self, row: dict[str, Any]) -> None:
        self.count += 1
        self.wall += bool(row["forecast_flight_wall"])
        for name in END_FIGURES:
            if row.get(name) is not None:
                self.sums[name] += row[name]
                self.told[name] += 1

    def add(self, other: "Ends") -> None:
        self.count += other.count
        self.wall += other.wall
        self.sums.update(other.sums)
        self.told.update(other.told)


Ending = tuple[int, int | None, str]
"""Decade, winner and kind."""


@dataclass
class Played:
    """The games of a variant: who won each, how they ended, and what was counted on the way."""

    winners: dict[int, int | None] = field(default_factory=dict)
    decisions: int = 0
    endings: Counter[Ending] = field(default_factory=Counter)
    ends: defaultdict[int, Ends] = field(default_factory=lambda: defaultdict(Ends))
    choices: Counter[int] = field(default_factory=Counter)
    cells: Cells = field(default_factory=lambda: defaultdict(Cell))

    def add(self, other: "Played") -> None:
        self.winners |= other.winners
        self.decisions += other.decisions
        self.endings.update(other.endings)
        self.choices.update(other.choices)
        for decade, ends in other.ends.items():
            self.ends[decade].add(ends)
        for key, cell in other.cells.items():
            self.cells[key].add(cell)


# -- a game -------------------------------------------------------------------------------------------


def worth_of_plays(position: Position, seat: int, dice: Dice) -> list[tuple[int, int, float]]:
    """Each card and use with what it is worth: the chance after it, less what the other cards' best plays give.

    Every play is looked through to its end, equally deep, one line at each step and no reply.
    """
    plays = [
        (*divmod(line.first - position.rules.space.play, USES), line.chance())
        for line in look_through(position, seat, 1, 0, dice)
    ]
    best: dict[int, float] = {}
    for card, _, chance in plays:
        best[card] = max(chance, best.get(card, 0.0))
    if len(best) < 2:
        return []
    every = sum(best.values())
    return [(card, use, chance - (every - best[card]) / (len(best) - 1)) for card, use, chance in plays]


class _Watched(GameTable):
    """A game of a variant, its decade ends and the worth of the cards counted."""

    def __init__(self, study: "Study", variant: int, game: int) -> None:
        super().__init__(study.plan(), game, (0, 1))
        self.board = new_position(_rules(variant))
        self.position = self.board
        self.listener = self._hear
        self.values = variants()[variant].name == NEWEST
        self.ends = DecadeEnds(game)
        self.played = Played()
        self.sums: defaultdict[Key, list[int]] = defaultdict(lambda: [0, 0, 0, 0])

    def _hear(self, event: Event) -> None:
        self.ends.hear(event, self.board, self.decisions)

    def _chosen(self, seat: int) -> int:
        if self.values and self.board.step()[0] == ACTION:
            self._value(seat)
        return super()._chosen(seat)

    def _value(self, seat: int) -> None:
        """The player's own chance is not touched: the games are the same as without looking."""
        rng = decision_rng(f"{self.seed.commitment()} worth", seat, self.decisions)
        if rng.random() >= SHARE:
            return
        sample = self.board.view(seat).sample(rng)
        plays = worth_of_plays(sample, seat, Dice(rng.getrandbits(32)))
        if not plays:
            return
        self.played.choices[seat] += 1
        best: dict[int, tuple[float, int]] = {}
        for card, use, worth in plays:
            best[card] = max(best.get(card, (-2.0, 0)), (worth, use))
        top = max(best.values())
        for card, use, worth in plays:
            is_best = best[card] == (worth, use)
            self._count((seat, card, use), worth, is_best, is_best and best[card] == top)
        for card, (worth, use) in best.items():
            self._count((seat, card, BEST), worth, True, (worth, use) == top)

    def _count(self, key: Key, worth: float, best: bool, top: bool) -> None:
        sums = self.sums[key]
        for place, amount in enumerate((1, round(WHOLE * worth), int(best), int(top))):
            sums[place] += amount

    def finish(self, outcome: Outcome) -> Played:
        self.ends.close()
        played = self.played
        for row in self.ends.rows:
            played.ends[row["decade"]].add_row(row)
        played.winners[self.pair] = outcome.winner
        played.decisions = self.decisions
        played.endings[self.board.decade, outcome.winner, outcome.termination] += 1
        for key, (count, total, best, top) in self.sums.items():
            played.cells[key].add_game(count, total, best, top)
        return played


def play_game(study: "Study", variant: int, game: int, stopped: Callable[[], bool] = bool) -> Played:
    table = _Watched(study, variant, game)
    return table.finish(table.play(stopped))


# -- the study ----------------------------------------------------------------------------------------

Job = tuple[int, int]
"""A variant by number, and the first game of a task."""


@dataclass(frozen=True)
class Study:
    """All that decides the figures. UnknownPlayer: nobody here is called that (programs know no mixed rules)."""

    games: int
    player: str = PLAYER
    seed: str = "0"

    def __post_init__(self) -> None:
        if outside.is_bot(self.player):
            raise registry.UnknownPlayer(self.player, registry.names("wsdv"))
        registry.player(self.player, "wsdv")

    def plan(self) -> Plan:
        return Plan((self.player, self.player), self.games, self.seed)

    @property
    def total(self) -> int:
        return self.games * len(variants())

    def jobs(self) -> Iterator[Job]:
        return ((variant, first) for first in range(0, self.games, TASK) for variant in range(len(variants())))


def _played(study: Study, job: Job, stopped: Callable[[], bool] = bool) -> tuple[int, Played]:
    variant, first = job
    played = Played()
    for game in range(first, min(first + TASK, study.games)):
        played.add(play_game(study, variant, game, stopped))
    return variant, played


def _task(study: Study, job: Job) -> tuple[int, Played] | None:
    try:
        return _played(study, job, stop_asked)
    except Stopped:
        return None


def _all_played(study: Study, workers: int) -> Generator[tuple[int, Played], None, None]:
    if workers == 1:
        yield from (_played(study, job) for job in study.jobs())
    else:
        yield from in_order(partial(_task, study), study.jobs(), workers, "error-dataset-worker")


def conduct(study: Study, workers: int = 1, progress: Progress | None = None) -> dict[str, Any]:
    """Plays all games; the figures as plain data for JSON."""
    played = [Played() for _ in variants()]
    done = 0
    with closing(_all_played(study, workers)) as results:
        for variant, more in results:
            played[variant].add(more)
            done += len(more.winners)
            if progress is not None:
                progress(done, study.total)
    return summary(study, played)


# -- figures ------------------------------------------------------------------------------------------


def summary(study: Study, played: Sequence[Played]) -> dict[str, Any]:
    valued = played[-1]
    return {
        "study": 1,
        "version": republik.__version__,
        "player": study.player,
        "seed": study.seed,
        "games": study.games,
        "variants": [_variant(variant, own) for variant, own in zip(variants(), played, strict=True)],
        "differences": [_difference(number, played) for number in range(1, len(played))],
        "choices": {side: valued.choices[seat] for seat, side in enumerate(SIDES)},
        "cards": {side: _cards(seat, valued.cells) for seat, side in enumerate(SIDES)},
    }


def _variant(variant: Variant, played: Played) -> dict[str, Any]:
    games = len(played.winners)
    won = sum(winner == EAST for winner in played.winners.values())
    low, high = wilson(won, games)
    edition = variant.edition()
    return {
        "name": variant.name,
        "switches": {name: getattr(edition, name) for name in switches()},
        "east": {"games": games, "points": won, "share": won / games, "low": round(low, 6), "high": round(high, 6)},
        "decisions": round(played.decisions / games, 1),
        "endings": _endings(played.endings),
        "decade_ends": [_ends(decade, played.ends[decade]) for decade in sorted(played.ends)],
    }


def _endings(endings: Counter[Ending]) -> list[dict[str, Any]]:
    games = endings.total()
    ordered = sorted(endings.items(), key=lambda item: (item[0][0], -item[1], item[0][2]))
    return [
        {
            "decade": decade,
            "winner": None if winner is None else SIDES[winner],
            "termination": termination,
            "points": count,
            "share": round(count / games, 6),
        }
        for (decade, winner, termination), count in ordered
    ]


def _ends(decade: int, ends: Ends) -> dict[str, Any]:
    """Averages over the decade ends that came so far; None where none did."""
    means = {name: round(ends.sums[name] / ends.told[name], 3) if ends.told[name] else None for name in END_FIGURES}
    return {"decade": decade, "count": ends.count, "wall": round(ends.wall / ends.count, 4), **means}


def _difference(number: int, played: Sequence[Played]) -> dict[str, Any]:
    """East's share in a variant less that in the first edition, deal by deal."""
    ours, theirs = played[number].winners, played[0].winners
    gained = sum(ours[game] == EAST and theirs[game] != EAST for game in ours)
    lost = sum(ours[game] != EAST and theirs[game] == EAST for game in ours)
    low, high = changed(gained, lost, len(ours))
    return {
        "variant": variants()[number].name,
        "against": variants()[0].name,
        "gained": gained,
        "lost": lost,
        "difference": round((gained - lost) / len(ours), 6),
        "low": round(low, 6),
        "high": round(high, 6),
    }


def _cards(seat: int, cells: Cells) -> dict[str, dict[str, list[float | int | None]]]:
    """For each card seen and each use: worth, standard error, how often seen, the card's best use, the best of all."""
    found: dict[str, dict[str, list[float | int | None]]] = {}
    for _, card, use in sorted(key for key in cells if key[0] == seat):
        cell = cells[seat, card, use]
        error = None if cell.error is None else round(cell.error, 3)
        name = "best" if use == BEST else USE_NAMES[use]
        row = found.setdefault(_rules(0).cards[card], {})
        row[name] = [round(cell.mean, 3), error, cell.count, cell.best, cell.top]
    return found
