"""Fairness: hidden information affects neither what a seat's player does nor what it says."""

import dataclasses
from random import Random

import pytest
from tests.games.wsdv.playing import some_positions
from tests.players.helpers import acting, reachable

from republik.games.wsdv.research.oracle import OracleSearch
from republik.games.wsdv.rules.position import Position, View
from republik.games.wsdv.rules.steps import EAST, WEST
from republik.lab.entrants import entrant
from republik.players import registry
from republik.table.budget import Budget
from republik.table.player import Player
from republik.table.thoughts import Thinker

FAIR = [name if name not in registry.thinkers("wsdv") else f"{name}:60" for name in registry.names("wsdv")]


def hidden_cards(position: Position, seat: int) -> list[int]:
    """Returns the cards hidden from the seat."""
    other = position.hand_east if seat == WEST else position.hand_west
    known = position.seen_west if seat == WEST else position.seen_east
    return [card for card in other if card not in known] + list(position.pile)


@pytest.mark.parametrize("seat", [WEST, EAST])
def test_a_view_leads_to_no_truth(seat: int) -> None:
    """A player's input holds only the position as its seat sees it."""
    for position in some_positions(seed=21, every=19):
        view = position.view(seat)
        things = reachable(view)
        assert not any(thing is position for thing in things)
        positions = [thing for thing in things if isinstance(thing, Position)]
        assert positions == [view.shown]
        for cards in (view.shown.hand_west, view.shown.hand_east, view.shown.pile):
            assert not set(hidden_cards(position, seat)) & set(cards)


@pytest.mark.parametrize("name", FAIR)
def test_resampling_what_is_hidden_changes_no_move(name: str) -> None:
    for position in some_positions(seed=22, every=29):
        seat = acting(position)
        view = position.view(seat)
        chosen = registry.player(name, "wsdv").choose(view, Random(5))
        for deal in range(3):
            other = view.sample(Random(deal))
            assert other.view(seat) == view
            assert registry.player(name, "wsdv").choose(other.view(seat), Random(5)) == chosen


@pytest.mark.parametrize("name", [name for name in FAIR if name != "random"])
def test_resampling_what_is_hidden_changes_no_explanation(name: str) -> None:
    for position in some_positions(seed=23, every=37):
        seat = acting(position)
        view = position.view(seat)
        player = registry.player(name, "wsdv")
        assert isinstance(player, Thinker)
        told = player.think(view, Random(6))
        for deal in range(2):
            again = registry.player(name, "wsdv")
            assert isinstance(again, Thinker)
            assert again.think(view.sample(Random(deal)).view(seat), Random(6)) == told


def test_a_whole_game_of_search_depends_on_views_alone() -> None:
    """Including tree reuse: the same views in the same order give the same moves, whatever is hidden."""
    players: list[Player] = [registry.player("search:25", "wsdv"), registry.player("search:25", "wsdv")]
    seen: list[Position] = some_positions(seed=24, every=3)[:40]
    for position in seen:
        view = position.view(acting(position))
        moves = [
            player.choose(shown, Random(7))
            for player, shown in zip(players, (view, view.sample(Random(1)).view(view.seat)), strict=True)
        ]
        assert moves[0] == moves[1]


def test_the_search_that_sees_everything_is_marked_and_kept_from_the_table() -> None:
    assert OracleSearch.oracle
    assert "unfair-search" not in registry.names("wsdv")
    with pytest.raises(registry.UnknownPlayer):
        registry.player("unfair-search:60", "wsdv")
    with pytest.raises(registry.UnknownPlayer, match="player-arena-only"):
        entrant("unfair-search:60", "wsdv", {})
    assert isinstance(entrant("unfair-search:60", "wsdv", {}, oracles=True), OracleSearch)
    assert all(level.key != "unfair-search" for level in registry.levels("wsdv"))


def test_the_search_that_sees_everything_does_see_it() -> None:
    """It sees the other hand, and deals exactly that hand."""
    for position in some_positions(seed=25, every=9)[:10]:
        seat = acting(position)
        knowing = OracleSearch(Budget(5))
        assert knowing.choose_knowing(position, seat, Random(8)) in position.moves()
        shown = knowing._view(position, seat)
        assert shown.sample(Random(1)) == shown.sample(Random(2)) == position != position.view(seat).shown


def test_thoughts_are_plain_values() -> None:
    """Nothing of the search remains reachable from a player's thoughts."""
    position = some_positions(seed=26, every=11)[2]
    player = registry.player("search:40", "wsdv")
    assert isinstance(player, Thinker)
    thoughts = player.think(position.view(acting(position)), Random(1))
    assert not any(isinstance(thing, Position | View) for thing in reachable(dataclasses.astuple(thoughts)))


def test_a_search_with_random_games_to_the_end_plays_in_the_arena() -> None:
    """It knows only wins and losses: untried moves are all rated like the mean of those tried."""
    player = entrant("rollout-search:30", "wsdv", {})
    assert isinstance(player, Thinker)
    position = some_positions(seed=27, every=13)[1]
    view = position.view(acting(position))
    thoughts = player.think(view, Random(1))
    assert thoughts.move == player.choose(view, Random(1))
    assert len({choice.chance for choice in thoughts.choices if not choice.weight}) == 1
    with pytest.raises(registry.UnknownPlayer):
        registry.player("rollout-search:30", "wsdv")
