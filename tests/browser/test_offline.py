"""The page without a server: whole games from a folder of static files, also without a network."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from tests.browser.fixtures import DESKTOP, PHONE, Visit, is_complaint
from tests.browser.playing import click_on, come_to, decisions, over
from tests.browser.static_host import SITE, StaticHost
from tests.browser.test_everyone import no_sideways_scrolling, violations
from tests.browser.waiting import PATIENCE, TIMERS

from republik import games
from republik.table.chance import Seed
from republik.table.records import parse_record, verify, write_record
from republik.table.session import new_session

pytestmark = pytest.mark.timeout(600)
LOADING = 120_000
"""Milliseconds for the engine to load on a busy machine."""

Open = Callable[..., Page]


@pytest.fixture
def host() -> Iterator[StaticHost]:
    if not (SITE / "index.html").exists():
        pytest.fail("the site is not built: run make site")
    serving = StaticHost()
    yield serving
    serving.stop()


@pytest.fixture
def open_site(chromium: Browser, host: StaticHost) -> Iterator[Open]:
    """Opens the site in a new browser context; errors on the page fail the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(viewport: ViewportSize = DESKTOP, **options: Any) -> Page:
        context = chromium.new_context(viewport=viewport, locale="en-GB", **options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.add_init_script(TIMERS)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if is_complaint(message) else None)
        page.goto(host.address)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not complaints, complaints


def start_of_a_game(name: str, **players: str) -> str:
    """A record that ends before the first decision: what it leads to is always the same."""
    session = new_session(games.game(), None, players, Seed.from_text(name))
    return write_record(session.record(reveal=True))


def open_record(page: Page, text: str) -> None:
    file: Any = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)


def wait_until_kept(page: Page) -> None:
    expect(page.locator(".here")).to_contain_text("works without a network", timeout=LOADING)


def uncover(page: Page) -> None:
    """Closes what the page tells at the end of a game."""
    covers = page.locator(".sheet-of-paper .primary:visible, .walk .close:visible")
    while covers.count():
        covers.first.dispatch_event("click")
        page.wait_for_timeout(100)


def save(page: Page, label: str) -> str:
    """What the page saves as a file."""
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("button", name=label).click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_a_whole_game_without_a_network(open_site: Open, host: StaticHost) -> None:
    page = open_site()
    wait_until_kept(page)
    host.stop()
    page.reload()
    open_record(page, start_of_a_game("offline", west="newcomer", east="person"))
    expect(page.locator(".board")).to_be_visible(timeout=LOADING)
    come_to(page, 30)

    before = decisions(page)
    page.reload()
    expect(page.locator(".board")).to_be_visible(timeout=LOADING)
    assert decisions(page) >= before
    uncover(page)

    middle = save(page, "Save as a file")
    assert len(parse_record(middle).decisions) >= before
    click_on(page, lambda: over(page))
    uncover(page)
    record = parse_record(save(page, "Download record"))
    verify(record, games.game)
    assert record.header["result"]
    assert record.header["seed"] == Seed.from_text("offline").reveal()
    assert games.game().interchange().read(save(page, "Save for other programs").encode()).record.decisions  # type: ignore[misc]

    page.locator("header .brand").click()
    open_record(page, write_record(record))
    page.wait_for_url(re.compile("#/table/.*/replay"))
    page.locator("header .brand").click()
    open_record(page, "nothing that could be played")
    expect(page.locator(".error")).to_contain_text("neither a record nor an exchange file")
    open_record(page, middle)  # and it goes on where it was saved
    expect(page.locator(".prompt")).to_be_visible()
    come_to(page, before + 4)


def test_the_lesson_on_a_phone(open_site: Open) -> None:
    page = open_site(PHONE, has_touch=True, reduced_motion="reduce")
    expect(page.get_by_text("Everything in this browser")).to_be_visible()
    expect(page.locator(".here progress")).to_have_count(0, timeout=LOADING)
    page.get_by_text("Everything in this browser").click()
    expect(page.get_by_text("no secret is safe")).to_be_visible()
    expect(page.locator(".elsewhere")).to_contain_text("Statesman")
    assert violations(page) == []
    page.locator("button.learn").click()
    expect(page.locator(".coach, .lesson").first).to_be_visible(timeout=LOADING)
    expect(page.locator(".board")).to_be_visible()
    assert violations(page) == []
    assert no_sideways_scrolling(page)


def test_a_server_offers_it_too(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Play offline").click()
    page.wait_for_url(re.compile("/offline/"))
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible(timeout=LOADING)
    come_to(page, 3)
