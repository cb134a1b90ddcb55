"""Links: invitations, what they look like, and what a stranger finds at a link that is not for them."""

import pytest
from playwright.sync_api import expect
from tests.browser.fixtures import PHONE, Visit
from tests.browser.playing import make_table, resign, sit_at
from tests.browser.waiting import box, stretch

pytestmark = pytest.mark.timeout(300)

FRIENDS = {"west": "person", "east": "person"}


def test_who_invites_gives_a_name_first_and_has_the_link_in_sight(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page, seats=FRIENDS, sit=["east"])
    sit_at(page, table)
    expect(page.locator(".title-card")).to_have_count(0)  # no title card over the link
    prompt = page.locator(".prompt")
    prompt.get_by_label("Your name").fill("Anna")
    prompt.get_by_role("button", name="Create link").click()
    link = prompt.get_by_label("Invitation link for West")
    expect(link).to_have_value(page.url.partition("/table")[0] + "/join/" + link.input_value().rpartition("/")[2])
    field, copy = box(link), box(prompt.get_by_role("button", name="Copy"))
    assert abs(field["y"] - copy["y"]) < 8, (field, copy)  # in one row
    assert copy["bottom"] <= box(prompt)["bottom"] + 1
    prompt.get_by_role("button", name="Show as QR code").click()
    expect(page.get_by_role("img", name="Show as QR code")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    stretch(page)  # the title card closes by itself
    friend = visit(link.input_value())
    expect(friend.get_by_text("Anna").first).to_be_visible()
    friend.get_by_role("button", name="Go to the table").click()
    expect(page.locator(".title-card")).to_be_visible()  # the game begins


def test_on_a_phone_the_link_and_its_buttons_are_in_one_row(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    page.request.put(
        "/api/me", data='{"name": "Anna"}', headers={"x-republik": "1", "content-type": "application/json"}
    )
    sit_at(page, make_table(page, seats=FRIENDS, sit=["east"]))
    prompt = page.locator(".prompt")
    field = box(prompt.get_by_label("Invitation link for West"))
    for name in ("Copy", "Show as QR code"):
        button = box(prompt.get_by_role("button", name=name))
        assert abs(button["y"] - field["y"]) < 8
        assert button["right"] <= PHONE["width"]


def test_a_link_that_is_dead_for_others_says_so(visit: Visit) -> None:
    page = visit("/", permissions=["clipboard-read", "clipboard-write"])
    table = make_table(page)
    resign(page, table)
    page.goto(f"/table/{table}/replay?at=3")
    page.get_by_role("button", name="Copy link to this moment").click()
    expect(page.get_by_role("button", name="works only for those who played")).to_be_visible()
    stranger = visit(page.url)
    expect(stranger.get_by_role("heading", name="Table not found")).to_be_visible()
    expect(stranger.locator("main").get_by_role("link", name="Home")).to_be_visible()
    expect(stranger.locator("main").get_by_role("link", name="New table").first).to_be_visible()


def test_a_link_that_works_for_all_says_no_more_than_copied(visit: Visit) -> None:
    page = visit("/", permissions=["clipboard-read", "clipboard-write"])
    table = make_table(page, open=True)
    resign(page, table)
    page.goto(f"/table/{table}/replay?at=3")
    page.get_by_role("button", name="Copy link to this moment").click()
    expect(page.get_by_role("button", name="Copied", exact=True)).to_be_visible()
