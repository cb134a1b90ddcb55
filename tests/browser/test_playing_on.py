"""Playing on from a position of a finished game, in the browser."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from tests import seeds
from tests.browser.accessibility import violations
from tests.browser.fixtures import DESKTOP, PHONE, Visit
from tests.browser.playing import SEND, make_table, resign, table_data, view

from republik import games
from republik.table.chance import Seed
from republik.table.session import new_session

pytestmark = pytest.mark.timeout(300)


def some_moves(name: str, count: int) -> list[int]:
    """Returns the first moves of a game by chance, in the test's first game."""
    rng = Random(name)
    session = new_session(games.game("wsdv"), {"edition": "2.1"}, {}, Seed.from_text(seeds.text_of(name, 1)))
    moves: list[int] = []
    for _ in range(count):
        moves.append(rng.choice(session.position.moves()))
        session.play(moves[-1])
    return moves


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_finished_game_goes_on_from_a_moment_of_its_replay(
    visit: Visit, request: pytest.FixtureRequest, size: Any
) -> None:
    page = visit("/", viewport=size)
    table = make_table(page, seats={"west": "person", "east": "person"}, sit=["west", "east"])
    page.evaluate(SEND, [table, some_moves(request.node.nodeid, 20)])
    resign(page, table, "west")
    page.goto(f"/table/{table}/replay?at=12&seat=east")
    expect(page.locator(".replay")).to_have_attribute("data-decisions", "12")
    page.get_by_role("button", name="Play on from here").click()
    form = page.locator("form#play-on")
    expect(form).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    form.get_by_label("Your side").select_option("east")
    form.get_by_label("Opponent").select_option("newcomer")
    form.get_by_role("button", name="Play now").click()
    expect(page.locator(".table .board")).to_be_visible()
    new = page.url.split("/table/")[1]
    assert new != table
    assert {one["seat"]: one["kind"] for one in view(page, new)["seats"]} == {"west": "level", "east": "person"}
    then = page.request.get(f"/api/tables/{table}/past?at=12&seat=east").json()["view"]
    first = page.request.get(f"/api/tables/{new}/past?at=0&seat=east").json()["view"]
    assert first["provinces"] == then["provinces"]
    assert table_data(page, "over") == "false"
