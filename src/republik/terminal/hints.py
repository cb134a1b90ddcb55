"""Hints: whom to ask, for how long, and its thoughts in words."""

from typing import Final, cast

from rich.text import Text

from republik.players.base import Player
from republik.players.budget import Budget
from republik.players.levels import level
from republik.players.thoughts import Choice, Thinker, Thoughts
from republik.wsdv.position import Position
from republik.wsdv.steps import ACTION

from .choices import choices, face_of, plain, step_key
from .style import LOUD, QUIET, TOUCH, Block, inked, wrap
from .words import Words

LONGER: Final = 10.0  # seconds
MOST_SHOWN: Final = 3
INDENT: Final = " " * 8


def time_asked(text: str, words: Words) -> Budget | None:
    """`10`, `2.5 s` or the word for longer; None where nothing is said. ValueError where it is none of them."""
    asked = plain(text)
    if not asked:
        return None
    if asked in ("longer", plain(words.text("hint-longer"))):
        return Budget(seconds=LONGER)
    return Budget(seconds=float(asked.removesuffix("s").replace(",", ".")))


def adviser(opponent: Player | None, budget: Budget | None) -> Thinker:
    """A statesman where time is given or the opponent searches (then for as long as it does), otherwise a minister."""
    from republik.players.search import SearchPlayer

    if budget is None and isinstance(opponent, SearchPlayer):
        budget = opponent.budget
    return cast("Thinker", level("minister" if budget is None else "statesman").make(budget))


def percent(chance: float) -> int:
    """In whole percent; 0 and 100 are for what is certain."""
    if chance in (0.0, 1.0):
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


def hint(thoughts: Thoughts, name: str, shown: Position, words: Words, width: int) -> Block:
    """The best few choices, each with the chance to win and with what speaks for it and against it."""
    lines = wrap(Text(words.text("hint-title", level=name, side=words.side(thoughts.seat)), style=LOUD), width)
    if thoughts.iterations:
        searched = words.text("hint-searched", deals=thoughts.iterations, depth=thoughts.depth)
        lines += wrap(Text(searched, style=QUIET), width)
    numbers = {} if shown.step()[0] == ACTION else {choice.move: choice.name for choice in choices(shown, words)}
    for choice in thoughts.choices[:MOST_SHOWN]:
        line = inked(f"{percent(choice.chance):>4} %  ", TOUCH)
        line.append(numbers[choice.move] + " " if numbers else "", style=TOUCH)
        line.append(words.move(choice.move, step_key(shown), face_of(shown)))
        if thoughts.iterations:  # what was tried little is known little: the order is by trust, not by chance
            line.append(f" ({words.text('hint-share', share=round(100 * choice.weight))})", style=QUIET)
        lines += wrap(line, width, INDENT)
        told = _reasons(choice, words)
        lines += wrap(Text(INDENT + told, style=QUIET), width, INDENT) if told else []
    return lines


def _reasons(choice: Choice, words: Words) -> str:
    """What tells the choice from the others."""
    parts = []
    for key, sign in (("hint-for", 1), ("hint-against", -1)):
        names = [words.feature(reason.feature) for reason in choice.reasons if sign * reason.amount > 0]
        if names:
            parts.append(words.text(key, reasons=words.list_of(names)))
    return " · ".join(parts)
