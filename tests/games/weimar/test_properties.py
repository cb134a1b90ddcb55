"""Random games of every scenario: pieces are conserved, nothing leaks, every game ends."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from tests.games.weimar.helpers import run

from republik.games.weimar import GAME, Position, new_game
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.plays import CancelEvent
from republik.games.weimar.rules.position import sees
from republik.games.weimar.rules.rounds import Agenda
from republik.games.weimar.rules.scene import scene
from republik.games.weimar.rules.state import EVENTS
from republik.table.contract import CHANCE, BadPosition, Event, IllegalMove
from republik.table.fuzz import Plan, fuzz

SCENARIOS = ("main", "abyss", "bruderkrieg", "vulkan")


def walk(scenario: str, seed: int, steps: int) -> Position:
    rng = Random(seed)
    position = new_game(scenario)
    for _ in range(steps):
        if position.to_act() is None:
            break
        position.play(rng.choice(position.moves()))
    return position


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_contract_holds_in_random_games(scenario: str) -> None:
    report = fuzz(lambda: GAME, Plan(games=4, seed=11, options={"scenario": scenario}, costly_every=6))
    assert not report.failures, str(report.failures[0])
    assert report.forced == 0


@settings(max_examples=25)
@given(scenario=some.sampled_from(SCENARIOS), seed=some.integers(0, 10**6))
def test_every_game_ends_and_keeps_its_counts(scenario: str, seed: int) -> None:
    """`check` counts figures, units, markers and cards, and keeps seats, slots and tracks within bounds."""
    rng = Random(seed)
    position = new_game(scenario)
    for _ in range(5000):
        if position.to_act() is None:
            break
        position.check()
        position.play(rng.choice(position.moves()))
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.termination in st.TERMINATIONS


@settings(max_examples=20)
@given(scenario=some.sampled_from(SCENARIOS), seed=some.integers(0, 10**6), steps=some.integers(0, 350))
def test_views_hide_hands_piles_and_agendas(scenario: str, seed: int, steps: int) -> None:
    """Two positions that differ only in what a seat cannot know look the same to it."""
    position = walk(scenario, seed, steps)
    rng = Random(seed)
    for seat in range(4):
        view = position.view(seat)
        other = view.sample(rng)
        assert other.view(seat) == view
        for party in range(4):
            if not sees(position, seat, party):
                visible = [card for card in view.shown.hands[party] if card >= 0]
                assert visible == [card for card in position.hands[party] if card in position.shown]
                assert len(other.hands[party]) == len(position.hands[party])
                if not position.revealed:
                    assert view.shown.agendas[party] in (-1, st.HIDDEN_AGENDA)


def test_a_strangers_view_shows_no_hand() -> None:
    position = walk("main", 1, 120)
    shown = position.view(-2).shown
    assert all(card < 0 or card in position.shown for hand in shown.hands for card in hand)
    assert shown.legal == []


def test_secret_agendas_come_to_light_together() -> None:
    position = new_game("main")
    rng = Random(5)
    heard: list[Event] = []
    while not isinstance(position.step(), Agenda):
        position.play(rng.choice(position.moves()))
    seats = []
    while isinstance(position.step(), Agenda):
        seat = position.to_act()
        assert seat is not None
        seats.append(seat)
        assert all(position.view(seat).shown.agendas[party] in (-1, st.HIDDEN_AGENDA) for party in seats[:-1])
        position.play(position.moves()[0], heard.append)
    chosen = [event for event in heard if event.key == "agenda_chosen"]
    assert [event.seen_by for event in chosen] == [(seat,) for seat in seats]
    assert all("agenda" not in event.for_seat(9).args for event in chosen)
    assert position.view(0).shown.agendas == position.agendas


def test_samples_differ() -> None:
    position = walk("main", 2, 100)
    rng = Random(1)
    hands = {tuple(map(tuple, position.view(0).sample(rng).hands[1:])) for _ in range(10)}
    assert len(hands) > 1


def test_a_party_that_is_asked_holds_a_politician_in_every_sample() -> None:
    position = scene("main", hands={"SPD": ["S08", "S05"], "DNVP": ["D01", "D05"], "KPD": ["K02"]})
    position.play(position.parse_move("S08 for event"))
    assert isinstance(position.step(), CancelEvent)
    rng = Random(4)
    for _ in range(20):
        sample = position.view(0).sample(rng)
        asked = sample.to_act()
        assert asked is not None
        assert any(sample.rules.reaction[card] == st.CANCEL for card in sample.hands[asked])


@settings(max_examples=15)
@given(scenario=some.sampled_from(SCENARIOS), seed=some.integers(0, 10**6), steps=some.integers(0, 300))
def test_texts_read_back(scenario: str, seed: int, steps: int) -> None:
    position = walk(scenario, seed, steps)
    again = GAME.from_text(position.to_text())
    assert again == position
    assert hash(again) == hash(position)
    for move in position.moves():
        assert position.parse_move(position.move_text(move)) == move


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"scenario":"main"}', "null", '{"scenario":"nowhere"}', "[" * 100_000]
)
def test_bad_texts(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.from_text(text)


@settings(max_examples=60)
@given(seed=some.integers(0, 10**6), key=some.integers(0, 200), value=some.integers(-3, 60))
def test_spoilt_texts_are_refused_or_play_on(seed: int, key: int, value: int) -> None:
    data = json.loads(walk("main", seed % 50, 120).to_text())
    names = sorted(data)
    name = names[key % len(names)]
    if isinstance(data[name], list) and data[name] and isinstance(data[name][0], int):
        data[name][seed % len(data[name])] = value
    elif isinstance(data[name], int):
        data[name] = value
    try:
        position = GAME.from_text(json.dumps(data))
    except BadPosition:
        return
    position.check()


def test_every_event_is_known() -> None:
    """Every event has the arguments listed in EVENTS."""
    seen: set[str] = set()
    for scenario in SCENARIOS:
        for seed in range(12):
            rng = Random(seed)
            position = new_game(scenario)
            heard: list[Event] = []
            while position.to_act() is not None:
                position.play(rng.choice(position.moves()), heard.append)
            assert heard[-1].key == "game_over"
            for event in heard:
                assert tuple(event.args) == EVENTS[event.key][: len(event.args)]
                seen.add(event.key)
    rare = {"criterion", "joined", "president", "ballot", "cancelled", "foreign_track", "vote", "out"}
    assert EVENTS.keys() - seen <= rare


def test_moves_texts_are_all_different() -> None:
    position = new_game("main")
    count = position.action_count()
    assert len({position.move_text(move) for move in range(count)}) == count
    with pytest.raises(IllegalMove):
        position.move_text(count)
    with pytest.raises(IllegalMove):
        position.parse_move("storm the Bastille")


def test_chance_is_uniform_and_listed() -> None:
    position = new_game("main")
    assert position.to_act() == CHANCE
    run(position)
    assert len(position.moves()) == 6
