"""Pictures and heads of links: what strangers get for every kind of address, and that nothing hidden gets out."""

import struct
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.front_page.endings import random_record
from tests.server.fixtures import ASK, Browser, hear, make_table, say

from republik.front_page.curve import curve_card
from republik.front_page.front import A4, CARD
from republik.hosting.thinking.pictures import CurveTask
from republik.messages.i18n import LANGUAGES, Messages
from republik.server.http import app
from republik.server.http.pictures import SVG_POLICY
from republik.server.settings import Settings
from republik.table.records import write_record

HTML = {"accept": "text/html"}
INDEX = (
    '<!doctype html><html lang="en"><head><meta name="description" content="old" />'
    "<title>Republik</title></head><body></body></html>"
)
NAME = '<script>alert("x")</script>'


class Tags(HTMLParser):
    """The tags of a head by name."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.scripts = 0
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        told = dict(attributes)
        self.scripts += tag == "script"
        if tag == "meta":
            self.found[told.get("property") or told.get("name") or ""] = told.get("content") or ""


@pytest.fixture
def running(settings: Settings, think_here: None, tmp_path: Path) -> Iterator[TestClient]:
    """The server with a page."""
    page = tmp_path / "static"
    page.mkdir()
    (page / "index.html").write_text(INDEX)
    (page / "assets").mkdir()
    for name in ("de-4f2a.js", "en-4f2a.js", "describe-4f2a.js"):
        (page / "assets" / name).write_text("export default {};")
    with TestClient(app.create_app(replace(settings, page=page)), headers=ASK) as client:
        yield client


def head(client: TestClient, path: str, language: str = "en") -> dict[str, str]:
    answer = client.get(path, headers={**HTML, "accept-language": f"{language};q=0.9, en;q=0.5"})
    assert answer.status_code == 200
    assert "Accept-Language" in answer.headers["vary"]
    tags = Tags(answer.text)
    assert not tags.scripts
    assert {"og:title", "og:description", "og:image", "og:url", "twitter:card", "twitter:image"} <= tags.found.keys()
    assert tags.found["og:url"] == f"http://testserver{path}"
    assert tags.found["description"] == tags.found["og:description"]
    assert f"<title>{tags.found['og:title']}</title>".replace("&", "&amp;")[:12] in answer.text
    return tags.found


@pytest.mark.parametrize(("language", "messages"), [("de", "de-4f2a.js"), ("en", "en-4f2a.js"), ("hu", "")])
def test_the_page_loads_the_messages_of_its_reader_at_once(running: TestClient, language: str, messages: str) -> None:
    text = running.get("/", headers={**HTML, "accept-language": language}).text
    link = f'<link rel="modulepreload" href="/assets/{messages}" />'
    assert text.count("modulepreload") == bool(messages)
    assert not messages or link in text


def picture_of(client: TestClient, tags: dict[str, str]) -> bytes:
    answer = client.get(tags["og:image"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png"), answer.text
    assert struct.unpack(">II", answer.content[16:24]) == CARD
    return answer.content


def finished(client: TestClient, **asked: Any) -> str:
    """A table whose game West has given up; returns its id."""
    table = make_table(client, sit=["west", "east"], **asked)
    with client.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        rng = Random(3)
        for _ in range(12):
            view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
        say(socket, type="resign", seat="west")
    return str(table["id"])


# -- kinds of pages -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_pages_of_games(running: TestClient, language: str) -> None:
    words = Messages(language)
    home = head(running, "/", language)
    assert home["og:title"] == f"Republik – {words.text('og-home')}"
    assert home["og:description"] == words.text("og-site")
    picture_of(running, home)
    for path, key in (
        ("/new/weimar", "page-new-title"),
        ("/rules/weimar", "page-nav-rules"),
        ("/aid/wsdv", "page-aid"),
    ):
        tags = head(running, path, language)
        assert tags["og:title"].startswith(words.text(key))
        assert tags["og:image"].endswith(f"/og/game.{path.rpartition('/')[2]}.{language}.png")
    for path in ("/learn", "/lobby", "/new"):
        assert head(running, path, language)["og:image"] == home["og:image"]


@pytest.mark.parametrize("path", ["/", "/rules/weimar"])
def test_pictures_of_pages_are_drawn_once(running: TestClient, path: str) -> None:
    tags = head(running, path)
    first = picture_of(running, tags)
    drawn = len(running.app.state.server.services.workers.drawn)  # type: ignore[attr-defined]
    again = running.get(tags["og:image"])
    assert again.content == first
    assert len(running.app.state.server.services.workers.drawn) == drawn  # type: ignore[attr-defined]
    known = running.get(tags["og:image"], headers={"if-none-match": again.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")


def test_an_invitation_names_game_and_seat_only(running: TestClient, browser: Browser) -> None:
    running.put("/api/me", json={"name": "Ada"})
    table = make_table(running, sit=["west"])
    links = {seat: running.post(f"/api/tables/{table['id']}/invitations", json={"seat": seat}).json()["token"]
             for seat in ("east", None)}  # fmt: skip
    stranger = browser()
    play, watch = (head(stranger, f"/join/{links[seat]}") for seat in ("east", None))
    assert play["og:title"] == "You are invited to play Wir sind das Volk!"
    assert play["og:description"].startswith("Your seat: East.")
    assert watch["og:title"] == "You are invited to watch Wir sind das Volk!"
    assert picture_of(stranger, play) != picture_of(stranger, watch)
    for tags in (play, watch):
        assert not [text for name, text in tags.items() if table["id"] in text or "Ada" in text]
        assert links["east"] not in tags["og:image"]
    assert head(stranger, "/join/nothing")["og:title"] == head(stranger, "/")["og:title"]


def test_a_private_table_looks_like_none(running: TestClient, browser: Browser) -> None:
    table, over = make_table(running, sit=["west", "east"])["id"], finished(running)
    for client in (running, browser()):
        for path in (f"/table/{table}", f"/table/{over}/replay", f"/table/{over}/analysis", "/table/nothing"):
            tags = head(client, path)
            assert {**tags, "og:url": ""} == {**head(client, "/"), "og:url": ""}
    for name in (f"/og/table.{table}.en.png", f"/og/analysis.{over}.en.png", f"/front-page/{over}.card.en.svg"):
        assert browser().get(name).status_code == 404
    assert running.get(f"/front-page/{over}.card.en.svg").status_code == 200, "its players may see it"


def test_an_open_table_shows_its_public_board(running: TestClient, browser: Browser) -> None:
    running.put("/api/me", json={"name": "Ada"})
    table = make_table(running, sit=["west", "east"], open=True)
    tags = head(browser(), f"/table/{table['id']}")
    assert tags["og:title"] == "Table: Wir sind das Volk! – Republik"
    assert "Decade I" in tags["og:description"]
    assert "Ada" in tags["og:description"]
    first = picture_of(browser(), tags)
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        for _ in range(6):
            view = say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
    assert picture_of(browser(), tags) != first


def test_a_finished_game_shows_its_front_page(running: TestClient, browser: Browser) -> None:
    table = finished(running, open=True)
    for page, kind in {"": "", "/replay": "Replay – ", "/analysis": "Analysis – "}.items():
        tags = head(browser(), f"/table/{table}{page}")
        assert tags["og:title"] == f"{kind}The White Flag – Republik"
        assert picture_of(browser(), tags)
    for form, size in (("card", CARD), ("a4", A4)):
        svg = browser().get(f"/front-page/{table}.{form}.hu.svg")
        assert svg.headers["content-type"] == "image/svg+xml"
        assert svg.headers["content-security-policy"] == SVG_POLICY
        assert ET.fromstring(svg.content).get("width") == str(size[0])
        assert "Fehér zászló" in svg.text
        png = browser().get(f"/front-page/{table}.{form}.hu.png")
        assert struct.unpack(">II", png.content[16:24]) == size
        assert png.headers["etag"] != svg.headers["etag"]


def test_names_are_escaped(running: TestClient, browser: Browser) -> None:
    assert running.put("/api/me", json={"name": NAME[:24]}).status_code == 200
    table = finished(running, open=True)
    assert "<script>" in head(browser(), f"/table/{table}")["og:description"], "as text"
    svg = browser().get(f"/front-page/{table}.card.en.svg").text
    assert "<script" not in svg
    assert "&lt;script&gt;" in svg


def test_a_person_with_the_name_of_a_level_is_no_computer(running: TestClient, browser: Browser) -> None:
    assert running.put("/api/me", json={"name": "newcomer"}).status_code == 200
    people = finished(running, open=True)
    assert "computer" not in head(browser(), f"/table/{people}")["og:description"].lower()
    assert "computer" not in browser().get(f"/front-page/{people}.card.en.svg").text.lower()
    computer = make_table(running, west="newcomer", east="person", sit=["east"], open=True)["id"]
    assert "newcomer (computer) – newcomer" in head(browser(), f"/table/{computer}")["og:description"].lower()


@pytest.mark.parametrize(
    "path",
    [
        "/og/home.xx.png", "/og/home.en.svg", "/og/game.chess.en.png", "/og/play.wsdv.north.en.png", "/og/home.png",
        "/og/nothing.wsdv.en.png", "/og/table.nothing.en.png", "/front-page/nothing.card.en.png", "/og/", "/og/..%2fx",
        "/front-page/x.a5.en.png", "/front-page/x.card.en.gif", "/front-page/x", "/og/table.../.png",
    ],
)  # fmt: skip
def test_bad_addresses_are_not_found(running: TestClient, path: str) -> None:
    answer = running.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


def test_a_running_game_has_no_front_page(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"], open=True)["id"]
    answer = running.get(f"/front-page/{table}.card.en.png")
    assert (answer.status_code, answer.json()["error"]) == (409, "not-over")


# -- nothing hidden -------------------------------------------------------------------------------------------


def test_the_board_of_a_delayed_table_is_as_old_as_what_spectators_see(running: TestClient, browser: Browser) -> None:
    table = make_table(running, sit=["west", "east"], open=True, delay=100)
    tags = head(browser(), f"/table/{table['id']}")
    first = picture_of(browser(), tags)
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        for _ in range(8):
            view = say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
    assert picture_of(running, tags) == first, "not even its players get more under this address"


def test_an_analysis_shows_the_chance_curve(running: TestClient, browser: Browser) -> None:
    table = finished(running, open=True)
    curve = picture_of(browser(), head(browser(), f"/table/{table}/analysis"))
    assert curve != picture_of(browser(), head(browser(), f"/table/{table}"))


def test_a_game_of_four_has_four_curves() -> None:
    curve = CurveTask(write_record(random_record("weimar")), "en", ()).curve()
    assert [line.name for line in curve.lines] == ["SPD", "Zentrum", "KPD", "DNVP"]
    assert len({len(line.chances) for line in curve.lines}) == 1
    ET.fromstring(curve_card(curve))


def test_drawing_is_rate_limited(settings: Settings, think_here: None) -> None:
    slow = replace(settings, requests_per_second=0.001, burst=38)
    with TestClient(app.create_app(slow), headers=ASK) as client:
        codes = [client.get(f"/og/home.{language}.png").status_code for language in LANGUAGES[:3]]
        assert codes == [200, 200, 429]
        assert client.get("/og/home.de.png").status_code == 200, "what is drawn costs little"


def test_the_scale_of_an_analysis_is_in_the_readers_language() -> None:
    record = write_record(random_record("wsdv"))
    scales = [CurveTask(record, language, ()).curve().scale for language in ("en", "de")]
    assert scales == [
        ("0%", "25%", "50%", "75%", "100%"),
        ("0\u00a0%", "25\u00a0%", "50\u00a0%", "75\u00a0%", "100\u00a0%"),
    ]
