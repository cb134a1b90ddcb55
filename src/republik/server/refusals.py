"""What the server refuses, with the words for it."""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from republik.messages.render import renderer, room_text
from republik.table.contract import IllegalMove, Refusal
from republik.table.game import Game
from republik.table.phrases import Arg, Name, Phrase, plain

from . import protocol

STATUS: Final = {
    "bad-request": 400,
    "nul-character": 400,
    "unknown-move": 404,
    "no-such-table-options": 404,
    "foreign-origin": 403,
    "foreign-host": 421,
    "not-your-seat": 403,
    "hint-not-here": 403,
    "not-found": 404,
    "wrong-method": 405,
    "stale": 409,
    "game-over": 409,
    "not-over": 409,
    "not-your-turn": 409,
    "seat-taken": 409,
    "offer-not-now": 409,
    "offer-pending": 409,
    "no-offer": 409,
    "chat-full": 409,
    "rated-needs-people": 409,
    "undo-no-time": 409,
    "time-over": 409,
    "too-many-tables": 409,
    "bad-name": 400,
    "bad-email": 400,
    "no-email-to-confirm": 409,
    "too-many-mails": 429,
    "bad-webhook": 400,
    "weak-password": 400,
    "login-refused": 403,
    "members-only": 403,
    "name-taken": 409,
    "already-member": 409,
    "login-slowed": 429,
    "too-large": 413,
    "headers-too-large": 431,
    "too-slow": 408,
    "too-many-requests": 429,
    "too-many-sockets": 429,
    "table-full": 429,
    "too-many-thoughts": 429,
    "too-many-analyses": 429,
    "too-many-connections": 503,
    "rules-corrected": 409,
    "record-refused": 500,
    "values-missing": 503,
    "no-thinker": 503,
    "storage": 503,
}
"""The refusals of the server: their HTTP status. Their words stand in the messages, as `refusal-key`."""

_log = logging.getLogger("republik.server")


class CannotDo(Refusal):
    """A request that is refused; `game` is the one whose rules refuse it."""

    def __init__(
        self,
        key: str,
        *,
        status: int | None = None,
        rule: str = "",
        details: Mapping[str, Arg] | None = None,
        game: Game | None = None,
    ) -> None:
        super().__init__(key, details)
        self.status = STATUS.get(key, 409) if status is None else status
        self.rule = rule
        self.game = game

    def told(self) -> protocol.Refusal:
        return protocol.Refusal(self.key, self.reason(), told_phrase(self.phrase()), self.rule, self._names())

    def told_at(self, number: int) -> protocol.Refused:
        return protocol.Refused(self.key, self.reason(), told_phrase(self.phrase()), number, self.rule, self._names())

    def reason(self) -> str:
        """In English, for programs."""
        said = self.phrase()
        return room_text(said) if self.game is None else renderer(self.game).text(said)

    def _names(self) -> dict[str, str]:
        return {name: value.id if isinstance(value, Name) else str(value) for name, value in self.details.items()}


def told_phrase(said: Phrase) -> protocol.Phrase:
    """A phrase as it is sent."""
    return protocol.Phrase(**plain(said))


@contextmanager
def storage_refused() -> Iterator[None]:
    """Whatever the database cannot do is refused with one reason, whoever asked for what."""
    try:
        yield
    except SQLAlchemyError as error:
        _log.warning("database refused", extra={"fields": {"error": type(error).__name__}})
        raise CannotDo("storage") from error


def of_rules(error: IllegalMove, game: Game) -> CannotDo:
    """A refusal by the rules, with their number."""
    return CannotDo(error.key, rule=error.rule, details=error.details, game=game)
