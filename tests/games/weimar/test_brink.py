"""Warnings: a move that may end the game says so, and no sudden end comes without a warning at the decision before."""

from random import Random

import pytest
from tests.games.weimar.helpers import quiet

from republik.games.weimar.game import GAME
from republik.games.weimar.players.players import WeimarGreedy
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.brink import moves_that_may_end
from republik.games.weimar.rules.foresight import danger, foresee
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.roads import roads
from republik.games.weimar.rules.scene import scene
from republik.table.contract import CHANCE

SOLO_GAMES = {"random": 200, "newcomer": 50, "citizen": 50}


def warned(position: Position) -> dict[str, str]:
    """Returns the ends that moves are warned of, by the moves as written."""
    view = position.view(position.to_act() or 0)
    ends = moves_that_may_end(view)
    return {position.move_text(move): st.TERMINATIONS[end] for move, end in ends.items()}


def test_far_from_an_end_nothing_is_warned_of() -> None:
    assert warned(quiet()) == {}


def kpd_with_two_councils() -> Position:
    return scene(
        "main",
        to_act="KPD",
        hands={"KPD": ["K11"]},
        markers={"councils": "Berlin München"},
        units={"soldiers": {"Essen": 3}},
    )


def test_a_coup_that_may_win_is_announced_with_the_card_and_with_the_city() -> None:
    position = kpd_with_two_councils()
    assert warned(position)["K11 for actions"] == "councils"
    position.play(position.parse_move("K11 for actions"))
    assert warned(position)["city Essen"] == "councils"
    assert "city Köln" not in warned(position)  # no units there, and too few points to bring them
    position.play(position.parse_move("city Essen"))
    assert warned(position)["coup"] == "councils"
    assert "demonstration" not in warned(position)


def test_the_choice_says_how_the_game_may_end() -> None:
    position = kpd_with_two_councils()
    choices = {choice.text: choice for choice in GAME.phrases.choices(position.view(2))}
    warning = choices["K11 for actions"].warning
    assert warning is not None
    assert GAME.phrases.describe(position.view(2), choices["K11 for actions"].id) == choices["K11 for actions"].phrase
    assert choices["K11 for debate"].warning is None


def test_a_full_box_warns_of_what_fills_it() -> None:
    position = quiet(box={"inflation": 3, "blockade": 3}, topics={"reparations": "S1"}, politics=2)
    assert warned(position) == {}  # no more Inflation is left to place
    position = quiet(box={"inflation": 2, "blockade": 3, "black_friday": 1}, topics={"reparations": "S1"}, politics=2)
    assert set(warned(position).values()) == {"anarchy"}
    assert len(warned(position)) == 1


def test_what_a_seat_is_warned_of_does_not_depend_on_hidden_cards() -> None:
    rng = Random(3)
    compared = 0
    position = GAME.new({"scenario": "main"})
    while position.termination == st.ONGOING:
        seat = position.to_act()
        if seat != CHANCE and seat is not None:
            view = position.view(seat)
            twin = view.sample(rng).view(seat)
            if twin == view and (ends := moves_that_may_end(view)):
                assert moves_that_may_end(twin) == ends
                compared += 1
        position.play(rng.choice(position.moves()))
    assert compared


class WatchedGame:
    """A game as a person at it is told of: what warns at the last decision, and which roads are watched when."""

    def __init__(self, scenario: str, player: str, number: int) -> None:
        self.rng = Random(number)
        self.position = GAME.new({"scenario": scenario})
        self.player = player
        self.greedy = WeimarGreedy(player, lapses=0.3 if player == "newcomer" else 0.0)
        self.warnings: set[int] = set()
        """The ends warned of by a gauge, or by the last move itself."""
        self.watched: list[tuple[int, set[int]]] = []
        """By the number of impulses played, the ends that a gauge named."""
        self.impulses = 0
        while self.position.termination == st.ONGOING:
            self._decide()

    def _decide(self) -> None:
        position = self.position
        before = sum(position.impulses)
        seat = position.to_act()
        if seat == CHANCE or seat is None:
            position.play(self.rng.choice(position.moves()))
        else:
            view = position.view(seat)
            chosen = self.rng.choice(position.moves()) if self.player == "random" else None
            move = self.greedy.choose(view, self.rng) if chosen is None else chosen
            foreseen = foresee(view.shown)
            stages = [(int(road.termination), danger(view.shown, road, foreseen)) for road in roads(view.shown)]
            near = {end for end, stage in stages if stage not in ("calm", "watch")}
            self.warnings = near | {moves_that_may_end(view).get(move, st.ONGOING)}
            self.watched.append((self.impulses, {end for end, stage in stages if stage != "calm"}))
            position.play(move)
        self.impulses += max(0, sum(position.impulses) - before)

    @property
    def sudden(self) -> bool:
        return self.position.termination < st.SURVIVAL

    def named(self, ahead: int) -> bool:
        """Whether the end was named so many impulses before it, and not more than a round before that."""
        first, last = self.impulses - ahead - 22, self.impulses - ahead
        times = [ends for when, ends in self.watched if first <= when <= last]
        return not times or any(self.position.termination in ends for ends in times)


@pytest.mark.slow("whole games, with every decision foreseen and every move tried near an end")
@pytest.mark.timeout(900)
@pytest.mark.parametrize("player", SOLO_GAMES)
def test_no_sudden_end_comes_without_its_warning_at_the_decision_before(player: str) -> None:
    """The warning is that of the gauge, or of the move itself; the gauge has named the road long before."""
    games = [WatchedGame("abyss", player, number) for number in range(SOLO_GAMES[player])]
    ended = [game for game in games if game.sudden]
    assert ended
    assert all(game.position.termination in game.warnings for game in ended)
    assert all(game.named(ahead=6) for game in ended)
