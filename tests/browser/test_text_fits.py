"""Texts fit on a phone in every language: nothing is cut off or overflows."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser import playing, reach
from tests.browser.fixtures import PHONE, Visit
from tests.browser.playing import CLICK, asked_on_the_map, click_on, make_table, sit_at
from tests.browser.waiting import rest
from tests.games.weimar import clicking as weimar

from republik.messages.i18n import LANGUAGES

pytestmark = pytest.mark.timeout(600)

PATHS = [
    *("/", "/lobby", "/learn", "/settings", "/account"),
    *("/new/wsdv", "/cards/wsdv", "/rules/wsdv", "/aid/wsdv"),
    *("/new/weimar", "/cards/weimar", "/rules/weimar", "/aid/weimar"),
]
PROMPTS = 6
"""How many different questions are checked."""


def come(visit: Visit, path: str, language: str) -> Page:
    page = visit(path, viewport=PHONE, locale=language, has_touch=True, is_mobile=True, reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_load_state("networkidle")
    return page


def fits(page: Page) -> None:
    rest(page)
    reach.look(page)
    assert not reach.findings.faults, reach.findings.in_words()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PATHS)
def test_pages(visit: Visit, path: str, language: str) -> None:
    page = come(visit, path, language)
    expect(page.locator("h1").first).to_be_attached()
    fits(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_wir_sind_das_volk(visit: Visit, language: str) -> None:
    page = come(visit, "/about", language)
    sit_at(page, make_table(page, seats={"west": "person", "east": "newcomer"}))
    click_on(page, lambda: page.locator("button.card.glowing").count() > 0)
    for tab in page.locator("[role=tab]").all():
        tab.click()
        expect(page.locator("#sheet")).to_be_visible()
        fits(page)
    page.locator("#tab-cards").click()
    page.locator("button.card.glowing").first.dispatch_event("click")
    expect(page.locator(".uses button.use").first).to_be_visible()
    fits(page)
    click_on(page, lambda: asked_on_the_map(page))
    look_at_questions(page, CLICK)


def look_at_questions(page: Page, click: str) -> None:
    asked = ""

    def something_else() -> bool:
        return page.locator(".prompt .sentence").inner_text() != asked

    for _ in range(PROMPTS):
        playing.click_on(page, something_else, click=click)
        asked = page.locator(".prompt .sentence").inner_text()
        fits(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_weimar(visit: Visit, language: str) -> None:
    page = come(visit, "/about", language)
    weimar.sit(page, make_table(page, **weimar.SOLO))
    fits(page)
    for tab in page.locator("[role=tab]").all():
        tab.click()
        fits(page)
    look_at_questions(page, weimar.CLICK)
