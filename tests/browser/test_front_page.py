"""The front page at the end of a game: shown, enlarged, downloaded; pictures of links load in a browser."""

import json

import pytest
from playwright.sync_api import Page, expect
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import make_table
from tests.browser.test_everyone import violations

RESIGN = """
([table, seat]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  let asked = false;
  socket.onmessage = () => {
    if (asked) { socket.close(); done(); return; }
    asked = true;
    socket.send(JSON.stringify({ type: "resign", seat }));
  };
})
"""
SEATS = {
    "wsdv": {"west": "person", "east": "person"},
    "weimar": {"spd": "person", "zentrum": "person", "kpd": "person", "dnvp": "person"},
}


def ended(page: Page, game: str, **asked: object) -> str:
    """A table whose game has been given up at once."""
    seats = SEATS[game]
    table = make_table(page, game=game, seats=seats, sit=list(seats), open=True, **asked)
    page.evaluate(RESIGN, [table, next(iter(seats))])
    return table


def is_drawn(page: Page, selector: str) -> bool:
    """Whether the picture has loaded with its own size."""
    page.wait_for_function(f"document.querySelector({json.dumps(selector)})?.naturalWidth > 0")
    return True


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["wsdv", "weimar"])
def test_the_end_shows_the_front_page(visit: Visit, game: str, size: str) -> None:
    page = visit("/about", viewport={"desktop": DESKTOP, "phone": PHONE}[size], reduced_motion="reduce")
    table = ended(page, game)
    page.goto(f"/table/{table}")
    expect(page.locator(".front img").first).to_be_attached()
    if size == "phone":
        page.locator(".front .picture").first.scroll_into_view_if_needed()
    assert is_drawn(page, ".front img")
    page.locator(".front .picture").click()
    dialog = page.locator("dialog.large")
    expect(dialog).to_be_visible()
    assert violations(page) == []
    dialog.get_by_role("button", name="Card").click()
    expect(dialog.locator("img")).to_have_attribute("src", f"/front-page/{table}.card.en.svg")
    assert is_drawn(page, "dialog.large img")
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
