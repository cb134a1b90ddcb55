"""Weimar as an outside program is told of it: parties, cities, topics, cards and events by their names."""

import json
from collections.abc import Sequence
from typing import Any, Final, cast

from republik.table.contract import Event
from republik.table.contract import Position as AnyPosition
from republik.table.contract import View as AnyView
from republik.table.game import PAGE, Options, Presenter

from .components_json import parts_told
from .research.features import encode, feature_names
from .rules import effects as fx
from .rules import steps as st
from .rules.component_fields import SHIPPED
from .rules.notation import city_name
from .rules.position import Position, View
from .rules.rules import Rules
from .rules.scene import KIND_NAMES, PLACE_NAMES
from .values import folder_of

FOREIGN: Final = frozenset({"negotiation", "negotiated", "laid"})
"""Events whose card is one of foreign affairs."""
MARKERS: Final = {"marker": st.MARKER_NAMES, "box": st.BOX_NAMES, "society": fx.SOCIETY_MARKERS}


class WeimarPresenter(Presenter):
    """Views and events as plain data with names; nothing but the view is read, so nothing hidden can be told."""

    def game(self, view: AnyView, wants: Sequence[str]) -> dict[str, Any]:
        """What stays the same all game long."""
        rules = cast("View", view).shown.rules
        told: dict[str, Any] = {"scenario": rules.scenario.key}
        if "components" in wants:
            told["components"] = {"cards": [_printed(rules, card) for card in range(len(rules.cards))]}
        if "features" in wants:
            told["feature_names"] = feature_names(rules)
        return told

    def view(self, view: AnyView, wants: Sequence[str]) -> dict[str, Any]:
        """All that the seat knows now."""
        own = cast("View", view)
        if PAGE in wants:
            return own.to_dict()
        shown = own.shown
        told: dict[str, Any] = {
            "round": int(shown.round),
            "step": {"decide": st.STEP_NAMES.get(shown.step()[0], "")} if shown.depth else None,
            "parties": {key: _party(shown, party) for party, key in enumerate(fx.PARTIES)},
            "hand": _cards(shown.rules, shown.hands[own.seat]),
            "cities": {city_name(city): _city(shown, city) for city in range(st.CITIES)},
            "units": {place: _units(shown, number) for place, number in PLACE_NAMES.items()},
            "topics": _topics(shown),
            "box": {name: int(shown.box[i]) for i, name in enumerate(st.BOX_NAMES)},
            "economy": int(shown.economy),
            "society": [fx.SOCIETY_MARKERS[marker] for marker in shown.society],
            "flags": {nation: int(shown.flags[i]) for i, nation in enumerate(fx.NATIONS)},
            "chancellor": _at(fx.PARTIES, shown.chancellor),
            "president": _at(fx.PARTIES, shown.president),
            "card": _at(shown.rules.cards, shown.card),
        }
        if "features" in wants:
            told["features"] = [int(number) for number in encode(own)]
        return told

    def open(self, position: AnyPosition) -> dict[str, Any]:
        return cast("dict[str, Any]", json.loads(position.to_text()))

    def components(self, options: Options) -> dict[str, Any]:
        return parts_told(folder_of(options.get("values", SHIPPED)))

    def event(self, event: Event, view: AnyView) -> dict[str, Any]:
        """An event (as the seat may know it) with names for parties, cities and cards."""
        rules = cast("View", view).shown.rules
        return {"key": event.key} | {name: _named(rules, event.key, name, value) for name, value in event.args.items()}


# -- the position ---------------------------------------------------------------------------------


def _party(shown: Position, party: int) -> dict[str, Any]:
    agenda = int(shown.agendas[party])
    return {
        "vp": int(shown.vp[party]),
        "reserve": int(shown.reserve[party]),
        "seats": int(shown.seats[party]),
        "nsdap": int(shown.nsdap[party]),
        "governs": bool(shown.governs(party)),
        "cards": len(shown.hands[party]),
        "cards_known": _cards(shown.rules, shown.hands[party]),
        "agenda": "hidden" if agenda == st.HIDDEN_AGENDA else _at(shown.rules.agendas, agenda),
    }


def _cards(rules: Rules, cards: Sequence[int]) -> list[str]:
    """The cards that are known; hidden ones are left out."""
    return [rules.cards[card] for card in cards if card >= 0]


def _city(shown: Position, city: int) -> dict[str, Any]:
    bases = {key: int(shown.bases[party * st.CITIES + city]) for party, key in enumerate(fx.PARTIES)}
    return {
        "slots": int(shown.rules.slots[city]),
        "bases": {key: count for key, count in bases.items() if count},
        "markers": [name for marker, name in enumerate(st.MARKER_NAMES) if shown.marker(marker, city)],
        "units": _units(shown, city),
    }


def _units(shown: Position, place: int) -> dict[str, int]:
    counts = {kind: int(shown.units[number * st.PLACES + place]) for number, kind in enumerate(KIND_NAMES)}
    return {kind: count for kind, count in counts.items() if count}


def _topics(shown: Position) -> list[dict[str, str]]:
    """Those on the opinion track, with their fields."""
    rules = shown.rules
    return [
        {"topic": fx.TOPICS[rules.slot_topic[slot]], "field": _field(shown, point)}
        for slot, point in enumerate(shown.topics)
        if point >= 0
    ]


def _field(shown: Position, point: int) -> str:
    return shown.move_text(shown.rules.space.point + point).removeprefix("to ")


# -- events -------------------------------------------------------------------------------------------


def _named(rules: Rules, key: str, name: str, value: Any) -> Any:
    if name in ("party", "winner", "chancellor", "candidate"):
        return _at(fx.PARTIES, value)
    if name == "card":
        return _at(fx.FOREIGN_CARDS if key in FOREIGN else rules.cards, value)
    if name == "city":
        return city_name(value)
    if name == "agenda":
        return _at(rules.agendas, value)
    if name == "marker":
        return _at(MARKERS[key], value)
    if name == "termination":
        return _at(st.TERMINATIONS, value)
    return value


def _at(names: Sequence[str], index: int) -> str | None:
    return names[index] if index >= 0 else None


# -- what is printed ------------------------------------------------------------------------------------


def _printed(rules: Rules, card: int) -> dict[str, Any]:
    return {
        "id": rules.cards[card],
        "deck": _at((*fx.PARTIES, "republic"), rules.deck[card]),
        "big": int(rules.big[card]),
        "small": int(rules.small[card]),
        "event": rules.effects[rules.event[card]].text,
    }
