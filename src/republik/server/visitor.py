"""Who is asking, as all rooms of the server know them."""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass
class Visitor:
    """A guest or a member, by database number."""

    id: int
    name: str
    member: bool = False


class Asker(NamedTuple):
    """Who is asking: a guest, if known, in a network (an IPv4 address, or an IPv6 /64)."""

    network: str
    guest: int | None = None
