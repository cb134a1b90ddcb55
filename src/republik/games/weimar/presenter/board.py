"""Serialises a position of Weimar: parties, cities, topics and cards by name."""

from collections.abc import Sequence
from typing import Final, Literal

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import foreign, roads
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.decision import Decision
from republik.games.weimar.rules.notation import city_name, point_name, topic_name
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.rules import Rules
from republik.games.weimar.rules.scene import KIND_NAMES

from .prospects import prospects
from .view import Anarchy, City, Foreign, KnownPosition, Minor, Parliament, Party, Pieces, Step, Topic, Units

STRESEMANN: Final[dict[int, Literal["up", "down"] | None]] = {
    st.OUT_OF_GAME: None,
    st.FACE_UP: "up",
    st.FACE_DOWN: "down",
}
HIDDEN: Final = "hidden"
ONE_FREE: Final = 2
"""Markers to anarchy while the DR box has one free space."""
CITY_NAMES: Final = tuple(city_name(city) for city in range(st.CITIES))


def known_position(shown: Position, seat: int) -> KnownPosition:
    """Returns everything a seat knows; `shown` has nothing else."""
    rules = shown.rules
    uspd, ddp, dvp = shown.minor
    return KnownPosition(
        scenario=rules.scenario.key,
        solo=bool(rules.solo),
        round=int(shown.round),
        last_round=int(rules.last_round),
        step=_step(shown) if shown.depth else None,
        parties={key: _party(shown, party) for party, key in enumerate(fx.PARTIES)},
        seating=[fx.PARTIES[party] for party in shown.seating],
        cities={name: _city(shown, city) for city, name in enumerate(CITY_NAMES)},
        units=Units(_units(shown, st.SUPPLY), _units(shown, st.DISSOLVED), _units(shown, st.UNUSED)),
        topics=_topics(shown),
        box={name: int(shown.box[i]) for i, name in enumerate(st.BOX_NAMES)},
        anarchy=_anarchy(shown),
        economy=int(shown.economy),
        society=[fx.SOCIETY_MARKERS[marker] for marker in shown.society],
        flags={nation: int(shown.flags[i]) for i, nation in enumerate(fx.NATIONS)},
        foreign=_foreign(shown),
        chancellor=name_at(fx.PARTIES, shown.chancellor),
        president=name_at(fx.PARTIES, shown.president),
        president_used=bool(shown.president_used),
        minor=Minor(name_at(fx.PARTIES, uspd), name_at(fx.PARTIES, ddp), name_at(fx.PARTIES, dvp)),
        stresemann=STRESEMANN[int(shown.stresemann)],
        parliament=Parliament(int(shown.occupied()), int(shown.neutral_seats()), int(shown.surplus_seats())),
        nsdap=int(shown.nsdap_total()),
        card=name_at(rules.cards, shown.card),
        player=name_at(fx.PARTIES, shown.player),
        hand=known_cards(rules, shown.hands[seat]) if seat >= 0 else [],
        prospects=prospects(shown),
    )


def _step(shown: Position) -> Step:
    """Returns the pending decision and who makes it; null for chance."""
    step = shown.step() if shown.depth else None
    if not isinstance(step, Decision):
        return Step("", None)
    return Step(step.name, name_at(fx.PARTIES, step.seat))


def _party(shown: Position, party: int) -> Party:
    agenda = int(shown.agendas[party])
    hand = shown.hands[party]
    return Party(
        int(shown.vp[party]),
        int(shown.reserve[party]),
        int(shown.seats[party]),
        int(shown.base_count(party)),
        int(shown.nsdap[party]),
        bool(shown.governs(party)),
        len(hand),
        known_cards(shown.rules, hand),
        [name_at(shown.rules.cards, card) for card in hand],
        HIDDEN if agenda == st.HIDDEN_AGENDA else name_at(shown.rules.agendas, agenda),
    )


def known_cards(rules: Rules, cards: Sequence[int]) -> list[str]:
    """Returns the known cards; hidden ones are omitted."""
    return [rules.cards[card] for card in cards if card >= 0]


def _city(shown: Position, city: int) -> City:
    bases: dict[str, int] = {}
    for party, key in enumerate(fx.PARTIES):
        count = shown.bases[party * st.CITIES + city]
        if count:
            bases[key] = int(count)
    return City(
        int(shown.rules.slots[city]),
        bases,
        [name for marker, name in enumerate(st.MARKER_NAMES) if shown.marker(marker, city)],
        _units(shown, city),
    )


def _units(shown: Position, place: int) -> Pieces:
    units = shown.units
    counts: Pieces = {}
    for number, kind in enumerate(KIND_NAMES):
        count = units[number * st.PLACES + place]
        if count:
            counts[kind] = int(count)
    return counts


def _topics(shown: Position) -> list[Topic]:
    """Returns the topics on the opinion track."""
    rules = shown.rules
    return [
        Topic(fx.TOPICS[rules.slot_topic[slot]], topic_name(rules, slot), slot + 1, point_name(rules, point))
        for slot, point in enumerate(shown.topics)
        if point >= 0
    ]


def _anarchy(shown: Position) -> Anarchy:
    left = int(roads.markers_to_anarchy(shown))
    return Anarchy(left, "calm" if left > ONE_FREE else "near" if left == ONE_FREE else "full" if left > 0 else "over")


def _foreign(shown: Position) -> Foreign:
    top = foreign.top_card(shown)
    cards = range(len(fx.FOREIGN_CARDS))
    beside, done = int(shown.foreign_beside), int(shown.foreign_done)
    return Foreign(
        [fx.FOREIGN_CARDS[card] for card in cards if card == top or beside >> card & 1],
        [fx.FOREIGN_CARDS[card] for card in cards if beside >> card & 1],
        [fx.FOREIGN_CARDS[card] for card in cards if done >> card & 1],
        fx.FOREIGN_CARDS[shown.foreign_track],
    )


def name_at(names: Sequence[str], index: int) -> str | None:
    return names[index] if index >= 0 else None
