"""Weimar as plain data, for the page and for outside programs: parties, cities, topics, cards and events by their
names. Nothing but the view is read, so nothing hidden can be told."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

from republik.table.contract import CHANCE, Event
from republik.table.contract import Position as AnyPosition
from republik.table.contract import View as AnyView
from republik.table.game import PAGE, Options, Presenter
from republik.table.phrases import plain

from .phrases.effects import effect_phrase
from .phrases.events import FOREIGN
from .phrases.names import ACTION_NAMES, MINOR_NAMES, WHY_NAMES
from .research.features import encode, feature_names
from .rules import effects as fx
from .rules import foreign
from .rules import steps as st
from .rules.component_fields import SHIPPED
from .rules.flow import STEP_NAMES
from .rules.notation import USE_NAMES, city_name, point_name, topic_name
from .rules.position import Position, View
from .rules.rules import Rules, rules_for
from .rules.scene import KIND_NAMES, PLACE_NAMES
from .values import folder_of

STRESEMANN: Final = {st.OUT_OF_GAME: None, st.FACE_UP: "up", st.FACE_DOWN: "down"}
DECKS: Final = (*fx.PARTIES, "republic")
HIDDEN: Final = "hidden"
VERSION_1: Final = frozenset(
    {"party", "winner", "chancellor", "candidate", "card", "city", "agenda", "marker", "termination"}
)
"""Arguments of events that the programs' protocol names."""


class WeimarPresenter(Presenter):
    """Views and events with names; a card that the seat does not know is null."""

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
        told = _position(own.shown)
        told["hand"] = _cards(own.shown.rules, own.shown.hands[own.seat]) if own.seat >= 0 else []
        if "features" in wants:
            told["features"] = [int(number) for number in encode(own)]
        return told

    def open(self, position: AnyPosition) -> dict[str, Any]:
        return {**_position(cast("Position", position)), "hand": []}

    def event(self, event: Event, view: AnyView, wants: Sequence[str] = ()) -> dict[str, Any]:
        """An event (as the seat may know it) with names for what it speaks of. Version 1 of the programs' protocol
        names parties, cities, cards, agendas, markers and endings; the rest are numbers there."""
        rules = cast("View", view).shown.rules
        told: dict[str, Any] = {"key": event.key}
        for name, value in event.args.items():
            named = PAGE in wants or name in VERSION_1
            told[name] = _named(rules, event.key, name, value) if named else value
        return told

    def components(self, options: Options) -> dict[str, Any]:
        """Everything that is printed; UnknownValues where the values are not at hand."""
        return _components(folder_of(options.get("values", SHIPPED)))


# -- the position ---------------------------------------------------------------------------------


def _position(shown: Position) -> dict[str, Any]:
    rules = shown.rules
    return {
        "scenario": rules.scenario.key,
        "solo": bool(rules.solo),
        "round": int(shown.round),
        "last_round": int(rules.last_round),
        "step": _step(shown) if shown.depth else None,
        "parties": {key: _party(shown, party) for party, key in enumerate(fx.PARTIES)},
        "seating": [fx.PARTIES[party] for party in shown.seating],
        "cities": {city_name(city): _city(shown, city) for city in range(st.CITIES)},
        "units": {place: _units(shown, number) for place, number in PLACE_NAMES.items()},
        "topics": _topics(shown),
        "box": {name: int(shown.box[i]) for i, name in enumerate(st.BOX_NAMES)},
        "economy": int(shown.economy),
        "society": [fx.SOCIETY_MARKERS[marker] for marker in shown.society],
        "flags": {nation: int(shown.flags[i]) for i, nation in enumerate(fx.NATIONS)},
        "foreign": _foreign(shown),
        "chancellor": _at(fx.PARTIES, shown.chancellor),
        "president": _at(fx.PARTIES, shown.president),
        "president_used": bool(shown.president_used),
        "minor": {name: _at(fx.PARTIES, shown.minor[i]) for i, name in enumerate(MINOR_NAMES)},
        "stresemann": STRESEMANN[int(shown.stresemann)],
        "parliament": {"occupied": int(shown.occupied()), "neutral": int(shown.neutral_seats())},
        "nsdap": int(shown.nsdap_total()),
        "card": _at(rules.cards, shown.card),
        "player": _at(fx.PARTIES, shown.player),
    }


def _step(shown: Position) -> dict[str, Any]:
    """What is decided, and by whom; null for chance."""
    step = shown.step()
    seat = step[1] if step[0] in STEP_NAMES else CHANCE
    return {"decide": STEP_NAMES.get(step[0], ""), "party": _at(fx.PARTIES, seat)}


def _party(shown: Position, party: int) -> dict[str, Any]:
    agenda = int(shown.agendas[party])
    return {
        "vp": int(shown.vp[party]),
        "reserve": int(shown.reserve[party]),
        "seats": int(shown.seats[party]),
        "bases": int(shown.base_count(party)),
        "nsdap": int(shown.nsdap[party]),
        "governs": bool(shown.governs(party)),
        "cards": len(shown.hands[party]),
        "cards_known": _cards(shown.rules, shown.hands[party]),
        "hand": [_at(shown.rules.cards, card) for card in shown.hands[party]],
        "agenda": HIDDEN if agenda == st.HIDDEN_AGENDA else _at(shown.rules.agendas, agenda),
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


def _topics(shown: Position) -> list[dict[str, Any]]:
    """Those on the opinion track: the topic, which of its markers (as moves write it), its number, its field."""
    rules = shown.rules
    return [
        {
            "topic": fx.TOPICS[rules.slot_topic[slot]],
            "marker": topic_name(rules, slot),
            "number": slot + 1,
            "field": point_name(rules, point),
        }
        for slot, point in enumerate(shown.topics)
        if point >= 0
    ]


def _foreign(shown: Position) -> dict[str, Any]:
    """The cards that can be negotiated, those beside the stack among them, and what is concluded."""
    top = foreign.top_card(shown)
    cards = range(len(fx.FOREIGN_CARDS))
    beside, done = int(shown.foreign_beside), int(shown.foreign_done)
    return {
        "open": [fx.FOREIGN_CARDS[card] for card in cards if card == top or beside >> card & 1],
        "beside": [fx.FOREIGN_CARDS[card] for card in cards if beside >> card & 1],
        "done": [fx.FOREIGN_CARDS[card] for card in cards if done >> card & 1],
        "track": fx.FOREIGN_CARDS[shown.foreign_track],
    }


def _at(names: Sequence[str], index: int) -> str | None:
    return names[index] if index >= 0 else None


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
}
"""What an argument counts, whichever event it belongs to."""
OF_EVENT: Final[Mapping[tuple[str, str], Sequence[str]]] = {
    ("marker", "marker"): st.MARKER_NAMES,
    ("box", "marker"): st.BOX_NAMES,
    ("society", "marker"): fx.SOCIETY_MARKERS,
    ("unit", "kind"): KIND_NAMES,
    ("turned", "kind"): KIND_NAMES,
    ("action", "kind"): ACTION_NAMES,
    ("result", "kind"): ACTION_NAMES,
    ("foreign_track", "space"): fx.FOREIGN_CARDS,
}


def _named(rules: Rules, key: str, name: str, value: Any) -> Any:
    names = OF_EVENT.get((key, name)) or NAMES.get(name)
    if names is not None:
        return _at(names, value)
    if name == "card":
        return _at(fx.FOREIGN_CARDS if key in FOREIGN else rules.cards, value)
    if name == "agenda":
        return _at(rules.agendas, value)
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
        "deck": _at(DECKS, rules.deck[card]),
        "big": int(rules.big[card]),
        "small": int(rules.small[card]),
        "event": rules.effects[rules.event[card]].text,
    }


@lru_cache(maxsize=2)
def _components(folder: Path | None) -> dict[str, Any]:
    """Each entry says by field where it comes from (`src`); effects are phrases, null where there is none."""
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
    }


def _owned(cards: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [{**_plain(card), "party": fx.PARTIES[card.party]} for card in cards.values()]


def _scenario(scenario: Any) -> dict[str, Any]:
    told = _plain(scenario)
    return {name: told[name] for name in ("key", "src", "names", "note", "solo", "rounds")}


def _field(rules: Rules, point: int) -> dict[str, Any]:
    """A field of the opinion track: where it lies, and which parties control it."""
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
