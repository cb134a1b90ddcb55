"""W4 to W6: the opinion grid, topics and the society track."""

import json
from random import Random

import pytest
from tests.games.weimar.helpers import (
    DNVP,
    KPD,
    SPD,
    ZENTRUM,
    boxed,
    field,
    marked,
    marker_names,
    play,
    run,
    step_name,
    texts,
)

from republik.games.weimar import GAME, Position, new_game
from republik.games.weimar.rules import opinion
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.rules import rules_for
from republik.games.weimar.rules.scene import point_index, scene, slot_index

RULES = rules_for("main")


def distance(one: str, other: str) -> int:
    return RULES.distance[point_index(RULES, one)][point_index(RULES, other)]


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ("Z2", "K1", 3),
        ("S3", "K2 S1", 4),
        ("K2 S1", "K3 S1", 1),
        ("Z1", "K2", 3),
        ("K2", "Z1", 3),
        ("K1", "S3", 4),
        ("D2", "S1", 3),
        ("Z1", "S1 Z1", 1),
        ("0", "Z2", 2),
        ("0", "Z3", 3),
        ("0", "Z4", 4),
        ("0", "Z1", 1),
        ("0", "D2", 2),
        ("D1", "D4", 3),
    ],
)
def test_the_moves_of_the_example(one: str, other: str, steps: int) -> None:
    assert distance(one, other) == steps


def test_the_grid_is_a_diamond_with_arms_of_4() -> None:
    assert len(RULES.points) == 41
    assert max(abs(x) + abs(y) for x, y in RULES.points) == 4


@pytest.mark.parametrize(
    ("place", "parties"),
    [("0", []), ("S3", [SPD]), ("Z2 S1", [ZENTRUM]), ("S1 Z1", [SPD, ZENTRUM]), ("K2 D2", [KPD, DNVP]), ("D4", [DNVP])],
)
def test_control(place: str, parties: list[int]) -> None:
    mask = RULES.controllers[point_index(RULES, place)]
    assert [party for party in range(4) if mask >> party & 1] == parties


def debate(card: str, seat: str = "SPD", reserve: tuple[int, ...] = (0, 0, 0, 0), **topics: str) -> Position:
    position = scene("main", to_act=seat, hands={seat: [card, "A25"]}, topics=topics, reserve=reserve, president="DNVP")
    play(position, f"{card} for debate")
    return position


def test_a_debate_moves_two_different_topics() -> None:
    position = debate("S08", media="0", security="0")
    assert texts(position) == ["done", "topic media 1", "topic security 1"]
    play(position, "topic media 1", "to S3")
    assert texts(position) == ["done", "topic security 1"]


def test_up_to_the_value_and_through_0() -> None:
    position = debate("S08", media="K1")
    play(position, "topic media 1")
    assert "to S2" in texts(position)
    assert "to K2" in texts(position)
    assert "to S3" not in texts(position), "four steps"


def test_reserve_adds_steps() -> None:
    position = debate("S08", reserve=(1, 0, 0, 0), media="K1", security="0")
    play(position, "topic media 1", "to S3")
    assert position.reserve[SPD] == 0
    position = debate("S08", reserve=(1, 0, 0, 0), media="K1", security="0")
    play(position, "topic media 1", "to S2")
    assert position.reserve[SPD] == 1, "only what is needed"


def test_events_that_move_topics_take_no_reserve() -> None:
    position = scene("main", hands={"SPD": ["S06", "A25"]}, topics={"media": "0"}, reserve=(2, 0, 0, 0))
    play(position, "S06 for event", "topic media 1")
    assert "to S3" in texts(position)
    assert "to S4" not in texts(position)


def test_equal_copies_on_one_point_are_offered_once() -> None:
    position = scene("main", hands={"SPD": ["S06", "A25"]}, topics={"economy": "0", "economy 2": "0"})
    play(position, "S06 for debate")
    assert texts(position) == ["done", "topic economy 1"]


def test_topics_may_share_a_point() -> None:
    position = debate("S08", media="0", security="S1")
    play(position, "topic media 1", "to S1")
    assert field(position, "media") == field(position, "security")


def test_shared_topics_count_half() -> None:
    position = scene("main", hands={"SPD": ["S08"]}, topics={"media": "S1 Z1", "economy": "S2"})
    assert (opinion.halves(position, SPD), opinion.halves(position, ZENTRUM)) == (3, 1)


# -- W5: topics ------------------------------------------------------------------------------


def won(topic: str, place: str, **what: object) -> Position:
    """The politics phase at its second step, with one topic on the grid."""
    return scene("main", politics=2, topics={topic: place}, seats=(6, 5, 3, 4), **what)  # type: ignore[arg-type]


def test_a_topic_on_0_is_discarded_without_effect() -> None:
    position = won("dolchstoss", "0")
    assert field(position, "dolchstoss") == "supply"
    assert position.base_count(DNVP) == 0


def test_economy() -> None:
    position = won("economy", "Z1", box={"inflation": 1})
    assert (position.to_act(), texts(position)) == (ZENTRUM, ["option 1", "option 2", "option 3"])
    play(position, "option 1", "roll 1 1")
    assert position.economy == 2
    assert marked(position, "prosperity") == {"Königsberg"}
    position = won("economy", "Z1", box={"inflation": 1})
    play(position, "option 2")
    assert boxed(position, "inflation") == 0
    position = won("economy", "Z1")
    play(position, "option 3", "roll 1 1", "base Berlin")
    assert marked(position, "poverty") == {"Königsberg"}


def test_an_option_that_changes_nothing_may_not_be_taken() -> None:
    assert texts(won("economy", "Z1")) == ["option 1", "option 3"], "no Inflation to remove"


def test_media() -> None:
    position = won("media", "K1")
    assert all(text.startswith("society ") for text in texts(position)), "nothing lies on the track: one option"
    assert len(position.moves()) == 8


def test_security() -> None:
    position = won("security", "S1", units={"soldiers": {"Berlin": 1, "Essen": 1}}, markers={"unrest": "Berlin Essen"})
    play(position, "option 1", "dissolve soldiers Berlin", "take from Essen")
    assert marked(position, "unrest") == {"Berlin"}


def test_security_brings_a_dissolved_unit_back() -> None:
    position = won("security", "K1", units={"soldiers": {"dissolved": 1}})
    play(position, "place in Berlin")  # the only option: there is nothing to dissolve, and no Unrest
    assert marked(position, "unrest") == {"Berlin"}
    assert position.units[4 * st.PLACES + st.SUPPLY] == 3


def test_foreign_policy() -> None:
    position = won("foreign_policy", "Z1")
    play(position, "flag france")
    assert position.flags[0] == 1
    assert step_name(position) == "may"


def test_dolchstoss() -> None:
    position = won("dolchstoss", "S1", bases={"DNVP": "Berlin"})
    play(position, "option 2")
    assert position.base_count(DNVP) == 0
    assert position.seats[DNVP] == 3


def test_poverty() -> None:
    position = won("poverty", "S1", markers={"poverty": "Berlin Essen"})
    play(position, "option 1", "take from Berlin")
    assert marked(position, "poverty") == {"Essen"}


def test_reparations() -> None:
    position = won("reparations", "D1", box={"inflation": 1})
    play(position, "option 2")
    assert boxed(position, "inflation") == 2
    assert position.chooser == DNVP


@pytest.mark.parametrize(
    ("topic", "place", "choices"),
    [("uspd", "S1", ["SPD", "KPD"]), ("ddp", "S1", ["SPD", "Zentrum"]), ("dvp", "D1", ["Zentrum", "DNVP"])],
)
def test_minor_parties_change_hands(topic: str, place: str, choices: list[str]) -> None:
    position = won(topic, place)
    assert texts(position) == choices


def test_white_topics_return_yellow_ones_leave() -> None:
    position = won("schutz_der_republik", "S1", markers={"unrest": "Berlin Essen"})
    play(position, "option 1")
    assert field(position, "schutz_der_republik") == "gone"
    assert marker_names(position)[0] == "schutz_der_republik"
    position = won("dolchstoss", "D1")
    play(position, "option 1", "base Berlin", "base Essen")
    assert field(position, "dolchstoss") == "supply"


def test_white_topics_come_first_in_the_order_of_the_board() -> None:
    position = scene(
        "main",
        politics=2,
        topics={"stinnes_legien": "S1", "dolchstoss": "S1", "media": "S1", "economy": "S1"},
        bases={"DNVP": "Berlin"},
        seats=(6, 5, 3, 4),
    )
    assert position.step()[2] == slot_index(position.rules, "economy")
    play(position, "option 1", "roll 1 1")
    assert step_name(position) == "society_in"
    play(position, "society arme_kpd")
    assert position.step()[2] == slot_index(position.rules, "dolchstoss")


def test_the_chancellor_orders_yellow_topics() -> None:
    position = scene(
        "main",
        politics=2,
        topics={"stinnes_legien": "S1", "schutz_der_republik": "K1"},
        chancellor="Zentrum",
        seats=(6, 5, 3, 4),
        round_number=1,
    )
    assert (position.to_act(), step_name(position)) == (ZENTRUM, "yellow")


def test_the_stinnes_legien_agreement_may_be_declined() -> None:
    position = won("stinnes_legien", "S2")
    play(position, "option 2")
    assert "stinnes_legien" not in marker_names(position)


def shared(answer: str) -> Position:
    position = won("economy", "S1 Z1")
    assert position.to_act() == SPD, "the chancellor's party proposes"
    play(position, "option 1")
    assert (position.to_act(), step_name(position)) == (ZENTRUM, "agree")
    play(position, answer)
    return position


def test_shared_topics_need_an_agreement() -> None:
    assert step_name(shared("yes")) == "roll"
    assert shared("no").economy == 1


# -- W6: society -------------------------------------------------------------------------------------


def test_new_markers_come_from_the_left_and_the_last_is_pushed_off() -> None:
    from republik.games.weimar.rules import society

    full = ["badehose", "panzerkreuzer", "arbeiter_spd", "arme_kpd", "arme_dnvp", "buerger_z"]
    position = scene("main", hands={"SPD": ["S08"]}, society=full)
    society.add(position, 6)
    assert marker_names(position) == ["arbeiter_kpd", *full[:5]]
    society.add(position, 9)
    assert "buerger_z" not in marker_names(position), "out of the game"


def test_a_marker_taken_off_returns_if_it_is_white() -> None:
    from republik.games.weimar.rules import society

    position = scene("main", hands={"SPD": ["S08"]}, society=["badehose", "arme_kpd"])
    society.remove_marker(position, 7)
    society.remove_marker(position, 0)
    assert society.available(position, 7)
    assert not society.available(position, 0)


@pytest.mark.parametrize(
    ("marker", "who", "first"),
    [
        ("arbeitslosenversicherung", SPD, "Zentrum"),
        ("panzerkreuzer", ZENTRUM, "SPD"),
        ("arme_dnvp", DNVP, "place in Königsberg"),
        ("arme_kpd", KPD, "base Königsberg"),
        ("buerger_z", ZENTRUM, "base Königsberg"),
        ("buerger_spd", SPD, "base Königsberg"),
        ("bauern_dnvp", DNVP, "base Königsberg"),
    ],
)
def test_markers_that_ask(marker: str, who: int, first: str) -> None:
    position = scene("main", politics=3, society=[marker], seats=(6, 5, 3, 4))
    assert position.to_act() == who
    assert texts(position)[0] == first


@pytest.mark.parametrize(
    ("marker", "party", "change"),
    [("badehose", SPD, -1), ("arbeiter_spd", SPD, 1), ("arbeiter_kpd", KPD, 1), ("bauern_z", ZENTRUM, 1)],
)
def test_markers_that_change_seats(marker: str, party: int, change: int) -> None:
    before = (6, 5, 3, 4)
    position = scene("main", hands={"SPD": ["S08"]}, society=[marker], seats=before)
    position.push(st.NEXT_SOCIETY, 0, 0)
    run(position)
    assert position.seats[party] == before[party] + change


def test_schutz_der_republik_lets_the_chancellor_dissolve() -> None:
    position = scene(
        "main", politics=3, society=["schutz_der_republik"], units={"soldiers": {"Berlin": 1}}, seats=(6, 5, 3, 4)
    )
    assert (position.to_act(), step_name(position)) == (SPD, "may")


# -- W4: a topic moves once per debate or event ---------------------------------------------------------


def next_debater(use: str, *moves: str, president: str = "DNVP") -> Position:
    """The SPD has used S06 with the only topic; the Zentrum is next."""
    position = scene("main", hands={"SPD": ["S06"], "Zentrum": ["Z04"]}, topics={"media": "0"}, president=president)
    play(position, f"S06 for {use}", *moves)
    assert (step_name(position), position.to_act()) == ("play", ZENTRUM)
    return position


@pytest.mark.parametrize("use", ["debate", "event"])
def test_the_next_party_may_move_the_same_topic(use: str) -> None:
    """Z04 moves topics: the next party may play its event, whatever the previous one has moved."""
    position = next_debater(use, "topic media 1", "to S1")
    assert "Z04 for event" in texts(position)
    play(position, "Z04 for event", "topic media 1", "to Z1")


def test_the_debate_of_the_president_bars_nothing_either() -> None:
    position = next_debater("debate", "done", "done", "yes", "topic media 1", "to S1", president="SPD")
    assert "Z04 for event" in texts(position)


def test_no_topic_counts_as_moved_when_a_card_is_chosen() -> None:
    for seed in range(6):
        rng = Random(seed)
        position = new_game("abyss" if seed % 2 else "main")
        while position.to_act() is not None:
            if step_name(position) in ("play", "topic_option"):
                assert position.moved == 0
            position.play(rng.choice(position.moves()))


def test_positions_of_earlier_versions_lose_the_topics_moved_by_what_is_over() -> None:
    """Earlier versions kept them until the next debate or event began, and offered no event that they barred."""
    position = next_debater("debate", "topic media 1", "to S1")
    data = json.loads(position.to_text())
    data["moved"] = 1 << slot_index(position.rules, "media")
    data["legal"].remove(position.parse_move("Z04 for event"))
    assert GAME.from_text(json.dumps(data)) == position


@pytest.mark.parametrize("use", ["debate", "event"])
def test_what_goes_on_keeps_the_topics_it_has_moved(use: str) -> None:
    position = scene("main", to_act="Zentrum", hands={"Zentrum": ["Z04"]}, topics={"media": "0", "security": "0"})
    play(position, f"Z04 for {use}", "topic media 1", "to S1")
    assert step_name(position) == "topic"
    data = json.loads(position.to_text())
    data["agenda"] = [step for step in data["agenda"] if step[0] != st.END_DEBATE]  # older positions have no such field
    opened = GAME.from_text(json.dumps(data))
    assert opened.moved == position.moved != 0
    assert opened.moves() == position.moves()
