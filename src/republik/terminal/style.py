"""The look: a few inks, and blocks of lines that can stand side by side. Sides are never told by colour alone."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

WEST_INK: Final = "#c9962c"  # ochre
EAST_INK: Final = "#c4513f"  # brick
ABROAD_INK: Final = "#8f6bb3"
TOUCH: Final = "bold #4f8fdc"  # the one blue: living standard, and all that can be chosen
LIVING_INK: Final = "#4f8fdc"
QUIET: Final = "dim"
LOUD: Final = "bold"
WARNING: Final = "bold #d7263d"
INK: Final = (WEST_INK, EAST_INK)

WEST_EDGE: Final = "▌"  # a solid edge for West, a hatched one for East
EAST_EDGE: Final = "░"
ABROAD_EDGE: Final = "┊"
EDGES: Final = (WEST_EDGE, EAST_EDGE)

Block = list[Text]


def title_style(side: int) -> str:
    return f"bold {INK[side]}"


def inked(text: str, style: str) -> Text:
    """The beginning of a line: what is appended does not take on its style."""
    return Text.assemble((text, style))


def fit(text: Text, width: int) -> Text:
    """The line cut or filled to a width."""
    out = text.copy()
    out.truncate(width, overflow="ellipsis", pad=True)
    return out


def spread(left: Text, right: Text, width: int) -> Text:
    """One text at either end of a line; the left one gives way."""
    room = width - right.cell_len - 1
    return Text.assemble(fit(left, max(1, room)), " ", right)


def beside(blocks: Sequence[Block], widths: Sequence[int], gap: str = " ") -> Block:
    """Blocks next to one another, filled up to the same height."""
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
    """Short texts one after another, broken between them where the line is full; a long one over several lines."""
    lines: Block = []
    for part in parts:
        if lines and lines[-1].cell_len + cell_len(gap) + part.cell_len <= width:
            lines[-1].append(gap)
            lines[-1].append_text(part)
        else:
            lines += wrap(part, width, "  ") if part.cell_len > width else [part.copy()]
    return lines or [Text()]


def wrap(text: Text, width: int, indent: str = "") -> Block:
    """A sentence over as many lines as it needs; those after the first are indented."""
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
