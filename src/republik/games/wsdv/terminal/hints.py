"""Hints: whom to ask, for how long, and its thoughts in words."""

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from rich.text import Text

from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import ACTION
from republik.messages.i18n import Messages
from republik.players import registry
from republik.table.budget import Budget
from republik.table.player import Player
from republik.table.thoughts import Choice, Thinker, Thoughts
from republik.terminal.answers import plain
from republik.terminal.style import LOUD, QUIET, TOUCH, Block, inked, wrap

from .choices import choices, face_of, step_key
from .words import Words

LONGER: Final = 10.0  # seconds
MOST_SHOWN: Final = 3
INDENT: Final = " " * 8


def time_asked(text: str, messages: Messages) -> Budget | None:
    """`10`, `2.5 s` or the word for longer; None where nothing is said. ValueError where it is none of them."""
    asked = plain(text)
    if not asked:
        return None
    if asked in ("longer", plain(messages.text("hint-longer"))):
        return Budget(seconds=LONGER)
    return Budget(seconds=float(asked.removesuffix("s").replace(",", ".")))


def adviser(opponent: Player | None, budget: Budget | None) -> Thinker:
    """A statesman where time is given or the opponent searches (then for as long as it does), otherwise a minister."""
    from republik.games.wsdv.players.search import SearchPlayer

    if budget is None and isinstance(opponent, SearchPlayer):
        budget = opponent.budget
    return cast("Thinker", registry.players("wsdv")["minister" if budget is None else "statesman"].make(budget))


def percent(chance: float) -> int:
    """In whole percent; 0 and 100 are for what is certain."""
    if chance in (0.0, 1.0):
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


class Telling(NamedTuple):
    """How a game tells a hint: the title's level and seat, a move in words (with its number), a feature by name."""

    level: str
    side: str
    move: Callable[[int], Text]
    feature: Callable[[str], str]


def hint(thoughts: Thoughts, name: str, shown: Position, words: Words, width: int) -> Block:
    """What a player of Wir sind das Volk! thinks of a decision."""
    numbers = {} if shown.step()[0] == ACTION else {choice.move: choice.name for choice in choices(shown, words)}

    def move(number: int) -> Text:
        line = inked(numbers[number] + " " if numbers else "", TOUCH)
        return line.append(words.move(number, step_key(shown), face_of(shown)))

    told = Telling(name, words.side(thoughts.seat), move, words.feature)
    return hint_lines(thoughts, told, words.messages, width)


def hint_lines(thoughts: Thoughts, told: Telling, messages: Messages, width: int) -> Block:
    """The best few choices, each with the chance to win and with what speaks for it and against it."""
    title = messages.text("hint-title", level=told.level, side=told.side)
    lines = wrap(Text(title, style=LOUD), width)
    if thoughts.iterations:
        searched = messages.text("hint-searched", deals=thoughts.iterations, depth=thoughts.depth)
        lines += wrap(Text(searched, style=QUIET), width)
    for choice in thoughts.choices[:MOST_SHOWN]:
        line = inked(f"{percent(choice.chance):>4} %  ", TOUCH)
        line.append_text(told.move(choice.move))
        if thoughts.iterations:  # what was tried little is known little: the order is by trust, not by chance
            line.append(f" ({messages.text('hint-share', share=round(100 * choice.weight))})", style=QUIET)
        lines += wrap(line, width, INDENT)
        reasons = _reasons(choice, told, messages)
        lines += wrap(Text(INDENT + reasons, style=QUIET), width, INDENT) if reasons else []
    return lines


def _reasons(choice: Choice, told: Telling, messages: Messages) -> str:
    """What tells the choice from the others."""
    parts = []
    for key, sign in (("hint-for", 1), ("hint-against", -1)):
        names = [told.feature(reason.feature) for reason in choice.reasons if sign * reason.amount > 0]
        if names:
            parts.append(messages.text(key, reasons=", ".join(names)))
    return " · ".join(parts)
