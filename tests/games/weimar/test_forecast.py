"""The forecast of the politics phase: its figures are those that the phase then brings."""

from random import Random

import pytest
from tests.games.weimar.helpers import DNVP, KPD, SPD, ZENTRUM, quiet, run

from republik import games
from republik.games.weimar.presenter import WeimarPresenter
from republik.games.weimar.presenter.forecast import forecast
from republik.games.weimar.presenter.view import Declaration
from republik.games.weimar.rules import politics
from republik.games.weimar.rules.effects import PARTIES
from republik.games.weimar.rules.politics import Politics
from republik.games.weimar.rules.position import Position
from republik.table.chance import Seed
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
