"""The printed components: map, cards, tracks and editions, read from the TOML files in ``data/`` and checked.

Each file explains its notation in its header. Users may supply their own files; they need the same structure, but not
the same board or deck as the published game. Any fault in a file is reported as `BadComponent`.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from republik.table.toml_schema import BadComponent, Table, load_file, load_shipped

LANGUAGES: Final = ("de", "en", "it", "es", "hu")

# 1: the provinces in the engine's order, all of West before all of East.
WEST_PROVINCES: Final = ("SH", "NI", "NRW", "HE", "RP", "BW", "BY", "WB")
EAST_PROVINCES: Final = ("MV", "BB", "EB", "ST", "SN", "TH")
SECTORS: Final = ("France", "UK", "USA")  # 10.2: the flags of West Berlin's sectors and their suppliers

TRACK_SPACES: Final = tuple(range(-6, 7))
FLIGHT_SPACES: Final = 21
FLIGHT_MAXIMUM: Final = 10
SPECIAL_CARDS: Final = ("I", "II", "III", "IVa", "IVb")  # IV has two faces
CARD_IDS: Final = (*(str(number) for number in range(1, 81)), *SPECIAL_CARDS)
EDITIONS: Final = ("1.0", "2.0", "2.1")
NEWEST: Final = EDITIONS[-1]

# Limits of the engine's tables.
MAX_CITIES: Final = 62
MAX_CONNECTIONS_PER_SIDE: Final = 62
MAX_COUNT: Final = 7
MAX_ROWS: Final = 6
MAX_ARROWS: Final = 2  # 6.4: a marker moves 1 or 2 spaces

MAX_FILE_BYTES: Final = 256 * 1024

# A row of symbols as written in cards.toml → Row.kind. These have a side and a count ...
COUNTED: Final[dict[str, str]] = {
    "build": "build",
    "dismantle": "dismantle",
    "place unrest": "place_unrest",
    "remove unrest": "remove_unrest",
    "move unrest": "move_unrest",
    "reduce protest": "reduce",
    "living standard": "living_standard",
    "lose living standard": "lose_living_standard",
    "run down": "rundown",
    "repair": "repair",
    "close": "close",
}
# ... and these have neither.
SINGLE: Final[dict[str, str]] = {
    "red police": "red_police",
    "pink police": "pink_police",
    "wall built": "wall_built",
    "wall opened": "wall_opened",
    "stasi dissolved": "stasi_dissolved",
    "guillaume": "guillaume",
}
PLACES: Final[dict[str, str]] = {
    "Schleswig-Holstein": "SH",
    "Niedersachsen": "NI",
    "Nordrhein-Westfalen": "NRW",
    "Hessen": "HE",
    "Rheinland-Pfalz": "RP",
    "Baden-Württemberg": "BW",
    "Bayern": "BY",
    "West Berlin": "WB",
    "Mecklenburg-Vorpommern": "MV",
    "Brandenburg": "BB",
    "East Berlin": "EB",
    "Sachsen-Anhalt": "ST",
    "Sachsen": "SN",
    "Thüringen": "TH",
    "West Germany": "WG",
    "ČSSR": "CSSR",
    "Polska": "POLSKA",
    "Rheinsberg": "RHEINSBERG",
    "Niedersachsen or Hamburg": "NI/HH",
}
COUNTRIES: Final = ("CSSR", "POLSKA")
SYMBOLS: Final[dict[str, str]] = {  # "%" is the side
    "build": "b%",
    "dismantle": "d%",
    "place_unrest": "u%+",
    "remove_unrest": "u%-",
    "move_unrest": "u%~",
    "reduce": "mp%3",
    "living_standard": "ls%",
    "living_standard_plain": "ls%0",
    "lose_living_standard": "ls%-",
    "rundown": "rd",
    "repair": "rep",
    "close": "stop%",
    "red_police": "polR",
    "pink_police": "polP",
    "wall_built": "wall+",
    "wall_opened": "wall-",
    "stasi_dissolved": "stasi-",
    "guillaume": "guil",
}
EAST_ONLY: Final = ("rundown", "repair", "close")  # 5.3, 10.5: West has nothing of the kind
LIMITED: Final = ("place_unrest", "remove_unrest", "living_standard", "living_standard_plain")

_SIDES: Final[dict[str, str]] = {"West": "W", "East": "E"}
_ROW: Final = re.compile(
    r"(?P<what>[a-z ]+?) (?P<side>West|East) x(?P<count>[1-9])(?P<plain> without calming)?"
    r"(?: in (?P<where>[^,]+?))?(?:, at most (?P<limit>[1-9]) per province)?(?:, (?P<arms>West|East) chooses)?"
)
_PAIR: Final = re.compile(r"(?P<a>.+?) (?P<lines>[-=]) (?P<b>.+)")
_YEAR: Final = re.compile(r"[0-9]{4}(–[0-9]{4})?")
_EDITION_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,31}")


@dataclass(frozen=True)
class Province:
    code: str
    name: str  # as printed on the board
    side: str  # "W" or "E"
    supplier: str  # "" or the flag of the sector it supplies (10.2)
    berlin: bool  # West Berlin
    names: dict[str, str]


@dataclass(frozen=True)
class City:
    name: str
    side: str
    provinces: tuple[str, ...]  # Hamburg has two (10.3), an external city none (10.5)
    kind: str  # "ordinary", "shared", "plant", "abroad"
    country: str  # "", "CSSR", "POLSKA"
    start: bool
    x: float  # per cent of the board's width and height
    y: float


@dataclass(frozen=True)
class Connection:
    a: str
    b: str
    lines: int
    side: str


@dataclass(frozen=True)
class Board:
    provinces: tuple[Province, ...]
    cities: tuple[City, ...]
    connections: tuple[Connection, ...]
    borders: tuple[tuple[str, str], ...]  # West province, East province


@dataclass(frozen=True)
class Row:
    """Equal symbols side by side on a card or on the prestige track."""

    kind: str
    side: str  # the side it affects
    count: int
    where: str  # "", a province code, "WG", "CSSR", "POLSKA", "RHEINSBERG", "NI/HH"
    limit: int  # maximum of this row per province; 0: no limit
    arms: str  # coat of arms: that side chooses, whichever executes; "": the executing side

    @property
    def symbol(self) -> str:
        """Returns one symbol of this row in short notation: ``uW-@WG``, ``bW^W``, ``lsW@WG!1``."""
        text = SYMBOLS[self.kind].replace("%", self.side)
        if self.where:
            text += "@" + self.where
        if self.limit:
            text += "!" + str(self.limit)
        if self.arms:
            text += "^" + self.arms
        return text


@dataclass(frozen=True)
class Card:
    id: str
    decade: int
    colour: str  # "red", "yellow", "dual", "special"
    west: int  # value; 0 on a special card
    east: int
    flight: int  # flight icons in the corner
    police: str  # "", "red", "pink"
    rows: tuple[Row, ...]
    prestige: int  # arrows: + red, towards East; - yellow, towards West
    currency: int
    socialists: int
    in_order: bool  # the rows must be executed in order
    year: str
    titles: dict[str, str]


@dataclass(frozen=True)
class Tracks:
    prestige: dict[int, tuple[Row, ...]]  # 9.2
    currency: dict[int, int]  # 9.3
    socialists: dict[int, int]  # 9.9
    flight: tuple[int, ...]  # 9.1: points dismantled, by steps


@dataclass(frozen=True)
class Edition:
    id: str
    supplier_unrest: int  # 2: at set-up, in each supplier
    unrest: int  # 2: at set-up, in every other province
    socialists: int  # 2: in the holding box at set-up
    special_price: bool  # 3: East pays for choosing the special card
    must_discard_third: bool  # 3: a side with three cards discards one before refilling
    yellow_surplus: str  # 6.4: "remove_own" or "place_enemy"
    rundown_fallback: bool  # 6.4: without a sound factory, 1 infrastructure is dismantled
    external_factory_first: bool  # 10.5: no infrastructure to an empty external city
    names: dict[str, str]
    note: str


@dataclass(frozen=True)
class Components:
    board: Board
    cards: tuple[Card, ...]
    tracks: Tracks
    editions: dict[str, Edition]


def load_components(
    board: Path | None = None, cards: Path | None = None, tracks: Path | None = None, editions: Path | None = None
) -> Components:
    """Reads the four files, each from the package (None) or from a path; raises only `BadComponent`."""
    return Components(
        _board(_read(board, "board.toml")),
        _cards(_read(cards, "cards.toml")),
        _tracks(_read(tracks, "tracks.toml")),
        _editions(_read(editions, "editions.toml")),
    )


# Reading


class _Table(Table):
    languages = LANGUAGES
    longest_text = 200

    def flag_or_false(self, key: str) -> bool:
        return self.flag(key) if self.has(key) else False

    def percent(self, key: str, value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise self.bad(key, "must be a number")
        if not 0 <= value <= 100:  # also refuses nan
            raise self.bad(key, "must be from 0 to 100")
        return float(value)

    def side(self, key: str) -> str:
        value = self.text(key)
        if value not in _SIDES:
            raise self.bad(key, f"must be West or East, not {value!r}")
        return _SIDES[value]


def _read(path: Path | None, name: str) -> _Table:
    if path is None:
        return _Table(name, "", load_shipped("republik.games.wsdv", name, MAX_FILE_BYTES))
    return _Table(str(path), "", load_file(path, MAX_FILE_BYTES))


# The board


def _board(top: _Table) -> Board:
    provinces = _provinces(top.table("province"))
    sides = {province.code: province.side for province in provinces}
    cities = _cities(top.table("city"), sides)
    links = top.table("connections")
    by_name = {city.name: city for city in cities}
    west = _connections(links, "west", "W", by_name)
    east = _connections(links, "east", "E", by_name)
    links.done()
    borders = _borders(top, sides)
    top.done()
    return Board(provinces, cities, west + east, borders)


def _provinces(table: _Table) -> tuple[Province, ...]:
    provinces: list[Province] = []
    flags: dict[str, str] = {}
    for code in WEST_PROVINCES + EAST_PROVINCES:
        entry = table.table(code)
        side = entry.side("side")
        if (side == "W") != (code in WEST_PROVINCES):
            raise entry.bad("side", "on the wrong side")
        supplier = entry.text("supplier") if entry.has("supplier") else ""
        if supplier:
            if supplier not in SECTORS:
                raise entry.bad("supplier", f"unknown sector {supplier!r}")
            if side == "E" or code == "WB":
                raise entry.bad("supplier", "only a province of West Germany can be a supplier")
            if supplier in flags:
                raise entry.bad("supplier", f"{flags[supplier]} supplies this sector already")
            flags[supplier] = code
        provinces.append(Province(code, entry.text("name"), side, supplier, code == "WB", entry.names("names")))
        entry.done()
    table.done()
    for flag in SECTORS:
        if flag not in flags:
            raise table.bad("", f"no province supplies the sector {flag}")
    return tuple(provinces)


def _cities(table: _Table, sides: dict[str, str]) -> tuple[City, ...]:
    groups: dict[str, list[City]] = {"W": [], "E": [], "plant": [], "abroad": []}
    shared = 0
    for name in table.values:
        if not _is_city_name(name):
            raise table.bad(ascii(name), "a city's name has letters, single blanks, hyphens, dots and apostrophes only")
        city = _city(table.table(name), name, sides)
        if city.kind == "shared":
            shared += 1
        groups[city.kind if city.kind in groups else city.side].append(city)
    if shared > 1:
        raise table.bad("", "only one city can count for two provinces (10.3)")
    if len(groups["plant"]) > 1:
        raise table.bad("", "only one city can be the plant (10.4)")
    cities = groups["W"] + groups["E"] + groups["plant"] + groups["abroad"]
    if len(cities) > MAX_CITIES:
        raise table.bad("", f"more than {MAX_CITIES} cities")
    return tuple(cities)


def _is_city_name(name: str) -> bool:
    return (
        0 < len(name) <= 40
        and name == " ".join(name.split())
        and name[0].isalpha()
        and all(letter.isalpha() or letter in " -.'" for letter in name)
        and " - " not in name
    )


def _city(entry: _Table, name: str, sides: dict[str, str]) -> City:
    start = entry.flag_or_false("start")
    plant = entry.flag_or_false("plant")
    x, y = _position(entry)
    if entry.has("abroad"):
        place = entry.text("abroad")
        country = PLACES.get(place, "")
        if country not in COUNTRIES:
            raise entry.bad("abroad", f"must be ČSSR or Polska, not {place!r}")
        if plant or start:
            raise entry.bad("abroad", "a city abroad is neither the plant nor a start city")
        entry.done()
        return City(name, "E", (), "abroad", country, False, x, y)
    provinces = entry.texts("in") if isinstance(entry.value("in"), list) else [entry.text("in")]
    for code in provinces:
        if code not in sides:
            raise entry.bad("in", f"unknown province {code!r}")
        if code == "WB":
            raise entry.bad("in", "West Berlin has no cities (10.2)")
    if len(provinces) != 1 and provinces != ["NI", "SH"]:
        raise entry.bad("in", 'must be one province, or ["NI", "SH"] (10.3)')
    side = sides[provinces[0]]
    kind = "plant" if plant else "shared" if len(provinces) == 2 else "ordinary"
    if plant and (side == "W" or start):
        raise entry.bad("plant", "the plant is an East city and no start city (10.4)")
    entry.done()
    return City(name, side, tuple(provinces), kind, "", start, x, y)


def _position(entry: _Table) -> tuple[float, float]:
    at = entry.items("at")
    if len(at) != 2:
        raise entry.bad("at", "must be two numbers")
    return entry.percent("at[0]", at[0]), entry.percent("at[1]", at[1])


def _pairs(table: _Table, key: str) -> list[tuple[str, str, str]]:
    """Returns the entries ``"A - B"`` and ``"A = B"`` as (A, sign, B); each pair may occur once."""
    pairs: list[tuple[str, str, str]] = []
    seen: set[tuple[str, str]] = set()
    for index, text in enumerate(table.texts(key)):
        match = _PAIR.fullmatch(text)
        if match is None:
            raise table.bad(f"{key}[{index}]", f'must be "A - B" (one line) or "A = B" (two lines), not {text!r}')
        a, b = match["a"], match["b"]
        if a == b or (a, b) in seen:
            raise table.bad(f"{key}[{index}]", f"{a} and {b} cannot be joined " + ("twice" if a != b else "to itself"))
        seen.add((a, b))
        seen.add((b, a))
        pairs.append((a, match["lines"], b))
    return pairs


def _connections(table: _Table, key: str, side: str, cities: dict[str, City]) -> tuple[Connection, ...]:
    connections: list[Connection] = []
    for index, (a, sign, b) in enumerate(_pairs(table, key)):
        at = f"{key}[{index}]"
        for name in (a, b):
            if name not in cities:
                raise table.bad(at, f"unknown city {name!r}")
            if cities[name].side != side:
                raise table.bad(at, f"{name} is on the other side")
            if cities[name].kind == "plant":
                raise table.bad(at, f"{name} has no connections (10.4)")
        if cities[a].kind == "abroad" and cities[b].kind == "abroad":
            raise table.bad(at, "both ends are abroad")
        connections.append(Connection(a, b, 2 if sign == "=" else 1, side))
    if len(connections) > MAX_CONNECTIONS_PER_SIDE:
        raise table.bad(key, f"more than {MAX_CONNECTIONS_PER_SIDE} connections")
    return tuple(connections)


def _borders(top: _Table, sides: dict[str, str]) -> tuple[tuple[str, str], ...]:
    borders: list[tuple[str, str]] = []
    for index, (west, sign, east) in enumerate(_pairs(top, "borders")):
        at = f"borders[{index}]"
        for code in (west, east):
            if code not in sides:
                raise top.bad(at, f"unknown province {code!r}")
        if sides[west] != "W" or sides[east] != "E" or sign != "-":
            raise top.bad(at, 'must be "W - E", the West province first')
        borders.append((west, east))
    return tuple(borders)


# Symbols


def parse_row(text: str, file: str = "", key: str = "") -> Row:
    """Parses a row of symbols from cards.toml, such as ``place unrest East x4, at most 2 per province``."""
    if text in SINGLE:
        return Row(SINGLE[text], "E", 1, "", 0, "")
    match = _ROW.fullmatch(text)
    if match is None or match["what"] not in COUNTED:
        raise BadComponent(file, key, f"no symbols are written {text!r}")
    kind = COUNTED[match["what"]]
    if match["plain"]:
        if kind != "living_standard":
            raise BadComponent(file, key, "only a living standard can come without calming")
        kind = "living_standard_plain"
    place = match["where"]
    if place is not None and place not in PLACES:
        raise BadComponent(file, key, f"unknown place {place!r}")
    row = Row(
        kind,
        _SIDES[match["side"]],
        int(match["count"]),
        "" if place is None else PLACES[place],
        0 if match["limit"] is None else int(match["limit"]),
        "" if match["arms"] is None else _SIDES[match["arms"]],
    )
    wrong = _misprint(row)
    if wrong:
        raise BadComponent(file, key, wrong)
    return row


def _misprint(row: Row) -> str:
    """Returns why no card can have this row, or an empty string."""
    if row.count > MAX_COUNT:
        return f"at most {MAX_COUNT} symbols in a row"
    if row.side == "W" and row.kind in EAST_ONLY:
        return "only the East has factories to run down, repair or close"
    if row.limit and (row.kind not in LIMITED or row.limit >= row.count):
        return "this limit limits nothing"
    if row.kind == "close":
        return "" if row.where in COUNTRIES else "close takes a factory abroad: in ČSSR or in Polska (10.5)"
    if row.where in COUNTRIES:
        return "" if row.kind == "build" and row.side == "E" else "only East can build abroad (10.5)"
    if row.where == "RHEINSBERG":
        fits = row.kind == "build" and row.side == "E" and row.count == 2 and not row.arms
        return "" if fits else 'Rheinsberg is one object: "build East x2 in Rheinsberg" (10.4)'
    if row.where == "NI/HH":
        fits = row.kind == "dismantle" and row.side == "W"
        return "" if fits else "Hamburg is named only for dismantling in the West"
    if row.where and row.kind == "move_unrest":
        return "unrest is moved between any provinces of a side"
    if row.where == "WB" and row.kind in ("build", "dismantle"):
        return "West Berlin has no economy (10.2)"
    in_west = row.where == "WG" or row.where in WEST_PROVINCES
    if row.where and in_west != (row.side == "W"):
        return "the place is on the other side"
    return ""


def _rows(table: _Table, key: str) -> tuple[Row, ...]:
    rows: list[Row] = []
    for index, text in enumerate(table.texts(key)):
        at = f"{key}[{index}]"
        row = parse_row(text, table.file, table.key(at))
        if rows and rows[-1].symbol == row.symbol:
            raise table.bad(at, "equal symbols side by side are one row")
        rows.append(row)
    if len(rows) > MAX_ROWS:
        raise table.bad(key, f"more than {MAX_ROWS} rows")
    return tuple(rows)


# The cards


def _cards(top: _Table) -> tuple[Card, ...]:
    table = top.table("card")
    cards = tuple(_card(table.table(card_id), card_id) for card_id in CARD_IDS)
    table.done()
    top.done()
    return cards


def _card(entry: _Table, card_id: str) -> Card:
    special = card_id in SPECIAL_CARDS
    colour = entry.text("colour")
    if colour not in ("red", "yellow", "dual", "special"):
        raise entry.bad("colour", f"must be red, yellow, dual or special, not {colour!r}")
    if special != (colour == "special"):
        raise entry.bad("colour", "I to IV are special cards, and no others")
    west = east = 0
    if not special:
        west, east = _values(entry)
    flight, police = _corner(entry)
    rows = _rows(entry, "symbols") if entry.has("symbols") else ()
    printed = [row.kind for row in rows if row.kind in ("red_police", "pink_police")]
    if printed != ([police + "_police"] if police else []):
        raise entry.bad("corner", "the corner shows the police symbol of the card, and only that")
    year = entry.text("year")
    if _YEAR.fullmatch(year) is None:
        raise entry.bad("year", 'must be a year or "1945–1948"')
    card = Card(
        card_id,
        _decade(card_id),
        colour,
        west,
        east,
        flight,
        police,
        rows,
        _arrows(entry, "prestige"),
        _arrows(entry, "currency"),
        _arrows(entry, "socialists"),
        entry.flag_or_false("in_order"),
        year,
        entry.names("title"),
    )
    entry.done()
    return card


def _decade(card_id: str) -> int:
    if card_id in SPECIAL_CARDS:
        return min(SPECIAL_CARDS.index(card_id), 3) + 1
    return (int(card_id) - 1) // 20 + 1


def _values(entry: _Table) -> tuple[int, int]:
    if not isinstance(entry.value("value"), dict):
        value = entry.number("value", 1, MAX_COUNT)
        return value, value
    both = entry.table("value")
    west, east = both.number("west", 1, MAX_COUNT), both.number("east", 1, MAX_COUNT)
    both.done()
    return west, east


def _corner(entry: _Table) -> tuple[int, str]:
    if not entry.has("corner"):
        return 0, ""
    corner = entry.text("corner")
    if corner == "flight":
        return 1, ""
    if corner == "flight x2":
        return 2, ""
    if corner == "red police":
        return 0, "red"
    if corner == "pink police":
        return 0, "pink"
    raise entry.bad("corner", f"must be flight, flight x2, red police or pink police, not {corner!r}")


def _arrows(entry: _Table, key: str) -> int:
    if not entry.has(key):
        return 0
    arrows = entry.text(key)
    for number in range(1, MAX_ARROWS + 1):
        if arrows == "→" * number:
            return number
        if arrows == "←" * number:
            return -number
    raise entry.bad(key, f"must be 1 to {MAX_ARROWS} arrows, all → or all ←")


# The tracks


def _tracks(top: _Table) -> Tracks:
    table = top.table("prestige")
    prestige: dict[int, tuple[Row, ...]] = {}
    for space in TRACK_SPACES:
        rows = _rows(table, str(space))
        for index, row in enumerate(rows):
            if row.kind in SINGLE.values() or row.arms or row.limit or row.where:
                raise table.bad(f"{space}[{index}]", "a space of the track has plain symbols only")
        prestige[space] = rows
    table.done()
    currency = _spaces(top, "currency")
    socialists = _spaces(top, "socialists")
    flight = top.numbers("flight", 0, FLIGHT_MAXIMUM)
    if len(flight) != FLIGHT_SPACES:
        raise top.bad("flight", f"must have {FLIGHT_SPACES} spaces, not {len(flight)}")
    top.done()
    return Tracks(prestige, currency, socialists, flight)


def _spaces(top: _Table, key: str) -> dict[int, int]:
    numbers = top.numbers(key, -12, 12)
    if len(numbers) != len(TRACK_SPACES):
        raise top.bad(key, f"must have {len(TRACK_SPACES)} spaces, not {len(numbers)}")
    return dict(zip(TRACK_SPACES, numbers, strict=True))


# The editions


def _editions(top: _Table) -> dict[str, Edition]:
    table = top.table("edition")
    editions: dict[str, Edition] = {}
    for edition_id in EDITIONS:
        editions[edition_id] = _edition(table.table(edition_id), edition_id)
    for edition_id in table.values:  # a custom edition
        if _EDITION_ID.fullmatch(edition_id) is None:
            raise table.bad(ascii(edition_id), "an edition's name has letters, digits, dots, hyphens, underscores only")
        if edition_id not in editions:
            editions[edition_id] = _edition(table.table(edition_id), edition_id)
    top.done()
    return editions


def _edition(entry: _Table, edition_id: str) -> Edition:
    yellow_surplus = entry.text("yellow_surplus")
    if yellow_surplus not in ("remove_own", "place_enemy"):
        raise entry.bad("yellow_surplus", f"must be remove_own or place_enemy, not {yellow_surplus!r}")
    edition = Edition(
        edition_id,
        entry.number("supplier_unrest", 0, MAX_COUNT),
        entry.number("unrest", 0, MAX_COUNT),
        entry.number("socialists", 0, 12),  # 1: the box has 12
        entry.flag("special_price"),
        entry.flag("must_discard_third"),
        yellow_surplus,
        entry.flag("rundown_fallback"),
        entry.flag("external_factory_first"),
        entry.names("names"),
        entry.text("note"),
    )
    entry.done()
    return edition
