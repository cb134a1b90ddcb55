"""The computer players of Weimar: registered, honest, repeatable, with reasons, and each stronger than the one
below."""

from dataclasses import astuple
from itertools import combinations
from random import Random

import pytest
from tests.games.helpers import move_texts, play
from tests.games.weimar.helpers import ZENTRUM, step_name
from tests.games.weimar.playing import FOUR, SCENARIOS, positions
from tests.players.helpers import acting, reachable

from republik.games.weimar.game import GAME
from republik.games.weimar.players.evaluation import COUNT, FEATURES, LINEAR, WEIGHTS
from republik.games.weimar.players.lookahead import (
    after,
    chance_after,
    finish_play,
    hinders_partner,
    is_new_play,
    steerings,
    take_best_step,
    topic_chances,
)
from republik.games.weimar.players.players import EXPLAINED, USUAL, Candidate, WeimarGreedy, WeimarSearch
from republik.games.weimar.players.reasons import reasons_of
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.opinion import PointStep, TopicStep
from republik.games.weimar.rules.position import Position, View
from republik.games.weimar.rules.rules import earlier_rules
from republik.games.weimar.rules.scene import scene
from republik.lab.arena import Plan, Run, arena
from republik.messages.i18n import LANGUAGES
from republik.messages.render import renderer
from republik.players import registry
from republik.players.random import RandomPlayer
from republik.table.budget import Budget
from republik.table.contract import CHANCE
from republik.table.dice import Dice
from republik.table.player import Player
from republik.table.thoughts import MAX_REASONS, Thinker

# -- registration -------------------------------------------------------------------------------------


def test_the_five_levels_play_both_games() -> None:
    for game in ("wsdv", "weimar"):
        for level in registry.levels(game):
            assert registry.player(level.key, game).name == level.key


def test_budgets_are_read() -> None:
    search = registry.player("search:7", "weimar")
    assert isinstance(search, WeimarSearch)
    assert search.budget == Budget(7)
    with pytest.raises(registry.UnknownPlayer, match="player-no-budget"):
        registry.player("greedy:7", "weimar")


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("name", ["newcomer", "greedy", "search:2"])
def test_choices_are_legal_and_repeatable(name: str, scenario: str) -> None:
    player = registry.player(name, "weimar")
    for position in positions(scenario, 3, 0.02):
        view = position.view(acting(position))
        move = player.choose(view, Random(1))
        assert move in position.moves()
        assert move == player.choose(view, Random(1))


# -- honesty ------------------------------------------------------------------------------------------


FAIR = ["random", "newcomer", "citizen", "greedy", "delegate", "search:4", "statesman:4"]


@pytest.mark.parametrize("seat", range(4))
def test_a_view_leads_to_no_truth(seat: int) -> None:
    """A player's input holds only the position as its seat sees it."""
    hidden = 0
    for position in positions("bruderkrieg", 21, 0.1):
        view = position.view(seat)
        things = reachable(view)
        assert not any(thing is position for thing in things)
        assert [thing for thing in things if isinstance(thing, Position)] == [view.shown]
        for party in range(4):
            if party != seat:
                unseen = set(position.hands[party]) - set(position.shown)
                assert not unseen & set(view.shown.hands[party])
                hidden += len(unseen)
                if position.agendas[party] >= 0 and not position.revealed:
                    assert view.shown.agendas[party] == -2
    assert hidden


@pytest.mark.parametrize("name", FAIR)
@pytest.mark.parametrize("scenario", ["bruderkrieg", "abyss"])
def test_the_choice_does_not_depend_on_what_is_hidden(scenario: str, name: str) -> None:
    """The positions look the same to the seat: different hands and secret agendas, the same decision."""
    player = registry.player(name, "weimar")
    differed = 0
    for position in positions(scenario, 11, 0.03):
        seat = acting(position)
        view = position.view(seat)
        other = view.sample(Random(5))
        assert other.view(seat) == view
        differed += other != position
        assert player.choose(view, Random(2)) == player.choose(other.view(seat), Random(2))
    assert differed


@pytest.mark.parametrize("name", [name for name in FAIR if name != "random"])
def test_the_explanation_does_not_depend_on_what_is_hidden(name: str) -> None:
    for position in positions("bruderkrieg", 12, 0.015):
        seat = acting(position)
        view = position.view(seat)
        player = registry.player(name, "weimar")
        assert isinstance(player, Thinker)
        told = player.think(view, Random(6))
        assert player.think(view.sample(Random(1)).view(seat), Random(6)) == told
        assert not any(isinstance(thing, Position | View) for thing in reachable(astuple(told)))


# -- the evaluation -----------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", FOUR)
def test_chances_are_shares(scenario: str) -> None:
    for position in positions(scenario, 5, 0.1):
        found = LINEAR.chances(position)
        assert all(0.0 <= chance <= 1.0 for chance in found)
        assert 0.0 < sum(found) <= 1.0 + 1e-9


def test_the_end_decides() -> None:
    for seed in range(6):
        *_, last = positions("vulkan", seed, 1.0)
        while last.to_act() is not None:
            last.play(last.moves()[0])
        winner = last.winner
        assert LINEAR.chances(last) == [float(seat == winner) for seat in range(4)]


def test_points_and_councils_are_wanted() -> None:
    position = positions("bruderkrieg", 2, 1.0)[40]
    for seat in range(4):
        richer = position.copy()
        richer.vp[seat] += 2
        assert LINEAR.chances(richer)[seat] > LINEAR.chances(position)[seat]
    red = position.copy()
    free = next(city for city in range(st.CITIES) if not red.marker(st.COUNCILS, city))
    red.markers[st.COUNCILS * st.CITIES + free] = 1
    assert LINEAR.chances(red)[2] > LINEAR.chances(position)[2]
    assert LINEAR.chances(red)[1] < LINEAR.chances(position)[1]


def test_solo_is_one_chance_for_both_parties() -> None:
    for position in positions("abyss", 1, 0.1):
        spd, zentrum, kpd, dnvp = LINEAR.chances(position)
        assert spd == zentrum
        assert kpd == dnvp == pytest.approx(1.0 - spd)


def test_every_feature_has_a_weight_and_words_in_every_language() -> None:
    assert len(FEATURES) == len(WEIGHTS) == COUNT
    for language in LANGUAGES:
        words = GAME.messages(language) or ""
        for name in FEATURES:
            assert f"\nfeature-{name.replace('_', '-')} = " in words, (language, name)


# -- looking ahead ------------------------------------------------------------------------------------


def test_a_play_is_carried_through() -> None:
    for position in positions("bruderkrieg", 8, 0.05):
        reached = position.copy()
        finish_play(reached, Dice(3))
        assert is_new_play(reached)
        reached.check()


def debates() -> list[Position]:
    """Returns positions in which a topic is to be chosen."""
    found = [*positions("bruderkrieg", 8, 0.3), *positions("vulkan", 8, 0.3), *positions("abyss", 2, 0.3)]
    debating = [position for position in found if isinstance(position.step(), TopicStep)]
    assert len(debating) > 5
    return debating


def test_a_topic_is_judged_by_the_point_it_is_moved_to() -> None:
    """The choice of a topic alone changes nothing on the board, so the next position says nothing about it."""
    told = alone = 0
    for position in debates():
        seat = acting(position)
        found = topic_chances(position, seat, 1, 2)
        assert sorted(found) == position.moves()
        told += len(set(found.values()))
        alone += len({chance_after(position, move, seat, 1, 2) for move in position.moves()})
    assert told > 1.5 * alone


def test_promising_points_are_legal_and_nearly_the_best() -> None:
    for position in debates():
        seat = acting(position)
        found = topic_chances(position, seat, 1, 2)
        for way in steerings(position, seat, LINEAR):
            chosen = after(position, way.topic)
            assert way.point < 0 or way.point in chosen.moves()
            assert way.reached == (chosen if way.point < 0 else after(chosen, way.point))
        for topic, chance in found.items():
            chosen = after(position, topic)
            if chosen.termination == st.ONGOING and isinstance(chosen.step(), PointStep):
                best = max(chance_after(chosen, point, seat, 1, 2) for point in chosen.moves())
                assert chance > best - 0.03


def test_a_debate_moves_a_topic_at_once() -> None:
    for position in debates():
        reached = position.copy()
        take_best_step(reached, Dice(2), LINEAR)
        reached.check()
        assert reached in [way.reached for way in steerings(position, acting(position), LINEAR)]


def test_a_move_is_dropped_when_it_is_behind_on_the_same_deals() -> None:
    best, close, worse = Candidate(0, 0.3), Candidate(1, 0.3), Candidate(2, 0.3)
    for luck in (0.1, -0.1, 0.05, -0.05):
        best.add(0.3 + luck)
        close.add(0.3 - luck)
        worse.add(0.28 + luck)
    assert worse.is_behind(best, USUAL)
    assert not close.is_behind(best, USUAL)


def test_a_budget_too_small_for_a_trial_takes_the_best_at_sight() -> None:
    search = WeimarSearch(Budget(1))
    for position in positions("bruderkrieg", 3, 0.05):
        thoughts = search.think(position.view(acting(position)), Random(1))
        assert [choice.weight for choice in thoughts.choices] == [1.0] + [0.0] * (len(position.moves()) - 1)
        chances = [choice.chance for choice in thoughts.choices]
        assert chances == sorted(chances, reverse=True)


def test_no_choice_is_told_a_higher_chance_than_the_best() -> None:
    """A move that was dropped early was tried on fewer deals, perhaps on lucky ones."""
    search, dropped = WeimarSearch(Budget(60)), 0
    for position in (*positions("bruderkrieg", 9, 0.05), *positions("abyss", 4, 0.05)):
        choices = search.think(position.view(acting(position)), Random(4)).choices
        assert choices[0].chance == max(choice.chance for choice in choices)
        dropped += sum(0.0 < choice.weight < choices[0].weight for choice in choices)
    assert dropped > 10


@pytest.mark.parametrize("name", ["greedy", "search:12"])
def test_thoughts_are_the_choice_with_reasons(name: str) -> None:
    player = registry.player(name, "weimar")
    assert isinstance(player, Thinker)
    told = 0
    for position in positions("bruderkrieg", 9, 0.03):
        view = position.view(acting(position))
        thoughts = player.think(view, Random(4))
        assert thoughts.move == player.choose(view, Random(4))
        assert sorted(choice.move for choice in thoughts.choices) == position.moves()
        assert sum(choice.weight for choice in thoughts.choices) == pytest.approx(1.0)
        for choice in thoughts.choices:
            told += len(choice.reasons)
            assert all(reason.phrase is not None for reason in choice.reasons)
    assert told


@pytest.mark.parametrize("solo", [True, False])
def test_shares_of_games_keep_the_order_of_the_estimates(solo: bool) -> None:
    shares = [LINEAR.share_won(n / 50, solo) for n in range(51)]
    assert shares == sorted(set(shares))
    assert 0.0 < shares[0] < shares[-1] < 1.0


def test_a_hint_promises_no_more_than_was_won() -> None:
    """At the start, a solo game is won less than a third of the time, and each of four parties wins some."""
    for scenario, least, most in (("abyss", 0.02, 0.5), ("bruderkrieg", 0.05, 0.6), ("main", 0.05, 0.6)):
        position = positions(scenario, 3, 1.0)[10]
        thoughts = WeimarGreedy().think(position.view(acting(position)), Random(1))
        assert all(least < choice.chance < most for choice in thoughts.choices)


def test_a_decision_that_ends_the_game_is_certain() -> None:
    ended = 0
    for seed in range(12):
        position = positions("vulkan", seed, 1.0)[-1]
        for choice in WeimarGreedy().think(position.view(acting(position)), Random(1)).choices:
            reached = position.copy()
            reached.play(choice.move)
            if reached.to_act() is None and choice.chance in (0.0, 1.0):
                ended += 1
                assert choice.chance == float(reached.winner == acting(position))
    assert ended


# -- strength -----------------------------------------------------------------------------------------


def share(run: Run) -> float:
    scores = [pair.score() for pair in run.counted()]
    return sum(scores) / len(scores)


def test_greedy_beats_random() -> None:
    """2 seats each, all six arrangements: measured 69% over 360 games."""
    plan = Plan(("greedy", "random"), 4, "test", "weimar", {"scenario": "bruderkrieg"})
    assert share(arena(plan, workers=1)) > 0.5


def test_a_single_greedy_party_beats_three_random_ones() -> None:
    wins = 0
    for seed in range(16):
        players: list[Player] = [RandomPlayer() for _ in range(4)]
        players[seed % 4] = WeimarGreedy()
        rng = Random(seed)
        position = GAME.new({"scenario": "bruderkrieg"})
        while (seat := position.to_act()) is not None:
            move = rng.choice(position.moves()) if seat == CHANCE else players[seat].choose(position.view(seat), rng)
            position.play(move)
        wins += position.winner == seed % 4
    assert wins > 4  # chance would be a quarter


@pytest.mark.slow("as many games as it takes to tell the players apart")
def test_search_beats_greedy() -> None:
    """2 seats each, all six arrangements: measured 64% over 198 games."""
    plan = Plan(("search:24", "greedy"), 3, "test", "weimar", {"scenario": "bruderkrieg"})
    assert share(arena(plan, workers=2)) > 0.5


# -- the arena at a table of four ---------------------------------------------------------------------


def test_a_pair_of_four_seats_is_all_six_ways_to_share_them() -> None:
    plan = Plan(("random", "random"), 1, "x", "weimar", {"scenario": "vulkan"})
    seatings = plan.seatings(0)
    assert seatings[0] == (0, 0, 1, 1)
    assert sorted(seatings) == sorted(tuple(int(i not in held) for i in range(4)) for held in combinations(range(4), 2))


# -- one person's two parties ---------------------------------------------------------------------------


def asked_about_the_partner(kind: str, seed: int) -> Position:
    """The Zentrum may turn a politician or a reaction against the SPD of the same person, in a game of revision 3."""
    hands = {"SPD": ["S08", "S22"], "Zentrum": ["Z01", "Z02", "Z08"]}
    position = scene(
        "abyss",
        rules=earlier_rules("abyss"),
        hands=hands,
        bases={"Zentrum": "Berlin"},
        reserve=(0, 1, 0, 0),
        seating=("SPD", "Zentrum", "KPD", "DNVP"),
        vp=(seed, 2, 3, 4),
    )
    if kind == "cancel_event":
        play(position, "S08 for event")
    else:
        play(position, "S22 for actions", "city Berlin", "demonstration")
    while step_name(position) != kind:
        play(position, "no" if "no" in move_texts(position) else "done")
    assert position.to_act() == ZENTRUM
    return position


@pytest.mark.parametrize("name", ["newcomer", "citizen", "search:24", "delegate"])
@pytest.mark.parametrize("kind", ["cancel_event", "fewer_dice", "react"])
def test_a_computer_player_does_not_hinder_its_own_partner(name: str, kind: str) -> None:
    player = registry.player(name, "weimar")
    for seed in range(6):
        position = asked_about_the_partner(kind, seed)
        move = player.choose(position.view(ZENTRUM), Random(seed))
        assert position.move_text(move) in ("done", "no")


def test_a_move_that_hinders_the_partner_is_told_last() -> None:
    """Hints and analyses still know it, but never as the better one."""
    position = asked_about_the_partner("cancel_event", 0)
    for player in (WeimarGreedy(), WeimarSearch(Budget(24))):
        choices = player.think(position.view(ZENTRUM), Random(1)).choices
        assert [position.move_text(choice.move) for choice in choices] == ["done", "answer with Z01"]
        assert choices[0].chance >= choices[1].chance


def test_against_the_bots_politicians_and_reactions_are_weighed() -> None:
    position = scene("bruderkrieg", to_act="KPD", hands={"KPD": ["K07"], "Zentrum": ["Z01", "Z08"]})
    play(position, "K07 for event")
    assert not any(hinders_partner(position, move) for move in position.moves())


# -- reasons in a player's words ------------------------------------------------------------------------


def test_reasons_only_tell_what_sets_a_move_apart() -> None:
    for position in positions("bruderkrieg", 9, 0.02):
        seat = acting(position)
        thoughts = WeimarGreedy().think(position.view(seat), Random(2))
        explained = [choice for choice in thoughts.choices[:EXPLAINED] if choice.reasons]
        texts = [{repr(reason.phrase) for reason in choice.reasons} for choice in explained]
        if len(explained) == EXPLAINED == len(thoughts.choices[:EXPLAINED]):
            assert not set.intersection(*texts)


def test_favourable_reasons_come_first_and_are_few() -> None:
    for position in positions("abyss", 4, 0.05):
        for choice in WeimarGreedy().think(position.view(acting(position)), Random(3)).choices:
            amounts = [reason.amount for reason in choice.reasons]
            assert amounts == sorted(amounts, reverse=True)
            assert len(amounts) <= MAX_REASONS


def before_a_third_regime(**markers: str) -> Position:
    """The DNVP may try a coup in a third city, which would end the game."""
    position = scene(
        "main",
        to_act="DNVP",
        hands={"DNVP": ["A22"], "SPD": ["S08"]},
        markers={"regime": "Berlin München", **markers},
        units={"stahlhelm": {"Königsberg": 1}, "freikorps1": {"Königsberg": 1}},
        government=("SPD", "Zentrum"),
        chancellor="SPD",
    )
    for text in ("A22 for actions", "city Königsberg"):
        position.play(position.parse_move(text))
    return position


def told_of_the_coup(position: Position) -> list[str]:
    moves = [position.parse_move("coup"), position.parse_move("done")]
    words = renderer(GAME, "en")
    return [words.text(reason.phrase or "") for reason in reasons_of([position] * 21, moves, 3, LINEAR)[0]]


def test_the_end_of_the_game_is_the_first_reason() -> None:
    likely = before_a_third_regime(poverty="Königsberg", unrest="Königsberg")
    assert told_of_the_coup(likely)[0] == "a regime replaces the Republic"


def test_what_only_luck_brings_is_not_told() -> None:
    assert "a regime replaces the Republic" not in told_of_the_coup(before_a_third_regime())
