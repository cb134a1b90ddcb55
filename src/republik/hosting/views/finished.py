"""The finished games of one person: results by game, seat and opponent, and a filtered list."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from datetime import datetime
from typing import Final, Literal, NamedTuple

from republik.hosting import wire
from republik.table.records import DRAW, PERSON

PAGE: Final = 25
"""Games per page of the list."""
Score = Literal["won", "lost", "drawn"]


class Filters(NamedTuple):
    """Which games to list; empty means all. `opponent` is a level, or `person`; `before` is when the last game of the
    page before was created."""

    game: str = ""
    seat: str = ""
    opponent: str = ""
    score: str = ""
    before: datetime | None = None


class Finished(NamedTuple):
    """One finished game from the seat of the person."""

    table: str
    created: datetime
    game: str
    seat: str
    opponents: tuple[str, ...]
    score: Score


def score_of(result: str, seat: str) -> Score:
    """What a result, as written in records, means for a seat."""
    winner = result.partition(", ")[0]
    return "drawn" if winner == DRAW else "won" if winner == seat else "lost"


def results(games: Iterable[Finished]) -> list[wire.GameResults]:
    """How often the person won, lost and drew, by game, seat and opponent. A game against several kinds of opponents
    counts as one against people if people took part."""
    counts: dict[tuple[str, str, str], Counter[Score]] = defaultdict(Counter)
    for one in games:
        opponent = PERSON if PERSON in one.opponents else one.opponents[-1]
        counts[one.game, one.seat, opponent][one.score] += 1
    return [
        wire.GameResults(game, seat, opponent, count["won"], count["lost"], count["drawn"])
        for (game, seat, opponent), count in sorted(counts.items())
    ]


def first_page(games: Iterable[Finished], filters: Filters) -> tuple[list[Finished], datetime | None]:
    """The next games that pass the filters, and where the page after them begins."""
    matches = [one for one in games if _passes(one, filters)]
    page = matches[:PAGE]
    return page, page[-1].created if len(matches) > PAGE else None


def _passes(one: Finished, filters: Filters) -> bool:
    conditions = (filters.game, one.game), (filters.seat, one.seat), (filters.score, one.score)
    if any(filter_value and filter_value != value for filter_value, value in conditions):
        return False
    if filters.opponent and filters.opponent not in one.opponents:
        return False
    return filters.before is None or one.created < filters.before
