"""Hints for any game: whom to ask, for how long, and the answer in words."""

from collections.abc import Iterable, Mapping
from typing import Final, cast

from rich.text import Text

from republik.messages.i18n import Messages
from republik.players import registry
from republik.table.budget import Budget
from republik.table.contract import View
from republik.table.phrases import Name
from republik.table.plugin.drawing import LOUD, QUIET, TOUCH, Block, inked, wrap
from republik.table.thoughts import Choice, Thinker, Thoughts
from republik.table.turning import whole_percent

from .answers import ListedChoice, plain
from .display import Display

LONGER: Final = 10.0  # seconds
MAX_SHOWN: Final = 3
INDENT: Final = " " * 8


def read_thinking_time(text: str, messages: Messages) -> Budget | None:
    """`10`, `2.5 s` or the word for longer; None for nothing. ValueError otherwise."""
    answer = plain(text)
    if not answer:
        return None
    if answer in ("longer", plain(messages.text("hint-longer"))):
        return Budget(seconds=LONGER)
    return Budget(seconds=float(answer.removesuffix("s").replace(",", ".")))


def adviser(game: str, opponents: Iterable[str], budget: Budget | None) -> Thinker:
    """Whom to ask: the strongest adviser with a budget if time is given or an opponent searches (for as long as that
    one does), otherwise the strongest without a budget. `opponents` are the players at the other seats, as named in the
    record."""
    specs = registry.players(game)
    advisers = registry.advisers(game)[::-1]
    patient = [name for name in advisers if specs[name].takes_budget]
    quick = [name for name in advisers if not specs[name].takes_budget]
    allowed = "" if budget is None else str(budget)
    searching = [name.partition(":") for name in opponents if _takes_budget(name, game)]
    if budget is None and searching:
        allowed = searching[0][2]
    name = (patient + quick if budget is not None or searching else quick + patient)[0]
    return cast("Thinker", registry.player(f"{name}:{allowed}" if allowed and name in patient else name, game))


def _takes_budget(name: str, game: str) -> bool:
    spec = registry.players(game).get(name.partition(":")[0])
    return spec is not None and spec.takes_budget


def hint_lines(
    thoughts: Thoughts, level: str, view: View, listed: Iterable[ListedChoice], display: Display, width: int
) -> Block:
    """The best choices, each with the chance to win and its pros and cons. `level` names the adviser; `listed` moves
    get the numbers by which they can be chosen."""
    numbers = {choice.move: choice.number for choice in listed}
    lines = wrap(Text(display.text("hint-title", level=level, side=display.seat(thoughts.seat)), style=LOUD), width)
    if thoughts.iterations:
        searched = display.text("hint-searched", deals=thoughts.iterations, depth=thoughts.depth)
        lines += wrap(Text(searched, style=QUIET), width)
    for choice in thoughts.choices[:MAX_SHOWN]:
        chance = display.text("percent", number=whole_percent(choice.chance))
        line = inked(f"{chance:>6}  ", TOUCH)
        line.append_text(_move(choice.move, numbers, view, display))
        if thoughts.iterations:  # a rarely tried move is uncertain: order by visits, not by chance
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
    """What distinguishes the choice from the others."""
    parts = []
    for key, sign in (("hint-for", 1), ("hint-against", -1)):
        told = [
            reason.phrase or Name("feature", reason.feature) for reason in choice.reasons if sign * reason.amount > 0
        ]
        if told:
            parts.append(display.text(key, reasons="; ".join(display.say(one) for one in told)))
    return " · ".join(parts)
