"""Cases on which the rulebook is silent: one test per ruling in rulings.md; each docstring begins with its number."""

import inspect
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.helpers import events_of, offers, play
from tests.games.wsdv.helpers import card_names, foresee
from tests.games.wsdv.playing import PLACES, SUPPLIERS, board, changes, decider, go, place_of

from republik.games.wsdv import Position, new_game
from republik.games.wsdv.rules import refusals
from republik.games.wsdv.rules.rules import standard_components
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.steps import TERMINATION_RULES
from republik.table.contract import IllegalMove

DOC = Path(__file__).parents[3] / "docs" / "games" / "wsdv" / "rulings.md"
REGISTER = DOC.with_name("rules.md")
ALL_WEST = [city.name for city in standard_components().board.cities if city.side == "W"]
DECADE_III = [str(number) for number in range(41, 61)]


def play_on(position: Position, until: Callable[[Position], bool]) -> Position:
    """Plays first moves until a condition holds."""
    for _ in range(200):
        if until(position):
            return position
        position.play(position.moves()[0])
    raise AssertionError("the condition never held")


def hand(position: Position, viewer: int, owner: str) -> list[str]:
    """Returns a hand as a seat sees it; "?" for an unknown card."""
    return card_names(position, position.view(viewer).to_dict()[f"hand_{owner}"])


# -- the whole game ----------------------------------------------------------------------------------


def test_forced_decisions_are_played_by_the_engine() -> None:
    """R0-1"""
    position = scene(decade=3, display=["59", "58"], unrest={"EB": 1})
    go(position, "W: 59 for event")  # two unrest to East Berlin: nothing to decide
    assert decider(position) == "E"
    assert board(position)["EB"] == 3


def test_only_socialists_are_limited() -> None:
    """R1-1"""
    almost = [city for city in ALL_WEST if city != "München"]
    assert len(almost) == 24  # as many as the box has yellow factories
    position = scene(factories=almost, display=["13", "14"])
    go(position, "W: 13 for build", "build München")
    position = scene(decade=3, display=["58", "57"], unrest={"SN": 51}, living={"BY": 36})
    go(position, "W: 58 for event", "place unrest SN")
    assert board(position)["SN"] == 52


def test_factories_abroad_never_become_rundown() -> None:
    """R1-2"""
    position = scene(phase=3, factories=["Jena", "Berlin", "Polska N", "ČSSR W"], currency=-3, prestige=1)
    assert offers(position) == {"run down Jena", "run down Berlin"}


# -- 3 sequence -----------------------------------------------------------------------------------------


def test_discards_are_face_down() -> None:
    """R3-1"""
    position = scene(to_act="E", special="I", display=["3", "4"], east=["2"])
    go(position, "I for event")
    events = play(position, "discard 2")
    discarded = events_of(events, "discarded")[0]
    assert "card" not in discarded.for_seat(0).args
    assert "card" in discarded.for_seat(1).args
    assert card_names(position, position.view(0).to_dict()["gone_east"]) == ["?"]
    assert card_names(position, position.view(1).to_dict()["gone_east"]) == ["2"]


def test_discards_never_lie_in_the_discard_row() -> None:
    """R3-2"""
    position = scene(to_act="E", special="I", display=["3", "4"], east=["2"], unrest={"SN": 3})
    go(position, "I for event", "discard 2")
    assert place_of(position, "2") == "gone East"
    assert foresee(position)["flight"]["icons"] == 2  # the two of card I, not the one of card 2


def test_a_face_down_discard_ends_the_knowledge_of_a_hand() -> None:
    """R3-3"""
    position = scene(decade=3, half=2, to_act="E", display=["50"], west=["55", "56"], east=["57"])
    go(position, "50 for event", "place unrest BY", "look at hand", "done")
    assert hand(position, 1, "west") == ["55", "56"]
    play_on(position, lambda p: bool(offers(p, "discard")))
    assert hand(position, 1, "west") == ["55", "56"]  # the knowledge outlasts the decade
    go(position, "W: discard 55")
    assert hand(position, 1, "west") == ["?"]


def test_west_discards_before_east() -> None:
    """R3-4"""
    position = scene(phase=10, display=(), west=["1", "2"], east=["3", "4"])
    assert (decider(position), offers(position, "discard")) == ("W", {"1", "2"})
    go(position, "W: done")
    assert (decider(position), offers(position, "discard")) == ("E", {"3", "4"})


def test_nobody_passes() -> None:
    """R3-5"""
    position = scene(display=["1"], west=["2"])
    assert {move.partition(" for ")[0] for move in offers(position)} == {"1", "2"}
    assert all(" for " in move for move in offers(position))


def test_the_special_card_needs_a_price_that_can_be_paid() -> None:
    """R3-6"""
    poor: dict[str, Any] = {"to_act": "E", "special": "I", "display": ["3", "4"]}
    rest = [str(number) for number in (1, 2, *range(5, 21))]
    position = scene(**poor, row=rest)  # neither a hand card nor a card in the pile
    with pytest.raises(IllegalMove) as refused:
        position.play(position.parse_move("I for event"))
    assert (refused.value.rule, refused.value.key) == ("3", "special-price")
    position = go(scene(**poor), "I for event")  # without a hand card West draws
    assert decider(position) == "chance"


def test_the_price_is_paid_before_the_event() -> None:
    """R3-7"""
    position = scene(to_act="E", special="II", decade=2, display=["23", "24"], east=["22"])
    go(position, "II for event")
    assert offers(position) == {"discard 22", "West draws"}
    assert board(position)["wall"] == 0
    go(position, "discard 22")
    assert board(position)["wall"] == 1


def test_west_is_dealt_to_first_then_east_then_the_display() -> None:
    """R3-8"""
    position = new_game()
    sizes = []
    while decider(position) == "chance":
        position.play(position.moves()[0])
        sizes.append((len(position.hand_west), len(position.hand_east), len(position.display)))
    assert sizes[:4] == [(1, 0, 0), (2, 0, 0), (2, 1, 0), (2, 2, 0)]
    assert sizes[-1] == (2, 2, 7)


def test_hand_cards_are_worth_nothing_at_the_end() -> None:
    """R3-9"""
    position = scene(decade=4, phase=10, display=(), west=["70", "72"], unrest={"SN": 12, "BY": 12})
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.termination) == (1, "survival")


# -- 5 economy -------------------------------------------------------------------------------------------


def test_build_points_of_a_card_may_be_left_unused() -> None:
    """R5.1-1"""
    position = scene(display=["13", "14"])
    before = board(position)
    go(position, "W: 13 for build", "done")
    assert decider(position) == "E"
    assert changes(before, board(position)) == {}


@pytest.mark.parametrize("side", ["W", "E"])
def test_build_points_of_an_event_may_be_left_unused(side: str) -> None:
    """R5.1-2"""
    position = scene(decade=3, to_act=side, display=["41", "42"], unrest={"BY": 1, "HE": 1})
    before = board(position)
    go(position, f"{side}: 41 for event", "done")
    if side == "E":
        go(position, "E: resolve row 1")  # West's arms: West builds, or leaves it
    go(position, "W: ignore row 1", "W: remove unrest BY")
    assert changes(before, board(position)) == {"BY": -1, "$": 2}
    assert decider(position) == ("E" if side == "W" else "W")


def test_hamburg_is_barred_only_if_both_its_provinces_are() -> None:
    """R5.1-3"""
    for unrest, barred in (({"NI": 4}, False), ({"SH": 4}, False), ({"NI": 4, "SH": 4}, True)):
        position = scene(display=["13", "14"], factories=["Dortmund", "Kiel"], unrest=unrest)
        go(position, "W: 13 for build")
        assert ("Hamburg" not in offers(position, "build")) == barred
        if "SH" in unrest:
            assert "Kiel – Hamburg" not in offers(position, "build")  # Kiel's province is barred anyway


def test_a_double_connection_may_be_started_from_either_factory() -> None:
    """R5.1-4"""
    for city in ("Bremen", "Duisburg"):
        position = scene(display=["13", "14"], factories=[city])
        go(position, "W: 13 for build", "build Bremen – Duisburg", "build Bremen – Duisburg")
        assert board(position)["Bremen – Duisburg"] == 2


def test_rheinsberg_is_barred_with_brandenburg() -> None:
    """R5.1-5"""
    position = scene(decade=2, to_act="E", display=["27", "28"], unrest={"BB": 4})
    go(position, "27 for event")
    assert decider(position) == "W"
    assert board(position)["Rheinsberg"] == 0


def test_cities_abroad_lie_in_no_province() -> None:
    """R5.1-6"""
    position = scene(to_act="E", display=["7", "8"], unrest=dict.fromkeys(PLACES["E"], 4))
    go(position, "7 for event")
    assert offers(position, "build") == {"Polska N", "Polska S", "ČSSR E", "ČSSR W"}
    go(position, "build Polska N")
    assert "Schwedt – Polska N" not in offers(position, "build")  # the line lies in Brandenburg


@pytest.mark.parametrize(
    ("factories", "rundown", "lines", "has"),
    [
        (["Rheinsberg"], [], [], 2),
        (["Rheinsberg"], ["Rheinsberg"], [], 1),
        (["Jena"], ["Jena"], [], 0),
        (["Jena", "ČSSR W"], ["Jena"], [("Jena", "ČSSR W", 1)], 1),
        (["Jena", "ČSSR W"], [], [], 1),
    ],
)
def test_what_a_side_has_to_dismantle(
    factories: list[str], rundown: list[str], lines: list[tuple[str, str, int]], has: int
) -> None:
    """R5.2-1"""
    cards = ["5", "15", "49"]
    for points in range(4):
        position = scene(decade=3, phase=4, police=cards[:points], factories=factories, rundown=rundown, lines=lines)
        bankrupt = position.outcome() is not None
        assert bankrupt == (points > has)


# -- 6 actions ---------------------------------------------------------------------------------------------


def test_removing_unrest_needs_unrest() -> None:
    """R6.1-1"""
    position = scene(display=["13", "14"], unrest={"SN": 3})
    with pytest.raises(IllegalMove) as refused:
        position.play(position.parse_move("13 for unrest"))
    assert (refused.value.rule, refused.value.key) == ("6.1", "no-own-unrest")


def test_unrest_is_removed_before_it_is_paid_for() -> None:
    """R6.1-2"""
    position = scene(display=["1", "2"], unrest={"BY": 1, "HE": 1})
    assert offers(go(position, "W: 1 for unrest")) == {"remove unrest BY", "remove unrest HE"}
    go(position, "remove unrest BY")
    assert offers(position) == {"dismantle Hamburg", "dismantle Dortmund"}


def test_fewer_than_three_living_standards_even_none() -> None:
    """R6.3-1"""
    position = scene(display=["1", "2"], unrest={"BY": 1})
    before = board(position)
    go(position, "W: 2 for living standard")  # nothing can be placed, so nothing is asked
    assert decider(position) == "E"
    assert changes(before, board(position)) == {}
    position = scene(display=["1", "2"], factories=["Bremen", "Hannover", "Wolfsburg"])
    go(position, "W: 1 for living standard", "done")
    assert board(position)["LS NI"] == 0


def test_the_best_use_of_hamburg_and_of_the_card_is_found() -> None:
    """R6.3-2"""
    lines = [("Hamburg", "Bremen", 1), ("Hamburg", "Wolfsburg", 1)]  # Hamburg 3, Niedersachsen 2 + 2
    for first, second in (("NI", "SH"), ("SH", "NI")):
        position = scene(display=["3", "4"], factories=["Hamburg", "Bremen", "Wolfsburg"], lines=lines)
        go(position, "W: 3 for living standard")
        assert offers(position, "living standard") == {"NI", "SH"}
        go(position, f"living standard {first}", f"living standard {second}")
    position = scene(display=["3", "4"], factories=["Hamburg", "Bremen", "Wolfsburg"], lines=lines, living={"NI": 1})
    go(position, "W: 3 for living standard", "living standard NI")  # 7 with Hamburg: its second
    assert "living standard SH" not in offers(position)


# -- 6.4 events ---------------------------------------------------------------------------------------------


def test_what_is_voided_is_named_first_and_may_be_nothing() -> None:
    """R6.4-1"""
    position = scene(decade=3, display=["48", "49"], unrest={"SN": 1})
    go(position, "W: 48 for event")
    assert offers(position) == {"done", "void currency", "void socialists", "void row 1"}
    assert (board(position)["$"], board(position)["S"]) == (0, 0)
    go(position, "done")
    assert not [move for move in offers(position) if move.startswith("void")]


def test_an_own_loss_that_cannot_be_borne_must_be_voided() -> None:
    """R6.4-2"""
    position = scene(to_act="E", display=["15", "16"], factories=["Hamburg"])
    before = board(position)
    go(position, "E: 15 for event", "W: build Köln")  # East had to void the dismantling: it was not asked
    assert changes(before, board(position)) == {"Köln": 1, "S": 1}


def test_a_symbol_not_possible_yet_may_be_called_and_ignored() -> None:
    """R6.4-3"""
    position = scene(decade=4, display=["77", "76"])  # no unrest in the East
    go(position, "W: 77 for event")
    assert offers(position) == {"place unrest SN", "ignore row 2"}
    go(position, "ignore row 2")
    assert offers(position) == {"place unrest SN", "ignore row 2"}
    go(position, "ignore row 2")
    assert decider(position) == "E"
    assert board(position)["SN"] == 1
    worn: dict[str, Any] = {"decade": 3, "to_act": "E", "display": ["46", "47"]}
    worn |= {"factories": ["Berlin"], "rundown": ["Berlin"]}
    for edition in ("1.0", "2.0"):
        position = go(scene(edition, **worn), "E: 46 for event", "ignore row 3", "repair Berlin")
        assert board(position)["rundown Berlin"] == 0
    position = go(scene(**worn), "E: 46 for event")  # in 2.1 the symbol costs East's own economy (R6.4-11)
    assert offers(position) == {"living standard EB", "repair Berlin"}
    position = scene(to_act="E", display=["10", "9"])  # West's unrest does not enable a removal in the East
    assert offers(go(position, "E: 10 for event")) == {f"place unrest {code}" for code in PLACES["W"]}


def test_arrows_move_at_the_start_and_only_surplus_ones_have_an_order() -> None:
    """R6.4-4"""
    position = scene(decade=2, display=["36", "38"], unrest={"BY": 1, "SN": 1}, prestige=-5)
    go(position, "W: 36 for event")
    assert board(position)["P"] == -6
    position = scene(decade=1, display=["18", "19"], unrest={"BY": 2}, prestige=-5)
    go(position, "W: 18 for event")  # two arrows: one moves, one is left to execute
    assert board(position)["P"] == -6
    assert offers(position) == {"remove unrest BY"} | {f"place unrest {code}" for code in PLACES["E"]}
    go(position, "place unrest SN")
    assert decider(position) == "E"
    assert (board(position)["SN"], board(position)["BY"]) == (1, 0)


def test_whom_a_surplus_arrow_favours_decides_where() -> None:
    """R6.4-5"""
    both = {"SN": 2, "TH": 2, "BY": 2, "HE": 2}
    position = scene(to_act="E", special="I", display=["2", "3"], east=["4"], unrest=both, prestige=-6)
    go(position, "E: I for event", "discard 4", "E: resolve row 10")  # East calls it, West decides
    assert decider(position) == "W"
    assert offers(position, "remove unrest") == {"BY", "HE"}
    assert offers(position, "place unrest") == PLACES["E"]
    position = scene(decade=3, display=["45", "46"], unrest=both, currency=0, socialist_track=6)
    go(position, "W: 45 for event", "done", "W: resolve row 7", "E: remove unrest TH")
    assert board(position)["TH"] == 1
    position = scene(decade=3, display=["57", "46"], unrest=both, socialist_track=-5)
    go(position, "W: 57 for event", *["W: place unrest SN"] * 3)
    assert (board(position)["SN"], board(position)["S"]) == (5, -6)


def test_police_and_wall_happen_as_the_event_begins() -> None:
    """R6.4-6"""
    position = scene(to_act="E", display=["5", "6"], unrest={"SN": 2, "TH": 1})
    go(position, "5 for event")
    assert place_of(position, "5") == "police"
    assert offers(position) == {"remove unrest SN", "remove unrest TH", "police SN", "police TH"}
    position = scene(
        decade=4, to_act="E", special="IVb", display=["61", "62"], east=["63"], unrest={"SN": 2, "TH": 1}, wall=True
    )
    go(position, "IVb for event", "discard 63")
    assert board(position)["wall"] == 0
    assert decider(position) == "E"


def test_the_unrest_on_dissolved_police_must_come_back() -> None:
    """R6.4-7"""
    position = scene(
        decade=4, to_act="E", special="IVa", display=["61", "62"], east=["63"], police=["5", "15"], police_used=2
    )
    go(position, "IVa for event", "discard 63")
    assert offers(position) == {f"place unrest {code}" for code in PLACES["E"]}  # and no "done"
    go(position, "place unrest SN", "place unrest TH")
    assert decider(position) == "W"


def test_dissolved_police_goes_to_the_discard_row() -> None:
    """R6.4-8"""
    position = scene(decade=4, to_act="E", special="IVa", display=["61", "62"], east=["63"], police=["5", "15"])
    go(position, "IVa for event", "discard 63")
    assert [place_of(position, card) for card in ("5", "15")] == ["row", "row"]
    flight = foresee(position)["flight"]
    assert (flight["icons"], flight["red_police"]) == (0, 0)


def test_the_almanacs_order_is_binding_for_i_and_the_round_table_alone() -> None:
    """R6.4-9"""
    known: dict[str, Any] = {"decade": 4, "to_act": "E", "display": ["61", "62"], "east": ["63"], "police": ["5"]}
    position = scene(special="IVa", unrest={"SN": 5, "TH": 4}, **known)
    go(position, "IVa for event", "discard 63")
    assert offers(position) == {"resolve row 1", "police SN", "police TH"}  # not yet West's row 2
    go(position, "resolve row 1")
    assert (decider(position), offers(position)) == ("W", {"reduce SN", "reduce TH"})
    position = scene(special="IVb", wall=True, unrest={"SN": 3, "TH": 3}, **known)
    go(position, "IVb for event", "discard 63")
    assert {"resolve row 2", "remove unrest SN"} <= offers(position)
    known = {"to_act": "E", "display": ["2", "3"], "east": ["4"], "special": "I"}
    position = scene(unrest={"TH": 4, "EB": 4}, socialist_track=6, **known)
    go(position, "I for event", "discard 4", "remove unrest TH")  # the arrow; the reduction of EB is forced
    assert (board(position)["TH"], board(position)["EB"]) == (3, 3)
    position = scene(unrest={"TH": 3, "SN": 2}, prestige=-6, **known)
    go(position, "I for event", "discard 4", "remove unrest SN", "resolve row 10", "W: place unrest TH")
    assert not offers(position, "reduce")  # the removals have begun


def test_the_more_restricted_of_two_equal_symbols_is_used_first() -> None:
    """R6.4-10"""
    position = scene(decade=2, display=["39", "40"], unrest={"WB": 1, "BY": 3, "HE": 3})
    go(position, "W: 39 for event", "remove unrest WB", "remove unrest BY", "remove unrest HE")
    assert (board(position)["BY"], board(position)["HE"]) == (2, 2)
    position = scene(to_act="E", display=["5", "9"], unrest={"SN": 1}, prestige=6)
    go(position, "E: 5 for event", "remove unrest SN")  # the card's symbol, so that the arrow must place
    assert offers(position) == {f"place unrest {code}" for code in PLACES["W"]}


def test_running_down_when_nothing_is_left() -> None:
    """R6.4-11"""
    bare: dict[str, Any] = {"factories": ["Hamburg", "Jena", "Rheinsberg"], "rundown": ["Jena", "Rheinsberg"]}
    palace: dict[str, Any] = {"decade": 3, "to_act": "E", "display": ["46", "47"]}
    position = scene(**palace, **bare)  # Rheinsberg is not infrastructure
    assert "46 for event" not in offers(position)
    refused = position.why_not(position.parse_move("46 for event"))
    assert refused is not None
    assert (refused.key, refused.rule) == ("event-own-economy", "6.4")
    position = scene(**palace, factories=["Berlin"], rundown=["Berlin"])  # Berlin is repaired first, then runs down
    go(position, "E: 46 for event", "repair Berlin", "run down Berlin")
    assert (board(position)["rundown Berlin"], board(position)["LS EB"], decider(position)) == (1, 1, "W")
    for edition in ("1.0", "2.0"):  # in that edition the symbol never dismantles
        position = scene(edition, **palace, **bare)
        before = board(position)
        go(position, "E: 46 for event")
        assert changes(before, board(position)) == {"LS EB": 1, "S": 1}
    position = scene(**palace, lines=[("Bitterfeld", "Jena", 1)], **bare)
    before = board(position)
    go(position, "E: 46 for event", "living standard EB", "dismantle Bitterfeld – Jena")
    assert changes(before, board(position)) == {"LS EB": 1, "S": 1, "Bitterfeld – Jena": -1}
    position = scene(phase=2, prestige=-1, **bare)
    go(position, "W: space -1")  # at the End of Decade East must dismantle, and Rheinsberg is all it has
    assert position.outcome() is None
    assert (board(position)["Rheinsberg"], board(position)["Jena"]) == (0, 1)
    position = scene(phase=2, prestige=-1, factories=["Hamburg", "Jena"], rundown=["Jena"])
    go(position, "W: space -1")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.termination, outcome.rule) == (0, "bankruptcy", "9")
    for edition in ("1.0", "2.0"):
        position = scene(edition, phase=2, prestige=-1, **bare)
        go(position, "W: space -1")
        assert (position.outcome(), board(position)["Rheinsberg"]) == (None, 1)


def test_the_same_unrest_may_be_moved_twice() -> None:
    """R6.4-12"""
    position = scene(decade=4, display=["78", "79"], unrest={"SN": 1})
    go(position, "W: 78 for event", "move unrest SN > TH", "move unrest TH > MV")
    assert board(position)["MV"] == 1


def spy(**cards: Any) -> Position:
    """Guillaume before his first decision."""
    position = scene(decade=3, to_act="E", display=["50", "41"], **cards)
    return go(position, "50 for event", "place unrest BY")


def test_guillaume_may_look_and_may_leave_it() -> None:
    """R6.4-13"""
    position = spy(west=["55"], east=["57"])
    assert offers(position) == {"done", "look at hand", "look at pile"}
    assert decider(go(position, "done")) == "W"
    position = go(spy(west=["55"], east=["57"]), "look at hand", "done")
    assert (place_of(position, "55"), place_of(position, "57")) == ("West", "East")


def test_guillaume_sees_as_many_cards_as_there_are() -> None:
    """R6.4-14"""
    elsewhere = ["50", "41", "55", "57"]
    rest = [card for card in DECADE_III if card not in elsewhere]
    position = go(spy(west=["55"], east=["57"], row=rest[1:]), "look at pile")
    assert offers(position) == {"done", f"take {rest[0]}", f"discard {rest[0]}"}
    position = spy(west=[], east=["57"], row=[*rest, "55"])  # neither a hand nor a pile: ignored
    assert decider(position) == "W"


def test_guillaume_swaps_for_a_hand_card_in_the_same_place() -> None:
    """R6.4-15"""
    position = go(spy(west=["55"], east=["57", "58"]), "look at pile", "chance: deal 44", "chance: deal 45")
    go(position, "take 44")
    assert offers(position) == {"give 57", "give 58"}
    go(position, "give 58")
    assert card_names(position, position.top) == ["58", "45"]
    position = go(spy(west=["55"], east=[]), "look at pile", "chance: deal 44", "chance: deal 45")
    assert offers(position) == {"done", "discard 44", "discard 45"}  # without a hand card there is no swap


def test_both_sides_know_a_card_that_was_swapped_from_a_hand() -> None:
    """R6.4-16"""
    position = go(spy(west=["55", "56"], east=["57", "58"]), "look at hand", "take 56", "give 57")
    assert sorted(hand(position, 0, "east")) == ["56", "?"]
    assert hand(position, 1, "west") == ["55", "57"]
    position = scene(decade=3, to_act="E", display=["50", "41", "42"], west=["55"], east=["57"], special="III")
    go(position, "50 for event", "place unrest BY", "look at pile", "chance: deal 44", "chance: deal 45", "done")
    go(position, "W: 41 for build", "done", "E: III for event", "West draws")
    assert "44" in hand(position, 1, "west")  # East left it on top and still knows it


# -- 7 socialists, 8 police -----------------------------------------------------------------------------------


def test_socialists_move_after_either_sides_action_and_not_within_it() -> None:
    """R7-1"""
    position = scene(display=["16", "17"], unrest={"SN": 3}, box=3)
    go(position, "W: 16 for event", "place unrest SN", "place unrest SN")
    assert (board(position)["SN"], board(position)["socialists SN"]) == (5, 0)
    go(position, "place unrest TH", "place unrest TH")
    assert (board(position)["SN"], board(position)["socialists SN"], board(position)["box"]) == (3, 2, 1)
    position = scene(display=["16", "17"], unrest={"SN": 3, "TH": 3}, box=4)
    go(position, "W: 16 for event", *["place unrest SN"] * 2, *["place unrest TH"] * 2)
    assert all(" for " in move for move in offers(position))  # enough for all: no choice of provinces
    assert (board(position)["socialists SN"], board(position)["socialists TH"]) == (2, 2)
    position = scene(to_act="E", display=["6", "7"], unrest={"SN": 3}, box=1)
    go(position, "E: 6 for event", "place unrest SN")
    assert "Leipzig" not in offers(position, "build")  # the protest bars building until the action is over
    go(position, "ignore row 1")
    assert (board(position)["SN"], board(position)["socialists SN"]) == (3, 1)


def test_police_is_used_at_any_moment_of_easts_own_action() -> None:
    """R8-1"""
    police: dict[str, Any] = {"police": ["5", "15"], "unrest": {"SN": 3, "TH": 3, "BY": 3}}
    position = scene(to_act="E", display=["1", "2", "3"], **police)
    assert not offers(position, "police")  # first the card
    go(position, "E: 1 for build", "police SN", "build Leipzig", "police SN", "build Dresden")
    assert (decider(position), board(position)["SN"], board(position)["used"]) == ("W", 1, 2)
    position = scene(to_act="E", decade=3, display=["49", "41"], **police)
    go(position, "E: 49 for event", "remove unrest TH", "police SN", "police SN", "police SN")  # 49 included
    assert (board(position)["SN"], board(position)["used"]) == (0, 3)
    position = scene(to_act="E", decade=3, display=["53", "41"], **police)
    assert offers(go(position, "E: 53 for event")) == {"done", "police SN", "police TH"}  # the end of the action
    position = scene(to_act="W", display=["18", "2"], **police)
    assert not offers(go(position, "W: 18 for unrest"), "police")


def test_a_police_symbol_after_the_stasis_end_does_nothing() -> None:
    """R8-2"""
    position = scene(decade=4, to_act="E", display=["66", "67"], dissolved=True, unrest={"SN": 2})
    go(position, "66 for event", "move unrest SN > TH", "move unrest SN > TH")
    assert (place_of(position, "66"), position.police) == ("row", [])


# -- 9 End of Decade -------------------------------------------------------------------------------------------


def ended(position: Position) -> tuple[int | None, str]:
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winner, outcome.termination


def test_bankruptcy_comes_as_soon_as_the_amount_is_known() -> None:
    """R9-1"""
    position = scene(phase=1, living={"BY": 6}, factories=["Hamburg", "Berlin", "Jena"])  # 3 points
    assert ended(position) == (0, "bankruptcy")
    assert board(position)["Berlin"] == 1  # nothing was removed first
    position = scene(phase=2, prestige=-4, factories=["Hamburg"])
    assert ended(go(position, "W: space -4")) == (0, "bankruptcy")
    position = scene(phase=3, currency=-3, factories=["Hamburg", "Berlin"], living={})
    assert ended(position) == (0, "bankruptcy")
    assert board(position)["rundown Berlin"] == 0
    assert ended(scene(phase=4, police=["5", "15"], factories=["Berlin"])) == (0, "bankruptcy")


def test_the_wall_costs_prestige_before_economy() -> None:
    """R9.1-1"""
    position = scene(phase=1, wall=True, prestige=1)
    assert (decider(position), board(position)["P"]) == ("E", 0)
    assert offers(position) == {"dismantle Berlin", "dismantle Bitterfeld"}


def test_the_walls_prestige_step_at_the_end_of_the_track_is_a_surplus_arrow() -> None:
    """R9.1-2"""
    position = scene(phase=1, wall=True, prestige=-6, unrest={"BY": 1, "SN": 1})
    assert decider(position) == "W"
    assert offers(position) == {"remove unrest BY"} | {f"place unrest {code}" for code in PLACES["E"]}
    go(position, "W: remove unrest BY")
    assert (decider(position), offers(position)) == ("E", {"dismantle Berlin", "dismantle Bitterfeld"})


def test_flight_is_never_below_0_nor_above_10() -> None:
    """R9.1-3"""
    position = scene(phase=1, living=dict.fromkeys(PLACES["E"], 3), prestige=1, delivered=["RP"], sectors={"RP": 1})
    assert board(position)["Berlin"] == 1
    many = "Rostock Neubrandenburg Schwedt Cottbus Berlin Magdeburg Bitterfeld Leipzig Dresden Eisenach Jena".split()
    position = scene(phase=1, living={"BY": 25}, factories=many)
    for _ in range(9):
        go(position, min(offers(position)))
    assert offers(position, "dismantle")
    go(position, min(offers(position)))
    assert sum(board(position)[city] for city in many) == 1  # the tenth was the last


def test_the_discard_row_is_cleared_behind_the_wall_too() -> None:
    """R9.1-4"""
    position = scene(phase=1, wall=True, row=["2", "12"])
    go(position, "dismantle Berlin")
    assert position.row == []


def test_any_space_of_the_own_half_nearer_the_middle() -> None:
    """R9.2-1"""
    position = scene(phase=2, prestige=4)
    assert (decider(position), offers(position, "space")) == ("E", {"+1", "+2", "+3", "+4"})
    position = scene(phase=2, prestige=-3)
    assert (decider(position), offers(position, "space")) == ("W", {"-3", "-2", "-1", "0"})
    before = board(position)
    events = play(position, "space 0")
    assert changes(before, board(position)) == {}
    assert events_of(events, "phase")[0].args["phase"] == 3


def test_west_berlin_is_not_a_province_without_factory() -> None:
    """R9.3-1"""
    one_each = ["Kiel", "Bremen", "Köln", "Kassel", "Koblenz", "Ulm", "München", "Berlin", "Jena"]
    position = scene(phase=2, prestige=-1, factories=one_each, rundown=["Jena"])
    currency = events_of(play(position, "space 0"), "currency")[0].args
    assert (currency["worst"], currency["exports"]) == (1, 1)  # Berlin exports, Jena with its 0 does not


def test_a_supplier_that_delivered_once_counts_for_good() -> None:
    """R9.5-1"""
    strong: dict[str, Any] = {"phase": 5, "factories": ["Ulm", "Köln"], "sectors": {"BW": 1}}
    assert board(scene(delivered=["BW"], **strong))["LS WB"] == 1
    assert board(scene(delivered=["BW", "RP"], **strong))["LS WB"] == 0  # RP has no factory but had delivered once


def test_card_79_makes_nobody_a_deliverer() -> None:
    """R9.5-2"""
    position = scene(decade=4, display=["79", "80"])
    go(position, "W: 79 for event", "living standard WB sector RP")
    assert position.delivered == 0
    assert board(scene(phase=5, sectors={"RP": 1}))["LS WB"] == 1  # no supplier has delivered, so there is no limit


def test_a_province_without_factory_keeps_no_living_standard() -> None:
    """R9.5-3"""
    position = scene(phase=5, living={"MV": 1, "EB": 1})
    assert (board(position)["LS MV"], board(position)["LS EB"]) == (0, 1)


def test_west_berlin_may_lose_from_any_sector() -> None:
    """R9.5-4"""
    position = scene(phase=5, factories=["Ulm", "Köln", "Koblenz"], sectors={"RP": 1, "BW": 1}, delivered=["RP"])
    assert offers(position) == {"lose living standard WB sector RP", "lose living standard WB sector BW"}


def test_west_berlin_counts_as_best_province() -> None:
    """R9.6-1"""
    position = scene(phase=6, sectors={"RP": 1, "BW": 1, "NRW": 1})
    assert {board(position)[code] for code in PLACES["WG"]} == {2}
    flight = foresee(scene(sectors={"RP": 1, "BW": 1, "NRW": 1}))["flight"]
    assert flight["best_west_living"] == 3


def test_attacks_are_optional_and_those_without_effect_are_not_offered() -> None:
    """R9.7-1"""
    position = scene(phase=7, living={"BY": 2, "TH": 2})
    assert offers(position) == {"done", "attack BY > SN"}
    before = board(position)
    go(position, "W: done")
    assert offers(position) == {"done", "attack TH > HE"}
    go(position, "E: done")
    assert changes(before, board(position)) == {}


def test_west_berlin_attacks_both_neighbours_or_neither() -> None:
    """R9.7-2"""
    position = scene(phase=7, sectors={"RP": 1}, living={"EB": 1})
    assert offers(position) == {"done", "attack WB > BB"}
    go(position, "W: attack WB > BB")
    assert (board(position)["BB"], board(position)["EB"]) == (1, 0)
    position = scene(phase=7, sectors={"RP": 1})
    go(position, "W: attack WB > BB")
    assert (board(position)["BB"], board(position)["EB"]) == (1, 1)


def test_west_declares_first_and_unrest_comes_when_both_have() -> None:
    """R9.7-3"""
    position = scene(phase=7, living={"BY": 2, "HE": 1, "ST": 3}, unrest={"NI": 3, "SN": 3}, box=0)
    assert decider(position) == "W"
    go(position, "W: attack HE > TH", "W: attack BY > SN")
    assert (decider(position), board(position)["SN"], board(position)["TH"]) == ("E", 3, 0)
    go(position, "E: attack ST > NI")
    on = board(position)
    assert (on["SN"], on["TH"], on["NI"]) == (5, 1, 6)


def test_protests_of_the_internal_comparison_weaken_attacks() -> None:
    """R9.7-4"""
    position = scene(phase=6, living={"BY": 1, "HE": 3}, unrest={"BY": 3})
    assert board(position)["BY"] == 4  # one unrest from 9.6, so its only living standard attacks nobody
    assert offers(position) == {"done", "attack HE > ST", "attack HE > TH"}
    assert not offers(go(position, "W: done"), "attack")


def test_police_is_used_up_in_its_phase() -> None:
    """R9.8-1"""
    position = scene(phase=8, police=["5", "15"], police_used=1, unrest={"SN": 2, "TH": 1})
    assert offers(position) == {"police SN", "police TH"}  # one card is ready, and it must be used


def test_socialists_on_the_board_include_the_holding_box() -> None:
    """R9.9-1"""
    assert ended(scene(phase=9, socialist_track=3, box=3, socialists={"SN": 8})) == (1, "socialism_triumphs")
    assert scene(phase=9, socialist_track=1, box=3, socialists={"SN": 8}).outcome() is None
    assert ended(scene(phase=9, socialist_track=-6, box=2, socialists={"SN": 1})) == (0, "socialism_fails")
    assert scene(phase=9, socialist_track=-5, box=2, socialists={"SN": 1}).outcome() is None


def test_socialists_move_in_their_phase_whatever_the_track_says() -> None:
    """R9.9-2"""
    for track, box in ((0, 1), (-1, 2)):
        position = scene(phase=9, socialist_track=track, box=box, unrest={"SN": 4})
        assert (board(position)["SN"], board(position)["socialists SN"], board(position)["box"]) == (3, 1, 0)


# -- 10 special places ------------------------------------------------------------------------------------------


def test_no_card_but_79_brings_living_standard_to_west_berlin() -> None:
    """R10.2-1"""
    position = scene(decade=2, display=["35", "36"])
    assert offers(go(position, "W: 35 for event"), "living standard") == PLACES["WG"]
    position = scene(decade=4, display=["79", "80"])
    sectors = {f"WB sector {code}" for code in SUPPLIERS}
    assert offers(go(position, "W: 79 for event"), "living standard") == PLACES["WG"] | sectors


def test_imported_markers_are_decided_at_once_one_for_each() -> None:
    """R10.2-2"""
    position = scene(decade=2, to_act="E", display=["25", "26"], unrest={"WB": 3})
    go(position, "E: 25 for event", "place unrest WB")
    assert offers(position) == {"import NRW", "import RP", "import BW"}  # in the middle of the event
    position = scene(phase=6, living={"BY": 5}, unrest={"WB": 3})
    go(position, "E: import RP")
    assert offers(position, "import") == SUPPLIERS  # two markers at once: two imports


def test_only_the_sectors_with_the_least_may_be_supplied() -> None:
    """R10.2-3"""
    strong = ["Köln", "Duisburg", "Dortmund", "Koblenz", "Saarbrücken", "Kaiserslautern"]
    known: dict[str, Any] = {"display": ["4", "5"], "factories": strong, "lines": [("Köln", "Dortmund", 1)]}
    position = scene(sectors={"NRW": 0, "BW": 0}, **known)
    go(position, "W: 4 for living standard", "living standard NRW", "living standard RP")
    assert offers(position) == {"done", "transfer NRW", "transfer RP"}
    position = scene(sectors={"NRW": 1, "BW": 0}, living={"RP": 1, "NRW": 1}, **known)
    go(position, "W: 4 for living standard", "living standard NRW")
    assert decider(position) == "E"  # the British sector is ahead: no transfer


def test_hamburg_is_asked_for_only_where_it_matters() -> None:
    """R10.3-1"""
    six = ["Köln", "Kassel", "Koblenz", "Ulm", "München", "Hamburg", "Kiel"]
    position = scene(phase=3, factories=[*six, "Berlin"], living={"EB": 1})
    assert (decider(position), offers(position)) == ("W", {"hamburg NI", "hamburg SH"})
    position = scene(phase=3, factories=["Hamburg", "Berlin"])  # worst export 0 either way
    assert not offers(position, "hamburg")
    position = scene(phase=5, factories=["Hamburg"], living={"NI": 1, "SH": 1})
    assert offers(position) == {"hamburg NI", "hamburg SH"}
    go(position, "W: hamburg SH")
    assert (board(position)["LS NI"], board(position)["LS SH"]) == (0, 1)


def test_rheinsbergs_two_build_symbols_are_one_object() -> None:
    """R10.4-1"""
    position = scene(decade=2, to_act="E", display=["27", "28"])
    assert offers(go(position, "E: 27 for event")) == {"build Rheinsberg", "ignore row 1"}
    go(position, "build Rheinsberg")
    assert (decider(position), board(position)["Rheinsberg"]) == ("W", 1)


def test_infrastructure_to_an_empty_city_abroad_depends_on_the_edition() -> None:
    """R10.5-1"""
    for edition, allowed in (("1.0", True), ("2.0", True), ("2.1", False)):
        position = scene(edition, to_act="E", display=["3", "1"], factories=["Berlin"], closed=["ČSSR E"])
        go(position, "E: 3 for build")
        assert ("build Berlin – Polska S" in offers(position)) == allowed
        position = scene(edition, to_act="E", display=["3", "1"], factories=["Dresden"], closed=["ČSSR E"])
        go(position, "E: 3 for build")
        assert "build Dresden – ČSSR E" not in offers(position)


# -- the list ----------------------------------------------------------------------------------------------------

ROW = re.compile(r"\| (R[0-9.]+-[0-9]+) \| ([0-9., ]+|all) \| (.+?) \| (.+?) \| `(\w+)` \|")


def test_doc_and_tests_agree() -> None:
    listed: dict[str | None, str] = {}
    for line in DOC.read_text(encoding="utf-8").splitlines():
        if line.startswith("| R"):
            row = ROW.fullmatch(line)
            assert row, f"not a ruling: {line}"
            assert row[1] not in listed, f"{row[1]} is listed twice"
            assert row[1].startswith(f"R{row[2].partition(',')[0]}-") or row[2] == "all", (
                f"{row[1]} is out of its section"
            )
            listed[row[1]] = row[5]
    here = [(name, thing) for name, thing in vars(sys.modules[__name__]).items() if name.startswith("test_")]
    assert listed == {thing.__doc__: name for name, thing in here if thing.__doc__ and thing.__doc__[0] == "R"}
    assert len(listed) == len(here) - len(CHECKS)


def test_every_rule_cited_is_in_the_register() -> None:
    sections = set(
        re.findall(r"^\| \[([0-9.]+)\]\(how-to-play\.md#\1\) \|", REGISTER.read_text(encoding="utf-8"), re.MULTILINE)
    )
    cited = set(re.findall(r'"([0-9]+(?:\.[0-9]+)?)"', inspect.getsource(refusals)))
    cited |= set(filter(None, TERMINATION_RULES))
    for _, rule in re.findall(r"^\| (R[0-9.-]+) \| ([0-9., ]+) \|", DOC.read_text(encoding="utf-8"), re.MULTILINE):
        cited |= set(rule.split(", "))
    assert cited <= sections


CHECKS = (test_doc_and_tests_agree, test_every_rule_cited_is_in_the_register)
