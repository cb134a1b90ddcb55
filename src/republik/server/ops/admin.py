"""`republik server backup|restore|export|patch`: looking after the games of a server. What is heavy is loaded late."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from .private_files import for_owner_only
from .serve import CannotServe, Shop, check_packages, database_of

if TYPE_CHECKING:
    from sqlalchemy import Engine

COMMANDS = ("backup", "restore", "export", "patch")
Work = Callable[["Engine", argparse.Namespace, Shop], None]


def add_arguments(
    command: argparse.ArgumentParser,
    text: Callable[..., str],
    make: Callable[[object, str, str], argparse.ArgumentParser],
) -> None:
    """The four commands; `make` adds one to a group of commands."""
    group = command.add_subparsers(dest="care", metavar="|".join(COMMANDS), required=True)
    for name in ("backup", "restore"):
        one = _one(make(group, name, f"cli-server-{name}"), text)
        one.add_argument("file", metavar="FILE", type=Path, help=text("cli-server-file"))
        one.add_argument("--force", action="store_true", help=text("cli-server-force"))
    one = _one(make(group, "export", "cli-server-export"), text)
    one.add_argument("folder", metavar="FOLDER", type=Path, help=text("cli-server-folder"))
    one.add_argument("--all", action="store_true", help=text("cli-server-all"))
    one = _one(make(group, "patch", "cli-server-patch"), text)
    one.add_argument("--apply", action="store_true", help=text("cli-server-apply"))


def _one(command: argparse.ArgumentParser, text: Callable[..., str]) -> argparse.ArgumentParser:
    command.add_argument("--data", metavar="FOLDER", type=Path, help=text("cli-serve-data"))
    command.add_argument("--database", metavar="URL", help=text("cli-serve-database"))
    return command


def run(parsed: argparse.Namespace, shop: Shop) -> int:
    """CannotServe where it cannot be done: then nothing has changed."""
    with for_owner_only():
        return _run(parsed, shop)


def _run(parsed: argparse.Namespace, shop: Shop) -> int:
    check_packages()
    from .preflight import CannotReach, reach_database

    work: dict[str, Work] = dict(zip(COMMANDS, (_backup, _restore, _export, _patch), strict=True))
    try:
        engine = reach_database(_database(parsed))
        try:
            work[parsed.care](engine, parsed, shop)
        finally:
            engine.dispose()
    except CannotReach as error:
        raise CannotServe(error.key, **error.details) from None
    except OSError as error:
        path = str(error.filename or getattr(parsed, "file", None) or getattr(parsed, "folder", ""))
        key = "error-file-unreadable" if parsed.care == "restore" else "error-file-unwritable"
        raise CannotServe(key, path=path, reason=error.strerror or str(error)) from None
    return 0


def _database(parsed: argparse.Namespace) -> str:
    """A file of SQLite is made for a restore only."""
    url = database_of(parsed)
    file = url.removeprefix("sqlite:///")
    if file != url and parsed.care != "restore" and not Path(file).exists():
        raise CannotServe("error-server-no-tables")
    return url


def _backup(engine: "Engine", parsed: argparse.Namespace, shop: Shop) -> None:
    from .backup import NoTables, back_up

    if parsed.file.exists() and not parsed.force:
        raise CannotServe("error-server-file-exists", path=str(parsed.file))
    try:
        done = back_up(engine, parsed.file)
    except NoTables:
        raise CannotServe("error-server-no-tables") from None
    told = {"path": str(parsed.file), "rows": done.rows, "tables": done.tables, "revision": done.revision}
    shop.print(shop.text("server-backup-done", **told))


def _restore(engine: "Engine", parsed: argparse.Namespace, shop: Shop) -> None:
    from .backup import BadBackup, NewerBackup, NotEmpty, restore

    try:
        done = restore(engine, parsed.file, force=parsed.force)
    except NotEmpty as error:
        raise CannotServe("error-server-not-empty", rows=str(error.rows)) from None
    except NewerBackup as error:
        raise CannotServe("error-server-newer", revision=str(error)) from None
    except BadBackup as error:
        raise CannotServe("error-server-not-a-backup", path=str(parsed.file), reason=str(error)) from None
    shop.print(shop.text("server-restore-done", rows=done.rows, tables=done.tables, revision=done.revision))


def _export(engine: "Engine", parsed: argparse.Namespace, shop: Shop) -> None:
    from .maintenance import export

    _check_newest(engine)
    count, seeds = 0, False
    for game in export(engine, parsed.folder, unfinished=parsed.all):
        count += game.path is not None
        seeds |= game.path is not None and not game.finished
        if game.path is None:
            shop.print(shop.text("server-export-refused", table=game.table, reason=game.reason))
    shop.print(shop.text("server-export-done", count=count, path=str(parsed.folder)))
    if seeds:
        shop.print(shop.text("server-export-seeds"))


def _patch(engine: "Engine", parsed: argparse.Namespace, shop: Shop) -> None:
    from .maintenance import patch

    _check_newest(engine)
    count = changed = 0
    for game in patch(engine, apply=parsed.apply):
        count += 1
        changed += game.changed
        told = {"table": game.table, "total": game.total, "good": game.good, "next": game.good + 1}
        if game.refused is not None:
            seat, move = game.refused
            shop.print(shop.text("server-patch-change", **told, seat=seat, move=move, reason=game.reason))
        elif game.reason:
            shop.print(shop.text("server-patch-left", table=game.table))
        elif game.changed:
            shop.print(shop.text("server-patch-chance", table=game.table, total=game.total, added=game.chance))
    shop.print(shop.text("server-patch-count", count=count, changed=changed))
    if changed:
        shop.print(shop.text("server-patch-applied" if parsed.apply else "server-patch-dry"))


def _check_newest(engine: "Engine") -> None:
    """Only a server brings a database up to date."""
    from republik.server.storage.database import newest_revision, revision_of

    revision = revision_of(engine)
    if revision is None:
        raise CannotServe("error-server-no-tables")
    if revision != newest_revision():
        raise CannotServe("error-server-older", revision=revision)
