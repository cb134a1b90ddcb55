"""Creates tables and plays games by clicking and typing what the page offers."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests import seeds

LONGEST_WAIT = 60
"""How many seconds a page may offer nothing to click."""
SKIP = ".scene .skip"
ASK = {"x-republik": "1", "content-type": "application/json"}

# Clicks what a person would click next and returns its selector, or "" if there is nothing to click. If decisions have
# been made that the caller has not seen yet, it clicks nothing. `chance`, from 0 to 1, chooses among several elements.
CLICK = """
([known, chance]) => {
  if (document.querySelector(".table")?.dataset.decisions !== known) return "";
  const seen = (element) => element.getClientRects().length > 0 && !element.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const any = (found) => found[Math.floor(chance * found.length)];
  const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  if (document.querySelector(".table[data-over=true]")) return "";
  const before = [".sheet-of-paper .primary", ".scene .skip", ".doubt .primary", ".uses button.use", ".walk .close"];
  for (const first of before) {
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

# Resolves when the game is over.
RESIGN = """
([table, message]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => socket.send(JSON.stringify(message));
  socket.onmessage = ({ data }) => {
    if (!JSON.parse(data).outcome) return;
    socket.close();
    done();
  };
})
"""

# Sends decisions one by one over a separate socket; resolves when the last one has been made.
SEND = """
([table, moves]) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  let at = -1, sent = 0;
  const decide = () => socket.send(JSON.stringify({ type: "decide", number: at, move: moves[sent] }));
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.type === "refused" && said.error === "too-many-requests") setTimeout(decide, 290);
    else if (said.type === "refused") fail(new Error(data));
    if (said.type !== "view" || said.number === at) return;
    sent += at < 0 ? 0 : 1;
    at = said.number;
    if (sent < moves.length) decide();
    else { socket.close(); done(); }
  };
})
"""


def make_table(page: Page, **asked: Any) -> str:
    """Creates a table for this visitor over HTTP, without navigating there."""
    asked.setdefault("seats", {"west": "newcomer", "east": "person"})
    answer = page.request.post("/api/tables", data=json.dumps(asked), headers=ASK)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def invite(page: Page, table: str, seat: str | None) -> str:
    """Creates an invitation to a seat, or for a spectator; returns its address."""
    answer = page.request.post(f"/api/tables/{table}/invitations", data=json.dumps({"seat": seat}), headers=ASK)
    assert answer.ok, answer.text()
    return f"/join/{answer.json()['token']}"


def resign(page: Page, table: str, seat: str | None = None) -> None:
    """Resigns over a separate socket."""
    page.evaluate(RESIGN, [table, {"type": "resign"} | ({"seat": seat} if seat else {})])


def view(page: Page, table: str) -> dict[str, Any]:
    answer: dict[str, Any] = page.request.get(f"/api/tables/{table}/view").json()
    return answer


def change_views(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Lets a function change every view that the server sends to this page."""

    def connect(socket: WebSocketRoute) -> None:
        def receive(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "view":
                change(told)
            socket.send(json.dumps(told))

        socket.connect_to_server().on_message(receive)

    page.route_web_socket(re.compile("/socket"), connect)


def sit_at(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    expect(page.locator(".board")).to_be_visible()


class Robot:
    """Clicks what the page offers.

    Its choices depend on the test's seed, the decisions so far and its clicks since then, not on how often it polled.
    """

    def __init__(self, page: Page, click: str = CLICK) -> None:
        self.page = page
        self.click = click
        self.known = ""
        self.clicks = 0

    def look(self) -> None:
        known = table_data(self.page, "decisions")
        if known != self.known:
            self.known, self.clicks = known, 0

    def click_once(self) -> bool:
        """Clicks if there is something to click and no decision has been made since the last look."""
        clicked = self.page.evaluate(self.click, [self.known, seeds.chance(self.known, self.clicks)])
        self.clicks += clicked not in ("", SKIP)  # whether there was a scene to skip depends on time
        return bool(clicked)


def click_on(page: Page, until: Callable[[], bool], most: int = 4000, click: str = CLICK) -> None:
    """Plays whatever the page offers until a condition holds."""
    robot = Robot(page, click)
    clicks, clicked_at = 0, time.monotonic()
    while clicks < most:
        robot.look()
        if until():
            return
        clicked = robot.click_once()
        if clicked:
            clicks, clicked_at = clicks + 1, time.monotonic()
        assert time.monotonic() - clicked_at < LONGEST_WAIT, page.locator(".table").inner_text()
        page.wait_for_timeout(5 if clicked else 50)
    raise AssertionError("the game did not get that far")


def asked_on_the_map(page: Page) -> bool:
    """Returns whether places of the map can be clicked and no click is on its way to the server."""
    return page.locator(".table:has([data-stop]):has(.prompt.mine[data-busy=false])").count() > 0


def come_to(page: Page, goal: int, click: str = CLICK) -> None:
    """Plays until the given number of decisions has been made and no overlay covers the table."""
    overlay = page.locator(".sheet-of-paper, .doubt, .uses, .walk, dialog[open]")
    click_on(page, lambda: decisions(page) >= goal and overlay.count() == 0, click=click)


def table_data(page: Page, what: str) -> str:
    """Reads an attribute of the table element; polling the server would hit its rate limit."""
    return page.locator(".table").get_attribute(f"data-{what}") or ""


def decade(page: Page) -> int:
    return ("I", "II", "III", "IV").index(table_data(page, "era")) + 1


def decisions(page: Page) -> int:
    return int(table_data(page, "decisions") or "0")


def over(page: Page) -> bool:
    return table_data(page, "over") == "true"
