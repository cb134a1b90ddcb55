"""Custom values: folders of component files that replace the shipped ones, found again by the digest of their contents.

Positions and records contain only the digest. A folder becomes available when a game is created with it, or when an
environment variable names it. In the latter case it is also used to read records, and for new tables on a server.
"""

import os
import re
from pathlib import Path
from typing import Final

from republik.table.game import UnknownValues
from republik.table.toml_schema import BadComponent

from .rules.component_fields import SHIPPED
from .rules.components import DIGEST_LENGTH
from .rules.rules import shared_components

VARIABLE: Final = "REPUBLIK_WEIMAR"
"""The environment variable."""

_OLDER_DIGEST: Final = re.compile(f"[0-9a-f]{{{DIGEST_LENGTH}}}")
"""A digest without the mark of today's. It changed with every correction of the shipped values and cannot be compared:
the folder that the environment names is assumed."""
_folders: dict[str, Path] = {}
"""The available folders by digest."""


def register_folder(folder: Path) -> str:
    """Reads a folder and makes its values available; returns their digest. Raises BadComponent."""
    values = shared_components(folder).values
    if values != SHIPPED:
        _folders[values] = folder
    return values


def environment_values() -> str:
    """Returns the digest of the values that the environment names; SHIPPED if it names none."""
    folder = os.environ.get(VARIABLE, "")
    return register_folder(Path(folder)) if folder else SHIPPED


def folder_of(values: str) -> Path | None:
    """Returns the folder of these values, None for the shipped ones; raises UnknownValues if they are not available."""
    if values == SHIPPED:
        return None
    if values not in _folders:
        try:
            from_environment = environment_values()
        except BadComponent as error:
            raise UnknownValues(values, VARIABLE) from error
        if from_environment != SHIPPED and _OLDER_DIGEST.fullmatch(values):
            return _folders[from_environment]
    try:
        return _folders[values]
    except KeyError:
        raise UnknownValues(values, VARIABLE) from None
