"""Why a move is refused, with the rule number: for any move of the action space, using only public information."""

from republik.table.contract import NOT_POSSIBLE, OTHER_DECISION, IllegalMove
from republik.table.phrases import Arg, Name

from . import economy, naming, pending
from .card_events import looked_at
from .flow import decision_of
from .move_phrases import describe
from .rules import SymbolRow
from .state import State
from .steps import (
    BUILD_UP,
    DISCARD,
    DISMANTLE,
    EAST,
    EVENT,
    GIVE,
    LIVING,
    LIVING_COST,
    LIVING_STANDARD,
    ONGOING,
    PROTEST,
    REMOVE,
    REMOVE_UNREST,
    RESOLVE,
    RETURN_UNREST,
    S_BUILD,
    S_CLOSE,
    S_DISMANTLE,
    S_LIVING,
    S_LIVING_PLAIN,
    S_LOSE_LIVING,
    S_MOVE,
    S_PLACE,
    S_REDUCE,
    S_REMOVE,
    S_REPAIR,
    S_RUNDOWN,
    SYMBOLS,
    TAKE,
    TERMINATION_RULES,
    WEST,
    Step,
)

# 6.4: the kinds of symbols that the moves of a block answer
SYMBOL_BLOCKS: dict[str, tuple[int, ...]] = {
    "build_city": (S_BUILD,),
    "build_line": (S_BUILD,),
    "dismantle_city": (S_DISMANTLE,),
    "dismantle_line": (S_DISMANTLE,),
    "rundown": (S_RUNDOWN,),
    "repair": (S_REPAIR,),
    "close": (S_CLOSE,),
    "place": (S_PLACE,),
    "remove": (S_REMOVE,),
    "move": (S_MOVE,),
    "reduce": (S_REDUCE,),
    "living": (S_LIVING, S_LIVING_PLAIN),
    "lose_living": (S_LOSE_LIVING,),
    "sector": (S_LIVING, S_LIVING_PLAIN),
    "lose_sector": (S_LOSE_LIVING,),
    "resolve": (),
    "ignore": (),
    "police": (),
}


def refuse(key: str, rule: str, **args: Arg) -> IllegalMove:
    return IllegalMove(key, rule, args)


def refusal(state: State, move: int) -> IllegalMove:
    """Returns why this illegal move is refused."""
    rules = state.rules
    if state.termination != ONGOING:
        return refuse("game-over", TERMINATION_RULES[state.termination])
    if not 0 <= move < rules.actions.count:
        return refuse("no-such-move", "", text=str(move))
    step = state.step()
    kind = step[0]
    block = rules.actions.block_of(move)
    decision = decision_of(step)
    rule = decision.rule
    if block.name == "done":
        return refuse("must-discard" if kind == DISCARD else "must-do", rule)
    if block.name not in decision.answers.split():
        return refuse(OTHER_DECISION, rule, move=describe(rules, move))
    found = _reason(state, step, block.name, move - block.start)
    if found is None and kind in (SYMBOLS, RESOLVE):
        found = _symbol_reason(state, step, block.name, move - block.start)
    return found or refuse(NOT_POSSIBLE, rule, move=describe(rules, move))


def _reason(state: State, step: Step, block: str, i: int) -> IllegalMove | None:
    kind, seat, a, b = step
    if block == "play":
        return _card_reason(state, seat, i // 4, i % 4)
    if block == "build_city":
        return _build_city_reason(state, seat, i)
    if block == "build_line":
        return _build_line_reason(state, seat, i)
    if block in ("dismantle_city", "dismantle_line", "rundown"):
        return _loss_reason(state, kind, a, block, i)
    if block == "living":
        return _living_reason(state, kind, seat, a, i)
    if block in ("transfer", "import", "release"):
        return _berlin_reason(state, a, block, i)
    if block == "attack":
        return _attack_reason(state, i)
    if block in ("discard", "give", "take"):
        return _hand_reason(state, kind, a, i)
    if kind == RETURN_UNREST:
        return _return_reason(state, b, i)
    return _place_reason(state, kind, seat, block, i)


def _card_reason(state: State, side: int, card: int, use: int) -> IllegalMove:
    rules = state.rules
    name, side_name = naming.card(rules, card), naming.seat(side)
    if rules.special[card]:
        if side == WEST:
            return refuse("special-east-only", "3")
        if use != EVENT:
            return refuse("special-event-only", "6")
        return refuse("special-not-there" if card != state.special else "special-price", "3", card=name)
    if card not in state.display and card not in state.hand(side):
        return refuse("card-not-there", "3", card=name)
    if use == REMOVE_UNREST:
        return refuse("nothing-to-dismantle" if state.has_unrest(side) else "no-own-unrest", "6.1")
    if use in (BUILD_UP, LIVING_STANDARD):
        return refuse(NOT_POSSIBLE, "6", move=name)
    if not rules.may_trigger[side][card]:
        return refuse("event-colour", "6.4", card=name, side=side_name)
    return refuse("event-own-economy", "6.4", card=name, side=side_name)


# -- 5: economy ------------------------------------------------------------------------------


def _barred_by(state: State, city: int) -> Name | None:
    """Returns the province whose protest bars a city, or Hamburg itself; None if it is not barred."""
    rules = state.rules
    province = rules.city_province[city]
    if city == rules.hamburg:
        return naming.city(rules, city) if economy.hamburg_blocked(state) else None
    if province >= 0 and (state.unrest[province] >= PROTEST or state.imported[province]):
        return naming.province(rules, province)
    return None


def _build_city_reason(state: State, side: int, city: int) -> IllegalMove | None:
    rules = state.rules
    place = naming.city(rules, city)
    if state.closed >> city & 1:
        return refuse("site-closed", "10.5", place=place)
    if state.factories >> city & 1:
        return refuse("city-taken", "5.1", place=place)
    if rules.city_side[city] != side:
        return refuse("other-side", "5.1", place=place, side=naming.seat(side))
    barred = _barred_by(state, city)
    if barred is not None:
        return refuse("mass-protest", "5.1", place=barred)
    if city == rules.rheinsberg:
        return refuse("plant-site", "10.4")
    if rules.external_mask >> city & 1:
        return refuse("abroad-site", "10.5")
    return None


def _build_line_reason(state: State, side: int, connection: int) -> IllegalMove | None:
    rules = state.rules
    place = naming.line(rules, connection)
    own = rules.connection_side[connection]
    bit = rules.connection_bit[connection]
    if own != side:
        return refuse("other-side", "5.1", place=place, side=naming.seat(side))
    if state.complete[own] & bit:
        return refuse("line-full", "5.1", place=place)
    for city in (rules.connection_a[connection], rules.connection_b[connection]):
        if rules.external_mask >> city & 1 and not state.factories >> city & 1 and rules.edition.external_factory_first:
            return refuse("no-factory-abroad", "10.5", place=place)
        if state.closed >> city & 1:
            return refuse("site-closed", "10.5", place=naming.city(rules, city))
    if not state.reach[own] & bit:
        return refuse("no-factory-at-end", "5.1", place=place)
    for city in (rules.connection_a[connection], rules.connection_b[connection]):
        barred = _barred_by(state, city)
        if barred is not None:
            return refuse("mass-protest", "5.1", place=barred)
    return None


def _loss_reason(state: State, kind: int, loser: int, block: str, i: int) -> IllegalMove | None:
    rules = state.rules
    side = rules.connection_side[i] if block == "dismantle_line" else rules.city_side[i]
    place = naming.line(rules, i) if block == "dismantle_line" else naming.city(rules, i)
    if kind == DISMANTLE and side != loser:
        return refuse("other-side", "5.2", place=place, side=naming.seat(loser))
    if block == "dismantle_line":
        started = state.started[rules.connection_side[i]] & rules.connection_bit[i]
        return None if started else refuse("no-infrastructure", "5.2", place=place)
    if not state.factories >> i & 1:
        return refuse("no-factory", "5.2" if block == "dismantle_city" else "5.3", place=place)
    if block == "rundown":
        if state.rundown >> i & 1:
            return refuse("already-rundown", "5.3", place=place)
        if rules.city_side[i] == WEST or rules.external_mask >> i & 1:
            return refuse("never-rundown", "5.3", place=place)
        return None
    if rules.external_mask >> i & 1:
        return refuse("abroad-stays", "5.2", place=place)
    if state.rundown >> i & 1 and i != rules.rheinsberg:
        return refuse("rundown-stays", "5.3", place=place)
    if rules.city_lines[i] & state.started[rules.city_side[i]]:
        return refuse("has-infrastructure", "5.2", place=place)
    return None


# -- 6.3, 10.2: living standard ------------------------------------------------------------------


def _living_reason(state: State, kind: int, side: int, chosen: int, province: int) -> IllegalMove | None:
    rules = state.rules
    place = naming.province(rules, province)
    if province == rules.berlin:
        return refuse("living-berlin", "10.2")
    if kind != LIVING:
        return None
    if rules.province_side[province] != side:
        return refuse("other-side", "6.3", place=place, side=naming.seat(side))
    if chosen >> province & 1:
        return refuse("living-once", "6.3", place=place)
    state.living[province] += 1
    number = state.living[province]
    alone = economy.missing_points(state, 1 << province)
    state.living[province] -= 1
    if alone > rules.card_values[side][state.card]:
        need, have = LIVING_COST * int(number), int(economy.economy(state, province))
        return refuse("living-economy", "6.3", place=place, need=need, number=int(number), have=have)
    return refuse("living-together", "6.3", place=place)


def _berlin_reason(state: State, chosen: int, block: str, province: int) -> IllegalMove | None:
    rules = state.rules
    place = naming.province(rules, province)
    sector = rules.sector_of[province]
    if sector < 0:
        return refuse("not-supplier", "10.2", place=place)
    if block == "release" and not state.imported[province]:
        return refuse("no-imported", "10.2", place=place)
    if block != "transfer":
        return None
    if not chosen >> province & 1:
        return refuse("transfer-new", "10.2", place=place)
    if state.living[province] <= state.living[rules.berlin]:
        return refuse("transfer-more", "10.2", place=place)
    return refuse("transfer-even", "10.2", place=place)


# -- cards in hands, attacks, places ----------------------------------------------------------------


def _hand_reason(state: State, kind: int, at_pile: int, card: int) -> IllegalMove | None:
    if kind == TAKE and card in looked_at(state, at_pile):
        return None
    key = "not-seen" if kind == TAKE else "not-in-hand"
    return refuse(key, "6.4" if kind in (TAKE, GIVE) else "3", card=naming.card(state.rules, card))


def _attack_reason(state: State, pair: int) -> IllegalMove | None:
    rules = state.rules
    attacker, target = divmod(pair, rules.province_count)
    place, other = naming.province(rules, target), naming.province(rules, attacker)
    if target not in rules.neighbours[attacker]:
        return refuse("not-adjacent", "9.7", place=place, other=other)
    if state.living[target] >= state.living[attacker] - state.protests(attacker):
        return refuse("attack-weak", "9.7", place=place, other=other)
    return None


def _place_reason(state: State, kind: int, seat: int, block: str, i: int) -> IllegalMove | None:
    rules = state.rules
    if block == "hamburg":
        return refuse("hamburg-choice", "10.3")
    if block == "space":
        return refuse("prestige-space", "9.2")
    if block in ("void_row", "void_track"):
        return refuse("void-dual", "6.4")
    if kind == REMOVE and block == "remove" and rules.province_side[i] != seat:
        return refuse("other-side", "6.1", place=naming.province(rules, i), side=naming.seat(seat))
    if block in ("remove", "reduce", "police", "take_socialist", "lose_living", "socialist"):
        return _empty_reason(state, kind, block, i)
    return None


def _return_reason(state: State, used: int, province: int) -> IllegalMove | None:
    """6.4: unrest from police cards goes to East, at most one per province."""
    place = naming.province(state.rules, province)
    if state.rules.province_side[province] == WEST:
        return refuse("other-side", "6.4", place=place, side=naming.seat(EAST))
    return refuse("limit", "6.4", place=place) if used >> province & 1 else None


def _empty_reason(state: State, kind: int, block: str, province: int) -> IllegalMove | None:
    place = naming.province(state.rules, province)
    if block == "police" and len(state.police) == state.police_used:
        return refuse("police-used", "8")
    if block == "police" and state.acting and state.side == WEST:
        return refuse("police-own-action", "8")
    if block == "police" and state.rules.province_side[province] == WEST:
        return refuse("other-side", "8", place=place, side=naming.seat(EAST))
    if block in ("remove", "police") and not state.unrest[province]:
        removal = "6.1" if kind == REMOVE else "6.4"  # 6.4: the symbols of a card or of a space (9.2)
        return refuse("no-unrest", "8" if block == "police" else removal, place=place)
    if block in ("reduce", "socialist") and state.unrest[province] < PROTEST:
        return refuse("no-protest", "6.4" if block == "reduce" else "7", place=place)
    if block == "take_socialist" and not state.socialists[province]:
        return refuse("no-socialist", "9.9", place=place)
    if block == "lose_living" and not state.living[province]:
        return refuse("no-living", "6.4", place=place)
    return None


# -- 6.4: what is left of an event does not allow this place ---------------------------------------------


def _pending_rows(state: State, step: Step) -> list[SymbolRow]:
    face = pending.face_of(step[3])
    return [pending.row_of(state, face, i) for i, _ in pending.rows_left(step)]


def _symbol_reason(state: State, step: Step, block: str, i: int) -> IllegalMove | None:
    """A symbol asks for this kind of effect, but its text or limit does not allow it here."""
    packed = step[3]
    rows = [row for row in _pending_rows(state, step) if row.kind in SYMBOL_BLOCKS[block]]
    if rows and not any(_text_allows(state, row, block, i) for row in rows):
        return refuse("restricted", "6.4", place=_place_name(state, block, i))
    if any(row.limit and pending.times_used(packed, i) >= row.limit for row in rows):
        return refuse("limit", "6.4", place=_place_name(state, block, i))
    return None


def _text_allows(state: State, row: SymbolRow, block: str, i: int) -> bool:
    rules = state.rules
    if block in ("build_line", "dismantle_line"):
        return rules.connection_side[i] == row.side and bool(row.lines & rules.connection_bit[i])
    if block in ("build_city", "dismantle_city", "rundown", "repair", "close"):
        return bool(row.cities >> i & 1)
    if block in ("sector", "lose_sector"):
        return bool(row.provinces >> rules.berlin & 1)
    return bool(row.provinces >> (i // rules.province_count if block == "move" else i) & 1)


def _place_name(state: State, block: str, i: int) -> Name:
    rules = state.rules
    if block in ("build_line", "dismantle_line"):
        return naming.line(rules, i)
    if block in ("build_city", "dismantle_city", "rundown", "repair", "close"):
        return naming.city(rules, i)
    if block in ("sector", "lose_sector"):
        return naming.province(rules, rules.berlin)
    return naming.province(rules, i // rules.province_count if block == "move" else i)
