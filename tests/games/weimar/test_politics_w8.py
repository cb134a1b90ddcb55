"""W8, W11 to W13: the politics phase, foreign affairs, endings, the president."""

import pytest
from tests.games.weimar.helpers import DNVP, KPD, SPD, ZENTRUM, boxed, marked, play, run, step_name, texts, units

from republik.games.weimar import Position
from republik.games.weimar.rules import endings, executing, foreign, politics, threats
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.effects import FOREIGN_CARDS
from republik.games.weimar.rules.scene import city_index, scene

CITIES = "Berlin Essen Köln Hamburg München Breslau Leipzig Frankfurt Stuttgart Rostock Königsberg"


def quiet(**what: object) -> Position:
    return scene("main", hands={"SPD": ["S08"]}, **what)  # type: ignore[arg-type]


# -- step 1 -----------------------------------------------------------------------------------


def seats_after_majority(**topics: str) -> list[int]:
    position = quiet(topics=topics, seats=(5, 5, 5, 5))
    position.push(st.MAJORITY, position.president)
    run(position)
    return list(position.seats)


def test_most_topics_give_3_seats_the_second_1() -> None:
    assert seats_after_majority(media="S1", economy="S2", security="K1") == [8, 5, 6, 5]


def test_no_topic_no_seat() -> None:
    assert seats_after_majority(media="S1") == [8, 5, 5, 5]
    assert seats_after_majority(media="0") == [5, 5, 5, 5]


def test_the_president_orders_the_tied() -> None:
    position = quiet(topics={"media": "S1", "economy": "K1", "security": "D1"}, seats=(5, 5, 5, 5), president="DNVP")
    position.push(st.MAJORITY, position.president)
    run(position)
    assert (position.to_act(), texts(position)) == (DNVP, ["SPD", "KPD", "DNVP"])
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
    position.push(st.POLITICS, 0, 5, 2)
    run(position)
    for dice in ("roll 1 1", "roll 6 6"):
        if position.depth > floor:
            play(position, dice)
    assert (len(marked(position, "poverty")), len(marked(position, "prosperity"))) == (poverty, prosperity)


def test_black_friday_takes_prosperity_or_brings_poverty() -> None:
    position = quiet(box={"black_friday": 2}, markers={"prosperity": "Berlin"})
    position.push(st.POLITICS, 0, 5, 1)
    run(position)
    assert marked(position, "prosperity") == set()
    play(position, "roll 1 1")
    assert marked(position, "poverty") == {"Königsberg"}


def declared(**what: object) -> Position:
    position = quiet(seats=(6, 5, 3, 4), **what)
    position.push(st.POLITICS, 0, 5, 3)
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
    position.push(st.POLITICS, 0, 5, 4)
    run(position)
    made = 0
    while step_name(position) == "roll":
        play(position, "roll 6 6")
        made += 1
    assert made == 2 * count


def test_stabilisation() -> None:
    position = quiet(box={"violent_peace": 2, "instable_state": 1, "inflation": 1})
    position.push(st.POLITICS, 0, 5, 5)
    run(position)
    assert position.box_total() == boxed(position, "inflation") == 1


# -- steps 6 and 7 -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "seats"), [(1, [7, 6, 5, 5]), (3, [6, 7, 4, 5]), (6, [5, 6, 3, 5])])
def test_seats_of_minor_parties(number: int, seats: list[int]) -> None:
    position = quiet(seats=(5, 5, 3, 5), round_number=number)
    politics.minor_seats(position)
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
    assert (position.to_act(), texts(position)) == (SPD, ["coalition left", "coalition weimar"])
    play(position, "coalition weimar")
    assert position.government == 0b11


def test_equal_partners_the_president_names_the_chancellor() -> None:
    position = governing((6, 6, 5, 4), president="DNVP")
    assert (position.to_act(), texts(position)) == (DNVP, ["SPD", "Zentrum"])
    play(position, "Zentrum")
    assert position.chancellor == ZENTRUM


def test_below_half_the_minority_cabinet_lies_in_the_dr_box() -> None:
    position = governing((5, 4, 3, 8), ("no",))
    assert boxed(position, "minority_cabinet") == 1
    assert boxed(governing((6, 4, 5, 5), ("no",)), "minority_cabinet") == 0, "half is enough"


def test_the_minority_cabinet_leaves_with_the_government() -> None:
    position = governing((13, 4, 4, 4), box={"minority_cabinet": 1})
    assert boxed(position, "minority_cabinet") == 0


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


# -- W11: foreign affairs ------------------------------------------------------------------------------------


def negotiating(card: str, seat: int = ZENTRUM, **what: object) -> Position:
    position = quiet(seats=(6, 5, 3, 4), **what)
    position.foreign_top = position.rules.stack_order.index(FOREIGN_CARDS.index(card)) if card != "A33" else 0
    position.push(st.FOREIGN, seat)
    run(position)
    return position


@pytest.mark.parametrize(
    ("card", "target"), [("A11", 4), ("A12", 5), ("A13", 5), ("A14", 5), ("A15", 4), ("A16", 5), ("A33", 4)]
)
def test_what_a_negotiation_needs(card: str, target: int) -> None:
    for die, success in ((target - 1, False), (target, True)):
        position = negotiating(card)
        if card == "A33":
            position.foreign_beside = 1 << FOREIGN_CARDS.index("A33")
            run(position)
        play(position, f"negotiate {card}")
        while step_name(position) == "place_base":
            position.play(position.moves()[0])
        play(position, f"roll {die}")
        done = position.foreign_done >> FOREIGN_CARDS.index(card) & 1
        finished = done or any(step[0] == st.FOREIGN_END and step[3] for step in position.agenda)
        assert bool(finished) == success


def test_dice_of_a_negotiation() -> None:
    position = negotiating("A11", flags={"france": 2, "usa_uk": 1})
    play(position, "negotiate A11", "base Berlin", "base Essen")
    assert position.step()[3] == 3


def test_a_failed_card_stays() -> None:
    position = negotiating("A13")
    play(position, "negotiate A13", "roll 1")
    assert foreign.top_card(position) == FOREIGN_CARDS.index("A13")


def test_success_takes_the_card_away_and_shows_the_next() -> None:
    position = negotiating("A13")
    play(position, "negotiate A13", "roll 5")
    assert foreign.top_card(position) == FOREIGN_CARDS.index("A14")
    assert position.vp[ZENTRUM] == 2
    assert position.foreign_track == 1


def test_the_action_is_optional() -> None:
    assert "done" in texts(negotiating("A11"))


def test_a_full_box_bars_cards_that_fill_it() -> None:
    full = {"inflation": 3, "blockade": 3}
    assert step_name(negotiating("A12", box=full)) == "play", "nothing can be negotiated"
    assert "negotiate A11" in texts(negotiating("A11", box=full)), "Versailles fills it after the roll"


def test_rapallo_lies_beside_the_stack() -> None:
    position = scene("main", hands={"SPD": ["A33", "S08"]})
    play(position, "A33 for event")
    assert FOREIGN_CARDS.index("A33") in foreign.open_cards(position)
    assert FOREIGN_CARDS.index("A11") in foreign.open_cards(position)


def test_flags_are_limited() -> None:
    position = quiet(flags={"france": 5})
    foreign.add_flag(position, 0, 1)
    assert position.flags[0] == 5


# -- W12: endings -------------------------------------------------------------------------------------------------


def test_the_seventh_marker_is_anarchy() -> None:
    position = quiet(box={"inflation": 3, "blockade": 3}, vp=(1, 2, 3, 2))
    threats.add_box(position, st.B_VIOLENT_PEACE, 1)
    run(position)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.termination, outcome.rule) == (KPD, "anarchy", "W12")


@pytest.mark.parametrize(
    ("vp", "winner"), [((3, 3, 3, 3), DNVP), ((3, 3, 3, 0), KPD), ((3, 3, 0, 0), ZENTRUM), ((3, 0, 0, 0), SPD)]
)
def test_ties_of_anarchy(vp: tuple[int, ...], winner: int) -> None:
    assert endings.richest(quiet(vp=vp), endings.ANARCHY_ORDER) == winner


@pytest.mark.parametrize(
    ("marker", "cities", "over"),
    [
        (st.COUNCILS, "Berlin Essen", False),
        (st.COUNCILS, "Berlin Essen Köln", True),
        (st.COUNCILS, "Hamburg Essen Köln", False),
        (st.COUNCILS, "Hamburg Essen Köln München", True),
        (st.REGIME, "Berlin Essen Köln", True),
        (st.REGIME, "Hamburg Essen Köln München", True),
    ],
)
def test_sudden_victories(marker: int, cities: str, over: bool) -> None:
    position = quiet()
    for city in cities.split():
        threats.put(position, marker, city_index(city))
    run(position)
    outcome = position.outcome()
    assert (outcome is not None) == over
    if outcome is not None:
        assert outcome.winner == (KPD if marker == st.COUNCILS else DNVP)


def test_the_sixth_figure_on_the_nsdap_track_ends_the_game_for_all() -> None:
    position = quiet()
    position.nsdap[DNVP] = 5
    executing.nsdap_figure(position, SPD)
    run(position)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.termination) == (None, "nsdap")


@pytest.mark.parametrize(("figures", "seats"), [(0, 0), (1, 0), (2, 2), (3, 4), (4, 7), (5, 10)])
def test_seats_of_the_nsdap(figures: int, seats: int) -> None:
    position = quiet()
    position.nsdap[DNVP] = figures
    assert position.neutral_seats() == seats


# -- W13: the president ------------------------------------------------------------------------------------------------


def test_the_presidents_holder_debates_once_a_round() -> None:
    position = scene("main", hands={"SPD": ["S08", "S06", "A25"]}, topics={"media": "0"})
    play(position, "S08 for actions", "done")
    assert step_name(position) == "president"
    play(position, "yes", "topic media 1", "to S3")
    play(position, "S06 for actions", "done")
    assert step_name(position) == "play", "once a round"


def test_only_after_a_party_card() -> None:
    position = scene("main", hands={"SPD": ["A22", "S06"]}, topics={"media": "0"})
    play(position, "A22 for actions", "done")
    assert step_name(position) == "play"


def electing(seats: tuple[int, ...]) -> Position:
    position = quiet(seats=seats)
    executing.start_election(position, 15)
    run(position)
    return position


def test_more_than_half_elects() -> None:
    position = electing((9, 2, 3, 2))
    play(position, "KPD", "KPD", "KPD", "KPD")
    assert position.president == KPD


def test_without_a_majority_there_is_a_runoff_of_two() -> None:
    position = electing((6, 5, 4, 3))
    play(position, "SPD", "Zentrum", "KPD", "DNVP")
    assert texts(position) == ["SPD", "Zentrum"]
    play(position, "SPD", "Zentrum", "Zentrum", "Zentrum")
    assert position.president == ZENTRUM


def test_the_chancellor_breaks_ties_of_an_election() -> None:
    position = electing((4, 4, 4, 4))
    play(position, "SPD", "Zentrum", "KPD", "DNVP")
    assert (position.to_act(), step_name(position)) == (SPD, "runoff")
    play(position, "KPD", "DNVP")
    assert texts(position) == ["KPD", "DNVP"]
    play(position, "KPD", "KPD", "DNVP", "DNVP")
    assert (position.to_act(), step_name(position)) == (SPD, "runoff")
    play(position, "KPD")
    assert position.president == KPD
