"""Wir sind das Volk! as plain data, for the page and for outside programs: board, cards and events by their names."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final, cast

from republik.table.contract import CHANCE, Event
from republik.table.contract import Position as AnyPosition
from republik.table.contract import View as AnyView
from republik.table.game import PAGE, Options, Presenter
from republik.table.phrases import plain

from . import aids
from .phrases.prompts import step_name
from .research.features import encode, feature_names
from .rules import decade_end, economy, naming, pending, steps
from .rules.components import NEWEST, Row
from .rules.notation import TRACK_NAMES, USES, connection_name
from .rules.position import UNKNOWN, Position, View
from .rules.rules import Rules, standard_rules
from .rules.steps import EAST, TERMINATIONS, WEST

SEATS: Final = naming.SEATS
ORIGINS: Final = ("display", "hand", "special")
SIDES: Final = {"W": "west", "E": "east", "": ""}
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
"""Steps whose first number is how much is left to do."""


class WsdvPresenter(Presenter):
    """Views and events as plain data with names; nothing but the view is read, so nothing hidden can be told."""

    extras: Final = ("components", "features", "forecast")

    def game(self, view: AnyView, wants: Sequence[str]) -> dict[str, Any]:
        """What stays the same all game long."""
        rules = cast("View", view).shown.rules
        told: dict[str, Any] = {"edition": rules.edition.id}
        if "components" in wants:
            told["components"] = _components(rules)
        if "features" in wants:
            told["feature_names"] = feature_names(rules)
        return told

    def view(self, view: AnyView, wants: Sequence[str]) -> dict[str, Any]:
        """All that the seat knows now."""
        own = cast("View", view)
        shown = own.shown
        told: dict[str, Any] = {
            "decade": shown.decade,
            "half": shown.half,
            "step": _step(shown),
            "action": _action(shown),
            "tracks": {name: int(shown.tracks[i]) for i, name in enumerate(TRACK_NAMES)},
            "wall": shown.wall,
            "socialists_in_box": int(shown.box),
            "protests": {name: int(shown.side_protests(seat)) for seat, name in enumerate(SEATS)},
            "provinces": {code: _province(shown, i) for i, code in enumerate(shown.rules.codes)},
            "west_berlin": _berlin(shown),
            "factories": _factories(shown),
            "closed": _cities(shown.rules, int(shown.closed)),
            "lines": _lines(shown),
            "cards": _cards(shown, own.seat),
            "police": {
                "cards": _names(shown.rules, shown.police),
                "used": int(shown.police_used),
                "dissolved": shown.dissolved,
            },
        }
        if "features" in wants:
            told["features"] = [int(number) for number in encode(own)]
        if "forecast" in wants:
            told["forecast"] = own.forecast()
        if PAGE in wants:
            _add_drawn(told, own)
        return told

    def open(self, position: AnyPosition) -> dict[str, Any]:
        return self.view(View(CHANCE, cast("Position", position)), (PAGE,))

    def forecast(self, view: AnyView) -> dict[str, Any]:
        return cast("View", view).forecast()

    def reveals(self, before: AnyView, after: AnyView) -> bool:
        """A hidden card lies open now. The card in play, and that of a special event, were seen before."""
        shown = cast("View", before).shown
        return bool(_seen(cast("View", after).shown) - _seen(shown) - {shown.special, shown.card})

    def event(self, event: Event, view: AnyView, wants: Sequence[str] = ()) -> dict[str, Any]:  # noqa: ARG002
        """An event (as the seat may know it) with names for places, cards and sides."""
        rules = cast("View", view).shown.rules
        return {"key": event.key} | {name: _named(rules, event.key, name, value) for name, value in event.args.items()}

    def components(self, options: Options) -> dict[str, Any]:
        """Board, cards and tracks as they are printed, with their names in all languages."""
        return _printed_parts(standard_rules(options.get("edition", NEWEST)))


def _seen(shown: Position) -> set[int]:
    """Every card that lies open to the seat."""
    piles = (shown.display, shown.hand_west, shown.hand_east, shown.top, shown.row, shown.gone_west, shown.gone_east)
    known = (shown.seen_west, shown.seen_east, shown.police)
    return {card for pile in (*piles, *known) for card in pile if card >= 0}


# -- the position ---------------------------------------------------------------------------------


def _step(shown: Position) -> dict[str, Any] | None:
    """What is to be decided and how much of it is left, where that is a number."""
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
    """10.2: living standard by sector, markers on suppliers, sectors that have got their delivery."""
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
    """Connections with at least one line, and how many they have."""
    rules = shown.rules
    built: dict[str, int] = {}
    for k in range(rules.connection_count):
        side, bit = rules.connection_side[k], rules.connection_bit[k]
        if shown.started[side] & bit:
            both = shown.complete[side] & rules.double[side] & bit
            built[_connections(rules)[k]] = 2 if both else 1
    return built


@lru_cache(maxsize=16)
def _connections(rules: Rules) -> list[str]:
    return [connection_name(rules, k) for k in range(rules.connection_count)]


def _names(rules: Rules, cards: Sequence[int]) -> list[str]:
    """The cards that are known; hidden ones are left out."""
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


# -- what the page draws besides ---------------------------------------------------------------------


def _add_drawn(told: dict[str, Any], own: View) -> None:
    """What a board shows and a program works out itself: both hands, phases, values that follow from others."""
    shown = own.shown
    rules = shown.rules
    hamburg = aids.hamburg_now(shown)
    told |= {
        "edition": rules.edition.id,
        "seat": SEATS[own.seat] if own.seat in (WEST, EAST) else None,
        "phase": int(decade_end.current_phase(shown)),
        "holder": SEATS[shown.holder()],
        "socialists_in_play": int(sum(shown.socialists) + shown.box),
        "hamburg": rules.codes[hamburg] if hamburg >= 0 else None,
        "standing": [name for k, name in enumerate(_connections(rules)) if economy.standing(shown, k)],
        "flight": _flight(shown),
        "hands": {name: [_lying(rules, card) for card in shown.hand(seat)] for seat, name in enumerate(SEATS)},
        "pile": _pile(shown),
        "living": _living(shown),
    }
    help_ = aids.help_by_province(shown, hamburg)
    for i, code in enumerate(rules.codes):
        province = told["provinces"][code]
        province["imported"], province["needed"] = int(shown.imported[i]), aids.needed(shown, i)
        province["help"] = help_[i]
    if told["step"] is not None:
        kind, seat, _, _ = shown.step()
        told["step"]["seat"] = SEATS[seat] if seat in (WEST, EAST) else None
        if kind == steps.SYMBOLS:
            rows = pending.rows_left(shown.step())
            told["step"]["symbols"] = [{"row": row + 1, "count": count} for row, count in rows]


def _flight(shown: Position) -> dict[str, int]:
    """9.1: where the flight marker would come to lie if the decade ended now; on 0 once the flight has been paid, and
    where the Wall stands."""
    if shown.wall or decade_end.current_phase(shown) > decade_end.FLIGHT:
        return {"steps": 0, "points": 0}
    noted = shown.noted(decade_end.FLIGHT)
    steps_, points = noted[-3:-1] if noted else (decade_end.flight_steps(shown), decade_end.flight_points(shown))
    return {"steps": max(0, min(len(shown.rules.flight_loss) - 1, int(steps_))), "points": int(points)}


def _lying(rules: Rules, card: int) -> dict[str, Any]:
    """A card by its number, or face down: then its decade is all that is seen."""
    if card >= 0:
        return {"id": rules.cards[card], "decade": int(rules.card_decade[card])}
    return {"id": None, "decade": UNKNOWN - card}


def _pile(shown: Position) -> list[dict[str, int]]:
    """How many cards of each decade lie in the draw pile."""
    counts = Counter(_lying(shown.rules, card)["decade"] for card in (*shown.pile, *shown.top))
    return [{"decade": decade, "count": counts[decade]} for decade in sorted(counts)]


def _living(shown: Position) -> dict[str, Any] | None:
    """6.3: the arithmetic while living standard is placed."""
    if not shown.depth or shown.step()[0] != steps.LIVING:
        return None
    _, seat, chosen, _ = shown.step()
    lends = int(shown.rules.card_values[seat][shown.card])
    limits = {"most": steps.MAX_LIVING, "most_lent": steps.MAX_LENT}
    return {"lends": lends, **limits, "rows": aids.living_rows(shown, int(seat), int(chosen))}


# -- events -------------------------------------------------------------------------------------------

SEAT_ARGS: Final = frozenset({"side", "by", "starter", "winner"})
CARD_ARGS: Final = frozenset({"card", "special", "given", "taken"})
PROVINCE_ARGS: Final = frozenset({"province", "source", "target", "attacker"})
WORD_ARGS: Final = {"use": USES, "origin": ORIGINS, "track": TRACK_NAMES, "termination": TERMINATIONS}


def _named(rules: Rules, key: str, name: str, value: Any) -> Any:
    if name in SEAT_ARGS:
        return _at(SEATS, value)
    if name in CARD_ARGS:
        return _at(rules.cards, value)
    if name in PROVINCE_ARGS:
        return _at(rules.codes, value)
    if name == "city":
        return rules.cities[value]
    if name == "connection":
        return connection_name(rules, value)
    if name == "sector":
        return rules.codes[rules.suppliers[value]] if value >= 0 else None
    if (key, name) == ("currency", "track"):  # 9.3: where the marker stands
        return value
    if name in WORD_ARGS and isinstance(value, int):
        return _at(WORD_ARGS[name], value)
    return value


def _at(names: Sequence[str], index: int) -> str | None:
    return names[index] if index >= 0 else None


# -- what is printed ------------------------------------------------------------------------------------


def _components(rules: Rules) -> dict[str, Any]:
    board = rules.components.board
    return {
        "provinces": [
            {"code": p.code, "name": p.name, "side": SIDES[p.side], "supplies_west_berlin": bool(p.supplier)}
            for p in board.provinces
        ],
        "cities": [
            {"name": c.name, "side": SIDES[c.side], "provinces": list(c.provinces), "kind": c.kind}
            for c in board.cities
        ],
        "connections": [
            {"name": connection_name(rules, k), "side": SIDES[c.side], "lines": c.lines}
            for k, c in enumerate(board.connections)
        ],
        "borders": [list(pair) for pair in board.borders],
        "cards": [_printed(rules, i) for i in range(len(rules.cards))],
    }


def _printed(rules: Rules, index: int) -> dict[str, Any]:
    card = rules.components.cards[index]
    rows = [
        {
            "symbol": row.kind,
            "side": SIDES[row.side],
            "count": row.count,
            "where": row.where,
            "limit": row.limit,
            "chosen_by": SIDES[row.arms],
        }
        for row in card.rows
    ]
    return {
        "id": card.id,
        "title": card.titles["en"],
        "decade": card.decade,
        "colour": card.colour,
        "west": card.west,
        "east": card.east,
        "flight": card.flight,
        "police": card.police,
        "prestige": card.prestige,
        "currency": card.currency,
        "socialists": card.socialists,
        "in_order": card.in_order,
        "rows": rows,
    }


def _printed_parts(rules: Rules) -> dict[str, Any]:
    """All that the page draws and names."""
    parts = rules.components
    return {
        "provinces": [asdict(province) for province in parts.board.provinces],
        "cities": [asdict(city) for city in parts.board.cities],
        "connections": [
            {"name": connection_name(rules, k), **asdict(connection)}
            for k, connection in enumerate(parts.board.connections)
        ],
        "borders": parts.board.borders,
        "suppliers": [rules.codes[province] for province in rules.suppliers],
        "cards": [_face(rules, i) for i in range(len(rules.cards))],
        "tracks": {
            "prestige": {space: [_row(rules, row) for row in rows] for space, rows in parts.tracks.prestige.items()},
            "socialists": parts.tracks.socialists,
            "flight": parts.tracks.flight,
        },
    }


def _face(rules: Rules, index: int) -> dict[str, Any]:
    """A card as it is printed, and what its event does in words."""
    card = rules.components.cards[index]
    rows = [_row(rules, row) for row in card.rows]
    return {**asdict(card), "rows": rows, "symbols": [plain(said) for said in naming.symbols(rules, index)]}


def _row(rules: Rules, row: Row) -> dict[str, Any]:
    return {**asdict(row), "phrase": plain(naming.symbol(rules, row))}
