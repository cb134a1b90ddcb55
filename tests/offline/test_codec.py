"""Messages are read, refused and written as on a server, by plain Python instead of msgspec."""

from dataclasses import fields, is_dataclass
from types import ModuleType
from typing import Any

import pytest

from republik.hosting import wire
from republik.hosting.refusals import CannotDo
from republik.offline import codec
from republik.server import codec as server_codec
from republik.table.phrases import Choice, Name, Phrase

BODIES = [
    (wire.NewTable, '{"seats":{"a":"b"}}'),
    (
        wire.NewTable,
        '{"seats":{"a":"b"},"sit":["a"],"open":true,"clock":{"kind":"days","days":3},"options":{"x":"y"},"delay":200}',
    ),
    (wire.NewTable, '{"seats":{"a":"b"},"sit":null}'),
    (wire.NewTable, '{"seats":{"a":""}}'),
    (wire.NewTable, '{"seats":{"":"a"}}'),
    (wire.NewTable, '{"seats":{"1":"x","2":"x","3":"x","4":"x","5":"x","6":"x","7":"x","8":"x","9":"x"}}'),
    (wire.NewTable, '{"seats":{"a":"aaaaaaaaaaaaaaaaaaaaa"}}'),
    (wire.NewTable, '{"seats":{"a":1}}'),
    (wire.NewTable, '{"seats":[]}'),
    (wire.NewTable, "{}"),
    (wire.NewTable, "[]"),
    (wire.NewTable, "null"),
    (wire.NewTable, "no JSON"),
    (wire.NewTable, ""),
    (wire.NewTable, "[" * 100_000),
    (wire.NewTable, '{"seats":{},"other":1}'),
    (wire.NewTable, '{"seats":{},"type":"x"}'),
    (wire.NewTable, '{"seats":{},"open":1}'),
    (wire.NewTable, '{"seats":{},"sit":["1","2","3","4","5","6","7","8","9"]}'),
    (wire.NewTable, '{"seats":{},"clock":{"kind":"weeks"}}'),
    (wire.NewTable, '{"seats":{},"clock":{"kind":["days"]}}'),
    (wire.NewTable, '{"seats":{},"clock":{"days":31}}'),
    (wire.NewTable, '{"seats":{},"clock":{"hours":1}}'),
    (wire.NewTable, '{"seats":{},"clock":null}'),
    (wire.NewTable, '{"seats":{},"delay":201}'),
    (wire.NewTable, '{"seats":{},"delay":true}'),
    (wire.NewTable, '{"seats":{},"delay":1.5}'),
    (wire.Changes, "{}"),
    (wire.Changes, '{"name":"x","notify":{"push":true}}'),
    (wire.Changes, '{"name":null}'),
    (wire.Changes, '{"name":"unset"}'),
    (wire.Changes, '{"settings":{"theme":"dark","games":{"a":{"b":true}}}}'),
    (wire.Changes, '{"settings":{"games":{"a":{"b":1}}}}'),
    (wire.LessonProgress, '{"told":["a","b"],"at":2,"closed":true}'),
    (wire.LessonProgress, '{"told":"ab"}'),
    (wire.EmptyBody, "{}"),
    (wire.EmptyBody, '{"a":1}'),
]
REQUESTS = [
    '{"type":"decide","number":3,"move":"pass"}',
    '{"type":"decide","number":3,"move":4}',
    '{"type":"decide","number":3,"move":true}',
    '{"type":"decide","number":3,"move":""}',
    '{"type":"decide","number":3,"move":1000001}',
    '{"type":"decide","number":3,"move":null}',
    '{"type":"decide","number":-1,"move":4}',
    '{"type":"decide","number":3}',
    '{"number":3,"move":4}',
    '{"type":"undo","number":3}',
    '{"type":"undo","number":3,"steps":0}',
    '{"type":"resign"}',
    '{"type":"resign","seat":null}',
    '{"type":"say","text":"h\\u00e4"}',
    '{"type":"offer","what":"rematch"}',
    '{"type":"offer","what":"more"}',
    '{"type":"answer","accept":true,"number":2}',
    '{"type":"withdraw","number":2}',
    '{"type":"ping"}',
    '{"type":"other"}',
    '{"type":["ping"]}',
    "3",
]


def outcome(library: ModuleType, kind: Any, text: str) -> Any:
    """Returns what a codec reads, or that it refuses."""
    try:
        return library.read_request(text) if kind is None else library.read(text, kind)
    except CannotDo as refused:
        return refused.key


@pytest.mark.parametrize(("kind", "text"), [*BODIES, *((None, text) for text in REQUESTS)])
def test_the_same_is_read_and_refused(kind: Any, text: str) -> None:
    read = outcome(codec, kind, text)
    assert read == outcome(server_codec, kind, text)
    assert is_dataclass(read) or read == "bad-request"


def test_both_outcomes_occur() -> None:
    read = [outcome(codec, None, text) for text in REQUESTS]
    assert read[0] == wire.Decide(3, "pass")
    assert read.count("bad-request") == 13


def test_the_same_is_written() -> None:
    phrase = Phrase("ü", {"n": 1.5, "seat": Name("seat", "west"), "of": (Phrase("k"), 2)})
    lines = wire.Shared([wire.LogLine(phrase, 1, 2, 3, "action", "west", ["a"], False, True)])
    messages = [wire.Story(1, 0, wire.Shared([]), lines), wire.Pong(), {"tuple": (1, None), "set": {4}}]
    for message in messages:
        assert codec.text(message) == server_codec.text(message)
    assert codec.text(lines) == server_codec.text(lines)  # again: a server has encoded it before
    assert server_codec.text(wire.Pong()) == '{"type":"pong"}'


def test_what_is_no_message_is_not_sent() -> None:
    for library in (codec, server_codec):
        with pytest.raises(TypeError):
            library.text(object())


def test_a_message_and_its_struct_have_the_same_fields() -> None:
    for kind in (wire.TableView, wire.NewTable, wire.Decide):
        sent = [one.name for one in fields(kind) if one.init]
        assert sent == list(server_codec.struct(kind).__struct_fields__)


def test_what_recurs_is_encoded_once() -> None:
    """An object that a game returns again is sent as it was encoded before; its list is a list like any other."""
    choice, other = Choice(1, "done", Phrase("done")), Choice(2, "draw", Phrase("draw"))
    expected = server_codec.text([choice, other])
    assert server_codec.text(wire.Recurring([choice, other])) == codec.text(wire.Recurring([choice, other])) == expected
    choice.text = "changed"
    assert server_codec.text(wire.Recurring([choice])) == server_codec.text([Choice(1, "done", Phrase("done"))])
    assert choice == Choice(1, "changed", Phrase("done"))
