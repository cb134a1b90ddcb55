"""How the bots decide, in the browser: the dialog at the table with the rows followed last, and the tables in the
rules."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessibility import LANGUAGES, no_sideways_scrolling, violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import make_table
from tests.games.weimar.clicking import FOUR, SOLO, click_on, sit, words_are_there

pytestmark = pytest.mark.timeout(600)
TITLE = "How the others decide"
SIZES: dict[str, Any] = {"desktop": DESKTOP, "phone": PHONE}


def opened(page: Page) -> Any:
    if page.get_by_role("tab", name="State").count():
        page.get_by_role("tab", name="State").click()
    page.get_by_role("button", name=TITLE).click()
    dialog = page.get_by_role("dialog", name=TITLE)
    expect(dialog).to_be_visible()
    return dialog


def test_the_dialog_marks_the_rows_that_the_log_tells(visit: Visit) -> None:
    page = visit("/", reduced_motion="reduce")
    sit(page, make_table(page, **SOLO))
    told = page.locator(".log").get_by_text("The KPD follows its table: “Use of a card”")
    mine = page.locator(".prompt.mine[data-busy=false]")  # the bots have done what they do
    click_on(page, lambda: told.count() > 0 and mine.count() > 0 and page.locator(".uses, .doubt").count() == 0)
    last = told.last.inner_text()
    dialog = opened(page)
    marked = dialog.locator(".kpd .marked").first
    expect(marked).to_contain_text("last followed")
    number = marked.evaluate("(one) => [...one.parentElement.children].indexOf(one) + 1")
    assert f"row {number}:" in last
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("button", name=TITLE)).to_be_focused()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_both_bots_and_the_zentrum_can_be_read_at_the_table(visit: Visit, size: str, theme: str) -> None:
    page = visit("/", viewport=SIZES[size], color_scheme=theme, reduced_motion="reduce")
    sit(page, make_table(page, **SOLO))
    dialog = opened(page)
    for words in ("City for a coup", "city with 3 or more dice", "Whom it harms", "Limits of your Zentrum"):
        expect(dialog.get_by_text(words).first).to_be_attached()
    for ours in ("It declines every coalition. ○", "with the most dice, at least 2 ○", "○ marks what the booklet"):
        expect(dialog.get_by_text(ours).first).to_be_attached()
    assert violations(page) == []
    assert no_sideways_scrolling(page)
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


def test_four_parties_have_no_bots(visit: Visit) -> None:
    page = visit("/")
    seats = {"spd": "person", "zentrum": "person", "kpd": "person", "dnvp": "person"}
    sit(page, make_table(page, **FOUR, seats=seats))
    expect(page.get_by_role("button", name=TITLE)).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_leads_to_the_tables_in_the_rules(visit: Visit, language: str) -> None:
    page = visit("/aid/weimar", locale=language)
    page.locator("a[href='/rules/weimar#bots']").click()
    tables = page.locator("#bots")
    expect(tables.locator(".kpd li").first).to_be_visible()
    expect(tables.locator(".zentrum li")).to_have_count(4)
    expect(page.locator(".share")).to_contain_text("○")
    words_are_there(page)
    assert violations(page) == []
