"""Measures the page without a server: its size, the first visit, the second without a network, and ten games.

A visit lasts from entering the address to a table at which the person can decide, including the click in
between. The files are served as they are by Python's own file server. The second visit happens in the same browser
after that server has been stopped, and after the page of the first one was open long enough to make its snapshot.
"""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Request, sync_playwright

from page import ARGUMENTS, find_chromium
from timing import report

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "build" / "site"
PACKED = ".bin"
"""Files that are compressed already."""
VISITS = 3
LONGEST = 60_000
HAS_SNAPSHOT = """
async () => {
  const names = (await caches.keys()).filter((one) => one.endsWith(" snapshot"));
  const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  return kept.some((number) => number > 0);
}
"""
SERVE = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(SITE)]


def size() -> float:
    """The whole site in kB, as a host that compresses sends it."""
    return sum(packed_size(path) for path in SITE.rglob("*") if path.is_file()) / 1000


def packed_size(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix == PACKED else len(gzip.compress(data, 9))


def sent(addresses: list[str]) -> float:
    """What a host that compresses sends for these addresses, in kB."""
    files = {SITE / (urlsplit(one).path.strip("/") or "index.html") for one in addresses}
    return sum(packed_size(path) for path in files if path.is_file()) / 1000


def visit(page: Page, address: str) -> float:
    """Milliseconds until the person can decide."""
    began = perf_counter()
    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    page.locator(".prompt.mine[data-busy=false]").wait_for()
    return 1000 * (perf_counter() - began)


def wait_for_snapshot(page: Page) -> None:
    """Playwright's own wait takes the promise of an answer for the answer."""
    end = perf_counter() + LONGEST / 1000
    while not page.evaluate(HAS_SNAPSHOT):
        if perf_counter() > end:
            raise TimeoutError("the page makes no snapshot")
        page.wait_for_timeout(200)


class Visits(NamedTuple):
    """Milliseconds of the first and the second visit, and the kB that were asked for until the first table."""

    first: float
    second: float
    needed: float


def both_visits(browser: Browser) -> Visits:
    server = subprocess.Popen(SERVE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    address = re.search(r"http://\S+/", server.stdout.readline())
    assert address
    context = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900})
    context.set_default_timeout(LONGEST)
    page = context.new_page()
    requests: list[Request] = []
    context.on("request", requests.append)
    try:
        first = visit(page, address[0])
        # the service worker asks for all the rest
        needed = sent([one.url for one in requests if one.service_worker is None])
        page.locator("header .brand").click()
        page.get_by_text("works without a network").wait_for()
        wait_for_snapshot(page)
        page.close()
    finally:
        server.terminate()
        server.wait()
    second = visit(context.new_page(), address[0])
    context.close()
    return Visits(first, second, needed)


def main() -> None:
    path = find_chromium()
    if path is None:
        print("Chromium not found: the page without a server is not measured", file=sys.stderr)
        report({})
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        visits = [both_visits(browser) for _ in range(VISITS)]
        browser.close()
    games = subprocess.run(["node", str(ROOT / "benchmarks" / "offline.mjs")], check=True, stdout=subprocess.PIPE)
    figures: dict[str, float | str | bool] = {
        "offline_size": size(),
        "offline_needed": median(one.needed for one in visits),
        "offline_first": median(one.first for one in visits),
        "offline_second": median(one.second for one in visits),
    }
    report(figures | {f"offline_{name}": value for name, value in json.loads(games.stdout).items()})


if __name__ == "__main__":
    main()
