"""W4 The opinion grid: topics are introduced, moved by debates and events, and controlled."""

import json
from random import Random

import pytest
from tests.games.helpers import move_texts, play
from tests.games.weimar.helpers import DNVP, KPD, SPD, ZENTRUM, field, step_name

from republik.games.weimar import GAME, Position, new_game
from republik.games.weimar.rules import opinion
from republik.games.weimar.rules.opinion import EndDebate
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
    assert move_texts(position) == ["done", "topic media 1", "topic security 1"]
    play(position, "topic media 1", "to S3")
    assert move_texts(position) == ["done", "topic security 1"]


def test_up_to_the_value_and_through_0() -> None:
    position = debate("S08", media="K1")
    play(position, "topic media 1")
    assert "to S2" in move_texts(position)
    assert "to K2" in move_texts(position)
    assert "to S3" not in move_texts(position), "four steps"


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
    assert "to S3" in move_texts(position)
    assert "to S4" not in move_texts(position)


def test_equal_copies_on_one_point_are_offered_once() -> None:
    position = scene("main", hands={"SPD": ["S06", "A25"]}, topics={"economy": "0", "economy 2": "0"})
    play(position, "S06 for debate")
    assert move_texts(position) == ["done", "topic economy 1"]


def test_topics_may_share_a_point() -> None:
    position = debate("S08", media="0", security="S1")
    play(position, "topic media 1", "to S1")
    assert field(position, "media") == field(position, "security")


def test_shared_topics_count_half() -> None:
    position = scene("main", hands={"SPD": ["S08"]}, topics={"media": "S1 Z1", "economy": "S2"})
    assert (opinion.halves(position, SPD), opinion.halves(position, ZENTRUM)) == (3, 1)


# -- a topic moves once per debate or event ---------------------------------------------------------


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
    assert "Z04 for event" in move_texts(position)
    play(position, "Z04 for event", "topic media 1", "to Z1")


def test_the_debate_of_the_president_bars_nothing_either() -> None:
    position = next_debater("debate", "done", "done", "yes", "topic media 1", "to S1", president="SPD")
    assert "Z04 for event" in move_texts(position)


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
    data["agenda"] = [step for step in data["agenda"] if step[0] != EndDebate.kind]  # older positions have none
    opened = GAME.from_text(json.dumps(data))
    assert opened.moved == position.moved != 0
    assert opened.moves() == position.moves()
