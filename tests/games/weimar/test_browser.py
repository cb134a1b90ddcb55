"""Weimar in the browser: a solo game to the end by mouse and by keyboard, four seats, and accessibility."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect
from tests import seeds
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import LONGEST_WAIT, Robot, decisions, invite, make_table, over, table_data
from tests.browser.waiting import box
from tests.games.weimar.clicking import CLICK, FOUR, GO, SOLO, click_on, come_to, sit, words_are_there

pytestmark = pytest.mark.timeout(600)


PAGE_TITLES = {
    "/new/weimar": "New table – Weimar",
    "/rules/weimar": "Rules – Weimar",
    "/cards/weimar": "Cards – Weimar",
    "/cards": "Cards",
    "/new": "New table",
    "/": "",
}


ENDING = re.compile("(victory|defeat).*(criteria|anarchy|council|regime|overthrow)", re.IGNORECASE)
"""The ending of the solo scenario, with its reason."""


@pytest.mark.slow("a whole game with all its scenes")
def test_the_solo_scenario_is_played_by_clicks_to_its_end(visit: Visit) -> None:
    page = visit("/new/weimar")
    page.get_by_role("button", name="Start game").click()
    expect(page.locator(".weimar .map .city")).to_have_count(11)
    seen: set[str] = set()

    def ended() -> bool:
        seen.add(page.locator(".prompt .sentence").inner_text())
        return over(page)

    click_on(page, ended)
    walk = page.locator(".walk .close")  # the last politics phase is told before the result
    expect(walk.or_(page.locator(".prompt .sentence", has_text=ENDING)).first).to_be_visible()
    if walk.count():
        walk.click()
    expect(page.locator(".prompt .sentence")).to_contain_text(ENDING)
    assert not [sentence for sentence in seen if sentence.startswith("[") or "{" in sentence]
    words_are_there(page)
    page.get_by_role("region", name="Game over").get_by_role("link", name="Replay").click()
    expect(page.locator(".weimar.replay .player")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".now")).to_contain_text(ENDING)


@pytest.mark.slow("hundreds of keys, and a look at the page after each")
def test_a_round_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit(page, make_table(page, **SOLO))
    page.keyboard.press("Tab")
    presses, pressed_at = 0, time.monotonic()
    while presses < 900 and time.monotonic() - pressed_at < LONGEST_WAIT:
        if table_data(page, "over") == "true" or page.locator(".log summary", has_text="Round 2").count():
            break
        kind = page.evaluate(
            """(chance) => {
              const at = document.activeElement;
              if (document.querySelector(".uses, dialog[open]"))
                return at.matches("button.use, .sheet-of-paper .primary") ? "press" : "tab";
              if (document.querySelector(".scene .skip")) return "skip";
              if (!document.querySelector(".prompt.mine[data-busy=false]")) return "wait";
              if (at.matches(".doubt .primary, button.glow, .prompt .buttons button:not(.quiet):not(:disabled)"))
                return chance < 0.5 || at.matches(".doubt .primary, .primary") ? "press" : "tab";
              return "tab";
            }""",
            seeds.chance(presses),
        )
        if kind == "wait":
            page.wait_for_timeout(30)
        elif kind == "skip":
            page.keyboard.press("Escape")
        else:
            presses, pressed_at = presses + 1, time.monotonic()
            page.keyboard.press("Enter" if kind == "press" else "Tab")
            page.wait_for_timeout(15)
    assert decisions(page) > 60


def test_four_seats_two_people_and_the_computer(visit: Visit) -> None:
    first = visit()
    seats = {"spd": "person", "zentrum": "newcomer", "kpd": "person", "dnvp": "newcomer"}
    table = make_table(first, **FOUR, seats=seats)
    second = visit(invite(first, table, "kpd"))
    second.locator("form button.primary").click()
    expect(second.locator(".weimar .map .city")).to_have_count(11)
    sit(first, table)
    expect(first.locator(".parties li")).to_have_count(4)
    robots = [Robot(page, CLICK) for page in (first, second)]
    clicked_at = time.monotonic()
    while time.monotonic() - clicked_at < LONGEST_WAIT:
        if decisions(first) > 70 or over(first):
            break
        for robot in robots:
            robot.look()
            if robot.click_once():
                clicked_at = time.monotonic()
        first.wait_for_timeout(20)
    assert decisions(first) > 70 or over(first)
    hidden = second.locator(".hands").inner_text()
    assert "Hand: SPD" not in hidden


def test_a_place_that_is_not_meant_says_why_not_with_its_chapter(visit: Visit) -> None:
    page = visit()
    sit(page, make_table(page, **SOLO))
    click_on(page, lambda: page.locator(".map .city:not(.glow)").count() > 0 and page.locator(".city.glow").count() > 0)
    page.locator(".map .city:not(.glow)").first.click()
    expect(page.locator(".notice")).to_be_visible()
    expect(page.locator(".notice a")).to_have_attribute("href", re.compile("/rules/weimar#W"))
    page.locator(".notice a").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Weimar")


def test_the_last_decision_is_taken_back(visit: Visit) -> None:
    page = visit()
    sit(page, make_table(page, **SOLO))
    click_on(page, lambda: int(table_data(page, "undo") or "0") > 0)
    before = decisions(page)
    page.keyboard.press("u")
    expect(page.locator(".table")).to_have_attribute("data-decisions", str(before - 1))


def test_the_booklets_bots_sit_for_kpd_and_dnvp(visit: Visit) -> None:
    page = visit("/new/weimar")
    page.get_by_label("War among Brothers").check()
    assert page.locator("#seat-zentrum option[value=booklet]").count() == 0
    for seat in ("kpd", "dnvp"):
        page.locator(f"#seat-{seat}").select_option("booklet")
    page.get_by_role("button", name="Start game").click()
    expect(page.locator(".weimar .map .city")).to_have_count(11)
    expect(page.get_by_text("Booklet bot").first).to_be_visible()
    click_on(page, lambda: decisions(page) > 90 or over(page))
    words_are_there(page)


def test_the_late_scenario_begins_in_its_own_round(visit: Visit) -> None:
    page = visit()
    seats = {"spd": "person", "zentrum": "newcomer", "kpd": "booklet", "dnvp": "booklet"}
    sit(page, make_table(page, game="weimar", edition="vulkan", seats=seats))
    expect(page.locator(".round")).to_contain_text("Round 5 of 6")


def test_tables_and_pages_carry_their_own_games_title(visit: Visit) -> None:
    page = visit()
    weimar, other = make_table(page, **SOLO), make_table(page)
    sit(page, weimar)
    expect(page).to_have_title(re.compile("Table: Weimar – Republik$"))
    expect(page.locator("h1")).to_have_text("Table: Weimar")
    page.goto(f"/table/{other}")
    expect(page).to_have_title(re.compile("Table: Wir sind das Volk! – Republik$"))
    page.evaluate(GO, f"/table/{weimar}")
    expect(page).to_have_title(re.compile("Table: Weimar – Republik$"))
    for path, title in PAGE_TITLES.items():
        page.evaluate(GO, path)
        expect(page).to_have_title(re.compile(rf"^(\(\d+\) )?{title and title + ' – '}Republik$"))  # games waiting


def test_an_idle_click_on_a_city_says_what_comes_first(visit: Visit) -> None:
    page = visit()
    sit(page, make_table(page, **SOLO))
    click_on(page, lambda: page.locator(".prompt .sentence", has_text="choose a card to play").count() > 0)
    page.locator(".map .city:not(.glow)").first.click()
    expect(page.locator(".notice")).to_contain_text("Choose a card first.")


def test_the_guided_solo_game_speaks_of_what_comes_up(visit: Visit) -> None:
    page = visit("/new/weimar")
    page.get_by_role("button", name="Start the guided solo game").click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text("Germany has lost the war")
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("One city has Councils already")


def test_topics_never_lie_on_one_another(visit: Visit) -> None:
    page = visit()
    sit(page, make_table(page, **SOLO))
    come_to(page, 60)
    discs = page.locator(".opinion .pile .disc")
    expect(discs).to_have_count(page.locator(".opinion .topic").count())
    boxes = [box(disc) for disc in discs.all()]
    assert len(boxes) > 3
    for i, one in enumerate(boxes):
        for other in boxes[i + 1 :]:
            beside = abs(one["x"] - other["x"]) >= min(one["width"], other["width"]) - 1
            assert beside or abs(one["y"] - other["y"]) >= min(one["height"], other["height"]) - 1


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_plaques_of_the_cities_stand_apart_on_the_map(visit: Visit, size: str) -> None:
    page = visit(**options(size, "light"))
    sit(page, make_table(page, **SOLO))
    expect(page.locator(".map .city")).to_have_count(11)
    around = box(page.locator(".weimar section.map"))
    boxes = [box(city) for city in page.locator(".map .city").all()]
    for i, one in enumerate(boxes):
        assert around["x"] <= one["x"] <= one["x"] + one["width"] <= around["x"] + around["width"]
        assert around["y"] <= one["y"] <= one["y"] + one["height"] <= around["y"] + around["height"]
        for other in boxes[i + 1 :]:
            left, right = sorted((one, other), key=lambda box: box["x"])
            upper, lower = sorted((one, other), key=lambda box: box["y"])
            assert left["x"] + left["width"] <= right["x"] or upper["y"] + upper["height"] <= lower["y"]


def test_every_card_says_where_it_comes_from(visit: Visit) -> None:
    page = visit("/cards/weimar")
    expect(page.locator("li .face")).to_have_count(160)
    page.get_by_label("Show where values and texts come from").check()
    expect(page.locator("li .face:not(:has(.source))")).to_have_count(0)
    page.get_by_role("searchbox").fill("Rapallo")
    expect(page.locator("li .face .title")).to_contain_text(["Treaty of Rapallo"])


@pytest.mark.parametrize("language", ["de", "en", "it", "es", "hu"])
def test_five_languages(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    sit(page, make_table(page, **SOLO))
    come_to(page, 40)
    words_are_there(page)
    expect(page.locator("html")).to_have_attribute("lang", language)


def options(size: str, theme: str) -> dict[str, Any]:
    if size == "desktop":
        return {"viewport": DESKTOP, "color_scheme": theme}
    return {"viewport": PHONE, "color_scheme": theme, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_at_the_table(visit: Visit, theme: str, size: str) -> None:
    page = visit(**options(size, theme))
    sit(page, make_table(page, **SOLO))
    for goal in (0, 12, 30):
        come_to(page, goal)
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    if size == "phone":
        for tab in page.get_by_role("tab").all():
            tab.click()
            assert violations(page) == []
    for address in ("/new/weimar", "/rules/weimar", "/cards/weimar"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert violations(page) == []
