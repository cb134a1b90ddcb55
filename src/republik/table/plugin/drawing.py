"""Text layout for the terminal: a few colours, and blocks that can be placed side by side.

Like `terminal`, it uses Rich; nothing that plays a game imports it.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

TOUCH: Final = "bold #4f8fdc"
"""The blue reserved for everything that can be chosen."""
QUIET: Final = "dim"
LOUD: Final = "bold"
WARNING: Final = "bold #d7263d"

Block = list[Text]
"""Lines from top to bottom."""


def inked(text: str, style: str) -> Text:
    """Starts a line with styled text; text appended later does not inherit the style."""
    return Text.assemble((text, style))


def fit(text: Text, width: int) -> Text:
    """Truncates or pads a line to a width."""
    out = text.copy()
    out.truncate(width, overflow="ellipsis", pad=True)
    return out


def spread(left: Text, right: Text, width: int) -> Text:
    """Puts two texts at opposite ends of a line; the left one is truncated if needed."""
    room = width - right.cell_len - 1
    return Text.assemble(fit(left, max(1, room)), " ", right)


def beside(blocks: Sequence[Block], widths: Sequence[int], gap: str = " ") -> Block:
    """Places blocks side by side, padded to the same height."""
    height = max(len(block) for block in blocks)
    lines: Block = []
    for row in range(height):
        line = Text(no_wrap=True)
        for column, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            line.append(gap if column else "")
            line.append_text(fit(block[row] if row < len(block) else Text(), width))
        line.rstrip()
        lines.append(line)
    return lines


def flow(parts: Iterable[Text], width: int, gap: str = "  ") -> Block:
    """Joins short texts and breaks lines between them; a text longer than a line is wrapped."""
    lines: Block = []
    for part in parts:
        if lines and lines[-1].cell_len + cell_len(gap) + part.cell_len <= width:
            lines[-1].append(gap)
            lines[-1].append_text(part)
        else:
            lines += wrap(part, width, "  ") if part.cell_len > width else [part.copy()]
    return lines or [Text()]


def wrap(text: Text, width: int, indent: str = "") -> Block:
    """Wraps a sentence; lines after the first are indented."""
    lines: Block = []
    line = Text()
    for number, word in enumerate(text.split(" ", allow_blank=True)):
        if line.plain.strip() and line.cell_len + 1 + word.cell_len > width:
            lines.append(line)
            line = Text(indent)
        elif number:
            line.append(" ")
        line.append_text(word)
    lines.append(line)
    return lines
