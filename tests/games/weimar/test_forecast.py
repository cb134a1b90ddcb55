"""The forecast of the politics phase: its figures are those that the phase then brings."""

from math import sqrt
from random import Random

import pytest
from tests.games.weimar.helpers import BERLIN, DNVP, KPD, SPD, ZENTRUM, quiet, run

from republik import games
from republik.games.weimar.game import GAME
from republik.games.weimar.phrases.outlook import roads_ahead
from republik.games.weimar.presenter import WeimarPresenter
from republik.games.weimar.presenter.forecast import forecast
from republik.games.weimar.presenter.view import Declaration
from republik.games.weimar.rules import politics, threats
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.effects import PARTIES
from republik.games.weimar.rules.flow import advance, decision
from republik.games.weimar.rules.foresight import Foreseen, crisis_odds, foresee, skip_impulses
from republik.games.weimar.rules.politics import Politics
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.roads import needs_berlin, roads
from republik.games.weimar.rules.rounds import NextImpulse
from republik.games.weimar.rules.scene import scene
from republik.games.weimar.rules.state import State
from republik.table.chance import Seed
from republik.table.contract import CHANCE, SPECTATOR, Event
from republik.table.session import new_session


def test_topics_count_half_on_a_shared_field() -> None:
    told = forecast(quiet(topics={"media": "S1", "economy": "S1 K1", "security": "0"}))
    assert told.topics == {"spd": 1.5, "zentrum": 0, "kpd": 0.5, "dnvp": 0}


def test_the_goals_are_those_scored() -> None:
    position = quiet(markers={"poverty": "Berlin Essen Köln", "unrest": "Berlin", "regime": "Köln"})
    figures = forecast(position)
    told = figures.goals
    politics.score_goals(position)
    for party in (SPD, ZENTRUM, KPD, DNVP):
        assert sum(goal.points for goal in told[PARTIES[party]]) == position.vp[party]
        assert figures.goal_points[PARTIES[party]] == position.vp[party]


def test_the_declaration_is_the_one_made() -> None:
    position = quiet(seats=(6, 5, 3, 4), markers={"poverty": "Berlin Essen", "unrest": "Berlin Köln"})
    told = forecast(position)
    assert told.declaration == Declaration(free=8, troubled=1, points=4, seats=1)
    assert set(told.government) == {"spd", "zentrum"}
    position.push(Politics(number=5, part=3))
    run(position)
    assert list(position.vp) == [4, 4, 0, 0]


def test_the_cut_is_the_one_made() -> None:
    position = quiet(seats=(9, 5, 8, 7))
    told = forecast(position).cut
    politics.cut_parliament(position)
    assert [9 - told["spd"], 5 - told["zentrum"], 8 - told["kpd"], 7 - told["dnvp"]] == list(position.seats)


@pytest.mark.parametrize("scenario", ["abyss", "vulkan"])
def test_there_is_a_forecast_at_every_moment(scenario: str) -> None:
    game = games.game("weimar")
    rng = Random(7)
    session = new_session(game, {"scenario": scenario}, {}, Seed.from_text("forecast"))
    while session.position.outcome() is None:
        position = session.position
        assert isinstance(position, Position)
        told = WeimarPresenter().forecast(position.view(-1))
        assert sum(told.coalitions.values()) > 0
        session.play(rng.choice(session.position.moves()))


# -- the roads to a sudden end ---------------------------------------------------------------------------


def test_the_roads_and_the_criteria_cover_every_ending_of_the_rules() -> None:
    ends = {road.termination for road in roads(quiet())}
    assert ends == set(range(st.ANARCHY, st.SURVIVAL))
    solo = {st.GREAT_VICTORY, st.SMALL_VICTORY, st.DEFEAT}
    assert ends | {st.SURVIVAL} | solo == set(range(st.ANARCHY, len(st.TERMINATIONS)))
    assert len(forecast(scene("abyss", hands={"SPD": ["S08"]})).criteria) == 10


def test_each_party_has_its_roads() -> None:
    of = [(road.termination, road.party) for road in forecast(quiet()).roads]
    assert of == [
        ("councils", "kpd"),
        ("regime", "dnvp"),
        ("overthrow", "kpd"),
        ("overthrow", "dnvp"),
        ("anarchy", None),
        ("nsdap", None),
    ]


@pytest.mark.parametrize(
    ("cities", "missing", "in_berlin"),
    [
        ("", 3, True),
        ("München", 2, True),
        ("Berlin", 2, False),
        ("Berlin München", 1, False),
        ("München Essen", 1, True),
        ("München Essen Köln", 1, False),
    ],
)
def test_what_is_missing_is_what_ends_the_game(cities: str, missing: int, in_berlin: bool) -> None:
    position = quiet(markers={"councils": cities} if cities else {})
    road = next(road for road in roads(position) if road.termination == st.COUNCILS_WIN)
    assert road.missing == missing
    assert needs_berlin(position, st.COUNCILS) == in_berlin
    free = [city for city in range(st.CITIES) if not position.marker(st.COUNCILS, city) and city != BERLIN]
    added = [BERLIN, *free] if in_berlin else free
    for number, city in enumerate(added[:missing], 1):
        assert position.falling == st.ONGOING
        threats.put(position, st.COUNCILS, city)
        assert (position.falling == st.COUNCILS_WIN) == (number == missing)


def test_the_gauges_warn_only_near_the_end() -> None:
    def danger(**what: object) -> dict[str, str]:
        return {f"{road.termination} {road.party}": road.danger for road in forecast(quiet(**what)).roads}

    assert set(danger().values()) == {"calm"}
    assert danger(markers={"councils": "Berlin"})["councils kpd"] == "watch"  # two more, as one round can bring
    assert danger(markers={"councils": "Berlin München"})["councils kpd"] == "next"
    assert danger(markers={"councils": "Berlin München"}, government=["SPD", "KPD"])["councils kpd"] == "calm"
    assert danger(box={"inflation": 3, "blockade": 2})["anarchy None"] == "near"
    assert danger(box={"inflation": 3, "blockade": 3})["anarchy None"] == "next"
    assert danger(box={"inflation": 2})["anarchy None"] == "watch"  # the end of the round adds one
    assert danger(box={"inflation": 3})["anarchy None"] == "near"
    assert danger(seats=(3, 2, 9, 1))["overthrow kpd"] == "now"
    assert danger(seats=(3, 2, 9, 1))["overthrow dnvp"] == "calm"


def test_a_gauge_says_that_a_round_can_bring_what_is_missing_only_if_it_can() -> None:
    rng, said = Random(0), 0
    position = GAME.new({"scenario": "bruderkrieg"})
    while position.to_act() is not None:
        position.play(rng.choice(position.moves()))
        for road, part in zip(roads(position), roads_ahead(position, foresee(position)), strict=True):
            if part.danger is not None and part.danger.args["danger"] == "watch":
                assert road.missing <= road.watch
                said += 1
    assert said


# -- against playing it out ------------------------------------------------------------------------------

PLAYED_OUT = 2000
OF_99_PERCENT = 2.576


def counts_of_goals(state: State, party: int) -> list[tuple[str, int]]:
    return [(goal.what, goal.count) for goal in politics.goals(state) if goal.party == party]


class PlayedOut:
    """A politics phase played by the engine after the remaining impulses were skipped: its events by step."""

    def __init__(self, position: Position, rng: Random) -> None:
        self.events: list[tuple[int, Event]] = []
        self.step = 0
        self.counts: list[list[tuple[str, int]]] = []
        self.state = state = position.copy()
        assert skip_impulses(state)
        state.legal = []
        state.listener = self.hear
        advance(state)
        state.listener = None
        while state.termination == st.ONGOING and not self.is_over:
            state.play(self.choice(state, rng), self.hear)

    is_over = False

    def hear(self, event: Event) -> None:
        if event.key == "politics":
            self.step = event.args["step"]
            if self.step == 4:
                self.counts = [counts_of_goals(self.state, party) for party in range(st.PARTIES)]
        self.is_over = self.is_over or event.key in ("round", "final", "game_over")
        if not self.is_over:
            self.events.append((self.step, event))

    def choice(self, state: Position, rng: Random) -> int:
        moves = state.moves()
        if state.to_act() != CHANCE and decision(state).name == "roll_again":
            return moves[-1]  # nobody rolls again, so that the odds are those of one roll
        return rng.choice(moves)

    def of(self, key: str, *steps: int) -> list[Event]:
        return [event for step, event in self.events if event.key == key and (not steps or step in steps)]

    def sums(self, key: str, *steps: int) -> list[int]:
        sums = [0] * st.PARTIES
        for event in self.of(key, *steps):
            sums[event.args["party"]] += event.args["count"]
        return sums


@pytest.fixture(scope="module")
def played_out() -> list[tuple[Position, Foreseen, PlayedOut]]:
    """Positions at any impulse of random games, what is foreseen there, and what the engine made of it."""
    rng = Random(27)
    found: list[tuple[Position, Foreseen, PlayedOut]] = []
    while len(found) < PLAYED_OUT:
        scenario = ("main", "vulkan", "abyss", "bruderkrieg")[len(found) % 4]
        position = GAME.new({"scenario": scenario})
        while position.termination == st.ONGOING and len(found) < PLAYED_OUT:
            if position.to_act() != CHANCE and any(position.impulses) and rng.random() < 0.1 and _in_impulses(position):
                foreseen = foresee(position.view(SPECTATOR).shown)
                found.append((position.copy(), foreseen, PlayedOut(position, rng)))
            position.play(rng.choice(position.moves()))
    return found


def _in_impulses(position: Position) -> bool:
    return any(isinstance(step, NextImpulse) for step in position.stack)


Played = list[tuple[Position, Foreseen, PlayedOut]]


def test_topics_go_to_the_foreseen_winners(played_out: Played) -> None:
    for position, _, played in played_out:
        rules = position.rules
        for event in played.of("topic_won"):
            slot = event.args["slot"]
            if position.topics[slot] >= 0:
                assert rules.controllers[position.topics[slot]] >> event.args["party"] & 1
        if not played.of("game_over") and played.step > 2:
            gone = {event.args["slot"] for event in played.of("topic_gone", 2)}
            assert {slot for slot, point in enumerate(position.topics) if point >= 0} <= gone


def test_the_majority_is_the_foreseen_one(played_out: Played) -> None:
    for _, foreseen, played in played_out:
        places = [event.args["party"] for event in played.of("majority")]
        for party, parties in zip(places, foreseen.majority, strict=False):
            assert party in parties
        if all(len(parties) == 1 for parties in foreseen.majority):
            assert [(party,) for party in places] == foreseen.majority
            assert played.sums("seat", 1) == foreseen.changes[1]


def test_goals_bring_the_foreseen_points_if_their_grounds_stay(played_out: Played) -> None:
    """A party's goals are compared where no die and no choice has changed what they count."""
    compared = 0
    for position, foreseen, played in played_out:
        if played.step < 5 or played.of("negotiation", 4):
            continue
        for party in range(st.PARTIES):
            if counts_of_goals(position, party) == played.counts[party]:
                assert played.sums("vp", 4)[party] == foreseen.goals[party]
                compared += 1
    assert compared > 2000


def test_the_declaration_brings_the_foreseen_points_if_the_board_stays(played_out: Played) -> None:
    compared = 0
    for _, foreseen, played in played_out:
        if played.step > 5 and not any(played.of(key, *range(6)) for key in ("marker", "box", "crisis")):
            assert played.sums("vp", 5) == foreseen.republic
            compared += 1
    assert compared


def test_as_many_crisis_rolls_as_foreseen(played_out: Played) -> None:
    compared = 0
    for position, foreseen, played in played_out:
        if any(played.of(key) for key in ("box", "game_over")) or played.step < 6:
            continue
        rolled = [event.args["party"] for event in played.of("crisis", 5)]
        for party in range(st.PARTIES):
            assert rolled.count(party) == (foreseen.rolls if position.governs(party) else 0)
        compared += 1
    assert compared > 50


def test_parliament_is_the_one_foreseen_if_nothing_else_happens(played_out: Played) -> None:
    compared = 0
    for _, foreseen, played in played_out:
        changes = [played.sums("seat", step) for step in range(6)]
        if played.step == 8 and changes == foreseen.changes[:6] and not played.of("minor"):
            assert played.sums("seat", 6) == foreseen.changes[6]
            assert played.sums("seat", 7) == foreseen.changes[7]
            assert [event.args["seats"] for event in played.of("parliament")] == [foreseen.occupied]
            compared += 1
    assert compared > 20


def test_the_foreseen_sudden_end_comes_if_nothing_else_happens(played_out: Played) -> None:
    ends = 0
    for _, foreseen, played in played_out:
        changes = [played.sums("seat", step) for step in range(8)]
        if foreseen.termination == st.OVERTHROW and changes == foreseen.changes[:8] and played.step == 8:
            assert not played.of("government")
            ends += 1
    assert ends


def _within(count: int, tries: int, chance: float) -> bool:
    return abs(count - tries * chance) <= OF_99_PERCENT * sqrt(tries * chance * (1 - chance))


def test_crisis_rolls_follow_their_odds(played_out: Played) -> None:
    position = played_out[0][0]
    odds, losses = crisis_odds(position), position.rules.crisis
    results = [min(event.args["result"], 6) for _, _, played in played_out for event in played.of("crisis", 5)]
    assert len(results) > 1000
    for table, expected in ((losses.base, odds.base), (losses.seat, odds.seat), (losses.vp, odds.vp)):
        assert _within(sum(table[result] > 0 for result in results), len(results), expected / odds.throws)
    harmless = sum(not (losses.base[r] or losses.seat[r] or losses.vp[r]) for r in results)
    assert _within(harmless, len(results), odds.nothing / odds.throws)


def test_the_economy_strikes_cities_by_their_sums(played_out: Played) -> None:
    cities = [event.args["city"] for _, _, played in played_out for event in played.of("city_rolled", 5)]
    assert len(cities) > 500
    for city in range(st.CITIES):
        ways = 6 - abs(city + 2 - 7)
        assert _within(cities.count(city), len(cities), ways / 36)
