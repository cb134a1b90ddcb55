"""What happened in a game of Weimar, told as sentences: events of the same kind that follow one another become one."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from republik.games.weimar.rules import steps as st
from republik.table.contract import Event
from republik.terminal.layout import ACTION, DETAIL, HEADING, Line

from .words import WeimarWords, hyphens, signed

HEADINGS: Final = frozenset({"round", "politics", "game_over"})
ACTIONS: Final = frozenset({"card", "use", "agenda", "impulse", "government"})
UNTOLD: Final = frozenset({"hidden"})
"""What only the table needs to know."""
TOGETHER: Final[dict[str, tuple[str, ...]]] = {
    "drawn": ("party",),
    "discarded": ("party",),
    "base": ("party",),
    "marker": ("marker",),
    "unit": (),
}
"""Events told together with the next ones of their kind, if these arguments and the direction are the same."""


def tell(events: Iterable[Event], words: WeimarWords) -> list[Line]:
    """The story of some events, as the listener may know them."""
    told = _cards_once([event for event in events if event.key not in UNTOLD], words)
    return [_line(list(group), words) for _, group in groupby(told, key=_kind)]


def _cards_once(events: list[Event], words: WeimarWords) -> list[Event]:
    """The card of an automatic player is told once: its first use stands in the sentence that plays it."""
    told: list[Event] = []
    just_played = False
    for event in events:
        if just_played and _begins_with(told[-1], event, words):
            told[-1] = Event("card", event.args)
            just_played = False
        else:
            told.append(event)
            just_played = event.key == "card"
    return told


def _begins_with(card: Event, use: Event, words: WeimarWords) -> bool:
    """Whether an automatic player begins a card with this use; people choose theirs as they play it."""
    if use.key != "use" or card.args["card"] != use.args["card"]:
        return False
    by_a_party = words.rules.deck[card.args["card"]] != st.REPUBLIC
    return by_a_party or bool(card.args["use"] == use.args["use"])


def _kind(event: Event) -> tuple[Any, ...]:
    same = TOGETHER.get(event.key)
    if same is None:
        return (id(event),)
    return event.key, event.args.get("count", 1) > 0, *(event.args[name] for name in same)


def _line(group: Sequence[Event], words: WeimarWords) -> Line:
    event = group[0]
    level = HEADING if event.key in HEADINGS else ACTION if event.key in ACTIONS else DETAIL
    return Line(level, words.text("event-" + hyphens(event.key), **arguments(group, words)))


def arguments(group: Sequence[Event], words: WeimarWords) -> dict[str, Any]:
    """The arguments of a message for some events of one kind."""
    event = group[0]
    args = event.args
    given: dict[str, Any] = {}
    for name, value in args.items():
        if name in _NAMED:
            key, make = _NAMED[name]
            given[key] = make(words, value)
    if "count" in args:
        given |= {"count": abs(args["count"]), "change": "more" if args["count"] > 0 else "less"}
    if event.key == "marker":
        given["marker"] = words.marker(st.MARKER_NAMES[args["marker"]])
    if event.key in TOGETHER:
        what = [text for one in group if (text := _one_of_many(one, words))]
        given |= {"what": words.list_of(what), "count": len(group), "known": "yes" if what else "no"}
    elif event.key in _SINGLE:
        given |= _SINGLE[event.key](args, words)
    return given


_NAMED: Final[dict[str, tuple[str, Callable[[WeimarWords, int], Any]]]] = {
    "party": ("party", WeimarWords.somebody),
    "candidate": ("other", WeimarWords.somebody),
    "chancellor": ("chancellor", WeimarWords.somebody),
    "winner": ("winner", WeimarWords.somebody),
    "city": ("place", WeimarWords.city),
    "kind": ("unit", WeimarWords.unit),
    "slot": ("topic", WeimarWords.topic),
    "point": ("field", WeimarWords.field),
    "nation": ("nation", WeimarWords.nation),
    "minor": ("minor", WeimarWords.minor),
    "coalition": ("coalition", WeimarWords.coalition),
    "why": ("why", WeimarWords.why),
    "agenda": ("agenda", WeimarWords.agenda),
    "special": ("card", WeimarWords.special),
    "use": ("use", WeimarWords.use),
    "seating": ("parties", WeimarWords.seating),
    "parties": ("parties", WeimarWords.parties),
    "result": ("result", lambda _words, value: value),
    "level": ("level", lambda _words, value: value),
    "round": ("round", lambda _words, value: value),
    "seats": ("seats", lambda _words, value: value),
    "number": ("number", lambda _words, value: value),
    "place": ("number", lambda _words, value: value),
    "yes": ("agreed", lambda _words, value: "yes" if value else "no"),
    "success": ("agreed", lambda _words, value: "yes" if value else "no"),
    "fulfilled": ("agreed", lambda _words, value: "yes" if value else "no"),
}


def _one_of_many(event: Event, words: WeimarWords) -> str:
    args = event.args
    if event.key in ("drawn", "discarded"):
        return words.card(args["card"]) if "card" in args else ""
    if event.key == "unit":
        source, target = words.place(args["source"]), words.place(args["target"])
        return words.text("unit-moved", unit=words.unit(args["kind"]), **{"from": source, "to": target})
    count = abs(args["count"])
    return words.city(args["city"]) + (f" ({count})" if count > 1 else "")


# -- one at a time -----------------------------------------------------------------------------


def _card(args: dict[str, Any], words: WeimarWords) -> dict[str, Any]:
    return {"card": words.card(args["card"])}


def _foreign(args: dict[str, Any], words: WeimarWords) -> dict[str, Any]:
    return {"card": words.foreign(args["card"])}


def _deck(args: dict[str, Any], words: WeimarWords) -> dict[str, Any]:
    if args["deck"] == st.REPUBLIC:
        return {"deck": words.text("deck-republic")}
    return {"deck": words.text("deck-party", party=words.party(args["deck"]))}


def _secret_agenda(args: dict[str, Any], words: WeimarWords) -> dict[str, Any]:
    known = "agenda" in args
    return {"known": "yes" if known else "no", "agenda": words.agenda(args["agenda"]) if known else ""}


def _action(args: dict[str, Any], words: WeimarWords) -> dict[str, Any]:
    return {"action": words.action(args["kind"])}


def _marker(args: dict[str, Any], words: WeimarWords) -> dict[str, Any]:
    return {"marker": words.marker(st.BOX_NAMES[args["marker"]])}


def _society(args: dict[str, Any], words: WeimarWords) -> dict[str, Any]:
    return {"marker": words.society(args["marker"])}


def _topic_won(args: dict[str, Any], words: WeimarWords) -> dict[str, Any]:
    return {"option": words.option(args["slot"], args["option"])}


def _politics(args: dict[str, Any], words: WeimarWords) -> dict[str, Any]:
    return {"number": args["step"], "name": words.text(f"politics-{args['step']}")}


def _final(args: dict[str, Any], words: WeimarWords) -> dict[str, Any]:
    return {"what": words.line(words.rules.scenario.final[args["line"]]), "count": signed(args["count"])}


def _criterion(args: dict[str, Any], words: WeimarWords) -> dict[str, Any]:
    return {"what": words.line(words.rules.scenario.criteria[args["number"] - 1])}


def _game_over(args: dict[str, Any], words: WeimarWords) -> dict[str, Any]:
    winner = args["winner"]
    how = words.text("ending-" + hyphens(st.TERMINATIONS[args["termination"]]))
    return {"how": how, "winner": words.somebody(winner), "known": "yes" if winner >= 0 else "no"}


def _foreign_track(args: dict[str, Any], words: WeimarWords) -> dict[str, Any]:
    return {"card": words.foreign(args["space"])}


_SINGLE: Final[dict[str, Callable[[dict[str, Any], WeimarWords], dict[str, Any]]]] = {
    "deck_changed": _deck,
    "agenda_chosen": _secret_agenda,
    "card": _card,
    "use": _card,
    "removed_card": _card,
    "cancelled": _card,
    "politician": _card,
    "action": _action,
    "result": _action,
    "box": _marker,
    "society": _society,
    "topic_won": _topic_won,
    "negotiation": _foreign,
    "negotiated": _foreign,
    "laid": _foreign,
    "foreign_track": _foreign_track,
    "stresemann": lambda args, _words: {"known": "yes" if args["side"] == st.FACE_UP else "no"},
    "politics": _politics,
    "bonus": lambda args, _words: {"count": signed(args["count"])},
    "final": _final,
    "criterion": _criterion,
    "game_over": _game_over,
}
