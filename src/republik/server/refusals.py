"""What the server refuses, with the words for it."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from republik.table.contract import IllegalMove

from . import protocol

REASONS: Final = {
    "bad-request": (400, "the message is not understood"),
    "unknown-move": (404, "there is no such move"),
    "no-such-table-options": (404, "there is no such game, edition, seat or level"),
    "foreign-origin": (403, "the request comes from another page"),
    "foreign-host": (421, "the server does not know this name as its own; whoever runs it can give it by --address"),
    "not-your-seat": (403, "you do not sit there"),
    "hint-not-here": (403, "no hints where people play each other"),
    "not-found": (404, "there is no such thing here"),
    "wrong-method": (405, "this address does not accept that method"),
    "stale": (409, "the table has moved on since"),
    "game-over": (409, "the game is over"),
    "not-over": (409, "the game is not over yet"),
    "not-your-turn": (409, "it is not your turn"),
    "seat-taken": (409, "somebody sits there already"),
    "offer-not-now": (409, "this cannot be offered now"),
    "offer-pending": (409, "the other side has made an offer: answer it first"),
    "no-offer": (409, "there is no such offer"),
    "chat-full": (409, "no more can be said at this table"),
    "rated-needs-people": (409, "only games between two people are rated"),
    "undo-no-time": (409, "you do not have the time to take that back"),
    "time-over": (409, "your time has run out"),
    "too-many-tables": (409, "you have as many games in progress as one guest may have"),
    "bad-name": (400, "this cannot be a name: 1 to 40 visible characters, at most 4 marks on a letter"),
    "bad-email": (400, "this is no e-mail address"),
    "no-email-to-confirm": (409, "there is no e-mail address to confirm"),
    "too-many-mails": (429, "too many links have been sent: try again tomorrow"),
    "bad-webhook": (400, "a webhook needs an https address"),
    "weak-password": (400, "a password needs at least 8 characters and must not be easy to guess"),
    "login-refused": (403, "name or password is wrong"),
    "members-only": (403, "this is for members only"),
    "name-taken": (409, "somebody else has this name, or one that looks like it"),
    "already-member": (409, "you are a member already"),
    "login-slowed": (429, "too many attempts, wait a little"),
    "too-large": (413, "the message is too large"),
    "headers-too-large": (431, "the headers of the request are too large"),
    "too-slow": (408, "the request was not sent within the time it may take"),
    "too-many-requests": (429, "too many requests, wait a little"),
    "too-many-sockets": (429, "you or others at your internet address have too many tables open: close one"),
    "table-full": (429, "as many people watch this table as can"),
    "too-many-thoughts": (
        429,
        "you or others at your internet address are waiting for too many hints: try again in a moment",
    ),
    "too-many-analyses": (
        429,
        "too many analyses for you or others at your internet address are still being made: wait for one of them",
    ),
    "too-many-connections": (503, "the server has as many connections open as it can"),
    "rules-corrected": (409, "the corrected rules refuse a decision of this game: go on from the last one they accept"),
    "record-refused": (500, "the game's own record does not replay"),
    "values-missing": (503, "this game is played with values that the server does not have now"),
    "no-thinker": (503, "the computer player cannot think just now"),
    "storage": (503, "the database does not answer: nothing has been changed"),
}

_log = logging.getLogger("republik.server")


class CannotDo(Exception):
    """A request that is refused; `key` is the message key for translations."""

    def __init__(
        self,
        key: str,
        *,
        status: int | None = None,
        reason: str = "",
        rule: str = "",
        details: dict[str, str] | None = None,
    ) -> None:
        super().__init__(key)
        usual, words = REASONS.get(key, (409, key))
        self.key = key
        self.status = usual if status is None else status
        self.reason = reason or words
        self.rule = rule
        self.details = details or {}

    def told(self) -> protocol.Refusal:
        return protocol.Refusal(self.key, self.reason, self.rule, self.details)

    def told_at(self, number: int) -> protocol.Refused:
        return protocol.Refused(self.key, self.reason, number, self.rule, self.details)


@contextmanager
def storage_refused() -> Iterator[None]:
    """Whatever the database cannot do is refused with one reason, whoever asked for what."""
    try:
        yield
    except SQLAlchemyError as error:
        _log.warning("database refused", extra={"fields": {"error": type(error).__name__}})
        raise CannotDo("storage") from error


def of_rules(error: IllegalMove) -> CannotDo:
    """A refusal by the rules, with their number."""
    details = {name: value if isinstance(value, str) else str(value) for name, value in error.details.items()}
    return CannotDo(error.key, reason=str(error), rule=error.rule, details=details)
