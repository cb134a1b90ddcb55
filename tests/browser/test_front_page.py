"""The front page at the end of a game: shown, enlarged, downloaded; pictures of links load in a browser."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import make_table, resign
from tests.browser.waiting import box

TABLES: dict[str, dict[str, Any]] = {
    "wsdv": {"game": "wsdv", "seats": {"west": "person", "east": "person"}},
    "weimar": {"game": "weimar", "edition": "abyss", "seats": {"spd": "person", "zentrum": "person"}},
}


def ended(page: Page, game: str) -> str:
    """A table whose game has been given up at once."""
    asked = TABLES[game]
    table = make_table(page, sit=list(asked["seats"]), open=True, **asked)
    resign(page, table, next(iter(asked["seats"])))
    return table


def expect_drawn(picture: Locator) -> None:
    """The picture has loaded with its own size."""
    expect(picture).not_to_have_js_property("naturalWidth", 0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["wsdv", "weimar"])
def test_the_end_shows_the_front_page(visit: Visit, game: str, size: str) -> None:
    page = visit("/about", viewport={"desktop": DESKTOP, "phone": PHONE}[size], reduced_motion="reduce")
    table = ended(page, game)
    page.goto(f"/table/{table}")
    expect(page.locator(".front img").first).to_be_attached()
    if size == "phone":
        page.locator(".front .picture").first.scroll_into_view_if_needed()
    expect_drawn(page.locator(".front img").first)
    page.locator(".front .picture").click()
    dialog = page.locator("dialog.large")
    expect(dialog).to_be_visible()
    assert violations(page) == []
    dialog.get_by_role("button", name="Card").click()
    expect(dialog.locator("img")).to_have_attribute("src", f"/front-page/{table}.card.en.svg")
    expect_drawn(dialog.locator("img"))
    with page.expect_download() as download:
        dialog.get_by_role("link", name="PNG").click()
    assert download.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(".front .picture").first).to_be_focused()


def test_the_head_of_a_finished_game(visit: Visit) -> None:
    page = visit("/about")
    table = ended(page, "wsdv")
    page.goto(f"/table/{table}")
    picture = page.locator('meta[property="og:image"]').get_attribute("content")
    assert picture is not None
    answer = page.request.get(picture)
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")


def test_the_result_lies_over_the_board_once_with_the_ways_on_beside_it(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page, seats={"west": "newcomer", "east": "person"})
    page.goto(f"/table/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)
    resign(page, table)
    paper, board = page.locator(".paper"), page.locator(".stage > .map")
    expect_drawn(paper.locator("img"))
    over, under, picture = box(paper), box(board), box(paper.locator("img"))
    assert over["x"] <= under["x"]
    assert over["right"] >= under["right"] - 1
    assert picture["height"] > 0.8 * under["height"]
    panel = page.locator(".walk.decade-end")
    for way in ("Analysis", "Replay"):
        expect(panel.get_by_role("link", name=way)).to_be_in_viewport()
    expect(panel.get_by_role("button", name="Rematch")).to_be_in_viewport()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Notes").click(trial=True)
    page.keyboard.press("Escape")
    paper.get_by_role("button", name="Close").click()
    expect(paper).to_have_count(0)
    expect(panel.locator(".front .picture")).to_be_visible()
    page.reload()
    expect(panel.locator(".front .picture")).to_be_attached()
    expect(paper).to_have_count(0)
