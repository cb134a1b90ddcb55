"""Whole games on the page: against the computer, in hot seat, in two browsers, with spectators."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, expect
from tests.browser.fixtures import PHONE, ServerProcess, Visit
from tests.browser.playing import (
    ASK,
    LONGEST_WAIT,
    click_on,
    come_to,
    decisions,
    invite,
    make_table,
    over,
    sit_at,
    table_data,
    view,
)

pytestmark = pytest.mark.timeout(600)


def test_a_stranger_plays_within_a_click(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text(re.compile("East|West"))
    assert re.search(r"/table/[\w-]+$", page.url)


def test_a_whole_game_against_the_computer(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page)
    sit_at(page, table)
    click_on(page, lambda: over(page))
    told = view(page, table)
    assert told["outcome"]["termination"]
    page.get_by_role("button", name="Skip ahead").click()  # nothing gives the result away before it is counted
    expect(page.locator(".prompt .sentence")).to_contain_text("wins")
    # fair shuffles: the commitment is verified after the game
    record = page.request.get(f"/api/tables/{table}/record").text()
    assert told["commitment"] in record
    assert told["seed"] in record


@pytest.mark.slow("sixty decisions by clicks in two browsers")
def test_two_people_in_two_browsers_one_reloads_one_loses_the_network(visit: Visit) -> None:
    east, west = visit("/"), visit("/")
    table = make_table(east, seats={"west": "person", "east": "person"}, sit=["east"])
    sit_at(east, table)
    west.goto(invite(east, table, "west"))
    west.get_by_role("button", name="Go to the table").click()
    expect(west.locator(".board")).to_be_visible()
    _play_both(east, west, 20)

    west.reload()
    expect(west.locator(".board")).to_be_visible()
    expect(west.locator(".log button.line").first).to_be_visible()
    _play_both(east, west, 40)

    east.context.set_offline(True)
    expect(east.locator(".connection b")).to_be_visible()
    east.context.set_offline(False)
    expect(east.locator(".connection b")).to_have_count(0)
    _play_both(east, west, 60)
    assert view(east, table)["number"] == view(west, table)["number"]


def _play_both(one: Page, other: Page, goal: int) -> None:
    """Lets both play in turn until the given number of decisions has been made."""
    decided_at = time.monotonic()
    while time.monotonic() - decided_at < LONGEST_WAIT:
        for page in (one, other):
            if max(decisions(one), decisions(other)) >= goal or over(one):
                return
            if page.locator(".scene .skip").count():
                page.keyboard.press("Escape")
            if page.locator(".prompt.mine").count():
                _decide_once(page)
                decided_at = time.monotonic()
        one.wait_for_timeout(20)
    raise AssertionError("the game did not get that far")


def _decide_once(page: Page) -> None:
    before = decisions(page)
    click_on(page, lambda: decisions(page) > before)


def test_two_people_on_one_screen(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page, seats={"west": "person", "east": "person"}, sit=["west", "east"])
    page.goto(f"/table/{table}")
    click_on(page, lambda: decisions(page) >= 40)
    told = view(page, table)
    assert {seat["you"] for seat in told["seats"]} == {True}


def test_a_curtain_hides_the_hand_from_the_other_person(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page, seats={"west": "person", "east": "person"}, sit=["west", "east"])
    page.goto(f"/table/{table}")
    curtain = page.locator(".sheet-of-paper")
    click_on(page, lambda: table_data(page, "to-act") == "east")
    expect(curtain).to_be_visible()
    covered = """() => [...document.querySelectorAll("button.card")].every((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return !card.contains(top);
    })"""
    assert page.evaluate(covered)
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    expect(page.locator("button.card.glowing").first).to_be_visible()


def test_a_watcher_sees_the_game_and_no_hand(visit: Visit) -> None:
    player, watcher = visit("/"), visit("/")
    table = make_table(player)
    sit_at(player, table)
    watcher.goto(invite(player, table, None))
    watcher.get_by_role("button", name="Go to the table").click()
    expect(watcher.locator(".board")).to_be_visible()
    click_on(
        player, lambda: decisions(player) >= 40 and table_data(player, "to-act") == "east"
    )  # nobody else can continue
    number = view(player, table)["number"]
    watcher.wait_for_function("() => document.querySelector('.log')?.textContent.length > 40")
    seen = view(watcher, table)
    assert seen["seat"] is None
    assert seen["moves"] == []
    assert seen["number"] == number
    assert all(card["id"] is None for hand in seen["view"]["hands"].values() for card in hand)
    assert watcher.locator("[data-stop]").count() == 0


def test_a_guest_becomes_a_member_and_finds_the_games_elsewhere(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page)
    page.goto("/account")
    _fill(page, "Create account", "Rosa")
    elsewhere = visit("/account", viewport=PHONE)
    _fill(elsewhere, "Sign in", "rosa")
    sit_at(elsewhere, table)
    assert view(elsewhere, table)["seat"] == "east"


def _fill(page: Page, what: str, name: str) -> None:
    """Fills in a name and a password in the form with this button."""
    form = page.locator("form", has=page.get_by_role("button", name=what, exact=True))
    form.get_by_label("Name", exact=True).fill(name)
    form.get_by_label("Password", exact=True).fill("correct horse")
    form.get_by_role("button", name=what, exact=True).click()
    expect(page.get_by_text("You are signed in as Rosa")).to_be_visible()


def test_a_private_table_is_not_found_by_strangers(visit: Visit) -> None:
    table = make_table(visit("/"))
    stranger = visit(f"/table/{table}")
    expect(stranger.get_by_text("This table does not exist")).to_be_visible()
    assert stranger.request.get(f"/api/tables/{table}").status == 404


def test_the_game_goes_on_after_the_server_was_restarted(visit: Visit, served: ServerProcess) -> None:
    page = visit("/")
    table = make_table(page)
    sit_at(page, table)
    click_on(page, lambda: decisions(page) >= 30)
    before = view(page, table)["decisions"]
    served.stop()
    expect(page.locator(".connection b")).to_be_visible()
    served.start()
    expect(page.locator(".connection b")).to_have_count(0, timeout=90_000)
    click_on(page, lambda: decisions(page) > before or over(page))


def test_undo_redo_and_a_look_back(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page, seats={"west": "person", "east": "person"}, sit=["west", "east"])
    page.goto(f"/table/{table}")
    click_on(page, lambda: table_data(page, "undo") not in ("", "0"))
    played = view(page, table)
    page.keyboard.press("u")
    expect(page.locator(".table[data-undo='0']")).to_be_visible()
    back = view(page, table)
    assert back["decisions"] < played["decisions"]
    assert back["number"] > played["number"]
    page.keyboard.press("r")
    expect(page.locator(".table:not([data-undo='0'])")).to_be_visible()
    again = view(page, table)
    assert again["decisions"] == played["decisions"]
    assert again["view"] == played["view"]

    come_to(page, 40)
    page.locator(".log button.line").first.click()
    expect(page.locator(".prompt")).to_contain_text("Looking back")
    assert page.locator("[data-stop]").count() == 0
    page.locator(".prompt").get_by_role("button", name="Back to the game").click()
    expect(page.locator(".prompt")).not_to_contain_text("Looking back")


def test_a_refused_click_says_why_with_the_rule(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page, seats={"west": "person", "east": "person"}, sit=["west", "east"])
    page.goto(f"/table/{table}")
    use = page.locator(".uses button.use", has_text=re.compile("build", re.IGNORECASE))
    for _ in range(12):
        click_on(page, lambda: page.locator(".uses button.use").count() > 0)
        if use.count():
            use.first.click()
            break
        page.keyboard.press("Escape")
    expect(page.locator("[data-stop^='city:'], [data-stop^='line:']").first).to_be_attached()
    acting = view(page, table)["to_act"]
    foreign = "city:Leipzig" if acting == "west" else "city:Stuttgart"
    page.locator(f"[data-place='{foreign}']").first.dispatch_event("click")
    notice = page.locator(".notice")
    expect(notice).to_be_visible()
    link = notice.get_by_role("link")
    expect(link).to_contain_text("Rule")
    number = view(page, table)["number"]
    link.click()
    expect(page.locator("h1")).to_contain_text("The rules")
    assert view(page, table)["number"] == number


def test_a_move_made_for_another_seat_is_refused_by_the_server(visit: Visit) -> None:
    """The page shows only what the server offers; a page that offers more is refused."""
    player, stranger = visit("/"), visit("/")
    table = make_table(player, open=True)
    sit_at(player, table)
    expect(player.locator(".prompt.mine")).to_be_visible()
    number = view(player, table)["number"]
    refused = stranger.evaluate(
        """(table) => new Promise((done) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
          socket.onmessage = ({ data }) => {
            const said = JSON.parse(data);
            if (said.type === "refused") done(said.error);
            else socket.send(JSON.stringify({ type: "decide", number: said.number, move: 85 }));
          };
        })""",
        table,
    )
    assert refused == "not-your-seat"
    assert view(player, table)["number"] == number


OFFER = """([table, level]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onmessage = () => {
    socket.onmessage = () => done(socket.close());
    socket.send(JSON.stringify({ type: "offer", what: "takeover", level }));
  };
})"""
WATCH = """(button) => {
  window.offAndOn = new Promise((done) => {
    const seen = [];
    new MutationObserver(() => seen.push(button.disabled) === 2 && done(seen)).observe(button, { attributes: true });
  });
}"""


def test_the_answers_rest_for_a_moment_when_one_offer_takes_the_place_of_another(visit: Visit) -> None:
    """A click that was meant for the first one must not accept the second."""
    anna, bert = visit("/"), visit("/")
    table = make_table(anna, seats={"west": "person", "east": "person"}, open=True)
    joined = bert.request.post(f"/api/tables/{table}/join", data=json.dumps({"seat": "east"}), headers=ASK)
    assert joined.ok, joined.text()
    sit_at(bert, table)
    accept = bert.get_by_role("button", name="Accept")
    anna.evaluate(OFFER, [table, "newcomer"])
    expect(accept).to_be_enabled()
    accept.evaluate(WATCH)
    anna.evaluate(OFFER, [table, "citizen"])
    assert bert.evaluate("window.offAndOn") == [True, False]
    accept.click()
    expect(accept).to_be_hidden()
    assert [seat["name"] for seat in view(anna, table)["seats"]][1] == "citizen"
