"""3 Sequence of play: decades, half-decades, hands, display, discard row."""

from typing import Any

import pytest
from tests.games.helpers import arguments_of, move_texts, offers, play, refusal
from tests.games.wsdv.helpers import card_names, deal, deal_any, phases, stands, unrest, who

from republik.games.wsdv import Position, new_game
from republik.games.wsdv.rules.scene import scene


def started() -> Position:
    """The first action of a game with known cards."""
    position = new_game()
    deal(position, "13", "3", "17", "5")
    deal(position, "1", "2", "4", "14", "15", "18", "20")
    return position


# -- the first half-decade ------------------------------------------------------------


def test_3_step_1_the_special_card_lies_on_display_before_any_card_is_dealt() -> None:
    assert card_names(new_game(), [new_game().special]) == ["I"]


def test_3_step_1_both_hands_get_two_cards_before_seven_are_turned_up() -> None:
    position = started()
    assert card_names(position, position.hand_west) == ["3", "13"]
    assert card_names(position, position.hand_east) == ["5", "17"]
    assert card_names(position, position.display) == ["1", "2", "4", "14", "15", "18", "20"]
    assert len(position.pile) == 20 - 4 - 7


def test_3_step_1_every_card_of_the_decade_may_come_first_and_no_card_twice() -> None:
    position = new_game()
    assert offers(position, "deal") == {str(number) for number in range(1, 21)}
    deal(position, "13")
    assert offers(position, "deal") == {str(number) for number in range(1, 21)} - {"13"}


def test_3_step_3_a_card_comes_from_the_display_or_the_own_hand_never_from_the_other_hand() -> None:
    position = started()
    used = {text.split(" ")[0] for text in move_texts(position)}
    assert used == {"1", "2", "4", "14", "15", "18", "20", "3", "13"}
    assert refusal(position, "17 for build").key == "card-not-there"
    assert refusal(position, "I for event").key == "special-east-only"


def test_3_step_3_the_sides_take_turns() -> None:
    position = started()
    play(position, "3 for build", "done")
    assert who(position) == "East"
    play(position, "1 for build", "done")
    assert who(position) == "West"


@pytest.mark.parametrize(("prestige", "starter"), [(-1, "West"), (0, "West"), (1, "East")])
def test_3_step_3_the_current_prestige_holder_begins_a_first_half(prestige: int, starter: str) -> None:
    position = scene(phase=10, prestige=prestige)
    deal_any(position)
    assert (position.decade, position.half) == (2, 1)
    assert who(position) == starter


def test_3_a_played_card_goes_to_the_discard_row() -> None:
    position = started()
    play(position, "3 for build", "done")
    assert card_names(position, position.row) == ["3"]
    assert card_names(position, position.hand_west) == ["13"]
    play(position, "2 for living standard", "done")
    assert card_names(position, position.row) == ["3", "2"]
    assert "2" not in card_names(position, position.display)


def test_3_a_turn_is_never_passed() -> None:
    assert "done" not in move_texts(started())


# -- the end of a half-decade ------------------------------------------------------------


def test_3_step_4_a_half_decade_ends_with_the_last_normal_card_of_the_display() -> None:
    position = scene(display=["1"], west=["13"], east=["5"], special="I")
    play(position, "1 for build", "done")
    assert who(position) == "chance"
    deal_any(position)
    assert position.half == 2
    assert len(position.display) == 7
    assert card_names(position, [position.special]) == ["I"]
    assert (card_names(position, position.hand_west), card_names(position, position.hand_east)) == (["13"], ["5"])


def test_3_step_4_hand_cards_and_the_special_card_do_not_end_a_half_decade() -> None:
    position = scene(display=["1"], west=["13"], east=["5"], special="I")
    play(position, "13 for build", "done", "I for event", "West draws")
    deal_any(position)
    assert (position.half, who(position)) == (1, "West")
    assert card_names(position, position.display) == ["1"]


@pytest.mark.parametrize(("last", "starter"), [("W", "East"), ("E", "West")])
def test_3_the_second_half_is_begun_by_who_did_not_act_last(last: str, starter: str) -> None:
    position = scene(display=["1"], to_act=last, prestige=-3)
    play(position, "1 for build", "done")
    deal_any(position)
    assert (position.half, who(position)) == (2, starter)


def test_3_hands_are_not_refilled_for_the_second_half() -> None:
    position = scene(display=["1"])
    play(position, "1 for build", "done")
    deal_any(position)
    assert (position.hand_west, position.hand_east) == ([], [])


def test_3_in_decade_one_two_cards_stay_unseen() -> None:
    position = started()
    while position.half == 1:
        card = card_names(position, position.display)[0]
        play(position, f"{card} for build", "done")
        deal_any(position)
    assert (len(position.display), len(position.pile)) == (7, 2)


def test_3_the_second_half_ends_with_the_decade_end() -> None:
    position = scene(half=2, display=["1"], special="I", west=["13"])
    events = play(position, "1 for build", "done")
    assert arguments_of(events, "decade_end") == [{"decade": 1}]
    assert phases(events)[0] == 1


# -- the special card and its price ----------------------------------------------------------


def special_scene(**more: Any) -> Position:
    return scene(to_act="E", display=["3"], special="I", west=["13"], **more)


def test_3_only_east_may_choose_the_special_card_and_only_as_event() -> None:
    assert {text for text in move_texts(special_scene()) if text.startswith("I ")} == {"I for event"}
    assert refusal(special_scene(), "I for build").key == "special-event-only"


def test_3_the_price_of_the_special_card_is_a_hand_card_or_a_draw_for_west() -> None:
    position = special_scene(east=["5", "17"])
    play(position, "I for event")
    assert move_texts(position) == ["discard 5", "discard 17", "West draws"]


def test_3_paying_with_a_hand_card_takes_it_out_of_the_game_face_down() -> None:
    position = special_scene(east=["5", "17"])
    play(position, "I for event", "discard 5")
    assert card_names(position, position.hand_east) == ["17"]
    assert "5" not in card_names(position, position.row)
    assert card_names(position, position.row) == ["I"]


def test_3_paying_with_a_draw_gives_west_a_third_hand_card() -> None:
    position = special_scene(east=["5"])
    play(position, "I for event", "West draws")
    assert who(position) == "chance"
    deal(position, "20")
    assert card_names(position, position.hand_west) == ["13", "20"]
    assert card_names(position, position.hand_east) == ["5"]


def test_3_without_a_hand_card_east_can_only_let_west_draw() -> None:
    position = special_scene()
    play(position, "I for event")
    assert who(position) == "chance"


def test_3_the_special_card_once_played_is_gone_for_the_decade() -> None:
    position = special_scene(east=["5"])
    play(position, "I for event", "discard 5")
    play(position, "3 for build", "done")
    deal_any(position)
    assert "I for event" not in move_texts(position)
    assert refusal(position, "I for event").key == "special-not-there"


@pytest.mark.parametrize(("wall", "face"), [(True, "IVb"), (False, "IVa")])
def test_3_decade_four_plays_the_wall_s_fall_only_if_the_wall_stands(wall: bool, face: str) -> None:
    position = scene(decade=3, phase=10, wall=wall)
    assert card_names(position, [position.special]) == [face]


# -- from decade II on: hands -------------------------------------------------------------------


def next_decade(**more: Any) -> Position:
    """Decade I has just ended without a winner."""
    return scene(phase=10, display=[], special="I", **more)


def test_3_old_hand_cards_may_be_discarded_and_hands_are_refilled_to_two() -> None:
    position = next_decade(west=["13", "14"], east=["5"])
    assert (who(position), move_texts(position)) == ("West", ["done", "discard 13", "discard 14"])
    play(position, "discard 13", "done")
    assert (who(position), move_texts(position)) == ("East", ["done", "discard 5"])
    play(position, "done")
    deal(position, "21", "22")
    assert card_names(position, position.hand_west) == ["14", "21"]
    assert card_names(position, position.hand_east) == ["5", "22"]


def test_3_both_old_cards_may_go() -> None:
    position = next_decade(west=["13", "14"])
    play(position, "discard 13", "discard 14")
    deal(position, "21", "22", "23", "24")
    assert card_names(position, position.hand_west) == ["21", "22"]
    assert card_names(position, position.hand_east) == ["23", "24"]


def test_3_with_three_hand_cards_at_least_one_must_go() -> None:
    position = next_decade(west=["13", "14", "18"])
    assert "done" not in move_texts(position)
    assert refusal(position, "done").key == "must-discard"
    play(position, "discard 18")
    assert "done" in move_texts(position)
    play(position, "done")
    deal(position, "21", "22")
    assert card_names(position, position.hand_west) == ["13", "14"]


def test_3_a_kept_card_of_an_earlier_decade_is_played_like_any_other() -> None:
    position = scene(decade=2, display=["23", "24"], west=["13"], unrest={"SH": 1})
    play(position, "13 for unrest")
    assert unrest(position, "SH") == 0
    assert card_names(position, position.row) == ["13"]


def test_3_the_rest_of_the_pile_and_an_unused_special_card_do_not_come_back() -> None:
    position = next_decade()
    assert offers(position, "deal") == {str(number) for number in range(21, 41)}
    deal_any(position)
    assert card_names(position, [position.special]) == ["II"]


def test_3_victory_is_checked_at_the_decade_end_only() -> None:
    position = scene(unrest=dict.fromkeys(("SH", "NI", "HE", "BY"), 4), display=["1", "2"])
    play(position, "1 for build", "done")
    assert position.outcome() is None
    assert not stands(position, "Ulm")
