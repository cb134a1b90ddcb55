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
from republik.table.learning import Exploration, GameRows

from .folder import ROWS, write_whole
from .learners import learner_of, network_bytes
from .rows import PackedGame, pack

Net = str | bytes
"""A network: a file that the worker can read, or its contents."""


@dataclass(frozen=True)
class Order:
    """A task: play games for some seconds with these networks."""

    game: str
    seed: str
    session: int
    number: int
    seconds: float
    most: int
    """Number of games after which the task ends early."""
    latest: Net
    earlier: Net
    start: Net
    exploration: Exploration
    spread: float
    pool_share: float
    linear_share: float
    held_share: float
    folder: str = ""
    """Where to write the rows; empty: they are returned."""


class GameTold(NamedTuple):
    """What reports count of a game."""

    odd: str
    """Which network one of the seats played with: earlier, start, or empty if all had the latest."""
    seat: int
    """That seat."""
    held: bool
    rows: int
    facts: dict[str, Any]


@dataclass
class Played:
    """The result of a task."""

    number: int
    seconds: float = 0.0
    games: list[GameTold] = field(default_factory=list)
    data: bytes = b""
    """The rows, unless they were written to a file."""


def game_seed(seed: str, session: int, number: int, game: int) -> int:
    """Returns the seed of a game of a task."""
    digest = hashlib.sha256(f"train {seed!r} {session} {number} {game}".encode()).digest()
    return int.from_bytes(digest[:7], "little")


def is_held(seed: int, share: float) -> bool:
    """Returns whether the game with this seed is held out of training."""
    return Random(seed).random() < share


def play_order(order: Order) -> Played:
    """Plays games until the time of the task is up, at least one."""
    learner = learner_of(order.game)
    latest, earlier, start = (_bytes(net) for net in (order.latest, order.earlier, order.start))
    seats = len(games.game(order.game).seats)
    began = time.monotonic()
    packed: list[PackedGame] = []
    out = Played(order.number)
    while not out.games or (time.monotonic() - began < order.seconds and len(out.games) < order.most):
        seed = game_seed(order.seed, order.session, order.number, len(out.games))
        rng = Random(seed ^ 1)
        odd, seat = _opponent(order, rng, seats)
        weights = [latest] * seats
        if odd:
            weights[seat] = start if odd == "start" else earlier
        told = learner.play(tuple(weights), latest, varied(order.exploration, order.spread, rng), seed)
        held = is_held(seed, order.held_share)
        packed.append(PackedGame(columns_of(told), seed, held, told.facts))
        out.games.append(GameTold(odd, seat, held, len(told.groups), dict(told.facts)))
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


def _opponent(order: Order, rng: Random, seats: int) -> tuple[str, int]:
    """Draws whether one seat plays with another network, and which."""
    drawn, seat = rng.random(), rng.randrange(seats)
    if drawn < order.linear_share:
        return "start", seat
    if drawn < order.linear_share + order.pool_share:
        return "earlier", seat
    return "", -1


def varied(exploration: Exploration, spread: float, rng: Random) -> Exploration:
    """Draws the exploration of one game: temperature and lapses vary by a factor up to `spread`."""
    temperature, lapses = (exp(rng.uniform(-log(spread), log(spread))) if spread > 1 else 1.0 for _ in range(2))
    return exploration._replace(
        temperature=exploration.temperature * temperature, lapses=min(1.0, exploration.lapses * lapses)
    )


def columns_of(told: GameRows) -> dict[str, bytes]:
    return {name: value for name, value in told._asdict().items() if name != "facts"}


def rows_name(session: int, number: int) -> str:
    """Returns a file name that sorts by time."""
    return f"{time.time_ns():020d}-{session}-{number}{ROWS}"
