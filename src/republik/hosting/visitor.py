"""Who is asking."""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass
class Visitor:
    """A person whose cookie or account is known."""

    id: int
    """The number of the guest in the database."""
    name: str
    member: bool = False
    """Whether the guest has an account."""


class Asker(NamedTuple):
    """Whom rate limits and queues count a request against."""

    network: str
    """An IPv4 address or an IPv6 /64 network."""
    guest: int | None = None
    """The number of the guest; None: unknown."""
