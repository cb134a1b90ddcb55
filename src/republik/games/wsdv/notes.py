"""Notes on every card: the history, and why the card does what it does; read from ``data/notes.*.toml`` and checked."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from republik.messages.i18n import LANGUAGES
from republik.table.toml_schema import BadComponent, Table, a_text, entry_of, parse_toml

from .rules.components import CARD_IDS

MAX_CHARACTERS: Final = 420


@dataclass(frozen=True)
class Note:
    history: str = a_text()  # what happened
    why: str = a_text()  # why the event has these icons


def note(card_number: str, language: str) -> Note:
    """Returns the note on a card ("17", "IVb"); raises KeyError for an unknown card or language."""
    return _all_notes()[language][card_number]


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
    """Parses the notes of one file; raises `BadComponent` unless they cover exactly the cards."""
    top = _Table(f"notes.{language}.toml", "", parse_toml(f"notes.{language}.toml", text))
    entries = top.table("note")
    notes = {number: entry_of(Note, entries.table(number)) for number in CARD_IDS}
    entries.done()
    top.done()
    return notes


class _Table(Table):
    longest_text = MAX_CHARACTERS
