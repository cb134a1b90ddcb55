"""Weimar's scenes: one banner for each impulse, whole at every card, with the row that was followed and the dice."""

from collections.abc import Callable
from typing import Any, cast

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import SEND, make_table
from tests.browser.waiting import box, eventually, rest, stretch
from tests.games.weimar.clicking import SOLO, sit
from tests.games.weimar.ways import way_to

from republik import games
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import naming
from republik.games.weimar.rules.position import Position
from republik.messages.render import renderer
from republik.table.chance import Seed
from republik.table.phrases import Phrase
from republik.table.session import Session, new_session
from republik.table.views import plain_data

pytestmark = pytest.mark.timeout(600)

BOTS = {fx.KPD, fx.DNVP}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
SIZES = (DESKTOP, LAPTOP, PHONE, LANDSCAPE)

# Notes what the banner shows as it changes.
WATCH = """
window.shown = [];
new MutationObserver(() => {
  const text = (name) => document.querySelector(`.scene ${name}`)?.textContent.trim() ?? "";
  const dice = [...document.querySelectorAll(".scene .settled .die")].map((die) => Number(die.dataset.value));
  const now = { action: text(".action"), row: text(".row"), dice, verdict: text(".verdict") };
  if (now.action) window.shown.push(now);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


# Makes timers longer once the banner shows a card.
STRETCH = """
key => new MutationObserver(() => {
  if (!document.querySelector(".scene .action")?.textContent.includes(key)) return;
  sessionStorage.setItem("stretch", 20);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


class Fresh:
    """What each move of a game brings."""

    def __init__(self, check: Callable[[list[Any]], bool]) -> None:
        self.check = check
        self.session: Session | None = None
        self.known = 0

    def __call__(self, session: Session) -> bool:
        if session is not self.session:
            self.session, self.known = session, 0
        fresh = list(session.events[self.known :])
        self.known = len(session.events)
        return self.known > 60 and self.check(fresh)


def is_impulse_with_dice(events: list[Any]) -> bool:
    """Whether a bot's card was played and something was rolled for it."""
    cards = [event.args["party"] for event in events if event.key == "card"]
    results = [event.args["party"] for event in events if event.key == "result"]
    return len(cards) == 1 and cards[0] in BOTS and results[:1] == cards


def is_own_roll(events: list[Any]) -> bool:
    keys = [event.key for event in events]
    own = [event.args["party"] for event in events if event.key == "result"]
    return "card" not in keys and keys.count("roll") == 1 and len(own) == 1 and own[0] not in BOTS


def come_to(
    visit: Visit, name: str, enough: Callable[[list[Any]], bool], times: int = 1, **options: Any
) -> tuple[Page, str]:
    """Opens a solo game and makes the decision that brings what is wanted; the scene after it takes so many times its
    usual time."""
    page = visit("/about", **options)
    table = make_table(page, **SOLO)
    moves = way_to(name, Fresh(enough))
    page.evaluate(SEND, [table, moves[:-1]])
    page.add_init_script(WATCH)
    sit(page, table)
    page.keyboard.press("Shift")  # closes a title card
    stretch(page, times)
    page.evaluate(SEND, [table, moves[-1:]])
    return page, table


def lines(page: Page, table: str, key: str) -> list[dict[str, Any]]:
    told = page.request.get(f"/api/tables/{table}/events?since=0").json()["lines"]
    return [line for line in told if line["phrase"]["key"] == key]


# -- the banner ------------------------------------------------------------------------------------


def longest(language: str) -> tuple[dict[str, Any], str]:
    """Returns the arguments of the longest sentence with which a card is played, and the card's place."""
    game = games.game("weimar")
    position = new_session(game, {"scenario": "abyss"}, {}, Seed.from_text(language)).position
    rules = cast("Position", position).rules
    words = renderer(game, language)
    sentences = {
        words.text(phrase): (plain_data(phrase.args), f"card:{rules.cards[card]}")
        for card in range(len(rules.cards))
        for party in range(len(fx.PARTIES))
        for use in range(3)
        for phrase in [
            Phrase(
                "event-card",
                {"party": naming.party(party), "card": naming.card(rules, card), "use": naming.use(use)},
            )
        ]
    }
    return sentences[max(sentences, key=len)]


@pytest.mark.parametrize("language", ["en", "de", "it", "es", "hu"])
def test_the_banner_is_whole_at_the_card_with_the_longest_name(visit: Visit, request: Any, language: str) -> None:
    args, place = longest(language)

    def rename(route: Any) -> None:
        told = route.fetch()
        scene = told.json()
        for step in scene["steps"]:
            if step["line"]["phrase"]["key"] in ("event-card", "event-use"):
                step["line"]["phrase"]["args"] = args
                step["line"]["places"] = [place]
        route.fulfill(response=told, json=scene)

    page = visit("/about", locale=language)
    page.route("**/scene?*", rename)
    table = make_table(page, **SOLO)
    moves = way_to(request.node.nodeid, Fresh(is_impulse_with_dice))
    page.evaluate(SEND, [table, moves[:-1]])
    sit(page, table)
    page.keyboard.press("Shift")
    key = place.removeprefix("card:")
    page.evaluate(STRETCH, key)
    page.evaluate(SEND, [table, moves[-1:]])
    action = page.locator(".scene .action")
    expect(action).to_contain_text(key)
    for size in SIZES:
        page.set_viewport_size(size)
        rest(page)
        assert box(action)["height"] <= box(page.locator(".scene .mini"))["height"], size
        assert action.evaluate("(one) => one.scrollWidth <= one.clientWidth"), size
        expect(page.locator(".scene .mini .key")).to_have_text(key)
        banner, map_box = box(page.locator(".scene")), box(page.locator("section.map"))
        for part in (".mini", ".action", ".skip"):
            inner = box(page.locator(f".scene {part}"))
            assert banner["x"] <= inner["x"] < inner["right"] <= banner["right"], (part, size)
            assert banner["y"] <= inner["y"] < inner["bottom"] <= banner["bottom"], (part, size)
        assert map_box["y"] <= banner["y"] < banner["bottom"] <= map_box["bottom"], size


def test_an_impulse_is_one_scene_with_the_rows_followed_and_the_dice(visit: Visit, request: Any) -> None:
    page, table = come_to(visit, request.node.nodeid, is_impulse_with_dice, times=20)
    rolled = lines(page, table, "event-roll")[-1]["phrase"]["args"]
    result = lines(page, table, "event-result")[-1]["phrase"]["args"]
    wanted = "✓" if result["agreed"] == "yes" else "✗"
    dice = rolled["dice"] or [rolled["result"]]
    expect(page.locator(".scene .row")).to_contain_text("follows its table")
    assert violations(page) == []

    def falls() -> None:
        shown = page.evaluate("window.shown")
        assert any(one["dice"] == dice and one["verdict"] == wanted for one in shown)

    stretch(page, 2)
    eventually(page, falls)
    actions = dict.fromkeys(one["action"] for one in page.evaluate("window.shown"))
    assert len([action for action in actions if " plays " in action]) == 1


# -- one's own dice --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_ones_own_dice_lie_beside_the_next_question(visit: Visit, request: Any, size: Any, motion: str) -> None:
    page, table = come_to(visit, request.node.nodeid, is_own_roll, viewport=size, reduced_motion=motion)
    rolled = lines(page, table, "event-roll")[-1]["phrase"]["args"]
    result = lines(page, table, "event-result")[-1]["phrase"]["args"]
    own = page.locator(".prompt .own-dice")
    expect(own).to_be_visible()
    if motion == "reduce":
        assert page.locator(".own-dice .rolls").count() == 0
    expect(own.locator(".settled .sum")).to_have_text(str(result["result"]))
    values = own.locator(".die").evaluate_all("(all) => all.map((die) => Number(die.dataset.value))")
    assert values == (rolled["dice"] or [rolled["result"]])
    expect(own.locator(".verdict")).to_have_text("✓" if result["agreed"] == "yes" else "✗")
    assert violations(page) == []
