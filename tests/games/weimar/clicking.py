"""Weimar in the browser: makes tables, sits down and clicks what the page offers."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser import playing
from tests.games.weimar.ways import way_to

from republik.table.session import Session

SOLO = {"game": "weimar", "edition": "abyss", "seats": {"spd": "person", "zentrum": "person"}}
FOUR = {"game": "weimar", "edition": "bruderkrieg"}

# Navigates to another address without reloading the page.
GO = "path => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }"

# Like `playing.CLICK`, for this game: opens a tab if nothing else is visible.
CLICK = """
([known, chance]) => {
  if (document.querySelector(".table")?.dataset.decisions !== known) return "";
  const seen = (element) => element.getClientRects().length > 0 && !element.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const any = (found) => found[Math.floor(chance * found.length)];
  if (document.querySelector(".table[data-over=true]")) return "";
  if (document.querySelector(".title-card")) { dispatchEvent(new PointerEvent("pointerdown")); return "title card"; }
  const before = [".sheet-of-paper .primary", ".scene .skip", ".doubt .primary", ".uses button.use", ".walk .close"];
  for (const first of before) {
    const found = any(all(first));
    if (found) { found.click(); return first; }
  }
  if (document.querySelector(".prompt.mine[data-busy=false]") === null) return "";
  const several = all(".prompt .buttons button.primary");
  const found = any(several.length ? several : [...all("button.glow"), ...all(".prompt .buttons button:not(.quiet)")]);
  if (found) { found.click(); return found.className; }
  const tab = any(all("[role=tab]"));
  if (tab) tab.click();
  return tab ? "tab" : "";
}
"""


def sit(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    expect(page.locator(".weimar .prompt")).to_be_visible()
    expect(page.locator(".weimar .map .city").first).to_be_visible()


def play_to(page: Page, name: str, enough: Callable[[Session], bool]) -> str:
    """Plays a solo table over a socket, and sits down at it."""
    table = playing.make_table(page, **SOLO)
    page.evaluate(playing.SEND, [table, way_to(name, enough)])
    sit(page, table)
    return table


def click_on(page: Page, until: Callable[[], bool]) -> None:
    playing.click_on(page, until, most=6000, click=CLICK)


def come_to(page: Page, goal: int) -> None:
    playing.come_to(page, goal, click=CLICK)


def words_are_there(page: Page) -> None:
    """Checks that every message has a text."""
    missing = re.findall(r"\[[a-z0-9-]+\]", page.locator("body").inner_text())
    assert not missing, missing
