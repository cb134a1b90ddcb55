"""Sets up any position by names: for tests, lessons, puzzles and records that begin mid-game."""

from collections.abc import Iterable, Mapping

from republik.table.native import Ints, i64, vec

from . import economy
from .decade_end import Phase
from .decision import Step
from .flow import advance
from .position import Position
from .rules import Rules, standard_rules
from .sequence import Action
from .setup import set_up
from .state import State
from .steps import EAST, PROTEST, WEST


class BadScene(ValueError):
    """A position that cannot be set up."""


def scene(
    edition: str = "2.1",
    *,
    rules: Rules | None = None,
    decade: int = 1,
    half: int = 1,
    to_act: str = "W",
    phase: int = 0,
    display: Iterable[str] = ("1",),
    west: Iterable[str] = (),
    east: Iterable[str] = (),
    special: str = "",
    row: Iterable[str] = (),
    police: Iterable[str] = (),
    police_used: int = 0,
    dissolved: bool = False,
    wall: bool = False,
    unrest: Mapping[str, int] | None = None,
    living: Mapping[str, int] | None = None,
    sectors: Mapping[str, int] | None = None,
    delivered: Iterable[str] = (),
    imported: Mapping[str, int] | None = None,
    socialists: Mapping[str, int] | None = None,
    box: int = 0,
    factories: Iterable[str] | None = None,
    rundown: Iterable[str] = (),
    closed: Iterable[str] = (),
    lines: Iterable[tuple[str, str, int]] = (),
    prestige: int = 0,
    currency: int = 0,
    socialist_track: int = 0,
) -> Position:
    """Returns a position with `to_act` ("W" or "E") choosing a card, or at the start of a decade-end phase.

    Anything omitted is empty; without `factories` the starting cities have theirs. Provinces are given by code, cities
    by name, cards by number, `sectors` by supplier; markers imported from West Berlin go to the first supplier unless
    specified.
    """
    tables = rules or standard_rules(edition)
    position = Position(tables)
    set_up(position)
    position.unrest = _provinces(tables, unrest or {})
    position.living = _provinces(tables, living or {})
    position.socialists = _provinces(tables, socialists or {})
    position.box = box
    position.tracks = vec[i64]([prestige, currency, socialist_track])
    position.wall = wall
    _set_berlin(position, sectors or {}, delivered, imported or {})
    _set_economy(position, factories, rundown, closed, lines)
    position.decade = decade
    position.half = half
    position.dissolved = dissolved
    _set_cards(position, display, west, east, special, row, police)
    position.police_used = police_used
    position.push(_first_step(to_act, phase))
    advance(position)
    position.check()
    return position


def _first_step(to_act: str, phase: int) -> Step:
    """Returns the phase of the decade end, or without one the choice of a card."""
    return Phase(WEST, phase) if phase else Action(EAST if to_act == "E" else WEST)


def _provinces(rules: Rules, values: Mapping[str, int]) -> Ints:
    for code in values:
        if code not in rules.codes:
            raise BadScene(f"there is no province {code!r}")
    return vec[i64]([values.get(code, 0) for code in rules.codes])


def _city(rules: Rules, name: str) -> int:
    if name not in rules.cities:
        raise BadScene(f"there is no city {name!r}")
    return rules.cities.index(name)


def find_connection(rules: Rules, a: str, b: str) -> int:
    """Returns the connection between two cities, named in either order."""
    ends = {_city(rules, a), _city(rules, b)}
    for k in range(rules.connection_count):
        if {rules.connection_a[k], rules.connection_b[k]} == ends:
            return k
    raise BadScene(f"there is no connection {a} – {b}")


def _card(rules: Rules, name: str) -> int:
    if name not in rules.card_index:
        raise BadScene(f"there is no card {name!r}")
    return rules.card_index[name]


def _set_berlin(
    state: State, sectors: Mapping[str, int], delivered: Iterable[str], imported: Mapping[str, int]
) -> None:
    rules = state.rules
    by_province = _provinces(rules, sectors)
    state.sectors = vec[i64]([by_province[supplier] for supplier in rules.suppliers])
    state.living[rules.berlin] = sum(state.sectors)
    state.delivered = sum(1 << rules.sector_of[rules.codes.index(code)] for code in delivered)
    state.imported = _provinces(rules, imported)
    if not imported:
        state.imported[rules.suppliers[0]] = state.unrest[rules.berlin] // PROTEST
    state.exported = sum(state.imported)


def _set_economy(
    state: State,
    factories: Iterable[str] | None,
    rundown: Iterable[str],
    closed: Iterable[str],
    lines: Iterable[tuple[str, str, int]],
) -> None:
    rules = state.rules
    if factories is not None:
        state.factories = 0
        state.value = vec[i64]([0] * len(rules.cities))
        for name in factories:
            economy.build_city(state, _city(rules, name))
    for a, b, count in lines:
        connection = find_connection(rules, a, b)
        for _ in range(count):
            economy.build_line(state, connection)
    for name in rundown:
        economy.run_down(state, _city(rules, name))
    for name in closed:
        state.closed |= rules.bit[_city(rules, name)]
    economy.count_reach(state)


def _set_cards(
    state: State,
    display: Iterable[str],
    west: Iterable[str],
    east: Iterable[str],
    special: str,
    row: Iterable[str],
    police: Iterable[str],
) -> None:
    rules = state.rules
    state.display = sorted(_card(rules, name) for name in display)
    state.hand_west = sorted(_card(rules, name) for name in west)
    state.hand_east = sorted(_card(rules, name) for name in east)
    state.special = _card(rules, special) if special else -1
    state.row = [_card(rules, name) for name in row]
    state.police = [_card(rules, name) for name in police]
    in_hands = set(state.hand_west + state.hand_east)
    open_cards = set(state.display + state.row + state.police) | ({state.special} if special else set())
    for card in open_cards:
        state.show(card)
    state.pile = [card for card in rules.normal[state.decade] if card not in in_hands | open_cards]
