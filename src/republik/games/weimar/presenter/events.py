"""Events of Weimar with names for parties, cards and places."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from republik.games.weimar.phrases.events import FOREIGN
from republik.games.weimar.rules import bot_tables as bt
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.naming import ACTION_NAMES, MINOR_NAMES, WHY_NAMES
from republik.games.weimar.rules.notation import USE_NAMES, city_name, point_name, topic_name
from republik.games.weimar.rules.rules import Rules
from republik.games.weimar.rules.scene import KIND_NAMES, PLACE_NAMES
from republik.table.contract import Event

from .board import name_at
from .view import NamedEvent

DECKS: Final = (*fx.PARTIES, "republic")
VERSION_1: Final = frozenset(
    {"party", "winner", "chancellor", "candidate", "card", "city", "agenda", "marker", "termination"}
)
"""Arguments of events that the bot protocol names."""

NAMES: Final[Mapping[str, Sequence[str]]] = {
    "party": fx.PARTIES,
    "winner": fx.PARTIES,
    "chancellor": fx.PARTIES,
    "candidate": fx.PARTIES,
    "termination": st.TERMINATIONS,
    "use": USE_NAMES,
    "why": WHY_NAMES,
    "deck": DECKS,
    "nation": fx.NATIONS,
    "minor": MINOR_NAMES,
    "special": fx.SPECIAL_CARDS,
    "coalition": st.COALITION_NAMES,
    "table": bt.TABLES,
}
"""The kind of an argument, for all events."""
OF_EVENT: Final[Mapping[tuple[str, str], Sequence[str]]] = {
    ("marker", "marker"): st.MARKER_NAMES,
    ("box", "marker"): st.BOX_NAMES,
    ("society", "marker"): fx.SOCIETY_MARKERS,
    ("unit", "kind"): KIND_NAMES,
    ("turned", "kind"): KIND_NAMES,
    ("action", "kind"): ACTION_NAMES,
    ("result", "kind"): ACTION_NAMES,
    ("total", "kind"): ACTION_NAMES,
    ("foreign_track", "space"): fx.FOREIGN_CARDS,
}


def named_event(event: Event, rules: Rules) -> NamedEvent:
    """Returns an event, as the seat may know it, with names."""
    args = {name: _named(rules, event.key, name, value) for name, value in event.args.items()}
    return cast("NamedEvent", {"key": event.key, **args})


def event_version_1(event: Event, rules: Rules) -> Mapping[str, object]:
    """Returns an event for programs. Version 1 of the bot protocol names parties, cities, cards, agendas, markers and
    endings; everything else is a number there."""
    args = {
        name: _named(rules, event.key, name, value) if name in VERSION_1 else value
        for name, value in event.args.items()
    }
    return {"key": event.key, **args}


def _named(rules: Rules, key: str, name: str, value: Any) -> Any:
    names = OF_EVENT.get((key, name)) or NAMES.get(name)
    if names is not None:
        return name_at(names, value)
    if name == "card":
        return name_at(fx.FOREIGN_CARDS if key in FOREIGN else rules.cards, value)
    if name == "agenda":
        return name_at(rules.agendas, value)
    if name == "city":
        return city_name(value)
    if name in ("source", "target"):
        return _place(value)
    if name == "slot":
        return topic_name(rules, value)
    if name == "point":
        return point_name(rules, value)
    if name in ("parties", "seating"):
        parties = rules.seatings[value] if name == "seating" else [i for i in range(st.PARTIES) if value >> i & 1]
        return [fx.PARTIES[party] for party in parties]
    return value


def _place(value: int) -> str:
    return (
        city_name(value) if value < st.CITIES else next(name for name, place in PLACE_NAMES.items() if place == value)
    )
