"""Sets up any position by names: for tests, lessons, puzzles and records that begin mid-game."""

from collections.abc import Iterable, Mapping

from republik.table.native import Ints, i64, vec

from . import effects as fx
from . import steps as st
from .flow import advance
from .notation import ARM_LETTERS, PARTY_NAMES, city_name
from .politics import Politics
from .position import Position
from .rounds import NextImpulse, push_play
from .rules import Rules, rules_for
from .scenarios import set_up
from .state import State

PLACE_NAMES = {"supply": st.SUPPLY, "dissolved": st.DISSOLVED, "unused": st.UNUSED}
KIND_NAMES = (*fx.UNITS, "black1", "black2")


class BadScene(ValueError):
    """A position that cannot be set up."""


def scene(
    scenario: str = "main",
    *,
    rules: Rules | None = None,
    round_number: int | None = None,
    to_act: str = "SPD",
    politics: int = 0,
    hands: Mapping[str, Iterable[str]] | None = None,
    discards: Iterable[str] = (),
    bases: Mapping[str, str] | None = None,
    seats: Iterable[int] | None = None,
    vp: Iterable[int] | None = None,
    reserve: Iterable[int] | None = None,
    units: Mapping[str, Mapping[str, int]] | None = None,
    markers: Mapping[str, str] | None = None,
    box: Mapping[str, int] | None = None,
    topics: Mapping[str, str] | None = None,
    society: Iterable[str] | None = None,
    flags: Mapping[str, int] | None = None,
    economy: int | None = None,
    government: Iterable[str] | None = None,
    chancellor: str = "",
    president: str = "",
    seating: Iterable[str] = PARTY_NAMES,
    stresemann: bool = False,
    impulse: int = 1,
) -> Position:
    """Returns a position with `to_act` choosing a card in an impulse, or at the start of a step of the politics phase.

    Anything omitted is as in the scenario's set-up, except that cities, DR box and grid are empty and Stresemann is
    face down. Cities are given in one text ("Berlin Essen"; twice for two bases), topics with a field such as "S3", "K2
    S1" or "0", second copies as "economy 2". Units are at the places given; the rest of their kind stays where the
    scenario puts it.
    """
    tables = rules or rules_for(scenario)
    position = Position(tables)
    set_up(position)
    position.clear_agenda()
    position.seating = vec[i64]([_party(name) for name in seating])
    position.round = tables.first_round if round_number is None else round_number
    _set_offices(position, government, chancellor, president)
    _set_numbers(position, seats, vp, reserve, economy)
    position.stresemann = st.FACE_UP if stresemann else st.FACE_DOWN
    _set_bases(position, bases or {})
    _set_units(position, units or {})
    _set_markers(position, markers or {}, box or {}, flags or {})
    _set_topics(position, topics or {})
    if society is not None:
        position.society = [_index_of(fx.SOCIETY_MARKERS, word) for word in society]
    _set_cards(position, hands or {}, discards)
    _set_agenda(position, _party(to_act), politics, impulse)
    advance(position)
    position.check()
    return position


def _index_of(words: tuple[str, ...], word: str) -> int:
    if word not in words:
        raise BadScene(f"there is no {word!r}")
    return words.index(word)


def _party(name: str) -> int:
    return _index_of(PARTY_NAMES, name)


def city_index(name: str) -> int:
    """Returns a city by its name."""
    return _index_of(tuple(city_name(city) for city in range(st.CITIES)), name)


def point_index(rules: Rules, field: str) -> int:
    """Returns a point of the grid by its field: "S3", "K2 S1", "0"."""
    x = y = 0
    for word in field.split():
        if word == "0":
            continue
        if word[0] not in ARM_LETTERS or not word[1:].isdecimal():
            raise BadScene(f"there is no field {field!r}")
        sign = {"S": (0, 1), "Z": (1, 0), "K": (-1, 0), "D": (0, -1)}[word[0]]
        x += sign[0] * int(word[1:])
        y += sign[1] * int(word[1:])
    if (x, y) not in rules.point_index:
        raise BadScene(f"there is no field {field!r}")
    return rules.point_index[(x, y)]


def slot_index(rules: Rules, name: str) -> int:
    """Returns a topic marker by its name: "media", "economy 2"."""
    word, _, copy = name.partition(" ")
    slots = rules.slots_of[_index_of(fx.TOPICS, word)]
    number = int(copy or 1)
    if not 1 <= number <= len(slots):
        raise BadScene(f"there is no {name!r}")
    return slots[number - 1]


def _set_offices(state: State, government: Iterable[str] | None, chancellor: str, president: str) -> None:
    if government is not None:
        state.government = st.mask_of(_party(name) for name in government)
        state.chancellor = min(party for party in range(st.PARTIES) if state.governs(party))
    if chancellor:
        state.chancellor = _party(chancellor)
    if president:
        state.president = _party(president)
    state.first = state.chancellor


def _four(values: Iterable[int]) -> Ints:
    numbers = list(values)
    if len(numbers) != st.PARTIES:
        raise BadScene("four numbers, one for each party")
    return vec[i64](numbers)


def _set_numbers(
    state: State,
    seats: Iterable[int] | None,
    vp: Iterable[int] | None,
    reserve: Iterable[int] | None,
    economy: int | None,
) -> None:
    if seats is not None:
        state.seats = _four(seats)
    if vp is not None:
        state.vp = _four(vp)
    if reserve is not None:
        state.reserve = _four(reserve)
    if economy is not None:
        state.economy = economy


def _set_bases(state: State, bases: Mapping[str, str]) -> None:
    for name, cities in bases.items():
        for city in cities.split():
            state.add_base(_party(name), city_index(city), 1)


def _set_units(state: State, units: Mapping[str, Mapping[str, int]]) -> None:
    """Takes units from the supply, then from those not in play."""
    for word, places in units.items():
        kind = _index_of(KIND_NAMES, word)
        source_kind = {st.BLACK_1: fx.REICHSWEHR_1, st.BLACK_2: fx.REICHSWEHR_2}.get(kind, kind)
        for place, count in places.items():
            target = PLACE_NAMES[place] if place in PLACE_NAMES else city_index(place)
            for _ in range(count):
                _take_unit(state, source_kind, target)
                state.units[kind * st.PLACES + target] += 1


def _take_unit(state: State, kind: int, target: int) -> None:
    for source in (st.SUPPLY, st.UNUSED, st.DISSOLVED):
        if source != target and state.units[kind * st.PLACES + source]:
            state.units[kind * st.PLACES + source] -= 1
            return
    raise BadScene(f"there are not so many {fx.UNITS[kind]}")


def _set_markers(state: State, markers: Mapping[str, str], box: Mapping[str, int], flags: Mapping[str, int]) -> None:
    state.markers = vec[i64]([0] * (st.CITY_MARKERS * st.CITIES))
    for word, cities in markers.items():
        for city in cities.split():
            state.markers[_index_of(st.MARKER_NAMES, word) * st.CITIES + city_index(city)] = 1
    state.box = vec[i64]([0] * st.BOX_MARKERS)
    for word, count in box.items():
        state.box[_index_of(st.BOX_NAMES, word)] = count
    for word, count in flags.items():
        state.flags[_index_of(fx.NATIONS, word)] = count


def _set_topics(state: State, topics: Mapping[str, str]) -> None:
    for name, field in topics.items():
        state.topics[slot_index(state.rules, name)] = point_index(state.rules, field)


def _card(rules: Rules, key: str) -> int:
    if key not in rules.card_index:
        raise BadScene(f"there is no card {key!r}")
    return rules.card_index[key]


def _set_cards(state: State, hands: Mapping[str, Iterable[str]], discards: Iterable[str]) -> None:
    rules = state.rules
    placed: set[int] = set()
    for name, cards in hands.items():
        state.hands[_party(name)] = sorted(_card(rules, key) for key in cards)
        placed.update(state.hands[_party(name)])
    for key in discards:
        card = _card(rules, key)
        deck = rules.deck[card]
        state.discards[deck] = sorted([*state.discards[deck], card])
        placed.add(card)
    for deck in range(st.DECKS):
        state.piles[deck] = [card for card in state.piles[deck] if card not in placed]


def _set_agenda(state: State, party: int, politics: int, impulse: int) -> None:
    state.revealed = True
    for seat in range(st.PARTIES):
        state.agendas[seat] = state.rules.agendas_of[seat][0]
    state.drawn = st.ALL_PARTIES
    if politics:
        state.push(Politics(politics))
        return
    state.push(Politics(1))
    state.push(NextImpulse(state.next_party(party)))
    if state.hands[party]:
        state.impulses[party] = impulse
        push_play(state, party)
