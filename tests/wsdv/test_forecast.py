"""The forecast says what the ten phases would do if the decade ended now."""

from random import Random
from typing import Any

import pytest
from tests.wsdv.helpers import (
    EAST_PROVINCES,
    all_living,
    all_unrest,
    offered,
    play,
    play_at_random,
    protests,
    told,
)

from republik.wsdv import new_game
from republik.wsdv.scene import scene

PHASES = [
    "flight", "prestige", "currency", "police_cost", "living_losses", "internal_unrest", "attacks", "police",
    "socialists", "protests",
]  # fmt: skip


def foreseen(phase: str, **setting: Any) -> Any:
    return scene(half=2, display=["1"], **setting).forecast()[phase]


def test_9_the_forecast_has_the_ten_phases_in_order() -> None:
    assert list(new_game().forecast()) == PHASES


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
    expected = position.forecast()["flight"]
    happened = told(play(position, "1 for build", "done"), "flight")[0]
    assert happened == {"steps": expected["steps"], "points": expected["points"]} == {"steps": 3, "points": 1}


def test_9_1_the_cost_of_the_wall() -> None:
    assert foreseen("flight", wall=True, row=["2"]) == {"wall": True, "points": 1, "prestige": -1, "has": 2}


def test_9_2_the_prestige_holder_and_the_marker() -> None:
    assert foreseen("prestige", prestige=-3) == {"holder": 0, "marker": -3, "bankrupt": False}
    assert foreseen("prestige", prestige=2) == {"holder": 1, "marker": 2, "bankrupt": False}


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
        ("2.1", -3, BARE, True),  # West may take a space nearer the middle
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
    assert scene(edition, prestige=prestige, **board).forecast()["prestige"]["bankrupt"] == bankrupt
    ends = []
    for space in range(prestige, 1) if prestige <= 0 else range(1, prestige + 1):
        position = scene(edition, phase=2, prestige=prestige, **board)
        if f"space {space:+d}".replace("+0", "0") in offered(position):
            play(position, f"space {space:+d}".replace("+0", "0"))
        outcome = position.outcome()
        ends.append(outcome is not None and outcome.termination == "bankruptcy")
    assert any(ends) == bankrupt


def test_9_3_the_currency_balance_with_its_parts_is_the_one_that_happens() -> None:
    position = scene(half=2, display=["1"], living={"SN": 2, "TH": 2}, currency=1)
    expected = position.forecast()["currency"]
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
    happened = told(play(position, "1 for build", "done"), "currency")[0]
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
    """Bavaria's 2 would make Saxony's 2 unrest a protest; West Berlin's third and fourth unrest count double."""
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


def test_9_10_imported_markers_are_counted() -> None:
    assert protests(scene(unrest={"WB": 8}, imported={"RP": 1, "BW": 1}), "west") == 4


@pytest.mark.parametrize("seed", range(6))
def test_the_forecast_changes_nothing_and_is_there_in_every_position(seed: int) -> None:
    rng = Random(seed)
    position = new_game()
    while position.outcome() is None:
        before = position.to_text()
        assert list(position.forecast()) == PHASES
        assert position.to_text() == before
        play_at_random(position, rng, steps=3)
    assert list(position.forecast()) == PHASES
    assert offered(position) == []
