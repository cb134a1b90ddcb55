"""The log: consecutive events of the same kind are combined into one line."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Final

from republik.games.wsdv.rules import naming
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.steps import EAST, TERMINATIONS, WEST
from republik.table.contract import Event
from republik.table.phrases import ACTION, DETAIL, HEADING, Arg, Level, Line, Name, Phrase, plain_number, signed

Args = dict[str, Any]

HEADINGS: Final = frozenset({"decade", "half", "decade_end", "phase", "game_over"})
ACTIONS: Final = frozenset({"card", "space"})
ORIGINS: Final = ("display", "hand", "special")
ROMAN: Final = ("", "I", "II", "III", "IV")
SECOND_HALF: Final = 2
TRACKS: Final = {"prestige", "currency", "socialists"}

# Events that are combined: the same word here, the same chooser, the same direction.
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


def log_lines(events: Sequence[Event], rules: Rules) -> list[Line]:
    """Returns the log lines of some events, as the reader may know them."""
    groups = (list(group) for _, group in groupby(enumerate(events), key=_kind))
    return [_line([event for _, event in group], group[0][0], rules) for group in groups]


def _kind(numbered: tuple[int, Event]) -> tuple[Any, ...]:
    number, event = numbered
    together = TOGETHER.get(event.key)
    if together is None:
        return (number,)
    args = event.args
    return together, args.get("by"), args.get("side"), args.get("count", 1) > 0


def _line(group: Sequence[Event], first: int, rules: Rules) -> Line:
    event = group[0]
    level: Level = HEADING if event.key in HEADINGS else ACTION if event.key in ACTIONS else DETAIL
    return Line(
        phrase=Phrase(_key(event), _args(group, rules)),
        first=first,
        count=len(group),
        level=level,
        seat=_seat(event.args),
        places=(
            *(p for e in group for p in _places(e.args, rules)),
            *(c for e in group for c in _cards(e.args, rules)),
        ),
        chapter=_begins_chapter(event),
        turn=event.key == "card",
    )


def _key(event: Event) -> str:
    if event.key == "unrest" and event.args["by"] not in (WEST, EAST):
        return "event-unrest-nobody"  # 9.6
    return "event-" + event.key.replace("_", "-")


def _seat(args: Args) -> str:
    side = args.get("side", args.get("by", -1))
    return naming.SEATS[side] if side in (WEST, EAST) else ""


def _begins_chapter(event: Event) -> bool:
    """Returns whether an event begins a half-decade or a decade end; except for the first, decades have their own
    event."""
    args = event.args
    if event.key == "half":
        return bool(args["half"] == SECOND_HALF or args["decade"] == 1)
    return event.key in ("decade", "decade_end")


def _places(args: Args, rules: Rules) -> list[str]:
    names = [naming.province(rules, args[n]) for n in ("province", "source", "target", "attacker") if n in args]
    if "city" in args:
        names.append(naming.city(rules, args["city"]))
    if "connection" in args:
        names.append(naming.line(rules, args["connection"]))
    if "space" in args:
        names.append(Name("space", str(args["space"])))
    if args.keys() >= TRACKS:
        names += [naming.track(track) for track, moved in enumerate(_moved(args)) if moved]
    return [f"{name.kind}:{name.id}" for name in names]


def _cards(args: Args, rules: Rules) -> list[str]:
    cards = [args.get(name, -1) for name in ("card", "given", "taken", "special")]
    return [f"card:{rules.cards[card]}" for card in cards if card >= 0]


def _args(group: Sequence[Event], rules: Rules) -> dict[str, Arg]:
    event = group[0]
    args = event.args
    given: dict[str, Arg] = {n: naming.seat(args[n]) for n in ("side", "by", "starter", "winner") if n in args}
    if event.key in TOGETHER:
        return given | _many(group, rules)
    if event.key in _SINGLE:
        return given | _SINGLE[event.key](args, rules)
    return given | {name: value for name, value in args.items() if name not in given}


# -- combined events ------------------------------------------------------------------------


def _many(group: Sequence[Event], rules: Rules) -> dict[str, Arg]:
    args = group[0].args
    what = tuple(phrase for event in group if (phrase := _one_of_many(event, rules)) is not None)
    change = "more" if args.get("count", 1) > 0 else "less"
    return {"what": what, "count": len(group), "change": change, "known": "yes" if what else "no"}


def _one_of_many(event: Event, rules: Rules) -> Arg | None:
    args = event.args
    if "card" in args:
        return naming.card(rules, args["card"])
    if "city" in args:
        return naming.city(rules, args["city"])
    if "connection" in args:
        return naming.line(rules, args["connection"])
    if event.key == "move":
        ends = {"from": naming.province(rules, args["source"]), "to": naming.province(rules, args["target"])}
        return Phrase("list-move", ends)
    if event.key == "attack":
        return attack(naming.province(rules, args["attacker"]), naming.province(rules, args["target"]), args["count"])
    return _place_and_count(args, rules) if "province" in args else None


def attack(source: Name, target: Name, unrest: int) -> Phrase:
    """9.7: describes an attack with its unrest."""
    moved = Phrase("list-move", {"from": source, "to": target})
    return Phrase("list-amount", {"what": moved, "count": signed(unrest)})


def _place_and_count(args: Args, rules: Rules) -> Arg:
    place: Arg = naming.province(rules, args["province"])
    if args.get("sector", -1) >= 0:
        place = Phrase("list-sector", {"place": place, "sector": naming.sector(rules, args["sector"])})
    count = args.get("count", 1)
    return place if abs(count) == 1 else Phrase("list-amount", {"what": place, "count": signed(count)})


# -- single events -----------------------------------------------------------------------------


def _decade(args: Args, rules: Rules) -> dict[str, Arg]:
    special = args.get("special", -1)
    return {"decade": ROMAN[args["decade"]], "special": naming.card(rules, special) if special >= 0 else ""}


def _half(args: Args, _rules: Rules) -> dict[str, Arg]:
    return {"decade": ROMAN[args["decade"]], "half": args["half"]}


def _card(args: Args, rules: Rules) -> dict[str, Arg]:
    card = naming.card(rules, args["card"])
    return {"card": card, "use": naming.USES[args["use"]], "origin": ORIGINS[args["origin"]]}


def _void(args: Args, rules: Rules) -> dict[str, Arg]:
    if "track" in args:
        return {"what": naming.track(args["track"])}
    return {"what": naming.symbol_code(rules, args["symbol"])}


def _tracks(args: Args, _rules: Rules) -> dict[str, Arg]:
    return {"what": tuple(naming.arrow(track, count) for track, count in enumerate(_moved(args)) if count)}


def _moved(args: Args) -> tuple[int, int, int]:
    """Returns how far each track's marker moves."""
    return args["prestige"], args["currency"], args["socialists"]


def _place(args: Args, rules: Rules) -> dict[str, Arg]:
    place = naming.city(rules, args["city"]) if "city" in args else naming.province(rules, args["province"])
    return {"place": place, "removed": args.get("removed", 0)}


def _known_card(args: Args, rules: Rules) -> dict[str, Arg]:
    is_public = "card" in args
    return {"known": "yes" if is_public else "no", "card": naming.card(rules, args["card"]) if is_public else ""}


def _swap(args: Args, rules: Rules) -> dict[str, Arg]:
    if "given" not in args:
        return {"known": "no", "given": "", "taken": ""}
    return {"known": "yes", "given": naming.card(rules, args["given"]), "taken": naming.card(rules, args["taken"])}


def _phase(args: Args, _rules: Rules) -> dict[str, Arg]:
    return {"phase": args["phase"], "name": Name("phase", str(args["phase"]))}


def _space(args: Args, rules: Rules) -> dict[str, Arg]:
    return {"space": signed(args["space"]), "symbols": naming.space_symbols(rules, args["space"])}


def _currency(args: Args, _rules: Rules) -> dict[str, Arg]:
    return {**args, "balance": signed(args["balance"]), "track": signed(args["track"])}


def _change(args: Args, _rules: Rules) -> dict[str, Arg]:
    return {"change": signed(args["change"])}


def _flight(args: Args, _rules: Rules) -> dict[str, Arg]:
    return {"steps": plain_number(args["steps"]), "points": args["points"]}


def _wall(args: Args, _rules: Rules) -> dict[str, Arg]:
    return {"stands": "yes" if args["stands"] else "no"}


def _decade_end(args: Args, _rules: Rules) -> dict[str, Arg]:
    return {"decade": ROMAN[args["decade"]]}


def _game_over(args: Args, _rules: Rules) -> dict[str, Arg]:
    key = "ending-" + TERMINATIONS[args["termination"]].replace("_", "-")
    return {"how": Phrase(key, {"winner": naming.seat(args["winner"])})}


_SINGLE: Final[dict[str, Callable[[Args, Rules], dict[str, Arg]]]] = {
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
    "decade_end": _decade_end,
    "game_over": _game_over,
}
