"""Weimar's table: uses beside the map, the hand whole, sources on request, and the walk through the politics phase."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, LAPTOP, PHONE, Visit
from tests.browser.playing import SEND, change_views, click_on, make_table, table_data
from tests.browser.waiting import box, eventually, stretch
from tests.games.weimar.clicking import CLICK, SOLO, come_to, play_to, sit
from tests.games.weimar.ways import way_to

from republik.games.weimar.presenter.board import known_position
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules.position import Position
from republik.table.contract import SPECTATOR
from republik.table.session import Session

pytestmark = pytest.mark.timeout(600)

STEPS = 8


def second_round(session: Session) -> bool:
    return bool(session.position.round == 2)  # type: ignore[attr-defined]


def to_a_card(page: Page) -> None:
    """Plays a solo table by clicks until a card is to be chosen."""
    sit(page, make_table(page, **SOLO))
    goal = 8
    while not page.locator(".prompt .sentence", has_text="choose a card to play").count():
        come_to(page, goal)
        goal += 1


def test_the_uses_of_a_card_stand_beside_the_map_and_the_hand_is_whole(visit: Visit) -> None:
    page = visit(viewport=DESKTOP)
    to_a_card(page)
    for size in (DESKTOP, LAPTOP):
        page.set_viewport_size(size)
        cards = page.locator(".hands button.card")
        expect(cards.first).to_be_visible()
        right = box(page.locator(".stage > .right"))
        for card in map(box, cards.all()):
            assert right["x"] <= card["x"] < card["right"] <= right["right"], size
            assert right["y"] <= card["y"] < card["bottom"] <= size["height"], size
    page.locator(".hands button.card.glow").first.click()
    uses = page.locator(".uses")
    expect(uses).to_be_focused()
    expect(uses.locator(".use")).to_have_count(3)
    assert box(uses)["x"] >= box(page.locator("section.map"))["right"]
    assert page.locator("dialog[open]").count() == 0
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(uses).to_have_count(0)
    expect(page.locator(".hands button.card:focus")).to_have_count(1)


def test_the_button_that_ends_a_step_comes_last(visit: Visit, request: Any) -> None:
    page = visit(reduced_motion="reduce")

    def offers_actions(session: Session) -> bool:
        assert isinstance(session.position, Position)
        step = known_position(session.position, SPECTATOR).step
        return step is not None and step.decide == "actions" and len(session.position.moves()) > 2

    play_to(page, request.node.nodeid, offers_actions)
    buttons = page.locator(".actions button").or_(page.locator(".prompt .buttons button"))
    expect(buttons.last).to_have_text(re.compile("no more actions", re.IGNORECASE))
    assert buttons.count() > 1


def test_sources_are_marked_on_request_only(visit: Visit) -> None:
    page = visit()
    sit(page, make_table(page, **SOLO))
    expect(page.locator(".source")).to_have_count(0)
    expect(page.get_by_text("Sources:")).to_have_count(0)
    page.get_by_label("Show where values and texts come from").check()
    expect(page.locator(".source").first).to_be_visible()
    expect(page.get_by_text("Sources:")).to_have_count(1)
    page.goto("/settings")
    switch = page.get_by_label("Show where values and texts come from")
    expect(switch).to_be_checked()
    switch.uncheck()
    page.goto("/cards/weimar")
    expect(page.locator("li .face").first).to_be_visible()
    expect(page.locator(".source")).to_have_count(0)


def test_every_game_can_be_learned_and_looked_up(visit: Visit) -> None:
    page = visit("/rules")
    page.locator("nav a", has_text="Weimar").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Weimar")
    page.goto("/learn")
    lesson = page.locator("section", has=page.get_by_role("heading", name="Weimar"))
    expect(lesson.get_by_role("link", name="Read the rules")).to_have_attribute("href", "/rules/weimar")
    lesson.get_by_role("button", name="Start the guided solo game").click()
    expect(page.locator(".coach")).to_contain_text("a republic begins")
    expect(page).to_have_title(re.compile("Table: Weimar – Republik$"))


def test_each_party_has_its_emblem_in_a_new_game(visit: Visit) -> None:
    page = visit("/new/weimar")
    page.get_by_label("War among Brothers").check()
    expect(page.locator(".seats .seat svg")).to_have_count(4)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_no_name_on_the_map_is_covered_in_the_second_round(visit: Visit, size: str, request: Any) -> None:
    page = visit(viewport=DESKTOP if size == "desktop" else PHONE, reduced_motion="reduce")
    play_to(page, request.node.nodeid, second_round)
    page.locator(".politics .close").or_(page.locator(".prompt")).first.wait_for()
    expect(page.locator(".map .city")).to_have_count(11)

    def names_are_free() -> None:
        boxes = [box(city) for city in page.locator(".map .city").all()]
        for i, one in enumerate(boxes):
            assert not [other for other in boxes[i + 1 :] if overlap(one, other)]
        for name in page.locator(".map-name:not(.covered)").all():
            place = name.bounding_box()
            assert not place or not any(overlap(place, other) for other in boxes), name.inner_html()

    eventually(page, names_are_free)


def overlap(one: Any, other: Any) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(across > 1 and down > 1)


def told(page: Page, table: str) -> list[dict[str, Any]]:
    """Returns for each step of the first politics phase its number, the view and the forecast before it, the view after
    the points it scores at once, and the view after it."""
    events = page.request.get(f"/api/tables/{table}/events").json()["events"]
    numbers = [i for i, event in enumerate(events) if event["key"] == "politics"]
    end = next(i for i, event in enumerate(events) if i > numbers[0] and event["key"] == "round")
    first, last = events[numbers[0]]["at"], events[end - 1]["at"]
    scene = page.request.get(f"/api/tables/{table}/scene?from={first - 1}&to={last}").json()
    view, forecast = scene["view"], scene["forecast"]
    steps: list[dict[str, Any]] = []
    for step in scene["steps"]:
        if step["line"]["first"] >= end:
            break
        view, forecast = {**view, **step["changes"]}, step["forecast"] or forecast
        key = step["line"]["phrase"]["key"]
        if key == "event-politics":
            number = step["line"]["phrase"]["args"]["number"]
            steps.append({"number": number, "before": view, "forecast": forecast, "scored": view, "scoring": True})
        elif key != "event-vp" and steps:
            steps[-1]["scoring"] = False
        if steps:
            steps[-1]["after"] = view
            steps[-1]["scored"] = view if steps[-1]["scoring"] else steps[-1]["scored"]
    return steps


def on_the_board(page: Page, view: dict[str, Any]) -> None:
    """Checks that the table shows the parties as in a view."""
    for party in fx.PARTIES:
        row = page.locator(f".parties li.{party}")
        expect(row.locator(".vp b")).to_have_text(str(view["parties"][party]["vp"]))
        expect(row.locator(".small")).to_contain_text(f"seats {view['parties'][party]['seats']}")
        expect(page.locator(f".counts [data-place='seats:{party}'] b")).to_have_text(
            str(view["parties"][party]["seats"])
        )


def test_the_walk_through_the_politics_phase_shows_the_figures_of_the_board(visit: Visit, request: Any) -> None:
    page = visit(reduced_motion="reduce")
    table = play_to(page, request.node.nodeid, second_round)
    steps = told(page, table)
    assert [step["number"] for step in steps] == list(range(1, STEPS + 1))
    page.locator("section.log summary", has_text="Round 1").click()
    page.locator("section.log .again").first.click()
    walk = page.locator(".politics.walk")
    for step in steps:
        expect(walk).to_have_attribute("data-step", str(step["number"]))
        on_the_board(page, step["after"])
        check_sum(walk, step)
        if step["number"] in (1, STEPS):
            assert violations(page) == []
        if step["number"] < STEPS:
            walk.get_by_role("button", name="Next step").click()
    walk.get_by_role("button", name="Show again").click()
    on_the_board(page, steps[-1]["after"])
    walk.get_by_role("button", name="Back to the table").click()
    expect(walk).to_have_count(0)
    on_the_board(page, page.request.get(f"/api/tables/{table}/view").json()["view"])


def check_sum(walk: Locator, step: dict[str, Any]) -> None:
    """Checks that the sum of a step is what the parties gained or lost in it."""
    before, after = step["before"]["parties"], step["after"]["parties"]
    rows = walk.locator("table.sum")
    if step["number"] == 4:
        for party in fx.PARTIES:
            points = sum(goal["points"] for goal in step["forecast"]["goals"][party])
            assert step["scored"]["parties"][party]["vp"] - before[party]["vp"] == points
            expect(rows.locator("tr.total", has_text=re.compile(party, re.IGNORECASE))).to_contain_text(
                f"+{points} VP" if points else "0 VP"
            )
    if step["number"] == 7:
        for party in fx.PARTIES:
            lost = before[party]["seats"] - after[party]["seats"]
            assert lost == step["forecast"]["cut"][party]
            row = rows.locator("tr", has_text=re.compile(party, re.IGNORECASE))
            expect(row).to_contain_text(f"−{lost} seats" if lost else str(before[party]["seats"]))
    if step["number"] == STEPS:
        expect(rows.locator("tr.total svg")).to_have_count(sum(party["governs"] for party in after.values()))


def test_the_phase_is_walked_through_as_it_happens_and_can_be_skipped(visit: Visit, request: Any) -> None:
    page = visit()
    name = request.node.nodeid
    table = make_table(page, **SOLO)
    moves = way_to(name, lambda session: any(event.key == "politics" for event in session.events))
    page.evaluate(SEND, [table, moves[:-1]])
    sit(page, table)
    stretch(page)  # the steps are told one after the other
    page.evaluate(SEND, [table, moves[-1:]])
    walk = page.locator(".politics.walk")
    expect(walk).to_have_attribute("data-step", "1")
    walk.get_by_role("button", name="Back to the table").click()
    expect(walk).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-decisions", re.compile(r"\d+"))


def test_a_replay_can_walk_through_the_politics_phase_too(visit: Visit, request: Any) -> None:
    page = visit(reduced_motion="reduce")
    table = play_to(page, request.node.nodeid, second_round)
    steps = told(page, table)
    page.goto(f"/table/{table}/replay?at=3")
    page.locator("section.log summary", has_text="Round 1").click()
    page.locator("section.log .again").first.click()
    walk = page.locator(".politics.walk")
    on_the_board(page, steps[0]["after"])
    walk.get_by_role("button", name="Next step").click()
    expect(walk).to_have_attribute("data-step", "2")
    page.get_by_role("button", name="Next decision").click()
    expect(walk).to_have_count(0)
    expect(page.locator(".replay")).to_have_attribute("data-decisions", "4")


def test_a_card_of_the_hand_is_enlarged_on_hover(visit: Visit) -> None:
    page = visit()
    to_a_card(page)
    card = page.locator(".hands button.card").first
    card.hover()
    expect(page.locator(".peek .face")).to_contain_text(card.locator(".key").inner_text())
    page.mouse.move(5, 5)
    expect(page.locator(".peek")).to_have_count(0)


def test_the_turns_of_several_bots_are_skipped_as_a_whole(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("(told) => localStorage.setItem('republik-settings', told)", '{"pace": "slow"}')
    sit(page, make_table(page, **SOLO))
    skip = page.locator(".scene .skip")
    patiently = CLICK.replace("=> {", '=> { if (document.querySelector(".scene")) return "";', 1)

    def own_decision_waits() -> bool:
        return skip.count() > 0 and table_data(page, "to-act") in ("spd", "zentrum")

    click_on(page, own_decision_waits, click=patiently)
    page.keyboard.press("Escape")
    assert skip.count() == 0
    expect(page.locator("[data-changed]").first).to_be_attached()
    expect(page.locator(".prompt.mine[data-busy=false]")).to_be_attached()
    assert skip.count() == 0


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_in_walk_replay_and_uses_in_the_dark(visit: Visit, size: str, request: Any) -> None:
    page = visit(viewport=DESKTOP if size == "desktop" else PHONE, color_scheme="dark", reduced_motion="reduce")
    table = play_to(page, request.node.nodeid, second_round)
    if size == "phone":
        page.get_by_role("tab", name="Log").click()
    page.locator("section.log summary", has_text="Round 1").click()
    page.locator("section.log .again").first.click()
    expect(page.locator(".politics.walk")).to_be_visible()
    assert violations(page) == []
    page.goto(f"/table/{table}/replay?at=30")
    expect(page.locator(".replay .player")).to_be_visible()
    assert violations(page) == []
    to_a_card(page)
    page.locator(".hands button.card.glow").first.click()
    expect(page.locator(".uses")).to_be_visible()
    assert violations(page) == []


# Whether the middle of an element is inside its window on the map.
IN_SIGHT = """
(city) => {
  const { left, right, top, bottom } = city.getBoundingClientRect();
  const map = city.closest(".stage > .map").getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > map.left && x < map.right && y > map.top && y < map.bottom;
}
"""


def test_a_city_with_several_moves_stays_in_sight_beside_their_buttons(visit: Visit) -> None:
    page = visit("/about", viewport=PHONE)

    def add_moves(told: dict[str, Any]) -> None:
        """Offers seven more moves at each city."""
        cities = [move for move in told["moves"] if (move["place"] or "").startswith("city:")]
        told["moves"] += [{**move, "id": 1000 * i + move["id"]} for i in range(1, 8) for move in cities]

    change_views(page, add_moves)
    sit(page, make_table(page, **SOLO))
    asked = page.locator(".city.glow")
    click_on(page, lambda: asked.count() > 0, click=CLICK)
    asked.first.evaluate("(city) => city.scrollIntoView({ block: 'end' })")
    assert asked.first.evaluate(IN_SIGHT)
    asked.first.click()
    expect(page.locator(".city.picked")).to_be_visible()
    assert page.locator(".city.picked").evaluate(IN_SIGHT)


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}], ids=["phone", "landscape"])
def test_the_map_does_not_leave_its_frame_when_a_city_is_brought_into_sight(visit: Visit, size: ViewportSize) -> None:
    page = visit("/about", viewport=size)
    sit(page, make_table(page, **SOLO))
    frame = box(page.locator("section.map"))
    for city in page.locator(".city").all():
        city.evaluate("(city) => city.scrollIntoView({ block: 'center', inline: 'center' })")
        for other in page.locator(".city").all():
            shown = other.evaluate("(other) => other.getBoundingClientRect().toJSON()")
            assert frame["x"] - 1 <= shown["left"]
            assert shown["right"] <= frame["right"] + 1


def test_counters_of_units_fit_on_a_phones_map(visit: Visit) -> None:
    page = visit("/about", viewport=PHONE, locale="de")

    def add_units(told: dict[str, Any]) -> None:
        told["view"]["cities"]["Breslau"]["units"] = {"black2": 1, "reichswehr1": 1}

    change_views(page, add_units)
    sit(page, make_table(page, **SOLO))
    city, units = box(page.locator("#breslau")), page.locator("#breslau .unit")
    expect(units).to_have_count(2)
    for unit in units.all():
        inner = box(unit)
        assert city["x"] <= inner["x"]
        assert inner["right"] <= city["right"]
        assert unit.evaluate("(unit) => unit.scrollWidth <= unit.clientWidth")
