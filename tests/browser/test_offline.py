"""The page without a server: whole games from a folder of static files, also without a network."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect
from tests.browser.accessibility import no_sideways_scrolling, violations
from tests.browser.fixtures import DESKTOP, PHONE, SLOWER, Visit, is_complaint
from tests.browser.playing import CLICK, click_on, come_to, decisions, make_table, over, sit_at, table_data
from tests.browser.static_host import SITE, StaticHost
from tests.browser.waiting import PATIENCE, TIMERS, eventually

from republik import games
from republik.table.chance import Seed
from republik.table.records import parse_record, verify, write_record
from republik.table.session import new_session

pytestmark = pytest.mark.timeout(600)
LOADING = 120_000
"""Milliseconds for the engine to load on a busy machine."""

Open = Callable[..., Page]

# Chooses an entry of the table's menu and returns whether it was there. Otherwise closes what covers the table, such as
# the news at the end of a game, or opens the menu.
CHOOSE = """
(label) => {
  const seen = (element) => element.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const [cover] = all(".sheet-of-paper .primary, .walk .close");
  const entry = all("#table-menu button").find((one) => one.textContent.trim() === label);
  (cover ?? entry ?? all(".more > button[aria-expanded=false]")[0])?.click();
  return !cover && !!entry;
}
"""
# The length of the snapshot from which the engine starts; 0 if there is none. With a text, puts that in its place.
SNAPSHOT = """
async (instead) => {
  for (const name of (await caches.keys()).filter((one) => one.endsWith(" snapshot"))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (instead) await cache.put(request, new Response(instead));
      return (await (await cache.match(request)).arrayBuffer()).byteLength;
    }
  }
  return 0;
}
"""
# Stand before the code of the page's worker: it dies when told to, or keeps nothing.
MORTAL = "new BroadcastChannel('test').onmessage = () => { throw new Error('the engine died') };\n"
FORGETFUL = "Object.defineProperty(self, 'indexedDB', { get() { throw new Error('denied') } });\n"


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

    def watch(page: Page) -> None:
        page.add_init_script(TIMERS)
        if SLOWER:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": float(SLOWER)})
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if is_complaint(message) else None)

    def come(viewport: ViewportSize = DESKTOP, worker: str = "", **options: Any) -> Page:
        """`worker` is code to run first in the page's worker."""
        context = chromium.new_context(viewport=viewport, locale="en-GB", **options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("page", watch)
        if worker:
            context.route(re.compile("/worker-.*js$"), lambda route: put_before(route, worker))
        page = context.new_page()
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


def wait_for_snapshot(page: Page) -> None:
    """Python starts once more for the snapshot, when page and engine have been idle for a while."""

    def is_there() -> None:
        assert page.evaluate(SNAPSHOT) > 1_000_000

    eventually(page, is_there, LOADING)


def choose(page: Page, label: str) -> None:
    """Chooses an entry of the table's menu."""

    def is_chosen() -> None:
        assert page.evaluate(CHOOSE, label)

    eventually(page, is_chosen)


def save(page: Page, label: str) -> str:
    """What the page saves as a file."""
    with page.expect_download() as download:
        choose(page, label)
    return Path(download.value.path()).read_text(encoding="utf-8")


def put_before(route: Route, code: str) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=code + answer.text())


def at_the_board(page: Page) -> None:
    expect(page.locator(".board")).to_be_visible(timeout=LOADING)


def have_caught_up(*pages: Page) -> None:
    """Waits until all pages show the same decisions, with the person to act or the game over."""

    def is_same() -> None:
        assert len({decisions(page) for page in pages}) == 1
        assert all(table_data(page, "to-act") == "east" or over(page) for page in pages)

    eventually(pages[0], is_same)


@pytest.mark.slow("a whole game, and Python starts in the browser twice")
def test_a_whole_game_without_a_network(open_site: Open, host: StaticHost) -> None:
    page = open_site()
    wait_until_kept(page)
    host.stop()
    page.reload()
    open_record(page, start_of_a_game("offline", west="newcomer", east="person"))
    at_the_board(page)
    come_to(page, 30)

    before = decisions(page)
    page.reload()
    at_the_board(page)
    assert decisions(page) >= before
    middle = save(page, "Save as a file")
    assert len(parse_record(middle).decisions) >= before
    click_on(page, lambda: over(page))
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
    open_record(page, "x" * 300_000)
    expect(page.locator(".error")).to_contain_text("too large")
    open_record(page, middle)  # and it goes on where it was saved
    expect(page.locator(".prompt")).to_be_visible()
    come_to(page, before + 4)


@pytest.mark.slow("Python starts in the browser four times")
def test_later_visits_start_from_a_snapshot(open_site: Open, host: StaticHost) -> None:
    page = open_site()
    wait_until_kept(page)
    wait_for_snapshot(page)
    host.stop()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    seeds = {seed_of_a_new_game(page) for _ in range(2)}
    assert len(seeds) == 2  # no game depends on random state in the snapshot
    assert said.count("the engine goes on from its snapshot") == 2


def seed_of_a_new_game(page: Page) -> str:
    """Starts the engine and a game."""
    page.locator("header .brand").click()
    page.reload()
    page.get_by_role("button", name="Play now").click()
    at_the_board(page)
    come_to(page, 3)
    return parse_record(save(page, "Save as a file")).header["seed"]


@pytest.mark.slow("Python starts in the browser three times, without a snapshot")
def test_a_snapshot_that_cannot_be_used(open_site: Open) -> None:
    page = open_site()
    wait_until_kept(page)
    for instead in ("no snapshot", "x" * 40_000):
        wait_for_snapshot(page)
        page.evaluate(SNAPSHOT, instead)
        page.reload()
        page.get_by_role("button", name="Play now").click()
        at_the_board(page)
        come_to(page, 3)
        page.locator("header .brand").click()
    wait_for_snapshot(page)  # a new one


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


@pytest.mark.slow("Python starts in the browser three times, and analyses a game")
def test_two_tabs_an_engine_that_dies_and_the_analysis(open_site: Open) -> None:
    first = open_site(worker=MORTAL)
    open_record(first, start_of_a_game("two tabs", west="newcomer", east="person"))
    at_the_board(first)
    second = first.context.new_page()
    second.goto(first.url)
    at_the_board(second)
    come_to(first, 6)
    have_caught_up(first, second)
    come_to(second, decisions(second) + 4)
    have_caught_up(first, second)
    for page in (first, second):  # whoever is later is refused, or decides the next question
        page.evaluate(CLICK, [table_data(page, "decisions"), 0])
    have_caught_up(first, second)

    first.evaluate("new BroadcastChannel('test').postMessage('')")
    come_to(first, decisions(second) + 4)
    have_caught_up(first, second)

    choose(second, "Resign")
    second.locator("dialog .grave").click()
    eventually(first, lambda: _is_over(first))
    first.goto(first.url + "/analysis")
    expect(first.get_by_role("button", name="Analyse again")).to_be_visible(timeout=LOADING)
    expect(first.locator(".error")).to_have_count(0)


def _is_over(page: Page) -> None:
    assert over(page)


def test_a_browser_that_keeps_nothing(open_site: Open) -> None:
    page = open_site(worker=FORGETFUL)
    expect(page.locator(".here")).to_contain_text("This browser cannot store games", timeout=LOADING)
    page.get_by_role("button", name="Play now").click()
    at_the_board(page)
    come_to(page, 3)


def test_an_engine_that_cannot_be_loaded(open_site: Open) -> None:
    page = open_site(worker="throw new Error('no WebAssembly');\n")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".error")).to_be_visible()


def test_a_server_offers_it_too(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Play offline").click()
    page.wait_for_url(re.compile("/offline/"))
    page.get_by_role("button", name="Play now").click()
    at_the_board(page)
    come_to(page, 3)
    page.locator("header .brand").click()
    wait_until_kept(page)

    sit_at(page, make_table(page))
    page.context.set_offline(True)
    page.get_by_role("link", name="Play offline meanwhile").click()
    page.wait_for_url(re.compile("/offline/"))
    expect(page.locator("#tables")).to_be_visible(timeout=LOADING)  # the game from before
