"""W9 Actions: action points in one city, and the actions that roll dice."""

import pytest
from tests.games.helpers import move_texts, play
from tests.games.weimar.helpers import (
    BERLIN,
    DNVP,
    KPD,
    SPD,
    ZENTRUM,
    bases,
    cities_with,
    in_box,
    pending,
    quiet,
    run,
    step_name,
    units,
)

from republik.games.weimar import Position
from republik.games.weimar.rules import rolls
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.actions import ActionPoints
from republik.games.weimar.rules.dice_actions import COUNTER_COUP, COUP, DEMONSTRATION, FIGHT
from republik.games.weimar.rules.rolls import Crisis, Roll
from republik.games.weimar.rules.scene import scene

# -- action points ---------------------------------------------------------------------------


def acting(party: str = "SPD", card: str = "A22", **what: object) -> Position:
    """A party with the actions of a card worth 3 points; nobody else can react."""
    cards = {party: [card], ("KPD" if party != "KPD" else "SPD"): ["A25"]}
    position = scene("main", to_act=party, hands=cards, **what)  # type: ignore[arg-type]
    play(position, f"{card} for actions")
    return position


def test_all_actions_of_a_card_happen_in_one_city() -> None:
    position = acting()
    play(position, "city Berlin")
    assert not any(text.startswith("city") for text in move_texts(position))
    refusal = position.why_not(position.parse_move("city Essen"))
    assert refusal is not None
    assert refusal.key == "city-chosen"


def test_mobilising_costs_a_point_a_unit() -> None:
    position = acting(units={"police": {"Essen": 1}})
    play(position, "city Berlin", "mobilise police from supply", "mobilise police from Essen")
    assert units(position, "police", "Berlin") == 2
    assert pending(position, ActionPoints).points == 1


def test_only_government_parties_move_police_and_reichswehr() -> None:
    position = acting("KPD")
    play(position, "city Berlin")
    moved = {text.split()[1] for text in move_texts(position) if text.startswith("mobilise")}
    assert moved == {"soldiers", "workers"}


def test_each_kind_of_dice_action_once_per_card() -> None:
    position = acting()
    play(position, "city Berlin", "demonstration", "roll 1")
    assert "demonstration" not in move_texts(position)
    refusal = position.why_not(position.parse_move("demonstration"))
    assert refusal is not None
    assert refusal.key == "once-per-card"


def test_points_may_be_left() -> None:
    position = acting()
    play(position, "done")
    assert position.card < 0


def test_the_reserve_holds_two_and_costs_a_point_each() -> None:
    position = acting()
    play(position, "store reserve", "store reserve")
    assert position.reserve[SPD] == 2
    assert "store reserve" not in move_texts(position)
    assert "spend reserve" not in move_texts(position), "not after storing"


def test_reserve_becomes_action_points() -> None:
    position = acting(reserve=(2, 0, 0, 0))
    play(position, "spend reserve", "spend reserve")
    assert pending(position, ActionPoints).points == 5


def test_the_kpd_buys_a_better_result() -> None:
    position = acting("KPD")
    play(position, "city Berlin", "better result", "demonstration", "roll 3")
    assert bases(position, KPD, "Berlin") == 1, "3 and 1 are 4"
    assert "better result" not in move_texts(acting("DNVP"))


# -- demonstrations --------------------------------------------------------------------------------


def demonstrate(party: str, *dice: str, **what: object) -> Position:
    position = acting(party, **what)  # type: ignore[arg-type]
    play(position, "city Berlin", "demonstration", *dice)
    return position


@pytest.mark.parametrize(("die", "count"), [(1, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_demonstration_table(die: int, count: int) -> None:
    assert bases(demonstrate("SPD", f"roll {die}"), SPD, "Berlin") == count


def test_every_further_6_adds_1() -> None:
    position = demonstrate("KPD", "roll 6 6", units={"soldiers": {"Berlin": 1}})
    assert cities_with(position, "uprising") == {"Berlin"}
    assert bases(position, KPD, "Berlin") == 2


def test_7_of_the_kpd_turns_an_uprising_into_councils() -> None:
    position = demonstrate("KPD", "roll 6 6", units={"soldiers": {"Berlin": 1}}, markers={"uprising": "Berlin"})
    assert cities_with(position, "councils") == {"Berlin"}


def test_7_of_the_dnvp_may_dissolve_an_enemy_unit() -> None:
    force = {"freikorps1": {"Berlin": 1}, "soldiers": {"Berlin": 1}, "police": {"Berlin": 1}}
    position = demonstrate("DNVP", "roll 6 6", units=force)
    assert move_texts(position) == ["done", "dissolve soldiers Berlin"], "never police"


def test_7_of_spd_and_zentrum_calms() -> None:
    position = demonstrate("SPD", "roll 6 6", units={"police": {"Berlin": 1}}, markers={"unrest": "Berlin"})
    assert cities_with(position, "unrest") == set()


def test_government_units_count_for_government_parties() -> None:
    position = quiet(units={"police": {"Berlin": 2}, "reichswehr2": {"Berlin": 1}})
    counted = [DEMONSTRATION.dice(position, party, BERLIN, 0) for party in range(4)]
    assert counted == [5, 5, 1, 1]


def test_without_a_slot_an_enemy_base_is_removed() -> None:
    crowd = {"SPD": "Berlin Berlin", "Zentrum": "Berlin", "DNVP": "Berlin Berlin"}
    position = demonstrate("KPD", "roll 6", bases=crowd)
    assert move_texts(position) == ["remove SPD base Berlin", "remove Zentrum base Berlin", "remove DNVP base Berlin"]
    play(position, "remove DNVP base Berlin")
    assert (bases(position, KPD, "Berlin"), bases(position, DNVP, "Berlin")) == (1, 1)


# -- coups --------------------------------------------------------------------------------------------


def test_coup_dice_against_the_government() -> None:
    position = quiet(units={"soldiers": {"Berlin": 3}, "police": {"Berlin": 1}})
    assert COUP.dice(position, KPD, BERLIN, 0) == 2


def test_coup_dice_against_the_other_side() -> None:
    force = {"freikorps1": {"Berlin": 3}, "soldiers": {"Berlin": 1}, "reichswehr2": {"Berlin": 1}}
    position = quiet(units=force, markers={"uprising": "Berlin"})
    assert COUP.dice(position, DNVP, BERLIN, 0) == 2, "the Reichswehr stays out"


def coup(party: str, die: str, markers: dict[str, str] | None = None) -> Position:
    kind = {"KPD": "soldiers", "DNVP": "freikorps1"}[party]
    position = scene(
        "main",
        to_act=party,
        hands={party: ["A22", "A25"], "Zentrum": ["Z08"]},
        reserve=(0, 0, 1, 0),
        units={kind: {"Berlin": 1}},
        markers=markers,
    )
    play(position, "A22 for actions", *(["spend reserve"] if party == "KPD" else []), "city Berlin", "coup", die)
    return position


@pytest.mark.parametrize(
    ("markers", "die", "success"),
    [
        ({}, "roll 5", False),
        ({}, "roll 6", True),
        ({"poverty": "Berlin"}, "roll 5", True),
        ({"unrest": "Berlin"}, "roll 5", True),
        ({"poverty": "Berlin", "unrest": "Berlin"}, "roll 4", True),
        ({"poverty": "Berlin", "unrest": "Berlin"}, "roll 3", False),
    ],
)
def test_coup_table(markers: dict[str, str], die: str, success: bool) -> None:
    position = coup("KPD", die, markers=markers)
    assert (cities_with(position, "councils") == {"Berlin"}) == success
    assert in_box(position, "instable_state") == int(success)


def test_the_dnvp_needs_three_points_and_places_a_regime() -> None:
    position = coup("DNVP", "roll 6")
    assert cities_with(position, "regime") == {"Berlin"}


def test_no_coup_where_the_own_marker_lies() -> None:
    position = quiet(units={"soldiers": {"Berlin": 3}}, markers={"councils": "Berlin"})
    assert COUP.why_not(position, KPD, BERLIN, 0)


def test_no_coup_by_a_governing_party() -> None:
    position = quiet(units={"soldiers": {"Berlin": 3}}, government=("SPD", "KPD"))
    assert COUP.why_not(position, KPD, BERLIN, 0)


def test_no_coup_by_spd_and_zentrum() -> None:
    position = quiet(units={"reichsbanner": {"Berlin": 3}}, government=("Zentrum",))
    assert COUP.why_not(position, SPD, BERLIN, 0)


def test_others_with_units_may_oppose_a_coup() -> None:
    position = scene(
        "main",
        to_act="KPD",
        hands={"KPD": ["A22", "A25"]},
        reserve=(0, 0, 1, 0),
        units={"soldiers": {"Berlin": 3}, "freikorps1": {"Berlin": 1}},
    )
    play(position, "A22 for actions", "spend reserve", "city Berlin", "coup")
    assert (position.to_act(), step_name(position)) == (DNVP, "oppose")
    play(position, "yes")
    assert pending(position, Roll).dice == 2, "three dice less one"


# -- counter-coup, fight, Reichswehr ----------------------------------------------------------------------


def test_counter_coup_succeeds_on_5() -> None:
    for die, left in (("roll 4", {"Berlin"}), ("roll 5", set())):
        position = acting(units={"police": {"Berlin": 1}}, markers={"councils": "Berlin"})
        play(position, "city Berlin", "counter-coup councils", die)
        assert cities_with(position, "councils") == left


def test_counter_coup_dice() -> None:
    force = {"police": {"Berlin": 2}, "reichswehr2": {"Berlin": 1}, "soldiers": {"Berlin": 1}}
    position = quiet(units=force, markers={"uprising": "Berlin"})
    assert COUNTER_COUP.dice(position, SPD, BERLIN, st.UPRISING) == 3
    assert COUNTER_COUP.why_not(position, KPD, BERLIN, st.UPRISING)


@pytest.mark.parametrize(("die", "dissolved"), [("roll 4", 0), ("roll 5", 1)])
def test_fight_table(die: str, dissolved: int) -> None:
    """+1 against the KPD."""
    position = acting(units={"police": {"Berlin": 1}, "soldiers": {"Berlin": 1}})
    play(position, "city Berlin", "fight KPD", die)
    assert units(position, "soldiers", "dissolved") == dissolved


def test_a_fight_against_the_dnvp_needs_6() -> None:
    position = acting(units={"police": {"Berlin": 1}, "freikorps1": {"Berlin": 1}})
    play(position, "city Berlin", "fight DNVP", "roll 5")
    assert units(position, "freikorps1", "dissolved") == 0


def test_black_reichswehr_is_not_a_target() -> None:
    position = quiet(units={"police": {"Berlin": 3}, "black2": {"Berlin": 1}})
    assert FIGHT.why_not(position, SPD, BERLIN, DNVP)


def test_the_dnvp_may_support_a_fight() -> None:
    position = acting(units={"police": {"Berlin": 1}, "soldiers": {"Berlin": 1}, "freikorps1": {"Berlin": 1}})
    play(position, "city Berlin", "fight KPD")
    assert (position.to_act(), step_name(position)) == (DNVP, "oppose")
    play(position, "yes")
    assert pending(position, Roll).dice == 2


def test_control_and_winning_back() -> None:
    position = acting("DNVP", units={"reichswehr2": {"Berlin": 1}})
    play(position, "city Berlin", "take over reichswehr2 Berlin")
    assert units(position, "black2", "Berlin") == 1
    assert DEMONSTRATION.dice(position, DNVP, BERLIN, 0) == 3
    position = acting(units={"black2": {"Berlin": 1}})
    play(position, "city Berlin", "win back reichswehr2")
    assert units(position, "reichswehr2", "Berlin") == 1


# -- rolls that are repeated ----------------------------------------------------------------------


def test_stresemann_repeats_any_roll_once() -> None:
    position = scene("main", hands={"SPD": ["A22", "A25"]}, stresemann=True)
    play(position, "A22 for actions", "city Berlin", "demonstration", "roll 1")
    assert (position.to_act(), step_name(position)) == (ZENTRUM, "roll_again")
    play(position, "yes", "roll 6")
    assert position.stresemann == st.FACE_DOWN
    assert bases(position, SPD, "Berlin") == 2


def test_stresemann_also_repeats_the_city_table_and_crisis_rolls() -> None:
    position = quiet(stresemann=True)
    position.push(Crisis(SPD, 1))
    run(position)
    play(position, "roll 1 1")
    assert step_name(position) == "roll_again"
    position = quiet(stresemann=True)
    rolls.push_city_roll(position, SPD, st.POVERTY)
    run(position)
    play(position, "roll 1 1", "yes", "roll 3 4")
    assert cities_with(position, "poverty") == {"Berlin"}


def test_politicians_repeat_another_partys_roll() -> None:
    position = scene("main", hands={"SPD": ["A22", "A25"], "KPD": ["K03", "K07"]})
    play(position, "A22 for actions", "city Berlin", "demonstration", "roll 6")
    assert (position.to_act(), step_name(position)) == (KPD, "roll_again")
    play(position, "answer with K03", "deal K01", "roll 1")
    assert bases(position, SPD, "Berlin") == 0


def test_politicians_take_a_die() -> None:
    position = scene("main", hands={"SPD": ["A22", "A25"], "DNVP": ["D03"]}, units={"police": {"Berlin": 1}})
    play(position, "A22 for actions", "city Berlin", "demonstration")
    assert (position.to_act(), step_name(position)) == (DNVP, "fewer_dice")
    play(position, "answer with D03", "deal D01")
    assert pending(position, Roll).dice == 1


def test_nobody_is_asked_about_his_own_roll() -> None:
    position = scene("main", hands={"SPD": ["A22", "S03"]})
    play(position, "A22 for actions", "city Berlin", "demonstration", "roll 1")
    assert step_name(position) == "actions"
