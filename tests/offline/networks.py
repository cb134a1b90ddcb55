"""Judges positions in Pyodide (see networks.mjs): `cases` has a game, a level, and positions as text. Its last value is
JSON: for each position the chances of all seats by the network, and the best move's by the level."""

import json
from importlib import import_module
from random import Random
from typing import Any

from republik import games
from republik.analysis import thinker


def chances(name: str, position: Any) -> list[float]:
    evaluation = import_module(f"republik.games.{name}.players.evaluators").learned(position.rules)
    return [evaluation.chance(position)] if name == "wsdv" else list(evaluation.chances(position))


def judged(name: str, level: str, text: str) -> tuple[list[float], float]:
    position = games.game(name).from_text(text)
    seat = position.to_act()
    assert seat is not None
    best = thinker(level, name).think(position.view(seat), Random(1)).choices[0]
    return chances(name, position), best.chance


def judge_all(cases: str) -> str:
    return json.dumps([judged(*case) for case in json.loads(cases)])
