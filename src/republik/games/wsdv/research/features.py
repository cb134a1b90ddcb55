"""Encodes a view as a row of small numbers for machine learning: fixed length, every entry named."""

from republik.games.wsdv.rules import decade_end, economy
from republik.games.wsdv.rules.position import View
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.state import State
from republik.games.wsdv.rules.steps import EAST, LAST_DECADE, STEP_KINDS, WEST
from republik.table.native import Ints, i64, vec

CARD_PLACES = ("display", "own_hand", "known_hand", "row", "police", "in_play")
PROVINCE_FEATURES = ("unrest", "protests", "living", "socialists", "economy", "export")
CITY_FEATURES = ("factory", "rundown", "closed", "value")
GLOBAL_FEATURES = (
    "seat prestige currency socialists box wall dissolved police_ready police_used red_police flight_icons "
    "west_protests east_protests half other_hand pile delivered special my_turn my_action"
).split()


def feature_names(rules: Rules) -> list[str]:
    """Returns the names of the entries of `encode`, in order."""
    names = [f"{feature} {code}" for code in rules.codes for feature in PROVINCE_FEATURES]
    names += [f"{feature} {city}" for city in rules.cities for feature in CITY_FEATURES]
    names += [f"lines {k}" for k in range(rules.connection_count)]
    names += [f"sector {rules.codes[supplier]}" for supplier in rules.suppliers]
    names += GLOBAL_FEATURES
    names += [f"decade {decade}" for decade in range(1, LAST_DECADE + 1)]
    names += [f"step {kind}" for kind in range(STEP_KINDS)]
    names += [f"{place} {card}" for place in CARD_PLACES for card in rules.cards]
    return names


def encode(view: View) -> list[int]:
    """Encodes what the view's seat knows."""
    out = vec[i64]([0] * feature_count(view.shown.rules))
    write(view, out, 0)
    return list(out)


def write(view: View, out: Ints, at: i64) -> None:
    """Writes the encoding into a longer row starting at `at`, which must contain zeros."""
    position = view.shown
    at = _write_provinces(position, out, at)
    at = _write_economy(position, out, at)
    at = _write_globals(position, view.seat, out, at)
    _write_cards(position, view.seat, out, at)


def feature_count(rules: Rules) -> int:
    places = len(rules.codes) * len(PROVINCE_FEATURES) + len(rules.cities) * len(CITY_FEATURES)
    rest = rules.connection_count + len(rules.suppliers) + len(GLOBAL_FEATURES) + LAST_DECADE + STEP_KINDS
    return places + rest + len(CARD_PLACES) * len(rules.cards)


def _write_provinces(position: State, out: Ints, at: i64) -> i64:
    for province in range(position.rules.province_count):
        out[at] = position.unrest[province]
        out[at + 1] = position.protests(province)
        out[at + 2] = position.living[province]
        out[at + 3] = position.socialists[province]
        out[at + 4] = economy.economy(position, province)
        out[at + 5] = economy.export_value(position, province, -1) + 1
        at += 6
    return at


def _write_economy(position: State, out: Ints, at: i64) -> i64:
    rules = position.rules
    for city in range(len(rules.cities)):
        out[at] = position.factories >> city & 1
        out[at + 1] = position.rundown >> city & 1
        out[at + 2] = position.closed >> city & 1
        out[at + 3] = position.value[city]
        at += 4
    for k in range(rules.connection_count):
        side = rules.connection_side[k]
        bit = rules.connection_bit[k]
        out[at] = (1 if position.started[side] & bit else 0) + (
            1 if position.complete[side] & rules.double[side] & bit else 0
        )
        at += 1
    for sector in range(len(rules.suppliers)):
        out[at] = position.sectors[sector]
        at += 1
    return at


def _write_globals(position: State, seat: int, out: Ints, at: i64) -> i64:
    hand = position.hand_west if seat == EAST else position.hand_east
    step = position.pending
    turn = step is not None and step.seat == seat
    numbers = [
        seat,
        position.tracks[0],
        position.tracks[1],
        position.tracks[2],
        position.box,
        1 if position.wall else 0,
        1 if position.dissolved else 0,
        len(position.police) - position.police_used,
        position.police_used,
        decade_end.red_police(position),
        decade_end.flight_icons(position),
        position.side_protests(WEST),
        position.side_protests(EAST),
        position.half,
        len(hand),
        len(position.pile) + len(position.top),
        position.delivered,
        1 if position.special >= 0 else 0,
        1 if turn else 0,
        1 if position.acting and position.side == seat else 0,
    ]
    for number in numbers:
        out[at] = number
        at += 1
    if position.decade:
        out[at + position.decade - 1] = 1
    at += LAST_DECADE
    if step is not None:
        out[at + step.kind] = 1
    return at + STEP_KINDS


def _write_cards(position: State, seat: int, out: Ints, at: i64) -> None:
    own = position.hand_east if seat == EAST else position.hand_west
    other = position.hand_west if seat == EAST else position.hand_east
    playing = [position.card] if position.card >= 0 else []
    for cards in (position.display, own, other, position.row, position.police, playing):
        for card in cards:
            if card >= 0:  # an unknown card counts only in other_hand
                out[at + card] = 1
        at += len(position.rules.cards)
