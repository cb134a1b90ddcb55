"""Encodes a view as a row of small numbers for machine learning: fixed length, every entry named."""

from republik.games.wsdv.rules import decade_end, economy
from republik.games.wsdv.rules.position import View
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.state import State
from republik.games.wsdv.rules.steps import EAST, LAST_DECADE, SOCIALIST_OUT, WEST
from republik.table.native import Ints, i64, vec

STEP_KINDS = SOCIALIST_OUT + 1
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
    shown = view.shown
    at = _write_provinces(shown, out, at)
    at = _write_economy(shown, out, at)
    at = _write_globals(shown, view.seat, out, at)
    _write_cards(shown, view.seat, out, at)


def feature_count(rules: Rules) -> int:
    places = len(rules.codes) * len(PROVINCE_FEATURES) + len(rules.cities) * len(CITY_FEATURES)
    rest = rules.connection_count + len(rules.suppliers) + len(GLOBAL_FEATURES) + LAST_DECADE + STEP_KINDS
    return places + rest + len(CARD_PLACES) * len(rules.cards)


def _write_provinces(shown: State, out: Ints, at: i64) -> i64:
    for province in range(shown.rules.province_count):
        out[at] = shown.unrest[province]
        out[at + 1] = shown.protests(province)
        out[at + 2] = shown.living[province]
        out[at + 3] = shown.socialists[province]
        out[at + 4] = economy.economy(shown, province)
        out[at + 5] = economy.export_value(shown, province, -1) + 1
        at += 6
    return at


def _write_economy(shown: State, out: Ints, at: i64) -> i64:
    rules = shown.rules
    for city in range(len(rules.cities)):
        out[at] = shown.factories >> city & 1
        out[at + 1] = shown.rundown >> city & 1
        out[at + 2] = shown.closed >> city & 1
        out[at + 3] = shown.value[city]
        at += 4
    for k in range(rules.connection_count):
        side = rules.connection_side[k]
        bit = rules.connection_bit[k]
        out[at] = (1 if shown.started[side] & bit else 0) + (
            1 if shown.complete[side] & rules.double[side] & bit else 0
        )
        at += 1
    for sector in range(len(rules.suppliers)):
        out[at] = shown.sectors[sector]
        at += 1
    return at


def _write_globals(shown: State, seat: int, out: Ints, at: i64) -> i64:
    hand = shown.hand_west if seat == EAST else shown.hand_east
    turn = shown.depth > 0 and shown.step()[1] == seat
    numbers = [
        seat,
        shown.tracks[0],
        shown.tracks[1],
        shown.tracks[2],
        shown.box,
        1 if shown.wall else 0,
        1 if shown.dissolved else 0,
        len(shown.police) - shown.police_used,
        shown.police_used,
        decade_end.red_police(shown),
        decade_end.flight_icons(shown),
        shown.side_protests(WEST),
        shown.side_protests(EAST),
        shown.half,
        len(hand),
        len(shown.pile) + len(shown.top),
        shown.delivered,
        1 if shown.special >= 0 else 0,
        1 if turn else 0,
        1 if shown.acting and shown.side == seat else 0,
    ]
    for number in numbers:
        out[at] = number
        at += 1
    if shown.decade:
        out[at + shown.decade - 1] = 1
    at += LAST_DECADE
    if shown.depth:
        out[at + shown.step()[0]] = 1
    return at + STEP_KINDS


def _write_cards(shown: State, seat: int, out: Ints, at: i64) -> None:
    own = shown.hand_east if seat == EAST else shown.hand_west
    other = shown.hand_west if seat == EAST else shown.hand_east
    playing = [shown.card] if shown.card >= 0 else []
    for cards in (shown.display, own, other, shown.row, shown.police, playing):
        for card in cards:
            if card >= 0:  # an unknown card counts only in other_hand
                out[at + card] = 1
        at += len(shown.rules.cards)
