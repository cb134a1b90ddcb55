"""Events of Wir sind das Volk! with names for places, cards and sides."""

from collections.abc import Sequence
from typing import Any, Final, cast

from republik.games.wsdv.rules import decade_end
from republik.games.wsdv.rules.naming import SEATS
from republik.games.wsdv.rules.notation import TRACK_NAMES, USES, connection_name
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.steps import TERMINATIONS
from republik.table.contract import Event

from .board import ORIGINS
from .view import BoardEvent, NamedEvent

SEAT_ARGS: Final = frozenset({"side", "by", "starter", "winner"})
CARD_ARGS: Final = frozenset({"card", "special", "given", "taken"})
PROVINCE_ARGS: Final = frozenset({"province", "source", "target", "attacker"})
WORD_ARGS: Final = {"use": USES, "origin": ORIGINS, "track": TRACK_NAMES, "termination": TERMINATIONS}


def named_event(event: Event, rules: Rules) -> NamedEvent:
    """Returns an event, as the seat may know it, with names."""
    args = {name: _named(rules, event.key, name, value) for name, value in event.args.items()}
    return cast("NamedEvent", {"key": event.key, **args})


def board_event(event: Event, rules: Rules) -> BoardEvent:
    """Returns an event with names and with what follows from its figures, for the page."""
    told = cast("BoardEvent", named_event(event, rules))
    if event.key == "currency":
        told["enough"] = event.args["balance"] >= 0
    elif event.key == "protests":
        told["collapsing"] = [seat for seat in SEATS if decade_end.collapses(event.args[seat])]
    return told


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
