"""Messages as JSON, in plain Python: `republik.server.codec` uses msgspec, which has no build for browsers."""

import json
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from republik.hosting import wire
from republik.hosting.refusals import CannotDo

Message = TypeVar("Message")


def text(message: object) -> str:
    return json.dumps(message, default=_plain, ensure_ascii=False, separators=(",", ":"))


encode = text
"""JavaScript takes text."""


def _plain(part: Any) -> object:
    """Returns what the JSON library does not know as what it knows."""
    if isinstance(part, wire.Shared):
        return part.encoded(lambda value: value)
    if isinstance(part, wire.Recurring):
        return part.parts
    if isinstance(part, set | frozenset):
        return list(part)
    return {name: getattr(part, name) for name in _names(part.__class__)}


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(one.name for one in fields(kind))


def read(data: str | bytes, kind: type[Message]) -> Message:
    """Reads a message of this kind; raises CannotDo if it is none."""
    return cast("Message", _parsed(data, kind))


def read_request(data: str | bytes) -> wire.Request:
    """Reads a message to a table; raises CannotDo if it is none."""
    return cast("wire.Request", _parsed(data, wire.Request))


def _parsed(data: str | bytes, kind: Any) -> object:
    try:
        return _value(json.loads(data), kind)
    except (ValueError, RecursionError) as error:
        raise CannotDo("bad-request") from error


def _value(value: Any, kind: Any) -> object:
    """Returns the value as one of the type; raises ValueError if it is none."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        _check(value, args[1])
        return _value(value, args[0])
    if origin in (Union, UnionType):
        return _first(value, args)
    if origin is Literal:
        return args[args.index(value)]
    if type(value) is not (dict if is_dataclass(kind) else origin or kind):
        raise ValueError(f"not of type {kind}")
    if origin is list:
        return [_value(one, args[0]) for one in value]
    if origin is dict:
        return {_value(key, args[0]): _value(one, args[1]) for key, one in value.items()}
    return _message(value, kind) if is_dataclass(kind) else value


def _check(value: Any, limit: wire.Limit) -> None:
    by_length = isinstance(value, str | list | dict)
    least, most = (limit.min_length, limit.max_length) if by_length else (limit.ge, limit.le)
    size = len(value) if by_length else value
    if isinstance(size, int) and not (least is None or size >= least) & (most is None or size <= most):
        raise ValueError("out of range")


def _first(value: Any, kinds: tuple[Any, ...]) -> object:
    for kind in kinds:
        try:
            return _value(value, kind)
        except ValueError:
            continue
    raise ValueError("none of the possible types")


def _message(value: dict[str, Any], kind: Any) -> object:
    types, given = _types(kind), dict(value)
    for one in fields(kind):
        if not one.init and given.pop(one.name, None) != one.default:
            raise ValueError("another kind of message")
        if one.init and one.name not in given and one.default is MISSING and one.default_factory is MISSING:
            raise ValueError("missing field")
    if not given.keys() <= types.keys():
        raise ValueError("unknown field")
    return kind(**{name: _value(one, types[name]) for name, one in given.items()})


@cache
def _types(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)
