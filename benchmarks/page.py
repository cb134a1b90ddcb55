"""A first visit: from the address typed to a board that can be played on, in a real browser that knows nothing yet.

The person's own time to read and click is left out: the time to the first page and the time from the click to the
board are added. Several visits, each in a new browser profile; the middle one counts.
"""

import contextlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright

from timing import report

VISITS = 7
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """The address of a server as `make play` starts it."""
    with tempfile.TemporaryDirectory(prefix="republik-bench-") as folder, (Path(folder) / "log").open("w") as log:
        command = [sys.executable, "-m", "republik.cli", "serve", "--port", "0", "--workers", "1", "--lang", "en"]
        process = subprocess.Popen([*command, "--data", folder], stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+/", process.stdout.readline())
            assert found
            yield found[0]
        finally:
            process.terminate()
            process.wait(30)


def visit(browser: Browser, address: str) -> tuple[float, int]:
    """Milliseconds and requests of one first visit."""
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


def main() -> None:
    path = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    if path is None:
        print("no Chromium here: the first visit is not measured", file=sys.stderr)
        report({})
        return
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        visits = [visit(browser, address) for _ in range(VISITS + 1)][1:]
        browser.close()
    report(
        {
            "first_visit": median(milliseconds for milliseconds, _ in visits),
            "first_visit_requests": float(max(requests for _, requests in visits)),
        }
    )


if __name__ == "__main__":
    main()
