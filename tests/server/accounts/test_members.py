"""Members: joining, logging in and out, passwords, names, sessions, and password guessing."""

import logging
import threading
import time
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote

import pytest
from alembic import command
from alembic.config import Config
from argon2 import PasswordHasher
from argon2.low_level import Type
from sqlalchemy import Engine, func, inspect, select, text
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.fixtures import ASK, Browser, hear, make_table, say
from tests.server.processes import ask, serving

from republik.hosting.core.bus import News
from republik.hosting.core.tokens import token_hash
from republik.hosting.load.rate_limit import SITE_SHARE, Limiter, by_network, network, site_of
from republik.hosting.refusals import CannotDo
from republik.server.accounts import members, passwords, queries
from republik.server.accounts.devices import DEVICE_COOKIE, Devices
from republik.server.accounts.identity import COOKIE, ONLY_FROM_HERE, REMEMBERED_SECONDS
from republik.server.accounts.login_throttle import FORGOTTEN_AFTER, LoginThrottle
from republik.server.accounts.names import clean_email, clean_name, name_key
from republik.server.accounts.passwords import Passwords
from republik.server.accounts.queries import page_settings
from republik.server.http.app import Server, create_app
from republik.server.ops.logs import JsonLines
from republik.server.settings import Settings, database_in
from republik.server.storage.database import migrate, open_database
from republik.server.storage.models import AnalysisRow, Guest, SessionRow

pytestmark = pytest.mark.both_databases

PASSWORD = "correct horse"
OTHER = "battery staple"
real_hasher = passwords.hasher


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "hasher", lambda: PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


def join(client: TestClient, name: str = "Anna", password: str = PASSWORD, **more: str) -> dict[str, Any]:
    answer = client.post("/api/account", json={"name": name, "password": password, **more})
    assert answer.status_code == 201, answer.text
    me: dict[str, Any] = answer.json()
    return me


def log_in(client: TestClient, name: str = "Anna", password: str = PASSWORD) -> Any:
    return client.post("/api/login", json={"name": name, "password": password})


def mine(client: TestClient) -> list[str]:
    return [table["id"] for table in client.get("/api/tables").json()["mine"]]


def error(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


# -- joining and returning -------------------------------------------------------------------------------------------


def test_a_guest_becomes_a_member_and_keeps_everything(running: TestClient, browser: Browser) -> None:
    table = make_table(running, "person", "citizen")
    before = running.cookies[COOKIE]
    me = join(running, "Anna", email="anna@example.org")
    assert (me["name"], me["member"], me["email"]) == ("Anna", True, "anna@example.org")
    assert me["ratings"] == []
    assert running.cookies[COOKIE] != before
    assert mine(running) == [table["id"]]
    assert running.get(f"/api/tables/{table['id']}").json()["seats"][0] == {
        **table["seats"][0],
        "name": "Anna",
        "you": True,
    }
    elsewhere = browser()
    assert log_in(elsewhere).json()["name"] == "Anna"
    assert mine(elsewhere) == [table["id"]]
    with elsewhere.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        assert say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])["type"] == "view"
    assert error(running.post("/api/account", json={"name": "Berta", "password": PASSWORD})) == (409, "already-member")


def test_a_token_from_before_is_worth_nothing_after(running: TestClient, browser: Browser) -> None:
    """Session fixation: an attacker who planted or saw the guest's token does not become the member."""
    running.get("/api/me")
    planted = running.cookies[COOKIE]
    join(running)
    attacker = browser()
    attacker.cookies.set(COOKIE, planted)
    assert attacker.get("/api/me").json()["member"] is False
    victim = browser()
    victim.get("/api/me")
    planted = victim.cookies[COOKIE]
    assert log_in(victim).status_code == 200
    assert victim.cookies[COOKIE] != planted
    attacker = browser()
    attacker.cookies.set(COOKIE, planted)
    me = attacker.get("/api/me").json()
    assert (me["member"], me["name"]) == (False, "")


def test_logging_in_brings_the_guests_tables_along(running: TestClient, browser: Browser, settings: Settings) -> None:
    join(running)
    first = make_table(running, "person", "citizen")
    guest = browser()
    second = make_table(guest, "person", "person")
    path = f"/api/tables/{second['id']}"
    watching = make_table(browser(), "person", "person", open=True)
    token = guest.post(f"{path}/invitations", json={"seat": "east"}).json()["token"]
    with guest.websocket_connect(f"{path}/socket?seat=west") as socket:
        view = hear(socket)
        assert view["seats"][0]["name"] == ""
        assert log_in(guest).status_code == 200
        with pytest.raises(WebSocketDisconnect):
            hear(socket)
    with guest.websocket_connect(f"{path}/socket?seat=west") as socket:
        hear(socket)
        after = say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
        assert after["type"] == "view"
        assert after["seats"][0] == {**view["seats"][0], "name": "Anna"}
    assert sorted(mine(guest)) == sorted([first["id"], second["id"]])
    assert sorted(mine(running)) == sorted([first["id"], second["id"]])
    opponent = browser()
    assert opponent.post("/api/invitations", json={"token": token}).status_code == 200
    assert running.get(f"{path}/view").json()["seat"] == "west"
    assert running.get(f"/api/tables/{watching['id']}/view").json()["seat"] is None


def test_what_member_and_guest_both_have_is_there_once(running: TestClient, browser: Browser) -> None:
    join(running)
    table = make_table(browser(), "person", "person", open=True)
    host = browser()
    private = make_table(host, "person", "person")
    token = host.post(f"/api/tables/{private['id']}/invitations", json={}).json()["token"]
    guest = browser()
    for client in (running, guest):
        assert client.post("/api/invitations", json={"token": token}).status_code == 200
        client.put(f"/api/tables/{table['id']}/notes", json={"text": "x"})
    assert log_in(guest).status_code == 200
    assert guest.get(f"/api/tables/{private['id']}").status_code == 200


def test_a_member_who_logs_in_as_another_takes_nothing_along(running: TestClient, browser: Browser) -> None:
    join(running, "Anna")
    table = make_table(running, "person", "citizen")
    join(browser(), "Berta", OTHER)
    assert log_in(running, "Berta", OTHER).json()["name"] == "Berta"
    assert mine(running) == []
    assert running.get(f"/api/tables/{table['id']}").status_code == 404
    assert log_in(running).status_code == 200
    assert mine(running) == [table["id"]]


def test_logging_out_leaves_other_sessions_alone(running: TestClient, browser: Browser) -> None:
    join(running)
    elsewhere = browser()
    log_in(elsewhere)
    token = running.cookies[COOKIE]
    me = running.post("/api/logout", json={}).json()
    assert (me["name"], me["member"]) == ("", False)
    assert running.cookies[COOKIE] != token
    thief = browser()
    thief.cookies.set(COOKIE, token)
    assert thief.get("/api/me").json()["member"] is False
    assert elsewhere.get("/api/me").json()["member"] is True


def test_a_new_password_ends_all_other_sessions(running: TestClient, browser: Browser) -> None:
    join(running)
    table = make_table(running, "person", "citizen")
    elsewhere = browser()
    log_in(elsewhere)
    token = running.cookies[COOKIE]
    with elsewhere.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        hear(socket)
        changed = running.put("/api/password", json={"old": PASSWORD, "new": OTHER})
        assert changed.json()["member"] is True
        with pytest.raises(WebSocketDisconnect):
            hear(socket)
    assert running.cookies[COOKIE] != token
    assert running.get("/api/me").json()["member"] is True
    assert elsewhere.get("/api/me").json()["member"] is False
    assert error(log_in(browser())) == (403, "login-refused")
    assert log_in(browser(), password=OTHER).status_code == 200
    assert error(running.put("/api/password", json={"old": "wrong wrong", "new": PASSWORD})) == (403, "login-refused")
    assert error(running.put("/api/password", json={"old": OTHER, "new": "short"})) == (400, "weak-password")
    guest = browser()
    assert error(guest.put("/api/password", json={"old": OTHER, "new": PASSWORD})) == (403, "members-only")


def test_who_leaves_takes_the_name_along(running: TestClient, browser: Browser, settings: Settings) -> None:
    join(running, email="anna@example.org")
    table = make_table(running, "person", "person", open=True)
    elsewhere = browser()
    log_in(elsewhere)
    assert error(running.post("/api/account/delete", json={"password": OTHER})) == (403, "login-refused")
    me = running.post("/api/account/delete", json={"password": PASSWORD}).json()
    assert (me["name"], me["member"], me["email"]) == ("", False, "")
    assert elsewhere.get("/api/me").json()["member"] is False
    left = browser().get(f"/api/tables/{table['id']}").json()
    assert [seat["name"] for seat in left["seats"]] == ["", ""]
    assert left["result"] == "east, resigned"
    assert error(log_in(browser())) == (403, "login-refused")
    engine = open_database(settings.database)
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).where(Guest.email != "")) == 0
    engine.dispose()
    join(browser())


def kept_bytes(settings: Settings) -> bytes:
    """Returns the bytes of all database files."""
    folder = Path(settings.database.removeprefix("sqlite:///")).parent
    return b"".join(path.read_bytes() for path in folder.iterdir())


def test_nothing_of_who_left_stays_in_the_files_of_sqlite(running: TestClient, settings: Settings) -> None:
    secrets = ("Gertrud Unique", "gertrud@example.org", "a note of hers", "hooks.example.org", "what she said")
    join(running, "Gertrud Unique", email="gertrud@example.org")
    table = make_table(running, "person", "citizen")["id"]
    running.put(f"/api/tables/{table}/notes", json={"text": "a note of hers"})
    running.put("/api/me", json={"notify": {"webhook": "https://hooks.example.org/1"}})
    with running.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket)
        say(socket, type="say", text="what she said")
    assert all(secret.encode() in kept_bytes(settings) for secret in secrets)
    assert running.post("/api/account/delete", json={"password": PASSWORD, "chat": True}).status_code == 200
    left = kept_bytes(settings)
    assert [secret for secret in secrets if secret.encode() in left] == []
    assert b"gertrud unique" not in left


def test_deleting_takes_the_name_out_of_analyses(running: TestClient, browser: Browser, settings: Settings) -> None:
    join(running, "Gertrud Unique")
    path = f"/api/tables/{make_table(running, sit=['west', 'east'], open=True)['id']}"
    with running.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        for _ in range(3):
            view = say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
        say(socket, type="resign", seat="west")
    running.post(f"{path}/analysis", json={"level": "newcomer"})
    wait_for(lambda: running.get(f"{path}/analysis").json()["state"] == "done")
    assert running.get(f"{path}/analysis").json()["result"]["players"]["west"] == "Gertrud Unique"
    running.post("/api/account/delete", json={"password": PASSWORD})
    assert running.get(f"{path}/analysis").json()["result"]["players"] == {"west": "person", "east": "person"}
    engine = open_database(settings.database)
    with engine.connect() as connection:
        assert "Gertrud" not in str(connection.scalar(select(AnalysisRow.result)))
    engine.dispose()


def test_guests_can_delete_what_is_kept_of_them(running: TestClient, browser: Browser, settings: Settings) -> None:
    running.put("/api/me", json={"name": "Gertrud", "email": "gertrud@example.org"})
    table = make_table(running, open=True)["id"]
    with running.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket)
        say(socket, type="say", text="first"), say(socket, type="say", text="second")
    before = running.cookies[COOKIE]
    other = browser()
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert [line["text"] for line in hear(socket)["chat"]] == ["first", "second"]
    me = running.post("/api/account/delete", json={"chat": True}).json()
    assert (me["name"], me["email"]) == ("", "")
    assert running.cookies[COOKIE] != before
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        view = hear(socket)
    assert [(line["text"], line["name"]) for line in view["chat"]] == [("", ""), ("", "")]
    assert [seat["name"] for seat in view["seats"]] == ["", ""]


def test_chat_stays_unless_it_is_to_go(running: TestClient, browser: Browser) -> None:
    table = make_table(running, open=True)["id"]
    with running.websocket_connect(f"/api/tables/{table}/socket") as socket:
        hear(socket)
        say(socket, type="say", text="first")
    running.post("/api/account/delete", json={})
    with browser().websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert [line["text"] for line in hear(socket)["chat"]] == ["first"]


def test_everybody_gets_what_is_kept_of_them_and_nothing_else(running: TestClient, browser: Browser) -> None:
    join(running, "Anna", email="anna@example.org")
    other = browser()
    other.put("/api/me", json={"name": "Bert"})
    table = make_table(running, open=True, sit=["west"])["id"]
    path = f"/api/tables/{table}"
    other.post(f"{path}/join", json={"seat": "east"})
    for client, words in ((running, "Anna writes"), (other, "Bert writes")):
        client.put(f"{path}/notes", json={"text": words})
        with client.websocket_connect(f"{path}/socket") as socket:
            view = hear(socket)
            say(socket, type="say", text=words)
            if view["moves"]:
                say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
    data = running.get("/api/me/data").json()
    assert (data["name"], data["member"], data["email"]) == ("Anna", True, "anna@example.org")
    assert [note["text"] for note in data["notes"]] == [line["text"] for line in data["chat"]] == ["Anna writes"]
    assert data["seats"] == [{"table_id": table, "seat": "west"}]
    assert [one["id"] for one in data["tables"]] == [table]
    assert {decision["seat"] for decision in data["decisions"]} == {"west"}
    assert len(data["sessions"]) == 1
    guest = other.get("/api/me/data").json()
    assert (guest["name"], guest["member"]) == ("Bert", False)
    assert [note["text"] for note in guest["notes"]] == ["Bert writes"]
    for secret in (PASSWORD, "argon2", running.cookies[COOKIE], token_hash(running.cookies[COOKIE])):
        assert secret not in running.get("/api/me/data").text


# -- names and preferences -------------------------------------------------------------------------------------------


def test_names_of_members_are_theirs_alone(running: TestClient, browser: Browser) -> None:
    join(running, "Änne Groß")
    for same in ("änne groß", "ÄNNE GROSS", "A\u0308nne  Groß", "\uff21\u0308nne Groß"):
        answer = browser().post("/api/account", json={"name": same, "password": OTHER})
        assert error(answer) == (409, "name-taken")
        assert error(browser().put("/api/me", json={"name": same})) == (409, "name-taken")
        assert log_in(browser(), same).status_code == 200
    other = browser()
    join(other, "Berta", OTHER)
    assert error(other.put("/api/me", json={"name": "änne groß"})) == (409, "name-taken")
    assert error(other.put("/api/me", json={"name": " \u200b "})) == (400, "bad-name")
    assert other.put("/api/me", json={"name": "Bertha"}).json()["name"] == "Bertha"
    assert error(log_in(browser(), "Berta", OTHER)) == (403, "login-refused")
    assert log_in(browser(), "BERTHA", OTHER).status_code == 200
    assert running.put("/api/me", json={"name": "ÄNNE Groß"}).json()["name"] == "ÄNNE Groß"


def test_two_who_want_the_same_name_at_once(
    running: TestClient, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both found it free; the database gives it to one of them."""
    join(running)
    monkeypatch.setattr(queries, "owner_of", lambda *_: None)
    assert error(browser().post("/api/account", json={"name": "anna", "password": OTHER})) == (409, "name-taken")


ALIKE = (
    "Anna\ufe0f", "Anna\u2800", "An\u034fna", "An\u3164na", "\u17b4Anna", "Anna\u180b", "Anna\U0001d159", "\u0410nna",
    "\u0430nna", "Ann\u0251",
)  # fmt: skip
"""Names that look like Anna: with invisible characters, or letters of other scripts."""


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_alike_are_taken(running: TestClient, browser: Browser, name: str) -> None:
    join(running, "Anna")
    assert error(browser().post("/api/account", json={"name": name, "password": OTHER})) == (409, "name-taken")
    assert error(browser().put("/api/me", json={"name": name})) == (409, "name-taken")
    member = browser()
    join(member, "Berta", OTHER)
    assert error(member.put("/api/me", json={"name": name})) == (409, "name-taken")


def test_two_who_look_alike_at_once(running: TestClient, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    join(running)
    monkeypatch.setattr(queries, "owner_of", lambda *_: None)
    assert error(browser().post("/api/account", json={"name": "\u0410nna", "password": OTHER})) == (409, "name-taken")
    member = browser()
    join(member, "Berta", OTHER)
    assert error(member.put("/api/me", json={"name": "\u0410nna"})) == (409, "name-taken")


def test_a_look_is_free_again_with_its_name(running: TestClient, browser: Browser) -> None:
    join(running, "Ilse")
    assert error(browser().put("/api/me", json={"name": "llse"})) == (409, "name-taken")
    assert running.put("/api/me", json={"name": "ILSE"}).status_code == 200
    assert running.put("/api/me", json={"name": "Berta"}).status_code == 200
    other = browser()
    join(other, "llse", OTHER)
    assert error(running.put("/api/me", json={"name": "Ilse"})) == (409, "name-taken")
    assert other.post("/api/account/delete", json={"password": OTHER}).status_code == 200
    assert running.put("/api/me", json={"name": "Ilse"}).status_code == 200


@pytest.mark.parametrize(
    "name",
    ["\u2800", "\u3164\ufe0f", "Z" + "\u0301" * 38, "Za\u0301\u0301", "\u0301a", "Z\u0300\u0301\u0302\u0303\u0304"],
)
def test_names_that_are_none(running: TestClient, name: str) -> None:
    assert error(running.post("/api/account", json={"name": name, "password": OTHER})) == (400, "bad-name")


@pytest.mark.parametrize("name", ["Thị Bưởi Nguyễn", "שָׁלוֹם", "ที่", "Ágnes Őri", "José", "Ольга", "山田", "Ali", "Zoë"])
def test_names_of_this_world_are_taken_as_they_are(running: TestClient, name: str) -> None:
    assert join(running, name)["name"] == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    "name", ["Anna \u2764\ufe0f", "An\u00adna", "Zo\u200be", "\u0645\u06cc\u200c\u062e", "\u2800Eva"]
)
def test_who_joins_logs_in_with_the_same_words(running: TestClient, browser: Browser, name: str) -> None:
    shown = join(running, name)["name"]
    assert log_in(browser(), name).json()["name"] == shown
    assert log_in(browser(), shown).json()["name"] == shown


def test_old_members_keep_their_names(tmp_path: Path, think_here: None) -> None:
    """Two similar names existed before: both stay and can log in, and nobody else gets such a name."""
    url = database_in(tmp_path)
    engine = open_database(url)
    migrate(engine, "0004")
    hashed = passwords.hasher().hash(PASSWORD)
    names = {7: "Anna", 8: "Anna\ufe0f", 9: "\u0410nna"}
    with engine.begin() as connection:
        for number, name in names.items():
            connection.execute(
                text(
                    "INSERT INTO guests (id, name, created, name_key, password_hash, email, language, notify_push, "
                    "notify_email, webhook, site) VALUES (:id, :name, '2026-01-01 00:00:00', :key, :hash, "
                    "'a@example.org', '', 0, 1, '', '')"
                ),
                {"id": number, "name": name, "key": name_key(name), "hash": hashed},
            )
        connection.execute(
            text(
                "INSERT INTO tables (id, game, edition, is_open, made_by, seed, created, rated, language, clock, "
                "clock_days, clock_minutes, clock_increment, clock_left, delay, takeover, lesson, decade, updated, "
                "own_values) VALUES ('t', 'wsdv', '2.1', 1, 7, 'x', '2026-01-01 00:00:00', 0, '', 'none', 0, 0, 0, '', "
                "0, 0, '', 1, '2026-01-01 00:00:00', '')"
            )
        )
        kept = '{"players": {"west": "Gertrud"}, "moments": []}'
        connection.execute(text("INSERT INTO analyses VALUES ('t', 'citizen', :kept)"), {"kept": kept})
    migrate(engine)
    with engine.connect() as connection:
        assert connection.scalar(select(AnalysisRow.result)) == '{"moments": []}'
    engine.dispose()
    with TestClient(create_app(Settings(url, guests_per_minute=1e6, burst=1e6)), headers=ASK) as client:
        for name in names.values():
            me = log_in(client, name).json()
            assert (me["name"], me["email"], me["email_confirmed"]) == (name, "a@example.org", False)
            assert client.put("/api/me", json={"language": "de"}).status_code == 200
        client.post("/api/logout", json={})
        assert error(client.put("/api/me", json={"name": "Ann\u0430"})) == (409, "name-taken")


def test_names_are_cleaned() -> None:
    assert clean_name(" A\nb\u2028\u202ec\u200b ") == "A b c"
    assert clean_name("\ufb01n") == "fin"
    assert name_key("Straße") == name_key("STRASSE")
    with pytest.raises(CannotDo):
        clean_name("\ufdfa" * 10)  # one character that expands to eighteen


@pytest.mark.parametrize("password", ["", "1234567", "aaaaaaaaaaaa", "Anna Maria", "ＡＮＮＡ　ＭＡＲＩＡ"])
def test_passwords_that_are_guessed_at_once(running: TestClient, password: str) -> None:
    answer = running.post("/api/account", json={"name": "Anna Maria", "password": password})
    assert error(answer) == (400, "weak-password")


def test_preferences(running: TestClient) -> None:
    notify = {"push": False, "email": True, "webhook": "https://hooks.example.org/x"}
    asked = {"language": "hu", "email": "a+b@mail.example.org", "notify": notify}
    me = running.put("/api/me", json=asked).json()
    assert {name: me[name] for name in asked} == asked
    assert running.put("/api/me", json={}).json() == me == running.get("/api/me").json()
    assert running.put("/api/me", json={"email": ""}).json()["email"] == ""
    assert error(running.put("/api/me", json={"language": "xx"})) == (400, "bad-request")
    assert error(running.put("/api/me", json={"notify": {"webhook": "http://example.org/"}})) == (400, "bad-webhook")
    for odd in ("anna", "anna@example", "anna@example.org\r\nBcc: x@example.org", "a b@example.org", "<a@example.org>"):
        assert error(running.put("/api/me", json={"email": odd})) == (400, "bad-email")
    assert clean_email("anna@example.org") == "anna@example.org"


# -- passwords and guessing ------------------------------------------------------------------------------------------


def test_passwords_are_kept_as_argon2id_and_tokens_as_hashes(
    running: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    join(running)
    engine = open_database(settings.database)
    with engine.connect() as connection:
        kept = connection.scalar(select(Guest.password_hash))
        sessions = connection.scalars(select(SessionRow.token_hash)).all()
    engine.dispose()
    assert kept is not None
    assert kept.startswith("$argon2id$")
    assert sessions == [token_hash(running.cookies[COOKIE])]
    if not settings.database.startswith("sqlite"):
        return
    for path in Path(settings.database.removeprefix("sqlite:///")).parent.iterdir():
        content = path.read_bytes()
        assert PASSWORD.encode() not in content
        assert running.cookies[COOKIE].encode() not in content


def test_the_usual_parameters_are_those_of_rfc_9106() -> None:
    usual = real_hasher()
    assert usual.type is Type.ID
    assert usual.memory_cost >= 64 * 1024
    assert usual.time_cost >= 3


def test_hashes_of_old_parameters_are_renewed(
    running: TestClient, browser: Browser, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    join(running)
    engine = open_database(settings.database)
    with engine.begin() as connection:
        old = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
        connection.execute(text("UPDATE guests SET password_hash = :old WHERE name_key IS NOT NULL"), {"old": old})
    assert log_in(browser()).status_code == 200
    with engine.connect() as connection:
        kept = connection.scalar(select(Guest.password_hash).where(Guest.name_key.is_not(None)))
    engine.dispose()
    assert kept is not None
    assert "m=64," in kept
    assert log_in(browser()).status_code == 200


def test_unknown_names_cost_the_same_work(
    running: TestClient, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    join(running)
    worked: list[tuple[str, str]] = []
    verify = Passwords._verify

    def watched(self: Passwords, kept: str, password: str) -> bool:
        worked.append((kept.rpartition("$")[0].rpartition("$")[0], threading.current_thread().name))
        return verify(self, kept, password)

    monkeypatch.setattr(Passwords, "_verify", watched)
    known, unknown = log_in(browser(), "Anna", OTHER), log_in(browser(), "Nobody", OTHER)
    assert error(known) == (403, "login-refused")
    assert known.content == unknown.content
    assert len(worked) == 2
    assert worked[0][0] == worked[1][0]  # the same algorithm at the same cost
    assert all(thread.startswith("republik-passwords") for _, thread in worked)


def test_guessing_a_password_is_slowed_down(running: TestClient, browser: Browser) -> None:
    join(running)
    statuses = [log_in(browser(), password=f"guess number {number}").status_code for number in range(8)]
    assert statuses == [403] * members.FREE_GUESSES + [429] * (8 - members.FREE_GUESSES)
    slowed = log_in(browser(), name="ANNA")  # nor is the right password accepted while the block lasts
    assert error(slowed) == (429, "login-slowed")
    assert int(slowed.json()["details"]["seconds"]) >= 1
    assert running.put("/api/password", json={"old": PASSWORD, "new": OTHER}).status_code == 200
    statuses = [running.put("/api/password", json={"old": "wrong", "new": PASSWORD}).status_code for _ in range(8)]
    assert statuses == [403] * members.FREE_GUESSES + [429] * (8 - members.FREE_GUESSES)
    assert running.get("/api/me").json()["member"] is True


def test_no_spelling_of_a_name_buys_guesses(running: TestClient, browser: Browser) -> None:
    join(running)
    unseen = [log_in(browser(), "Anna" + "\ufe0f" * number, OTHER).status_code for number in range(8)]
    assert unseen == [403] * members.FREE_GUESSES + [429] * (8 - members.FREE_GUESSES)


def test_nobody_is_kept_out_of_a_browser_they_have_used(running: TestClient, browser: Browser) -> None:
    """Others guess the password from the same address: the right password still works in a known browser."""
    known, stranger = browser(), browser()
    join(running)
    assert log_in(known).status_code == 200
    known.post("/api/logout", json={})
    for number in range(members.FREE_GUESSES_FROM_ADDRESS + 5):
        log_in(stranger, password=f"guess {number}")
    assert error(log_in(stranger)) == (429, "login-slowed")
    for _ in range(3):
        assert log_in(known).status_code == 200
        known.post("/api/logout", json={})
    thief = browser()
    thief.cookies.set(DEVICE_COOKIE, known.cookies[DEVICE_COOKIE])
    statuses = [log_in(thief, password=f"guess {number}").status_code for number in range(8)]
    assert statuses == [403] * members.FREE_GUESSES + [429] * (8 - members.FREE_GUESSES)


def test_a_known_browser_is_known_for_its_member_alone() -> None:
    devices = Devices(b"key")
    cookie = devices.cookie(7)
    assert devices.recognise(cookie, 7) is not None
    assert devices.recognise(cookie, 8) is None
    for forged in (None, "", "7", "7.x.y", cookie[:-1], cookie.replace("7.", "77."), "\ud800." + cookie):
        assert devices.recognise(forged, 7) is None
    assert Devices(b"another").recognise(cookie, 7) is None


def test_guessing_many_names_is_slowed_down_too(running: TestClient, browser: Browser) -> None:
    statuses = [log_in(browser(), f"name {number}").status_code for number in range(25)]
    free = members.FREE_GUESSES_FROM_ADDRESS
    assert statuses == [403] * free + [429] * (25 - free)


def test_many_guesses_at_once_are_no_way_around(running: TestClient, browser: Browser) -> None:
    join(running)
    clients = [browser() for _ in range(12)]
    statuses: list[int] = []

    def guess(client: TestClient) -> None:
        statuses.append(log_in(client, password="guess guess").status_code)

    threads = [threading.Thread(target=guess, args=(client,)) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [403] * members.FREE_GUESSES + [429] * (12 - members.FREE_GUESSES)


def waits(patience: LoginThrottle, clock: list[float], attempts: int) -> list[float]:
    """Returns how long each attempt had to wait after the previous one."""
    waited = []
    for _ in range(attempts):
        began = clock[0]
        while True:
            try:
                patience.begin("anna")
                break
            except CannotDo as refused:
                clock[0] += float(str(refused.details["seconds"]))
        waited.append(clock[0] - began)
    return waited


def test_the_wait_doubles_up_to_a_minute_and_is_forgotten() -> None:
    clock = [1000.0]
    patience = LoginThrottle(3, 60.0, lambda: clock[0])
    assert waits(patience, clock, 12) == [0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]
    clock[0] += FORGOTTEN_AFTER + 61
    assert waits(patience, clock, 4) == [0, 0, 0, 1]
    clock[0] += 60
    patience.begin("anna")
    patience.forgive("anna", all_before=True)
    assert waits(patience, clock, 3) == [0, 0, 0]


def test_an_own_account_does_not_buy_guesses() -> None:
    """A successful login gives an address one attempt back, not all of them."""
    clock = [0.0]
    patience = LoginThrottle(2, 900.0, lambda: clock[0])
    waits(patience, clock, 5)
    clock[0] += 900
    patience.begin("anna")
    patience.forgive("anna", all_before=False)
    assert waits(patience, clock, 2)[1] >= 8


def test_an_ipv6_network_is_one_address() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9")
    assert network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.1") != network("::ffff:192.0.2.2")
    assert network("192.0.2.1") == network("::ffff:192.0.2.1") == "192.0.2.1"
    assert (
        site_of(network("2001:db8:1:2::1")) == site_of(network("2001:db8:1:3::1")) != site_of(network("2001:db8:2::"))
    )
    assert site_of("192.0.2.1") is None


@pytest.mark.parametrize("name", ["J. Doe", "a/b", "50%", "games", "x/games", "/games", "a%2Fb", "/"])
def test_any_name_has_a_profile(running: TestClient, name: str) -> None:
    account = {"name": name, "password": "correct horse"}
    assert running.post("/api/account", json=account).status_code == 201
    path = f"/people/{quote(name, safe='')}"
    for address in (f"/api{path}", f"/api{path}/games"):
        assert running.get(address).status_code == 200, address
    assert running.get(f"/api{path}").json()["name"] == name
    assert running.get(path, headers={"accept": "text/html"}).status_code in (200, 503)  # 503: the page is not built


def test_a_slash_in_a_name_is_told_from_one_in_the_address(running: TestClient, browser: Browser) -> None:
    for name, client in (("x", running), ("x/games", browser())):
        client.post("/api/account", json={"name": name, "password": "correct horse"})
    assert running.get("/api/people/x%2Fgames").json()["name"] == "x/games"
    assert running.get("/api/people/x%2fgames/games").json()["tables"] == []
    assert running.get("/api/people/x/games").json()["tables"] == []
    assert running.get("/api/people/%78").json()["name"] == "x"


def test_a_name_of_dots_is_found_under_wide_dots(running: TestClient) -> None:
    """Browsers take `.` and `..` in an address, escaped or not, for a way through folders: the page writes `．．`."""
    running.post("/api/account", json={"name": "..", "password": "correct horse"})
    assert running.get(f"/api/people/{quote('．．')}").json()["name"] == ".."


def test_the_networks_of_a_site_share_larger_limits() -> None:
    limiter = Limiter(by_network, 0.001, 2.0)
    for number in range(int(SITE_SHARE)):
        for _ in range(2):
            limiter.take(network(f"2001:db8:1:{number:x}::1"))
    for _ in range(2):
        limiter.take(network("2001:db8:2::1"))
    for address in ("2001:db8:1:ff::1", "2001:db8:2::1"):
        with pytest.raises(CannotDo, match="too-many-requests"):
            limiter.take(network(address))


# -- cookies and the log ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("base", "secure", "expected"), [("http", True, True), ("https", False, True), ("http", False, False)]
)
def test_every_new_cookie_has_its_flags(
    tmp_path: Path, think_here: None, base: str, secure: bool, expected: bool
) -> None:
    settings = Settings(database_in(tmp_path), secure_cookies=secure, guests_per_minute=1e6, burst=1e6)
    with TestClient(create_app(settings), f"{base}://testserver", headers=ASK) as client:
        steps: list[Callable[[], Any]] = [
            lambda: client.get("/api/me"),
            lambda: client.post("/api/account", json={"name": "Anna", "password": PASSWORD}),
            lambda: client.post("/api/login", json={"name": "Anna", "password": PASSWORD}),
            lambda: client.put("/api/password", json={"old": PASSWORD, "new": OTHER}),
            lambda: client.post("/api/account/delete", json={"password": OTHER}),
            lambda: client.post("/api/logout", json={}),
        ]
        token = ""
        for step in steps:
            answer = step()
            assert answer.is_success or (secure and base == "http"), answer.text
            if "set-cookie" not in answer.headers:  # the client does not send secure cookies over http
                continue
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert ("; secure" in cookie) is expected
            assert answer.headers["set-cookie"] != token
            token = answer.headers["set-cookie"]
        assert token


def test_cookies_behind_tls_are_this_hosts_alone(tmp_path: Path, think_here: None) -> None:
    """The old cookie name still works and is replaced by one that no neighbouring host can set."""
    url = database_in(tmp_path)
    with TestClient(create_app(Settings(url)), "https://testserver", headers=ASK) as client:
        join(client, "Anna")
        before = client.cookies[COOKIE]
    settings = Settings(url, secure_cookies=True)
    with TestClient(create_app(settings), "https://testserver", headers=ASK, cookies={COOKIE: before}) as client:
        assert client.get("/api/me").json()["name"] == "Anna"
        assert client.cookies[ONLY_FROM_HERE + COOKIE] == before
        client.cookies.set(COOKIE, "planted by a neighbour")
        assert client.get("/api/me").json()["name"] == "Anna"
    with TestClient(create_app(settings), "https://testserver", headers=ASK) as client:
        cookie = client.get("/api/me").headers["set-cookie"]
        assert cookie.startswith(ONLY_FROM_HERE + COOKIE)
        assert "path=/" in cookie.lower()
        assert "; secure" in cookie.lower()
        assert "domain" not in cookie.lower()


def test_the_log_has_nobodys_secrets(running: TestClient, browser: Browser, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    join(running, email="anna@example.org")
    tokens = [running.cookies[COOKIE]]
    hook = "https://hooks.example.org/secret-of-the-hook"
    running.put("/api/me", json={"notify": {"webhook": hook}})
    other = browser()
    log_in(other, password="wrong password")
    log_in(other)
    tokens.append(other.cookies[COOKIE])
    other.put("/api/password", json={"old": PASSWORD, "new": OTHER})
    tokens.append(other.cookies[COOKIE])
    lines = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert '"what": "signed in"' in lines
    assert '"what": "sign-in refused"' in lines
    for secret in (*tokens, PASSWORD, OTHER, "wrong password", "anna@example.org", "secret-of-the-hook", "argon2"):
        assert secret not in lines


# -- the migration ---------------------------------------------------------------------------------------------------


def downgrade(engine: Engine, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", "republik.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.commit()
        with connection.begin():
            config.attributes["connection"] = connection
            command.downgrade(config, revision)


def test_old_guests_keep_their_cookies(tmp_path: Path, think_here: None) -> None:
    """Upgrade with rows, downgrade, and upgrade again: a guest's token works throughout."""
    url = database_in(tmp_path)
    engine = open_database(url)
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO guests (id, token_hash, name, created) VALUES (7, :hash, 'Anna', '2026-01-01 00:00:00')"),
            {"hash": token_hash("old token")},
        )
        connection.execute(
            text(
                "INSERT INTO tables (id, game, edition, is_open, made_by, seed, created) "
                "VALUES ('t', 'wsdv', '2.1', 1, 7, 'x', '2026-01-01 00:00:00')"
            )
        )
        connection.execute(text("INSERT INTO seats (table_id, seat, guest_id) VALUES ('t', 'west', 7)"))
    for _ in range(2):
        migrate(engine)
        with TestClient(create_app(Settings(url)), headers=ASK, cookies={COOKIE: "old token"}) as client:
            assert client.get("/api/me").json()["name"] == "Anna"
        downgrade(engine, "0001")
        columns = {column["name"] for column in inspect(engine).get_columns("guests")}
        assert columns == {"id", "token_hash", "name", "created"}
        with engine.connect() as connection:
            assert connection.scalar(text("SELECT guest_id FROM seats")) == 7
            assert connection.scalar(text("SELECT token_hash FROM guests WHERE id = 7")) == token_hash("old token")
    engine.dispose()


# -- more than one process ---------------------------------------------------------------------------------------------


def test_sessions_end_at_other_processes_too(tmp_path: Path, redis_url: str) -> None:
    with serving(tmp_path, "--redis", redis_url) as (first, _), serving(tmp_path, "--redis", redis_url) as (second, _):
        _, here = ask(first, "POST", "/api/account", {"name": "Anna", "password": PASSWORD})
        guest_table, guest = ask(second, "POST", "/api/tables", {"seats": {"west": "person", "east": "citizen"}})
        path = f"/api/tables/{guest_table['id']}"
        assert ask(second, "GET", path, cookie=guest)[0]["seats"][0]["you"] is True
        _, there = ask(first, "POST", "/api/login", {"name": "anna", "password": PASSWORD}, guest)
        assert ask(second, "GET", "/api/me", cookie=there)[0]["member"] is True
        wait_for(
            lambda: ask(second, "GET", path, cookie=there)[0]["seats"][0] == {**guest_table["seats"][0], "name": "Anna"}
        )
        _, here = ask(first, "PUT", "/api/password", {"old": PASSWORD, "new": OTHER}, here)
        wait_for(lambda: ask(second, "GET", "/api/me", cookie=there)[0]["member"] is False)
        assert ask(second, "GET", "/api/me", cookie=here)[0]["member"] is True


def test_what_somebody_said_has_the_new_name_at_other_processes(settings: Settings, think_here: None) -> None:
    """Also at an open table where the computer has since taken the seat."""
    with TestClient(create_app(settings), headers=ASK) as here, TestClient(create_app(settings), headers=ASK) as there:
        here.put("/api/me", json={"name": "Gertrud"})
        table = make_table(here, open=True, sit=["east"])["id"]
        path = f"/api/tables/{table}"
        assert there.post(f"{path}/join", json={"seat": "west"}).status_code == 200
        read_again(here, News("there", table))
        with here.websocket_connect(f"{path}/socket") as east:
            hear(east)
            say(east, type="say", text="hello")
        read_again(there, News("here", table))
        with there.websocket_connect(f"{path}/socket") as west:
            assert hear(west)["chat"][0]["name"] == "Gertrud"
            say(west, type="offer", what="takeover", level="newcomer")
        read_again(here, News("there", table))
        with here.websocket_connect(f"{path}/socket") as east:
            number = hear(east)["offer"]["number"]
            say(east, type="answer", accept=True, number=number)
        read_again(there, News("here", table))
        assert here.put("/api/me", json={"name": "Hedwig"}).status_code == 200
        assert here.portal is not None
        gertrud = here.portal.call(server_of(here).services.guests.find, here.cookies[COOKIE])
        assert gertrud is not None
        read_again(there, News("here", person=gertrud.id))
        view = there.get(f"{path}/view").json()
        assert [seat["kind"] for seat in view["seats"]] == ["person", "level"]
        assert [line["name"] for line in view["chat"]] == ["Hedwig"]


def server_of(client: TestClient) -> Server:
    server: Server = client.app.state.server  # type: ignore[attr-defined]
    return server


def read_again(client: TestClient, news: News) -> None:
    """Delivers news to the process and waits until it has reloaded."""
    server = server_of(client)

    async def hear_of() -> None:
        await server.services.on_news(news)
        await server.services.tasks.join()

    assert client.portal is not None
    client.portal.call(hear_of)


def wait_for(condition: Callable[[], bool]) -> None:
    """Waits for a third of the time that sessions are cached."""
    end = time.monotonic() + REMEMBERED_SECONDS / 3
    while True:
        try:
            if condition():
                return
        except HTTPError as error:
            error.close()
        assert time.monotonic() < end
        time.sleep(0.05)


# -- settings ------------------------------------------------------------------------------------------------


SETTINGS = {
    "theme": "dark",
    "sound": True,
    "confirm_reveals": False,
    "confirm_turns": "always",
    "pace": "fast",
    "games": {"wsdv": {"walk": False}},
}


def test_settings_follow_a_member_to_another_browser(running: TestClient, browser: Browser) -> None:
    assert running.get("/api/me").json()["settings"] is None
    running.put("/api/me", json={"settings": SETTINGS})
    assert running.get("/api/me").json()["settings"] is None  # those of a guest stay in the browser
    join(running)
    assert running.get("/api/me").json()["settings"] is None
    assert running.put("/api/me", json={"settings": SETTINGS}).json()["settings"] == SETTINGS
    assert running.put("/api/me", json={"language": "it"}).json()["settings"] == SETTINGS
    elsewhere = browser()
    me = elsewhere.post("/api/login", json={"name": "Anna", "password": PASSWORD}).json()
    assert me["settings"] == SETTINGS
    assert elsewhere.get("/api/me/data").json()["settings"] == SETTINGS
    running.post("/api/account/delete", json={"password": PASSWORD})
    assert running.get("/api/me").json()["settings"] is None


@pytest.mark.parametrize(
    "wrong",
    [{"pace": "furious"}, {"theme": 3}, {"tempo": "fast"}, {"games": {"wsdv": {"walk": "yes"}}}],
    ids=["pace", "theme", "unknown", "game"],
)
def test_settings_cannot_hold_anything_else(running: TestClient, wrong: dict[str, Any]) -> None:
    join(running)
    assert running.put("/api/me", json={"settings": SETTINGS | wrong}).status_code == 400


def test_settings_of_another_version_are_left_out() -> None:
    assert page_settings("") is None
    assert page_settings('{"theme": "x"}') is None
    assert page_settings("{}") is not None
