"""Encodes a view as a row of small numbers for machine learning: fixed length, every entry named."""

from typing import Final

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules import threats
from republik.games.weimar.rules.notation import UNIT_NAMES, city_name, topic_name
from republik.games.weimar.rules.position import View
from republik.games.weimar.rules.rules import Rules
from republik.games.weimar.rules.state import State
from republik.table.native import Ints, i64, vec

ROUNDS: Final = 6
CARD_PLACES: Final = ("own_hand", "known_hand", "discarded", "in_play")
PARTY_FEATURES: Final = (
    "seats vp reserve nsdap figures governs chancellor president hand impulses bonus place first".split()
)
GLOBAL_FEATURES: Final = (
    "seat my_turn economy box_total foreign_top foreign_track stresemann president_used society_length uspd ddp dvp "
    "player neutral_seats"
).split()
PLACE_NAMES: Final = ("supply", "dissolved")


def feature_names(rules: Rules) -> list[str]:
    """Returns the names of the entries of `encode`, in order."""
    cities = [city_name(city) for city in range(st.CITIES)]
    names = [f"bases {party} {city}" for party in fx.PARTIES for city in cities]
    names += [f"{marker} {city}" for marker in st.MARKER_NAMES for city in cities]
    names += [f"threats {city}" for city in cities]
    names += [f"{kind} {place}" for kind in UNIT_NAMES for place in (*cities, *PLACE_NAMES)]
    names += [f"box {marker}" for marker in st.BOX_NAMES]
    names += [f"flags {nation}" for nation in fx.NATIONS]
    names += [f"{what} {topic_name(rules, s)}" for s in range(len(rules.slot_topic)) for what in ("on", "x", "y")]
    names += [f"society {marker}" for marker in fx.SOCIETY_MARKERS]
    names += [f"{feature} {party}" for party in fx.PARTIES for feature in PARTY_FEATURES]
    names += GLOBAL_FEATURES
    names += [f"round {number}" for number in range(1, ROUNDS + 1)]
    names += [f"foreign_done {card}" for card in fx.FOREIGN_CARDS]
    names += [f"agenda {agenda}" for agenda in rules.agendas]
    names += [f"step {kind}" for kind in range(st.STEP_KINDS)]
    names += [f"{place} {card}" for place in CARD_PLACES for card in rules.cards]
    return names


def feature_count(rules: Rules) -> int:
    board = (st.PARTIES + st.CITY_MARKERS + 1) * st.CITIES + st.UNIT_KINDS * (st.CITIES + len(PLACE_NAMES))
    tracks = st.BOX_MARKERS + len(fx.NATIONS) + 3 * len(rules.slot_topic) + len(fx.SOCIETY_MARKERS)
    people = st.PARTIES * len(PARTY_FEATURES) + len(GLOBAL_FEATURES) + ROUNDS + len(fx.FOREIGN_CARDS)
    return board + tracks + people + len(rules.agendas) + st.STEP_KINDS + len(CARD_PLACES) * len(rules.cards)


def encode(view: View) -> list[int]:
    """Encodes what the view's seat knows."""
    out = vec[i64]([0] * feature_count(view.shown.rules))
    write(view, out, 0)
    return list(out)


def write(view: View, out: Ints, at: i64) -> None:
    """Writes the encoding into a longer row starting at `at`, which must contain zeros."""
    shown = view.shown
    at = _write_cities(shown, out, at)
    at = _write_tracks(shown, out, at)
    at = _write_parties(shown, out, at)
    at = _write_globals(shown, view.seat, out, at)
    _write_cards(shown, view.seat, out, at)


def _write_all(numbers: Ints, out: Ints, at: i64) -> i64:
    """Writes numbers one after another; returns the place after them."""
    for number in numbers:
        out[at] = number
        at += 1
    return at


def _write_cities(shown: State, out: Ints, at: i64) -> i64:
    at = _write_all(shown.bases, out, at)
    at = _write_all(shown.markers, out, at)
    for city in range(st.CITIES):
        out[at] = threats.threats(shown, city)
        at += 1
    for kind in range(st.UNIT_KINDS):
        for place in range(st.CITIES + len(PLACE_NAMES)):
            out[at] = shown.units[kind * st.PLACES + place]
            at += 1
    return at


def _write_tracks(shown: State, out: Ints, at: i64) -> i64:
    at = _write_all(shown.box, out, at)
    at = _write_all(shown.flags, out, at)
    for point in shown.topics:
        if point >= 0:
            x, y = shown.rules.points[point]
            out[at] = 1
            out[at + 1] = x
            out[at + 2] = y
        at += 3
    for place in range(len(shown.society)):
        out[at + shown.society[place]] = place + 1
    return at + len(fx.SOCIETY_MARKERS)


def _write_parties(shown: State, out: Ints, at: i64) -> i64:
    for party in range(st.PARTIES):
        place = next(seat for seat in range(st.PARTIES) if shown.seating[seat] == party)
        numbers = [
            shown.seats[party],
            shown.vp[party],
            shown.reserve[party],
            shown.nsdap[party],
            shown.figures_left(party),
            1 if shown.governs(party) else 0,
            1 if shown.chancellor == party else 0,
            1 if shown.president == party else 0,
            len(shown.hands[party]),
            shown.impulses[party],
            shown.bonus[party],
            place,
            1 if shown.first == party else 0,
        ]
        at = _write_all(vec[i64](numbers), out, at)
    return at


def _write_globals(shown: State, seat: int, out: Ints, at: i64) -> i64:
    turn = shown.depth > 0 and shown.step().seat == seat
    numbers = [
        seat,
        1 if turn else 0,
        shown.economy,
        shown.box_total(),
        shown.foreign_top,
        shown.foreign_track,
        shown.stresemann,
        1 if shown.president_used else 0,
        len(shown.society),
        shown.minor[st.USPD] + 1,
        shown.minor[st.DDP] + 1,
        shown.minor[st.DVP] + 1,
        shown.player + 1,
        shown.neutral_seats(),
    ]
    at = _write_all(vec[i64](numbers), out, at)
    if shown.round:
        out[at + shown.round - 1] = 1
    at += ROUNDS
    for card in range(len(fx.FOREIGN_CARDS)):
        out[at + card] = shown.foreign_done >> card & 1
    at += len(fx.FOREIGN_CARDS)
    for agenda in shown.agendas:
        if agenda >= 0:
            out[at + agenda] = 1
    at += len(shown.rules.agendas)
    if shown.depth:
        out[at + shown.step().kind] = 1
    return at + st.STEP_KINDS


def _write_cards(shown: State, seat: int, out: Ints, at: i64) -> None:
    size = len(shown.rules.cards)
    for party in range(st.PARTIES):
        block = at if party == seat else at + size
        for card in shown.hands[party]:
            if card >= 0:
                out[block + card] = 1
    for cards in shown.discards:
        for card in cards:
            out[at + 2 * size + card] = 1
    if shown.card >= 0:
        out[at + 3 * size + shown.card] = 1
