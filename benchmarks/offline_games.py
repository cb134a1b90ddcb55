"""Ten games of the delegate against itself at a router without a server. Runs in Pyodide (see offline.mjs); its last
value is what the benchmark prints."""

import asyncio
import json
from time import perf_counter
from typing import Any

from republik.hosting.thinking import seat_snapshot
from republik.offline.router import Router
from republik.offline.storage import MemoryStorage

GAMES = 10
LEVELS = {"delegate": GAMES, "minister": 1}
taken: dict[str, list[float]] = {level: [] for level in LEVELS}
heap: list[int] = []
choose = seat_snapshot.choose


def timed(snapshot: Any, level: str) -> int:
    began = perf_counter()
    move = choose(snapshot, level)
    taken[level].append(1000 * (perf_counter() - began))
    return move


async def play(router: Router, level: str) -> None:
    body = {"seats": {"west": level, "east": level}, "sit": []}
    answer = await router.answer("POST", "/api/tables", json.dumps(body))
    over = asyncio.Event()

    def hear(message: str | None) -> None:
        if message is not None and json.loads(message)["outcome"] is not None:
            over.set()

    await router.follow(1, f"/api/tables/{json.loads(answer.text)['id']}/socket", hear)
    await over.wait()
    router.leave(1)


async def measure() -> str:
    seat_snapshot.choose = timed
    router = Router(MemoryStorage(), lambda *_: None)
    for level, games in LEVELS.items():
        for _ in range(games):
            await play(router, level)
            if level == "delegate":
                heap.append(memory())  # type: ignore[name-defined]  # noqa: F821
    delegate = sorted(taken["delegate"])
    figures = {
        "delegate_p95": delegate[int(0.95 * len(delegate))],
        "minister_max": max(taken["minister"]),
        "memory": heap[-1] / 2**20,
        "memory_growth": (heap[-1] - heap[0]) / 2**20,
    }
    return json.dumps(figures)


await measure()  # type: ignore[top-level-await]  # noqa: F704, PLE1142
