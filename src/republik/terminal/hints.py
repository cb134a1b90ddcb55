"""Hints for any game: whom to ask, for how long, and its thoughts in words."""

from collections.abc import Iterable, Mapping
from typing import Final, cast

from rich.text import Text

from republik.messages.i18n import Messages
from republik.players import registry
from republik.table.budget import Budget
from republik.table.contract import View
from republik.table.drawing import LOUD, QUIET, TOUCH, Block, inked, wrap
from republik.table.phrases import Name
from republik.table.thoughts import Choice, Thinker, Thoughts

from .answers import ListedChoice, plain
from .display import Display

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


def adviser(game: str, opponents: Iterable[str], budget: Budget | None) -> Thinker:
    """Who is asked: the strongest adviser that takes a budget where time is given or an opponent searches (then for as
    long as it does), otherwise the strongest that takes none.

    `opponents` are the players in the other seats, as the record names them.
    """
    known = registry.players(game)
    advisers = registry.advisers(game)[::-1]
    patient = [name for name in advisers if known[name].takes_budget]
    quick = [name for name in advisers if not known[name].takes_budget]
    allowed = "" if budget is None else str(budget)
    searching = [name.partition(":") for name in opponents if _takes_budget(name, game)]
    if budget is None and searching:
        allowed = searching[0][2]
    name = (patient + quick if budget is not None or searching else quick + patient)[0]
    return cast("Thinker", registry.player(f"{name}:{allowed}" if allowed and name in patient else name, game))


def _takes_budget(name: str, game: str) -> bool:
    spec = registry.players(game).get(name.partition(":")[0])
    return spec is not None and spec.takes_budget


def percent(chance: float) -> int:
    """In whole percent; 0 and 100 are for what is certain."""
    if chance in (0.0, 1.0):
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


def hint_lines(
    thoughts: Thoughts, level: str, view: View, listed: Iterable[ListedChoice], display: Display, width: int
) -> Block:
    """The best few choices, each with the chance to win and with what speaks for it and against it.

    `level` names who was asked; moves that are `listed` get the numbers they are chosen by.
    """
    numbers = {choice.move: choice.number for choice in listed}
    lines = wrap(Text(display.text("hint-title", level=level, side=display.seat(thoughts.seat)), style=LOUD), width)
    if thoughts.iterations:
        searched = display.text("hint-searched", deals=thoughts.iterations, depth=thoughts.depth)
        lines += wrap(Text(searched, style=QUIET), width)
    for choice in thoughts.choices[:MOST_SHOWN]:
        chance = display.text("percent", number=percent(choice.chance))
        line = inked(f"{chance:>6}  ", TOUCH)
        line.append_text(_move(choice.move, numbers, view, display))
        if thoughts.iterations:  # what was tried little is known little: the order is by trust, not by chance
            share = display.text("hint-share", share=round(100 * choice.weight))
            line.append(f" ({share})", style=QUIET)
        lines += wrap(line, width, INDENT)
        reasons = _reasons(choice, display)
        lines += wrap(Text(INDENT + reasons, style=QUIET), width, INDENT) if reasons else []
    return lines


def _move(move: int, numbers: Mapping[int, str], view: View, display: Display) -> Text:
    line = inked(f"{numbers[move]} " if move in numbers else "", TOUCH)
    return line.append(display.say(display.game.phrases.describe(view, move)))


def _reasons(choice: Choice, display: Display) -> str:
    """What tells the choice from the others."""
    parts = []
    for key, sign in (("hint-for", 1), ("hint-against", -1)):
        names = [Name("feature", reason.feature) for reason in choice.reasons if sign * reason.amount > 0]
        if names:
            parts.append(display.text(key, reasons=tuple(names)))
    return " · ".join(parts)
