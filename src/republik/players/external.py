"""A player that is an external program: JSON lines over its standard input and output (docs/bots.md)."""

import atexit
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Mapping, Sequence
from random import Random
from typing import IO, Any, Final, NamedTuple, NoReturn, Self

import republik
from republik import games
from republik.table.contract import Event, Outcome, Refusal, View
from republik.table.game import AnyPresenter
from republik.table.player import Forfeit
from republik.table.records import one_line
from republik.table.views import plain_data

PREFIX: Final = "bot:"
PROTOCOL: Final = 1
MAX_LINE: Final = 64 * 1024
MAX_OUTPUT: Final = 1024 * 1024  # per game, for standard output and standard error each
LAST_WORDS: Final = 2_000
QUOTED: Final = 80
CHUNK: Final = 16 * 1024
MAX_SECONDS: Final = 86_400.0
_OWN_GROUP: Final[int] = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
"""What `start_new_session` is elsewhere: Windows ignores that."""
EXTRAS: Final = ("components", "features", "forecast")


class BadBot(Refusal, ValueError):
    """A program that cannot be run as a player."""

    family = "error-"


class Limits(NamedTuple):
    """Time limits in seconds: to say hello, for one decision, for all decisions of a game, to exit after quit."""

    start: float = 10.0
    decision: float = 5.0
    game: float = 600.0
    leave: float = 1.0


def is_bot(name: str) -> bool:
    return name.strip().startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """Returns the command in a player's name as an argument list; raises BadBot if the program does not exist."""
    written = name.strip().removeprefix(PREFIX)
    try:
        command = shlex.split(_escaped(written))
    except ValueError as error:
        raise BadBot("bot-command", {"command": written, "reason": str(error)}) from None
    if not command:
        raise BadBot("bot-command", {"command": written, "reason": "-"})
    if shutil.which(command[0]) is None:
        raise BadBot("bot-missing", {"program": command[0]})
    return command


def _escaped(command: str) -> str:
    """On Windows a backslash separates folders; elsewhere it escapes the character after it."""
    return command.replace("\\", "\\\\") if sys.platform == "win32" else command


def limits_of_environment(environment: Mapping[str, str] = os.environ) -> Limits:
    """Reads REPUBLIK_BOT_START, REPUBLIK_BOT_DECISION and REPUBLIK_BOT_GAME in seconds; raises BadBot if invalid."""
    given: dict[str, float] = {}
    for field in ("start", "decision", "game"):
        variable = f"REPUBLIK_BOT_{field.upper()}"
        text = environment.get(variable, "").strip()
        if not text:
            continue
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds <= MAX_SECONDS:
            raise BadBot("bot-time", {"variable": variable, "text": text})
        given[field] = seconds
    return Limits(**given)


class ExternalPlayer:
    """Runs a program and asks it for moves. On any violation it terminates the program's processes and raises
    Forfeit."""

    def __init__(
        self, command: Sequence[str], game: str, presenter: AnyPresenter, limits: Limits | None = None
    ) -> None:
        self.name = PREFIX + shlex.join(command)
        self.title = self.name
        self.events_received = 0
        self._command = list(command)
        self._game = game
        self._seats = games.game(game).seats
        self._presenter = presenter
        self._limits = limits or Limits()
        self._wants: list[str] = []
        self._line: Pipe | None = None
        self._fault: Forfeit | None = None
        self._events: list[Event] = []
        self._view: View | None = None  # the last view of the game; None before its first decision
        self._decision = 0
        self._used = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- what the table asks for ------------------------------------------------------------------

    def receive_events(self, events: Sequence[Event]) -> None:
        """Queues events, as the seat may know them, to be sent with the next view."""
        self.events_received += len(events)
        self._events += events

    def choose(self, view: View, rng: Random) -> int:
        if self._fault is not None:
            raise self._fault
        line = self._line or self._start()
        if self._view is None:
            self._begin(line, view)
        self._view = view
        self._check_silence(line)
        self._decision += 1
        moves = list(view.moves())
        offered = [{"id": move, "text": view.move_text(move)} for move in moves]
        line.send({"type": "view", **self._view_data(view), "events": self._take_events(view)})
        line.send({"type": "time", "decision": self._limits.decision, "game": round(self._time_left(), 3)})
        line.send({"type": "decide", "decision": self._decision, "seed": rng.getrandbits(32), "moves": offered})
        return self._answer(line, moves)

    def game_over(self, outcome: Outcome | None) -> None:
        """Tells the program how the game ended; the next decision begins a new game."""
        if self._line is not None and self._view is not None:
            ended = outcome or Outcome(None, "abandoned", "")
            winner = games.game(self._game).winner_of(ended)
            result = {"winner": winner, "termination": ended.termination, "rule": ended.rule}
            self._line.send({"type": "game_over", **result, "events": self._take_events(self._view)})
        self._view = None
        self._events = []
        self.events_received = 0

    def close(self) -> None:
        """Asks the program to exit, then terminates it with all its child processes."""
        if self._line is not None:
            self._line.send({"type": "quit"})
            self._line.terminate(self._limits.leave)
            self._line = None
        self._view = None

    # -- protocol -------------------------------------------------------------------------------------

    def _start(self) -> "Pipe":
        try:
            line = self._line = Pipe(self._command)
        except OSError as error:
            self._forfeit("bot-not-started", reason=error.strerror or str(error))
        line.send({"type": "hello", "protocol": PROTOCOL, "program": f"republik {republik.__version__}"})
        answer = self._read(line, self._limits.start, "bot-no-hello", self._limits.start)
        wants = answer.get("wants", [])
        valid = isinstance(wants, list) and all(extra in EXTRAS for extra in wants)
        if answer.get("type") != "hello" or not _is_number(answer.get("protocol"), PROTOCOL) or not valid:
            self._garbage(answer)
        self._wants = wants
        if isinstance(answer.get("name"), str):
            self.title = one_line(answer["name"])[:QUOTED] or self.title
        return line

    def _begin(self, line: "Pipe", view: View) -> None:
        line.written = line.complained = 0
        self._decision, self._used = 0, 0.0
        about = plain_data(self._presenter.game(view, self._wants))
        line.send({"type": "new_game", "game": self._game, "seat": self._seats[view.seat], **about})

    def _view_data(self, view: View) -> Mapping[str, object]:
        data = plain_data(self._presenter.view(view, self._wants))
        return {"seat": self._seats[view.seat], **data, **plain_data(self._presenter.extras(view, self._wants))}

    def _take_events(self, view: View) -> list[Mapping[str, object]]:
        events, self._events = self._events, []
        return [plain_data(self._presenter.event(event, view, self._wants)) for event in events]

    def _check_silence(self, line: "Pipe") -> None:
        """Forfeits if the program has written anything unasked."""
        if (output := line.read(0.0)) is not None:
            self._check(line, output)
            self._forfeit("bot-unasked")

    def _answer(self, line: "Pipe", moves: Sequence[int]) -> int:
        short = self._time_left() < self._limits.decision
        began = time.monotonic()
        if short:
            answer = self._read(line, self._time_left(), "bot-clock", self._limits.game)
        else:
            answer = self._read(line, self._limits.decision, "bot-timeout", self._limits.decision)
        self._used += time.monotonic() - began
        move = answer.get("move")
        if answer.get("type") != "move" or type(answer.get("decision")) is not int:
            self._garbage(answer)
        if answer["decision"] != self._decision:
            self._forfeit("bot-unasked")
        if type(move) is not int or move not in moves:
            self._forfeit("bot-illegal", move=one_line(json.dumps(move))[:QUOTED])
        return move

    def _time_left(self) -> float:
        return max(0.0, self._limits.game - self._used)

    def _read(self, line: "Pipe", seconds: float, late: str, limit: float) -> dict[str, Any]:
        output = line.read(seconds)
        if output is None:
            self._forfeit(late, seconds=f"{limit:g}")
        text = self._check(line, output)
        try:
            answer = json.loads(text)
        except (ValueError, RecursionError):
            self._garbage(text)
        if not isinstance(answer, dict):
            self._garbage(text)
        return answer

    def _check(self, line: "Pipe", output: "OutputLine") -> bytes:
        """Returns the line received; forfeits on excess output or if the program has ended."""
        if output.flood:
            self._forfeit("bot-flood", limit=str(output.flood))
        if output.text is None:
            line.kill()
            self._forfeit("bot-ended", code=str(line.exit_code()))
        return output.text

    def _garbage(self, data: object) -> NoReturn:
        text = data.decode("utf-8", "replace") if isinstance(data, bytes) else json.dumps(data, ensure_ascii=False)
        self._forfeit("bot-garbage", line=one_line(text)[:QUOTED])

    def _forfeit(self, key: str, **details: str) -> NoReturn:
        last_words = ""
        if self._line is not None:
            self._line.terminate(0.0)
            last_words = self._line.last_words()
            self._line = None
        self._fault = Forfeit(key, details, last_words)
        raise self._fault


def _is_number(value: object, expected: int) -> bool:
    return type(value) is int and value == expected


# -- the pipes to the program -----------------------------------------------------------------------------


class OutputLine(NamedTuple):
    """A line of output; `text` is None once the program has closed it; `flood` is the output limit if it was
    exceeded."""

    text: bytes | None
    flood: int = 0


_RUNNING: "weakref.WeakSet[Pipe]" = weakref.WeakSet()


class Pipe:
    """A running program and its three streams, each served by a thread, so that the program can never block the
    table."""

    def __init__(self, command: Sequence[str]) -> None:
        # A new session and process group: Ctrl-C does not reach the program, and killing the group ends its children.
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
            creationflags=_OWN_GROUP,
        )
        _RUNNING.add(self)
        self.written = 0
        self.complained = 0
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._inbox: queue.SimpleQueue[OutputLine] = queue.SimpleQueue()
        self._tail = b""
        self._killed = False
        streams = (self.process.stdin, self.process.stdout, self.process.stderr)
        work = (self._write_all, self._read_lines, self._read_errors)
        self._threads = [
            threading.Thread(target=run, args=(stream,), daemon=True) for run, stream in zip(work, streams, strict=True)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, message: Mapping[str, Any]) -> None:
        self._outbox.put(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    def read(self, seconds: float) -> OutputLine | None:
        """Returns the next line, or None on timeout."""
        try:
            return self._inbox.get(timeout=seconds) if seconds > 0 else self._inbox.get_nowait()
        except queue.Empty:
            return None

    def terminate(self, grace: float) -> None:
        """Gives the program some time to exit, then kills it with all its child processes."""
        self._outbox.put(None)
        if grace:
            self._threads[1].join(grace)  # the program closes its output when it exits
        self.kill()
        for thread in self._threads:
            thread.join(1.0)

    def kill(self) -> None:
        """Kills the process group. The process is not reaped before, so that its group id cannot have been reused."""
        if self._killed:
            return
        self._killed = True
        _RUNNING.discard(self)
        try:
            if sys.platform == "win32":
                command = ["taskkill", "/T", "/F", "/PID", str(self.process.pid)]
                subprocess.run(command, capture_output=True, check=False)
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            self.process.kill()
        self.exit_code()

    def exit_code(self) -> int | None:
        try:
            return self.process.wait(5.0)
        except subprocess.TimeoutExpired:
            return None

    def last_words(self) -> str:
        """Returns the last line written to standard error."""
        lines = self._tail.decode("utf-8", "replace").strip().splitlines()
        return one_line(lines[-1]) if lines else ""

    def _write_all(self, stream: IO[bytes]) -> None:
        try:
            with stream:
                while (data := self._outbox.get()) is not None:
                    rest = memoryview(data)
                    while rest:
                        rest = rest[stream.write(rest) :]
        except OSError:
            pass  # the program no longer reads; its exit is noticed on its output

    def _read_lines(self, stream: IO[bytes]) -> None:
        pending = b""
        with stream:
            while data := os.read(stream.fileno(), CHUNK):
                self.written += len(data)
                *lines, pending = (pending + data).split(b"\n")
                if max(map(len, (*lines, pending))) > MAX_LINE or self.written > MAX_OUTPUT:
                    self._inbox.put(OutputLine(None, MAX_OUTPUT if self.written > MAX_OUTPUT else MAX_LINE))
                    return
                for text in lines:
                    self._inbox.put(OutputLine(text))
        self._inbox.put(OutputLine(None))

    def _read_errors(self, stream: IO[bytes]) -> None:
        with stream:
            while data := os.read(stream.fileno(), CHUNK):
                self.complained += len(data)
                self._tail = (self._tail + data)[-LAST_WORDS:]
                if self.complained > MAX_OUTPUT:
                    self._inbox.put(OutputLine(None, MAX_OUTPUT))
                    return


@atexit.register
def _end_all() -> None:
    for line in list(_RUNNING):
        line.kill()
