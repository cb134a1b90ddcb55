"""The OpenSpiel adapter: OpenSpiel's own checks, hidden information, resampled worlds, and its search on our games."""

import os
import pickle
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test
from tests.lab.adapters import NAMES, cannot_be_told_apart, search_of_openspiel, seats
from tests.lab.adapters import states as states_of

from republik.games.wsdv.research.features import encode
from republik.games.wsdv.research.memory import witnesses
from republik.lab.openspiel import game_name, resample
from republik.table.contract import Event, IllegalMove

PLAYTHROUGH = Path(__file__).parent / "data" / "playthrough.txt"
SHORT_GAME = 269  # with this seed, random moves end the game in the first decade
NAME, WEIMAR = game_name("wsdv"), game_name("weimar")

states = partial(states_of, NAME)
weimar_states = partial(states_of, WEIMAR)


# -- OpenSpiel's own checks -----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["1.0", "2.0", "2.1"])
def test_random_simulations(edition: str) -> None:
    game = pyspiel.load_game(f"{NAME}(edition={edition})")
    assert game.start.rules.edition.id == edition
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("scenario", ["bruderkrieg", "vulkan", "main"])
def test_random_simulations_of_weimar(scenario: str) -> None:
    game = pyspiel.load_game(f"{WEIMAR}(scenario={scenario})")
    assert game.start.rules.scenario.key == scenario
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_simulation_with_pickle(name: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


class TestPartialTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game = pyspiel.load_game(NAME)
    game_name = NAME


class TestPartialTreeOfWeimar(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game = pyspiel.load_game(WEIMAR)
    game_name = WEIMAR


def shortened(text: str) -> str:
    """Shortens long lines to their beginning and a hash, so that changes are detected but the file stays readable."""
    lines = []
    for line in text.splitlines():
        known = sha256(line.encode()).hexdigest()[:16]
        lines.append(line if len(line) <= 200 else f"{line[:120]} … {len(line)} characters, {known}")
    return "\n".join(lines) + "\n"


def test_playthrough_is_the_kept_one() -> None:
    """REPUBLIK_WRITE_GOLDEN=1 rewrites the file after an intended change."""
    played = shortened(generate_playthrough.playthrough(NAME, None, seed=SHORT_GAME))
    if os.environ.get("REPUBLIK_WRITE_GOLDEN"):
        PLAYTHROUGH.write_text(played, encoding="utf-8")
    assert played == PLAYTHROUGH.read_text(encoding="utf-8")


# -- contents of a state --------------------------------------------------------------------------------


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ValueError, match=r"edition must be one of 2\.1, 2\.0, 1\.0, not 3\.0"):
        pyspiel.load_game(f"{NAME}(edition=3.0)")


def test_the_solo_scenario_is_refused() -> None:
    with pytest.raises(ValueError, match="scenario must be one of bruderkrieg, vulkan, main, not abyss"):
        pyspiel.load_game(f"{WEIMAR}(scenario=abyss)")


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_action_is_refused_with_its_reason(name: str) -> None:
    state = next(state for state in states_of(name, 1) if not state.is_chance_node())
    text = str(state)
    with pytest.raises(IllegalMove):
        state.apply_action(0)
    assert str(state) == text


def test_returns_are_the_outcome() -> None:
    *_, last = states(3)
    assert last.returns()[last.position.outcome().winner] == 1
    assert sum(last.returns()) == 0


def test_returns_of_weimar_are_the_outcome() -> None:
    *_, last = weimar_states(3)
    winner = last.position.winner
    assert last.returns() == [float(seat == winner) for seat in range(4)]


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    for state in states_of(name, 1, 0.1):
        text = str(state)
        if not state.is_terminal():
            clone = state.clone()
            clone.apply_action(clone.legal_actions()[0])
            assert str(state) == text != str(clone)


@pytest.mark.parametrize(("name", "often"), [(NAME, 0.02), (WEIMAR, 0.01)])
def test_a_pickled_state_remembers_what_was_seen(name: str, often: float) -> None:
    for state in states_of(name, 2, often):
        if not state.is_terminal():
            again = pickle.loads(pickle.dumps(state))
            for seat in seats(state):
                assert again.information_state_string(seat) == state.information_state_string(seat)


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
            assert np.flatnonzero(own.tensor[: len(game.start.rules.cards)]).tolist() == hand


# -- hidden information ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_nobody_sees_a_card_that_the_events_hide(seed: int) -> None:
    """The engine's events say who may know a card; a seat's information state must not reveal more."""
    for state in states(seed):
        if state.is_terminal():
            return
        for move in state.legal_actions():
            _, witnessed = witnesses(state.position, move)
            if witnessed == (0, 1):
                heard: list[Event] = []
                state.position.copy().play(move, heard.append)
                if heard and heard[0].private and heard[0].key != "seen":
                    assert heard[0].seen_by == (0, 1), (heard[0], state.position.move_text(move))
            else:
                assert len(witnessed) == 1
            if state.is_chance_node():
                break


def test_the_first_hand_is_secret() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    state.apply_action(7)
    assert state.information_state_string(0).startswith("c7\n")
    assert state.information_state_string(1).startswith("c:deal\n")


@pytest.mark.parametrize("seed", range(6))
def test_resampled_worlds_cannot_be_told_apart(seed: int) -> None:
    rng = Random(seed)
    other = 0
    for state in states(seed, 0.05):
        for seat in (0, 1):
            world = resample(state, seat, rng)
            cannot_be_told_apart(world, state, seat)
            assert str(world) == str(world.get_game().deserialize_state(world.serialize()))
            other += world.history() != state.history()
    assert other


def test_resampled_worlds_of_weimar_cannot_be_told_apart() -> None:
    """They differ in hidden cards and agendas."""
    rng = Random(5)
    other = 0
    for state in weimar_states(6, 0.04):
        for seat in range(4):
            world = resample(state, seat, rng)
            cannot_be_told_apart(world, state, seat)
            other += world.position != state.position
    assert other


def test_a_revealed_agenda_is_remembered() -> None:
    hidden = shown = False
    for state in weimar_states(7):
        if state.is_terminal():
            break
        told = state.information_state_string(3).partition("\n")[0]
        hidden = hidden or ":agenda" in told
        shown = shown or (hidden and ":agenda" not in told)
    assert hidden
    assert shown


def test_resampled_worlds_have_other_hidden_cards() -> None:
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


# -- OpenSpiel's search -----------------------------------------------------------------------------------


@pytest.mark.parametrize("by_observation", [False, True])
def test_ismcts_plays_a_game(by_observation: bool) -> None:
    """As West, against random moves."""
    game = pyspiel.load_game(NAME)
    bot = search_of_openspiel(game, by_observation)
    rng = Random(4)
    state = game.new_initial_state()
    while not state.is_terminal():
        action = bot.step(state) if state.current_player() == 0 else rng.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(action)
    assert sorted(state.returns()) == [-1, 1]


def test_ismcts_plays_weimar() -> None:
    game = pyspiel.load_game(WEIMAR)
    bot = search_of_openspiel(game)
    rng = Random(4)
    state = game.new_initial_state()
    asked = 0
    while not state.is_terminal() and asked < 12:
        mine = state.current_player() == 0
        action = bot.step(state) if mine else rng.choice(state.legal_actions())
        assert action in state.legal_actions()
        asked += mine
        state.apply_action(action)
    assert asked == 12
