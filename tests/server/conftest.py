"""A server on a database of its own, guests who visit it, and computer players that think here and at once."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from republik.players.thoughts import Thoughts
from republik.server import app, thinking
from republik.server.settings import Settings, database_in

ASK = {"x-republik": "1"}
Browser = Callable[[], TestClient]


class ThinkHere:
    """In place of the pool: the same functions on the same sight, in this process."""

    def __init__(self, _workers: int) -> None:
        self.sights: list[thinking.Sight] = []

    async def choose(self, sight: thinking.Sight, level: str) -> int:
        self.sights.append(sight)
        return thinking.choose(sight, level)

    async def think(self, sight: thinking.Sight, level: str) -> Thoughts:
        return thinking.think(sight, level)

    def close(self) -> None:
        pass


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database_in(tmp_path), requests_per_second=1e6, burst=1e6, guests_per_minute=1e6)


@pytest.fixture
def think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Thinkers", ThinkHere)


@pytest.fixture
def running(settings: Settings, think_here: None) -> Iterator[TestClient]:
    """The server, and a first guest's browser."""
    with TestClient(app.create_app(settings), headers=ASK) as client:
        yield client


@pytest.fixture
def browser(running: TestClient) -> Browser:
    """Another browser at the same server."""

    def visit() -> TestClient:
        client = TestClient(running.app, headers=ASK)
        client.portal = running.portal  # the same event loop
        return client

    return visit


def made(client: TestClient, west: str = "person", east: str = "person", **asked: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"seats": {"west": west, "east": east}, **asked})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def hear(socket: WebSocketTestSession) -> dict[str, Any]:
    message: dict[str, Any] = msgspec.json.decode(socket.receive_text())
    return message


def say(socket: WebSocketTestSession, **message: Any) -> dict[str, Any]:
    """Sends a message and waits for the answer."""
    socket.send_json(message)
    return hear(socket)
