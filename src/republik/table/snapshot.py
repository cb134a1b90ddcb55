"""Conversion of positions to plain data and back; every build of an engine writes the same text."""

import json
from typing import Any, NamedTuple

from .contract import BadPosition
from .native import i64, vec


class Fields(NamedTuple):
    """The attributes of a game's state, by type."""

    arrays: list[str]
    lists: list[str]
    lists_of_lists: list[str]
    numbers: list[str]
    flags: list[str]


def plain_data(state: object, fields: Fields) -> dict[str, Any]:
    """Returns all fields as plain data."""
    data: dict[str, Any] = {}
    for name in fields.arrays + fields.lists:
        data[name] = list(getattr(state, name))
    for name in fields.lists_of_lists:
        data[name] = [list(values) for values in getattr(state, name)]
    for name in fields.numbers + fields.flags:
        data[name] = getattr(state, name)
    return data


def key(state: object, fields: Fields) -> tuple[Any, ...]:
    """Returns all fields as one hashable value."""
    values: list[Any] = []
    for name in fields.arrays:
        values.append(tuple(getattr(state, name)))
    for name in fields.lists:
        values.append(tuple(getattr(state, name)))
    for name in fields.lists_of_lists:
        values.append(tuple([tuple(row) for row in getattr(state, name)]))
    for name in fields.numbers:
        values.append(getattr(state, name))
    for name in fields.flags:
        values.append(getattr(state, name))
    return tuple(values)


def clear(state: object, fields: Fields) -> None:
    """Sets all fields to 0, no and nothing."""
    for name in fields.arrays:
        setattr(state, name, vec[i64]())
    for name in fields.lists + fields.lists_of_lists:
        setattr(state, name, [])
    for name in fields.numbers:
        setattr(state, name, 0)
    for name in fields.flags:
        setattr(state, name, False)


def fill(state: object, fields: Fields, data: dict[str, Any]) -> None:
    """Sets all fields from plain data; raises BadPosition."""
    for name in fields.arrays:
        setattr(state, name, vec[i64](_ints(data.get(name), name)))
    for name in fields.lists:
        setattr(state, name, _ints(data.get(name), name))
    for name in fields.lists_of_lists:
        setattr(state, name, [_ints(row, name) for row in _typed(data, name, list)])
    for name in fields.numbers:
        setattr(state, name, _ints([data.get(name)], name)[0])
    for name in fields.flags:
        setattr(state, name, _typed(data, name, bool))


def agenda(data: dict[str, Any], size: int, deepest: int) -> list[list[int]]:
    """Returns the pending steps, each a list of `size` numbers."""
    steps = _typed(data, "agenda", list)
    if len(steps) > deepest:
        raise BadPosition("agenda-long", {"most": deepest})
    rows = [_ints(step, "agenda") for step in steps]
    if any(len(step) != size for step in rows):
        raise BadPosition("agenda-step", {"count": size})
    return rows


def parse_json(text: str) -> dict[str, Any]:
    """Parses a text into plain data."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition("unreadable", {"reason": str(error)}) from None
    if not isinstance(data, dict):
        raise BadPosition("no-object")
    return data


def _typed(data: dict[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if type(value) is not kind:
        raise BadPosition("field-type", {"field": name, "type": kind.__name__, "value": f"{value!r:.40}"})
    return value


def _ints(values: object, name: str) -> list[int]:
    if not isinstance(values, list) or not all(type(value) is int and abs(value) < 1 << 62 for value in values):
        raise BadPosition("field-numbers", {"field": name})
    return list(values)
