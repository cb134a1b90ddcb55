"""Accessibility: keyboard only, on a phone, in five languages, and by the rules of axe-core."""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessibility import LANGUAGES, no_sideways_scrolling, violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import (
    LONGEST_WAIT,
    asked_on_the_map,
    click_on,
    decade,
    decisions,
    make_table,
    over,
    resign,
    sit_at,
    table_data,
    view,
)
from tests.browser.waiting import box, eventually, rest

pytestmark = pytest.mark.timeout(600)
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    "path", ["/", "/learn", "/rules", "/cards", "/new", "/lobby", "/account", "/settings", "/about", "/ratings"]
)
def test_axe_finds_nothing_on_the_pages(visit: Visit, path: str, theme: str, size: str) -> None:
    page = visit(path, viewport=SIZES[size], color_scheme=theme, reduced_motion="reduce")
    expect(page.locator("h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    assert no_sideways_scrolling(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(visit: Visit, theme: str, size: str) -> None:
    page = visit("/", viewport=SIZES[size], color_scheme=theme, reduced_motion="reduce")
    table = make_table(page, seats={"west": "person", "east": "person"}, sit=["west", "east"])
    page.goto(f"/table/{table}")
    click_on(page, lambda: page.locator(".uses button.use").count() > 0)
    assert violations(page) == []
    click_on(page, lambda: asked_on_the_map(page))
    assert violations(page) == []
    assert no_sideways_scrolling(page)


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_in_replay_and_analysis(visit: Visit, size: str) -> None:
    page = visit("/", viewport=SIZES[size], reduced_motion="reduce")
    table = make_table(page)
    sit_at(page, table)
    click_on(page, lambda: decisions(page) >= 30)
    resign(page, table)
    page.goto(f"/table/{table}/replay")
    expect(page.locator(".board")).to_be_visible()
    assert violations(page) == []
    assert no_sideways_scrolling(page)
    page.goto(f"/table/{table}/analysis")
    expect(page.locator("h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []
    assert no_sideways_scrolling(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(visit: Visit, language: str) -> None:
    page = visit("/")
    table = make_table(page, seats={"west": "person", "east": "newcomer"})
    page.evaluate("(kept) => localStorage.setItem('republik-settings', kept)", json.dumps({"language": language}))
    sit_at(page, table)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".prompt")).to_contain_text(LANGUAGES[language])
    click_on(page, lambda: decisions(page) >= 40)
    text = page.locator("body").inner_text()
    assert "[page-" not in text
    assert "[event-" not in text
    assert "[prompt-" not in text


CARD_FIRST = {
    "de": "Wähle zuerst eine Karte.",
    "en": "Choose a card first.",
    "it": "Prima scegli una carta.",
    "es": "Elige primero una carta.",
    "hu": "Először válassz egy kártyát.",
}


@pytest.mark.parametrize("language", CARD_FIRST)
def test_an_idle_click_on_a_place_says_what_comes_first(visit: Visit, language: str) -> None:
    """In the page's own words: nobody types card numbers here."""
    page = visit("/", locale=language)
    sit_at(page, make_table(page, seats={"west": "person", "east": "newcomer"}))
    expect(page.locator("button.card.glowing").first).to_be_visible()
    page.locator("[data-place='city:Bremen']").first.dispatch_event("click")
    expect(page.locator(".notice")).to_contain_text(CARD_FIRST[language])


def test_an_idle_click_in_the_middle_of_an_action_repeats_the_pages_question(visit: Visit) -> None:
    page = visit("/")
    sit_at(page, make_table(page, seats={"west": "person", "east": "newcomer"}))
    click_on(page, lambda: page.locator("button.card.glowing").count() > 0)
    page.locator("button.card.glowing").first.click()
    page.locator(".uses button.use", has_text=re.compile("build", re.IGNORECASE)).first.click()
    expect(page.locator("[data-stop^='city:']").first).to_be_attached()
    page.locator("[data-place='sector:RP']").first.dispatch_event("click")
    asked = page.locator(".prompt .sentence").inner_text()
    expect(page.locator(".notice")).to_contain_text(f"cannot be chosen now. {asked}")


def test_the_language_can_be_switched_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page, seats={"west": "person", "east": "newcomer"})
    sit_at(page, table)
    expect(page.locator(".prompt")).to_contain_text(LANGUAGES["en"])
    page.locator(".table").evaluate("(one) => (one.dataset.first = '')")
    page.locator("header select").first.select_option("hu")
    expect(page.locator(".prompt")).to_contain_text(LANGUAGES["hu"])
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    expect(page.locator(".table[data-first]")).to_be_visible()  # it has not been rebuilt


def test_a_whole_turn_on_a_phone(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    table = make_table(page)
    sit_at(page, table)
    click_on(page, lambda: decisions(page) >= 60 or over(page))
    assert no_sideways_scrolling(page)
    assert too_small_for_a_thumb(page) == []


def test_every_tab_of_the_sheet_is_made_for_thumbs(visit: Visit) -> None:
    page = on_a_phone(visit, seats={"west": "person", "east": "newcomer"})
    for tab in ("state", "forecast", "log", "cards"):
        page.locator(f"#tab-{tab}").tap()
        expect(page.locator("#sheet")).to_be_visible()
        assert too_small_for_a_thumb(page) == []
        assert no_sideways_scrolling(page)


def too_small_for_a_thumb(page: Page) -> list[str]:
    """Returns buttons smaller than 44 px, except track spaces and phase steps, which are also reachable elsewhere."""
    rest(page)
    small: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("main button, main select, main summary")]
          .filter((one) => one.getClientRects().length && !one.matches(".cell, .look, .steps button"))
          .map((one) => [one, one.getBoundingClientRect()])
          .filter(([, { width, height }]) => height < 43.5 || width < 43.5)
          .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 120)} ${width}x${height}`)"""
    )
    return small


def on_a_phone(visit: Visit, **asked: Any) -> Page:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    sit_at(page, make_table(page, **asked))
    return page


def test_the_sheet_folds_and_can_be_pulled(visit: Visit) -> None:
    page = on_a_phone(visit, seats={"west": "person", "east": "newcomer"})
    sheet, fold, board = page.locator("#sheet"), page.locator(".sheet .fold"), page.locator(".map")
    expect(sheet).to_be_visible()
    low = box(board)
    fold.tap()
    expect(sheet).to_be_hidden()
    expect(fold).to_have_attribute("aria-expanded", "false")
    high = box(board)
    assert high["height"] > low["height"] + 200
    page.locator("#tab-forecast").tap()
    expect(sheet).to_be_visible()
    expect(page.locator("#tab-forecast")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-log")).to_be_focused()
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    bar = box(page.locator(".sheet .bar"))
    page.mouse.move(bar["x"] + 150, bar["y"] + 20)
    page.mouse.down()
    page.mouse.move(bar["x"] + 150, bar["y"] + 320, steps=6)
    page.mouse.up()
    expect(sheet).to_be_hidden()
    rest(page)
    assert stays_on_one_screen(page)


def stays_on_one_screen(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"))


def test_the_map_of_a_phone_comes_to_what_is_asked(visit: Visit) -> None:
    page = on_a_phone(visit, seats={"west": "person", "east": "newcomer"})
    for _ in range(4):
        click_on(page, lambda: asked_on_the_map(page))
        expect(page.locator("#sheet")).to_be_hidden()
        eventually(page, lambda: everything_asked_is_in_sight(page))
        click_on(page, lambda: page.locator("button.card.glowing").count() > 0)
        expect(page.locator("#sheet")).to_be_visible()


def everything_asked_is_in_sight(page: Page) -> None:
    looked: dict[str, Any] = page.evaluate(
        """() => {
          const map = document.querySelector(".map").getBoundingClientRect();
          const scale = document.querySelector(".board svg").getScreenCTM().a;
          const outside = [...document.querySelectorAll("svg [data-stop]")].filter((place) => {
            const { left, right, top, bottom } = place.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            return x < map.left || x > map.right || y < map.top || y > map.bottom;
          });
          const name = parseFloat(getComputedStyle(document.querySelector(".board .city .name")).fontSize);
          return { outside: outside.map((place) => place.dataset.stop), name: name * scale };
        }"""
    )
    assert looked["outside"] == []
    assert looked["name"] >= 9
    assert stays_on_one_screen(page)


def test_the_map_can_be_looked_at_more_closely(visit: Visit) -> None:
    page = on_a_phone(visit, seats={"west": "person", "east": "newcomer"})
    scale = "document.querySelector('.board svg').getScreenCTM().a"
    box(page.locator(".board svg").first)
    before = page.evaluate(scale)
    page.get_by_role("button", name="Zoom in").tap()
    page.wait_for_function(f"(before) => {scale} > before * 1.3", arg=before)
    page.get_by_role("button", name="Whole board").tap()
    page.wait_for_function(f"(before) => {scale} <= before", arg=before)


def test_the_keyboard_is_never_lost(visit: Visit) -> None:
    page = visit("/", reduced_motion="reduce")
    sit_at(page, make_table(page, seats={"west": "person", "east": "newcomer"}))
    expect(page.locator("button.card.glowing").first).to_be_visible()
    page.locator("button.card.glowing").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".uses")).to_be_focused()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement.closest('.uses') !== null")
    page.locator(".uses button.use").first.focus()  # elsewhere, Escape first closes the explanation of a term
    page.keyboard.press("Escape")
    expect(page.locator("button.card.glowing").first).to_be_focused()
    before = decisions(page)
    while decisions(page) < before + 25:
        expect(page.locator(".prompt.mine[data-busy=false]")).to_be_attached()
        where = page.wait_for_function(
            """() => {
              const at = document.activeElement;
              const choice = ".use, .glow, .glowing, .prompt .buttons *, .doubt *";
              const kinds = { uses: ".uses", walk: ".walk", choice };
              return Object.keys(kinds).find((kind) => at.matches(kinds[kind])) ?? false;
            }"""
        ).json_value()
        if where == "walk":
            page.keyboard.press("Escape")
        elif where == "uses":
            page.evaluate("() => document.querySelector('button.use').focus()")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Enter")
        rest(page)  # the focus moves on


def test_those_who_listen_hear_what_the_other_side_did(visit: Visit) -> None:
    page = visit("/", reduced_motion="reduce")
    sit_at(page, make_table(page, seats={"west": "person", "east": "newcomer"}))
    herald = page.locator(".herald[role=status]")
    expect(herald).to_have_text("")
    click_on(page, lambda: table_data(page, "to-act") == "east" or over(page))
    click_on(page, lambda: page.locator("button.card.glowing").count() > 0 or over(page))
    expect(herald).to_contain_text("East plays")


def test_going_to_another_page_is_noticed(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Learn", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page).to_have_title("Learn – Republik")
    expect(page.locator("#main")).to_be_focused()


def test_a_full_decade_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page)
    sit_at(page, table)
    type_on(page, lambda: decade(page) > 1 or over(page))
    told = view(page, table)
    assert told["view"]["decade"] > 1 or told["outcome"]
    story = page.request.get(f"/api/tables/{table}/events").text()
    phases = {int(number) for number in re.findall(r'"phase": ?(\d+)', story)}
    assert told["outcome"] or phases >= set(range(1, 11))  # the whole End of Decade has been played


def type_on(page: Page, until: Any, most: int = 4000) -> None:
    """Plays with keys only: Tab to an element, arrows within it, Enter."""
    presses, pressed_at = 0, time.monotonic()
    while presses < most:
        if until():
            return
        if page.locator(".walk, .scene .skip").count():
            page.keyboard.press("Escape")
        if page.locator(".prompt.mine[data-busy=false], .doubt, .uses").count() == 0:
            assert time.monotonic() - pressed_at < LONGEST_WAIT
            page.wait_for_timeout(20)
            continue
        presses, pressed_at = presses + 1, time.monotonic()
        if tab_to_something_to_do(page):
            page.keyboard.press("Enter")
            page.wait_for_timeout(15)
    raise AssertionError("keyboard play did not get that far")


def tab_to_something_to_do(page: Page) -> bool:
    """Presses Tab until a choice has focus, then an arrow key once or twice."""
    for _ in range(160):
        here = page.evaluate(
            """() => {
              const at = document.activeElement;
              if (at.closest(".doubt")) return at.classList.contains("primary") ? "choice" : "";
              if (document.querySelector(".doubt")) return "";
              if (at.matches(".uses button.use, button.card.glowing, [data-stop], button.glow")) return "choice";
              const open = document.querySelector(".uses, [data-stop], button.glow, button.card.glowing");
              return !open && at.closest(".prompt .buttons") ? "choice" : "";
            }"""
        )
        if here:
            return True
        page.keyboard.press("Tab")
    return False


def test_the_first_visit_is_light_and_quick(visit: Visit) -> None:
    """At most 20 requests until the board is playable. (`make bench` measures the time.)"""
    page = visit("/about")
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("button.card").first).to_be_visible()
    assert len(requests) <= 20, requests
