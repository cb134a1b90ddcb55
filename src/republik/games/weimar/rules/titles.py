"""Titles and notes in the languages in which the game has not been published, by the German text they translate."""

from functools import cache
from typing import Final, cast

from republik.table.toml_schema import load_shipped

TRANSLATED: Final = ("it", "es", "hu")
MAX_FILE_BYTES: Final = 64 * 1024


@cache
def titles(language: str) -> dict[str, str]:
    """Returns the titles in a language; none in German and English, which the components have themselves."""
    return _shipped("titles", language)


@cache
def notes(language: str) -> dict[str, str]:
    """Returns the notes in a language, as `titles` does."""
    return _shipped("card_notes", language)


@cache
def translations(language: str) -> dict[str, str]:
    """Returns titles and notes in a language."""
    return titles(language) | notes(language)


def _shipped(kind: str, language: str) -> dict[str, str]:
    if language not in TRANSLATED:
        return {}
    file = load_shipped("republik.games.weimar", f"{kind}.{language}.toml", MAX_FILE_BYTES)
    return cast("dict[str, str]", file)
