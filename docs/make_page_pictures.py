"""Takes docs/img/table.png, dark.png, phone.png and weimar.png: the page in the middle of the guided games; and
offline-phone.png: the home page of the page without a server.

    python docs/make_page_pictures.py

Needs both pages (`make web site`), Chromium and Playwright. Starts a server without rate limits that deals the cards of
the guided games; the hints of a computer player decide for East, or for the Republic. The same cards and levels give
the same pictures.
"""  # noqa: INP001

import json
import os
import shutil
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from republik.server.ops.serve import serve_at
from republik.server.settings import Settings, database_in

LEVEL = "delegate"
DECADE, HALF, CARDS_LEFT = 2, 2, 5
FIRST_DECADE = {"seats": {"west": LEVEL, "east": "person"}, "lesson": "first-decade"}
ON_THE_BRINK = {
    "game": "weimar",
    "edition": "abyss",
    "seats": {"spd": "person", "zentrum": "person"},
    "lesson": "on-the-brink",
}
ENOUGH = 90  # decisions in the solo game
OUT = Path(__file__).parent / "img"
MAX_BYTES = 400_000
NO_LIMIT = 1e9
LOADING = 120_000  # milliseconds for the engine in the browser
PAUSE = 0.1  # seconds until the next look at the table
ASK = {"x-republik": "1", "content-type": "application/json"}
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIT_DOWN = """(table) => new Promise((done) => {
  window.seat = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  window.seat.onopen = done;
})"""
DECIDE = """(decision) => window.seat.send(JSON.stringify({ type: "decide", ...decision }))"""


@contextmanager
def server() -> Iterator[str]:
    """Runs a server; yields its address."""
    with tempfile.TemporaryDirectory() as data, socket.create_server(("127.0.0.1", 0)) as listening:
        process = get_context("spawn").Process(target=serve, args=(data, listening))
        process.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            process.terminate()
            process.join()


def serve(data: str, listening: socket.socket) -> None:
    """Runs in a process of its own."""
    serve_at(Settings(database_in(Path(data)), requests_per_second=NO_LIMIT, burst=NO_LIMIT), listening)


def play(page: Page, request: dict[str, Any], is_wanted: Callable[[dict[str, Any]], bool]) -> str:
    """Plays a guided game until the view is as wanted; returns the table's id."""
    table = page.request.post("/api/tables", data=json.dumps(request), headers=ASK).json()["id"]
    page.evaluate(SIT_DOWN, table)
    while True:
        time.sleep(PAUSE)
        view: dict[str, Any] = page.request.get(f"/api/tables/{table}/view").json()
        assert view["outcome"] is None, "this game ends too early: choose another level"
        if not view["moves"]:
            continue
        if is_wanted(view):
            return str(table)
        hint = page.request.post(f"/api/tables/{table}/hint", data=json.dumps({"level": LEVEL}), headers=ASK)
        if hint.ok:  # it is not if the game went on in between
            page.evaluate(DECIDE, {"number": view["number"], "move": hint.json()["choices"][0]["id"]})


def is_second_decade(view: dict[str, Any]) -> bool:
    """Whether East chooses a card late in the second decade, with few cards left."""
    board = view["view"]
    late = (board["decade"], board["half"]) >= (DECADE, HALF)
    return late and board["action"] is None and len(board["cards"]["display"]) <= CARDS_LEFT


def is_card_choice(view: dict[str, Any]) -> bool:
    """Whether a party of the Republic chooses a card."""
    return bool(view["decisions"] >= ENOUGH and " for " in view["moves"][0]["text"])


def take(browser: Browser, state: Any, address: str, path: Path, **options: Any) -> None:
    """Takes a screenshot of the table without the coach, once all animations have ended."""
    context = browser.new_context(storage_state=state, locale="en-GB", reduced_motion="reduce", **options)
    page = context.new_page()
    page.goto(address)
    page.wait_for_timeout(1500)
    end_lesson = page.locator(".coach .quit")
    if end_lesson.count():  # the server remembers that it has ended
        end_lesson.click()
    page.wait_for_timeout(1000)
    page.screenshot(path=path)
    context.close()
    shrink(path)


def take_offline(browser: Browser, address: str, path: Path) -> None:
    """Takes the home page of the page without a server on a phone, once the browser has kept it."""
    context = browser.new_context(
        locale="en-GB", viewport=PHONE, device_scale_factor=1.5, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(address)
    page.get_by_text("works without a network").wait_for(timeout=LOADING)
    page.screenshot(path=path)
    context.close()
    shrink(path)


def shrink(path: Path) -> None:
    """Reduces a picture to 256 colours: there is no visible difference, and the file is a third of the size."""
    Image.open(path).convert("RGB").quantize(256, Image.Quantize.MEDIANCUT).save(path, optimize=True)
    assert path.stat().st_size <= MAX_BYTES, f"{path} is too large"


def main() -> None:
    chromium = os.environ.get("REPUBLIK_CHROMIUM") or shutil.which("chromium")
    with server() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(base_url=base)
        context.request.get("/api/me")
        page = context.new_page()
        page.goto("/")
        address = f"{base}/table/{play(page, FIRST_DECADE, is_second_decade)}"
        brink = f"{base}/table/{play(page, ON_THE_BRINK, is_card_choice)}"
        state = context.storage_state()
        take(browser, state, address, OUT / "table.png", viewport=DESK)
        take(browser, state, address, OUT / "dark.png", viewport=DESK, color_scheme="dark")
        take(browser, state, address, OUT / "phone.png", viewport=PHONE, has_touch=True, is_mobile=True)
        take(browser, state, brink, OUT / "weimar.png", viewport=DESK)
        take_offline(browser, f"{base}/offline/", OUT / "offline-phone.png")
        browser.close()


if __name__ == "__main__":
    main()
