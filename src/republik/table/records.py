"""Game records: text files that a person can follow at the board.

    republik record 1
    game: three-tricks
    hand: 3
    anna: Anna
    boris: Boris
    date: 2026-11-15
    commitment: sha256:…
    seed: …
    result: boris, more-tricks, 4

    # the deal
    1 chance deal 2
    2 chance deal 4
    3 anna play 2
    4 boris play 4  # to lead

The first line contains the format's version. The header follows, one `key: value` per line, then a blank line, then one
line for each decision: its number (consecutive, from 1), the seat (or `chance`), and the move in the game's notation.
Forced decisions, which the engine makes itself, do not appear. A line that begins with `#` is a comment, and so is the
rest of a decision's line after a space and `#`; comments and unknown header lines are preserved. Blank lines after the
header are ignored.

Header keys of the table are those in TABLE_KEYS, the names of the game's seats (who plays them), and any key that
begins with `x-`. All others are options of the game.

A record contains everything, including hidden cards: it is for finished games, or for the table's own storage.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from republik.table import games as table_games
from republik.table.chance import Seed, deal_again, decide
from republik.table.contract import CHANCE, IllegalMove, Outcome, Position, Refusal, Renamed
from republik.table.game import Game
from republik.table.phrases import Arg, Phrase, section

VERSION = 1
MAX_SIZE = 4 * 1024 * 1024
MAX_DECISIONS = 20_000
MAX_HEADER_LINES = 200
MAX_LINE = 4_000
MAX_NAME = 1_000
"""Characters of a name or a comment."""

REVISION = "revision"
"""Revision of the game's rules that was played: see `Game.revision`."""
TABLE_KEYS = frozenset({"game", "date", "event", "place", "program", "commitment", "seed", "result", REVISION})
CHANCE_NAME = "chance"
PERSON = "person"
"""Player name for a person whose name is unknown."""
AUTOMATIC = "automatic"
"""Player name for a seat played by the rules; the terminal of version 0.1 wrote "bot"."""
DRAW = "draw"
UNFINISHED = "unfinished"
START = "x-start"
"""The position from which a game was continued, as text; without it, a game begins with its set-up."""
DEALT = "x-dealt"
"""How the hidden cards of that position were dealt again: see `chance.deal_again`."""
REDRAWN = "x-redrawn"
"""Redraws: both sides agreed to undo decisions of chance. `41+3` means that from decision 41 on, chance's counter is 3
higher than the number of recorded chance decisions, so that it draws different cards."""
TABLE_ENDINGS = frozenset({"resigned", "timeout", "agreed", "abandoned", "forfeited"})
"""Endings declared by the table instead of the rules; the position may still be in progress."""

_FIRST_LINE = re.compile(r"republik record ([0-9]{1,6})")
_HEADER_LINE = re.compile(r"([a-z][a-z0-9_.-]{0,39}):(.*)")
_DECISION_LINE = re.compile(r"([0-9]{1,6})\s+(\S+)\s+(\S.*)")
_TRAILING_COMMENT = re.compile(r"\s#")
_UNPRINTABLE = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
BYTE_ORDER_MARK = "\ufeff"

_REDRAWN = re.compile(r"([1-9][0-9]{0,5})\+([1-9][0-9]{0,5})")
_REVISION = re.compile(r"[1-9][0-9]{0,5}")

GameByName = Callable[[str], Game]


class Decision(NamedTuple):
    """The seat and the move, as written."""

    seat: str
    text: str


@dataclass
class Record:
    """A recorded game. A place is a header key or a decision number from 1 (one past the last means the end)."""

    header: dict[str, str] = field(default_factory=dict)
    decisions: list[Decision] = field(default_factory=list)
    comments: dict[str | int, list[str]] = field(default_factory=dict)
    """Whole-line comments, by the place that follows them."""
    remarks: dict[int, str] = field(default_factory=dict)
    """Comments at the end of a decision's line."""
    lines: dict[str | int, int] = field(default_factory=dict, compare=False, repr=False)
    """Line number of each place, if the record was parsed."""

    def options(self, game: Game) -> dict[str, str]:
        """Returns the header lines that are options of the game."""
        return options_of(self.header, game)

    def seats(self, game: Game) -> tuple[str, ...]:
        """Returns the seats of this game, whose number may be an option."""
        return game.seats_for(self.options(game))

    def line(self, place: str | int) -> int:
        """Returns the line number of a place, as read or as it would be written; 0 if it has none."""
        lines = self.lines or parse_record(write_record(self)).lines
        return lines.get(place, 0)


class Step(NamedTuple):
    """One decision of a replay and the position after it."""

    ply: int
    seat: int
    move: int
    position: Position


class BadRecord(Refusal, ValueError):
    """A record that is malformed or that the rules refuse: the line (0 if none), the reason and the rule.

    `good` is the number of decisions that the rules accept before the refused one; None if the text itself is
    malformed. `record` is the refused record; its game provides the message for the reason.
    """

    family = "record-"

    def __init__(
        self,
        line: int,
        key: str,
        details: Mapping[str, Arg] | None = None,
        rule: str = "",
        good: int | None = None,
        record: "Record | None" = None,
    ) -> None:
        super().__init__(key, details)
        self.line = line
        self.rule = rule
        self.good = good
        self.record = record

    def reason(self) -> Phrase:
        """Returns the reason without the line number."""
        reason = super().phrase()
        return Phrase("refusal-rule", {"reason": reason, "rule": section(self.rule)}) if self.rule else reason

    def phrase(self) -> Phrase:
        return Phrase("record-at-line", {"line": str(self.line), "reason": self.reason()})

    def __str__(self) -> str:
        rule = f" (rule {self.rule})" if self.rule else ""
        return f"line {self.line}: {super().__str__()}{rule}"


def is_table_key(key: str, game: Game) -> bool:
    """Returns whether a header key belongs to the table rather than to the game's options."""
    return key in TABLE_KEYS or key in game.seats or key.startswith("x-")


def options_of(header: Mapping[str, str], game: Game) -> dict[str, str]:
    """Returns the lines of a header that are options of the game."""
    return {key: value for key, value in header.items() if not is_table_key(key, game)}


def seat_name(game: Game, seat: int) -> str:
    """Returns the name of a seat as records write it."""
    return CHANCE_NAME if seat == CHANCE else game.seats[seat]


def one_line(text: str) -> str:
    """Turns any text (a player's name, a chat line) into a valid header value or comment."""
    printable = _UNPRINTABLE.sub(" ", text)
    return " ".join(printable.split())[:MAX_NAME]


def result_text(game: Game, outcome: Outcome) -> str:
    """Returns the result line of the header: winner, kind of ending, rule."""
    return ", ".join(part for part in (game.winner_of(outcome) or DRAW, outcome.termination, outcome.rule) if part)


def read_result(game: Game, text: str) -> Outcome:
    """Reads the output of `result_text`, whatever ending it names; a winner that is no seat is nobody."""
    winner, termination, rule = [*(part.strip() for part in text.split(",")), "", ""][:3]
    return Outcome(game.seats.index(winner) if winner in game.seats else None, termination, rule)


# Reading


def parse_record(data: str | bytes) -> Record:
    """Parses a record; for invalid input of any kind it raises BadRecord and nothing else."""
    lines = _split(data)
    version = _FIRST_LINE.fullmatch(lines[0])
    if not version:
        raise BadRecord(1, "first-line", {"expected": f"republik record {VERSION}"})
    if int(version[1]) != VERSION:
        raise BadRecord(1, "version", {"version": version[1], "known": str(VERSION)})
    record = Record()
    header_end = _read_header(lines, record)
    _read_decisions(lines, header_end, record)
    return record


def _split(data: str | bytes) -> list[str]:
    if len(data) > MAX_SIZE:
        raise BadRecord(0, "too-large", {"most": str(MAX_SIZE)})
    text = _decode(data) if isinstance(data, bytes) else data
    lines = [line.rstrip() for line in text.removeprefix(BYTE_ORDER_MARK).split("\n")]
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise BadRecord(number, "long-line", {"most": str(MAX_LINE)})
        if _UNPRINTABLE.search(line):
            raise BadRecord(number, "unprintable")
    return lines


def _decode(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(data.count(b"\n", 0, error.start) + 1, "not-utf-8") from None


def _comment(line: str) -> str | None:
    """Returns the text of a whole-line comment, or None."""
    stripped = line.lstrip()
    return stripped[1:].strip() if stripped.startswith("#") else None


def _read_header(lines: list[str], record: Record) -> int:
    """Reads the header and returns the number of the line that ends it."""
    waiting: list[str] = []
    number = 1
    for number, line in enumerate(lines[1:], 2):
        if not line:
            break
        if number > MAX_HEADER_LINES:
            raise BadRecord(number, "long-header", {"most": str(MAX_HEADER_LINES)})
        comment = _comment(line)
        if comment is not None:
            waiting.append(comment)
            continue
        key = _read_header_line(line, number, record)
        if waiting:
            record.comments[key] = waiting
            waiting = []
    if "game" not in record.header:
        raise BadRecord(number, "no-game")
    if waiting:
        record.comments[1] = waiting
    return number


def _read_header_line(line: str, number: int, record: Record) -> str:
    parts = _HEADER_LINE.fullmatch(line)
    if not parts:
        raise BadRecord(number, "header-line")
    key = parts[1]
    if key in record.header:
        raise BadRecord(number, "header-twice", {"name": key})
    record.header[key] = parts[2].strip()
    record.lines[key] = number
    return key


def _read_decisions(lines: list[str], header_end: int, record: Record) -> None:
    for number, line in enumerate(lines[header_end:], header_end + 1):
        if not line:
            continue
        comment = _comment(line)
        if comment is None:
            _read_decision(line, number, record)
        else:
            record.comments.setdefault(len(record.decisions) + 1, []).append(comment)


def _read_decision(line: str, number: int, record: Record) -> None:
    text, *remark = _TRAILING_COMMENT.split(line.strip(), maxsplit=1)
    parts = _DECISION_LINE.fullmatch(text.rstrip())
    if not parts:
        raise BadRecord(number, "decision-line")
    ply = len(record.decisions) + 1
    if int(parts[1]) != ply:
        raise BadRecord(number, "decision-number", {"number": str(int(parts[1])), "expected": str(ply)})
    if ply > MAX_DECISIONS:
        raise BadRecord(number, "many-decisions", {"most": str(MAX_DECISIONS)})
    record.decisions.append(Decision(parts[2], parts[3]))
    record.lines[ply] = number
    if remark and remark[0].strip():
        record.remarks[ply] = remark[0].strip()


# Writing


def write_record(record: Record) -> str:
    """Returns the record as text that parses to an equal record; raises BadRecord if that is impossible (a two-line
    name)."""
    lines = [f"republik record {VERSION}"]
    for key, value in record.header.items():
        lines += _comment_lines(record, key)
        lines.append(f"{key}: {value}".rstrip())
    lines.append("")
    for ply, decision in enumerate(record.decisions, 1):
        lines += _comment_lines(record, ply)
        remark = f"  # {record.remarks[ply]}" if ply in record.remarks else ""
        lines.append(f"{ply} {decision.seat} {decision.text}{remark}")
    lines += _comment_lines(record, len(record.decisions) + 1)
    text = "\n".join(lines) + "\n"
    if parse_record(text) != record:
        raise BadRecord(0, "unwritable")
    return text


def _comment_lines(record: Record, place: str | int) -> list[str]:
    return [f"# {comment}".rstrip() for comment in record.comments.get(place, [])]


# Replaying


def replay(record: Record, games: GameByName = table_games.game) -> Iterator[Step]:
    """Yields every decision with the position after it; raises BadRecord if the rules or the result disagree.

    The result is checked at the end: the record is valid only if the iterator is exhausted.
    """
    game = find_game(record, games)
    position = start(record, game)
    for ply in range(1, len(record.decisions) + 1):
        seat, move = read_move(record, game, position, ply)
        position = position.copy()
        _play(record, position, ply, move)
        yield Step(ply, seat, move, position)
    _check_result(record, game, position)


def position_at(record: Record, n: int, games: GameByName = table_games.game) -> Position:
    """Returns the position after n decisions (0: the start). Later decisions are not checked."""
    if not 0 <= n <= len(record.decisions):
        raise IndexError(f"the record has {len(record.decisions)} decisions, not {n}")
    game = find_game(record, games)
    position = start(record, game)
    for ply in range(1, n + 1):
        _, move = read_move(record, game, position, ply)
        _play(record, position, ply, move)
    return position


def verify(record: Record, games: GameByName = table_games.game) -> bool:
    """Replays the record and checks chance. True: every chance decision follows from a seed committed to beforehand,
    and so does what was dealt again at the start of a continued game.

    False: the record is valid, but chance cannot be checked without a revealed seed. Raises BadRecord if the rules, the
    result, the commitment, the deal or a chance decision disagree.
    """
    seed = revealed_seed(record)
    game = find_game(record, games)
    before = start(record, game)
    if START in record.header and seed is not None:
        _check_deal(record, before, seed)
    redrawn = redraws(record)
    counter = 0
    for step in replay(record, games):
        if step.seat == CHANCE and seed is not None:
            if decide(seed, counter + redrawn_before(redrawn, step.ply), before.moves()) != step.move:
                raise chance_differs(record, step.ply)
            counter += 1
        before = step.position
    return seed is not None


def _check_deal(record: Record, begun: Position, seed: Seed) -> None:
    method = record.header.get(DEALT, "")
    try:
        dealt = deal_again(begun, seed, method)
    except ValueError as error:
        raise BadRecord(record.line(DEALT), "deal-unknown", {"text": method}) from error
    if dealt.to_text() != begun.to_text():
        raise BadRecord(record.line(START), "deal-differs", good=0)


def chance_differs(record: Record, ply: int) -> BadRecord:
    """Returns the error for a chance decision that does not follow from the seed."""
    return BadRecord(record.line(ply), "chance-differs", good=ply - 1)


def revealed_seed(record: Record) -> Seed | None:
    """Returns the seed in the header, checked against the commitment, or None."""
    if "seed" not in record.header:
        return None
    try:
        seed = Seed.parse(record.header["seed"])
    except ValueError as error:
        raise BadRecord(record.line("seed"), "seed-unreadable", {"text": record.header["seed"]}) from error
    if "commitment" not in record.header:
        raise BadRecord(record.line("seed"), "seed-without-commitment")
    if not seed.verify(record.header["commitment"]):
        raise BadRecord(record.line("seed"), "seed-not-promised")
    return seed


def redraws(record: Record) -> dict[int, int]:
    """Returns, by decision number, how many chance draws were skipped before it because they had been undone."""
    skipped: dict[int, int] = {}
    for part in record.header.get(REDRAWN, "").split():
        parts = _REDRAWN.fullmatch(part)
        if not parts:
            raise BadRecord(record.line(REDRAWN), "redraws", {"text": part})
        skipped[int(parts[1])] = int(parts[2])
    return skipped


def write_redraws(redrawn: dict[int, int]) -> str:
    """Formats the header value that `redraws` parses."""
    return " ".join(f"{ply}+{skipped}" for ply, skipped in sorted(redrawn.items()))


def redrawn_before(redrawn: dict[int, int], ply: int) -> int:
    """Returns how far chance's counter is ahead of the recorded chance decisions at this decision."""
    return sum(skipped for since, skipped in redrawn.items() if since <= ply)


def find_game(record: Record, games: GameByName = table_games.game) -> Game:
    """Returns the game of a record."""
    try:
        return games(record.header["game"])
    except LookupError as error:
        raise BadRecord(record.line("game"), "other-game", {"reason": _reason_of(error)}) from error


def start(record: Record, game: Game) -> Position:
    """Returns the position before the first decision: the set-up, or a position of another game (START)."""
    text = record.header.get(START)
    try:
        position = game.new(record.options(game)) if text is None else game.from_text(text)
    except (ValueError, LookupError) as error:
        line = record.line("game" if text is None else START)
        raise BadRecord(line, "options", {"reason": _reason_of(error)}) from error
    return game.under_revision(position, revision_of(record)) if is_outdated(record, game) else position


def read_move(record: Record, game: Game, position: Position, ply: int) -> tuple[int, int]:
    """Parses a decision at the position before it; returns seat and move."""
    decision = record.decisions[ply - 1]
    seat = position.to_act()
    if seat is None:
        raise BadRecord(record.line(ply), "over", good=ply - 1)
    if decision.seat != seat_name(game, seat):
        turn = {"seat": decision.seat, "expected": seat_name(game, seat)}
        raise BadRecord(record.line(ply), "other-turn", turn, good=ply - 1)
    try:
        return seat, position.parse_move(decision.text)
    except (ValueError, LookupError) as error:
        raise refused_move(record, ply, error) from error


def _play(record: Record, position: Position, ply: int, move: int) -> None:
    try:
        position.play(move)
    except IllegalMove as error:
        raise refused_move(record, ply, error) from error


def refused_move(record: Record, ply: int, error: Exception) -> BadRecord:
    """Returns the error for a decision that is not a move or that the rules forbid."""
    rule = error.rule if isinstance(error, IllegalMove) else ""
    key = "move-refused" if isinstance(error, IllegalMove) else "no-move"
    details: dict[str, Arg] = {"move": record.decisions[ply - 1].text, "reason": _reason_of(error)}
    return BadRecord(record.line(ply), key, details, rule, ply - 1, record)


def _reason_of(error: Exception) -> Arg:
    """Returns the reason of a refusal without its rule; for other exceptions, their text."""
    return Refusal.phrase(error) if isinstance(error, Refusal) else str(error)


def _check_result(record: Record, game: Game, position: Position) -> None:
    """Checks winner and kind of ending, under their current or a former name; the rule is informative only."""
    claimed = [part.strip() for part in record.header.get("result", "").split(",")]
    outcome = position.outcome()
    if claimed[0] in ("", UNFINISHED):
        if claimed[0] and outcome is not None:
            raise _result_error(record, "ended-otherwise", result_text(game, outcome))
        return
    if outcome is None:
        _check_table_ending(record, game, claimed)
        return
    actual = [part.strip() for part in result_text(game, outcome).split(",")]
    endings = [actual]
    if isinstance(position, Renamed) and is_outdated(record, game):
        endings += [former.split(", ") for former in position.former_results()]
    if all(claimed[:2] != ending[: min(len(claimed), 2)] for ending in endings):
        raise _result_error(record, "ended-otherwise", ", ".join(actual), outcome.rule)


def _check_table_ending(record: Record, game: Game, claimed: list[str]) -> None:
    if len(claimed) < 2 or claimed[1] not in TABLE_ENDINGS or claimed[0] not in (*record.seats(game), DRAW):
        raise _result_error(record, "not-over")


def _result_error(record: Record, key: str, result: str = "", rule: str = "") -> BadRecord:
    """Returns the error for a result that the decisions, all of them valid, do not lead to."""
    details = {"result": result} if result else None
    return BadRecord(record.line("result"), key, details, rule, len(record.decisions))


# Corrections of the rules


def revision_of(record: Record) -> int:
    """Returns the revision of the rules a record was played under; records without the header line are revision 1."""
    written = record.header.get(REVISION, "1")
    if not _REVISION.fullmatch(written):
        raise BadRecord(record.line(REVISION), "revision", {"text": written})
    return int(written)


def is_outdated(record: Record, game: Game) -> bool:
    """Returns whether the rules have been corrected since the record was begun."""
    return revision_of(record) < game.revision


def accepted(record: Record, games: GameByName = table_games.game) -> tuple[Record, BadRecord | None]:
    """Returns the part of a record that the current rules accept, and the first refusal or None.

    Only a record of an earlier revision is truncated; any other is returned unchecked.
    """
    if not is_outdated(record, find_game(record, games)):
        return record, None
    try:
        verify(record, games)
    except BadRecord as refusal:
        if refusal.good is None:
            raise
        return first_decisions(record, refusal.good), refusal
    return record, None


def first_decisions(record: Record, count: int) -> Record:
    """Returns the first `count` decisions without the result. Chance will not reuse the draws that were cut off."""
    redrawn = {ply: skipped for ply, skipped in redraws(record).items() if ply <= count}
    skipped = sum(decision.seat == CHANCE_NAME for decision in record.decisions[count:])
    skipped += sum(redraws(record).values()) - sum(redrawn.values())
    header = {key: value for key, value in record.header.items() if key not in ("result", REDRAWN)}
    if skipped:
        redrawn[count + 1] = skipped
    if redrawn:
        header[REDRAWN] = write_redraws(redrawn)
    places: set[str | int] = {*header, *range(1, count + 2)}
    comments = {place: list(lines) for place, lines in record.comments.items() if place in places}
    remarks = {ply: remark for ply, remark in record.remarks.items() if ply <= count}
    return Record(header, record.decisions[:count], comments, remarks)
