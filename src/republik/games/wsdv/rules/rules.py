"""Board, deck and edition in the engine's form: everything by index and bit mask, computed once."""

from functools import cache
from typing import Final

from republik.table.game import BadOption
from republik.table.native import Flags, Ints, i64, vec
from republik.table.notation import MoveTexts

from .action_space import Actions
from .components import Board, Card, Components, Edition, Row, load_components
from .steps import (
    EAST,
    LAST_DECADE,
    MAX_ROWS,
    NOBODY,
    S_BUILD,
    S_CLOSE,
    S_DISMANTLE,
    S_DISSOLVE,
    S_GUILLAUME,
    S_LIVING,
    S_LIVING_PLAIN,
    S_LOSE_LIVING,
    S_MOVE,
    S_PINK_POLICE,
    S_PLACE,
    S_RED_POLICE,
    S_RED_PRESTIGE,
    S_REDUCE,
    S_REMOVE,
    S_REPAIR,
    S_RUNDOWN,
    S_WALL_BUILT,
    S_WALL_OPENED,
    S_YELLOW_PRESTIGE,
    USES,
    WEST,
)

REVISION: Final = 3
RUN_DOWN_IS_PAID: Final = 3  # the revision since which East may not trigger an event whose rundown symbol it cannot pay

KINDS = {
    "build": S_BUILD,
    "dismantle": S_DISMANTLE,
    "place_unrest": S_PLACE,
    "remove_unrest": S_REMOVE,
    "move_unrest": S_MOVE,
    "reduce": S_REDUCE,
    "living_standard": S_LIVING,
    "living_standard_plain": S_LIVING_PLAIN,
    "lose_living_standard": S_LOSE_LIVING,
    "rundown": S_RUNDOWN,
    "repair": S_REPAIR,
    "close": S_CLOSE,
    "red_police": S_RED_POLICE,
    "pink_police": S_PINK_POLICE,
    "wall_built": S_WALL_BUILT,
    "wall_opened": S_WALL_OPENED,
    "stasi_dissolved": S_DISSOLVE,
    "guillaume": S_GUILLAUME,
}


class SymbolRow:
    """One row of equal symbols, with its restriction resolved to masks."""

    def __init__(self, kind: int, side: int, count: int, limit: int, chooser: int, code: str) -> None:
        self.kind = kind
        self.side = side
        self.count = count
        self.limit = limit
        self.chooser = chooser
        self.code = code
        self.provinces: i64 = 0
        self.cities: i64 = 0
        self.lines: i64 = 0
        self.size = 0  # number of places it allows: more restricted rows are used first


class Rules:
    """The tables of one edition with one board and one deck."""

    def __init__(self, components: Components, edition: Edition, revision: int = REVISION) -> None:
        self.components = components
        self.edition = edition
        self.revision = revision
        self.yellow_places: bool = edition.yellow_surplus == "place_enemy"
        self.actions = Actions(components.board, components.cards)
        self.bit: Ints = _ints([1 << i for i in range(62)])  # mypyc shifts a literal 1 in only 32 bits
        self._read_provinces(components.board)
        self._read_cities(components.board)
        self._read_connections(components.board)
        self._read_borders(components.board)
        self._read_cards(components.cards)
        self._read_tracks()
        self._make_move_tables()
        self.move_texts: MoveTexts | None = None  # created by notation.py on first use

    # -- the board ---------------------------------------------------------

    def _read_provinces(self, board: Board) -> None:
        self.codes: list[str] = [p.code for p in board.provinces]
        self.names: list[str] = [p.name for p in board.provinces]
        sides = [WEST if p.side == "W" else EAST for p in board.provinces]
        self.province_side: Ints = _ints(sides)
        self.province_count: i64 = len(self.codes)
        self.west_count: i64 = sides.count(WEST)
        self.first: Ints = _ints([0, sides.count(WEST)])  # provinces of a side: range(first[side], last[side])
        self.last: Ints = _ints([sides.count(WEST), len(sides)])
        self.berlin: i64 = [p.berlin for p in board.provinces].index(True)  # West Berlin
        self.suppliers: list[int] = [i for i, p in enumerate(board.provinces) if p.supplier]
        self.sector_of: Ints = _ints(
            [self.suppliers.index(i) if i in self.suppliers else -1 for i in range(len(sides))]
        )
        west_mask = (1 << self.west_count) - 1
        self.side_provinces: Ints = _ints([west_mask, (1 << self.province_count) - 1 - west_mask])

    def _read_cities(self, board: Board) -> None:
        code_index = {code: i for i, code in enumerate(self.codes)}
        self.cities: list[str] = [c.name for c in board.cities]
        sides = [WEST if c.side == "W" else EAST for c in board.cities]
        homes = [code_index[c.provinces[0]] if len(c.provinces) == 1 else -1 for c in board.cities]
        self.city_side: Ints = _ints(sides)
        self.city_province: Ints = _ints(homes)
        self.start_cities: list[int] = [i for i, c in enumerate(board.cities) if c.start]
        kinds = [c.kind for c in board.cities]
        self.hamburg: i64 = kinds.index("shared") if "shared" in kinds else -1
        self.hamburg_choices: Ints = _ints(
            [code_index[code] for code in board.cities[self.hamburg].provinces] if self.hamburg >= 0 else []
        )
        self.rheinsberg: i64 = kinds.index("plant") if "plant" in kinds else -1
        self.rheinsberg_bit: i64 = self.bit[self.rheinsberg] if self.rheinsberg >= 0 else 0
        abroad: list[int] = [i for i, c in enumerate(board.cities) if c.kind == "abroad"]
        self.external_cities: Ints = _ints(abroad)
        self.external_mask: i64 = sum(1 << i for i in abroad)
        # per province, its cities as a mask and as a list; Hamburg belongs to none of them
        inside = [[i for i, home in enumerate(homes) if home == province] for province in range(len(self.codes))]
        self.province_cities: Ints = _ints([sum(1 << i for i in cities) for cities in inside])
        self.city_list: list[Ints] = [_ints(cities) for cities in inside]
        # 6.2: the ordinary sites of a side (10.4, 10.5: special cities only by event)
        ordinary = [1 << i if c.kind in ("ordinary", "shared") else 0 for i, c in enumerate(board.cities)]
        self.sites: Ints = _ints(
            [sum(bit for bit, side in zip(ordinary, sides, strict=True) if side == s) for s in (WEST, EAST)]
        )
        self.side_cities: list[Ints] = [
            _ints([i for i, side in enumerate(sides) if side == s and i not in abroad]) for s in (WEST, EAST)
        ]

    def _read_connections(self, board: Board) -> None:
        city_index = {name: i for i, name in enumerate(self.cities)}
        sides = [WEST if c.side == "W" else EAST for c in board.connections]
        self.connection_a: Ints = _ints([city_index[c.a] for c in board.connections])
        self.connection_b: Ints = _ints([city_index[c.b] for c in board.connections])
        self.connection_side: Ints = _ints(sides)
        self.west_connections: int = sides.count(WEST)
        self.connection_count: int = len(sides)
        # each side's connections are numbered from its first one, so that a side's lines fit into one mask
        local = [*range(sides.count(WEST)), *range(sides.count(EAST))]
        self.connection_bit: Ints = _ints([1 << k for k in local])
        self.double: Ints = _ints([0, 0])
        self.all_lines: Ints = _ints([0, 0])
        self.city_lines: Ints = _ints([0] * len(self.cities))
        self.opened_lines: Ints = _ints([0] * len(self.cities))  # connections opened by a factory in the city (10.5)
        at_city: list[list[int]] = [[] for _ in self.cities]
        for k, connection in enumerate(board.connections):
            self._read_connection(k, connection.lines, at_city)
        self.city_connections: list[Ints] = [_ints(connections) for connections in at_city]
        # 5.1: a connection belongs completely to the province of each of its cities
        self.province_lines: Ints = _ints([0] * len(self.codes))
        for city in range(len(self.cities)):
            province = self.city_province[city]
            if province >= 0:
                self.province_lines[province] |= self.city_lines[city]
        # 10.5: the provinces that an external city can supply, each with the required working connection
        self.feeds: list[list[tuple[int, int]]] = [
            [(self.city_province[self.other_end(k, city)], k) for k in at_city[city]] for city in self.external_cities
        ]

    def _read_connection(self, k: int, lines: int, at_city: list[list[int]]) -> None:
        side = self.connection_side[k]
        bit = self.connection_bit[k]
        self.all_lines[side] |= bit
        if lines == 2:
            self.double[side] |= bit
        ends = (self.connection_a[k], self.connection_b[k])
        abroad = [city for city in ends if city in self.external_cities] if self.edition.external_factory_first else []
        for city in ends:
            self.city_lines[city] |= bit
            at_city[city].append(k)
            if not abroad or city in abroad:
                self.opened_lines[city] |= bit

    def other_end(self, connection: i64, city: i64) -> i64:
        a = self.connection_a[connection]
        return self.connection_b[connection] if a == city else a

    def row_of(self, face: i64, row: i64) -> SymbolRow:
        """Returns a row of a face, or a surplus arrow."""
        return self.rows[face][row] if row < MAX_ROWS else self.surplus[row - MAX_ROWS]

    def _read_borders(self, board: Board) -> None:
        code_index = {code: i for i, code in enumerate(self.codes)}
        across: list[list[int]] = [[] for _ in self.codes]
        for west, east in board.borders:
            across[code_index[west]].append(code_index[east])
            across[code_index[east]].append(code_index[west])
        self.neighbours: list[Ints] = [_ints(sorted(provinces)) for provinces in across]
        # 9.7: one bit per attack, at attacker * provinces + target
        self.attack_bit: Ints = _ints([0] * len(self.codes) ** 2)
        for n, (west, east) in enumerate(board.borders):
            there = code_index[west] * len(self.codes) + code_index[east]
            back = code_index[east] * len(self.codes) + code_index[west]
            self.attack_bit[there] = self.bit[2 * n]
            self.attack_bit[back] = self.bit[2 * n + 1]

    # -- the cards ---------------------------------------------------------

    def _read_cards(self, cards: tuple[Card, ...]) -> None:
        self.cards: list[str] = [c.id for c in cards]
        self.card_decade: Ints = _ints([c.decade for c in cards])
        self.card_values: list[Ints] = [_ints([c.west for c in cards]), _ints([c.east for c in cards])]
        self.flight_icons: Ints = _ints([c.flight for c in cards])
        self.dual: Flags = _flags([c.colour == "dual" for c in cards])
        self.special: Flags = _flags([c.colour == "special" for c in cards])
        self.in_order: Flags = _flags([c.in_order for c in cards])
        # 6.1: free for East with a red, for West with a yellow card
        self.free_removal: list[Flags] = [
            _flags([c.colour == "yellow" for c in cards]),
            _flags([c.colour == "red" for c in cards]),
        ]
        # 6.4: whose event it is
        self.may_trigger: list[Flags] = [
            _flags([c.colour in ("yellow", "dual") for c in cards]),
            _flags([c.colour in ("red", "dual", "special") for c in cards]),
        ]
        self.has_police: Flags = _flags([c.police != "" for c in cards])
        self.red_police: Flags = _flags([c.police == "red" for c in cards])
        self.normal: list[list[int]] = [[] for _ in range(LAST_DECADE + 1)]
        self.specials: list[list[int]] = [[] for _ in range(LAST_DECADE + 1)]  # two faces: without and with the Wall
        for i, card in enumerate(cards):
            (self.specials if card.colour == "special" else self.normal)[card.decade].append(i)
        self.rows: list[list[SymbolRow]] = [[self._row(row) for row in card.rows] for card in cards]
        self.arrows: list[Ints] = [_ints([c.prestige, c.currency, c.socialists]) for c in cards]
        self.own_loss: list[Ints] = [
            _ints([sum(r.count for r in rows if r.kind == S_DISMANTLE and r.side == s) for rows in self.rows])
            for s in (WEST, EAST)
        ]
        # 6.4, R6.4-11: rundown symbols that East must be able to pay for if the event is its own
        pays = self.edition.rundown_fallback and self.revision >= RUN_DOWN_IS_PAID
        self.run_downs: Ints = _ints(
            [sum(r.count for r in rows if r.kind == S_RUNDOWN) if pays else 0 for rows in self.rows]
        )
        self.card_index: dict[str, int] = {card: i for i, card in enumerate(self.cards)}

    def _row(self, row: Row) -> SymbolRow:
        chooser = NOBODY if not row.arms else WEST if row.arms == "W" else EAST
        side = WEST if row.side == "W" else EAST
        # 10.4: the two build symbols of Rheinsberg are one object
        count = 1 if row.where == "RHEINSBERG" else row.count
        out = SymbolRow(KINDS[row.kind], side, count, row.limit, chooser, row.symbol)
        out.provinces = self._where_provinces(row.where, side)
        self._where_economy(out, row.where, side)
        out.size = int(out.provinces).bit_count() + int(out.cities).bit_count()
        return out

    def _where_provinces(self, where: str, side: int) -> int:
        if where == "WG":  # West Germany is West without West Berlin
            return self.side_provinces[WEST] & ~(1 << self.berlin)
        if where in self.codes:
            return 1 << self.codes.index(where)
        return self.side_provinces[side] if not where else 0

    def _where_economy(self, out: SymbolRow, where: str, side: int) -> None:
        if where in ("CSSR", "POLSKA"):
            board = self.components.board
            chosen = [int(i) for i in self.external_cities if board.cities[i].country == where]
        elif where == "RHEINSBERG":
            chosen = [int(self.rheinsberg)]
        elif not where:
            out.cities = self.sites[side] | (self.rheinsberg_bit if side == EAST and out.kind != S_BUILD else 0)
            out.lines = self.all_lines[side]
            return
        else:
            provinces = out.provinces if where != "NI/HH" else 1 << self.codes.index("NI")
            chosen = [i for i, p in enumerate(self.city_province) if p >= 0 and provinces >> p & 1]
            if where == "NI/HH":
                chosen.append(int(self.hamburg))
        for city in chosen:
            out.cities |= 1 << city
            out.lines |= self.city_lines[city]
        if out.kind == S_BUILD and where not in ("CSSR", "POLSKA", "RHEINSBERG"):
            out.cities &= self.sites[side]

    def _read_tracks(self) -> None:
        tracks = self.components.tracks
        self.prestige_rows: list[list[SymbolRow]] = [
            [self._row(row) for row in tracks.prestige[space]] for space in range(-6, 7)
        ]
        self.currency_income: Ints = _ints([tracks.currency[space] for space in range(-6, 7)])
        self.socialist_change: Ints = _ints([tracks.socialists[space] for space in range(-6, 7)])
        self.flight_loss: Ints = _ints(list(tracks.flight))
        # 6.4: the effect of an arrow that cannot move its marker
        every = SymbolRow(S_REMOVE, EAST, 0, 0, EAST, "surplus+")
        every.provinces = self.side_provinces[EAST]
        if self.yellow_places:
            yellow = SymbolRow(S_PLACE, EAST, 0, 0, WEST, "surplus-")
            yellow.provinces = self.side_provinces[EAST]
        else:
            yellow = SymbolRow(S_REMOVE, WEST, 0, 0, WEST, "surplus-")
            yellow.provinces = self.side_provinces[WEST]
        red_prestige = SymbolRow(S_RED_PRESTIGE, EAST, 0, 0, EAST, "surplus prestige+")
        yellow_prestige = SymbolRow(S_YELLOW_PRESTIGE, WEST, 0, 0, WEST, "surplus prestige-")
        self.surplus: list[SymbolRow] = [every, yellow, red_prestige, yellow_prestige]
        for row in self.surplus:
            row.size = 100
        # 9.2: the spaces of the prestige track follow the cards as additional faces
        self.rows.extend(self.prestige_rows)
        self.overlaps: Flags = _flags([len({(r.kind, r.side) for r in rows}) < len(rows) for rows in self.rows])
        self.first_space: int = len(self.cards)
        self.arrows.extend([_ints([0, 0, 0]) for _ in self.prestige_rows])
        self.in_order = _flags([*self.in_order, *[False for _ in self.prestige_rows]])
        self.run_downs = _ints([*self.run_downs, *[0 for _ in self.prestige_rows]])

    # -- moves from masks --------------------------------------------------

    def _make_move_tables(self) -> None:
        actions = self.actions
        cities = len(self.cities)
        west = self.west_connections
        east = self.connection_count - west
        # for each card and each subset of its four uses
        self.play_moves: list[list[list[int]]] = [
            [[actions.play + card * USES + use for use in range(USES) if uses >> use & 1] for uses in range(1 << USES)]
            for card in range(len(self.cards))
        ]
        self.build_city_moves = _chunks(actions.build_city, cities)
        self.dismantle_city_moves = _chunks(actions.dismantle_city, cities)
        self.rundown_moves = _chunks(actions.rundown, cities)
        self.build_line_moves = [_chunks(actions.build_line, west), _chunks(actions.build_line + west, east)]
        self.dismantle_line_moves = [
            _chunks(actions.dismantle_line, west),
            _chunks(actions.dismantle_line + west, east),
        ]


def _ints(values: list[int]) -> Ints:
    return vec[i64](values)


def _flags(values: list[bool]) -> Flags:
    return vec[bool](values)


def _chunks(base: int, bits: int) -> list[list[list[int]]]:
    """Returns the moves for each byte of a mask and each of its values."""
    return [
        [[base + low + i for i in range(8) if value >> i & 1 and low + i < bits] for value in range(256)]
        for low in range(0, bits, 8)
    ]


def extend_moves(out: list[int], tables: list[list[list[int]]], mask: i64) -> None:
    """Appends the moves of a mask, in order."""
    for table in tables:
        if not mask:
            return
        if mask & 255:
            out += table[mask & 255]
        mask >>= 8


@cache
def standard_components() -> Components:
    return load_components()


@cache
def earlier_rules(edition: str) -> Rules:
    """Returns the same tables as revision 2 of the rules read them, for games that began then."""
    components = standard_components()
    return Rules(components, components.editions[edition], RUN_DOWN_IS_PAID - 1)


@cache
def standard_rules(edition: str) -> Rules:
    """Returns the tables of the printed game in one of its editions."""
    components = standard_components()
    if edition not in components.editions:
        raise BadOption("edition", edition, components.editions)
    return Rules(components, components.editions[edition])
