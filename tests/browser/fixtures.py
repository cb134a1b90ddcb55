"""Fixtures with a real server and a real browser: Chromium with the page as built by `make web`."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright
from tests import seeds
from tests.browser import reach
from tests.browser.waiting import PATIENCE, TIMERS
from tests.server.services import find_or_install

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "republik" / "server" / "static" / "index.html"
HEADLESS = "chromium-headless-shell"
"""Chromium without windows: a visit costs half of what it does in the browser with them."""
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
SLOWER = os.environ.get("REPUBLIK_TEST_SLOWER")
"""How many times slower than this machine the pages run, to find tests that depend on time."""


def find_chromium() -> str | None:
    """Returns the browser named by the environment, or the one without windows, installed if possible, or any other."""
    named = os.environ.get("REPUBLIK_CHROMIUM") or find_or_install(HEADLESS, HEADLESS)
    return named or next((path for name in CHROMIUM if (path := shutil.which(name))), None)


def without(browser: str) -> NoReturn:
    """Ends a test whose browser is missing: before a merge every browser is there."""
    (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{browser} is missing and could not be installed")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser per module: while it is open, Playwright's event loop blocks that of other tests."""
    path = find_chromium()
    if path is None:
        without("Chromium")
    if not STATIC.exists():
        pytest.fail("the page is not built: run make web")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        reach.watch(browser)
        yield browser
        browser.close()


class ServerProcess:
    """A separate server process that can be stopped and restarted with the same data."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, seeds.__file__, "serve", "--port", str(self.port), "--workers", "1"]
        self.log = (self.data / "server.log").open("ab")
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data), "--lang", "en", *self.options],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, line
        self.port = int(found[1])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def all_within_reach() -> Iterator[None]:
    """Fails a test in which a page offered what a person could not see or reach."""
    reach.findings.forget()
    yield
    assert not reach.findings.faults, reach.findings.in_words()


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, served: ServerProcess) -> Iterator[Visit]:
    """Opens an address of the server in a new browser context; errors on the page fail the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(path: str = "/", viewport: ViewportSize = DESKTOP, **options: Any) -> Page:
        options.setdefault("locale", "en-GB")
        context = chromium.new_context(viewport=viewport, base_url=served.address, **options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.request.get("/api/me")  # two first requests at once would create two guests
        page = context.new_page()
        page.add_init_script(TIMERS)
        if SLOWER:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": float(SLOWER)})
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if is_complaint(message) else None)
        page.goto(path)
        page.locator("#app > *").first.wait_for(state="attached")  # the page has read its settings and messages
        return page

    yield come
    for context in contexts:
        context.close()
    assert not complaints, complaints


def is_complaint(message: Any) -> bool:
    """Whether a message is an error of the page itself, not a connection that the test cut."""
    expected = ("net::ERR", "WebSocket connection", "status of 4")
    return message.type == "error" and not any(part in message.text for part in expected)
