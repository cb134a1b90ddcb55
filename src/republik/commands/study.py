"""`republik study`: a player against itself in every variant of the rules; measures sides, endings and cards."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from republik import games
from republik.front_page.figures import percentage_points, span
from republik.table.phrases import seat as seat_name
from republik.terminal.files import check_folder, save_text, writing

from ._arguments import seed_text, whole_number, worker_count
from ._context import CommandContext, Refused
from ._lab import MAX_WORKERS, add_backend, backend_of, print_table

if TYPE_CHECKING:
    from republik.lab.study import StudyPlan

NAME: Final = "study"
MAX_GAMES: Final = 1_000_000
DATA: Final = "study.json"
PAGE: Final = "study.md"


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    text = context.text
    parser.add_argument("--games", metavar="N", default="100", help=text("cli-study-games"))
    parser.add_argument("--game", metavar="|".join(games.names()), default=games.DEFAULT, help=text("cli-game"))
    parser.add_argument("--player", metavar="PLAYER", default="", help=text("cli-study-player"))
    parser.add_argument("--seed", metavar="TEXT", default="0", help=text("cli-arena-seed"))
    parser.add_argument("--workers", metavar="N", help=text("cli-arena-workers"))
    add_backend(parser, context)
    parser.add_argument("--out", metavar="DIR", type=Path, help=text("cli-study-out", file=DATA))
    page = text("cli-study-page", page=f"DOCS/{PAGE}", data=f"DOCS/data/{DATA}")
    parser.add_argument("--page", metavar="DOCS", type=Path, help=page)


def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    """If interrupted, leave nothing behind."""
    return _conduct(parsed, context) if parsed.page is None else _make_page(parsed, context)


# -- playing ------------------------------------------------------------------------------------------


def _conduct(parsed: argparse.Namespace, context: CommandContext) -> int:
    from republik.lab.study import StudyPlan, run_study

    count = whole_number(parsed.games, "--games", 1, MAX_GAMES)
    plan = StudyPlan(count, parsed.player.strip().lower(), seed_text(parsed.seed), parsed.game)
    workers, backend, out = worker_count(parsed.workers, MAX_WORKERS), backend_of(parsed), parsed.out
    if out is not None:
        check_folder(out)
    try:
        with context.progress("progress-games", plan.total) as move_on:
            data = run_study(plan, workers, move_on, backend)
    except KeyboardInterrupt:
        raise Refused("error-dataset-interrupted") from None
    _print_result(data, plan, context)
    if out is not None:
        with writing(out):
            out.mkdir(exist_ok=True)
        save_text(out / DATA, plan.study.json(data))
        context.say("study-written", path=str(out / DATA))
    return 0


def _print_result(data: dict[str, Any], plan: "StudyPlan", context: CommandContext) -> None:
    from republik.lab.result_tables import ResultTable, share_cells

    words = context.renderer(games.game(plan.game))
    seat, text = words.text(seat_name(plan.seat)), words.messages.text
    context.print(text("study-title", player=data["player"], games=str(data["games"])))
    heads = [text(key) for key in ("study-variant", "arena-games", "arena-won", "arena-score", "arena-interval")]
    rows = [[variant["name"], *share_cells(variant[plan.seat], text)] for variant in data["variants"]]
    print_table(ResultTable("balance", text("study-balance", seat=seat), heads, rows), context)
    heads = [text(key) for key in ("study-variant", "study-difference", "arena-interval")]
    rows = []
    for one in data["differences"]:
        low, difference, high = (percentage_points(one[name]) for name in ("low", "difference", "high"))
        rows.append([one["variant"], difference, span(low, high)])
    title = text("study-differences", seat=seat, name=data["differences"][0]["against"])
    print_table(ResultTable("differences", title, heads, rows), context)


# -- the page -----------------------------------------------------------------------------------------


def _make_page(parsed: argparse.Namespace, context: CommandContext) -> int:
    from republik.lab.study import fill, page_of

    docs: Path = parsed.page
    data, page, folder = docs / "data" / DATA, docs / PAGE, docs / "img"
    for path in (data, page):
        if not path.is_file():
            raise Refused("error-file-missing", path=str(path))
    if not folder.is_dir():
        raise Refused("error-folder-missing", path=str(folder))
    try:
        content = page_of(json.loads(data.read_text(encoding="utf-8")), parsed.game)
        pictures, blocks = content.pictures(), content.blocks()
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise Refused("error-study-data", path=str(data), reason=repr(error)) from None
    try:
        filled = fill(page.read_text(encoding="utf-8"), blocks)
    except LookupError as error:
        raise Refused("error-study-page", path=str(page), name=str(error.args[0])) from None
    for name, picture in pictures.items():
        save_text(folder / name, picture)
    save_text(page, filled)
    context.say("study-page-written", path=str(page), count=str(len(pictures)))
    return 0
