"""The guided decade, the rules, the cards, replay and analysis."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.fixtures import Visit
from tests.browser.playing import click_on, decade, decisions, make_table, over, resign, sit_at
from tests.browser.waiting import eventually, hold

pytestmark = pytest.mark.timeout(600)

# Goes on reading if there is more to read; returns the sentence that was shown, and whether there was more.
READ_ON = """
() => {
  const coach = document.querySelector(".coach");
  const sentence = coach.querySelector(".text").innerText;
  const further = coach.querySelector("button.next") ?? coach.querySelector("button.later");
  further?.click();
  return [sentence, further !== null];
}
"""


def test_the_guided_decade_is_walked_through(visit: Visit) -> None:
    page = visit("/learn")
    page.get_by_role("button", name="Start the first decade").click()
    expect(page.locator(".coach")).to_be_visible()
    heard: set[str] = set()

    def listen_and_go_on() -> bool:
        more = True
        while more:
            sentence, more = page.evaluate(READ_ON)
            heard.add(sentence)
        return decade(page) > 1 or over(page)

    click_on(page, listen_and_go_on)

    def has_ended() -> None:
        listen_and_go_on()
        assert page.locator(".coach .ending").count()

    eventually(page, has_ended)  # the other side may begin the next decade
    assert len(heard) >= 25, len(heard)
    assert not any(text.startswith("[") for text in heard)
    coach = page.locator(".coach")
    expect(coach.get_by_role("button", name="Play on")).to_have_count(0 if over(page) else 1)
    expect(coach.get_by_role("button", name="New game, level Citizen")).to_be_visible()
    expect(coach.get_by_role("link", name="Read the full rules")).to_be_visible()
    expect(coach.locator(".text")).to_contain_text("3. Spread living standards evenly")


# How many lines of text the log shows below the heading of its chapter.
LINES = """
() => {
  const log = document.querySelector("section.log .lines");
  const line = log.querySelector("li .line");
  const style = getComputedStyle(line);
  const high = parseFloat(style.lineHeight) + parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
  const bottom = Math.min(log.getBoundingClientRect().bottom, innerHeight);
  return (bottom - log.querySelector("summary").getBoundingClientRect().bottom) / high;
}
"""


def test_the_log_has_five_lines_below_the_coach(visit: Visit) -> None:
    page = visit("/learn")
    page.get_by_role("button", name="Start the first decade").click()
    expect(page.locator(".coach")).to_be_visible()
    click_on(page, lambda: decisions(page) >= 14)
    expect(page.locator("section.log li .line").first).to_be_attached()
    assert page.evaluate(LINES) >= 4.9


def test_the_rules_are_found_by_number_and_by_word(visit: Visit) -> None:
    page = visit("/rules#6.3")
    expect(page.locator("[id='6.3'] h2")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("Rheinsberg")
    expect(page.locator("article section").nth(11)).to_have_count(0)  # the others have been filtered out
    expect(page.locator("article section").first).to_be_visible()


def test_every_card_has_its_note(visit: Visit) -> None:
    page = visit("/cards#17")
    expect(page.get_by_role("dialog").or_(page.locator(".note")).first).to_be_visible()
    expect(page.locator("button.card").nth(84)).to_be_attached()


@pytest.fixture
def finished(visit: Visit) -> tuple[Page, str]:
    page = visit("/")
    table = make_table(page)
    sit_at(page, table)
    click_on(page, lambda: decisions(page) >= 60 or over(page))
    if not over(page):
        resign(page, table)
    return page, table


def test_a_finished_game_is_replayed_from_every_seat(finished: tuple[Page, str]) -> None:
    page, table = finished
    page.goto(f"/table/{table}/replay?at=20&seat=open")
    expect(page.locator(".board")).to_be_visible()
    assert "at=20" in page.url
    page.locator(".board").click()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("at=2[1-9]"))
    for seat in ("west", "east", "open"):
        answer = page.request.get(f"/api/tables/{table}/past?at=20&seat={seat}")
        assert answer.ok, answer.text()


def test_the_analysis_is_made_and_shown(finished: tuple[Page, str]) -> None:
    page, table = finished
    page.goto(f"/table/{table}/analysis")  # it begins by itself for those who played
    expect(page.get_by_role("heading", name="Chances of winning")).to_be_visible()
    expect(page.get_by_role("button", name="Analyse again")).to_be_visible(timeout=240_000)
    told = page.request.get(f"/api/tables/{table}/analysis").json()
    assert told["state"] == "done"
    assert told["result"]


def hint_panel(page: Page) -> Locator:
    """Opens the hint panel, which requests a hint."""
    sit_at(page, make_table(page))
    click_on(page, lambda: page.locator(".prompt.mine[data-busy=false]").count() > 0)
    page.get_by_role("button", name="Hint").first.click()
    return page.locator(".hint")


def test_another_adviser_drops_the_hint_of_the_last_one(visit: Visit) -> None:
    page = visit("/")
    hint = hint_panel(page)
    expect(hint.locator(".choice").first).to_be_visible(timeout=60_000)
    expect(hint.locator(".said")).to_contain_text("Hint (Minister)")
    held = hold(page, "**/hint*")
    with page.expect_request("**/hint*"):
        hint.get_by_role("combobox").select_option("citizen")
    expect(hint.locator(".choice")).to_have_count(0)
    held.pop().continue_()
    expect(hint.locator(".said")).to_contain_text("Hint (Citizen)", timeout=60_000)
    expect(hint.locator(".choice").first).to_be_visible()


def test_a_hint_that_comes_after_another_adviser_was_chosen_is_not_shown(visit: Visit) -> None:
    page = visit("/")
    held = hold(page, "**/hint*")
    hint = hint_panel(page)
    expect(hint.locator(".said")).to_contain_text("Minister")  # the panel names the player that is thinking
    hint.get_by_role("combobox").select_option("newcomer")
    expect(hint.locator(".said")).to_contain_text("Newcomer is thinking")
    with page.expect_response("**/hint*", timeout=60_000):
        held.pop(0).continue_()
    page.evaluate("() => new Promise((done) => setTimeout(done, 100))")  # by now the answer would be visible
    expect(hint.locator(".choice")).to_have_count(0)
    expect(hint.locator(".said")).to_contain_text("Newcomer is thinking")


def test_a_hint_gives_choices_with_reasons(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page)
    sit_at(page, table)
    click_on(page, lambda: page.locator(".prompt.mine[data-busy=false]").count() > 0)
    page.get_by_role("button", name="Hint").first.click()
    hint = page.locator(".hint")
    expect(hint).to_contain_text("%", timeout=60_000)
