"""`republik train`: a computer player learns by playing itself; `--match` compares two networks."""

import argparse
import json
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from republik import games
from republik.table.phrases import seat as seat_name

from ._arguments import seed_text, whole_number
from ._context import CommandContext, Refused
from ._lab import MAX_WORKERS, add_backend, backend_of, check_folder, print_table
from .arena import INTERRUPTED, MAX_PAIRS

if TYPE_CHECKING:
    from republik.lab.arena import Plan as MatchPlan
    from republik.lab.arena import Run
    from republik.lab.learning.training import Status
    from republik.table.game import Game

NAME: Final = "train"
HELP: Final = "cli-train"
MAX_MINUTES: Final = 60 * 24 * 365
MAX_GAMES: Final = 10**12
LINE_SECONDS: Final = 30.0
"""Time between reports where there is no terminal."""


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    text = context.text
    parser.add_argument("what", metavar="GAME|RUN", help=text("cli-train-what"))
    parser.add_argument("--out", metavar="RUN", type=Path, help=text("cli-train-out"))
    parser.add_argument("--minutes", metavar="N", help=text("cli-train-minutes"))
    parser.add_argument("--games", metavar="N", help=text("cli-train-games"))
    parser.add_argument("--workers", metavar="N", help=text("cli-train-workers"))
    parser.add_argument("--seed", metavar="TEXT", help=text("cli-arena-seed"))
    add_backend(parser, context)
    parser.add_argument("--torch", action="store_true", help=text("cli-train-torch"))
    parser.add_argument("--trainer-python", metavar="PYTHON", default="", help=text("cli-train-python"))
    parser.add_argument("--settings", metavar="FILE", type=Path, help=text("cli-train-settings"))
    parser.add_argument("--resume", action="store_true", help=text("cli-train-resume"))
    parser.add_argument("--match", nargs=3, metavar=("LEVEL", "A", "B"), help=text("cli-train-match"))
    parser.add_argument("--pairs", metavar="N", default="100", help=text("cli-train-pairs"))
    parser.add_argument("--alone", action="store_true", help=text("cli-train-alone"))


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    backend_of(parsed)
    return _match(parsed, context) if parsed.match else _train(parsed, context)


# -- reading the arguments --------------------------------------------------------------------------------


def _workers(parsed: argparse.Namespace, spare: int) -> int:
    """The requested number of workers, or one per core, less those that are spared."""
    if parsed.workers is None:
        return max(1, (os.cpu_count() or 1) - spare)
    return whole_number(parsed.workers, "--workers", 1, MAX_WORKERS)


def _game_and_run(parsed: argparse.Namespace) -> tuple[str, Path | None]:
    """The game, and the folder of the run: the first argument names one of them."""
    from republik.lab.learning.folder import BadRun, RunFolder
    from republik.lab.learning.plan import is_run, read_plan

    named = Path(parsed.what)
    if parsed.what in games.names() or not is_run(named):
        return games.game(parsed.what).name, parsed.out
    if parsed.out is not None and parsed.out != named:
        raise Refused("error-train-two-runs", first=str(named), second=str(parsed.out))
    try:
        return read_plan(RunFolder(named)).settings.game, named
    except BadRun as error:
        raise Refused("error-train-damaged", path=str(error.file), reason=error.reason) from None


def _given(parsed: argparse.Namespace) -> dict[str, Any]:
    """The settings on the command line and in the settings file."""
    given: dict[str, Any] = {}
    if parsed.settings is not None:
        try:
            found = json.loads(parsed.settings.read_bytes())
        except OSError as error:
            reason = error.strerror or str(error)
            raise Refused("error-file-unreadable", path=str(parsed.settings), reason=reason) from None
        except ValueError as error:
            raise Refused("error-train-settings", path=str(parsed.settings), reason=str(error)) from None
        if not isinstance(found, dict):
            raise Refused("error-train-settings", path=str(parsed.settings), reason=type(found).__name__)
        given |= found
    if parsed.minutes is not None:
        given["minutes"] = float(whole_number(parsed.minutes, "--minutes", 1, MAX_MINUTES))
    if parsed.games is not None:
        given["games"] = whole_number(parsed.games, "--games", 1, MAX_GAMES)
    if parsed.seed is not None:
        given["seed"] = seed_text(parsed.seed)
    if parsed.torch:
        given["trainer"] = "torch"
    return given


def _check_out(out: Path | None, resume: bool) -> Path:
    from republik.lab.learning.plan import is_run

    if out is None:
        raise Refused("error-train-out")
    check_folder(out)
    if resume and not is_run(out):
        raise Refused("error-train-no-run", path=str(out))
    return out


# -- training ---------------------------------------------------------------------------------------------


def _train(parsed: argparse.Namespace, context: CommandContext) -> int:
    """If interrupted, end in order; the same command continues."""
    from republik.lab.learning.card import write_card
    from republik.lab.learning.folder import BadRun
    from republik.lab.learning.plan import BadSetting
    from republik.lab.learning.training import Training, prepare

    game, out = _game_and_run(parsed)
    python = shutil.which(parsed.trainer_python) if parsed.trainer_python else ""
    if python is None:
        raise Refused("error-file-missing", path=parsed.trainer_python)
    try:
        folder, plan = prepare(_check_out(out, parsed.resume), game, _given(parsed))
    except BadRun as error:
        raise Refused("error-train-damaged", path=str(error.file), reason=error.reason) from None
    except BadSetting as error:
        raise Refused("error-train-setting", name=error.name, text=str(error.value)) from None
    except OSError as error:
        raise Refused("error-file-unwritable", path=str(out), reason=error.strerror or str(error)) from None
    interrupted = False
    with _reporting(context, games.game(game)) as report:
        training = Training(folder, plan, _workers(parsed, 1), parsed.backend, python, report)
        if training.counters.session > 1:
            told = f"{training.counters.games}"
            context.print(context.text("train-resumed", path=str(folder.path), games=told))
        try:
            training.run()
        except KeyboardInterrupt:
            interrupted = True
    write_card(folder, plan)
    for line in lines_of(training.status(), games.game(game), context):
        context.print(line)
    context.print(context.text("train-written", best=str(folder.best), card=str(folder.card_page)))
    if interrupted:
        context.print(context.text("arena-interrupted-kept"))
    return INTERRUPTED if interrupted else 0


@contextmanager
def _reporting(context: CommandContext, game: "Game") -> "Iterator[Callable[[Status], None]]":
    """Shows the progress: in place in a terminal, otherwise as lines from time to time."""
    from rich.console import Console
    from rich.live import Live
    from rich.text import Text

    console = Console(stderr=True)
    if console.is_terminal:
        with Live(Text(""), console=console, auto_refresh=False, transient=True) as live:
            yield lambda status: live.update(Text("\n".join(lines_of(status, game, context))), refresh=True)
        return
    last = time.monotonic()

    def report(status: "Status") -> None:
        nonlocal last
        if time.monotonic() - last >= LINE_SECONDS:
            last = time.monotonic()
            for line in lines_of(status, game, context):
                context.print(line)
            sys.stdout.flush()

    yield report


# -- what is reported -------------------------------------------------------------------------------------


def _clock(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02d}:{whole % 60:02d}"


def _percent(share: float | None, context: CommandContext) -> str:
    from republik.lab.result_tables import percent

    return percent(share, context.text)


def lines_of(status: "Status", game: "Game", context: CommandContext) -> list[str]:
    """The progress of a run in the reader's language."""
    counters, trainer, text = status.counters, status.trainer, context.text
    lines = [
        text(
            "train-progress",
            time=_clock(counters.seconds),
            left=_clock(status.seconds_left),
            games=str(counters.games),
            speed=f"{status.games_per_second:.1f}",
            rows=str(counters.rows),
            pace=f"{status.rows_per_second:.0f}",
        )
    ]
    if trainer:
        figures = {
            name: str(trainer.get(name, "–")) for name in ("trainer", "device", "step", "network", "loss", "held")
        }
        lines.append(text("train-fit", **figures, result=str(trainer.get("held_result", "–"))))
    if status.shares:
        lines.append(text("train-shares", shares=_shares(status.shares, game, context)))
    if status.against:
        known = {name: _percent(status.against.get(name), context) for name in ("earlier", "start")}
        lines.append(text("train-against", **known))
    if trainer.get("calibration"):
        lines.append(text("train-calibration", pairs=_calibration(trainer["calibration"])))
    if status.gate:
        lines.append(text("train-gate", match=status.gate))
    return lines + [_match_line(match, game, context) for match in status.matches]


def _shares(shares: Mapping[str, float | None], game: "Game", context: CommandContext) -> str:
    words = context.renderer(game)
    known = {name: words.text(seat_name(name)) if name in game.seats else name for name in shares}
    return ", ".join(f"{known[name]} {_percent(share, context)}" for name, share in shares.items())


def _calibration(deciles: list[list[float]]) -> str:
    return "  ".join(f"{100 * told:.0f}→{100 * true:.0f}" for count, told, true in deciles if count)


def _match_line(match: dict[str, Any], game: "Game", context: CommandContext) -> str:
    return context.text(
        "train-match",
        level=match["level"],
        kind=match["kind"],
        score=_percent(match["score"], context),
        low=_percent(match["low"], context),
        high=_percent(match["high"], context),
        pairs=str(match["pairs"]),
        own=_shares(match["by_seat"], game, context),
        seats=_shares(match["seats"], game, context),
        verdict=match["verdict"],
    )


# -- matches ----------------------------------------------------------------------------------------------


def _network(name: str, run: Path | None) -> str:
    """A network as typed: `linear`, a file, or the name of one in the run (`best`, a number)."""
    from republik.lab.learning.learners import LINEAR

    if name == LINEAR or Path(name).is_file() or run is None:
        return name
    for path in (run / name, run / f"{name}.net", run / "weights" / f"{name}.net", run / "weights" / name):
        if path.is_file():
            return str(path)
    return name


def _match(parsed: argparse.Namespace, context: CommandContext) -> int:
    from republik.lab.learning.gates import match_plan

    game, run = _game_and_run(parsed)
    level, first, second = parsed.match
    pairs = whole_number(parsed.pairs, "--pairs", 1, MAX_PAIRS)
    seed = "0" if parsed.seed is None else seed_text(parsed.seed)
    plan = match_plan(game, level, _network(first, run), _network(second, run), pairs, seed, parsed.alone)
    return _play_match(plan, _workers(parsed, 0), parsed.backend, context)


def _play_match(plan: "MatchPlan", workers: int, backend: str, context: CommandContext) -> int:
    from republik.lab.arena import Run
    from republik.lab.result_tables import tables
    from republik.lab.summary import summary

    made = Run(plan)
    interrupted = False
    try:
        with context.progress("arena-pairs", plan.total) as move_on:
            made.play(workers, backend, None, move_on)
    except KeyboardInterrupt:
        interrupted = True
    told = summary(made)
    shown = ("matches", "sides", "endings", "times", *(() if plan.alone else ("pairs",)))
    for table in tables(told, context.messages) if told["games"] else []:
        if table.key in shown:
            print_table(table, context)
    if plan.alone and told["games"]:
        context.print(_first_places(made, context))
    if interrupted:
        context.print(context.text("arena-interrupted"))
    return INTERRUPTED if interrupted else 0


def _first_places(made: "Run", context: CommandContext) -> str:
    """How often the player that sat alone won, where an equal one wins as often as any other seat."""
    from republik.lab.ratings import wilson

    played = [game for pair in made.counted() for game in pair.games]
    won = sum(game.winner is not None and game.seats[game.winner] == 0 for game in played)
    low, high = wilson(won, len(played))
    figures = {"share": won / len(played), "low": low, "high": high, "even": 1 / len(made.plan.seats)}
    shown = {name: _percent(value, context) for name, value in figures.items()}
    return context.text("train-alone", player=made.plan.labels[0], **shown)
