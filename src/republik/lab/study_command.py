"""`republik study`: its arguments, and what it prints and writes. What is heavy is loaded when a run begins."""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from republik.lab.arena_command import Save, Shop, no_player, print_table, whole_number

if TYPE_CHECKING:
    from .balance import Study

MOST_GAMES = 1_000_000
MOST_WORKERS = 1024
DATA = "study.json"
PAGE = "study.md"
COMPACT = (",", ":")


def add_arguments(command: argparse.ArgumentParser, text: Callable[..., str]) -> None:
    command.add_argument("--games", metavar="N", default="100", help=text("cli-study-games"))
    command.add_argument("--player", metavar="PLAYER", default="delegate", help=text("cli-study-player"))
    command.add_argument("--seed", metavar="TEXT", default="0", help=text("cli-arena-seed"))
    command.add_argument("--workers", metavar="N", help=text("cli-arena-workers"))
    command.add_argument("--out", metavar="DIR", type=Path, help=text("cli-study-out", file=DATA))
    page = text("cli-study-page", page=f"DOCS/{PAGE}", data=f"DOCS/data/{DATA}")
    command.add_argument("--page", metavar="DOCS", type=Path, help=page)


def run(parsed: argparse.Namespace, shop: Shop, save: Save) -> int:
    """The command; ArenaError where something is wrong. Interrupted, it leaves nothing behind."""
    if parsed.page is not None:
        return _make_page(parsed.page, shop, save)
    return _conduct(parsed, shop, save)


# -- playing ------------------------------------------------------------------------------------------


def _study(parsed: argparse.Namespace) -> "Study":
    from republik.lab.arena import ArenaError
    from republik.players import registry

    from .balance import Study

    games = whole_number(parsed.games, "--games", 1, MOST_GAMES)
    if not parsed.seed.strip():
        raise ArenaError("error-seed")
    try:
        return Study(games, parsed.player.strip().lower(), parsed.seed.strip())
    except registry.UnknownPlayer as error:
        raise no_player(error) from None


def _workers(parsed: argparse.Namespace) -> int:
    import os

    if parsed.workers is None:
        return os.cpu_count() or 1
    return whole_number(parsed.workers, "--workers", 1, MOST_WORKERS)


def _check_folder(out: Path | None) -> None:
    """Before hours of playing, not after them."""
    from republik.lab.arena import ArenaError

    if out is None:
        return
    if out.exists() and not out.is_dir():
        raise ArenaError("error-not-a-folder", path=str(out))
    if not out.resolve().parent.is_dir():
        raise ArenaError("error-folder-missing", path=str(out.resolve().parent))


def _conduct(parsed: argparse.Namespace, shop: Shop, save: Save) -> int:
    from republik.lab.arena import ArenaError

    study, workers = _study(parsed), _workers(parsed)
    _check_folder(parsed.out)
    try:
        told = _played(study, workers, shop)
    except KeyboardInterrupt:
        raise ArenaError("error-dataset-interrupted") from None
    _tell(told, shop)
    if parsed.out is not None:
        try:
            parsed.out.mkdir(exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise ArenaError("error-file-unwritable", path=str(parsed.out), reason=reason) from None
        save(parsed.out / DATA, written(told))
        shop.print(shop.text("study-written", path=str(parsed.out / DATA)))
    return 0


def _played(study: "Study", workers: int, shop: Shop) -> dict[str, Any]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from .balance import conduct

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(shop.text("fuzz-progress"), total=study.total)

        def move_on(done: int, _total: int) -> None:
            bar.update(task, completed=done)

        return conduct(study, workers, move_on)


def written(told: dict[str, Any]) -> str:
    """As JSON, a line for each card: small, and differences between two runs can be read."""
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


def _tell(told: dict[str, Any], shop: Shop) -> None:
    from .balance_page import points
    from .result_tables import Table, share_cells, span

    text = shop.text
    shop.print(text("study-title", player=told["player"], games=str(told["games"])))
    heads = [text(key) for key in ("study-variant", "arena-games", "arena-won", "arena-score", "arena-interval")]
    rows = [[variant["name"], *share_cells(variant["east"])] for variant in told["variants"]]
    print_table(Table("balance", text("study-balance"), heads, rows), shop)
    heads = [text(key) for key in ("study-variant", "study-difference", "arena-interval")]
    rows = [
        [one["variant"], points(one["difference"]), span(points(one["low"]), points(one["high"]))]
        for one in told["differences"]
    ]
    title = text("study-differences", name=told["differences"][0]["against"])
    print_table(Table("differences", title, heads, rows), shop)


# -- the page -----------------------------------------------------------------------------------------


def _make_page(docs: Path, shop: Shop, save: Save) -> int:
    from republik.lab.arena import ArenaError

    from .balance_page import fill, pictures

    data, page, folder = docs / "data" / DATA, docs / PAGE, docs / "img"
    for path in (data, page):
        if not path.is_file():
            raise ArenaError("error-file-missing", path=str(path))
    if not folder.is_dir():
        raise ArenaError("error-folder-missing", path=str(folder))
    try:
        told = json.loads(data.read_text(encoding="utf-8"))
        drawn = pictures(told)
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise ArenaError("error-study-data", path=str(data), reason=repr(error)) from None
    try:
        filled = fill(page.read_text(encoding="utf-8"), told)
    except LookupError as error:
        raise ArenaError("error-study-page", path=str(page), name=str(error.args[0])) from None
    for name, picture in drawn.items():
        save(folder / name, picture)
    save(page, filled)
    shop.print(shop.text("study-page-written", path=str(page), count=str(len(drawn))))
    return 0
