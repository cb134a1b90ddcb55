"""The presenter of Wir sind das Volk!: board, cards and events by name, for the web client and external programs."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final, cast

from republik.table.contract import SPECTATOR, Event
from republik.table.contract import Position as AnyPosition
from republik.table.contract import View as AnyView
from republik.table.game import PAGE, Options, Presenter
from republik.table.phrases import plain

from .position_data import ORIGINS, SEATS, add_derived, position_data
from .research.features import encode, feature_names
from .rules import naming
from .rules.components import NEWEST, Row
from .rules.notation import TRACK_NAMES, USES, connection_name
from .rules.position import Position, View
from .rules.rules import Rules, standard_rules
from .rules.steps import TERMINATIONS

SIDES: Final = {"W": "west", "E": "east", "": ""}


class WsdvPresenter(Presenter):
    """Serialises views and events with names. It reads only the view, so it cannot reveal anything hidden."""

    def game(self, view: AnyView, wants: Sequence[str]) -> dict[str, Any]:
        """Returns what stays constant during a game."""
        rules = cast("View", view).shown.rules
        told: dict[str, Any] = {"edition": rules.edition.id}
        if "components" in wants:
            told["components"] = _components(rules)
        if "features" in wants:
            told["feature_names"] = feature_names(rules)
        return told

    def view(self, view: AnyView, wants: Sequence[str]) -> dict[str, Any]:
        """Returns everything the seat knows now."""
        own = cast("View", view)
        told = position_data(own)
        if "features" in wants:
            told["features"] = [int(number) for number in encode(own)]
        if "forecast" in wants:
            told["forecast"] = own.forecast()
        if PAGE in wants:
            add_derived(told, own)
        return told

    def open(self, position: AnyPosition, seats: Sequence[str]) -> dict[str, Any]:  # noqa: ARG002
        return self.view(View(SPECTATOR, cast("Position", position)), (PAGE,))

    def forecast(self, view: AnyView) -> dict[str, Any]:
        return cast("View", view).forecast()

    def reveals(self, before: AnyView, after: AnyView) -> bool:
        """Returns whether a hidden card is now open. The card in play and that of a special event were visible
        before."""
        shown = cast("View", before).shown
        return bool(_seen(cast("View", after).shown) - _seen(shown) - {shown.special, shown.card})

    def event(self, event: Event, view: AnyView, wants: Sequence[str] = ()) -> dict[str, Any]:  # noqa: ARG002
        """Returns an event, as the seat may know it, with names for places, cards and sides."""
        rules = cast("View", view).shown.rules
        return {"key": event.key} | {name: _named(rules, event.key, name, value) for name, value in event.args.items()}

    def components(self, options: Options) -> dict[str, Any]:
        """Returns board, cards and tracks as printed, with their names in all languages."""
        return _printed_parts(standard_rules(options.get("edition", NEWEST)))


def _seen(shown: Position) -> set[int]:
    """Returns every card that is open to the seat."""
    piles = (shown.display, shown.hand_west, shown.hand_east, shown.top, shown.row, shown.gone_west, shown.gone_east)
    known = (shown.seen_west, shown.seen_east, shown.police)
    return {card for pile in (*piles, *known) for card in pile if card >= 0}


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
    if (key, name) == ("currency", "track"):  # 9.3: the position of the marker
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
    """Returns everything the web client draws and names."""
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
    """Returns a card as printed, and its event in words."""
    card = rules.components.cards[index]
    rows = [_row(rules, row) for row in card.rows]
    return {**asdict(card), "rows": rows, "symbols": [plain(said) for said in naming.symbols(rules, index)]}


def _row(rules: Rules, row: Row) -> dict[str, Any]:
    return {**asdict(row), "phrase": plain(naming.symbol(rules, row))}
