"""Helpers of the chapter tests: deal cards, and read the board by name."""

from collections.abc import Iterable
from typing import Any

from tests.games.helpers import arguments_of, play

from republik.games.wsdv import Position
from republik.games.wsdv.rules.scene import find_connection
from republik.table.contract import CHANCE, Event
from republik.table.views import plain_data

WEST, EAST = 0, 1
SUPPLIERS = ("NRW", "RP", "BW")
EAST_PROVINCES = ("MV", "BB", "EB", "ST", "SN", "TH")
TRACKS = ("prestige", "currency", "socialists")


# -- playing ------------------------------------------------------------------------------


def deal(position: Position, *cards: str) -> list[Event]:
    """Deals these cards."""
    return play(position, *(f"deal {card}" for card in cards))


def deal_any(position: Position) -> None:
    """Deals the first available cards until a player has to decide."""
    while position.to_act() == CHANCE:
        position.play(position.moves()[0])


def who(position: Position) -> str:
    """Returns who decides: "West", "East", "chance" or "nobody"."""
    return {WEST: "West", EAST: "East", CHANCE: "chance", None: "nobody"}[position.to_act()]


def phases(events: Iterable[Event]) -> list[object]:
    """Returns the phases of the End of Decade that have begun."""
    return [args["phase"] for args in arguments_of(events, "phase")]


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


def imports(position: Position) -> dict[str, int]:
    """Returns the markers that West Berlin has placed on its suppliers."""
    return {code: count for code, count in zip(position.rules.codes, position.imported, strict=True) if count}


def protests(position: Position, side: str) -> int:
    """Returns all mass-protest markers of "west" or "east", including imported ones."""
    count = foresee(position)["protests"][side]["now"]
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


def card_names(position: Position, cards: Iterable[int]) -> list[str]:
    """Returns cards by their printed numbers, "?" for face-down ones: card_names(p, p.display)."""
    return [position.rules.cards[card] if card >= 0 else "?" for card in cards]


def foresee(position: Position) -> dict[str, Any]:
    """Returns the forecast as it is sent."""
    told: dict[str, Any] = plain_data(position.forecast())
    return told
