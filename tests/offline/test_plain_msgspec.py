"""The stand-in for msgspec: it declares, encodes and refuses as msgspec does."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import msgspec
import pytest

from republik.offline import plain_msgspec


def declared(library: Any) -> dict[str, Any]:
    """The same messages, declared with one library or the other."""

    class Clock(library.Struct, frozen=True, forbid_unknown_fields=True):  # type: ignore[misc, call-arg]
        kind: Literal["none", "days"] = "none"
        days: Annotated[int, library.Meta(ge=0, le=30)] = 0

    Word = Annotated[str, library.Meta(min_length=1, max_length=5)]  # noqa: N806

    class Asked(library.Struct, forbid_unknown_fields=True):  # type: ignore[misc, call-arg]
        seats: Annotated[dict[str, Word], library.Meta(max_length=2)]
        sit: Annotated[list[str], library.Meta(max_length=2)] | None = None
        open: bool = False
        share: float = 0.5
        clock: Clock = Clock()
        name: str | library.UnsetType = library.UNSET
        more: list[int] = []  # noqa: RUF012

    class Decide(library.Struct, tag="decide", forbid_unknown_fields=True):  # type: ignore[misc, call-arg]
        number: Annotated[int, library.Meta(ge=0, le=99)]
        move: Annotated[str, library.Meta(min_length=1, max_length=5)] | Annotated[int, library.Meta(ge=0, le=9)]

    class Ping(library.Struct, tag="ping"):  # type: ignore[misc, call-arg]
        pass

    return {"asked": Asked, "sent": Decide | Ping, "Decide": Decide, "Clock": Clock}


PLAIN, REAL = declared(plain_msgspec), declared(msgspec)
MESSAGES = [
    ("asked", '{"seats":{"a":"b"}}'),
    ("asked", '{"seats":{"a":"b"},"sit":["a"],"open":true,"share":1,"clock":{"kind":"days","days":3},"name":"x"}'),
    ("asked", '{"seats":{"a":"b"},"sit":null,"more":[1,2]}'),
    ("asked", '{"seats":{"a":""}}'),
    ("asked", '{"seats":{"a":"b","c":"d","e":"f"}}'),
    ("asked", '{"seats":{"a":"bbbbbb"}}'),
    ("asked", '{"seats":{"a":1}}'),
    ("asked", '{"seats":[]}'),
    ("asked", "{}"),
    ("asked", "[]"),
    ("asked", "no JSON"),
    ("asked", '{"seats":{},"other":1}'),
    ("asked", '{"seats":{},"open":1}'),
    ("asked", '{"seats":{},"sit":["a","b","c"]}'),
    ("asked", '{"seats":{},"clock":{"kind":"weeks"}}'),
    ("asked", '{"seats":{},"clock":{"days":31}}'),
    ("asked", '{"seats":{},"more":[true]}'),
    ("asked", '{"seats":{},"name":null}'),
    ("sent", '{"type":"decide","number":3,"move":"pass"}'),
    ("sent", '{"type":"decide","number":3,"move":4}'),
    ("sent", '{"type":"decide","number":3,"move":true}'),
    ("sent", '{"type":"decide","number":-1,"move":4}'),
    ("sent", '{"type":"decide","number":3}'),
    ("sent", '{"type":"ping"}'),
    ("sent", '{"type":"other"}'),
    ("sent", "3"),
]


def outcome(library: Any, kind: Any, text: str) -> str:
    """What a library reads, written again; or that it refuses."""
    try:
        read = library.json.decode(text, type=kind)
    except library.DecodeError:
        return "refused"
    return f"{type(read).__name__} {library.json.encode(read).decode()}"


@pytest.mark.parametrize(("kind", "text"), MESSAGES)
def test_the_same_is_read_and_refused(kind: str, text: str) -> None:
    assert outcome(plain_msgspec, PLAIN[kind], text) == outcome(msgspec, REAL[kind], text)


@dataclass
class Said:
    key: str
    args: dict[str, Any] = field(default_factory=dict)


def test_the_same_is_written() -> None:
    for library, kinds in ((plain_msgspec, PLAIN), (msgspec, REAL)):
        part = library.Raw(library.json.encode([Said("ü", {"n": 1.5})]))
        message = {"decide": kinds["Decide"](1, "x"), "part": part, "tuple": (1, None), "said": Said("k")}
        assert library.json.encode(message).decode() == (
            '{"decide":{"type":"decide","number":1,"move":"x"},"part":[{"key":"ü","args":{"n":1.5}}],'
            '"tuple":[1,null],"said":{"key":"k","args":{}}}'
        )


def test_messages_are_values() -> None:
    clock, decide = PLAIN["Clock"], PLAIN["Decide"]
    assert clock("days", 3) == clock(kind="days", days=3)
    assert hash(clock()) == hash(clock())
    assert repr(decide(1, 2)).endswith("Decide(number=1, move=2)")
    match decide(1, 2):
        case plain_msgspec.Struct():
            assert decide.__match_args__ == ("number", "move")
    for wrong in ({"other": 1}, {"number": 1}):
        with pytest.raises(TypeError):
            decide(**wrong)
    with pytest.raises(TypeError):
        hash(decide(1, 2))
