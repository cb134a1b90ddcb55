# ruff: noqa: RUF009  the functions called in the dataclasses return fields
"""The printed components: map, cards, tracks and editions, read from the TOML files in ``data/`` and checked.

Each file explains its notation in its header. Users may supply their own files; they need the same structure, but not
the same board or deck as the published game. Any fault in a file is reported as `BadComponent`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from republik.table.toml_schema import (
    BadComponent,
    Table,
    a_flag,
    a_number,
    a_text,
    a_word,
    entry_of,
    listed_numbers,
    load_file,
    load_shipped,
    read_by,
    texts,
)

LANGUAGES: Final = ("de", "en", "it", "es", "hu")

# 1: the provinces in the engine's order, all of West before all of East.
WEST_PROVINCES: Final = ("SH", "NI", "NRW", "HE", "RP", "BW", "BY", "WB")
EAST_PROVINCES: Final = ("MV", "BB", "EB", "ST", "SN", "TH")
WEST_BERLIN: Final = "WB"
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
FLIGHT: Final = {"flight": 1, "flight x2": 2}  # a card's corner → its flight icons ...
POLICE: Final = {"red police": "red", "pink police": "pink"}  # ... or its police
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
_CITY_ORDER: Final = ("W", "E", "plant", "abroad")
_YEAR: Final = re.compile(r"[0-9]{4}(–[0-9]{4})?")
_EDITION_ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,31}")


# Symbols


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


# Reading a field


class _Table(Table):
    languages = LANGUAGES
    longest_text = 200


def _side() -> Any:
    return read_by(lambda table, key: _SIDES[table.one_of(key, table.text(key), tuple(_SIDES))])


def _read_provinces(table: Table, key: str) -> tuple[str, ...]:
    provinces = tuple(table.texts(key)) if isinstance(table.value(key), list) else (table.text(key),)
    for code in provinces:
        if code not in WEST_PROVINCES + EAST_PROVINCES:
            raise table.bad(key, f"unknown province {code!r}")
        if code == WEST_BERLIN:
            raise table.bad(key, "West Berlin has no cities (10.2)")
    if len(provinces) != 1 and provinces != ("NI", "SH"):
        raise table.bad(key, 'must be one province, or ["NI", "SH"] (10.3)')
    return provinces


def _read_country(table: Table, key: str) -> str:
    return PLACES[table.one_of(key, table.text(key), ("ČSSR", "Polska"))]


def _read_place(table: Table, key: str) -> tuple[float, float]:
    at = table.items(key)
    if len(at) != 2:
        raise table.bad(key, "must be two numbers")
    return _percent(table, f"{key}[0]", at[0]), _percent(table, f"{key}[1]", at[1])


def _percent(table: Table, key: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise table.bad(key, "must be a number")
    if not 0 <= value <= 100:  # also refuses nan
        raise table.bad(key, "must be from 0 to 100")
    return float(value)


def _read_values(table: Table, key: str) -> tuple[int, int]:
    if not isinstance(table.value(key), dict):
        value = table.number(key, 1, MAX_COUNT)
        return value, value
    both = table.table(key)
    west, east = both.number("west", 1, MAX_COUNT), both.number("east", 1, MAX_COUNT)
    both.done()
    return west, east


def _read_rows(table: Table, key: str) -> tuple[Row, ...]:
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


def _arrows() -> Any:
    """1 or 2 arrows: + red, towards East; - yellow, towards West."""

    def read(table: Table, key: str) -> int:
        text = table.text(key)
        for number in range(1, MAX_ARROWS + 1):
            if text in ("→" * number, "←" * number):
                return number if "→" in text else -number
        raise table.bad(key, f"must be 1 to {MAX_ARROWS} arrows, all → or all ←")

    return read_by(read, default=0)


def _read_year(table: Table, key: str) -> str:
    year = table.text(key)
    if _YEAR.fullmatch(year) is None:
        raise table.bad(key, 'must be a year or "1945–1948"')
    return year


def _read_prestige(table: Table, key: str) -> dict[int, tuple[Row, ...]]:
    inner = table.table(key)
    spaces = {space: _read_rows(inner, str(space)) for space in TRACK_SPACES}
    inner.done()
    for space, rows in spaces.items():
        for index, row in enumerate(rows):
            if row.kind in SINGLE.values() or row.arms or row.limit or row.where:
                raise inner.bad(f"{space}[{index}]", "a space of the track has plain symbols only")
    return spaces


def _spaces() -> Any:
    """A number for each space of a track."""
    read = listed_numbers(len(TRACK_SPACES), -12, 12, "spaces").metadata["read"]
    return read_by(lambda table, key: dict(zip(TRACK_SPACES, read(table, key), strict=True)))


# The board


@dataclass(frozen=True)
class Province:
    code: str
    name: str = a_text()  # as printed on the board
    side: str = _side()  # "W" or "E"
    supplier: str = a_word("", *SECTORS)  # the flag of the sector it supplies (10.2)
    names: dict[str, str] = texts()

    @property
    def berlin(self) -> bool:
        return self.code == WEST_BERLIN


@dataclass(frozen=True)
class City:
    name: str
    provinces: tuple[str, ...] = read_by(_read_provinces, (), "in")  # Hamburg has two (10.3), an external one none
    country: str = read_by(_read_country, "", "abroad")  # "", "CSSR", "POLSKA" (10.5)
    start: bool = a_flag()
    plant: bool = a_flag()
    at: tuple[float, float] = read_by(_read_place)  # per cent of the board's width and height

    @property
    def side(self) -> str:
        return "E" if self.country or self.provinces[0] in EAST_PROVINCES else "W"

    @property
    def kind(self) -> str:
        if self.country:
            return "abroad"
        return "plant" if self.plant else "shared" if len(self.provinces) == 2 else "ordinary"

    @property
    def x(self) -> float:
        return self.at[0]

    @property
    def y(self) -> float:
        return self.at[1]


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


def _board(top: _Table) -> Board:
    provinces = _provinces(top.table("province"))
    cities = _cities(top.table("city"))
    links = top.table("connections")
    by_name = {city.name: city for city in cities}
    connections = (*_connections(links, "west", "W", by_name), *_connections(links, "east", "E", by_name))
    links.done()
    borders = tuple(_borders(top))
    top.done()
    return Board(provinces, cities, connections, borders)


def _provinces(table: _Table) -> tuple[Province, ...]:
    suppliers: dict[str, str] = {}
    provinces: list[Province] = []
    for code in WEST_PROVINCES + EAST_PROVINCES:
        entry = table.table(code)
        province = entry_of(Province, entry, code=code)
        provinces.append(province)
        if (province.side == "W") != (code in WEST_PROVINCES):
            raise entry.bad("side", "on the wrong side")
        if province.supplier:
            if province.side == "E" or province.berlin:
                raise entry.bad("supplier", "only a province of West Germany can be a supplier")
            if province.supplier in suppliers:
                raise entry.bad("supplier", f"{suppliers[province.supplier]} supplies this sector already")
            suppliers[province.supplier] = code
    table.done()
    for sector in SECTORS:
        if sector not in suppliers:
            raise table.bad("", f"no province supplies the sector {sector}")
    return tuple(provinces)


def _cities(table: _Table) -> tuple[City, ...]:
    cities = [_city(table, name) for name in table.values]
    if len(cities) > MAX_CITIES:
        raise table.bad("", f"more than {MAX_CITIES} cities")
    kinds = [city.kind for city in cities]
    if kinds.count("shared") > 1:
        raise table.bad("", "only one city can count for two provinces (10.3)")
    if kinds.count("plant") > 1:
        raise table.bad("", "only one city can be the plant (10.4)")
    return tuple(
        sorted(cities, key=lambda city: _CITY_ORDER.index(city.kind if city.kind in _CITY_ORDER else city.side))
    )


def _city(table: _Table, name: str) -> City:
    if not _is_city_name(name):
        raise table.bad(ascii(name), "a city's name has letters, single blanks, hyphens, dots and apostrophes only")
    entry = table.table(name)
    city = entry_of(City, entry, name=name)
    if bool(city.provinces) == bool(city.country):
        raise entry.bad("in", "unknown key" if city.country else "missing")
    if city.country and (city.plant or city.start):
        raise entry.bad("abroad", "a city abroad is neither the plant nor a start city")
    if city.plant and (city.side == "W" or city.start):
        raise entry.bad("plant", "the plant is an East city and no start city (10.4)")
    return city


def _is_city_name(name: str) -> bool:
    return (
        0 < len(name) <= 40
        and name == " ".join(name.split())
        and name[0].isalpha()
        and all(letter.isalpha() or letter in " -.'" for letter in name)
        and " - " not in name
    )


def _pairs(table: _Table, key: str) -> Iterator[tuple[str, str, str, str]]:
    """Yields the entries ``"A - B"`` and ``"A = B"`` as (key, A, sign, B); each pair may occur once."""
    pairs: set[frozenset[str]] = set()
    for index, text in enumerate(table.texts(key)):
        at = f"{key}[{index}]"
        match = _PAIR.fullmatch(text)
        if match is None:
            raise table.bad(at, f'must be "A - B" (one line) or "A = B" (two lines), not {text!r}')
        a, b = match["a"], match["b"]
        if a == b or frozenset((a, b)) in pairs:
            raise table.bad(at, f"{a} and {b} cannot be joined " + ("twice" if a != b else "to itself"))
        pairs.add(frozenset((a, b)))
        yield at, a, match["lines"], b


def _connections(table: _Table, key: str, side: str, cities: dict[str, City]) -> list[Connection]:
    connections: list[Connection] = []
    for at, a, sign, b in _pairs(table, key):
        for name in (a, b):
            if name not in cities:
                raise table.bad(at, f"unknown city {name!r}")
            if cities[name].side != side:
                raise table.bad(at, f"{name} is on the other side")
            if cities[name].kind == "plant":
                raise table.bad(at, f"{name} has no connections (10.4)")
        if cities[a].country and cities[b].country:
            raise table.bad(at, "both ends are abroad")
        connections.append(Connection(a, b, 2 if sign == "=" else 1, side))
    if len(connections) > MAX_CONNECTIONS_PER_SIDE:
        raise table.bad(key, f"more than {MAX_CONNECTIONS_PER_SIDE} connections")
    return connections


def _borders(top: _Table) -> Iterator[tuple[str, str]]:
    for at, west, sign, east in _pairs(top, "borders"):
        for code in (west, east):
            if code not in WEST_PROVINCES + EAST_PROVINCES:
                raise top.bad(at, f"unknown province {code!r}")
        if west not in WEST_PROVINCES or east not in EAST_PROVINCES or sign != "-":
            raise top.bad(at, 'must be "W - E", the West province first')
        yield west, east


# The cards


@dataclass(frozen=True)
class Card:
    id: str
    colour: str = a_word("red", "yellow", "dual", "special")
    values: tuple[int, int] = read_by(_read_values, (0, 0), "value")  # for West and East; none on a special card
    corner: str = a_word("", *FLIGHT, *POLICE)
    rows: tuple[Row, ...] = read_by(_read_rows, (), "symbols")
    prestige: int = _arrows()
    currency: int = _arrows()
    socialists: int = _arrows()
    in_order: bool = a_flag()  # the rows must be executed in order
    year: str = read_by(_read_year)
    titles: dict[str, str] = texts(key="title")

    @property
    def decade(self) -> int:
        if self.id in SPECIAL_CARDS:
            return min(SPECIAL_CARDS.index(self.id), 3) + 1
        return (int(self.id) - 1) // 20 + 1

    @property
    def west(self) -> int:
        return self.values[0]

    @property
    def east(self) -> int:
        return self.values[1]

    @property
    def flight(self) -> int:
        """Returns the number of flight icons in the corner."""
        return FLIGHT.get(self.corner, 0)

    @property
    def police(self) -> str:
        """Returns "", "red" or "pink"."""
        return POLICE.get(self.corner, "")


def _cards(top: _Table) -> tuple[Card, ...]:
    table = top.table("card")
    cards = tuple(_card(table.table(card_id), card_id) for card_id in CARD_IDS)
    table.done()
    top.done()
    return cards


def _card(entry: _Table, card_id: str) -> Card:
    special = card_id in SPECIAL_CARDS
    if special == entry.has("value"):
        raise entry.bad("value", "unknown key" if special else "missing")
    card = entry_of(Card, entry, id=card_id)
    if special != (card.colour == "special"):
        raise entry.bad("colour", "I to IV are special cards, and no others")
    printed = [row.kind for row in card.rows if row.kind in ("red_police", "pink_police")]
    if printed != ([card.police + "_police"] if card.police else []):
        raise entry.bad("corner", "the corner shows the police symbol of the card, and only that")
    return card


# The tracks


@dataclass(frozen=True)
class Tracks:
    prestige: dict[int, tuple[Row, ...]] = read_by(_read_prestige)  # 9.2
    currency: dict[int, int] = _spaces()  # 9.3
    socialists: dict[int, int] = _spaces()  # 9.9
    flight: tuple[int, ...] = listed_numbers(FLIGHT_SPACES, 0, FLIGHT_MAXIMUM, "spaces")  # 9.1: dismantled, by steps


# The editions


@dataclass(frozen=True)
class Edition:
    id: str
    supplier_unrest: int = a_number(0, MAX_COUNT)  # 2: at set-up, in each supplier
    unrest: int = a_number(0, MAX_COUNT)  # 2: at set-up, in every other province
    socialists: int = a_number(0, 12)  # 2: in the holding box at set-up; 1: the box has 12
    special_price: bool = a_flag(needed=True)  # 3: East pays for choosing the special card
    must_discard_third: bool = a_flag(needed=True)  # 3: a side with three cards discards one before refilling
    yellow_surplus: str = a_word("remove_own", "place_enemy")  # 6.4
    rundown_fallback: bool = a_flag(needed=True)  # 6.4: without a sound factory, 1 infrastructure is dismantled
    external_factory_first: bool = a_flag(needed=True)  # 10.5: no infrastructure to an empty external city
    names: dict[str, str] = texts()
    note: str = a_text()


def _editions(top: _Table) -> dict[str, Edition]:
    table = top.table("edition")
    editions: dict[str, Edition] = {}
    for edition_id in dict.fromkeys((*EDITIONS, *table.values)):  # those published, and custom ones
        if _EDITION_ID.fullmatch(edition_id) is None:
            raise table.bad(ascii(edition_id), "an edition's name has letters, digits, dots, hyphens, underscores only")
        editions[edition_id] = entry_of(Edition, table.table(edition_id), id=edition_id)
    top.done()
    return editions


# All of them


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
        entry_of(Tracks, _read(tracks, "tracks.toml")),
        _editions(_read(editions, "editions.toml")),
    )


def _read(path: Path | None, name: str) -> _Table:
    if path is None:
        return _Table(name, "", load_shipped("republik.games.wsdv", name, MAX_FILE_BYTES))
    return _Table(str(path), "", load_file(path, MAX_FILE_BYTES))
