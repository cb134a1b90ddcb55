"""What screens of any game are made of: sizes, sentences of the story, choices by groups."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from .answers import Choice
from .style import LOUD, QUIET, TOUCH, Block, flow, inked, wrap

STORY_LINES: Final = 12
LEAST_STORY: Final = 7  # at most so many sentences are worth a smaller map
PROMPT_LINES: Final = 2
LEAST_WIDTH: Final = 60
WIDEST: Final = 170
HEADING, ACTION, DETAIL = range(3)


class Size(NamedTuple):
    """The terminal; height 0 means that lines may run on, as into a file."""

    width: int
    height: int

    def readable(self) -> int:
        """The width that is written to: neither too narrow for a map nor too wide for the eye."""
        return max(LEAST_WIDTH, min(self.width, WIDEST))


class Line(NamedTuple):
    """A sentence of the story: a heading, an action, or what follows from it."""

    level: int
    text: str


def sentence(line: Line, new: bool, width: int) -> Block:
    style = (LOUD if line.level == HEADING else "") if new else QUIET
    return wrap(inked(("", " ", "   ")[line.level] + line.text, style), width, "     ")


def story_lines(story: Sequence[Line], fresh: int, width: int) -> Block:
    """Sentences of the story; the last `fresh` of them are new."""
    sentences = [sentence(line, n >= len(story) - fresh, width) for n, line in enumerate(story)]
    return [line for lines in sentences for line in lines]


def last_action(story: Sequence[Line]) -> int:
    """How many sentences tell the last action, as far as they are worth a smaller map."""
    back = next((n for n, line in enumerate(reversed(story), 1) if line.level < DETAIL), len(story))
    return max(1, min(back, LEAST_STORY))


def choice_lines(offered: Sequence[Choice], width: int) -> Block:
    """What can be chosen, by groups."""
    groups: dict[str, list[Text]] = {}
    for choice in offered:
        item = inked(f"{choice.name} ", TOUCH)
        item.append(choice.short)
        item.append(f" {choice.note}" if choice.note else "", style=QUIET)
        groups.setdefault(choice.group, []).append(item)
    lines: Block = []
    for group, items in groups.items():
        heading = Text(f"{group}: ", style=QUIET) if group else Text()
        lines += _headed(heading, items, width)
    return lines


def _headed(heading: Text, items: list[Text], width: int) -> Block:
    """A heading and what belongs to it, on its line where there is room."""
    lines = flow(items, width - 4)
    if heading.cell_len + items[0].cell_len > width:
        return [heading, *_indented(lines)]
    lines = flow([Text.assemble(heading, items[0]), *items[1:]], width - 4 if len(items) > 1 else width)
    return [lines[0], *_indented(lines[1:])]


def _indented(lines: Block) -> Block:
    return [Text.assemble("    ", line) for line in lines]
