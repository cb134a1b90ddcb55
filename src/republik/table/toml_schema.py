"""Reading of a game's data files: TOML of limited size, in tables that know their path.

A component is a frozen dataclass whose fields define how they are read (``big: int = a_number(1, 6)``); `read_fields`
reads them from a table, and `entry_of` fills the dataclass. Any fault in a file is reported as `BadComponent`, because
users may supply their own files.
"""

import tomllib
from collections.abc import Callable
from dataclasses import field, fields
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final, Self, TypeVar, cast

MAX_LINE_CHARACTERS: Final = 1000  # also prevents long dotted keys from stalling the TOML parser


class BadComponent(ValueError):
    """A component file that cannot be used: the file, the place in it, and the reason.

    The reason is technical and in English, like the field names: it addresses authors of such files.
    """

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(file, key, reason)
        self.file = file
        self.key = key
        self.reason = reason

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.key, self.reason) if part)


class Table:
    """A TOML table that knows its path and which of its keys have been read."""

    languages: ClassVar[tuple[str, ...]]
    longest_text: ClassVar[int]
    empty_texts: ClassVar[bool] = False

    def __init__(self, file: str, path: str, values: dict[str, object]) -> None:
        self.file = file
        self.path = path
        self.values = values
        self.read_keys: set[str] = set()

    def inner(self, path: str, values: dict[str, object]) -> Self:
        """Returns a nested table."""
        return type(self)(self.file, path, values)

    def key(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def bad(self, key: str, reason: str) -> BadComponent:
        name = key if key.isprintable() else ascii(key)
        return BadComponent(self.file, self.key(name) if key else self.path, reason)

    def has(self, key: str) -> bool:
        return key in self.values

    def value(self, key: str) -> object:
        self.read_keys.add(key)
        if key not in self.values:
            raise self.bad(key, "missing")
        return self.values[key]

    def table(self, key: str) -> Self:
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.bad(key, "must be a table")
        return self.inner(self.key(key), cast("dict[str, object]", value))

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.bad(key, "must be a list")
        return cast("list[object]", value)

    def text(self, key: str) -> str:
        return self.as_text(key, self.value(key))

    def texts(self, key: str) -> list[str]:
        return [self.as_text(f"{key}[{index}]", value) for index, value in enumerate(self.items(key))]

    def names(self, key: str) -> dict[str, str]:
        """Returns a text in each language."""
        inner = self.table(key)
        names = {language: inner.text(language) for language in self.languages}
        for language, text in names.items():
            if not text:
                raise inner.bad(language, "must not be empty")
        inner.done()
        return names

    def number(self, key: str, low: int, high: int) -> int:
        return self.as_number(key, self.value(key), low, high)

    def numbers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        items = enumerate(self.items(key))
        return tuple(self.as_number(f"{key}[{index}]", value, low, high) for index, value in items)

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.bad(key, "must be true or false")
        return value

    def as_text(self, key: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.bad(key, "must be a text")
        if value != value.strip() or not (value or self.empty_texts):
            raise self.bad(key, "must be a text without leading or trailing blanks")
        if len(value) > self.longest_text or not value.isprintable():
            raise self.bad(key, f"must be one line of at most {self.longest_text} printable characters")
        return value

    def as_number(self, key: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.bad(key, "must be a whole number")
        if not low <= value <= high:
            raise self.bad(key, f"must be from {low} to {high}")
        return value

    def one_of(self, key: str, value: str, words: tuple[str, ...]) -> str:
        if value not in words:
            raise self.bad(key, f"must be one of {', '.join(filter(None, words))}, not {value!r}")
        return value

    def done(self) -> None:
        for key in self.values:
            if key not in self.read_keys:
                raise self.bad(key, "unknown key")


# The field types: each defines how a field of a component is read from its table.

MISSING: Final = object()


def read_by(read: Callable[[Any, str], Any], default: object = MISSING, key: str = "") -> Any:
    """A field read by a function of its table and its key: the given one, or else the field's name."""
    return field(metadata={"read": read, "default": default, "key": key})


def a_number(low: int, high: int, default: object = MISSING) -> Any:
    return read_by(lambda table, key: table.number(key, low, high), default)


def a_flag(*, needed: bool = False) -> Any:
    """True or false; unless `needed` it may be left out, and is then false."""
    return read_by(lambda table, key: table.flag(key), default=MISSING if needed else False)


def a_text() -> Any:
    return read_by(lambda table, key: table.text(key))


def a_word(*words: str) -> Any:
    """One of the given words; if one of them is empty, the field is optional."""
    return read_by(lambda table, key: table.one_of(key, table.text(key), words), default="" if "" in words else MISSING)


def listed_numbers(length: int, low: int, high: int, what: str = "numbers") -> Any:
    def read(table: Table, key: str) -> tuple[int, ...]:
        count = len(table.items(key))
        if count != length:
            raise table.bad(key, f"must have {length} {what}, not {count}")
        return table.numbers(key, low, high)

    return read_by(read)


def texts(default: object = MISSING, key: str = "") -> Any:
    """A text in each language."""
    return read_by(lambda table, key: table.names(key), default, key)


_T = TypeVar("_T")


def read_fields(kind: type[object], table: Table) -> dict[str, Any]:
    """Reads the fields of a dataclass from a table, each according to its type."""
    values: dict[str, Any] = {}
    for part in fields(cast("Any", kind)):
        if "read" in part.metadata:
            key = part.metadata["key"] or part.name
            default = part.metadata["default"]
            missing = default is not MISSING and not table.has(key)
            values[part.name] = default if missing else part.metadata["read"](table, key)
    return values


def entry_of(kind: type[_T], table: Table, **given: object) -> _T:
    """Reads a whole table into a dataclass; fields that are not in the table are given."""
    values = read_fields(kind, table)
    table.done()
    return cast("Callable[..., _T]", kind)(**given, **values)


# Files


def load_shipped(package: str, name: str, max_bytes: int) -> dict[str, object]:
    """Reads a data file of a package."""
    try:
        data = (files(package) / "data" / name).read_bytes()
    except (OSError, ImportError) as error:
        raise _unreadable(name, error) from error
    return _decoded(name, data, max_bytes)


def load_file(path: Path, max_bytes: int) -> dict[str, object]:
    """Reads a file supplied by the user."""
    try:
        if not path.is_file():
            raise BadComponent(str(path), "", "not a file")
        with path.open("rb") as stream:
            data = stream.read(max_bytes + 1)
    except OSError as error:
        raise _unreadable(str(path), error) from error
    return _decoded(str(path), data, max_bytes)


def _unreadable(file: str, error: Exception) -> BadComponent:
    return BadComponent(file, "", f"cannot be read ({error.__class__.__name__})")


def _decoded(file: str, data: bytes, max_bytes: int) -> dict[str, object]:
    if len(data) > max_bytes:
        raise BadComponent(file, "", f"longer than {max_bytes} bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadComponent(file, "", "not a UTF-8 text file") from error
    return parse_toml(file, text)


def parse_toml(file: str, text: str) -> dict[str, object]:
    """Parses the TOML text of a file."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE_CHARACTERS:
            raise BadComponent(file, f"line {number}", f"longer than {MAX_LINE_CHARACTERS} characters")
    try:
        return cast("dict[str, object]", tomllib.loads(text))
    except RecursionError as error:
        raise BadComponent(file, "", "not valid TOML: nested too deeply") from error
    except ValueError as error:  # TOMLDecodeError, or int() refusing a number with thousands of digits
        raise BadComponent(file, "", f"not valid TOML: {error}") from error
