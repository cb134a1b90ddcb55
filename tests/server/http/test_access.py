"""Access control: host names, other sites, sizes, limits, cookies and headers."""

import logging
import socket
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from tests.server.fixtures import ASK, hear, make_table

from republik.server.accounts.identity import COOKIE
from republik.server.http.app import create_app
from republik.server.http.middleware import SECURITY_HEADERS, local_hostnames
from republik.server.ops.logs import JsonLines
from republik.server.settings import MAX_BODY_BYTES, Settings, database_in


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


def test_pages_of_others_cannot_use_our_cookies(running: TestClient) -> None:
    table = make_table(running)
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


def test_a_guest_has_a_bounded_number_of_games(tmp_path: Path, think_here: None) -> None:
    settings = Settings(database_in(tmp_path), tables_per_guest=1)
    with TestClient(create_app(settings), headers=ASK) as client:
        make_table(client)
        answer = client.post("/api/tables", json={"seats": {"west": "person", "east": "person"}})
        assert answer.json()["error"] == "too-many-tables"


def test_health_and_metrics(running: TestClient) -> None:
    table = make_table(running)
    running.get(f"/api/tables/{table['id']}")
    assert running.get("/api/health").json()["status"] == "ok"
    text = running.get("/metrics").text
    assert 'republik_requests_total{method="GET",route="/api/tables/{table}",status="200"} 1' in text
    assert "republik_tables_in_memory 1" in text
    assert table["id"] not in text


def test_the_log_has_no_secrets(running: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "republik.server")
    table = make_table(running)
    token = running.post(f"/api/tables/{table['id']}/invitations", json={}).json()["token"]
    running.post("/api/invitations", json={"token": token})
    running.get("/api/tables", params={"token": token})
    lines = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert '"route": "/api/invitations"' in lines
    assert token not in lines
    assert running.cookies[COOKIE] not in lines
