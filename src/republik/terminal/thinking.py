"""A spinner while the computer thinks; hidden for quick decisions."""

from threading import Timer
from typing import Final

from rich.console import Console
from rich.status import Status
from rich.text import Text

A_MOMENT: Final = 0.3  # seconds


class Thinking:
    """Appears when the computer has been thinking for a moment, and stays until the person is asked again."""

    def __init__(self, console: Console, enabled: bool) -> None:
        """Disabled in a pipe."""
        self.console = console
        self.enabled = enabled
        self.status: Status | None = None
        self.timer: Timer | None = None

    def begin(self, text: str) -> None:
        """The computer starts thinking; a running spinner continues."""
        if not self.enabled:
            return
        if self.status is not None:
            self.status.update(Text(text))
            return
        self.status = Status(Text(text), console=self.console, spinner="line")
        self.timer = Timer(A_MOMENT, self.status.start)
        self.timer.daemon = True
        self.timer.start()

    def end(self) -> None:
        """The thinking is over, was never started, or was interrupted at its start."""
        status, timer = self.status, self.timer
        self.status = self.timer = None
        if timer is not None:
            timer.cancel()
            if timer.is_alive():
                timer.join()
        if status is not None:
            status.stop()
