"""Access control: private tables, other sites, sizes, limits, cookies and headers."""

import logging
import socket
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from republik.server.accounts.identity import COOKIE
from republik.server.accounts.members import Members
from republik.server.accounts.origin import Origin
from republik.server.http.app import create_app
from republik.server.http.middleware import SECURITY_HEADERS, local_hostnames
from republik.server.ops.logs import JsonLines
from republik.server.rate_limit import Limiter
from republik.server.refusals import CannotDo
from republik.server.settings import MAX_BODY_BYTES, Settings, data_folder, database_in
from republik.server.tables.invitations import withdraw_links
from republik.server.tables.service import TableService
from republik.server.tables.table import Table
from republik.server.tokens import token_hash
from republik.server.visitor import Visitor

from .fixtures import ASK, Browser, hear, made, say

NEWER = ("/preview?move=1", "/why-not-all?moves=1", "/timeline", "/notes", "/analysis")
PARTS = ("", "/view", "/past", "/events", "/moves", "/why-not?move=done", "/forecast", "/record", *NEWER)


def test_a_private_table_is_not_there_for_strangers(running: TestClient, browser: Browser) -> None:
    table = made(running)
    path = f"/api/tables/{table['id']}"
    stranger = browser()
    stranger.get("/api/me")
    for part in PARTS:
        refused, missing = stranger.get(path + part), stranger.get("/api/tables/nowhere" + part)
        assert refused.status_code == 404
        assert refused.content == missing.content
    for odd in ("%00", "..", "x" * 5000, "%F0%9F%92%A9", "a'b"):
        assert stranger.get(f"/api/tables/{odd}/view").status_code == 404
    for part, body in (
        ("/join", {"seat": "east"}),
        ("/invitations", {}),
        ("/hint", {}),
        ("/rematch", {}),
        ("/analysis", {}),
    ):
        assert stranger.post(path + part, json=body).status_code == 404
    with pytest.raises(WebSocketDenialResponse) as denied, stranger.websocket_connect(f"{path}/socket"):
        pass
    assert denied.value.status_code == 404
    assert stranger.get("/api/tables").json() == {"open": [], "mine": [], "watch": [], "ended": []}
    assert stranger.post("/api/invitations", json={"token": "guessed"}).status_code == 404


def test_an_invited_watcher_sees_what_is_public(running: TestClient, browser: Browser) -> None:
    table = made(running)
    path = f"/api/tables/{table['id']}"
    token = running.post(f"{path}/invitations", json={}).json()["token"]
    watcher = browser()
    assert watcher.post("/api/invitations", json={"token": token}).status_code == 200
    assert watcher.post("/api/invitations", json={"token": token}).status_code == 200
    view = watcher.get(f"{path}/view").json()
    assert view["seat"] is None
    assert watcher.post(f"{path}/invitations", json={}).json()["error"] == "not-your-seat"
    assert watcher.post(f"{path}/join", json={"seat": "east"}).json()["error"] == "not-your-seat"
    assert watcher.get(f"{path}/view", params={"seat": "west"}).json()["error"] == "not-your-seat"


def test_links_to_watch_can_be_withdrawn(running: TestClient, browser: Browser) -> None:
    path = f"/api/tables/{made(running)['id']}"
    links = [running.post(f"{path}/invitations", json={}).json()["token"] for _ in range(2)]
    seat = running.post(f"{path}/invitations", json={"seat": "east"}).json()["token"]
    watcher, late, player = browser(), browser(), browser()
    assert watcher.post("/api/invitations", json={"token": links[0]}).status_code == 200
    assert watcher.post(f"{path}/invitations/withdraw", json={}).json()["error"] == "not-your-seat"
    assert late.post(f"{path}/invitations/withdraw", json={}).status_code == 404
    with watcher.websocket_connect(f"{path}/socket") as socket:
        hear(socket)
        assert running.post(f"{path}/invitations/withdraw", json={}).json() == {"links": 2, "watchers": 1}
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()
    assert watcher.get(f"{path}/view").status_code == 404
    assert [late.post("/api/invitations", json={"token": link}).status_code for link in links] == [404, 404]
    assert player.post("/api/invitations", json={"token": seat}).status_code == 200
    anew = player.post(f"{path}/invitations", json={}).json()["token"]
    assert watcher.post("/api/invitations", json={"token": anew}).status_code == 200
    assert watcher.get(f"{path}/view").status_code == 200


def on_the_way(monkeypatch: pytest.MonkeyPatch, happens: Callable[[TableService, Table], Awaitable[object]]) -> None:
    """Runs a callback between finding a table and showing it."""
    find = TableService.find

    async def found(self: TableService, table_id: str, guest: int | None) -> Table:
        table = await find(self, table_id, guest)
        await happens(self, table)
        return table

    monkeypatch.setattr(TableService, "find", found)


def test_who_is_shown_out_on_the_way_in_sees_nothing(
    running: TestClient, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, watcher = f"/api/tables/{made(running)['id']}", browser()
    link = running.post(f"{path}/invitations", json={}).json()["token"]
    assert watcher.post("/api/invitations", json={"token": link}).status_code == 200
    on_the_way(monkeypatch, lambda tables, table: withdraw_links(tables, table, table.record.made_by))
    with watcher.websocket_connect(f"{path}/socket") as socket, pytest.raises(WebSocketDisconnect):
        socket.receive_text()


def test_who_logs_out_on_the_way_in_sees_nothing(running: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/api/tables/{made(running)['id']}"
    members: Members = running.app.state.server.services.members  # type: ignore[attr-defined]
    here = Origin(token_hash(running.cookies[COOKIE]), "192.0.2.1", "http://testserver")
    on_the_way(monkeypatch, lambda _tables, table: members.log_out(Visitor(table.record.made_by, ""), here))
    with running.websocket_connect(f"{path}/socket") as socket, pytest.raises(WebSocketDisconnect):
        socket.receive_text()


def test_who_was_replaced_still_watches_when_links_are_withdrawn(running: TestClient, browser: Browser) -> None:
    path, bert = f"/api/tables/{made(running)['id']}", browser()
    seat = running.post(f"{path}/invitations", json={"seat": "east"}).json()["token"]
    assert bert.post("/api/invitations", json={"token": seat}).status_code == 200
    with running.websocket_connect(f"{path}/socket") as west, bert.websocket_connect(f"{path}/socket") as east:
        hear(west), hear(east)
        west.send_json({"type": "offer", "what": "takeover", "level": "newcomer"})
        number = hear(east)["offer"]["number"]
        say(east, type="answer", accept=True, number=number)
    assert running.post(f"{path}/invitations/withdraw", json={}).json() == {"links": 0, "watchers": 0}
    assert bert.get(f"{path}/view").status_code == 200


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("testserver", True), ("testserver:8000", True), ("TestServer", True), ("localhost:8000", True),
        ("127.0.0.1:8000", True), ("192.168.1.7:8000", True), ("[::1]:8000", True), ("[fe80::1%25eth0]", True),
        ("republik.example.org", True), ("www.example.org:444", True), ("my.localhost", True), ("named", True),
        ("evil.example", False), ("republik.example.org.evil.example", False), ("127.0.0.1.evil.example", False),
        ("[::1", False), ("x@republik.example.org.evil", False), ("example.org", False),
    ],
)  # fmt: skip
def test_the_server_answers_under_its_own_names(settings: Settings, think_here: None, host: str, known: bool) -> None:
    """A page on a domain that resolves to this server (DNS rebinding) is refused."""
    own = ("https://www.example.org", "https://republik.example.org")
    named = replace(settings, origins=own, address=own[1], hosts=("named",))
    with TestClient(create_app(named), headers={**ASK, "host": host}) as client:
        for answer in (client.get("/api/me"), client.get("/nowhere"), client.put("/api/me", json={"name": "x"})):
            assert (answer.status_code != 421) is known
        assert client.get("/api/health").status_code == client.get("/metrics").status_code == 200
        if not known:
            assert client.get("/api/me").json()["error"] == "foreign-host"
            with pytest.raises(WebSocketDenialResponse) as denied, client.websocket_connect("/api/tables/x/socket"):
                pass
            assert denied.value.status_code == 421


def test_a_machine_answers_to_its_name() -> None:
    assert {"localhost", socket.gethostname()} <= set(local_hostnames())


def test_open_tables_are_listed_until_they_are_full(running: TestClient, browser: Browser) -> None:
    table = made(running, open=True)
    second, third = browser(), browser()
    assert [found["id"] for found in second.get("/api/tables").json()["open"]] == [table["id"]]
    path = f"/api/tables/{table['id']}"
    assert second.post(f"{path}/join", json={"seat": "east"}).json()["seats"][1]["you"] is True
    assert third.post(f"{path}/join", json={"seat": "east"}).json()["error"] == "seat-taken"
    assert third.post(f"{path}/join", json={"seat": "north"}).json()["error"] == "no-such-table-options"
    assert second.get("/api/tables").json()["open"] == []
    assert running.post(f"{path}/invitations", json={"seat": "east"}).json()["error"] == "seat-taken"


@pytest.mark.parametrize(
    "asked",
    [
        {"seats": {"west": "person"}},
        {"seats": {"west": "person", "east": "bot:sh"}},
        {"seats": {"west": "person", "east": "search:999s"}},
        {"seats": {"west": "person", "east": "random"}},
        {"seats": {"west": "person", "east": "citizen", "north": "citizen"}},
        {"seats": {"west": "person", "east": "citizen"}, "sit": ["east"]},
        {"seats": {"west": "person", "east": "citizen"}, "edition": "9"},
        {"seats": {"west": "person", "east": "citizen"}, "game": "chess"},
        {"seats": {"west": "person", "east": "citizen"}, "seed": "1"},
        {"seats": []},
        [],
    ],
    ids=range(11),
)
def test_tables_that_cannot_be(running: TestClient, asked: Any) -> None:
    answer = running.post("/api/tables", json=asked)
    error = answer.json()["error"]
    assert (answer.status_code, error) in ((400, "bad-request"), (404, "no-such-table-options"))


def test_pages_of_others_cannot_use_our_cookies(running: TestClient) -> None:
    table = made(running)
    for headers in ({"x-republik": ""}, {"origin": "https://evil.example"}, {"origin": "null"}):
        answer = running.put("/api/me", json={"name": "x"}, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert running.put("/api/me", json={"name": "x"}, headers={"origin": "http://testserver"}).status_code == 200
    address = f"/api/tables/{table['id']}/socket"
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        running.websocket_connect(address, headers={"origin": "https://evil.example"}),
    ):
        pass
    assert denied.value.status_code == 403
    with running.websocket_connect(address, headers={"origin": "http://testserver"}) as socket:
        assert hear(socket)["type"] == "view"


def test_the_cookie_and_the_headers(running: TestClient) -> None:
    answer = running.get("/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    assert "set-cookie" not in running.get("/api/me").headers
    for response in (answer, running.get("/nowhere"), running.get("/api/tables/x"), running.delete("/api/me")):
        assert SECURITY_HEADERS.items() <= dict(response.headers).items()
    assert "unsafe" not in SECURITY_HEADERS["content-security-policy"]
    assert running.get("/nowhere", headers={"accept": "application/json"}).json()["error"] == "not-found"
    assert running.delete("/api/me").json()["error"] == "wrong-method"
    assert running.delete("/api/me").headers["allow"] == "GET, HEAD, PUT"


def test_the_cookie_is_for_tls_only_where_asked(tmp_path: Path, think_here: None) -> None:
    settings = Settings(database_in(tmp_path), secure_cookies=True)
    with TestClient(create_app(settings), headers=ASK) as client:
        answer = client.get("/api/me")
        assert "; secure" in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers


def test_the_token_is_kept_as_a_hash_only(running: TestClient, settings: Settings) -> None:
    running.get("/api/me")
    token = running.cookies[COOKIE]
    folder = Path(settings.database.removeprefix("sqlite:///")).parent
    assert all(token.encode() not in path.read_bytes() for path in folder.iterdir())


def test_bodies_are_bounded(running: TestClient) -> None:
    body = b'{"name":"' + b"x" * MAX_BODY_BYTES + b'"}'
    assert running.put("/api/me", content=body).json()["error"] == "too-large"
    assert running.put("/api/me", content=iter([body[:100], body[100:]])).json()["error"] == "too-large"
    assert running.put("/api/me", content=b"\xff{").json()["error"] == "bad-request"
    assert running.put("/api/me", json={"name": "x" * 41}).json()["error"] == "bad-request"
    assert running.put("/api/me", json={"name": " A\nb\u2028 "}).json()["name"] == "A b"


def test_who_asks_too_often_has_to_wait(tmp_path: Path, think_here: None) -> None:
    database = database_in(tmp_path)
    settings = Settings(database, requests_per_second=0.001, burst=5, guests_per_minute=2, guests_at_once=2)
    with TestClient(create_app(settings), headers=ASK) as client:
        statuses = [client.get("/api/me").status_code for _ in range(7)]
        assert statuses == [200] * 6 + [429]
    with TestClient(create_app(settings)) as client:
        arrivals = []
        for _ in range(3):
            client.cookies.clear()
            arrivals.append(client.get("/api/me").status_code)
        assert arrivals == [200, 200, 429]


def test_a_bucket_fills_again() -> None:
    now = 0.0
    limiter = Limiter(1.0, 2.0, lambda: now)
    limiter.take("a")
    limiter.take("a")
    with pytest.raises(CannotDo):
        limiter.take("a")
    limiter.take("b")
    now = 1.0
    limiter.take("a")
    with pytest.raises(CannotDo):
        limiter.take("a")


def test_a_guest_has_a_bounded_number_of_games(tmp_path: Path, think_here: None) -> None:
    settings = Settings(database_in(tmp_path), tables_per_guest=1)
    with TestClient(create_app(settings), headers=ASK) as client:
        made(client)
        answer = client.post("/api/tables", json={"seats": {"west": "person", "east": "person"}})
        assert answer.json()["error"] == "too-many-tables"


def test_health_and_metrics(running: TestClient) -> None:
    table = made(running)
    running.get(f"/api/tables/{table['id']}")
    assert running.get("/api/health").json()["status"] == "ok"
    text = running.get("/metrics").text
    assert 'republik_requests_total{method="GET",route="/api/tables/{table}",status="200"} 1' in text
    assert "republik_tables_in_memory 1" in text
    assert table["id"] not in text


def test_the_log_has_no_secrets(running: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "republik.server")
    table = made(running)
    token = running.post(f"/api/tables/{table['id']}/invitations", json={}).json()["token"]
    running.post("/api/invitations", json={"token": token})
    running.get("/api/tables", params={"token": token})
    lines = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert '"route": "/api/invitations"' in lines
    assert token not in lines
    assert running.cookies[COOKIE] not in lines


def test_the_data_folder_is_the_one_of_the_system() -> None:
    assert data_folder({"REPUBLIK_DATA": "/x"}) == Path("/x")
    assert data_folder({"XDG_DATA_HOME": "/d"}, "linux") == Path("/d/republik")
    assert data_folder({}, "linux") == Path.home() / ".local/share/republik"
    assert data_folder({}, "darwin").parts[-2:] == ("Application Support", "republik")
    assert data_folder({"APPDATA": "/a"}, "win32") == Path("/a/republik")
