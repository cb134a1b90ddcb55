"""`republik arena`: its arguments, and what it prints and writes. What is heavy is loaded when a run begins."""

import argparse
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from rich.console import Console

    from republik.lab.arena import ArenaError, Journal, PairResult, Plan, Run
    from republik.lab.sprt import Sprt
    from republik.messages.i18n import Messages
    from republik.players.registry import UnknownPlayer

    from .result_tables import Table

BACKENDS = ("process", "ray")
FOR_FOUR = ("bruderkrieg", "vulkan", "main")
"""Scenarios of Weimar for four players: the first is the usual one."""
SCENARIOS = (*FOR_FOUR, "abyss")
OPTION_OF_THE_OTHER = {"wsdv": "scenario", "weimar": "edition"}
FIGURES = ("elo0", "elo1", "alpha", "beta")
ENDINGS = (".json", ".html", ".jsonl")
MOST_PAIRS = 1_000_000
MOST_WORKERS = 1024
INTERRUPTED = 2

Save = Callable[[Path, str], None]


class Shop(Protocol):
    """What the terminal lends: its messages and where to print."""

    messages: "Messages"
    console: "Console"

    def text(self, key: str, **args: Any) -> str: ...
    def print(self, line: str) -> None: ...


def add_arguments(command: argparse.ArgumentParser, text: Callable[..., str]) -> None:
    command.add_argument("players", nargs="+", metavar="PLAYER", help=text("cli-arena-players"))
    command.add_argument("--pairs", metavar="N", default="100", help=text("cli-arena-pairs"))
    command.add_argument("--gauntlet", action="store_true", help=text("cli-arena-gauntlet"))
    add_game_arguments(command, text, SCENARIOS)
    command.add_argument("--seed", metavar="TEXT", default="0", help=text("cli-arena-seed"))
    command.add_argument("--workers", metavar="N", help=text("cli-arena-workers"))
    command.add_argument("--backend", metavar="|".join(BACKENDS), default=BACKENDS[0], help=text("cli-arena-backend"))
    command.add_argument("--out", metavar="FILE", type=Path, help=text("cli-arena-out"))
    command.add_argument("--sprt", action="store_true", help=text("cli-arena-sprt"))
    for figure in FIGURES:
        command.add_argument(f"--{figure}", metavar="X", help=text(f"cli-arena-{figure}"))


def add_game_arguments(command: argparse.ArgumentParser, text: Callable[..., str], scenarios: tuple[str, ...]) -> None:
    """Which game is played, and how: an edition of the one, a scenario of the other."""
    command.add_argument("--game", metavar="wsdv|weimar", default="wsdv", help=text("cli-arena-game"))
    command.add_argument("--edition", metavar="2.1", help=text("cli-edition"))
    command.add_argument("--scenario", metavar="|".join(scenarios), help=text("cli-arena-scenario"))


# -- reading the arguments --------------------------------------------------------------------------------


def whole_number(text: str, what: str, low: int, high: int) -> int:
    from republik.lab.arena import ArenaError

    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > 18 or not low <= int(digits) <= high:
        raise ArenaError("error-number", what=what, text=text, low=str(low), high=str(high))
    return int(digits)


def game_options(parsed: argparse.Namespace, scenarios: tuple[str, ...]) -> dict[str, str]:
    """The options of the game asked for; ArenaError where there is no such game, edition or scenario."""
    from republik.games.wsdv.game import EDITIONS, NEWEST
    from republik.lab.arena import ArenaError

    if parsed.game not in OPTION_OF_THE_OTHER:
        raise ArenaError("error-arena-unknown-game", name=parsed.game, known=", ".join(OPTION_OF_THE_OTHER))
    other = OPTION_OF_THE_OTHER[parsed.game]
    if getattr(parsed, other) is not None:
        raise ArenaError("error-other-game-option", option=f"--{other}", game=parsed.game)
    if parsed.game == "weimar":
        scenario = parsed.scenario or scenarios[0]
        if scenario not in scenarios:
            raise ArenaError("error-arena-scenario", name=scenario, known=", ".join(scenarios))
        return {"scenario": scenario}
    edition = parsed.edition or NEWEST
    if edition not in EDITIONS:
        raise ArenaError("error-edition", name=edition, known=", ".join(EDITIONS))
    return {"edition": edition}


def _plan(parsed: argparse.Namespace) -> "Plan":
    from republik.lab.arena import ArenaError, Plan
    from republik.players import outside, registry

    pairs = whole_number(parsed.pairs, "--pairs", 1, MOST_PAIRS)
    if not parsed.seed.strip():
        raise ArenaError("error-seed")
    options = game_options(parsed, SCENARIOS)
    players = tuple(name.strip() if outside.is_bot(name) else name.strip().lower() for name in parsed.players)
    try:
        return Plan(players, pairs, parsed.seed.strip(), parsed.game, options, parsed.gauntlet, _sprt(parsed))
    except registry.UnknownPlayer as error:
        raise no_player(error) from None
    except outside.BadBot as error:
        raise ArenaError(error.key, **error.details) from None


def no_player(error: "UnknownPlayer") -> "ArenaError":
    """What is wrong with a player's name: nobody is called that, or how long to think cannot be read."""
    from republik.lab.arena import ArenaError
    from republik.table.budget import MOST_ITERATIONS, MOST_SECONDS

    from .entrants import THINK_LONGER

    kind, _, budget = error.name.partition(":")
    if not error.reason:
        return ArenaError("error-player", name=error.name, known=", ".join(error.known))
    if kind not in THINK_LONGER:
        return ArenaError("error-player-no-budget", name=kind, known=", ".join(sorted(THINK_LONGER)))
    iterations, seconds = str(MOST_ITERATIONS), f"{MOST_SECONDS:.0f}"
    return ArenaError("error-player-budget", name=kind, budget=budget, iterations=iterations, seconds=seconds)


def _sprt(parsed: argparse.Namespace) -> "Sprt | None":
    from republik.lab.arena import ArenaError
    from republik.lab.sprt import BadTest, Sprt

    given = {name: getattr(parsed, name) for name in FIGURES}
    given = {name: value for name, value in given.items() if value is not None}
    if not parsed.sprt:
        if given:
            raise ArenaError("error-arena-sprt-missing", name=f"--{next(iter(given))}")
        return None
    figures: dict[str, float] = {}
    for name, value in given.items():
        try:
            figures[name] = float(value)
        except ValueError:
            raise ArenaError("error-arena-figure", name=f"--{name}", text=value) from None
    try:
        return Sprt(**figures)
    except BadTest as error:
        raise ArenaError("error-arena-figure", name=f"--{error.figure}", text=given.get(error.figure, "")) from None


def _workers(parsed: argparse.Namespace) -> int:
    from republik.lab.arena import ArenaError

    if parsed.backend not in BACKENDS:
        raise ArenaError("error-arena-backend", name=parsed.backend, known=", ".join(BACKENDS))
    if parsed.workers is None:
        return os.cpu_count() or 1
    return whole_number(parsed.workers, "--workers", 1, MOST_WORKERS)


class Files(NamedTuple):
    """Where results go: side by side under one name."""

    data: Path
    page: Path
    journal: Path


def _files(out: Path | None) -> Files | None:
    """An ending may be given or left out. Files that no journal belongs to are another's, and stay."""
    from republik.lab.arena import ArenaError

    if out is None:
        return None
    if out.is_dir() or not out.name:
        raise ArenaError("error-file-folder", path=str(out))
    if not out.parent.is_dir():
        raise ArenaError("error-folder-missing", path=str(out.parent))
    stem = out.name.removesuffix(out.suffix) if out.suffix in ENDINGS else out.name
    files = Files(*(out.with_name(stem + ending) for ending in ENDINGS))
    for path in (files.data, files.page):
        if path.exists() and not files.journal.exists():
            raise ArenaError("error-arena-file-exists", path=str(path))
    return files


# -- running --------------------------------------------------------------------------------------------------


def run(parsed: argparse.Namespace, shop: Shop, save: Save) -> int:
    """The command; ArenaError where something is wrong. Interrupted, it tells and writes what there is so far."""
    from republik.lab.arena import Run

    plan, workers, files = _plan(parsed), _workers(parsed), _files(parsed.out)
    journal = None if files is None else _journal(files.journal, plan)
    made = Run(plan, list(journal.results) if journal else [])
    if made.results:
        shop.print(shop.text("arena-resumed", count=str(len(made.results)), total=str(plan.total)))
    interrupted = False
    try:
        _play(made, workers, parsed.backend, shop, journal.add if journal else None)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if journal is not None:
            journal.close()
    if interrupted and journal is not None:  # what counts is what was kept, wherever the interruption came in between
        kept = _journal(journal.path, plan)
        kept.close()
        made = Run(plan, list(kept.results))
    _tell(made, shop, files, save)
    if interrupted:
        shop.print(shop.text("arena-interrupted-kept" if journal else "arena-interrupted"))
    return INTERRUPTED if interrupted else 0


def _journal(path: Path, plan: "Plan") -> "Journal":
    from republik.lab.arena import ArenaError, Journal

    try:
        return Journal(path, plan)
    except OSError as error:
        raise ArenaError("error-file-unwritable", path=str(path), reason=error.strerror or str(error)) from None


def _play(made: "Run", workers: int, backend: str, shop: Shop, keep: "Callable[[PairResult], None] | None") -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(shop.text("arena-pairs"), total=made.plan.total, completed=len(made.results))

        def move_on(done: int, _total: int) -> None:
            bar.update(task, completed=done)

        made.play(workers, backend, keep, move_on)


def _tell(made: "Run", shop: Shop, files: Files | None, save: Save) -> None:
    from republik.lab.report import about, page, title
    from republik.lab.summary import summary

    from .result_tables import tables

    told = summary(made)
    shop.print(title(told, shop.text))
    shop.print(about(told, shop.text))
    for table in tables(told, shop.text) if told["games"] else []:
        print_table(table, shop)
    if files is not None:
        save(files.data, json.dumps(told, ensure_ascii=False, indent=1) + "\n")
        save(files.page, page(told, shop.text, shop.messages.language))
        shop.print(shop.text("arena-written", data=str(files.data), page=str(files.page), journal=str(files.journal)))


def print_table(table: "Table", shop: Shop) -> None:
    """Columns as wide as they need to be: in a pipe nothing is cut off."""
    shop.print("")
    shop.print(table.title)
    rows = [table.heads, *table.rows] if table.heads else table.rows
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = []
        for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
            cells.append(cell.ljust(width) if column < table.names or not table.heads else cell.rjust(width))
        shop.print("  " + "  ".join(cells).rstrip())
    if table.note:
        shop.print("  " + table.note)
