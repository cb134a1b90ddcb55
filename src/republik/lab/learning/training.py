"""A training run: leads the workers, the trainer and the gates, and keeps the run's counters.

Workers play tasks of a few seconds with the newest network and write files of rows; the trainer, a program of its own,
reads them and writes networks; in between, the same workers play the gates. Everything that matters is in files, so a
run continues after a kill at any moment.
"""

import os
import platform
import random
import shutil
import subprocess
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import republik
from republik import games
from republik.lab.arena import ArenaError, Done
from republik.lab.executors import Tasks, tasks_of
from republik.table.learning.learner import Exploration, Learner
from republik.table.learning.network import BadNetwork, read

from .folder import NETWORK, BadRun, RunFolder, append_line, read_json, read_lines, write_json, write_whole
from .gates import Gate, play_part
from .learners import LearningError, learner_of
from .plan import FIXED, Plan, Settings, read_plan
from .self_play import Order, Played, play_order, rows_name

TICK: Final = 1.0
WAIT: Final = 0.25
SPEED_SECONDS: Final = 30.0
"""Games per second are measured over this time."""
RECENT_GAMES: Final = 2000
"""Games of self-play that the reported shares are counted over."""
TRAINER: Final = "republik.lab.learning.trainer"
STOP_SECONDS: Final = 60.0
START: Final = 0
"""The number of the network that a run starts with."""

Report = Callable[["Training"], None]


@dataclass
class Counters:
    """What self-play did so far, over all sessions; kept in `progress.json`."""

    session: int = 0
    seconds: float = 0.0
    games: int = 0
    rows: int = 0
    held_games: int = 0
    task_seconds: float = 0.0
    """Time of all workers together."""
    gates: int = 0
    gate_seconds: float = 0.0
    """When the last gate ended, in seconds of the run."""

    @classmethod
    def read(cls, folder: RunFolder) -> "Counters":
        saved = read_json(folder.progress) or {}
        counters = cls()
        for name, usual in vars(counters).items():
            with suppress(KeyError, TypeError, ValueError):
                setattr(counters, name, type(usual)(saved[name]))
        return counters


# -- preparing ------------------------------------------------------------------------------------------------


def versions() -> dict[str, str]:
    return {"republik": republik.__version__, "python": platform.python_version(), "machine": machine()}


def machine() -> str:
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"


def prepare(path: Path, game: str, given: dict[str, Any]) -> tuple[RunFolder, Plan]:
    """Creates a run, or opens an existing one and changes its settings; LearningError or BadRun if it cannot."""
    folder, learner = RunFolder(path), learner_of(game)
    if folder.plan.exists():
        plan = _reopened(folder, game, learner, given)
    else:
        if path.exists() and any(path.iterdir()):
            raise LearningError("error-train-not-empty", path=str(path))
        settings = Settings(game).changed(learner.settings).changed(given)
        plan = Plan(settings, learner.shape, learner.gates, versions())
        folder.create()
        start = learner.start(_start_seed(settings))
        write_whole(folder.network(START), start)
        write_whole(folder.best, start)
    plan.save(folder)
    folder.create()
    folder.clean()
    _repair(folder, plan, learner)
    return folder, plan


def _start_seed(settings: Settings) -> int:
    return random.Random(f"start {settings.seed!r}").randrange(2**31)


def _reopened(folder: RunFolder, game: str, learner: Learner, given: dict[str, Any]) -> Plan:
    plan = read_plan(folder)
    for name in FIXED:
        now = given.get(name, game if name == "game" else getattr(plan.settings, name))
        if now != getattr(plan.settings, name):
            then = str(getattr(plan.settings, name))
            raise LearningError("error-train-other-run", path=str(folder.path), name=name, then=then, now=str(now))
    if plan.shape != learner.shape:
        raise LearningError("error-train-shape", path=str(folder.path))
    return Plan(plan.settings.changed(given), plan.shape, learner.gates, versions())


def _repair(folder: RunFolder, plan: Plan, learner: Learner) -> None:
    """Removes damaged networks, and makes the first and the best again if they are missing."""
    for path in [folder.best, *folder.networks()]:
        try:
            if path.exists() and read(path.read_bytes()).shape != plan.shape:
                raise BadRun(path, "another shape")
        except BadNetwork as error:
            path.unlink()
            folder.tell("damaged network", file=path.name, reason=str(error))
    start = folder.network(START)
    if not start.exists():
        write_whole(start, learner.start(_start_seed(plan.settings)))
    if not folder.best.exists():
        write_whole(folder.best, start.read_bytes())


def _last_gate(folder: RunFolder) -> list[dict[str, Any]]:
    """Returns the matches of the last gate."""
    matches = list(read_lines(folder.matches))
    return [match for match in matches if match.get("gate") == matches[-1].get("gate")]


# -- leading --------------------------------------------------------------------------------------------------


class Training:
    """A session of a run."""

    def __init__(
        self,
        folder: RunFolder,
        plan: Plan,
        workers: int,
        backend: str = "process",
        python: str = "",
        report: Report | None = None,
    ) -> None:
        self.folder, self.plan, self.settings = folder, plan, plan.settings
        self.workers, self.backend, self.python = workers, backend, python or sys.executable
        self.report = report
        self.counters = Counters.read(folder)
        self.counters.session += 1
        self.seats = games.game(plan.settings.game).seats
        self.rng = random.Random(f"{plan.settings.seed!r} session {self.counters.session}")
        self.orders = 0
        self.gate: Gate | None = None
        self.number = ""
        """The network in the gate."""
        self.trainer: subprocess.Popen[bytes] | None = None
        self.speed: deque[tuple[float, int, int]] = deque()
        self.won: deque[str] = deque(maxlen=RECENT_GAMES)
        self.odd: dict[str, deque[float]] = {name: deque(maxlen=RECENT_GAMES) for name in ("earlier", "start")}
        self.last_gate = _last_gate(folder)
        """The matches of the last gate."""
        self.clock = time.monotonic()
        self.ticked = 0.0

    # -- time -------------------------------------------------------------------------------------------

    def done(self) -> float:
        """Returns which part of the run is done, by time or by games, whichever is more."""
        by_time = self.counters.seconds / (self.settings.minutes * 60)
        by_games = self.counters.games / self.settings.games if self.settings.games else 0.0
        return min(1.0, max(by_time, by_games))

    def run(self) -> None:
        """Trains until the run is complete; on an interruption everything ends in order and can continue."""
        self.folder.tell("start", session=self.counters.session, workers=self.workers, backend=self.backend)
        tasks: Tasks | None = None
        complete = False
        try:
            if self.done() < 1.0:
                self._start_trainer()
            tasks = tasks_of(self.backend, self.workers)
            self.clock = time.monotonic()
            while self.done() < 1.0:
                self._turn(tasks)
            self._stop_trainer()
            self._last_gate(tasks)
            complete = True
        finally:
            self._stop_trainer()
            if tasks is not None:
                tasks.close()
            self._save()
            self.folder.tell("end", session=self.counters.session, complete=complete, games=self.counters.games)

    def _turn(self, tasks: Tasks, play: bool = True) -> None:
        """Keeps all places busy, takes what is done, and does what is due."""
        while len(tasks.running) < tasks.places and self._submit(tasks, play):
            pass
        for result in _results(tasks):
            self._take(result)
        if self.gate is not None and self.gate.match is not None and self.gate.match.finished():
            self._next_match()
        now = time.monotonic()
        self.counters.seconds += now - self.clock if play else 0.0
        self.clock = now
        if now - self.ticked >= TICK:
            self.ticked = now
            self._tick(play)

    def _submit(self, tasks: Tasks, play: bool) -> bool:
        """Submits one task: a part of a gate if there is one, otherwise self-play; returns whether it did."""
        match = self.gate.match if self.gate is not None else None
        jobs = match.next_jobs(tasks.places) if match is not None else []
        if match is not None and jobs:
            match.in_play += 1
            tasks.submit(play_part, match.plan, jobs, self._carried())
            return True
        if play:
            tasks.submit(play_order, self._order())
        return play

    def _take(self, result: Any) -> None:
        if isinstance(result, Played):
            self._count(result)
        elif isinstance(result, Done) and self.gate is not None and self.gate.match is not None:
            self.gate.match.add(result)

    def _tick(self, play: bool) -> None:
        if play and self.trainer is not None and self.trainer.poll() is not None:
            raise trainer_error(self.folder, self.trainer.returncode)
        self._save()
        self._thin()
        interval = self.settings.gate_minutes * 60
        if play and interval and self.gate is None and self.counters.seconds - self.counters.gate_seconds >= interval:
            self._begin_gate()
        if self.report is not None:
            self.report(self)

    def _save(self) -> None:
        write_json(self.folder.progress, vars(self.counters) | {"done": self.done()})

    # -- self-play --------------------------------------------------------------------------------------

    def exploration(self) -> Exploration:
        return Exploration(*self.settings.exploration(self.done(), self.counters.rows))

    def _order(self) -> Order:
        self.orders += 1
        networks = self.folder.networks()
        local = self.backend != "ray"
        chosen = (networks[-1], self.rng.choice(networks), networks[0])
        latest, earlier, start = (str(path) if local else path.read_bytes() for path in chosen)
        settings = self.settings
        left = settings.games - self.counters.games if settings.games else 10**9
        most, folder = max(1, left // self.workers), str(self.folder.rows) if local else ""
        session, exploration = self.counters.session, self.exploration()
        return Order(settings, session, self.orders, most, latest, earlier, start, exploration, folder)

    def _count(self, played: Played) -> None:
        if played.data:
            write_whole(self.folder.rows / rows_name(self.counters.session, played.number), played.data, lasting=False)
        rows = sum(game.rows for game in played.games)
        self.counters.games += len(played.games)
        self.counters.rows += rows
        self.counters.held_games += sum(game.held_out for game in played.games)
        self.counters.task_seconds += played.seconds
        self.speed.append((time.monotonic(), len(played.games), rows))
        for game in played.games:
            winner = str(game.facts.get("winner", ""))
            if not game.odd:
                self.won.append(winner)
            elif winner in self.seats:
                self.odd[game.odd].append(float(self.seats.index(winner) != game.seat))

    def speeds(self) -> tuple[float, float]:
        """Returns games and rows per second, over the last while."""
        now = time.monotonic()
        while self.speed and now - self.speed[0][0] > SPEED_SECONDS:
            self.speed.popleft()
        seconds = max(self.settings.task_seconds, now - self.speed[0][0]) if self.speed else 1.0
        return sum(games for _, games, _ in self.speed) / seconds, sum(rows for _, _, rows in self.speed) / seconds

    def _thin(self) -> None:
        """Deletes networks, so that those left are spread evenly over the run: always where most of them are."""
        networks = self.folder.networks()
        while len(networks) > self.settings.networks + 5:
            numbers = [int(path.stem) for path in networks]
            gaps = {at: numbers[at + 1] - numbers[at - 1] for at in range(1, len(networks) - 5)}
            at = min(gaps, key=lambda one: gaps[one])
            networks.pop(at).unlink(missing_ok=True)

    # -- the trainer ------------------------------------------------------------------------------------

    def _start_trainer(self) -> None:
        with self.folder.trainer_output.open("ab") as output:
            self.trainer = subprocess.Popen(
                trainer_command(self.python, self.folder.path),
                stdin=subprocess.PIPE,
                stdout=output,
                stderr=output,
                env=trainer_environment(self.python),
            )

    def _stop_trainer(self) -> None:
        """Ends the trainer in order: it exports and saves when its input ends."""
        trainer, self.trainer = self.trainer, None
        if trainer is None:
            return
        assert trainer.stdin is not None
        trainer.stdin.close()
        try:
            trainer.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            trainer.kill()
            trainer.wait()

    # -- gates ------------------------------------------------------------------------------------------

    def _begin_gate(self) -> None:
        """Lets the newest network play the best one, unless it is the best."""
        newest = self.folder.networks()[-1]
        data = newest.read_bytes()
        if not self.plan.gates or data == self.folder.best.read_bytes():
            self.counters.gate_seconds = self.counters.seconds
            return
        self.counters.gates += 1
        candidate = self.folder.path / f"candidate{NETWORK}"
        write_whole(candidate, data)
        seed = f"{self.settings.seed} gate {self.counters.gates}"
        self.gate = Gate(self.settings, self.plan.gates, str(candidate), str(self.folder.best), seed)
        self.number = newest.stem

    def _carried(self) -> dict[str, bytes]:
        """Returns the networks that a worker on another machine needs."""
        if self.backend != "ray" or self.gate is None:
            return {}
        return {name: Path(name).read_bytes() for name in (self.gate.candidate, self.gate.best)}

    def _next_match(self) -> None:
        """Records the match that is over, takes over the candidate if it passed, and begins the next match."""
        assert self.gate is not None
        before = self.gate.passed
        self.gate.advance()
        match = self.gate.results[-1]
        about = {"gate": self.counters.gates, "candidate": self.number, "games": self.counters.games}
        passed = {} if self.gate.passed is None or before is not None else {"passed": self.gate.passed}
        append_line(self.folder.matches, {"time": round(time.time(), 1), **about, **match, **passed})
        if self.gate.passed and before is None:
            shutil.copyfile(self.gate.candidate, f"{self.folder.best}.part")
            Path(f"{self.folder.best}.part").replace(self.folder.best)
            self.folder.tell("best", network=self.number, gate=self.counters.gates)
        self.last_gate = self.gate.results
        if self.gate.finished():
            self.gate = None
            self.counters.gate_seconds = self.counters.seconds

    def _last_gate(self, tasks: Tasks) -> None:
        """Plays what is left of a gate, and one with the last network."""
        if not self.settings.gate_minutes:
            return
        unfinished = self.gate is not None
        self._finish_gate(tasks)
        if not unfinished or self.number != self.folder.networks()[-1].stem:
            self._begin_gate()
            self._finish_gate(tasks)
        (self.folder.path / f"candidate{NETWORK}").unlink(missing_ok=True)

    def _finish_gate(self, tasks: Tasks) -> None:
        while self.gate is not None:
            self._turn(tasks, play=False)

    # -- the report -------------------------------------------------------------------------------------

    def seconds_left(self) -> float:
        return max(0.0, self.settings.minutes * 60 - self.counters.seconds)

    def trainer_figures(self) -> dict[str, Any]:
        """Returns what the trainer reported last."""
        return read_json(self.folder.trainer) or {}

    def shares(self) -> dict[str, float]:
        """Returns the share of games in self-play that each seat won, the latest network at all seats."""
        won = Counter(self.won)
        return {name: won[name] / len(self.won) for name in self.seats} if self.won else {}

    def against(self) -> dict[str, float]:
        """Returns the share of games won by the latest network against `earlier` ones and that of the `start`."""
        return {name: sum(own) / len(own) for name, own in self.odd.items() if own}

    def match_in_progress(self) -> str:
        match = None if self.gate is None else self.gate.match
        if match is None:
            return ""
        return f"{self.number} – {match.kind}, {match.level}, {len(match.results)}/{match.plan.pairs}"


def _results(tasks: Tasks) -> list[Any]:
    """Returns the results that have come in, after a short wait."""
    if not tasks.running:
        return []
    try:
        return tasks.results(WAIT)
    except ArenaError as error:
        if error.key == "error-arena-worker":
            raise LearningError("error-train-worker") from None
        raise


# -- the trainer's process ------------------------------------------------------------------------------------


def trainer_command(python: str, run: Path) -> list[str]:
    """Returns the command of the trainer. Another interpreter finds our modules after its own, so that it never loads a
    library that was built for this one."""
    arguments = [str(run.resolve()), "--attached"]
    if python == sys.executable:
        return [python, "-m", TRAINER, *arguments]
    source = str(Path(republik.__file__).resolve().parents[1])
    load = f"runpy.run_module({TRAINER!r}, run_name='__main__', alter_sys=True)"
    return [python, "-c", f"import sys, runpy; sys.path.append({source!r}); {load}", *arguments]


def trainer_environment(python: str) -> dict[str, str]:
    environment = dict(os.environ)
    if python != sys.executable:
        for name in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"):
            environment.pop(name, None)
    return environment


def trainer_error(folder: RunFolder, code: int) -> LearningError:
    """Returns why the trainer ended: a missing library, or the last line that it wrote."""
    lines = folder.trainer_output.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    last = lines[-1] if lines else f"exit code {code}"
    keys = {"NO NUMPY": "error-train-numpy", "NO TORCH": "error-train-torch", "NO WEIGHTS": "error-train-weights"}
    if last in keys:
        return LearningError(keys[last])
    return LearningError("error-train-trainer", reason=last, path=str(folder.trainer_output))
