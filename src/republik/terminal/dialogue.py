"""The dialogue with the person at the terminal: screens, pages, remarks and typed lines."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from republik.table.plugin.drawing import Block

from .layout import Size
from .prompt_input import Reader
from .thinking import Thinking


class Dialogue:
    """One console and one reader."""

    def __init__(self, console: Console, reader: Reader) -> None:
        self.console = console
        self.reader = reader
        self.thinking = Thinking(console, reader.interactive)
        self.remarks: Block = []
        """Shown below the next screen."""
        self._drawn: object = None

    @property
    def interactive(self) -> bool:
        return self.reader.interactive

    def size(self) -> Size:
        width, height = self.console.size
        return Size(width, height if self.interactive else 0)

    @property
    def width(self) -> int:
        return self.size().readable()

    def draw(self, screen: Block, question: Block, of: object) -> None:
        """Draws the whole screen. In a pipe it is written only when it has changed, otherwise just the question."""
        if self.interactive:
            self.console.clear()
        self.show(screen if self.interactive or self._drawn is not of else question)
        self._drawn = of
        self.flush()

    def show(self, block: Block) -> None:
        for line in block:
            line.rstrip()
            self.console.print(line, soft_wrap=True, highlight=False)

    def say(self, lines: Sequence[str], style: str = "") -> None:
        self.remarks += [Text(line, style=style) for line in lines]

    def flush(self) -> None:
        self.show(self.remarks)
        self.remarks = []

    def ask(self, prompt: str, completions: Sequence[str] = (), toolbar: str = "") -> str:
        return self.reader.ask(prompt, completions, toolbar)

    def page(self, block: Block, enter: str) -> None:
        """One page or several: Enter continues and returns to the table."""
        if not self.interactive:
            self.show(block)
            return
        room = max(5, self.console.size.height - 3)
        for first in range(0, len(block), room):
            self.console.clear()
            self.show(block[first : first + room])
            self.ask(enter + " ")
