"""Rewards of a game that defines nothing for research."""

from tests.table import points

from republik.table.contract import Outcome
from republik.table.plain_position import HiddenView
from republik.table.plugin.research import Research


class Duel(points.PointsGame):
    seats = points.SEATS[:2]


def test_scores_count_only_where_they_are_asked_for() -> None:
    research: Research[points.Points, HiddenView[points.Points]] = Research(Duel())
    outcome = Outcome(0, "points", "3", (87, 54))
    assert research.rewards(outcome) == [1.0, 0.0]
    assert research.scores(outcome) == [87.0, 54.0]
    assert research.scores(outcome._replace(scores=())) == [1.0, 0.0]
    assert research.scores(None) == [0.0, 0.0]
