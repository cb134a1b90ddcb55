"""The board as plain text, for programmers: `print(position)`."""

from . import steps as st
from .notation import PARTY_NAMES, UNIT_NAMES, city_name, point_name, topic_name
from .state import State


def board(state: State) -> str:
    """Returns parties, cities and topics of a position, in the terms of its fields."""
    return "\n".join([*_parties(state), "", *_cities(state), "", *_topics(state)])


def _parties(state: State) -> list[str]:
    lines = [_row("", "seats", "points", "reserve", "impulses", "hand")]
    for party, name in enumerate(PARTY_NAMES):
        figures = (state.seats[party], state.vp[party], state.reserve[party], state.impulses[party])
        lines.append(_row(name, *figures, len(state.hands[party])) + ("  governs" if state.governs(party) else ""))
    return lines


def _cities(state: State) -> list[str]:
    lines = [_row("", *PARTY_NAMES)]
    for city in range(st.CITIES):
        bases = [state.bases[party * st.CITIES + city] for party in range(st.PARTIES)]
        units = [name for kind, name in enumerate(UNIT_NAMES) for _ in range(state.units[kind * st.PLACES + city])]
        markers = [name for kind, name in enumerate(st.MARKER_NAMES) for _ in range(state.marker(kind, city))]
        lines.append(" ".join([_row(city_name(city), *bases), *units, *markers]))
    return lines


def _topics(state: State) -> list[str]:
    places = [(topic_name(state.rules, slot), point) for slot, point in enumerate(state.topics) if point >= 0]
    box = [f"{name} {count}" for name, count in zip(st.BOX_NAMES, state.box, strict=True) if count]
    return [*(f"{topic}: {point_name(state.rules, point)}" for topic, point in places), ", ".join(box)]


def _row(name: str, *cells: object) -> str:
    return f"{name:<12}" + "".join(f"{cell!s:>9}" for cell in cells)
