"""Weimar's guided solo game: each step ends with the act that it names, and what it says is so."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import table_data, view
from tests.browser.waiting import box, eventually

pytestmark = pytest.mark.timeout(600)

LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}
MOST_STEPS = 90
OWN_WAY = "You now know everything an impulse can be"
# Presses the coach's button, unless he has gone on by himself since his text was read.
READ_ON = """
(said) => {
  if (document.querySelector(".coach .text")?.innerText === said) document.querySelector(".coach .next")?.click();
}
"""
ACTS = (
    "Choose the Zentrum",
    "Begin with an event",
    "Choose the event",
    "Click a city with a blue ring",
    "Councils rule in München",
    "Choose actions",
    "In which city? Choose München",
    "1 die now, a chance of 33",
    "3 dice now, a chance of 70",
    "5 dice, and one of them must show 5 or 6: a chance of 87",
    "It worked: the Councils are gone",
    "Gustav Stresemann",
    "The city has no free slot",
    "that it has just played. Say yes",
    "one by up to the card’s large value",
    "on the arm of the SPD",
    "its event must happen",
    "The order is up to you",
    "where the KPD is strongest",
    "The same card now gives a debate or actions",
    "KPD units of strength 4 stand in Berlin",
    "takes a die from a coup",
)
"""What the coach says on the way, in order; without motion no scene of the opponents is announced."""


def start(visit: Visit, size: ViewportSize = DESKTOP) -> Page:
    page = visit("/learn", size, reduced_motion="reduce")
    page.get_by_role("button", name="Start the guided solo game").click()
    expect(page.locator(".coach .text")).to_contain_text("Germany has lost the war")
    return page


def position(page: Page) -> dict[str, Any]:
    known: dict[str, Any] = view(page, page.url.rsplit("/", 1)[-1])["view"]
    return known


def text(page: Page) -> str:
    return page.locator(".coach .text").inner_text()


def moment(page: Page) -> tuple[str, str, str, int]:
    """What changes when a step has been done."""
    marks = page.locator(".uses").count() + page.locator(".doubt").count()
    return text(page), table_data(page, "decisions"), page.locator(".prompt .sentence").inner_text(), marks


def at_rest(page: Page) -> dict[str, float]:
    """Returns where the frame is, once it has stopped moving."""
    places = [box(page.locator(".pointer"))]

    def stands() -> None:
        page.wait_for_timeout(150)
        places.append(box(page.locator(".pointer")))
        assert places[-1] == places[-2]

    eventually(page, stands)
    return places[-1]


def go_on(page: Page, said: str = "") -> None:
    """Reads on, or does what the coach frames; nothing if he no longer says what was read."""
    page.wait_for_timeout(100)
    if page.locator(".scene .skip").count():
        page.keyboard.press("Space")
        expect(page.locator(".scene .skip")).to_have_count(0)
        return
    before = moment(page)
    if said and before[0] != said:
        return
    if page.locator(".coach .next").count():
        page.evaluate(READ_ON, before[0])
    elif page.locator(".coach.idle").count():  # an opponent's roll, after Stresemann has been explained
        page.locator("[data-spot='move:no']").click()
    else:
        expect(page.locator(".prompt.mine[data-busy=false]")).to_be_visible()
        if moment(page) != before:
            return
        expect(page.locator(".pointer"), f"{before} frames nothing").to_be_visible()
        framed = at_rest(page)
        if moment(page) != before:
            return
        page.mouse.click((framed["x"] + framed["right"]) / 2, (framed["y"] + framed["bottom"]) / 2)

    def has_changed() -> None:
        assert moment(page) != before, before

    eventually(page, has_changed)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE, TABLET], ids=["desktop", "phone", "landscape", "tablet"])
def test_whoever_does_what_is_framed_plays_one_impulse_of_each_kind(visit: Visit, size: ViewportSize) -> None:
    page = start(visit, size)
    assert violations(page) == []
    said: list[str] = []
    for _ in range(MOST_STEPS):
        said.append(text(page))
        if OWN_WAY in said[-1]:
            break
        go_on(page, said[-1])
    assert OWN_WAY in said[-1], said
    places = [next((i for i, one in enumerate(said) if act in one), -1) for act in ACTS]
    assert places == sorted(places), list(zip(ACTS, places, strict=True))
    assert -1 not in places, ACTS[places.index(-1)]
    known = position(page)
    assert "councils" not in known["cities"]["München"]["markers"]
    assert "unrest" not in known["cities"]["Berlin"]["markers"]
    assert known["cities"]["Berlin"]["units"]["police"] == 2
    assert violations(page) == []


def test_the_figures_of_the_introduction_are_those_of_the_table(visit: Visit) -> None:
    page = start(visit)
    known = position(page)
    page.locator(".coach .next").click()
    assert [city for city, one in known["cities"].items() if "councils" in one["markers"]] == ["München"]
    expect(page.locator(".coach .text")).to_contain_text("One city has Councils already: München")
    expect(page.locator(".pointer")).to_be_visible()
    page.locator(".coach .next").click()
    expect(page.locator(".coach .text")).to_contain_text(f"Now it holds {sum(known['box'].values())} markers")
    page.locator(".coach .next").click()
    kpd, dnvp = (known["parties"][party]["seats"] for party in ("kpd", "dnvp"))
    occupied = known["parliament"]["occupied"]
    expect(page.locator(".coach .text")).to_contain_text(f"the KPD has {kpd} and the DNVP {dnvp} of {occupied}")


def test_a_step_can_be_taken_back_and_is_asked_again(visit: Visit) -> None:
    page = start(visit)
    while "Click a city with a blue ring" not in text(page):
        go_on(page)
    before = table_data(page, "decisions")
    go_on(page)
    page.locator("[data-spot=undo]").click()

    def is_back() -> None:
        assert table_data(page, "decisions") == before

    eventually(page, is_back)
    expect(page.locator(".coach .text")).to_contain_text("Click a city with a blue ring")


def test_a_player_who_goes_another_way_hears_nothing_that_is_not_so(visit: Visit) -> None:
    page = start(visit)
    page.locator("[data-spot='move:SPD']").click()
    expect(page.locator(".coach .text")).to_contain_text("Councils rule in München")
    page.locator(".hands [data-place='card:S25']").click()
    page.locator(".use[data-spot='use:event']").click()
    expect(page.locator(".coach .text")).to_contain_text("Click a city with a blue ring")
    expect(page.locator(".coach .text")).not_to_contain_text("Councils")


@pytest.mark.parametrize(
    ("party", "want", "impulse", "last"),
    [
        ("spd", "You lead the SPD", "bread before politics", "Click a city with a blue ring"),
        ("zentrum", "You lead the Zentrum", "a debate", "on the arm of the Zentrum"),
        ("kpd", "You lead the KPD", "the street", "Choose three cities"),
        ("dnvp", "You lead the DNVP", "force", "Now try the coup"),
    ],
)
def test_each_party_has_a_lesson_of_its_own(visit: Visit, party: str, want: str, impulse: str, last: str) -> None:
    page = visit("/new/weimar", reduced_motion="reduce")
    page.get_by_role("group", name="Learn it with a party").get_by_role(
        "button", name=want.removeprefix("You lead the ")
    ).click()
    expect(page.locator(".coach .text")).to_contain_text(want)
    said: list[str] = []
    for _ in range(MOST_STEPS):
        said.append(text(page))
        if last in said[-1]:
            break
        go_on(page, said[-1])
    assert last in said[-1], said
    assert any(impulse in one for one in said), said


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_new_game_shows_scenarios_parties_and_seats(visit: Visit, size: ViewportSize) -> None:
    page = visit("/new/weimar", size)
    expect(page.get_by_text("The other seats need no people")).to_be_visible()
    expect(page.locator(".scenario svg")).to_have_count(4)
    page.get_by_label("War among Brothers").check()
    expect(page.locator(".seats select")).to_have_count(4)
    expect(page.get_by_label("SPD, DNVP, Zentrum, KPD")).to_be_checked()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("SPD, KPD, Zentrum, DNVP").check()
    page.get_by_role("button", name="Start game").click()
    expect(page.locator(".map .city")).to_have_count(11)
    assert position(page)["seating"] == ["spd", "kpd", "zentrum", "dnvp"]
