"""Weimar's politics phase as a stage, the title card of a round, and the end of a game."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests import seeds
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import SEND, make_table, view
from tests.browser.waiting import box, eventually, rest, stretch
from tests.games.weimar.clicking import SOLO, sit
from tests.games.weimar.ways import way_to

from republik import games
from republik.table.chance import Seed
from republik.table.session import Session, new_session

pytestmark = pytest.mark.timeout(600)

STEPS = 8
READABLE = 80
"""Pixels for the lines of a step."""
SUDDEN = {"anarchy", "councils", "regime", "overthrow", "nsdap"}


def has(session: Session, key: str, **args: int) -> bool:
    return any(event.key == key and args.items() <= event.args.items() for event in session.events)


def way_through_politics(name: str) -> tuple[list[int], list[int]]:
    """Returns moves up to the first politics phase of the test's first game, and those that bring round 2."""
    for attempt in range(60):
        rng = Random(f"{name} {attempt}")
        session = new_session(games.game("weimar"), {"scenario": "abyss"}, {}, Seed.from_text(seeds.text_of(name, 1)))
        before: list[int] = []
        after: list[int] = []
        while session.position.outcome() is None and not has(session, "round", round=2):
            move = rng.choice(session.position.moves())
            session.play(move)
            (after if has(session, "politics") else before).append(move)
        if has(session, "round", round=2):
            return before, after
    raise AssertionError("no such game")


@pytest.fixture
def phase(request: pytest.FixtureRequest, visit: Visit) -> Callable[..., tuple[Page, str]]:
    """Opens a solo game before its first politics phase, and lets it happen."""

    def begin(stretched: int = 1, **options: Any) -> tuple[Page, str]:
        page = visit("/about", **options)
        table = make_table(page, **SOLO)
        before, after = way_through_politics(request.node.nodeid)
        page.evaluate(SEND, [table, before])
        sit(page, table)
        page.keyboard.press("Shift")
        stretch(page, stretched)
        page.evaluate(SEND, [table, after])
        walk = page.locator(".politics.walk")
        expect(walk.or_(page.locator(".scene .skip")).first).to_be_visible()
        if not walk.count():
            page.keyboard.press("Space")
        expect(walk).to_be_visible()
        return page, table

    return begin


def play_last(visit: Visit, name: str, enough: Any, **options: Any) -> tuple[Page, str]:
    """Opens a solo game and makes the decision that brings what is wanted."""
    page = visit("/about", **options)
    table = make_table(page, **SOLO)
    moves = way_to(name, enough)
    page.evaluate(SEND, [table, moves[:-1]])
    sit(page, table)
    page.keyboard.press("Shift")
    stretch(page)
    page.evaluate(SEND, [table, moves[-1:]])
    return page, table


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_panel_prompt_and_board_are_at_the_same_step(phase: Callable[..., tuple[Page, str]], size: Any) -> None:
    page, _ = phase(viewport=size, reduced_motion="reduce")
    walk = page.locator(".politics.walk")
    prompt = page.locator(".prompt .sentence")
    for step in range(1, STEPS + 1):
        expect(walk).to_have_attribute("data-step", str(step))
        expect(prompt).to_contain_text(re.compile(rf"Politics phase, round 1, step {step}:", re.IGNORECASE))
        assert page.locator(".prompt .buttons button, button.glow").count() == 0
        if step in (1, 5):
            assert violations(page) == []
        if step < STEPS:
            walk.press("ArrowRight")
    walk.press("ArrowLeft")
    expect(prompt).to_contain_text(f"step {STEPS - 1}:")


def test_on_a_phone_in_landscape_a_step_can_be_read_and_turned(phase: Callable[..., tuple[Page, str]]) -> None:
    page, _ = phase(viewport={"width": 844, "height": 390}, has_touch=True, reduced_motion="reduce")
    walk = page.locator(".politics.walk")
    assert box(walk.locator(".page"))["height"] > READABLE
    for name in ("Next step", "Close"):
        expect(walk.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_the_page_is_turned_to_the_title_card_of_the_next_round(phase: Callable[..., tuple[Page, str]]) -> None:
    page, table = phase(reduced_motion="reduce")
    page.get_by_role("button", name="Skip ahead").click()
    stretch(page)  # the title card closes by itself
    page.get_by_role("button", name="Turn the page").click()
    card = page.locator(".title-card")
    expect(card).to_contain_text("Round 2")
    expect(card).to_contain_text(re.compile(r"19\d\d–19\d\d"))
    expect(card).to_contain_text("Round card: A02")
    assert violations(page) == []
    page.keyboard.press("Shift")
    expect(card).to_have_count(0)
    expect(page.locator(".prompt .sentence")).not_to_contain_text("Politics phase")
    page.reload()
    expect(page.locator(".weimar .prompt")).to_be_visible()
    page.wait_for_timeout(500)
    assert card.count() == 0
    assert view(page, table)["outcome"] is None


def test_what_counts_is_lit_and_what_is_gained_flies_to_its_party(phase: Callable[..., tuple[Page, str]]) -> None:
    page, _ = phase(stretched=3)
    walk = page.locator(".politics.walk")
    expect(walk).to_have_attribute("data-step", "1")

    def flies() -> None:
        assert page.locator(".flights span").count() > 0

    eventually(page, flies)
    expect(page.locator(".weimar .lit").first).to_be_visible()
    for _ in range(3):
        walk.press("ArrowRight")
    expect(walk).to_have_attribute("data-step", "4")
    expect(page.locator(".parties .lit").first).to_be_visible()


def test_the_first_round_opens_with_its_title_card(visit: Visit, request: Any) -> None:
    page, _ = play_last(
        visit, request.node.nodeid, lambda session: has(session, "round", round=1), reduced_motion="reduce"
    )
    card = page.locator(".title-card")
    expect(card).to_contain_text("Round 1")
    page.keyboard.press("Shift")
    expect(card).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_sudden_end_names_its_cause_and_is_not_told_before_its_scene(visit: Visit, request: Any, size: Any) -> None:
    def ends_suddenly(session: Session) -> bool:
        outcome = session.position.outcome()
        return outcome is not None and outcome.termination in SUDDEN

    page, table = play_last(visit, request.node.nodeid, ends_suddenly, viewport=size)
    finish = page.locator(".finish")
    for _ in range(6):
        if page.locator(".scene .skip").count():
            assert finish.count() == 0
            page.keyboard.press("Escape")
        elif page.locator(".politics.walk").count():
            assert finish.count() == 0
            page.locator(".politics.walk .close").click()
        page.wait_for_timeout(300)
    if size == PHONE:
        page.locator("#tab-cards").click()
    expect(finish).to_be_visible()
    rest(page)
    told = view(page, table)
    outcome, position = told["outcome"], told["view"]
    expect(finish.locator("a", has_text=re.compile("W12|W8"))).to_be_visible()
    cause = finish.locator(".cause")
    marker = {"councils": "councils", "regime": "regime"}.get(outcome["termination"])
    if marker:
        for city, one in position["cities"].items():
            if marker in one["markers"]:
                expect(cause).to_contain_text(city)
    else:
        expect(cause).to_contain_text(re.compile(r"\d"))
    for party, one in position["parties"].items():
        expect(finish.locator(f".points li.{party} b")).to_have_text(str(one["vp"]).replace("-", "−"))
    expect(finish.locator(".front")).to_have_attribute("aria-busy", "false")  # its picture is drawn
    assert violations(page) == []
