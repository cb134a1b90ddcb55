"""Measures the page in a real browser: the first visit, and how soon a bot's turn is shown.

A first visit lasts from entering the address to a playable board, in a browser with an empty cache. The person's own
time for reading and clicking is excluded: the figure is the time to the home page plus the time from the click to the
board. Every visit uses a new browser profile; the median counts.

A visit by a slow phone is simulated: a processor four times slower and the "slow 4G" of Chromium's developer tools.
There the person clicks as soon as there is something to click, and the figure is the whole time to the board.

A bot's turn lasts from the click that sends a person's decision to the frame that shows the bots' response, in solo
games of Weimar with all animations. Only decisions that are followed by a bot's card count.
"""

import contextlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from time import monotonic, perf_counter

from playwright.sync_api import Browser, Page, sync_playwright

from timing import report

VISITS = 7
SLOW_VISITS = 3
SLOWER = 4
"""How many times slower the processor of the simulated phone is."""
SLOW_4G = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 180_000,
    "uploadThroughput": 84_375,
}
"""Milliseconds, and bytes per second."""
SLOW_TIMEOUT = 120_000
TURNS = 60
LONGEST = 240.0
"""Stop measuring the bots' turns after this many seconds."""
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """Runs a server as `make play` does; yields its address."""
    with tempfile.TemporaryDirectory(prefix="republik-bench-") as folder, (Path(folder) / "log").open("w") as log:
        command = [sys.executable, "-m", "republik.cli", "serve", "--port", "0", "--workers", "1", "--lang", "en"]
        process = subprocess.Popen([*command, "--data", folder], stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+/", process.stdout.readline())
            assert address
            yield address[0]
        finally:
            process.terminate()
            process.wait(30)


def visit(browser: Browser, address: str) -> tuple[float, int]:
    """Returns the milliseconds and the number of requests of one first visit."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    began = perf_counter()
    page.goto(address)
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    seconds = perf_counter() - began
    page.wait_for_load_state("networkidle")
    began = perf_counter()
    play.click()
    page.locator(".board").wait_for()
    page.locator("button.card").first.wait_for()
    seconds += perf_counter() - began
    context.close()
    return 1000 * seconds, len(requests)


def slow_visit(browser: Browser, address: str) -> tuple[float, float]:
    """Returns the milliseconds to the home page's button and to the board at a first visit by a slow phone."""
    context = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844}, has_touch=True)
    context.set_default_timeout(SLOW_TIMEOUT)
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", SLOW_4G)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    began = perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play now").click()
    home = perf_counter() - began
    page.locator(".board").wait_for()
    page.locator(".prompt").first.wait_for()
    board = perf_counter() - began
    context.close()
    return 1000 * home, 1000 * board


SOLO = {"game": "weimar", "edition": "abyss", "seats": {"spd": "person", "zentrum": "person"}}
ASK = {"x-republik": "1", "content-type": "application/json"}

# Records the time from a click that sends a decision to the frame that shows a bot's card play.
WATCH = """
(() => {
  const turns = (window.turns = []);
  let clicked = 0, sent = 0;
  addEventListener("click", () => (clicked = performance.now()), true);
  const shown = (view, began) => {
    const table = document.querySelector(".table");
    if (table?.dataset.decisions !== String(view.decisions)) return requestAnimationFrame(() => shown(view, began));
    requestAnimationFrame(() => setTimeout(() => turns.push(performance.now() - began)));
  };
  const hear = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type !== "view" || !sent) return;
    const bots = told.events.some((event) => event.key === "card" && ["kpd", "dnvp"].includes(event.args.party));
    if (bots) shown(told, sent);
    sent = 0;
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", hear);
    }
    send(message) {
      if (JSON.parse(message).type === "decide") sent = clicked;
      super.send(message);
    }
  };
})();
"""

# Clicks what a person would click next.
CLICK = """
() => {
  const seen = (element) => element.getClientRects().length > 0 && !element.disabled;
  const any = (selector) => {
    const found = [...document.querySelectorAll(selector)].filter(seen);
    return found[Math.floor(Math.random() * found.length)];
  };
  const asked = () => document.querySelector(".prompt.mine[data-busy=false]") && (
    any(".prompt .buttons button.primary") ?? any("[data-stop], button.glow, button.card.glowing") ??
    any(".prompt .buttons button:not(.quiet)"));
  const next = any(".sheet-of-paper .primary, .scene .skip, .doubt .primary, .uses button.use, .walk .close") ??
    asked() ?? any("[role=tab]");
  next?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}
"""


def solo_game(page: Page, address: str, turns: int, end: float) -> list[float]:
    """Returns the milliseconds of each bot's turn in a solo game, until the game ends, the time is up or there are
    enough."""
    answer = page.request.post(f"{address}api/tables", data=json.dumps(SOLO), headers=ASK)
    page.goto(f"{address}table/{answer.json()['id']}")
    page.locator(".table .prompt").wait_for()
    taken: list[float] = []
    while len(taken) < turns and monotonic() < end and page.locator(".table[data-over=true]").count() == 0:
        page.evaluate(CLICK)
        page.wait_for_timeout(30)
        taken = page.evaluate("window.turns")
    return taken


def bot_turns(browser: Browser, address: str) -> dict[str, float]:
    context = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(WATCH)
    taken: list[float] = []
    end = monotonic() + LONGEST
    while len(taken) < TURNS and monotonic() < end:
        taken += solo_game(page, address, TURNS - len(taken), end)
    context.close()
    if len(taken) < TURNS // 4:
        raise SystemExit(f"only {len(taken)} bot turns seen: has the page changed?")
    hundredths = quantiles(taken, n=100, method="inclusive")
    return {"bot_turn_p50": hundredths[49], "bot_turn_p95": hundredths[94], "bot_turn_max": max(taken)}


def find_chromium() -> str | None:
    return next((path for name in CHROMIUM if (path := shutil.which(name))), None)


def main() -> None:
    path = find_chromium()
    if path is None:
        print("Chromium not found: the page is not measured", file=sys.stderr)
        report({})
        return
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        visits = [visit(browser, address) for _ in range(VISITS + 1)][1:]
        slow = [slow_visit(browser, address) for _ in range(SLOW_VISITS)]
        turns = bot_turns(browser, address)
        browser.close()
    report(
        {
            "first_visit": median(milliseconds for milliseconds, _ in visits),
            "first_visit_requests": float(max(requests for _, requests in visits)),
            "slow_home": median(home for home, _ in slow),
            "slow_board": median(board for _, board in slow),
            **turns,
        }
    )


if __name__ == "__main__":
    main()
