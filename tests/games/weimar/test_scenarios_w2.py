"""W2, W12: the set-up of each scenario step by step, and every line of its final scoring."""

from collections.abc import Callable
from random import Random

import pytest
from tests.games.helpers import play
from tests.games.weimar.helpers import (
    DNVP,
    KPD,
    SPD,
    ZENTRUM,
    card_names,
    cities_with,
    field,
    in_box,
    marker_names,
    run,
    step_name,
    units,
)

from republik import games
from republik.games.weimar import GAME, Position, new_game
from republik.games.weimar.rules import endings, scoring
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.effects import FOREIGN_CARDS, NATIONS, TOPICS
from republik.games.weimar.rules.scene import scene
from republik.table.chance import Seed
from republik.table.contract import CHANCE, Event, Outcome
from republik.table.records import BadRecord, parse_record, verify, write_record
from republik.table.session import new_session

SCENARIOS = ("main", "abyss", "bruderkrieg", "vulkan")


def numbered(letter: str, *ranges: tuple[int, int]) -> list[str]:
    return [f"{letter}{number:02d}" for first, last in ranges for number in range(first, last + 1)]


# -- the main scenario, and rules shared by all ------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_seating_is_random(scenario: str) -> None:
    position = new_game(scenario)
    assert position.to_act() == CHANCE
    assert len(position.moves()) == 6, "every order round the table"


@pytest.mark.parametrize("scenario", ["main", "abyss", "bruderkrieg"])
def test_1_markers(scenario: str) -> None:
    position = new_game(scenario)
    assert position.rules.first_round == 1
    assert position.foreign_track == FOREIGN_CARDS.index("A10")
    assert position.economy == 1


def test_2_republic_cards() -> None:
    expected = numbered("A", (21, 40), (51, 58))
    assert card_names(new_game("main"), new_game("main").piles[st.REPUBLIC]) == expected
    assert card_names(new_game("abyss"), new_game("abyss").piles[st.REPUBLIC]) == expected


def test_2_bruderkrieg_without_the_vote_of_no_confidence() -> None:
    position = new_game("bruderkrieg")
    assert "A28" not in card_names(position, position.piles[st.REPUBLIC])
    assert len(position.piles[st.REPUBLIC]) == 27


@pytest.mark.parametrize(("scenario", "last"), [("main", 6), ("abyss", 2), ("bruderkrieg", 2)])
def test_3_round_cards_from_1_on(scenario: str, last: int) -> None:
    """The card of the first round puts its topic on field 0 before anybody chooses."""
    position = new_game(scenario)
    assert (position.rules.first_round, position.rules.last_round) == (1, last)
    while step_name(position) != "agenda":
        position.play(position.moves()[0])
    topic = TOPICS[position.rules.round_topic[1]]
    assert position.round == 1
    assert field(position, topic) == "0"
    others = [TOPICS[position.rules.round_topic[number]] for number in range(2, last + 1)]
    assert topic not in others
    assert all(field(position, other) != "0" for other in others)


def test_4_foreign_affairs() -> None:
    position = new_game("main")
    assert [FOREIGN_CARDS[card] for card in position.rules.stack_order] == ["A11", "A12", "A13", "A14", "A15", "A16"]
    assert position.foreign_done == 1


def test_5_to_7_offices() -> None:
    position = new_game("main")
    assert position.president == SPD
    assert (position.government, position.chancellor) == (0b11, SPD)
    assert list(position.minor) == [KPD, SPD, ZENTRUM]
    assert position.stresemann == st.FACE_UP


def test_8_party_decks() -> None:
    position = new_game("main")
    for party, letter in enumerate("SZKD"):
        assert card_names(position, position.piles[party]) == numbered(letter, (1, 12))


def test_11_units() -> None:
    position = new_game("main")
    supply = {"police": 6, "reichswehr1": 2, "reichswehr2": 2, "soldiers": 3, "workers": 3, "freikorps1": 3}
    for kind, count in {**supply, "freikorps2": 1, "spartakus": 0, "stahlhelm": 0}.items():
        assert units(position, kind, "supply") == count
    assert units(position, "reichswehr1", "unused") == 1


def test_12_threats() -> None:
    position = new_game("main")
    assert (in_box(position, "blockade"), in_box(position, "inflation"), position.box_total()) == (1, 1, 2)
    assert cities_with(position, "councils") == {"München"}
    assert cities_with(position, "unrest") == {"München", "Berlin", "Essen", "Hamburg"}


def test_12a_poverty_in_three_different_random_cities() -> None:
    position = new_game("main")
    play(position, "seating SPD Zentrum KPD DNVP", "roll 1 1")
    assert cities_with(position, "poverty") == {"Königsberg"}
    assert len(position.moves()) == 35, "a double is rolled again"
    play(position, "roll 3 4")
    assert len(position.moves()) == 29
    play(position, "roll 6 6")
    assert cities_with(position, "poverty") == {"Königsberg", "Berlin", "Rostock"}


def test_12b_poverty_is_rolled_again_where_prosperity_lies() -> None:
    position = new_game("vulkan")
    play(position, "seating SPD Zentrum KPD DNVP", "roll 1 1", "roll 6 6", "roll 1 2", "roll 6 5")
    assert cities_with(position, "prosperity") == {"Königsberg", "Rostock", "Stuttgart", "Leipzig"}
    assert len(position.moves()) == 30, "none of the six ways to roll one of the four cities"
    play(position, "roll 3 4")
    assert cities_with(position, "poverty") == {"Berlin"}


def test_13_bases_in_different_cities() -> None:
    position = new_game("main")
    play(position, "seating SPD Zentrum KPD DNVP", "roll 1 1", "roll 3 4", "roll 6 6")
    placed = []
    while step_name(position) == "place_base":
        seat = position.to_act()
        placed.append(seat)
        position.play(position.moves()[0])
    assert placed == [SPD] * 6 + [ZENTRUM] * 5 + [KPD] * 4 + [DNVP] * 3
    assert max(position.bases) == 1
    assert list(position.seats) == [7, 5, 4, 3]


def test_14_reserve() -> None:
    assert list(new_game("main").reserve) == [0, 0, 0, 0]
    assert list(new_game("vulkan").reserve) == [1, 1, 0, 0]


# -- Tanz auf dem Vulkan ----------------------------------------------------------------------------------


def vulkan() -> Position:
    return new_game("vulkan")


def test_vulkan_1_markers() -> None:
    position = vulkan()
    assert position.rules.first_round == 5
    assert position.rules.last_round == 6
    assert position.foreign_track == FOREIGN_CARDS.index("A14")
    assert position.economy == 3


def test_vulkan_2_republic_cards() -> None:
    expected = numbered("A", (21, 27), (29, 30), (71, 80))
    assert card_names(vulkan(), vulkan().piles[st.REPUBLIC]) == expected


def test_vulkan_3_and_4_round_and_foreign_cards() -> None:
    position = vulkan()
    assert [FOREIGN_CARDS[card] for card in position.rules.stack_order] == ["A15", "A16"]
    assert position.rules.round_topic[5] == TOPICS.index("schwarzer_freitag")


def test_vulkan_5_hindenburg() -> None:
    assert vulkan().president == DNVP


def test_vulkan_6_the_government_as_in_the_main_scenario() -> None:
    assert (vulkan().government, vulkan().chancellor) == (0b11, SPD)


def test_vulkan_7_minor_parties() -> None:
    position = vulkan()
    assert list(position.minor) == [-1, -1, DNVP]
    assert position.stresemann == st.OUT_OF_GAME
    for topic in ("uspd", "ddp"):
        assert position.topics[position.rules.slots_of[TOPICS.index(topic)][0]] == st.GONE


@pytest.mark.parametrize(
    ("party", "agenda", "removed", "added"),
    [
        (SPD, "SA1", "S07 S10 S11 S27 S28", "S26 S29 S30"),
        (KPD, "KA1", "K09 K10 K12 K22 K24", "K21 K23 K25"),
        (ZENTRUM, "ZA2", "Z08 Z12 Z27 Z28 Z29", "Z26 Z30"),
        (DNVP, "DA2", "D04 D07 D08 D09 D11", "D26 D27 D28 D29 D30"),
    ],
)
def test_vulkan_8_decks_and_agendas(party: int, agenda: str, removed: str, added: str) -> None:
    position = vulkan()
    deck = card_names(position, position.piles[party])
    assert len(deck) == 12
    assert set(added.split()) <= set(deck)
    assert not set(removed.split()) & set(deck)
    assert agenda not in [position.rules.agendas[number] for number in position.rules.agendas_of[party]]


def test_vulkan_11_units() -> None:
    position = vulkan()
    assert [units(position, kind, "supply") for kind in ("police", "reichswehr1", "reichswehr2")] == [6, 3, 3]
    for kind in ("soldiers", "workers", "freikorps1", "freikorps2"):
        assert (units(position, kind, "supply"), units(position, kind, "dissolved")) == (1, 2)
    assert units(position, "spartakus", "unused") == units(position, "ruhrarmee", "unused") == 0


def test_vulkan_12_threats() -> None:
    position = vulkan()
    assert position.box_total() == 0
    assert cities_with(position, "regime") == {"München"}
    rolls = ["roll 1 1", "roll 1 2", "roll 1 3", "roll 1 4"]
    play(position, "seating SPD Zentrum KPD DNVP", *rolls)
    assert cities_with(position, "prosperity") == {"Königsberg", "Stuttgart", "Frankfurt", "Köln"}
    assert "roll 1 1" not in [position.move_text(move) for move in position.moves()], "not beside Prosperity"
    play(position, "roll 6 6", "roll 3 4", "roll 1 1")
    assert cities_with(position, "poverty") == {"Rostock"}
    assert cities_with(position, "unrest") == {"Berlin", "Königsberg"}


def test_vulkan_13_figures() -> None:
    position = vulkan()
    placed = [0, 0, 0, 0]
    while step_name(position) != "agenda":
        seat = position.to_act()
        if step_name(position) == "place_base":
            assert seat is not None
            placed[seat] += 1
        position.play(position.moves()[0])
    assert placed == [3, 2, 5, 7]
    assert [position.base_count(party) for party in range(4)] == placed
    assert max(position.bases) == 1
    assert list(vulkan().seats) == [6, 5, 3, 5]


def test_vulkan_additional_steps() -> None:
    position = vulkan()
    assert list(position.nsdap) == [0, 0, 0, 1]
    assert list(position.flags) == [2] * len(NATIONS)
    assert marker_names(position) == [
        "arbeitslosenversicherung",
        "panzerkreuzer",
        "arbeiter_spd",
        "arme_kpd",
        "arme_dnvp",
    ]


# -- final scorings -------------------------------------------------------------------------------------------


def scored(scenario: str, change: Callable[[Position], None], **what: object) -> list[int]:
    """Returns the points that each party gets in the final scoring, starting from 20."""
    position = scene(scenario, vp=(20, 20, 20, 20), hands={"SPD": ["S05"]}, **what)  # type: ignore[arg-type]
    change(position)
    scoring.final_scoring(position)
    return [points - 20 for points in position.vp]


def clean(position: Position) -> None:
    """Nothing that scores: one dissolved unit each, no seats, economy 4, Ultimatum finished."""
    position.foreign_done |= 1 << FOREIGN_CARDS.index("A12")
    position.economy = 4
    position.seats[KPD] = 3
    position.seats[DNVP] = 4
    for kind in ("soldiers", "freikorps1"):
        index = ("soldiers", "freikorps1").index(kind)
        number = (4, 9)[index]
        position.move_unit(number, st.SUPPLY, st.DISSOLVED)


def bruderkrieg(change: Callable[[Position], None]) -> list[int]:
    def both(position: Position) -> None:
        clean(position)
        change(position)

    return scored("bruderkrieg", both)


def put(marker: int, *cities: int) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        for city in cities:
            position.markers[marker * st.CITIES + city] = 1

    return change


def box(kind: int, count: int) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position.box[kind] = count

    return change


def setting(name: str, value: int) -> Callable[[Position], None]:
    return lambda position: setattr(position, name, value)


def seats(party: int, count: int) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position.seats[party] = count

    return change


def no_dissolved(number: int) -> Callable[[Position], None]:
    return lambda position: position.move_unit(number, st.DISSOLVED, st.SUPPLY)


@pytest.mark.parametrize(
    ("change", "points"),
    [
        (lambda position: None, [0, 0, 0, 0]),
        (setting("foreign_done", 1), [-1, -1, 0, 0]),
        (setting("economy", 3), [-1, -1, 0, 0]),
        (setting("government", 0b1), [0, -1, 0, 0]),
        (box(st.B_VIOLENT_PEACE, 3), [0, 0, 0, 0]),
        (box(st.B_BLOCKADE, 4), [-1, -1, 0, 0]),
        (box(st.B_INFLATION, 1), [-1, -1, 0, 0]),
        (put(st.COUNCILS, 1), [0, 0, 1, 0]),
        (put(st.COUNCILS, 1, 2, 3), [0, 0, 3, 0]),
        (put(st.UPRISING, 1), [0, 0, 0, 0]),
        (put(st.UPRISING, 1, 2), [0, 0, 1, 0]),
        (no_dissolved(4), [0, 0, 1, 0]),
        (seats(KPD, 4), [0, 0, 1, 0]),
        (put(st.REGIME, 1, 2), [0, 0, 0, 2]),
        (put(st.UNREST, 1, 2, 3), [0, 0, 0, 0]),
        (put(st.UNREST, 1, 2, 3, 4), [0, 0, 0, 1]),
        (no_dissolved(9), [0, 0, 0, 1]),
        (seats(DNVP, 5), [0, 0, 0, 1]),
    ],
)
def test_bruderkrieg_scoring(change: Callable[[Position], None], points: list[int]) -> None:
    assert bruderkrieg(change) == points


@pytest.mark.parametrize("scenario", ["vulkan", "main"])
@pytest.mark.parametrize(
    ("government", "figures", "points"),
    [
        (0b0000, (0, 0, 0, 0), [0, 0, 0, 0]),
        (0b0011, (0, 0, 0, 0), [3, 3, 0, 0]),
        (0b1010, (0, 0, 0, 0), [0, 3, 0, 3]),
        (0b0001, (1, 0, 0, 0), [1, 0, 0, 0]),
        (0b0000, (0, 2, 0, 1), [0, -4, 0, -2]),
    ],
)
def test_each_line_of_the_scoring_of_vulkan_and_main(
    scenario: str, government: int, figures: tuple[int, ...], points: list[int]
) -> None:
    """3 points for each party in government, 2 less for each of its figures on the NSDAP track."""

    def change(position: Position) -> None:
        position.government = government
        for party, count in enumerate(figures):
            position.nsdap[party] = count

    assert scored(scenario, change) == points


@pytest.mark.parametrize("scenario", ["vulkan", "main"])
def test_vulkan_and_main_scoring(scenario: str) -> None:
    def figures(position: Position) -> None:
        position.nsdap[SPD] = 0
        position.nsdap[KPD] = 2
        position.nsdap[DNVP] = 1

    assert scored(scenario, figures) == [3, 3, -4, -2]


def ended(position: Position) -> Outcome:
    """Returns the outcome after the dice at the end of the round."""
    while position.to_act() == CHANCE:
        play(position, "roll 1 1")
    outcome = position.outcome()
    assert outcome is not None
    return outcome


def test_the_most_points_win_when_the_republic_survives() -> None:
    position = scene("bruderkrieg", politics=8, round_number=2, seats=(6, 5, 3, 4), vp=(9, 3, 4, 5), economy=4)
    outcome = ended(position)
    assert (outcome.winner, outcome.termination) == (SPD, "survival")


@pytest.mark.parametrize(
    ("vp", "government", "chancellor", "winner"),
    [
        ((5, 5, 5, 5), ("SPD", "Zentrum"), "Zentrum", SPD),
        ((0, 5, 5, 0), ("SPD", "Zentrum"), "SPD", ZENTRUM),
        ((5, 5, 0, 0), ("SPD", "Zentrum"), "Zentrum", SPD),
    ],
)
def test_ties_go_to_the_government_then_seats(
    vp: tuple[int, ...], government: tuple[str, ...], chancellor: str, winner: int
) -> None:
    position = scene(
        "main", vp=vp, government=government, chancellor=chancellor, seats=(6, 5, 4, 3), hands={"SPD": ["S05"]}
    )
    assert endings.survivor(position) == winner


def finally_scored(scenario: str, points: int, change: Callable[[Position], None]) -> tuple[int, list[tuple[int, int]]]:
    """Returns the SPD's points after the final scoring, and its scoring events."""
    position = scene(scenario, hands={"SPD": ["S05"]}, vp=(points, 20, 20, 20))
    change(position)
    heard: list[Event] = []
    position.listener = heard.append
    scoring.final_scoring(position)
    told = [event.args for event in heard if event.key == "final" and event.args["party"] == SPD]
    return position.vp[SPD], [(line["line"], line["count"]) for line in told]


@pytest.mark.parametrize(("points", "figures", "left"), [(0, 1, 1), (1, 1, 2), (2, 2, 1), (3, 2, 2), (3, 3, 0)])
def test_a_final_scoring_is_one_sum(points: int, figures: int, left: int) -> None:
    """-2 per figure and +3 for the government are added up first, even if the party has too few points to lose: line by
    line, each of these would end with 3."""
    lines = [(0, -2 * figures), (1, 3)]
    assert finally_scored("vulkan", points, figures_on_the_track(figures)) == (left, lines)


def test_a_final_scoring_has_no_floor() -> None:
    """2.3 and 3.3 name none: -6 and +3 leave two points at -1."""
    assert finally_scored("vulkan", 2, figures_on_the_track(3)) == (-1, [(0, -6), (1, 3)])


def test_points_below_0_decide_who_wins() -> None:
    """2.3: with a floor, all would have 0 points, and the government would win."""
    position = scene(
        "bruderkrieg",
        hands={"SPD": ["S05"]},
        vp=(1, 0, 0, 0),
        seats=(6, 5, 2, 3),
        box={"inflation": 2, "blockade": 2},
        units={"soldiers": {"dissolved": 1}, "freikorps1": {"dissolved": 1}},
    )
    scoring.final_scoring(position)
    assert list(position.vp) == [-3, -4, 0, 0]
    assert endings.survivor(position) == DNVP


def test_only_a_finished_game_has_points_below_0() -> None:
    position = scene("vulkan", hands={"SPD": ["S05"]}, government=["Zentrum"])
    position.nsdap[SPD] = 2
    scoring.final_scoring(position)
    assert position.vp[SPD] == -4
    with pytest.raises(AssertionError, match="vp below zero"):
        position.check()
    endings.fall(position, st.SURVIVAL)
    endings.finish(position)
    position.check()
    read = GAME.from_text(position.to_text())
    read.check()
    assert read.vp[SPD] == -4


def figures_on_the_track(count: int) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position.nsdap[SPD] = count

    return change


# -- Republik am Abgrund: the ten criteria ------------------------------------------------------------------------


def abyss() -> Position:
    """None of the criteria is met."""
    position = scene(
        "abyss",
        hands={"SPD": ["S05"]},
        seats=(9, 5, 3, 3),
        government=("Zentrum",),
        markers={"councils": "Berlin", "regime": "Essen"},
        box={"inflation": 3},
        economy=2,
        vp=(14, 0, 0, 0),
    )
    assert scoring.criteria(position) == [False] * 10
    return position


def dissolve_three(position: Position) -> None:
    for number in (4, 5, 9):
        position.move_unit(number, st.SUPPLY, st.DISSOLVED)


def ten_bases(position: Position) -> None:
    for city in range(10):
        position.add_base(SPD, city, 1)


def fewer_markers(position: Position) -> None:
    position.markers[st.REGIME * st.CITIES + 6] = 0


def fifteen(position: Position) -> None:
    position.vp[SPD] = 15


def blockades_only(position: Position) -> None:
    box(st.B_INFLATION, 0)(position)
    box(st.B_BLOCKADE, 3)(position)


CRITERIA: list[Callable[[Position], None]] = [
    seats(SPD, 10),
    ten_bases,
    setting("economy", 3),
    setting("foreign_done", 1 << FOREIGN_CARDS.index("A12")),
    blockades_only,
    fewer_markers,
    box(st.B_INFLATION, 2),
    fifteen,
    setting("government", 0b11),
    dissolve_three,
]


@pytest.mark.parametrize("number", range(10))
def test_each_criterion(number: int) -> None:
    position = abyss()
    CRITERIA[number](position)
    met = scoring.criteria(position)
    assert met[number]
    assert sum(met) == 1


@pytest.mark.parametrize(
    ("count", "ending"), [(4, st.DEFEAT), (5, st.SMALL_VICTORY), (7, st.SMALL_VICTORY), (8, st.GREAT_VICTORY)]
)
def test_small_and_great_victory(count: int, ending: int) -> None:
    position = abyss()
    order = [0, 1, 2, 3, 5, 7, 8, 9]
    for number in order[:count]:
        CRITERIA[number](position)
    assert sum(scoring.criteria(position)) == count
    termination, winner = scoring.solo_result(position, st.SURVIVAL, KPD)
    assert (termination, winner) == (ending, -1 if ending == st.DEFEAT else SPD)


def fallen(position: Position, early: int) -> Outcome:
    endings.fall(position, early)
    run(position)
    outcome = position.outcome()
    assert outcome is not None
    return outcome


EARLY_ENDS = [
    (st.ANARCHY, Outcome(None, "anarchy", "W12")),
    (st.COUNCILS_WIN, Outcome(KPD, "councils", "W12")),
    (st.REGIME_WIN, Outcome(DNVP, "regime", "W12")),
    (st.NSDAP_WIN, Outcome(None, "nsdap", "W12")),
]


@pytest.mark.parametrize(("early", "outcome"), EARLY_ENDS)
def test_any_early_end_is_a_defeat_and_keeps_its_reason(early: int, outcome: Outcome) -> None:
    """1.2: whatever the criteria and the points of the SPD."""
    position = abyss()
    for number in (0, 1, 2, 3, 5, 7, 8, 9):
        CRITERIA[number](position)
    assert fallen(position, early) == outcome


@pytest.mark.parametrize("party", [KPD, DNVP])
def test_an_overthrow_of_the_solo_republic_names_who_did_it(party: int) -> None:
    seats = [3, 3, 1, 1]
    seats[party] = 9
    outcome = ended(scene("abyss", politics=8, round_number=1, seats=tuple(seats)))
    assert outcome == Outcome(party, "overthrow", "W8")


@pytest.mark.parametrize("early", [st.ANARCHY, st.COUNCILS_WIN, st.SURVIVAL])
def test_an_outcome_has_the_points_where_they_decided_it(early: int) -> None:
    """W12: anarchy and survival are won by the most victory points."""
    position = scene("main", hands={"SPD": ["S05"]})
    outcome = fallen(position, early)
    assert outcome.scores == (() if early == st.COUNCILS_WIN else tuple(position.vp))
    assert position.view(KPD).outcome() == outcome


def test_records_may_call_an_early_end_of_the_solo_scenario_a_defeat() -> None:
    """Records written before the reason was stored."""
    position = abyss()
    assert position.former_results() == ()
    fallen(position, st.ANARCHY)
    assert position.former_results() == ("draw, defeat",)
    for_four = scene("main", hands={"SPD": ["S05"]})
    fallen(for_four, st.ANARCHY)
    assert for_four.former_results() == ()


def test_a_solo_record_of_an_earlier_revision_may_call_an_early_end_a_defeat() -> None:
    session = new_session(GAME, {"scenario": "abyss"}, {"spd": "one"}, Seed.from_text("solo 3"))
    rng = Random(3)
    while session.position.to_act() is not None:
        session.play(rng.choice(session.position.moves()))
    record = session.record(reveal=True)
    winner, termination, _ = record.header["result"].split(", ")
    assert termination in ("anarchy", "overthrow", "councils", "regime")
    assert verify(parse_record(write_record(record)), games.game)
    record.header["result"] = "draw, defeat, W2"
    with pytest.raises(BadRecord, match="ended-otherwise"):
        verify(parse_record(write_record(record)), games.game)
    record.header["revision"] = "1"
    for result in (f"{winner}, {termination}", "draw, defeat, W2", "draw"):
        record.header["result"] = result
        assert verify(parse_record(write_record(record)), games.game)
    for result in ("spd, small_victory, W2", "draw, nsdap, W12", "spd, defeat, W2"):
        record.header["result"] = result
        with pytest.raises(BadRecord, match="ended-otherwise"):
            verify(parse_record(write_record(record)), games.game)


def test_the_last_round_ends_the_scenario() -> None:
    position = scene("abyss", politics=8, round_number=2, seats=(6, 5, 3, 4))
    outcome = ended(position)
    assert outcome.termination in ("defeat", "small_victory", "great_victory")


def test_unknown_scenario() -> None:
    with pytest.raises(ValueError, match="value weimar, known abyss"):
        new_game("weimar")
    run(new_game("main"))
