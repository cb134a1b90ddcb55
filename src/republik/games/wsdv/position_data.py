"""Serialises a position of Wir sind das Volk! with the names of the board, for the web client and external programs."""

from collections.abc import Sequence
from typing import Any, Final

from . import calculations
from .phrases.prompts import step_name
from .rules import decade_end, economy, forecast, naming, pending, steps
from .rules.notation import TRACK_NAMES, USES, connection_name
from .rules.position import UNKNOWN, Position, View
from .rules.rules import Rules
from .rules.steps import EAST, WEST

SEATS: Final = naming.SEATS
ORIGINS: Final = ("display", "hand", "special")
COUNTED: Final = frozenset(
    {
        steps.BUILD,
        steps.RETURN_UNREST,
        steps.RUN_DOWN,
        steps.DISMANTLE_LINES,
        steps.LOSE_SECTOR,
        steps.POLICE_PHASE,
        steps.SOCIALIST_OUT,
    }
)
"""Steps whose first number is the amount left to do."""


def position_data(own: View) -> dict[str, Any]:
    """Returns everything the seat knows now."""
    shown = own.shown
    rules: Rules = shown.rules
    return {
        "decade": shown.decade,
        "half": shown.half,
        "step": _step(shown),
        "action": _action(shown),
        "tracks": {name: int(shown.tracks[i]) for i, name in enumerate(TRACK_NAMES)},
        "wall": shown.wall,
        "socialists_in_box": int(shown.box),
        "protests": {name: int(shown.side_protests(seat)) for seat, name in enumerate(SEATS)},
        "provinces": {code: _province(shown, i) for i, code in enumerate(rules.codes)},
        "west_berlin": _berlin(shown),
        "factories": _factories(shown),
        "closed": _cities(rules, int(shown.closed)),
        "lines": _lines(shown),
        "cards": _cards(shown, own.seat),
        "police": {
            "cards": _names(rules, shown.police),
            "used": int(shown.police_used),
            "dissolved": shown.dissolved,
        },
    }


def _step(shown: Position) -> dict[str, Any] | None:
    """Returns the pending decision and how much of it is left, if that is a number."""
    if not shown.depth:
        return None
    kind, _, a, b = shown.step()
    told: dict[str, Any] = {"decide": step_name(shown)}
    if kind in COUNTED:
        told["left"] = int(a)
    elif kind == steps.DISMANTLE:
        told |= {"left": pending.points_left(b), "side": SEATS[a]}
    return told


def _action(shown: Position) -> dict[str, Any] | None:
    if not shown.acting or shown.card < 0:
        return None
    return {
        "side": SEATS[shown.side],
        "card": shown.rules.cards[shown.card],
        "use": USES[shown.use],
        "from": ORIGINS[shown.origin],
    }


def _province(shown: Position, province: int) -> dict[str, int]:
    return {
        "unrest": int(shown.unrest[province]),
        "protests": int(shown.protests(province)),
        "living_standard": int(shown.living[province]),
        "socialists": int(shown.socialists[province]),
        "economy": int(economy.economy(shown, province)),
    }


def _berlin(shown: Position) -> dict[str, Any]:
    """10.2: returns living standard by sector, markers on suppliers, and sectors that have received a delivery."""
    rules = shown.rules
    suppliers = [(sector, rules.codes[province], province) for sector, province in enumerate(rules.suppliers)]
    return {
        "sectors": {code: int(shown.sectors[sector]) for sector, code, _ in suppliers},
        "on_suppliers": {code: int(shown.imported[province]) for _, code, province in suppliers},
        "delivered": [code for sector, code, _ in suppliers if int(shown.delivered) >> sector & 1],
    }


def _cities(rules: Rules, mask: int) -> list[str]:
    return [city for i, city in enumerate(rules.cities) if mask >> i & 1]


def _factories(shown: Position) -> dict[str, dict[str, Any]]:
    rundown = int(shown.rundown)
    return {
        city: {"value": int(shown.value[i]), "rundown": bool(rundown >> i & 1)}
        for i, city in enumerate(shown.rules.cities)
        if int(shown.factories) >> i & 1
    }


def _lines(shown: Position) -> dict[str, int]:
    """Returns the connections with at least one infrastructure piece, and their counts."""
    rules = shown.rules
    built: dict[str, int] = {}
    for k in range(rules.connection_count):
        side, bit = rules.connection_side[k], rules.connection_bit[k]
        if shown.started[side] & bit:
            both = shown.complete[side] & rules.double[side] & bit
            built[connection_name(rules, k)] = 2 if both else 1
    return built


def _names(rules: Rules, cards: Sequence[int]) -> list[str]:
    """Returns the names of the known cards; hidden ones are omitted."""
    return [rules.cards[card] for card in cards if card >= 0]


def _cards(shown: Position, seat: int) -> dict[str, Any]:
    rules = shown.rules
    other = EAST if seat == WEST else WEST
    own_gone, other_gone = (shown.gone_west, shown.gone_east)[:: 1 if seat == WEST else -1]
    return {
        "display": _names(rules, shown.display),
        "special": rules.cards[shown.special] if shown.special >= 0 else None,
        "hand": _names(rules, shown.hand(seat)),
        "hand_known_to_other": _names(rules, shown.seen_west if other == WEST else shown.seen_east),
        "other_hand": len(shown.hand(other)),
        "other_hand_known": _names(rules, shown.hand(other)),
        "pile": len(shown.pile) + len(shown.top),
        "pile_top_known": _names(rules, shown.top),
        "discard_row": _names(rules, shown.row),
        "discarded": _names(rules, own_gone),
        "other_discarded": len(other_gone),
    }


# -- additions for the web client ---------------------------------------------------------------------


def add_derived(told: dict[str, Any], own: View) -> None:
    """Adds what a board shows but a program can derive: both hands, phases, and dependent values."""
    shown = own.shown
    rules = shown.rules
    hamburg = calculations.hamburg_province(shown)
    told |= {
        "edition": rules.edition.id,
        "seat": SEATS[own.seat] if own.seat in (WEST, EAST) else None,
        "phase": int(decade_end.current_phase(shown)),
        "holder": SEATS[shown.holder()],
        "socialists_in_play": int(sum(shown.socialists) + shown.box),
        "hamburg": rules.codes[hamburg] if hamburg >= 0 else None,
        "standing": [connection_name(rules, k) for k in range(rules.connection_count) if economy.is_working(shown, k)],
        "flight": _flight(shown),
        "hands": {name: [_card_or_back(rules, card) for card in shown.hand(seat)] for seat, name in enumerate(SEATS)},
        "pile": _pile(shown),
        "living": _living(shown),
        "counted": calculations.counted(shown),
        "kept": _kept(shown),
        "attacks": _attacks(shown),
    }
    declared = calculations.declared_unrest(shown)
    tipping = forecast.may_tip(shown)
    help_ = calculations.help_by_province(shown, hamburg)
    exports, worst = calculations.exports(shown)
    told["worst_export"] = worst
    for i, code in enumerate(rules.codes):
        told["provinces"][code] |= {
            "imported": int(shown.imported[i]),
            "needed": calculations.living_requirement(shown, i),
            "help": help_[i],
            "to_lend": calculations.points_to_lend(shown, i, help_[i]),
            "to_protest": calculations.unrest_to_protest(shown, i),
            "declared": declared[i],
            "may_tip": tipping[i],
            "export": exports[i] if exports[i] >= 0 else None,
        }
    if told["step"] is not None:
        kind, seat, _, _ = shown.step()
        told["step"]["seat"] = SEATS[seat] if seat in (WEST, EAST) else None
        if kind == steps.SYMBOLS:
            rows = pending.rows_left(shown.step())
            told["step"]["symbols"] = [{"row": row + 1, "count": count} for row, count in rows]


def _flight(shown: Position) -> dict[str, int]:
    """9.1: returns where the flight marker would be if the decade ended now; 0 once the flight has been paid, and if
    the Wall has been built."""
    if shown.wall or decade_end.current_phase(shown) > decade_end.FLIGHT:
        return {"steps": 0, "points": 0}
    noted = shown.noted(decade_end.FLIGHT)
    steps_, points = noted[-3:-1] if noted else (decade_end.flight_steps(shown), decade_end.flight_points(shown))
    return {"steps": max(0, min(len(shown.rules.flight_loss) - 1, int(steps_))), "points": int(points)}


def _card_or_back(rules: Rules, card: int) -> dict[str, Any]:
    """Returns a card by its number or, face down, only its decade."""
    return {"id": rules.cards[card] if card >= 0 else None, "decade": _decade(rules, card)}


def _decade(rules: Rules, card: int) -> int:
    return int(rules.card_decade[card]) if card >= 0 else UNKNOWN - card


def _pile(shown: Position) -> list[dict[str, int]]:
    """Returns the number of cards of each decade in the draw pile."""
    counts: dict[int, int] = {}
    for cards in (shown.pile, shown.top):
        for card in cards:
            decade = _decade(shown.rules, card)
            counts[decade] = counts.get(decade, 0) + 1
    return [{"decade": decade, "count": counts[decade]} for decade in sorted(counts)]


def _kept(shown: Position) -> list[dict[str, Any]] | None:
    """9.5: returns the comparison with which the phase begins, with Hamburg where it saves West the most; None outside
    the phase and once its losses are fixed."""
    if decade_end.current_phase(shown) != decade_end.KEEP_LIVING or shown.noted(decade_end.KEEP_LIVING):
        return None
    choices = list(shown.rules.hamburg_choices) or [-1]
    hamburg = min(choices, key=lambda province: sum(decade_end.living_losses(shown, province)))
    return calculations.kept_living(shown, hamburg)


def _attacks(shown: Position) -> list[dict[str, Any]] | None:
    """9.7: returns the attacks of the side that decides now; None if none does."""
    if not shown.depth or shown.step()[0] != steps.ATTACK:
        return None
    _, seat, asked, _ = shown.step()
    return calculations.attack_rows(shown, int(seat), int(asked))


def _living(shown: Position) -> dict[str, Any] | None:
    """6.3: returns the arithmetic while living standard is placed."""
    if not shown.depth or shown.step()[0] != steps.LIVING:
        return None
    _, seat, chosen, _ = shown.step()
    lends = int(shown.rules.card_values[seat][shown.card])
    limits = {"most": steps.MAX_LIVING, "most_lent": steps.MAX_LENT}
    return {"lends": lends, **limits, "rows": calculations.living_rows(shown, int(seat), int(chosen))}
