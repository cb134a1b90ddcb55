"""Walks through whole games, in which the page is checked before every decision (see `reach`).

`make test` walks through one game of each kind, `make walk` through all of them at all sizes. The choices are random
and come from the test's seed, so another seed walks elsewhere.
"""

import os
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser import playing
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import decisions, make_table, over
from tests.games.weimar import clicking as weimar

pytestmark = pytest.mark.timeout(600)

TOUCH = {"has_touch": True, "is_mobile": True}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
TABLET: ViewportSize = {"width": 1024, "height": 768}
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "laptop": {"viewport": LAPTOP},
    "tablet": {"viewport": TABLET, **TOUCH},
    "upright": {"viewport": UPRIGHT, **TOUCH},
    "phone": {"viewport": PHONE, **TOUCH},
    "landscape": {"viewport": LANDSCAPE, **TOUCH},
}


@dataclass(frozen=True)
class Game:
    """A kind of game: who sits at the table, and the script that clicks."""

    table: dict[str, Any]
    click: str = playing.CLICK


PARTIES = ("spd", "zentrum", "kpd", "dnvp")
GAMES = {
    "computer": Game({"seats": {"west": "newcomer", "east": "person"}}),
    "two": Game({"seats": {"west": "person", "east": "person"}, "sit": ["west", "east"]}),
    "solo": Game(weimar.SOLO, weimar.CLICK),
    "four": Game({**weimar.FOUR, "seats": dict.fromkeys(PARTIES, "person"), "sit": PARTIES}, weimar.CLICK),
}
EVERY_DAY = {("computer", "landscape"), ("two", "desktop"), ("solo", "phone"), ("four", "tablet")}
WALKS = sorted({(game, size) for game in GAMES for size in SIZES} if os.environ.get("REPUBLIK_WALKS") else EVERY_DAY)


@pytest.mark.slow("a whole game, and a look at the page before every click")
@pytest.mark.parametrize(("game", "size"), WALKS)
def test_everything_is_within_reach_in_a_whole_game(visit: Visit, game: str, size: str) -> None:
    page = visit("/about", **SIZES[size])
    walk(page, GAMES[game])
    expect(page.locator(".table")).to_have_attribute("data-over", "true")
    assert decisions(page) > 20


def walk(page: Page, game: Game) -> None:
    page.goto(f"/table/{make_table(page, **game.table)}")
    expect(page.locator(".prompt")).to_be_visible()
    playing.click_on(page, lambda: over(page), click=game.click)
