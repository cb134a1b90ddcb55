"""Weimar: the roads to a sudden end as gauges, the criteria, and the end of the round, on every screen."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.waiting import box
from tests.games.weimar.clicking import play_to

from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.roads import roads
from republik.games.weimar.rules.rounds import NextImpulse
from republik.table.session import Session

pytestmark = pytest.mark.timeout(600)

ROADS = 6


def one_councils_to_go(session: Session) -> bool:
    """The person chooses in an impulse, and one more Councils ends the game."""
    position = session.position
    return (
        position.to_act() in (0, 1)
        and any(isinstance(step, NextImpulse) for step in position.stack)  # type: ignore[attr-defined]
        and any(road.termination == st.COUNCILS_WIN and road.missing == 1 for road in roads(position))  # type: ignore[arg-type]
    )


def in_sight(page: Page, selector: str) -> bool:
    """Whether a point in the middle of an element belongs to it or to what lies in it or around it."""
    return bool(
        page.locator(selector).evaluate(
            """(one) => {
              const { left, top, width, height } = one.getBoundingClientRect();
              const found = document.elementFromPoint(left + width / 2, top + height / 2);
              return !!found && (one.contains(found) || found.closest("[data-road]") === one.closest("[data-road]"));
            }"""
        )
    )


def test_gauges_and_the_end_of_the_round_at_a_desktop(visit: Visit, request: pytest.FixtureRequest) -> None:
    page = visit(viewport=DESKTOP)
    play_to(page, request.node.nodeid, one_councils_to_go)
    row = page.locator(".roads")
    expect(row.get_by_role("meter")).to_have_count(ROADS)
    councils = row.locator("[data-road=councils-kpd]")
    assert in_sight(page, "[data-road=councils-kpd]")
    assert "One more ends the game" in (councils.get_by_role("meter").get_attribute("aria-valuetext") or "")
    above, city_map = box(row), box(page.locator("section.map"))
    assert above["y"] + above["height"] <= city_map["y"]

    councils.get_by_role("button").press("Enter")
    more = page.get_by_role("dialog")
    expect(more).to_contain_text("win the game for the KPD at once")
    expect(more.get_by_role("link")).to_have_attribute("href", "/rules/weimar#W12")
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(more).to_be_hidden()
    expect(councils.get_by_role("button")).to_be_focused()

    row.locator("[data-road=criteria]").get_by_role("button").click()
    expect(more.get_by_role("listitem")).to_have_count(10)
    page.keyboard.press("Escape")
    row.locator("[data-road=round]").get_by_role("button").click()
    for heading in ("Topics", "Victory points", "Threats", "New government"):
        expect(more.get_by_role("heading", name=heading)).to_have_count(1)
    assert not violations(page)


def test_gauges_and_the_end_of_the_round_on_a_phone(visit: Visit, request: pytest.FixtureRequest) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    play_to(page, request.node.nodeid, one_councils_to_go)
    expect(page.locator(".strip")).to_contain_text("One more ends the game")
    page.get_by_role("tab", name="Forecast").click()
    panel = page.locator(".panel.whole")
    expect(panel.get_by_role("meter")).to_have_count(ROADS)
    expect(panel.get_by_role("heading", name="Victory points")).to_be_attached()
    panel.locator("summary").first.click()
    expect(panel).to_contain_text("win the game for the KPD at once")
    assert not violations(page)
