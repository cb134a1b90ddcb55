"""Building blocks of screens for any game: sizes, log lines, grouped choices, and the whole screen."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from republik.table.phrases import ACTION, DETAIL, HEADING, Level
from republik.table.plugin.drawing import LOUD, QUIET, TOUCH, WARNING, Block, flow, inked, wrap

from .answers import ListedChoice

LOG_LINES: Final = 12
PROMPT_LINES: Final = 2
LEAST_WIDTH: Final = 60
WIDEST: Final = 170
INDENTS: Final[dict[Level, str]] = {HEADING: "", ACTION: " ", DETAIL: "   "}


class Size(NamedTuple):
    """The terminal's size; height 0 means unlimited, as for a file."""

    width: int
    height: int

    def readable(self) -> int:
        """The width to use: neither too narrow for a map nor too wide to read."""
        return max(LEAST_WIDTH, min(self.width, WIDEST))


class Sentence(NamedTuple):
    """A rendered log line; `until` is the number of the first event after it."""

    level: Level
    text: str
    until: int


def sentence_lines(sentence: Sentence, new: bool, width: int) -> Block:
    style = (LOUD if sentence.level == HEADING else "") if new else QUIET
    return wrap(inked(INDENTS[sentence.level] + sentence.text, style), width, "     ")


def log_lines(log: Sequence[Sentence], fresh: int, width: int) -> Block:
    """The log lines; the last `fresh` of them are new."""
    blocks = [sentence_lines(sentence, n >= len(log) - fresh, width) for n, sentence in enumerate(log)]
    return [line for lines in blocks for line in lines]


def last_action(log: Sequence[Sentence], most: int) -> int:
    """How many lines describe the last action, up to the number that justifies a smaller board."""
    back = next((n for n, sentence in enumerate(reversed(log), 1) if sentence.level != DETAIL), len(log))
    return max(1, min(back, most))


def choice_lines(offered: Sequence[ListedChoice], width: int) -> Block:
    """The choices, by groups."""
    groups: dict[str, list[Text]] = {}
    for choice in offered:
        item = inked(f"{choice.number} ", TOUCH)
        item.append(choice.short)
        item.append(f" {choice.note}" if choice.note else "", style=QUIET)
        item.append(f" {choice.warning}" if choice.warning else "", style=WARNING)
        groups.setdefault(choice.group, []).append(item)
    lines: Block = []
    for group, items in groups.items():
        heading = Text(f"{group}: ", style=QUIET) if group else Text()
        lines += _headed(heading, items, width)
    return lines


def _headed(heading: Text, items: list[Text], width: int) -> Block:
    """A heading and its contents, on one line if there is room."""
    lines = flow(items, width - 4)
    if heading.cell_len + items[0].cell_len > width:
        return [heading, *_indented(lines)]
    lines = flow([Text.assemble(heading, items[0]), *items[1:]], width - 4 if len(items) > 1 else width)
    return [lines[0], *_indented(lines[1:])]


def _indented(lines: Block) -> Block:
    return [Text.assemble("    ", line) for line in lines]


class Screen(NamedTuple):
    """The whole screen: board, log and question, in the largest form that fits the terminal."""

    size: Size
    reserved: int
    """Lines reserved for remarks below the question."""
    least_log: int
    """The most log lines that justify a smaller board."""

    def compose(
        self, boards: Iterable[Block], questions: Sequence[Block], log: Sequence[Sentence], fresh: int
    ) -> Block:
        """The largest forms that leave room for the new part of the log."""
        width, height = self.size.readable(), self.size.height
        recent = log[-LOG_LINES:] if height else log[len(log) - fresh :]
        blocks = [sentence_lines(sentence, n >= len(recent) - fresh, width) for n, sentence in enumerate(recent)]
        needed = sum(len(lines) for lines in blocks[-last_action(recent, self.least_log) :])
        for board, question in ((board, question) for board in boards for question in questions):
            room = height - len(board) - len(question) - PROMPT_LINES - self.reserved
            if not height or room >= needed:
                break
        while height and blocks and sum(len(lines) for lines in blocks) > room:
            del blocks[0]
        return board + [line for lines in blocks for line in lines] + question
