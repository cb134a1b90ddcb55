"""Players: legal, repeatable, able to explain themselves; and the evaluation they share."""

from random import Random

import pytest
from tests.games.wsdv.playing import some_positions
from tests.players.helpers import acting, decisions_along

from republik.games import game
from republik.games.wsdv import new_game
from republik.games.wsdv.players.beam import (
    Line,
    after,
    best_lines,
    different_plays,
    finish_action,
    kind_of_play,
    plan,
)
from republik.games.wsdv.players.card_values import card_value, event_value, value_table_of
from republik.games.wsdv.players.evaluation import (
    COUNT,
    FEATURES,
    LINEAR,
    WEIGHTS,
    WON,
    features,
    late,
)
from republik.games.wsdv.players.greedy import GreedyPlayer
from republik.games.wsdv.players.planner import PlannerPlayer
from republik.games.wsdv.players.search import SearchPlayer
from republik.games.wsdv.players.tree import Tree
from republik.games.wsdv.rules.position import Dealer, Position
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.sequence import Action
from republik.games.wsdv.rules.steps import EAST, EVENT, ONGOING, WEST
from republik.messages.render import room_text
from republik.players import registry
from republik.players.asking import decision_rng
from republik.players.random import RandomPlayer
from republik.table.budget import BadBudget, Budget, parse_budget
from republik.table.chance import Seed
from republik.table.contract import Outcome
from republik.table.dice import Dice
from republik.table.player import Player
from republik.table.session import Session, new_session
from republik.table.thoughts import Thinker

PLAYERS: list[Player] = [RandomPlayer(), GreedyPlayer(), PlannerPlayer(), SearchPlayer(Budget(60))]
THINKERS: list[Thinker] = [GreedyPlayer(), PlannerPlayer(), SearchPlayer(Budget(60))]


def play(west: str, east: str, seed: str) -> tuple[Session, Outcome]:
    session = new_session(game("wsdv"), {"edition": "2.1"}, {}, Seed.from_text(seed))
    players = (registry.player(west, "wsdv"), registry.player(east, "wsdv"))
    while (seat := session.position.to_act()) is not None:
        rng = decision_rng(session.commitment or "", seat, len(session.decisions))
        session.play(players[seat].choose(session.position.view(seat), rng), seat)
    outcome = session.position.outcome()
    assert outcome is not None
    return session, outcome


# -- registration ---------------------------------------------------------------------------------


def test_players_by_name() -> None:
    levels = [level.key for level in registry.levels("wsdv")]
    assert registry.names("wsdv") == sorted(["greedy", "planner", "random", "search", *levels])
    of_weimar = [level.key for level in registry.levels("weimar")]
    assert registry.names("weimar") == sorted(["booklet", "greedy", "random", "search", *of_weimar])
    assert [registry.player(name, "wsdv").name for name in registry.names("wsdv")] == registry.names("wsdv")


def test_an_unknown_player_is_told_with_the_known_ones() -> None:
    with pytest.raises(
        registry.UnknownPlayer, match=r"unknown-player \(name deep, known chancellor, citizen, delegate, greedy, "
    ):
        registry.player("deep", "wsdv")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("greedy:50", "greedy does not take a budget; chancellor, search, statesman do"),
        ("search:", "search: “” is not a budget"),
        ("search:0", "search: “0” is not a budget. Use iterations up to 10000000 (800), seconds up to 3600 (0.5s)"),
        ("search:many", "search: “many” is not a budget"),
        ("search:0s", "search: “0s” is not a budget"),
        ("search:nans", "search: “nans” is not a budget"),
        ("statesman:1e9s", "statesman: “1e9s” is not a budget"),
    ],
)
def test_a_bad_budget_is_refused_with_the_reason(name: str, said: str) -> None:
    with pytest.raises(registry.UnknownPlayer) as caught:
        registry.player(name, "wsdv")
    assert said in room_text(caught.value.phrase())


def test_budgets_read_as_they_are_written() -> None:
    for text in ("800", "0.5s", "800,0.5s"):
        assert str(parse_budget(text)) == text
    with pytest.raises(BadBudget, match="empty"):
        Budget()


def test_levels_are_known_by_number_and_name() -> None:
    assert [found.number for found in registry.levels("wsdv")] == [1, 2, 3, 4, 5, 6]
    assert registry.level("3", "wsdv") == registry.level("delegate", "wsdv") == registry.levels("wsdv")[2]
    with pytest.raises(LookupError, match=r"unknown-level \(name 7, known 1 newcomer, 2 citizen"):
        registry.level("7", "wsdv")


# -- every player ---------------------------------------------------------------------------------


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_the_choice_is_legal_and_the_view_stays_as_it_was(player: Player) -> None:
    for position in some_positions(seed=5, every=17):
        view, before = position.view(acting(position)), hash(position)
        known = hash(view)
        assert player.choose(view, Random(1)) in position.moves()
        assert hash(view) == known
        assert hash(position) == before


@pytest.mark.parametrize("player", THINKERS, ids=lambda player: player.name)
def test_a_thinker_says_what_it_would_play(player: Thinker) -> None:
    for position in some_positions(seed=8, every=31):
        view = position.view(acting(position))
        thoughts = player.think(view, Random(4))
        assert thoughts.move == player.choose(view, Random(4))
        assert thoughts.seat == view.seat
        moves = [choice.move for choice in thoughts.choices]
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(view.moves())
        for choice in thoughts.choices:
            assert 0 <= choice.chance <= 1
            for reason in choice.reasons:  # what happens on the board, and no figure of the evaluation
                assert reason.phrase is not None
                assert reason.phrase.key.startswith(("change-", "ending-"))
            assert len(choice.reasons) <= 3


@pytest.mark.parametrize("pairing", [("greedy", "random"), ("planner", "newcomer"), ("search:15", "greedy")])
def test_a_game_of_computers_repeats(pairing: tuple[str, str]) -> None:
    first, _ = play(*pairing, "twice")
    second, _ = play(*pairing, "twice")
    assert first.decisions == second.decisions


@pytest.mark.parametrize(("stronger", "weaker"), [("greedy", "random"), ("delegate", "newcomer")])
def test_the_stronger_wins_from_both_sides(stronger: str, weaker: str) -> None:
    for number in range(2):
        assert play(stronger, weaker, f"paired {number}")[1].winner == WEST
        assert play(weaker, stronger, f"paired {number}")[1].winner == EAST


def test_lapses_make_a_player_decide_without_a_thought() -> None:
    position = scene(display=("16", "18", "4"), to_act="W")
    view = position.view(WEST)
    best = GreedyPlayer().choose(view, Random(0))
    assert {GreedyPlayer().choose(view, Random(seed)) for seed in range(20)} == {best}
    assert len({GreedyPlayer(lapses=1.0).choose(view, Random(seed)) for seed in range(40)}) > 5


# -- the planner's beam ------------------------------------------------------------------------------


def test_a_plan_carries_every_play_through_to_the_end_of_the_action() -> None:
    position = scene(display=("16", "18", "4"), to_act="W")
    lines = plan(LINEAR, position, WEST, 2, 0, Dice(1))
    assert sorted(line.first for line in lines) == position.moves()
    assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)
    for line in lines:
        assert line.position.termination != ONGOING or isinstance(line.position.step(), Action)
        assert line.position.to_act() != WEST


def test_a_wider_beam_finds_better_ends() -> None:
    """The best first placement is not always the start of the best action."""
    gains = []
    for position in some_positions(seed=3, every=3):
        seat = acting(position)
        for move in position.moves()[::3]:
            narrow, wide = (
                finish_action(LINEAR, Line([move], after(position, move), 0.0), seat, width, Dice(5))
                for width in (1, 12)
            )
            assert wide.first == narrow.first == move
            gains.append(wide.worth - narrow.worth)
    assert max(gains) > 0.1
    assert min(gains) > -0.1


def test_lines_of_equal_worth_are_kept_once() -> None:
    position = scene()
    lines = [Line([move], position, worth) for move, worth in enumerate((1.0, 3.0, 3.0, 2.0, 1.0))]
    assert [line.first for line in best_lines(lines, 3)] == [1, 3, 0]


def test_plays_that_do_the_same_are_looked_at_once() -> None:
    position = scene(display=("16", "18", "4", "20"), to_act="W")
    rules = position.rules
    kinds = {kind_of_play(position, WEST, move) for move in position.moves()}
    events = [move for move in position.moves() if (move - rules.actions.play) % 4 == EVENT]
    assert len({kind_of_play(position, WEST, move) for move in events}) == len(events)
    assert len(kinds) < len(position.moves())


# -- the tree ----------------------------------------------------------------------------------------


def searched(position: Position, iterations: int, rollouts: bool = False) -> Tree:
    tree = Tree(Dealer(position.view(acting(position)).shown), Dice(7), rollouts)
    tree.run(iterations)
    return tree


def test_every_iteration_is_counted_once_on_its_way_down() -> None:
    position = scene(display=("16", "18", "4"), to_act="W")
    tree = searched(position, 80)
    assert tree.iterations == tree.root.visits == 80
    assert sum(child.visits for child in tree.root.children.values()) == 80
    assert all(0 <= tree.root.chance_of(child, EAST) <= 1 for child in tree.root.children.values())
    assert tree.root.depth() >= 3


def test_all_plays_of_the_root_see_the_same_deals() -> None:
    opening = decisions_along(new_game(), Random(1), lambda _: True)[0]
    tree = searched(opening, 80)
    visits = [child.visits for child in tree.root.children.values()]
    assert len(tree.deals) == max(visits) < sum(visits)
    assert tree.deal(0) == tree.deal(0)
    assert abs(sum(tree.luck(number) for number in range(len(tree.deals)))) < 1e-9


def test_the_choice_is_by_value_and_discounts_few_visits() -> None:
    tree = searched(scene(display=("16", "18", "4"), to_act="W"), 80)
    root, best = tree.root, tree.best()
    rarely = next(child for child in root.children.values() if child is not best)
    value = root.chance_of(best, EAST) - root.spread / 10  # West to act: a little better for it
    root.total, root.cost, root.visits = 0.0, 0.0, 80
    rarely.visits, rarely.total, rarely.look = 1, value, value
    assert tree.best() is best
    rarely.visits, rarely.total = 4000, 4000 * value
    assert tree.best() is rarely
    assert tree.ranked()[0] is rarely


def test_a_forced_decision_takes_no_search() -> None:
    position = scene(display=("16", "18", "4"), to_act="W")
    position.legal = position.legal[:1]
    rng = Random(2)
    before = rng.getstate()
    assert SearchPlayer(Budget(50)).choose(position.view(WEST), rng) == position.legal[0]
    assert rng.getstate() == before


def test_a_new_node_plays_out_a_few_kinds_of_play_only() -> None:
    position = scene(display=("16", "18", "4", "20"), to_act="W")
    every = different_plays(LINEAR, position, WEST, set())
    few = different_plays(LINEAR, position, WEST, set(), 2)
    worths = {move: LINEAR.worth(after(position, move), WEST) for move in every}
    assert len(every) > 2
    assert sorted(few) == sorted(sorted(every, key=lambda move: -worths[move])[:2])


def test_random_games_to_the_end_can_take_the_place_of_the_evaluation() -> None:
    tree = searched(scene(display=("16", "18", "4"), to_act="W"), 60, rollouts=True)
    assert tree.root.total == int(tree.root.total)  # every leaf is a win or a loss
    assert tree.root.visits == 60


def test_the_search_averts_what_would_lose_at_once() -> None:
    """9.10: with four protests at the End of Decade East collapses; only removing unrest saves it."""
    position = scene(half=2, display=("16",), to_act="E", unrest={"MV": 4, "BB": 4, "SN": 4, "TH": 4}, prestige=-2)
    tree = searched(position, 300)
    saved = {position.move_text(child.move): tree.root.chance_of(child, EAST) for child in tree.root.children.values()}
    assert position.move_text(tree.best().move) == "16 for unrest"
    assert saved["16 for unrest"] > saved["16 for build"]


def test_the_tree_is_kept_within_an_action() -> None:
    start = scene(factories=("Hamburg", "Hannover"), display=("20", "18"), to_act="W")
    position = after(start, start.parse_move("20 for build"))
    player = SearchPlayer(Budget(120))
    first = player.choose(position.view(WEST), Random(2))
    position.play(first)
    assert position.to_act() == WEST  # the action continues
    fresh = SearchPlayer(Budget(120)).think(position.view(WEST), Random(3))
    assert player.think(position.view(WEST), Random(3)) == fresh  # asking uses only the view
    kept, _ = player._search(position.view(WEST), Random(3))
    assert kept.root.visits > kept.iterations  # earlier searches count


def test_a_decision_that_cannot_change_any_more_ends_the_search() -> None:
    position = scene(display=("16", "18", "4"), to_act="W")
    thoughts = SearchPlayer(Budget(4000)).think(position.view(WEST), Random(2))
    assert thoughts.iterations < 4000


def test_a_search_by_the_clock_stops() -> None:
    position = scene(display=("16", "18", "4"), to_act="W")
    thoughts = SearchPlayer(Budget(seconds=0.01)).think(position.view(WEST), Random(2))
    assert thoughts.iterations >= 1


# -- cards and the evaluation ------------------------------------------------------------------------------


def test_events_are_worth_something_to_those_who_may_play_them() -> None:
    rules = new_game().rules
    uprising = rules.card_index["16"]
    assert event_value(rules, WEST, uprising) > 0
    assert event_value(rules, EAST, uprising) == 0
    assert card_value(rules, EAST, uprising) > 0
    assert value_table_of(rules).event[uprising] < 0  # it hurts East


def test_a_won_game_is_worth_more_than_anything() -> None:
    lost = scene(phase=10, unrest={"MV": 4, "BB": 4, "SN": 4, "TH": 4})
    won = scene(phase=10, unrest={"SH": 4, "NI": 4, "HE": 4, "BY": 4})
    assert LINEAR.score(lost) == -WON
    assert LINEAR.score(won) == WON


def test_unrest_costs_its_own_side() -> None:
    calm = scene(display=("1", "2"))
    assert (
        LINEAR.score(scene(display=("1", "2"), unrest={"SN": 4}))
        < LINEAR.score(calm)
        < LINEAR.score(scene(display=("1", "2"), unrest={"BY": 4}))
    )


def test_the_end_of_the_decade_weighs_more_the_nearer_it_is() -> None:
    assert late(scene(half=1, display=("1", "2", "3"))) < late(scene(half=2, display=("1", "2", "3"))) < 1


def test_every_feature_has_a_name_and_a_weight_in_each_decade() -> None:
    assert len(FEATURES) == len(set(FEATURES)) == COUNT == len(features(scene()))
    assert [len(weights) for weights in WEIGHTS] == [COUNT] * 4


def test_points_of_an_action_in_progress_count_for_its_side() -> None:
    position = scene(factories=("Hamburg", "Hannover"), display=("20", "18"), to_act="W")
    rules = position.rules
    card = rules.card_index["20"]
    built = after(position, rules.actions.play + 4 * card + 1)
    told = dict(zip(FEATURES, features(built), strict=True))
    assert told["building_under_way"] == -int(rules.card_values[WEST][card])
    assert told["tempo"] == 1.0  # East is next


def test_the_chance_follows_the_score() -> None:
    calm, riot = scene(display=("1", "2")), scene(display=("1", "2"), unrest={"SN": 6, "TH": 5})
    assert 0 < LINEAR.chance(riot) < LINEAR.chance(calm) < 1
    assert LINEAR.chance(scene(phase=10, unrest={"SH": 4, "NI": 4, "HE": 4, "BY": 4})) == 1


def test_an_even_board_speaks_for_nobody_by_its_people() -> None:
    told = dict(zip(FEATURES, features(scene(unrest={}, factories=[])), strict=True))
    for name in ("unrest_slack", "living_standard", "economy"):
        assert told[f"east_{name}"] == told[f"west_{name}"] == 0
