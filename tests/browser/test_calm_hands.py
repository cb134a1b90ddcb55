"""No accidents and a steady layout: undoing a whole action, confirming a turn, hints, invitations."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import (
    ASK,
    CLICK,
    asked_on_the_map,
    change_views,
    click_on,
    come_to,
    decisions,
    invite,
    make_table,
    sit_at,
    table_data,
)
from tests.browser.waiting import box, rest

pytestmark = pytest.mark.timeout(300)
# Clicks what is offered until the page asks for confirmation.
UNLESS_ASKED = CLICK.replace("=> {", '=> { if (document.querySelector(".doubt")) return "";', 1)
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
LINE = 19  # pixels of a line of the prompt on a phone
FRIENDS = {"west": "person", "east": "person"}


def sit_against_computer(page: Page, **asked: Any) -> str:
    """Sits down against the computer and waits for the player's turn."""
    table = make_table(page, **asked)
    sit_at(page, table)
    my_turn(page)
    return table


def my_turn(page: Page) -> None:
    click_on(page, lambda: page.locator(".prompt.mine[data-busy=false]").count() > 0)


# -- undo and confirmation ----------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_action_against_the_computer(visit: Visit) -> None:
    page = visit("/")
    sit_against_computer(page)
    undo = page.locator(".controls .bar button").first
    # the computer has played since, so no single decision can be undone
    click_on(page, lambda: table_data(page, "undo") == "0" and undo.is_enabled() and "last card" in undo.inner_text())
    before = decisions(page)
    expect(undo).to_have_attribute("title", "Go back to before my last card (U)")
    page.keyboard.press("u")
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.decisions < before", arg=before)
    my_turn(page)
    expect(page.locator(".prompt.mine .sentence")).to_contain_text("East")


def test_resigning_can_be_called_off(visit: Visit) -> None:
    page = visit("/")
    sit_against_computer(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Keep playing").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_the_end_of_a_turn_is_confirmed(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_label("Always").check()
    sit_against_computer(page)
    doubt = page.locator(".doubt")
    click_on(page, lambda: doubt.count() > 0 and "ends your turn" in doubt.inner_text())
    before = decisions(page)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(doubt).to_have_count(0)
    assert decisions(page) == before
    assert table_data(page, "to-act") == "east"

    click_on(page, lambda: doubt.count() > 0 and "ends your turn" in doubt.inner_text())
    before = decisions(page)
    expect(doubt.get_by_role("button", name="Confirm")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.decisions > before", arg=before)


def test_live_games_between_people_confirm_the_turn_and_others_do_not(visit: Visit) -> None:
    east, west = visit("/"), visit("/")
    clock = {"kind": "live", "minutes": 30, "increment": 10}
    table = make_table(east, seats=FRIENDS, sit=["east"], clock=clock)
    sit_at(east, table)
    west.goto(invite(east, table, "west"))
    west.get_by_role("button", name="Go to the table").click()
    expect(west.locator(".board")).to_be_visible()
    first = east if table_data(east, "to-act") == "east" else west
    click_on(first, lambda: first.locator(".doubt").count() > 0, click=UNLESS_ASKED)
    other = west if first is east else east
    expect(other.locator(".prompt .sentence")).to_contain_text("Waiting for guest")


# -- nothing jumps ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
def test_the_map_stays_where_it_is_during_a_living_standard_action(visit: Visit, size: ViewportSize) -> None:
    page = visit("/", viewport=size)
    sit_against_computer(page)
    board = page.locator(".stage > .map")
    click_on(page, lambda: page.locator("button.card.glowing").count() > 0 and page.locator(".uses").count() == 0)
    before = box(board)
    play_for_living_standard(page)
    helper = page.locator("div.living")
    expect(helper).to_be_visible()
    assert box(board) == before
    assert violations(page) == []
    while helper.count():
        click_any_province(page)
        assert box(board) == before
    assert box(board) == before


def play_for_living_standard(page: Page) -> None:
    """Plays the first card that can raise the living standard."""
    for card in page.locator("button.card.glowing").all():
        card.click()
        expect(page.locator(".prompt .sentence")).to_contain_text("which of these")
        expect(page.locator(".uses button.use").first).to_be_visible()
        use = page.locator(".uses button.use", has_text="Living standard")
        if use.count():
            use.click()
            return
        page.keyboard.press("Escape")
        expect(page.locator(".uses")).to_have_count(0)
    raise AssertionError("no card can raise the living standard")


def click_any_province(page: Page) -> None:
    before = decisions(page)
    page.locator("div.living button.can").first.click()
    page.wait_for_function(
        "(before) => +document.querySelector('.table').dataset.decisions > before || document.querySelector('.doubt')",
        arg=before,
    )
    page.wait_for_function("() => document.querySelector('.prompt').dataset.busy === 'false'")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "hu-HU"])
@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
def test_the_whole_forecast_is_in_sight(visit: Visit, size: ViewportSize, locale: str) -> None:
    page = visit("/", viewport=size, locale=locale)
    sit_against_computer(page)
    panel = page.locator(".forecast")
    assert box(panel)["y"] + box(panel)["height"] <= size["height"]
    come_to(page, 25)
    assert box(panel)["y"] + box(panel)["height"] <= size["height"]


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
def test_the_whole_forecast_is_in_sight_with_police_cards_and_dangers(visit: Visit, size: ViewportSize) -> None:
    page = visit("/", viewport=size)

    def worsen(view: dict[str, Any]) -> None:
        view["view"]["police"] = {"cards": ["4", "12"], "used": 1, "dissolved": False}
        dangers = ("outlook-danger-bankruptcy", "outlook-danger-collapse")
        for phase, key in zip(view["outlook"] or [], dangers, strict=False):
            phase["danger"] = {"key": key, "args": {"side": "east"}}

    change_views(page, worsen)
    sit_against_computer(page)
    expect(page.locator(".held")).to_have_count(2)
    expect(page.locator(".forecast p.danger:not(.sum *) > span")).to_have_count(2)
    panel = page.locator(".forecast")
    assert box(panel)["y"] + box(panel)["height"] <= size["height"]


def test_the_prompt_of_a_phone_keeps_its_height_to_a_line(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    sit_against_computer(page)
    prompt = page.locator(".prompt")
    many = page.locator(".prompt .living, .prompt .buttons button:nth-of-type(3)")
    heights: dict[float, str] = {}

    def measured() -> bool:
        if many.count() == 0:
            heights[box(prompt)["height"]] = prompt.inner_text()
        return decisions(page) >= 30

    click_on(page, measured)
    assert max(heights) - min(heights) < LINE, heights


def test_only_rows_with_another_result_change_in_a_preview(visit: Visit) -> None:
    page = visit("/")
    sit_against_computer(page)
    click_on(page, lambda: asked_on_the_map(page))
    for place in page.locator("[data-stop]").all()[:4]:
        with page.expect_response("**/preview*"):
            place.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
        rest(page)
        results = "(rows) => rows.map((row) => row.querySelectorAll('summary ins').length)"
        assert set(page.locator(".forecast li.changed").evaluate_all(results)) <= {1}


# -- hints --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
def test_a_hint_covers_no_card_that_it_names(visit: Visit, size: ViewportSize) -> None:
    page = visit("/", viewport=size)
    sit_against_computer(page)
    click_on(page, lambda: page.locator("button.card.glowing").count() > 0 and page.locator(".uses").count() == 0)
    page.keyboard.press("h")
    hint = page.locator(".hint")
    choices = hint.locator(".choice")
    expect(choices.first).to_be_visible(timeout=60_000)
    assert violations(page) == []
    panel = box(hint)
    for card in page.locator("button.card.glowing").all():
        assert apart(panel, box(card))

    before = decisions(page)
    choices.first.click()  # opens the card
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".uses .suggested")).to_be_visible()
    assert decisions(page) == before
    choices.first.click()  # plays it
    page.wait_for_function("(before) => +document.querySelector('.table').dataset.decisions > before", arg=before)
    expect(hint).to_have_count(0)


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return beside or above


def test_going_through_the_levels_never_meets_the_rate_limit(visit: Visit) -> None:
    page = visit("/")
    sit_against_computer(page)
    page.keyboard.press("h")
    hint = page.locator(".hint")
    level = hint.get_by_role("combobox")
    for _ in range(4):
        for name in ("newcomer", "citizen", "delegate", "minister"):
            level.select_option(name)
    expect(hint.locator(".said")).to_contain_text("Hint (Minister)", timeout=60_000)


# -- finding one's games, and each other --------------------------------------------------------------------------


def test_games_in_progress_are_at_the_top_of_the_home_page(visit: Visit) -> None:
    page = visit("/")
    for _ in range(2):
        sit_against_computer(page)
    page.goto("/")
    heading = page.get_by_role("heading", name="Your turn in 2 games")
    expect(heading).to_be_visible()
    assert box(heading)["y"] < 150
    assert violations(page) == []
    page.locator("#tables a").first.click()
    expect(page.locator(".board")).to_be_visible()


def test_whoever_waits_for_a_friend_sees_the_link(visit: Visit) -> None:
    page = visit("/")
    asked = {"game": "wsdv", "seats": FRIENDS, "sit": ["east"]}
    table = page.request.post("/api/tables", data=json.dumps(asked), headers=ASK).json()["id"]
    sit_at(page, table)
    if table_data(page, "to-act") == "west":
        expect(page.locator(".prompt .sentence")).to_have_text("Waiting for someone to play West. Send this link:")
    page.locator(".prompt").get_by_label("Your name").fill("Anna")
    page.locator(".prompt").get_by_role("button", name="Create link").click()
    link = page.locator(".prompt .link input").input_value()
    expect(page.locator(".prompt .link button").first).to_be_visible()
    assert violations(page) == []
    page.reload()
    expect(page.locator(".prompt .link input")).to_have_value(link)  # it is not created anew

    friend = visit(link)
    friend.get_by_role("button", name="Go to the table").click()
    expect(friend.locator(".board")).to_be_visible()
    expect(page.locator(".prompt .link")).to_have_count(0)
    expect(page.locator(".chat input")).to_have_count(0)  # one line until there is something to say
    page.locator(".chat").get_by_role("button", name="Chat").click()
    entry = page.locator(".chat input")
    expect(entry).to_be_visible()
    assert box(entry)["y"] + box(entry)["height"] <= DESKTOP["height"]


def test_cards_uses_and_areas_are_reached_by_a_key(visit: Visit) -> None:
    page = visit("/", reduced_motion="reduce")
    sit_against_computer(page)
    cards = page.locator("button.card.glowing")
    expect(cards.first).to_be_visible()
    second = cards.nth(1).get_attribute("data-place")
    page.keyboard.press("2")
    expect(page.locator(".uses")).to_be_visible()
    assert second
    page.keyboard.press("b")
    expect(page.locator(".uses")).to_have_count(0)
    expect(page.locator(".prompt .sentence")).to_contain_text("building point")
    visited = []
    for _ in range(4):
        page.keyboard.press("F6")
        areas = ".prompt, .map, .display, .hands, section.log"
        visited.append(page.evaluate("(all) => document.activeElement.closest(all)?.className ?? ''", areas))
    assert len(set(visited)) == 4


def test_there_is_no_chat_with_a_computer(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    sit_against_computer(page)
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)


def test_one_button_leads_back_to_the_game(visit: Visit) -> None:
    page = visit("/")
    sit_against_computer(page)
    come_to(page, 12)
    page.locator(".log button.line").first.click()
    expect(page.get_by_role("button", name="Back to the game")).to_have_count(1)
