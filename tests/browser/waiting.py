"""Waits for the page, so that tests give the same result on slow or busy machines."""

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Route

PATIENCE = 30_000
"""Milliseconds, generous because other tests keep the machine busy."""

# Resolves when the fonts are there, every animation that ends has ended, and two frames have been drawn since.
REST = """
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const runs = (one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity;
  const ended = (one) => one.finished.catch(() => undefined);
  await document.fonts.ready;
  await frame();
  for (let all; (all = document.getAnimations().filter(runs)).length; ) await Promise.all(all.map(ended));
  await frame();
}
"""

# Resolves with an element's box once two frames find it in the same place; with null if it left the page meanwhile.
BOX = """
async (element) => {
  const look = () => {
    const { x, y, width, height, right, bottom } = element.getBoundingClientRect();
    return { x, y, width, height, right, bottom };
  };
  for (let before = null, now = look(); element.isConnected; before = now, now = look()) {
    if (JSON.stringify(before) === JSON.stringify(now)) return now;
    await new Promise((done) => requestAnimationFrame(done));
  }
  return null;
}
"""

# Multiplies the page's longer timers by the factor in the session storage.
TIMERS = """
{
  const setTimer = window.setTimeout;
  window.setTimeout = (act, time = 0, ...more) =>
    setTimer(act, time < 300 ? time : time * Number(sessionStorage.getItem("stretch") ?? 1), ...more);
}
"""


def rest(page: Page) -> None:
    """Waits until every animation that ends has ended."""
    page.evaluate(REST)


def box(found: Locator) -> dict[str, float]:
    """Returns where an element is once it has stopped moving."""
    rest(found.page)
    measured: dict[str, float] | None = None
    for _ in range(20):
        measured = found.evaluate(BOX)
        if measured:
            break
    assert measured, "the element is replaced again and again"
    return measured


def eventually(page: Page, check: Callable[[], None], patience: int = PATIENCE) -> None:
    """Repeats a check until its assertions hold, for so many milliseconds at most."""
    end = time.monotonic() + patience / 1000
    while True:
        try:
            return check()
        except AssertionError:
            if time.monotonic() > end:
                raise
        page.wait_for_timeout(200)


def hold(page: Page, addresses: str) -> list[Route]:
    """Holds back what the page requests from some addresses; returns these requests as they come."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(addresses, keep)
    return held


def stretch(page: Page, times: int = 20) -> None:
    """Makes timers that the page starts from now on take longer, so that what disappears by itself is still there when
    a slow machine looks; 1 restores the normal time."""
    page.evaluate("(times) => sessionStorage.setItem('stretch', times)", str(times))
