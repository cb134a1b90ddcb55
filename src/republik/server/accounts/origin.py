"""Where a request comes from."""

from dataclasses import dataclass
from typing import Final

MAX_SITE_LENGTH: Final = 200


@dataclass(frozen=True)
class Origin:
    """Where a request comes from: the hash of the session cookie, the network address, the address of the page, and the
    device cookie."""

    session: str | None
    address: str
    site: str
    device: str | None = None
