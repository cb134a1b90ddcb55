"""Packing and unpacking of steps whose two numbers contain several values."""

from republik.table.native import i64

from . import steps as st
from .rules import SymbolRow
from .state import State
from .steps import Step

# -- 6.4: SYMBOLS has the remaining symbols, 3 bits per row; then, like RESOLVE, the face and 2 bits per province -----


def symbols_left(remaining: i64, row: i64) -> i64:
    """Returns how many symbols of a row remain."""
    return remaining >> 3 * row & 7


def symbols(count: i64, row: i64) -> i64:
    """Returns a number of symbols of a row in packed form, to be added to or subtracted from the remaining ones."""
    return count << 3 * row


def rows_from(remaining: i64, row: i64) -> i64:
    """Returns the remaining symbols without the rows before this one."""
    return remaining >> 3 * row << 3 * row


def beginning(face: i64) -> i64:
    """Returns the second number when an event begins: its face, with no symbols used in any province."""
    return face * st.SPREAD


def face_of(packed: i64) -> i64:
    return packed // st.SPREAD


def times_used(packed: i64, province: i64) -> i64:
    """Returns how many symbols with a limit have been used in this province."""
    return packed >> 2 * province & 3


def used_once_more(packed: i64, province: i64) -> i64:
    one: i64 = 1
    return packed + (one << 2 * province)


def row_of(state: State, face: i64, row: i64) -> SymbolRow:
    """Returns a row of a face, or a surplus arrow."""
    return state.rules.rows[face][row] if row < st.MAX_ROWS else state.rules.surplus[row - st.MAX_ROWS]


def rows_left(step: Step) -> list[tuple[int, int]]:
    """Returns the remaining rows of an event, each with its number of symbols."""
    kind, _, a, _ = step
    if kind == st.RESOLVE:
        return [(a, 1)]
    return [(row, symbols_left(a, row)) for row in range(st.ALL_ROWS) if symbols_left(a, row)]


# -- 5.2, 9: DISMANTLE has the remaining points, and whether the sides alternate --------------------------------------


def points(left: i64, take_turns: bool) -> i64:
    return left * 2 + (1 if take_turns else 0)


def points_left(packed: i64) -> i64:
    return packed // 2


def take_turns(packed: i64) -> bool:
    return packed % 2 == 1


def one_point_less(packed: i64) -> i64:
    return packed - 2
