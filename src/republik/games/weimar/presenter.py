"""The presenter of Weimar: parties, cities, topics, cards and events by name, for the web client and external programs.
It reads only the view, so it cannot reveal anything hidden."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

from republik.table.contract import Event
from republik.table.contract import Position as AnyPosition
from republik.table.contract import View as AnyView
from republik.table.game import PAGE, Options, Presenter
from republik.table.phrases import plain

from .forecast import forecast
from .phrases import bots
from .phrases.effects import effect_phrase
from .phrases.events import FOREIGN
from .phrases.names import ACTION_NAMES, MINOR_NAMES, WHY_NAMES
from .phrases.sources import share_phrase
from .position_data import known_cards, name_at, position_data
from .research.features import encode, feature_names
from .rules import bot_tables as bt
from .rules import effects as fx
from .rules import steps as st
from .rules.component_fields import SHIPPED
from .rules.notation import USE_NAMES, city_name, point_name, topic_name
from .rules.position import Position, View
from .rules.rules import Rules, rules_for
from .rules.scene import KIND_NAMES, PLACE_NAMES
from .values import folder_of

DECKS: Final = (*fx.PARTIES, "republic")
VERSION_1: Final = frozenset(
    {"party", "winner", "chancellor", "candidate", "card", "city", "agenda", "marker", "termination"}
)
"""Arguments of events that the bot protocol names."""


class WeimarPresenter(Presenter):
    """Serialises views and events with names; a card that the seat does not know is null."""

    def game(self, view: AnyView, wants: Sequence[str]) -> dict[str, Any]:
        """Returns what stays constant during a game."""
        rules = cast("View", view).shown.rules
        told: dict[str, Any] = {"scenario": rules.scenario.key}
        if "components" in wants:
            told["components"] = {"cards": [_printed(rules, card) for card in range(len(rules.cards))]}
        if "features" in wants:
            told["feature_names"] = feature_names(rules)
        return told

    def view(self, view: AnyView, wants: Sequence[str]) -> dict[str, Any]:
        """Returns everything the seat knows now."""
        own = cast("View", view)
        told = position_data(own.shown)
        told["hand"] = known_cards(own.shown.rules, own.shown.hands[own.seat]) if own.seat >= 0 else []
        if "features" in wants:
            told["features"] = [int(number) for number in encode(own)]
        return told

    def forecast(self, view: AnyView) -> dict[str, Any]:
        return forecast(cast("View", view).shown)

    def open(self, position: AnyPosition, seats: Sequence[str]) -> dict[str, Any]:  # noqa: ARG002
        return {**position_data(cast("Position", position)), "hand": []}

    def event(self, event: Event, view: AnyView, wants: Sequence[str] = ()) -> dict[str, Any]:
        """Returns an event, as the seat may know it, with names. Version 1 of the bot protocol names parties, cities,
        cards, agendas, markers and endings; everything else is a number there."""
        rules = cast("View", view).shown.rules
        told: dict[str, Any] = {"key": event.key}
        for name, value in event.args.items():
            named = PAGE in wants or name in VERSION_1
            told[name] = _named(rules, event.key, name, value) if named else value
        return told

    def components(self, options: Options) -> dict[str, Any]:
        """Returns everything printed; raises UnknownValues if the values are not available."""
        return _components(folder_of(options.get("values", SHIPPED)))


# -- events -------------------------------------------------------------------------------------------


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


# -- what is printed ------------------------------------------------------------------------------------


def _printed(rules: Rules, card: int) -> dict[str, Any]:
    return {
        "id": rules.cards[card],
        "deck": name_at(DECKS, rules.deck[card]),
        "big": int(rules.big[card]),
        "small": int(rules.small[card]),
        "event": rules.effects[rules.event[card]].text,
    }


@lru_cache(maxsize=2)
def _components(folder: Path | None) -> dict[str, Any]:
    """Returns the components. Each entry gives the source of its fields (`src`); effects are phrases, or null."""
    rules = rules_for(folder=folder)
    parts = rules.components
    return {
        "parties": fx.PARTIES,
        "cities": [{"id": city_name(i), **_plain(parts.cities[key])} for i, key in enumerate(fx.CITIES)],
        "units": _entries(parts.units),
        "nations": _entries(parts.nations),
        "tracks": _plain(parts.tracks),
        "cards": [*({**_plain(card), "party": None} for card in parts.republic.values()), *_owned(parts.party)],
        "agendas": _owned(parts.agendas),
        "rounds": _entries(parts.rounds),
        "foreign": _entries(parts.foreign),
        "topics": _entries(parts.topics),
        "society": _entries(parts.society),
        "scenarios": [_scenario(scenario) for scenario in parts.scenarios.values()],
        "fields": [_field(rules, point) for point in range(len(rules.points))],
        "bots": _bots(rules),
        "share": plain(share_phrase(parts)),
    }


def _bots(rules: Rules) -> dict[str, Any]:
    """Returns how the bots of the solo scenario decide, and what binds the player's Zentrum, as phrases."""
    return {
        "tables": [
            {"party": key, "tables": [_bot_table(table) for table in bots.tables_of(rules, fx.PARTIES.index(key))]}
            for key in rules.components.bots
        ],
        "always": [plain(said) for said in bots.always()],
        "zentrum": [
            {"key": key, "row": plain(said)}
            for key, said in zip(bots.ZENTRUM_LIMITS, bots.zentrum_limits(rules), strict=True)
        ],
    }


def _bot_table(table: bots.Table) -> dict[str, Any]:
    return {
        "key": table.key,
        "title": plain(bots.title(table.key)),
        "rows": [plain(row) for row in table.rows],
        "list": table.is_list,
    }


def _owned(cards: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [{**_plain(card), "party": fx.PARTIES[card.party]} for card in cards.values()]


def _scenario(scenario: Any) -> dict[str, Any]:
    told = _plain(scenario)
    return {name: told[name] for name in ("key", "src", "names", "note", "solo", "rounds")}


def _field(rules: Rules, point: int) -> dict[str, Any]:
    """Returns a field of the opinion track: its position, and the parties that control it."""
    x, y = rules.points[point]
    owners = [key for party, key in enumerate(fx.PARTIES) if rules.controllers[point] >> party & 1]
    return {"id": point_name(rules, point), "x": x, "y": y, "owners": owners}


def _entries(entries: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [_plain(entry) for entry in entries.values()]


def _plain(entry: Any) -> dict[str, Any]:
    return {field.name: _value(getattr(entry, field.name)) for field in fields(entry)}


def _value(value: Any) -> Any:
    if isinstance(value, fx.Effect):
        return plain(effect_phrase(value)) if value else None
    if is_dataclass(value):
        return _plain(value)
    return [_value(one) for one in value] if isinstance(value, tuple) else value
