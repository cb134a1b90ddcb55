"""What the server's commands share: its packages and its database."""

import argparse
import os
from pathlib import Path
from typing import Final

from ._context import CommandContext, Refused

DATABASE_VARIABLE: Final = "REPUBLIK_DATABASE"


def add_database(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    parser.add_argument("--data", metavar="FOLDER", type=Path, help=context.text("cli-serve-data"))
    parser.add_argument("--database", metavar="URL", help=context.text("cli-serve-database"))


def check_packages() -> None:
    from republik.server import dependencies

    try:
        dependencies.check()
    except dependencies.ServerMissing as error:
        raise Refused("error-serve-extra", missing=", ".join(error.missing)) from None


def database_of(parsed: argparse.Namespace) -> str:
    """The database URL from the arguments or the environment, or the one of the data folder."""
    from republik.server.settings import data_folder, database_in

    if parsed.database is not None:
        return str(parsed.database)
    if parsed.data is None and (url := os.environ.get(DATABASE_VARIABLE)):
        return url
    folder = parsed.data or data_folder()
    try:
        return database_in(folder)
    except OSError as error:
        raise Refused("error-file-unwritable", path=str(folder), reason=error.strerror or str(error)) from None
