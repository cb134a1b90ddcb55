"""Values of one's own: which folders are at hand, each by the digest that positions and records name it with.

A folder is at hand once a game was made with it, or when the environment names it: then also for whoever only reads a
record, and for a server, which makes its tables with these values.
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
"""It changed with every correction of the shipped values and cannot be compared: the folder at hand is meant."""
_folders: dict[str, Path] = {}


def bring(folder: Path) -> str:
    """Reads a folder, or raises BadComponent; its values are at hand from now on, by the digest."""
    values = shared_components(folder).values
    if values != SHIPPED:
        _folders[values] = folder
    return values


def here() -> str:
    """The digest of the values that the environment names; SHIPPED where it names none."""
    named = os.environ.get(VARIABLE, "")
    return bring(Path(named)) if named else SHIPPED


def folder_of(values: str) -> Path | None:
    """The folder that has these values, None for the shipped ones; UnknownValues where they are not at hand."""
    if values == SHIPPED:
        return None
    if values not in _folders:
        try:
            named = here()
        except BadComponent as error:
            raise UnknownValues(values, VARIABLE) from error
        if named != SHIPPED and _OLDER_DIGEST.fullmatch(values):
            return _folders[named]
    try:
        return _folders[values]
    except KeyError:
        raise UnknownValues(values, VARIABLE) from None
