"""Weimar's guided game on a phone: the coach leaves the table its room, and what is asked is in sight."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.fixtures import PHONE, Visit
from tests.browser.playing import ASK, make_table, resign
from tests.browser.waiting import box
from tests.games.weimar.clicking import SOLO, sit

pytestmark = pytest.mark.timeout(300)

TABLET: ViewportSize = {"width": 820, "height": 1180}
LESSONS = Path(__file__).parents[2] / "web" / "src" / "games" / "weimar" / "lesson.ts"


def lesson_at(visit: Visit, key: str, size: ViewportSize = PHONE) -> tuple[Page, str]:
    """Sits down at the guided game of a person who has read everything, and now this text."""
    page = visit(viewport=size, has_touch=True, reduced_motion="reduce")
    table = make_table(page, **SOLO, lesson="on-the-brink")
    words = set(re.findall('"([a-z0-9-]+)"', LESSONS.read_text(encoding="utf-8")))  # among them the keys of all texts
    told = [*sorted(words - {key}), key]
    progress = {"told": told, "at": len(told) - 1, "closed": False, "later": []}
    assert page.request.put(f"/api/tables/{table}/lesson", data=json.dumps(progress), headers=ASK).ok
    sit(page, table)
    return page, table


def selected(page: Page, name: str) -> None:
    expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")


def test_the_last_text_leaves_its_room_to_whoever_plays_on_and_ends_with_the_game(visit: Visit) -> None:
    page, table = lesson_at(visit, "finished")
    coach = page.locator(".coach")
    expect(coach).to_contain_text("Three pieces of advice")
    assert box(page.locator(".stage > .sheet"))["bottom"] <= PHONE["height"] + 1
    page.locator("[data-spot='move:Zentrum']").click()
    expect(coach).to_have_class(re.compile("folded"))
    page.get_by_role("tab", name="Log").click()
    resign(page, table, "spd")
    expect(coach).to_have_count(0)
    selected(page, "Cards")
    expect(page.locator(".finish h2")).to_be_in_viewport()


def test_a_text_about_the_log_gives_way_to_what_is_asked(visit: Visit) -> None:
    page, _ = lesson_at(visit, "politics")
    selected(page, "Log")
    page.locator(".coach .next").click()
    selected(page, "Actions")
    expect(page.locator("[data-spot='move:Zentrum']")).to_be_in_viewport()


def test_on_a_tablet_the_cities_lie_where_they_are_above_an_open_sheet(visit: Visit) -> None:
    page, _ = lesson_at(visit, "politics", TABLET)
    assert box(page.locator(".map .sheet > svg"))["height"] > 300
    north, south = (box(page.locator(f"[data-place='city:{name}']")) for name in ("Hamburg", "München"))
    assert north["bottom"] < south["y"]
    assert north["right"] < south["x"]
