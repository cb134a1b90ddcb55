"""The booklet's worked example: the whole first round with every play, every die and every number it states."""

import pytest
from tests.games.helpers import move_texts
from tests.games.weimar.helpers import step_name, who
from tests.games.weimar.telling import decline, tell

from republik.games.weimar import Position, new_game
from republik.games.weimar.rules import effects, foreign
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.notation import city_name
from republik.table.contract import Event

SPD, ZENTRUM, KPD, DNVP = range(4)
CITY = {city_name(city): city for city in range(st.CITIES)}
LEFT_OUT = ("S04", "D05")  # hand cards that the example never names: any card without a reaction


def bases(position: Position, party: int) -> dict[str, int]:
    row = {name: position.bases[party * st.CITIES + city] for name, city in CITY.items()}
    return {name: count for name, count in row.items() if count}


def each(names: str) -> dict[str, int]:
    return dict.fromkeys(names.split(), 1)


def cities_with(position: Position, marker: int) -> set[str]:
    return {name for name, city in CITY.items() if position.marker(marker, city)}


def units(position: Position, kind: str, place: str) -> int:
    row = {"supply": st.SUPPLY, "dissolved": st.DISSOLVED, **CITY}
    index = {"black2": st.BLACK_2}.get(kind)
    return position.units[(effects.UNITS.index(kind) if index is None else index) * st.PLACES + row[place]]


def point(position: Position, topic: str, copy: int = 0) -> str:
    rules = position.rules
    slot = rules.slots_of[effects.TOPICS.index(topic)][copy]
    return position.move_text(rules.actions.point + position.topics[slot]).removeprefix("to ")


def deals(cards: str) -> list[str]:
    return [f"deal {card}" for card in cards.split()]


def set_up() -> Position:
    position = new_game("main")
    tell(position, "chance", "seating SPD DNVP Zentrum KPD", "roll 4 5", "roll 6 6", "roll 4 4")
    for party, cities in (
        ("SPD", "Berlin München Köln Leipzig Hamburg Essen"),
        ("Zentrum", "Berlin Hamburg München Frankfurt Breslau"),
        ("KPD", "Berlin München Leipzig Essen"),
        ("DNVP", "Köln Breslau Königsberg"),
    ):
        tell(position, party, *[f"base {city}" for city in cities.split()])
    return position


def agenda_phase() -> Position:
    position = set_up()
    tell(position, "chance", *deals("A33 A51 A23 A54 A22 A35 A25 A28"))
    tell(position, "SPD", "agenda SA2")
    tell(position, "DNVP", "agenda DA4")
    tell(position, "Zentrum", "agenda ZA1")
    tell(position, "KPD", "agenda KA1")
    tell(position, "SPD", "SPD", "base Breslau", *deals("S05 S07 S01 S04"), "discard S01")
    tell(position, "DNVP", "base Essen", "base Rostock", *deals("D10 D01 D05"))
    tell(position, "Zentrum", "city München", "mobilise police from supply", *deals("Z05 Z11 Z06 Z08"))
    tell(position, "KPD", *deals("K11 K23 K10 K03"))
    return position


def early_plays() -> Position:
    position = agenda_phase()
    tell(position, "SPD", "KPD")
    tell(position, "KPD", "K11 for event")
    decline(position, "DNVP cancel_event")
    tell(position, "KPD", "city Rostock", "city Berlin", "city Essen", *["mobilise soldiers from supply"] * 3)
    for dice in ("roll 4 6", "roll 4 5", "roll 3 6"):
        tell(position, "KPD", dice)
        decline(position, "Zentrum roll_again")
    tell(position, "KPD", "remove SPD base Essen")
    tell(position, "Zentrum", "Z05 for debate", "topic schutz_der_republik", "to Z2", "topic economy 1", "to Z3")
    return position


def impulse_1() -> Position:
    position = early_plays()
    tell(position, "SPD", "DNVP")
    tell(position, "DNVP", "A54 for event", "topic dolchstoss", "to D4", "for actions", "city Stuttgart")
    tell(position, "DNVP", "mobilise freikorps2 from supply", "demonstration", "roll 1 6", "roll 6")
    decline(position, "Zentrum roll_again", "KPD roll_again")
    tell(position, "Zentrum", "Z11 for event")
    tell(position, "DNVP", "cancel_event: answer with D01", "deal D06")
    tell(position, "Zentrum", "for actions", "city Essen", "mobilise reichswehr2 from supply")
    tell(position, "Zentrum", "mobilise police from supply", "store reserve")
    tell(position, "KPD", "K23 for event", "topic media 1", "to K2 S1", "topic schutz_der_republik", "to K1")
    tell(position, "SPD", "S05 for event", "city Essen", "mobilise reichswehr1 from supply")
    tell(position, "SPD", "mobilise police from supply")
    decline(position, "KPD react")
    tell(position, "SPD", "roll 5 3", "roll 3 2")
    decline(position, "Zentrum roll_again", "KPD roll_again", "SPD president")
    return position


def impulse_2() -> Position:
    position = impulse_1()
    tell(position, "DNVP", "D10 for event", "topic security 1", "to D2")
    tell(position, "Zentrum", "Z06 for actions", "city Rostock", "mobilise police from supply", "fight KPD")
    decline(position, "KPD react")
    tell(position, "Zentrum", "roll 2", "roll_again: yes", "roll 3")
    decline(position, "KPD roll_again", "Zentrum actions")
    tell(position, "KPD", "K10 for event", "city Rostock", *["mobilise spartakus from supply"] * 2, "roll 1 5")
    tell(position, "SPD", "S07 for event")
    decline(position, "SPD president")
    return position


def impulse_3() -> Position:
    position = impulse_2()
    tell(position, "DNVP", "D06 for actions", "city Essen", "take over reichswehr2 Essen", "store reserve")
    tell(position, "Zentrum", "Z08 for debate", "topic economy 2", "to Z1", "topic foreign_policy 1", "to Z4")
    tell(position, "KPD", "A28 for debate", "topic economy 2", "to K2", "topic media 1", "to K3 S1")
    tell(position, "SPD", "A51 for event", "roll 2 3", "topic schutz_der_republik", "to S3", "Zentrum")
    tell(position, "Zentrum", "topic economy 2", "to Z1")
    tell(position, "SPD", "for actions", "store reserve")
    return position


def demonstration_in_hamburg() -> Position:
    """The DNVP has announced it, and nobody has reacted yet."""
    position = impulse_3()
    tell(position, "DNVP", "A23 for actions", "city Hamburg", "mobilise freikorps2 from supply", "demonstration")
    return position


def impulse_4() -> Position:
    position = demonstration_in_hamburg()
    tell(position, "Zentrum", "react: no")
    tell(position, "SPD", "react: yes", "roll 2 5", "roll 2 6")
    decline(position, "DNVP actions")
    tell(position, "Zentrum", "A22 for actions", "city Essen", "fight KPD")
    tell(position, "DNVP", "oppose: no")
    decline(position, "KPD react", "DNVP react")
    tell(position, "Zentrum", "roll 2 3", "roll 6", "store reserve")
    tell(position, "KPD", "A25 for event", "roll 2 2", "roll 4 5", "for actions", "city Berlin")
    tell(position, "KPD", *["mobilise workers from supply"] * 2)
    decline(position, "KPD actions")
    tell(position, "SPD", "A33 for event", "for debate", "topic economy 2", "to S1 Z1", "topic security 1", "to S1")
    return position


def impulse_5() -> Position:
    position = impulse_4()
    tell(position, "Zentrum", "A35 for event", "flag france", "for actions", "city Berlin")
    tell(position, "Zentrum", *["mobilise police from supply"] * 2)
    decline(position, "Zentrum actions")
    return position


def topics_resolved(calm_essen: bool = True) -> Position:
    """Politics, steps 1 to 3, up to the society track."""
    position = impulse_5()
    tell(position, "Zentrum", "option 1", "roll 3 3")
    tell(position, "SPD", "option 1")
    tell(position, "Zentrum", "agree: yes", "roll 4 4")
    tell(position, "KPD", "option 1", "society arme_kpd")
    tell(position, "SPD", "option 1", "dissolve soldiers Berlin", "take from Berlin")
    tell(position, "Zentrum", "flag france", "may: yes", "negotiate A11")
    tell(position, "DNVP", "base Leipzig", "base Frankfurt")
    tell(position, "Zentrum", "roll 1 2", "roll 4", "roll 4 6", "roll 3 5", "remove Zentrum base Frankfurt")
    tell(position, "DNVP", "option 1", "base Rostock", "base Berlin")
    tell(position, "SPD", "topic schutz_der_republik", "option 1")
    if calm_essen:
        tell(position, "SPD", "may: yes", "take from Essen")
    else:
        tell(position, "SPD", "may: no")
    tell(position, "SPD", "option 1")
    return position


def society_resolved(calm_essen: bool = True) -> Position:
    position = topics_resolved(calm_essen)
    tell(position, "Zentrum", "base Stuttgart")
    tell(position, "SPD", "may: yes", "dissolve freikorps2 Hamburg")
    tell(position, "KPD", "base Frankfurt")
    return position


SPD_CRISIS = (("roll 1 5", "Hamburg"), ("roll 5 2", "Breslau"), ("roll 4 3", ""), ("roll 6 1", ""), ("roll 6 2", ""))
ZENTRUM_CRISIS = (("roll 5 5", "Berlin"), ("roll 3 1", ""), *[("roll 6 1", "")] * 3)


def escalation(position: Position) -> list[Event]:
    """Five crisis rolls each; the DVP has drawn Stresemann again, and he is not used."""
    heard = tell(position, "SPD", "may: no")
    for party, rolls in (("SPD", SPD_CRISIS), ("Zentrum", ZENTRUM_CRISIS)):
        for dice, city in rolls:
            heard += tell(position, party, dice) + decline(position, "Zentrum roll_again")
            if city:
                heard += tell(position, party, f"remove {party} base {city}")
    return heard


def whole_round(calm_essen: bool = True) -> Position:
    position = society_resolved(calm_essen)
    escalation(position)
    tell(position, "SPD", "join: yes")
    tell(position, "KPD", "join: no")
    return position


# -- the booklet's statements -----------------------------------------------------------------


def test_set_up() -> None:
    position = set_up()
    assert cities_with(position, st.POVERTY) == {"München", "Rostock", "Essen"}
    assert cities_with(position, st.UNREST) == {"München", "Berlin", "Essen", "Hamburg"}
    assert cities_with(position, st.COUNCILS) == {"München"}
    assert position.box_total() == 2
    assert list(position.seats) == [7, 5, 4, 3]
    assert point(position, "schutz_der_republik") == "0"
    assert position.government == 0b11
    assert position.chancellor == SPD


def test_agenda_phase() -> None:
    position = agenda_phase()
    assert bases(position, SPD) == each("Berlin München Köln Leipzig Hamburg Essen Breslau")
    assert bases(position, DNVP) == each("Köln Breslau Königsberg Essen Rostock")
    assert units(position, "police", "München") == 1
    assert list(position.reserve) == [0, 0, 1, 0]
    assert [len(hand) for hand in position.hands] == [5, 6, 6, 5]
    assert sum(1 for place in position.topics if place >= 0) == 7
    on_centre = ("foreign_policy", "security", "schutz_der_republik")
    assert [point(position, topic) for topic in on_centre] == ["0", "0", "0"]
    assert [point(position, "economy", copy) for copy in (0, 1)] == ["0", "0"]
    assert point(position, "dolchstoss") == "D1"
    assert point(position, "media") == "S3"
    scheidemann = position.rules.card_index["S01"]
    assert position.discards[SPD] == [scheidemann]
    assert who(position) == "SPD"
    assert step_name(position) == "choose_first"


def test_arm_the_workers() -> None:
    position = early_plays()
    assert cities_with(position, st.UPRISING) == {"Rostock", "Essen"}
    assert bases(position, KPD) == {"Berlin": 3, "München": 1, "Leipzig": 1, "Essen": 2, "Rostock": 1}
    assert "Rostock" not in bases(position, DNVP)
    assert "Essen" not in bases(position, SPD)
    assert [units(position, "soldiers", city) for city in ("Rostock", "Berlin", "Essen")] == [1, 1, 1]
    everywhere = [card for cards in (*position.hands, *position.piles, *position.discards) for card in cards]
    assert position.rules.card_index["K11"] not in everywhere, "removed after its event"
    assert point(position, "schutz_der_republik") == "Z2"
    assert point(position, "economy") == "Z3"
    assert position.rules.card_index["Z05"] in position.discards[ZENTRUM]


def out_of_the_game(position: Position) -> set[str]:
    """Returns cards in no hand and no pile, without sets that no agenda has brought yet."""
    everywhere = {card for cards in (*position.hands, *position.piles, *position.discards) for card in cards}
    brought = [*position.rules.scenario.republic, *position.rules.scenario.party, "K21", "K22", "K23", "K24", "K25"]
    return {key for key in brought if position.rules.card_index[key] not in everywhere}


def test_cards_that_leave_the_game() -> None:
    """K11, A54 and K23 after their events; A23 does not say so and is discarded."""
    assert out_of_the_game(agenda_phase()) == set()
    assert out_of_the_game(early_plays()) == {"K11"}
    assert out_of_the_game(impulse_1()) == {"K11", "A54", "K23"}
    later = impulse_4()
    assert later.rules.card_index["A23"] in later.discards[st.REPUBLIC]


def test_the_zentrum_would_have_a_single_die_in_hamburg() -> None:
    position = demonstration_in_hamburg()
    assert bases(position, ZENTRUM)["Hamburg"] == 1
    tell(position, "Zentrum", "react: yes")
    assert move_texts(position) == [f"roll {side}" for side in range(1, 7)]


def test_the_kpd_cannot_react_in_hamburg() -> None:
    """The KPD has a reserve point but no base there: the SPD is asked after the Zentrum."""
    position = demonstration_in_hamburg()
    assert position.reserve[KPD] == 1
    assert "Hamburg" not in bases(position, KPD)
    tell(position, "Zentrum", "react: no")
    assert (who(position), step_name(position)) == ("SPD", "react")


def test_the_ultimatum_lies_open_after_versailles() -> None:
    before, after = impulse_5(), topics_resolved()
    assert [effects.FOREIGN_CARDS[foreign.top_card(position)] for position in (before, after)] == ["A11", "A12"]
    tell(before, "Zentrum", "option 1", "roll 3 3")
    assert [effects.FOREIGN_CARDS[card] for card in foreign.open_cards(before)] == ["A11", "A33"]
    # The DDP could negotiate Rapallo; the Ultimatum would add the seventh marker, and the box is full.
    assert [effects.FOREIGN_CARDS[card] for card in foreign.open_cards(after)] == ["A33"]


def test_an_offer_that_the_story_does_not_expect_stops_it() -> None:
    position = demonstration_in_hamburg()
    with pytest.raises(AssertionError, match="Zentrum's decision, not SPD's"):
        tell(position, "SPD", "react: yes")
    with pytest.raises(AssertionError, match="Zentrum decides react"):
        tell(position, "DNVP", "roll 2 6")
    with pytest.raises(AssertionError, match="not KPD's"):
        decline(position, "KPD react")


def test_impulse_1() -> None:
    position = impulse_1()
    assert point(position, "dolchstoss") == "D4"
    assert bases(position, DNVP)["Stuttgart"] == 2
    assert units(position, "freikorps2", "Stuttgart") == 1
    assert list(position.reserve) == [0, 1, 1, 0]
    assert position.rules.card_index["D01"] in position.discards[DNVP]
    assert position.rules.card_index["Z11"] in position.discards[ZENTRUM]
    assert units(position, "rfb", "supply") == 3
    assert point(position, "media") == "K2 S1"
    assert point(position, "schutz_der_republik") == "K1"
    assert cities_with(position, st.UPRISING) == {"Rostock"}
    in_essen = [units(position, kind, "Essen") for kind in ("reichswehr2", "reichswehr1", "police", "soldiers")]
    assert in_essen == [1, 1, 2, 1]


def test_impulse_2() -> None:
    position = impulse_2()
    assert position.society == [effects.SOCIETY_MARKERS.index("badehose")]
    assert point(position, "security") == "D2"
    assert position.stresemann == st.FACE_DOWN
    assert units(position, "soldiers", "Rostock") == 1, "the fight failed twice"
    assert cities_with(position, st.COUNCILS) == {"München", "Rostock"}
    assert cities_with(position, st.UPRISING) == set()
    assert position.box[st.B_INSTABLE] == 1
    assert position.box_total() == 3
    assert [units(position, "spartakus", place) for place in ("supply", "Rostock")] == [1, 2]
    assert point(position, "stinnes_legien") == "S2"


def test_impulse_3() -> None:
    position = impulse_3()
    assert units(position, "black2", "Essen") == 1
    assert units(position, "reichswehr2", "Essen") == 0
    assert point(position, "foreign_policy") == "Z4"
    assert point(position, "media") == "K3 S1"
    assert point(position, "schutz_der_republik") == "S3"
    assert [point(position, "economy", copy) for copy in (0, 1)] == ["Z3", "Z1"]
    assert [len(hand) for hand in position.hands] == [1, 2, 1, 1], "only republic cards are left"
    assert cities_with(position, st.POVERTY) == {"München", "Rostock", "Essen", "Köln"}
    assert position.box_total() == 4
    assert list(position.reserve) == [1, 1, 1, 1]


def test_impulse_4() -> None:
    position = impulse_4()
    assert list(position.vp) == [3 + 1, 1 + 1, 1 + 1, 3 + 1]
    assert list(position.seats) == [7, 5, 6, 5]
    assert bases(position, KPD) == {"Berlin": 2, "München": 1, "Leipzig": 1, "Essen": 1, "Rostock": 1}
    assert bases(position, DNVP)["Hamburg"] == bases(position, DNVP)["Stuttgart"] == 1
    assert list(position.reserve) == [0, 2, 1, 1]
    assert units(position, "soldiers", "dissolved") == 1
    assert units(position, "workers", "Berlin") == 2
    assert cities_with(position, st.POVERTY) == {"München", "Rostock", "Essen", "Köln", "Frankfurt"}
    assert position.box_total() == 6
    assert (position.box[st.B_POVERTY], position.box[st.B_INFLATION]) == (1, 3)
    assert position.foreign_beside == 1 << effects.FOREIGN_CARDS.index("A33")
    assert point(position, "economy", 1) == "S1 Z1"
    assert point(position, "security") == "S1"


def test_the_topics_give_seats() -> None:
    position = impulse_5()
    assert position.flags[effects.NATIONS.index("france")] == 1
    police = [units(position, "police", city) for city in ("Berlin", "München", "Essen", "Rostock")]
    assert police == [2, 1, 2, 1], "six police on the map"
    assert list(position.seats) == [10, 6, 6, 5], "3.5 topics of the SPD, then the Zentrum"


def test_the_topics() -> None:
    position = topics_resolved()
    assert position.economy == 3
    assert cities_with(position, st.PROSPERITY) == {"Hamburg"}
    assert cities_with(position, st.POVERTY) == {"München", "Rostock", "Köln", "Frankfurt"}
    assert units(position, "soldiers", "dissolved") == 2
    assert position.vp[ZENTRUM] == 4
    assert (position.box[st.B_BLOCKADE], position.box[st.B_VIOLENT_PEACE]) == (0, 1)
    assert position.box_total() == 6
    assert position.foreign_track == effects.FOREIGN_CARDS.index("A11")
    assert "Frankfurt" not in bases(position, ZENTRUM)
    assert set(bases(position, DNVP)) >= {"Leipzig", "Frankfurt", "Rostock", "Berlin"}
    # The Stinnes-Legien Agreement has already given the SPD its seat here: 11 instead of 10.
    assert list(position.seats) == [11, 6, 6, 7]
    words = [effects.SOCIETY_MARKERS[marker] for marker in position.society]
    assert words == ["stinnes_legien", "schutz_der_republik", "arme_kpd", "badehose"]
    assert point_gone(position, "schutz_der_republik")
    assert point_gone(position, "stinnes_legien")
    everywhere = [card for cards in (*position.hands, *position.piles, *position.discards) for card in cards]
    assert position.rules.card_index["S07"] not in everywhere


def point_gone(position: Position, topic: str) -> bool:
    return position.topics[position.rules.slots_of[effects.TOPICS.index(topic)][0]] == st.GONE


def test_the_society_and_the_goals() -> None:
    position = society_resolved(calm_essen=False)
    assert units(position, "freikorps2", "dissolved") == 1
    assert list(position.seats) == [10, 6, 6, 7], "the bathing trunks take the seat of the agreement again"
    before = topics_resolved(calm_essen=False)
    goals = [after - earlier for after, earlier in zip(position.vp, before.vp, strict=True)]
    assert goals == [2, 0, 6, 0]
    assert position.reserve[KPD] == 2, "USPD"


def end_of_round(position: Position) -> None:
    """Checks everything that holds at the end of the first round, whatever happened to Essen's Unrest."""
    assert position.round == 2
    assert list(position.seats) == [7, 4, 6, 5]
    assert (position.government, position.chancellor) == (0b11, SPD)
    assert list(position.reserve) == [0, 2, 2, 1]
    assert (position.box[st.B_INFLATION], position.box[st.B_POVERTY]) == (3, 1)
    assert position.box_total() == 4
    assert bases(position, SPD) == each("Berlin München Köln Leipzig")
    assert bases(position, ZENTRUM) == each("München Hamburg Breslau Stuttgart")
    assert bases(position, KPD) == {"Berlin": 2, **each("München Leipzig Essen Rostock Frankfurt")}
    assert bases(position, DNVP) == {city: 1 for city in CITY if city != "München"}
    assert (units(position, "soldiers", "dissolved"), units(position, "freikorps2", "dissolved")) == (2, 1)
    words = [effects.SOCIETY_MARKERS[marker] for marker in position.society]
    assert words == ["stinnes_legien", "schutz_der_republik", "arme_kpd", "badehose"]
    assert position.stresemann == st.FACE_UP
    assert position.economy == 3


def test_the_round_as_the_booklet_counts_it() -> None:
    """If Essen's Unrest is not removed, every number agrees: 3 Unrest, 6 cities without threats."""
    position = whole_round(calm_essen=False)
    end_of_round(position)
    assert cities_with(position, st.UNREST) == {"München", "Hamburg", "Essen"}
    assert list(position.vp) == [9, 6, 8, 4]


def test_the_round_by_the_rules() -> None:
    """The booklet removes Essen's Unrest in step 2 but counts it in steps 4 and 5. By the rules two Unrest remain,
    which gives the Zentrum 2 points more, and seven cities are without threats, which still gives 3 points each."""
    position = whole_round(calm_essen=True)
    end_of_round(position)
    assert cities_with(position, st.UNREST) == {"München", "Hamburg"}
    assert list(position.vp) == [9, 8, 8, 4]


def test_parliament_before_and_after_the_cut() -> None:
    """29 seats after the minor parties, 22 after the cut; the Weimar coalition has exactly half of them."""
    position = society_resolved()
    heard = escalation(position)
    seats = [event.args["count"] for event in heard if event.key == "seat"]
    assert seats == [-2, -2, -1, 2, 2, 1, -2, -1, -2, -2], "threats, a crisis roll, the minor parties, the cut"
    assert [event.args["seats"] for event in heard if event.key == "parliament"] == [22]
    assert (who(position), step_name(position)) == ("SPD", "join")


@pytest.mark.parametrize("card", LEFT_OUT)
def test_the_cards_nobody_names_have_no_reaction(card: str) -> None:
    rules = new_game("main").rules
    assert rules.reaction[rules.card_index[card]] == st.NO_REACTION
