"""The part of msgspec that the tables use, in plain Python: the browser has no build of msgspec.

Messages are declared, validated and encoded as msgspec does it; tests/offline compares the two. Installed under its
name by `republik.offline.stand_ins`, and only where msgspec is missing.
"""

import json as plain_json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from inspect import get_annotations
from types import NoneType, SimpleNamespace, UnionType
from typing import Annotated, Any, Literal, Union, dataclass_transform, get_args, get_origin, get_type_hints

TAG_FIELD = "type"


class DecodeError(ValueError):
    """The data is not JSON, or not what was expected."""


class UnsetType:
    """The type of UNSET."""

    def __bool__(self) -> bool:
        return False

    def __repr__(self) -> str:
        return "UNSET"


UNSET = UnsetType()


class Meta:
    """The limits of a value."""

    def __init__(
        self,
        *,
        ge: float | None = None,
        le: float | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
    ) -> None:
        self.ge, self.le = ge, le
        self.min_length, self.max_length = min_length, max_length

    def check(self, value: Any) -> None:
        if isinstance(value, str | list | dict):
            if self.min_length is not None and len(value) < self.min_length:
                raise DecodeError("too short")
            if self.max_length is not None and len(value) > self.max_length:
                raise DecodeError("too long")
        elif isinstance(value, int | float) and not isinstance(value, bool) and not self._holds(value):
            raise DecodeError("out of range")

    def _holds(self, value: float) -> bool:
        return (self.ge is None or value >= self.ge) and (self.le is None or value <= self.le)


class Raw:
    """A part of a message that is already JSON."""

    def __init__(self, text: bytes = b"") -> None:
        self._text = text
        self._parsed: Any = UNSET

    def parsed(self) -> Any:
        """The part as plain data, parsed once however often it is sent."""
        if self._parsed is UNSET:
            self._parsed = plain_json.loads(self._text)
        return self._parsed


@dataclass_transform()
class Struct:
    """A message: its fields are the annotated names of the class."""

    __struct_fields__: tuple[str, ...] = ()
    _tag: str | None = None
    _closed = False
    _frozen = False
    _defaults: Mapping[str, Any] = {}
    _types: Mapping[str, Any] | None = None

    def __init_subclass__(
        cls, *, tag: str | None = None, frozen: bool = False, forbid_unknown_fields: bool = False, **more: Any
    ) -> None:
        super().__init_subclass__(**more)
        own = [name for name in get_annotations(cls) if not name.startswith("_")]
        cls.__struct_fields__ = (*cls.__struct_fields__, *own)
        setattr(cls, "__match_args__", cls.__struct_fields__)  # noqa: B010
        cls._defaults = {**cls._defaults, **{name: cls.__dict__[name] for name in own if name in cls.__dict__}}
        cls._tag, cls._closed, cls._types = tag or cls._tag, forbid_unknown_fields or cls._closed, None
        cls._frozen = frozen

    def __init__(self, *args: Any, **given: Any) -> None:
        values = dict(zip(self.__struct_fields__, args, strict=False)) | given
        if len(args) > len(self.__struct_fields__) or not values.keys() <= set(self.__struct_fields__):
            raise TypeError(f"{type(self).__name__} has no such field")
        for name in self.__struct_fields__:
            if name not in values:
                if name not in self._defaults:
                    raise TypeError(f"{type(self).__name__} needs {name}")
                default = self._defaults[name]
                values[name] = default.copy() if isinstance(default, list | dict) else default
            setattr(self, name, values[name])

    def _values(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__struct_fields__}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._values() == other._values()

    def __hash__(self) -> int:
        if not self._frozen:
            raise TypeError(f"{type(self).__name__} can change and has no hash")
        return hash(tuple(self._values().values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self._values().items())})"


# -- encoding -----------------------------------------------------------------------------------------------------


def _plain(value: Any) -> Any:
    """What the JSON library does not know, as what it knows."""
    if isinstance(value, Struct):
        sent = {name: one for name, one in value._values().items() if one is not UNSET}
        return sent if value._tag is None else {TAG_FIELD: value._tag, **sent}
    if isinstance(value, Raw):
        return value.parsed()
    if is_dataclass(value) and not isinstance(value, type):
        return {name: getattr(value, name) for name in _field_names(type(value))}
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, set | frozenset):
        return list(value)
    raise TypeError(f"cannot be sent: {type(value).__name__}")


_names_by_type: dict[type, tuple[str, ...]] = {}


def _field_names(kind: type) -> tuple[str, ...]:
    found = _names_by_type.get(kind)
    if found is None:
        found = _names_by_type[kind] = tuple(one.name for one in fields(kind))
    return found


def _encode(value: Any) -> bytes:
    return plain_json.dumps(value, default=_plain, ensure_ascii=False, separators=(",", ":")).encode()


# -- decoding -----------------------------------------------------------------------------------------------------


def _decode(data: str | bytes, type: Any = Any) -> Any:  # noqa: A002
    try:
        plain = plain_json.loads(data)
    except (ValueError, RecursionError) as error:
        raise DecodeError("not JSON") from error
    return _convert(plain, type)


def _convert(value: Any, kind: Any) -> Any:
    """The value as one of the type; DecodeError if it is none."""
    if kind is Any:
        return value
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        for limit in args[1:]:
            limit.check(value)
        return _convert(value, args[0])
    if origin in (Union, UnionType):
        return _convert_union(value, args)
    if origin is Literal:
        if value not in args:
            raise DecodeError("not one of the values")
        return value
    if origin is list:
        return [_convert(one, args[0]) for one in _of(value, list)]
    if origin is dict:
        return {_convert(key, args[0]): _convert(one, args[1]) for key, one in _of(value, dict).items()}
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _convert_struct(_of(value, dict), kind)
    return _of(value, kind)


def _of(value: Any, kind: type) -> Any:
    is_kind = isinstance(value, int | float if kind is float else kind)
    if not is_kind or (isinstance(value, bool) and kind is not bool):
        raise DecodeError(f"expected {kind.__name__}")
    return float(value) if kind is float else value


def _convert_union(value: Any, kinds: tuple[Any, ...]) -> Any:
    structs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)]
    if structs and isinstance(value, dict):
        for kind in structs:
            if len(structs) == 1 or value.get(TAG_FIELD) == kind._tag:
                return _convert_struct(value, kind)
        raise DecodeError("unknown kind of message")
    if value is None and NoneType in kinds:
        return None
    for kind in kinds:
        if kind in (NoneType, UnsetType):
            continue
        try:
            return _convert(value, kind)
        except DecodeError:
            continue
    raise DecodeError("none of the possible types")


def _convert_struct(value: dict[str, Any], kind: type[Struct]) -> Struct:
    if kind._types is None:
        kind._types = get_type_hints(kind, include_extras=True)
    given = {name: one for name, one in value.items() if kind._tag is None or name != TAG_FIELD}
    known = set(kind.__struct_fields__)
    if kind._closed and not given.keys() <= known:
        raise DecodeError("unknown field")
    if any(name not in given and name not in kind._defaults for name in known):
        raise DecodeError("missing field")
    return kind(**{name: _convert(one, kind._types[name]) for name, one in given.items() if name in known})


class Decoder:
    """Decodes messages of one type."""

    def __init__(self, type: Any = Any) -> None:  # noqa: A002
        self._type = type

    def decode(self, data: str | bytes) -> Any:
        return _decode(data, self._type)


json = SimpleNamespace(encode=_encode, decode=_decode, Decoder=Decoder)
