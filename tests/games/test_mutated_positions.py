"""Positions from strangers: whatever is read can be shown to every seat and played on."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.built_in import BUILT_IN

from republik import games
from republik.table.contract import SPECTATOR, BadPosition, Position
from republik.table.game import PAGE, Game

MUTATIONS = 500
MOVES = 40
SHOWN = 0.1
"""How often a position is shown to a seat, which takes longer than a move."""

Data = dict[str, Any]


def new_game(game: Game, rng: Random) -> Position:
    """Returns a new game with any value of the first option, an edition or a scenario."""
    first = game.options[0]
    return game.new({first.name: rng.choice(first.values)})


def honest_positions(game: Game, rng: Random, count: int) -> list[str]:
    found: list[str] = []
    while len(found) < count:
        position = new_game(game, rng)
        while position.to_act() is not None:
            if rng.random() < 0.1:
                found.append(position.to_text())
            position.play(rng.choice(position.moves()))
        found.append(position.to_text())
    return rng.sample(found, count)


def mutated(text: str, rng: Random) -> Data:
    """Returns the position with one or two fields changed somewhere."""
    data: Data = json.loads(text)
    for name in rng.sample(sorted(data), rng.choice((1, 1, 1, 2))):
        data[name] = changed(data[name], rng)
    return data


def changed(value: Any, rng: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = (value + 1, value - 1, 2 * value, -1, -2, 0, 1, 2, 3)
        return rng.choice((*near, rng.randrange(60), rng.randrange(200), 2**31, 1 << rng.randrange(40)))
    if not isinstance(value, list):
        return value
    if not value:
        return [rng.randrange(40)]
    several, at, other = list(value), rng.randrange(len(value)), rng.randrange(len(value))
    kind = rng.choice(("number", "number", "number", "less", "more", "order"))
    if kind == "number":
        several[at] = changed(value[at], rng)
    elif kind == "less":
        del several[at]
    elif kind == "more":
        several.insert(at, value[other])
    else:
        several[at], several[other] = value[other], value[at]
    return several


def play_on(game: Game, position: Position, rng: Random) -> None:
    """Plays random moves; fails with whatever a view, a sentence about it, or a move fails with."""
    for _ in range(MOVES):
        for seat in (*range(len(game.seats)), SPECTATOR):
            if rng.random() < SHOWN:
                show(game, position, seat, rng)
        if position.to_act() is None:
            return
        position.play(rng.choice(position.moves()))


def show(game: Game, position: Position, seat: int, rng: Random) -> None:
    view = position.view(seat)
    game.presenter.view(view, (PAGE,))
    game.presenter.forecast(view)
    game.phrases.prompt(view)
    game.phrases.state(view)
    game.phrases.forecast(view)
    if position.to_act() == seat:
        game.phrases.choices(view)
    view.sample(rng)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_mutated_position_is_refused_or_can_be_played(name: str) -> None:
    rng, game = Random(f"mutated {name}"), games.game(name)
    honest, counts = honest_positions(game, rng, 60), Counter[str]()
    for _ in range(MUTATIONS):
        text = json.dumps(mutated(rng.choice(honest), rng))
        try:
            position = game.from_text(text)
        except BadPosition:
            counts["refused"] += 1
            continue
        counts["read"] += 1
        try:
            play_on(game, position, rng)
        except Exception as error:
            pytest.fail(f"{type(error).__name__}: {error}\nin a game that begins with {text}")
    assert min(counts["refused"], counts["read"]) > MUTATIONS / 10, counts


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_honest_position_is_read(name: str) -> None:
    rng, game = Random(f"honest {name}"), games.game(name)
    for text in honest_positions(game, rng, 200):
        assert game.from_text(text).to_text() == text


WSDV = (
    ("decade", 5),
    ("side", 2),
    ("use", 9),
    ("public", [0]),
    ("seen_west", [200]),
    ("agenda", [[1, 0, 0, 0]]),
    ("agenda", [[16, -1, 2, 7], [18, 0, 0, 0]]),
    ("agenda", [[18, 7, 0, 0]]),
    ("agenda", [[18, 0, 0, 0], [99, 0, 0, 0]]),
    ("display", [-1, 55]),
)
WEIMAR = (
    ("stresemann", -1),
    ("player", 29),
    ("agendas", [2, 1 << 33, 8, 14]),
    ("foreign_track", 10),
    ("chooser", 44),
    ("act", [0, 11, 0, 0, 0, 0, 0]),
    ("agenda", [[15, 0, 1, 0, 0, 0, 0, 0]]),
    ("agenda", [[64, 0, 1, 0, -1, 0, 0, 0]]),
)


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [("wsdv", *mutation) for mutation in WSDV] + [("weimar", *mutation) for mutation in WEIMAR],
)
def test_what_would_fail_later_is_refused(name: str, field: str, value: Any) -> None:
    data = json.loads(games.game(name).new({}).to_text())
    with pytest.raises(BadPosition):
        games.game(name).from_text(json.dumps({**data, field: value}))
