"""Chat and notes: who reads them, and that they are bounded."""

import pytest
from starlette.testclient import TestClient
from tests.server.clients import make_table_for_two
from tests.server.fixtures import ASK, Browser, hear, make_table, say

from republik.hosting.core.chat import LINES_AT_ONCE
from republik.server.http.app import create_app
from republik.server.settings import Settings


def test_chat_is_heard_and_kept(running: TestClient, browser: Browser) -> None:
    bert, watcher = browser(), browser()
    path = make_table_for_two(running, bert)
    with (
        running.websocket_connect(f"{path}/socket") as west,
        bert.websocket_connect(f"{path}/socket") as east,
        watcher.websocket_connect(f"{path}/socket") as third,
    ):
        sockets = (west, east, third)
        before = [hear(socket) for socket in sockets]
        assert [view["chat"] for view in before] == [[], [], []]
        west.send_json({"type": "say", "text": "  Guten\nTag <b> "})
        for view in (hear(socket) for socket in sockets):
            (line,) = view["chat"]
            assert (line["number"], line["seat"], line["name"], line["text"]) == (1, "west", "Anna", "Guten Tag <b>")
            assert view["number"] == before[0]["number"]
        east.send_json({"type": "say", "text": "Hallo"})
        assert [[line["number"] for line in hear(socket)["chat"]] for socket in sockets] == [[2], [2], [2]]
        assert say(third, type="say", text="me too")["error"] == "not-your-seat"
        assert say(west, type="say", text=" \n ")["error"] == "bad-request"
        assert say(west, type="say", text="x" * 501)["error"] == "bad-request"
    assert [line["text"] for line in watcher.get(f"{path}/view").json()["chat"]] == ["Guten Tag <b>", "Hallo"]
    bert.put("/api/me", json={"name": "Berta"})
    assert [line["name"] for line in watcher.get(f"{path}/view").json()["chat"]] == ["Anna", "Berta"]


def test_chat_outlives_the_server_and_is_bounded(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(settings), headers=ASK) as client:
        path = f"/api/tables/{make_table(client)['id']}"
        with client.websocket_connect(f"{path}/socket") as socket:
            hear(socket)
            answers = [say(socket, type="say", text=f"line {n}") for n in range(int(LINES_AT_ONCE) + 1)]
            assert [answer["type"] for answer in answers] == ["view"] * int(LINES_AT_ONCE) + ["refused"]
            assert answers[-1]["error"] == "too-many-requests"
        cookies = client.cookies
    monkeypatch.setattr("republik.hosting.core.chat.MAX_CHAT_LINES", int(LINES_AT_ONCE))
    with (
        TestClient(create_app(settings), headers=ASK, cookies=cookies) as client,
        client.websocket_connect(f"{path}/socket") as socket,
    ):
        assert [line["text"] for line in hear(socket)["chat"]] == [f"line {n}" for n in range(int(LINES_AT_ONCE))]
        assert say(socket, type="say", text="one more")["error"] == "chat-full"


def test_notes_are_private(running: TestClient, browser: Browser) -> None:
    bert = browser()
    path = make_table_for_two(running, bert)
    assert running.get(f"{path}/notes").json() == {"text": ""}
    assert running.put(f"{path}/notes", json={"text": "mind\nthe wall"}).json() == {"text": "mind\nthe wall"}
    assert running.put(f"{path}/notes", json={"text": "mind the wall"}).status_code == 200
    assert running.get(f"{path}/notes").json() == {"text": "mind the wall"}
    assert bert.get(f"{path}/notes").json() == {"text": ""}
    assert running.put(f"{path}/notes", json={"text": "x" * 4001}).json()["error"] == "bad-request"
    private = make_table(running)["id"]
    assert bert.put(f"/api/tables/{private}/notes", json={"text": "x"}).status_code == 404
