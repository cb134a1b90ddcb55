"""Headlines of events: they never hide what the player is asked for, and can be dismissed."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import CLICK, click_on, decisions, make_table, over, sit_at
from tests.browser.waiting import eventually, stretch

pytestmark = pytest.mark.timeout(600)

MOST_GAMES = 8
TABLET: ViewportSize = {"width": 1024, "height": 768}
SIZES: list[ViewportSize] = [DESKTOP, PHONE, TABLET, {"width": 844, "height": 390}]

# Plays events where it can.
EVENTS_FIRST = CLICK.replace('".uses button.use"', '".uses [data-spot=\'use:event\']", ".uses button.use"')
# The same, but stops while there is a headline, which the next click could send away before the test has seen it.
TO_A_HEADLINE = EVENTS_FIRST.replace(
    "([known, chance]) => {",
    """([known, chance]) => {
  if (document.querySelector(".paper")) return "";""",
)
# The same for a headline while a place on the map is asked for.
TO_A_QUESTION = TO_A_HEADLINE.replace(
    '(".paper")', '(".map-note.paper") && document.querySelector(".board [data-stop]")'
)
# The places that the player may click now and the headline hides.
HIDDEN = """
() => {
  const paper = document.querySelector(".paper")?.getBoundingClientRect();
  const isHidden = ({ left, right, top, bottom }) =>
    left < paper.right && right > paper.left && top < paper.bottom && bottom > paper.top;
  const asked = paper ? [...document.querySelectorAll(".board [data-stop]")] : [];
  return asked.filter((one) => isHidden(one.getBoundingClientRect())).map((one) => one.dataset.place);
}
"""

# Moves the map until a place that the player may click lies under the headline, as the map moves to a question.
MOVE_MAP = """
async () => {
  const svg = document.querySelector(".board svg");
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const [x, y] = middle(document.querySelector(".board [data-stop]").getBoundingClientRect());
  const [toX, toY] = middle(document.querySelector(".paper").getBoundingClientRect());
  const unit = 1 / svg.getScreenCTM().a;
  const [left, top, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  svg.setAttribute("viewBox", [left + (x - toX) * unit, top + (y - toY) * unit, width, height].join(" "));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
"""

# Makes the map lower, as the buttons of a question do, and waits until it is drawn.
RESIZE = """
async (map, less) => {
  map.style.marginTop = `${less}px`;
  for (let frames = 0; frames < 3; frames++) await new Promise((done) => requestAnimationFrame(done));
}
"""

# Counts the headlines from now on, also those that go away before the test looks again.
COUNT_HEADLINES = """
() => {
  window.headlines = 0;
  const isHeadline = (node) => node instanceof Element && (node.matches(".paper") || node.querySelector(".paper"));
  const count = (changes) => {
    for (const change of changes) window.headlines += [...change.addedNodes].filter(isHeadline).length;
  };
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}
"""


def come(visit: Visit, **options: Any) -> Page:
    """Opens a game against the computer in which headlines stay for a long time."""
    page = visit("/", reduced_motion="reduce", **options)
    sit_at(page, make_table(page))
    stretch(page)
    return page


def come_to_a_question(visit: Visit, size: Any) -> Page:
    """Plays games until there is a headline while a place on the map is asked for. In some games an opponent's scene
    tells every event, or no event asks for a place."""
    page = come(visit, viewport=size)
    asked = page.locator(".board [data-stop]")

    def is_there() -> bool:
        return page.locator(".map-note.paper").count() > 0 and asked.count() > 0

    for _ in range(MOST_GAMES):
        click_on(page, lambda: over(page) or is_there(), click=TO_A_QUESTION)
        if is_there():
            return page
        sit_at(page, make_table(page))
    raise AssertionError(f"no such headline in {MOST_GAMES} games")


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone", "tablet", "landscape"])
def test_a_headline_never_hides_what_is_asked_for(visit: Visit, size: Any) -> None:
    page = come(visit, viewport=size)
    page.evaluate(COUNT_HEADLINES)

    def hides_nothing() -> None:
        assert page.evaluate(HIDDEN) == []

    def enough() -> bool:
        eventually(page, hides_nothing)
        return over(page) or (page.evaluate("window.headlines") > 0 and decisions(page) >= 40)

    click_on(page, enough, click=EVENTS_FIRST)
    assert page.evaluate("window.headlines") > 0


def test_a_headline_makes_room_when_the_map_moves(visit: Visit) -> None:
    page = come_to_a_question(visit, PHONE)
    assert page.evaluate(HIDDEN) == []
    page.evaluate(MOVE_MAP)
    assert page.evaluate(HIDDEN) == []


# The map of a phone held sideways has no room for a headline beside a question.
@pytest.mark.parametrize("size", [DESKTOP, TABLET], ids=["desktop", "tablet"])
def test_a_headline_makes_room_when_the_map_changes_its_size(visit: Visit, size: Any) -> None:
    page = come_to_a_question(visit, size)
    for less in range(0, 120, 12):
        page.locator("div.map").evaluate(RESIZE, less)
        assert page.evaluate(HIDDEN) == [], less


@pytest.mark.parametrize("how", ["Escape", "map", "button"])
def test_a_headline_is_dismissed_at_once(visit: Visit, how: str) -> None:
    page = come(visit)
    paper = page.locator(".paper")
    click_on(page, lambda: paper.count() > 0, click=TO_A_HEADLINE)
    if how == "map":
        page.locator(".board").click(position={"x": 30, "y": 400})
    elif how == "button":
        paper.get_by_role("button", name="Close").click()
    else:
        page.keyboard.press("Escape")
    expect(paper).to_have_count(0)
