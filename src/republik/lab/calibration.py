"""Calibration of a player: whether the chances that it tells come true in games against itself.

Game k uses the deal of the arena's pair k. The player plays what its thoughts prefer, and every decision with at least
two moves is one case: the chance that the player told, and whether that seat won. Decisions of one game share its
result, so intervals are based on the variation between games.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import republik
from republik import games as known_games
from republik.lab.arena import ArenaError, GameTable, Plan, Progress
from republik.lab.entrants import entrant
from republik.lab.executors import in_order
from republik.lab.ratings import Z
from republik.lab.research import research_of
from republik.players.asking import decision_rng
from republik.table.thoughts import Thinker

JOURNAL: Final = "republik calibration 1"
DIGITS: Final = 5
BINS: Final = 10


class Case(NamedTuple):
    """One decision: who took it, when, of what kind, and the chance to win that its player told."""

    seat: int
    period: int
    step: str
    chance: float


class TrialGame(NamedTuple):
    """A game with the chances told in it."""

    number: int
    winner: int | None
    cases: tuple[Case, ...]

    def line(self) -> str:
        return json.dumps(
            {"game": self.number, "winner": self.winner, "cases": self.cases}, separators=(",", ":"), ensure_ascii=False
        )

    @classmethod
    def read(cls, line: str) -> "TrialGame":
        """Raises ValueError, TypeError or LookupError if the line is not a game."""
        data = json.loads(line)
        cases = (Case(int(seat), int(period), str(step), float(chance)) for seat, period, step, chance in data["cases"])
        return cls(int(data["game"]), None if data["winner"] is None else int(data["winner"]), tuple(cases))


# -- playing ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Trial:
    """Everything that determines the games. Raises ArenaError if the player cannot say what it thinks."""

    player: str
    games: int
    seed: str = "0"
    game: str = known_games.DEFAULT
    options: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not isinstance(entrant(self.player, self.game, self.options), Thinker):
            raise ArenaError("error-calibration-player", name=self.player)

    def plan(self) -> Plan:
        return Plan((self.player, self.player), self.games, self.seed, self.game, self.options)

    def described(self) -> dict[str, Any]:
        """Returns the trial as written to the journal; the number of games may grow."""
        plain = asdict(self) | {"version": republik.__version__}
        del plain["games"]
        return plain


class TrialTable(GameTable):
    """A game whose players tell their chances."""

    def __init__(self, trial: Trial, number: int) -> None:
        super().__init__(trial.plan(), number)
        self.research = research_of(trial.game)
        self.cases: list[Case] = []

    def _chosen(self, seat: int) -> int:
        position, player = self.position, self.players[seat]
        moves = position.moves()
        if len(moves) == 1:
            return int(moves[0])
        assert isinstance(player, Thinker)
        thoughts = player.think(position.view(seat), decision_rng(self.names[seat], seat, self.decisions))
        chance = round(thoughts.chance, DIGITS)
        self.cases.append(Case(seat, self.research.period(position), self.research.step(position), chance))
        return thoughts.move


def play_game(trial: Trial, number: int, stopped: Callable[[], bool] = bool) -> TrialGame:
    table = TrialTable(trial, number)
    winner = table.play(stopped).winner
    return TrialGame(number, winner, tuple(table.cases))


def run_trial(
    trial: Trial, workers: int = 1, progress: Progress | None = None, journal: Path | None = None
) -> list[TrialGame]:
    """Plays the games that the journal does not have yet; returns all. A journal of another trial is an ArenaError."""
    games = {game.number: game for game in (read_journal(journal, trial) if journal is not None else ())}
    missing = [number for number in range(trial.games) if number not in games]
    died = "error-dataset-worker" if journal is None else "error-train-worker"
    with closing(in_order(partial(play_game, trial), missing, workers, died)) as played:
        for game in played:
            games[game.number] = game
            if journal is not None:
                with journal.open("a", encoding="utf-8", newline="\n") as file:
                    file.write(game.line() + "\n")
            if progress is not None:
                progress(sum(number < trial.games for number in games), trial.games)
    return [games[number] for number in range(trial.games)]


def read_journal(path: Path, trial: Trial) -> list[TrialGame]:
    """Returns the games of a journal, and begins one that does not exist. A last line cut off by a crash is dropped."""
    header = json.dumps({"journal": JOURNAL, **trial.described()}, ensure_ascii=False)
    if not path.exists():
        path.write_text(header + "\n", encoding="utf-8", newline="\n")
        return []
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if not lines or lines[0] != header + "\n":
        raise ArenaError("error-calibration-journal", path=str(path))
    whole = [line for line in lines[1:] if line.endswith("\n")]
    try:
        games = [TrialGame.read(line) for line in whole]
    except (ValueError, TypeError, LookupError):
        raise ArenaError("error-calibration-journal", path=str(path)) from None
    if len(whole) < len(lines) - 1:
        path.write_text("".join([lines[0], *whole]), encoding="utf-8", newline="\n")
    return games


# -- figures ------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """Cases of one kind: how many, in how many games, their mean chance, the share won, and half the width of the
    95% interval of their difference."""

    cases: int
    games: int
    chance: float
    won: float
    margin: float

    @property
    def difference(self) -> float:
        return self.won - self.chance


def _row(games: Iterable[tuple[bool | None, Sequence[float]]]) -> Row | None:
    """Returns the figures of some cases, game by game; a game without a winner counts half."""
    sums = [(len(chances), sum(chances), 0.5 if won is None else float(won)) for won, chances in games if chances]
    cases = sum(count for count, _, _ in sums)
    if not cases:
        return None
    chance = sum(total for _, total, _ in sums) / cases
    won = sum(count * result for count, _, result in sums) / cases
    scatter = sum((count * (result - (won - chance)) - total) ** 2 for count, total, result in sums)
    spread = scatter * len(sums) / (len(sums) - 1) if len(sums) > 1 else 0.0
    return Row(cases, len(sums), chance, won, Z * sqrt(spread) / cases)


@dataclass(frozen=True)
class Calibration:
    """What came of the chances told. With a seat, in a game of two: its chances, which are the complement of those told
    to the other seat. Without one: every seat's own chances."""

    games: Sequence[TrialGame]
    seat: int | None = None

    def only(self, **fields: object) -> "Calibration":
        """Returns the same for some of the cases: those of a period, a kind or a seat."""

        def is_meant(case: Case) -> bool:
            return all(getattr(case, name) == value for name, value in fields.items())

        return replace(self, games=[game._replace(cases=tuple(filter(is_meant, game.cases))) for game in self.games])

    def tenths(self) -> list[Row | None]:
        """Returns one row for each tenth of the chances."""
        parts: list[list[tuple[bool | None, list[float]]]] = [[] for _ in range(BINS)]
        for won, chances in self._by_game():
            for tenth, part in enumerate(parts):
                part.append((won, [chance for chance in chances if _tenth(chance) == tenth]))
        return [_row(part) for part in parts]

    def whole(self) -> Row | None:
        """Returns one row for all cases."""
        return _row(self._by_game())

    def steps(self) -> list[str]:
        """Returns the kinds of decisions, the most frequent first."""
        counts = Counter(case.step for game in self.games for case in game.cases)
        return sorted(counts, key=lambda step: (-counts[step], step))

    def periods(self) -> list[int]:
        return sorted({case.period for game in self.games for case in game.cases})

    def _by_game(self) -> Iterator[tuple[bool | None, list[float]]]:
        for game in self.games:
            cases = game.cases
            if self.seat is not None:
                own = [case.chance if case.seat == self.seat else 1.0 - case.chance for case in cases]
                yield _result(game, self.seat), own
                continue
            for seat in sorted({case.seat for case in cases}):
                yield _result(game, seat), [case.chance for case in cases if case.seat == seat]


def _result(game: TrialGame, seat: int) -> bool | None:
    return None if game.winner is None else game.winner == seat


def _tenth(chance: float) -> int:
    return min(BINS - 1, int(chance * BINS))
