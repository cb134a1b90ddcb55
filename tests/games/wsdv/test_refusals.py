"""Why a move is refused: every reason occurs, names its rule, and reveals nothing hidden."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from tests.games.helpers import play, play_at_random, refusal
from tests.games.wsdv.helpers import deal

from republik.games.wsdv import Position, new_game
from republik.games.wsdv.game import GAME
from republik.games.wsdv.rules.flow import decision
from republik.games.wsdv.rules.scene import scene
from republik.messages.render import renderer
from republik.table.contract import CHANCE, IllegalMove

SAXONY = ("Leipzig", "Dresden", "Karl-Marx-Stadt")


def at(*moves: str, **setting: Any) -> Position:
    """Returns a scene after some moves."""
    position = scene(**setting)
    play(position, *moves)
    return position


def east_building(**setting: Any) -> Position:
    return at("2 for build", to_act="E", display=["2", "10"], **setting)


def paying_for_the_wall(**setting: Any) -> Position:
    return at(phase=1, wall=True, **setting)


def west_executes_minus_1(**setting: Any) -> Position:
    return at("space -1", phase=2, prestige=-1, **setting)


def west_removing(**setting: Any) -> Position:
    return at("13 for unrest", display=["13", "1"], unrest={"BY": 1, "HE": 1}, **setting)


def west_raising() -> Position:
    return at("13 for living standard", display=["13", "1"], factories=["Ulm"])


def east_raising() -> Position:
    """With a card of value 1: Saxony needs no help, MV and TH one point each."""
    factories = [*SAXONY, "Rostock", "Neubrandenburg", "Eisenach", "Jena"]
    return at("5 for living standard", "living standard MV", to_act="E", display=["5", "1"], factories=factories)


def transferring() -> Position:
    """RP and BW have a new living standard; RP's sector is ahead, and BW has no more than West Berlin's one."""
    rp = ["Koblenz", "Saarbrücken", "Kaiserslautern"]
    lines = [("Koblenz", "Saarbrücken", 1), ("Saarbrücken", "Kaiserslautern", 1)]
    bw, nrw = ["Mannheim", "Heilbronn", "Stuttgart"], ["Duisburg", "Dortmund", "Köln"]
    nrw_lines = [("Duisburg", "Dortmund", 1), ("Dortmund", "Köln", 1)]
    return at(
        *("13 for living standard", "living standard RP", "living standard BW", "living standard NRW"),
        display=["13", "1"],
        factories=[*rp, *bw, *nrw],
        lines=lines + nrw_lines,
        living={"RP": 1, "NRW": 1},
        sectors={"RP": 1},
    )


def one_to_transfer() -> Position:
    factories = ["Koblenz", "Kaiserslautern"]
    return at("13 for living standard", "living standard RP", display=["13", "1"], factories=factories)


def importing() -> Position:
    return at("25 for event", "place unrest WB", decade=2, to_act="E", display=["25", "26"], unrest={"WB": 3})


def releasing() -> Position:
    return at(
        *("14 for event", "remove unrest WB"),
        display=["14", "1"],
        unrest={"WB": 8},
        imported={"RP": 1, "BW": 1},
    )


def after_the_stasi() -> Position:
    """Card IVa returns unrest from two police cards; the first has gone to MV."""
    setting: dict[str, Any] = {
        "decade": 4,
        "to_act": "E",
        "display": ["61"],
        "special": "IVa",
        "police": ["5", "15"],
        "police_used": 2,
    }
    return at("IVa for event", "deal 80", "place unrest MV", **setting)


def russian_tanks() -> Position:
    troubled = {"SN": 9, "TH": 9, "MV": 9}
    return at("I for event", "deal 3", to_act="E", special="I", unrest=troubled)


def no_card_left_to_draw() -> Position:
    seven = [str(number) for number in range(1, 8)]
    return at(to_act="E", special="I", display=seven, row=[str(number) for number in range(8, 21)])


def guillaume(*moves: str) -> Position:
    setting: dict[str, Any] = {"decade": 3, "to_act": "E", "display": ["50", "41"], "west": ["56"], "east": ["44"]}
    return at("50 for event", "place unrest BY", *moves, **setting)


def looking_at_the_pile() -> Position:
    position = guillaume("look at pile")
    deal(position, "42", "43")
    return position


def losing_a_socialist() -> Position:
    return at(phase=9, socialist_track=-1, socialists={"SN": 1, "TH": 1})


# key, rule, the position and the move that is refused in it
Case = tuple[str, str, Callable[[], Position], str]
CASES: list[Case] = [
    ("game-over", "9.10", lambda: at(decade=4, phase=10), "done"),
    ("game-over", "9", lambda: at(phase=4, police=["5"], factories=["Ulm"]), "space 0"),
    ("other-decision", "3", at, "build Ulm"),
    ("other-decision", "6.2", east_building, "1 for build"),
    ("other-decision", "6.4", lambda: at("4 for event", to_act="E", display=["4", "1"]), "import RP"),
    ("not-possible", "6.4", lambda: at("4 for event", to_act="E", display=["4", "1"]), "resolve row 1"),
    ("not-possible", "9.7", lambda: at(phase=7, sectors={"RP": 1}), "attack WB > EB"),
    ("not-possible", "6.4", lambda: guillaume("look at hand"), "discard 56"),
    ("card-not-there", "3", lambda: at(display=["1"]), "2 for build"),
    ("special-east-only", "3", lambda: at(special="I"), "I for event"),
    ("special-not-there", "3", lambda: at(to_act="E"), "I for event"),
    ("special-event-only", "6", lambda: at(to_act="E", special="I"), "I for build"),
    ("special-price", "3", no_card_left_to_draw, "I for event"),
    ("no-own-unrest", "6.1", lambda: at(display=["13", "1"]), "13 for unrest"),
    ("nothing-to-dismantle", "6.1", lambda: at(unrest={"BY": 1}, factories=[]), "1 for unrest"),
    ("event-colour", "6.4", at, "1 for event"),
    ("event-own-economy", "6.4", lambda: at(display=["12"], factories=[]), "12 for event"),
    ("mass-protest", "5.1", lambda: east_building(unrest={"SN": 4}), "build Leipzig"),
    ("mass-protest", "5.1", lambda: east_building(unrest={"SN": 4}), "build Bitterfeld – Leipzig"),
    ("city-taken", "5.1", east_building, "build Berlin"),
    ("site-closed", "10.5", lambda: east_building(closed=["ČSSR E"]), "build ČSSR E"),
    ("plant-site", "10.4", east_building, "build Rheinsberg"),
    ("abroad-site", "10.5", east_building, "build Polska N"),
    ("other-side", "5.1", east_building, "build Ulm"),
    ("other-side", "5.1", east_building, "build Ulm – München"),
    ("other-side", "5.2", paying_for_the_wall, "dismantle Hamburg"),
    ("other-side", "6.1", west_removing, "remove unrest SN"),
    ("other-side", "6.3", west_raising, "living standard SN"),
    ("other-side", "6.4", after_the_stasi, "place unrest BY"),
    ("other-side", "8", lambda: east_building(police=["5"], unrest={"SN": 1}), "police BY"),
    ("line-full", "5.1", lambda: east_building(lines=[("Berlin", "Cottbus", 1)]), "build Berlin – Cottbus"),
    ("no-factory-at-end", "5.1", east_building, "build Leipzig – Dresden"),
    ("no-factory-abroad", "10.5", east_building, "build Berlin – Polska S"),
    ("no-factory", "5.2", paying_for_the_wall, "dismantle Jena"),
    ("no-factory", "5.3", west_executes_minus_1, "run down Jena"),
    ("no-infrastructure", "5.2", paying_for_the_wall, "dismantle Berlin – Cottbus"),
    ("has-infrastructure", "5.2", lambda: paying_for_the_wall(lines=[("Berlin", "Cottbus", 1)]), "dismantle Berlin"),
    ("rundown-stays", "5.3", lambda: paying_for_the_wall(factories=SAXONY, rundown=["Dresden"]), "dismantle Dresden"),
    ("abroad-stays", "5.2", lambda: paying_for_the_wall(factories=["Polska S", *SAXONY]), "dismantle Polska S"),
    ("already-rundown", "5.3", lambda: west_executes_minus_1(factories=SAXONY, rundown=SAXONY[:1]), "run down Leipzig"),
    ("never-rundown", "5.3", west_executes_minus_1, "run down Hamburg"),
    ("no-unrest", "6.1", west_removing, "remove unrest SH"),
    (
        "no-unrest",
        "6.4",
        lambda: at("39 for event", decade=2, display=["39"], unrest={"WB": 1, "BY": 2}),
        "remove unrest SH",
    ),
    ("no-unrest", "6.4", lambda: at("space +2", phase=2, prestige=2, unrest={"SN": 1, "TH": 1}), "remove unrest MV"),
    ("no-unrest", "8", lambda: east_building(police=["5"], unrest={"SN": 1}), "police MV"),
    ("no-protest", "6.4", russian_tanks, "reduce BB"),
    ("no-protest", "7", lambda: at(phase=9, box=1, unrest={"SN": 4, "TH": 4}), "socialist MV"),
    ("restricted", "6.4", lambda: at("4 for event", to_act="E", display=["4", "1"]), "place unrest WB"),
    ("restricted", "6.4", lambda: at("9 for event", to_act="E", display=["9", "1"]), "build Jena"),
    ("restricted", "6.4", lambda: at("9 for event", to_act="E", display=["9", "1"]), "build Berlin – Magdeburg"),
    ("restricted", "6.4", lambda: at("46 for event", decade=3, to_act="E", display=["46"]), "living standard SN"),
    ("limit", "6.4", lambda: at("16 for event", *["place unrest SN"] * 2, display=["16", "1"]), "place unrest SN"),
    ("limit", "6.4", after_the_stasi, "place unrest MV"),
    ("living-economy", "6.3", west_raising, "living standard BY"),
    ("living-together", "6.3", east_raising, "living standard TH"),
    ("living-once", "6.3", east_raising, "living standard MV"),
    ("living-berlin", "10.2", west_raising, "living standard WB"),
    ("no-living", "6.4", lambda: at("space -5", phase=2, prestige=-5, living={"SN": 1}), "lose living standard MV"),
    ("transfer-new", "10.2", one_to_transfer, "transfer BW"),
    ("transfer-more", "10.2", transferring, "transfer BW"),
    ("transfer-even", "10.2", transferring, "transfer RP"),
    ("police-used", "8", east_building, "police SN"),
    ("police-own-action", "8", lambda: at("1 for build", police=["5"], unrest={"SN": 1}), "police SN"),
    ("no-socialist", "9.9", losing_a_socialist, "take socialist MV"),
    ("not-supplier", "10.2", importing, "import HE"),
    ("not-supplier", "10.2", transferring, "transfer HE"),
    ("no-imported", "10.2", releasing, "release NRW"),
    ("not-adjacent", "9.7", lambda: at(phase=7, living={"BY": 2}), "attack BY > MV"),
    ("attack-weak", "9.7", lambda: at(phase=7, living={"BY": 2, "SN": 2}), "attack BY > SN"),
    ("hamburg-choice", "10.3", lambda: at(phase=5, living={"SH": 1, "NI": 1}), "hamburg BY"),
    ("prestige-space", "9.2", lambda: at(phase=2, prestige=2, unrest={"SN": 1}), "space +3"),
    ("void-dual", "6.4", lambda: at("11 for event", display=["11", "1"]), "void currency"),
    ("void-dual", "6.4", lambda: at("11 for event", display=["11", "1"]), "void row 2"),
    ("not-in-hand", "3", lambda: at("I for event", to_act="E", special="I", east=["5"]), "discard 13"),
    ("not-in-hand", "3", lambda: at(phase=10, west=["5"]), "discard 13"),
    ("not-seen", "6.4", looking_at_the_pile, "take 47"),
    ("not-seen", "6.4", looking_at_the_pile, "discard 47"),
    ("must-discard", "3", lambda: at(phase=10, west=["5", "13", "14"]), "done"),
    ("must-do", "6.1", west_removing, "done"),
    ("must-do", "6.4", lambda: at("4 for event", to_act="E", display=["4", "1"]), "done"),
    ("must-do", "9.8", lambda: at(phase=8, police=["5"], unrest={"SN": 1, "TH": 1}), "done"),
]


@pytest.mark.parametrize(("key", "rule", "position", "move"), CASES, ids=[f"{case[0]}: {case[3]}" for case in CASES])
def test_a_refusal_names_its_reason_and_its_rule(
    key: str, rule: str, position: Callable[[], Position], move: str
) -> None:
    reason = refusal(position(), move)
    assert (reason.key, reason.rule) == (key, rule)
    said = renderer(GAME).text(reason.phrase())
    assert said.endswith(f"(rule {rule})")
    assert f"[refusal-{key}]" not in said
    assert "{" not in said


def test_every_reason_is_reached() -> None:
    reached = {key for key, *_ in CASES} | {"no-such-move"}
    worded = re.findall(r"^refusal-([a-z-]+) =", GAME.messages("en") or "", re.MULTILINE)
    assert reached == {*worded, "game-over"}


@pytest.mark.parametrize("move", [-1, 10_000_000])
def test_a_number_outside_the_action_space_is_refused(move: int) -> None:
    position = scene()
    with pytest.raises(IllegalMove) as error:
        position.play(move)
    assert (error.value.key, error.value.rule) == ("no-such-move", "")


@pytest.mark.parametrize("text", ["", "build", "build Atlantis", "17", "x" * 300, "place unrest XX", "None for build"])
def test_a_text_that_is_not_a_move_is_refused(text: str) -> None:
    with pytest.raises(IllegalMove) as error:
        scene().parse_move(text)
    assert error.value.key == "no-such-move"


def test_a_legal_move_has_no_reason_against_it() -> None:
    position = scene()
    assert [position.why_not(move) for move in position.moves()] == [None] * len(position.moves())


def decided_by_a_side(edition: str, seed: int) -> Iterator[Position]:
    """Yields every position of a random game in which a side decides."""
    rng = Random(seed)
    position = new_game(edition=edition)
    while position.to_act() is not None:
        if position.to_act() != CHANCE:
            yield position
        play_at_random(position, rng, steps=1)


@pytest.mark.parametrize("edition", ["1.0", "2.0", "2.1"])
@pytest.mark.parametrize("seed", range(4))
def test_a_decision_explains_exactly_the_moves_that_it_does_not_allow(edition: str, seed: int) -> None:
    """What forbids a move is written beside the options: the two agree about every move of the action space."""
    rng = Random(seed)
    for position in decided_by_a_side(edition, seed):
        legal, step = set(position.moves()), decision(position)
        assert [move for move in legal if step.why_not(position, move) is not None] == []
        others = [move for move in range(position.action_count()) if move not in legal]
        for move in rng.sample(others, 60):
            assert position.why_not(move) is not None, position.move_text(move)


UNEXPLAINED = frozenset({"symbols", "resolve", "attack", "import", "take"})
"""Decisions with answers that are only called impossible: an event has no such symbol, another province is asked."""


@pytest.mark.parametrize("edition", ["1.0", "2.1"])
@pytest.mark.parametrize("seed", range(10, 13))
def test_all_answers_of_a_simple_decision_have_a_reason_of_their_own(edition: str, seed: int) -> None:
    for position in decided_by_a_side(edition, seed):
        legal, step = set(position.moves()), decision(position)
        if step.name in UNEXPLAINED:
            continue
        for block in position.rules.actions.blocks:
            if block.name not in step.answers.split() or block.name in ("done", "police"):
                continue
            for move in range(block.start, block.start + block.size):
                explained = step.why_not(position, move) is not None
                assert explained != (move in legal), (step.name, position.move_text(move))


@pytest.mark.parametrize("seed", range(12))
def test_a_refusal_tells_the_side_that_decides_nothing_it_may_not_know(seed: int) -> None:
    """With all hidden cards dealt differently, every move gets the same answer."""
    rng = Random(seed)
    position = new_game()
    play_at_random(position, rng, steps=rng.randrange(12, 200))
    while position.to_act() == CHANCE:
        position.play(position.moves()[0])
    seat = position.to_act()
    if seat is None:
        return
    other = position.view(seat).sample(rng)
    for move in range(position.action_count()):
        mine, theirs = position.why_not(move), other.why_not(move)
        assert (mine and (mine.key, mine.rule, mine.details)) == (theirs and (theirs.key, theirs.rule, theirs.details))


def test_asking_why_changes_nothing() -> None:
    rng = Random(5)
    position = new_game()
    for _ in range(40):
        before = position.to_text()
        for move in range(0, position.action_count(), 3):
            position.why_not(move)
        assert position.to_text() == before
        play_at_random(position, rng, steps=4)
