"""Feature encoding: fixed length, named, and limited to what the seat may know."""

from random import Random

import pytest

from republik.games.wsdv import Position, new_game
from republik.games.wsdv.research.features import encode, feature_count, feature_names
from republik.games.wsdv.rules.scene import scene


def test_every_entry_has_one_name() -> None:
    position = new_game()
    names = feature_names(position.rules)
    assert len(names) == len(set(names)) == feature_count(position.rules) == len(encode(position.view(0)))


def named(position: Position, seat: int) -> dict[str, int]:
    return dict(zip(feature_names(position.rules), encode(position.view(seat)), strict=True))


def test_numbers_tell_the_board() -> None:
    position = scene(
        decade=2,
        display=["21", "40"],
        west=["30"],
        east=["31", "32"],
        unrest={"BY": 5},
        living={"HE": 2},
        lines=[("Berlin", "Bitterfeld", 2)],
        prestige=-3,
        police=["5"],
        wall=True,
    )
    seen = named(position, 0)
    assert (seen["unrest BY"], seen["protests BY"], seen["living HE"]) == (5, 1, 2)
    assert (seen["value Berlin"], seen["factory Bitterfeld"], seen["factory Leipzig"]) == (2, 1, 0)
    assert (seen["prestige"], seen["wall"], seen["red_police"], seen["decade 2"]) == (-3, 1, 1, 1)
    assert (seen["display 21"], seen["own_hand 30"], seen["other_hand"]) == (1, 1, 2)
    assert not any(seen[f"known_hand {card}"] for card in position.rules.cards)
    assert named(position, 1)["own_hand 31"] == 1


@pytest.mark.parametrize("seed", range(6))
def test_features_do_not_depend_on_hidden_cards(seed: int) -> None:
    rng = Random(seed)
    position = new_game()
    while position.to_act() is not None:
        position.play(rng.choice(position.moves()))
        if rng.random() < 0.1:
            for seat in (0, 1):
                view = position.view(seat)
                assert encode(view.sample(rng).view(seat)) == encode(view)
