"""Names and e-mail addresses as people may have them."""

import re
import unicodedata
from typing import Final

from republik.server.lookalikes import marks_fit, seen, spaced
from republik.server.refusals import CannotDo
from republik.table.records import one_line

MOST_NAME: Final = 40
_EMAIL: Final = re.compile(r"[^@\s<>(),;:\"\[\]\\]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


def clean_name(name: str) -> str:
    """A name as others see it: one line, nothing invisible in it, at most 40 characters, few marks on a letter."""
    cleaned = one_line(seen(name))
    if len(cleaned) > MOST_NAME or not marks_fit(cleaned):
        raise CannotDo("bad-name")
    return cleaned


def name_key(name: str) -> str:
    """How a member is found again at the login: the same for capitals and forms of the same letter. It stays as it was
    when names could still have anything in them; whether two names look alike is for `looks` to say."""
    plain = spaced(unicodedata.normalize("NFKC", name))
    folded = unicodedata.normalize("NFKC", plain.casefold())
    return " ".join(folded.split())[: 3 * MOST_NAME]


def clean_email(email: str) -> str:
    """An address that looks like one."""
    if not _EMAIL.fullmatch(email) or not email.isprintable():
        raise CannotDo("bad-email")
    return email
