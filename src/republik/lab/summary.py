"""The figures of a run as plain data for JSON; all tables and plots are made from them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import isfinite
from typing import Any

from republik.lab import ratings
from republik.lab.arena import GameResult, PairResult, Plan, Run, seconds_of
from republik.lab.ratings import Interval, PlayedGame, bradley_terry, paired, wilson
from republik.lab.research import research_of
from republik.lab.sprt import SCORES, Walk, elo_of

ANCHORED_AT = 1500.0

Data = dict[str, Any]
"""Figures as plain data for JSON."""


def summary(run: Run) -> Data:
    """All figures of a run so far."""
    plan, pairs = run.plan, run.counted()
    every = [game for pair in pairs for game in pair.games]
    fixed = research_of(plan.game).anchor
    anchor = plan.players.index(fixed) if fixed in plan.players else 0
    played = [game for pair in pairs for game in _played(plan, pair)]
    rated = bradley_terry(len(plan.players), played, anchor, ANCHORED_AT)
    return {
        "arena": 2,
        **plan.described(),
        "complete": run.finished(),
        "games": len(every),
        "anchor": plan.labels[anchor],
        "anchored_at": ANCHORED_AT,
        "standings": [_standing(plan, player, rated.players[player], every) for player in range(len(plan.players))],
        "seats": list(plan.seats),
        "solo": plan.solo,
        "sides": {name: _share(_wins(every, seat), len(every)) for seat, name in enumerate(plan.seats)},
        "seat_advantage": {"seat": plan.seats[1], **_rating(rated.second)} if len(plan.seats) == 2 else None,
        "matches": [_match(plan, number, pairs) for number in range(len(plan.matches))],
        "endings": _endings(plan, every),
        "test": _test(run.walk),
    }


def _played(plan: Plan, pair: PairResult) -> Iterator[PlayedGame]:
    """The games in the form the ratings need. If there are not two seats, the two players alternate as the second."""
    ends = plan.matches[pair.match]
    for number, game in enumerate(pair.games):
        first, second = game.seats if len(game.seats) == 2 else (ends[number % 2 - 1], ends[number % 2])
        yield PlayedGame(second, first, game.points(second), pair.pair)


def _wins(games: Iterable[GameResult], seat: int) -> int:
    return sum(game.winner == seat for game in games)


def _share(points: float, games: int) -> Data:
    low, high = wilson(points, games)
    return {"games": games, "points": points, "share": points / games if games else None, "low": low, "high": high}


def _rating(rating: ratings.Rating) -> Data:
    low, high = rating.interval or (None, None)
    return {"elo": rating.elo, "low": low, "high": high}


def _seated(games: Iterable[GameResult], player: int, seat: int) -> Data:
    """A player's results in one seat; with more than two seats, the share of wins by that very seat."""
    sat = [game for game in games if game.seats[seat] == player]
    if sat and len(sat[0].seats) > 2:
        return _share(_wins(sat, seat), len(sat))
    return _share(sum(game.points(player) for game in sat), len(sat))


def _standing(plan: Plan, player: int, rating: ratings.Rating, games: Sequence[GameResult]) -> Data:
    sides = {name: _seated(games, player, seat) for seat, name in enumerate(plan.seats)}
    own = [game for game in games if player in game.seats]
    times: Counter[int] = Counter()
    for game in own:
        for seat, sitting in enumerate(game.seats):
            if sitting == player:
                times.update(game.times[seat])
    return {
        "player": plan.labels[player],
        "rating": _rating(rating),
        "games": len(own),
        "points": sum(game.points(player) for game in own),
        **sides,
        "time": {"decisions": times.total(), "p50": quantile(times, 0.5), "p99": quantile(times, 0.99)},
    }


def quantile(times: Counter[int], share: float) -> float | None:
    """The time in seconds that this share of the decisions did not exceed."""
    enough, count = share * times.total(), 0
    for number in sorted(times):
        count += times[number]
        if count >= enough:
            return seconds_of(number)
    return None


def _match(plan: Plan, number: int, pairs: Iterable[PairResult]) -> Data:
    first, second = plan.matches[number]
    own = [pair for pair in pairs if pair.match == number]
    games = [game for pair in own for game in pair.games]
    scores = [pair.score() for pair in own]
    low, high = paired(scores)
    mean = sum(scores) / len(scores) if scores else None
    return {
        "first": plan.labels[first],
        "second": plan.labels[second],
        "pairs": len(own),
        "pair_scores": [scores.count(score) for score in SCORES] if len(plan.seats) == 2 else None,
        "both": _share(sum(game.points(first) for game in games), len(games))
        | {"share": mean, "low": low, "high": high},
        **{name: _seated(games, first, seat) for seat, name in enumerate(plan.seats)},
        "elo": _difference(mean, Interval(low, high)),
    }


def _difference(mean: float | None, interval: Interval) -> Data:
    """A score as an Elo difference; None if it is infinite."""
    values = {"elo": 0.5 if mean is None else mean, "low": interval.low, "high": interval.high}
    elos = {name: elo_of(value) for name, value in values.items()}
    return {name: elo if isfinite(elo) and mean is not None else None for name, elo in elos.items()}


def _endings(plan: Plan, games: Sequence[GameResult]) -> list[Data]:
    """Counted by period, winner and kind."""
    counts = Counter((game.period, game.winner, game.termination) for game in games)
    ordered = sorted(counts.items(), key=lambda item: (item[0][0], -item[1], item[0][2], item[0][1] or 0))
    return [
        {
            "period": period,
            "winner": None if winner is None else plan.seats[winner],
            "termination": termination,
            **_share(count, len(games)),
        }
        for (period, winner, termination), count in ordered
    ]


def _test(walk: Walk | None) -> Data | None:
    if walk is None:
        return None
    return {
        "verdict": walk.verdict,
        "pairs": walk.pairs,
        "llr": walk.llr,
        "lower": walk.test.lower,
        "upper": walk.test.upper,
        "path": [round(value, 4) for value in walk.path],
    }
