"""Cards, symbols and provinces are explained when pointed at; the map can be read at every size."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import click_on, come_to, make_table, sit_at, view
from tests.browser.waiting import box, eventually, rest, stretch

pytestmark = pytest.mark.timeout(300)
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
SIZES = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE}
SEATS = {"west": "newcomer", "east": "person"}

# Names on the map that something covers: points on the letters inside a disc, a plaque or the name of a city.
COVERED = """
() => {
  const svg = document.querySelector(".board svg");
  const box = (element) => element.getBoundingClientRect();
  const discs = [...svg.querySelectorAll(".city")].map((city) => ({ name: city.dataset.place, ...round(city) }));
  function round(city) {
    const { left, top, width } = box(city.querySelector(".disc"));
    return { x: left + width / 2, y: top + width / 2, r: width / 2 };
  }
  const sheets = [...svg.querySelectorAll(".plaque-place .sheet")];
  const plaques = sheets.map((one) => [one.closest("[data-place]").dataset.place, box(one)]);
  const words = [...svg.querySelectorAll(".plaque-place .banner rect")].map((one) => ["a protest", box(one)]);
  const cities = [...svg.querySelectorAll("text.name")].map((one) => [one.textContent, letters(one)]);
  /** The letters of a straight text, without the empty space above and below. */
  function letters(text) {
    const { left, right, top, bottom } = box(text);
    const high = bottom - top;
    return { left, right, top: top + high * 0.22, bottom: bottom - high * 0.2 };
  }
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const near = ({ x, y, r }, b) =>
    Math.hypot(Math.max(b.left - x, 0, x - b.right), Math.max(b.top - y, 0, y - b.bottom)) < r - 0.5;
  const found = [];
  cities.forEach(([name, at], i) => {
    for (const disc of discs) if (near(disc, at)) found.push(`${name} / ${disc.name}`);
    for (const [other, b] of [...plaques, ...words]) if (meet(at, b)) found.push(`${name} / ${other}`);
    for (const [other, b] of cities.slice(i + 1)) if (meet(at, b)) found.push(`${name} / ${other}`);
  });
  for (const text of svg.querySelectorAll("text.map-name")) {
    const size = Number(text.getAttribute("font-size"));
    const shown = text.getScreenCTM();
    for (let i = 0; i < text.getNumberOfChars(); i++) {
      const [from, to] = [text.getStartPositionOfChar(i), text.getEndPositionOfChar(i)];
      const end = to.x - size * 0.2;  // without the letter spacing
      for (const part of [0, 0.5, 1]) for (const high of [0, 0.35, 0.68]) {
        const { x, y } = new DOMPoint(from.x + (end - from.x) * part, from.y - size * high).matrixTransform(shown);
        const dot = { left: x, right: x, top: y, bottom: y };
        const name = text.dataset.name;
        for (const disc of discs) if (near(disc, dot)) found.push(`${name} / ${disc.name}`);
        for (const [other, b] of [...plaques, ...cities]) if (meet(dot, b)) found.push(`${name} / ${other}`);
      }
    }
  }
  return [...new Set(found)];
}
"""
OUTSIDE = """
() => {
  const { left, top, right, bottom } = document.querySelector(".peek")?.getBoundingClientRect() ?? { left: -1 };
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}
"""
WIDE = "one => one.getBoundingClientRect().width"
CUT = """() => [...document.querySelectorAll(".peek *")]
  .filter((one) => getComputedStyle(one).overflow === "hidden" && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


def options(size: ViewportSize) -> dict[str, Any]:
    touch = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
    return {"viewport": size, "reduced_motion": "reduce", **touch}


def at_the_cards(visit: Visit, size: ViewportSize = DESKTOP, **more: Any) -> Page:
    """A table at which East chooses a card."""
    page = visit("/about", **options(size), **more)
    sit_at(page, make_table(page, seats=SEATS))
    click_on(page, lambda: page.locator("button.card.glowing").count() > 0)
    settle(page)
    return page


def test_the_table_shows_the_present_after_the_title_card(visit: Visit) -> None:
    """Also without motion, if the other side played while the card was shown."""
    page = visit("/about", **options(DESKTOP))
    stretch(page)
    sit_at(page, make_table(page, seats=SEATS))
    expect(page.locator(".title-card")).to_be_visible()
    click_on(page, lambda: page.locator("button.card.glowing").count() > 0)
    settle(page)
    cards = view(page, page.url.rsplit("/", 1)[1])["view"]["cards"]
    present = sorted(f"card:{card}" for card in [cards["special"], *cards["display"]] if card)

    def is_present() -> None:
        shown = page.locator(".display button.card").evaluate_all("all => all.map((one) => one.dataset.place)")
        assert sorted(shown) == present

    eventually(page, is_present)


def settle(page: Page) -> None:
    """Ends the title card of a decade and the scene of the other side's turn."""
    page.keyboard.press("Escape")
    expect(page.locator(".title-card, .scene .skip")).to_have_count(0)


def shown(page: Page, anchor: Locator) -> None:
    """The popover is whole, on the screen, and beside its anchor."""
    expect(page.locator(".peek[data-placed]")).to_be_visible()

    def is_beside() -> None:
        popover, under = box(page.locator(".peek")), box(anchor)
        assert not page.evaluate(OUTSIDE)
        assert page.evaluate(CUT) == []
        assert (
            popover["x"] >= under["right"]
            or popover["right"] <= under["x"]
            or popover["y"] >= under["bottom"]
            or popover["bottom"] <= under["y"]
        )

    eventually(page, is_beside)


def hold(page: Page, anchor: Locator) -> None:
    """Holds a finger on an element until its popover appears."""
    place = box(anchor)
    touch = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(page.locator(".peek")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_card_grows_on_hover_and_on_focus(visit: Visit) -> None:
    page = at_the_cards(visit)
    tiles = page.locator(".display button.card")
    for i in range(tiles.count()):
        tiles.nth(i).hover()
        number = tiles.nth(i).get_attribute("data-place") or ""
        expect(page.locator(".peek .card.full")).to_contain_text(number.removeprefix("card:"))
        shown(page, tiles.nth(i))
    page.mouse.move(5, 5)
    expect(page.locator(".peek")).to_have_count(0)
    page.keyboard.press("Shift")
    tiles.first.focus()
    page.keyboard.press("ArrowRight")
    shown(page, tiles.nth(1))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".peek")).to_have_count(0)
    expect(tiles.nth(1)).to_be_focused()


def test_played_cards_the_log_and_the_cards_page_use_the_same_popover(visit: Visit) -> None:
    page = at_the_cards(visit)
    come_to(page, 12)
    click_on(page, lambda: page.locator(".display .chip").count() > 1)
    settle(page)
    chip = page.locator(".display .chip").first
    chip.hover()
    shown(page, chip)
    line = page.locator(".log button.line", has_text="“").last
    line.hover()
    shown(page, line)
    page.goto("/cards/wsdv")
    tile = page.locator("main button.card").nth(3)
    tile.hover()
    shown(page, tile)


def test_a_long_press_shows_a_card_and_plays_nothing(visit: Visit) -> None:
    page = at_the_cards(visit, PHONE)
    page.locator("#tab-cards").click()
    tile = page.locator(".display button.card.glowing").first
    tile.scroll_into_view_if_needed()
    hold(page, tile)
    expect(page.locator(".peek .card.full")).to_be_visible()
    rest(page)
    assert not page.evaluate(OUTSIDE)
    expect(page.locator(".uses")).to_have_count(0)
    page.touchscreen.tap(195, 130)
    expect(page.locator(".peek")).to_have_count(0)
    tile.tap()
    expect(page.locator(".uses")).to_be_visible()


def test_tracks_and_their_symbols_explain_themselves(visit: Visit) -> None:
    page = at_the_cards(visit)
    terms = page.locator(".tracks-and-police .term")
    expect(terms).to_have_count(5)  # three tracks, flight, police
    for term in [*terms.all(), page.locator(".look").first, page.locator(".phases button").nth(5)]:
        term.hover()
        expect(page.locator(".peek .words")).not_to_be_empty()
        shown(page, term)
    page.keyboard.press("Shift")
    terms.first.focus()
    expect(terms.first).to_have_attribute("aria-describedby", "peek")
    assert violations(page) == []


def test_tracks_explain_themselves_to_a_finger(visit: Visit) -> None:
    page = at_the_cards(visit, PHONE)
    page.locator("#tab-state").click()
    page.locator(".look").first.tap()
    expect(page.locator(".peek .words")).to_be_visible()
    box(page.locator(".peek"))  # it is placed again once its text has a size
    assert not page.evaluate(OUTSIDE)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_idle_province_opens_its_sheet(visit: Visit, size: ViewportSize, theme: str) -> None:
    page = at_the_cards(visit, size, color_scheme=theme)
    table = page.url.rsplit("/", 1)[1]
    page.locator("[data-look='province:SN'] .sheet").dispatch_event("click")
    sheet = page.get_by_role("dialog", name="Saxony")
    expect(sheet).to_be_visible()
    state = view(page, table)["view"]["provinces"]["SN"]
    expect(sheet.locator(".slot.filled")).to_have_count(state["unrest"] % 4)
    expect(sheet).to_contain_text(f"an economy of {state['needed']}")
    expect(sheet.locator("a[href^='/rules/wsdv#']")).to_have_count(6)
    assert violations(page) == []
    sheet.get_by_role("button", name="Bavaria").click()
    expect(page.get_by_role("dialog", name="Bavaria")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".notice")).to_have_count(0)


def test_the_sheet_of_a_province_opens_with_the_keyboard(visit: Visit) -> None:
    page = at_the_cards(visit)
    page.locator("[data-look][tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    place = page.evaluate("() => document.activeElement.dataset.place")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-look='{place}']")).to_be_focused()


@pytest.mark.parametrize("language", ["en", "de", "it", "es", "hu"])
def test_nothing_covers_a_name_on_the_map(visit: Visit, language: str) -> None:
    for name, size in SIZES.items():
        page = at_the_cards(visit, size, locale=language)
        box(page.locator(".board svg").first)
        assert page.evaluate(COVERED) == [], name
        page.context.close()


def plaques(page: Page) -> Iterator[tuple[str, Locator]]:
    for plaque in page.locator(".plaque-place").all():
        yield (plaque.get_attribute("data-place") or "").removeprefix("province:"), plaque


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_unrest_fills_four_large_slots(visit: Visit, size: ViewportSize) -> None:
    page = at_the_cards(visit, size)
    provinces = view(page, page.url.rsplit("/", 1)[1])["view"]["provinces"]
    rest(page)
    for code, plaque in plaques(page):
        state = provinces[code]
        assert plaque.locator(".piece.stays").count() == state["unrest"] % 4, code
        assert plaque.locator(".plaque.brink").count() == state["may_tip"], code
        assert plaque.locator(".banner").count() == min(state["protests"], 2), code
        assert plaque.locator(".code").count() == (size is DESKTOP), code
    width = page.locator(".plaque-place:not(:has(.banner)) .socket").first.evaluate(WIDE)
    assert width >= 8


def test_cards_are_wide_and_keep_their_places(visit: Visit) -> None:
    page = at_the_cards(visit)
    come_to(page, 10)
    click_on(page, lambda: page.locator("button.card.glowing").count() > 0)
    settle(page)
    rest(page)
    widths = page.locator(".right button.card").evaluate_all("all => all.map((one) => one.offsetWidth)")
    assert min(widths) >= 118
    assert max(widths) - min(widths) <= 2
    slots = "all => all.map((one) => one.querySelector('[data-place]')?.dataset.place ?? '')"
    before = page.locator(".display .tiles > li").evaluate_all(slots)
    assert "" in before
    page.reload()
    expect(page.locator("button.card.glowing").first).to_be_visible()

    def is_as_before() -> None:
        assert page.locator(".display .tiles > li").evaluate_all(slots) == before

    eventually(page, is_as_before)
