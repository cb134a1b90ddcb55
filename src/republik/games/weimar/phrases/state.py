"""Describes the whole board in words, for clients that do not draw it."""

from collections.abc import Iterator
from typing import Final

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import foreign, scoring
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.position import Position, View, sees
from republik.table.phrases import Arg, Name, Phrase

from . import names
from .effects import criterion_phrase, effect_phrase
from .notes import agenda_face, card_face, foreign_face

EMPTY: Final = Phrase("panel-empty")


def when(position: Position) -> Phrase:
    """Returns the round; before the first round, the set-up."""
    if not position.round:
        return Phrase("when-set-up")
    return Phrase("when-round", {"round": position.round, "last": position.rules.last_round})


def state(view: View) -> list[Phrase]:
    """Describes everything the seat sees, from the general to the particular."""
    shown = view.shown
    return [
        _header(shown),
        *_offices(shown),
        *(_party(shown, party) for party in range(st.PARTIES)),
        _parliament(shown),
        *_cities(shown),
        *_elsewhere(shown),
        *_opinion(shown),
        *_republic(shown),
        *_foreign_affairs(shown),
        *_criteria(shown),
        *_cards(view),
    ]


def _entry(what: Arg, value: Arg) -> Phrase:
    return Phrase("state-entry", {"what": what, "value": value or EMPTY})


def _counted(what: Arg, count: int) -> Phrase:
    return Phrase("state-counted", {"what": what, "count": count})


def _times(what: Arg, count: int) -> Phrase:
    """Combines a phrase with a count, for names that contain a number."""
    return Phrase("state-times", {"what": what, "count": count})


def _header(shown: Position) -> Phrase:
    scenario = Name("scenario", shown.rules.scenario.key)
    if shown.termination != st.ONGOING:
        return Phrase("header-over", {"scenario": scenario})
    return Phrase("state-when", {"scenario": scenario, "when": when(shown)})


def _offices(shown: Position) -> Iterator[Phrase]:
    chancellor = Phrase("panel-chancellor", {"party": names.party_or_nobody(shown.chancellor)})
    yield _entry(Phrase("panel-government"), (*names.parties(shown.government), chancellor))
    yield _entry(Phrase("panel-president"), names.party_or_nobody(shown.president))
    held = [(number, holder) for number, holder in enumerate(shown.minor) if holder >= 0]
    if held:
        told = tuple(
            Phrase("state-held", {"what": names.minor(number), "party": names.party(holder)}) for number, holder in held
        )
        yield _entry(Phrase("panel-minor"), told)
    if shown.stresemann != st.OUT_OF_GAME:
        yield Phrase("panel-stresemann-up" if shown.stresemann == st.FACE_UP else "panel-stresemann-down")


def _party(shown: Position, party: int) -> Phrase:
    columns = {
        "vp": shown.vp[party],
        "reserve": shown.reserve[party],
        "seats": shown.seats[party],
        "bases": shown.base_count(party),
        "cards": len(shown.hands[party]),
        "figures": shown.figures_left(party),
    }
    told: list[Arg] = [_counted(Phrase(f"column-{name}"), count) for name, count in columns.items()]
    agenda = shown.agendas[party]
    if agenda >= 0 or agenda == st.HIDDEN_AGENDA:
        told.append(_entry(Phrase("column-agenda"), names.agenda(shown.rules, agenda)))
    return _entry(names.party(party), tuple(told))


def _parliament(shown: Position) -> Phrase:
    size, seats = shown.rules.parliament, shown.occupied()
    told: list[Arg] = [Phrase("panel-parliament-count", {"seats": min(seats, size), "size": size})]
    if seats > size:
        told.append(Phrase("panel-overflow", {"count": seats - size}))
    if shown.neutral_seats():
        told.append(Phrase("panel-neutral", {"count": shown.neutral_seats()}))
    return _entry(Phrase("panel-parliament"), tuple(told))


def _cities(shown: Position) -> Iterator[Phrase]:
    rules = shown.rules
    for city in range(st.CITIES):
        bases = ((party, shown.bases[party * st.CITIES + city]) for party in range(st.PARTIES))
        told: list[Arg] = [_counted(names.party(party), count) for party, count in bases if count]
        told.append(Phrase("note-free", {"free": rules.slots[city] - shown.filled[city], "slots": rules.slots[city]}))
        told += [names.marker(name) for marker, name in enumerate(st.MARKER_NAMES) if shown.marker(marker, city)]
        told += _units(shown, city)
        yield _entry(names.city(city), tuple(told))


def _units(shown: Position, place: int) -> list[Phrase]:
    counts = ((kind, shown.units[kind * st.PLACES + place]) for kind in range(st.UNIT_KINDS))
    return [_times(names.unit(kind), count) for kind, count in counts if count]


def _elsewhere(shown: Position) -> Iterator[Phrase]:
    for place in (st.SUPPLY, st.DISSOLVED):
        yield _entry(names.place(place), tuple(_units(shown, place)))


def _opinion(shown: Position) -> Iterator[Phrase]:
    rules = shown.rules
    lying = [(slot, point) for slot, point in enumerate(shown.topics) if point >= 0]
    told = tuple(
        Phrase("state-topic", {"topic": names.topic(rules, slot), "field": names.field(rules, point)})
        for slot, point in lying
    )
    yield _entry(Phrase("panel-opinion"), told)


def _republic(shown: Position) -> Iterator[Phrase]:
    rules = shown.rules
    box = tuple(
        _counted(names.marker(name), count) for name, count in zip(st.BOX_NAMES, shown.box, strict=True) if count
    )
    full = Phrase("panel-box-count", {"count": shown.box_total(), "size": rules.box_spaces})
    yield _entry(Phrase("panel-box"), (full, *box))
    yield _entry(Phrase("panel-economy"), shown.economy)
    yield _entry(Phrase("panel-society"), tuple(names.society(marker) for marker in shown.society))
    figures = tuple(_counted(names.party(party), count) for party, count in enumerate(shown.nsdap) if count)
    yield _entry(Phrase("panel-nsdap"), figures)


def _foreign_affairs(shown: Position) -> Iterator[Phrase]:
    flags = tuple(_counted(names.nation(nation), count) for nation, count in enumerate(shown.flags) if count)
    told: list[Arg] = [names.foreign(shown.foreign_track)]
    if flags:
        told.append(Phrase("panel-flags", {"flags": flags}))
    yield _entry(Phrase("panel-foreign"), tuple(told))
    top = foreign.top_card(shown)
    for card in range(len(fx.FOREIGN_CARDS)):
        if card == top or shown.foreign_beside >> card & 1:
            yield _entry(names.foreign(card), foreign_face(shown.rules, card))


def _criteria(shown: Position) -> Iterator[Phrase]:
    """W2: describes which criteria of the solo scenario are met."""
    if not shown.rules.solo:
        return
    met = scoring.criteria(shown)
    scenario = shown.rules.scenario
    yield Phrase(
        "panel-criteria", {"count": sum(met), "small": scenario.small_victory, "great": scenario.great_victory}
    )
    for number, (line, fulfilled) in enumerate(zip(scenario.criteria, met, strict=True), 1):
        args: dict[str, Arg] = {
            "number": number,
            "what": criterion_phrase(line),
            "agreed": "yes" if fulfilled else "no",
        }
        yield Phrase("event-criterion", args)


def _cards(view: View) -> Iterator[Phrase]:
    """Describes the hands that the seat knows, the agendas it may choose, and the card in play."""
    shown = view.shown
    rules = shown.rules
    for party in range(st.PARTIES):
        if not sees(shown, view.seat, party) or rules.is_bot[party]:
            continue
        yield Phrase("show-hand", {"party": names.party(party)})
        for card in shown.hands[party]:
            if card >= 0:
                yield _entry(names.card(rules, card), card_face(rules, card))
        if shown.termination == st.ONGOING and shown.step()[:2] == (st.AGENDA, party):
            for agenda in rules.agendas_of[party]:
                yield _entry(names.agenda(rules, agenda), agenda_face(rules, agenda))
    if shown.card >= 0:
        effect = effect_phrase(rules.effects[rules.event[shown.card]])
        yield Phrase(
            "state-card",
            {"party": names.party_or_nobody(shown.player), "card": names.card(rules, shown.card), "what": effect},
        )
