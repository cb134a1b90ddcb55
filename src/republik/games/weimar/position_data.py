"""Serialises a position of Weimar: parties, cities, topics and cards by name."""

from collections.abc import Sequence
from typing import Any, Final

from republik.table.contract import CHANCE

from .phrases.names import MINOR_NAMES
from .rules import effects as fx
from .rules import foreign
from .rules import steps as st
from .rules.flow import STEP_NAMES
from .rules.notation import city_name, point_name, topic_name
from .rules.position import Position
from .rules.rules import Rules
from .rules.scene import KIND_NAMES, PLACE_NAMES

STRESEMANN: Final = {st.OUT_OF_GAME: None, st.FACE_UP: "up", st.FACE_DOWN: "down"}
HIDDEN: Final = "hidden"


def position_data(shown: Position) -> dict[str, Any]:
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
        "chancellor": name_at(fx.PARTIES, shown.chancellor),
        "president": name_at(fx.PARTIES, shown.president),
        "president_used": bool(shown.president_used),
        "minor": {name: name_at(fx.PARTIES, shown.minor[i]) for i, name in enumerate(MINOR_NAMES)},
        "stresemann": STRESEMANN[int(shown.stresemann)],
        "parliament": {"occupied": int(shown.occupied()), "neutral": int(shown.neutral_seats())},
        "nsdap": int(shown.nsdap_total()),
        "card": name_at(rules.cards, shown.card),
        "player": name_at(fx.PARTIES, shown.player),
    }


def _step(shown: Position) -> dict[str, Any]:
    """Returns the pending decision and who makes it; null for chance."""
    step = shown.step()
    seat = step[1] if step[0] in STEP_NAMES else CHANCE
    return {"decide": STEP_NAMES.get(step[0], ""), "party": name_at(fx.PARTIES, seat)}


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
        "cards_known": known_cards(shown.rules, shown.hands[party]),
        "hand": [name_at(shown.rules.cards, card) for card in shown.hands[party]],
        "agenda": HIDDEN if agenda == st.HIDDEN_AGENDA else name_at(shown.rules.agendas, agenda),
    }


def known_cards(rules: Rules, cards: Sequence[int]) -> list[str]:
    """Returns the known cards; hidden ones are omitted."""
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
    """Returns the topics on the opinion track: topic, marker (as written in moves), number and field."""
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
    """Returns the negotiable cards, including those beside the stack, and the completed ones."""
    top = foreign.top_card(shown)
    cards = range(len(fx.FOREIGN_CARDS))
    beside, done = int(shown.foreign_beside), int(shown.foreign_done)
    return {
        "open": [fx.FOREIGN_CARDS[card] for card in cards if card == top or beside >> card & 1],
        "beside": [fx.FOREIGN_CARDS[card] for card in cards if beside >> card & 1],
        "done": [fx.FOREIGN_CARDS[card] for card in cards if done >> card & 1],
        "track": fx.FOREIGN_CARDS[shown.foreign_track],
    }


def name_at(names: Sequence[str], index: int) -> str | None:
    return names[index] if index >= 0 else None
