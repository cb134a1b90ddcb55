"""Clients that send nonsense, leave early or ask at a bad moment."""

from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from tests.server.faults import Fault, locked
from tests.server.fixtures import Browser, hear, make_table, say

from republik.messages import i18n, render
from republik.server.accounts import queries as people
from republik.server.http import app
from republik.server.settings import Settings
from republik.server.storage import queries
from republik.server.storage.database import open_database


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//\u2100.example", "http://a]b", "["])
def test_a_malformed_origin_is_a_foreign_one(running: TestClient, origin: str) -> None:
    table = make_table(running)
    odd = {b"origin": origin.encode()}
    answer = running.put("/api/me", json={"name": "x"}, headers=odd)
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        running.websocket_connect(f"/api/tables/{table['id']}/socket", headers=odd),
    ):
        pass
    assert denied.value.status_code == 403


@pytest.mark.parametrize("host", ["[", "[::1", "a]b", ""])
def test_a_malformed_host_is_not_a_server_error(running: TestClient, host: str) -> None:
    for method, path in (("GET", "/api/me"), ("PUT", "/api/me"), ("GET", "/"), ("GET", "/api/nowhere")):
        running.cookies.clear()
        answer = running.request(method, path, headers={"host": host}, json={"name": "x"} if method == "PUT" else None)
        assert answer.status_code < 500


def test_who_leaves_in_the_middle_of_a_body_leaves_no_trace(running: TestClient) -> None:
    headers = [(b"host", b"testserver"), (b"x-republik", b"1"), (b"content-length", b"100")]
    scope = {"type": "http", "method": "PUT", "path": "/api/me", "headers": headers, "query_string": b""}
    messages = iter([{"type": "http.request", "body": b'{"na', "more_body": True}, {"type": "http.disconnect"}])

    async def receive() -> Any:
        return next(messages)

    async def send(_message: Any) -> None:
        pass

    assert running.portal is not None
    running.portal.call(running.app, {**scope, "http_version": "1.1", "scheme": "http"}, receive, send)


def test_a_name_that_was_just_taken_causes_no_error_in_the_log(
    running: TestClient, browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    account = {"name": "Anna", "password": "correct horse"}
    assert running.post("/api/account", json=account).status_code == 201
    monkeypatch.setattr(people, "find_member", lambda _connection, _key: None)  # it was free a moment ago
    assert browser().post("/api/account", json=account).json()["error"] == "name-taken"
    assert "write failed" not in caplog.text


def test_a_watcher_with_a_delay_is_refused_with_the_number_it_sees(running: TestClient, browser: Browser) -> None:
    table = make_table(running, sit=["west", "east"], open=True, delay=100)
    path = f"/api/tables/{table['id']}/socket"
    with running.websocket_connect(path) as socket, browser().websocket_connect(path) as behind:
        view, shown = hear(socket), hear(behind)
        for _ in range(3):
            view = say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
            for message in ({}, {"type": "decide", "number": view["number"], "move": 1}, {"type": "resign"}):
                refused = say(behind, **message)
                assert (refused["type"], refused["number"]) == ("refused", shown["number"])
                assert str(view["number"]) not in refused["details"].values()
        assert view["number"] > shown["number"]


def test_a_takeover_or_a_seat_that_cannot_be_kept_whole_is_not_kept_at_all(
    running: TestClient, browser: Browser, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = Fault(queries.write_status, locked())
    table, east = make_table(running, open=True), browser()
    path = f"/api/tables/{table['id']}"
    monkeypatch.setattr(queries, "write_status", fault)

    def east_seat() -> list[Any]:
        engine = open_database(settings.database)
        with engine.connect() as connection:
            kept = queries.load(connection, table["id"])
        engine.dispose()
        assert kept is not None
        told = running.get(path).json()["seats"][1]
        return [told["kind"], *((one.guest is None, one.level) for one in kept[0].seats if one.seat == "east")]

    fault.left = 1
    assert east.post(f"{path}/join", json={"seat": "east"}).json()["error"] == "storage"
    assert east_seat() == ["free", (True, None)]
    assert east.post(f"{path}/join", json={"seat": "east"}).status_code == 200
    with running.websocket_connect(f"{path}/socket") as west, east.websocket_connect(f"{path}/socket") as socket:
        hear(socket)
        hear(west)
        say(west, type="offer", what="takeover", level="newcomer")
        number = hear(socket)["offer"]["number"]
        fault.left = 1
        assert say(socket, type="answer", accept=True, number=number)["error"] == "storage"
        assert east_seat() == ["person", (False, None)]
        assert say(socket, type="answer", accept=True, number=number)["type"] == "view"
        assert east_seat() == ["level", (True, "newcomer")]


def test_the_first_refusal_does_not_parse_messages_while_others_wait(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(_text: str) -> None:
        raise AssertionError("messages were parsed during a request")

    i18n._rooms.cache_clear()
    i18n._bundle.cache_clear()
    render._renderer.cache_clear()
    with TestClient(app.create_app(settings)) as client:
        monkeypatch.setattr(i18n, "FluentResource", slow)
        answer = client.get("/api/tables/missing")
    assert answer.status_code == 404
    assert answer.json()["reason"]
    assert not answer.json()["reason"].startswith("[")
