"""The front page at the end of a game: shown, enlarged, downloaded; pictures of links load in a browser."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import make_table, resign
from tests.browser.test_everyone import violations

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
