"""W7, W9 and W10: threats, actions, dice, reserve and reactions."""

import pytest
from tests.games.weimar.helpers import DNVP, KPD, SPD, ZENTRUM, bases, boxed, marked, play, run, step_name, texts, units

from republik.games.weimar import Position
from republik.games.weimar.rules import actions, rolls, threats
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.notation import PARTY_NAMES
from republik.games.weimar.rules.scene import city_index, scene

BERLIN = city_index("Berlin")


def quiet(**what: object) -> Position:
    return scene("main", hands={"SPD": ["S08"]}, **what)  # type: ignore[arg-type]


# -- W7: threats -------------------------------------------------------------------------------


def test_a_second_poverty_goes_to_the_dr_box() -> None:
    position = quiet(markers={"poverty": "Berlin"})
    threats.put(position, st.POVERTY, BERLIN)
    assert (marked(position, "poverty"), boxed(position, "poverty")) == ({"Berlin"}, 1)


def test_poverty_and_prosperity_remove_each_other() -> None:
    position = quiet(markers={"poverty": "Berlin", "prosperity": "Essen"})
    threats.put(position, st.PROSPERITY, BERLIN)
    threats.put(position, st.POVERTY, city_index("Essen"))
    assert marked(position, "poverty") == marked(position, "prosperity") == set()


def test_a_second_prosperity_takes_poverty_from_the_dr_box() -> None:
    position = quiet(markers={"prosperity": "Berlin"}, box={"poverty": 1})
    threats.put(position, st.PROSPERITY, BERLIN)
    assert boxed(position, "poverty") == 0


def test_one_unrest_a_city() -> None:
    position = quiet(markers={"unrest": "Berlin"})
    threats.put(position, st.UNREST, BERLIN)
    assert position.marker_total(st.UNREST) == 1


def test_no_uprising_where_councils_are() -> None:
    position = quiet(markers={"councils": "Berlin"})
    threats.put(position, st.UPRISING, BERLIN)
    assert marked(position, "uprising") == set()


def test_councils_and_regime_replace_each_other_and_the_uprising() -> None:
    position = quiet(markers={"uprising": "Berlin"})
    threats.put(position, st.COUNCILS, BERLIN)
    assert (marked(position, "uprising"), marked(position, "councils")) == (set(), {"Berlin"})
    threats.put(position, st.REGIME, BERLIN)
    assert (marked(position, "regime"), marked(position, "councils")) == ({"Berlin"}, set())


def test_markers_are_limited() -> None:
    position = quiet(box={"inflation": 3})
    threats.add_box(position, st.B_INFLATION, 1)
    assert boxed(position, "inflation") == 3
    assert position.falling == st.ONGOING


def test_a_governing_party_turns_its_markers() -> None:
    position = quiet(markers={"councils": "Berlin", "uprising": "Essen"}, government=("SPD", "KPD"))
    assert threats.threats(position, BERLIN) == 0
    position.government = 0b11
    assert threats.threats(position, BERLIN) == 1


def test_prosperity_cancels_unrest() -> None:
    position = quiet(markers={"unrest": "Berlin", "prosperity": "Berlin"})
    assert threats.threats(position, BERLIN) == 0
    assert rolls.modifier(position, KPD, st.COUP, BERLIN, 0) == 0


@pytest.mark.parametrize(
    ("dice", "lost"),
    [
        ("roll 6 1", (0, 0, 0)),
        ("roll 5 5", (1, 0, 0)),
        ("roll 4 1", (0, 1, 0)),
        ("roll 3 3", (0, 0, 1)),
        ("roll 2 1", (1, 1, 0)),
        ("roll 1 1", (1, 1, 1)),
    ],
)
def test_crisis_rolls(dice: str, lost: tuple[int, int, int]) -> None:
    """Modifiers for bases, seats and points."""
    position = quiet(bases={"SPD": "Berlin"}, vp=(5, 0, 0, 0), seats=(6, 5, 3, 4))
    position.push(st.CRISIS, SPD, 1)
    run(position)
    play(position, dice)
    left = (position.base_count(SPD), position.seats[SPD], position.vp[SPD])
    assert left == (1 - lost[0], 6 - lost[1], 5 - lost[2])


def test_what_is_not_there_cannot_be_lost() -> None:
    position = quiet(seats=(0, 5, 3, 4))
    position.push(st.CRISIS, SPD, 1)
    run(position)
    play(position, "roll 1 1")
    assert (position.seats[SPD], position.vp[SPD]) == (0, 0)


# -- W9: action points ---------------------------------------------------------------------------


def acting(party: str = "SPD", card: str = "A22", **what: object) -> Position:
    """A party with the actions of a card worth 3 points; nobody else can react."""
    cards = {party: [card], ("KPD" if party != "KPD" else "SPD"): ["A25"]}
    position = scene("main", to_act=party, hands=cards, **what)  # type: ignore[arg-type]
    play(position, f"{card} for actions")
    return position


def test_all_actions_of_a_card_happen_in_one_city() -> None:
    position = acting()
    play(position, "city Berlin")
    assert not any(text.startswith("city") for text in texts(position))
    refusal = position.why_not(position.parse_move("city Essen"))
    assert refusal is not None
    assert refusal.key == "city-chosen"


def test_mobilising_costs_a_point_a_unit() -> None:
    position = acting(units={"police": {"Essen": 1}})
    play(position, "city Berlin", "mobilise police from supply", "mobilise police from Essen")
    assert units(position, "police", "Berlin") == 2
    assert position.step()[2] == 1


def test_only_government_parties_move_police_and_reichswehr() -> None:
    position = acting("KPD")
    play(position, "city Berlin")
    moved = {text.split()[1] for text in texts(position) if text.startswith("mobilise")}
    assert moved == {"soldiers", "workers"}


def test_each_kind_of_dice_action_once_per_card() -> None:
    position = acting()
    play(position, "city Berlin", "demonstration", "roll 1")
    assert "demonstration" not in texts(position)
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
    assert "store reserve" not in texts(position)
    assert "spend reserve" not in texts(position), "not after storing"


def test_reserve_becomes_action_points() -> None:
    position = acting(reserve=(2, 0, 0, 0))
    play(position, "spend reserve", "spend reserve")
    assert position.step()[2] == 5


def test_the_kpd_buys_a_better_result() -> None:
    position = acting("KPD")
    play(position, "city Berlin", "better result", "demonstration", "roll 3")
    assert bases(position, KPD, "Berlin") == 1, "3 and 1 are 4"
    assert "better result" not in texts(acting("DNVP"))


# -- W9: demonstrations --------------------------------------------------------------------------------


def demonstrate(party: str, *dice: str, **what: object) -> Position:
    position = acting(party, **what)  # type: ignore[arg-type]
    play(position, "city Berlin", "demonstration", *dice)
    return position


@pytest.mark.parametrize(("die", "count"), [(1, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_demonstration_table(die: int, count: int) -> None:
    assert bases(demonstrate("SPD", f"roll {die}"), SPD, "Berlin") == count


def test_every_further_6_adds_1() -> None:
    position = demonstrate("KPD", "roll 6 6", units={"soldiers": {"Berlin": 1}})
    assert marked(position, "uprising") == {"Berlin"}
    assert bases(position, KPD, "Berlin") == 2


def test_7_of_the_kpd_turns_an_uprising_into_councils() -> None:
    position = demonstrate("KPD", "roll 6 6", units={"soldiers": {"Berlin": 1}}, markers={"uprising": "Berlin"})
    assert marked(position, "councils") == {"Berlin"}


def test_7_of_the_dnvp_may_dissolve_an_enemy_unit() -> None:
    force = {"freikorps1": {"Berlin": 1}, "soldiers": {"Berlin": 1}, "police": {"Berlin": 1}}
    position = demonstrate("DNVP", "roll 6 6", units=force)
    assert texts(position) == ["done", "dissolve soldiers Berlin"], "never police"


def test_7_of_spd_and_zentrum_calms() -> None:
    position = demonstrate("SPD", "roll 6 6", units={"police": {"Berlin": 1}}, markers={"unrest": "Berlin"})
    assert marked(position, "unrest") == set()


def test_government_units_count_for_government_parties() -> None:
    position = quiet(units={"police": {"Berlin": 2}, "reichswehr2": {"Berlin": 1}})
    counted = [actions.dice(position, party, st.DEMONSTRATION, BERLIN, 0) for party in range(4)]
    assert counted == [5, 5, 1, 1]


def test_without_a_slot_an_enemy_base_is_removed() -> None:
    crowd = {"SPD": "Berlin Berlin", "Zentrum": "Berlin", "DNVP": "Berlin Berlin"}
    position = demonstrate("KPD", "roll 6", bases=crowd)
    assert texts(position) == ["remove SPD base Berlin", "remove Zentrum base Berlin", "remove DNVP base Berlin"]
    play(position, "remove DNVP base Berlin")
    assert (bases(position, KPD, "Berlin"), bases(position, DNVP, "Berlin")) == (1, 1)


# -- W9: coups --------------------------------------------------------------------------------------------


def test_coup_dice_against_the_government() -> None:
    position = quiet(units={"soldiers": {"Berlin": 3}, "police": {"Berlin": 1}})
    assert actions.dice(position, KPD, st.COUP, BERLIN, 0) == 2


def test_coup_dice_against_the_other_side() -> None:
    force = {"freikorps1": {"Berlin": 3}, "soldiers": {"Berlin": 1}, "reichswehr2": {"Berlin": 1}}
    position = quiet(units=force, markers={"uprising": "Berlin"})
    assert actions.dice(position, DNVP, st.COUP, BERLIN, 0) == 2, "the Reichswehr stays out"


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
    assert (marked(position, "councils") == {"Berlin"}) == success
    assert boxed(position, "instable_state") == int(success)


def test_the_dnvp_needs_three_points_and_places_a_regime() -> None:
    position = coup("DNVP", "roll 6")
    assert marked(position, "regime") == {"Berlin"}


def test_no_coup_where_the_own_marker_lies() -> None:
    position = quiet(units={"soldiers": {"Berlin": 3}}, markers={"councils": "Berlin"})
    assert not actions.can_coup(position, KPD, BERLIN)


def test_no_coup_by_a_governing_party() -> None:
    position = quiet(units={"soldiers": {"Berlin": 3}}, government=("SPD", "KPD"))
    assert not actions.can_coup(position, KPD, BERLIN)


def test_no_coup_by_spd_and_zentrum() -> None:
    position = quiet(units={"reichsbanner": {"Berlin": 3}}, government=("Zentrum",))
    assert not actions.can_coup(position, SPD, BERLIN)


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
    assert position.step()[3] == 2, "three dice less one"


# -- W9: counter-coup, fight, Reichswehr ----------------------------------------------------------------------


def test_counter_coup_succeeds_on_5() -> None:
    for die, left in (("roll 4", {"Berlin"}), ("roll 5", set())):
        position = acting(units={"police": {"Berlin": 1}}, markers={"councils": "Berlin"})
        play(position, "city Berlin", "counter-coup councils", die)
        assert marked(position, "councils") == left


def test_counter_coup_dice() -> None:
    force = {"police": {"Berlin": 2}, "reichswehr2": {"Berlin": 1}, "soldiers": {"Berlin": 1}}
    position = quiet(units=force, markers={"uprising": "Berlin"})
    assert actions.dice(position, SPD, st.COUNTER_COUP, BERLIN, st.UPRISING) == 3
    assert not actions.can_counter(position, KPD, BERLIN, st.UPRISING)


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
    assert not actions.can_fight(position, SPD, BERLIN, DNVP)


def test_the_dnvp_may_support_a_fight() -> None:
    position = acting(units={"police": {"Berlin": 1}, "soldiers": {"Berlin": 1}, "freikorps1": {"Berlin": 1}})
    play(position, "city Berlin", "fight KPD")
    assert (position.to_act(), step_name(position)) == (DNVP, "oppose")
    play(position, "yes")
    assert position.step()[3] == 2


def test_control_and_winning_back() -> None:
    position = acting("DNVP", units={"reichswehr2": {"Berlin": 1}})
    play(position, "city Berlin", "take over reichswehr2 Berlin")
    assert units(position, "black2", "Berlin") == 1
    assert actions.dice(position, DNVP, st.DEMONSTRATION, BERLIN, 0) == 3
    position = acting(units={"black2": {"Berlin": 1}})
    play(position, "city Berlin", "win back reichswehr2")
    assert units(position, "reichswehr2", "Berlin") == 1


# -- W10: reactions ------------------------------------------------------------------------------------------------


def reacting(answers: dict[str, str], **what: object) -> Position:
    """The DNVP demonstrates in Berlin with three dice."""
    position = scene(
        "main",
        to_act="DNVP",
        hands={"DNVP": ["A22", "A25"]},
        seating=("SPD", "DNVP", "Zentrum", "KPD"),
        units={"freikorps2": {"Berlin": 1}},
        **what,  # type: ignore[arg-type]
    )
    play(position, "A22 for actions", "city Berlin", "demonstration")
    while step_name(position) == "react":
        seat = position.to_act()
        assert seat is not None
        play(position, answers.get(PARTY_NAMES[seat], "no"))
    return position


def test_reactions_need_a_base_and_a_reserve_point() -> None:
    position = reacting({}, bases={"SPD": "Berlin", "KPD": "Essen"}, reserve=(0, 1, 1, 0))
    assert (step_name(position), position.step()[3]) == ("roll", 3)


def test_reactions_are_asked_clockwise_and_only_one_happens() -> None:
    position = scene(
        "main",
        to_act="DNVP",
        hands={"DNVP": ["A22", "A25"]},
        seating=("SPD", "DNVP", "Zentrum", "KPD"),
        bases={"SPD": "Berlin", "KPD": "Berlin", "Zentrum": "Berlin"},
        reserve=(1, 1, 1, 0),
    )
    play(position, "A22 for actions", "city Berlin", "demonstration")
    assert position.to_act() == ZENTRUM
    play(position, "no")
    assert position.to_act() == KPD
    play(position, "yes", "roll 1")
    assert position.reserve[SPD] == 1, "the SPD is not asked any more"


@pytest.mark.parametrize(("die", "left"), [("roll 4", 3), ("roll 5", 2), ("roll 6", 1)])
def test_reaction_table(die: str, left: int) -> None:
    position = reacting({"KPD": "yes"}, bases={"KPD": "Berlin"}, reserve=(0, 0, 1, 0))
    play(position, die)
    assert position.step()[3] == left


def test_the_spd_strikes_with_its_bases() -> None:
    position = reacting({"SPD": "yes"}, bases={"SPD": "Berlin Berlin"}, reserve=(1, 0, 0, 0))
    assert position.step()[3] == 3


def test_an_action_without_dice_left_has_failed() -> None:
    position = scene(
        "main",
        to_act="DNVP",
        hands={"DNVP": ["A22", "A25"]},
        bases={"KPD": "Berlin"},
        reserve=(0, 0, 1, 0),
    )
    play(position, "A22 for actions", "city Berlin", "demonstration", "yes", "roll 6")
    assert step_name(position) == "actions"
    assert bases(position, DNVP, "Berlin") == 0


def test_stresemann_repeats_any_roll_once() -> None:
    position = scene("main", hands={"SPD": ["A22", "A25"]}, stresemann=True)
    play(position, "A22 for actions", "city Berlin", "demonstration", "roll 1")
    assert (position.to_act(), step_name(position)) == (ZENTRUM, "roll_again")
    play(position, "yes", "roll 6")
    assert position.stresemann == st.FACE_DOWN
    assert bases(position, SPD, "Berlin") == 2


def test_stresemann_also_repeats_the_city_table_and_crisis_rolls() -> None:
    position = quiet(stresemann=True)
    position.push(st.CRISIS, SPD, 1)
    run(position)
    play(position, "roll 1 1")
    assert step_name(position) == "roll_again"
    position = quiet(stresemann=True)
    rolls.push_city_roll(position, SPD, st.POVERTY)
    run(position)
    play(position, "roll 1 1", "yes", "roll 3 4")
    assert marked(position, "poverty") == {"Berlin"}


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
    assert position.step()[3] == 1


def test_nobody_is_asked_about_his_own_roll() -> None:
    position = scene("main", hands={"SPD": ["A22", "S03"]})
    play(position, "A22 for actions", "city Berlin", "demonstration", "roll 1")
    assert step_name(position) == "actions"
