"""Names and short queries for the tests."""

from republik.games.weimar import Position
from republik.games.weimar.rules import effects
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.flow import STEP_NAMES, advance
from republik.games.weimar.rules.notation import city_name
from republik.games.weimar.rules.scene import KIND_NAMES, PLACE_NAMES, city_index, slot_index
from republik.table.contract import Event

SPD, ZENTRUM, KPD, DNVP = range(4)
CITY_NAMES = [city_name(city) for city in range(st.CITIES)]


def texts(position: Position) -> list[str]:
    return [position.move_text(move) for move in position.moves()]


def play(position: Position, *moves: str) -> list[Event]:
    """Plays moves given as text; returns the events."""
    heard: list[Event] = []
    for text in moves:
        assert text in texts(position), f"{text!r} is not among {texts(position)}"
        position.play(position.parse_move(text), heard.append)
        if position.to_act() is not None:
            position.check()
    return heard


def run(position: Position) -> None:
    """Continues to the next decision after a step was put on the agenda by hand."""
    position.legal = []
    advance(position)


def units(position: Position, kind: str, place: str) -> int:
    where = PLACE_NAMES[place] if place in PLACE_NAMES else city_index(place)
    return position.units[KIND_NAMES.index(kind) * st.PLACES + where]


def bases(position: Position, party: int, city: str) -> int:
    return position.bases[party * st.CITIES + city_index(city)]


def marked(position: Position, marker: str) -> set[str]:
    index = st.MARKER_NAMES.index(marker)
    return {name for city, name in enumerate(CITY_NAMES) if position.marker(index, city)}


def boxed(position: Position, marker: str) -> int:
    return position.box[st.BOX_NAMES.index(marker)]


def field(position: Position, topic: str) -> str:
    place = position.topics[slot_index(position.rules, topic)]
    if place < 0:
        return {st.IN_SUPPLY: "supply", st.GONE: "gone"}[place]
    return position.move_text(position.rules.actions.point + place).removeprefix("to ")


def card(position: Position, key: str) -> int:
    return position.rules.card_index[key]


def keys(position: Position, cards: list[int]) -> list[str]:
    return [position.rules.cards[number] for number in cards]


def step_name(position: Position) -> str:
    return STEP_NAMES[position.step()[0]]


def marker_names(position: Position) -> list[str]:
    return [effects.SOCIETY_MARKERS[marker] for marker in position.society]
