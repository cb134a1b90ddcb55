"""Self-play: what a worker does. Needs no NumPy."""

import hashlib
import time
from dataclasses import dataclass, field
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from republik import games
from republik.lab.executors import stop_requested
from republik.table.learning.learner import Exploration, GameRows

from .folder import ROWS, write_whole
from .learners import learner_of, network_bytes
from .plan import Settings
from .rows import PackedGame, pack

Net = str | bytes
"""A network: a file that the worker can read, or its contents."""


@dataclass(frozen=True)
class Order:
    """A task: play games with these networks, for as long as the settings say."""

    settings: Settings
    session: int
    number: int
    most: int
    """Number of games after which the task ends early."""
    latest: Net
    earlier: Net
    start: Net
    exploration: Exploration
    folder: str = ""
    """Where to write the rows; empty: they are returned."""


class GameSummary(NamedTuple):
    """What reports count of a game."""

    odd: str
    """Which network one of the seats played with: earlier, start, or empty if all had the latest."""
    seat: int
    """That seat."""
    held_out: bool
    rows: int
    facts: dict[str, Any]


@dataclass
class Played:
    """The result of a task."""

    number: int
    seconds: float = 0.0
    games: list[GameSummary] = field(default_factory=list)
    data: bytes = b""
    """The rows, unless they were written to a file."""


def game_seed(seed: str, session: int, number: int, game: int) -> int:
    """Returns the seed of a game of a task."""
    digest = hashlib.sha256(f"train {seed!r} {session} {number} {game}".encode()).digest()
    return int.from_bytes(digest[:7], "little")


def is_held_out(seed: int, share: float) -> bool:
    """Returns whether the game with this seed is held out of training."""
    return Random(seed).random() < share


def play_order(order: Order) -> Played:
    """Plays games until the time of the task is up, at least one."""
    settings = order.settings
    learner = learner_of(settings.game)
    latest, earlier, start = (_bytes(net) for net in (order.latest, order.earlier, order.start))
    seats = len(games.game(settings.game).seats)
    began = time.monotonic()
    packed: list[PackedGame] = []
    out = Played(order.number)
    while not out.games or (time.monotonic() - began < settings.task_seconds and len(out.games) < order.most):
        seed = game_seed(settings.seed, order.session, order.number, len(out.games))
        rng = Random(seed ^ 1)
        odd, seat = _opponent(settings, rng, seats)
        weights = [latest] * seats
        if odd:
            weights[seat] = start if odd == "start" else earlier
        rows = learner.play(tuple(weights), latest, varied(order.exploration, settings.spread, rng), seed)
        held_out = is_held_out(seed, settings.held_share)
        packed.append(PackedGame(columns_of(rows), seed, held_out, rows.facts))
        out.games.append(GameSummary(odd, seat, held_out, len(rows.groups), dict(rows.facts)))
        if stop_requested():
            break
    out.data = pack(packed, learner.shape)
    out.seconds = time.monotonic() - began
    if order.folder:
        write_whole(Path(order.folder) / rows_name(order.session, order.number), out.data, lasting=False)
        out.data = b""
    return out


def _bytes(net: Net) -> bytes:
    return network_bytes(net) if isinstance(net, str) else net


def _opponent(settings: Settings, rng: Random, seats: int) -> tuple[str, int]:
    """Draws whether one seat plays with another network, and which."""
    drawn, seat = rng.random(), rng.randrange(seats)
    if drawn < settings.linear_share:
        return "start", seat
    if drawn < settings.linear_share + settings.pool_share:
        return "earlier", seat
    return "", -1


def varied(exploration: Exploration, spread: float, rng: Random) -> Exploration:
    """Draws the exploration of one game: temperature and lapses vary by a factor up to `spread`."""
    temperature, lapses = (exp(rng.uniform(-log(spread), log(spread))) if spread > 1 else 1.0 for _ in range(2))
    return exploration._replace(
        temperature=exploration.temperature * temperature, lapses=min(1.0, exploration.lapses * lapses)
    )


def columns_of(rows: GameRows) -> dict[str, bytes]:
    return {name: value for name, value in rows._asdict().items() if name != "facts"}


def rows_name(session: int, number: int) -> str:
    """Returns a file name that sorts by time."""
    return f"{time.time_ns():020d}-{session}-{number}{ROWS}"
