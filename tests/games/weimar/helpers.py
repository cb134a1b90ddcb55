"""Helpers of the chapter tests: positions by name, and short queries of the board."""

from collections.abc import Iterable
from typing import TypeVar

from republik.games.weimar import Position
from republik.games.weimar.rules import effects
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.flow import advance, decision
from republik.games.weimar.rules.notation import PARTY_NAMES, city_name
from republik.games.weimar.rules.scene import KIND_NAMES, PLACE_NAMES, city_index, scene, slot_index
from republik.games.weimar.rules.steps import Step
from republik.table.contract import CHANCE

SPD, ZENTRUM, KPD, DNVP = range(4)
CITY_NAMES = [city_name(city) for city in range(st.CITIES)]
BERLIN = city_index("Berlin")

Kind = TypeVar("Kind", bound=Step)


def quiet(**what: object) -> Position:
    """Returns a position of the main scenario in which only the SPD holds a card."""
    return scene("main", hands={"SPD": ["S08"]}, **what)  # type: ignore[arg-type]


def run(position: Position) -> None:
    """Continues to the next decision after a step was put on the agenda by hand."""
    position.legal = []
    advance(position)


def units(position: Position, kind: str, place: str) -> int:
    where = PLACE_NAMES[place] if place in PLACE_NAMES else city_index(place)
    return position.units[KIND_NAMES.index(kind) * st.PLACES + where]


def bases(position: Position, party: int, city: str) -> int:
    return position.bases[party * st.CITIES + city_index(city)]


def cities_with(position: Position, marker: str) -> set[str]:
    index = st.MARKER_NAMES.index(marker)
    return {name for city, name in enumerate(CITY_NAMES) if position.marker(index, city)}


def in_box(position: Position, marker: str) -> int:
    return position.box[st.BOX_NAMES.index(marker)]


def field(position: Position, topic: str) -> str:
    place = position.topics[slot_index(position.rules, topic)]
    if place < 0:
        return {st.IN_SUPPLY: "supply", st.GONE: "gone"}[place]
    return position.move_text(position.rules.actions.point + place).removeprefix("to ")


def card(position: Position, key: str) -> int:
    return position.rules.card_index[key]


def card_names(position: Position, cards: Iterable[int]) -> list[str]:
    """Returns cards by their keys."""
    return [position.rules.cards[card] for card in cards]


def who(position: Position) -> str:
    """Returns who decides: a party, "chance" or "nobody"."""
    seat = position.to_act()
    if seat is None:
        return "nobody"
    return "chance" if seat == CHANCE else PARTY_NAMES[seat]


def step_name(position: Position) -> str:
    return decision(position).name


def pending(position: Position, kind: type[Kind]) -> Kind:
    """Returns the pending step, which must be of this kind."""
    step = position.step()
    assert isinstance(step, kind)
    return step


def marker_names(position: Position) -> list[str]:
    return [effects.SOCIETY_MARKERS[marker] for marker in position.society]
