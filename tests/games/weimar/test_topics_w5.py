"""W5 Topics: who has won them, and the winner's options."""

import pytest
from tests.games.helpers import move_texts, play
from tests.games.weimar.helpers import DNVP, SPD, ZENTRUM, cities_with, field, in_box, marker_names, pending, step_name

from republik.games.weimar import Position
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.scene import scene, slot_index
from republik.games.weimar.rules.topics import TopicOption


def won(topic: str, place: str, **what: object) -> Position:
    """The politics phase at its second step, with one topic on the grid."""
    return scene("main", politics=2, topics={topic: place}, seats=(6, 5, 3, 4), **what)  # type: ignore[arg-type]


def test_a_topic_on_0_is_discarded_without_effect() -> None:
    position = won("dolchstoss", "0")
    assert field(position, "dolchstoss") == "supply"
    assert position.base_count(DNVP) == 0


def test_economy() -> None:
    position = won("economy", "Z1", box={"inflation": 1})
    assert (position.to_act(), move_texts(position)) == (ZENTRUM, ["option 1", "option 2", "option 3"])
    play(position, "option 1", "roll 1 1")
    assert position.economy == 2
    assert cities_with(position, "prosperity") == {"Königsberg"}
    position = won("economy", "Z1", box={"inflation": 1})
    play(position, "option 2")
    assert in_box(position, "inflation") == 0
    position = won("economy", "Z1")
    play(position, "option 3", "roll 1 1", "base Berlin")
    assert cities_with(position, "poverty") == {"Königsberg"}


def test_an_option_that_changes_nothing_may_not_be_taken() -> None:
    assert move_texts(won("economy", "Z1")) == ["option 1", "option 3"], "no Inflation to remove"


def test_media() -> None:
    position = won("media", "K1")
    assert all(text.startswith("society ") for text in move_texts(position)), "nothing lies on the track: one option"
    assert len(position.moves()) == 8


def test_security() -> None:
    position = won("security", "S1", units={"soldiers": {"Berlin": 1, "Essen": 1}}, markers={"unrest": "Berlin Essen"})
    play(position, "option 1", "dissolve soldiers Berlin", "take from Essen")
    assert cities_with(position, "unrest") == {"Berlin"}


def test_security_brings_a_dissolved_unit_back() -> None:
    position = won("security", "K1", units={"soldiers": {"dissolved": 1}})
    play(position, "place in Berlin")  # the only option: there is nothing to dissolve, and no Unrest
    assert cities_with(position, "unrest") == {"Berlin"}
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
    assert cities_with(position, "poverty") == {"Essen"}


def test_reparations() -> None:
    position = won("reparations", "D1", box={"inflation": 1})
    play(position, "option 2")
    assert in_box(position, "inflation") == 2
    assert position.chooser == DNVP


@pytest.mark.parametrize(
    ("topic", "place", "choices"),
    [("uspd", "S1", ["SPD", "KPD"]), ("ddp", "S1", ["SPD", "Zentrum"]), ("dvp", "D1", ["Zentrum", "DNVP"])],
)
def test_minor_parties_change_hands(topic: str, place: str, choices: list[str]) -> None:
    position = won(topic, place)
    assert move_texts(position) == choices


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
    assert pending(position, TopicOption).slot == slot_index(position.rules, "economy")
    play(position, "option 1", "roll 1 1")
    assert step_name(position) == "society_in"
    play(position, "society arme_kpd")
    assert pending(position, TopicOption).slot == slot_index(position.rules, "dolchstoss")


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
