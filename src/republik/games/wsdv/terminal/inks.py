"""Colours and edges of the two sides. Sides are never distinguished by colour alone."""

from typing import Final

WEST_INK: Final = "#c9962c"  # ochre
EAST_INK: Final = "#c4513f"  # brick
EXTERNAL_INK: Final = "#8f6bb3"
LIVING_INK: Final = "#4f8fdc"
INK: Final = (WEST_INK, EAST_INK)

WEST_EDGE: Final = "▌"  # a solid edge for West, a hatched one for East
EAST_EDGE: Final = "░"
EXTERNAL_EDGE: Final = "┊"
EDGES: Final = (WEST_EDGE, EAST_EDGE)


def title_style(side: int) -> str:
    return f"bold {INK[side]}"
