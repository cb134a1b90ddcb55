"""Input: a terminal with completion and history, or plain lines from a pipe."""

import os
import sys
from collections.abc import Sequence
from typing import Protocol, TextIO


class Reader(Protocol):
    """Reads a line. EOFError at the end of input, KeyboardInterrupt when the person leaves."""

    interactive: bool

    def ask(self, prompt: str, completions: Sequence[str], toolbar: str) -> str: ...


class PlainReader:
    """Lines from a pipe or a file, echoed so that the output reads like a transcript. Also used for a terminal without
    cursor control, which echoes by itself."""

    interactive = False

    def __init__(self, lines: TextIO, out: TextIO) -> None:
        self.lines = lines
        self.out = out

    def ask(self, prompt: str, completions: Sequence[str], toolbar: str) -> str:  # noqa: ARG002 - nothing to complete
        self.out.write(prompt)
        self.out.flush()
        line = self.lines.readline()
        if not line:
            self.out.write("\n")
            raise EOFError
        if not self.lines.isatty():
            self.out.write(line if line.endswith("\n") else line + "\n")
        return line.strip()


class TerminalReader:
    """A line in the terminal, with completion, history and a help line below."""

    interactive = True

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import InMemoryHistory

        self.session: PromptSession[str] = PromptSession(history=InMemoryHistory())

    def ask(self, prompt: str, completions: Sequence[str], toolbar: str) -> str:
        from prompt_toolkit.completion import WordCompleter
        from prompt_toolkit.shortcuts import CompleteStyle

        completer = WordCompleter(list(completions), ignore_case=True, sentence=True, match_middle=True)
        return self.session.prompt(
            prompt,
            completer=completer,
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            reserve_space_for_menu=0,
            bottom_toolbar=toolbar or None,
        ).strip()


def open_reader() -> Reader:
    """The terminal if there is one, otherwise standard input."""
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")
    return TerminalReader() if at_terminal else PlainReader(sys.stdin, sys.stdout)
