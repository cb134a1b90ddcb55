"""The printed components: the contents of the files, and the errors for broken files."""

import contextlib
import os
import pickle
import random
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from republik.games.wsdv.rules import components
from republik.games.wsdv.rules.components import Card, Components, Edition, Row, load_components, parse_row
from republik.table.toml_schema import BadComponent

FILES = ("board", "cards", "tracks", "editions")


@pytest.fixture(scope="module")
def box() -> Components:
    return load_components()


def text_of(name: str) -> str:
    return (files("republik.games.wsdv") / "data" / f"{name}.toml").read_text(encoding="utf-8")


TEXT = {name: text_of(name) for name in FILES}


def load_own(name: str, path: Path) -> Components:
    return load_components(**{name: path})


# The printed components, transcribed a second time in a short notation.

# number: value (West, East), corner, symbols, prestige, currency, socialists
CARDS = """
1    2,2 -   uE-*2                        0 -1  1
2    1,3 F   bE uE+                       0  0  2
3    1,1 -   bE*2                         0  1  0
4    3,3 -   uW+@WG*2                     2  0  0
5    1,1 PR  uE- polR                     1  0  0
6    1,1 -   bE*2 uE+                     0  0  1
7    2,2 -   bE@CSSR*2 bE@POLSKA*2 uE+    0  1  0
8    2,2 -   dW*2 uW+@RP                  1  0  0
9    2,2 -   bE@CSSR*2 bE@POLSKA*2 uE+    1  0  0
10   1,2 -   uW+ uE-                      0  0  2
11   1,1 -   uW+@WG^E                    -1  0  0
12   1,1 F   dW uW+                      -2  0  0
13   2,2 -   bW*3 uW-@WG                  0  0  0
14   2,2 -   bW uW-@WB*2                  0 -1  0
15   1,1 PP  bW^W dE^W polP               0  0  1
16   4,1 -   uE+!2*4                      0  0 -1
17   3,1 -   dE*3 uE+                     0  0 -1
18   2,2 -   uW-*2                       -2  0  0
19   2,2 -   bW*2                        -1  0  0
20   4,1 -   bW*3 uW-@WG uE+              0  0  0
21   1,1 PR  polR uE-                     0 -1 -1
22   1,1 -   uW-@WB*2 uE-*2               0  1  0
23   1,3 -   bE*3 uE+                     0  1  0
24   2,2 -   uW+@WG uE-*2                 0  0  1
25   1,3 -   uW+@WB*2 uW+@WG*2            0  0  0
26   1,3 -   uW+!2*3                      0  0  1
27   2,2 -   bE@RHEINSBERG*2              1  0  0
28   2,2 F   uE-                          1  0  1
29   2,2 -   bE*2 uE+                     0  2  0
30   1,1 -   uE-                          0  2 -1
31   2,2 -   -                            2  0  0
32   1,1 F   uW+                          1  0  0
33   2,2 -   uW+*2                        1  0  0
34   1,1 -   bE uE-                       0  0  0
35   3,3 -   lsW@WG!1*2 uE+               0  0  0
36   2,2 -   uW-*2                       -1  0  0
37   3,1 -   stopE@CSSR uE+               0  0 -2
38   1,1 -   -                           -1 -1  0
39   3,1 -   uW-@WB uW-*2                -1  0  0
40   2,2 -   uW+                         -2  0  0
41   1,1 -   bW^W uW-^W                   0  2  0
42   1,1 -   uW-^W*3                      2  1  0
43   3,3 -   dW@NRW*3 uW+@NRW             0  0  0
44   1,3 -   uW+!2*4                      1  0  0
45   2,2 -   uE-^E*2                      0 -1  1
46   2,2 -   lsE@EB rep@EB rd             0  0  1
47   2,2 -   lsE uE-                      1  0  0
48   1,1 F   uE+                          0 -2  2
49   2,2 PR  uE- polR                     0  0  0
50   1,1 -   uW+ guil                     1  0  0
51   1,1 PP  polP                        -2  0  1
52   2,2 F   dW uW+                       1  0  0
53   1,1 -   -                            0  2  0
54   1,3 -   dW*4                         0  0  0
55   2,2 -   uW+                         -2  0  0
56   3,1 -   bW*2                         0 -1 -1
57   3,1 -   uE+*2                        0  0 -2
58   2,2 -   uE+                          0  0 -2
59   2,2 -   uE+@EB*2                     0  0 -1
60   3,1 F   lsW0@BY uW+@BY              -2  0  0
61   1,1 F   uW+^E*2 uE+^W*2              0  0  0
62   1,1 F   uW+@WG^E*2 uE+^W*2           0  0  0
63   1,3 -   dW@NI/HH*3                   0  0  0
64   1,1 -   uW-^W*2 uE-                  0  2  0
65   3,3 -   uW-^W uE-*2                  0  0  1
66   2,2 PP  uE~*2 polP                   0  0 -1
67   2,2 -   lsE@SN uE-                   1  0  0
68   2,2 -   uW+@BY uW+@WG*2              1  0  0
69   1,1 -   uW+                          0  0  0
70   2,2 -   bW*3                        -1  0  0
71   2,2 -   uE+                          0 -1 -1
72   4,1 -   dE*2                         0 -2  0
73   4,1 -   stopE@POLSKA                 0  0 -2
74   3,1 -   uE+*2                        0  0 -1
75   1,1 F   -                            0  0 -1
76   2,2 -   bW uW-                      -1  0  0
77   2,2 -   uE+@SN uE~*2                 0  0 -2
78   1,1 F   uE~*2                        0  0 -1
79   2,2 -   lsW uW-                      0 -2  0
80   3,1 -   dE*2 uE+                    -1  0  0
I    0,0 FF  mpE3*2 uE-*2                -1  0  1
II   0,0 -   wall+                        0  0  0
III  0,0 -   lsE*2                        0 -2  2
IVa  0,0 -   stasi- mpE3^W                0 -1  0
IVb  0,0 F   wall- stasi- uE-             1  0  2
"""


def short(rows: tuple[Row, ...]) -> str:
    return " ".join(row.symbol + (f"*{row.count}" if row.count > 1 else "") for row in rows) or "-"


def face(card: Card) -> str:
    corner = "F" * card.flight + {"": "", "red": "PR", "pink": "PP"}[card.police] or "-"
    arrows = f"{card.prestige} {card.currency} {card.socialists}"
    return f"{card.id} {card.west},{card.east} {corner} {short(card.rows)} {arrows}"


def test_every_face_is_as_printed(box: Components) -> None:
    assert [face(card) for card in box.cards] == [" ".join(line.split()) for line in CARDS.strip().splitlines()]


def test_colours_decades_and_order(box: Components) -> None:
    by_colour: dict[str, list[str]] = {}
    for card in box.cards:
        by_colour.setdefault(card.colour, []).append(card.id)
    assert " ".join(by_colour["dual"]) == "11 15 21 22 30 41 42 45 48 51 61 62"
    assert by_colour["special"] == ["I", "II", "III", "IVa", "IVb"]
    assert {colour: len(ids) for colour, ids in by_colour.items()} == {
        "red": 37,
        "yellow": 31,
        "dual": 12,
        "special": 5,
    }
    assert [card.decade for card in box.cards] == [1] * 20 + [2] * 20 + [3] * 20 + [4] * 20 + [1, 2, 3, 4, 4]
    assert [card.id for card in box.cards if card.in_order] == ["I", "IVa"]


def test_titles_in_five_languages(box: Components) -> None:
    for card in box.cards:
        assert list(card.titles) == ["de", "en", "it", "es", "hu"]
    for language in components.LANGUAGES:
        assert len({card.titles[language] for card in box.cards}) == 85
    by_id = {card.id: card for card in box.cards}
    assert by_id["1"].titles["de"] == "Bodenreform"
    assert by_id["37"].titles["en"] == "Prague Spring"
    assert (by_id["20"].year, by_id["IVb"].year) == ("1950–1973", "1989")


def test_provinces(box: Components) -> None:
    provinces = box.board.provinces
    assert " ".join(p.code for p in provinces) == "SH NI NRW HE RP BW BY WB MV BB EB ST SN TH"
    assert "".join(p.side for p in provinces) == "W" * 8 + "E" * 6
    assert {p.supplier: p.code for p in provinces if p.supplier} == {"UK": "NRW", "France": "RP", "USA": "BW"}
    assert [p.code for p in provinces if p.berlin] == ["WB"]
    for province in provinces:
        assert list(province.names) == ["de", "en", "it", "es", "hu"]


# Each city with the number of its connections.
CITIES = {
    "SH": "Flensburg 2, Kiel 2",
    "NI/SH": "Hamburg 5",
    "NI": "Bremen 3, Hannover 3, Wolfsburg 3",
    "NRW": "Bielefeld 3, Duisburg 3, Dortmund 4, Köln 4",
    "HE": "Kassel 3, Gießen 2, Fulda 3, Frankfurt 5",
    "RP": "Koblenz 3, Saarbrücken 2, Kaiserslautern 3",
    "BW": "Mannheim 4, Heilbronn 4, Stuttgart 5, Ulm 2",
    "BY": "Bayreuth 3, Nürnberg 5, Ingolstadt 3, München 5",
    "MV": "Rostock 2, Neubrandenburg 3",
    "BB": "Schwedt 4, Cottbus 3, Rheinsberg 0",
    "EB": "Berlin 5",
    "ST": "Magdeburg 4, Bitterfeld 5",
    "SN": "Leipzig 3, Dresden 4, Karl-Marx-Stadt 3",
    "TH": "Eisenach 3, Jena 5",
    "POLSKA": "Polska N 2, Polska S 2",
    "CSSR": "ČSSR E 2, ČSSR W 2",
}


def test_cities(box: Components) -> None:
    found: dict[str, list[str]] = {}
    for city in box.board.cities:
        degree = sum(city.name in (link.a, link.b) for link in box.board.connections)
        found.setdefault("/".join(city.provinces) or city.country, []).append(f"{city.name} {degree}")
    assert {place: ", ".join(cities) for place, cities in found.items()} == CITIES
    assert [city.name for city in box.board.cities if city.start] == ["Hamburg", "Dortmund", "Berlin", "Bitterfeld"]
    kinds = [(city.side, city.kind) for city in box.board.cities]
    west, east = 25, 12
    assert kinds[:west] == [("W", "shared" if i == 2 else "ordinary") for i in range(west)]
    assert kinds[west:] == [("E", "ordinary")] * east + [("E", "plant")] + [("E", "abroad")] * 4
    assert {(city.name, city.x, city.y) for city in box.board.cities} >= {("Flensburg", 39, 16), ("Jena", 61, 60)}


def test_connections_and_borders(box: Components) -> None:
    links = box.board.connections
    assert [link.side for link in links] == ["W"] * 42 + ["E"] * 26
    assert [sum(link.lines for link in links if link.side == side) for side in "WE"] == [46, 30]
    assert [f"{link.a}={link.b}" for link in links if link.lines == 2] == [
        "Flensburg=Hamburg",
        "Hamburg=Hannover",
        "Bremen=Duisburg",
        "Fulda=Bayreuth",
        "Rostock=Magdeburg",
        "Berlin=Bitterfeld",
        "Magdeburg=Eisenach",
        "Leipzig=Jena",
    ]
    abroad = [link.a + ">" + link.b for link in links if link.b[:-2] in ("Polska", "ČSSR")]
    assert abroad == [
        "Neubrandenburg>Polska N",
        "Schwedt>Polska N",
        "Schwedt>Polska S",
        "Berlin>Polska S",
        "Cottbus>ČSSR E",
        "Dresden>ČSSR E",
        "Karl-Marx-Stadt>ČSSR W",
        "Jena>ČSSR W",
    ]
    borders = " ".join("-".join(pair) for pair in box.board.borders)
    assert borders == "SH-MV NI-MV NI-BB NI-ST HE-ST HE-TH BY-TH BY-SN WB-BB WB-EB"


def test_tracks(box: Components) -> None:
    spaces = range(-6, 7)
    assert {space: short(rows) for space, rows in box.tracks.prestige.items()} == {
        -6: "lsE- uE+ dE",
        -5: "lsE- uE+",
        -4: "dE uE+",
        -3: "uE+",
        -2: "rd",
        -1: "rd",
        0: "-",
        1: "bE",
        2: "uE-",
        3: "bE uE-",
        4: "lsE",
        5: "lsE uE-",
        6: "lsE uE- bE",
    }
    assert box.tracks.currency == {space: space for space in spaces}
    assert box.tracks.socialists == dict(zip(spaces, (-4, -3, -2, -2, -1, -1, 0, 1, 1, 2, 2, 3, 4), strict=True))
    assert box.tracks.flight == tuple(steps // 2 for steps in range(21))


def test_editions(box: Components) -> None:
    def switches(edition: Edition) -> tuple[object, ...]:
        return (
            edition.supplier_unrest,
            edition.unrest,
            edition.socialists,
            edition.special_price,
            edition.must_discard_third,
            edition.yellow_surplus,
            edition.rundown_fallback,
            edition.external_factory_first,
        )

    assert {name: switches(edition) for name, edition in box.editions.items()} == {
        "1.0": (3, 3, 2, False, False, "remove_own", False, False),
        "2.0": (2, 3, 1, True, True, "remove_own", False, False),
        "2.1": (2, 3, 1, True, True, "place_enemy", True, True),
    }
    assert all(edition.id == name for name, edition in box.editions.items())


# -- custom files ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES)
def test_a_copy_of_the_packages_file_reads_the_same(name: str, tmp_path: Path, box: Components) -> None:
    own = tmp_path / "own.toml"
    own.write_bytes(b"\xef\xbb\xbf" + TEXT[name].replace("\n", "\r\n").encode())
    assert load_own(name, own) == box


def test_an_own_deck_need_not_be_the_boxs(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    changed = TEXT["cards"].replace("value = { west = 4, east = 1 }", "value = 7")
    own.write_text(
        changed.replace("place unrest East x4, at most 2 per province", "reduce protest West x1 in Bayern"),
        encoding="utf-8",
    )
    cards = {card.id: card for card in load_components(cards=own).cards}
    assert (cards["16"].west, short(cards["16"].rows)) == (7, "mpW3@BY")


def test_an_own_board_need_not_be_the_boxs(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    lines = [line for line in TEXT["board"].splitlines() if "Ulm" not in line and "Rheinsberg" not in line]
    lines.insert(lines.index("[city]") + 1, '"St. Wendel" = { in = "RP", at = [9.5, 72.25] }')
    own.write_text("\n".join(lines), encoding="utf-8")
    board = load_components(board=own).board
    assert len(board.cities) == 41
    assert (board.cities[0].name, board.cities[0].x, board.cities[0].y) == ("St. Wendel", 9.5, 72.25)


def test_provinces_and_cards_are_put_in_order(tmp_path: Path, box: Components) -> None:
    own = tmp_path / "own.toml"
    head, *cards = TEXT["cards"].split("\n[card.")
    own.write_text(head + "".join("\n[card." + card for card in reversed(cards)), encoding="utf-8")
    assert load_components(cards=own).cards == box.cards


def test_a_house_edition_stands_beside_the_printed_ones(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    newest = TEXT["editions"].partition('[edition."2.1"]')[2]
    own.write_text(
        TEXT["editions"] + "\n[edition.house]" + newest.replace("unrest = 3", "unrest = 1"), encoding="utf-8"
    )
    editions = load_components(editions=own).editions
    assert list(editions) == ["1.0", "2.0", "2.1", "house"]
    assert (editions["house"].id, editions["house"].unrest) == ("house", 1)


# -- broken files: (file, text to replace, replacement, key of the error, part of its reason) ------
BROKEN = [
    # any file
    ("board", "[city]", "[city", "", "not valid TOML"),
    ("board", "[city]", "x = [[[[" + "[\n" * 50_000 + "\n[city]", "", "nested too deeply"),
    ("tracks", "flight = [0,", "flight = [" + "9" * 900 + ",", "flight[0]", "from 0 to 10"),
    ("tracks", "# The tracks.", "x = " + "9" * 5000, "line 1", "longer than 1000 characters"),
    ("cards", "# The 84 cards", "\n" + "a." * 5000 + "a = 1 #", "line 2", "longer than 1000 characters"),
    ("cards", "[card.1]", "[card.7]", "", "not valid TOML"),  # duplicate number
    ("board", "borders = [", "border = []\nborders = [", "border", "unknown key"),
    ("board", "borders = [", '"\\u001b[31m" = 1\nborders = [', "'\\x1b[31m'", "unknown key"),
    ("board", "borders = [", "frontiers = [", "borders", "missing"),
    ("board", "[connections]", "[links]", "connections", "missing"),
    ("editions", "[edition.", "[[edition]]\n[edition.", "edition", "must be a table"),
    # provinces
    ("board", "[province.TH]", "[province.XX]", "province.TH", "missing"),
    ("board", "[province.SH]", "[province.XX]\n[province.SH]", "province.XX", "unknown key"),
    ("board", 'name = "Hessen"', 'name = ""', "province.HE.name", "blanks"),
    ("board", 'name = "Hessen"', 'name = " Hessen"', "province.HE.name", "blanks"),
    ("board", 'name = "Hessen"', "name = 7", "province.HE.name", "must be a text"),
    ("board", 'name = "Hessen"', 'name = "Hes\\u0007sen"', "province.HE.name", "printable"),
    ("board", 'name = "Hessen"', f'name = "{"H" * 300}"', "province.HE.name", "at most 200"),
    ("board", 'names.hu = "Hessen"\n', "", "province.HE.names.hu", "missing"),
    ("board", 'names.hu = "Hessen"', 'names.hu = "Hessen"\nnames.fr = "Hesse"', "province.HE.names.fr", "unknown key"),
    ("board", 'side = "West"', 'side = "North"', "province.SH.side", "must be one of West, East"),
    ("board", 'side = "West"', 'side = "East"', "province.SH.side", "wrong side"),
    ("board", 'supplier = "UK"', 'supplier = "USSR"', "province.NRW.supplier", "must be one of France, UK, USA"),
    ("board", 'supplier = "UK"', 'supplier = "USA"', "province.BW.supplier", "NRW supplies"),
    ("board", 'supplier = "UK"\n', "", "province", "no province supplies the sector UK"),
    ("board", 'name = "Sachsen"', 'name = "Sachsen"\nsupplier = "UK"', "province.SN.supplier", "West Germany"),
    ("board", 'name = "Berlin (West)"', 'name = "W"\nsupplier = "UK"', "province.WB.supplier", "West Germany"),
    # cities
    ("board", "Kiel = {", '"Kiel!" = {', "city.'Kiel!'", "letters"),
    ("board", "Kiel = {", '"Kiel - Hamburg" = {', "city.'Kiel - Hamburg'", "letters"),
    ("board", "Kiel = {", '"" = {', "city.''", "letters"),
    ("board", "Kiel = {", "Kiel = 1\nKielX = {", "city.Kiel", "must be a table"),
    ("board", 'Kiel = { in = "SH"', 'Kiel = { in = "XX"', "city.Kiel.in", "unknown province 'XX'"),
    ("board", 'Kiel = { in = "SH"', 'Kiel = { in = "WB"', "city.Kiel.in", "West Berlin has no cities"),
    ("board", 'Kiel = { in = "SH"', "Kiel = { in = []", "city.Kiel.in", "one province"),
    ("board", 'Kiel = { in = "SH"', 'Kiel = { in = ["SH", "MV"]', "city.Kiel.in", "one province"),
    ("board", 'Kiel = { in = "SH"', "Kiel = { in = [1]", "city.Kiel.in[0]", "must be a text"),
    ("board", 'Kiel = { in = "SH"', 'Kiel = { in = ["NI", "SH"]', "city", "only one city can count for two"),
    ("board", 'Kiel = { in = "SH", ', "Kiel = { ", "city.Kiel.in", "missing"),
    ("board", "at = [47, 21]", "at = [47]", "city.Kiel.at", "two numbers"),
    ("board", "at = [47, 21]", "at = [47, 101]", "city.Kiel.at[1]", "0 to 100"),
    ("board", "at = [47, 21]", "at = [nan, 21]", "city.Kiel.at[0]", "0 to 100"),
    ("board", "at = [47, 21]", "at = [true, 21]", "city.Kiel.at[0]", "must be a number"),
    ("board", "at = [47, 21]", "at = 47", "city.Kiel.at", "must be a list"),
    ("board", "at = [47, 21]", "at = [47, 21], start = 1", "city.Kiel.start", "true or false"),
    ("board", "at = [47, 21]", "at = [47, 21], size = 1", "city.Kiel.size", "unknown key"),
    ("board", "at = [47, 21]", "at = [47, 21], plant = true", "city.Kiel.plant", "an East city"),
    ("board", "at = [61, 60]", "at = [61, 60], plant = true", "city", "only one city can be the plant"),
    ("board", 'abroad = "Polska"', 'abroad = "Bayern"', "city.Polska N.abroad", "must be one of ČSSR, Polska"),
    ("board", "at = [92, 25]", "at = [92, 25], start = true", "city.Polska N.abroad", "neither"),
    ("board", "at = [92, 25]", 'at = [92, 25], in = "MV"', "city.Polska N.in", "unknown key"),
    ("board", "[city]", "[city]\n" + "".join(f'{"X" * n} = {{ in = "TH", at = [1, 1] }}\n' for n in range(1, 22)),
     "city", "more than 62"),
    # connections and borders
    ("board", '"Kiel - Hamburg"', '"Kiel + Hamburg"', "connections.west[2]", "must be"),
    ("board", '"Kiel - Hamburg"', '"Kiel-Hamburg"', "connections.west[2]", "must be"),
    ("board", '"Kiel - Hamburg"', "3", "connections.west[2]", "must be a text"),
    ("board", '"Kiel - Hamburg"', '"Kiel - Lübeck"', "connections.west[2]", "unknown city 'Lübeck'"),
    ("board", '"Kiel - Hamburg"', '"Kiel - Rostock"', "connections.west[2]", "Rostock is on the other side"),
    ("board", '"Kiel - Hamburg"', '"Kiel - Kiel"', "connections.west[2]", "to itself"),
    ("board", '"Kiel - Hamburg"', '"Hamburg - Flensburg"', "connections.west[2]", "twice"),
    ("board", '"Jena - ČSSR W"', '"Jena - Rheinsberg"', "connections.east[25]", "no connections"),
    ("board", '"Jena - ČSSR W"', '"ČSSR E - ČSSR W"', "connections.east[25]", "abroad"),
    ("board", "east = [", "middle = []\neast = [", "connections.middle", "unknown key"),
    ("board", '"SH - MV"', '"MV - SH"', "borders[0]", "the West province first"),
    ("board", '"SH - MV"', '"SH = MV"', "borders[0]", "the West province first"),
    ("board", '"SH - MV"', '"SH - XX"', "borders[0]", "unknown province 'XX'"),
    ("board", '"SH - MV"', '"SH - MV", "SH - MV"', "borders[1]", "twice"),
    # cards
    ("cards", "[card.80]", "[card.81]", "card.80", "missing"),
    ("cards", "[card.80]", "[card.81]\n[card.80]", "card.81", "unknown key"),
    ("cards", "[card.IVb]", "[card.V]", "card.IVb", "missing"),
    ("cards", "[card.1]", "[extra]\n[card.1]", "extra", "unknown key"),
    ("cards", 'colour = "red"', 'colour = "blue"', "card.1.colour", "must be one of red, yellow, dual, special"),
    ("cards", 'colour = "red"', 'colour = "special"', "card.1.colour", "I to IV are special"),
    ("cards", 'colour = "special"', 'colour = "red"', "card.I.colour", "I to IV are special"),
    ("cards", 'colour = "special"', 'colour = "special"\nvalue = 1', "card.I.value", "unknown key"),
    ("cards", "value = 2", "value = 0", "card.1.value", "from 1 to 7"),
    ("cards", "value = 2", "value = 8", "card.1.value", "from 1 to 7"),
    ("cards", "value = 2", "value = 2.0", "card.1.value", "whole number"),
    ("cards", "value = 2", "value = true", "card.1.value", "whole number"),
    ("cards", "value = 2", "worth = 2", "card.1.value", "missing"),
    ("cards", "value = { west = 1, east = 3 }", "value = { west = 1 }", "card.2.value.east", "missing"),
    ("cards", "value = { west = 1, east = 3 }", "value = { west = 1, east = 3, north = 1 }", "card.2.value.north",
     "unknown key"),
    ("cards", 'corner = "flight"', 'corner = "flight x3"', "card.2.corner", "must be one of flight, flight x2"),
    ("cards", 'corner = "flight"', 'corner = "red police"', "card.2.corner", "police symbol"),
    ("cards", 'corner = "red police"', 'corner = "pink police"', "card.5.corner", "police symbol"),
    ("cards", 'corner = "red police"\n', "", "card.5.corner", "police symbol"),
    ("cards", 'year = "1946"', "year = 1946", "card.2.year", "must be a text"),
    ("cards", 'year = "1946"', 'year = "in 1946"', "card.2.year", "must be a year"),
    ("cards", 'title.hu = "Földreform"\n', "", "card.1.title.hu", "missing"),
    ("cards", 'title.hu = "Földreform"', 'title.hu = "x"\ntitle.la = "x"', "card.1.title.la", "unknown key"),
    ("cards", 'currency = "←"', 'currency = "←→"', "card.1.currency", "arrows"),
    ("cards", 'currency = "←"', 'currency = "←←←"', "card.1.currency", "arrows"),
    ("cards", 'currency = "←"', 'currency = "<"', "card.1.currency", "arrows"),
    ("cards", 'currency = "←"', "currency = -1", "card.1.currency", "must be a text"),
    ("cards", "in_order = true", "in_order = 1", "card.I.in_order", "true or false"),
    ("cards", '["remove unrest East x2"]', '"remove unrest East x2"', "card.1.symbols", "must be a list"),
    ("cards", '["remove unrest East x2"]', '["remove unrest East x2", "remove unrest East x1"]', "card.1.symbols[1]",
     "one row"),
    ("cards", '["remove unrest East x2"]', "[" + '"build East x1", "build West x1", ' * 3 + '"build East x1"]',
     "card.1.symbols", "more than 6 rows"),
    # tracks
    ("tracks", "-3 = [", "-7 = [", "prestige.-3", "missing"),
    ("tracks", '6 = ["living', '7 = []\n6 = ["living', "prestige.7", "unknown key"),
    ("tracks", "0 = []", '0 = ["red police"]', "prestige.0[0]", "plain symbols"),
    ("tracks", "0 = []", '0 = ["build East x1, West chooses"]', "prestige.0[0]", "plain symbols"),
    ("tracks", "0 = []", '0 = ["build East x1 in Sachsen"]', "prestige.0[0]", "plain symbols"),
    ("tracks", "0 = []", '0 = ["dance East x1"]', "prestige.0[0]", "no symbols are written"),
    ("tracks", "0 = []", "0 = 0", "prestige.0", "must be a list"),
    ("tracks", "currency   = [-6, ", "currency = [", "currency", "13 spaces, not 12"),
    ("tracks", "socialists = [-4, ", "socialists = [-4, -4, ", "socialists", "13 spaces, not 14"),
    ("tracks", "socialists = [-4, ", "socialists = [-13, ", "socialists[0]", "from -12 to 12"),
    ("tracks", "flight = [0, ", "flight = [", "flight", "21 spaces, not 20"),
    ("tracks", "flight = [0, ", "flight = [11, ", "flight[0]", "from 0 to 10"),
    ("tracks", "[prestige]", "[luck]\n[prestige]", "luck", "unknown key"),
    # editions
    ("editions", '[edition."2.0"]', '[edition."2.5"]', "edition.2.0", "missing"),
    ("editions", '[edition."1.0"]', '[edition."a b"]\n[edition."1.0"]', "edition.'a b'", "letters"),
    ("editions", '[edition."1.0"]', '[edition.house]\n[edition."1.0"]', "edition.house.supplier_unrest", "missing"),
    ("editions", "special_price = false", "", "edition.1.0.special_price", "missing"),
    ("editions", "special_price = false", "special_price = 0", "edition.1.0.special_price", "true or false"),
    ("editions", "special_price = false", "special_price = false\nbid = 1", "edition.1.0.bid", "unknown key"),
    ("editions", "socialists = 2", "socialists = 13", "edition.1.0.socialists", "from 0 to 12"),
    ("editions", "supplier_unrest = 3", "supplier_unrest = 8", "edition.1.0.supplier_unrest", "from 0 to 7"),
    ("editions", 'yellow_surplus = "remove_own"', 'yellow_surplus = "none"', "edition.1.0.yellow_surplus",
     "must be one of remove_own, place_enemy"),
    ("editions", '[edition."1.0"]', '[more]\n[edition."1.0"]', "more", "unknown key"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "key", "reason"), BROKEN, ids=range(len(BROKEN)))
def test_a_broken_file_is_refused(name: str, old: str, new: str, key: str, reason: str, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    assert old in TEXT[name]
    own.write_text(TEXT[name].replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponent) as caught:
        load_own(name, own)
    assert (caught.value.file, caught.value.key) == (str(own), key)
    assert reason in caught.value.reason
    assert all(part in str(caught.value) for part in (str(own), key, caught.value.reason))


def test_too_many_connections(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    names = [f"X{'x' * n}" for n in range(20)]
    cities = "".join(f'{name} = {{ in = "SH", at = [1, 1] }}\n' for name in names)
    links = "".join(f'"Kiel - {name}", ' for name in names) + '"Kiel - Ulm",'
    own.write_text(
        TEXT["board"].replace("[city]", "[city]\n" + cities).replace("west = [", "west = [" + links), encoding="utf-8"
    )
    with pytest.raises(BadComponent) as caught:
        load_components(board=own)
    assert (caught.value.key, caught.value.reason) == ("connections.west", "more than 62 connections")


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "missing"),
        (b"\x00", "not valid TOML"),
        (b"\xff\xfe\x00\x01", "UTF-8"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "UTF-8"),
        (b"#\n" * 200_000, "longer than"),
        (b"x" * 2000, "longer than"),
        (b"x = 1979-99-99", "not valid TOML"),
    ],
)
def test_no_component_file_at_all(name: str, content: bytes, reason: str, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_bytes(content)
    with pytest.raises(BadComponent, match=reason) as caught:
        load_own(name, own)
    assert caught.value.file == str(own)


@pytest.mark.parametrize("where", ["nothing here", ".", "a\0b", "x" * 5000])
def test_no_file_to_read(where: str, tmp_path: Path) -> None:
    with pytest.raises(BadComponent) as caught:
        load_components(tracks=tmp_path / where)
    assert (caught.value.key, caught.value.file) == ("", str(tmp_path / where))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.touch(mode=0)
    with pytest.raises(BadComponent, match="cannot be read"):
        load_components(tracks=own)


def test_bad_component_travels(tmp_path: Path) -> None:
    error = BadComponent("my.toml", "card.1", "missing")
    again = pickle.loads(pickle.dumps(error))
    assert (again.file, again.key, again.reason, str(again)) == ("my.toml", "card.1", "missing", str(error))
    assert str(error) == "my.toml: card.1: missing"
    assert str(BadComponent("my.toml", "", "not a file")) == "my.toml: not a file"


# -- rows of symbols -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "row", "symbol"),
    [
        ("build West x3", Row("build", "W", 3, "", 0, ""), "bW"),
        ("build West x1, West chooses", Row("build", "W", 1, "", 0, "W"), "bW^W"),
        ("remove unrest West x1 in West Germany", Row("remove_unrest", "W", 1, "WG", 0, ""), "uW-@WG"),
        ("place unrest East x4, at most 2 per province", Row("place_unrest", "E", 4, "", 2, ""), "uE+!2"),
        ("place unrest West x1 in West Germany, East chooses", Row("place_unrest", "W", 1, "WG", 0, "E"), "uW+@WG^E"),
        (
            "living standard West x2 in West Germany, at most 1 per province",
            Row("living_standard", "W", 2, "WG", 1, ""),
            "lsW@WG!1",
        ),
        (
            "living standard West x1 without calming in Bayern",
            Row("living_standard_plain", "W", 1, "BY", 0, ""),
            "lsW0@BY",
        ),
        ("lose living standard East x1", Row("lose_living_standard", "E", 1, "", 0, ""), "lsE-"),
        ("dismantle West x3 in Niedersachsen or Hamburg", Row("dismantle", "W", 3, "NI/HH", 0, ""), "dW@NI/HH"),
        ("build East x2 in Rheinsberg", Row("build", "E", 2, "RHEINSBERG", 0, ""), "bE@RHEINSBERG"),
        ("close East x1 in ČSSR", Row("close", "E", 1, "CSSR", 0, ""), "stopE@CSSR"),
        ("move unrest East x2", Row("move_unrest", "E", 2, "", 0, ""), "uE~"),
        ("reduce protest East x1, West chooses", Row("reduce", "E", 1, "", 0, "W"), "mpE3^W"),
        ("run down East x1", Row("rundown", "E", 1, "", 0, ""), "rd"),
        ("repair East x1 in East Berlin", Row("repair", "E", 1, "EB", 0, ""), "rep@EB"),
        ("red police", Row("red_police", "E", 1, "", 0, ""), "polR"),
        ("pink police", Row("pink_police", "E", 1, "", 0, ""), "polP"),
        ("wall built", Row("wall_built", "E", 1, "", 0, ""), "wall+"),
        ("wall opened", Row("wall_opened", "E", 1, "", 0, ""), "wall-"),
        ("stasi dissolved", Row("stasi_dissolved", "E", 1, "", 0, ""), "stasi-"),
        ("guillaume", Row("guillaume", "E", 1, "", 0, ""), "guil"),
    ],
)
def test_rows(text: str, row: Row, symbol: str) -> None:
    assert parse_row(text) == row
    assert row.symbol == symbol


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no symbols are written"),
        ("build", "no symbols are written"),
        ("build West", "no symbols are written"),
        ("build North x1", "no symbols are written"),
        ("build West x0", "no symbols are written"),
        ("build West x10", "no symbols are written"),
        ("build West  x1", "no symbols are written"),
        ("build West x1, North chooses", "no symbols are written"),
        ("build West x1, West chooses, at most 1 per province", "no symbols are written"),
        ("paint West x1", "no symbols are written"),
        ("red police x2", "no symbols are written"),
        ("build West x8", "at most 7"),
        ("build West x1 in Atlantis", "unknown place 'Atlantis'"),
        ("build West x1 without calming", "only a living standard"),
        ("run down West x1", "only the East"),
        ("build West x3, at most 1 per province", "limits nothing"),
        ("place unrest West x2, at most 2 per province", "limits nothing"),
        ("close East x1", "in ČSSR or in Polska"),
        ("close East x1 in Sachsen", "in ČSSR or in Polska"),
        ("build West x1 in Polska", "only East can build abroad"),
        ("place unrest East x1 in ČSSR", "only East can build abroad"),
        ("build East x1 in Rheinsberg", "one object"),
        ("dismantle East x2 in Rheinsberg", "one object"),
        ("build West x1 in Niedersachsen or Hamburg", "only for dismantling"),
        ("move unrest East x1 in Sachsen", "between any provinces"),
        ("build West x1 in West Berlin", "no economy"),
        ("place unrest East x1 in Bayern", "the other side"),
        ("place unrest West x1 in Sachsen", "the other side"),
        ("place unrest East x1 in West Germany", "the other side"),
    ],
)
def test_rows_no_card_can_bear(text: str, reason: str) -> None:
    with pytest.raises(BadComponent) as caught:
        parse_row(text, "my.toml", "card.1.symbols[0]")
    assert (caught.value.file, caught.value.key) == ("my.toml", "card.1.symbols[0]")
    assert reason in caught.value.reason


# -- the files in the package match the box --------------------------------------------------------

SPECIALS = ("I", "II", "III", "IVa", "IVb")
DUAL = {11, 15, 21, 22, 30, 41, 42, 45, 48, 51, 61, 62}
YELLOW = {12, 13, 14, *range(16, 21), *range(35, 41), *range(55, 61), *range(70, 81)}
POLICE = {"5": "red", "21": "red", "49": "red", "15": "pink", "51": "pink", "66": "pink"}
FLIGHT = {**dict.fromkeys(("2", "12", "28", "32", "48", "52", "60", "61", "62", "75", "78", "IVb"), 1), "I": 2}
# Per decade, over its 20 normal cards: red, yellow, dual; West values, East values; prestige, currency, socialists.
DECADE_TOTALS = (
    (10, 8, 2, 38, 33, -1, 0, 5),
    (11, 6, 3, 34, 36, 1, 4, -1),
    (9, 6, 5, 36, 34, 0, 1, -1),
    (7, 11, 2, 40, 32, -1, -3, -8),
)


def printed_colour(card_id: str) -> str:
    if card_id in SPECIALS:
        return "special"
    return "dual" if int(card_id) in DUAL else "yellow" if int(card_id) in YELLOW else "red"


def test_the_standard_board_has_the_boxs_figures(box: Components) -> None:
    board = box.board
    lines = [sum(link.lines for link in board.connections if link.side == side) for side in ("W", "E")]
    assert (len(board.cities), len(board.connections), len(board.borders)) == (42, 68, 10)
    assert lines == [46, 30]
    assert sum(city.start for city in board.cities) == 4


def test_the_standard_deck_has_the_boxs_faces(box: Components) -> None:
    assert [card.id for card in box.cards] == [*(str(number) for number in range(1, 81)), *SPECIALS]
    for card in box.cards:
        assert card.colour == printed_colour(card.id), card.id
        assert (card.police, card.flight) == (POLICE.get(card.id, ""), FLIGHT.get(card.id, 0)), card.id


@pytest.mark.parametrize("decade", [1, 2, 3, 4])
def test_the_cards_of_a_decade_add_up_to_the_boxs_figures(decade: int, box: Components) -> None:
    normal = [card for card in box.cards if card.decade == decade and card.colour != "special"]
    colours = [sum(card.colour == colour for card in normal) for colour in ("red", "yellow", "dual")]
    values = [sum(card.west for card in normal), sum(card.east for card in normal)]
    arrows = [sum(getattr(card, track) for card in normal) for track in ("prestige", "currency", "socialists")]
    assert (*colours, *values, *arrows) == DECADE_TOTALS[decade - 1]


# -- any file is either read or refused ------------------------------------------------------------

FUZZ = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


def read_or_refused(name: str, content: bytes, path: Path) -> None:
    path.write_bytes(content)
    with contextlib.suppress(BadComponent):
        load_own(name, path)


@FUZZ
@given(name=st.sampled_from(FILES), content=st.binary(max_size=400))
def test_garbage(name: str, content: bytes, tmp_path: Path) -> None:
    read_or_refused(name, content, tmp_path / "own.toml")


@FUZZ
@given(name=st.sampled_from(FILES), seed=st.integers(0, 2**32), cuts=st.integers(1, 4), noise=st.binary(max_size=6))
def test_damaged_files(name: str, seed: int, cuts: int, noise: bytes, tmp_path: Path) -> None:
    rng = random.Random(seed)
    content = TEXT[name].encode()
    for _ in range(cuts):
        at = rng.randrange(len(content))
        content = content[:at] + noise + content[at + rng.randrange(12) :]
    read_or_refused(name, content, tmp_path / "own.toml")


VALUES = (
    "0",
    "-1",
    "true",
    '""',
    '"→"',
    "[]",
    "[[]]",
    "{}",
    "{ west = 1 }",
    "1e400",
    "nan",
    "1999-12-31",
    '"x"',
    "[1]",
)


@FUZZ
@given(name=st.sampled_from(FILES), seed=st.integers(0, 2**32))
def test_files_with_wrong_values_and_lines_out_of_place(name: str, seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    lines = TEXT[name].splitlines()
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(lines))
        key, equals, _value = lines[at].partition(" = ")
        if equals and rng.random() < 0.7:
            lines[at] = key + equals + rng.choice(VALUES)
        elif rng.random() < 0.5:
            lines.insert(rng.randrange(len(lines)), lines.pop(at))
        else:
            del lines[at]
    read_or_refused(name, "\n".join(lines).encode(), tmp_path / "own.toml")
