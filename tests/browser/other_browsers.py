"""Firefox by WebDriver BiDi and WebKitGTK by WebDriver, with just what the tests in these browsers need."""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from socket import socket
from typing import Any

import httpx2
from tests.browser.fixtures import without
from tests.server.services import find_or_install
from websockets.sync.client import ClientConnection, connect

WAIT = 60.0
"""Seconds, generous because other tests keep the machine busy."""
WIDTH, HEIGHT = 1440, 900

# What `about:config` would change: no first-run pages, and nothing asked of the network.
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage": "about:blank",
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.enabled": False,
}
MINI_BROWSER = "webkit2gtk-*/MiniBrowser"

# Keeps what the page reports as an error, for `complaints`.
LISTEN = """
if (!window.complaints) {
  window.complaints = [];
  addEventListener("error", (event) => window.complaints.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => window.complaints.push(String(event.reason)));
  const error = console.error;
  console.error = (...words) => { window.complaints.push(words.join(" ")); error(...words); };
}
"""


def click_at(x: float, y: float) -> list[dict[str, Any]]:
    """Returns the actions of a mouse that clicks at a point of the window, as both protocols write them."""
    move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
    press, release = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
    mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
    return [{**mouse, "actions": [move, press, release]}]


class OtherBrowser(ABC):
    """A browser with one window."""

    @abstractmethod
    def go(self, address: str) -> None:
        """Opens an address and waits until it is loaded."""

    @abstractmethod
    def evaluate(self, function: str, *arguments: Any) -> Any:
        """Calls a JavaScript function in the page with values of JSON; returns its answer, also a value of JSON."""

    @abstractmethod
    def click(self, x: float, y: float) -> None:
        """Clicks with the mouse at a point of the window."""

    @abstractmethod
    def picture(self) -> bytes:
        """Returns what the window shows, as PNG."""


class Firefox(OtherBrowser):
    """Firefox, spoken to in WebDriver BiDi over its own socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._asked = 0
        self._ask("session.new", capabilities={})
        self._window = self._ask("browsingContext.create", type="tab")["context"]
        size = {"width": WIDTH, "height": HEIGHT}
        self._ask("browsingContext.setViewport", context=self._window, viewport=size)
        self._ask("script.addPreloadScript", functionDeclaration=f"() => {{ {LISTEN} }}")

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def evaluate(self, function: str, *arguments: Any) -> Any:
        code = f"JSON.stringify(({function})(...{json.dumps(arguments)}) ?? null)"
        target = {"context": self._window}
        answer = self._ask("script.evaluate", expression=code, target=target, awaitPromise=False)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self._ask("input.performActions", context=self._window, actions=click_at(x, y))

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._window)["data"])

    def _ask(self, method: str, **parameters: Any) -> Any:
        self._asked += 1
        self._connection.send(json.dumps({"id": self._asked, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._connection.recv(WAIT))
            if answer.get("id") == self._asked:
                assert answer["type"] == "success", answer
                return answer["result"]


class WebKit(OtherBrowser):
    """WebKitGTK's small browser, spoken to in WebDriver over HTTP."""

    def __init__(self, driver: httpx2.Client, binary: Path) -> None:
        self._driver = driver
        self._session = ""
        options = {"binary": str(binary), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = f"/session/{self._ask('/session', capabilities=wanted)['sessionId']}"
        self._ask("/window/rect", width=WIDTH, height=HEIGHT)

    def go(self, address: str) -> None:
        self._ask("/url", url=address)
        self._ask("/execute/sync", script=LISTEN, args=[])

    def evaluate(self, function: str, *arguments: Any) -> Any:
        code = f"return JSON.stringify(({function})(...arguments) ?? null)"
        return json.loads(self._ask("/execute/sync", script=code, args=arguments))

    def click(self, x: float, y: float) -> None:
        self._ask("/actions", actions=click_at(x, y))

    def picture(self) -> bytes:
        return base64.b64decode(self._driver.get(f"{self._session}/screenshot").json()["value"])

    def close(self) -> None:
        self._driver.delete(self._session)

    def _ask(self, path: str, **parameters: Any) -> Any:
        answer = self._driver.post(self._session + path, json=parameters)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]


@contextmanager
def firefox() -> Iterator[OtherBrowser]:
    binary = shutil.which("firefox") or find_or_install("firefox-esr", "firefox-esr") or without("Firefox")
    with tempfile.TemporaryDirectory(prefix="republik-firefox-", ignore_cleanup_errors=True) as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (Path(profile) / "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [binary, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        with running(command, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            found = (re.search(r"BiDi listening on (ws://\S+)", line) for line in process.stderr)
            address = next(match[1] for match in found if match)
            with connect(f"{address}/session", max_size=None, open_timeout=WAIT) as connection:
                yield Firefox(connection)


@contextmanager
def webkit() -> Iterator[OtherBrowser]:
    driver = find_or_install("WebKitWebDriver", "webkit2gtk-driver") or without("WebKitGTK")
    binary = next(iter(sorted(Path("/usr/lib").glob(f"*/{MINI_BROWSER}"), reverse=True)))
    with ExitStack() as stack:
        display = os.environ.get("DISPLAY") or stack.enter_context(screen())
        port = free_port()
        # Drawn in one layer, a page takes half the time here, where no graphics card helps.
        environment = {**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        stack.enter_context(running([driver, f"--port={port}"], env=environment))
        client = stack.enter_context(httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT, trust_env=False))
        wait_until_ready(client)
        browser = WebKit(client, binary)
        stack.callback(browser.close)
        yield browser


@contextmanager
def running(command: list[str], **options: Any) -> Iterator["subprocess.Popen[Any]"]:
    process = subprocess.Popen(command, **options)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(WAIT)
        if process.stderr is not None:
            process.stderr.close()


@contextmanager
def screen() -> Iterator[str]:
    """Runs a screen that nobody sees; yields its name."""
    server = find_or_install("Xvfb", "xvfb") or without("WebKitGTK")
    reading, writing = os.pipe()
    with os.fdopen(reading) as answer:
        command = [server, "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"]
        with running(command, pass_fds=[writing], stderr=subprocess.DEVNULL):
            os.close(writing)
            yield f":{answer.readline().strip()}"


def free_port() -> int:
    with socket() as trying:
        trying.bind(("127.0.0.1", 0))
        return int(trying.getsockname()[1])


def wait_until_ready(driver: httpx2.Client) -> None:
    end = time.monotonic() + WAIT
    while True:
        try:
            assert driver.get("/status").json()["value"]["ready"]
            return
        except (httpx2.TransportError, AssertionError):
            if time.monotonic() > end:
                raise
        time.sleep(0.05)
