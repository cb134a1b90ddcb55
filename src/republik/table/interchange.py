"""Games in a format of other programs: what a game that reads and writes one implements."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .contract import Position, Refusal
from .phrases import Arg, Phrase
from .records import Record


@dataclass(frozen=True)
class Imported:
    """A game read from a file, as a record of ours."""

    record: Record
    position: Position
    """After the last decision. What needs no decision has happened already, even where the record stops before it."""
    state: Mapping[str, Any]
    """The board where the record stops, as the format writes it."""
    notes: tuple[Phrase, ...] = ()
    """What a reader should know: things left out, an incomplete last turn."""


class BadInterchange(Refusal, ValueError):
    """A file that is not of the format: the place in it, and what is wrong there."""

    family = "interchange-"

    def __init__(self, key: str, details: Mapping[str, Arg] | None = None, where: str = "") -> None:
        super().__init__(key, details)
        self.args = (key, details, where)
        self.where = where

    def phrase(self) -> Phrase:
        """The reason after the place, where there is one."""
        reason = super().phrase()
        return Phrase("interchange-at", {"where": self.where, "reason": reason}) if self.where else reason

    def __str__(self) -> str:
        return f"{self.where}: {super().__str__()}" if self.where else super().__str__()


class ImportStopped(Refusal, ValueError):
    """The first thing of a recorded game that cannot have happened: its turn (from 1), the phase of it (0: none), the
    rule and the reason; the game up to there as a record and a position."""

    def __init__(self, reason: Phrase, rule: str, turn: int, phase: int, record: Record, position: Position) -> None:
        super().__init__(reason.key, reason.args)
        self.args = (reason, rule, turn, phase, record, position)
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
    """A format that games of one kind are exchanged in."""

    name: str
    """The format as its files name it, with its version: "chess-pgn/1"."""
    suffix: str = ".json"
    """How its files are usually called."""

    def recognises(self, data: bytes) -> bool:
        """Whether a file looks like one of the format, so that `read` is worth trying; a record of ours does not."""
        raise NotImplementedError

    def read(self, data: bytes, until: int | None = None) -> Imported:
        """A file as a record, up to the end of period `until` where one is given. BadInterchange, ImportStopped."""
        raise NotImplementedError

    def write(self, record: Record) -> str:
        """A record as a file; BadRecord where the rules do not accept it."""
        raise NotImplementedError

    def read_until(self, text: str) -> int:
        """The period that a person names; ValueError where there is none such."""
        return int(text)
