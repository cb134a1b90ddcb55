"""Plays moves given as text and reads the board by name: shared by the tests of cards and rulings.

What may be built or dismantled is derived here from the names on the board, independently of the engine.
"""

import re
from collections import Counter
from collections.abc import Callable
from random import Random

from tests.games.helpers import offers
from tests.games.wsdv import helpers
from tests.players.helpers import decisions_along

from republik.games.wsdv import Position, new_game
from republik.games.wsdv.terminal.labels import Labels
from republik.table.contract import CHANCE, Event

WEST = ("SH", "NI", "NRW", "HE", "RP", "BW", "BY", "WB")
EAST = ("MV", "BB", "EB", "ST", "SN", "TH")
PLACES = {"W": frozenset(WEST), "WG": frozenset(WEST) - {"WB"}, "E": frozenset(EAST)}
SUPPLIERS = frozenset(helpers.SUPPLIERS)
SEATS = {0: "W", 1: "E", CHANCE: "chance", None: "over"}

Changes = dict[str, int]
LabelsOf = Callable[[str], Labels]


def decider(position: Position) -> str:
    """Returns who decides: W, E, chance or over."""
    return SEATS[position.to_act()]


def go(position: Position, *moves: str) -> Position:
    """Plays moves; "W: ..." or "E: ..." also checks who decides."""
    for text in moves:
        who, colon, move = text.partition(": ")
        if colon:
            assert decider(position) == who, f"{decider(position)} decides, not {who}: {sorted(offers(position))}"
        words = move if colon else text
        assert words in offers(position), f"{words!r} is not among {sorted(offers(position))}"
        position.play(position.parse_move(words))
        position.check()
    return position


# -- the board ----------------------------------------------------------------------------


def board(position: Position) -> Changes:
    """Returns everything but the cards by name: unrest under the province's code, factories under the city's name."""
    rules = position.rules
    out: Counter[str] = Counter()
    for i, code in enumerate(rules.codes):
        out[code] = position.unrest[i]
        out[f"LS {code}"] = position.living[i]
        out[f"imported {code}"] = position.imported[i]
        out[f"socialists {code}"] = position.socialists[i]
    for i, supplier in enumerate(rules.suppliers):
        out[f"sector {rules.codes[supplier]}"] = position.sectors[i]
    for i, city in enumerate(rules.cities):
        out[city] = position.factories >> i & 1
        out[f"rundown {city}"] = position.rundown >> i & 1
        out[f"closed {city}"] = position.closed >> i & 1
    for k, line in enumerate(rules.components.board.connections):
        out[f"{line.a} – {line.b}"] = lines_built(position, k, line.lines)
    out["P"], out["$"], out["S"] = position.tracks
    out["box"] = position.box
    out["used"] = position.police_used
    out["wall"] = int(position.wall)
    out["dissolved"] = int(position.dissolved)
    return out


def lines_built(position: Position, connection: int, lines: int) -> int:
    side = position.rules.connection_side[connection]
    bit = position.rules.connection_bit[connection]
    return bool(position.started[side] & bit) + (lines == 2 and bool(position.complete[side] & bit))


def changes(before: Changes, after: Changes) -> Changes:
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def read_changes(text: str) -> Changes:
    """Parses "SN+1, Bremen – Duisburg-2" into changes by name."""
    out: Changes = {}
    for part in filter(None, text.split(", ")):
        name, number = re.fullmatch(r"(.+?)([+-]\d+)", part).groups()  # type: ignore[union-attr]
        out[name] = int(number)
    return out


def place_of(position: Position, card: str) -> str:
    """Returns where a card is."""
    index = position.rules.card_index[card]
    places = {
        "display": position.display,
        "West": position.hand_west,
        "East": position.hand_east,
        "pile": position.pile,
        "top": position.top,
        "row": position.row,
        "police": position.police,
        "gone West": position.gone_west,
        "gone East": position.gone_east,
        "special": [position.special],
    }
    found = [name for name, cards in places.items() if index in cards]
    assert len(found) < 2, found
    return found[0] if found else "nowhere"


# -- 5 economy, derived from names -----------------------------------------------------------


def province_cities(position: Position, *codes: str) -> set[str]:
    return {city.name for city in position.rules.components.board.cities if set(codes) & set(city.provinces)}


def sites(position: Position, side: str) -> set[str]:
    """5.1: free ordinary cities, and free lines at a factory, ignoring protests."""
    printed = position.rules.components.board
    on = board(position)
    out = {city.name for city in printed.cities if city.side == side and city.kind in ("ordinary", "shared")}
    out = {name for name in out if not on[name]}
    abroad = {city.name for city in printed.cities if city.kind == "abroad"}
    for line in printed.connections:
        ends = {line.a, line.b}
        strict = position.rules.edition.external_factory_first
        deciding = (ends & abroad if strict else set()) or ends  # 10.5: no line to an empty city abroad
        if line.side == side and any(on[city] for city in deciding) and on[f"{line.a} – {line.b}"] < line.lines:
            out.add(f"{line.a} – {line.b}")
    return out


def pieces(position: Position, side: str, cities: set[str] | None = None) -> set[str]:
    """5.2: what one point may dismantle now, in a whole side or in the given cities with all their connections."""
    printed = position.rules.components.board
    on = board(position)
    own = {c.name for c in printed.cities if c.side == side and (cities is None or c.name in cities)}
    lines = {f"{n.a} – {n.b}": {n.a, n.b} for n in printed.connections if on[f"{n.a} – {n.b}"]}
    out = {name for name, ends in lines.items() if ends & own}
    busy = {city for ends in lines.values() for city in ends}
    for city in printed.cities:
        stays = city.kind == "abroad" or (on[f"rundown {city.name}"] and city.kind != "plant")
        if city.name in own and on[city.name] and not stays and city.name not in busy:
            out.add(city.name)
    return out


def some_positions(seed: int, every: int) -> list[Position]:
    """Returns positions from a random game in which a seat decides."""
    return decisions_along(new_game(), Random(seed), lambda number: number % every == 0)


class RandomGame:
    """A random game: every decision position, as the seat sees it and as it is, and all events."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        position = new_game()
        self.positions: list[Position] = []
        self.truths: list[Position] = []
        self.events: list[Event] = []
        while (seat := position.to_act()) is not None:
            if seat != CHANCE:
                self.positions.append(position.view(seat).shown)
                self.truths.append(position.copy())
            position.play(rng.choice(position.moves()), self.events.append)
        self.last = position
