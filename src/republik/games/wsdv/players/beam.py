"""Beam search over the small decisions of an action, for the planning seat and for the reply.

This is the inner loop of the planner, compiled with the engine. The worth of a line is measured for the planning seat.
"""

from typing import Final

from republik.games.wsdv.rules.flow import advance, apply, options
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.sequence import Action
from republik.games.wsdv.rules.steps import BUILD_UP, EAST, EVENT, LIVING_STANDARD, ONGOING, USES
from republik.table.contract import CHANCE
from republik.table.dice import Dice

from .evaluation import Evaluator, odds_to_chance

WORST: Final = -1e9
SAME: Final = 1e-9
MANY_KINDS: Final = 1000


class Line:
    """A line of play: the seat's moves, the position they lead to, and its worth to the planning seat."""

    def __init__(self, moves: list[int], position: Position, worth: float, last: int = -1) -> None:
        self.moves = moves
        self.position = position
        self.worth = worth
        self.last = last  # its last move, until `moves` includes it

    @property
    def first(self) -> int:
        return self.moves[0]

    def chance(self) -> float:
        """Returns the planning seat's winning chance at the end of the line."""
        return odds_to_chance(self.worth)


def after(position: Position, move: int) -> Position:
    """Returns the position after a legal move; the given position is not modified."""
    child = position.copy()
    apply(child, move)
    advance(child)
    return child


def glimpse(position: Position, move: int) -> Position:
    """Returns the position after a legal move, to be judged only: it has no moves if a side is to choose a card."""
    child = position.copy()
    apply(child, move)
    advance(child, to_judge=True)
    return child


def move_values(judge: Evaluator, position: Position, seat: int) -> list[tuple[int, float]]:
    """Returns every legal move with the seat's winning chance right after it."""
    out: list[tuple[int, float]] = []
    for move in position.legal:
        look = judge.chance(glimpse(position, move))
        out.append((move, look if seat == EAST else 1.0 - look))
    return out


def best_step(judge: Evaluator, position: Position, seat: int) -> int:
    """Returns the move with the best evaluation."""
    best = -1
    most = WORST
    for move in position.legal:
        worth = judge.worth(glimpse(position, move), seat)
        if worth > most:
            most = worth
            best = move
    return best


def settle(judge: Evaluator, position: Position, seat: int, dice: Dice) -> bool:
    """Plays other seats' decisions within an action: chance at random, the opponent by evaluation. Returns whether
    there were any."""
    changed = False
    while position.termination == ONGOING:
        step = position.step()
        if step.seat == seat or isinstance(step, Action):
            break
        legal = position.legal
        move = legal[dice.below(len(legal))] if step.seat == CHANCE else best_step(judge, position, step.seat)
        apply(position, move)
        advance(position)
        changed = True
    return changed


def is_over(position: Position, seat: int) -> bool:
    """Returns whether the seat's action is complete."""
    if position.termination != ONGOING:
        return True
    step = position.step()
    return step.seat != seat or isinstance(step, Action)


def finish_action(judge: Evaluator, start: Line, seat: int, width: int, dice: Dice) -> Line:
    """Completes an action by beam search and returns the best line."""
    best = _best_by_step(judge, start, seat, dice) if width == 1 else _best_by_beam(judge, start, seat, width, dice)
    position = best.position
    if position.termination == ONGOING and not position.legal:
        position.legal = options(position)
    return best


def _best_by_step(judge: Evaluator, start: Line, seat: int, dice: Dice) -> Line:
    """Completes an action by the best move at each step: a beam of one line."""
    moves = start.moves[:]
    position = start.position
    worth = start.worth
    judged = False
    while True:
        if settle(judge, position, seat, dice):
            judged = False
        if is_over(position, seat):
            return Line(moves, position, worth if judged else judge.worth(position, seat))
        judged = True
        best = position
        chosen = -1
        for move in position.legal:
            child = glimpse(position, move)
            value = judge.worth(child, seat)
            if chosen < 0 or value > worth:
                chosen = move
                best = child
                worth = value
        moves.append(chosen)
        position = best


def _best_by_beam(judge: Evaluator, start: Line, seat: int, width: int, dice: Dice) -> Line:
    """Completes an action by the `width` best lines of each step."""
    best: Line | None = None
    beam = [start]
    judged = False
    while beam:
        grown: list[Line] = []
        for line in beam:
            changed = settle(judge, line.position, seat, dice)
            if is_over(line.position, seat):
                if changed or not judged:
                    line.worth = judge.worth(line.position, seat)
                if best is None or line.worth > best.worth:
                    best = line
                continue
            for move in line.position.legal:
                child = glimpse(line.position, move)
                grown.append(Line(line.moves, child, judge.worth(child, seat), move))
        beam = best_lines(grown, width)
        for line in beam:
            line.moves = [*line.moves, line.last]
        judged = True
    assert best is not None
    return best


def best_lines(lines: list[Line], count: int) -> list[Line]:
    """Returns the best lines of different worth: lines of equal worth mostly differ only in the order of moves."""
    chosen: list[Line] = []
    last: Line | None = None
    while len(chosen) < count:
        best: Line | None = None
        for line in lines:
            if (last is None or last.worth - line.worth > SAME) and (best is None or line.worth > best.worth):
                best = line
        if best is None:
            break
        chosen.append(best)
        last = best
    return chosen


def _worth(line: Line) -> float:
    return line.worth


def kind_of_play(position: Position, seat: int, move: int) -> int:
    """Returns a code that is equal for equivalent card plays: same value or same removal, whatever the card."""
    rules = position.rules
    card = (move - rules.actions.play) // USES
    use = (move - rules.actions.play) % USES
    if use == EVENT:
        return 1000 + card
    if use in (BUILD_UP, LIVING_STANDARD):
        return 10 * use + rules.card_values[seat][card]
    return 100 + (1 if rules.free_removal[seat][card] else 0)


def different_plays(
    judge: Evaluator, position: Position, seat: int, others: set[int], most: int = MANY_KINDS
) -> list[int]:
    """Returns one move for each kind of card play not in `others`: the best by evaluation; at most so many kinds."""
    best: dict[int, int] = {}
    worths: dict[int, float] = {}
    for move in position.legal:
        kind = kind_of_play(position, seat, move)
        if kind in others:
            continue
        worth = judge.worth(glimpse(position, move), seat)
        if kind not in best or worth > worths[kind]:
            best[kind] = move
            worths[kind] = worth
    if len(best) <= most:
        return list(best.values())
    kinds = sorted(best, key=lambda kind: -worths[kind])
    return [best[kind] for kind in kinds[:most]]


def best_reply(judge: Evaluator, position: Position, seat: int, width: int, dice: Dice) -> float:
    """Returns the worth to the seat to act after its best action, found by a narrow search."""
    best = WORST
    for move in different_plays(judge, position, seat, set()):
        line = finish_action(judge, Line([move], after(position, move), 0.0), seat, width, dice)
        best = max(best, line.worth)
    return best


def plan(judge: Evaluator, position: Position, seat: int, width: int, replies: int, dice: Dice) -> list[Line]:
    """Returns the lines of all card plays, best first; the best `replies` of them are checked against the best
    reply."""
    lines = [
        finish_action(judge, Line([move], after(position, move), 0.0), seat, width, dice) for move in position.legal
    ]
    lines.sort(key=_worth, reverse=True)
    if replies and isinstance(position.step(), Action):
        check_replies(judge, lines, seat, replies, dice)
    return lines


def check_replies(judge: Evaluator, lines: list[Line], seat: int, replies: int, dice: Dice) -> None:
    """Sets the worth of the best `replies` lines to what is left after the opponent's best reply, and sorts them."""
    checked = lines[:replies]
    for line in checked:
        position = line.position
        settle(judge, position, 1 - seat, dice)
        step = position.pending
        if isinstance(step, Action) and step.seat != seat:
            line.worth = -best_reply(judge, position, 1 - seat, 1, dice)
    checked.sort(key=_worth, reverse=True)
    lines[:replies] = checked
