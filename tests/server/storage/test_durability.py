"""A server that is killed repeatedly during 200 games keeps every decision that it acknowledged."""

import asyncio
import json
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.processes import ask
from tests.server.unlimited import unlimited
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from republik.hosting.core.log import DECISION, LogEntry, replay_log
from republik.hosting.core.sessions import rebuild
from republik.server.settings import database_in
from republik.server.storage import queries
from republik.server.storage.database import open_database
from republik.server.storage.models import TableRow

GAMES = 200
KILLS = 5
WAIT = 60.0


@dataclass
class Game:
    """What a client knows about its table."""

    table: str
    cookie: str
    number: int = 0
    """The highest log number seen."""
    acknowledged: dict[int, LogEntry] = field(default_factory=dict)
    over: bool = False


def made(address: str, count: int) -> list[Game]:
    asked = {"seats": {"west": "person", "east": "person"}, "sit": ["west", "east"]}
    cookie = ask(address, "GET", "/api/me")[1]
    return [Game(ask(address, "POST", "/api/tables", asked, cookie)[0]["id"], cookie) for _ in range(count)]


@asynccontextmanager
async def following(address: str, game: Game) -> AsyncIterator[ClientConnection]:
    uri = f"ws://{address}/api/tables/{game.table}/socket"
    headers = {"cookie": game.cookie}
    async with connect(uri, additional_headers=headers, open_timeout=WAIT, close_timeout=0.1, compression=None) as one:
        yield one


async def play(address: str, game: Game, rng: Random) -> None:
    """Plays until the game or the server ends."""
    try:
        async with following(address, game) as socket:
            view = await _view(socket)
            assert view["number"] >= game.number
            while view["moves"]:
                move, seat = rng.choice(view["moves"])["text"], view["to_act"]
                number = view["number"]
                await socket.send(json.dumps({"type": "decide", "number": number, "move": move}))
                while view["number"] == number:
                    view = await _view(socket)
                game.acknowledged[number + 1] = LogEntry(DECISION, seat, move)
                game.number = view["number"]
            game.over = view["outcome"] is not None
    except (WebSocketException, OSError, TimeoutError):
        return


async def _view(socket: ClientConnection) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), WAIT))
    assert view["type"] == "view", view
    return view


def acknowledged(games: list[Game]) -> int:
    return sum(len(game.acknowledged) for game in games)


async def play_until_killed(
    address: str, games: list[Game], rng: Random, process: "subprocess.Popen[str]", decisions: int
) -> None:
    """Kills the server shortly after the given number of further decisions."""
    enough = acknowledged(games) + decisions

    async def kill() -> None:
        while acknowledged(games) < enough:  # noqa: ASYNC110 - what is waited for is a sum
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.02 * rng.random())
        process.kill()

    await asyncio.gather(kill(), *(play(address, game, rng) for game in games if not game.over))


@pytest.mark.slow("starts and kills the server again and again")
def test_no_acknowledged_decision_is_lost(tmp_path: Path) -> None:
    rng = Random(11)
    games: list[Game] = []
    for _ in range(KILLS):
        with unlimited(tmp_path) as (address, process):
            games = games or made(address, GAMES)
            asyncio.run(play_until_killed(address, games, rng, process, rng.randrange(300, 1_800)))
            assert process.wait(WAIT) < 0
    assert_all_kept(tmp_path, games)


def assert_all_kept(folder: Path, games: list[Game]) -> None:
    engine = open_database(database_in(folder))
    with engine.connect() as connection:
        assert connection.scalars(select(TableRow.id)).all()
        for game in games:
            found = queries.load(connection, game.table)
            assert found is not None
            kept, log = found
            assert len(log) >= game.number
            for number, entry in game.acknowledged.items():
                assert log[number - 1] == entry
            rebuild(kept, replay_log(log))
    engine.dispose()
    assert sum(bool(game.acknowledged) for game in games) > GAMES // 2
