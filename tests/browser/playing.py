"""Hands for the tests: a table is made, and a person clicks or types through a game as the page offers it."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

ASK = {"x-republik": "1", "content-type": "application/json"}

# Clicks what a person would click next and says what it was; "" where there is nothing to click. Where more decisions
# stand than the caller knew of, nothing is clicked: the caller looks again first.
CLICK = """
(known) => {
  if (document.querySelector(".table")?.dataset.decisions !== known) return "";
  const seen = (element) => element.getClientRects().length > 0 && !element.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const any = (found) => found[Math.floor(Math.random() * found.length)];
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


def click_on(page: Page, until: Callable[[], bool], most: int = 4000, click: str = CLICK) -> None:
    """Plays whatever the page offers until something holds."""
    idle = 0
    for _ in range(most):
        known = shown(page, "decisions")
        if until():
            return
        idle = 0 if page.evaluate(click, known) else idle + 1
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
    return int(shown(page, "decade"))


def decisions(page: Page) -> int:
    return int(shown(page, "decisions") or "0")


def over(page: Page) -> bool:
    return shown(page, "over") == "true"
