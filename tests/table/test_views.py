"""Typed data of a game: fields by name, and plain data for programs."""

import json
from collections.abc import Mapping
from types import MappingProxyType

import msgspec
import pytest

from republik.table.phrases import Name, Phrase
from republik.table.views import copied, entries, frozen, plain_data


@frozen
class Card:
    id: str
    value: int


@frozen
class Trick:
    cards: list[Card]
    best: Card | None
    by_seat: Mapping[str, int]
    said: Phrase


TRICK = Trick([Card("7", 1)], None, {"ann": 2}, Phrase("led", {"seat": Name("seat", "ann"), "what": ("a", 1)}))


def test_plain_data_is_what_an_encoder_writes() -> None:
    assert plain_data(TRICK) == json.loads(msgspec.json.encode(TRICK)) == json.loads(json.dumps(plain_data(TRICK)))
    assert plain_data(TRICK)["said"] == {
        "key": "led",
        "args": {"seat": {"kind": "seat", "id": "ann"}, "what": ["a", 1]},
    }


def test_a_mapping_is_plain_data_too() -> None:
    assert plain_data(MappingProxyType({1: (TRICK.cards[0], None)})) == {"1": [{"id": "7", "value": 1}, None]}
    with pytest.raises(TypeError, match="set"):
        plain_data({"cards": {1, 2}})


def test_the_fields_of_data_and_of_a_mapping_have_names() -> None:
    assert entries(TRICK.cards[0]) == entries({"id": "7", "value": 1}) == {"id": "7", "value": 1}


def test_equal_data_is_equal() -> None:
    assert Card("7", 1) == Card("7", 1) != Card("7", 2)
    assert not hasattr(Card("7", 1), "__dict__")


def test_an_object_is_copied_field_by_field() -> None:
    assert copied(Card, TRICK.cards[0], value=9) == Card("7", 9)
    with pytest.raises(AttributeError, match="best"):
        copied(Trick, TRICK.cards[0], cards=[])
