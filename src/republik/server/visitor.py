"""Who asks, as every room of the server knows them."""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass
class Visitor:
    """A guest or a member, by the number the database gave."""

    id: int
    name: str
    member: bool = False


class Asker(NamedTuple):
    """Who asks: a guest, where there is one, in a network (an IPv4 address, or an IPv6 /64)."""

    network: str
    guest: int | None = None
