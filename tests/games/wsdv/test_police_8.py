"""8 Police power, with 9.4 and 9.8, where the cards are paid for and used at the End of Decade."""

from typing import Any

from tests.games.helpers import arguments_of, move_texts, offers, play, refusal
from tests.games.wsdv.helpers import all_unrest, card_names, socialists, stands, unrest, who

from republik.games.wsdv import Position
from republik.games.wsdv.rules.scene import scene


def east_with_police(*display: str, **more: Any) -> Position:
    return scene(to_act="E", display=[*display, "10"], police=["5", "15"], **more)


# -- getting a card ---------------------------------------------------------------------------


def test_6_4_a_police_symbol_makes_the_card_east_s_instead_of_going_to_the_discard_row() -> None:
    position = scene(to_act="E", display=["5", "1"])
    events = play(position, "5 for event")
    assert (card_names(position, position.police), position.row) == (["5"], [])
    assert len(arguments_of(events, "police_gained")) == 1


def test_6_4_also_when_west_executes_the_symbol() -> None:
    position = scene(decade=2, display=["21", "22"])
    play(position, "21 for event", "done")
    assert card_names(position, position.police) == ["21"]
    assert who(position) == "East"


def test_6_4_a_voided_police_symbol_sends_the_card_to_the_discard_row() -> None:
    position = scene(decade=2, display=["21", "22"])
    play(position, "21 for event", "void row 1")
    assert (position.police, card_names(position, position.row)) == ([], ["21"])


def test_6_4_another_use_of_a_police_card_sends_it_to_the_discard_row() -> None:
    position = scene(to_act="E", display=["5", "1"])
    play(position, "5 for build", "done")
    assert (position.police, card_names(position, position.row)) == ([], ["5"])


def test_8_after_the_stasi_s_end_a_police_symbol_does_nothing_and_its_card_goes_to_the_row() -> None:
    position = scene(decade=4, to_act="E", display=["66", "61"], dissolved=True)
    play(position, "66 for event")
    assert (position.police, card_names(position, position.row)) == ([], ["66"])


# -- using a card in East's action ----------------------------------------------------------------


def test_8_police_removes_one_own_unrest_in_addition_to_the_action() -> None:
    position = east_with_police("1", unrest={"SN": 2, "TH": 1})
    play(position, "1 for unrest", "police SN", "remove unrest TH", "done")
    assert all_unrest(position) == {"SN": 1}
    assert position.police_used == 1


def test_8_it_comes_with_the_action_not_before_the_card_is_chosen() -> None:
    position = east_with_police("1", unrest={"SN": 2})
    assert offers(position, "police") == set()


def test_8_any_number_of_cards_at_any_moment_of_the_action_each_once_a_decade() -> None:
    position = east_with_police("6", unrest={"SN": 5, "TH": 1})
    play(position, "6 for build")
    assert offers(position, "police") == {"SN", "TH"}
    play(position, "police SN", "police TH")
    assert offers(position, "police") == set()
    assert refusal(position, "police SN").key == "police-used"


def test_8_police_can_end_a_protest_so_that_the_same_action_builds_there() -> None:
    position = east_with_police("2", unrest={"SN": 4})
    play(position, "2 for build")
    assert "Leipzig" not in offers(position, "build")
    play(position, "police SN", "build Leipzig")
    assert stands(position, "Leipzig")


def test_8_it_can_be_used_while_placing_living_standard() -> None:
    position = east_with_police("1", unrest={"SN": 4}, factories=["Rostock", "Neubrandenburg", "Eisenach", "Jena"])
    play(position, "1 for living standard", "living standard MV", "police SN")
    assert unrest(position, "SN") == 3


def test_8_it_can_be_used_between_the_symbols_of_an_event() -> None:
    position = scene(decade=4, to_act="E", display=["65", "61"], police=["5"], unrest={"SN": 3, "TH": 1})
    play(position, "65 for event", "remove unrest TH", "police SN")
    assert all_unrest(position) == {"SN": 1}  # the second removal had only one target left


def test_8_it_can_be_used_before_the_price_of_a_removal_is_paid() -> None:
    position = east_with_police("13", unrest={"SN": 2})
    play(position, "13 for unrest", "remove unrest SN")
    assert offers(position, "police") == {"SN"}
    play(position, "police SN", "dismantle Berlin")
    assert unrest(position, "SN") == 0


def test_8_it_can_be_used_at_the_end_of_an_action_that_asked_for_nothing() -> None:
    position = scene(decade=2, to_act="E", display=["31", "32"], police=["5"], unrest={"SN": 1})
    play(position, "31 for event")
    assert move_texts(position) == ["done", "police SN"]
    play(position, "police SN")
    assert who(position) == "West"


def test_8_a_card_gained_in_the_action_can_be_used_in_it() -> None:
    position = scene(decade=3, to_act="E", display=["49", "41"], unrest={"SN": 2, "TH": 2})
    play(position, "49 for event")
    assert offers(position, "police") == {"SN", "TH"}
    play(position, "police SN", "remove unrest TH")
    assert all_unrest(position) == {"SN": 1, "TH": 1}


def test_8_it_is_not_used_in_an_action_of_west() -> None:
    position = scene(decade=2, display=["39", "22"], police=["5"], unrest={"SN": 3, "BY": 1, "WB": 1})
    play(position, "39 for event")
    assert offers(position, "police") == set()
    assert refusal(position, "police SN").key == "police-own-action"


def test_8_not_even_when_west_s_event_leaves_a_decision_to_east() -> None:
    position = scene(display=["11", "1"], police=["5"], unrest={"SN": 3})
    play(position, "11 for event", "done")
    assert who(position) == "East"
    assert offers(position, "police") == set()


def test_8_police_comes_before_the_socialists_of_the_same_action() -> None:
    position = scene(to_act="E", display=["6", "1"], box=2, police=["15"], unrest={"SN": 3})
    play(position, "6 for event", "place unrest SN", "ignore row 1", "police SN")
    assert (socialists(position), position.box, unrest(position, "SN")) == ({}, 2, 3)


def test_8_only_own_unrest_and_only_where_there_is_some() -> None:
    position = east_with_police("2", unrest={"SN": 1, "BY": 3})
    play(position, "2 for build")
    assert offers(position, "police") == {"SN"}
    assert refusal(position, "police TH").key == "no-unrest"
    reason = refusal(position, "police BY")
    assert (reason.key, reason.rule) == ("other-side", "8")


# -- 9.4 and 9.8 ------------------------------------------------------------------------------------


def test_9_4_each_collected_card_costs_a_point_of_east_s_choice() -> None:
    position = scene(phase=4, police=["5", "15"], factories=["Berlin", "Jena", "Rostock", "Hamburg"])
    assert (who(position), offers(position, "dismantle")) == ("East", {"Rostock", "Berlin", "Jena"})
    play(position, "dismantle Jena")
    assert (who(position), offers(position, "dismantle")) == ("East", {"Rostock", "Berlin"})
    play(position, "dismantle Rostock")
    assert stands(position, "Berlin")


def test_9_4_used_cards_are_paid_for_as_well() -> None:
    position = scene(phase=4, police=["5"], police_used=1, factories=["Berlin", "Jena"])
    assert offers(position, "dismantle") == {"Berlin", "Jena"}


def test_9_8_each_unused_card_removes_one_unrest_and_must_do_so() -> None:
    position = scene(phase=8, police=["5", "15"], unrest={"SN": 2, "TH": 1})
    assert (who(position), move_texts(position)) == ("East", ["police SN", "police TH"])
    play(position, "police SN", "police SN")
    assert all_unrest(position) == {"TH": 1}


def test_9_8_a_used_card_removes_nothing_more_and_is_ready_again_afterwards() -> None:
    position = scene(phase=8, police=["5", "15"], police_used=1, unrest={"SN": 2, "TH": 1})
    play(position, "police TH")
    assert all_unrest(position) == {"SN": 2}
    assert (len(position.police), position.police_used) == (2, 0)


def test_9_8_as_far_as_there_is_unrest() -> None:
    position = scene(phase=8, police=["5", "15"], unrest={"SN": 1})
    assert all_unrest(position) == {}
    assert position.police_used == 0


def test_9_8_police_comes_before_socialists_and_collapse() -> None:
    position = scene(phase=8, police=["5"], box=1, unrest={"SN": 4, "TH": 4, "MV": 4, "BB": 4, "EB": 4})
    play(position, "police SN")
    assert offers(position, "socialist") == {"TH", "MV", "BB", "EB"}
    play(position, "socialist TH")
    assert position.outcome() is None


# -- 6.4 the Stasi is dissolved --------------------------------------------------------------------------


def dissolving(**more: Any) -> Position:
    return scene(decade=4, to_act="E", display=["61", "62"], east=["66"], special="IVb", wall=True, **more)


def test_6_4_the_stasi_s_end_returns_the_unrest_on_the_cards_one_per_province_by_east_s_choice() -> None:
    position = dissolving(police=["5", "21"], police_used=2, unrest={"SN": 1})
    play(position, "IVb for event", "discard 66", "resolve row 2")
    assert offers(position, "place unrest") == {"MV", "BB", "EB", "ST", "SN", "TH"}
    play(position, "place unrest MV")
    assert "MV" not in offers(position, "place unrest")
    play(position, "place unrest SN", "remove unrest SN")
    assert all_unrest(position) == {"MV": 1, "SN": 1}
    assert (position.police, position.dissolved) == ([], True)


def test_6_4_unused_cards_bring_no_unrest_back() -> None:
    position = dissolving(police=["5", "21"], unrest={"SN": 1})
    play(position, "IVb for event", "discard 66", "resolve row 2")
    assert all_unrest(position) == {}


def test_8_east_may_still_use_its_police_before_the_stasi_is_dissolved() -> None:
    position = dissolving(police=["5"], unrest={"SN": 2})
    play(position, "IVb for event", "discard 66")
    assert move_texts(position) == ["remove unrest SN", "police SN", "resolve row 2"]
