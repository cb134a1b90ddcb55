"""A server with custom values for Weimar: the page shows the values and their sources."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.fixtures import ServerProcess, Visit
from tests.browser.playing import make_table
from tests.games.weimar.clicking import FOUR, GO, SOLO, come_to, sit

pytestmark = pytest.mark.timeout(600)

BOARD = "[city.berlin]\nslots = 7\n"
CARDS = """
[party.S01]
names.en = "A card of our own"
big = 6
event = "seat +3"
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data, folder = tmp_path_factory.mktemp("server"), tmp_path_factory.mktemp("values")
    (folder / "board.toml").write_text(BOARD, encoding="utf-8")
    (folder / "cards.toml").write_text(CARDS, encoding="utf-8")
    server = ServerProcess(data, "--weimar", str(folder))
    yield server
    server.stop()


def test_all_cards_show_the_servers_own_values(visit: Visit) -> None:
    page = visit("/cards/weimar")
    expect(page.locator(".own")).to_contain_text("custom values of this server")
    card = page.locator("#S01")
    expect(card).to_contain_text("A card of our own")
    expect(card).to_contain_text("seats +3")
    page.get_by_label("Show where values and texts come from").check()
    expect(card.get_by_role("img", name="custom file").first).to_be_visible()
    expect(page.locator("#S02").get_by_role("img", name="custom file")).to_have_count(0)


def test_a_table_is_shown_with_them_and_a_lesson_without(visit: Visit) -> None:
    """On one page: from a table to the lesson and back, without reloading."""
    page = visit()
    table = make_table(
        page, **FOUR, seats={"spd": "person", "zentrum": "newcomer", "kpd": "booklet", "dnvp": "booklet"}
    )
    lesson = make_table(page, **SOLO, lesson="on-the-brink")
    slots = page.locator(".map .city", has_text="Berlin").locator(".slots > *")
    sit(page, table)
    expect(slots).to_have_count(7)
    page.get_by_text("About this table").click()
    expect(page.locator("details", has_text="About this table")).to_contain_text("custom values of this server")
    come_to(page, 6)
    page.evaluate(GO, f"/table/{lesson}")
    expect(slots).to_have_count(5)
    page.go_back()
    expect(slots).to_have_count(7)
    page.goto("/")
    own, usual = page.locator(f"li:has(a[href='/table/{table}'])"), page.locator(f"li:has(a[href='/table/{lesson}'])")
    expect(own).to_contain_text("custom values of this server")
    expect(usual).to_be_visible()
    expect(usual).not_to_contain_text("custom values of this server")
