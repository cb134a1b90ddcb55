"""The folder of a training run: its files, written so that a kill at any moment leaves a run that can continue."""

import json
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

PART: Final = ".part"
"""Suffix of files that are being written."""
NETWORK: Final = ".net"
ROWS: Final = ".rows"


class BadRun(ValueError):
    """A folder that holds no training run, or a damaged one; `file` is the one that is wrong."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(f"{file}: {reason}")
        self.file, self.reason = file, reason


def write_whole(path: Path, data: bytes, lasting: bool = True) -> None:
    """Writes a file under another name and renames it, so that nobody reads half of it. It need not be `lasting` if it
    can be missed after a crash of the machine."""
    part = path.with_name(f"{path.name}.{os.getpid()}{PART}")
    with part.open("wb") as file:
        file.write(data)
        if lasting:
            file.flush()
            os.fsync(file.fileno())
    part.replace(path)


def write_json(path: Path, data: Any, lasting: bool = True) -> None:
    write_whole(path, (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode(), lasting)


def read_json(path: Path) -> dict[str, Any] | None:
    """Returns the object in a file; None if there is none or it cannot be read."""
    try:
        data = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return None
    return data if isinstance(data, dict) else None


def append_line(path: Path, data: dict[str, Any]) -> None:
    """Appends one line in one write, so that several processes can share a log."""
    line = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)  # Windows would write other line ends
    handle = os.open(path, flags, 0o666)
    try:
        os.write(handle, line)
    finally:
        os.close(handle)


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """Yields the objects of a log; a line cut off by a kill is skipped."""
    if not path.exists():
        return
    for line in path.read_bytes().splitlines():
        with suppress(ValueError):
            data = json.loads(line)
            if isinstance(data, dict):
                yield data


class RunFolder:
    """The files of a run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.plan = path / "plan.json"
        self.best = path / "best.net"
        self.state = path / "state"
        self.log = path / "log.jsonl"
        self.matches = path / "matches.jsonl"
        self.progress = path / "progress.json"
        """Counters of self-play, by the process that leads the run."""
        self.trainer = path / "trainer.json"
        """What the trainer reported last."""
        self.trainer_output = path / "trainer.log"
        self.card = path / "card.json"
        self.card_page = path / "card.md"
        self.weights = path / "weights"
        self.rows = path / "rows"

    def create(self) -> None:
        for folder in (self.path, self.weights, self.rows):
            folder.mkdir(exist_ok=True)

    def clean(self) -> None:
        """Removes files that a killed process left unfinished."""
        for folder in (self.path, self.weights, self.rows):
            for part in folder.glob(f"*{PART}"):
                part.unlink(missing_ok=True)

    # -- networks ---------------------------------------------------------------------------------------

    def networks(self) -> list[Path]:
        """Returns the candidates, oldest first."""
        networks = [path for path in self.weights.glob(f"*{NETWORK}") if path.stem.isdecimal()]
        return sorted(networks, key=lambda path: int(path.stem))

    def network(self, number: int) -> Path:
        return self.weights / f"{number:04d}{NETWORK}"

    # -- the log ----------------------------------------------------------------------------------------

    def tell(self, event: str, **figures: Any) -> None:
        """Appends an event to the log."""
        append_line(self.log, {"time": round(time.time(), 1), "event": event, **figures})
