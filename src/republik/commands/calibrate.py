"""`republik calibrate`: whether the chances that a player tells come true in games against itself."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from republik import games
from republik.front_page.figures import percent, percentage_points, signed
from republik.table.phrases import seat as seat_name
from republik.terminal.files import check_file

from ._arguments import seed_text, whole_number, worker_count
from ._context import CommandContext
from ._lab import MAX_WORKERS, add_run_arguments, game_of, player_name, print_table
from .arena import INTERRUPTED

if TYPE_CHECKING:
    from republik.lab.calibration import Row, Trial, TrialGame
    from republik.table.game import Game

NAME: Final = "calibrate"
MAX_GAMES: Final = 1_000_000


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    text = context.text
    parser.add_argument("player", metavar="PLAYER", help=text("cli-calibrate-player"))
    parser.add_argument("--games", metavar="N", default="100", help=text("cli-calibrate-games"))
    add_run_arguments(parser, context)
    parser.add_argument("--out", metavar="FILE", type=Path, help=text("cli-calibrate-out"))


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    """If interrupted, the games so far are in the file, if there is one."""
    from republik.lab.calibration import run_trial

    trial, workers = _trial(parsed), worker_count(parsed.workers, MAX_WORKERS)
    if parsed.out is not None:
        check_file(parsed.out)
    try:
        with context.progress("progress-games", trial.games) as move_on:
            played = run_trial(trial, workers, move_on, parsed.out)
    except KeyboardInterrupt:
        context.say("arena-interrupted" if parsed.out is None else "arena-interrupted-kept")
        return INTERRUPTED
    _tell(played, trial, context)
    return 0


def _trial(parsed: argparse.Namespace) -> "Trial":
    from republik.lab.calibration import Trial

    count = whole_number(parsed.games, "--games", 1, MAX_GAMES)
    game, options = game_of(parsed)
    return Trial(player_name(parsed.player), count, seed_text(parsed.seed), game.name, options)


# -- tables -------------------------------------------------------------------------------------------


def _tell(played: "list[TrialGame]", trial: "Trial", context: CommandContext) -> None:
    from republik.lab.calibration import Calibration

    game, text = games.game(trial.game), context.text
    context.print(text("calibrate-title", player=trial.player, games=str(trial.games)))
    seat = _seat(game)
    name = "" if seat is None else context.renderer(game).text(seat_name(game.seats[seat]))
    calibration = Calibration(played, seat)
    title = text("calibrate-every-seat") if seat is None else text("calibrate-seat", seat=name)
    tenths = [(f"{10 * tenth}–{10 * tenth + 10}%", row) for tenth, row in enumerate(calibration.tenths())]
    _table(title, text("calibrate-chance"), tenths, context)
    periods = [(str(period), calibration.only(period=period).whole()) for period in calibration.periods()]
    _table(title, text("calibrate-period"), periods, context)
    own = Calibration(played)
    steps = [(step, own.only(step=step).whole()) for step in own.steps()]
    _table(text("calibrate-every-seat"), text("calibrate-step"), steps, context)


def _seat(game: "Game") -> int | None:
    """The seat whose chances are shown: the one that analyses plot alone, or every seat's own."""
    curves = () if game.analysis is None else game.analysis().curves(game.new({}))
    return curves[0][0] if len(curves) == 1 and len(curves[0]) == 1 else None


def _table(title: str, head: str, rows: "list[tuple[str, Row | None]]", context: CommandContext) -> None:
    from republik.lab.result_tables import ResultTable

    text = context.text
    keys = ("calibrate-cases", "arena-games", "calibrate-told", "arena-won", "study-difference")
    cells = [
        [
            name,
            str(row.cases),
            str(row.games),
            percent(row.chance, text),
            percent(row.won, text),
            f"{percentage_points(row.difference)} ± {signed(100 * row.margin).lstrip('+')}",
        ]
        for name, row in rows
        if row is not None
    ]
    print_table(ResultTable("calibration", title, [head, *(text(key) for key in keys)], cells), context)
