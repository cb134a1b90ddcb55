"""Servers in this process, further visitors, and their sockets."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.server.fixtures import ASK, hear, make_table

from republik.server.http import app
from republik.server.settings import Settings

PUPILS = 30


@contextmanager
def serving(settings: Settings) -> Iterator[TestClient]:
    with TestClient(app.create_app(settings), headers=ASK) as client:
        yield client


def another(client: TestClient, address: str = "testclient") -> TestClient:
    """Returns another browser, optionally at another address."""
    other = TestClient(client.app, headers=ASK, client=(address, 50_000))
    other.portal = client.portal
    return other


def follow(stack: ExitStack, client: TestClient, table: str) -> WebSocketTestSession:
    return stack.enter_context(client.websocket_connect(f"/api/tables/{table}/socket"))


def until(holds: Callable[[], object]) -> None:
    end = time.monotonic() + 30.0
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def hear_out(socket: WebSocketTestSession) -> tuple[list[dict[str, Any]], WebSocketDisconnect]:
    """Returns all messages until the server closes the socket, and how it closes."""
    told: list[dict[str, Any]] = []
    while True:
        try:
            told.append(hear(socket))
        except WebSocketDisconnect as closed:
            return told, closed


def denial(client: TestClient, table: str) -> dict[str, Any]:
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        client.websocket_connect(f"/api/tables/{table}/socket"),
    ):
        pass
    assert refused.value.status_code == 429
    told: dict[str, Any] = refused.value.json()
    return told


def make_table_for_two(anna: TestClient, bert: TestClient, **asked: Any) -> str:
    """Creates an open table with two people."""
    anna.put("/api/me", json={"name": "Anna"})
    bert.put("/api/me", json={"name": "Bert"})
    path = f"/api/tables/{make_table(anna, open=True, **asked)['id']}"
    bert.post(f"{path}/join", json={"seat": "east"})
    return path
