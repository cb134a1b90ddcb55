"""Interface for games that read and write a file format of other programs."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from typing import Any

from republik.table.contract import Position, Refusal
from republik.table.phrases import Arg, Phrase
from republik.table.records import Record


@dataclass(frozen=True)
class Imported:
    """A game read from a file, converted to a record."""

    record: Record
    position: Position
    """The position after the last decision. Automatic steps have been executed, even if the record stops before
    them."""
    state: Mapping[str, Any]
    """The board where the record stops, in the notation of the format."""
    notes: tuple[Phrase, ...] = ()
    """Warnings for the reader: omitted details, an incomplete last turn."""


class BadInterchange(Refusal, ValueError):
    """A file that does not follow the format: the place in the file and the fault."""

    family = "interchange-"

    def __init__(self, key: str, details: Mapping[str, Arg] | None = None, where: str = "") -> None:
        super().__init__(key, details)
        self.where = where

    def phrase(self) -> Phrase:
        """Returns the reason, with the place if there is one."""
        reason = super().phrase()
        return Phrase("interchange-at", {"where": self.where, "reason": reason}) if self.where else reason

    def __str__(self) -> str:
        return f"{self.where}: {super().__str__()}" if self.where else super().__str__()


class ImportStopped(Refusal, ValueError):
    """The first impossible step of a recorded game: its turn (from 1), phase (0: none), rule and reason, with the game
    so far as a record and a position."""

    def __init__(self, reason: Phrase, rule: str, turn: int, phase: int, record: Record, position: Position) -> None:
        super().__init__(reason.key, reason.args)
        self.reason = reason
        self.rule = rule
        self.turn = turn
        self.phase = phase
        self.record_so_far = record
        self.position = position

    def phrase(self) -> Phrase:
        return self.reason

    def __str__(self) -> str:
        return f"turn {self.turn}: {super().__str__()}" + (f" (rule {self.rule})" if self.rule else "")


class Interchange:
    """A file format for games of one kind."""

    name: str
    """The format's identifier with its version, as written in its files: "chess-pgn/1"."""
    suffix: str = ".json"
    """The usual file name pattern."""

    def recognises(self, data: bytes) -> bool:
        """Returns whether a file looks like this format, so that `read` is worth trying. Republik's own records do
        not."""
        raise NotImplementedError

    def read(self, data: bytes, until: int | None = None, seconds: float = inf) -> Imported:
        """Converts a file to a record, up to the end of period `until` if given. A search that takes more than
        `seconds` of processor time gives up. Raises BadInterchange or ImportStopped."""
        raise NotImplementedError

    def write(self, record: Record) -> str:
        """Converts a record to a file; raises BadRecord if the rules do not accept it."""
        raise NotImplementedError

    def read_until(self, text: str) -> int:
        """Parses a period entered by the user; raises ValueError if it does not exist."""
        return int(text)
