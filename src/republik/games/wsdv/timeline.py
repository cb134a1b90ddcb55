"""Figures worth plotting over a game."""

from .rules import economy
from .rules.naming import SEATS
from .rules.notation import TRACK_NAMES
from .rules.position import Position


def figures(position: Position) -> dict[str, int]:
    """Returns public figures by name: the time, the tracks, the socialists on the board, and for each side
    ("living_west") living standard, unrest, protests and economy."""
    figures = {"decade": position.decade, "half": position.half, "socialists": int(sum(position.socialists))}
    figures |= {f"track_{name}": int(value) for name, value in zip(TRACK_NAMES, position.tracks, strict=True)}
    for side, seat in enumerate(SEATS):
        provinces = range(position.rules.first[side], position.rules.last[side])
        figures |= {
            f"living_{seat}": int(sum(position.living[p] for p in provinces)),
            f"unrest_{seat}": int(sum(position.unrest[p] for p in provinces)),
            f"protests_{seat}": int(position.side_protests(side)),
            f"economy_{seat}": int(economy.capacity(position, side)),
        }
    return figures
