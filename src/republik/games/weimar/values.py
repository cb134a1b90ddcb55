"""Custom values: the available folders, by the digest that identifies them in positions and records.

A folder becomes available when a game is created with it, or when the environment names it. In the latter case it is
also used to read records, and for new tables on a server.
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

_OLDER_DIGEST: Final = re.compile(f"[0-9a-f]{{{DIGEST_LENGTH}}}")
"""Old digests changed with every correction of the shipped values and cannot be compared: the current folder is
assumed."""
_folders: dict[str, Path] = {}


def register_folder(folder: Path) -> str:
    """Reads a folder and makes its values available; returns their digest. Raises BadComponent."""
    values = shared_components(folder).values
    if values != SHIPPED:
        _folders[values] = folder
    return values


def environment_values() -> str:
    """Returns the digest of the values that the environment names; SHIPPED if it names none."""
    named = os.environ.get(VARIABLE, "")
    return register_folder(Path(named)) if named else SHIPPED


def folder_of(values: str) -> Path | None:
    """Returns the folder of these values, None for the shipped ones; raises UnknownValues if they are not available."""
    if values == SHIPPED:
        return None
    if values not in _folders:
        try:
            named = environment_values()
        except BadComponent as error:
            raise UnknownValues(values, VARIABLE) from error
        if named != SHIPPED and _OLDER_DIGEST.fullmatch(values):
            return _folders[named]
    try:
        return _folders[values]
    except KeyError:
        raise UnknownValues(values, VARIABLE) from None
