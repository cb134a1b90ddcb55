"""6.4 Events: symbols with and without arrows, executed in the order and at the places the rules allow."""

from typing import Final

from republik.table.contract import CHANCE
from republik.table.native import i64

from . import economy
from .police import collect, dissolve, offer, ready
from .protest import CALM, calm, place_unrest, reduce_protest, remove_unrest
from .rules import SymbolRow, extend_moves
from .state import State, with_card, without_card
from .steps import (
    ALL_ROWS,
    DEAL,
    EAST,
    GIVE,
    LOOK,
    MAX_ROWS,
    NOBODY,
    RESOLVE,
    RETURN_UNREST,
    ROW_RED,
    ROW_RED_PRESTIGE,
    ROW_YELLOW,
    ROW_YELLOW_PRESTIGE,
    S_BUILD,
    S_CLOSE,
    S_DISMANTLE,
    S_DISSOLVE,
    S_GUILLAUME,
    S_LIVING,
    S_LIVING_PLAIN,
    S_LOSE_LIVING,
    S_MOVE,
    S_PINK_POLICE,
    S_PLACE,
    S_RED_POLICE,
    S_RED_PRESTIGE,
    S_REDUCE,
    S_REMOVE,
    S_REPAIR,
    S_RUNDOWN,
    S_WALL_BUILT,
    S_WALL_OPENED,
    S_YELLOW_PRESTIGE,
    SPREAD,
    START_EVENT,
    SYMBOLS,
    TAKE,
    TO_TOP,
    TRACK_END,
    VOID,
    WEST,
)

NOTHING_VOID: Final = -1
LOOKED_AT: Final = 2  # Guillaume sees the top two cards of the pile

# 6.4: for each kind of symbol, the kinds that can make it possible for the same side; the others are possible or not
# whatever else the event does
ENABLED_BY: Final[dict[int, tuple[int, ...]]] = {
    S_BUILD: (S_BUILD, S_DISMANTLE, S_RUNDOWN, S_REMOVE, S_MOVE, S_REDUCE, S_LIVING),  # a free site, a protest's end
    S_DISMANTLE: (S_BUILD, S_REPAIR),
    S_REMOVE: (S_PLACE, S_MOVE, S_DISSOLVE),
    S_MOVE: (S_PLACE, S_MOVE, S_DISSOLVE),
    S_REDUCE: (S_PLACE, S_MOVE, S_DISSOLVE),
    S_LOSE_LIVING: (S_LIVING, S_LIVING_PLAIN),
    S_RUNDOWN: (S_BUILD, S_REPAIR),
    S_REPAIR: (S_RUNDOWN, S_DISMANTLE),  # 10.4: a point turns the sound Rheinsberg over
    S_CLOSE: (S_BUILD,),
}

# -- who may trigger, and what a dual card may void ----------------------------------


def event_allowed(state: State, side: int, card: int) -> bool:
    """6.4: the card's colour, and never an event that costs its own side more economy than it has."""
    rules = state.rules
    if not rules.may_trigger[side][card]:
        return False
    loss = rules.own_loss[side][card]
    if not loss:
        return True
    if rules.dual[card]:
        loss -= 1
    return loss <= economy.capacity(state, side)


def begin_event(state: State, side: int, card: int) -> None:
    if state.rules.dual[card]:
        state.push(VOID, side, card)
    else:
        state.push(START_EVENT, side, card, NOTHING_VOID)


def void_options(state: State, side: int, card: int) -> list[int]:
    """6.4: a dual card may lose one arrow or one symbol, or nothing."""
    rules = state.rules
    space = rules.space
    short = rules.own_loss[side][card] - economy.capacity(state, side)
    out: list[int] = []
    if short <= 0:
        out.append(space.done)
        out += [space.void_track + track for track in range(3) if rules.arrows[card][track]]
    for i, row in enumerate(rules.rows[card]):
        if short <= 0 or (row.kind == S_DISMANTLE and row.side == side):
            out.append(space.void_row + i)
    return out


def apply_void(state: State, side: int, card: int, move: int) -> None:
    space = state.rules.space
    state.drop()
    void = NOTHING_VOID
    if move >= space.void_row:
        void = 3 + move - space.void_row
        state.tell_words("void", "symbol", state.rules.rows[card][void - 3].code)
    elif move >= space.void_track:
        void = move - space.void_track
        state.tell("void", void)
    state.push(START_EVENT, side, card, void)


# -- beginning: arrows move their markers, symbols without a choice happen ------------------


def start_event(state: State, side: int, face: int, void: int) -> None:
    rows = state.rules.rows[face]
    remaining = 0
    for i, row in enumerate(rows):
        count = row.count - (1 if void == 3 + i else 0)
        if count and not _happens_at_once(state, row):
            remaining |= count << 3 * i
    remaining += _move_markers(state, face, void)
    if remaining:
        state.push(SYMBOLS, side, remaining, face * SPREAD)


def _happens_at_once(state: State, row: SymbolRow) -> bool:
    if row.kind == S_RED_POLICE or row.kind == S_PINK_POLICE:
        collect(state)
    elif row.kind == S_WALL_BUILT or row.kind == S_WALL_OPENED:
        state.wall = row.kind == S_WALL_BUILT
        state.tell("wall", 1 if state.wall else 0)
    else:
        return False
    return True


def _move_markers(state: State, face: int, void: int) -> int:
    """Arrows: each moves its marker one space; those that cannot are left as symbols to execute."""
    surplus = 0
    arrows = state.rules.arrows[face]
    moved = [0, 0, 0]
    for track in range(3):
        wanted = arrows[track]
        if not wanted:
            continue
        if void == track:
            wanted += -1 if wanted > 0 else 1
        surplus += shift(state, track, wanted, moved)
    if moved[0] or moved[1] or moved[2]:
        state.tell("tracks", moved[0], moved[1], moved[2])
    return surplus


def shift(state: State, track: int, wanted: int, moved: list[int]) -> int:
    """Move a marker as far as it goes; the surplus arrows come back as counts of their rows."""
    before = state.tracks[track]
    after = max(-TRACK_END, min(TRACK_END, before + wanted))
    state.tracks[track] = after
    moved[track] = after - before
    left = before + wanted - after
    if not left:
        return 0
    if left > 0:
        return left << 3 * (ROW_RED if track else ROW_RED_PRESTIGE)
    return -left << 3 * (ROW_YELLOW if track else ROW_YELLOW_PRESTIGE)


# -- executing symbols ------------------------------------------------------------------------


def row_of(state: State, face: int, i: int) -> SymbolRow:
    return state.rules.rows[face][i] if i < MAX_ROWS else state.rules.surplus[i - MAX_ROWS]


def symbol_options(state: State, side: int, remaining: int, packed: int) -> list[int]:
    """The executing side picks the next symbol with its place; symbols of the other side's arms it only calls up."""
    face = packed // SPREAD
    rules = state.rules
    space = rules.space
    out: list[int] = []
    stuck = 0  # rows that cannot be executed now
    left = remaining
    in_order = rules.in_order[face]
    for i in range(ALL_ROWS):
        count = left & 7
        left >>= 3
        if not count:
            continue
        if in_order and i < MAX_ROWS and out:
            continue  # almanac I, IV: the symbols follow one another
        row = row_of(state, face, i)
        before = len(out)
        _row_moves(state, side, row, i, packed, out)
        if len(out) == before:
            stuck |= 1 << i
        elif row.kind == S_BUILD and (row.chooser == side or row.chooser == NOBODY):
            out.append(space.ignore + i)  # 5.1: build points may be left unused
        if not left:
            break
    if not out:
        return _police_first(state, side, face, stuck)
    if stuck:
        _ignorable(state, face, remaining, stuck, out)
    if rules.overlaps[face] or remaining >> 3 * MAX_ROWS:
        out = list(set(out))
    out.sort()
    return offer(state, out)


def _row_moves(state: State, side: int, row: SymbolRow, i: int, packed: int, out: list[int]) -> None:
    resolve = state.rules.space.resolve + i
    if row.kind == S_DISSOLVE:
        out.append(resolve)
    elif row.kind == S_GUILLAUME:
        if state.hand_west or state.pile or state.top:
            out.append(resolve)
    elif row.chooser == side or row.chooser == NOBODY:
        targets(state, row, packed, out)
    else:
        found: list[int] = []
        targets(state, row, packed, found)
        if found:
            out.append(resolve)


def _ignorable(state: State, face: int, remaining: int, stuck: int, out: list[int]) -> None:
    """6.4: the order is free, so a symbol that cannot be executed now may be called and ignored, even if a later one
    would make it possible. Where the almanac sets the order, the card's own rows are called one after the other."""
    in_order = state.rules.in_order[face]
    own_row_passed = False
    for i in range(ALL_ROWS):
        own = in_order and i < MAX_ROWS
        if not stuck >> i & 1 or (own and own_row_passed):
            continue
        own_row_passed = own_row_passed or own
        row = row_of(state, face, i)
        for j in range(ALL_ROWS):
            waits = own and j < MAX_ROWS
            open_row = remaining >> 3 * j & 7 and not stuck >> j & 1
            if open_row and not waits and _enables(row_of(state, face, j), row):
                out.append(state.rules.space.ignore + i)
                break


def _enables(first: SymbolRow, second: SymbolRow) -> bool:
    """Whether executing one symbol can make another possible."""
    kinds = ENABLED_BY.get(second.kind, ())
    if first.kind == S_RED_PRESTIGE or first.kind == S_YELLOW_PRESTIGE:  # it removes an own unrest or places one
        return (S_REMOVE if first.side == second.side else S_PLACE) in kinds
    return first.side == second.side and first.kind in kinds


def _police_first(state: State, side: int, face: int, stuck: int) -> list[int]:
    """8: before a build symbol is given up as impossible, East may end the protest that bars it with its police."""
    out: list[int] = []
    if side != EAST or not state.acting or not ready(state):
        return out
    for i in range(MAX_ROWS):
        if stuck >> i & 1:
            row = row_of(state, face, i)
            if row.kind == S_BUILD and row.side == EAST and row.chooser != WEST and _police_opens(state, row):
                out.append(state.rules.space.ignore + i)
    return offer(state, out)


def _police_opens(state: State, row: SymbolRow) -> bool:
    """5.1: whether there would be a site without the protests that the ready police can end."""
    rules = state.rules
    unrest = state.unrest
    found: list[int] = []
    state.unrest = unrest[:]
    for province in range(rules.first[EAST], rules.last[EAST]):
        if CALM < unrest[province] <= CALM + ready(state):
            state.unrest[province] = CALM
    economy.build_moves(state, EAST, row.cities, row.lines, found)
    state.unrest = unrest
    return len(found) > 0


def targets(state: State, row: SymbolRow, packed: int, out: list[int]) -> None:
    """Every place where a symbol can take effect, as moves."""
    kind = row.kind
    space = state.rules.space
    if kind == S_PLACE:
        _unrest_targets(state, row, packed, space.place, -1, out)
    elif kind == S_REMOVE:
        _unrest_targets(state, row, packed, space.remove, 0, out)
    elif kind == S_REDUCE:
        _unrest_targets(state, row, packed, space.reduce, CALM, out)
    elif kind == S_BUILD:
        economy.build_moves(state, row.side, row.cities, row.lines, out)
    elif kind == S_DISMANTLE:
        economy.dismantle_moves(state, row.side, row.cities, row.lines, out)
    elif kind in (S_LIVING, S_LIVING_PLAIN):
        _living_targets(state, row, packed, out)
    elif kind == S_MOVE:
        _move_targets(state, row, out)
    elif kind == S_LOSE_LIVING:
        _lose_living_targets(state, row, out)
    elif kind == S_RUNDOWN:
        _rundown_targets(state, row, out)
    elif kind == S_REPAIR:
        rundown = state.rundown & row.cities
        out += [space.repair + city for city in range(len(state.rules.cities)) if rundown >> city & 1]
    elif kind == S_CLOSE:
        standing = state.factories & row.cities
        out += [space.close + city for city in state.rules.abroad if standing >> city & 1]
    elif kind == S_RED_PRESTIGE:
        _prestige_targets(state, EAST, out)
    elif kind == S_YELLOW_PRESTIGE:
        _prestige_targets(state, WEST, out)


def _unrest_targets(state: State, row: SymbolRow, packed: int, first: int, above: int, out: list[int]) -> None:
    rules = state.rules
    unrest = state.unrest
    for province in range(rules.first[row.side], rules.last[row.side]):
        if row.provinces >> province & 1 and unrest[province] > above:
            if row.limit and packed >> 2 * province & 3 >= row.limit:
                continue
            out.append(first + province)


def _living_targets(state: State, row: SymbolRow, packed: int, out: list[int]) -> None:
    rules = state.rules
    for province in range(rules.first[row.side], rules.last[row.side]):
        if not row.provinces >> province & 1 or (row.limit and packed >> 2 * province & 3 >= row.limit):
            continue
        if province == rules.berlin:  # 10.2, card 79: the sectors are filled evenly
            least = min(state.sectors)
            out += [rules.space.sector + i for i, living in enumerate(state.sectors) if living == least]
        else:
            out.append(rules.space.living + province)


def _move_targets(state: State, row: SymbolRow, out: list[int]) -> None:
    rules = state.rules
    count = rules.province_count
    for source in range(rules.first[row.side], rules.last[row.side]):
        if state.unrest[source] and row.provinces >> source & 1:
            first = rules.space.move + source * count
            for target in range(rules.first[row.side], rules.last[row.side]):
                if target != source and row.provinces >> target & 1:
                    out.append(first + target)


def _lose_living_targets(state: State, row: SymbolRow, out: list[int]) -> None:
    rules = state.rules
    for province in range(rules.first[row.side], rules.last[row.side]):
        if state.living[province] and row.provinces >> province & 1:
            if province == rules.berlin:
                out += [rules.space.lose_sector + i for i, living in enumerate(state.sectors) if living]
            else:
                out.append(rules.space.lose_living + province)


def _rundown_targets(state: State, row: SymbolRow, out: list[int]) -> None:
    """With no sound factory left, edition 2.1 dismantles an infrastructure instead; with none of these either, the
    symbol is ignored, except at the decade end."""
    rules = state.rules
    sound = economy.sound_factories(state)
    if sound:
        extend_moves(out, rules.rundown_moves, sound & row.cities)
    elif rules.rundown_fallback:
        if state.started[EAST]:
            extend_moves(out, rules.dismantle_line_moves[EAST], state.started[EAST])
        elif not state.acting:  # 9.2: East must dismantle, as in 9.3 with the rundown Rheinsberg (R6.4-11)
            economy.dismantle_moves(state, EAST, rules.rheinsberg_bit, 0, out)


def _prestige_targets(state: State, side: int, out: list[int]) -> None:
    """A prestige arrow too many: remove one own unrest or place one at the opponent."""
    rules = state.rules
    for province in range(rules.first[1 - side], rules.last[1 - side]):
        out.append(rules.space.place + province)
    for province in range(rules.first[side], rules.last[side]):
        if state.unrest[province]:
            out.append(rules.space.remove + province)
    out.sort()


def apply_symbol(state: State, side: int, remaining: int, packed: int, move: int) -> None:
    space = state.rules.space
    face = packed // SPREAD
    state.drop()
    if move >= space.ignore:
        i = move - space.ignore
        gone = 7 if row_of(state, face, i).kind == S_BUILD else 1
        _push_rest(state, side, remaining, i, gone, packed)
    elif move >= space.resolve:
        i = move - space.resolve
        _push_rest(state, side, remaining, i, 1, packed)
        _call_up(state, row_of(state, face, i), i, packed)
    else:
        i = _row_for(state, side, remaining, packed, move)
        row = row_of(state, face, i)
        if row.limit:
            packed += 1 << 2 * _province_of(state, move)
        _push_rest(state, side, remaining, i, 1, packed)
        execute(state, row, move, side)


def _push_rest(state: State, side: int, remaining: int, i: int, gone: int, packed: int) -> None:
    """What is left of the event goes back on the agenda, beneath what the symbol may bring."""
    remaining -= min(gone, remaining >> 3 * i & 7) << 3 * i
    if i < MAX_ROWS and state.rules.in_order[packed // SPREAD]:
        remaining = remaining >> 3 * i << 3 * i  # almanac I, IV: no earlier row is gone back to
    if remaining:
        state.push(SYMBOLS, side, remaining, packed)


def _call_up(state: State, row: SymbolRow, i: int, packed: int) -> None:
    if row.kind == S_DISSOLVE:
        state.push(RETURN_UNREST, EAST, dissolve(state))
    elif row.kind == S_GUILLAUME:
        state.push(LOOK, EAST)
    else:
        state.push(RESOLVE, row.chooser, i, packed)


def _row_for(state: State, side: int, remaining: int, packed: int, move: int) -> int:
    """The most restricted row that allows this move is used up first, so that nothing is lost (R6.4-10). Where the
    almanac sets the order of a card's own rows, an arrow too many comes before them, for it need not wait."""
    best = -1
    best_rank = 1000
    face = packed // SPREAD
    in_order = state.rules.in_order[face]
    for i in range(ALL_ROWS):
        if remaining >> 3 * i & 7:
            row = row_of(state, face, i)
            rank = row.size if not in_order else i if i < MAX_ROWS else -1
            if rank < best_rank and (row.chooser == side or row.chooser == NOBODY):
                found: list[int] = []
                targets(state, row, packed, found)
                if move in found:
                    best = i
                    best_rank = rank
    return best


def _province_of(state: State, move: int) -> int:
    space = state.rules.space
    if move >= space.living:
        return move - space.living
    return move - space.remove if move >= space.remove else move - space.place


def resolve_options(state: State, i: int, packed: int) -> list[int]:
    """6.4: the side whose arms the symbol bears decides where."""
    out: list[int] = []
    row = row_of(state, packed // SPREAD, i)
    targets(state, row, packed, out)
    if row.kind == S_BUILD:
        out.append(state.rules.space.ignore + i)  # 5.1: build points may be left unused
    return out


def apply_resolve(state: State, seat: int, i: int, packed: int, move: int) -> None:
    state.drop()
    if move != state.rules.space.ignore + i:
        execute(state, row_of(state, packed // SPREAD, i), move, seat)


def execute(state: State, row: SymbolRow, move: int, by: int) -> None:
    """One symbol takes effect."""
    space = state.rules.space
    count = state.rules.province_count
    if move < space.remove:
        place_unrest(state, move - space.place, 1, by)
    elif move < space.living:
        remove_unrest(state, move - space.remove, by)
    elif move < space.police:
        _give_living(state, row, move - space.living, -1, by)
    elif move < space.play:
        economy.build(state, move, by)
    elif move < space.rundown:
        economy.dismantle(state, move, by)
    elif move < space.repair:
        economy.run_down(state, move - space.rundown)
        state.tell("rundown", move - space.rundown, by)
    elif move < space.close:
        economy.repair(state, move - space.repair)
        state.tell("repair", move - space.repair)
    elif move < space.move:
        economy.close(state, move - space.close)
        state.tell("close", move - space.close)
    elif move < space.reduce:
        _move_unrest(state, (move - space.move) // count, (move - space.move) % count)
    elif move < space.lose_living:
        reduce_protest(state, move - space.reduce, by)
    elif move < space.sector:
        lose_living(state, move - space.lose_living, -1, by)
    elif move < space.lose_sector:
        _give_living(state, row, state.rules.berlin, move - space.sector, by)
    else:
        lose_living(state, state.rules.berlin, move - space.lose_sector, by)


def _move_unrest(state: State, source: i64, target: i64) -> None:
    state.unrest[source] -= 1
    state.unrest[target] += 1
    state.tell("move", source, target)


def _give_living(state: State, row: SymbolRow, province: int, sector: int, by: int) -> None:
    state.living[province] += 1
    if sector >= 0:
        state.sectors[sector] += 1
    state.tell("living", province, 1, sector, by)
    if row.kind == S_LIVING:
        calm(state, province)


def lose_living(state: State, province: int, sector: int, by: int) -> None:
    state.living[province] -= 1
    if sector >= 0:
        state.sectors[sector] -= 1
    state.tell("living", province, -1, sector, by)


# -- the Stasi is dissolved: unrest from the cards -----------------------------------------------


def apply_return(state: State, left: int, used: int, move: int) -> None:
    province = move - state.rules.space.place
    state.drop()
    place_unrest(state, province, 1, EAST)
    state.push(RETURN_UNREST, EAST, left - 1, used | 1 << province)


# -- Guillaume -----------------------------------------------------------------------------------


def look_options(state: State) -> list[int]:
    """East may look at West's hand or at the top of the draw pile, or leave it."""
    space = state.rules.space
    out = [space.done]
    if state.hand_west:
        out.append(space.look)
    if state.pile or state.top:
        out.append(space.look + 1)
    return out


def apply_look(state: State, move: int) -> None:
    space = state.rules.space
    state.drop()
    if move == space.done:
        return
    at_pile = move - space.look
    state.tell_words("look", "at", "pile" if at_pile else "hand")
    state.push(TAKE, EAST, at_pile)
    if at_pile:
        state.push(DEAL, CHANCE, TO_TOP, LOOKED_AT)
    else:
        state.seen_east = state.hand_west
        for card in state.hand_west:
            state.tell_secret("seen", ("card",), (EAST,), card)


def looked_at(state: State, at_pile: int) -> list[int]:
    return state.top if at_pile else state.hand_west


def take_options(state: State, at_pile: int) -> list[int]:
    """East may swap one for a card of its hand; of the pile's it may remove one from the game instead."""
    space = state.rules.space
    cards = sorted(looked_at(state, at_pile))
    out = [space.done]
    if at_pile:
        out += [space.discard + card for card in cards]
    if state.hand_east:
        out += [space.take + card for card in cards]
    return out


def apply_take(state: State, at_pile: int, move: int) -> None:
    space = state.rules.space
    state.drop()
    if move >= space.take:
        state.push(GIVE, EAST, move - space.take, at_pile)
    elif move != space.done:
        card = move - space.discard
        state.top = without_card(state.top, card)
        state.gone_east = with_card(state.gone_east, card)
        state.tell_secret("removed", ("card",), (EAST,), card)


def give_options(state: State) -> list[int]:
    return [state.rules.space.give + card for card in state.hand_east]


def apply_give(state: State, taken: int, at_pile: int, move: int) -> None:
    given = move - state.rules.space.give
    state.drop()
    state.hand_east = with_card(without_card(state.hand_east, given), taken)
    if given in state.seen_west:
        state.seen_west = without_card(state.seen_west, given)
    if at_pile:
        state.top = [given if card == taken else card for card in state.top]
        state.tell_secret("swap", ("given", "taken"), (EAST,), given, taken)
        return
    state.hand_west = with_card(without_card(state.hand_west, taken), given)
    state.seen_east = with_card(without_card(state.seen_east, taken), given)
    state.seen_west = with_card(state.seen_west, taken)  # West sees what it lost
    state.tell_secret("swap", ("given", "taken"), (WEST, EAST), given, taken)
