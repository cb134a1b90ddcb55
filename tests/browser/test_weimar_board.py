"""Weimar's board: cities with pieces, the reach of topics, parliament on the sea, and the tracks in sight."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, LAPTOP, PHONE, Visit
from tests.browser.playing import change_views, make_table
from tests.browser.waiting import box, eventually
from tests.games.weimar.clicking import FOUR, SOLO, play_to, sit

from republik.games.weimar.presenter.board import known_position
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules.position import Position
from republik.table.contract import SPECTATOR
from republik.table.session import Session

pytestmark = pytest.mark.timeout(600)

LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 1024, "height": 768}
SIZES = {"desktop": DESKTOP, "laptop": LAPTOP, "tablet": TABLET, "phone": PHONE, "landscape": LANDSCAPE}


def crowded(told: dict[str, Any]) -> None:
    """Fills the slots of every city, and puts three threats into each."""
    for i, city in enumerate(told["view"]["cities"].values()):
        owners = [fx.PARTIES[(i + slot) % 4] for slot in range(city["slots"])]
        city["bases"] = {party: owners.count(party) for party in fx.PARTIES if party in owners}
        city["markers"] = ["poverty", "unrest", "uprising" if i % 2 else "councils"]
        city["units"] = {}
    told["view"]["cities"]["Berlin"]["units"] = {"police": 2, "reichswehr2": 1, "soldiers": 3, "freikorps2": 1}


@pytest.mark.parametrize("size", SIZES)
def test_every_plaque_of_a_crowded_map_lies_within_it_with_all_its_pieces(visit: Visit, size: str) -> None:
    page = visit("/about", viewport=SIZES[size], reduced_motion="reduce")
    change_views(page, crowded)
    sit(page, make_table(page, **SOLO))
    expect(page.locator(".city .marker")).to_have_count(33)

    def all_inside() -> None:
        frame = box(page.locator("section.map"))
        for city in page.locator(".city").all():
            place = box(city)
            assert frame["x"] - 1 <= place["x"]
            assert place["right"] <= frame["right"] + 1
            for piece in city.locator(".marker, .counter, .slots i").all():
                inner = box(piece)
                assert place["x"] <= inner["x"]
                assert inner["right"] <= place["right"]
                assert inner["bottom"] <= place["bottom"]

    eventually(page, all_inside)
    assert violations(page) == []


def test_pieces_are_said_and_explained(visit: Visit) -> None:
    page = visit("/about", reduced_motion="reduce")
    change_views(page, crowded)
    sit(page, make_table(page, **SOLO))
    berlin = page.locator("#berlin")
    expect(berlin).to_have_accessible_name(
        "Berlin; 5 of 5 slots taken: SPD 1, Zentrum 2, KPD 1, DNVP 1; "
        "Police ×2; Reichswehr 2; Soldiers ×3; Freikorps 2; strength: Government 4, KPD 3, DNVP 2; "
        "Poverty; Unrest; Uprising"
    )
    expect(berlin.locator(".force")).to_have_count(3)
    expect(page.locator("#leipzig .force")).to_have_count(0)
    berlin.locator(".name").hover()  # each piece explains itself
    words = page.locator(".peek")
    expect(words).to_contain_text("Freikorps 2")
    expect(words).to_contain_text("Unrest. Threat. Coup +1.")
    expect(words).to_contain_text("Rule W7")


def after_a_bot(session: Session) -> bool:
    """A person chooses a card after a bot used one."""
    assert isinstance(session.position, Position)
    step = known_position(session.position, SPECTATOR).step
    return step is not None and step.decide == "play" and "use" in [event.key for event in session.events[-4:]]


@pytest.mark.parametrize("size", ["phone", "landscape", "tablet"])
def test_what_shows_the_last_turns_again_covers_nothing_of_the_map(visit: Visit, size: str, request: Any) -> None:
    page = visit(viewport=SIZES[size], reduced_motion="reduce")
    play_to(page, request.node.nodeid, after_a_bot)
    again = page.locator(".recap")
    expect(again).to_be_visible()
    country = box(page.locator("section.map .sheet"))
    assert box(again)["bottom"] <= box(page.locator("section.map"))["y"]
    assert country["height"] > country["width"]


@pytest.mark.parametrize("size", ["desktop", "laptop"])
@pytest.mark.parametrize("game", ["solo", "four"])
def test_tracks_and_parliament_are_in_sight_without_scrolling(visit: Visit, game: str, size: str) -> None:
    page = visit("/about", viewport=SIZES[size], reduced_motion="reduce")
    seats = {"seats": dict.fromkeys(fx.PARTIES, "person"), "sit": fx.PARTIES}

    def with_markers(told: dict[str, Any]) -> None:
        told["view"]["society"] = ["badehose", "arbeiter_kpd", "buerger_z"]
        told["view"]["box"] |= {"poverty": 1, "inflation": 1}

    change_views(page, with_markers)
    sit(page, make_table(page, **(SOLO if game == "solo" else {**FOUR, **seats})))
    fold = SIZES[size]["height"]
    for part in (".parties", ".box", ".steps", ".nsdap-track", ".society", ".flags", ".foreign", ".parliament"):
        place = box(page.locator(f".stage {part}"))
        assert place["height"] > 0
        assert place["bottom"] <= fold, part
    trunks = page.get_by_role("button", name="Swimming Trunks")
    trunks.hover()
    expect(page.locator(".peek")).to_contain_text("Swimming Trunks")


def debating(step: str) -> Any:
    def enough(session: Session) -> bool:
        assert isinstance(session.position, Position)
        shown = known_position(session.position, SPECTATOR).step
        return shown is not None and shown.decide == step and len(session.position.moves()) > 2

    return enough


def to_a_debate(visit: Visit, name: str, step: str) -> Page:
    page = visit("/about", reduced_motion="reduce")
    play_to(page, name, debating(step))
    expect(page.locator(".prompt.mine[data-busy=false]")).to_be_attached()
    return page


def test_a_field_shows_the_topic_that_would_lie_there(visit: Visit, request: Any) -> None:
    page = to_a_debate(visit, request.node.nodeid, "point")
    field = page.locator("button.field.glow").first
    expect(page.locator(".opinion .topic.pointed")).to_have_count(1)
    number = page.locator(".opinion .topic.pointed .disc").inner_text()
    field.hover()
    expect(field.locator(".disc")).to_have_text(number)
    page.mouse.move(5, 5)
    expect(field.locator(".disc")).to_have_count(0)
    field.focus()
    expect(field.locator(".disc")).to_have_text(number)


def test_a_topic_lights_the_fields_that_it_could_reach(visit: Visit, request: Any) -> None:
    page = to_a_debate(visit, request.node.nodeid, "topic")
    within = page.locator(".opinion .field.within")
    expect(within).to_have_count(0)
    page.locator(".opinion .topic.glow").first.hover()
    expect(within.first).to_be_visible()
    page.mouse.move(5, 5)
    expect(within).to_have_count(0)


def test_german_titles_stand_beside_the_translated_ones(visit: Visit) -> None:
    """A tile, a topic and a society marker have room for one title: the German one is said, and shown on touch."""

    def in_play(told: dict[str, Any]) -> None:
        told["view"]["society"] = ["badehose"]
        told["view"]["topics"] = [{"topic": "media", "marker": "media", "number": 1, "field": "S1"}]

    page = visit("/about", locale="it", reduced_motion="reduce")
    change_views(page, in_play)
    sit(page, make_table(page, **SOLO))
    words = page.locator(".peek [lang=de]")
    for place, german in ((".topic", "Medien"), (".society button", "Badehose")):
        one = page.locator(place).first
        expect(one.locator("[lang=de]")).to_have_text(german)
        one.hover()
        expect(words).to_have_text(german)
        expect(words).to_be_visible()
