"""Where a request comes from."""

from dataclasses import dataclass
from typing import Final

MOST_SITE: Final = 200


@dataclass(frozen=True)
class Origin:
    """Where a request comes from: the cookie's hash, the network address, the address of the page, and the cookie of a
    browser in which a member has been before."""

    session: str | None
    address: str
    site: str
    device: str | None = None
