"""A whole turn of both games in Firefox and in WebKitGTK, on a server and without one."""

import io
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PIL import Image
from tests import seeds
from tests.browser import other_browsers, playing
from tests.browser.fixtures import ServerProcess
from tests.browser.other_browsers import OtherBrowser
from tests.browser.static_host import SITE, StaticHost
from tests.games.weimar import clicking as weimar

from republik import games
from republik.table.chance import Seed
from republik.table.records import write_record
from republik.table.session import new_session

pytestmark = [pytest.mark.timeout(600), pytest.mark.slow("two more browsers start, and Python in each of them")]

BROWSERS = {"firefox": other_browsers.firefox, "webkit": other_browsers.webkit}
OPTIONS: dict[str, dict[str, str]] = {"wsdv": {}, "weimar": {"scenario": "abyss"}}
PLAYERS: dict[str, dict[str, str]] = {"wsdv": {"west": "newcomer", "east": "person"}, "weimar": {}}
CLICKS = {"wsdv": playing.CLICK, "weimar": weimar.CLICK}
LONGEST_WAIT = 120
"""How many seconds a page may offer nothing to click: without a server the engine is loaded first."""

# Returns where a mouse would click an element, after scrolling there; what lies above it if no point of it can be hit.
POINT = """
(chosen) => {
  chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = chosen.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8];
  const points = parts.flatMap((down) => parts.map((across) => [x + across * width, y + down * height]));
  const free = points.find(([left, top]) => chosen.contains(document.elementFromPoint(left, top)));
  return free ?? document.elementFromPoint(...points[0])?.outerHTML.slice(0, 200) ?? "outside the window";
}
"""
# Calls a function that clicks by script, and returns instead the point of what it wanted to click, null if nothing.
AIM = """
(known, chance) => {
  let chosen = null;
  const keep = (event) => { event.preventDefault(); event.stopImmediatePropagation(); chosen = event.target; };
  addEventListener("click", keep, true);
  (CLICK)([known, chance]);
  removeEventListener("click", keep, true);
  return chosen && (POINT)(chosen);
}
"""
START = """
() => {
  const button = document.querySelector("button.primary:not(:disabled)");
  return button && (POINT)(button);
}
"""
OPEN_RECORD = """
(text) => {
  const chosen = new DataTransfer();
  chosen.items.add(new File([text], "game.txt", { type: "text/plain" }));
  const input = document.querySelector("input[type=file]");
  if (!input) return false;
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}
"""
TABLE = """
() => {
  const table = document.querySelector(".table");
  const sentence = document.querySelector(".prompt.mine[data-busy=false] .sentence");
  return { decisions: table?.dataset.decisions ?? "", sentence: sentence?.textContent.trim() ?? "" };
}
"""


@pytest.fixture(scope="module", params=list(BROWSERS))
def browser(request: pytest.FixtureRequest) -> Iterator[OtherBrowser]:
    with BROWSERS[request.param]() as started:
        yield started


@pytest.fixture(scope="module")
def host() -> Iterator[StaticHost]:
    if not (SITE / "index.html").exists():
        pytest.fail("the site is not built: run make site")
    serving = StaticHost()
    yield serving
    serving.stop()


def until(holds: Callable[[], Any]) -> None:
    end = time.monotonic() + LONGEST_WAIT
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def start_of_a_game(game: str) -> str:
    session = new_session(games.game(game), OPTIONS[game], PLAYERS[game], Seed.from_text(seeds.text_of(game)))
    return write_record(session.record(reveal=True))


def play_a_turn(browser: OtherBrowser, game: str) -> None:
    """Clicks with the mouse what the page offers until a person who has chosen a card is asked for the next one."""
    aim = AIM.replace("CLICK", CLICKS[game]).replace("POINT", POINT)
    known, clicks, spot = "", 0, None
    first: dict[str, str] = {}
    clicked_at = time.monotonic()
    while True:
        table = browser.evaluate(TABLE)
        if table["decisions"] != known:
            known, clicks = table["decisions"], 0
        if "choose a card" in table["sentence"]:
            first = first or table
            if table["sentence"] == first["sentence"] and table["decisions"] != first["decisions"]:
                assert browser.evaluate("() => window.complaints") == []
                return
        spot = browser.evaluate(aim, known, seeds.chance(known, clicks))
        if isinstance(spot, list):
            browser.click(*spot)
            clicks, clicked_at = clicks + 1, time.monotonic()
        assert time.monotonic() - clicked_at < LONGEST_WAIT, (table, spot)
        time.sleep(0.02)


@pytest.mark.parametrize("game", ["wsdv", "weimar"])
def test_a_turn_on_a_server(browser: OtherBrowser, served: ServerProcess, game: str) -> None:
    browser.go(f"{served.address}/new/{game}")
    start = START.replace("POINT", POINT)
    until(lambda: isinstance(browser.evaluate(start), list))
    browser.click(*browser.evaluate(start))
    play_a_turn(browser, game)


@pytest.mark.parametrize("game", ["wsdv", "weimar"])
def test_a_turn_without_a_server(browser: OtherBrowser, host: StaticHost, game: str) -> None:
    browser.go(host.address)
    until(lambda: browser.evaluate(OPEN_RECORD, start_of_a_game(game)))
    play_a_turn(browser, game)


def test_the_language_in_the_header_can_be_read(browser: OtherBrowser, served: ServerProcess) -> None:
    """WebKit draws the box of a list itself, and takes only the colour of its text from the page."""
    browser.go(served.address)
    until(lambda: browser.evaluate("() => !!document.querySelector('.tools select')"))
    x, y, width, height = browser.evaluate(
        "() => { const box = document.querySelector('.tools select').getBoundingClientRect();"
        " return [box.x, box.y, box.width, box.height]; }"
    )
    with Image.open(io.BytesIO(browser.picture())) as picture:
        corners = (round(x + 4), round(y + 4), round(x + 0.7 * width), round(y + height - 4))  # without the arrow
        inside = picture.convert("RGB").crop(corners)
    light = [luminance(colour) for _, colour in sorted(inside.getcolors(maxcolors=100_000) or [])]
    ground = light[-1]  # the most frequent colour
    assert max((max(ground, one) + 0.05) / (min(ground, one) + 0.05) for one in light) > 7


def luminance(colour: Any) -> float:
    """The relative luminance of WCAG."""
    parts: list[float] = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
