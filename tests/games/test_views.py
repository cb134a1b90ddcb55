"""The types of what presenters return: everything sent in random games is of the declared type, and nothing else."""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from functools import cache
from random import Random
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

from republik import games
from republik.table.contract import SPECTATOR, Event, Position
from republik.table.game import PAGE, Game
from republik.table.phrases import Phrase, from_plain

STARTS = [
    (name, {games.game(name).options[0].name: value})
    for name in games.built_in()
    for value in games.game(name).options[0].values
]


def sent(data: object) -> Any:
    return json.loads(msgspec.json.encode(data))


def assert_typed(data: object, kind: Any) -> None:
    """Every field has its declared type, none is missing, and none is undeclared."""
    found = mismatch(sent(data), kind, "")
    assert not found, found


def mismatch(value: Any, kind: Any, path: str) -> str:
    """Returns where decoded JSON differs from a type; empty if nowhere."""
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        ways = [mismatch(value, one, path) for one in args]
        return "" if "" in ways else ways[0]
    if value is None:
        return "" if kind is NoneType else f"{path}: null"
    if origin is Literal:
        return "" if value in args else f"{path}: {value!r}"
    if kind is Phrase:
        return "" if isinstance(value, dict) and from_plain(value) is not None else f"{path}: no phrase"
    if is_typeddict(kind) or is_dataclass(kind):
        return _fields_mismatch(value, kind, path)
    if origin is tuple:
        pairs = list(zip(value, args, strict=True))
        return next(filter(None, (mismatch(one, of, f"{path}[]") for one, of in pairs)), "")
    if origin in (list, Sequence):
        return next(filter(None, (mismatch(one, args[0], f"{path}[{i}]") for i, one in enumerate(value))), "")
    if origin in (dict, Mapping):
        parts = [(mismatch(key, args[0], path), mismatch(one, args[1], f"{path}.{key}")) for key, one in value.items()]
        return next((one or other for one, other in parts if one or other), "")
    fits = isinstance(value, int | float if kind is float else kind) and (kind is bool) == isinstance(value, bool)
    return "" if fits else f"{path}: {value!r} is no {kind}"


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _fields_mismatch(value: Any, kind: Any, path: str) -> str:
    if not isinstance(value, dict):
        return f"{path}: {value!r} is no {kind.__name__}"
    hints = _hints(kind)
    needed = kind.__required_keys__ if is_typeddict(kind) else hints.keys()
    if not needed <= value.keys() <= hints.keys():
        return f"{path}: {sorted(value.keys() ^ needed)}"
    return next(filter(None, (mismatch(one, hints[name], f"{path}.{name}") for name, one in value.items())), "")


def returned(game: Game, method: str) -> Any:
    return _hints(getattr(type(game.presenter), method))["return"]


def random_game(game: Game, options: dict[str, str]) -> list[tuple[Position, list[Event]]]:
    """Plays a game; returns its positions with the events that led to them."""
    rng = Random(str(options))
    position = game.new(options)
    seen = []
    while position.outcome() is None:
        events: list[Event] = []
        position.play(rng.choice(position.moves()), events.append)
        seen.append((position.copy(), events))
    return seen


@pytest.mark.parametrize(("name", "options"), STARTS)
def test_views_forecasts_and_events_are_of_their_types(name: str, options: dict[str, str]) -> None:
    game = games.game(name)
    presenter = game.presenter
    page, program = returned(game, "open"), returned(game, "view")
    for number, (position, events) in enumerate(random_game(game, options)):
        seat = (SPECTATOR, *range(len(game.seats)))[number % (1 + len(game.seats))]
        view = position.view(seat)
        assert_typed(presenter.view(view, (PAGE,)), page)
        assert_typed(presenter.view(view, ()), program)
        assert_typed(presenter.forecast(view), returned(game, "forecast"))
        for event in events:
            assert_typed(presenter.event(event.for_seat(seat), view, (PAGE,)), returned_event(game))
    assert_typed(presenter.open(position, game.seats), page)


def returned_event(game: Game) -> Any:
    """The first of the possible types: events of programs may be looser."""
    kind = returned(game, "event")
    return getattr(kind, "__args__", (kind,))[0]


@pytest.mark.parametrize("name", games.built_in())
def test_components_are_of_their_type(name: str) -> None:
    game = games.game(name)
    assert_typed(game.presenter.components({}), returned(game, "components"))


PLAYING = """
import sys
from random import Random
from republik import games
from republik.table.game import PAGE
for name in games.built_in():
    game = games.game(name)
    position, rng = game.new({}), Random(1)
    for _ in range(30):
        position.play(rng.choice(position.moves()))
    for wants in ((PAGE,), ()):
        game.presenter.view(position.view(0), wants)
        game.presenter.extras(position.view(0), wants)
        game.presenter.game(position.view(0), wants)
    game.presenter.forecast(position.view(0))
print(*(name for name in sys.modules if name.startswith("republik.games.") and ".research" in name))
"""


def test_showing_a_game_does_not_load_its_research() -> None:
    done = subprocess.run([sys.executable, "-c", PLAYING], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
