"""A view as numbers: fixed length, named, and without hidden information."""

from random import Random

from tests.games.weimar.helpers import DNVP, SPD

from republik.games.weimar import Position, new_game
from republik.games.weimar.research.features import encode, feature_count, feature_names
from republik.games.weimar.rules.scene import scene


def entry(position: Position, seat: int, name: str) -> int:
    return encode(position.view(seat))[feature_names(position.rules).index(name)]


def test_every_entry_has_a_name_of_its_own() -> None:
    rules = new_game().rules
    names = feature_names(rules)
    assert len(names) == len(set(names)) == feature_count(rules)


def test_what_the_numbers_say() -> None:
    position = scene(
        "main",
        hands={"SPD": ["S08"], "DNVP": ["D01"]},
        bases={"KPD": "Berlin Berlin"},
        markers={"poverty": "Essen"},
        units={"police": {"Köln": 2}},
        topics={"media": "K2 S1"},
        society=["badehose", "arme_kpd"],
        box={"inflation": 2},
    )
    expected = {
        "bases kpd Berlin": 2,
        "poverty Essen": 1,
        "threats Essen": 1,
        "police Köln": 2,
        "on media 1": 1,
        "x media 1": -2,
        "y media 1": 1,
        "society arme_kpd": 2,
        "box inflation": 2,
        "seats spd": 7,
        "governs zentrum": 1,
        "round 1": 1,
        "own_hand S08": 1,
        "known_hand D01": 0,
        "hand dnvp": 1,
        "my_turn": 1,
    }
    assert {name: entry(position, SPD, name) for name in expected} == expected
    assert entry(position, DNVP, "own_hand D01") == 1


def test_nothing_hidden_is_in_them() -> None:
    rng = Random(6)
    position = new_game("main")
    for _ in range(220):
        if position.to_act() is None:
            break
        for seat in range(4):
            assert encode(position.view(seat)) == encode(position.view(seat).sample(rng).view(seat))
        position.play(rng.choice(position.moves()))
