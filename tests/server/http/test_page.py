"""The page's files: what a browser gets for every address, and what it is refused."""

import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from republik import games
from republik.messages.i18n import LANGUAGES
from republik.server.http.app import create_app
from republik.server.http.middleware import SECURITY_HEADERS
from republik.server.http.page import ASK_AGAIN, FOR_EVER
from republik.server.settings import Settings, database_in

HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
INDEX = b"<!doctype html><title>Republik</title>"
SCRIPT = b"export const answer = 42;" * 40
BOARD = f"/games/{games.DEFAULT}"
"""Where a browser finds the board that the game brings in these tests."""


@pytest.fixture
def client(
    settings: Settings, tmp_path: Path, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[TestClient]:
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("seed")
    for name, content in {
        "index.html": INDEX,
        "sw.js": b"self.skipWaiting()",
        "manifest.webmanifest": b"{}",
        "icon.svg": b"<svg/>",
        "assets/main-4f2a.js": SCRIPT,
        "assets/main-4f2a.js.gz": gzip.compress(SCRIPT),
        "assets/main-4f2a.js.br": b"as brotli",
        "assets/font-77.woff2": b"font",
    }.items():
        (page / name).write_bytes(content)
    board = tmp_path / "package" / "page"
    (board / "cards").mkdir(parents=True)
    (board.parent / "game.py").write_text("seed")
    for name, content in {"board.js": SCRIPT, "board.css": b".board {}", "cards/seven.svg": b"<svg/>"}.items():
        (board / name).write_bytes(content)
    monkeypatch.setattr(games.game(), "page_folder", lambda: board)
    with TestClient(create_app(replace(settings, page=page))) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/tables/abc_-1", "/learn", "/replay/x?at=3", "/deep/er/still"])
def test_every_place_of_the_page_is_its_index(client: TestClient, path: str) -> None:
    answer = client.get(path, headers=HTML)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == ASK_AGAIN
    assert SECURITY_HEADERS.items() <= dict(answer.headers).items()
    again = client.get(path, headers={**HTML, "if-none-match": f'"x", W/{answer.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]


@pytest.mark.parametrize(
    "accept", ["*/*", "", "text/html", "text/*;q=0.5", "text/html;level=1, application/json;q=0.9"]
)
def test_crawlers_get_the_page_whatever_they_accept(client: TestClient, accept: str) -> None:
    for path in ("/learn", "/join/abc", "/tables/abc_-1"):
        answer = client.get(path, headers={"accept": accept})
        assert (answer.status_code, answer.content) == (200, INDEX), path
        assert "Accept" in answer.headers["vary"].split(", ")


@pytest.mark.parametrize(
    "accept", ["application/json", "application/json, text/plain, */*", "image/png", "text/html;q=0"]
)
def test_who_asks_for_json_is_told_that_there_is_none(client: TestClient, accept: str) -> None:
    answer = client.get("/learn", headers={"accept": accept})
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


def test_missing_files_and_other_methods_do_not_get_the_index(client: TestClient) -> None:
    for path in ("/assets/gone-1.js", "/picture.png", "/api", "/api/", "/api/nothing", "/assets/"):
        answer = client.get(path, headers=HTML)
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found"), path
    assert client.post("/learn", headers={**HTML, "x-republik": "1"}).status_code == 404
    assert client.get("/", headers={"accept": "*/*"}).content == INDEX


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//etc/passwd",
        "/assets/%00",
        "/..\\x",
        f"{BOARD}/../game.py",
        f"{BOARD}/..%2fgame.py",
        f"{BOARD}/%2e%2e/game.py",
        f"{BOARD}/..\\game.py",
        f"{BOARD}//game.py",
    ],
)
def test_nothing_outside_can_be_asked_for(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404 or answer.content == INDEX
    assert b"seed" not in answer.content


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("identity", None),
        ("", None),
        ("br;q=x", None),
    ],
)
def test_files_are_told_in_the_form_the_browser_takes(client: TestClient, accepted: str, encoding: str | None) -> None:
    with client.stream("GET", "/assets/main-4f2a.js", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    expected = {None: SCRIPT, "gzip": gzip.compress(SCRIPT), "br": b"as brotli"}[encoding]
    if encoding == "gzip":
        assert gzip.decompress(raw) == SCRIPT
    else:
        assert raw == expected
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["content-length"] == str(len(raw))


def test_kinds_heads_and_names(client: TestClient) -> None:
    kinds = {
        "/sw.js": "text/javascript; charset=utf-8",
        "/manifest.webmanifest": "application/manifest+json",
        "/icon.svg": "image/svg+xml",
        "/assets/font-77.woff2": "font/woff2",
    }
    for path, kind in kinds.items():
        answer, head = client.get(path), client.head(path)
        assert answer.headers["content-type"] == head.headers["content-type"] == kind
        assert head.headers["content-length"] == str(len(answer.content))
        assert head.content == b""
    assert client.get("/sw.js").headers["cache-control"] == ASK_AGAIN
    assert 'route="page"' in client.get("/metrics").text
    assert "sw.js" not in client.get("/metrics").text


def test_the_board_of_a_package_is_served_with_the_headers_of_the_page(client: TestClient) -> None:
    kinds = {
        "board.js": "text/javascript; charset=utf-8",
        "board.css": "text/css; charset=utf-8",
        "cards/seven.svg": "image/svg+xml",
    }
    for name, kind in kinds.items():
        answer = client.get(f"{BOARD}/{name}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
        assert answer.headers["cache-control"] == ASK_AGAIN
        assert SECURITY_HEADERS.items() <= dict(answer.headers).items()  # the policy, and nothing for other origins
        again = client.get(f"{BOARD}/{name}", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert client.get(f"{BOARD}/board.js").content == SCRIPT
    boards = {game["name"]: game["board"] for game in client.get("/api/games").json()["games"]}
    assert [name for name, board in boards.items() if board] == [games.DEFAULT]


@pytest.mark.parametrize(
    "path", [f"{BOARD}/none.js", f"{BOARD}/cards", f"{BOARD}/cards/", BOARD, "/games/", "/games/none/board.js"]
)
def test_there_is_nothing_else_beside_a_board(client: TestClient, path: str) -> None:
    answer = client.get(path, headers=HTML)
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")
    assert client.post(f"{BOARD}/board.js", headers={"x-republik": "1"}).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_is_not_built_says_how(tmp_path: Path, think_here: None, language: str) -> None:
    settings = Settings(database_in(tmp_path), page=tmp_path / "nothing")
    with TestClient(create_app(settings)) as client:
        answer = client.get("/", headers={**HTML, "accept-language": f"{language}-XX,xx;q=0.5"})
        assert answer.status_code == 503
        assert "make web" in answer.text
        assert answer.headers["content-language"] == language
        assert client.get("/api/health").status_code == 200
