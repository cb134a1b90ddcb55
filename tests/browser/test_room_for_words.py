"""Texts fit on a phone in every language: nothing is cut off or overflows."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser import playing
from tests.browser.fixtures import PHONE, Visit
from tests.browser.playing import CLICK, click_on, make_table, sit_at
from tests.browser.waiting import rest
from tests.games.weimar import test_browser as weimar

from republik.messages.i18n import LANGUAGES

pytestmark = pytest.mark.timeout(600)

# Finds texts that are clipped by their box, overflow their button, tab or cell, or extend beyond the edge of the
# screen. Ignores scrolling areas and texts for screen readers.
CUT_OFF = """
() => {
  const SLACK = 1.5;
  const HOLDERS = "button, a.button, [role=tab], th, td, summary, label, select, .badge, .chip";
  const found = [];
  const hides = (style, axis) => ["hidden", "clip"].includes(style["overflow" + axis]);
  const scrolls = (style, axis) => ["auto", "scroll"].includes(style["overflow" + axis]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!/\\p{L}/u.test(node.data)) continue;
    const element = node.parentElement;
    if (element.closest("svg, script, style, .hidden-visually, .skip, [hidden], option, textarea")) continue;
    if (!element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (!rects.length) continue;
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    const tell = (why) => found.push(`${why}: "${node.data.trim()}" in <${element.closest("[class]")?.className}>`);
    const holder = element.closest(HOLDERS);
    if (holder) {
      const box = holder.getBoundingClientRect();
      if (left < box.left - SLACK || right > box.right + SLACK) tell("wider than its box");
      if (top < box.top - SLACK - 2 || bottom > box.bottom + SLACK + 2) tell("higher than its box");
    }
    let [wide, high] = [true, true];  // still cut by what lies outside
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      if (wide && hides(style, "X") && (left < box.left - SLACK || right > box.right + SLACK)) {
        tell("cut off at the side");
        break;
      }
      if (high && hides(style, "Y") && (top < box.top - SLACK - 2 || bottom > box.bottom + SLACK + 2)) {
        tell("cut off below");
        break;
      }
      if (style.textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + SLACK) {
        tell("shortened");
        break;
      }
      if (scrolls(style, "X")) wide = false;
      if (scrolls(style, "Y")) high = false;
      if (style.position === "fixed") break;
    }
    if (wide && (left < -SLACK || right > innerWidth + SLACK)) tell("past the edge of the screen");
  }
  return [...new Set(found)];
}
"""

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
    wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    cut_off: list[str] = page.evaluate(CUT_OFF)
    assert not cut_off, "\n".join(cut_off)
    assert wide == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PATHS)
def test_pages(visit: Visit, path: str, language: str) -> None:
    page = come(visit, path, language)
    expect(page.locator("h1").first).to_be_attached()
    fits(page)


def test_what_does_not_fit_is_found(visit: Visit) -> None:
    page = come(visit, "/new/wsdv", "en")
    button = page.locator("main button.primary").first
    for style in (
        "width: 20px; white-space: nowrap",
        "height: 8px; padding: 0; overflow: hidden",
        "position: fixed; left: 90vw",
    ):
        button.evaluate("(one, style) => (one.style.cssText = style)", f"min-width: 0; min-height: 0; {style}")
        assert page.evaluate(CUT_OFF), style
    button.evaluate("(one) => (one.style.cssText = '')")
    assert not page.evaluate(CUT_OFF)


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
    click_on(page, lambda: page.locator("[data-stop]").count() > 0)
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
