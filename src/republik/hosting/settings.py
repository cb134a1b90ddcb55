"""What can be configured of tables with people at them, on a server and in a page without one."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class HostingSettings:
    """The limits of one process."""

    network_share: float = 5.0
    """All guests of a network together may make this many times the requests of one guest."""
    tables_in_memory: int = 2_000
    tables_per_guest: int = 200
    """Games in progress created by one guest."""
    decisions_in_memory: float = 400_000
    """The length of the logs of all those tables together: a long one takes half a megabyte."""
    open_tables_per_guest: int = 5
    """Open tables with a free seat created by one guest."""
    open_tables_per_network: int = 20
    """The same for all guests of a network together."""
    files_per_day: int = 50
    """Games that a guest opens from files; a network may open `network_share` times as many. 0: none."""
    invitations_per_day: int = 100
    """Links that a guest creates; the same for a network. 0: none."""
    presence_seconds: float = 1.0
    """The delay before others see who has come or gone."""

    def has_offline_page(self) -> bool:
        return False
