"""Tablets and phones: nothing lies over what it explains, and a tablet shows the whole hand."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import SKIP, come_to, make_table, sit_at
from tests.browser.waiting import box, eventually, rest

pytestmark = pytest.mark.timeout(300)
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
ACROSS: ViewportSize = {"width": 1024, "height": 768}


def own_turn(visit: Visit, viewport: ViewportSize) -> Page:
    """Sits at a table whose other side has played."""
    page = visit("/", viewport=viewport, has_touch=True, reduced_motion="reduce")
    sit_at(page, make_table(page))
    come_to(page, 8)
    if page.locator(SKIP).count():
        page.locator(SKIP).click()
    expect(page.get_by_role("button", name="Show again")).to_be_visible()
    return page


def lesson(visit: Visit, viewport: ViewportSize, **options: Any) -> Page:
    page = visit("/learn", viewport=viewport, reduced_motion="reduce", **options)
    page.locator("button.primary").first.click()
    expect(page.locator(".coach")).to_be_visible()
    return page


def apart(one: Locator, other: Locator) -> bool:
    a, b = box(one), box(other)
    return a["right"] <= b["x"] or b["right"] <= a["x"] or a["bottom"] <= b["y"] or b["bottom"] <= a["y"]


def test_a_tablet_held_upright_shows_the_whole_hand(visit: Visit) -> None:
    page = own_turn(visit, UPRIGHT)
    for hand in page.locator("#sheet .hand").all():
        assert box(hand)["bottom"] <= UPRIGHT["height"]


def test_the_button_on_a_tablets_map_lies_on_no_plaque(visit: Visit) -> None:
    page = own_turn(visit, ACROSS)
    button = page.get_by_role("button", name="Show again")
    plaques = page.locator(".plaque-place").all()
    assert len(plaques) == 14
    assert all(apart(button, plaque) for plaque in plaques)


@pytest.mark.parametrize("viewport", [UPRIGHT, ACROSS], ids=["upright", "across"])
def test_plaques_of_a_tablet_show_code_and_economy(visit: Visit, viewport: ViewportSize) -> None:
    page = own_turn(visit, viewport)
    expect(page.locator("[data-place='province:SN'].plaque-place .code")).to_have_text("SN")


def test_an_open_card_leaves_the_coach_in_sight(visit: Visit) -> None:
    page = lesson(visit, PHONE, has_touch=True)
    page.locator(".coach .next").click()
    page.locator("button.card.glowing").first.click()
    expect(page.locator(".uses")).to_be_visible()
    expect(page.locator(".coach .text")).to_contain_text("four things")
    assert apart(page.locator(".coach"), page.locator(".uses"))
    assert box(page.locator(".uses h2"))["y"] >= box(page.locator(".coach"))["bottom"]


def test_the_frame_of_a_lesson_ends_where_its_card_is_cut_off(visit: Visit) -> None:
    page = lesson(visit, PHONE, has_touch=True)
    page.locator(".coach .next").click()
    frame, sheet = page.locator(".pointer"), page.locator("#sheet")
    expect(frame).to_be_visible()
    rest(page)
    framed, edge = box(frame), box(sheet)
    # leaves a little more than half of the card in sight, so that its middle is not covered
    sheet.evaluate("(sheet, by) => sheet.scrollBy(0, by)", framed["y"] + framed["height"] * 0.4 - edge["y"])

    def ends_at_the_edge() -> None:
        assert box(frame)["y"] >= box(sheet)["y"]

    eventually(page, ends_at_the_edge)


def test_a_hint_promises_no_click_that_an_open_card_prevents(visit: Visit) -> None:
    page = own_turn(visit, PHONE)
    page.get_by_role("button", name="Hint").click()
    choice = page.locator(".hint .choice").first
    choice.click()
    expect(page.locator(".uses")).to_be_visible()
    expect(page.get_by_text("Click again to play this")).to_have_count(0)
    page.locator(".uses .close").click()
    expect(choice).to_contain_text("Click again to play this")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "hu-HU"])
def test_the_map_stays_where_it_is_whatever_the_coach_says(visit: Visit, locale: str) -> None:
    page = lesson(visit, DESKTOP, locale=locale)
    text, at = page.locator(".coach .text"), page.locator(".map")
    text.evaluate("(text) => (text.textContent = 'a few words')")
    short = box(at)
    text.evaluate("(text) => (text.textContent = 'a few words and '.repeat(40))")
    assert box(at) == short
