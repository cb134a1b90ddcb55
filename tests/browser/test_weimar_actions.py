"""Weimar's actions explain themselves: cost and odds before the click, a look before a choice, a prompt that keeps its
height."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests import seeds
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import SEND, Robot, change_views, decisions, make_table
from tests.browser.waiting import box
from tests.games.weimar.clicking import CLICK, SOLO, sit

from republik import games
from republik.games.weimar.presenter.board import known_position
from republik.games.weimar.presenter.view import KnownPosition
from republik.games.weimar.rules.actions import ActionPoints
from republik.games.weimar.rules.position import Position
from republik.table.chance import Seed
from republik.table.session import new_session

pytestmark = pytest.mark.timeout(600)

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
OWN = re.compile(r"(SPD|Zentrum) plays")
"""What the recap of the solo scenario would say of one's own cards."""
A_LINE = 64
"""The height of the prompt beside the map."""


def known(position: Position) -> KnownPosition:
    seat = position.to_act()
    assert seat is not None
    return known_position(position.view(seat).shown, seat)


def way_to(name: str, enough: Callable[[Position], bool]) -> tuple[list[int], Position]:
    """Returns moves that lead, in the test's first game, to a position that is far enough."""
    for attempt in range(60):
        rng = Random(attempt)
        session = new_session(games.game("weimar"), {"scenario": "abyss"}, {}, Seed.from_text(seeds.text_of(name, 1)))
        moves: list[int] = []
        while session.position.outcome() is None and len(moves) < 250:
            moves.append(rng.choice(session.position.moves()))
            session.play(moves[-1])
            position = session.position
            assert isinstance(position, Position)
            if position.outcome() is None and enough(position):
                return moves, position
    raise AssertionError("no such game")


def play_to(page: Page, name: str, enough: Callable[[Position], bool]) -> Position:
    """Plays a solo table over a socket, and sits down at it."""
    table = make_table(page, **SOLO)
    moves, position = way_to(name, enough)
    if moves:
        page.evaluate(SEND, [table, moves])
    sit(page, table)
    expect(page.locator(".prompt.mine[data-busy=false]")).to_be_attached()
    return position


def may_demonstrate(position: Position) -> bool:
    step = position.step()
    return isinstance(step, ActionPoints) and step.points > 1 and "demonstration" in known(position).prospects


def chooses_an_agenda(position: Position) -> bool:
    return any(position.move_text(move).startswith("agenda") for move in position.moves())


def shown(page: Page, one: Locator) -> bool:
    """Returns whether the middle of an element is in sight and not covered."""
    one.scroll_into_view_if_needed()
    return bool(
        one.evaluate(
            """(element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              const there = document.elementFromPoint(x + width / 2, y + height / 2);
              return element.contains(there);
            }"""
        )
    )


@pytest.mark.parametrize("size", SIZES)
def test_every_action_tells_its_cost_and_odds_before_the_click(visit: Visit, size: str, request: Any) -> None:
    page = visit(reduced_motion="reduce", **SIZES[size])
    position = play_to(page, request.node.nodeid, may_demonstrate)
    prospects = known(position).prospects
    texts = {position.move_text(move) for move in position.moves()}
    offers = page.locator(".actions button.offer")
    expect(offers).to_have_count(len(texts))
    assert {one.get_attribute("data-move") for one in offers.all()} == texts
    for text, prospect in prospects.items():
        offer = page.locator(f".actions [data-move='{text}']")
        assert shown(page, offer), text
        expect(offer).to_contain_text(f"{prospect.cost} AP")
        if prospect.odds is not None:
            chances = offer.locator(".row .chance")
            expect(chances).to_have_text([f"{round(100 * one.chance)}%" for one in prospect.odds.results])
            expect(offer.locator(".count")).to_contain_text(f"dice: {prospect.odds.dice}")
            expect(offer.locator(".verdict")).to_contain_text(f"for {prospect.odds.needed} or more")
    assert page.locator(".prompt .buttons button").count() == 0
    assert violations(page) == []
    if size == "desktop":
        map_box, panel = box(page.locator("section.map")), box(page.locator(".actions"))
        assert panel["x"] >= map_box["right"]
    before = decisions(page)
    page.locator(".actions [data-move=demonstration]").click()
    sure = page.locator(".doubt .primary")  # dice cannot be taken back
    expect(sure).to_be_visible()
    sure.click()
    expect(page.locator(".table")).not_to_have_attribute("data-decisions", str(before))


@pytest.mark.parametrize("size", SIZES)
def test_an_action_that_may_end_the_game_says_so(visit: Visit, size: str, request: Any) -> None:
    page = visit("/about", reduced_motion="reduce", **SIZES[size])

    def warn(told: dict[str, Any]) -> None:
        how = {"key": "ending-councils", "args": {}}
        for move in told["moves"]:
            if move["text"] == "demonstration":
                move["warning"] = {"key": "move-warning", "args": {"how": how}}

    change_views(page, warn)
    play_to(page, request.node.nodeid, may_demonstrate)
    warned = page.locator(".actions .offer .warned")
    expect(warned).to_have_count(1)
    expect(warned).to_contain_text("This may end the game")
    assert shown(page, warned)
    assert violations(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_an_agenda_is_looked_at_before_it_is_chosen(visit: Visit, size: str, request: Any) -> None:
    page = visit(reduced_motion="reduce", **SIZES[size])
    play_to(page, request.node.nodeid, chooses_an_agenda)
    before = decisions(page)
    cards = page.locator(".hands .agendas button.card.glow")
    expect(cards).not_to_have_count(0)
    for number in (0, 1):
        cards.nth(number).click()
        expect(page.locator(".uses .face.full")).to_be_visible()
        assert decisions(page) == before
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.locator(".uses")).to_have_count(0)
    cards.nth(1).click()
    choose = page.locator(".uses button.use")
    expect(choose).to_have_count(1)
    expect(choose).to_contain_text(re.compile("agenda", re.IGNORECASE))
    choose.click()
    expect(page.locator(".table")).not_to_have_attribute("data-decisions", str(before))


def test_an_agenda_is_chosen_by_keyboard_after_a_look(visit: Visit, request: Any) -> None:
    page = visit(reduced_motion="reduce")
    play_to(page, request.node.nodeid, chooses_an_agenda)
    before = decisions(page)
    page.keyboard.press("2")
    expect(page.locator(".uses")).to_be_focused()
    assert decisions(page) == before
    page.keyboard.press("Tab")
    expect(page.locator(".uses button.use")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-decisions", str(before))


def test_the_prompt_keeps_its_height_and_covers_nothing(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    page.goto("/new/weimar")
    page.get_by_role("button", name="Start the guided solo game").click()
    expect(page.locator(".coach")).to_be_visible()
    robot = Robot(page, CLICK)
    for _ in range(160):
        robot.look()
        clicked = robot.click_once()
        page.wait_for_timeout(60 if clicked else 200)
        prompt = page.locator(".prompt")
        assert box(prompt)["height"] <= A_LINE, prompt.inner_text()
        assert prompt.evaluate("(prompt) => prompt.scrollHeight <= prompt.clientHeight + 1"), prompt.inner_text()
        coach = page.locator(".coach")
        if coach.count():
            assert box(coach)["y"] >= box(prompt)["bottom"] - 1
        acting = page.locator(".parties li.acting")
        if acting.count():
            assert box(prompt)["bottom"] <= box(acting)["y"] < box(acting)["bottom"] <= DESKTOP["height"]
        recap = page.locator(".recap p")
        if recap.count():
            told = recap.inner_text()
            assert not OWN.search(told), told
        if decisions(page) > 45:
            break
    assert decisions(page) > 20


@pytest.mark.parametrize("size", SIZES)
def test_parts_of_the_board_explain_themselves_with_their_rule(visit: Visit, size: str, request: Any) -> None:
    page = visit(reduced_motion="reduce", **SIZES[size])
    play_to(page, request.node.nodeid, may_demonstrate)
    peek = page.locator("#peek[data-placed]")
    if size == "phone":
        page.get_by_role("tab", name="State").click()
    for name in ("Economy", "President", "USPD", "DDP", "DVP", "VP"):
        term = page.locator("button.term", has_text=name).first
        term.scroll_into_view_if_needed()
        term.click()
        expect(peek).to_contain_text(re.compile(r"Rule W\d+"))
        page.keyboard.press("Escape")
        expect(peek).to_have_count(0)
    unit = page.locator("button.unit").first
    unit.scroll_into_view_if_needed()
    unit.click()
    expect(peek).to_contain_text("Rule W1")


def test_a_topic_explains_itself_to_the_pointer_and_the_keyboard(visit: Visit, request: Any) -> None:
    page = visit(reduced_motion="reduce")
    play_to(
        page, request.node.nodeid, lambda position: position.depth > 0 and len(position.moves()) > 2 and lies(position)
    )
    topic = page.locator(".opinion .topic").first
    expect(topic).to_be_visible()
    topic.hover()
    page.mouse.move(0, 0)
    topic.hover()
    peek = page.locator("#peek[data-placed]")
    expect(peek).to_contain_text("Rule W5")
    page.mouse.move(0, 0)
    expect(peek).to_have_count(0)


def lies(position: Position) -> bool:
    """Returns whether a card is to be played, with topics on the opinion track."""
    return any(point >= 0 for point in position.topics) and position.move_text(position.moves()[0])[1:3].isdigit()
