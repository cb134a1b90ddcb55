"""`republik calibrate`: whether the chances that a player tells come true in games against itself."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from republik import games
from republik.table.phrases import seat as seat_name

from ._arguments import game_options, whole_number
from ._context import CommandContext
from ._lab import add_run_arguments, check_file, player_name, print_table, seed_of, workers_of
from .arena import INTERRUPTED

if TYPE_CHECKING:
    from republik.lab.calibration import Row, ToldGame, Trial, Wanted
    from republik.table.game import Game

NAME: Final = "calibrate"
HELP: Final = "cli-calibrate"
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

    trial, workers = _trial(parsed), workers_of(parsed)
    if parsed.out is not None:
        check_file(parsed.out)
    try:
        with context.progress("progress-games", trial.games) as move_on:
            told = run_trial(trial, workers, move_on, parsed.out)
    except KeyboardInterrupt:
        context.print(context.text("arena-interrupted" if parsed.out is None else "arena-interrupted-kept"))
        return INTERRUPTED
    _tell(told, trial, context)
    return 0


def _trial(parsed: argparse.Namespace) -> "Trial":
    from republik.lab.calibration import Trial
    from republik.lab.research import arena_options, research_of

    count = whole_number(parsed.games, "--games", 1, MAX_GAMES)
    game = games.game(parsed.game)
    options = game_options(parsed, game, arena_options(research_of(game.name)))
    return Trial(player_name(parsed.player), count, seed_of(parsed), game.name, options)


# -- tables -------------------------------------------------------------------------------------------


def _tell(told: "list[ToldGame]", trial: "Trial", context: CommandContext) -> None:
    from republik.lab.calibration import Calibration

    game, text = games.game(trial.game), context.text
    context.print(text("calibrate-title", player=trial.player, games=str(trial.games)))
    seat = _seat(game)
    name = "" if seat is None else context.renderer(game).text(seat_name(game.seats[seat]))
    shown = Calibration(told, seat)
    title = text("calibrate-every-seat") if seat is None else text("calibrate-seat", seat=name)
    tenths = [(f"{10 * tenth}–{10 * tenth + 10}%", row) for tenth, row in enumerate(shown.tenths())]
    _table(title, text("calibrate-chance"), tenths, context)
    periods = [(str(period), shown.whole(_in_period(period))) for period in shown.periods()]
    _table(title, text("calibrate-period"), periods, context)
    own = Calibration(told)
    steps = [(step, own.whole(_of_kind(step))) for step in own.steps()]
    _table(text("calibrate-every-seat"), text("calibrate-step"), steps, context)


def _in_period(period: int) -> "Wanted":
    return lambda case: case.period == period


def _of_kind(step: str) -> "Wanted":
    return lambda case: case.step == step


def _seat(game: "Game") -> int | None:
    """The seat whose chances are shown: the one that analyses plot, or every seat's own."""
    return None if game.analysis is None or len(game.seats) != 2 else game.analysis().curve_seat


def _table(title: str, head: str, rows: "list[tuple[str, Row | None]]", context: CommandContext) -> None:
    from republik.lab.balance_page import points, signed
    from republik.lab.result_tables import ResultTable, percent

    text = context.text
    keys = ("calibrate-cases", "arena-games", "calibrate-told", "arena-won", "study-difference")
    cells = [
        [
            name,
            str(row.cases),
            str(row.games),
            percent(row.told, text),
            percent(row.won, text),
            f"{points(row.difference)} ± {signed(100 * row.margin).lstrip('+')}",
        ]
        for name, row in rows
        if row is not None
    ]
    print_table(ResultTable("calibration", title, [head, *(text(key) for key in keys)], cells), context)
