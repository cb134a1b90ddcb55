"""The analysis of finished games: curves and turning points at once, costly decisions when they have been found."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessibility import no_sideways_scrolling, violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.front_page.endings import random_record

from republik.table.records import write_record

SIZES = {"desktop": DESKTOP, "phone": PHONE}
CURVES = {"weimar": ["SPD", "Zentrum", "KPD", "DNVP"], "wsdv": ["East"]}


def opened(page: Page, game: str) -> str:
    """Opens a finished game from a file; returns its address."""
    made = page.request.post(
        "/api/records", data={"text": write_record(random_record(game))}, headers={"x-republik": "1"}
    )
    assert made.ok, made.text()
    table: dict[str, Any] = made.json()
    return f"/table/{table['id']}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", CURVES)
def test_a_finished_game_shows_its_curves_and_turning_points(visit: Visit, game: str, size: str) -> None:
    page = visit("/", viewport=SIZES[size], reduced_motion="reduce")
    table = opened(page, game)
    page.goto(f"{table}/analysis")
    legend = page.locator(".legend span:not(.keys)")
    expect(legend).to_have_text(CURVES[game])
    expect(page.locator("svg polyline.curve")).to_have_count(len(CURVES[game]))
    turns = page.locator(".turns li")
    assert 1 <= turns.count() <= 5
    expect(turns.first).to_contain_text("Winning chance, ")
    assert violations(page) == []
    assert no_sideways_scrolling(page)
    turns.first.get_by_role("link", name="Open in replay").click()
    expect(page.locator(".board, .stage").first).to_be_visible()


@pytest.mark.slow("a delegate examines a whole game of four")
def test_the_costly_decisions_of_a_game_of_four(visit: Visit) -> None:
    page = visit("/", viewport=DESKTOP)
    page.goto(f"{opened(page, 'weimar')}/analysis")
    if page.get_by_role("button", name="Analyse the game").is_visible():
        page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("button", name="Analyse again")).to_be_visible(timeout=240_000)
    costly = page.locator("article")
    expect(costly.first).to_contain_text("Better")
    assert violations(page) == []


def test_the_chart_is_read_with_the_keyboard(visit: Visit) -> None:
    page = visit("/", viewport=DESKTOP)
    page.goto(f"{opened(page, 'weimar')}/analysis")
    page.locator("svg[role=application]").focus()
    spoken = page.locator("#chart-told")
    first = spoken.inner_text()
    page.keyboard.press("ArrowRight")
    expect(spoken).not_to_have_text(first)
    expect(spoken).to_contain_text("DNVP")
