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
from republik.front_page.figures import percent
from republik.table.phrases import seat as seat_name
from republik.terminal.files import check_folder, read_bytes, writing

from ._arguments import seed_text, whole_number
from ._context import CommandContext, Refused
from ._lab import MAX_WORKERS, add_backend, backend_of, print_table
from .arena import INTERRUPTED, MAX_PAIRS

if TYPE_CHECKING:
    from republik.lab.arena import Plan as MatchPlan
    from republik.lab.arena import Run
    from republik.lab.learning.training import Training
    from republik.table.game import Game

NAME: Final = "train"
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
            settings = json.loads(read_bytes(parsed.settings))
        except ValueError as error:
            raise Refused("error-train-settings", path=str(parsed.settings), reason=str(error)) from None
        if not isinstance(settings, dict):
            raise Refused("error-train-settings", path=str(parsed.settings), reason=type(settings).__name__)
        given |= settings
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
    out = _check_out(out, parsed.resume)
    try:
        with writing(out):
            folder, plan = prepare(out, game, _given(parsed))
    except BadRun as error:
        raise Refused("error-train-damaged", path=str(error.file), reason=error.reason) from None
    except BadSetting as error:
        raise Refused("error-train-setting", name=error.name, text=str(error.value)) from None
    interrupted = False
    with _reporting(context) as report:
        training = Training(folder, plan, _workers(parsed, 1), parsed.backend, python, report)
        if training.counters.session > 1:
            context.say("train-resumed", path=str(folder.path), games=str(training.counters.games))
        try:
            training.run()
        except KeyboardInterrupt:
            interrupted = True
    write_card(folder, plan)
    for line in lines_of(training, context):
        context.print(line)
    context.say("train-written", best=str(folder.best), card=str(folder.card_page))
    if interrupted:
        context.say("arena-interrupted-kept")
    return INTERRUPTED if interrupted else 0


@contextmanager
def _reporting(context: CommandContext) -> "Iterator[Callable[[Training], None]]":
    """Shows the progress: in place in a terminal, otherwise as lines from time to time."""
    from rich.console import Console
    from rich.live import Live
    from rich.text import Text

    console = Console(stderr=True)
    if console.is_terminal:
        with Live(Text(""), console=console, auto_refresh=False, transient=True) as live:
            yield lambda training: live.update(Text("\n".join(lines_of(training, context))), refresh=True)
        return
    last = time.monotonic()

    def report(training: "Training") -> None:
        nonlocal last
        if time.monotonic() - last >= LINE_SECONDS:
            last = time.monotonic()
            for line in lines_of(training, context):
                context.print(line)
            sys.stdout.flush()

    yield report


# -- what is reported -------------------------------------------------------------------------------------


def _clock(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02d}:{whole % 60:02d}"


def lines_of(training: "Training", context: CommandContext) -> list[str]:
    """The progress of a run in the reader's language."""
    counters, trainer, text = training.counters, training.trainer_figures(), context.text
    game = games.game(training.settings.game)
    speed, pace = training.speeds()
    lines = [
        text(
            "train-progress",
            time=_clock(counters.seconds),
            left=_clock(training.seconds_left()),
            games=str(counters.games),
            speed=f"{speed:.1f}",
            rows=str(counters.rows),
            pace=f"{pace:.0f}",
        )
    ]
    if trainer:
        figures = {
            name: str(trainer.get(name, "–")) for name in ("trainer", "device", "step", "network", "loss", "held")
        }
        lines.append(text("train-fit", **figures, result=str(trainer.get("held_result", "–"))))
    if shares := training.shares():
        lines.append(text("train-shares", shares=_shares(shares, game, context)))
    if against := training.against():
        scores = {name: percent(against.get(name), context.text) for name in ("earlier", "start")}
        lines.append(text("train-against", **scores))
    if trainer.get("calibration"):
        lines.append(text("train-calibration", pairs=_calibration(trainer["calibration"])))
    if match := training.match_in_progress():
        lines.append(text("train-gate", match=match))
    return lines + [_match_line(result, game, context) for result in training.last_gate]


def _shares(shares: Mapping[str, float | None], game: "Game", context: CommandContext) -> str:
    words = context.renderer(game)
    names = {name: words.text(seat_name(name)) if name in game.seats else name for name in shares}
    return ", ".join(f"{names[name]} {percent(share, context.text)}" for name, share in shares.items())


def _calibration(deciles: list[list[float]]) -> str:
    return "  ".join(f"{100 * mean:.0f}→{100 * true:.0f}" for count, mean, true in deciles if count)


def _match_line(match: dict[str, Any], game: "Game", context: CommandContext) -> str:
    return context.text(
        "train-match",
        level=match["level"],
        kind=match["kind"],
        score=percent(match["score"], context.text),
        low=percent(match["low"], context.text),
        high=percent(match["high"], context.text),
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

    series = Run(plan)
    interrupted = False
    try:
        with context.progress("arena-pairs", plan.total) as move_on:
            series.play(workers, backend, None, move_on)
    except KeyboardInterrupt:
        interrupted = True
    figures = summary(series)
    keys = ("matches", "sides", "endings", "times", *(() if plan.alone else ("pairs",)))
    for table in tables(figures, context.messages) if figures["games"] else []:
        if table.key in keys:
            print_table(table, context)
    if plan.alone and figures["games"]:
        context.print(_first_places(series, context))
    if interrupted:
        context.say("arena-interrupted")
    return INTERRUPTED if interrupted else 0


def _first_places(series: "Run", context: CommandContext) -> str:
    """How often the player that sat alone won, where an equal one wins as often as any other seat."""
    from republik.lab.ratings import wilson

    played = [game for pair in series.counted() for game in pair.games]
    won = sum(game.winner is not None and game.seats[game.winner] == 0 for game in played)
    low, high = wilson(won, len(played))
    figures = {"share": won / len(played), "low": low, "high": high, "even": 1 / len(series.plan.seats)}
    texts = {name: percent(value, context.text) for name, value in figures.items()}
    return context.text("train-alone", player=series.plan.labels[0], **texts)
