"""`republik study`: a player against itself in every variant of the rules; measures sides, endings and cards."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from republik import games
from republik.table.phrases import seat as seat_name

from ._arguments import whole_number
from ._context import CommandContext, Refused
from ._lab import add_backend, backend_of, check_folder, print_table, seed_of, workers_of

if TYPE_CHECKING:
    from republik.lab.balance import Study

NAME: Final = "study"
HELP: Final = "cli-study"
MAX_GAMES: Final = 1_000_000
DATA: Final = "study.json"
PAGE: Final = "study.md"
COMPACT: Final = (",", ":")


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


def _study(parsed: argparse.Namespace) -> "Study":
    from republik.lab.balance import Study

    count = whole_number(parsed.games, "--games", 1, MAX_GAMES)
    return Study(count, parsed.player.strip().lower(), seed_of(parsed), parsed.game)


def _conduct(parsed: argparse.Namespace, context: CommandContext) -> int:
    from republik.lab.balance import run_study
    from republik.terminal.files import save_text

    study, workers, backend = _study(parsed), workers_of(parsed), backend_of(parsed)
    if parsed.out is not None:
        check_folder(parsed.out)
    try:
        with context.progress("progress-games", study.total) as move_on:
            told = run_study(study, workers, move_on, backend)
    except KeyboardInterrupt:
        raise Refused("error-dataset-interrupted") from None
    _tell(told, parsed.game, context)
    if parsed.out is not None:
        try:
            parsed.out.mkdir(exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise Refused("error-file-unwritable", path=str(parsed.out), reason=reason) from None
        save_text(parsed.out / DATA, study_json(told))
        context.print(context.text("study-written", path=str(parsed.out / DATA)))
    return 0


def study_json(told: dict[str, Any]) -> str:
    """JSON with one line per card: compact, and easy to compare between runs."""
    cards = told["cards"]
    sides = []
    for side, own in cards.items():
        lines = ",\n".join(
            f"   {json.dumps(number)}: {json.dumps(uses, separators=COMPACT)}" for number, uses in own.items()
        )
        sides.append(f'  "{side}": {{\n{lines}\n  }}')
    rest = json.dumps({key: value for key, value in told.items() if key != "cards"}, ensure_ascii=False, indent=1)
    joined = ",\n".join(sides)
    return f'{rest[:-2]},\n "cards": {{\n{joined}\n }}\n}}\n'


def _tell(told: dict[str, Any], game: str, context: CommandContext) -> None:
    from republik.lab.balance import balance_of
    from republik.lab.balance_page import points
    from republik.lab.result_tables import ResultTable, share_cells, span

    found = games.game(game)
    seat = found.seats[balance_of(game).seat]
    words = context.renderer(found)
    name, text = words.text(seat_name(seat)), words.messages.text
    context.print(text("study-title", player=told["player"], games=str(told["games"])))
    heads = [text(key) for key in ("study-variant", "arena-games", "arena-won", "arena-score", "arena-interval")]
    rows = [[variant["name"], *share_cells(variant[seat], text)] for variant in told["variants"]]
    print_table(ResultTable("balance", text("study-balance", seat=name), heads, rows), context)
    heads = [text(key) for key in ("study-variant", "study-difference", "arena-interval")]
    rows = [
        [one["variant"], points(one["difference"]), span(points(one["low"]), points(one["high"]))]
        for one in told["differences"]
    ]
    title = text("study-differences", seat=name, name=told["differences"][0]["against"])
    print_table(ResultTable("differences", title, heads, rows), context)


# -- the page -----------------------------------------------------------------------------------------


def _make_page(parsed: argparse.Namespace, context: CommandContext) -> int:
    from republik.lab.balance_page import fill, pictures
    from republik.terminal.files import save_text

    docs: Path = parsed.page
    data, page, folder = docs / "data" / DATA, docs / PAGE, docs / "img"
    for path in (data, page):
        if not path.is_file():
            raise Refused("error-file-missing", path=str(path))
    if not folder.is_dir():
        raise Refused("error-folder-missing", path=str(folder))
    try:
        told = json.loads(data.read_text(encoding="utf-8"))
        drawn = pictures(told, parsed.game)
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise Refused("error-study-data", path=str(data), reason=repr(error)) from None
    try:
        filled = fill(page.read_text(encoding="utf-8"), told, parsed.game)
    except LookupError as error:
        raise Refused("error-study-page", path=str(page), name=str(error.args[0])) from None
    for name, picture in drawn.items():
        save_text(folder / name, picture)
    save_text(page, filled)
    context.print(context.text("study-page-written", path=str(page), count=str(len(drawn))))
    return 0
