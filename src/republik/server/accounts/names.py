"""Validation of names and e-mail addresses."""

import re
import unicodedata
from typing import Final

from republik.hosting.core.lookalikes import has_valid_marks, with_plain_spaces, without_invisible
from republik.hosting.refusals import CannotDo
from republik.table.records import one_line

MAX_NAME_LENGTH: Final = 40
_EMAIL: Final = re.compile(r"[^@\s<>(),;:\"\[\]\\]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


def clean_name(name: str) -> str:
    """A displayable name: one line, nothing invisible, at most 40 characters, few marks per letter."""
    cleaned = one_line(without_invisible(name))
    if len(cleaned) > MAX_NAME_LENGTH or not has_valid_marks(cleaned):
        raise CannotDo("bad-name")
    return cleaned


def name_key(name: str) -> str:
    """The key for finding a member at login: it ignores case and letter forms. It has stayed the same since names could
    contain anything; `lookalike_keys` decides whether two names look alike."""
    plain = with_plain_spaces(unicodedata.normalize("NFKC", name))
    folded = unicodedata.normalize("NFKC", plain.casefold())
    return " ".join(folded.split())[: 3 * MAX_NAME_LENGTH]


def clean_email(email: str) -> str:
    """A plausible e-mail address."""
    if not _EMAIL.fullmatch(email) or not email.isprintable():
        raise CannotDo("bad-email")
    return email
