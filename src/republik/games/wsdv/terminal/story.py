"""What happened, told as sentences: events of the same kind that follow one another become one."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from republik.games.wsdv.rules.steps import EAST, TERMINATIONS, WEST
from republik.table.contract import Event
from republik.terminal.layout import ACTION, DETAIL, HEADING, Line

from .words import TRACK_KEYS, USE_KEYS, Words, plain_number, signed

HEADINGS: Final = frozenset({"decade", "half", "decade_end", "phase", "game_over"})
ACTIONS: Final = frozenset({"card", "space"})
ORIGINS: Final = ("display", "hand", "special")
ROMAN: Final = ("", "I", "II", "III", "IV")

# Events that are told together: the same word here, the same chooser, the same direction.
TOGETHER: Final = {
    "turned_up": "turned_up",
    "drawn": "drawn",
    "discarded": "discarded",
    "seen": "seen",
    "unrest": "unrest",
    "calmed": "calmed",
    "move": "move",
    "build_city": "build",
    "build_line": "build",
    "dismantle_city": "dismantle",
    "dismantle_line": "dismantle",
    "rundown": "rundown",
    "living": "living",
    "imported": "imported",
    "socialist": "socialist",
    "police": "police",
    "attack": "attack",
}


def tell(events: Iterable[Event], words: Words) -> list[Line]:
    """The story of some events, as the listener may know them."""
    return [_line(list(group), words) for _, group in groupby(events, key=_kind)]


def _kind(event: Event) -> tuple[Any, ...]:
    together = TOGETHER.get(event.key)
    if together is None:
        return (id(event),)
    args = event.args
    return together, args.get("by"), args.get("side"), args.get("count", 1) > 0


def _line(group: Sequence[Event], words: Words) -> Line:
    event = group[0]
    level = HEADING if event.key in HEADINGS else ACTION if event.key in ACTIONS else DETAIL
    key = "event-" + event.key.replace("_", "-")
    if event.key == "unrest" and event.args["by"] not in (WEST, EAST):
        key = "event-unrest-nobody"  # 9.6
    return Line(level, words.text(key, **_args(group, words)))


def _args(group: Sequence[Event], words: Words) -> dict[str, Any]:
    event = group[0]
    args = event.args
    given: dict[str, Any] = {}
    for name in ("side", "by", "starter", "winner"):
        if name in args:
            given[name] = words.who(args[name])
    if event.key in TOGETHER:
        given |= _many(group, words)
    elif event.key in _SINGLE:
        given |= _SINGLE[event.key](args, words)
    else:
        given |= {name: value for name, value in args.items() if name not in given}
    return given


# -- several at once -------------------------------------------------------------------------


def _many(group: Sequence[Event], words: Words) -> dict[str, Any]:
    args = group[0].args
    what = [text for event in group if (text := _one_of_many(event, words))]
    change = "more" if args.get("count", 1) > 0 else "less"
    known = "yes" if what else "no"
    return {"what": words.list_of(what), "count": len(group), "change": change, "known": known}


def _one_of_many(event: Event, words: Words) -> str:
    args = event.args
    if "card" in args:
        return words.card(args["card"])
    if "city" in args:
        return words.city(args["city"])
    if "connection" in args:
        return words.line(args["connection"])
    if event.key == "move":
        return f"{words.province(args['source'])} → {words.province(args['target'])}"
    if event.key == "attack":
        source, target = words.province(args["attacker"]), words.province(args["target"])
        return f"{source} → {target} {signed(args['count'])}"
    return _place_and_count(args, words) if "province" in args else ""


def _place_and_count(args: dict[str, Any], words: Words) -> str:
    place = words.province(args["province"])
    if args.get("sector", -1) >= 0:
        place = f"{place} ({words.sector(args['sector'])})"
    count = args.get("count", 1)
    return place if abs(count) == 1 else f"{place} {signed(count)}"


# -- one at a time -----------------------------------------------------------------------------


def _decade(args: dict[str, Any], words: Words) -> dict[str, Any]:
    special = args.get("special", -1)
    return {"decade": ROMAN[args["decade"]], "special": words.card(special) if special >= 0 else ""}


def _half(args: dict[str, Any], _words: Words) -> dict[str, Any]:
    return {"decade": ROMAN[args["decade"]], "half": args["half"]}


def _card(args: dict[str, Any], words: Words) -> dict[str, Any]:
    use = USE_KEYS[args["use"]].removeprefix("use-")
    return {"card": words.card(args["card"]), "use": use, "origin": ORIGINS[args["origin"]]}


def _void(args: dict[str, Any], words: Words) -> dict[str, Any]:
    if "track" in args:
        return {"what": words.text(TRACK_KEYS[args["track"]])}
    return {"what": words.symbol_code(args["symbol"])}


def _tracks(args: dict[str, Any], words: Words) -> dict[str, Any]:
    moved = (args["prestige"], args["currency"], args["socialists"])
    return {"what": words.list_of(words.arrow(track, count) for track, count in enumerate(moved) if count)}


def _place(args: dict[str, Any], words: Words) -> dict[str, Any]:
    place = words.city(args["city"]) if "city" in args else words.province(args["province"])
    return {"place": place, "removed": args.get("removed", 0)}


def _known_card(args: dict[str, Any], words: Words) -> dict[str, Any]:
    known = "card" in args
    return {"known": "yes" if known else "no", "card": words.card(args["card"]) if known else ""}


def _swap(args: dict[str, Any], words: Words) -> dict[str, Any]:
    if "given" not in args:
        return {"known": "no", "given": "", "taken": ""}
    return {"known": "yes", "given": words.card(args["given"]), "taken": words.card(args["taken"])}


def _phase(args: dict[str, Any], words: Words) -> dict[str, Any]:
    return {"phase": args["phase"], "name": words.text(f"phase-{args['phase']}")}


def _space(args: dict[str, Any], words: Words) -> dict[str, Any]:
    return {"space": signed(args["space"]), "symbols": words.space_symbols(args["space"])}


def _currency(args: dict[str, Any], _words: Words) -> dict[str, Any]:
    return {**args, "balance": signed(args["balance"]), "track": signed(args["track"])}


def _change(args: dict[str, Any], _words: Words) -> dict[str, Any]:
    return {"change": signed(args["change"])}


def _flight(args: dict[str, Any], _words: Words) -> dict[str, Any]:
    return {"steps": plain_number(args["steps"]), "points": args["points"]}


def _wall(args: dict[str, Any], _words: Words) -> dict[str, Any]:
    return {"stands": "yes" if args["stands"] else "no"}


def _game_over(args: dict[str, Any], words: Words) -> dict[str, Any]:
    return {"how": words.text("ending-" + TERMINATIONS[args["termination"]].replace("_", "-"))}


_SINGLE = {
    "decade": _decade,
    "half": _half,
    "card": _card,
    "void": _void,
    "tracks": _tracks,
    "reduce": _place,
    "repair": _place,
    "close": _place,
    "transfer": _place,
    "hamburg": _place,
    "police_gained": _known_card,
    "removed": _known_card,
    "swap": _swap,
    "phase": _phase,
    "space": _space,
    "currency": _currency,
    "socialist_phase": _change,
    "wall": _wall,
    "flight": _flight,
    "decade_end": lambda args, _words: {"decade": ROMAN[args["decade"]]},
    "game_over": _game_over,
}
