"""What the server's commands share: its packages and its database."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from republik.terminal.files import writing

from ._context import CommandContext, Refused

Run = Callable[[argparse.Namespace, CommandContext], int]
DATABASE_VARIABLE: Final = "REPUBLIK_DATABASE"


def add_database(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    parser.add_argument("--data", metavar="FOLDER", type=Path, help=context.text("cli-serve-data"))
    parser.add_argument("--database", metavar="URL", help=context.text("cli-serve-database"))


def of_server(run: Run) -> Run:
    """A command that needs the server's packages; what it writes is for the owner only."""

    def checked(parsed: argparse.Namespace, context: CommandContext) -> int:
        from republik.server import dependencies

        try:
            dependencies.check()
        except dependencies.ServerMissing as error:
            raise Refused("error-serve-extra", missing=", ".join(error.missing)) from None
        from republik.server.storage.private_files import for_owner_only

        with for_owner_only():
            return run(parsed, context)

    return checked


def database_of(parsed: argparse.Namespace) -> str:
    """The database URL from the arguments or the environment, or the one of the data folder."""
    from republik.server.settings import data_folder, database_in

    if parsed.database is not None:
        return str(parsed.database)
    if parsed.data is None and (url := os.environ.get(DATABASE_VARIABLE)):
        return url
    folder = parsed.data or data_folder()
    with writing(folder):
        return database_in(folder)
