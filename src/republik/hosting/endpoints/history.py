"""Which finished games a request lists."""

from datetime import UTC, datetime
from typing import Final, get_args

from republik.hosting.refusals import CannotDo
from republik.hosting.views.finished import Filters, Score

from .endpoint import TEXT, Call, Parameter

FILTERS: Final = (
    Parameter("game", TEXT, "only this game"),
    Parameter("seat", TEXT, "only games in this seat"),
    Parameter("opponent", TEXT, "only games against this level, or against a `person`"),
    Parameter("score", {"type": "string", "enum": ["", *get_args(Score)]}, "only games with this result"),
    Parameter("before", {"type": "string", "format": "date-time"}, "only games created before"),
)


def history_filters(call: Call) -> Filters:
    """Returns the filters in the query, or raises CannotDo."""
    given = call.query.get("before")
    try:
        before = None if given is None else _aware(datetime.fromisoformat(given))
    except ValueError as error:
        raise CannotDo("bad-request") from error
    if call.query.get("score", "") not in ("", *get_args(Score)):
        raise CannotDo("bad-request")
    game, seat, opponent, score = (call.query.get(name, "") for name in ("game", "seat", "opponent", "score"))
    return Filters(game, seat, opponent, score, before)


def _aware(moment: datetime) -> datetime:
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
