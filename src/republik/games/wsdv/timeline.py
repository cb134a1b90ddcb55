"""Figures worth plotting over a game."""

from typing import cast

from republik.table.contract import Position as AnyPosition

from .rules import economy
from .rules.naming import SEATS
from .rules.notation import TRACK_NAMES
from .rules.position import Position


def figures(position: AnyPosition) -> dict[str, int]:
    """Returns public figures by name: the time, the tracks, the socialists on the board, and for each side
    ("living_west") living standard, unrest, protests and economy."""
    own = cast("Position", position)
    found = {"decade": own.decade, "half": own.half, "socialists": int(sum(own.socialists))}
    found |= {f"track_{name}": int(value) for name, value in zip(TRACK_NAMES, own.tracks, strict=True)}
    for side, seat in enumerate(SEATS):
        provinces = range(own.rules.first[side], own.rules.last[side])
        found |= {
            f"living_{seat}": int(sum(own.living[p] for p in provinces)),
            f"unrest_{seat}": int(sum(own.unrest[p] for p in provinces)),
            f"protests_{seat}": int(own.side_protests(side)),
            f"economy_{seat}": int(economy.capacity(own, side)),
        }
    return found
