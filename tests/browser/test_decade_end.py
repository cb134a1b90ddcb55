"""The End of Decade on the page: board, panel, prompt, track, forecast and log agree at every phase and decision."""

import re
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest
from playwright.sync_api import Locator, Page, expect
from tests import seeds
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import SEND, decisions, make_table
from tests.browser.waiting import eventually, stretch

from republik import games
from republik.games.wsdv import Position
from republik.table.chance import Seed
from republik.table.session import new_session

pytestmark = pytest.mark.timeout(600)


def way_to_the_flight(name: str) -> list[int]:
    """Returns moves that lead, in the test's first game, to an End of Decade whose flight costs East two points and
    which has another decision afterwards."""
    for attempt in range(300):
        rng = Random(attempt)
        session = new_session(games.game("wsdv"), {"edition": "2.1"}, {}, Seed.from_text(seeds.text_of(name, 1)))
        moves: list[int] = []
        while (position := cast("Position", session.position)).decade == 1:
            end = position.forecast().end
            asks_for_a_space = position.tracks[0] not in (0, 1)  # 9.2
            if (end.phase, end.due) == (1, 2) and asks_for_a_space:
                return moves
            moves.append(rng.choice(position.moves()))
            session.play(moves[-1])
            if session.position.outcome() is not None:
                break
    raise AssertionError("no such game")


@pytest.fixture(params=["desktop", "phone"])
def flight(request: pytest.FixtureRequest, visit: Visit) -> tuple[Page, str]:
    """A page at the first decision of such an End of Decade, and its table."""
    page = visit("/", viewport=DESKTOP if request.param == "desktop" else PHONE, reduced_motion="reduce")
    table = make_table(page, seats={"west": "person", "east": "person"}, sit=["west", "east"])
    page.evaluate(SEND, [table, way_to_the_flight(request.node.nodeid)])
    page.goto(f"/table/{table}")
    expect(page.locator(".board")).to_be_visible()
    return page, table


def part(page: Page, name: str) -> Locator:
    """Returns a part of the table; on a phone, opens its tab first."""
    tab = page.locator(f"#tab-{name}")
    if tab.count() and tab.is_visible():
        tab.click()
    return page.locator({"state": ".tracks", "forecast": ".forecast", "log": "section.log"}[name])


def test_prompt_track_forecast_and_log_agree_while_the_flight_is_paid(flight: tuple[Page, str]) -> None:
    page, table = flight
    told = page.request.get(f"/api/tables/{table}/events").json()["events"]
    counted = next(event["args"] for event in told if event["key"] == "flight")
    steps = counted["steps"]
    assert counted["points"] == 2
    for due in (2, 1):
        come_forward(page)
        points = "2 points" if due == 2 else "1 point"
        expect(page.locator(".prompt .sentence")).to_contain_text(f"ismantle {points}. Choose a piece to remove.")
        expect(part(page, "state")).to_contain_text(f"{steps} steps: East dismantles 2")
        first = part(page, "forecast").locator("li").first
        expect(first).to_contain_text(f"East −2 · {due} to do")
        expect(first).to_have_attribute("aria-current", "step")
        expect(part(page, "log")).to_contain_text(f"Flight from the Republic reaches {steps}: East dismantles 2")
        dismantle_something(page)
    come_forward(page)
    page.get_by_role("button", name="Go to your decision").click()
    first = part(page, "forecast").locator("li").first
    expect(first).to_have_class(re.compile("done"))
    expect(first).to_contain_text("East −2")
    expect(first).not_to_contain_text("to do")
    expect(part(page, "state")).to_contain_text("already counted this decade")


def come_forward(page: Page) -> None:
    """Reveals the screen for the player whose turn it is."""
    expect(page.locator(".prompt[data-busy=false]")).to_be_attached()
    curtain = page.locator(".sheet-of-paper .primary")
    if curtain.count():
        curtain.click()


def dismantle_something(page: Page) -> None:
    before = decisions(page)
    page.locator(".board [data-stop]").first.click()
    expect(page.locator(f".table[data-decisions='{before + 1}']")).to_be_attached()


# -- the walk ------------------------------------------------------------------------------------------


def way_through_decade_one(name: str) -> tuple[list[int], list[int]]:
    """Returns moves that lead, in the test's first game, up to the End of Decade, and those that bring decade II."""
    for attempt in range(300):
        rng = Random(f"{name} {attempt}")
        session = new_session(games.game("wsdv"), {"edition": "2.1"}, {}, Seed.from_text(seeds.text_of(name, 1)))
        before: list[int] = []
        after: list[int] = []
        while (position := cast("Position", session.position)).decade == 1 and position.outcome() is None:
            move = rng.choice(position.moves())
            session.play(move)
            begun = any(event.key == "decade_end" for event in session.events)
            (after if begun else before).append(move)
        if session.position.outcome() is None:
            return before, after
    raise AssertionError("no such game")


@pytest.fixture
def walk(request: pytest.FixtureRequest, visit: Visit) -> Callable[..., tuple[Page, str]]:
    """Opens East's page before the End of Decade, lets it happen, and returns the page and its table."""

    def begin(stretched: int = 1, **options: Any) -> tuple[Page, str]:
        page = visit("/", **options)
        table = make_table(page, seats={"west": "person", "east": "person"}, sit=["west", "east"])
        before, after = way_through_decade_one(request.node.nodeid)
        page.evaluate(SEND, [table, before])
        page.goto(f"/table/{table}?seat=east")
        expect(page.locator(".board")).to_be_visible()
        page.keyboard.press("Shift")  # the first key press closes a title card
        expect(page.locator(".title-card")).to_have_count(0)
        stretch(page, stretched)
        page.evaluate(SEND, [table, after])
        expect(page.locator(".walk")).to_be_visible()
        return page, table

    return begin


def told_phases(page: Page, table: str) -> list[dict[str, Any]]:
    """Returns what the server knows of each phase: the view and the forecast at its end."""
    events = page.request.get(f"/api/tables/{table}/events?seat=east").json()["events"]
    begun = next(event["at"] for event in events if event["key"] == "decade_end")
    done = next(event["at"] for event in events if event["key"] == "decade" and event["at"] > begun - 1)
    scene = page.request.get(f"/api/tables/{table}/scene?from={begun - 1}&to={done}&seat=east").json()
    view, forecast = scene["view"], scene["forecast"]
    phases: list[dict[str, Any]] = []
    for step in scene["steps"]:
        key = step["line"]["phrase"]["key"]
        if key == "event-decade":
            break
        view = view | step["changes"]
        forecast = step["forecast"] or forecast
        if key == "event-phase":
            phases.append({})
        if phases:
            phases[-1] = {"view": view, "forecast": forecast}
    return phases


def figures_on_board(page: Page) -> dict[str, tuple[int, int]]:
    """Returns living standard and unrest of each province, as the board shows them."""
    named: list[list[str]] = page.locator(".board .plaque-place").evaluate_all(
        "(all) => all.map((one) => [one.dataset.place, one.ariaLabel ?? one.querySelector('title').textContent])"
    )
    return {
        place.removeprefix("province:"): (
            int(re.findall(r"living standards: (\d+)", label)[0]),
            int(re.findall(r"unrest: (\d+)", label)[0]),
        )
        for place, label in named
    }


def check_sum(page: Page, phase: int, forecast: dict[str, Any]) -> None:
    """Compares the sum in the panel with the forecast of the phase."""
    total = page.locator(".walk .sum tfoot td")
    values = page.locator(".walk .sum tbody td")
    if phase == 1 and not forecast["flight"]["wall"]:
        expect(total).to_have_text(str(forecast["flight"]["steps"]).replace("-", "−"))
        expect(page.locator(".walk .sum tfoot")).to_contain_text(f"East dismantles {forecast['flight']['points']}")
    elif phase == 3:
        expect(total).to_have_text(signed(forecast["currency"]["balance"]))
    elif phase == 5:
        assert sum(map(number, values.all_inner_texts())) == -sum(forecast["living_losses"].values())
    elif phase == 6:
        assert sum(map(number, values.all_inner_texts())) == sum(forecast["internal_unrest"].values())
    elif phase == 7:
        assert [number(text) for text in values.all_inner_texts()] == [one["unrest"] for one in forecast["attacks"]]
    elif phase == 10:
        counts = [int(text) for text in page.locator(".walk .protests .count").all_inner_texts()]
        assert counts == [forecast["protests"][side]["now"] for side in ("west", "east")]


def signed(value: int) -> str:
    return f"{value:+d}".replace("-", "−") if value else "0"


def number(text: str) -> int:
    return int(text.replace("−", "-"))


@pytest.mark.parametrize("game", range(3))
def test_walk_and_board_show_the_same_figures_at_every_phase(walk: Callable[..., tuple[Page, str]], game: int) -> None:
    page, table = walk(reduced_motion="reduce")
    phases = told_phases(page, table)
    assert len(phases) == 10
    assert game < 3
    for phase, told in enumerate(phases, 1):
        expect(page.locator(".walk")).to_have_attribute("data-phase", str(phase))
        expect(page.locator(".prompt .sentence")).to_contain_text(f"End of Decade I, phase {phase}:")
        expect(page.locator(".tracks .phases .now")).to_contain_text(str(phase))
        expect(page.locator(".forecast li[aria-current=step] .number")).to_have_text(str(phase))
        expected = {
            code: (province["living_standard"], province["unrest"])
            for code, province in told["view"]["provinces"].items()
        }

        def figures_agree(phase: int = phase, told: Any = told, expected: Any = expected) -> None:
            assert figures_on_board(page) == expected, phase
            check_sum(page, phase, told["forecast"])

        eventually(page, figures_agree)
        if phase < 10:
            page.locator(".walk .steps button").nth(phase).click()


def test_phases_in_which_nothing_happened_share_one_line(walk: Callable[..., tuple[Page, str]]) -> None:
    page, _ = walk(reduced_motion="reduce")
    seen = []
    folded = ""
    for _ in range(10):
        seen.append(int(page.locator(".walk").get_attribute("data-phase") or "0"))
        expect(page.locator(".walk .nothing")).to_have_count(0)
        folded += " ".join(page.locator(".walk .folded").all_inner_texts())
        if seen[-1] == 10:
            break
        page.locator(".walk").press("ArrowRight")
        expect(page.locator(".walk")).not_to_have_attribute("data-phase", str(seen[-1]))
    missing = set(range(1, 11)) - set(seen)
    assert missing
    assert seen[-1] == 10
    assert "nothing happens" in folded
    assert all(re.search(rf"\b{number}\b", folded) for number in (min(missing), max(missing)))


def test_the_walk_leads_to_the_title_of_the_next_decade(walk: Callable[..., tuple[Page, str]]) -> None:
    page, _ = walk(reduced_motion="reduce")
    expect(page.locator(".table")).to_have_attribute("data-era", "I")
    page.get_by_role("button", name="Skip ahead").click()
    expect(page.locator(".walk")).to_have_attribute("data-phase", "10")
    stretch(page)  # the title card closes by itself
    page.get_by_role("button", name="Turn the page").last.click()
    card = page.locator(".title-card")
    expect(card).to_contain_text("1960–1969")
    expect(card).to_contain_text("Special card")
    expect(page.locator(".table")).to_have_attribute("data-era", "II")
    assert violations(page) == []
    page.keyboard.press("Shift")
    expect(card).to_have_count(0)


def test_figures_count_up_and_places_are_lit_without_reduced_motion(walk: Callable[..., tuple[Page, str]]) -> None:
    page, table = walk(stretched=10)
    phases = told_phases(page, table)
    expect(page.locator(".walk .sum tfoot")).to_contain_text("Total so far")
    stretch(page, 1)
    expect(page.locator(".walk .sum .waits")).to_have_count(0)
    check_sum(page, 1, phases[0]["forecast"])
    page.locator(".walk .steps button").nth(1).click()
    expect(page.locator(".walk")).to_have_attribute("data-phase", "2")
    page.locator(".walk .steps button").nth(2).click()
    expect(page.locator(".tracks .track.lit")).to_contain_text("Western currency")
    expect(page.locator(".board svg.dims")).to_be_visible()
    page.locator(".walk").press("Escape")
    expect(page.locator(".walk")).to_have_count(0)
    expect(page.locator(".board svg.dims")).to_have_count(0)


def test_the_walk_can_be_read_again_from_the_log(walk: Callable[..., tuple[Page, str]]) -> None:
    page, table = walk(reduced_motion="reduce")
    phases = told_phases(page, table)
    page.keyboard.press("Escape")
    page.keyboard.press("Shift")
    page.locator("section.log summary", has_text="End of Decade I").click()
    page.get_by_role("button", name="Walk through the ten phases").click()
    expect(page.locator(".tracks .phases .now")).to_contain_text("1")
    check_sum(page, 1, phases[0]["forecast"])
    page.locator(".walk .close").click()
    expect(page.locator(".title-card")).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-era", "II")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_replay_can_walk_through_the_phases_too(walk: Callable[..., tuple[Page, str]], size: Any) -> None:
    page, table = walk(viewport=size, reduced_motion="reduce")
    phases = told_phases(page, table)
    page.goto(f"/table/{table}/replay?seat=east&at=3")
    part(page, "log").locator("summary", has_text="End of Decade I").click()
    page.get_by_role("button", name="Walk through the ten phases").click()
    for phase in (1, 2, 3):
        expect(page.locator(".walk")).to_have_attribute("data-phase", str(phase))
        view = phases[phase - 1]["view"]
        expected = {code: (one["living_standard"], one["unrest"]) for code, one in view["provinces"].items()}

        def figures_agree(phase: int = phase, expected: Any = expected) -> None:
            assert figures_on_board(page) == expected, phase

        eventually(page, figures_agree)
        page.locator(".walk .steps button").nth(phase).click()
    assert violations(page) == []
    page.locator(".walk .close").click()
    expect(page.locator(".walk")).to_have_count(0)
    expect(page.locator(".replay")).to_have_attribute("data-decisions", "3")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing_in_the_walk(walk: Callable[..., tuple[Page, str]], size: Any, theme: str) -> None:
    page, _ = walk(viewport=size, color_scheme=theme, reduced_motion="reduce")
    assert violations(page) == []
    page.get_by_role("button", name="Skip ahead").click()
    assert violations(page) == []


def test_the_sum_stays_beside_the_decision(flight: tuple[Page, str]) -> None:
    page, _ = flight
    come_forward(page)
    expect(page.locator(".walk.asked .sum")).to_be_visible()
    expect(page.locator(".walk.asked .sum tfoot")).to_contain_text("East dismantles 2")
    dismantle_something(page)
    assert violations(page) == []


def test_a_game_opens_with_the_title_of_its_first_decade_unless_it_is_a_lesson(visit: Visit) -> None:
    page = visit("/")
    stretch(page)  # the title card closes by itself
    page.goto(f"/table/{make_table(page, seats={'west': 'person', 'east': 'person'}, sit=['west', 'east'])}")
    expect(page.locator(".title-card")).to_contain_text("1945–1959")
    page.keyboard.press("Shift")
    expect(page.locator(".title-card")).to_have_count(0)
