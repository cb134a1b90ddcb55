"""Titles in the languages in which the game has not been published, by the German title printed on the component."""

from functools import cache
from typing import Final, cast

from republik.table.toml_schema import load_shipped

TRANSLATED: Final = ("it", "es", "hu")
MAX_FILE_BYTES: Final = 64 * 1024


@cache
def titles(language: str) -> dict[str, str]:
    """Returns the titles in a language; none in German and English, which the components have themselves."""
    if language not in TRANSLATED:
        return {}
    file = load_shipped("republik.games.weimar", f"titles.{language}.toml", MAX_FILE_BYTES)
    return cast("dict[str, str]", file)
