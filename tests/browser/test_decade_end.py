"""The End of Decade on the page: prompt, track, forecast and log agree at every decision of its first phase."""

import re
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Locator, Page, expect
from tests import seeds
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import click_on, decisions, make_table

from republik import games
from republik.games.wsdv import Position
from republik.table.chance import Seed
from republik.table.session import new_session

pytestmark = pytest.mark.timeout(600)

# Sends decisions one by one over a separate socket; resolves when the last one has been made.
SEND = """
([table, moves]) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  let at = -1, sent = 0;
  const decide = () => socket.send(JSON.stringify({ type: "decide", number: at, move: moves[sent] }));
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.type === "refused" && said.error === "too-many-requests") setTimeout(decide, 400);
    else if (said.type === "refused") fail(new Error(data));
    if (said.type !== "view" || said.number === at) return;
    sent += at < 0 ? 0 : 1;
    at = said.number;
    if (sent < moves.length) decide();
    else { socket.close(); done(); }
  };
})
"""


def way_to_the_flight(name: str) -> list[int]:
    """Returns moves that lead, in the test's first game, to an End of Decade whose flight costs East two points and
    which has another decision afterwards."""
    for attempt in range(300):
        rng = Random(attempt)
        session = new_session(games.game("wsdv"), {"edition": "2.1"}, {}, Seed.from_text(seeds.text_of(name, 1)))
        moves: list[int] = []
        while (position := cast("Position", session.position)).decade == 1:
            end = position.forecast()["end"]
            asks_for_a_space = position.tracks[0] not in (0, 1)  # 9.2
            if (end["phase"], end["due"]) == (1, 2) and asks_for_a_space:
                return moves
            moves.append(rng.choice(position.moves()))
            session.play(moves[-1])
            if session.position.outcome() is not None:
                break
    raise AssertionError("no such game")


@pytest.fixture(params=["desktop", "phone"])
def flight(request: pytest.FixtureRequest, visit: Visit) -> tuple[Page, str]:
    """A page at the first decision of such an End of Decade, and its table."""
    page = visit("/", viewport=DESKTOP if request.param == "desktop" else PHONE, reduced_motion="reduce")
    table = make_table(page, seats={"west": "person", "east": "person"}, sit=["west", "east"])
    page.evaluate(SEND, [table, way_to_the_flight(request.node.nodeid)])
    page.goto(f"/table/{table}")
    expect(page.locator(".board")).to_be_visible()
    return page, table


def part(page: Page, name: str) -> Locator:
    """Returns a part of the table; on a phone, opens its tab first."""
    tab = page.locator(f"#tab-{name}")
    if tab.count() and tab.is_visible():
        tab.click()
    return page.locator({"state": ".tracks", "forecast": ".forecast", "log": "section.log"}[name])


def test_prompt_track_forecast_and_log_agree_while_the_flight_is_paid(flight: tuple[Page, str]) -> None:
    page, table = flight
    told = page.request.get(f"/api/tables/{table}/events").json()["events"]
    counted = next(event["args"] for event in told if event["key"] == "flight")
    steps = counted["steps"]
    assert counted["points"] == 2
    for due in (2, 1):
        come_forward(page)
        points = "2 points" if due == 2 else "1 point"
        expect(page.locator(".prompt .sentence")).to_contain_text(f"ismantle {points}. Choose a piece to remove.")
        expect(part(page, "state")).to_contain_text(f"{steps} steps: East dismantles 2")
        first = part(page, "forecast").locator("li").first
        expect(first).to_contain_text(f"East −2 · {due} to do")
        expect(first).to_have_attribute("aria-current", "step")
        expect(part(page, "log")).to_contain_text(f"Flight from the Republic reaches {steps}: East dismantles 2")
        dismantle_something(page)
    come_forward(page)
    first = part(page, "forecast").locator("li").first
    expect(first).to_have_class(re.compile("done"))
    expect(first).to_contain_text("East −2")
    expect(first).not_to_contain_text("to do")
    expect(part(page, "state")).to_contain_text("already counted this decade")


def come_forward(page: Page) -> None:
    """Reveals the screen for the player whose turn it is."""
    expect(page.locator(".prompt.mine[data-busy=false]")).to_be_attached()
    curtain = page.locator(".sheet-of-paper .primary")
    if curtain.count():
        curtain.click()


def dismantle_something(page: Page) -> None:
    before = decisions(page)
    click_on(page, lambda: decisions(page) > before)
