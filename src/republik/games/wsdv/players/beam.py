"""Looking through whole card plays: a beam over the small decisions of an action, for oneself and for the reply.

The inner loop of the planner, compiled with the engine. A line is worth what it brings the seat that plans.
"""

from typing import Final

from republik.games.wsdv.rules.flow import advance, apply
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import ACTION, BUILD_UP, EAST, EVENT, LIVING_STANDARD, ONGOING
from republik.table.contract import CHANCE
from republik.table.dice import Dice

from .evaluation import chance, odds_to_chance, score

WORST: Final = -1e9
SAME: Final = 1e-9


class Line:
    """A way to play on: the seat's own moves, where they lead, and what that is worth to the seat that plans."""

    def __init__(self, moves: list[int], position: Position, worth: float) -> None:
        self.moves = moves
        self.position = position
        self.worth = worth

    @property
    def first(self) -> int:
        return self.moves[0]

    def chance(self) -> float:
        """The planning seat's chance to win at the end of the line."""
        return odds_to_chance(self.worth)


def worth_to(position: Position, seat: int) -> float:
    return score(position) if seat == EAST else -score(position)


def after(position: Position, move: int) -> Position:
    """The position after a legal move; the given one is left alone."""
    child = position.copy()
    apply(child, child.step(), move)
    advance(child)
    return child


def glances(position: Position, seat: int) -> list[tuple[int, float]]:
    """Every legal move with the seat's chance right after it."""
    out: list[tuple[int, float]] = []
    for move in position.legal:
        look = chance(after(position, move))
        out.append((move, look if seat == EAST else 1.0 - look))
    return out


def best_step(position: Position, seat: int) -> int:
    """The single decision that looks best at once."""
    best = -1
    most = WORST
    for move in position.legal:
        worth = worth_to(after(position, move), seat)
        if worth > most:
            most = worth
            best = move
    return best


def settle(position: Position, seat: int, dice: Dice) -> None:
    """Whatever somebody else decides in the middle of an action: chance at random, the other side for itself."""
    while position.termination == ONGOING:
        step = position.step()
        if step[1] == seat or step[0] == ACTION:
            return
        legal = position.legal
        move = legal[dice.below(len(legal))] if step[1] == CHANCE else best_step(position, step[1])
        apply(position, step, move)
        advance(position)


def is_over(position: Position, seat: int) -> bool:
    """Whether the action of the seat is done."""
    if position.termination != ONGOING:
        return True
    step = position.step()
    return step[1] != seat or step[0] == ACTION


def finish_action(start: Line, seat: int, width: int, dice: Dice) -> Line:
    """Carry a line through to the end of the action, keeping the best few at each step; the best end."""
    best: Line | None = None
    beam = [start]
    while beam:
        grown: list[Line] = []
        for line in beam:
            settle(line.position, seat, dice)
            if is_over(line.position, seat):
                line.worth = worth_to(line.position, seat)
                if best is None or line.worth > best.worth:
                    best = line
                continue
            for move in line.position.legal:
                child = after(line.position, move)
                grown.append(Line([*line.moves, move], child, worth_to(child, seat)))
        beam = best_lines(grown, width)
    assert best is not None
    return best


def best_lines(lines: list[Line], count: int) -> list[Line]:
    """The best few, different in worth: two lines of equal worth are mostly the same in another order."""
    lines.sort(key=_worth, reverse=True)
    kept: list[Line] = []
    for line in lines:
        if not kept or kept[-1].worth - line.worth > SAME:
            kept.append(line)
            if len(kept) == count:
                break
    return kept


def _worth(line: Line) -> float:
    return line.worth


def kind_of_play(position: Position, seat: int, move: int) -> int:
    """Card plays that do the same: equal values and free removals, whatever the card."""
    rules = position.rules
    card = (move - rules.actions.play) // 4
    use = (move - rules.actions.play) % 4
    if use == EVENT:
        return 1000 + card
    if use in (BUILD_UP, LIVING_STANDARD):
        return 10 * use + rules.card_values[seat][card]
    return 100 + (1 if rules.free_removal[seat][card] else 0)


def different_plays(position: Position, seat: int, known: set[int]) -> list[int]:
    """One move for each thing the cards can do that is not known yet: of those that do the same, the best at sight."""
    best: dict[int, int] = {}
    worths: dict[int, float] = {}
    for move in position.legal:
        kind = kind_of_play(position, seat, move)
        if kind in known:
            continue
        worth = worth_to(after(position, move), seat)
        if kind not in best or worth > worths[kind]:
            best[kind] = move
            worths[kind] = worth
    return list(best.values())


def best_reply(position: Position, seat: int, width: int, dice: Dice) -> float:
    """What the position is worth to the seat to act after its best action, looked through narrowly."""
    best = WORST
    for move in different_plays(position, seat, set()):
        line = finish_action(Line([move], after(position, move), 0.0), seat, width, dice)
        best = max(best, line.worth)
    return best


def plan(position: Position, seat: int, width: int, replies: int, dice: Dice) -> list[Line]:
    """The first moves of whole plays with their worth, best first; the best few are checked against a reply."""
    lines = [finish_action(Line([move], after(position, move), 0.0), seat, width, dice) for move in position.legal]
    lines.sort(key=_worth, reverse=True)
    if replies and position.step()[0] == ACTION:
        _check_replies(lines, seat, replies, dice)
    return lines


def _check_replies(lines: list[Line], seat: int, replies: int, dice: Dice) -> None:
    checked = lines[:replies]
    for line in checked:
        position = line.position
        settle(position, 1 - seat, dice)
        if position.termination == ONGOING and position.step()[0] == ACTION and position.step()[1] != seat:
            line.worth = -best_reply(position, 1 - seat, 1, dice)
    checked.sort(key=_worth, reverse=True)
    lines[:replies] = checked
