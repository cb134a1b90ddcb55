"""The API description is correct: it lists every address, and every answer matches its schema."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from starlette.routing import Route
from starlette.testclient import TestClient
from tests.server.fixtures import Browser, hear, make_table, say

from republik import games
from republik.games.weimar.values import register_folder
from republik.hosting.endpoints.status import STATUS
from republik.messages.i18n import LANGUAGES, Messages
from republik.server.http.endpoints import ENDPOINTS
from republik.table.records import write_record
from republik.table.session import new_session

PASSWORD = "a password of mine"
BROWSER_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AFTER_THE_END = ("record", "interchange", "rematch", "analysis", "analyse")
PICTURES = ("/og/", "/front-page/")
REFUSED = {**dict.fromkeys(AFTER_THE_END, 409), "sendLink": 409, "confirmEmail": 404, "continueGame": 409}
BROWSER_SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
"""A browser's keys, from the example in RFC 8291."""


@pytest.fixture
def document(running: TestClient) -> dict[str, Any]:
    described: dict[str, Any] = running.get("/api/openapi.json").json()
    return described


def check(document: dict[str, Any], name: str, instance: object) -> None:
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    Draft202012Validator(schema).validate(instance)


def test_every_route_is_described_and_nothing_else(running: TestClient, document: dict[str, Any]) -> None:
    described = {(path, method.upper()) for path, item in document["paths"].items() for method in item}
    routed = {
        (re.sub(r":\w+}", "}", route.path), method)  # the description names no converters
        for route in running.app.routes  # type: ignore[attr-defined]  # the type of an ASGI callable hides them
        if isinstance(route, Route) and route.path != "/api/openapi.json" and not route.path.startswith(PICTURES)
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert described == routed | {("/api/tables/{table}/socket", "GET")}
    for path, item in document["paths"].items():
        for operation in item.values():
            named = {parameter["name"] for parameter in operation["parameters"] if parameter["in"] == "path"}
            assert named == set(re.findall(r"{(\w+)}", path))


def test_references_lead_somewhere(document: dict[str, Any]) -> None:
    text = json.dumps(document)
    for name in re.findall(r'"#/components/schemas/(\w+)"', text):
        assert name in document["components"]["schemas"]
    for schema in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


def test_answers_are_as_described(
    running: TestClient, browser: Browser, document: dict[str, Any], tmp_path: Path
) -> None:
    table = make_table(running, "person", "citizen", open=True)
    (tmp_path / "board.toml").write_text("[city.berlin]\nslots = 7\n", encoding="utf-8")
    parts = {
        "{name}": "Clara",
        "{table}": table["id"],
        "{values}": register_folder(tmp_path),
        "{game}": "weimar",
        "{language}": "de",
    }
    bodies: dict[str, Any] = {
        "changeMe": {"name": "Anna", "language": "de"},
        "join": {"name": "Clara", "password": PASSWORD},
        "logIn": {"name": "Berta", "password": PASSWORD},
        "logOut": {},
        "changePassword": {"old": PASSWORD, "new": "another one of mine"},
        "leave": {"password": "another one of mine"},
        "subscribe": {"endpoint": "https://push.example.org/1", "p256dh": BROWSER_KEY, "auth": BROWSER_SECRET},
        "unsubscribe": {"endpoint": "https://push.example.org/1"},
        "tryNotices": {},
        "makeTable": {"seats": {"west": "person", "east": "person"}},
        "joinTable": {"seat": "west"},
        "invite": {},
        "redeem": {"token": running.post(f"/api/tables/{table['id']}/invitations", json={}).json()["token"]},
        "hint": {"level": "citizen"},
        "writeNotes": {"text": "mind the wall"},
        "rematch": {},
        "keepLessonProgress": {"told": [], "at": 0, "closed": False},
        "continueGame": {"at": 0, "seats": {"west": "person", "east": "person"}},
        "openFile": {"text": write_record(new_session(games.game()).record(reveal=True))},
        "analyse": {},
        "sendLink": {},
        "confirmEmail": {"token": "one that is none"},
        "withdrawLinks": {},
    }
    queries = {
        "whyNot": {"move": "build Stuttgart"},
        "whyNotAll": {"moves": "1,2,3"},
        "preview": {"move": str(running.get(f"/api/tables/{table['id']}/moves").json()["moves"][0]["id"])},
    }
    member = browser()
    assert member.post("/api/account", json={"name": "Berta", "password": PASSWORD}).status_code == 201
    others = {"join": browser(), "logIn": browser(), "logOut": browser(), "changePassword": member, "leave": member}
    for endpoint in ENDPOINTS:
        path = re.sub(r"{\w+}", lambda found: parts[found[0]], endpoint.path)
        answer = others.get(endpoint.name, running).request(
            endpoint.method, path, json=bodies.get(endpoint.name), params=queries.get(endpoint.name)
        )
        operation = document["paths"][endpoint.path][endpoint.method.lower()]
        promised = operation["responses"][str(answer.status_code)]["content"]
        kind = answer.headers["content-type"].partition(";")[0]
        assert kind in promised
        if kind == "application/json":
            check(document, promised[kind]["schema"]["$ref"].rpartition("/")[2], answer.json())
        expected = REFUSED.get(endpoint.name, endpoint.status)
        assert answer.status_code == expected, endpoint.name


def test_socket_messages_are_as_described(running: TestClient, document: dict[str, Any]) -> None:
    table = make_table(running)
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        check(document, "TableView", view)
        decide = {"type": "decide", "number": view["number"], "move": view["moves"][0]["text"]}
        check(document, "Decide", decide)
        check(document, "TableView", say(socket, **decide))
        check(document, "Refused", say(socket, **decide))
        check(document, "Resign", {"type": "resign"})
        check(document, "TableView", say(socket, type="resign"))


def test_statuses_that_are_promised_are_those_of_refusals(document: dict[str, Any]) -> None:
    known = {str(status) for status in STATUS.values()} | {"101", "200", "201", "202"}
    for item in document["paths"].values():
        for operation in item.values():
            assert set(operation["responses"]) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    messages = Messages(language)
    assert [key for key in STATUS if not messages.has(f"refusal-{key}")] == []
