"""The player aid as a page, in print and behind `?`; the rules with anchors and illustrated examples, in five
languages."""

import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessibility import LANGUAGES, no_sideways_scrolling, violations
from tests.browser.fixtures import DESKTOP, PHONE, ROOT, Visit
from tests.browser.playing import make_table
from tests.browser.waiting import rest

pytestmark = pytest.mark.timeout(600)
GAMES = ("wsdv", "weimar")
PICTURES = {"wsdv": 8, "weimar": 16}
TABLES: dict[str, dict[str, Any]] = {
    "wsdv": {"seats": {"west": "person", "east": "newcomer"}},
    "weimar": {"game": "weimar", "edition": "abyss", "seats": {"spd": "person", "zentrum": "person"}},
}
# Icons without a drawing.
EMPTY = """all => all
  .filter((one) => !one.querySelector("dt svg > *") && !one.querySelector("dt").textContent.trim())
  .map((one) => one.dataset.icon)"""
PAGE_OF_PDF = re.compile(rb"/Type\s*/Page[^s]")


def content(game: str, name: str) -> str:
    return (ROOT / "web" / "src" / "games" / game / "content" / name).read_text(encoding="utf-8")


def shown(page: Page, game: str) -> None:
    expect(page.locator(f"[data-aid={game}] [data-icon]").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_draws_every_icon_and_fills_one_page(visit: Visit, game: str, language: str) -> None:
    page = visit(f"/aid/{game}", locale=language)
    shown(page, game)
    told = tomllib.loads(content(game, f"aid.{language}.toml"))
    icons = [icon for part in told["parts"] for icon in part.get("icons", {})]
    expect(page.locator("[data-icon]")).to_have_count(len(icons))
    assert page.locator("[data-icon]").evaluate_all("all => all.map((one) => one.dataset.icon)") == icons
    assert page.locator("[data-icon]").evaluate_all(EMPTY) == []
    assert "[page-" not in page.locator("main").inner_text()
    rest(page)
    assert len(PAGE_OF_PDF.findall(page.pdf(prefer_css_page_size=True))) == 1


def test_every_unit_of_weimar_is_on_its_aid(visit: Visit) -> None:
    board = tomllib.loads((ROOT / "src/republik/games/weimar/data/board.toml").read_text(encoding="utf-8"))
    page = visit("/aid/weimar")
    shown(page, "weimar")
    rest(page)
    drawn = page.locator("[data-unit]").evaluate_all("all => all.map((one) => one.dataset.unit)")
    assert set(drawn) == {*board["unit"], "black1"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_aid_and_rules(visit: Visit, game: str, theme: str, size: Any) -> None:
    page = visit(f"/aid/{game}", viewport=size, color_scheme=theme, reduced_motion="reduce")
    shown(page, game)
    assert violations(page) == []
    assert no_sideways_scrolling(page)
    page.goto(f"/rules/{game}")
    expect(page.locator("figure")).to_have_count(PICTURES[game])
    assert violations(page) == []
    assert no_sideways_scrolling(page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_anchor_in_every_language(visit: Visit, game: str, language: str) -> None:
    numbers = re.findall(r"^## (W?\d[\d.]*) ", content(game, "rules.en.md"), re.MULTILINE)
    last = numbers[-1]
    page = visit(f"/rules/{game}#{last}", locale=language)
    expect(page.locator(f"[id='{last}'] h2")).to_be_in_viewport()
    assert page.locator("article section[id]").evaluate_all("all => all.map((one) => one.id)") == numbers
    expect(page.locator("figure figcaption li").first).to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_the_aid_opens_behind_the_question_mark(visit: Visit, game: str) -> None:
    page = visit("/", reduced_motion="reduce")
    page.goto(f"/table/{make_table(page, **TABLES[game])}")
    button = page.get_by_role("button", name="Help")
    expect(button).to_be_visible()
    button.focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Help")
    expect(dialog).to_be_visible()
    shown(page, game)
    expect(page.get_by_role("tab", name="Player aid")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Keyboard shortcuts")).to_be_focused()
    expect(dialog.locator("kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button).to_be_focused()
    button.click()
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


# Takes the focus from what a closed dialog no longer shows before the page learns that it closed, as the browser does
# if it draws a frame in between.
FRAME_BETWEEN = """() => addEventListener("close", ({ target }) => {
  if (!target.open && target.contains(document.activeElement)) document.activeElement.blur();
}, { capture: true })"""


@pytest.mark.parametrize("late", [False, True], ids=["at once", "late"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_closing_the_aid_never_loses_the_focus(visit: Visit, size: Any, late: bool) -> None:
    page = visit("/", viewport=size, has_touch=size is PHONE, reduced_motion="reduce")
    page.goto(f"/table/{make_table(page, **TABLES['wsdv'])}")
    button = page.get_by_role("button", name="Help")
    dialog = page.get_by_role("dialog", name="Help")
    # the computer has played: a new view would give the focus to a card
    expect(page.locator(".prompt.mine[data-busy=false]")).to_be_attached()
    if late:
        page.evaluate(FRAME_BETWEEN)
    # the focus is lost and the dialog opened in one step: a table that changes in between would give it to a card
    lose_focus = "document.activeElement?.blur();"

    def opened_by_key() -> None:
        page.evaluate(f"() => {{ {lose_focus} dispatchEvent(new KeyboardEvent('keydown', {{ key: '?' }})); }}")

    def opened_by_hand() -> None:
        # some browsers do not focus a button that is clicked or tapped
        button.evaluate(f"(one) => {{ {lose_focus} one.click(); }}")

    def closed_without_focus() -> None:
        page.evaluate(f"() => {{ {lose_focus} }}")
        page.keyboard.press("?")

    ways_out: tuple[Callable[[], None], ...] = (
        lambda: page.keyboard.press("Escape"),
        lambda: page.keyboard.press("?"),
        lambda: dialog.get_by_role("button", name="Close").click(),
        lambda: page.mouse.click(3, 3),
        closed_without_focus,
    )
    for how in (opened_by_key, opened_by_hand):
        for close in ways_out:
            how()
            expect(dialog).to_be_visible()
            close()
            expect(dialog).to_be_hidden()
            expect(button).to_be_focused()
