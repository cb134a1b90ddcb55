"""6.4 Events: symbols with and without arrows, executed in the order and at the places that the rules allow."""

from typing import Final, final

from republik.table.contract import CHANCE, IllegalMove
from republik.table.native import i64, mypyc_attr
from republik.table.phrases import Name

from . import economy, naming
from . import steps as st
from .decision import Arguments, Automatic, Decision, refuse
from .hands import Deal, why_not_in_hand
from .police import ReturnUnrest, collect, dissolve, is_police, offer, ready, why_not_police
from .protest import CALM, calm, place_unrest, reduce_protest, remove_unrest
from .rules import SymbolRow, extend_moves
from .state import BOTH, State, with_card, without_card
from .steps import EAST, WEST

NOTHING_VOID: Final = -1
FIRST_ROW: Final = 3  # what is void: one of the three tracks, or a row
SYMBOL_MOVES: Final = (
    "build_city build_line dismantle_city dismantle_line rundown repair close place remove move reduce living "
    "lose_living sector lose_sector resolve ignore police"
)
LOOKED_AT: Final = 2  # Guillaume sees the top two cards of the pile

# 6.4: for each kind of symbol, the kinds that can make it possible for the same side. Whether any other kind is
# possible does not depend on the rest of the event.
ENABLED_BY: Final[dict[int, tuple[int, ...]]] = {
    st.S_BUILD: (
        st.S_BUILD,
        st.S_DISMANTLE,
        st.S_RUNDOWN,
        st.S_REMOVE,
        st.S_MOVE,
        st.S_REDUCE,
        st.S_LIVING,
    ),  # it frees a site or ends a protest
    st.S_DISMANTLE: (st.S_BUILD, st.S_REPAIR),
    st.S_REMOVE: (st.S_PLACE, st.S_MOVE, st.S_DISSOLVE),
    st.S_MOVE: (st.S_PLACE, st.S_MOVE, st.S_DISSOLVE),
    st.S_REDUCE: (st.S_PLACE, st.S_MOVE, st.S_DISSOLVE),
    st.S_LOSE_LIVING: (st.S_LIVING, st.S_LIVING_PLAIN),
    st.S_RUNDOWN: (st.S_BUILD, st.S_REPAIR),
    st.S_REPAIR: (st.S_RUNDOWN, st.S_DISMANTLE),  # 10.4: a point turns the sound Rheinsberg over
    st.S_CLOSE: (st.S_BUILD,),
}

# -- who may trigger, and what a dual card may void ----------------------------------


def event_allowed(state: State, side: int, card: int) -> bool:
    """6.4: returns whether a side may trigger an event: by colour, and not if it costs more of its own economy than it
    has."""
    rules = state.rules
    if not rules.may_trigger[side][card]:
        return False
    if side == EAST and rules.run_downs[card] and rules.run_downs[card] > _can_run_down(state, card):
        return False
    loss = rules.own_loss[side][card]
    if not loss:
        return True
    if rules.dual[card]:
        loss -= 1
    return loss <= economy.capacity(state, side)


def why_not_event(state: State, side: int, card: int) -> IllegalMove | None:
    """6.4: returns why a side may not trigger an event."""
    if event_allowed(state, side, card):
        return None
    key = "event-own-economy" if state.rules.may_trigger[side][card] else "event-colour"
    return refuse(key, "6.4", card=naming.card(state.rules, card), side=naming.seat(side))


def _can_run_down(state: State, card: int) -> i64:
    """R6.4-11: returns how many rundown symbols an event of East could carry out: on sound factories, on those it
    repairs first, and on infrastructure."""
    count = economy.bit_count(economy.sound_factories(state)) + economy.infrastructure(state, EAST)
    for row in state.rules.rows[card]:
        if row.kind == st.S_REPAIR:
            count += min(row.count, economy.bit_count(state.rundown & row.cities))
    return count


def begin_event(state: State, side: int, card: int) -> None:
    if state.rules.dual[card]:
        state.push(Void(side, card))
    else:
        state.push(StartEvent(side, card))


@final
@mypyc_attr(free_list_len=1)
class Void(Decision):
    """6.4: one arrow or one symbol of a dual card may be void, or nothing."""

    kind = 24
    name = "void"
    rule = "6.4"
    answers = "void_track void_row done"
    slots = ("card",)

    def __init__(self, seat: i64, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: State) -> list[int]:
        side, card = self.seat, self.card
        rules = state.rules
        actions = rules.actions
        short = rules.own_loss[side][card] - economy.capacity(state, side)
        out: list[int] = []
        if short <= 0:
            out.append(actions.done)
            out += [actions.void_track + track for track in range(3) if rules.arrows[card][track]]
        for i, row in enumerate(rules.rows[card]):
            if short <= 0 or (row.kind == st.S_DISMANTLE and row.side == side):
                out.append(actions.void_row + i)
        return out

    def apply(self, state: State, move: int) -> None:
        side, card = self.seat, self.card
        actions = state.rules.actions
        state.drop()
        void = NOTHING_VOID
        start = actions.start_of[move]
        if start == actions.void_row:
            void = FIRST_ROW + move - start
            state.report_words("void", "symbol", state.rules.rows[card][move - start].code)
        elif start == actions.void_track:
            void = move - start
            state.report("void", void)
        state.push(StartEvent(side, card, void))

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        return None if move in self.options(state) else refuse("void-dual", "6.4")

    def asks(self, state: State) -> Arguments:
        return {"face": naming.face(state.rules, self.card)}


# -- beginning: arrows move their markers, symbols without a choice take effect ----------------


@final
@mypyc_attr(free_list_len=1)
class StartEvent(Automatic):
    """6.4: effects without a choice happen; the rest is executed symbol by symbol."""

    kind = 8
    slots = ("face", "void")

    def __init__(self, seat: i64, face: int, void: int = NOTHING_VOID) -> None:
        self.seat = seat
        self.face = face
        self.void = void

    def run(self, state: State) -> None:
        face, void = self.face, self.void
        remaining: i64 = 0
        for i, row in enumerate(state.rules.rows[face]):
            count = row.count - (1 if void == FIRST_ROW + i else 0)
            if count and not _happens_at_once(state, row):
                remaining += symbols(count, i)
        remaining += _move_markers(state, face, void)
        if remaining:
            state.push(Symbols(self.seat, remaining, face))


def _happens_at_once(state: State, row: SymbolRow) -> bool:
    if row.kind == st.S_RED_POLICE or row.kind == st.S_PINK_POLICE:
        collect(state)
    elif row.kind == st.S_WALL_BUILT or row.kind == st.S_WALL_OPENED:
        state.wall = row.kind == st.S_WALL_BUILT
        state.report("wall", 1 if state.wall else 0)
    else:
        return False
    return True


def _move_markers(state: State, face: i64, void: i64) -> i64:
    """Moves each marker one space per arrow; arrows that cannot move theirs become symbols to execute."""
    surplus: i64 = 0
    arrows = state.rules.arrows[face]
    moved = [0, 0, 0]
    for track in range(3):
        arrow = arrows[track]
        if not arrow:
            continue
        if void == track:
            arrow += -1 if arrow > 0 else 1
        surplus += shift(state, track, arrow, moved)
    if moved[0] or moved[1] or moved[2]:
        state.report("tracks", moved[0], moved[1], moved[2])
    return surplus


def shift(state: State, track: int, steps: int, moved: list[int]) -> i64:
    """Moves a marker as far as possible; returns the surplus arrows as counts of their rows."""
    before = state.tracks[track]
    after = max(-st.TRACK_END, min(st.TRACK_END, before + steps))
    state.tracks[track] = after
    moved[track] = after - before
    left = before + steps - after
    if not left:
        return 0
    if left > 0:
        return symbols(left, st.ROW_RED if track else st.ROW_RED_PRESTIGE)
    return symbols(-left, st.ROW_YELLOW if track else st.ROW_YELLOW_PRESTIGE)


# -- executing symbols ------------------------------------------------------------------------


SPREAD: Final = 1 << 28  # 14 provinces, 2 bits each


def symbols(count: i64, row: i64) -> i64:
    """Returns a number of symbols of a row in packed form, 3 bits per row."""
    return count << 3 * row


def symbols_left(remaining: i64, row: i64) -> i64:
    """Returns how many symbols of a row remain."""
    return remaining >> 3 * row & 7


def rows_from(remaining: i64, row: i64) -> i64:
    """Returns the remaining symbols without the rows before this one."""
    return remaining >> 3 * row << 3 * row


def times_used(used: i64, province: i64) -> i64:
    """Returns how many symbols with a limit have been used in this province, of a number with 2 bits per province."""
    return used >> 2 * province & 3


@final
@mypyc_attr(free_list_len=1)
class Symbols(Decision):
    """6.4: the executing side picks the next symbol with its place; symbols with the other side's coat of arms are only
    called up."""

    kind = 25
    name = "symbols"
    rule = "6.4"
    answers = SYMBOL_MOVES
    slots = ("remaining", "face", "used")

    def __init__(self, seat: i64, remaining: i64, face: i64, used: i64 = 0) -> None:
        self.seat = seat
        self.remaining = remaining  # symbols, 3 bits per row
        self.face = face
        self.used = used  # symbols with a limit, 2 bits per province

    def packed(self) -> list[int]:
        return [self.remaining, self.face * SPREAD + self.used]

    @classmethod
    def unpacked(cls, seat: int, numbers: list[int]) -> "Symbols":
        remaining, packed = numbers
        return cls(seat, remaining, *divmod(packed, SPREAD))

    def rows_left(self) -> list[tuple[int, int]]:
        """Returns the remaining rows, each with its number of symbols."""
        counts = [(row, symbols_left(self.remaining, row)) for row in range(st.ALL_ROWS)]
        return [(row, count) for row, count in counts if count]

    def options(self, state: State) -> list[int]:
        side, remaining, face = self.seat, self.remaining, self.face
        rules = state.rules
        out: list[int] = []
        stuck: i64 = 0  # mask of rows that cannot be executed now
        in_order = rules.in_order[face]
        for i in range(st.ALL_ROWS):
            if not rows_from(remaining, i):
                break
            if not symbols_left(remaining, i):
                continue
            if in_order and i < st.MAX_ROWS and out:
                continue  # almanac I, IV: the symbols are executed in order
            row = state.rules.row_of(face, i)
            before = len(out)
            _row_moves(state, side, row, i, self.used, out)
            if len(out) == before:
                stuck |= rules.bit[i]
            elif row.kind == st.S_BUILD and (row.chooser == side or row.chooser == st.NOBODY):
                out.append(rules.actions.ignore + i)  # 5.1: build points may be left unused
        if not out:
            return _police_first(state, side, face, stuck)
        if stuck:
            _ignorable(state, face, remaining, stuck, out)
        if rules.overlaps[face] or rows_from(remaining, st.MAX_ROWS):
            out = list(set(out))
        out.sort()
        return offer(state, out)

    def apply(self, state: State, move: int) -> None:
        side, remaining, face = self.seat, self.remaining, self.face
        actions = state.rules.actions
        start = actions.start_of[move]
        state.drop()
        if start == actions.ignore:
            i = move - start
            gone = symbols_left(remaining, i) if state.rules.row_of(face, i).kind == st.S_BUILD else 1
            self._push_rest(state, i, gone, self.used)
        elif start == actions.resolve:
            i = move - start
            self._push_rest(state, i, 1, self.used)
            self._call_up(state, state.rules.row_of(face, i), i)
        else:
            i = self._row_for(state, move)
            row = state.rules.row_of(face, i)
            used = self.used
            if row.limit:
                one: i64 = 1
                used += one << 2 * _province_of(state, move)
            self._push_rest(state, i, 1, used)
            execute(state, row, move, side)

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        return why_not_symbol(state, self.seat, self.face, self.rows_left(), self.used, move)

    def asks(self, state: State) -> Arguments:
        return {
            "face": naming.face(state.rules, self.face),
            "symbols": naming.symbols_left(state.rules, self.face, self.rows_left()),
        }

    def _push_rest(self, state: State, i: i64, gone: i64, used: i64) -> None:
        """Pushes the rest of the event onto the agenda, below what the symbol itself may push."""
        remaining = self.remaining - symbols(gone, i)
        if i < st.MAX_ROWS and state.rules.in_order[self.face]:
            remaining = rows_from(remaining, i)  # almanac I, IV: no return to an earlier row
        if remaining:
            state.push(Symbols(self.seat, remaining, self.face, used))

    def _call_up(self, state: State, row: SymbolRow, i: i64) -> None:
        if row.kind == st.S_DISSOLVE:
            state.push(ReturnUnrest(EAST, dissolve(state), provinces=0))
        elif row.kind == st.S_GUILLAUME:
            state.push(Look(EAST))
        else:
            state.push(Resolve(row.chooser, i, self.face, self.used))

    def _row_for(self, state: State, move: int) -> int:
        """Returns the most restricted row that allows this move, so that no symbol is wasted (R6.4-10). If the almanac
        prescribes the order of the card's own rows, surplus arrows come first, because they need not wait."""
        rows = self._own_rows(state)
        if len(rows) == 1:
            return rows[0]
        best = -1
        best_rank = 1000
        in_order = state.rules.in_order[self.face]
        for i in rows:
            row = state.rules.row_of(self.face, i)
            rank = row.size if not in_order else i if i < st.MAX_ROWS else -1
            if rank < best_rank:
                moves: list[int] = []
                targets(state, row, self.used, moves)
                if move in moves:
                    best = i
                    best_rank = rank
        return best

    def _own_rows(self, state: State) -> list[int]:
        """Returns the remaining rows whose places the executing side chooses."""
        out: list[int] = []
        for i in range(st.ALL_ROWS):
            if symbols_left(self.remaining, i):
                chooser = state.rules.row_of(self.face, i).chooser
                if chooser == self.seat or chooser == st.NOBODY:
                    out.append(i)
        return out


def _row_moves(state: State, side: i64, row: SymbolRow, i: int, used: i64, out: list[int]) -> None:
    resolve = state.rules.actions.resolve + i
    if row.kind == st.S_DISSOLVE:
        out.append(resolve)
    elif row.kind == st.S_GUILLAUME:
        if state.hand_west or state.pile or state.top:
            out.append(resolve)
    elif row.chooser == side or row.chooser == st.NOBODY:
        targets(state, row, used, out)
    else:
        moves: list[int] = []
        targets(state, row, used, moves)
        if moves:
            out.append(resolve)


def _ignorable(state: State, face: i64, remaining: i64, stuck: i64, out: list[int]) -> None:
    """6.4: the order is free, so a symbol that cannot be executed now may be called and ignored, even if a later one
    would make it possible. If the almanac prescribes the order, the card's own rows are called in sequence."""
    in_order = state.rules.in_order[face]
    own_row_passed = False
    for i in range(st.ALL_ROWS):
        own = in_order and i < st.MAX_ROWS
        if not stuck >> i & 1 or (own and own_row_passed):
            continue
        own_row_passed = own_row_passed or own
        row = state.rules.row_of(face, i)
        if row.kind == st.S_RUNDOWN and state.acting and state.side == EAST and state.rules.run_downs[face]:
            continue  # R6.4-11: East may not avoid what its own event costs
        for j in range(st.ALL_ROWS):
            waits = own and j < st.MAX_ROWS
            open_row = symbols_left(remaining, j) and not stuck >> j & 1
            if open_row and not waits and _enables(state.rules.row_of(face, j), row):
                out.append(state.rules.actions.ignore + i)
                break


def _enables(first: SymbolRow, second: SymbolRow) -> bool:
    """Returns whether executing one symbol can make another possible."""
    kinds = ENABLED_BY.get(second.kind, ())
    if first.kind == st.S_RED_PRESTIGE or first.kind == st.S_YELLOW_PRESTIGE:  # removes or places one unrest
        return (st.S_REMOVE if first.side == second.side else st.S_PLACE) in kinds
    return first.side == second.side and first.kind in kinds


def _police_first(state: State, side: i64, face: i64, stuck: i64) -> list[int]:
    """8: before a build symbol is ignored as impossible, East may use police to end the protest that bars it."""
    out: list[int] = []
    if side != EAST or not state.acting or not ready(state):
        return out
    for i in range(st.MAX_ROWS):
        if stuck >> i & 1:
            row = state.rules.row_of(face, i)
            if row.kind == st.S_BUILD and row.side == EAST and row.chooser != WEST and _police_opens(state, row):
                out.append(state.rules.actions.ignore + i)
    return offer(state, out)


def _police_opens(state: State, row: SymbolRow) -> bool:
    """5.1: returns whether there would be a site without the protests that ready police can end."""
    rules = state.rules
    unrest = state.unrest
    moves: list[int] = []
    state.unrest = unrest[:]
    for province in range(rules.first[EAST], rules.last[EAST]):
        if CALM < unrest[province] <= CALM + ready(state):
            state.unrest[province] = CALM
    economy.build_moves(state, EAST, row.cities, row.lines, moves)
    state.unrest = unrest
    return len(moves) > 0


def targets(state: State, row: SymbolRow, used: i64, out: list[int]) -> None:
    """Appends every place where a symbol can take effect, as moves."""
    kind = row.kind
    actions = state.rules.actions
    if kind == st.S_PLACE:
        _unrest_targets(state, row, used, actions.place, -1, out)
    elif kind == st.S_REMOVE:
        _unrest_targets(state, row, used, actions.remove, 0, out)
    elif kind == st.S_REDUCE:
        _unrest_targets(state, row, used, actions.reduce, CALM, out)
    elif kind == st.S_BUILD:
        economy.build_moves(state, row.side, row.cities, row.lines, out)
    elif kind == st.S_DISMANTLE:
        economy.dismantle_moves(state, row.side, row.cities, row.lines, out)
    elif kind in (st.S_LIVING, st.S_LIVING_PLAIN):
        _living_targets(state, row, used, out)
    elif kind == st.S_MOVE:
        _move_targets(state, row, out)
    elif kind == st.S_LOSE_LIVING:
        _lose_living_targets(state, row, out)
    elif kind == st.S_RUNDOWN:
        _rundown_targets(state, row, out)
    elif kind == st.S_REPAIR:
        rundown = state.rundown & row.cities
        out += [actions.repair + city for city in range(len(state.rules.cities)) if rundown >> city & 1]
    elif kind == st.S_CLOSE:
        standing = state.factories & row.cities
        out += [actions.close + city for city in state.rules.external_cities if standing >> city & 1]
    elif kind == st.S_RED_PRESTIGE:
        _prestige_targets(state, EAST, out)
    elif kind == st.S_YELLOW_PRESTIGE:
        _prestige_targets(state, WEST, out)


def _unrest_targets(state: State, row: SymbolRow, used: i64, first: int, above: int, out: list[int]) -> None:
    rules = state.rules
    unrest = state.unrest
    for province in range(rules.first[row.side], rules.last[row.side]):
        if row.provinces >> province & 1 and unrest[province] > above:
            if row.limit and times_used(used, province) >= row.limit:
                continue
            out.append(first + province)


def _living_targets(state: State, row: SymbolRow, used: i64, out: list[int]) -> None:
    rules = state.rules
    for province in range(rules.first[row.side], rules.last[row.side]):
        if not row.provinces >> province & 1 or (row.limit and times_used(used, province) >= row.limit):
            continue
        if province == rules.berlin:  # 10.2, card 79: the sectors are filled evenly
            least = min(state.sectors)
            out += [rules.actions.sector + i for i, living in enumerate(state.sectors) if living == least]
        else:
            out.append(rules.actions.living + province)


def _move_targets(state: State, row: SymbolRow, out: list[int]) -> None:
    rules = state.rules
    count = rules.province_count
    for source in range(rules.first[row.side], rules.last[row.side]):
        if state.unrest[source] and row.provinces >> source & 1:
            first = rules.actions.move + source * count
            for target in range(rules.first[row.side], rules.last[row.side]):
                if target != source and row.provinces >> target & 1:
                    out.append(first + target)


def _lose_living_targets(state: State, row: SymbolRow, out: list[int]) -> None:
    rules = state.rules
    for province in range(rules.first[row.side], rules.last[row.side]):
        if state.living[province] and row.provinces >> province & 1:
            if province == rules.berlin:
                out += [rules.actions.lose_sector + i for i, living in enumerate(state.sectors) if living]
            else:
                out.append(rules.actions.lose_living + province)


def _rundown_targets(state: State, row: SymbolRow, out: list[int]) -> None:
    """If no sound factory is left, edition 2.1 dismantles one infrastructure instead; if there is none either, the
    symbol is ignored, except at the decade end."""
    rules = state.rules
    sound = economy.sound_factories(state)
    if sound:
        extend_moves(out, rules.rundown_moves, sound & row.cities)
    elif rules.edition.rundown_fallback:
        if state.started[EAST]:
            extend_moves(out, rules.dismantle_line_moves[EAST], state.started[EAST])
        elif not state.acting:  # 9.2: East must dismantle, as in 9.3 with the rundown Rheinsberg (R6.4-11)
            economy.dismantle_moves(state, EAST, rules.rheinsberg_bit, 0, out)


def _prestige_targets(state: State, side: int, out: list[int]) -> None:
    """Surplus prestige arrow: remove one of the side's own unrest or place one with the opponent."""
    rules = state.rules
    for province in range(rules.first[1 - side], rules.last[1 - side]):
        out.append(rules.actions.place + province)
    for province in range(rules.first[side], rules.last[side]):
        if state.unrest[province]:
            out.append(rules.actions.remove + province)
    out.sort()


def _province_of(state: State, move: int) -> int:
    """Returns the province where unrest or living standard is placed or removed."""
    actions = state.rules.actions
    start = actions.start_of[move]
    return state.rules.berlin if start == actions.sector else move - start


@final
@mypyc_attr(free_list_len=1)
class Resolve(Decision):
    """6.4: the side whose coat of arms the symbol shows chooses the place."""

    kind = 26
    name = "resolve"
    rule = "6.4"
    answers = SYMBOL_MOVES
    slots = ("row", "face", "used")

    def __init__(self, seat: i64, row: i64, face: i64, used: i64) -> None:
        self.seat = seat
        self.row = row
        self.face = face
        self.used = used  # symbols with a limit, 2 bits per province

    def packed(self) -> list[int]:
        return [self.row, self.face * SPREAD + self.used]

    @classmethod
    def unpacked(cls, seat: int, numbers: list[int]) -> "Resolve":
        row, packed = numbers
        return cls(seat, row, *divmod(packed, SPREAD))

    def rows_left(self) -> list[tuple[int, int]]:
        """Returns the row, with its one symbol."""
        return [(self.row, 1)]

    def options(self, state: State) -> list[int]:
        out: list[int] = []
        row = state.rules.row_of(self.face, self.row)
        targets(state, row, self.used, out)
        if row.kind == st.S_BUILD:
            out.append(state.rules.actions.ignore + self.row)  # 5.1: build points may be left unused
        return out

    def apply(self, state: State, move: int) -> None:
        state.drop()
        if move != state.rules.actions.ignore + self.row:
            execute(state, state.rules.row_of(self.face, self.row), move, self.seat)

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        return why_not_symbol(state, self.seat, self.face, self.rows_left(), self.used, move)

    def asks(self, state: State) -> Arguments:
        symbol = naming.symbol_row(state.rules, self.face, self.row, 1)
        return {"face": naming.face(state.rules, self.face), "symbol": symbol}


def execute(state: State, row: SymbolRow, move: int, by: int) -> None:
    """Executes one symbol."""
    actions = state.rules.actions
    start = actions.start_of[move]
    place = move - start
    if start == actions.place:
        place_unrest(state, place, 1, by)
    elif start == actions.remove:
        remove_unrest(state, place, by)
    elif start == actions.living:
        _give_living(state, row, place, -1, by)
    elif start == actions.build_city or start == actions.build_line:
        economy.build(state, move, by)
    elif start == actions.dismantle_city or start == actions.dismantle_line:
        economy.dismantle(state, move, by)
    elif start == actions.rundown:
        economy.run_down(state, place)
        state.report("rundown", place, by)
    elif start == actions.repair:
        economy.repair(state, place)
        state.report("repair", place)
    elif start == actions.close:
        economy.close(state, place)
        state.report("close", place)
    elif start == actions.move:
        _move_unrest(state, place // state.rules.province_count, place % state.rules.province_count)
    elif start == actions.reduce:
        reduce_protest(state, place, by)
    elif start == actions.lose_living:
        lose_living(state, place, -1, by)
    elif start == actions.sector:
        _give_living(state, row, state.rules.berlin, place, by)
    else:
        lose_living(state, state.rules.berlin, place, by)


def _move_unrest(state: State, source: i64, target: i64) -> None:
    state.unrest[source] -= 1
    state.unrest[target] += 1
    state.report("move", source, target)


def _give_living(state: State, row: SymbolRow, province: int, sector: int, by: int) -> None:
    state.living[province] += 1
    if sector >= 0:
        state.sectors[sector] += 1
    state.report("living", province, 1, sector, by)
    if row.kind == st.S_LIVING:
        calm(state, province)


def lose_living(state: State, province: int, sector: int, by: int) -> None:
    state.living[province] -= 1
    if sector >= 0:
        state.sectors[sector] -= 1
    state.report("living", province, -1, sector, by)


# -- why a symbol cannot be executed at a place ---------------------------------------------------

# the kinds of symbols that the moves of a block answer
SYMBOLS_OF: Final[dict[str, tuple[int, ...]]] = {
    "build_city": (st.S_BUILD,),
    "build_line": (st.S_BUILD,),
    "dismantle_city": (st.S_DISMANTLE,),
    "dismantle_line": (st.S_DISMANTLE,),
    "rundown": (st.S_RUNDOWN,),
    "repair": (st.S_REPAIR,),
    "close": (st.S_CLOSE,),
    "place": (st.S_PLACE, st.S_RED_PRESTIGE, st.S_YELLOW_PRESTIGE),
    "remove": (st.S_REMOVE, st.S_RED_PRESTIGE, st.S_YELLOW_PRESTIGE),
    "move": (st.S_MOVE,),
    "reduce": (st.S_REDUCE,),
    "living": (st.S_LIVING, st.S_LIVING_PLAIN),
    "lose_living": (st.S_LOSE_LIVING,),
    "sector": (st.S_LIVING, st.S_LIVING_PLAIN),
    "lose_sector": (st.S_LOSE_LIVING,),
}
LINES: Final = ("build_line", "dismantle_line")
CITIES: Final = ("build_city", "dismantle_city", "rundown", "repair", "close")
SECTORS: Final = ("sector", "lose_sector")


def why_not_symbol(
    state: State, side: int, face: int, left: list[tuple[int, int]], used: i64, move: int
) -> IllegalMove | None:
    """6.4: returns what forbids a move while some rows of an event are left: the board, or the text of the symbols."""
    if is_police(state, move):
        return why_not_police(state, move)
    block = state.rules.actions.block_of(move)
    i = move - block.start
    rows = [state.rules.row_of(face, row) for row, _ in left]
    rows = [row for row in rows if row.kind in SYMBOLS_OF.get(block.name, ())]
    barred = _why_not_here(state, side, block.name, move)
    if barred is not None:
        return barred
    if not any(_text_allows(state, row, block.name, i) for row in rows):
        abroad = economy.why_not_home(state, i) if block.name == "build_city" else None
        if abroad is not None or not rows:
            return abroad
        return refuse("restricted", "6.4", place=_place_name(state, block.name, i))
    if any(row.limit and times_used(used, i) >= row.limit for row in rows):
        return refuse("limit", "6.4", place=_place_name(state, block.name, i))
    return None


def _why_not_here(state: State, side: int, block: str, move: int) -> IllegalMove | None:
    """Returns what forbids an effect at a place whatever the symbols say."""
    if block in ("build_city", "build_line"):
        return economy.why_not_build(state, side, move)
    if block in ("dismantle_city", "dismantle_line"):
        return economy.why_not_dismantle(state, move)
    if block == "rundown":
        return economy.why_not_run_down(state, move)
    province = move - state.rules.actions.start_of[move]
    if block == "living" and province == state.rules.berlin:
        return refuse("living-berlin", "10.2")
    if block == "remove" and not state.unrest[province]:
        return refuse("no-unrest", "6.4", place=naming.province(state.rules, province))
    if block == "reduce" and state.unrest[province] <= CALM:
        return refuse("no-protest", "6.4", place=naming.province(state.rules, province))
    if block == "lose_living" and not state.living[province]:
        return refuse("no-living", "6.4", place=naming.province(state.rules, province))
    return None


def _text_allows(state: State, row: SymbolRow, block: str, i: int) -> bool:
    rules = state.rules
    if block in LINES:
        return rules.connection_side[i] == row.side and row.lines & rules.connection_bit[i] != 0
    if block in CITIES:
        return row.cities >> i & 1 != 0
    if block in SECTORS:
        return row.provinces >> rules.berlin & 1 != 0
    if row.kind in (st.S_RED_PRESTIGE, st.S_YELLOW_PRESTIGE):  # place with the opponent, remove one's own
        return (rules.province_side[i] == row.side) == (block == "remove")
    return row.provinces >> (i // rules.province_count if block == "move" else i) & 1 != 0


def _place_name(state: State, block: str, i: int) -> Name:
    rules = state.rules
    if block in LINES:
        return naming.line(rules, i)
    if block in CITIES:
        return naming.city(rules, i)
    if block in SECTORS:
        return naming.province(rules, rules.berlin)
    return naming.province(rules, i // rules.province_count if block == "move" else i)


# -- Guillaume -----------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1)
class Look(Decision):
    """East may look at West's hand or at the top of the draw pile, or decline."""

    kind = 28
    name = "look"
    rule = "6.4"
    answers = "look done"

    def options(self, state: State) -> list[int]:
        actions = state.rules.actions
        out = [actions.done]
        if state.hand_west:
            out.append(actions.look)
        if state.pile or state.top:
            out.append(actions.look + 1)
        return out

    def apply(self, state: State, move: int) -> None:
        actions = state.rules.actions
        state.drop()
        if move == actions.done:
            return
        at_pile = move > actions.look
        state.report_words("look", "at", "pile" if at_pile else "hand")
        state.push(Take(EAST, at_pile))
        if at_pile:
            state.push(Deal(CHANCE, st.TO_TOP, LOOKED_AT))
        else:
            state.seen_east = state.hand_west
            for card in state.hand_west:
                state.report_private("seen", ("card",), EAST, card)


def looked_at(state: State, at_pile: bool) -> list[int]:
    return state.top if at_pile else state.hand_west


@final
@mypyc_attr(free_list_len=1)
class Take(Decision):
    """East may swap one of the cards for a card of its hand; one from the pile may be removed from the game instead."""

    kind = 29
    name = "take"
    rule = "6.4"
    answers = "take discard done"
    slots = ("at_pile",)

    def __init__(self, seat: i64, at_pile: i64) -> None:
        self.seat = seat
        self.at_pile = at_pile > 0  # or West's hand

    def options(self, state: State) -> list[int]:
        at_pile = self.at_pile
        actions = state.rules.actions
        cards = sorted(looked_at(state, at_pile))
        out = [actions.done]
        if at_pile:
            out += [actions.discard + card for card in cards]
        if state.hand_east:
            out += [actions.take + card for card in cards]
        return out

    def apply(self, state: State, move: int) -> None:
        actions = state.rules.actions
        state.drop()
        if actions.start_of[move] == actions.take:
            state.push(Give(EAST, move - actions.take, self.at_pile))
        elif move != actions.done:
            card = move - actions.discard
            state.top = without_card(state.top, card)
            state.gone_east = with_card(state.gone_east, card)
            state.report_private("removed", ("card",), EAST, card, state.rules.card_decade[card])

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        actions = state.rules.actions
        card = move - actions.start_of[move]
        if move == actions.done or card in looked_at(state, self.at_pile):
            return None
        return refuse("not-seen", "6.4", card=naming.card(state.rules, card))


@final
@mypyc_attr(free_list_len=1)
class Give(Decision):
    """The card of East's hand that replaces the one it takes."""

    kind = 30
    name = "give"
    rule = "6.4"
    answers = "give"
    slots = ("taken", "at_pile")

    def __init__(self, seat: i64, taken: int, at_pile: i64) -> None:
        self.seat = seat
        self.taken = taken  # the card, -1 if hidden
        self.at_pile = at_pile > 0

    def options(self, state: State) -> list[int]:
        return [state.rules.actions.give + card for card in state.hand_east]

    def apply(self, state: State, move: int) -> None:
        taken = self.taken
        given = move - state.rules.actions.give
        state.drop()
        state.hand_east = with_card(without_card(state.hand_east, given), taken)
        if given in state.seen_west:
            state.seen_west = without_card(state.seen_west, given)
        if self.at_pile:
            state.top = [given if card == taken else card for card in state.top]
            _report_swap(state, EAST, given, taken)
            return
        state.hand_west = with_card(without_card(state.hand_west, taken), given)
        state.seen_east = with_card(without_card(state.seen_east, taken), given)
        state.seen_west = with_card(state.seen_west, taken)  # West sees which card it lost
        _report_swap(state, BOTH, given, taken)

    def why_not(self, state: State, move: int) -> IllegalMove | None:
        return why_not_in_hand(state, EAST, move - state.rules.actions.give, "6.4")


def _report_swap(state: State, seen_by: int, given: int, taken: int) -> None:
    decades = state.rules.card_decade
    state.report_private("swap", ("given", "taken"), seen_by, given, taken, decades[given], decades[taken])
