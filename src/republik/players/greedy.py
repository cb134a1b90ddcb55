"""A simple opponent: looks at every move, carries its own action through as seems best, takes what is worth most."""

from random import Random
from typing import cast

from republik.table.contract import View
from republik.wsdv.position import Position
from republik.wsdv.steps import ACTION, BUILD_UP, EAST, EVENT, LIVING_STANDARD

from .evaluation import score
from .wsdv_worth import card_worth

DENIAL = 0.35  # how much of a card's worth to the other side it is worth to take it away
KEPT = 0.25  # and how much of its worth to the own side is lost by playing a hand card
SAME = 1e-9
LONGEST_ACTION = 12
MOST_TRIED = 12


class GreedyPlayer:
    """Plays Wir sind das Volk! one action deep; hidden cards are dealt anew, so it knows no more than its view."""

    name = "greedy"

    def choose(self, view: View, rng: Random) -> int:
        moves = view.moves()
        if len(moves) == 1:
            return moves[0]
        position = cast("Position", view.sample(rng))
        ranked = rank(position, view.seat)
        best = max(gain for gain, _ in ranked)
        equal = [move for gain, move in ranked if gain >= best - SAME]
        return equal[rng.randrange(len(equal))]


def rank(position: Position, seat: int) -> list[tuple[float, int]]:
    """Every move with what it is worth to the seat."""
    if position.step()[0] == ACTION:
        return _rank_cards(position, seat)
    return [(_after(position, seat, move, settle=_matters_later(position)), move) for move in position.moves()]


def _matters_later(position: Position) -> bool:
    """Few ways to go on, and what follows decides: worth carrying each of them through."""
    return len(position.legal) <= 6


def _after(position: Position, seat: int, move: int, settle: bool) -> float:
    child = position.copy()
    child.play(move)
    if settle:
        _carry_through(child, seat)
    return _worth_to(child, seat)


def _worth_to(position: Position, seat: int) -> float:
    return score(position) if seat == EAST else -score(position)


def _carry_through(position: Position, seat: int) -> None:
    """Plays the seat's own action on to its end, each step as seems best at once."""
    for _ in range(LONGEST_ACTION):
        if position.to_act() != seat or position.step()[0] == ACTION:
            return
        best, best_gain = -1, -1e18
        for move in promising(position):
            gain = _after(position, seat, move, settle=False)
            if gain > best_gain:
                best, best_gain = move, gain
        position.play(best)


def promising(position: Position) -> list[int]:
    """All moves, or where there are many building sites the best of them at a glance."""
    moves = position.legal
    if len(moves) <= MOST_TRIED:
        return moves
    return sorted(moves, key=lambda move: -_glance(position, move))[:MOST_TRIED]


def _glance(position: Position, move: int) -> float:
    """Which sites are worth a closer look: closing a link, then factories near others, then provinces without any."""
    rules = position.rules
    space, factories = rules.space, int(position.factories)
    if space.build_line <= move < space.build_line + len(rules.connection_a):
        k = move - space.build_line
        ends = (factories >> int(rules.connection_a[k]) & 1) + (factories >> int(rules.connection_b[k]) & 1)
        return 2.0 if ends == 2 else 0.3
    if space.build_city <= move < space.build_city + len(rules.cities):
        city = move - space.build_city
        near = sum(factories >> int(rules.other_end(k, city)) & 1 for k in rules.city_connections[city])
        province = int(rules.city_province[city])
        first = province >= 0 and not factories & int(rules.province_cities[province])
        return 1.0 + 0.2 * near + (0.3 if first else 0.0)
    return 1.5


# -- choosing a card ---------------------------------------------------------------------------


def _rank_cards(position: Position, seat: int) -> list[tuple[float, int]]:
    """All four uses of every card; uses that do not depend on the card itself are looked at once."""
    rules = position.rules
    seen: dict[tuple[int, int], float] = {}
    ranked: list[tuple[float, int]] = []
    for move in position.moves():
        card, use = divmod(move - rules.space.play, 4)
        alike = _alike(position, seat, card, use)
        if alike not in seen:
            seen[alike] = _after(position, seat, move, settle=True)
        ranked.append((seen[alike] + _taking(position, seat, card), move))
    return ranked


def _alike(position: Position, seat: int, card: int, use: int) -> tuple[int, int]:
    """Cards that do the same in this use."""
    rules = position.rules
    if use == EVENT:
        return use, card
    if use in (BUILD_UP, LIVING_STANDARD):
        return use, int(rules.card_values[seat][card])
    return use, int(rules.free_removal[seat][card])


def _taking(position: Position, seat: int, card: int) -> float:
    """What it is worth that the card is gone, whatever it is used for."""
    rules = position.rules
    if rules.special[card]:
        return 0.0
    if card in position.display:
        return DENIAL * card_worth(rules, 1 - seat, card)
    return -KEPT * card_worth(rules, seat, card)
