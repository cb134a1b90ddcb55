"""The forecast: what the ten phases would do if the decade ended now."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

import pytest
from tests.games.helpers import arguments_of, move_texts, play, play_at_random
from tests.games.wsdv.helpers import EAST_PROVINCES, all_living, all_unrest, foresee, protests

from republik.games.wsdv import GAME, Position, new_game
from republik.games.wsdv.rules.rules import standard_components
from republik.games.wsdv.rules.scene import scene
from republik.table.contract import CHANCE, BadPosition, Event

PHASES = [
    "flight", "prestige", "currency", "police_cost", "living_losses", "internal_unrest", "attacks", "police",
    "socialists", "protests",
]  # fmt: skip
AHEAD = {"phase": 0, "due": 0, "space": None, "used": 0}


def foreseen(phase: str, **setting: Any) -> Any:
    return foresee(scene(half=2, display=["1"], **setting))[phase]


def test_9_the_forecast_has_the_ten_phases_in_order_and_how_far_the_decade_end_is() -> None:
    foreseen = foresee(new_game())
    assert list(foreseen) == [*PHASES, "end"]
    assert foreseen["end"] == AHEAD


def test_9_1_the_flight_sum_with_its_parts() -> None:
    setting: dict[str, Any] = {
        "row": ["2", "12"],
        "police": ["5"],
        "living": {"BY": 3} | dict.fromkeys(EAST_PROVINCES, 1),
        "unrest": {"SN": 4},
    }
    assert foreseen("flight", **setting) == {
        "wall": False,
        "icons": 2,
        "best_west_living": 3,
        "red_police": 1,
        "east_protest": 1,
        "worst_east_living": -1,
        "west_protest": 0,
        "steps": 6,
        "points": 3,
        "has": 2,
    }


def test_9_1_the_flight_sum_is_the_one_that_happens() -> None:
    position = scene(half=2, display=["1"], row=["2", "12"], police=["5"], living={"BY": 1}, unrest={"BY": 4, "HE": 4})
    expected = foresee(position)["flight"]
    happened = arguments_of(play(position, "1 for build", "done"), "flight")[0]
    assert happened == {"steps": expected["steps"], "points": expected["points"]} == {"steps": 3, "points": 1}


def test_9_1_the_cost_of_the_wall() -> None:
    assert foreseen("flight", wall=True, row=["2"]) == {"wall": True, "points": 1, "prestige": -1, "has": 2}


def test_9_2_the_prestige_holder_and_the_marker() -> None:
    assert foreseen("prestige", prestige=-3) == {"holder": 0, "marker": -3, "bankrupt": False}
    assert foreseen("prestige", prestige=2) == {"holder": 1, "marker": 2, "bankrupt": False}


@pytest.mark.parametrize("prestige", range(-6, 7))
def test_9_2_with_the_wall_the_step_of_9_1_comes_first(prestige: int) -> None:
    """East loses its advantage to the Wall, and the space is that on which the marker will be."""
    setting: dict[str, Any] = {"wall": True, "prestige": prestige, "unrest": {"SN": 1, "BY": 1}}
    expected = foreseen("prestige", **setting)
    position = scene(phase=1, **setting, factories=FIVE_FACTORIES)
    while foresee(position)["end"]["phase"] == 1:
        position.play(position.moves()[0])
    assert (expected["holder"], expected["marker"]) == (position.holder(), position.tracks[0])
    assert expected["marker"] == max(-6, prestige - 1)


def test_9_2_with_the_wall_the_step_decides_which_space_bankrupts() -> None:
    """In edition 2.0 the fourth space of West makes East dismantle; the Wall’s step leads there from the third."""
    setting: dict[str, Any] = {"half": 2, "display": ["1"], "prestige": -3, **BARE}
    assert foresee(scene("2.0", wall=True, **setting))["prestige"]["bankrupt"]
    assert not foresee(scene("2.0", **setting))["prestige"]["bankrupt"]
    position = scene("2.1", half=2, display=["1"], wall=True, prestige=1, **BARE)  # to 0, which is West’s and empty
    assert foresee(position)["prestige"] == {"holder": 0, "marker": 0, "bankrupt": False}


BARE: dict[str, Any] = {"factories": ["Hamburg", "Jena"], "rundown": ["Jena"]}
WITH_PLANT: dict[str, Any] = {
    "factories": ["Hamburg", "Jena", "Rheinsberg"],
    "rundown": ["Jena", "Rheinsberg"],
}
WITH_LINE: dict[str, Any] = {**BARE, "lines": [("Bitterfeld", "Jena", 1)]}


@pytest.mark.parametrize(
    ("edition", "prestige", "board", "bankrupt"),
    [
        ("2.1", -1, BARE, True),
        ("2.1", -3, BARE, True),  # West may choose a space closer to the middle
        ("2.1", 0, BARE, False),
        ("2.1", 1, BARE, False),
        ("2.1", -1, WITH_PLANT, False),
        ("2.1", -1, WITH_LINE, False),
        ("1.0", -1, BARE, False),
        ("1.0", -4, BARE, True),  # a point to dismantle
        ("2.0", -3, BARE, False),
    ],
)
def test_9_2_a_space_that_would_bankrupt_east_does_so(
    edition: str, prestige: int, board: dict[str, Any], bankrupt: bool
) -> None:
    assert foresee(scene(edition, prestige=prestige, **board))["prestige"]["bankrupt"] == bankrupt
    ends = []
    for space in range(prestige, 1) if prestige <= 0 else range(1, prestige + 1):
        position = scene(edition, phase=2, prestige=prestige, **board)
        if f"space {space:+d}".replace("+0", "0") in move_texts(position):
            play(position, f"space {space:+d}".replace("+0", "0"))
        outcome = position.outcome()
        ends.append(outcome is not None and outcome.termination == "bankruptcy")
    assert any(ends) == bankrupt


def test_9_3_the_currency_balance_with_its_parts_is_the_one_that_happens() -> None:
    position = scene(half=2, display=["1"], living={"SN": 2, "TH": 2}, currency=1)
    expected = foresee(position)["currency"]
    assert expected == {
        "track": 1,
        "exports": 2,
        "worst_west_export": 0,
        "living": 4,
        "balance": -1,
        "rundown": 1,
        "dismantled": 0,
        "bankrupt": False,
    }
    happened = arguments_of(play(position, "1 for build", "done"), "currency")[0]
    assert (happened["balance"], happened["worst"]) == (expected["balance"], expected["worst_west_export"])


@pytest.mark.parametrize(
    ("living", "rundown", "dismantled", "bankrupt"), [(4, 2, 0, False), (6, 2, 2, False), (7, 2, 3, True)]
)
def test_9_3_what_a_lack_of_currency_would_cost(living: int, rundown: int, dismantled: int, bankrupt: bool) -> None:
    expected = foreseen("currency", living={"SN": living}, lines=[("Berlin", "Bitterfeld", 2)])
    assert (expected["rundown"], expected["dismantled"], expected["bankrupt"]) == (rundown, dismantled, bankrupt)


def test_10_3_west_counts_hamburg_to_its_best() -> None:
    factories = ["Hamburg", "Hannover", "Dortmund", "Kassel", "Koblenz", "Ulm", "München", "Berlin"]
    assert foreseen("currency", factories=factories)["worst_west_export"] == 1
    assert foreseen("living_losses", factories=["Hamburg"], living={"SH": 1, "NI": 2}) in (
        {"NI": 2},
        {"SH": 1, "NI": 1},
    )


def test_9_4_the_price_of_the_police() -> None:
    assert foreseen("police_cost", police=["5", "15"]) == {"points": 2, "has": 2}


def test_9_5_the_living_standard_that_would_be_lost_is_lost() -> None:
    setting: dict[str, Any] = {
        "living": {"BB": 3, "EB": 1, "BY": 1},
        "factories": ["Schwedt", "Berlin"],
        "sectors": {"RP": 1},
        "delivered": ["RP"],
    }
    assert foreseen("living_losses", **setting) == {"BY": 1, "BB": 2, "WB": 1}
    assert all_living(scene(phase=5, **setting)) == {"BB": 1, "EB": 1}


def test_9_6_internal_unrest_is_counted_after_the_losses_of_9_5() -> None:
    setting: dict[str, Any] = {"living": {"BB": 5, "EB": 2}, "factories": ["Schwedt", "Berlin"]}
    assert foreseen("internal_unrest", **setting) == {}
    assert foreseen("internal_unrest", living={"SN": 3}, factories=["Leipzig", "Dresden", "Bitterfeld"],
                    lines=[("Leipzig", "Dresden", 1), ("Leipzig", "Bitterfeld", 1)]) == dict.fromkeys(
        ["MV", "BB", "EB", "ST", "TH"], 2
    )  # fmt: skip


def test_9_6_internal_unrest_is_what_comes() -> None:
    setting: dict[str, Any] = {"living": dict.fromkeys(EAST_PROVINCES, 1) | {"TH": 1, "BY": 1}, "sectors": {}}
    factories = ["Rostock", "Schwedt", "Berlin", "Magdeburg", "Leipzig", "Jena", "München"]
    assert foreseen("internal_unrest", factories=factories, **setting) == {"WB": 1}
    assert all_unrest(scene(phase=6, factories=factories, **setting)) == {"WB": 1}


def test_9_7_attacks_that_could_do_harm_with_their_unrest() -> None:
    factories = ["Nürnberg", "Bayreuth", "Kassel", "Jena", "Leipzig"]
    attacks = foreseen(
        "attacks", living={"BY": 2, "TH": 1, "HE": 1}, lines=[("Nürnberg", "Bayreuth", 1)], factories=factories
    )
    assert attacks == [
        {"from": "HE", "to": "ST", "unrest": 1},
        {"from": "BY", "to": "SN", "unrest": 2},
        {"from": "BY", "to": "TH", "unrest": 1},
    ]


def test_9_7_a_protest_weakens_the_foreseen_attack() -> None:
    factories = ["Nürnberg", "Bayreuth"]
    lines = [("Nürnberg", "Bayreuth", 1)]
    attacks = foreseen("attacks", living={"BY": 2}, unrest={"BY": 4}, factories=factories, lines=lines)
    assert [attack["unrest"] for attack in attacks] == [1, 1]


def test_9_8_police_cards_still_ready() -> None:
    assert foreseen("police", police=["5", "15"], police_used=1) == {"ready": 1}


@pytest.mark.parametrize(
    ("track", "box", "change", "triumph", "failure"),
    [
        (0, 12, 0, False, False),
        (1, 12, 1, True, False),
        (1, 11, 1, False, False),
        (-1, 0, -1, False, True),
        (-1, 1, -1, False, False),
    ],
)
def test_9_9_gain_or_loss_and_whether_it_ends_the_game(
    track: int, box: int, change: int, triumph: bool, failure: bool
) -> None:
    expected = foreseen("socialists", socialist_track=track, box=box)
    assert expected == {"change": change, "total": box, "triumph": triumph, "failure": failure}
    outcome = scene(phase=9, socialist_track=track, box=box).outcome()
    ended = {"socialism_triumphs": (True, False), "socialism_fails": (False, True)}
    assert ended.get(outcome.termination if outcome else "", (False, False)) == (triumph, failure)


def test_9_10_markers_now_after_9_6_and_at_worst_after_9_7() -> None:
    """Bavaria's 2 would turn Saxony's 2 unrest into a protest; West Berlin's third and fourth unrest count double."""
    expected = foreseen(
        "protests",
        unrest={"SN": 2, "WB": 2, "TH": 4},
        living={"BY": 2},
        factories=["Nürnberg", "Bayreuth"],
        lines=[("Nürnberg", "Bayreuth", 1)],
    )
    assert expected == {
        "west": {"now": 0, "after_internal": 2, "at_worst": 2},
        "east": {"now": 1, "after_internal": 1, "at_worst": 2},
    }


def test_9_10_at_worst_the_attack_that_completes_a_protest_comes() -> None:
    """Niedersachsen's attacks have equal weight; only the one on Brandenburg makes the fourth protest."""
    position = scene(half=2, display=["1"], living={"NI": 1}, unrest={"BB": 3, "SN": 12}, factories=ONE_FACTORY_EACH)
    assert foresee(position)["protests"]["east"] == {"now": 3, "after_internal": 3, "at_worst": 4}
    play(position, "1 for build", "done")
    while "attack NI > BB" not in move_texts(position):
        position.play(position.moves()[0])
    assert foresee(position)["protests"]["east"]["at_worst"] == 4
    play(position, "attack NI > BB")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.termination) == (0, "collapse")


ONE_FACTORY_EACH = [
    "Kiel", "Hannover", "Dortmund", "Kassel", "Koblenz", "Ulm", "München",
    "Rostock", "Schwedt", "Berlin", "Magdeburg", "Leipzig", "Jena",
]  # fmt: skip
NEIGHBOURS: dict[str, list[str]] = {}
for west_code, east_code in standard_components().board.borders:
    NEIGHBOURS.setdefault(west_code, []).append(east_code)
    NEIGHBOURS.setdefault(east_code, []).append(west_code)


def most_protests(living: Mapping[str, int], unrest: Mapping[str, int], imported: Mapping[str, int], side: str) -> int:
    """Tries every combination of attacks on a side: any one neighbour for each province, both for West Berlin. (An
    attack that is not made adds nothing.)"""
    attackers = [code for code in NEIGHBOURS if (code in EAST_PROVINCES) == (side == "west")]
    most = 0
    for way in product(*(_targets(code) for code in attackers)):
        after = dict(unrest)
        for attacker, targets in zip(attackers, way, strict=True):
            usable = living[attacker] - unrest[attacker] // 4 - imported[attacker]
            for target in targets:
                after[target] += max(0, usable - living[target])
        mine = [code for code in after if (code in EAST_PROVINCES) == (side == "east")]
        most = max(most, sum(after[code] // 4 * (2 if code == "WB" else 1) for code in mine))
    return most


def _targets(attacker: str) -> list[list[str]]:
    return [NEIGHBOURS[attacker]] if attacker == "WB" else [[target] for target in NEIGHBOURS[attacker]]


def test_9_10_at_worst_is_the_worst_of_all_attacks_on_5000_random_boards() -> None:
    """Whatever is attacked, no more protests are possible than forecast after the losses of 9.5 and the unrest of
    9.6."""
    position = scene(half=2, display=["1"], factories=[])
    rng = Random("at worst")
    codes = position.rules.codes
    differing = 0
    for _ in range(5000):
        for i in range(len(codes)):
            position.unrest[i] = rng.randrange(9)
            position.living[i] = rng.choice((0, 1, 1, 2, 3, 5))
            position.imported[i] = rng.randrange(2) if i in position.rules.suppliers else 0
        for city in range(len(position.value)):
            position.value[city] = rng.randrange(5)
        position.factories = rng.getrandbits(len(position.value)) | rng.getrandbits(len(position.value))
        told = foresee(position)
        living = {code: position.living[i] - told["living_losses"].get(code, 0) for i, code in enumerate(codes)}
        unrest = {code: position.unrest[i] + told["internal_unrest"].get(code, 0) for i, code in enumerate(codes)}
        imported = dict(zip(codes, position.imported, strict=True))
        worst = {side: most_protests(living, unrest, imported, side) for side in ("west", "east")}
        assert worst == {side: told["protests"][side]["at_worst"] for side in worst}
        differing += worst != {side: told["protests"][side]["after_internal"] for side in worst}
    assert differing > 1000


def test_9_10_imported_markers_are_counted() -> None:
    assert protests(scene(unrest={"WB": 8}, imported={"RP": 1, "BW": 1}), "west") == 4


@pytest.mark.parametrize("seed", range(6))
def test_the_forecast_changes_nothing_and_is_there_in_every_position(seed: int) -> None:
    rng = Random(seed)
    position = new_game()
    while position.outcome() is None:
        before = position.to_text()
        assert list(foresee(position)) == [*PHASES, "end"]
        assert position.to_text() == before
        play_at_random(position, rng, steps=3)
    assert list(foresee(position)) == [*PHASES, "end"]
    assert move_texts(position) == []


# -- during the End of Decade -------------------------------------------------------------------


FIVE_FACTORIES = ["Berlin", "Bitterfeld", "Rostock", "Leipzig", "Jena"]


def test_9_1_the_flight_stays_as_it_was_counted_while_the_pieces_go() -> None:
    """9.1: the marker is reset and the discard row cleared at the end of the phase, not before."""
    setting: dict[str, Any] = {"row": ["2", "12"], "police": ["5"], "living": {"BY": 3}, "factories": FIVE_FACTORIES}
    position = scene(half=2, display=["1"], **setting)
    counted = foresee(position)["flight"]
    assert (counted["icons"], counted["steps"], counted["points"], counted["has"]) == (2, 6, 3, 5)
    play(position, "1 for build", "done")
    for due, piece in ((3, "Rostock"), (2, "Leipzig"), (1, "Jena")):
        assert foresee(position)["flight"] == counted
        assert foresee(position)["end"] == AHEAD | {"phase": 1, "due": due}
        assert len(position.row) == 3  # the two in the row and the last card of the decade
        play(position, f"dismantle {piece}")
    assert position.row == []
    assert foresee(position)["end"]["phase"] > 1
    assert foresee(position)["flight"] == counted


def test_9_1_the_price_of_the_wall_while_it_is_paid() -> None:
    position = scene(phase=1, wall=True, row=["2"], factories=FIVE_FACTORIES)
    assert foresee(position)["flight"] == {"wall": True, "points": 1, "prestige": -1, "has": 5}
    assert foresee(position)["end"] == AHEAD | {"phase": 1, "due": 1}
    play(position, "dismantle Jena")
    assert foresee(position)["flight"] == {"wall": True, "points": 1, "prestige": -1, "has": 5}


def test_9_2_the_space_that_was_carried_out() -> None:
    position = scene(phase=2, prestige=3, unrest={"SN": 1, "TH": 1})
    assert foresee(position)["end"] == AHEAD | {"phase": 2}
    play(position, "space +2")  # East removes unrest: in Saxony or in Thuringia?
    assert foresee(position)["prestige"] == {"holder": 1, "marker": 3, "bankrupt": False}
    assert foresee(position)["end"]["space"] == 2


def test_9_2_the_space_that_bankrupted_east_stays_marked_after_the_end() -> None:
    position = scene("2.1", phase=2, prestige=-1, factories=["Hamburg"])
    play(position, "space -1")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.termination == "bankruptcy"
    assert foresee(position)["prestige"] == {"holder": 0, "marker": -1, "bankrupt": True}
    assert foresee(position)["end"]["phase"] == 2


def test_9_2_a_bankruptcy_of_a_later_phase_is_not_the_spaces() -> None:
    position = scene("2.1", phase=2, prestige=1, living={"SN": 9}, factories=["Hamburg", "Jena"])
    play(position, "ignore row 1")  # East builds nothing
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.termination == "bankruptcy"
    assert foresee(position)["end"]["phase"] == 3
    assert not foresee(position)["prestige"]["bankrupt"]


def test_9_3_the_balance_stays_while_factories_run_down() -> None:
    position = scene(phase=3, living={"SN": 8}, factories=[*FIVE_FACTORIES, "Dortmund"], currency=1)
    paid = foresee(position)["currency"]
    assert (paid["balance"], paid["rundown"], foresee(position)["end"]["due"]) == (-2, 2, 2)
    play(position, "run down Jena")
    assert foresee(position)["currency"] == paid
    assert foresee(position)["end"] == AHEAD | {"phase": 3, "due": 1}


def test_9_6_unrest_that_has_come_is_not_foreseen_again() -> None:
    """Bavaria's second living standard has caused unrest in the West; now it may attack."""
    factories = ["Nürnberg", "Bayreuth", "Kassel"]
    setting: dict[str, Any] = {"factories": factories, "lines": [("Nürnberg", "Bayreuth", 1)], "unrest": {"NI": 3}}
    before = foreseen("protests", living={"BY": 2}, **setting)["west"]
    position = scene(phase=6, living={"BY": 2}, **setting)
    assert foresee(position)["end"]["phase"] == 7
    assert foresee(position)["internal_unrest"] == foreseen("internal_unrest", living={"BY": 2}, **setting)
    now = foresee(position)["protests"]["west"]
    assert now == {"now": before["after_internal"]} | dict.fromkeys(["after_internal", "at_worst"], now["now"])


def test_9_7_attacks_that_were_passed_by_are_no_longer_possible() -> None:
    factories = ["Nürnberg", "Bayreuth", "Kassel"]
    position = scene(
        phase=7, living={"BY": 2, "HE": 1}, factories=factories, lines=[("Nürnberg", "Bayreuth", 1)], unrest={"SN": 2}
    )
    assert {attack["from"] for attack in foresee(position)["attacks"]} == {"HE", "BY"}
    play(position, "done")
    assert {attack["from"] for attack in foresee(position)["attacks"]} == {"BY"}
    play(position, "attack BY > SN")
    assert (position.to_act(), foresee(position)["end"]) == (CHANCE, AHEAD)  # the next decade


# by event of a phase: the forecast's section, and the corresponding arguments
TOLD: dict[str, tuple[str, dict[str, str]]] = {
    "flight": ("flight", {"steps": "steps", "points": "points"}),
    "currency": (
        "currency",
        {"worst": "worst_west_export"} | {name: name for name in ("balance", "track", "exports", "living")},
    ),
    "police_cost": ("police_cost", {"points": "points"}),
    "socialist_phase": ("socialists", {"change": "change"}),
}


def test_9_at_every_decision_of_a_decade_end_the_forecast_says_what_happened() -> None:
    """Completed and current phases show the same numbers as the log; pending costs match the prompt."""
    seen = set()
    for seed in range(60):
        for position, end in decade_end_decisions(Random(seed)):
            foreseen = foresee(position)
            assert foreseen["end"]["phase"] == arguments_of(end, "phase")[-1]["phase"]
            compare_with_events(position, foreseen, end)
            seen.add(foreseen["end"]["phase"])
    assert seen == set(range(1, 10))


def decade_end_decisions(rng: Random) -> Iterator[tuple[Position, list[Event]]]:
    """Yields the decisions in the Ends of Decade of a random game, each with the events so far."""
    position = new_game()
    end: list[Event] = []
    while position.outcome() is None:
        heard: list[Event] = []
        position.play(rng.choice(position.moves()), heard.append)
        started = [i for i, event in enumerate(heard) if event.key == "decade_end"]
        end = heard[started[-1] :] if started else end + heard if end else []
        if arguments_of(end, "decade"):
            end = []
        if end and position.outcome() is None:
            yield position, end


def compare_with_events(position: Position, foreseen: dict[str, Any], end: list[Event]) -> None:
    for key, (phase, names) in TOLD.items():
        for args in args_of(end, key):
            assert {name: args[name] for name in names} == {name: foreseen[phase][as_] for name, as_ in names.items()}
    by_phase = in_phases(end)
    codes = position.rules.codes
    lost = sums((codes[args["province"]], -args["count"]) for args in args_of(by_phase.get(5, []), "living"))
    gained = sums((codes[args["province"]], args["count"]) for args in args_of(by_phase.get(6, []), "unrest"))
    if foreseen["end"]["phase"] > 5:
        assert foreseen["living_losses"] == lost
    if foreseen["end"]["phase"] > 6:
        assert foreseen["internal_unrest"] == gained
    if foreseen["end"]["phase"] > 7:
        happened = [
            {"from": codes[args["attacker"]], "to": codes[args["target"]], "unrest": args["count"]}
            for args in args_of(end, "attack")
        ]
        assert foreseen["attacks"] == happened
        worst = {side: seen["at_worst"] for side, seen in foreseen["protests"].items()}
        assert worst == {side: protests(position, side) for side in worst}  # nothing can add to them any more
    assert foreseen["end"]["used"] == len(args_of(by_phase.get(8, []), "police"))
    for args in args_of(end, "space"):
        assert (foreseen["end"]["space"], foreseen["prestige"]["holder"]) == (args["space"], args["by"])
    gone = len(args_of(by_phase.get(1, []), "dismantle_city") + args_of(by_phase.get(1, []), "dismantle_line"))
    if foreseen["end"]["phase"] == 1:
        assert gone + foreseen["end"]["due"] == foreseen["flight"]["points"]
    elif 1 in by_phase:
        assert gone == foreseen["flight"]["points"]


def args_of(events: list[Event], key: str) -> list[dict[str, Any]]:
    return [event.args for event in events if event.key == key]


def in_phases(end: list[Event]) -> dict[int, list[Event]]:
    """Groups the events of an End of Decade by phase."""
    found: dict[int, list[Event]] = {}
    phase = 0
    for event in end:
        phase = event.args["phase"] if event.key == "phase" else phase
        found.setdefault(phase, []).append(event)
    return found


def sums(amounts: Iterable[tuple[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for name, amount in amounts:
        total[name] += amount
    return dict(total)


def test_a_position_older_than_the_ledger_opens() -> None:
    """Its flight was counted and its discard row already cleared: the pending cost is still shown."""
    position = scene(phase=1, row=["2", "12"], living={"BY": 2})
    data = json.loads(position.to_text())
    del data["ledger"]
    data["row"] = []
    opened = GAME.from_text(json.dumps(data))
    assert foresee(opened)["end"] == AHEAD | {"phase": 1, "due": 2}
    play_at_random(opened, Random(1))
    assert opened.outcome() is not None


PROVINCES = 14
NO_LEDGERS = [
    [[1, 2]],
    [[11, 0]],
    [[4, 1, 2], [1, 1, 2]],  # out of order
    [[4, 1, 2], [4, 1, 2]],
    [[]],
    [[1, 2, 5]],  # the Wall costs one point
    [[1, 0, 0, 0, 2, 0, 0, 0, 0, 0]],  # a protest counts once
    [[2, 0, 9, 9]],
    [[2, 5, 6, 6]],  # not a side
    [[2, 1, 2, 6]],  # a space beyond the marker
    [[2, 0, 2, 1]],  # a space on East's half, chosen by West
    [[3, *[10**9] * 8]],
    [[3, 1, 2, 0, 4, -1, 1, 0, 2]],  # bankrupt must be 0 or 1
    [[4, -1, 2]],
    [[5, *[-5] * PROVINCES]],
    [[6, *[10**12] * PROVINCES]],
    [[7, 0, 99, 1]],
    [[7, 0, 9, 10**12]],
    [[7, 0, 9, 0]],  # an attack needs an effect
    [[8, 1, 2]],  # more police used than were ready
    [[9, 1, 13]],
    [[10, 0, 0]],  # the phase has not begun
]


@pytest.mark.parametrize("ledger", NO_LEDGERS)
def test_a_ledger_that_no_decade_end_writes_is_refused(ledger: list[list[int]]) -> None:
    data = json.loads(at_socialists().to_text())
    assert foresee(GAME.from_text(json.dumps(data)))["end"]["phase"] == 9
    with pytest.raises(BadPosition, match="9:"):
        GAME.from_text(json.dumps(data | {"ledger": ledger}))


def at_socialists() -> Position:
    """In phase 9.9 East loses a socialist, in Saxony or in Thuringia."""
    return scene(phase=9, socialist_track=-1, socialists={"SN": 1, "TH": 1})


def test_outside_a_decade_end_there_is_no_ledger() -> None:
    """Otherwise 9.1 would treat the icons as already counted."""
    data = json.loads(scene(half=2, display=["1"], row=["2", "12"]).to_text())
    with pytest.raises(BadPosition, match="9:"):
        GAME.from_text(json.dumps(data | {"ledger": [[1, 1, 2]]}))


def test_the_ledger_of_a_game_that_is_over_stays() -> None:
    position = scene("2.1", phase=2, prestige=-1, factories=["Hamburg"])
    play(position, "space -1")
    assert GAME.from_text(position.to_text()).forecast() == position.forecast()
