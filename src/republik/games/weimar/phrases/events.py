"""The log: consecutive events of the same kind are combined into one sentence."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from republik.games.weimar.rules import bot_tables as bt
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import naming
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.dice_actions import DICE_ACTIONS
from republik.games.weimar.rules.effect_phrases import joined
from republik.games.weimar.rules.naming import hyphens
from republik.games.weimar.rules.notation import city_name, topic_name
from republik.games.weimar.rules.rules import Rules
from republik.table.contract import Event
from republik.table.phrases import ACTION, DETAIL, HEADING, Arg, Line, Phrase, signed

from . import bots
from .measures import criterion_phrase, measure_phrase

HEADINGS: Final = frozenset({"round", "politics", "game_over"})
ACTIONS: Final = frozenset(
    "card use agenda prepared action negotiation government topic_won president presidency".split()
)
"""Events that are somebody's action or change the course of the game; all others follow from them."""
UNREPORTED: Final = frozenset({"hidden"})
"""Events for internal use, not shown in the log."""
TOGETHER: Final[dict[str, tuple[str, ...]]] = {
    "drawn": ("party",),
    "discarded": ("party",),
    "base": ("party",),
    "marker": ("marker",),
    "unit": (),
    "row": ("party",),
}
"""Events combined with the following ones of their kind if these arguments and the direction are equal."""
OF_A_PARTY: Final = frozenset({"seat", "vp", "reserve", "majority", "crisis"})
"""Events that concern the row of a party."""
TRACKS: Final = {
    "economy": "track:economy",
    "nsdap": "track:nsdap",
    "president": "office:president",
    "presidency": "office:president",
}
"""The place of an event that always happens in the same one."""
FOREIGN: Final = frozenset({"negotiation", "negotiated", "laid"})
"""Events whose card is a foreign-affairs card."""

HIGHEST: Final = 100
"""More than any total that is needed."""

Arguments = dict[str, Arg]


class ReportedEvent(NamedTuple):
    """An event to be shown, with the range of events it stands for."""

    event: Event
    first: int
    last: int


def log_lines(events: Sequence[Event], rules: Rules) -> list[Line]:
    """Returns the log lines of some events, as the reader may know them."""
    reports = [ReportedEvent(event, i, i) for i, event in enumerate(events) if event.key not in UNREPORTED]
    return [_line(group, rules) for group in _grouped(_merge_first_uses(reports))]


def _merge_first_uses(events: list[ReportedEvent]) -> list[ReportedEvent]:
    """Combines the first use of an automatic player's card with the row of the table that asks for it, and names it
    with the card, so that the card is reported once."""
    reports: list[ReportedEvent] = []
    for one in events:
        last = reports[-1] if reports and one.event.key == "use" else None
        if last is not None and last.first == last.last and _is_row_of_uses(last.event):
            reports[-1] = ReportedEvent(last.event, last.first, one.last)
            if len(reports) > 1 and reports[-2].event.key == "card":
                reports[-2] = ReportedEvent(Event("card", one.event.args), reports[-2].first, reports[-2].last)
        else:
            reports.append(one)
    return reports


def _is_row_of_uses(event: Event) -> bool:
    return event.key == "row" and bool(event.args["table"] == bt.TABLE_USES)


def _grouped(events: list[ReportedEvent]) -> list[list[ReportedEvent]]:
    """Groups the events that one line reports."""
    groups: list[list[ReportedEvent]] = []
    for one in events:
        if groups and _continues(groups[-1][-1].event, one.event):
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


def _continues(before: Event, event: Event) -> bool:
    """Returns whether an event belongs to the same line as the one before it."""
    if before.key == "thrown":
        return event.key in ("thrown", "roll")
    if before.key != event.key or before.key not in TOGETHER or _is_row_of_uses(before):
        return False
    return _kind(before) == _kind(event)


def _kind(event: Event) -> tuple[Any, ...]:
    """Returns what events of one line have in common."""
    return event.args.get("count", 1) > 0, *(event.args[name] for name in TOGETHER[event.key])


def _line(group: Sequence[ReportedEvent], rules: Rules) -> Line:
    events = [one.event for one in group]
    key = events[-1].key
    party = events[-1].args.get("party", -1)
    places = dict.fromkeys(place for event in events for place in _places(event, rules))
    return Line(
        Phrase(f"event-{hyphens(key)}", arguments(events, rules)),
        first=group[0].first,
        count=group[-1].last - group[0].first + 1,
        level=HEADING if key in HEADINGS else ACTION if key in ACTIONS else DETAIL,
        seat=fx.PARTIES[party] if party >= 0 else "",
        places=tuple(places),
        chapter=key == "round",
        turn=key == "card",
    )


def _places(event: Event, rules: Rules) -> list[str]:
    args = event.args
    places: list[str] = []
    if args.get("city", -1) >= 0:
        places.append(f"city:{city_name(args['city'])}")
    if args.get("card", -1) >= 0:
        foreign = event.key in FOREIGN
        places.append(f"foreign:{fx.FOREIGN_CARDS[args['card']]}" if foreign else f"card:{rules.cards[args['card']]}")
    if args.get("agenda", -1) >= 0:
        places.append(f"agenda:{rules.agendas[args['agenda']]}")
    if "slot" in args:
        places.append(f"topic:{topic_name(rules, args['slot'])}")
    return places + _board_places(event)


def _board_places(event: Event) -> list[str]:
    """Returns the places beside the map: parties, seats, tracks, markers."""
    args = event.args
    if event.key in OF_A_PARTY:
        party = fx.PARTIES[args["party"]]
        return [f"party:{party}", f"seats:{party}"] if event.key in ("seat", "majority") else [f"party:{party}"]
    if event.key == "government":
        return [f"party:{party}" for i, party in enumerate(fx.PARTIES) if args["parties"] >> i & 1]
    if event.key == "unit":
        return [f"city:{city_name(place)}" for place in (args["source"], args["target"]) if place < st.CITIES]
    if event.key == "box":
        return [f"box:{st.BOX_NAMES[args['marker']]}"]
    if event.key == "society":
        return [f"society:{fx.SOCIETY_MARKERS[args['marker']]}"]
    if event.key == "flag":
        return [f"nation:{fx.NATIONS[args['nation']]}"]
    if event.key == "minor":
        return [f"minor:{naming.MINOR_NAMES[args['minor']]}"]
    return [TRACKS[event.key]] if event.key in TRACKS else []


def arguments(group: Sequence[Event], rules: Rules) -> Arguments:
    """Returns the message arguments for the events of one line."""
    event = group[-1]
    args = event.args
    given: Arguments = {}
    for name, value in args.items():
        if name in _NAMED:
            key, make = _NAMED[name]
            given[key] = make(rules, value)
    if "count" in args:
        given |= {"count": abs(args["count"]), "change": "more" if args["count"] > 0 else "less"}
    if event.key in TOGETHER:
        what = tuple(part for one in group if (part := _one_of_many(one, rules)) is not None)
        given |= {"what": what, "count": len(group), "known": "yes" if what else "no"}
    if event.key == "row":
        given["what"] = joined("effect-then", [bots.followed(rules, one.args) for one in group])
    if event.key in ("thrown", "roll"):
        dice = _dice(group)
        given |= {"dice": dice, "known": "yes" if len(dice) > 1 else "no"}
    if event.key in _SINGLE:
        given |= _SINGLE[event.key](args, rules)
    return given


def _dice(group: Sequence[Event]) -> tuple[Arg, ...]:
    """Returns the single dice of a roll."""
    thrown = [event.args for event in group if event.key == "thrown"]
    return tuple(die for args in thrown for die in (args["first"], args["second"]) if die)


def _one_of_many(event: Event, rules: Rules) -> Arg | None:
    args = event.args
    if event.key in ("drawn", "discarded"):
        return naming.card(rules, args["card"]) if "card" in args else None
    if event.key == "row":
        return None
    if event.key == "unit":
        moved: Arguments = {"unit": naming.unit(args["kind"])}
        return Phrase("unit-moved", moved | {"from": naming.place(args["source"]), "to": naming.place(args["target"])})
    city = naming.city(args["city"])
    count = abs(args["count"])
    return Phrase("event-several", {"place": city, "count": count}) if count > 1 else city


def _plain(_rules: Rules, value: int) -> Arg:
    return value


def _yes(_rules: Rules, value: int) -> str:
    return "yes" if value else "no"


def _somebody(_rules: Rules, value: int) -> Arg:
    return naming.party_or_nobody(value)


_NAMED: Final[dict[str, tuple[str, Callable[[Rules, int], Arg]]]] = {
    "party": ("party", _somebody),
    "candidate": ("other", _somebody),
    "chancellor": ("chancellor", _somebody),
    "winner": ("winner", _somebody),
    "city": ("place", lambda _rules, value: naming.city(value)),
    "slot": ("topic", naming.topic),
    "point": ("field", naming.field),
    "nation": ("nation", lambda _rules, value: naming.nation(value)),
    "minor": ("minor", lambda _rules, value: naming.minor(value)),
    "coalition": ("coalition", lambda _rules, value: naming.coalition(value)),
    "why": ("why", lambda _rules, value: naming.why(value)),
    "agenda": ("agenda", naming.agenda),
    "card": ("card", naming.card),
    "special": ("card", lambda _rules, value: naming.special(value)),
    "use": ("use", lambda _rules, value: naming.use(value)),
    "seating": ("parties", naming.seating),
    "parties": ("parties", lambda _rules, value: naming.parties(value)),
    "result": ("result", _plain),
    "level": ("level", _plain),
    "round": ("round", _plain),
    "seats": ("seats", _plain),
    "number": ("number", _plain),
    "place": ("number", _plain),
    "yes": ("agreed", _yes),
    "success": ("agreed", _yes),
    "fulfilled": ("agreed", _yes),
    "bound": ("agreed", _yes),
    "least": ("least", _plain),
}
"""The message argument for an argument of an event, and how it is rendered."""


# -- single events -----------------------------------------------------------------------------


def _foreign(args: dict[str, int], _rules: Rules) -> Arguments:
    return {"card": naming.foreign(args["card"])}


def _foreign_track(args: dict[str, int], _rules: Rules) -> Arguments:
    return {"card": naming.foreign(args["space"])}


def _deck(args: dict[str, int], _rules: Rules) -> Arguments:
    if args["deck"] == st.REPUBLIC:
        return {"deck": Phrase("deck-republic")}
    return {"deck": Phrase("deck-party", {"party": naming.party(args["deck"])})}


def _secret_agenda(args: dict[str, int], rules: Rules) -> Arguments:
    known = "agenda" in args
    return {"known": "yes" if known else "no", "agenda": naming.agenda(rules, args["agenda"] if known else -1)}


def _action(args: dict[str, int], _rules: Rules) -> Arguments:
    return {"action": naming.action(args["kind"])}


def _result(args: dict[str, int], rules: Rules) -> Arguments:
    """Names the action, with the least total that succeeds."""
    action = DICE_ACTIONS[args["kind"]]
    needed = next(total for total in range(HIGHEST) if action.succeeds(rules, total))
    agreed = _yes(rules, action.succeeds(rules, args["result"]))
    return {"action": naming.action(args["kind"]), "needed": needed, "agreed": agreed}


def _reaction(args: dict[str, int], rules: Rules) -> Arguments:
    lost = rules.dice_lost[min(args["result"], len(rules.dice_lost) - 1)]
    return {"what": Phrase("roll-takes-dice", {"count": lost})}


def _crisis(args: dict[str, int], rules: Rules) -> Arguments:
    """Says whether the party is spared."""
    result, losses = args["result"], rules.crisis
    return {"agreed": _yes(rules, losses.base[result] + losses.seat[result] + losses.vp[result] == 0)}


def _topic_won(args: dict[str, int], rules: Rules) -> Arguments:
    """Names the option; the lines that follow say what it does."""
    return {"option": naming.option(rules, args["slot"], args["option"])}


def _politics(args: dict[str, int], _rules: Rules) -> Arguments:
    return {"number": args["step"], "name": Phrase(f"politics-{args['step']}")}


def _final(args: dict[str, int], rules: Rules) -> Arguments:
    return {"what": measure_phrase(rules.scenario.final[args["line"]]), "count": signed(args["count"])}


def _criterion(args: dict[str, int], rules: Rules) -> Arguments:
    return {"what": criterion_phrase(rules.scenario.criteria[args["number"] - 1])}


def _game_over(args: dict[str, int], _rules: Rules) -> Arguments:
    how = Phrase("ending-" + hyphens(st.TERMINATIONS[args["termination"]]))
    return {"how": how, "known": "yes" if args["winner"] >= 0 else "no"}


_SINGLE: Final[dict[str, Callable[[dict[str, int], Rules], Arguments]]] = {
    "deck_changed": _deck,
    "agenda_chosen": _secret_agenda,
    "turned": lambda args, _rules: {"unit": naming.unit(args["kind"])},
    "marker": lambda args, _rules: {"marker": naming.marker(st.MARKER_NAMES[args["marker"]])},
    "box": lambda args, _rules: {"marker": naming.marker(st.BOX_NAMES[args["marker"]])},
    "society": lambda args, _rules: {"marker": naming.society(args["marker"])},
    "action": _action,
    "result": _result,
    "reaction": _reaction,
    "crisis": _crisis,
    "total": _action,
    "topic_won": _topic_won,
    "negotiation": _foreign,
    "negotiated": _foreign,
    "laid": _foreign,
    "foreign_track": _foreign_track,
    "stresemann": lambda args, _rules: {"known": "yes" if args["side"] == st.FACE_UP else "no"},
    "politics": _politics,
    "bonus": lambda args, _rules: {"count": signed(args["count"])},
    "final": _final,
    "criterion": _criterion,
    "game_over": _game_over,
}
