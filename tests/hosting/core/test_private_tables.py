"""Private tables: who gets in by a link, and who is shown out."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect
from tests.server.fixtures import Browser, hear, make_table, say

from republik.hosting.core.invitations import withdraw_links
from republik.hosting.core.service import TableService
from republik.hosting.core.table import Table
from republik.hosting.core.tokens import token_hash
from republik.hosting.visitor import Visitor
from republik.server.accounts.identity import COOKIE, Origin
from republik.server.accounts.members import Members

NEWER = ("/preview?move=1", "/why-not-all?moves=1", "/timeline", "/notes", "/analysis")
PARTS = ("", "/view", "/past", "/events", "/moves", "/why-not?move=done", "/forecast", "/record", *NEWER)


def test_a_private_table_is_not_there_for_strangers(running: TestClient, browser: Browser) -> None:
    table = make_table(running)
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
    table = make_table(running)
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
    path = f"/api/tables/{make_table(running)['id']}"
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
    path, watcher = f"/api/tables/{make_table(running)['id']}", browser()
    link = running.post(f"{path}/invitations", json={}).json()["token"]
    assert watcher.post("/api/invitations", json={"token": link}).status_code == 200
    on_the_way(monkeypatch, lambda tables, table: withdraw_links(tables, table, table.record.made_by))
    with watcher.websocket_connect(f"{path}/socket") as socket, pytest.raises(WebSocketDisconnect):
        socket.receive_text()


def test_who_logs_out_on_the_way_in_sees_nothing(running: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/api/tables/{make_table(running)['id']}"
    members: Members = running.app.state.server.services.members  # type: ignore[attr-defined]
    here = Origin(token_hash(running.cookies[COOKIE]), "192.0.2.1", "http://testserver")
    on_the_way(monkeypatch, lambda _tables, table: members.log_out(Visitor(table.record.made_by, ""), here))
    with running.websocket_connect(f"{path}/socket") as socket, pytest.raises(WebSocketDisconnect):
        socket.receive_text()


def test_who_was_replaced_still_watches_when_links_are_withdrawn(running: TestClient, browser: Browser) -> None:
    path, bert = f"/api/tables/{make_table(running)['id']}", browser()
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
