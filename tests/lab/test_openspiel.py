"""The OpenSpiel door: OpenSpiel's own checks, secrets, worlds drawn anew, and a search of theirs on our game."""

import os
import pickle
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from republik.lab.openspiel import NAME, WirSindDasVolkState, resample, resampler, witnesses
from republik.table.contract import Event, IllegalMove
from republik.wsdv.features import encode

PLAYTHROUGH = Path(__file__).parent / "data" / "playthrough.txt"
SHORT_GAME = 269  # with this seed random moves end it within the first decade


def states(seed: int, often: float = 1.0) -> Iterator[WirSindDasVolkState]:
    """Along a random game."""
    rng = Random(seed)
    state = pyspiel.load_game(NAME).new_initial_state()
    while not state.is_terminal():
        if rng.random() < often:
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


# -- OpenSpiel's own checks -----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["1.0", "2.0", "2.1"])
def test_random_simulations(edition: str) -> None:
    game = pyspiel.load_game(f"{NAME}(edition={edition})")
    assert game.rules.edition.id == edition
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_simulation_with_pickle() -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(NAME))


class TestPartialTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game = pyspiel.load_game(NAME)
    game_name = NAME


def shortened(text: str) -> str:
    """Long lines by their beginning and their hash: whoever changes them has to say so, and can still read the file."""
    lines = []
    for line in text.splitlines():
        known = sha256(line.encode()).hexdigest()[:16]
        lines.append(line if len(line) <= 200 else f"{line[:120]} … {len(line)} characters, {known}")
    return "\n".join(lines) + "\n"


def test_playthrough_is_the_kept_one() -> None:
    """REPUBLIK_WRITE_GOLDEN=1 writes it anew, after a change that is meant."""
    played = shortened(generate_playthrough.playthrough(NAME, None, seed=SHORT_GAME))
    if os.environ.get("REPUBLIK_WRITE_GOLDEN"):
        PLAYTHROUGH.write_text(played, encoding="utf-8")
    assert played == PLAYTHROUGH.read_text(encoding="utf-8")


# -- what a state tells ---------------------------------------------------------------------------------


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ValueError, match=r"edition is one of 1\.0, 2\.0, 2\.1, not 3\.0"):
        pyspiel.load_game(f"{NAME}(edition=3.0)")


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    state = next(state for state in states(1) if not state.is_chance_node())
    text = str(state)
    with pytest.raises(IllegalMove):
        state.apply_action(0)
    assert str(state) == text


def test_returns_are_the_outcome() -> None:
    *_, last = states(3)
    assert last.returns()[last.position.outcome().winner] == 1  # type: ignore[union-attr, index]
    assert sum(last.returns()) == 0


def test_a_clone_goes_its_own_way() -> None:
    for state in states(1, 0.1):
        text = str(state)
        if not state.is_terminal():
            clone = state.clone()
            clone.apply_action(clone.legal_actions()[0])
            assert str(state) == text != str(clone)


def test_a_pickled_state_remembers_what_was_seen() -> None:
    for state in states(2, 0.02):
        if not state.is_terminal():
            again = pickle.loads(pickle.dumps(state))
            assert [again.information_state_string(seat) for seat in (0, 1)] == [
                state.information_state_string(seat) for seat in (0, 1)
            ]


def test_tensors_are_views() -> None:
    game = pyspiel.load_game(NAME)
    kind = pyspiel.IIGObservationType
    public = make_observation(game, kind(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE))
    own = make_observation(game, kind(public_info=False, perfect_recall=False))
    everyone = pyspiel.PrivateInfoType.ALL_PLAYERS
    both = make_observation(game, kind(public_info=False, perfect_recall=False, private_info=everyone))
    for state in states(4, 0.1):
        for seat in (0, 1):
            if not state.is_chance_node():
                assert state.observation_tensor(seat) == encode(state.position.view(seat))
            public.set_from(state, seat)
            assert public.dict["public"].tolist() == encode(state.position.view(-2))
            own.set_from(state, seat)
            both.set_from(state, seat)
            assert own.dict["private"].tolist() == both.dict[f"private_{seat}"].tolist()
            hand = state.position.hand(seat)
            assert np.flatnonzero(own.tensor[: len(game.rules.cards)]).tolist() == hand


# -- secrets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_nobody_sees_a_card_that_the_events_hide(seed: int) -> None:
    """The events of the engine say who may know a card; what a seat remembers must not say more."""
    for state in states(seed):
        if state.is_terminal():
            return
        for move in state.legal_actions():
            _, seats = witnesses(state.position, move)
            if seats == (0, 1):
                heard: list[Event] = []
                state.position.copy().play(move, heard.append)
                if heard and heard[0].private and heard[0].key != "seen":
                    assert heard[0].seen_by == (0, 1), (heard[0], state.position.move_text(move))
            else:
                assert len(seats) == 1
            if state.is_chance_node():
                break


def test_the_first_hand_is_secret() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    state.apply_action(7)
    assert state.information_state_string(0).startswith("c7\n")
    assert state.information_state_string(1).startswith("c:deal\n")


@pytest.mark.parametrize("seed", range(6))
def test_worlds_drawn_anew_cannot_be_told_apart(seed: int) -> None:
    rng = Random(seed)
    other = 0
    for state in states(seed, 0.05):
        for seat in (0, 1):
            world = resample(state, seat, rng)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.current_player() == state.current_player()
            assert str(world) == str(world.get_game().deserialize_state(world.serialize()))
            other += world.history() != state.history()
    assert other


def test_worlds_drawn_anew_have_other_hidden_cards() -> None:
    state = next(state for state in states(7) if not state.is_chance_node())
    rng = Random(1)
    for seat in (0, 1):
        worlds = [resample(state, seat, rng).position for _ in range(40)]
        assert {tuple(world.hand(seat)) for world in worlds} == {tuple(state.position.hand(seat))}
        assert len({tuple(world.hand(1 - seat)) for world in worlds}) > 20


def test_resampling_through_the_interface_of_openspiel() -> None:
    state = next(state for state in states(5) if not state.is_chance_node())
    world = state.resample_from_infostate(0, lambda: 0.25)
    assert world.information_state_string(0) == state.information_state_string(0)
    assert world.history() == state.resample_from_infostate(0, lambda: 0.25).history()


# -- a search of theirs -----------------------------------------------------------------------------------


@pytest.mark.parametrize("by_observation", [False, True])
def test_ismcts_plays_a_game(by_observation: bool) -> None:
    """As West, against random moves."""
    game = pyspiel.load_game(NAME)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=2,
        random_state=np.random.RandomState(2),
        use_observation_string=by_observation,
    )
    bot.set_resampler(resampler(Random(3)))
    rng = Random(4)
    state = game.new_initial_state()
    while not state.is_terminal():
        action = bot.step(state) if state.current_player() == 0 else rng.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(action)
    assert sorted(state.returns()) == [-1, 1]
