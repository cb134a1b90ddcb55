"""W11 Foreign affairs: which cards can be negotiated, and how."""

import pytest
from tests.games.helpers import move_texts, play
from tests.games.weimar.helpers import ZENTRUM, pending, quiet, run, step_name

from republik.games.weimar import Position
from republik.games.weimar.rules import foreign
from republik.games.weimar.rules.effects import FOREIGN_CARDS
from republik.games.weimar.rules.foreign import Foreign, ForeignEnd
from republik.games.weimar.rules.rolls import Roll
from republik.games.weimar.rules.scene import scene


def negotiating(card: str, seat: int = ZENTRUM, **what: object) -> Position:
    position = quiet(seats=(6, 5, 3, 4), **what)
    position.foreign_top = position.rules.stack_order.index(FOREIGN_CARDS.index(card)) if card != "A33" else 0
    position.push(Foreign(seat))
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
        finished = done or any(isinstance(step, ForeignEnd) and step.success for step in position.stack)
        assert bool(finished) == success


def test_dice_of_a_negotiation() -> None:
    position = negotiating("A11", flags={"france": 2, "usa_uk": 1})
    play(position, "negotiate A11", "base Berlin", "base Essen")
    assert pending(position, Roll).dice == 3


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
    assert "done" in move_texts(negotiating("A11"))


def test_a_full_box_bars_cards_that_fill_it() -> None:
    full = {"inflation": 3, "blockade": 3}
    assert step_name(negotiating("A12", box=full)) == "play", "nothing can be negotiated"
    assert "negotiate A11" in move_texts(negotiating("A11", box=full)), "Versailles fills it after the roll"


def test_rapallo_lies_beside_the_stack() -> None:
    position = scene("main", hands={"SPD": ["A33", "S08"]})
    play(position, "A33 for event")
    assert FOREIGN_CARDS.index("A33") in foreign.open_cards(position)
    assert FOREIGN_CARDS.index("A11") in foreign.open_cards(position)


def test_flags_are_limited() -> None:
    position = quiet(flags={"france": 5})
    foreign.add_flag(position, 0, 1)
    assert position.flags[0] == 5
