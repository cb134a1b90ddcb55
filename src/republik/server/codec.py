"""Messages as JSON. Requests are validated by msgspec: each message that `hosting.wire` declares has a Struct with the
same fields, from which the OpenAPI description is generated, too."""

import re
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from republik.hosting import wire
from republik.hosting.refusals import CannotDo
from republik.table.phrases import Outlook

Message = TypeVar("Message")
TAG: Final = "type"
SENT_WHOLE: Final = frozenset({Outlook})
"""Declared with default values for the games; every field is sent."""
ENCODED: Final = "_encoded"
"""Where an object notes its encoded form; msgspec does not send what begins with an underscore."""
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""PostgreSQL cannot store NUL, so no database gets one. In JSON it can only appear as an escape."""


# -- writing ------------------------------------------------------------------------------------------------------


def _once(part: object) -> object:
    if isinstance(part, wire.Shared):
        return part.encoded(lambda value: msgspec.Raw(encode(value)))
    if isinstance(part, wire.Recurring):
        return msgspec.Raw(b"[" + b",".join(map(_noted, part.parts)) + b"]")
    raise TypeError(f"cannot be sent: {type(part).__name__}")


encode: Final = msgspec.json.Encoder(enc_hook=_once).encode


def _noted(part: object) -> bytes:
    """Encodes an object and notes the result on it."""
    notes = vars(part)
    encoded: bytes | None = notes.get(ENCODED)
    if encoded is None:
        encoded = notes[ENCODED] = encode(part)
    return encoded


def text(message: object) -> str:
    return encode(message).decode()


# -- reading ------------------------------------------------------------------------------------------------------


def read(data: str | bytes, kind: type[Message]) -> Message:
    """Reads a message of this kind; raises CannotDo if it is none."""
    return cast("Message", _read(data, kind))


def read_request(data: str | bytes) -> wire.Request:
    """Reads a message to a table; raises CannotDo if it is none."""
    return cast("wire.Request", _read(data, wire.Request))


def _read(data: str | bytes, kind: Any) -> object:
    if _NUL.search(data.encode(errors="replace") if isinstance(data, str) else data):
        raise CannotDo("nul-character")
    try:
        return _declared(_decoder(kind).decode(data))
    except (msgspec.DecodeError, UnicodeError) as error:
        raise CannotDo("bad-request") from error


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[msgspec.Struct]:
    return msgspec.json.Decoder(_type(kind))


_kinds: Final[dict[type, type]] = {}
"""The declared message for each Struct."""


def _declared(read: msgspec.Struct) -> object:
    """Converts a Struct to the declared message."""
    given = {}
    for name in read.__struct_fields__:
        value = getattr(read, name)
        if value is not msgspec.UNSET:
            given[name] = _declared(value) if isinstance(value, msgspec.Struct) else value
    return _kinds[type(read)](**given)


# -- Structs ------------------------------------------------------------------------------------------------------


@cache
def struct(kind: type) -> type[msgspec.Struct]:
    """Returns the Struct of a declared message."""
    hints = get_type_hints(kind, include_extras=True)
    declared = [one for one in fields(kind) if one.init]
    generated = msgspec.defstruct(
        kind.__name__,
        [(one.name, _type(hints[one.name]), *_default(one, kind)) for one in declared],
        namespace={"__doc__": kind.__doc__},
        module=kind.__module__,
        tag=get_args(hints[TAG])[0] if len(declared) < len(fields(kind)) else None,
        forbid_unknown_fields=issubclass(kind, wire.Strict),
        frozen=True,
        kw_only=True,
    )
    _kinds[generated] = kind
    return generated


def _default(one: "Field[Any]", kind: type) -> tuple[Any, ...]:
    if kind in SENT_WHOLE or (one.default is MISSING and one.default_factory is MISSING):
        return ()
    if one.default_factory is not MISSING:
        return (msgspec.field(default_factory=one.default_factory),)
    return (_value(one.default),)


def _value(default: Any) -> Any:
    if default is wire.UNSET:
        return msgspec.UNSET
    if is_dataclass(default) and not isinstance(default, type):
        return struct(type(default))(**{one.name: getattr(default, one.name) for one in fields(default)})
    return default


def _type(kind: Any) -> Any:
    """Returns a type as msgspec knows it: Structs for messages, and its own limits."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        limits = {name: limit for one in args[1:] for name, limit in one._asdict().items() if limit is not None}
        return Annotated[_type(args[0]), msgspec.Meta(**limits)]
    if origin in (Union, UnionType):
        return Union[tuple(_type(one) for one in args)]  # noqa: UP007
    if origin is wire.Shared:
        return _type(args[0])
    if origin is wire.Recurring:
        return list[_type(args[0])]  # type: ignore[misc]
    if origin is Mapping or kind is wire.GameData:  # described elsewhere: docs/phrases.md, the games' views
        return dict[str, Any]
    if origin is not None and origin is not Literal:
        return origin[tuple(one if one is ... else _type(one) for one in args)]
    if kind is wire.Unset:
        return msgspec.UnsetType
    return struct(kind) if is_dataclass(kind) and isinstance(kind, type) else kind
