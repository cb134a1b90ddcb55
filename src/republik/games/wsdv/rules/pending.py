"""Steps whose two numbers hold several: all that packs and reads them is here."""

from republik.table.native import i64

from . import steps as st
from .rules import SymbolRow
from .state import State
from .steps import Step

# -- 6.4: SYMBOLS has the symbols left, 3 bits a row; then, as RESOLVE, the face and 2 bits a province ----------------


def symbols_left(remaining: i64, row: i64) -> i64:
    """How many symbols of a row are still to be executed."""
    return remaining >> 3 * row & 7


def symbols(count: i64, row: i64) -> i64:
    """So many symbols of a row, to be added to what is left or taken from it."""
    return count << 3 * row


def rows_from(remaining: i64, row: i64) -> i64:
    """What is left without the rows before this one."""
    return remaining >> 3 * row << 3 * row


def beginning(face: i64) -> i64:
    """The second number when an event begins: its face, and no province has had any of its symbols."""
    return face * st.SPREAD


def face_of(packed: i64) -> i64:
    return packed // st.SPREAD


def times_used(packed: i64, province: i64) -> i64:
    """How many symbols with a limit this province has had."""
    return packed >> 2 * province & 3


def used_once_more(packed: i64, province: i64) -> i64:
    one: i64 = 1
    return packed + (one << 2 * province)


def row_of(state: State, face: i64, row: i64) -> SymbolRow:
    """A row of a face, or an arrow that could not move its marker."""
    return state.rules.rows[face][row] if row < st.MAX_ROWS else state.rules.surplus[row - st.MAX_ROWS]


def rows_left(step: Step) -> list[tuple[int, int]]:
    """The rows that an event still executes, with how many symbols each."""
    kind, _, a, _ = step
    if kind == st.RESOLVE:
        return [(a, 1)]
    return [(row, symbols_left(a, row)) for row in range(st.ALL_ROWS) if symbols_left(a, row)]


# -- 5.2, 9: DISMANTLE has the points left, and whether the sides take turns -----------------------------------------


def points(left: i64, take_turns: bool) -> i64:
    return left * 2 + (1 if take_turns else 0)


def points_left(packed: i64) -> i64:
    return packed // 2


def take_turns(packed: i64) -> bool:
    return packed % 2 == 1


def one_point_less(packed: i64) -> i64:
    return packed - 2
