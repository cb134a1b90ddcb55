"""The board as plain text, for programmers: `print(position)`."""

from . import economy
from .notation import TRACK_NAMES
from .state import State
from .steps import EAST, WEST

HIDDEN = "?"
HEADS = ("", "unrest", "living", "socialists", "economy")


def board(state: State) -> str:
    """Returns provinces, tracks and cards of a position, in the terms of its fields."""
    return "\n".join([*_provinces(state), _tracks(state), *_cards(state)])


def _provinces(state: State) -> list[str]:
    rules = state.rules
    lines = [_row(HEADS)]
    for side in (WEST, EAST):
        for province in range(rules.first[side], rules.last[side]):
            counts = (state.unrest[province], state.living[province], state.socialists[province])
            lines.append(_row((rules.codes[province], *counts, economy.economy(state, province))))
    return lines


def _tracks(state: State) -> str:
    levels = [f"{name} {int(level):+d}" for name, level in zip(TRACK_NAMES, state.tracks, strict=True)]
    return ", ".join([*levels, "wall" if state.wall else "no wall"])


def _cards(state: State) -> list[str]:
    names = state.rules.cards
    places = {"display": state.display, "West's hand": state.hand_west, "East's hand": state.hand_east}
    lines = [f"{place}: {' '.join(names[i] if i >= 0 else HIDDEN for i in cards)}" for place, cards in places.items()]
    return [*lines, f"draw pile: {len(state.pile) + len(state.top)}, discard row: {len(state.row)}"]


def _row(cells: tuple[object, ...]) -> str:
    return f"{cells[0]:<4}" + "".join(f"{cell!s:>11}" for cell in cells[1:])
