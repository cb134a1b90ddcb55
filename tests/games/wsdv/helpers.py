"""Helpers of the chapter tests: play by text, list what is offered or refused, and read the board by name."""

from collections.abc import Iterable
from random import Random

import pytest

from republik.games.wsdv import Position
from republik.games.wsdv.rules.scene import find_connection
from republik.table.contract import CHANCE, Event, IllegalMove

WEST, EAST = 0, 1
SUPPLIERS = ("NRW", "RP", "BW")
EAST_PROVINCES = ("MV", "BB", "EB", "ST", "SN", "TH")
TRACKS = ("prestige", "currency", "socialists")


# -- playing ------------------------------------------------------------------------------


def offered(position: Position) -> list[str]:
    """Returns every legal move as text, in the engine's order."""
    return [position.move_text(move) for move in position.moves()]


def offers(position: Position, verb: str) -> set[str]:
    """Returns the legal moves that begin with a verb, without the verb: offers(p, "build") -> {"Ulm", ...}."""
    return {text[len(verb) + 1 :] for text in offered(position) if text.startswith(verb + " ")}


def play(position: Position, *texts: str) -> list[Event]:
    """Plays moves in sequence; returns the events."""
    events: list[Event] = []
    for text in texts:
        move = position.parse_move(text)
        assert move in position.moves(), f"{text!r} is not offered, but {offered(position)}"
        position.play(move, events.append)
        position.check()
    return events


def deal(position: Position, *cards: str) -> list[Event]:
    """Deals these cards."""
    return play(position, *(f"deal {card}" for card in cards))


def deal_any(position: Position) -> None:
    """Deals the first available cards until a player has to decide."""
    while position.to_act() == CHANCE:
        position.play(position.moves()[0])


def refused(position: Position, text: str) -> IllegalMove:
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


def play_at_random(position: Position, rng: Random, steps: int = 10_000) -> int:
    """Plays random moves, including chance, until the game ends or the step limit is reached; returns how many."""
    for step in range(steps):
        if position.outcome() is not None:
            return step
        moves = position.moves()
        position.play(moves[int(rng.random() * len(moves))])
    return steps


def seat(position: Position) -> str:
    """Returns who decides: "West", "East", "chance" or "nobody"."""
    return {WEST: "West", EAST: "East", CHANCE: "chance", None: "nobody"}[position.to_act()]


def told(events: Iterable[Event], key: str) -> list[dict[str, object]]:
    """Returns the arguments of all events with this key."""
    return [event.args for event in events if event.key == key]


def phases(events: Iterable[Event]) -> list[object]:
    """Returns the phases of the End of Decade that have begun."""
    return [args["phase"] for args in told(events, "phase")]


# -- reading the board --------------------------------------------------------------------


def _province(position: Position, code: str) -> int:
    return position.rules.codes.index(code)


def _city(position: Position, name: str) -> int:
    return position.rules.cities.index(name)


def unrest(position: Position, code: str) -> int:
    return position.unrest[_province(position, code)]


def all_unrest(position: Position) -> dict[str, int]:
    """Returns the provinces that have unrest, with its amount."""
    return {code: count for code, count in zip(position.rules.codes, position.unrest, strict=True) if count}


def living(position: Position, code: str) -> int:
    return position.living[_province(position, code)]


def all_living(position: Position) -> dict[str, int]:
    return {code: count for code, count in zip(position.rules.codes, position.living, strict=True) if count}


def sectors(position: Position) -> dict[str, int]:
    """Returns the living standards in West Berlin's sectors, by supplier."""
    codes = [position.rules.codes[supplier] for supplier in position.rules.suppliers]
    return dict(zip(codes, position.sectors, strict=True))


def socialists(position: Position) -> dict[str, int]:
    return {code: count for code, count in zip(position.rules.codes, position.socialists, strict=True) if count}


def imported(position: Position) -> dict[str, int]:
    """Returns the markers that West Berlin has placed on its suppliers."""
    return {code: count for code, count in zip(position.rules.codes, position.imported, strict=True) if count}


def protests(position: Position, side: str) -> int:
    """Returns all mass-protest markers of "west" or "east", including imported ones."""
    count = position.forecast()["protests"][side]["now"]
    assert isinstance(count, int)
    return count


def track(position: Position, name: str) -> int:
    return position.tracks[TRACKS.index(name)]


def value(position: Position, city: str) -> int:
    """Returns the value of a factory; 0 if there is none."""
    return position.value[_city(position, city)]


def stands(position: Position, city: str) -> bool:
    return bool(position.factories >> _city(position, city) & 1)


def is_rundown(position: Position, city: str) -> bool:
    return bool(position.rundown >> _city(position, city) & 1)


def infrastructure(position: Position, a: str, b: str) -> int:
    """Returns the number of infrastructure pieces between two cities."""
    rules = position.rules
    connection = find_connection(rules, a, b)
    side, bit = rules.connection_side[connection], rules.connection_bit[connection]
    if not position.started[side] & bit:
        return 0
    return 2 if rules.double[side] & bit and position.complete[side] & bit else 1


def cards(position: Position, numbers: Iterable[int]) -> list[str]:
    """Returns cards by their printed numbers: cards(p, p.display)."""
    return [position.rules.cards[number] for number in numbers]
