"""Players: legal, repeatable, and the greedy one better than none at all."""

from random import Random

import pytest

from republik.games import game
from republik.players import registry
from republik.players.base import decision_rng
from republik.players.evaluation import COUNT, FEATURES, WEIGHTS, WON, chance, features, late, score
from republik.players.greedy import GreedyPlayer, promising, rank
from republik.players.random import RandomPlayer
from republik.players.wsdv_worth import card_worth, event_worth
from republik.table.chance import Seed
from republik.table.contract import CHANCE, Outcome
from republik.table.session import Session, new_session
from republik.wsdv import new_game
from republik.wsdv.position import Position
from republik.wsdv.scene import scene
from republik.wsdv.steps import BUILD_UP, EAST, EVENT, WEST


def play(west: str, east: str, seed: str) -> tuple[Session, Outcome]:
    session = new_session(game("wsdv"), {"edition": "2.1"}, {}, Seed.from_text(seed))
    players = (registry.player(west), registry.player(east))
    while (seat := session.position.to_act()) is not None:
        rng = decision_rng(session.commitment or "", seat, len(session.decisions))
        session.play(players[seat].choose(session.position.view(seat), rng), seat)
    outcome = session.position.outcome()
    assert outcome is not None
    return session, outcome


def some_positions(seed: int, every: int) -> list[Position]:
    """Positions of a random game in which a seat is to decide."""
    rng = Random(seed)
    position = new_game()
    found = []
    for ply in range(1000):
        seat = position.to_act()
        if seat is None:
            break
        if seat != CHANCE and ply % every == 0:
            found.append(position.copy())
        position.play(rng.choice(position.moves()))
    return found


def test_players_by_name() -> None:
    assert registry.names() == ["greedy", "random"]
    assert registry.names("weimar") == ["random"]
    assert [registry.player(name).name for name in registry.names()] == ["greedy", "random"]


def test_an_unknown_player_is_told_with_the_known_ones() -> None:
    with pytest.raises(registry.UnknownPlayer, match=r"unknown player 'deep' \(known: greedy, random\)"):
        registry.player("deep")


@pytest.mark.parametrize("player", [RandomPlayer(), GreedyPlayer()])
def test_the_choice_is_legal_and_the_view_stays_as_it_was(player: RandomPlayer | GreedyPlayer) -> None:
    for position in some_positions(seed=5, every=7):
        seat = position.to_act()
        assert seat is not None
        view, before = position.view(seat), hash(position)
        known = hash(view)
        assert player.choose(view, Random(1)) in position.moves()
        assert hash(view) == known
        assert hash(position) == before


def test_greedy_depends_on_view_and_generator_alone() -> None:
    for position in some_positions(seed=6, every=11):
        seat = position.to_act()
        assert seat is not None
        view = position.view(seat)
        chosen = GreedyPlayer().choose(view, Random(3))
        same = view.sample(Random(9)).view(seat)  # another deal that the seat cannot tell from this one
        assert same == view
        assert GreedyPlayer().choose(same, Random(3)) == chosen


def test_a_game_of_computers_repeats() -> None:
    first, _ = play("greedy", "random", "twice")
    second, _ = play("greedy", "random", "twice")
    assert first.decisions == second.decisions


def test_greedy_beats_random_from_both_sides() -> None:
    for number in range(3):
        assert play("greedy", "random", f"paired {number}")[1].winner == WEST
        assert play("random", "greedy", f"paired {number}")[1].winner == EAST


def test_a_won_game_is_worth_more_than_anything() -> None:
    lost = scene(phase=10, unrest={"MV": 4, "BB": 4, "SN": 4, "TH": 4})
    won = scene(phase=10, unrest={"SH": 4, "NI": 4, "HE": 4, "BY": 4})
    assert score(lost) == -WON
    assert score(won) == WON


def test_unrest_costs_its_own_side() -> None:
    calm = scene(display=("1", "2"))
    assert (
        score(scene(display=("1", "2"), unrest={"SN": 4}))
        < score(calm)
        < score(scene(display=("1", "2"), unrest={"BY": 4}))
    )


def test_the_end_of_the_decade_weighs_more_the_nearer_it_is() -> None:
    assert late(scene(half=1, display=("1", "2", "3"))) < late(scene(half=2, display=("1", "2", "3"))) < 1


def test_events_are_worth_something_to_those_who_may_play_them() -> None:
    rules = new_game().rules
    uprising = rules.card_index["16"]
    assert event_worth(rules, WEST, uprising) > 0
    assert event_worth(rules, EAST, uprising) == 0
    assert card_worth(rules, EAST, uprising) > 0


def test_many_sites_are_narrowed_to_the_promising() -> None:
    position = scene(factories=("Hamburg", "Hannover", "Wolfsburg", "Bremen"), display=("20", "18"), to_act="W")
    card = position.rules.card_index["20"]
    position.play(position.rules.space.play + 4 * card + BUILD_UP)
    tried = [position.move_text(move) for move in promising(position)]
    assert len(tried) < len(position.moves())
    assert "build Hannover – Wolfsburg" in tried


def test_uses_and_events_are_ranked_for_every_card() -> None:
    position = scene(display=("16", "18", "4"), to_act="W")
    ranked = rank(position, WEST)
    assert sorted(move for _, move in ranked) == position.moves()
    events = [move for _, move in ranked if (move - position.rules.space.play) % 4 == EVENT]
    assert len(events) == 2


def test_every_feature_has_a_name_and_a_weight() -> None:
    assert len(FEATURES) == len(set(FEATURES)) == len(WEIGHTS) == COUNT == len(features(scene()))


def test_the_chance_follows_the_score() -> None:
    calm, riot = scene(display=("1", "2")), scene(display=("1", "2"), unrest={"SN": 6, "TH": 5})
    assert 0 < chance(riot) < chance(calm) < 1
    assert chance(scene(phase=10, unrest={"SH": 4, "NI": 4, "HE": 4, "BY": 4})) == 1


def test_an_even_board_speaks_for_nobody_by_its_people() -> None:
    told = dict(zip(FEATURES, features(scene(unrest={}, factories=[])), strict=True))
    assert told["unrest_slack"] == told["living_standard"] == told["economy"] == 0
