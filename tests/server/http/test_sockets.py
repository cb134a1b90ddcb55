"""Sockets that send too much are closed."""

from dataclasses import replace

import pytest
from tests.server.clients import another, hear_out, serving
from tests.server.fixtures import count_calls, hear, make_table

from republik.hosting.connection import Connection
from republik.server.http import sockets
from republik.server.settings import Settings


def test_a_socket_that_goes_on_asking_is_closed(settings: Settings, think_here: None) -> None:
    slow = replace(settings, requests_per_second=0.001, burst=10.0, network_share=2.0)
    with serving(slow) as client:
        table = make_table(client, open=True)["id"]
        with another(client).websocket_connect(f"/api/tables/{table}/socket") as socket:
            hear(socket)
            for _ in range(60):
                socket.send_json({"type": "ping"})
            told, closed = hear_out(socket)
        assert (closed.code, closed.reason) == (sockets.TOO_MUCH, "too many requests")
        assert [message.get("error", "pong") for message in told].count(
            "too-many-requests"
        ) <= sockets.MAX_RATE_REFUSALS + 1
        assert another(client, "192.0.2.1").get("/api/me").status_code == 200
        assert client.get("/api/me").status_code == 429  # the network's bucket is empty


def test_a_socket_that_was_let_go_is_not_listened_to(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a guest's session has ended, messages on the old socket are ignored."""
    obeyed = count_calls(monkeypatch, Connection, "obey")
    with serving(settings) as client:
        table = make_table(client, sit=["west", "east"])["id"]
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            hear(socket)
            assert client.post("/api/logout", json={}).status_code == 200
            for _ in range(20):
                socket.send_json({"type": "ping"})
            assert hear_out(socket)[1].code == sockets.TOO_SLOW
    assert obeyed.total() == 0
