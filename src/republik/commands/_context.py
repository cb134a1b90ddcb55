"""What every command uses: messages, a console, and one way to report failure."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from republik.messages.i18n import Messages
from republik.messages.render import Renderer, renderer
from republik.table.contract import Problem
from republik.table.game import Game, Options
from republik.table.phrases import Arg

BAD_INPUT: Final = 2
STOPPED: Final = 1

Progress = Callable[[int, int], None]
"""Reports how many of how many are done."""


class Refused(Problem):
    """A request that cannot be carried out; `code` is the exit code."""

    def __init__(self, key: str, code: int = BAD_INPUT, **details: Arg) -> None:
        super().__init__(key, **details)
        self.code = code


class CommandContext:
    """The messages and the console of a command."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.console = Console(highlight=False, width=_width())

    def text(self, key: str, **args: Any) -> str:
        return self.messages.text(key, args)

    def renderer(self, game: Game, options: Options | None = None) -> Renderer:
        """The renderer of a game's phrases."""
        return renderer(game, self.messages.language, options)

    def title(self, game: Game) -> str:
        """The title of a game: its message, or its name in records."""
        words = self.messages.of(game)
        return words.text("game-name") if words.has("game-name") else game.name

    def print(self, line: str | Text) -> None:
        self.console.print(line if isinstance(line, Text) else Text(line), soft_wrap=True)

    def say(self, key: str, **args: Any) -> None:
        """Prints a message."""
        self.print(self.text(key, **args))

    def warn(self, line: str) -> None:
        print(line, file=sys.stderr)

    @contextmanager
    def progress(self, key: str, total: int, done: int = 0) -> Iterator[Progress]:
        """A progress bar on standard error, if that is a terminal."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(self.text(key), total=total, completed=done)

            def move_on(done: int, _total: int) -> None:
                bar.update(task, completed=done)

            yield move_on


def _width() -> int | None:
    """In a pipe or a file lines are as long as COLUMNS says, or 100."""
    if sys.stdout.isatty():
        return None
    given = os.environ.get("COLUMNS", "")
    return min(max(int(given), 60), 400) if given.isdecimal() and len(given) < 5 else 100
