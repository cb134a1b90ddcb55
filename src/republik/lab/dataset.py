"""Data sets: games between two players as Parquet tables, with a card that says what they are.

Game number k is the first game of the arena's pair k with the same seed and players. It depends on seed, number and
players alone, and rows are written in the order of the games: whatever the number of workers, the files are the same.
"""

import shlex
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import republik
from republik.games.wsdv.game import NEWEST
from republik.games.wsdv.rules import economy
from republik.games.wsdv.rules.decade_end import CURRENCY, INTERNAL, KEEP_LIVING, USE_POLICE, socialists_on_board
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import STEP_NAMES
from republik.lab import dataset_weimar
from republik.lab.arena import EAST, WEST, ArenaError, Plan, Stopped
from republik.lab.dataset_columns import TABLES, TABLES_OF, Column
from republik.lab.dataset_rows import Recorder, Row
from republik.table.contract import Event, Outcome

from .executors import in_order, stop_asked

TASK = 8
"""Games that a worker plays at a time."""
GROUP_ROWS = 50_000
"""A row group is written as soon as the decisions waiting are so many: memory does not grow with the data set."""
CARD = "README.md"
FILES = frozenset({CARD, *(f"{name}.parquet" for tables in TABLES_OF.values() for name in tables)})

Progress = Callable[[int, int], None]


def arrow() -> tuple[Any, Any]:
    """pyarrow and pyarrow.parquet; ImportError that says how to get them."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise ImportError("the data sets of republik.lab need pyarrow: pip install republik[lab]") from None


@dataclass(frozen=True)
class Recipe:
    """All that decides a data set. UnknownPlayer, BadBot: no such player."""

    games: int
    players: tuple[str, str] = ("greedy", "greedy")
    edition: str = NEWEST
    seed: str = "0"
    scenario: str = ""
    """Of Weimar; empty for Wir sind das Volk!"""

    def __post_init__(self) -> None:
        self.plan()

    @property
    def game(self) -> str:
        return "weimar" if self.scenario else "wsdv"

    @property
    def tables(self) -> dict[str, list[Column]]:
        """The tables of the data set and their columns."""
        return TABLES_OF[self.game]

    def plan(self) -> Plan:
        options = {"scenario": self.scenario} if self.scenario else {"edition": self.edition}
        return Plan(self.players, self.games, self.seed, self.game, options)

    def command(self) -> str:
        """The command that makes the same data set."""
        words = ["republik", "dataset", "--games", str(self.games), "--players", *self.players]
        words += ["--game", self.game, "--scenario", self.scenario] if self.scenario else ["--edition", self.edition]
        return shlex.join([*words, "--seed", self.seed, "--out", "DIR"])


# -- a game as rows -----------------------------------------------------------------------------------


def figures(position: Position) -> Row:
    """What the board shows to everybody before a decision."""
    rules, row = position.rules, {}
    for side, name, hand in ((WEST, "west", position.hand_west), (EAST, "east", position.hand_east)):
        provinces = range(rules.first[side], rules.last[side])
        row[f"{name}_unrest"] = sum(position.unrest[province] for province in provinces)
        row[f"{name}_protests"] = position.side_protests(side)
        row[f"{name}_living"] = sum(position.living[province] for province in provinces)
        row[f"{name}_economy"] = sum(economy.economy(position, province) for province in provinces)
        row[f"{name}_pieces"] = economy.capacity(position, side)
        row[f"{name}_hand"] = len(hand)
    prestige, currency, socialist_track = position.tracks
    return row | {
        "prestige": prestige,
        "currency": currency,
        "socialist_track": socialist_track,
        "socialists": socialists_on_board(position),
        "police": len(position.police),
        "wall": position.wall,
        "display": len(position.display),
        "pile": len(position.pile) + len(position.top),
    }


def forecast_figures(position: Position) -> Row:
    """The forecast as one row: parts under the names of their phases, provinces summed by side."""
    told = position.forecast()
    row: Row = {"forecast_attacks": len(told["attacks"])}
    for phase in ("flight", "prestige", "currency", "police_cost", "police", "socialists"):
        row |= {f"forecast_{phase}_{part}": value for part, value in told[phase].items()}
    for phase, name in (("living_losses", "living_lost"), ("internal_unrest", "internal_unrest")):
        for side in (WEST, EAST):
            codes = position.rules.codes[position.rules.first[side] : position.rules.last[side]]
            row[f"forecast_{_name(side)}_{name}"] = sum(told[phase].get(code, 0) for code in codes)
    for name, protests in told["protests"].items():
        row |= {f"forecast_{name}_protests_{when}": count for when, count in protests.items()}
    known = {column.name for column in TABLES["decade_ends"]}
    return {name: value for name, value in row.items() if name in known}


def _name(side: int) -> str:
    return "east" if side == EAST else "west"


class DecadeEnd:
    """A decade end from its first phase to its last, made of what the engine tells."""

    COUNTED = (
        "rundown dismantled west_living_lost east_living_lost west_internal_unrest east_internal_unrest "
        "west_attacks east_attacks west_attack_unrest east_attack_unrest police_used"
    ).split()
    COPIED = {  # noqa: RUF012 - a table, never changed
        "flight": {"flight_steps": "steps", "flight_points": "points"},
        "space": {"prestige_space": "space", "prestige_by": "by"},
        "currency": {
            "currency_track": "track",
            "currency_exports": "exports",
            "worst_west_export": "worst",
            "east_living": "living",
            "currency_balance": "balance",
        },
        "police_cost": {"police_cost": "points"},
        "socialist_phase": {"socialist_change": "change"},
        "protests": {"west_protests": "west", "east_protests": "east"},
    }

    def __init__(self, position: Position, game: int, ply: int) -> None:
        self.sides = position.rules.province_side
        self.phase = 0
        self.counts: Counter[str] = Counter(dict.fromkeys(self.COUNTED, 0))
        self.row: Row = {"game": game, "decade": position.decade, "ply": ply, "game_over": False}
        self.row |= forecast_figures(position)

    def hear(self, event: Event) -> None:
        told: Any = event.args
        if event.key == "phase":
            self.phase = told["phase"]
        elif event.key in self.COPIED:
            self.row |= {column: told[name] for column, name in self.COPIED[event.key].items()}
        elif event.key == "game_over":
            self.row["game_over"] = True
        else:
            self._count(event.key, told)

    def _count(self, key: str, told: Any) -> None:
        if key == "rundown" and self.phase == CURRENCY:
            self.counts["rundown"] += 1
        elif key in ("dismantle_city", "dismantle_line"):
            self.counts["dismantled"] += 1
        elif key == "living" and self.phase == KEEP_LIVING:
            self.counts[f"{self._side(told['province'])}_living_lost"] -= told["count"]
        elif key == "unrest" and self.phase == INTERNAL:
            self.counts[f"{self._side(told['province'])}_internal_unrest"] += told["count"]
        elif key == "attack":
            self.counts[f"{self._side(told['attacker'])}_attacks"] += 1
            self.counts[f"{self._side(told['target'])}_attack_unrest"] += told["count"]
        elif key == "police" and self.phase == USE_POLICE:
            self.counts["police_used"] += 1

    def _side(self, province: int) -> str:
        return _name(self.sides[province])

    def finished(self) -> Row:
        return self.row | self.counts | {"last_phase": self.phase}


class DecadeEnds:
    """The decade ends of one game as rows, made while it is played."""

    def __init__(self, game: int) -> None:
        self.game = game
        self.rows: list[Row] = []
        self._ending: DecadeEnd | None = None

    def hear(self, event: Event, position: Position, ply: int) -> None:
        if event.key == "decade_end":
            self._ending = DecadeEnd(position, self.game, ply)
        elif event.key == "decade":
            self.close()
        elif self._ending is not None:
            self._ending.hear(event)

    def close(self) -> None:
        """The decade end is over, or the game is."""
        if self._ending is not None:
            self.rows.append(self._ending.finished())
        self._ending = None


class _Recorder(Recorder[Position]):
    """A game of Wir sind das Volk! whose decisions and decade ends are kept as rows."""

    step_names = STEP_NAMES

    def __init__(self, plan: Plan, game: int) -> None:
        super().__init__(plan, game, TABLES)
        self.ends = DecadeEnds(game)
        self.keeps_events = self.listener is not None
        self.listener = self._hear

    def _hear(self, event: Event) -> None:
        if self.keeps_events:
            self.events.append(event)
        self.ends.hear(event, self.board, len(self.rows["decisions"]))

    def when(self) -> Row:
        return {"decade": self.board.decade, "half": self.board.half}

    def figures(self) -> Row:
        return figures(self.board)

    def result(self) -> Row:
        west, east = self.plan.players
        told = {"edition": self.plan.options["edition"], "west_player": west, "east_player": east}
        return told | {"decade": self.board.decade, "decade_ends": len(self.ends.rows)}

    def finish(self, outcome: Outcome) -> dict[str, list[Row]]:
        self.ends.close()
        self.rows["decade_ends"] = self.ends.rows
        return super().finish(outcome)


def game_rows(recipe: Recipe, game: int, stopped: Callable[[], bool] = bool) -> dict[str, list[Row]]:
    """A game of the data set: for each table its rows."""
    recorder = dataset_weimar.WeimarRecorder if recipe.scenario else _Recorder
    table = recorder(recipe.plan(), game)
    outcome: Outcome | None = None
    try:
        outcome = table.play(stopped)
    finally:
        table.dismiss(outcome)
    return table.finish(outcome)


# -- playing ------------------------------------------------------------------------------------------


def schema(columns: list[Column]) -> Any:
    """The columns as pyarrow knows them, each with its meaning."""
    pyarrow, _ = arrow()
    fields = [
        pyarrow.field(name, pyarrow.type_for_alias(kind), metadata={"meaning": meaning})
        for name, kind, meaning in columns
    ]
    return pyarrow.schema(fields, metadata={"republik": republik.__version__})


Tables = dict[str, Any]


def _played(recipe: Recipe, first: int, stopped: Callable[[], bool] = bool) -> Tables:
    """A task: some games as pyarrow tables, which travel between processes in little space."""
    pyarrow, _ = arrow()
    rows: dict[str, list[Row]] = {name: [] for name in recipe.tables}
    for game in range(first, min(first + TASK, recipe.games)):
        for name, more in game_rows(recipe, game, stopped).items():
            rows[name] += more
    return {
        name: pyarrow.Table.from_pylist(rows[name], schema=schema(columns)) for name, columns in recipe.tables.items()
    }


def _task(recipe: Recipe, first: int) -> Tables | None:
    try:
        return _played(recipe, first, stop_asked)
    except Stopped:
        return None


def _all_played(recipe: Recipe, workers: int) -> Generator[Tables, None, None]:
    """Task after task, in order."""
    tasks = range(0, recipe.games, TASK)
    if workers == 1:
        yield from (_played(recipe, first) for first in tasks)
    else:
        yield from in_order(partial(_task, recipe), tasks, workers, "error-dataset-worker")


# -- writing ------------------------------------------------------------------------------------------


class _Writer:
    """The tables' files in a folder; rows wait until they are enough for a row group."""

    def __init__(self, tables: dict[str, list[Column]], folder: Path, stack: ExitStack) -> None:
        _, parquet = arrow()
        self.waiting: dict[str, list[Any]] = {name: [] for name in tables}
        self.files = {
            name: stack.enter_context(
                parquet.ParquetWriter(folder / f"{name}.parquet", schema(columns), compression="zstd")
            )
            for name, columns in tables.items()
        }
        self.rows: Counter[str] = Counter()

    def add(self, tables: Tables) -> None:
        for name, table in tables.items():
            self.waiting[name].append(table)
            self.rows[name] += table.num_rows
        if sum(table.num_rows for table in self.waiting["decisions"]) >= GROUP_ROWS:
            self.flush()

    def flush(self) -> None:
        pyarrow, _ = arrow()
        for name, tables in self.waiting.items():
            if tables:
                self.files[name].write_table(pyarrow.concat_tables(tables), row_group_size=2 * GROUP_ROWS)
            self.waiting[name] = []


def check_folder(out: Path, force: bool = False) -> None:
    """ArenaError where a data set cannot be put: only an empty folder is filled, only a data set is replaced."""
    if out.exists() and not out.is_dir():
        raise ArenaError("error-not-a-folder", path=str(out))
    if not out.resolve().parent.is_dir():
        raise ArenaError("error-folder-missing", path=str(out.resolve().parent))
    if out.resolve() == Path.cwd() or out.is_mount():
        raise ArenaError("error-dataset-place", path=str(out))
    there = {path.name for path in out.iterdir()} if out.exists() else set()
    if there and not force:
        raise ArenaError("error-dataset-exists", path=str(out))
    if not there <= FILES:
        raise ArenaError("error-dataset-foreign", path=str(out), name=min(there - FILES))


@contextmanager
def _in_its_place(out: Path, force: bool) -> Iterator[Path]:
    """A folder beside `out` that takes its place when all went well, and is gone when not."""
    target = out.resolve()
    beside = Path(tempfile.mkdtemp(prefix=f".{target.name}.", dir=target.parent))
    made, old = beside / "new", beside / "old"
    try:
        made.mkdir()
        yield made
        check_folder(out, force)  # someone may have been there meanwhile
        if target.exists():
            target.rename(old)
        try:
            made.rename(target)
        except BaseException:
            if old.exists():
                old.rename(target)
            raise
    finally:
        if target.exists() or not old.exists():  # what was there is never lost, whatever fails
            shutil.rmtree(beside, ignore_errors=True)


def write(
    recipe: Recipe, out: Path, workers: int = 1, force: bool = False, progress: Progress | None = None
) -> dict[str, int]:
    """Plays the games and writes the data set, whole or not at all; how many rows each table has.

    ImportError without pyarrow, ArenaError where something is wrong with the folder or a player.
    """
    arrow()
    check_folder(out, force)
    with _in_its_place(out, force) as folder:
        with ExitStack() as stack:
            writer = _Writer(recipe.tables, folder, stack)
            for tables in stack.enter_context(closing(_all_played(recipe, workers))):
                writer.add(tables)
                if progress is not None:
                    progress(writer.rows["games"], recipe.games)
            writer.flush()
        rows = {name: writer.rows[name] for name in recipe.tables}
        (folder / CARD).write_text(card(recipe, rows), encoding="utf-8")
    return rows


# -- the data card ------------------------------------------------------------------------------------

_CARD = """\
# Games of Wir sind das Volk!, {west} (West) against {east} (East)

{games} games of *Wir sind das Volk!*, edition {edition}, played by computer players: every decision, every decade end,
every game.

| file | rows | one row is |
| --- | ---: | --- |
| `decisions.parquet` | {rows_decisions} | a decision of a player, with the board before it |
| `decade_ends.parquet` | {rows_decade_ends} | a decade end, with the forecast at its start and what came of it |
| `games.parquet` | {rows_games} | a game |

## How it was made

```console
$ {command}
```

Republik {version}, pyarrow {pyarrow}. West: `{west}`; East: `{east}`; seed: `{seed}`. The same command of the same
version plays the same games, on any machine and with any number of workers, as long as the players themselves do not
look at the clock. Game k is the first game of pair k of `republik arena` with these players and this seed.

## Columns

{columns}
## Known limits

* The games are as good as their players. They show how these two play, not how the game is best played.
* A decision with one legal answer is played by the engine and has no row; neither has chance.
* The figures are public knowledge, but `move` and `move_text` tell everything, cards discarded face down included.
* `winner` and `termination` lie in the future of their row: results to learn from, not something a player knew.
* Rows of a game belong together. To test what was learnt, keep whole games apart, not rows.
* The forecast takes no choice from a player: where one decides it counts the best or the worst, and later phases may
  come out otherwise because of what earlier ones did.

## Licence

Apache-2.0, as the program that wrote it. No text of a card and no art is in it.
"""


def card(recipe: Recipe, rows: dict[str, int]) -> str:
    """What a reader has to know, as Markdown; nothing in it depends on time or machine."""
    pyarrow, _ = arrow()
    west, east = recipe.players
    return (dataset_weimar.CARD if recipe.scenario else _CARD).format(
        west=west,
        east=east,
        first=west,
        second=east,
        scenario=recipe.scenario,
        games=recipe.games,
        edition=recipe.edition,
        seed=recipe.seed,
        command=recipe.command(),
        version=republik.__version__,
        pyarrow=pyarrow.__version__,
        columns="".join(f"### {name}\n\n{column_table(name, recipe.game)}\n" for name in recipe.tables),
        **{f"rows_{name}": count for name, count in rows.items()},
    )


def column_table(name: str, game: str = "wsdv") -> str:
    """The columns of a table as Markdown."""
    lines = ["| column | type | meaning |", "| --- | --- | --- |"]
    lines += [f"| `{column.name}` | {column.type} | {column.meaning} |" for column in TABLES_OF[game][name]]
    return "\n".join(lines) + "\n"
