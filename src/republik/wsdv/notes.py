"""A note on every card: what happened, and why the card does what it does; from ``data/notes.*.toml``, checked."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, cast

from republik.wsdv.components import CARD_IDS, BadComponent

LANGUAGES: Final = ("en", "de")
FALLBACK: Final = "en"
MAX_CHARACTERS: Final = 420


@dataclass(frozen=True)
class Note:
    history: str  # what happened
    why: str  # why the event has the symbols it has
    language: str  # of this text, which is not always the one asked for


def note(card_number: str, language: str) -> Note:
    """The note on a card ("17", "IVb"); in English where there is none in the language. KeyError: no such card."""
    return _all_notes()[language if language in LANGUAGES else FALLBACK][card_number]


@cache
def _all_notes() -> dict[str, dict[str, Note]]:
    return {language: _read(language) for language in LANGUAGES}


def _read(language: str) -> dict[str, Note]:
    name = f"notes.{language}.toml"
    try:
        text = (files("republik.wsdv") / "data" / name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponent(name, "", f"cannot be read ({error.__class__.__name__})") from error
    return parse_notes(text, language)


def parse_notes(text: str, language: str) -> dict[str, Note]:
    """The notes of one file; raises `BadComponent` unless every card has its note, and nothing else has."""
    file = f"notes.{language}.toml"
    try:
        top = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponent(file, "", f"not valid TOML: {error}") from error
    _exactly(file, "", top, ("note",))
    entries = _table(file, "note", top["note"])
    _exactly(file, "note", entries, CARD_IDS)
    return {number: _note(file, number, entries[number], language) for number in CARD_IDS}


def _note(file: str, number: str, value: object, language: str) -> Note:
    key = f"note.{number}"
    entry = _table(file, key, value)
    _exactly(file, key, entry, ("history", "why"))
    history, why = (_text(file, f"{key}.{part}", entry[part]) for part in ("history", "why"))
    return Note(history, why, language)


def _table(file: str, key: str, value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadComponent(file, key, "must be a table")
    return cast("dict[str, object]", value)


def _exactly(file: str, path: str, table: dict[str, object], wanted: tuple[str, ...]) -> None:
    missing = [key for key in wanted if key not in table]
    unknown = [key for key in table if key not in wanted]
    for keys, reason in ((missing, "missing"), (unknown, "unknown key")):
        if keys:
            raise BadComponent(file, f"{path}.{keys[0]}" if path else keys[0], reason)


def _text(file: str, key: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadComponent(file, key, "must be a text")
    if not value or value != value.strip():
        raise BadComponent(file, key, "must be a text without blanks at its ends")
    if len(value) > MAX_CHARACTERS or not value.isprintable():
        raise BadComponent(file, key, f"must be one line of at most {MAX_CHARACTERS} printable characters")
    return value
