"""Describes the whole board in words, for clients that do not draw it."""

from collections.abc import Iterator
from typing import Final

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import foreign, naming, scoring
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.effect_phrases import effect_phrase
from republik.games.weimar.rules.position import Position, View, sees
from republik.games.weimar.rules.rounds import Agenda
from republik.table.phrases import Arg, Name, Phrase

from .measures import criterion_phrase
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
    """Returns "what: value"; an empty value is said to be so."""
    return Phrase("state-entry", {"what": what, "value": value or EMPTY})


def _counted(what: Arg, count: int) -> Phrase:
    """Returns "what count"."""
    return Phrase("state-counted", {"what": what, "count": count})


def _times(what: Arg, count: int) -> Phrase:
    """Returns "what × count", for names that contain a number themselves."""
    return Phrase("state-times", {"what": what, "count": count})


def _header(shown: Position) -> Phrase:
    scenario = Name("scenario", shown.rules.scenario.key)
    if shown.termination != st.ONGOING:
        return Phrase("header-over", {"scenario": scenario})
    return Phrase("state-when", {"scenario": scenario, "when": when(shown)})


def _offices(shown: Position) -> Iterator[Phrase]:
    chancellor = Phrase("panel-chancellor", {"party": naming.party_or_nobody(shown.chancellor)})
    yield _entry(Phrase("panel-government"), (*naming.parties(shown.government), chancellor))
    yield _entry(Phrase("panel-president"), naming.party_or_nobody(shown.president))
    minor_offices = [(number, holder) for number, holder in enumerate(shown.minor) if holder >= 0]
    if minor_offices:
        parts = tuple(
            Phrase("state-held", {"what": naming.minor(number), "party": naming.party(holder)})
            for number, holder in minor_offices
        )
        yield _entry(Phrase("panel-minor"), parts)
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
    parts: list[Arg] = [_counted(Phrase(f"column-{name}"), count) for name, count in columns.items()]
    agenda = shown.agendas[party]
    if agenda >= 0 or agenda == st.HIDDEN_AGENDA:
        parts.append(_entry(Phrase("column-agenda"), naming.agenda(shown.rules, agenda)))
    return _entry(naming.party(party), tuple(parts))


def _parliament(shown: Position) -> Phrase:
    size, seats = shown.rules.parliament, shown.occupied()
    parts: list[Arg] = [Phrase("panel-parliament-count", {"seats": min(seats, size), "size": size})]
    if shown.surplus_seats():
        parts.append(Phrase("panel-overflow", {"count": shown.surplus_seats()}))
    if shown.neutral_seats():
        parts.append(Phrase("panel-neutral", {"count": shown.neutral_seats()}))
    return _entry(Phrase("panel-parliament"), tuple(parts))


def _cities(shown: Position) -> Iterator[Phrase]:
    rules = shown.rules
    for city in range(st.CITIES):
        bases = ((party, shown.bases[party * st.CITIES + city]) for party in range(st.PARTIES))
        parts: list[Arg] = [_counted(naming.party(party), count) for party, count in bases if count]
        parts.append(Phrase("note-free", {"free": rules.slots[city] - shown.filled[city], "slots": rules.slots[city]}))
        parts += [naming.marker(name) for marker, name in enumerate(st.MARKER_NAMES) if shown.marker(marker, city)]
        parts += _units(shown, city)
        yield _entry(naming.city(city), tuple(parts))


def _units(shown: Position, place: int) -> list[Phrase]:
    counts = ((kind, shown.units[kind * st.PLACES + place]) for kind in range(st.UNIT_KINDS))
    return [_times(naming.unit(kind), count) for kind, count in counts if count]


def _elsewhere(shown: Position) -> Iterator[Phrase]:
    for place in (st.SUPPLY, st.DISSOLVED):
        yield _entry(naming.place(place), tuple(_units(shown, place)))


def _opinion(shown: Position) -> Iterator[Phrase]:
    rules = shown.rules
    on_board = [(slot, point) for slot, point in enumerate(shown.topics) if point >= 0]
    parts = tuple(
        Phrase("state-topic", {"topic": naming.topic(rules, slot), "field": naming.field(rules, point)})
        for slot, point in on_board
    )
    yield _entry(Phrase("panel-opinion"), parts)


def _republic(shown: Position) -> Iterator[Phrase]:
    rules = shown.rules
    box = tuple(
        _counted(naming.marker(name), count) for name, count in zip(st.BOX_NAMES, shown.box, strict=True) if count
    )
    occupied = Phrase("panel-box-count", {"count": shown.box_total(), "size": rules.box_spaces})
    yield _entry(Phrase("panel-box"), (occupied, *box))
    yield _entry(Phrase("panel-economy"), shown.economy)
    yield _entry(Phrase("panel-society"), tuple(naming.society(marker) for marker in shown.society))
    figures = tuple(_counted(naming.party(party), count) for party, count in enumerate(shown.nsdap) if count)
    yield _entry(Phrase("panel-nsdap"), figures)


def _foreign_affairs(shown: Position) -> Iterator[Phrase]:
    flags = tuple(_counted(naming.nation(nation), count) for nation, count in enumerate(shown.flags) if count)
    parts: list[Arg] = [naming.foreign(shown.foreign_track)]
    if flags:
        parts.append(Phrase("panel-flags", {"flags": flags}))
    yield _entry(Phrase("panel-foreign"), tuple(parts))
    top = foreign.top_card(shown)
    for card in range(len(fx.FOREIGN_CARDS)):
        if card == top or shown.foreign_beside >> card & 1:
            yield _entry(naming.foreign(card), foreign_face(shown.rules, card))


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
        yield Phrase("show-hand", {"party": naming.party(party)})
        for card in shown.hands[party]:
            if card >= 0:
                yield _entry(naming.card(rules, card), card_face(rules, card))
        if shown.termination == st.ONGOING and isinstance(shown.step(), Agenda) and shown.to_act() == party:
            for agenda in rules.agendas_of[party]:
                yield _entry(naming.agenda(rules, agenda), agenda_face(rules, agenda))
    if shown.card >= 0:
        effect = effect_phrase(rules.effects[rules.event[shown.card]])
        yield Phrase(
            "state-card",
            {"party": naming.party_or_nobody(shown.player), "card": naming.card(rules, shown.card), "what": effect},
        )
