"""Runs commands: in this process with lines as input, and in a child process with its own terminal."""

import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Self

import pytest

from republik import cli

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
BARE = {"REPUBLIK_LANG": "en", "COLUMNS": "120", "NO_COLOR": "1"}


class Result:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Run:
    """Runs a command in this process with the given input lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        for name, value in BARE.items():
            monkeypatch.setenv(name, value)

    def __call__(self, *arguments: str | Path, answers: str = "") -> Result:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        try:
            code = cli.main([str(argument) for argument in arguments])
        except SystemExit as exit_:  # --help, --version
            code = int(exit_.code or 0)
        out, err = self.capsys.readouterr()
        return Result(code, out, err)

    def refused(self, *arguments: str | Path, answers: str = "", code: int = 2) -> str:
        """Returns the error line; there is no other output."""
        result = self(*arguments, answers=answers)
        assert result.code == code, result.out + result.err
        lines = result.err.splitlines()
        assert len(lines) == 1, result.err
        assert lines[0].startswith("republik: ")
        return lines[0].removeprefix("republik: ")


class Terminal:
    """A child process with its own terminal."""

    def __init__(self, *arguments: str) -> None:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        environment = {**os.environ, **BARE, "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1", "REPUBLIK_PURE": "1"}
        for name in ("COLUMNS", "LINES"):
            environment.pop(name, None)
        command = [sys.executable, "-m", "republik.cli", *arguments]
        self.child = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)
        self.master = master
        self.seen = ""

    def until(self, text: str, seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} never came:\n{self.seen[-3000:]}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.seen = ESCAPES.sub("", self.seen + os.read(self.master, 65536).decode("utf-8", "replace"))
                except OSError:  # the child has exited
                    break
        assert text in self.seen, self.seen[-3000:]
        self.seen = self.seen.partition(text)[2]

    def answer(self, question: str, text: str) -> None:
        """Types once the prompt is visible and input is being read."""
        self.until(question)
        self.until(">" if question != "If the decade ended now" else "Enter")
        time.sleep(0.3)
        os.write(self.master, text.encode())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.child.kill()
        self.child.wait()
        os.close(self.master)
