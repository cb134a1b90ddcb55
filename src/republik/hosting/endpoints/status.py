"""The HTTP status of each refusal."""

from typing import Final

from republik.hosting.refusals import CannotDo

_REFUSALS: Final = {
    400: "bad-request file-unknown file-refused nul-character bad-name bad-email bad-webhook weak-password".split(),
    403: "foreign-origin not-your-seat hint-not-here login-refused members-only".split(),
    404: "unknown-move no-such-table-options hint-nobody needs-server not-found".split(),
    405: "wrong-method".split(),
    408: "too-slow".split(),
    409: (
        "stale game-over not-over not-your-turn seat-taken offer-not-now offer-pending no-offer "
        "offer-changed chat-full rated-needs-people undo-no-time time-over too-many-tables "
        "too-many-open-tables too-many-open-tables-nearby no-email-to-confirm name-taken already-member "
        "rules-corrected"
    ).split(),
    413: "too-large".split(),
    421: "foreign-host".split(),
    429: (
        "too-many-mails login-slowed too-many-requests too-many-files too-many-invitations "
        "too-many-sockets table-full too-many-thoughts too-many-waiting-files too-many-analyses"
    ).split(),
    431: "headers-too-large".split(),
    500: "record-refused unexpected".split(),
    503: "too-many-connections values-missing no-thinker storage browser-storage".split(),
}
"""The keys of the server's refusals, by status."""
STATUS: Final = {key: status for status, keys in _REFUSALS.items() for key in keys}
"""The status of each of the server's refusals. A refusal by a game's rules is a conflict with the position."""
REFUSED_BY_RULES: Final = 409


def status_of(error: CannotDo) -> int:
    return STATUS.get(error.key, REFUSED_BY_RULES)
