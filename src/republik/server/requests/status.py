"""The HTTP status of each refusal."""

from typing import Final

from republik.server.refusals import CannotDo

STATUS: Final = {
    "bad-request": 400,
    "file-unknown": 400,
    "file-refused": 400,
    "nul-character": 400,
    "unknown-move": 404,
    "no-such-table-options": 404,
    "foreign-origin": 403,
    "foreign-host": 421,
    "not-your-seat": 403,
    "hint-not-here": 403,
    "hint-nobody": 404,
    "needs-server": 404,
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
    "offer-changed": 409,
    "chat-full": 409,
    "rated-needs-people": 409,
    "undo-no-time": 409,
    "time-over": 409,
    "too-many-tables": 409,
    "too-many-open-tables": 409,
    "too-many-open-tables-nearby": 409,
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
    "too-many-files": 429,
    "too-many-invitations": 429,
    "too-many-sockets": 429,
    "table-full": 429,
    "too-many-thoughts": 429,
    "too-many-waiting-files": 429,
    "too-many-analyses": 429,
    "too-many-connections": 503,
    "rules-corrected": 409,
    "record-refused": 500,
    "values-missing": 503,
    "no-thinker": 503,
    "storage": 503,
    "browser-storage": 503,
    "unexpected": 500,
}
"""The server's refusals. A refusal by a game's rules is a conflict with the position."""
REFUSED_BY_RULES: Final = 409


def status_of(error: CannotDo) -> int:
    return STATUS.get(error.key, REFUSED_BY_RULES)
