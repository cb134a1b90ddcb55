"""The first minutes: one left edge for all pages, layouts between phone and desktop, and a lesson that points, lets the
reader act and remembers its place."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, ViewportSize, expect
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import make_table, sit_at
from tests.browser.waiting import box, eventually, hold

pytestmark = pytest.mark.timeout(300)

PAGES = ("/", "/learn", "/lobby", "/ratings", "/new", "/rules", "/cards", "/aid", "/about", "/settings", "/account")
OTHER_PAGES = ("/new/weimar", "/rules/weimar", "/cards/weimar", "/aid/weimar", "/nowhere")
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
TABLET: ViewportSize = {"width": 1024, "height": 768}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
GOOD_CARD = "card:4"
FRAME = 4  # pixels between an element and the frame around it


def start_lesson(visit: Visit, viewport: ViewportSize = DESKTOP) -> Page:
    page = visit("/learn", viewport)
    page.get_by_role("button", name="Start the first decade").click()
    expect(page.locator(".coach .text")).to_contain_text("Welcome")
    return page


def further(page: Page) -> None:
    page.locator(".coach .next").click()


def expect_pointed(page: Page, thing: Locator) -> None:
    """Checks that the lesson frames exactly this element."""

    def is_around() -> None:
        pointer, target = box(page.locator(".pointer")), box(thing)
        for side, by in (("x", -FRAME), ("y", -FRAME), ("right", FRAME), ("bottom", FRAME)):
            assert abs(pointer[side] - target[side] - by) <= 4, (side, pointer, target)

    eventually(page, is_around)  # cards move to their places


def test_all_pages_have_one_left_edge_and_one_kind_of_title(visit: Visit) -> None:
    page = visit("/")
    edges, titles = set(), set()
    for path in (*PAGES, *OTHER_PAGES):
        page.goto(path)
        title = page.locator("h1")
        expect(title).to_be_visible()
        edges.add(round(box(title)["x"]))
        if path != "/":  # the front page has a headline of its own
            titles.add(title.evaluate("(h1) => { const s = getComputedStyle(h1); return s.fontSize + s.borderBottom }"))
    assert len(edges) == 1, edges
    assert len(titles) == 1, titles


def test_a_page_is_not_built_anew_when_the_list_of_games_comes_late(visit: Visit) -> None:
    page = visit("/about")
    held = hold(page, "**/api/games")
    page.goto("/new")
    choice = page.get_by_label("A friend, by link")
    choice.check()
    others = page.get_by_role("navigation", name="Games").get_by_role("link")
    expect(others).to_have_count(2)
    (asked,) = held
    known = asked.fetch().json()["games"]
    asked.fulfill(json={"games": known[:1]})
    expect(others).to_have_count(0)  # the new list is there
    expect(choice).to_be_checked()


@pytest.mark.parametrize("viewport", [TABLET, LANDSCAPE], ids=["tablet", "landscape"])
@pytest.mark.parametrize("lesson", ["", "first-decade"])
def test_cards_stand_beside_the_map(visit: Visit, viewport: ViewportSize, lesson: str) -> None:
    page = visit("/", viewport)
    sit_at(page, make_table(page, lesson=lesson))
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    field, sheet = box(page.locator(".stage > .map")), box(page.locator(".stage > .sheet"))
    assert field["right"] <= sheet["x"] + 1
    assert min(field["bottom"], sheet["bottom"]) > viewport["height"] - 12
    assert sheet["right"] > viewport["width"] - 12
    card = page.locator(f"#sheet [data-place='{GOOD_CARD if lesson else 'card:I'}']")
    card.scroll_into_view_if_needed()  # the coach takes a part of a phone's height
    expect(card).to_be_in_viewport()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("#sheet .log")).to_be_in_viewport()


def test_the_lesson_points_at_one_thing_and_lets_the_reader_act(visit: Visit) -> None:
    page = start_lesson(visit)
    further(page)
    card = page.locator(f".right [data-place='{GOOD_CARD}']")
    expect_pointed(page, card)
    assert violations(page) == []
    card.click()
    expect(page.locator(".coach .text")).to_contain_text("one of four things")
    expect_pointed(page, page.locator(".use[data-spot='use:build']"))
    page.locator(".use[data-spot='use:build']").click()
    expect(page.locator(".coach .text")).to_contain_text("Each point builds")
    expect_pointed(page, page.locator(".board [data-place='city:Leipzig']"))
    expect(page.locator(".coach")).to_contain_text("Chapter 1 of 6")


def test_the_lesson_follows_a_player_who_does_not_read_it(visit: Visit) -> None:
    """A step ends with its act; West's turn waits to be announced; Undo takes back the card; what was missed can be
    read later."""
    page = start_lesson(visit)
    text = page.locator(".coach .text")
    expect(page.locator(".prompt.mine[data-busy=false]")).to_be_visible()
    expect(page.locator(".scene")).to_have_count(0)  # West begins
    before = page.locator(".log .line").count()
    page.locator(f".right [data-place='{GOOD_CARD}']").click()  # without reading the welcome
    expect(text).to_contain_text("one of four things")
    page.locator(".use[data-spot='use:unrest']").click()
    expect(text).to_contain_text("Click a province")
    page.locator(".board .plaque-place.glow").first.click()
    expect(text).to_contain_text("now West plays")
    expect(page.locator(".scene")).to_have_count(0)  # it waits
    page.get_by_role("button", name="Watch").click()
    expect(page.locator(".scene")).to_be_visible()
    page.keyboard.press("Space")
    expect(text).to_contain_text("Each province shows")
    assert page.locator(".log .line").count() > before
    missed = page.get_by_role("button", name="Unread (1)")
    missed.click()
    expect(text).to_contain_text("Welcome")
    expect(missed).to_have_count(0)
    page.locator("[data-spot='undo']").click()
    expect(page.locator(".log .line")).to_have_count(before)
    expect(page.locator(f".right [data-place='{GOOD_CARD}']")).to_be_visible()


def saves(part: str) -> Callable[[Response], bool]:
    """Whether an answer is to the progress of the lesson, saved with this part."""
    return lambda answer: answer.request.method == "PUT" and part in (answer.request.post_data or "")


def test_the_lesson_remembers_its_place_and_its_end(visit: Visit) -> None:
    page = start_lesson(visit)
    with page.expect_response(saves('"at":1')):
        further(page)
    page.reload()
    expect(page.locator(".coach .text")).to_contain_text("click a card")
    with page.expect_response(saves('"closed":true')):
        page.get_by_role("button", name="End lesson").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


def test_the_lesson_covers_nothing(visit: Visit) -> None:
    page = start_lesson(visit, LAPTOP)
    coach = box(page.locator(".coach"))
    for part in (".stage > .left", ".stage > .map", ".stage > .right", ".stage > .top"):
        other = box(page.locator(part))
        apart = (
            coach["right"] <= other["x"] + 5
            or other["right"] <= coach["x"] + 5
            or coach["bottom"] <= other["y"] + 5
            or other["bottom"] <= coach["y"] + 5
        )
        assert apart, part


def test_on_a_phone_the_player_is_asked_where_the_tab_is_open(visit: Visit) -> None:
    page = start_lesson(visit, PHONE)
    further(page)
    expect_pointed(page, page.locator(f"#sheet [data-place='{GOOD_CARD}']"))
    assert violations(page) == []
    page.locator(f"#sheet [data-place='{GOOD_CARD}']").click()
    page.locator(".use[data-spot='use:unrest']").click()
    expect(page.locator(".coach .text")).to_contain_text("Click a province")
    expect(page.locator("#sheet")).to_be_hidden()
    page.locator(".board .plaque-place.glow").first.click()
    expect(page.locator(".coach .text")).to_contain_text("now West plays")
    page.get_by_role("button", name="Watch").click()
    expect(page.locator(".coach .text")).to_contain_text("Each province shows")
    for _ in range(8):  # read every lesson before the next card
        expect(page.locator(".coach .next").or_(page.locator(".coach.idle")).first).to_be_visible()
        if page.locator(".coach.idle").count():
            break
        further(page)
    expect(page.locator(".coach.idle")).to_be_visible()
    expect(page.get_by_role("tab", name="Cards")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#sheet button.card.glowing").first).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_where_something_is_missing(visit: Visit, size: Any) -> None:
    page = visit("/nowhere", size)
    expect(page.locator("h1")).to_be_visible()
    assert violations(page) == []


def test_levels_are_labelled_from_easy_to_hard(visit: Visit) -> None:
    page = visit("/")
    for path in ("/", "/new"):
        page.goto(path)
        expect(page.locator(".levels .pill")).to_have_count(6)
        labels = page.locator(".levels .pill").all_inner_texts()
        words = [label.split("\n")[-1].strip() for label in labels]
        assert words == ["very easy", "easy", "medium", "hard", "very hard", "hardest"], words


def test_a_first_game_tells_that_its_deal_is_prepared(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".prompt.mine")).to_contain_text("choose a card")
    page.get_by_text("About this table").click()
    expect(page.get_by_text("This is your first game here")).to_be_visible()
