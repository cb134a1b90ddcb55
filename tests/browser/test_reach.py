"""The check of what a person can see and reach finds faults of every kind, at every size, and needs its exemptions."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser import reach
from tests.browser.fixtures import DESKTOP, PHONE, ROOT, Visit
from tests.browser.playing import click_on, invite, make_table, resign, sit_at
from tests.browser.playing import over as is_over
from tests.browser.waiting import stretch
from tests.games.weimar import clicking as weimar

pytestmark = pytest.mark.timeout(300)

TABLET: ViewportSize = {"width": 1024, "height": 768}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
GLOWING = "button.card.glowing"
MOST_EXEMPTIONS = 10
SOURCES = ROOT / "web" / "src"

# Lays a box over an element; it has the given style and attributes.
LAY_OVER = """
([selector, style, attributes]) => {
  const seen = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length);
  const { left, top, width, height } = seen.getBoundingClientRect();
  const box = document.createElement("div");
  box.className = "planted";
  box.style.cssText = `position: absolute; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;
    background: red; ${style}`;
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
  document.querySelector("main").append(box);
}
"""


# Adds rules to the page, whose policy allows no style elements.
STYLE = """
(rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}
"""
CLEAR = """
() => {
  document.adoptedStyleSheets = [];
  for (const one of document.querySelectorAll(".planted")) one.remove();
  window.statesLookedAt.clear();
}
"""


def over(selector: str, style: str = "", **attributes: str) -> Callable[[Page], Any]:
    """A fault: something lies over an element."""
    named = {name.replace("_", "-"): value for name, value in attributes.items()}
    return lambda page: page.evaluate(LAY_OVER, [selector, style, named])


def styled(rules: str) -> Callable[[Page], Any]:
    """A fault in a style sheet."""
    return lambda page: page.evaluate(STYLE, rules)


def both(one: Callable[[Page], Any], other: Callable[[Page], Any]) -> Callable[[Page], Any]:
    return lambda page: (one(page), other(page))


PLANTED: list[tuple[str, ViewportSize, Callable[[Page], Any]]] = [
    ("covered", DESKTOP, over(".controls .more button")),
    ("a word a line", DESKTOP, styled(".prompt .sentence { width: 1px; overflow-wrap: normal; }")),
    ("asked out of sight", DESKTOP, styled(".stage > .right { max-height: 20px; }")),
    ("covered text", TABLET, over(".prompt .sentence")),
    ("off the screen", TABLET, styled("header .brand { position: relative; left: 98vw; }")),
    ("not inert", PHONE, over("#sheet", "z-index: 99", aria_modal="true", role="dialog")),
    ("asked but covered", PHONE, over("#sheet", "position: fixed; z-index: 99; pointer-events: none")),
    ("clipped text", PHONE, styled(".prompt .sentence { height: 6px; overflow: hidden; }")),
    ("out of reach", LANDSCAPE, styled(".controls .bar { transform: translateY(-400px); }")),
    (
        "layers overlap",
        LANDSCAPE,
        both(over(".controls", "position: fixed"), over(".controls .more", "position: fixed")),
    ),
]
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "landscape": LANDSCAPE}


@pytest.mark.parametrize("size", SIZES)
def test_planted_faults_are_found(visit: Visit, size: str) -> None:
    page = visit("/about", viewport=SIZES[size], reduced_motion="reduce")
    sit_at(page, make_table(page, seats={"west": "person", "east": "newcomer"}))
    page.keyboard.press("Shift")  # the title card goes with the first key
    click_on(page, lambda: page.locator(GLOWING).count() > 0)
    reach.look(page)
    assert not reach.findings.faults, reach.findings.in_words()
    for kind, at, plant in PLANTED:
        if at is not SIZES[size]:
            continue
        page.evaluate(CLEAR)
        plant(page)
        reach.look(page)
        found = reach.findings.in_words()
        assert f"{kind}: " in found, f"{kind}: {found}"
        assert f"{at['width']}×{at['height']}" in found
        reach.findings.forget()
    page.evaluate(CLEAR)


def test_every_kind_of_fault_is_planted() -> None:
    told = reach.SCRIPT.read_text(encoding="utf-8")
    kinds = set(reach.kinds(told))
    assert {kind for kind, _, _ in PLANTED} == kinds
    assert len(PLANTED) == 10


# Whether the check waits for a frame, in which the page learns of its new size.
WAITS = """
async () => {
  let drawn = false;
  let waited = null;
  window.lookAround = () => (waited = drawn);
  requestAnimationFrame(() => (drawn = true));
  await (LOOK)();
  return waited;
}
"""


def test_the_check_lets_the_page_react_to_a_new_size(visit: Visit) -> None:
    page = visit("/about")
    assert page.evaluate(WAITS.replace("LOOK", reach.LOOK)) is True


@pytest.mark.slow("visits every exempt place at its own size")
def test_every_exemption_is_needed(visit: Visit) -> None:
    page = visit("/about")
    page.locator(".skip").focus()
    reach.look(page)
    sit_at(page, make_table(page, seats={"west": "person", "east": "newcomer"}))
    expect(page.locator(".title-card")).to_be_visible()
    reach.look(page)
    page.get_by_role("button", name="More", exact=True).click()
    reach.look(page)
    page.keyboard.press("Escape")
    page.locator(GLOWING).first.click()
    page.locator(".uses .term").first.click()
    expect(page.locator(".peek .words")).to_be_visible()  # its text is fetched
    reach.look(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("[data-place='city:Ulm']").first.dispatch_event("click")
    expect(page.locator(".notice")).to_be_visible()
    reach.look(page)
    page.context.set_offline(True)
    expect(page.locator(".connection b")).to_be_visible()
    reach.look(page)
    page.context.close()

    # whether a turn is being shown, or a popover is open, when the check looks is a matter of time
    every = {one.by or one.element for one in reach.EXEMPTIONS} - {".scene", ".peek"}
    for size in (PHONE, DESKTOP):
        page = visit("/about", viewport=size, locale="de")  # long words
        weimar.sit(page, make_table(page, **weimar.SOLO))
        click_on(page, lambda page=page: used(page) >= every or is_over(page), click=weimar.CLICK)  # type: ignore[misc]
    assert used(page) >= every
    reach.findings.faults.clear()  # faults of whole games are the walks' business
    assert len(reach.EXEMPTIONS) <= MOST_EXEMPTIONS


def used(page: Page) -> set[str]:
    reach.look(page)
    return {one.by or one.element for one in reach.findings.used}


def test_offer_menu_and_chat_are_within_reach_beside_the_result(visit: Visit) -> None:
    east, west = visit("/about"), visit("/about")
    table = make_table(east, seats={"west": "person", "east": "person"}, sit=["east"])
    sit_at(east, table)
    west.goto(invite(east, table, "west"))
    west.get_by_role("button", name="Go to the table").click()
    expect(west.locator(".board")).to_be_visible()
    resign(east, table, "east")
    for page in (east, west):
        expect(page.locator(".walk")).to_contain_text("West wins")
    east.get_by_role("button", name="Rematch", exact=True).first.click()
    expect(west.locator(".offer")).to_contain_text("rematch")
    for size in (DESKTOP, TABLET, LANDSCAPE, PHONE, DESKTOP):
        west.set_viewport_size(size)
        reach.look(west)
    west.get_by_role("button", name="More", exact=True).click()
    west.locator("#table-menu").get_by_role("button", name="Notes").click()
    west.get_by_role("dialog").get_by_role("button", name="Close").click()
    west.locator(".chat").get_by_role("button", name="Chat").click()
    west.get_by_placeholder("Write a message").fill("Good game!")
    west.get_by_role("button", name="Send").click()
    expect(east.locator(".chat")).to_contain_text("Good game!")
    expect(east.locator(".walk")).to_be_visible()
    west.locator(".offer").get_by_role("button", name="Accept").click()
    for page in (east, west):
        expect(page.get_by_role("link", name="Go to the rematch").first).to_be_visible()


def test_a_title_card_does_not_lie_over_the_result(visit: Visit) -> None:
    east, west = visit("/about"), visit("/about")
    stretch(west, 100)  # a title card would stay for minutes
    table = make_table(east, seats={"west": "person", "east": "person"}, sit=["east"])
    sit_at(east, table)
    west.goto(invite(east, table, "west"))
    west.get_by_role("button", name="Go to the table").click()
    expect(west.locator(".title-card")).to_be_visible()
    resign(east, table, "east")
    expect(west.locator(".walk")).to_contain_text("West wins")
    expect(west.locator(".title-card")).to_have_count(0)


def test_every_layer_of_the_page_is_in_the_list() -> None:
    sources = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.css")]
    used = [line for path in sources for line in re.findall(r"z-index:\s*([^;]+);", path.read_text(encoding="utf-8"))]
    assert used
    listed = re.findall(r"(--layer-[a-z]+):", (SOURCES / "shell/styles/layers.css").read_text(encoding="utf-8"))
    assert {f"var({name})" for name in listed} == set(used)
