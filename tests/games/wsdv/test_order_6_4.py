"""6.4: the executing side chooses the order. Every outcome that some order allows must be offered; determined by
trial."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.helpers import move_texts, offers, play, refusal
from tests.games.wsdv.helpers import all_unrest, is_rundown, living, stands, who
from tests.games.wsdv.playing import EAST, WEST

from republik.games.wsdv import Position
from republik.games.wsdv.rules import card_events as events
from republik.games.wsdv.rules import protest, steps
from republik.games.wsdv.rules.components import Row
from republik.games.wsdv.rules.flow import apply, options
from republik.games.wsdv.rules.rules import Rules, SymbolRow, standard_components, standard_rules
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.steps import (
    ALL_ROWS,
    MAX_ROWS,
    S_BUILD,
    S_DISSOLVE,
    S_GUILLAUME,
    S_MOVE,
    S_PINK_POLICE,
    S_RED_POLICE,
    S_RED_PRESTIGE,
    S_REDUCE,
    S_REMOVE,
    S_RUNDOWN,
    S_WALL_BUILT,
    S_WALL_OPENED,
    S_YELLOW_PRESTIGE,
)

RULINGS = Path(__file__).parents[3] / "docs" / "games" / "wsdv" / "rulings.md"
BOARD = standard_components().board
CONNECTIONS = [(c.a, c.b, c.lines) for c in BOARD.connections]
ABROAD = {city.name for city in BOARD.cities if city.kind == "abroad"}
EAST_HOME = [city.name for city in BOARD.cities if city.side == "E" and city.name not in ABROAD]


# -- a symbol that another one makes possible may be called before it, and is then ignored (R6.4-3) --------------


@pytest.mark.parametrize("edition", ["1.0", "2.0"])
def test_card_46_without_a_sound_factory_run_down_may_be_called_before_the_repair(edition: str) -> None:
    position = scene(edition, decade=3, to_act="E", display=["46", "41"], factories=["Berlin"], rundown=["Berlin"])
    play(position, "46 for event")
    assert "ignore row 3" in move_texts(position)
    play(position, "ignore row 3", "repair Berlin")
    assert (is_rundown(position, "Berlin"), living(position, "EB")) == (False, 1)
    assert who(position) == "West"


def test_card_46_in_2_1_the_repair_comes_first_because_the_run_down_must_be_paid() -> None:
    position = scene(decade=3, to_act="E", display=["46", "41"], factories=["Berlin"], rundown=["Berlin"])
    play(position, "46 for event")
    assert set(move_texts(position)) == {"living standard EB", "repair Berlin"}
    assert refusal(position, "ignore row 3").rule == "6.4"
    play(position, "living standard EB")
    assert (is_rundown(position, "Berlin"), who(position)) == (
        True,
        "West",
    )  # repaired and run down: nothing to choose


def test_card_46_or_after_it_and_then_the_repaired_factory_runs_down() -> None:
    position = scene(decade=3, to_act="E", display=["46", "41"], factories=["Berlin"], rundown=["Berlin"])
    play(position, "46 for event", "repair Berlin")
    assert offers(position, "ignore") == set()
    play(position, "run down Berlin")
    assert is_rundown(position, "Berlin")


def test_card_46_in_2_1_infrastructure_makes_the_run_down_possible_so_that_it_is_not_ignored() -> None:
    known: dict[str, Any] = {"factories": ["Berlin"], "rundown": ["Berlin"], "lines": [("Berlin", "Cottbus", 1)]}
    position = scene(decade=3, to_act="E", display=["46", "41"], **known)
    play(position, "46 for event")
    assert "ignore row 3" not in move_texts(position)
    position = scene("2.0", decade=3, to_act="E", display=["46", "41"], **known)
    play(position, "46 for event")
    assert "ignore row 3" in move_texts(position)


EVENT_KINDS = {
    "E": (
        "build", "dismantle", "place_unrest", "remove_unrest", "move_unrest", "reduce", "living_standard",
        "living_standard_plain", "lose_living_standard", "rundown", "repair", "stasi_dissolved", "close",
    ),
    "W": (
        "build", "dismantle", "place_unrest", "remove_unrest", "move_unrest", "reduce", "living_standard",
        "living_standard_plain", "lose_living_standard",
    ),
}  # fmt: skip
PLACES = {"E": ("", "", "SN", "EB"), "W": ("", "", "WB", "BY", "WG")}
AT_ONCE = (S_RED_POLICE, S_PINK_POLICE, S_WALL_BUILT, S_WALL_OPENED)


def random_rows(rng: Random) -> list[Row]:
    """Returns two or three rows of random symbols, mostly of one side."""
    main = rng.choice("EEW")
    out = []
    for _ in range(rng.choice((2, 2, 3))):
        side = main if rng.random() < 0.9 else "W" if main == "E" else "E"
        kind = rng.choice(EVENT_KINDS[side])
        where = rng.choice(PLACES[side])
        if kind == "close" or (kind == "build" and side == "E" and rng.random() < 0.3):
            where = "CSSR"
        if kind in ("living_standard", "living_standard_plain") and not where:
            where = "WG" if side == "W" else ""
        if kind == "stasi_dissolved":
            where = ""
        arms = rng.choice(("", "", "W", "E")) if kind not in ("stasi_dissolved", "close") else ""
        out.append(Row(kind, side, rng.randint(1, 2), where, 0, arms))
    return out


def random_scene(rules: Rules, rng: Random) -> Position:
    """Returns a board on which many symbols are impossible: little unrest or protests nearly everywhere, few or many
    pieces."""
    unrest_from = rng.choice([(0,), (0, 0, 0, 1), (0, 3), (3, 4), (4,), (4, 4, 4, 5)])
    living_from = rng.choice([(0,), (0, 0, 1)])
    built = rng.choice((0.0, 0.0, 0.1, 0.5, 1.0))
    factories = [city.name for city in BOARD.cities if rng.random() < built]
    laid = rng.choice((0.0, 0.0, 0.3, 1.0))
    lines = [
        (a, b, count)
        for a, b, count in CONNECTIONS
        if rng.random() < laid and {a, b} & set(factories) and {a, b} & ABROAD <= set(factories)
    ]
    worn = rng.choice((0.0, 0.3, 1.0, 1.0))
    return scene(
        rules=rules,
        decade=3,
        to_act="E",
        display=["44", "41"],
        west=["55"],
        police=["5", "15"],
        police_used=rng.randint(0, 2),
        unrest={code: rng.choice(unrest_from) for code in (*WEST, *EAST)},
        living={code: rng.choice(living_from) for code in (*WEST, *EAST) if code != "WB"},
        factories=factories,
        rundown=[city for city in factories if city in EAST_HOME and rng.random() < worn],
        lines=lines,
        closed=[city for city in ABROAD if city not in factories and rng.random() < 0.3],
    )


class Pending:
    """An event in progress; its rows are identified by their places on the agenda."""

    def __init__(self, position: Position, side: int, face: int, remaining: int) -> None:
        self.position, self.side, self.remaining = position, side, remaining
        position.acting, position.side = True, side
        position.drop()
        symbols = events.Symbols(side, remaining, face)
        position.push(symbols)
        self.rows = {i: position.rules.row_of(face, i) for i, _ in symbols.rows_left()}

    def may_ignore(self) -> set[int]:
        first = self.position.rules.actions.ignore
        legal = options(self.position)
        return {move - first for move in legal if first <= move < first + ALL_ROWS}

    def targets(self, position: Position, row: SymbolRow) -> list[int]:
        found: list[int] = []
        events.targets(position, row, 0, found)
        return found

    def possible(self, position: Position, row: SymbolRow) -> bool:
        return row.kind in (S_DISSOLVE, S_GUILLAUME) or bool(self.targets(position, row))

    def after(self, row: SymbolRow) -> Iterator[Position]:
        """Yields the board after one symbol of a row, for every possible target."""
        if row.kind == S_DISSOLVE:
            for province in range(8, 14) if self.position.police_used else ():
                after = self.position.copy()
                after.unrest[province] += 1
                yield after
        else:
            for move in self.targets(self.position, row):
                after = self.position.copy()
                events.execute(after, row, move, self.side)
                yield from settled(after)

    def made_possible(self) -> Iterator[tuple[SymbolRow, int]]:
        """Yields every row that is impossible now but would be possible after another one, with that other row."""
        for i, row in self.rows.items():
            if self.possible(self.position, row):
                continue
            for j, other in self.rows.items():
                if j != i and any(self.possible(after, row) for after in self.after(other)):
                    yield other, i


def settled(position: Position) -> Iterator[Position]:
    """10.2: every way in which East may place the markers that West Berlin imports to its suppliers."""
    if not protest.import_pending(position):
        yield position
        return
    asked = position.copy()
    asked.push(protest.Import(steps.EAST))
    for move in options(asked):
        after = asked.copy()
        apply(after, move)
        yield from settled(after)


def surplus(rng: Random) -> int:
    """Returns surplus arrows as separate rows."""
    return sum(1 << 3 * i for i in range(MAX_ROWS, ALL_ROWS) if rng.random() < 0.15)


EVERY_EAST_CITY = [*EAST_HOME, *ABROAD]
EVERY_EAST_LINE = [(a, b, count) for a, b, count in CONNECTIONS if {a, b} <= set(EVERY_EAST_CITY)]
SELDOM: list[tuple[list[Row], dict[str, Any]]] = [
    (  # the only line that Sachsen lacks leads to an external city, where the other row builds
        [Row("build", "E", 1, "CSSR", 0, ""), Row("build", "E", 1, "SN", 0, "")],
        {
            "factories": [city for city in EVERY_EAST_CITY if city != "ČSSR E"],
            "lines": [line for line in EVERY_EAST_LINE if "ČSSR E" not in line],
        },
    ),
    (  # the only unrest is where the other row must not move
        [Row("move_unrest", "W", 1, "", 0, ""), Row("move_unrest", "W", 1, "WG", 0, "")],
        {"unrest": {"WB": 1}},
    ),
    (  # everything is built and rundown, so that running down frees a line
        [Row("rundown", "E", 1, "", 0, ""), Row("build", "E", 1, "", 0, "")],
        {"factories": EVERY_EAST_CITY, "rundown": EAST_HOME, "lines": EVERY_EAST_LINE},
    ),
]
"""Cases that random boards rarely cover."""


def pending_events(edition: str) -> Iterator[Pending]:
    """Yields events with two or three random rows on random boards, with and without surplus arrows."""
    parts = standard_components()
    rules = Rules(parts, parts.editions[edition])
    face = rules.card_index["44"]
    rng = Random(f"enabling {edition}")
    scenes: list[tuple[list[Row], Position]] = [
        (rows, scene(rules=rules, decade=3, to_act="E", display=["44", "41"], **known)) for rows, known in SELDOM
    ]
    scenes += [(random_rows(rng), random_scene(rules, rng)) for _ in range(3000)]
    for rows, position in scenes:
        rules.rows[face] = [rules._row(row) for row in rows]
        remaining = sum(row.count << 3 * i for i, row in enumerate(rows)) + surplus(rng)
        yield Pending(position, rng.choice((0, 1)), face, remaining)


def test_6_4_whatever_another_symbol_makes_possible_may_be_called_before_it() -> None:
    """Every pair of kinds of symbols, tried on random boards; each pair in the engine's table has an example."""
    witnessed = set()
    for edition in ("1.0", "2.1"):
        for event in pending_events(edition):
            enabled = list(event.made_possible())
            if enabled:
                ignorable = event.may_ignore()
                for other, i in enabled:
                    witnessed.add((other.kind, event.rows[i].kind))
                    assert i in ignorable, (other.code, event.rows[i].code)
    arrows = {pair for pair in witnessed if pair[0] in (S_RED_PRESTIGE, S_YELLOW_PRESTIGE)}
    assert {second for _, second in arrows} >= {S_BUILD, S_REMOVE, S_MOVE, S_REDUCE}
    assert witnessed - arrows == {
        (first, second) for second in events.ENABLED_BY for first in events.ENABLED_BY[second]
    }


def paid(rules: Rules, face: int, event: Pending, row: int) -> bool:
    """Returns whether a symbol must be paid by the side that triggered the event, so that it is not ignored
    (R6.4-11)."""
    return event.side == 1 and rules.cards[face : face + 1] == ["46"] and event.rows[row].kind == S_RUNDOWN


@pytest.mark.parametrize("edition", ["1.0", "2.1"])
def test_6_4_and_so_it_is_with_every_card_and_every_space_of_the_prestige_track(edition: str) -> None:
    parts = standard_components()
    rules = Rules(parts, parts.editions[edition])
    rng = Random(f"faces {edition}")
    found = 0
    for face, rows in enumerate(rules.rows):
        if len(rows) < 2 or rules.in_order[face]:
            continue
        sides = [0, 1] if face >= rules.first_space else [s for s in (0, 1) if rules.may_trigger[s][face]]
        for _ in range(60):
            remaining = sum(rng.randint(0, row.count) << 3 * i for i, row in enumerate(rows) if row.kind not in AT_ONCE)
            event = Pending(random_scene(rules, rng), rng.choice(sides), face, remaining + surplus(rng))
            enabled = [(other, i) for other, i in event.made_possible() if not paid(rules, face, event, i)]
            found += len(enabled)
            if enabled:
                assert {i for _, i in enabled} <= event.may_ignore()
    assert found > 100


# -- 8: police makes a build symbol possible ------------------------------------------------------------------------


def test_8_police_may_end_the_protest_that_bars_the_only_symbol() -> None:
    known: dict[str, Any] = {"decade": 2, "to_act": "E", "display": ["27", "28"]}
    position = scene(**known, police=["5"], unrest={"BB": 4, "SN": 1})
    play(position, "27 for event")
    assert move_texts(position) == ["police BB", "police SN", "ignore row 1"]
    play(position, "police BB", "build Rheinsberg")
    assert stands(position, "Rheinsberg")
    position = scene(**known, police=["5"], unrest={"BB": 5, "SN": 1})  # one card is not enough
    assert "ignore row 1" not in move_texts(go_event(position, "27"))
    position = scene(**known, police=["5"], police_used=1, unrest={"BB": 4, "SN": 1})
    assert who(go_event(position, "27")) == "West"


def go_event(position: Position, card: str) -> Position:
    play(position, f"{card} for event")
    return position


# -- almanac I and IV: the order that binds (R6.4-9) -------------------------------------------------------------------


def uprising(**more: Any) -> Position:
    """Card I after its price has been paid."""
    position = scene(to_act="E", display=["1", "2"], east=["5"], special="I", **more)
    play(position, "I for event", "discard 5")
    return position


def test_almanac_i_an_arrow_too_many_does_not_let_removals_replace_reductions() -> None:
    position = uprising(socialist_track=6, unrest={"TH": 4, "EB": 4})
    play(position, "remove unrest TH")  # the arrow, which may come at any time
    assert all_unrest(position) == {"TH": 3, "EB": 3}  # the reduction was the only option, so it was made
    play(position, "remove unrest TH", "remove unrest TH")
    assert all_unrest(position) == {"TH": 1, "EB": 3}
    assert who(position) == "West"


def test_almanac_i_while_a_protest_can_be_reduced_only_the_arrow_removes() -> None:
    position = uprising(socialist_track=6, unrest={"TH": 5, "EB": 6, "SN": 2})
    assert offers(position, "reduce") == {"TH", "EB"}
    play(position, "remove unrest SN")
    assert offers(position, "remove unrest") == set()
    assert refusal(position, "remove unrest SN").rule == "6.4"
    play(position, "reduce EB")
    assert all_unrest(position) == {"TH": 3, "EB": 3, "SN": 1}
    assert offers(position, "remove unrest") == {"TH", "EB", "SN"}


def test_almanac_i_three_removals_are_possible_once_no_protest_is_left() -> None:
    position = uprising(socialist_track=6, unrest={"SN": 5, "TH": 1})
    play(position, "reduce SN", "remove unrest SN", "remove unrest SN", "remove unrest SN")
    assert all_unrest(position) == {"TH": 1}


def test_almanac_i_no_reduction_follows_a_removal() -> None:
    """West's arrow causes a new protest after the removals have begun: it is too late to reduce it."""
    position = uprising(prestige=-6, unrest={"TH": 3, "SN": 2})
    assert {"resolve row 10", "remove unrest TH", "ignore row 1"} <= set(move_texts(position))
    play(position, "remove unrest SN", "resolve row 10", "place unrest TH")
    assert offers(position, "reduce") == set()
    play(position, "remove unrest SN")
    assert all_unrest(position) == {"TH": 4}


def test_almanac_i_the_reductions_wait_for_an_arrow_that_is_called_first() -> None:
    position = uprising(prestige=-6, unrest={"TH": 3, "SN": 2})
    play(position, "resolve row 10", "place unrest TH")
    assert all_unrest(position) == {"TH": 3, "SN": 2}  # reduced at once: it was the only option


def test_almanac_i_or_are_given_up_before_it() -> None:
    position = uprising(prestige=-6, unrest={"TH": 3, "SN": 2})
    play(position, "ignore row 1", "ignore row 1", "resolve row 10", "place unrest TH")
    assert (all_unrest(position), offers(position, "reduce")) == ({"TH": 4, "SN": 2}, set())


def test_almanac_iv_the_round_table_may_pass_its_reduction_before_an_arrow_makes_it_possible() -> None:
    position = scene(decade=4, to_act="E", display=["61"], east=["65"], special="IVa", currency=-6, unrest={"TH": 3})
    play(position, "IVa for event", "discard 65", "resolve row 1")
    assert move_texts(position) == ["resolve row 8", "ignore row 2"]
    play(position, "ignore row 2", "place unrest TH")
    assert all_unrest(position) == {"TH": 4}


@pytest.mark.parametrize("seed", range(8))
def test_almanac_i_no_line_of_play_removes_what_is_to_be_reduced(seed: int) -> None:
    """In every line of play, at most the arrow comes first, until two are reduced or no protest is left."""
    rng = Random(seed)
    unrest = {code: rng.choice((0, 2, 3, 4, 5)) for code in rng.sample(EAST, 3)}
    start = uprising(socialist_track=6, unrest=unrest)
    seen = set()
    stack: list[tuple[Position, int, int]] = [(start, 0, 0)]  # removals and reductions so far
    while stack:
        position, removed, reduced = stack.pop()
        if who(position) == "West" and not any(text.startswith(("place", "remove")) for text in move_texts(position)):
            continue
        known = (position.to_text(), removed, reduced)
        if known in seen:
            continue
        seen.add(known)
        east = who(position) == "East"
        for move in position.moves():
            protests = any(position.unrest[8 + i] > 3 for i in range(6))
            text = position.move_text(move)
            if east and text.startswith("remove"):
                assert removed < 1 or reduced == 2 or not protests
            after = position.copy()
            heard: list[Any] = []
            after.play(move, heard.append)
            more = sum(event.key == "reduce" for event in heard)
            own = sum(event.key == "unrest" and event.args["count"] < 0 and event.args["by"] == 1 for event in heard)
            stack.append((after, removed + own, reduced + more))


# -- R6.4-10: what the rule "more restricted row first" forbids ------------------------------------------------------

Counts = tuple[int, ...]
LIVING = 14


def free_reading(board: Counts, rows: list[tuple[str, frozenset[int], int]]) -> set[Counts]:
    """Returns every board that the event can lead to if each symbol may be used anywhere its own text allows."""
    ends: set[Counts] = set()
    seen = set()
    stack = [(board, tuple(count for _, _, count in rows))]
    while stack:
        here = stack.pop()
        if here in seen:
            continue
        seen.add(here)
        now, left = here
        over = True
        for i, (kind, places, _) in enumerate(rows):
            if not left[i]:
                continue
            rest = (*left[:i], left[i] - 1, *left[i + 1 :])
            for change in ways(kind, places, now):
                stack.append((tuple(now[k] + change.get(k, 0) for k in range(len(now))), rest))
                over = False
        if over:
            ends.add(now)
    return ends


def ways(kind: str, places: frozenset[int], now: Counts) -> Iterator[dict[int, int]]:
    """Yields the changes that one symbol may make: "remove", "living", or the prestige arrow of "E" or "W"."""
    for place in places:
        if kind == "living":
            yield {LIVING + place: 1, place: -1 if now[place] else 0}
        elif kind in ("E", "W") and (place < 8) == (kind == "E"):
            yield {place: 1}
        elif now[place]:
            yield {place: -1}


def counts(position: Position) -> Counts:
    """Returns unrest by province, then living standards."""
    return (*position.unrest, *position.living)


def engine_reading(position: Position) -> set[Counts]:
    """Returns every board that the event can lead to in the engine."""
    ends: set[Counts] = set()
    seen = set()
    stack = [position]
    while stack:
        position = stack.pop()
        if not position.acting or not isinstance(position.step(), events.Symbols):
            ends.add(counts(position))
            continue
        known = position.to_text()
        if known not in seen:
            seen.add(known)
            builds = [text for text in move_texts(position) if text.startswith("ignore")]
            for text in builds[:1] or move_texts(position):
                if not text.startswith("police"):
                    after = position.copy()
                    after.play(after.parse_move(text))
                    stack.append(after)
    return ends


ALL_EAST, ALL_WEST = frozenset(range(8, 14)), frozenset(range(8))
EVERYWHERE = ALL_EAST | ALL_WEST
BERLIN = frozenset([7])
SAXONY = frozenset([12])
WASTING: dict[str, tuple[dict[str, Any], list[tuple[str, frozenset[int], int]]]] = {
    "39": ({"decade": 2}, [("remove", BERLIN, 1), ("remove", ALL_WEST, 2)]),
    "39 at -6": (
        {"decade": 2, "prestige": -6},
        [("remove", BERLIN, 1), ("remove", ALL_WEST, 2), ("W", EVERYWHERE, 1)],
    ),
    "14 in 1.0": (
        {"edition": "1.0", "currency": -6},
        [("remove", BERLIN, 2), ("remove", ALL_WEST, 1)],
    ),
    "18": ({"prestige": -5}, [("remove", ALL_WEST, 2), ("W", EVERYWHERE, 1)]),
    "28": ({"decade": 2, "to_act": "E", "prestige": 6}, [("remove", ALL_EAST, 1), ("E", EVERYWHERE, 1)]),
    "36": ({"decade": 2, "prestige": -6}, [("remove", ALL_WEST, 2), ("W", EVERYWHERE, 1)]),
    "5": ({"to_act": "E", "prestige": 6}, [("remove", ALL_EAST, 1), ("E", EVERYWHERE, 1)]),
    "47": (
        {"decade": 3, "to_act": "E", "prestige": 6},
        [("living", ALL_EAST, 1), ("remove", ALL_EAST, 1), ("E", EVERYWHERE, 1)],
    ),
    "67": (
        {"decade": 4, "to_act": "E", "prestige": 6},
        [("living", SAXONY, 1), ("remove", ALL_EAST, 1), ("E", EVERYWHERE, 1)],
    ),
    "76": ({"decade": 4, "prestige": -6}, [("remove", ALL_WEST, 1), ("W", EVERYWHERE, 1)]),
    "IVb": (
        {"edition": "1.0", "decade": 4, "to_act": "E", "prestige": 6, "special": "IVb"},
        [("remove", ALL_EAST, 1), ("E", EVERYWHERE, 1)],
    ),
}


def wasteful_cards() -> set[str]:
    """Returns every card that removes unrest of the side that plays it, with an arrow off the track or a second row
    that could remove it elsewhere too."""
    found = set()
    for edition in ("1.0", "2.0", "2.1"):
        rules = standard_rules(edition)
        for card, side in product(range(len(rules.cards)), (0, 1)):
            if not rules.may_trigger[side][card]:
                continue
            places = {row.provinces for row in rules.rows[card] if row.kind == S_REMOVE and row.side == side}
            prestige, *others = (arrow * (1 if side else -1) > 0 for arrow in rules.arrows[card])
            removes = any(others) and (side == 1 or edition != "2.1") and places != {rules.side_provinces[side]}
            if places and (prestige or removes or len(places) > 1):
                found.add(rules.cards[card])
    return found


def test_r6_4_10_lists_every_card_that_the_rule_is_about() -> None:
    ruling = next(line for line in RULINGS.read_text(encoding="utf-8").splitlines() if line.startswith("| R6.4-10 "))
    listed = ruling[ruling.index("on card 39") : ruling.index("with an arrow off the track")]
    assert set(re.findall(r"\b(?:\d+|IV[ab])\b", listed)) == wasteful_cards()
    assert {case.split()[0] for case in WASTING} == wasteful_cards()


@pytest.mark.parametrize("case", WASTING)
def test_6_4_the_more_restricted_row_first_refuses_nothing_but_waste(case: str) -> None:
    """For every outcome that R6.4-10 rules out, it leaves one at least as good: no more own unrest, no less of
    the opponent's. Both readings are explored exhaustively."""
    known, rows = WASTING[case]
    card, to_act = case.split(maxsplit=1)[0], known.get("to_act", "W")
    own = ALL_EAST if to_act == "E" else ALL_WEST
    refused_ends = 0
    for here, there in product((0, 1, 2), repeat=2):
        unrest = {"SN": here, "TH": there, "WB": 1} if to_act == "E" else {"WB": here, "BY": there, "SN": 1}
        start = scene(**known, display=sorted({card, "10"} - {"IVb"}), unrest=unrest)
        board = counts(start)
        play(start, f"{card} for event")
        free, ours = free_reading(board, rows), engine_reading(start)
        assert ours <= free
        for end in free - ours:
            refused_ends += 1
            assert any(as_good(our, end, own) for our in ours), (unrest, end)
    assert refused_ends


def as_good(ours: Counts, theirs: Counts, own: frozenset[int]) -> bool:
    """Whether an outcome has no more own unrest, no less of the opponent's, and the same living standards."""
    unrest = all(ours[i] <= theirs[i] if i in own else ours[i] >= theirs[i] for i in range(LIVING))
    return unrest and ours[LIVING:] == theirs[LIVING:]
