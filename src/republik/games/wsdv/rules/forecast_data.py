"""The figures of the forecast, phase by phase. The module is not compiled: its classes are only data."""

from typing import Literal, TypedDict

from republik.table.views import frozen


@frozen
class WallCost:
    """9.1: what the Wall costs East once it stands."""

    wall: Literal[True]
    points: int
    prestige: int
    has: int
    """Points East could dismantle."""


@frozen
class Flight:
    """9.1: the flight sum with its parts."""

    wall: Literal[False]
    icons: int
    best_west_living: int
    red_police: int
    east_protest: int
    worst_east_living: int
    west_protest: int
    steps: int
    points: int
    has: int
    """Points East could dismantle."""


@frozen
class Prestige:
    """9.2: who chooses, and how far."""

    holder: int
    marker: int
    bankrupt: bool
    """Whether a space that this side may choose would bankrupt East, or did."""


@frozen
class Currency:
    """9.3: the balance with its parts."""

    track: int
    exports: int
    worst_west_export: int
    living: int
    balance: int
    rundown: int
    dismantled: int
    bankrupt: bool


@frozen
class PoliceCost:
    """9.4: what police costs East, and what it has."""

    points: int
    has: int


Attack = TypedDict("Attack", {"from": str, "to": str, "unrest": int})
"""9.7: an attack, by the codes of its provinces, and the unrest it brings."""


@frozen
class Police:
    """9.8: the police power cards that are not used yet."""

    ready: int


@frozen
class Socialists:
    """9.9: gain or loss, and whether it would end the game."""

    change: int
    total: int
    triumph: bool
    failure: bool


@frozen
class SideProtests:
    """9.10: mass protests now, after 9.6, and at worst after 9.7."""

    now: int
    after_internal: int
    at_worst: int


@frozen
class Protests:
    """9.10: the mass protests of both sides."""

    west: SideProtests
    east: SideProtests


@frozen
class Progress:
    """The progress of the decade end."""

    phase: int
    """The phase under way; 0: none."""
    due: int
    """What it still costs."""
    space: int | None
    """9.2: the space executed."""
    used: int
    """9.8: the police used."""


@frozen
class Forecast:
    """The ten phases of the decade end, then its progress."""

    flight: WallCost | Flight
    prestige: Prestige
    currency: Currency
    police_cost: PoliceCost
    living_losses: dict[str, int]
    """9.5: by province."""
    internal_unrest: dict[str, int]
    """9.6: by province."""
    attacks: list[Attack]
    police: Police
    socialists: Socialists
    protests: Protests
    end: Progress
