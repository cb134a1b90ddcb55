"""Loads what a first table needs: the modules and data of every game. A snapshot of the interpreter is taken
afterwards, so that later visits start with all of it (web/src/offline/snapshot.ts)."""

import asyncio
import gc
import json
from typing import Any

from republik.hosting.wire import JsonObject
from republik.table.records import PERSON

from .router import Router
from .storage import MemoryStorage

SOCKET = 1


async def warm_up() -> None:
    """Opens a table of every game until a person can decide; leaves nothing behind but what is loaded and cached."""
    await _visit(Router(MemoryStorage(), lambda *_: None))
    # a snapshot cannot contain a task that waits for JavaScript
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)
    gc.collect()


async def _visit(router: Router) -> None:
    """Asks what a page asks from its start to its first table."""
    await router.open()
    for address in ("/api/me", "/api/tables"):
        await _ask(router, "GET", address)
    for game in (await _ask(router, "GET", "/api/games"))["games"]:
        await _open_table(router, game)


async def _open_table(router: Router, game: JsonObject) -> None:
    computer, *people = game["seats"]
    seats = {computer: game["default_level"], **dict.fromkeys(people, PERSON)}
    table = await _ask(router, "POST", "/api/tables", {"game": game["name"], "seats": seats, "sit": people})
    address = f"/api/tables/{table['id']}"
    await _ask(router, "GET", address)
    can_decide = asyncio.Event()

    def hear(message: str | None) -> None:
        if message is None or json.loads(message)["moves"]:
            can_decide.set()

    await router.follow(SOCKET, address + "/socket", hear)
    await can_decide.wait()
    router.leave(SOCKET)


async def _ask(router: Router, method: str, address: str, body: Any = None) -> Any:
    answer = await router.answer(method, address, "" if body is None else json.dumps(body))
    return json.loads(answer.text)
