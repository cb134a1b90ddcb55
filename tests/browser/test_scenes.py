"""Scenes: the other side's turn is shown step by step, can be skipped, and stays outlined until one's own decision."""

import json
import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import CLICK, change_views, click_on, decisions, invite, make_table, sit_at, table_data, view
from tests.browser.waiting import box, eventually, rest, stretch

pytestmark = pytest.mark.timeout(600)

ON_THE_BOARD = ("province", "city", "line", "sector")
# Notes for the rest of the visit whether a scene was ever shown, and whether one went on when East had to act.
WATCH = """
new MutationObserver(() => {
  if (document.querySelector(".scene")) window.sceneSeen = true;
  if (document.querySelector(".table[data-to-act=east] .scene .skip")) window.sceneLate = true;
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-to-act"] });
window.scenesAsked = 0;
const plainly = window.fetch;
window.fetch = async (...asked) => {
  const scene = String(asked[0].url ?? asked[0]).includes("/scene") ? 1 : 0;
  window.scenesAsked += scene;
  try {
    return await plainly(...asked);
  } finally {
    setTimeout(() => (window.scenesAsked -= scene), 100); // the page reads it and begins to show it
  }
};
"""

MAX_GAMES = 8
PROVINCE_MARK = '.board [data-changed][data-place^="province:"]'

# Clicks like a person who watches the other side's turns to the end.
PATIENTLY = CLICK.replace("=> {", '=> { if (window.scenesAsked || document.querySelector(".scene")) return "";', 1)


def come(visit: Visit, pace: str = "slow", left: float = 0, **options: Any) -> tuple[Page, str]:
    """Opens a game against the computer with this pace of its turns; with this much left on a live clock, if any."""
    page = visit("/", **options)
    page.evaluate("(told) => localStorage.setItem('republik-settings', told)", json.dumps({"pace": pace}))
    page.add_init_script(WATCH)
    if left:
        put_clock(page, left)
    table = make_table(page)
    sit_at(page, table)
    return page, table


def play_until_a_scene(page: Page) -> None:
    """Plays until the computer's whole turn is known and is being shown, slowly; if need be in another game."""

    def is_shown() -> bool:
        return page.locator(".scene .skip").count() > 0 and table_data(page, "to-act") == "east"

    stretch(page)
    for _ in range(MAX_GAMES):
        click_on(page, lambda: is_shown() or table_data(page, "over") == "true", click=PATIENTLY)
        if is_shown():
            return
        sit_at(page, make_table(page))
    raise AssertionError("no turn of the computer was shown")


def play_until_marked(page: Page, table: str, at_least: int = 15) -> str:
    """Plays until the computer has just changed a province, if need be in another game, and returns the table."""

    def is_marked() -> bool:
        marked = page.locator(".recap").count() > 0 and page.locator(PROVINCE_MARK).count() > 0
        ready = marked and decisions(page) >= at_least and table_data(page, "to-act") == "east"
        return ready and view(page, table)["acted"] > 0  # West's first turn may take more decisions than that

    for _ in range(MAX_GAMES):
        click_on(page, lambda: is_marked() or table_data(page, "over") == "true", click=PATIENTLY)
        if is_marked():
            return table
        table = make_table(page)
        sit_at(page, table)
    raise AssertionError("the computer changed nothing on the board")


def changed(page: Page, table: str) -> set[str]:
    """Returns the places on the board in the log since East's last decision."""
    acted = view(page, table)["acted"]
    return on_board(line for line in log(page, table) if line["at"] > acted)


def log(page: Page, table: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = page.request.get(f"/api/tables/{table}/events?since=0").json()["lines"]
    return lines


def on_board(lines: Iterable[dict[str, Any]]) -> set[str]:
    return {place for line in lines for place in line["places"] if place.split(":")[0] in ON_THE_BOARD}


def outlined(page: Page) -> set[str]:
    found = page.locator(".board [data-changed]").evaluate_all("(all) => all.map((one) => one.dataset.place)")
    return set(found)


def expect_outlined(page: Page, table: str) -> None:
    """Exactly what changed since East's last decision is outlined."""

    def is_outlined() -> None:
        assert outlined(page) == changed(page, table)

    eventually(page, is_outlined)


def test_what_the_other_side_changed_stays_outlined_until_the_next_own_decision(visit: Visit) -> None:
    page, table = come(visit, "fast")
    table = play_until_marked(page, table)
    expect(page.locator(".recap")).to_contain_text("Since your last turn: West")
    expect_outlined(page, table)
    expected = changed(page, table)
    place = min(place for place in expected if place.startswith("province:"))
    mark = page.locator(f'.board [data-changed][data-place="{place}"]').first
    assert mark.get_attribute("data-changed") == "west"
    # pointing at the place shows what it was, and highlights its lines in the log; a living standard that was raised
    # and passed on to West Berlin is as it was

    def shows_what_it_was() -> None:
        mark.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
        told = page.locator(".recap").inner_text()
        assert "Since your last turn" not in told
        assert "→" in told or "transfers its new living standard" in told

    eventually(page, shows_what_it_was)
    expect(page.locator(".log .touched")).not_to_have_count(0)
    # the same after a reload
    page.reload()
    expect(page.locator(".recap")).to_contain_text("Since your last turn: West")
    expect_outlined(page, table)
    # and no longer after the next decision
    before = decisions(page)
    click_on(page, lambda: decisions(page) > before)
    page.keyboard.press("Escape")
    told = view(page, table)
    assert told["acted"] > before
    expect(page.locator(".scene .skip")).to_have_count(0)
    expect_outlined(page, table)


@pytest.mark.parametrize("how", ["Space", "Enter", "Escape", "map", "button"])
def test_a_scene_is_skipped_at_once(visit: Visit, how: str) -> None:
    page, _ = come(visit)
    play_until_a_scene(page)
    if how == "map":
        page.locator(".board").click(position={"x": 30, "y": 400})
    elif how == "button":
        page.get_by_role("button", name="Skip").click()
    else:
        page.keyboard.press(how)
    assert page.locator(".scene .skip").count() == 0
    expect(page.locator(".notice")).to_have_count(0)
    assert page.locator(".uses").count() == 0
    expect(page.locator(".scene .skip")).to_have_count(0)


def test_the_question_waits_for_the_end_of_the_scene(visit: Visit) -> None:
    page, _ = come(visit)
    play_until_a_scene(page)
    prompt = page.locator(".prompt .sentence")
    expect(prompt).to_have_text(re.compile("^ *(West plays .*|What the others did) – click or press Space to go on *$"))
    assert page.locator("[data-stop], button.glow, button.card.glowing, .prompt .buttons button").count() == 0
    page.keyboard.press("Space")
    expect(prompt).to_contain_text("East:")
    expect(page.locator("[data-stop], button.card.glowing")).not_to_have_count(0)


def test_on_a_phone_the_sheet_makes_room_for_the_scene(visit: Visit) -> None:
    page, _ = come(visit, viewport=PHONE)
    play_until_a_scene(page)
    expect(page.locator(".sheet.folded")).to_be_visible()
    rest(page)
    banner, step = box(page.locator(".scene")), page.locator(".board .changing").first
    if step.count():
        changes = box(step)
        assert banner["bottom"] <= changes["y"] + changes["height"] / 2 < box(page.locator(".sheet.folded"))["y"]
    page.keyboard.press("Escape")
    expect(page.locator(".sheet.folded")).to_have_count(0)


def test_a_card_can_be_opened_during_a_scene(visit: Visit) -> None:
    page, _ = come(visit)
    play_until_a_scene(page)
    page.locator(".display button.card").first.click()
    assert page.locator(".scene .skip").count() == 0
    expect(page.locator(".uses")).to_be_visible()


@pytest.mark.parametrize(("pace", "motion"), [("normal", "reduce"), ("none", "no-preference")])
def test_without_motion_only_the_marks_are_shown(visit: Visit, pace: str, motion: str) -> None:
    page, table = come(visit, pace, reduced_motion=motion)
    table = play_until_marked(page, table)
    expect_outlined(page, table)
    assert page.evaluate("window.sceneSeen") is None


def test_a_scene_can_be_shown_again(visit: Visit) -> None:
    page, table = come(visit, "fast")
    table = play_until_marked(page, table)
    expect_outlined(page, table)
    stretch(page, 10)
    page.get_by_role("button", name="Show again").click()
    expect(page.locator(".scene .action")).to_contain_text("West plays")
    stretch(page, 1)
    expect(page.locator(".scene")).to_have_count(0)
    expect_outlined(page, table)


def test_every_step_is_announced_once(visit: Visit) -> None:
    page, table = come(visit, "fast")
    play_until_marked(page, table)
    expect(page.locator(".herald p", has_text="West plays")).not_to_have_count(0)
    page.wait_for_timeout(900)  # what is announced twice would be there by now
    told = page.locator(".herald p").all_inner_texts()
    assert told
    assert len(told) == len(set(told))


def test_the_replay_outlines_the_step_shown(visit: Visit) -> None:
    page, table = come(visit, "none")
    click_on(page, lambda: decisions(page) >= 20)
    lines = log(page, table)
    stops = sorted({line["at"] for line in lines if line["level"] != "detail"})
    steps = ((stop, [line for line in lines if before < line["at"] <= stop]) for before, stop in pairwise(stops))
    stop, expected = next((stop, on_board(told)) for stop, told in steps if on_board(told))
    page.goto(f"/table/{table}/replay?at={stop}")

    def is_outlined() -> None:
        assert outlined(page) == expected

    eventually(page, is_outlined)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_during_and_after_a_scene(visit: Visit, size: Any) -> None:
    page, table = come(visit, viewport=size)
    play_until_a_scene(page)
    assert violations(page) == []
    page.keyboard.press("Escape")
    stretch(page, 1)
    play_until_marked(page, table)
    assert violations(page) == []


# -- clocks -------------------------------------------------------------------------------------------------------


def put_clock(page: Page, seconds: float) -> None:
    """Adds a live clock to what the server says: it runs for the side to act, and East has this much left."""

    def timed(view: dict[str, Any]) -> None:
        if not view["outcome"]:
            view["clock"] = {"kind": "live", "running": view["to_act"], "remaining": {"west": 900, "east": seconds}}

    change_views(page, timed)


def test_a_scene_ends_when_the_players_time_runs(visit: Visit) -> None:
    page, table = come(visit, "slow", left=900)
    table = play_until_marked(page, table)
    expect_outlined(page, table)
    assert page.evaluate("window.sceneLate") is None


def test_with_less_than_a_minute_left_there_is_no_scene(visit: Visit) -> None:
    page, table = come(visit, "slow", left=59)
    table = play_until_marked(page, table)
    expect_outlined(page, table)
    assert page.evaluate("window.sceneSeen") is None


# -- others -------------------------------------------------------------------------------------------------------


def test_a_spectator_sees_the_last_turn_outlined(visit: Visit) -> None:
    page, table = come(visit, "none")
    table = play_until_marked(page, table)
    spectator = visit(invite(page, table, None))
    spectator.get_by_role("button", name="Go to the table").click()
    expect(spectator.locator(".recap")).to_contain_text("Last turn")
    lines = log(spectator, table)
    turn = [line["at"] for line in lines if line["turn"]][-1]

    def is_outlined() -> None:
        assert outlined(spectator) == on_board(line for line in lines if line["at"] >= turn)

    eventually(spectator, is_outlined)


def test_the_other_side_is_never_asked_in_ones_own_prompt(visit: Visit) -> None:
    page = visit("/")
    page.add_init_script(
        """new MutationObserver(() => {
          const told = document.querySelector(".prompt:not(.mine) .sentence")?.textContent ?? "";
          if (told.includes("choose a card")) window.askedOther = told;
        }).observe(document, { childList: true, subtree: true, characterData: true });"""
    )
    sit_at(page, make_table(page))
    click_on(page, lambda: decisions(page) >= 30)
    assert page.evaluate("window.askedOther") is None
