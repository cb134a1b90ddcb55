"""Hands for the tests: a table is made, and a person clicks or types through a game as the page offers it."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

ASK = {"x-republik": "1", "content-type": "application/json"}

# What a person would click next, and how many decisions stand; "" where there is nothing to click.
NEXT = """
() => {
  const seen = (element) => element && element.getClientRects().length > 0 && !element.disabled;
  const first = (selector) => [...document.querySelectorAll(selector)].find(seen);
  const mark = (element, kind) => { element.setAttribute("data-robot", kind); return kind; };
  document.querySelectorAll("[data-robot]").forEach((element) => element.removeAttribute("data-robot"));
  if (document.querySelector(".table[data-over=true]")) return "over";
  const curtain = first(".sheet-of-paper .primary");
  if (curtain) return mark(curtain, "curtain");
  const doubt = first(".doubt .primary");
  if (doubt) return mark(doubt, "doubt");
  const use = first(".uses button.use");
  if (use) return mark(use, "use");
  const walk = first(".walk .close");
  if (walk) return mark(walk, "walk");
  if (document.querySelector(".prompt.mine[data-busy=false]") === null) return "";
  const places = [...document.querySelectorAll("[data-stop], button.glow")].filter(seen);
  if (places.length) return mark(places[Math.floor(Math.random() * places.length)], "place");
  const cards = [...document.querySelectorAll("button.card.glowing")].filter(seen);
  if (cards.length) return mark(cards[Math.floor(Math.random() * cards.length)], "card");
  const button = first(".prompt .buttons button");
  return button ? mark(button, "button") : "";
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


def click_on(page: Page, until: Callable[[], bool], most: int = 4000, wait: int = 25) -> None:
    """Plays whatever the page offers until something holds."""
    idle = 0
    for _ in range(most):
        if until():
            return
        what = page.evaluate(NEXT)
        if not what or what == "over":
            idle += 1
            assert idle < 1200, (what, page.locator(".table").inner_text())
            page.wait_for_timeout(wait)
            continue
        idle = 0
        page.evaluate("""() => {
          const element = document.querySelector("[data-robot]");
          element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        }""")
        page.wait_for_timeout(5)
    raise AssertionError("the game did not come so far")


def shown(page: Page, what: str) -> str:
    """What the table's element says of the game: asking the server all the time would be refused."""
    return page.locator(".table").get_attribute(f"data-{what}") or ""


def decade(page: Page) -> int:
    return int(shown(page, "decade"))


def decisions(page: Page) -> int:
    return int(shown(page, "decisions") or "0")


def over(page: Page) -> bool:
    return shown(page, "over") == "true"
