"""The free-text note of the format, in which Republik saves what its records contain beyond the format.

    Written by Republik. Here follow the record's header and the decisions that leave no trace on the board.
    game: wsdv
    west: Anna

    31.2 chance deal 17
    39/2.1 west ignore row 1
    stop 57.3
    comment west text
    comment 12 text
    remark 12 text

A place is the turn's number (for a phase of a decade end followed by `/` and the phase), then a dot and the number of
the decision within it; `end` is the place after the last turn. `stop` names the decision after which the record stops
if the last turn or phase is incomplete. All of this is only a hint for the import: the written turns take precedence.
"""

import re
from dataclasses import dataclass, field

from republik.table.records import MAX_HEADER_LINES, MAX_LINE, Record

from .reader import Passage

FIRST_LINE = "Written by Republik. Here follow the record's header and the decisions that leave no trace on the board."
MAX_LINES = 5_000
END = "end"

_HEADER = re.compile(r"([a-z][a-z0-9_.-]{0,39}):(.*)")
_HINT = re.compile(r"((?:[0-9]{1,4}(?:/[0-9]{1,2})?|end)\.[0-9]{1,4}) (west|east|chance) (\S.*)")
_STOP = re.compile(r"stop ([0-9]{1,4}(?:/[0-9]{1,2})?\.[0-9]{1,4})")
_COMMENT = re.compile(r"(comment|remark) (\S+) ?(.*)")


@dataclass
class Note:
    """The note written by Republik; empty for any other note."""

    header: dict[str, str] = field(default_factory=dict)
    hints: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Seat and move, by place."""
    stop: str = ""
    comments: dict[str | int, list[str]] = field(default_factory=dict)
    remarks: dict[int, str] = field(default_factory=dict)

    def texts(self, passage: str, seat: str, verb: str) -> list[str]:
        """Returns the arguments of a verb in the hints of one turn, in order."""
        numbered = [
            (int(place.rpartition(".")[2]), text.removeprefix(verb + " "))
            for place, (who, text) in self.hints.items()
            if place.rpartition(".")[0] == passage and who == seat and text.startswith(verb + " ")
        ]
        return [text for _, text in sorted(numbered)]


def place_of(passage: Passage) -> str:
    return f"{passage.number}/{passage.phase}" if passage.phase else str(passage.number)


def write_note(note: Note) -> str:
    lines = [FIRST_LINE]
    lines += [f"{key}: {value}".rstrip() for key, value in note.header.items()]
    lines.append("")
    lines += [f"{place} {seat} {text}" for place, (seat, text) in note.hints.items()]
    if note.stop:
        lines.append(f"stop {note.stop}")
    lines += [f"comment {place} {line}".rstrip() for place, comment in note.comments.items() for line in comment]
    lines += [f"remark {place} {line}".rstrip() for place, line in note.remarks.items()]
    return "\n".join(lines).rstrip()


def read_note(text: str) -> Note:
    """Parses our own note; anything else is ignored."""
    note = Note()
    lines = text.split("\n")
    if lines[0] != FIRST_LINE:
        return note
    body = 1
    for body, line in enumerate(lines[1:], 1):
        parts = _HEADER.fullmatch(line)
        if not parts or body > MAX_HEADER_LINES:
            break
        note.header[parts[1]] = parts[2].strip()[:MAX_LINE]
    for line in lines[body : body + MAX_LINES]:
        _read_line(note, line)
    return note


def _read_line(note: Note, line: str) -> None:
    if hint := _HINT.fullmatch(line):
        note.hints[hint[1]] = (hint[2], hint[3])
    elif stop := _STOP.fullmatch(line):
        note.stop = stop[1]
    elif match := _COMMENT.fullmatch(line):
        place: str | int = int(match[2]) if match[2].isdecimal() and len(match[2]) < 7 else match[2]
        if match[1] == "comment":
            note.comments.setdefault(place, []).append(match[3])
        elif isinstance(place, int):
            note.remarks[place] = match[3]


def add_comments(record: Record, note: Note) -> None:
    """Adds the comments of a note to a record, if their places exist."""
    places: set[str | int] = {*record.header, *range(1, len(record.decisions) + 2)}
    record.comments = {place: lines for place, lines in note.comments.items() if place in places}
    record.remarks = {place: line for place, line in note.remarks.items() if 0 < place <= len(record.decisions)}
