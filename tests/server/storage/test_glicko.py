"""Glicko: the example of the paper, and how ratings change."""

import pytest

from republik.server.storage import ratings
from republik.server.storage.glicko import Game, Strength, rested, updated


def test_the_example_of_the_paper() -> None:
    after = updated(
        Strength(1500, 200, 0.06),
        [Game(Strength(1400, 30), 1), Game(Strength(1550, 100), 0), Game(Strength(1700, 300), 0)],
    )
    assert after.points == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_winner_and_loser_change_alike() -> None:
    won, lost = (updated(Strength(), [Game(Strength(), score)]) for score in (1, 0))
    assert won.points - 1500 == pytest.approx(1500 - lost.points)
    assert won.points == pytest.approx(1662.31, abs=0.01)
    assert won.deviation == lost.deviation < 350
    drawn = updated(Strength(), [Game(Strength(), 0.5)])
    assert drawn.points == pytest.approx(1500)


def test_a_surprise_makes_unsteady() -> None:
    strong, weak = Strength(1800, 40), Strength(1000, 40)
    assert updated(weak, [Game(strong, 1)] * 5).volatility > weak.volatility
    assert updated(weak, [Game(strong, 0)] * 5).volatility < weak.volatility
    assert updated(weak, [Game(strong, 1)]).points > weak.points


def test_who_rests_is_known_less_surely() -> None:
    year = 365 / ratings.PERIOD_DAYS
    assert rested(Strength(1500, 60), year).deviation == pytest.approx(108, abs=2)
    assert rested(Strength(1500, 60), 0).deviation == pytest.approx(60)
    assert rested(Strength(1500, 340), 100 * year).deviation == 350
