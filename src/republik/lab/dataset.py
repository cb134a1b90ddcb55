"""Data sets: games between two players as Parquet tables, with a card that describes them.

Game k is the first game of the arena's pair k with the same seed and players. It depends only on seed, number and
players, and rows are written in the order of the games, so the files do not depend on the number of workers.
"""

import shlex
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import republik
from republik import games as known_games
from republik.front_page.figures import markdown
from republik.lab.arena import ArenaError, GameTable, Plan
from republik.lab.executors import PROCESSES, in_order
from republik.lab.research import complete_options, research_of
from republik.table.contract import Event, Outcome
from republik.table.plugin.research import AnyResearch, Column, Row, TableSpec

TASK = 8
"""Games per task."""
GROUP_ROWS = 50_000
"""A row group is written when this many decisions are waiting, so that memory does not grow with the data set."""
CARD = "README.md"

Progress = Callable[[int, int], None]


def arrow() -> tuple[Any, Any]:
    """pyarrow and pyarrow.parquet; ImportError with instructions if they are missing."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise ImportError("data sets in republik.lab need pyarrow: pip install republik[lab]") from None


@dataclass(frozen=True)
class Recipe:
    """Everything that determines a data set; missing options have their defaults. UnknownPlayer, BadBot: no such
    player. ValueError: no such option."""

    games: int
    players: tuple[str, str] = ("greedy", "greedy")
    game: str = known_games.DEFAULT
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str = "0"

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", complete_options(self.research, self.options))
        self.plan()

    @property
    def research(self) -> AnyResearch:
        return research_of(self.game)

    @property
    def tables(self) -> dict[str, TableSpec]:
        """The tables of the data set."""
        return tables_of(self.research)

    def plan(self) -> Plan:
        return Plan(self.players, self.games, self.seed, self.game, dict(self.options))

    def command(self) -> str:
        """The command that reproduces the data set."""
        words = ["republik", "dataset", "--games", str(self.games), "--players", *self.players]
        words += ["--game", self.game] if self.game != known_games.DEFAULT else []
        words += [word for name, value in self.options.items() for word in (f"--{name}", value)]
        return shlex.join([*words, "--seed", self.seed, "--out", "DIR"])


# -- columns ------------------------------------------------------------------------------------------


def tables_of(research: AnyResearch) -> dict[str, TableSpec]:
    """The tables of a game's data sets: decisions, the game's own tables, games."""
    number = Column("game", "int32", "number of the game")
    result = _result(research)
    more = {name: TableSpec(spec.row, (number, *spec.columns, *result)) for name, spec in research.more_tables.items()}
    decisions = TableSpec("a decision of a player, with the board before it", (number, *_decision(research), *result))
    return {"decisions": decisions, **more, "games": TableSpec("a game", _game(research))}


def _result(research: AnyResearch) -> list[Column]:
    seats = ", ".join(f"{number} {title}" for number, title in enumerate(research.seat_titles))
    nobody = "" if research.zero_sum else "; empty if no one did"
    how = "how the game ended, as the API names it; `forfeited`: a program failed"
    return [
        Column("winner", "int8", f"who won the game: {seats}{nobody}"),
        Column("termination", "string", how),
    ]


def _decision(research: AnyResearch) -> list[Column]:
    seats = ", ".join(f"{number} {title}" for number, title in enumerate(research.seat_titles))
    return [
        Column("ply", "int32", "number of the decision in its game, from 0; chance is not counted"),
        *research.when_columns,
        Column("seat", "int8", f"who decides: {seats}"),
        Column("step", "string", "kind of decision"),
        Column("move", "int16", "the move chosen, as its number in the action space"),
        Column("move_text", "string", "the same in record notation"),
        Column("legal_moves", "int16", "number of legal moves"),
        *research.figure_columns,
    ]


def _game(research: AnyResearch) -> list[Column]:
    titles = zip(research.game.seats, research.seat_titles, strict=True)
    return [
        Column("game", "int32", "number of the game, from 0"),
        *(Column(option.name, "string", f"option of the game: {option.name}") for option in research.options),
        *(Column(f"{seat}_player", "string", f"who played {title}") for seat, title in titles),
        Column("seed", "string", "seed of the data set"),
        *_result(research),
        *research.end_columns,
        Column("decisions", "int32", "decisions of all players: the game's rows in `decisions`"),
        *research.result_columns,
    ]


# -- a game as rows -----------------------------------------------------------------------------------


class RecordedGame(GameTable):
    """An arena game whose decisions are recorded as rows."""

    def __init__(self, recipe: Recipe, number: int) -> None:
        super().__init__(recipe.plan(), number)
        self.research = recipe.research
        self.number = number
        self.rows: list[Row] = []
        self.recording = self.research.recording(number)
        self.keeps_events = self.listener is not None
        self.listener = self._hear

    def _hear(self, event: Event) -> None:
        if self.keeps_events:
            self.events.append(event)
        self.recording.hear(event, self.position, len(self.rows))

    def _chosen(self, seat: int) -> int:
        move = super()._chosen(seat)
        board = self.position
        row = {
            "game": self.number,
            "ply": self.decisions,
            **self.recording.when(board),
            "seat": seat,
            "step": self.research.step(board),
            "move": move,
            "move_text": board.move_text(move),
            "legal_moves": len(board.moves()),
        }
        self.rows.append(row | self.recording.figures(board))
        return move

    def finish(self, outcome: Outcome) -> dict[str, list[Row]]:
        """All rows of the game by table, with its result."""
        result = {"game": self.number, "seed": self.plan.seed, "decisions": self.decisions, **self.plan.options}
        result |= {f"{name}_player": self.plan.players[self.seats[seat]] for seat, name in enumerate(self.plan.seats)}
        result |= self.recording.result(self.position)
        tables = {"decisions": self.rows, **self.recording.tables(), "games": [result]}
        for rows in tables.values():
            for row in rows:
                row |= {"winner": outcome.winner, "termination": outcome.termination}
        return tables


def game_rows(recipe: Recipe, game: int, stopped: Callable[[], bool] = bool) -> dict[str, list[Row]]:
    """The rows of one game, by table."""
    table = RecordedGame(recipe, game)
    return table.finish(table.play(stopped))


# -- playing ------------------------------------------------------------------------------------------


def schema(columns: Sequence[Column]) -> Any:
    """The columns as a pyarrow schema, each with its description."""
    pyarrow, _ = arrow()
    fields = [
        pyarrow.field(name, pyarrow.type_for_alias(kind), metadata={"meaning": meaning})
        for name, kind, meaning in columns
    ]
    return pyarrow.schema(fields, metadata={"republik": republik.__version__})


Tables = dict[str, Any]


def _task(recipe: Recipe, first: int, stopped: Callable[[], bool]) -> Tables:
    """Some games as pyarrow tables, which are compact to send between processes."""
    pyarrow, _ = arrow()
    rows: dict[str, list[Row]] = {name: [] for name in recipe.tables}
    for game in range(first, min(first + TASK, recipe.games)):
        for name, more in game_rows(recipe, game, stopped).items():
            rows[name] += more
    return {
        name: pyarrow.Table.from_pylist(rows[name], schema=schema(spec.columns)) for name, spec in recipe.tables.items()
    }


# -- writing ------------------------------------------------------------------------------------------


class _Writer:
    """Writes the tables' files; rows wait until there are enough for a row group."""

    def __init__(self, tables: dict[str, TableSpec], folder: Path, stack: ExitStack) -> None:
        _, parquet = arrow()
        self.waiting: dict[str, list[Any]] = {name: [] for name in tables}
        self.files = {
            name: stack.enter_context(
                parquet.ParquetWriter(folder / f"{name}.parquet", schema(spec.columns), compression="zstd")
            )
            for name, spec in tables.items()
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
    """Raises ArenaError if the folder cannot be used: it must be empty, or contain a data set to replace."""
    if out.exists() and not out.is_dir():
        raise ArenaError("error-not-a-folder", path=str(out))
    if not out.resolve().parent.is_dir():
        raise ArenaError("error-folder-missing", path=str(out.resolve().parent))
    if out.resolve() == Path.cwd() or out.is_mount():
        raise ArenaError("error-dataset-place", path=str(out))
    there = {path.name for path in out.iterdir()} if out.exists() else set()
    if there and not force:
        raise ArenaError("error-dataset-exists", path=str(out))
    if foreign := there - _files():
        raise ArenaError("error-dataset-foreign", path=str(out), name=min(foreign))


def _files() -> set[str]:
    """The files that a data set of any game may contain."""
    return {CARD, *(f"{name}.parquet" for game in known_games.playable() for name in tables_of(research_of(game.name)))}


@contextmanager
def _in_its_place(out: Path, force: bool) -> Iterator[Path]:
    """A folder beside `out` that replaces it on success and is removed on failure."""
    target = out.resolve()
    beside = Path(tempfile.mkdtemp(prefix=f".{target.name}.", dir=target.parent))
    new, old = beside / "new", beside / "old"
    try:
        new.mkdir()
        yield new
        check_folder(out, force)  # it may have appeared meanwhile
        if target.exists():
            target.rename(old)
        try:
            new.rename(target)
        except BaseException:
            if old.exists():
                old.rename(target)
            raise
    finally:
        if target.exists() or not old.exists():  # what was there is never lost, whatever fails
            shutil.rmtree(beside, ignore_errors=True)


def write(
    recipe: Recipe,
    out: Path,
    workers: int = 1,
    force: bool = False,
    progress: Progress | None = None,
    backend: str = PROCESSES,
) -> dict[str, int]:
    """Plays the games and writes the data set, completely or not at all; returns the number of rows per table.
    Raises ImportError without pyarrow, ArenaError if there is a problem with the folder or a player."""
    arrow()
    check_folder(out, force)
    with _in_its_place(out, force) as folder:
        with ExitStack() as stack:
            writer = _Writer(recipe.tables, folder, stack)
            tasks = range(0, recipe.games, TASK)
            played = in_order(partial(_task, recipe), tasks, workers, "error-dataset-worker", backend)
            for tables in stack.enter_context(closing(played)):
                writer.add(tables)
                if progress is not None:
                    progress(writer.rows["games"], recipe.games)
            writer.flush()
        rows = {name: writer.rows[name] for name in recipe.tables}
        (folder / CARD).write_text(card(recipe, rows), encoding="utf-8", newline="\n")
    return rows


# -- the data card ------------------------------------------------------------------------------------

_CARD = """\
# Games of {title}: {first} against {second}

{games} games of *{title}*{options}, played by computer players.

| file | rows | one row is |
| --- | ---: | --- |
{files}

## How it was made

```console
$ {command}
```

Republik {version}, pyarrow {pyarrow}. {seats}; seed: `{seed}`. The same command of the same version plays the same
games, on any machine and with any number of workers, provided that the players do not depend on the clock. Game k is
the first game of pair k of `republik arena` with these players and this seed.

## Columns

{columns}
## Known limits

{limits}

## Licence

Apache-2.0, like the program that wrote it. It contains no card texts and no art.
"""
LIMITS = (
    "The games are only as good as their players: they show how these two play, not how the game is best played.",
    "A decision with a single legal move, which the engine plays itself, has no row; nor does chance.",
    "`winner` and `termination` lie in the future of their row: targets to learn, not something a player knew.",
    "The rows of a game belong together: split training and test data by game, not by row.",
)


def card(recipe: Recipe, rows: dict[str, int]) -> str:
    """The data card as Markdown; it does not depend on time or machine."""
    pyarrow, _ = arrow()
    plan, research, tables = recipe.plan(), recipe.research, recipe.tables
    sitting = zip(research.seat_titles, plan.seatings(0)[0], strict=False)  # a game may have fewer seats
    return _CARD.format(
        title=research.title,
        first=recipe.players[0],
        second=recipe.players[1],
        options="".join(f", {name} {value}" for name, value in recipe.options.items()),
        games=recipe.games,
        files="\n".join(f"| `{name}.parquet` | {rows[name]} | {spec.row} |" for name, spec in tables.items()),
        seats="; ".join(f"{title}: `{plan.players[player]}`" for title, player in sitting),
        seed=recipe.seed,
        command=recipe.command(),
        version=republik.__version__,
        pyarrow=pyarrow.__version__,
        columns="".join(f"### {name}\n\n{column_table(name, recipe.game)}\n" for name in tables),
        limits="\n".join(f"* {limit}" for limit in (*LIMITS, *research.notes)),
    )


def column_table(name: str, game: str = known_games.DEFAULT) -> str:
    """The columns of a table as Markdown."""
    columns = tables_of(research_of(game))[name].columns
    rows = [[f"`{column.name}`", column.type, column.meaning] for column in columns]
    return markdown(["column", "type", "meaning"], rows, names=3) + "\n"
