"""W3 Sequence of play: order, agendas, cards and their uses, decks."""

import pytest
from tests.games.helpers import move_texts, play
from tests.games.weimar.helpers import DNVP, KPD, SPD, ZENTRUM, card, card_names, field, pending, run, step_name, units

from republik.games.weimar import Position, new_game
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.cards import Fetch
from republik.games.weimar.rules.round_end import RoundEnd
from republik.games.weimar.rules.rounds import ChooseFirst, StartRound
from republik.games.weimar.rules.scene import scene, slot_index
from republik.games.weimar.rules.topics import TopicOption


def start_round(number: int, scenario: str = "main") -> Position:
    """Begins a round in a position with empty hands."""
    position = scene(scenario, round_number=max(number - 1, 1), hands={"SPD": ["S05"]})
    position.clear_agenda()
    position.hands = [[], [], [], []]
    position.piles[SPD] = sorted([*position.piles[SPD], card(position, "S05")])
    position.push(StartRound(number))
    run(position)
    return position


def choose_agendas(position: Position, **wanted: str) -> None:
    """Deals any cards, then chooses the agendas by party."""
    while step_name(position) == "deal":
        position.play(position.moves()[0])
    while step_name(position) == "agenda":
        seat = position.to_act()
        assert seat is not None
        name = ("spd", "zentrum", "kpd", "dnvp")[seat]
        play(position, f"agenda {wanted.get(name, position.rules.agendas[position.rules.agendas_of[seat][-1]])}")


def test_the_round_card_puts_its_topic_on_0() -> None:
    assert field(start_round(1), "schutz_der_republik") == "0"
    assert field(start_round(2), "rentenmark") == "0"


def test_each_party_draws_two_republic_cards() -> None:
    position = start_round(1)
    for _ in range(8):
        assert step_name(position) == "deal"
        position.play(position.moves()[0])
    assert [len(hand) for hand in position.hands] == [2, 2, 2, 2]
    assert step_name(position) == "agenda"


def test_agendas_bring_their_topics_before_any_effect() -> None:
    position = start_round(1)
    choose_agendas(position, spd="SA2", zentrum="ZA1", kpd="KA1", dnvp="DA4")
    assert step_name(position) == "choose_first"
    assert [field(position, name) for name in ("economy", "economy 2", "security", "media")] == ["0", "0", "0", "S3"]
    assert position.base_count(SPD) == 0


def test_a_topic_without_a_copy_left_is_skipped() -> None:
    position = start_round(1)
    position.topics[slot_index(position.rules, "dolchstoss")] = st.GONE
    choose_agendas(position, dnvp="DA4")
    assert field(position, "dolchstoss") == "gone"


def test_three_party_cards_and_those_of_the_agenda() -> None:
    position = start_round(1)
    choose_agendas(position, spd="SA2", zentrum="ZA1", kpd="KA4", dnvp="DA4")
    while step_name(position) != "discard":
        position.play(position.moves()[-1] if step_name(position) == "choose_first" else position.moves()[0])
    seat = position.to_act()
    assert seat == SPD
    assert len(position.hands[SPD]) == 6, "drawn together, then one is discarded"


def test_a_set_joins_the_deck_once() -> None:
    position = start_round(1)
    choose_agendas(position, kpd="KA1")
    while step_name(position) != "choose_first":
        position.play(position.moves()[0])
    play(position, "KPD")
    assert {"K21", "K22", "K23", "K24", "K25"} <= set(card_names(position, position.piles[KPD]))
    position.piles[KPD] = []
    position.discards[KPD] = []
    from republik.games.weimar.rules.cards import add_set

    add_set(position, KPD, position.rules.agendas.index("KA1"))
    assert position.piles[KPD] == []


def test_the_chancellor_chooses_who_begins_three_times() -> None:
    position = new_game("main")
    asked = []
    for _ in range(400):
        if step_name(position) == "choose_first":
            asked.append((position.to_act(), pending(position, ChooseFirst).why))
        if step_name(position) == "agenda" and "agenda KA1" in move_texts(position):
            play(position, "agenda KA1")
        elif step_name(position) == "agenda" and "agenda ZA1" in move_texts(position):
            play(position, "agenda ZA1")
        else:
            position.play(position.moves()[0])
        if len(asked) == 3:
            break
    assert asked == [(SPD, st.FOR_AGENDA), (SPD, st.FOR_EARLY), (SPD, st.FOR_IMPULSES)]


def test_reparations_choose_the_next_order() -> None:
    position = scene("main", hands={"SPD": ["S05"]}, topics={"reparations": "K2"}, box={"inflation": 1})
    position.clear_agenda()
    position.push(RoundEnd())
    position.push(ChooseFirst(SPD, st.FOR_IMPULSES))
    position.push(TopicOption(KPD, slot=slot_index(position.rules, "reparations"), partner=-1))
    run(position)
    play(position, "option 1")
    assert (position.chooser, position.co_chooser) == (KPD, -1)


def test_reparations_won_together_need_an_agreement() -> None:
    position = scene("main", hands={"SPD": ["S05"]})
    position.chooser = KPD
    position.co_chooser = SPD
    position.clear_agenda()
    position.push(RoundEnd())
    position.push(ChooseFirst(KPD, st.FOR_IMPULSES))
    run(position)
    play(position, "DNVP")
    assert (position.to_act(), step_name(position)) == (SPD, "agree_first")
    play(position, "no")
    assert (position.to_act(), step_name(position)) == (position.chancellor, "choose_first")


def test_impulses_go_clockwise_and_skip_empty_hands() -> None:
    position = scene(
        "main",
        seating=("SPD", "DNVP", "Zentrum", "KPD"),
        hands={"SPD": ["S08"], "DNVP": [], "Zentrum": ["Z07"], "KPD": ["K07", "K08"]},
    )
    order = []
    while step_name(position) in ("play", "actions", "president"):
        seat = position.to_act()
        assert seat is not None
        if step_name(position) == "play":
            order.append(seat)
            play(position, next(text for text in move_texts(position) if text.endswith("for actions")))
        else:
            play(position, "done" if step_name(position) == "actions" else "no")
    assert order == [SPD, ZENTRUM, KPD, KPD]


def test_a_party_card_is_played_for_one_use() -> None:
    position = scene("main", hands={"SPD": ["S08", "S06"], "KPD": ["K07"]}, president="DNVP")
    play(position, "S08 for actions", "done")
    assert position.to_act() == KPD
    assert card_names(position, position.discards[SPD]) == ["S08"]


def test_a_party_event_must_do_something() -> None:
    position = scene("main", hands={"KPD": ["K03", "K07"]}, to_act="KPD")
    assert "K03 for event" not in move_texts(position), "no topic is on the grid"
    assert "K07 for event" in move_texts(position)
    refusal = position.why_not(position.parse_move("K03 for event"))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("event-idle", "W3")


@pytest.mark.parametrize("first", ["event", "debate", "actions"])
def test_a_republic_card_is_event_and_one_use_in_either_order(first: str) -> None:
    position = scene("main", hands={"SPD": ["A21"], "KPD": ["K07"]}, topics={"media": "0"}, seats=(8, 5, 4, 3))
    play(position, f"A21 for {first}")
    if first == "event":
        assert position.vp[SPD] == 2
        assert move_texts(position) == ["for debate", "for actions"]
        play(position, "for actions", "done")
    else:
        assert position.vp[SPD] == 0
        while position.to_act() == SPD:
            play(position, "done")
        assert position.vp[SPD] == 2
    assert position.to_act() == KPD
    assert card_names(position, position.discards[st.REPUBLIC]) == ["A21"]


def test_only_a_card_whose_event_happened_is_removed() -> None:
    position = scene("main", hands={"SPD": ["S09"], "KPD": ["K07"]}, president="DNVP")
    play(position, "S09 for actions", "done")
    assert card_names(position, position.discards[SPD]) == ["S09"]
    position = scene("main", hands={"SPD": ["S09"], "KPD": ["K07"]}, president="DNVP")
    play(position, "S09 for event")
    assert position.discards[SPD] == []


def test_a_cancelled_event_does_not_happen() -> None:
    position = scene("main", hands={"SPD": ["S09", "S08"], "DNVP": ["D01", "D05"]}, president="DNVP")
    play(position, "S09 for event")
    assert (step_name(position), position.to_act()) == ("cancel_event", DNVP)
    play(position, "answer with D01", "deal D02")
    assert len(position.hands[DNVP]) == 2, "its owner draws a party card"
    assert move_texts(position) == ["for debate", "for actions"]
    play(position, "for actions", "done")
    assert card_names(position, position.discards[SPD]) == ["S09"], "not removed: the event was not carried out"


def test_republic_events_cannot_be_cancelled() -> None:
    position = scene("main", hands={"SPD": ["A40", "S08"], "DNVP": ["D01", "D05"]})
    play(position, "A40 for event")
    assert (step_name(position), position.to_act()) == ("other_use", SPD), "nobody is asked"
    assert position.seats[ZENTRUM] == 6


def test_s07_only_in_the_first_two_impulses() -> None:
    second = scene("main", hands={"SPD": ["S07", "S08"]}, impulse=2)
    assert "S07 for event" in move_texts(second)
    third = scene("main", hands={"SPD": ["S07", "S08"]}, impulse=3)
    assert "S07 for event" not in move_texts(third)


def test_an_empty_pile_is_reshuffled() -> None:
    position = scene("main", hands={"SPD": ["S09", "S08"], "DNVP": ["D01", "D05"]}, discards=["D02", "D03"])
    position.piles[DNVP] = []
    play(position, "S09 for event", "answer with D01")
    assert move_texts(position) == ["deal D01", "deal D02", "deal D03"], "the discards, shuffled"


def test_eras() -> None:
    position = start_round(3)
    pile = card_names(position, position.piles[st.REPUBLIC])
    assert "A51" not in pile
    assert {"A31", "A61", "A70"} <= set(pile)
    late = start_round(5)
    pile = card_names(late, late.piles[st.REPUBLIC])
    assert not {"A31", "A61"} & set(pile)
    assert {"A21", "A71", "A80"} <= set(pile)


def test_the_last_reichswehr_joins_in_round_3() -> None:
    position = start_round(3)
    assert [units(position, kind, "supply") for kind in ("reichswehr1", "reichswehr2")] == [3, 3]


def test_the_reinforcements_card_is_shown() -> None:
    position = scene("main", hands={"SPD": ["S05"]})
    position.push(Fetch(DNVP))
    run(position)
    assert move_texts(position) == ["deal D04", "deal D08"]
    play(position, "deal D08")
    assert card_names(position, position.view(SPD).shown.hands[DNVP]) == ["D08"]


def test_a28_discards_every_party_card() -> None:
    position = scene("main", hands={"SPD": ["A28", "S05", "A22"], "KPD": ["K07", "A25"], "DNVP": ["D01"]})
    play(position, "A28 for event")
    assert [card_names(position, hand) for hand in position.hands] == [["A22"], [], ["A25"], []]


def test_the_end_of_the_round() -> None:
    """The open Versailles card adds a Blockade; the round card is resolved first."""
    position = scene("main", politics=8, seats=(6, 5, 3, 4), round_number=1)
    assert position.box[st.B_BLOCKADE] == 1
    assert position.round == 2
