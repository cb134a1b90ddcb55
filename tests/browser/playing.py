"""Hands for the tests: a table is made, and a person clicks or types through a game as the page offers it."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests import seeds

ASK = {"x-republik": "1", "content-type": "application/json"}

# Clicks what a person would click next and says what it was; "" where there is nothing to click. Where more decisions
# stand than the caller knew of, nothing is clicked: the caller looks again first. `chance` chooses, from 0 to 1.
CLICK = """
([known, chance]) => {
  if (document.querySelector(".table")?.dataset.decisions !== known) return "";
  const seen = (element) => element.getClientRects().length > 0 && !element.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const any = (found) => found[Math.floor(chance * found.length)];
  const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  if (document.querySelector(".table[data-over=true]")) return "";
  for (const first of [".sheet-of-paper .primary", ".doubt .primary", ".uses button.use", ".walk .close"]) {
    const [found] = all(first);
    if (found) { click(found); return first; }
  }
  if (document.querySelector(".prompt.mine[data-busy=false]") === null) return "";
  // a place with several meanings has been clicked: without this one place after the other would be, for ever
  for (const kind of [".prompt .buttons button.primary", "[data-stop], button.glow", "button.card.glowing"]) {
    const found = any(all(kind));
    if (found) { click(found); return kind; }
  }
  const [button] = all(".prompt .buttons button");
  if (button) click(button);
  return button ? "button" : "";
}
"""


def make_table(page: Page, **asked: Any) -> str:
    """A table of this visitor's, made over HTTP; the page is not led there."""
    asked.setdefault("seats", {"west": "newcomer", "east": "person"})
    answer = page.request.post("/api/tables", data=json.dumps(asked), headers=ASK)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def invite(page: Page, table: str, seat: str | None) -> str:
    """The address of an invitation to a seat, or to watch."""
    answer = page.request.post(f"/api/tables/{table}/invitations", data=json.dumps({"seat": seat}), headers=ASK)
    assert answer.ok, answer.text()
    return f"/join/{answer.json()['token']}"


def view(page: Page, table: str) -> dict[str, Any]:
    answer: dict[str, Any] = page.request.get(f"/api/tables/{table}/view").json()
    return answer


def sit_at(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    expect(page.locator(".board")).to_be_visible()


class Robot:
    """Clicks what the page offers.

    What it chooses follows from the test's seed, the decisions so far and its clicks since then, not from how often it
    had to look.
    """

    def __init__(self, page: Page, click: str = CLICK) -> None:
        self.page = page
        self.click = click
        self.known = ""
        self.clicks = 0

    def look(self) -> None:
        known = shown(self.page, "decisions")
        if known != self.known:
            self.known, self.clicks = known, 0

    def click_once(self) -> bool:
        """Clicks, where there is something and no decision has come since the last look."""
        clicked = bool(self.page.evaluate(self.click, [self.known, seeds.chance(self.known, self.clicks)]))
        self.clicks += clicked
        return clicked


def click_on(page: Page, until: Callable[[], bool], most: int = 4000, click: str = CLICK) -> None:
    """Plays whatever the page offers until something holds."""
    idle = 0
    robot = Robot(page, click)
    for _ in range(most):
        robot.look()
        if until():
            return
        idle = 0 if robot.click_once() else idle + 1
        assert idle < 1200, page.locator(".table").inner_text()
        page.wait_for_timeout(25 if idle else 5)
    raise AssertionError("the game did not come so far")


def come_to(page: Page, goal: int, click: str = CLICK) -> None:
    """Plays on to so many decisions; nothing lies over the table then."""
    overlay = page.locator(".sheet-of-paper, .doubt, .uses, .walk, dialog[open]")
    click_on(page, lambda: decisions(page) >= goal and overlay.count() == 0, click=click)


def shown(page: Page, what: str) -> str:
    """What the table's element says of the game: asking the server all the time would be refused."""
    return page.locator(".table").get_attribute(f"data-{what}") or ""


def decade(page: Page) -> int:
    return ("I", "II", "III", "IV").index(shown(page, "era")) + 1


def decisions(page: Page) -> int:
    return int(shown(page, "decisions") or "0")


def over(page: Page) -> bool:
    return shown(page, "over") == "true"
