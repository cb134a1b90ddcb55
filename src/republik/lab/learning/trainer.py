"""The trainer of a run: reads rows as they come, fits the network, and writes new weights every few seconds.

`python -m republik.lab.learning.trainer RUN` works with any interpreter that has NumPy, and PyTorch if that is to be
used; it imports neither the engine nor anything else of Republik. It continues from the run's `state` whenever it is
started.
"""

import argparse
import hashlib
import json
import os
import signal
import sys
import threading
import time
import zlib
from array import array
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from republik.table.learning.network import BadNetwork, Shape, Weights, read, write

from .folder import ROWS, RunFolder, read_json, write_json, write_whole
from .plan import Plan, Settings, read_plan
from .rows import BadRows, unpack

try:
    import numpy as np
except ImportError:
    sys.exit("NO NUMPY")

from .blocks import Arrays, Block, Ring, blocks_of, calibration, chances, log_loss
from .fitting import Fit, FitSettings, FitState, NumpyFit

MAGIC: Final = b"REPUBLIK STATE 1\n"
PARTS: Final = ("weights", "average", "first", "second")
REPORT_SECONDS: Final = 5.0
IDLE_SECONDS: Final = 0.05
STEPS_BETWEEN_LOOKS: Final = 20
LEAST_BATCHES: Final = 4
"""So many batches must be in the window before the first step."""


# -- files ------------------------------------------------------------------------------------------------


def arrays_of(weights: Weights) -> Arrays:
    return {name: np.array(weights.arrays[name], np.float32).reshape(size) for name, size in weights.shape.parts()}


def network_file(arrays: Arrays, shape: Shape, notes: dict[str, Any]) -> bytes:
    plain = {name: array("f", one.astype("=f4").tobytes()) for name, one in arrays.items()}
    return write(Weights(shape, plain, notes))


def pack_state(state: FitState, shape: Shape, counters: dict[str, Any]) -> bytes:
    arrays = [getattr(state, part)[name] for part in PARTS for name, _ in shape.parts()]
    body = b"".join(one.astype("<f4").tobytes() for one in arrays)
    head = {"shape": list(shape), "step": state.step, "counters": counters, "crc": zlib.crc32(body)}
    return MAGIC + json.dumps(head).encode() + b"\n" + body


def unpack_state(data: bytes, shape: Shape) -> tuple[FitState, dict[str, Any]]:
    """Reads a state; ValueError if it is damaged or of another network."""
    line, _, body = data.removeprefix(MAGIC).partition(b"\n")
    head = json.loads(line)
    if Shape(*head["shape"]) != shape or zlib.crc32(body) != head["crc"]:
        raise ValueError("the state is damaged")
    numbers = np.frombuffer(body, "<f4").astype(np.float32)
    parts: list[Arrays] = []
    at = 0
    for _ in PARTS:
        own: Arrays = {}
        for name, size in shape.parts():
            count = int(np.prod(size))
            own[name] = numbers[at : at + count].reshape(size).copy()
            at += count
        parts.append(own)
    return FitState(parts[0], parts[1], parts[2], parts[3], int(head["step"])), dict(head["counters"])


# -- which library ------------------------------------------------------------------------------------------


def make_fit(settings: Settings, shape: Shape, state: FitState) -> Fit:
    """Chooses PyTorch or NumPy, and completes the settings for the device."""
    if settings.trainer != "numpy":
        try:
            from .torch_fitting import TorchFit, device_of
        except ImportError:
            if settings.trainer == "torch":
                sys.exit("NO TORCH")
        else:
            return TorchFit(shape, state, _completed(settings, device_of(settings.device), 2048))
    return NumpyFit(shape, state, _completed(settings, "cpu", 1024))


def _completed(settings: Settings, device: str, small_batch: int) -> FitSettings:
    on_cpu = device == "cpu"
    batch = settings.batch or (small_batch if on_cpu else 8192)
    window = settings.window or (500_000 if on_cpu else 4_000_000)
    seed = int.from_bytes(hashlib.sha256(settings.seed.encode()).digest()[:4], "little")
    return FitSettings(batch, window, settings.decay, settings.average, seed, settings.threads, device)


# -- training -----------------------------------------------------------------------------------------------


class Trainer:
    """Trains one run until told to stop."""

    def __init__(self, folder: RunFolder, plan: Plan) -> None:
        self.folder, self.plan, self.settings, self.shape = folder, plan, plan.settings, plan.shape
        state, self.counters = self._continued()
        self.fit = make_fit(plan.settings, plan.shape, state)
        self.held = Ring(plan.shape, max(1, plan.settings.held_rows))
        self.files: deque[tuple[Path, int]] = deque()
        """Files whose rows are in the window, oldest first, with their number of rows."""
        self.read_names: set[str] = set()
        self.credit = 0.0
        """Steps that the rows received so far are worth."""
        self.unexported = 0
        self.loss = 0.0
        self.number = max((int(path.stem) for path in folder.networks()), default=0)
        self.began = time.monotonic()

    def _continued(self) -> tuple[FitState, dict[str, Any]]:
        """Returns the saved state, or a new one from the newest network."""
        counters: dict[str, Any] = {"rows": 0, "seconds": 0.0, "last": ""}
        with suppress(OSError, ValueError, KeyError, TypeError):
            state, saved = unpack_state(self.folder.state.read_bytes(), self.shape)
            return state, counters | saved
        for path in reversed([self.folder.best, *self.folder.networks()]):
            with suppress(OSError, BadNetwork):
                weights = read(path.read_bytes())
                if weights.shape == self.shape:
                    return FitState.start(arrays_of(weights)), counters
        sys.exit("NO WEIGHTS")

    # -- rows -------------------------------------------------------------------------------------------

    def look(self) -> int:
        """Reads new files of rows, and deletes those that have left the window; returns the number of new rows."""
        with os.scandir(self.folder.rows) as entries:
            names = sorted(entry.name for entry in entries if entry.name.endswith(ROWS))
        received = 0
        for name in names:
            if name not in self.read_names:
                received += self._read(name)
        limit = self.fit.settings.window
        in_files = sum(rows for _, rows in self.files)
        while self.files and in_files - self.files[0][1] >= limit:
            path, rows = self.files.popleft()
            in_files -= rows
            self.read_names.discard(path.name)
            path.unlink(missing_ok=True)
        return received

    def _read(self, name: str) -> int:
        """Adds the rows of a file; rows that were counted before a restart fill the window but count no more."""
        path = self.folder.rows / name
        try:
            train, held = blocks_of(unpack(path.read_bytes(), self.shape), self.shape)
        except OSError:
            return 0
        except (BadRows, ValueError) as error:
            path.unlink(missing_ok=True)
            self.folder.tell("damaged rows", file=name, reason=str(error))
            return 0
        self.read_names.add(name)
        self.files.append((path, len(train.groups)))
        self.fit.add(train)
        self.held.add(held)
        if name <= self.counters["last"]:
            return 0
        self.counters["last"] = name
        self.counters["rows"] += len(train.groups)
        return len(train.groups)

    # -- steps ------------------------------------------------------------------------------------------

    def rate(self) -> float:
        """Returns the learning rate: it falls evenly, in proportion, from the first to the last."""
        done = min(1.0, max(0.0, float((read_json(self.folder.progress) or {}).get("done", 0.0))))
        return float(self.settings.rate * (self.settings.last_rate / self.settings.rate) ** done)

    def work(self) -> bool:
        """Takes some steps, as far as the rows received allow; returns whether it took any."""
        batch, window = self.fit.settings.batch, self.fit.settings.window
        self.credit += self.look() * self.settings.uses / batch
        self.credit = min(self.credit, self.settings.uses * window / batch)
        if self.fit.rows() < LEAST_BATCHES * batch or self.credit < 1.0:
            return False
        rate = self.rate()
        for _ in range(min(STEPS_BETWEEN_LOOKS, int(self.credit))):
            self.fit.step(rate)
            self.credit -= 1.0
            self.unexported += 1
        return True

    def run(self, stop: threading.Event) -> None:
        """Trains until told to stop; exports, reports and saves from time to time, and at the end."""
        jobs = (
            (self.export, self.settings.export_seconds),
            (self.report, REPORT_SECONDS),
            (self.save, self.settings.save_seconds),
        )
        last = [time.monotonic()] * len(jobs)
        while not stop.is_set():
            if not self.work():
                stop.wait(IDLE_SECONDS)
            now = time.monotonic()
            for number, (job, seconds) in enumerate(jobs):
                if now - last[number] >= seconds:
                    job()
                    last[number] = now
        for job, _ in jobs:
            job()

    # -- results ----------------------------------------------------------------------------------------

    def export(self) -> None:
        """Writes the averaged weights, if there was a step since the last time."""
        if not self.unexported:
            return
        self.unexported = 0
        self.number += 1
        state = self.fit.state()
        progress = read_json(self.folder.progress) or {}
        notes = {
            "game": self.settings.game,
            "seed": self.settings.seed,
            "number": self.number,
            "step": state.step,
            "games": progress.get("games", 0),
            "rows": self.counters["rows"],
            "trainer": self.fit.name,
        }
        write_whole(self.folder.network(self.number), network_file(state.average, self.shape, notes))

    def save(self) -> None:
        now = time.monotonic()
        self.counters["seconds"] += now - self.began
        self.began = now
        write_whole(self.folder.state, pack_state(self.fit.state(), self.shape, self.counters))

    def report(self) -> None:
        """Tells the figures: to the leading process, and to the log."""
        settings = self.fit.settings
        self.loss = round(self.fit.loss(), 5) or self.loss
        figures = {
            "trainer": self.fit.name,
            "device": settings.device,
            "batch": settings.batch,
            "window": self.fit.rows(),
            "rows": self.counters["rows"],
            "step": self.fit.state().step,
            "network": self.number,
            "rate": self.rate(),
            "behind": round(self.credit, 1),
            "loss": self.loss,
            **self._held_figures(),
        }
        write_json(self.folder.trainer, figures, lasting=False)
        self.folder.tell("train", **figures)

    def _held_figures(self) -> dict[str, Any]:
        """Returns what held-out games say: the loss against targets and against results, and how chances came true."""
        if not self.held.rows:
            return {}
        block: Block = self.held.newest()
        estimates = chances(self.fit.outputs(block))
        return {
            "held_rows": self.held.rows,
            "held": round(log_loss(estimates, block.targets), 5),
            "held_result": round(log_loss(estimates, block.results), 5),
            "played_result": round(log_loss(block.estimates, block.results), 5),
            "calibration": calibration(estimates, block.results),
            "calibration_played": calibration(block.estimates, block.results),
        }


# -- the program --------------------------------------------------------------------------------------------


def _stop_when_input_ends(stop: threading.Event) -> None:
    """The leading process holds the other end of standard input: when it ends, however it ends, so does this one."""
    sys.stdin.buffer.read()
    stop.set()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m republik.lab.learning.trainer")
    parser.add_argument("run", type=Path, metavar="RUN")
    parser.add_argument("--attached", action="store_true", help="stop when standard input ends")
    parsed = parser.parse_args(arguments)
    stop = threading.Event()
    if parsed.attached:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        threading.Thread(target=_stop_when_input_ends, args=(stop,), daemon=True).start()
    else:
        signal.signal(signal.SIGINT, lambda *_: stop.set())
    signal.signal(signal.SIGTERM, lambda *_: stop.set())
    folder = RunFolder(parsed.run)
    Trainer(folder, read_plan(folder)).run(stop)


if __name__ == "__main__":
    main()
