"""W8 The politics phase: eight steps."""

import pytest
from tests.games.helpers import move_texts, play
from tests.games.weimar.helpers import DNVP, KPD, SPD, ZENTRUM, cities_with, in_box, quiet, run, step_name, units

from republik.games.weimar import Position
from republik.games.weimar.rules import politics
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.politics import Majority, Politics
from republik.games.weimar.rules.scene import scene

CITIES = "Berlin Essen Köln Hamburg München Breslau Leipzig Frankfurt Stuttgart Rostock Königsberg"


# -- step 1 -----------------------------------------------------------------------------------


def seats_after_majority(**topics: str) -> list[int]:
    position = quiet(topics=topics, seats=(5, 5, 5, 5))
    position.push(Majority(position.president))
    run(position)
    return list(position.seats)


def test_most_topics_give_3_seats_the_second_1() -> None:
    assert seats_after_majority(media="S1", economy="S2", security="K1") == [8, 5, 6, 5]


def test_no_topic_no_seat() -> None:
    assert seats_after_majority(media="S1") == [8, 5, 5, 5]
    assert seats_after_majority(media="0") == [5, 5, 5, 5]


def test_the_president_orders_the_tied() -> None:
    position = quiet(topics={"media": "S1", "economy": "K1", "security": "D1"}, seats=(5, 5, 5, 5), president="DNVP")
    position.push(Majority(position.president))
    run(position)
    assert (position.to_act(), move_texts(position)) == (DNVP, ["SPD", "KPD", "DNVP"])
    play(position, "DNVP", "KPD")
    assert list(position.seats) == [5, 5, 6, 8]


# -- step 4 ------------------------------------------------------------------------------------


def goals(**what: object) -> list[int]:
    position = quiet(**what)
    politics.score_goals(position)
    return list(position.vp)


@pytest.mark.parametrize(("count", "points"), [(0, 4), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_spd_scores_little_poverty(count: int, points: int) -> None:
    poor = " ".join(CITIES.split()[: max(count - 1, 0)])
    vp = goals(markers={"poverty": poor, "regime": "Berlin"}, box={"poverty": min(count, 1)})
    assert vp[SPD] == points


def test_spd_and_kpd_score_without_a_regime() -> None:
    poor = " ".join(CITIES.split()[:5])
    assert goals(markers={"poverty": poor, "councils": "Berlin"})[SPD] == 2
    assert goals(markers={"poverty": poor, "councils": "Berlin Essen"})[KPD] == 6
    assert goals(markers={"poverty": poor, "regime": "Köln", "councils": "Berlin"})[KPD] == 2


@pytest.mark.parametrize(("count", "points"), [(0, 2), (2, 2), (3, 0), (5, 0)])
def test_zentrum_scores_little_unrest(count: int, points: int) -> None:
    assert goals(markers={"unrest": " ".join(CITIES.split()[:count]), "councils": "Berlin"})[ZENTRUM] == points


def test_zentrum_and_dnvp_score_without_councils() -> None:
    assert goals(markers={"unrest": CITIES})[ZENTRUM] == 4
    assert goals(markers={"regime": "Berlin Essen"})[DNVP] == 8
    assert goals(markers={"regime": "Berlin", "councils": "Essen"})[DNVP] == 2


def test_minor_parties_help_their_controllers() -> None:
    position = scene("main", politics=4, bases={"SPD": "Berlin"}, seats=(6, 5, 3, 4))
    assert position.reserve[KPD] == 1, "USPD"
    assert (position.to_act(), step_name(position)) == (SPD, "may"), "DDP"
    play(position, "yes")
    assert position.base_count(SPD) == 0
    assert step_name(position) == "foreign"
    assert position.stresemann == st.FACE_DOWN
    play(position, "done")
    assert position.stresemann == st.FACE_UP, "DVP"


def test_without_a_base_the_ddp_gives_nothing() -> None:
    position = scene("main", politics=4, seats=(6, 5, 3, 4))
    assert step_name(position) != "may"


# -- step 5 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "poverty", "prosperity"), [(1, 1, 0), (2, 1, 0), (3, 0, 0), (4, 0, 1), (5, 0, 2)])
def test_the_economy(level: int, poverty: int, prosperity: int) -> None:
    position = quiet(economy=level)
    floor = position.depth
    position.push(Politics(number=5, part=2))
    run(position)
    for dice in ("roll 1 1", "roll 6 6"):
        if position.depth > floor:
            play(position, dice)
    assert (len(cities_with(position, "poverty")), len(cities_with(position, "prosperity"))) == (poverty, prosperity)


def test_black_friday_takes_prosperity_or_brings_poverty() -> None:
    position = quiet(box={"black_friday": 2}, markers={"prosperity": "Berlin"})
    position.push(Politics(number=5, part=1))
    run(position)
    assert cities_with(position, "prosperity") == set()
    play(position, "roll 1 1")
    assert cities_with(position, "poverty") == {"Königsberg"}


def declared(**what: object) -> Position:
    position = quiet(seats=(6, 5, 3, 4), **what)
    position.push(Politics(number=5, part=3))
    run(position)
    return position


def test_the_declaration_shares_points_and_costs_seats() -> None:
    position = declared(markers={"poverty": "Berlin Essen", "unrest": "Berlin Köln"})
    assert list(position.vp) == [4, 4, 0, 0], "8 cities for two parties"
    assert list(position.seats) == [5, 4, 3, 4], "Berlin has two threats"


def test_the_declaration_is_rounded_down_and_one_party_gets_all() -> None:
    assert list(declared(markers={"poverty": "Berlin Essen"}).vp) == [4, 4, 0, 0]
    assert declared(markers={"poverty": "Berlin"}, government=("Zentrum",)).vp[ZENTRUM] == 10


@pytest.mark.parametrize(("markers", "count"), [(0, 0), (1, 0), (2, 1), (4, 3), (6, 5)])
def test_escalation(markers: int, count: int) -> None:
    box = {"inflation": min(markers, 3), "blockade": max(markers - 3, 0)}
    position = quiet(box=box, seats=(6, 5, 3, 4))
    position.push(Politics(number=5, part=4))
    run(position)
    made = 0
    while step_name(position) == "roll":
        play(position, "roll 6 6")
        made += 1
    assert made == 2 * count


def test_stabilisation() -> None:
    position = quiet(box={"violent_peace": 2, "instable_state": 1, "inflation": 1})
    position.push(Politics(number=5, part=5))
    run(position)
    assert position.box_total() == in_box(position, "inflation") == 1


# -- steps 6 and 7 -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "seats"), [(1, [7, 6, 5, 5]), (3, [6, 7, 4, 5]), (6, [5, 6, 3, 5])])
def test_seats_of_minor_parties(number: int, seats: list[int]) -> None:
    position = quiet(seats=(5, 5, 3, 5), round_number=number)
    politics.add_minor_seats(position)
    assert list(position.seats) == seats


def test_the_cut_of_the_example() -> None:
    position = quiet(seats=(9, 5, 8, 7))
    politics.cut_parliament(position)
    assert list(position.seats) == [7, 4, 6, 5]


def test_the_cut_is_repeated() -> None:
    position = quiet(seats=(15, 15, 2, 2))
    politics.cut_parliament(position)
    assert list(position.seats) == [8, 8, 2, 2]


def test_the_nsdaps_seats_count_and_are_never_cut() -> None:
    position = quiet(seats=(9, 9, 2, 2))
    position.nsdap[DNVP] = 3
    assert position.occupied() == 26
    politics.cut_parliament(position)
    assert list(position.seats) == [7, 7, 2, 2]


# -- step 8 ----------------------------------------------------------------------------------------------


def governing(seats: tuple[int, ...], answers: tuple[str, ...] = (), **what: object) -> Position:
    position = scene("main", politics=8, seats=seats, **what)  # type: ignore[arg-type]
    play(position, *answers)
    return position


def test_half_of_the_seats_is_an_overthrow() -> None:
    for seats, winner in (((4, 4, 8, 0), KPD), ((4, 4, 0, 8), DNVP)):
        outcome = governing(seats).outcome()
        assert outcome is not None
        assert (outcome.winner, outcome.termination) == (winner, "overthrow")


def test_two_overthrows_go_to_the_richer() -> None:
    outcome = governing((0, 0, 8, 8), vp=(0, 0, 3, 1)).outcome()
    assert outcome is not None
    assert outcome.winner == KPD


def test_one_party_alone_with_more_than_half() -> None:
    assert governing((9, 3, 3, 2)).government == 0b01
    assert governing((3, 9, 3, 2)).government == 0b10


def test_coalitions_are_tried_by_their_seats() -> None:
    position = governing((7, 4, 6, 5))
    assert (position.to_act(), step_name(position)) == (SPD, "join")
    play(position, "yes")
    assert position.to_act() == KPD
    play(position, "no")
    assert (position.government, position.chancellor) == (0b11, SPD)


def test_a_left_coalition_that_both_want() -> None:
    position = governing((7, 4, 8, 5), ("yes", "yes"))
    assert (position.government, position.chancellor) == (0b101, KPD)


def test_the_right_coalition_may_be_refused() -> None:
    position = governing((2, 6, 4, 5), ("no",))
    assert position.government == 0b11
    assert position.chancellor == ZENTRUM


def test_equal_coalitions_are_ordered_by_the_president() -> None:
    position = governing((6, 5, 5, 4))
    assert (position.to_act(), move_texts(position)) == (SPD, ["coalition left", "coalition weimar"])
    play(position, "coalition weimar")
    assert position.government == 0b11


def test_equal_partners_the_president_names_the_chancellor() -> None:
    position = governing((6, 6, 5, 4), president="DNVP")
    assert (position.to_act(), move_texts(position)) == (DNVP, ["SPD", "Zentrum"])
    play(position, "Zentrum")
    assert position.chancellor == ZENTRUM


def test_below_half_the_minority_cabinet_lies_in_the_dr_box() -> None:
    position = governing((5, 4, 3, 8), ("no",))
    assert in_box(position, "minority_cabinet") == 1
    assert in_box(governing((6, 4, 5, 5), ("no",)), "minority_cabinet") == 0, "half is enough"


def test_the_minority_cabinet_leaves_with_the_government() -> None:
    position = governing((13, 4, 4, 4), box={"minority_cabinet": 1})
    assert in_box(position, "minority_cabinet") == 0


def test_black_reichswehr_turns_white_when_the_dnvp_governs() -> None:
    position = governing((2, 6, 4, 5), ("yes", "yes"), units={"black2": {"Berlin": 1}})
    assert position.government == 0b1010
    assert (units(position, "black2", "Berlin"), units(position, "reichswehr2", "Berlin")) == (0, 1)


def test_markers_count_again_when_their_party_leaves_the_government() -> None:
    position = scene(
        "main",
        politics=8,
        seats=(9, 3, 3, 2),
        government=("SPD", "KPD"),
        markers={"councils": "Berlin Essen Köln"},
    )
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.termination) == (KPD, "councils")
