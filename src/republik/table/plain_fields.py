"""Fields of plain data: copied, written as JSON data, and read back as their annotations say."""

from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from .contract import BadPosition

ATOMS: Final = frozenset({int, bool, str, float, NoneType})


def copied(value: Any) -> Any:
    """Returns an independent copy of plain data."""
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind in (list, tuple):
        return kind([part if type(part) in ATOMS else copied(part) for part in value])
    if kind is dict:
        return {key: copied(part) for key, part in value.items()}
    if kind in (set, frozenset):
        return kind(value)
    if is_dataclass(kind):
        return kind(**{field.name: copied(getattr(value, field.name)) for field in fields(kind)})
    raise TypeError(f"not plain data: {value!r:.40}")


def plain_field(value: Any) -> Any:
    """Returns plain data as JSON can write it: a set as a sorted list, a dataclass as an object of its fields, a
    dictionary as a list of pairs unless its keys are texts."""
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind in (list, tuple):
        return [part if type(part) in ATOMS else plain_field(part) for part in value]
    if kind in (set, frozenset):
        return sorted(plain_field(part) for part in value)
    if kind is dict:
        if all(type(key) is str for key in value):
            return {key: plain_field(part) for key, part in value.items()}
        return sorted([plain_field(key), plain_field(part)] for key, part in value.items())
    if is_dataclass(kind):
        return {field.name: plain_field(getattr(value, field.name)) for field in fields(kind)}
    raise TypeError(f"not plain data: {value!r:.40}")


def read_field(kind: Any, value: Any, name: str) -> Any:
    """Returns the value of a field from JSON data; raises BadPosition if it is not of the annotated type."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in ATOMS or kind is None:
        return _atom(NoneType if kind is None else kind, value, name)
    if origin in (Union, UnionType):
        return _either(inner, value, name)
    if origin is dict:
        return _dictionary(inner, value, name)
    if is_dataclass(kind):
        return _object(kind, value, name)
    if origin not in (list, tuple, set, frozenset):
        raise TypeError(f"{name}: fields of plain data cannot be {kind}")
    return _container(origin, inner, value, name)


def _atom(kind: Any, value: Any, name: str) -> Any:
    if type(value) is not kind:
        raise _wrong(kind.__name__, value, name)
    return value


def _container(origin: Any, inner: tuple[Any, ...], value: Any, name: str) -> Any:
    if type(value) is not list:
        raise _wrong("list", value, name)
    kinds = inner[:1] * len(value) if origin is not tuple or inner[-1] is ... else inner
    if len(kinds) != len(value):
        raise _wrong(f"{len(kinds)} values", value, name)
    parts = [read_field(kind, part, name) for kind, part in zip(kinds, value, strict=True)]
    container = origin(parts)
    if len(container) != len(parts):
        raise _wrong("different values", value, name)
    return container


def _dictionary(inner: tuple[Any, ...], value: Any, name: str) -> dict[Any, Any]:
    if type(value) is dict:
        pairs = list(value.items())
    elif type(value) is list and all(type(pair) is list and len(pair) == 2 for pair in value):
        pairs = value
    else:
        raise _wrong("dict", value, name)
    return {read_field(inner[0], key, name): read_field(inner[1], part, name) for key, part in pairs}


def _object(kind: Any, value: Any, name: str) -> Any:
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]
    if type(value) is not dict or set(value) != set(names):
        raise _wrong(", ".join(names), value, name)
    return kind(**{part: read_field(hints[part], value[part], f"{name}.{part}") for part in names})


def _either(kinds: tuple[Any, ...], value: Any, name: str) -> Any:
    for kind in kinds:
        try:
            return read_field(kind, value, name)
        except BadPosition:
            continue
    raise _wrong(" or ".join(getattr(kind, "__name__", str(kind)) for kind in kinds), value, name)


def _wrong(expected: str, value: Any, name: str) -> BadPosition:
    return BadPosition("field-type", {"field": name, "type": expected, "value": f"{value!r:.40}"})
