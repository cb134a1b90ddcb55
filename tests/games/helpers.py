"""Helpers for the tests of any game: play by text, list what is legal or refused, and read the events."""

from collections.abc import Iterable
from random import Random

import pytest

from republik.table.contract import Event, IllegalMove, Position


def move_texts(position: Position) -> list[str]:
    """Returns every legal move as text, in the engine's order."""
    return [position.move_text(move) for move in position.moves()]


def offers(position: Position, verb: str = "") -> set[str]:
    """Returns the legal moves; with a verb, the rest of those that begin with it: offers(p, "build") -> {"Ulm"}."""
    start = f"{verb} " if verb else ""
    return {text.removeprefix(start) for text in move_texts(position) if text.startswith(start)}


def play(position: Position, *texts: str) -> list[Event]:
    """Plays moves in sequence; returns the events."""
    events: list[Event] = []
    for text in texts:
        move = position.parse_move(text)
        assert move in position.moves(), f"{text!r} is not among {move_texts(position)}"
        position.play(move, events.append)
        position.check()
    return events


def play_at_random(position: Position, rng: Random, steps: int = 10_000) -> int:
    """Plays random moves, including chance, until the game ends or the step limit is reached; returns how many."""
    for step in range(steps):
        if position.outcome() is not None:
            return step
        moves = position.moves()
        position.play(moves[int(rng.random() * len(moves))])
    return steps


def refusal(position: Position, text: str) -> IllegalMove:
    """Returns why a move is refused, and checks that trying it changes nothing."""
    move = position.parse_move(text)
    reason = position.why_not(move)
    assert reason is not None, f"{text!r} is allowed"
    before = position.to_text()
    with pytest.raises(IllegalMove) as error:
        position.play(move)
    raised = error.value
    assert (raised.key, raised.rule, raised.details) == (reason.key, reason.rule, reason.details)
    assert position.to_text() == before
    return reason


def events_of(events: Iterable[Event], key: str) -> list[Event]:
    """Returns the events with this key."""
    return [event for event in events if event.key == key]


def arguments_of(events: Iterable[Event], key: str) -> list[dict[str, object]]:
    """Returns the arguments of all events with this key."""
    return [event.args for event in events_of(events, key)]
