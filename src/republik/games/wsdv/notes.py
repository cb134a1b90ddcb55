"""A note on every card: what happened, and why the card does what it does; from ``data/notes.*.toml``, checked."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from republik.table.toml_schema import BadComponent, Table, parsed

from .rules.components import CARD_IDS

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
        text = (files("republik.games.wsdv") / "data" / name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponent(name, "", f"cannot be read ({error.__class__.__name__})") from error
    return parse_notes(text, language)


def parse_notes(text: str, language: str) -> dict[str, Note]:
    """The notes of one file; raises `BadComponent` unless every card has its note, and nothing else has."""
    top = _Table(f"notes.{language}.toml", "", parsed(f"notes.{language}.toml", text))
    entries = top.table("note")
    notes = {number: _note(entries.table(number), language) for number in CARD_IDS}
    entries.done()
    top.done()
    return notes


class _Table(Table):
    longest_text = MAX_CHARACTERS


def _note(entry: Table, language: str) -> Note:
    note = Note(entry.text("history"), entry.text("why"), language)
    entry.done()
    return note
