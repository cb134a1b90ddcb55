"""Profiles in the browser: results, rating curves, the filtered list of games; links to a moment of a game."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import make_table, resign

pytestmark = pytest.mark.timeout(300)
ASK = {"x-republik": "1", "content-type": "application/json"}


def post(page: Page, path: str, body: Any) -> Any:
    answer = page.request.post(path, data=json.dumps(body), headers=ASK)
    assert answer.ok, answer.text()
    return answer.json()


def resigned(page: Page, seat: str, level: str) -> str:
    """Plays a game against the computer and resigns at once."""
    seats = {"west": level, "east": level} | {seat: "person"}
    table = make_table(page, seats=seats, sit=[seat], open=True)
    resign(page, table)
    return table


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_profile_shows_results_and_filters_the_games(visit: Visit, viewport: Any) -> None:
    page = visit("/", viewport=viewport, reduced_motion="reduce")
    post(page, "/api/account", {"name": f"Anna {viewport['width']}", "password": "a long secret"})
    for seat, level in (("west", "newcomer"), ("west", "newcomer"), ("east", "citizen")):
        resigned(page, seat, level)
    page.goto(f"/people/Anna%20{viewport['width']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Anna {viewport['width']}")
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator("tbody tr").first).to_contain_text("0%")
    games = page.locator("a[href^='/table/']")
    expect(games).to_have_count(3)
    expect(games.first).to_contain_text("The White Flag")
    page.get_by_label("Side").select_option("east")
    expect(games).to_have_count(1)
    page.get_by_label("Result").select_option("won")
    expect(page.get_by_text("No games match these filters.")).to_be_visible()
    assert violations(page) == []


def test_an_unknown_member_has_no_profile(visit: Visit) -> None:
    page = visit("/people/Nobody")
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_moment_of_a_game_can_be_copied(visit: Visit) -> None:
    page = visit("/", viewport=DESKTOP, permissions=["clipboard-read", "clipboard-write"])
    table = resigned(page, "east", "newcomer")
    page.goto(f"/table/{table}/replay?at=3")
    page.get_by_role("button", name="Copy link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert re.search(rf"/table/{table}/replay\?at=3", copied)


def test_the_side_can_be_drawn_by_lot(visit: Visit) -> None:
    page = visit("/", viewport=DESKTOP)
    page.get_by_text("Random side").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/table/"))
    view = page.request.get(f"/api{page.url.partition('/table')[1]}s{page.url.partition('/table')[2]}/view").json()
    assert view["seat"] in ("west", "east")
