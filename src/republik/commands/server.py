"""`republik server backup|restore|export|patch`: maintenance of a server's games."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from republik.messages.i18n import LANGUAGES

from ._context import CommandContext, Refused
from ._server import add_database, database_of, of_server

if TYPE_CHECKING:
    from sqlalchemy import Engine

NAME: Final = "server"


def add(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    text = context.text
    group = parser.add_subparsers(dest="work", metavar="|".join(WORK), required=True)
    parsers: dict[str, argparse.ArgumentParser] = {}
    for name in WORK:
        about = f"cli-server-{name}"
        parsers[name] = group.add_parser(name, help=text(about), context=context, about=about)
        parsers[name].add_argument("--lang", metavar="|".join(LANGUAGES), help=text("cli-lang"))
        add_database(parsers[name], context)
    for name in ("backup", "restore"):
        parsers[name].add_argument("file", metavar="FILE", type=Path, help=text("cli-server-file"))
        parsers[name].add_argument("--force", action="store_true", help=text("cli-server-force"))
    parsers["export"].add_argument("folder", metavar="FOLDER", type=Path, help=text("cli-server-folder"))
    parsers["export"].add_argument("--all", action="store_true", help=text("cli-server-all"))
    parsers["patch"].add_argument("--apply", action="store_true", help=text("cli-server-apply"))


@of_server
def run(parsed: argparse.Namespace, context: CommandContext) -> int:
    """On failure nothing has changed."""
    from republik.server.ops.preflight import reach_database

    engine = reach_database(_database(parsed))
    try:
        WORK[parsed.work](engine, parsed, context)
    except OSError as error:
        given = vars(parsed)
        path = str(error.filename or given.get("file") or given.get("folder", ""))
        key = "error-file-unreadable" if parsed.work == "restore" else "error-file-unwritable"
        raise Refused(key, path=path, reason=error.strerror or str(error)) from None
    finally:
        engine.dispose()
    return 0


def _database(parsed: argparse.Namespace) -> str:
    """Only a restore creates an SQLite file."""
    url = database_of(parsed)
    file = url.removeprefix("sqlite:///")
    if file != url and parsed.work != "restore" and not Path(file).exists():
        raise Refused("error-server-no-tables")
    return url


def _backup(engine: "Engine", parsed: argparse.Namespace, context: CommandContext) -> None:
    from republik.server.ops.backup import NoTables, back_up

    if parsed.file.exists() and not parsed.force:
        raise Refused("error-server-file-exists", path=str(parsed.file))
    try:
        done = back_up(engine, parsed.file)
    except NoTables:
        raise Refused("error-server-no-tables") from None
    figures = {"path": str(parsed.file), "rows": done.rows, "tables": done.tables, "revision": done.revision}
    context.say("server-backup-done", **figures)


def _restore(engine: "Engine", parsed: argparse.Namespace, context: CommandContext) -> None:
    from republik.server.ops.backup import BadBackup, NewerBackup, NotEmpty, restore

    try:
        done = restore(engine, parsed.file, force=parsed.force)
    except NotEmpty as error:
        raise Refused("error-server-not-empty", rows=str(error.rows)) from None
    except NewerBackup as error:
        raise Refused("error-server-newer", revision=str(error)) from None
    except BadBackup as error:
        raise Refused("error-server-not-a-backup", path=str(parsed.file), reason=str(error)) from None
    context.say("server-restore-done", rows=done.rows, tables=done.tables, revision=done.revision)


def _export(engine: "Engine", parsed: argparse.Namespace, context: CommandContext) -> None:
    from republik.server.ops.maintenance import export

    _check_newest(engine)
    count, seeds = 0, False
    for game in export(engine, parsed.folder, unfinished=parsed.all):
        count += game.path is not None
        seeds |= game.path is not None and not game.finished
        if game.path is None:
            context.say("server-export-refused", table=game.table, reason=game.reason)
    context.say("server-export-done", count=count, path=str(parsed.folder))
    if seeds:
        context.say("server-export-seeds")


def _patch(engine: "Engine", parsed: argparse.Namespace, context: CommandContext) -> None:
    from republik.server.ops.maintenance import patch

    _check_newest(engine)
    count = changed = 0
    for game in patch(engine, apply=parsed.apply):
        count += 1
        changed += game.changed
        figures = {"table": game.table, "total": game.total, "good": game.good, "next": game.good + 1}
        if game.refused is not None:
            seat, move = game.refused
            context.say("server-patch-change", **figures, seat=seat, move=move, reason=game.reason)
        elif game.reason:
            context.say("server-patch-left", table=game.table)
        elif game.changed:
            context.say("server-patch-chance", table=game.table, total=game.total, added=game.chance)
    context.say("server-patch-count", count=count, changed=changed)
    if changed:
        context.say("server-patch-applied" if parsed.apply else "server-patch-dry")


def _check_newest(engine: "Engine") -> None:
    """Only a server migrates a database."""
    from republik.server.storage.database import newest_revision, revision_of

    revision = revision_of(engine)
    if revision is None:
        raise Refused("error-server-no-tables")
    if revision != newest_revision():
        raise Refused("error-server-older", revision=revision)


WORK: Final[dict[str, Callable[["Engine", argparse.Namespace, CommandContext], None]]] = {
    "backup": _backup,
    "restore": _restore,
    "export": _export,
    "patch": _patch,
}
