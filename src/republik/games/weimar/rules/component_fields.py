"""Reading of data files: tables that number their effects, and field types of the component dataclasses beyond those of
`republik.table.toml_schema`.

`entry_of` fills a component from a table and validates everything. `merged_file` overlays a user's file on a shipped
one.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Self, TypeVar, cast

from republik.table import toml_schema as reading
from republik.table.toml_schema import (
    MISSING,
    BadComponent,
    load_file,
    load_shipped,
    read_by,
    read_fields,
)

from .booklet import PARAGRAPHS, SEVERAL
from .effects import PARTIES, BadEffect, Effect, parse_effect

LANGUAGES: Final = ("de", "en")  # the published game is German: other languages show the German names

SEED: Final = "seed"  # from the companion booklet, optionally followed by the paragraph: "seed 1.4.7"
PUBLIC: Final = "public"  # from a public repository or session report
HOUSE: Final = "house"  # chosen for this edition
OWN: Final = "own"  # from the user's folder
SOURCES: Final = (SEED, PUBLIC, HOUSE, OWN)
EVERY_FIELD: Final = "*"  # in `src`: all fields not named there

MAX_FILE_BYTES: Final = 512 * 1024
SHIPPED: Final = ""  # in place of a digest: the values of this edition

Names = dict[str, str]  # language → text
Sources = dict[str, str]  # field, or field and part separated by a dot → one of SOURCES, with or without citation
Layout = Mapping[str, Mapping[str, "tuple[str, ...] | None"]]  # file → its tables → their keys; None: one entry


# Reading a table


class Table(reading.Table):
    """A table that numbers the effects it reads, across all tables of the game."""

    languages = LANGUAGES
    longest_text = 420
    empty_texts = True

    def __init__(self, file: str, path: str, values: dict[str, object], effects: list[Effect]) -> None:
        super().__init__(file, path, values)
        self.effects = effects

    def inner(self, path: str, values: dict[str, object]) -> Self:
        return type(self)(self.file, path, values, self.effects)


# The field types: each defines how a field is read from its table.


def different_words(words: tuple[str, ...], length: int | None = None, default: object = MISSING) -> Any:
    """A list of distinct words."""

    def read(table: Table, key: str) -> tuple[str, ...]:
        found = tuple(table.one_of(f"{key}[{index}]", text, words) for index, text in enumerate(table.texts(key)))
        if len(set(found)) != len(found):
            raise table.bad(key, "names something twice")
        if length is not None and len(found) != length:
            raise table.bad(key, f"must have {length} entries")
        return found

    return read_by(read, default)


def listed_words(words: tuple[str, ...], length: int) -> Any:
    """A list of words that may repeat."""

    def read(table: Table, key: str) -> tuple[str, ...]:
        found = tuple(table.one_of(f"{key}[{index}]", text, words) for index, text in enumerate(table.texts(key)))
        if len(found) != length:
            raise table.bad(key, f"must have {length} entries")
        return found

    return read_by(read)


def _read_effect(table: Table, key: str) -> Effect:
    text = table.text(key)
    name = table.key(key).split(".", 1)[-1]
    try:
        effect = parse_effect(text, name, len(table.effects))
    except BadEffect as error:
        raise table.bad(key, str(error)) from error
    table.effects.append(effect)
    return effect


def an_effect(*, needed: bool = False) -> Any:
    """An effect; unless `needed` it may be empty, but must be present."""

    def read(table: Table, key: str) -> Effect:
        effect = _read_effect(table, key)
        if needed and not effect:
            raise table.bad(key, "must not be empty")
        return effect

    return read_by(read)


def party_number(table: Table, key: str, word: str) -> int:
    return PARTIES.index(table.one_of(key, word, PARTIES))


def a_party() -> Any:
    return read_by(lambda table, key: party_number(table, key, table.text(key)))


def different_parties(length: int | None = None) -> Any:
    def read(table: Table, key: str) -> tuple[int, ...]:
        found = tuple(party_number(table, f"{key}[{index}]", word) for index, word in enumerate(table.texts(key)))
        if len(set(found)) != len(found):
            raise table.bad(key, "names a party twice")
        if length is not None and len(found) != length:
            raise table.bad(key, f"must name {length} parties")
        return found

    return read_by(read)


def number_per_party(low: int, high: int) -> Any:
    """One number per party, in the order of PARTIES."""

    def read(table: Table, key: str) -> tuple[int, ...]:
        inner = table.table(key)
        numbers = tuple(inner.number(party, low, high) for party in PARTIES)
        inner.done()
        return numbers

    return read_by(read)


def word_per_party(*words: str) -> Any:
    def read(table: Table, key: str) -> tuple[str, ...]:
        inner = table.table(key)
        found = tuple(inner.one_of(party, inner.text(party), words) for party in PARTIES)
        inner.done()
        return found

    return read_by(read)


def counts_of(words: tuple[str, ...], high: int) -> Any:
    """A table of word → number; words not listed count as zero."""

    def read(table: Table, key: str) -> dict[str, int]:
        inner = table.table(key)
        for word in inner.values:
            inner.one_of(word, word, words)
        return {word: inner.number(word, 0, high) for word in inner.values}

    return read_by(read)


def _read_cards(table: Table, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
    found: list[str] = []
    for index, text in enumerate(table.texts(key)):
        first, _, last = text.partition("-")
        place = f"{key}[{index}]"
        if first not in known or (last and last not in known):
            raise table.bad(place, f"no such card: {text!r}")
        if last and (first[:-2] != last[:-2] or first >= last):
            raise table.bad(place, "must be a card, or two numbers of one kind with the lower one first")
        found.extend(card for card in known if first <= card <= (last or first) and card[:-2] == first[:-2])
    if len(set(found)) != len(found):
        raise table.bad(key, "names a card twice")
    return tuple(found)


def listed_cards(known: tuple[str, ...], default: object = MISSING) -> Any:
    """A list of cards ("S03") and ranges of cards ("S21-S25")."""
    return read_by(lambda table, key: _read_cards(table, key, known), default)


_SPAN: Final = re.compile(r"([1-6])-([1-6])")


def _read_span(table: Table, key: str, text: str) -> tuple[int, int]:
    found = _SPAN.fullmatch(text)
    if found is None or found.group(1) > found.group(2):
        raise table.bad(key, f"must be two numbers from 1 to 6 such as 3-4, not {text!r}")
    return int(found.group(1)), int(found.group(2))


def a_span() -> Any:
    return read_by(lambda table, key: _read_span(table, key, table.text(key)))


def die_rows(table: Table, key: str, rest: Callable[[str, str], str]) -> tuple[str, ...]:
    """Parses rows such as "1-3 KA3" that cover the six sides of a die; returns the entry for each side."""
    sides = [""] * 6
    for index, text in enumerate(table.texts(key)):
        place = f"{key}[{index}]"
        span, _, what = text.partition(" ")
        first, last = _read_span(table, place, span)
        for side in range(first, last + 1):
            if sides[side - 1]:
                raise table.bad(place, f"the side {side} is named twice")
            sides[side - 1] = rest(place, what)
    if "" in sides:
        raise table.bad(key, "must cover the six sides of a die")
    return tuple(sides)


_T = TypeVar("_T")


def entry_of(kind: type[_T], key: str, table: Table) -> _T:
    """Reads a table into one of the dataclasses, each field according to its type."""
    values = read_fields(kind, table)
    table.read_keys.add("src")
    table.done()
    sources = _sources(table, list(values))
    return cast("Callable[..., _T]", kind)(key=key, src=sources, **values)


def _sources(table: Table, names: list[str]) -> Sources:
    """Returns the source of each field: the entry's `src`, and `house` for fields it does not name."""
    given = _given_sources(table, names)
    otherwise = given.pop(EVERY_FIELD, HOUSE)
    sources = {name: given.pop(name, otherwise) for name in ["key", *names]}
    sources.update(given)
    return sources


def _given_sources(table: Table, names: list[str]) -> Sources:
    if not table.has("src"):
        return {}
    if isinstance(table.value("src"), str):
        return {EVERY_FIELD: _source(table, "src")}
    inner = table.table("src")
    alone = ["key", EVERY_FIELD, *(["pair"] if "small" in names else [])]
    for name in inner.values:
        if name not in alone and name.partition(".")[0] not in names:
            raise inner.bad(name, "names no field of this entry")
    return {name: _source(inner, name) for name in inner.values}


def _source(table: Table, key: str) -> str:
    """Returns one of SOURCES; shipped booklet sources must cite their paragraphs, those in a custom folder need not."""
    text = table.text(key)
    word, _, cited = text.partition(" ")
    table.one_of(key, word, SOURCES)
    if cited and word != SEED:
        raise table.bad(key, f"only {SEED!r} cites paragraphs")
    for paragraph in cited.split(SEVERAL) if cited else ():
        table.one_of(key, paragraph, PARAGRAPHS)
    return text


def kind_of(source: str) -> str:
    """Returns one of SOURCES, without the citation."""
    return source.partition(" ")[0]


def cited_by(source: str) -> tuple[str, ...]:
    """Returns the paragraphs of the booklet that a source cites."""
    cited = source.partition(" ")[2]
    return tuple(cited.split(SEVERAL)) if cited else ()


# Files


class DataFile:
    """One of the data files, overlaid with a user's file."""

    def __init__(self, name: str, sections: Mapping[str, "tuple[str, ...] | None"], values: dict[str, object]) -> None:
        self.name = name
        self.sections = sections
        self.values = values
        self.replaced: dict[tuple[str, str], str] = {}  # entries that a user's file changes → that file

    def table(self, section: str, key: str, effects: list[Effect]) -> Table:
        file = self.replaced.get((section, key), self.name)
        path = section if self.sections[section] is None else f"{section}.{key}"
        return Table(file, path, self.entry(section, key), effects)

    def entry(self, section: str, key: str) -> dict[str, object]:
        values = cast("dict[str, Any]", self.values)[section]
        return cast("dict[str, object]", values if self.sections[section] is None else values[key])

    def overlay(self, own: "DataFile", file: str) -> None:
        for section in own.values:
            for key in _keys(own, section):
                _overlay_entry(self.entry(section, key), own.entry(section, key))
                self.replaced[section, key] = file

    def complete_likes(self, section: str) -> None:
        """Copies to an entry that is `like` another every field it does not define, with its source."""
        for key in _keys(self, section):
            entry = self.entry(section, key)
            if "like" not in entry:
                continue
            table = self.table(section, key, [])
            model = table.one_of("like", table.text("like"), _keys(self, section))
            if "like" in self.entry(section, model):
                raise table.bad("like", "must be an entry that is like no other")
            del entry["like"]
            if (section, model) in self.replaced:
                self.replaced.setdefault((section, key), self.replaced[section, model])
            _take_over(entry, self.entry(section, model))


def _take_over(entry: dict[str, object], model: dict[str, object]) -> None:
    sources = _expanded_sources(entry)
    of_model = _expanded_sources(model)
    if EVERY_FIELD in of_model:
        of_model = {**dict.fromkeys(model, of_model.pop(EVERY_FIELD)), **of_model}
    for name, source in of_model.items():
        if name.partition(".")[0] not in entry and name != "key":
            sources[name] = source
    for name, value in model.items():
        entry.setdefault(name, value)
    sources.pop("src", None)
    entry["src"] = sources


def _keys(file: DataFile, section: str) -> tuple[str, ...]:
    if file.sections[section] is None:
        return (section,)
    return tuple(cast("dict[str, object]", file.values[section]))


def _overlay_entry(entry: dict[str, object], own: dict[str, object]) -> None:
    """Replaces the fields that `own` defines; a changed value gets the source `own` unless the entry gives another."""
    sources = _expanded_sources(entry)
    for name, value in own.items():
        if name == "src":
            continue
        together = _laid_over(entry.get(name), value)
        if together != entry.get(name) and name != "like":
            _forget(sources, name)
            sources[name] = OWN
        entry[name] = together
    said = own.get("src", {})
    if isinstance(said, str):
        named = [name for name in own if name not in ("src", "like")]
        sources.update(dict.fromkeys(named or [EVERY_FIELD], said))
        entry["src"] = sources
    else:
        entry["src"] = {**sources, **said} if isinstance(said, dict) else said


def _forget(sources: dict[str, object], name: str) -> None:
    for old in list(sources):
        if old.partition(".")[0] == name or (old == "pair" and name in ("big", "small")):
            del sources[old]


def _expanded_sources(entry: dict[str, object]) -> dict[str, object]:
    """Returns the sources of an entry as a table, expanding a single word for all fields."""
    source = entry.get("src", {})
    return dict(source) if isinstance(source, dict) else {EVERY_FIELD: source}


def _laid_over(old: object, new: object) -> object:
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    if "src" in old:  # a nested entry: an option of a topic
        _overlay_entry(old, new)
        return old
    entries_within = any(isinstance(value, dict) and "src" in value for value in old.values())
    together = dict(old)
    for key, value in new.items():
        if key not in old and entries_within and isinstance(value, dict):
            together[key] = {"src": OWN, **value}
        else:
            together[key] = _laid_over(old.get(key), value)
    return together


def check_folder(folder: Path, layout: Layout) -> None:
    if not folder.is_dir():
        raise BadComponent(str(folder), "", "not a folder")
    found = sorted(path.name for path in folder.glob("*.toml"))
    for name in found:
        if name not in layout:
            raise BadComponent(str(folder / name), "", f"no such data file (they are {', '.join(layout)})")
    if not found:
        raise BadComponent(str(folder), "", f"has none of the data files {', '.join(layout)}")


def merged_file(name: str, folder: Path | None, layout: Layout) -> DataFile:
    """Returns the shipped file, overlaid with the file of that name in the folder."""
    box = DataFile(name, layout[name], load_shipped("republik.games.weimar", name, MAX_FILE_BYTES))
    _check_shape(box, name, complete=True)
    if folder is None or not (folder / name).is_file():
        return box
    path = folder / name
    own = DataFile(name, layout[name], load_file(path, MAX_FILE_BYTES))
    _check_shape(own, str(path), complete=False)
    box.overlay(own, str(path))
    return box


def _check_shape(file: DataFile, path: str, *, complete: bool) -> None:
    """Checks that tables and keys are those of the published game: all of them in the shipped file, any of them in a
    user's."""
    top = Table(path, "", file.values, [])
    for section, keys in file.sections.items():
        if not top.has(section) and not complete:
            continue
        table = top.table(section)
        for key in keys or ():
            if table.has(key) or complete:
                table.table(key)
        if keys is not None:
            table.done()
    top.done()
