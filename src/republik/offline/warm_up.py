"""Loads what a first table needs: the modules and data of every game. A snapshot of the interpreter is taken
afterwards, so that later visits start with all of it (web/src/offline/snapshot.ts)."""

import asyncio
import gc
import json
from typing import Any

from republik.table.records import PERSON

from .desk import Desk
from .shelf import MemoryShelf

SOCKET = 1


async def warm_up() -> None:
    """Opens a table of every game until a person can decide; leaves nothing behind but what is loaded and cached."""
    await _visit(Desk(MemoryShelf(), lambda *_: None))
    # a snapshot cannot contain a task that waits for JavaScript
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)
    gc.collect()


async def _visit(desk: Desk) -> None:
    """Asks what a page asks from its start to its first table."""
    await desk.open()
    for address in ("/api/me", "/api/tables"):
        await _ask(desk, "GET", address)
    for game in (await _ask(desk, "GET", "/api/games"))["games"]:
        await _open_table(desk, game)


async def _open_table(desk: Desk, game: dict[str, Any]) -> None:
    computer, *people = game["seats"]
    seats = {computer: game["default_level"], **dict.fromkeys(people, PERSON)}
    made = await _ask(desk, "POST", "/api/tables", {"game": game["name"], "seats": seats, "sit": people})
    address = f"/api/tables/{made['id']}"
    await _ask(desk, "GET", address)
    can_decide = asyncio.Event()

    def hear(message: str | None) -> None:
        if message is None or json.loads(message)["moves"]:
            can_decide.set()

    await desk.follow(SOCKET, address + "/socket", hear)
    await can_decide.wait()
    desk.leave(SOCKET)


async def _ask(desk: Desk, method: str, address: str, body: Any = None) -> Any:
    answer = await desk.answer(method, address, "" if body is None else json.dumps(body))
    return json.loads(answer.text)
