"""Every card face: the whole event, the value, the colour and the corner.

The expectations are transcribed from the printed faces and the almanac, not from cards.toml.
"""

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.helpers import events_of, offers, play
from tests.games.wsdv.helpers import foresee
from tests.games.wsdv.playing import (
    PLACES,
    SUPPLIERS,
    Changes,
    board,
    changes,
    decider,
    go,
    pieces,
    place_of,
    province_cities,
    read_changes,
    sites,
)

from republik.games.wsdv import Position
from republik.games.wsdv.rules.rules import standard_components
from republik.games.wsdv.rules.scene import scene
from republik.table.contract import IllegalMove

# A board with some of everything and no protest: two unrest in each province, room to build, pieces to lose.
SCENE: dict[str, Any] = {
    "unrest": dict.fromkeys(PLACES["W"] | PLACES["E"], 2),
    "living": {"BY": 1, "SN": 1},
    "factories": [
        *"Hamburg Kiel Bremen Duisburg Dortmund Bayreuth Berlin Bitterfeld Jena Schwedt".split(),
        *("ČSSR W", "Polska N"),
    ],
    "lines": [
        ("Bremen", "Duisburg", 2),
        ("Kiel", "Hamburg", 1),
        ("Flensburg", "Hamburg", 2),
        ("Berlin", "Bitterfeld", 1),
        ("Jena", "ČSSR W", 1),
        ("Schwedt", "Polska N", 1),
    ],
}
NUMBERS = [str(number) for number in range(1, 81)]
SPECIALS = ["I", "II", "III", "IVa", "IVb"]
DUAL = "11 15 21 22 30 41 42 45 48 51 61 62".split()
YELLOW = "12 13 14 16 17 18 19 20 35 36 37 38 39 40 55 56 57 58 59 60 70 71 72 73 74 75 76 77 78 79 80".split()
RED = [card for card in NUMBERS if card not in DUAL + YELLOW]
RED_POLICE = "5 21 49".split()
PINK_POLICE = "15 51 66".split()
FLIGHT = {**dict.fromkeys("2 12 28 32 48 52 60 61 62 75 78 IVb".split(), 1), "I": 2}


def decade_of(card: str) -> int:
    return (int(card) - 1) // 20 + 1 if card in NUMBERS else ["I", "II", "III", "IV"].index(card.rstrip("ab")) + 1


def fillers(card: str) -> list[str]:
    """Returns three more cards of the decade, so that the action does not end the half-decade."""
    first = decade_of(card) * 20 - 19
    return [str(number) for number in range(first, first + 20) if str(number) != card][:3]


def table(card: str, side: str, **other: Any) -> Position:
    """The common scene with a card that a side can take."""
    known = {**SCENE, "decade": decade_of(card), "to_act": side, "wall": card == "IVb", **other}
    if card in SPECIALS:
        first, *display = fillers(card)
        return scene(special=card, display=display, **{"east": [first], **known})
    return scene(display=[card, *fillers(card)], **known)


# -- the events ------------------------------------------------------------------------------------
#
# Each line: card, executing side; the decisions; the changes on the board; where the card is afterwards.
#
#   place BY @WG      places unrest in Bayern, and unrest could be placed in all provinces of West Germany and no other
#   @W @E @WG @W-BY   all of the West, of the East, of West Germany, the West without Bayern; @SN+TH these two
#   build Jena @E     and every free site of East could have been taken, no other; likewise dismantle, @NRW all of NRW
#   W: / E:           this side decides; otherwise the executing side does
#
# Changes: a province's code is its unrest, "LS BY" its living standard, a city its factory, P $ S the tracks.

EVENTS = """
1  E | remove SN @E; remove TH @E | SN-1, TH-1, $-1, S+1
2  E | build Leipzig @E; place SN @E | Leipzig+1, SN+1, S+2
3  E | build Leipzig @E; build Bitterfeld – Leipzig @E | Leipzig+1, Bitterfeld – Leipzig+1, $+1
4  E | place BY @WG; place BY @WG | BY+2, P+2
5  E | remove SN @E; done | SN-1, P+1 | police
6  E | build Leipzig @E; place SN @E; build Bitterfeld – Leipzig @E | Leipzig+1, Bitterfeld – Leipzig+1, SN+1, S+1
7  E | build ČSSR E; build Karl-Marx-Stadt – ČSSR W; build Polska S; build Berlin – Polska S; place SN @E |\
 ČSSR E+1, Karl-Marx-Stadt – ČSSR W+1, Polska S+1, Berlin – Polska S+1, SN+1, $+1
8  E | dismantle Dortmund @W; dismantle Bremen – Duisburg @W | Dortmund-1, Bremen – Duisburg-1, RP+1, P+1
9  E | place SN @E; build Polska S; build Schwedt – Polska S; build ČSSR E; build Cottbus – ČSSR E |\
 Polska S+1, Schwedt – Polska S+1, ČSSR E+1, Cottbus – ČSSR E+1, SN+1, P+1
10 E | place WB @W; remove SN @E | WB+1, SN-1, S+2
11 W | done; E: place BY @WG | BY+1, P-1
11 E | done; place BY @WG | BY+1, P-1
12 W | dismantle Dortmund @W; place WB @W | Dortmund-1, WB+1, P-2
13 W | build Köln @W; build Ulm @W; remove BY @WG; build Ulm – München @W |\
 Köln+1, Ulm+1, Ulm – München+1, BY-1
14 W | remove WB @WB; build Köln @W | Köln+1, WB-2, $-1
15 W | done; build Köln @W; dismantle Schwedt – Polska N @E | Köln+1, Schwedt – Polska N-1, S+1 | police
15 E | done; resolve row 1; W: build Köln @W; resolve row 2; W: dismantle Schwedt – Polska N @E; done |\
 Köln+1, Schwedt – Polska N-1, S+1 | police
16 W | place SN @E; place SN @E; place TH @E-SN; place TH @E-SN | SN+2, TH+2, S-1
17 W | dismantle Berlin – Bitterfeld @E; dismantle Berlin @E; place EB @E; dismantle Bitterfeld @E |\
 Berlin – Bitterfeld-1, Berlin-1, Bitterfeld-1, EB+1, S-1
18 W | remove BY @W; remove WB @W | BY-1, WB-1, P-2
19 W | build Köln @W; build Dortmund – Köln @W | Köln+1, Dortmund – Köln+1, P-1
20 W | build Köln @W; build Dortmund – Köln @W; build Duisburg – Köln @W; remove NI @WG; place MV @E |\
 Köln+1, Dortmund – Köln+1, Duisburg – Köln+1, NI-1, MV+1
21 W | done; remove SN @E | SN-1, $-1, S-1 | police
21 E | done; remove SN @E; done | SN-1, $-1, S-1 | police
22 W | done; remove WB @WB+MV+BB+EB+ST+SN+TH; remove SN @WB+MV+BB+EB+ST+SN+TH; remove SN | WB-2, SN-2, $+1
22 E | done; remove SN @WB+MV+BB+EB+ST+SN+TH; remove TH @WB+MV+BB+EB+ST+SN+TH | SN-1, TH-1, WB-2, $+1
23 E | build Leipzig @E; build Bitterfeld – Leipzig @E; build Leipzig – Jena @E; place TH @E |\
 Leipzig+1, Bitterfeld – Leipzig+1, Leipzig – Jena+1, TH+1, $+1
24 E | place BY @WG; remove SN @E; remove SN @E | BY+1, SN-2, S+1
25 E | place WB @W; place WB @W; import RP @NRW+RP+BW; place BY @WG; place HE @WG | WB+2, imported RP+1, BY+1, HE+1
26 E | place BY @W; place BY @W; place HE @W-BY | BY+2, HE+1, S+1
27 E | build Rheinsberg @Rheinsberg | Rheinsberg+1, P+1
28 E | remove SN @E | SN-1, P+1, S+1
29 E | build Leipzig @E; build Rostock @E; place MV @E | Leipzig+1, Rostock+1, MV+1, $+2
30 W | done; remove SN @E | SN-1, $+2, S-1
30 E | done; remove SN @E | SN-1, $+2, S-1
31 E | | P+2
32 E | place BY @W | BY+1, P+1
33 E | place BY @W; place BY @W | BY+2, P+1
34 E | build Leipzig @E; remove SN @E | Leipzig+1, SN-1
35 W | living standard BY @WG; living standard HE @WG-BY; place SN @E | LS BY+1, BY-1, LS HE+1, HE-1, SN+1
36 W | remove BY @W; remove WB @W | BY-1, WB-1, P-1
37 W | close ČSSR W @ČSSR W; place SN @E | ČSSR W-1, closed ČSSR W+1, Jena – ČSSR W-1, SN+1, S-2
38 W | | P-1, $-1
39 W | remove WB @W; remove BY @W; remove HE @W | WB-1, BY-1, HE-1, P-1
40 W | place BY @W | BY+1, P-2
41 W | done; build Köln @W; remove BY @W | Köln+1, BY-1, $+2
41 E | done; resolve row 1; W: build Köln @W; W: remove BY @W | Köln+1, BY-1, $+2
42 W | done; remove BY @W; remove HE @W; remove WB @W | BY-1, HE-1, WB-1, P+2, $+1
42 E | done; W: remove BY @W; W: remove HE @W; W: remove WB @W | BY-1, HE-1, WB-1, P+2, $+1
43 E | dismantle Bremen – Duisburg @NRW; dismantle Bremen – Duisburg @NRW; dismantle Duisburg @NRW |\
 Bremen – Duisburg-2, Duisburg-1, NRW+1
44 E | place BY @W; place BY @W; place WB @W-BY; place HE @W-BY | BY+2, WB+1, HE+1, P+1
45 W | done; E: remove SN @E; E: remove TH @E | SN-1, TH-1, $-1, S+1
45 E | done; remove SN @E; remove TH @E | SN-1, TH-1, $-1, S+1
46 E | living standard EB @EB; run down Jena @Berlin+Bitterfeld+Jena+Schwedt | LS EB+1, EB-1, rundown Jena+1, S+1
47 E | living standard TH @E; remove SN @E | LS TH+1, TH-1, SN-1, P+1
48 W | done; place SN @E | SN+1, $-2, S+2
48 E | done; place SN @E | SN+1, $-2, S+2
49 E | remove SN @E; done | SN-1 | police
50 E | place BY @W; done | BY+1, P+1
51 W | done | P-2, S+1 | police
51 E | done; done | P-2, S+1 | police
52 E | dismantle Dortmund @W; place BY @W | Dortmund-1, BY+1, P+1
53 E | | $+2
54 E | dismantle Dortmund @W; dismantle Bayreuth @W; dismantle Kiel – Hamburg @W; dismantle Kiel @W |\
 Dortmund-1, Bayreuth-1, Kiel – Hamburg-1, Kiel-1
55 W | place BY @W | BY+1, P-2
56 W | build Köln @W; build Dortmund – Köln @W | Köln+1, Dortmund – Köln+1, $-1, S-1
57 W | place SN @E; place SN @E | SN+2, S-2
58 W | place SN @E | SN+1, S-2
59 W | | EB+2, S-1
60 W | living standard BY @BY | LS BY+1, BY+1, P-2
61 W | done; place SN @E; place TH @E; E: place WB @W; E: place HE @W | SN+1, TH+1, WB+1, HE+1
61 E | done; place BY @W; place BY @W; W: place SN @E; W: place SN @E | BY+2, SN+2
62 W | done; resolve row 1; E: place BY @WG; resolve row 1; E: place BY @WG; place SN @E; place SN @E | BY+2, SN+2
62 E | done; resolve row 2; W: place SN @E; place BY @WG; place HE @WG; W: place TH @E | BY+1, HE+1, SN+1, TH+1
63 E | dismantle Kiel – Hamburg @NI; dismantle Flensburg – Hamburg @NI; dismantle Bremen – Duisburg @NI |\
 Kiel – Hamburg-1, Flensburg – Hamburg-1, Bremen – Duisburg-1
64 E | resolve row 1; W: remove BY @W; remove SN @E; W: remove WB @W | BY-1, WB-1, SN-1, $+2
65 E | remove SN @E; remove TH @E; W: remove BY @W | SN-1, TH-1, BY-1, S+1
66 E | move SN > TH @E; move MV > BB @E; done | SN-1, TH+1, MV-1, BB+1, S-1 | police
67 E | living standard SN @SN; remove TH @E | LS SN+1, SN-1, TH-1, P+1
68 E | place BY @WG; place BY @WG; place BY @WG | BY+3, P+1
69 E | place WB @W | WB+1
70 W | build Köln @W; build Dortmund – Köln @W; build Duisburg – Köln @W |\
 Köln+1, Dortmund – Köln+1, Duisburg – Köln+1, P-1
71 W | place SN @E | SN+1, $-1, S-1
72 W | dismantle Berlin – Bitterfeld @E; dismantle Berlin @E | Berlin – Bitterfeld-1, Berlin-1, $-2
73 W | | Polska N-1, closed Polska N+1, Schwedt – Polska N-1, S-2
74 W | place SN @E; place SN @E | SN+2, S-1
75 W | | S-1
76 W | build Köln @W; remove BY @W | Köln+1, BY-1, P-1
77 W | place SN @SN; move SN > TH @E; move SN > MV @E | SN-1, TH+1, MV+1, S-2
78 W | move EB > SN @E; move SN > TH @E | EB-1, TH+1, S-1
79 W | living standard BY; remove WB @W | LS BY+1, BY-1, WB-1, $-2
80 W | dismantle Jena – ČSSR W @E; dismantle Jena @E; place TH @E | Jena – ČSSR W-1, Jena-1, TH+1, P-1
I   E | discard 1; remove SN @E; remove TH @E | SN-1, TH-1, P-1, S+1
II  E | discard 21 | wall+1
III E | discard 41; living standard TH @E; living standard TH @E | LS TH+2, TH-2, $-2, S+2
IVa E | discard 61 | dissolved+1, $-1
IVb E | discard 61; remove SN @E | SN-1, wall-1, dissolved+1, P+1, S+2
"""


TITLES = {card.id: card.titles["en"] for card in standard_components().cards}


@dataclasses.dataclass(frozen=True)
class Case:
    card: str
    side: str
    script: tuple[str, ...]
    effect: Changes
    lies: str

    def __str__(self) -> str:
        return f"{self.card} {TITLES[self.card]} by {'West' if self.side == 'W' else 'East'}"


def read_events() -> Iterator[Case]:
    for line in EVENTS.strip().splitlines():
        head, script, effect, lies = [*(part.strip() for part in line.split("|")), "row"][:4]
        card, side = head.split()
        yield Case(card, side, tuple(filter(None, script.split("; "))), read_changes(effect), lies)


CASES = list(read_events())


def expected_places(position: Position, verb: str, group: str) -> set[str]:
    """Returns the places that a script's @ group stands for, depending on the action."""
    if verb in ("build", "dismantle") and group in ("W", "E"):
        return sites(position, group) if verb == "build" else pieces(position, group)
    if verb == "dismantle":
        return pieces(position, "W", province_cities(position, group))
    base, _, without = group.partition("-")
    places = set(PLACES.get(base, frozenset(base.split("+")))) - {without}
    if verb == "remove":
        return {place for place in places if board(position)[place]}
    if verb == "move":
        return {f"{a} > {b}" for a in places for b in places if a != b and board(position)[a]}
    return places


WORDS = {"place": "place unrest", "remove": "remove unrest", "move": "move unrest"}


def follow(position: Position, side: str, script: tuple[str, ...]) -> None:
    """Plays a script, checking who decides and what is offered."""
    for line in script:
        who, colon, rest = line.partition(": ")
        step, _, group = (rest if colon else line).partition(" @")
        verb, place = read_step(step)
        assert decider(position) == (who if colon else side), f"before {line!r}"
        if group:
            assert offers(position, WORDS.get(verb, verb)) == expected_places(position, verb, group), line
        go(position, f"{WORDS.get(verb, verb)} {place}".strip())


def is_over(position: Position) -> bool:
    """Whether the next card is to be chosen."""
    return all(" for " in move for move in offers(position))


def read_step(step: str) -> tuple[str, str]:
    for verb in ("living standard", "run down"):
        if step.startswith(verb):
            return verb, step[len(verb) + 1 :]
    verb, _, place = step.partition(" ")
    return verb, place


@pytest.mark.parametrize("case", CASES, ids=str)
def test_event(case: Case) -> None:
    position = table(case.card, case.side)
    before = board(position)
    turn = position.decade, position.half
    go(position, f"{case.side}: {case.card} for event")
    follow(position, case.side, case.script)
    assert changes(before, board(position)) == case.effect
    assert place_of(position, case.card) == case.lies
    assert decider(position) == ("E" if case.side == "W" else "W")
    assert is_over(position)
    assert (position.decade, position.half) == turn


def test_every_face_is_played_by_every_side_that_may() -> None:
    played = [(case.card, case.side) for case in CASES]
    expected = [(card, "E") for card in RED + DUAL + SPECIALS] + [(card, "W") for card in YELLOW + DUAL]
    assert sorted(played) == sorted(expected)
    assert len(played) == 85 + 12


# -- colour, value, corner -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", NUMBERS)
def test_only_its_colour_may_trigger_an_event(card: str) -> None:
    for side, colours in (("W", YELLOW + DUAL), ("E", RED + DUAL)):
        position = table(card, side)
        move = position.parse_move(f"{card} for event")
        assert (move in position.moves()) == (card in colours)
        if card not in colours:
            with pytest.raises(IllegalMove) as refused:
                position.play(move)
            assert (refused.value.rule, refused.value.key) == ("6.4", "event-colour")


@pytest.mark.parametrize("card", SPECIALS)
def test_special_cards_are_events_for_east_alone(card: str) -> None:
    for side in ("W", "E"):
        position = table(card, side)
        uses = {move for move in offers(position) if move.startswith(f"{card} for ")}
        assert uses == ({f"{card} for event"} if side == "E" else set())


# 6.1: free for West with a yellow card, for East with a red one; otherwise it costs one point.
@pytest.mark.parametrize("card", NUMBERS)
def test_removing_unrest_costs_what_the_colour_says(card: str) -> None:
    for side, free, province in (("W", YELLOW, "BY"), ("E", RED, "SN")):
        position = table(card, side)
        before = board(position)
        go(position, f"{card} for unrest", f"{side}: remove unrest {province}")
        if card not in free:
            assert offers(position, "dismantle") == pieces(position, side)
            go(position, f"{side}: " + min(offers(position)))
        change = changes(before, board(position))
        assert change.pop(province) == -1
        assert sum(change.values()) == (0 if card in free else -1)
        assert place_of(position, card) == "row"


# The values in card order: one for both sides, or West's / East's.
VALUES = """
2 1/3 1 3 1 1 2 2 2 1/2 1 1 2 2 1 4/1 3/1 2 2 4/1
1 1 1/3 2 1/3 1/3 2 2 2 1 2 1 2 1 3 2 3/1 1 3/1 2
1 1 3 1/3 2 2 2 1 2 1 1 2 1 1/3 2 3/1 3/1 2 2 3/1
1 1 1/3 1 3 2 2 2 1 2 2 4/1 4/1 3/1 1 2 2 1 2 3/1
""".split()


@pytest.mark.parametrize(("card", "value"), list(zip(NUMBERS, VALUES, strict=True)))
def test_value(card: str, value: str) -> None:
    """6.2: exactly that number of points can be built."""
    for side, expected in zip("WE", (value.split("/") * 2)[:2], strict=True):
        position = table(card, side)
        go(position, f"{side}: {card} for build")
        built = 0
        while decider(position) == side and offers(position, "build"):
            go(position, "build " + min(offers(position, "build")))
            built += 1
        assert built == int(expected)
        assert place_of(position, card) == "row"  # police cards too: the symbol was not executed


@pytest.mark.parametrize("card", [*NUMBERS, *SPECIALS])
def test_flight_icons_and_police_corners(card: str) -> None:
    """9.1: what a played card adds to the flight."""
    case = next(case for case in CASES if case.card == card)
    position = table(card, case.side)
    go(position, f"{card} for event")
    follow(position, case.side, case.script)
    flight = {"icons": 0, "red_police": 0}
    if position.wall:
        assert card == "II"
    else:
        flight = foresee(position)["flight"]
    assert flight["icons"] == FLIGHT.get(card, 0)
    assert flight["red_police"] == (1 if card in RED_POLICE else 0)
    assert (case.lies == "police") == (card in RED_POLICE + PINK_POLICE)


# -- dual cards: what may be voided -----------------------------------------------------------------------
#
# For each option, the total effect of the event: P $ S the tracks, W and E unrest, "build W" and "lose E" pieces.

VOIDS = {
    "11": {"done": "P-1, W+1", "void prestige": "W+1", "void row 1": "P-1"},
    "15": {
        "done": "S+1, build W+1, lose E-1, police+1",
        "void socialists": "build W+1, lose E-1, police+1",
        "void row 1": "S+1, lose E-1, police+1",
        "void row 2": "S+1, build W+1, police+1",
        "void row 3": "S+1, build W+1, lose E-1",
    },
    "21": {
        "done": "$-1, S-1, E-1, police+1",
        "void currency": "S-1, E-1, police+1",
        "void socialists": "$-1, E-1, police+1",
        "void row 1": "$-1, S-1, E-1",
        "void row 2": "$-1, S-1, police+1",
    },
    "22": {
        "done": "$+1, W-2, E-2",
        "void currency": "W-2, E-2",
        "void row 1": "$+1, W-1, E-2",
        "void row 2": "$+1, W-2, E-1",
    },
    "30": {
        "done": "$+2, S-1, E-1",
        "void currency": "$+1, S-1, E-1",
        "void socialists": "$+2, E-1",
        "void row 1": "$+2, S-1",
    },
    "41": {
        "done": "$+2, build W+1, W-1",
        "void currency": "$+1, build W+1, W-1",
        "void row 1": "$+2, W-1",
        "void row 2": "$+2, build W+1",
    },
    "42": {
        "done": "P+2, $+1, W-3",
        "void prestige": "P+1, $+1, W-3",
        "void currency": "P+2, W-3",
        "void row 1": "P+2, $+1, W-2",
    },
    "45": {
        "done": "$-1, S+1, E-2",
        "void currency": "S+1, E-2",
        "void socialists": "$-1, E-2",
        "void row 1": "$-1, S+1, E-1",
    },
    "48": {
        "done": "$-2, S+2, E+1",
        "void currency": "$-1, S+2, E+1",
        "void socialists": "$-2, S+1, E+1",
        "void row 1": "$-2, S+2",
    },
    "51": {
        "done": "P-2, S+1, police+1",
        "void prestige": "P-1, S+1, police+1",
        "void socialists": "P-2, police+1",
        "void row 1": "P-2, S+1",
    },
    "61": {"done": "W+2, E+2", "void row 1": "W+1, E+2", "void row 2": "W+2, E+1"},
    "62": {"done": "W+2, E+2", "void row 1": "W+1, E+2", "void row 2": "W+2, E+1"},
}


def totals(position: Position) -> Changes:
    """Returns totals over the board, regardless of places."""
    on = board(position)
    printed = position.rules.components.board
    out = {"P": on["P"], "$": on["$"], "S": on["S"], "police": len(position.police)}
    out["W"] = sum(on[code] for code in PLACES["W"])
    out["E"] = sum(on[code] for code in PLACES["E"])
    for name, side in (("build W", "W"), ("lose E", "E")):
        out[name] = sum(on[city.name] for city in printed.cities if city.side == side)
        out[name] += sum(on[f"{line.a} – {line.b}"] for line in printed.connections if line.side == side)
    return out


def carry_out(position: Position) -> None:
    """Executes the first possible symbol; leaves build points and police cards unused only if nothing else is
    possible."""
    texts = [position.move_text(move) for move in position.moves()]
    texts.sort(key=lambda text: text.startswith(("police", "ignore")))
    go(position, texts[0])


@pytest.mark.parametrize("side", ["W", "E"])
@pytest.mark.parametrize("card", DUAL)
def test_dual_card_may_void_one_arrow_or_symbol(card: str, side: str) -> None:
    start = table(card, side)
    go(start, f"{card} for event")
    assert decider(start) == side
    assert offers(start) == set(VOIDS[card])
    for option, effect in VOIDS[card].items():
        position = start.copy()
        before = totals(position)
        go(position, option)
        while not is_over(position):
            carry_out(position)
        assert changes(before, totals(position)) == read_changes(effect), option
        assert place_of(position, card) == ("police" if "police" in effect else "row")


def test_only_dual_cards_may_void() -> None:
    """64 has a coat of arms but is not a dual card."""
    for card in ("64", "65", "5", "66"):
        assert not [move for move in offers(go(table(card, "E"), f"{card} for event")) if move.startswith("void")]


# -- the almanac, card by card ---------------------------------------------------------------------------------


def test_card_i_first_ends_two_protests_then_removes_two() -> None:
    position = table("I", "E", unrest={"SN": 9, "TH": 4, "MV": 5, "BB": 3}, box=0)
    go(position, "I for event", "discard 1")
    assert offers(position) == {"reduce SN", "reduce TH", "reduce MV"}  # the order is binding
    go(position, "reduce SN")
    assert offers(position) == {"reduce TH", "reduce MV"}
    go(position, "reduce MV")
    assert offers(position) == {"remove unrest SN", "remove unrest TH", "remove unrest MV", "remove unrest BB"}
    go(position, "remove unrest TH", "remove unrest SN")
    on = board(position)
    assert {code: on[code] for code in ("SN", "TH", "MV", "BB")} == {"SN": 2, "TH": 3, "MV": 3, "BB": 3}
    assert (on["P"], on["S"]) == (-1, 1)


def test_card_i_with_a_single_protest_ignores_the_other_symbol() -> None:
    position = table("I", "E", unrest={"SN": 6, "TH": 1}, box=0)
    before = board(position)
    go(position, "I for event", "discard 1", "remove unrest SN", "remove unrest SN")
    assert changes(before, board(position)) == {"SN": -5, "P": -1, "S": 1}


def test_card_ii_builds_the_wall_and_ends_flight() -> None:
    position = go(table("II", "E"), "II for event", "West draws")
    while decider(position) == "chance":
        position.play(position.moves()[0])
    assert board(position)["wall"] == 1
    assert len(position.hand_west) == 1
    assert foresee(position)["flight"]["wall"] is True


def test_card_iii_both_living_standards_may_go_to_one_province_or_to_two() -> None:
    for second in ("SN", "TH"):
        position = table("III", "E")
        before = board(position)
        go(position, "III for event", "discard 41", "living standard SN", f"living standard {second}")
        change = changes(before, board(position))
        assert change.get("LS SN", 0) + change.get("LS TH", 0) == 2
        assert change["SN"] + change.get("TH", 0) == -2


@pytest.mark.parametrize(("wall", "face"), [(False, "IVa"), (True, "IVb")])
def test_the_wall_decides_which_face_of_iv_is_played(wall: bool, face: str) -> None:
    position = scene(decade=3, phase=10, wall=wall, display=())
    while position.decade == 3 or decider(position) == "chance":
        position.play(position.moves()[0])
    assert place_of(position, face) == "special"


@pytest.mark.parametrize("card", ["IVa", "IVb"])
def test_card_iv_east_puts_the_unrest_on_its_police_back(card: str) -> None:
    position = table(card, "E", police=["5", "15", "49"], police_used=2)
    before = board(position)
    go(position, f"{card} for event", "E: discard 61")
    if card == "IVb":
        assert "remove unrest SN" in offers(position)  # here the order is free
    go(position, "resolve row 1" if card == "IVa" else "resolve row 2")
    assert offers(position) == {f"place unrest {code}" for code in PLACES["E"]}
    go(position, "E: place unrest SN")
    assert offers(position) == {f"place unrest {code}" for code in PLACES["E"] - {"SN"}}  # at most one each
    go(position, "E: place unrest TH")
    if card == "IVb":
        go(position, "E: remove unrest MV")
    change = changes(before, board(position))
    assert (change["SN"], change["TH"], change["dissolved"], change["used"]) == (1, 1, 1, -2)
    assert [place_of(position, lost) for lost in ("5", "15", "49")] == ["row"] * 3


def test_card_iva_west_ends_one_protest_after_the_unrest_came_back() -> None:
    position = table("IVa", "E", police=["5"], police_used=1, unrest={"SN": 9, "TH": 5, "MV": 3, "BB": 1}, box=0)
    before = board(position)
    go(position, "IVa for event", "E: discard 61", "E: place unrest MV")
    assert decider(position) == "W"
    assert offers(position) == {"reduce SN", "reduce TH", "reduce MV"}
    go(position, "W: reduce MV")
    assert changes(before, board(position)) == {"$": -1, "used": -1, "dissolved": 1}  # MV: one more, then down to 3


def test_card_ivb_opens_the_wall_and_flight_counts_again() -> None:
    position = go(table("IVb", "E"), "IVb for event", "discard 61", "remove unrest SN")
    flight = foresee(position)["flight"]
    assert (flight["wall"], flight["icons"]) == (False, 1)


@pytest.mark.parametrize("card", ["IVa", "IVb"])
def test_after_card_iv_no_police_is_gained(card: str) -> None:
    position = table(card, "E", east=["66", "61"])
    go(position, f"{card} for event", "discard 61")
    while not is_over(position):
        carry_out(position)
    go(position, "W: 62 for build", "done", "E: 66 for event")
    while not is_over(position):
        carry_out(position)
    assert place_of(position, "66") == "row"
    assert not position.police


@pytest.mark.parametrize("card", ["7", "9"])
def test_cards_7_and_9_two_points_for_each_country(card: str) -> None:
    empty: dict[str, Any] = {"factories": ["Berlin", "Schwedt", "Jena", "Hamburg"], "lines": []}
    position = go(table(card, "E", **empty), f"{card} for event")
    cities = {"Polska N", "Polska S", "ČSSR E", "ČSSR W"}
    assert offers(position, "build") == cities  # no line to an empty external city
    go(position, "build Polska N", "build Polska S")  # a) two factories
    assert offers(position, "build") == {"ČSSR E", "ČSSR W"}
    go(position, "build ČSSR W")  # b) a factory and an infrastructure
    assert offers(position, "build") == {"ČSSR E", "Jena – ČSSR W", "Karl-Marx-Stadt – ČSSR W"}
    go(position, "build Jena – ČSSR W")
    assert not offers(position, "build")
    go(position, "place unrest SN")
    assert decider(position) == "W"
    # c) two infrastructure pieces
    lines = [("Schwedt", "Polska N", 1)]
    built = ["Berlin", "Schwedt", "Polska N", "ČSSR E", "ČSSR W"]
    position = go(table(card, "E", factories=built, lines=lines), f"{card} for event")
    abroad = {
        "Polska S",
        "Neubrandenburg – Polska N",
        "Cottbus – ČSSR E",
        "Dresden – ČSSR E",
        "Karl-Marx-Stadt – ČSSR W",
        "Jena – ČSSR W",
    }
    assert offers(position, "build") == abroad
    go(position, "build Cottbus – ČSSR E", "build Dresden – ČSSR E")
    assert offers(position, "build") == {"Polska S", "Neubrandenburg – Polska N"}


def test_card_7_a_protest_at_home_bars_lines_abroad() -> None:
    position = table("7", "E", unrest={"TH": 4}, box=0)
    go(position, "7 for event")
    assert "Jena – ČSSR W" not in offers(position, "build")
    assert "ČSSR E" in offers(position, "build")


@pytest.mark.parametrize(("card", "side"), [("4", "E"), ("11", "E"), ("24", "E"), ("62", "E"), ("68", "E")])
def test_no_unrest_to_west_berlin(card: str, side: str) -> None:
    position = go(table(card, side), f"{card} for event")
    if card in DUAL:
        go(position, "done")
    assert "place unrest BY" in offers(position)
    assert "place unrest WB" not in offers(position)


@pytest.mark.parametrize("card", ["13", "20"])
def test_unrest_is_not_removed_from_west_berlin(card: str) -> None:
    position = table(card, "W", unrest={"WB": 3})
    before = board(position)
    go(position, f"{card} for event", "build Köln", "build Ulm", "build Fulda")
    if card == "20":
        go(position, "place unrest SN")
    assert changes(before, board(position)).get("WB") is None  # the symbol was ignored
    assert decider(position) == "E"


def test_card_8_takes_two_points_anywhere_and_the_unrest_goes_to_rheinland_pfalz() -> None:
    position = go(table("8", "E"), "8 for event")
    assert offers(position, "place unrest") == {"RP"}
    go(position, "place unrest RP", "dismantle Dortmund", "dismantle Bayreuth")
    assert decider(position) == "W"


def test_card_14_only_west_berlin_is_calmed() -> None:
    position = table("14", "W", unrest={"WB": 1, "BY": 3})
    before = board(position)
    go(position, "14 for event")
    assert offers(position, "remove unrest") == {"WB"}
    go(position, "build Köln")
    assert changes(before, board(position)) == {"Köln": 1, "WB": -1, "$": -1}


def test_card_15_west_decides_on_its_symbols_whoever_plays() -> None:
    for side in ("W", "E"):
        position = go(table("15", side), "15 for event", "done")
        deciders = []
        while not is_over(position):
            if offers(position, "build") or offers(position, "dismantle"):
                deciders.append(decider(position))
            carry_out(position)
        assert deciders == ["W", "W"]


def test_card_16_places_at_most_two_in_one_province() -> None:
    position = go(table("16", "W"), "16 for event", "place unrest EB", "place unrest EB")
    with pytest.raises(IllegalMove):
        position.play(position.parse_move("place unrest EB"))


@pytest.mark.parametrize("card", ["26", "44"])
def test_cards_26_and_44_reach_west_berlin_but_at_most_two_in_one_province(card: str) -> None:
    position = table(card, "E", unrest={"WB": 0})
    go(position, f"{card} for event", "place unrest WB", "place unrest WB")
    assert offers(position, "place unrest") == PLACES["WG"]


def test_card_25_two_to_west_berlin_and_two_elsewhere_in_any_order() -> None:
    position = table("25", "E", unrest={"WB": 0})
    go(position, "25 for event", "place unrest BY", "place unrest WB", "place unrest BY")
    assert decider(position) == "W"  # the last one can only go to West Berlin
    assert (board(position)["WB"], board(position)["BY"]) == (2, 2)


def test_card_27_is_rheinsberg_and_nothing_else() -> None:
    position = go(table("27", "E"), "27 for event")
    assert offers(position) == {"build Rheinsberg", "ignore row 1"}
    go(position, "build Rheinsberg")
    rules = position.rules
    assert position.value[rules.cities.index("Rheinsberg")] == 2  # 10.4


def test_rheinsberg_is_not_built_during_a_protest_in_brandenburg() -> None:
    position = table("27", "E", unrest={"BB": 4}, box=0)
    go(position, "27 for event")
    assert decider(position) == "W"
    assert board(position)["Rheinsberg"] == 0


def test_card_35_two_different_provinces_and_no_transfer_to_west_berlin() -> None:
    position = table("35", "W")
    go(position, "35 for event", "living standard NRW")
    assert "living standard NRW" not in offers(position)
    assert "living standard WB" not in offers(position)
    go(position, "living standard RP", "place unrest SN")
    assert decider(position) == "E"  # no transfer was offered
    assert board(position)["LS WB"] == 0


@pytest.mark.parametrize(("card", "cities"), [("37", ["ČSSR E", "ČSSR W"]), ("73", ["Polska N", "Polska S"])])
def test_cards_37_and_73_close_a_site_abroad_for_good(card: str, cities: list[str]) -> None:
    lines = [
        ("Jena", "ČSSR W", 1),
        ("Karl-Marx-Stadt", "ČSSR W", 1),
        ("Berlin", "Polska S", 1),
        ("Schwedt", "Polska S", 1),
    ]
    standing = ["Berlin", "Jena", "Schwedt", "ČSSR E", "ČSSR W", "Polska N", "Polska S"]
    position = table(card, "W", factories=standing, lines=lines)
    go(position, f"{card} for event")
    assert offers(position, "close") == set(cities)
    rich = "ČSSR W" if card == "37" else "Polska S"
    before = board(position)
    go(position, f"close {rich}")
    change = changes(before, board(position))
    assert (change[rich], change[f"closed {rich}"]) == (-1, 1)
    assert sum(change.values()) == -2  # its two infrastructure pieces
    if card == "37":
        go(position, "place unrest SN")
    go(position, f"E: {fillers(card)[0]} for build")
    assert not [site for site in offers(position, "build") if rich in site]


def test_card_37_without_factory_in_the_cssr_is_ignored() -> None:
    position = table("37", "W", factories=["Berlin", "Polska N"], lines=[])
    go(position, "37 for event", "place unrest SN")
    assert decider(position) == "E"


def test_card_39_up_to_three_in_west_berlin_and_at_least_one() -> None:
    position = table("39", "W", unrest={"WB": 3, "BY": 3})
    go(position, "39 for event", "remove unrest WB", "remove unrest WB", "remove unrest WB")
    assert board(position)["WB"] == 0
    position = table("39", "W", unrest={"WB": 3, "BY": 3})
    go(position, "39 for event", "remove unrest BY", "remove unrest BY")
    assert decider(position) == "E"  # the third is for West Berlin only
    assert (board(position)["WB"], board(position)["BY"]) == (2, 1)


def test_card_43_takes_any_line_of_a_connection_of_nordrhein_westfalen() -> None:
    position = go(table("43", "E"), "43 for event")
    assert offers(position, "dismantle") == {"Bremen – Duisburg", "Dortmund"}
    assert offers(position, "place unrest") == {"NRW"}
    go(position, "dismantle Bremen – Duisburg", "dismantle Bremen – Duisburg")
    assert offers(position, "dismantle") == {"Duisburg", "Dortmund"}  # Bremen is not in NRW


def test_card_43_ignores_what_is_not_there() -> None:
    position = table("43", "E", factories=["Dortmund", "Hamburg"], lines=[])
    before = board(position)
    go(position, "43 for event", "dismantle Dortmund")
    assert changes(before, board(position)) == {"Dortmund": -1, "NRW": 1}


def test_card_46_berlin_may_be_run_down_and_repaired_at_once() -> None:
    position = table("46", "E")
    before = board(position)
    go(position, "46 for event", "run down Berlin", "repair Berlin")
    assert changes(before, board(position)) == {"LS EB": 1, "EB": -1, "S": 1}


def test_card_46_repairs_berlin_only() -> None:
    position = go(table("46", "E", rundown=["Berlin", "Jena"]), "46 for event")
    assert offers(position, "repair") == {"Berlin"}
    assert offers(position, "living standard") == {"EB"}
    assert offers(position, "run down") == {"Bitterfeld", "Schwedt"}  # never an external one


def test_card_50_guillaume_looks_at_a_hand_and_swaps() -> None:
    position = table("50", "E", west=["55", "56"], east=["57"])
    go(position, "50 for event", "place unrest BY")
    assert offers(position) == {"done", "look at hand", "look at pile"}
    events = play(position, "look at hand")
    assert [event.seen_by for event in events_of(events, "seen")] == [(1,), (1,)]
    assert offers(position) == {"done", "take 55", "take 56"}  # nothing from a hand is removed from the game
    go(position, "E: take 56")
    assert decider(position) == "W"
    assert (place_of(position, "56"), place_of(position, "57"), place_of(position, "55")) == ("East", "West", "West")


def test_card_50_guillaume_looks_at_the_pile_and_removes() -> None:
    position = table("50", "E", west=["55", "56"], east=["57"])
    go(position, "50 for event", "place unrest BY", "look at pile", "chance: deal 44", "chance: deal 45")
    assert offers(position) == {"done", "take 44", "take 45", "discard 44", "discard 45"}
    go(position, "discard 45")
    assert decider(position) == "W"
    assert (place_of(position, "45"), place_of(position, "44")) == ("gone East", "top")


def test_card_60_living_standard_without_calming() -> None:
    position = table("60", "W", unrest={"BY": 1})
    before = board(position)
    go(position, "60 for event", "living standard BY")
    assert changes(before, board(position)) == {"LS BY": 1, "BY": 1, "P": -2}


def test_card_63_covers_niedersachsen_and_all_of_hamburg() -> None:
    position = go(table("63", "E"), "63 for event")
    assert offers(position) == {
        "dismantle Flensburg – Hamburg",
        "dismantle Kiel – Hamburg",
        "dismantle Bremen – Duisburg",
    }
    go(position, "dismantle Flensburg – Hamburg", "dismantle Flensburg – Hamburg", "dismantle Kiel – Hamburg")
    assert board(position)["Flensburg – Hamburg"] == 0
    position = table("63", "E", factories=["Hamburg", "Bremen", "Kiel", "Duisburg"], lines=[])
    go(position, "63 for event")
    assert offers(position, "dismantle") == {"Hamburg", "Bremen"}  # Kiel is in Schleswig-Holstein


@pytest.mark.parametrize(("card", "row"), [("64", "resolve row 1"), ("65", "resolve row 1")])
def test_cards_64_and_65_west_decides_where_its_unrest_goes(card: str, row: str) -> None:
    position = go(table(card, "E"), f"{card} for event")
    assert offers(position) == {row} | {f"remove unrest {code}" for code in PLACES["E"]}
    go(position, f"E: {row}")
    assert decider(position) == "W"
    assert offers(position) == {f"remove unrest {code}" for code in PLACES["W"]}


def test_card_67_living_standard_calms_sachsen_and_the_symbol_any_province() -> None:
    position = table("67", "E", unrest={"SN": 2})
    before = board(position)
    go(position, "67 for event", "living standard SN")
    assert changes(before, board(position)) == {"LS SN": 1, "SN": -2, "P": 1}


def test_card_68_one_in_bayern_at_least() -> None:
    position = go(table("68", "E"), "68 for event", "place unrest HE", "place unrest HE")
    assert decider(position) == "W"
    assert (board(position)["BY"], board(position)["HE"]) == (3, 4)


def test_card_77_the_unrest_just_placed_may_be_moved() -> None:
    position = table("77", "W", unrest={})
    before = board(position)
    go(position, "77 for event", "place unrest SN", "move unrest SN > TH", "move unrest TH > MV")
    assert changes(before, board(position)) == {"MV": 1, "S": -2}


def test_card_79_may_go_to_west_berlin_evenly() -> None:
    position = table("79", "W", sectors={"RP": 1, "BW": 1}, unrest={"WB": 2, "BY": 1})
    go(position, "79 for event")
    assert offers(position, "living standard") == PLACES["WG"] | {"WB sector NRW"}
    before = board(position)
    go(position, "living standard WB sector NRW")
    assert changes(before, board(position)) == {"LS WB": 1, "sector NRW": 1, "WB": -1}
    position = go(table("79", "W"), "79 for event")
    sectors = {place for place in offers(position, "living standard") if place.startswith("WB")}
    assert sectors == {f"WB sector {supplier}" for supplier in SUPPLIERS}


def test_card_12_needs_a_point_of_its_own_to_lose() -> None:
    position = table("12", "W", factories=["Berlin"], lines=[])
    with pytest.raises(IllegalMove) as refused:
        position.play(position.parse_move("12 for event"))
    assert (refused.value.rule, refused.value.key) == ("6.4", "event-own-economy")


@pytest.mark.parametrize("card", ["8", "17", "52", "54", "72", "80"])
def test_an_opponent_without_economy_loses_what_it_has(card: str) -> None:
    side = "W" if card in YELLOW else "E"
    position = table(card, side, factories=["Dortmund", "Jena"], lines=[])
    go(position, f"{card} for event")
    while not is_over(position):
        carry_out(position)
    on = board(position)
    assert (on["Dortmund"], on["Jena"]) == ((1, 0) if side == "W" else (0, 1))
