"""One visitor does not slow down the others: these tests count work, not time."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import func, insert, select
from starlette.testclient import TestClient, WebSocketDenialResponse, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from republik.server.accounts.identity import FORGOTTEN_AFTER, Guests
from republik.server.http import app, sockets
from republik.server.http.services import Services
from republik.server.rate_limit import Bound, NetworkLimiter, Places, Rates, network, per_day
from republik.server.refusals import CannotDo
from republik.server.settings import Settings
from republik.server.storage import queries as archive
from republik.server.storage.database import Database, open_database
from republik.server.storage.models import Guest, SessionRow, now
from republik.server.tables import audience, computer
from republik.server.tables import presenters as telling
from republik.server.tables.analysis_jobs import MAX_PER_GUEST, MAX_PER_NETWORK, AnalysisJobs
from republik.server.tables.followers import Followers
from republik.server.tables.seat_snapshot import SeatSnapshot
from republik.server.tables.turns import Rank
from republik.server.visitor import Asker

from .fixtures import ASK, Browser, ThinkHere, counted, hear, made, say

WATCHERS = 2 * audience.VIEWS_SENT_AT_ONCE
PUPILS = 30


@contextmanager
def serving(settings: Settings) -> Iterator[TestClient]:
    with TestClient(app.create_app(settings), headers=ASK) as client:
        yield client


def another(client: TestClient, address: str = "testclient") -> TestClient:
    """Returns another browser, optionally at another address."""
    other = TestClient(client.app, headers=ASK, client=(address, 50_000))
    other.portal = client.portal
    return other


def follow(stack: ExitStack, client: TestClient, table: str) -> WebSocketTestSession:
    return stack.enter_context(client.websocket_connect(f"/api/tables/{table}/socket"))


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 30.0
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def hear_out(socket: WebSocketTestSession) -> tuple[list[dict[str, Any]], WebSocketDisconnect]:
    """Returns all messages until the server closes the socket, and how it closes."""
    told: list[dict[str, Any]] = []
    while True:
        try:
            told.append(hear(socket))
        except WebSocketDisconnect as closed:
            return told, closed


def denied(client: TestClient, table: str) -> dict[str, Any]:
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        client.websocket_connect(f"/api/tables/{table}/socket"),
    ):
        pass
    assert refused.value.status_code == 429
    told: dict[str, Any] = refused.value.json()
    return told


# -- spectators ------------------------------------------------------------------------------------------------------


def test_a_view_is_made_once_for_all_who_see_the_same(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(replace(settings, sockets_per_network=1_000)) as client, ExitStack() as stack:
        table = made(client, sit=["west", "east"], open=True)["id"]
        views = counted(monkeypatch, telling, "table_view")
        player = follow(stack, client, table)
        view = hear(player)
        watching = [follow(stack, another(client), table) for _ in range(WATCHERS)]
        first = {socket.receive_text() for socket in watching}
        assert len(first) == 1
        assert views.total() == 2  # the player's, and one for all spectators
        present = counted(monkeypatch, Followers, "present")
        for decisions in range(1, 4):
            view = say(player, type="decide", number=view["number"], move=view["moves"][0]["id"])
            heard = {socket.receive_text() for socket in watching}
            assert len(heard) == 1
            assert views.total() == 2 + 2 * decisions
        batches = WATCHERS // audience.VIEWS_SENT_AT_ONCE
        assert present.total() <= 3 * 2 * (1 + batches)  # not once per spectator


def test_watchers_that_fall_behind_are_told_the_newest_only(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While many spectators are being updated, the game continues: nobody gets outdated views or a wrong order."""
    with serving(replace(settings, sockets_per_network=1_000)) as client, ExitStack() as stack:
        table = made(client, sit=["west", "east"], open=True)["id"]
        player = follow(stack, client, table)
        view = hear(player)
        watching = [follow(stack, another(client), table) for _ in range(WATCHERS)]
        for socket in watching:
            hear(socket)
        for _ in range(6):
            view = say(player, type="decide", number=view["number"], move=view["moves"][0]["id"])
        for socket in watching:
            shown, heard = hear(socket), 0
            while True:
                assert shown["start"] == heard or heard == 0
                heard = shown["start"] + len(shown["events"])
                if shown["number"] == view["number"]:
                    break
                shown = hear(socket)


def test_who_is_there_is_looked_up_once_however_many_watch(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(replace(settings, presence_seconds=0.0, sockets_per_network=1_000)) as client, ExitStack() as stack:
        table = made(client, open=True)["id"]
        west = follow(stack, client, table)
        assert hear(west)["present"] == ["west"]
        watching = [follow(stack, another(client), table) for _ in range(WATCHERS)]
        for socket in watching:
            assert hear(socket)["present"] == ["west"]
        looks = counted(monkeypatch, audience.Audience, "_tell_who_is_there")
        present = counted(monkeypatch, Followers, "present")
        with another(client).websocket_connect(f"/api/tables/{table}/socket") as one_more:
            hear(one_more)
        assert looks.total() == 0  # spectators are not announced
        assert present.total() <= 2
        present.clear()
        west.close()
        for socket in watching:
            assert hear(socket)["present"] == []
        assert looks.total() == 1
        assert present.total() <= 4 + 2 * WATCHERS // audience.VIEWS_SENT_AT_ONCE


def test_who_comes_and_goes_is_looked_at_once(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten sockets of one player within a moment cause one update, not ten."""
    looks = counted(monkeypatch, audience.Audience, "_tell_who_is_there")
    bounded = replace(settings, presence_seconds=1.0)
    began = time.monotonic()
    with serving(bounded) as client:
        table = made(client, open=True)["id"]
        with client.websocket_connect(f"/api/tables/{table}/socket") as watching:
            hear(watching)
            for _ in range(10):
                with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
                    hear(socket)
            east = another(client)
            east.post(f"/api/tables/{table}/join", json={"seat": "east"})
            hear(watching)
            with east.websocket_connect(f"/api/tables/{table}/socket") as socket:
                hear(socket)
                assert hear(watching)["present"] == ["west", "east"]
    assert looks.total() <= 1 + (time.monotonic() - began) / bounded.presence_seconds


def test_who_is_there_is_told_though_somebody_comes_and_goes_all_the_time(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = counted(monkeypatch, audience.Audience, "_tell_who_is_there")
    with serving(replace(settings, presence_seconds=0.5)) as client:
        table = made(client, open=True)["id"]
        path = f"/api/tables/{table}/socket"
        with another(client).websocket_connect(path) as watching:
            assert hear(watching)["present"] == []
            with client.websocket_connect(path) as stays:
                hear(stays)
                end = time.monotonic() + 5.0
                while not looks and time.monotonic() < end:
                    with client.websocket_connect(path) as socket:
                        hear(socket)
                assert looks.total() >= 1
                assert hear(watching)["present"] == ["west"]


def test_a_new_name_is_told_and_not_the_view_made_before(running: TestClient, browser: Browser) -> None:
    running.put("/api/me", json={"name": "Anna"})
    table = made(running, open=True)["id"]
    with browser().websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket)["seats"][0]["name"] == "Anna"
    running.put("/api/me", json={"name": "Berta"})
    with browser().websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket)["seats"][0]["name"] == "Berta"


def test_sockets_are_bounded_for_a_guest_a_network_and_a_table(settings: Settings, think_here: None) -> None:
    bounded = replace(settings, sockets_per_guest=2, sockets_per_network=3, watchers_per_table=3)
    with serving(bounded) as client, ExitStack() as stack:
        table = made(client, open=True)["id"]
        first = follow(stack, client, table)
        follow(stack, client, table)
        assert denied(client, table) == {
            "error": "too-many-sockets",
            "reason": "you or others at your internet address already have too many tables open "
            "(at most 2 at a time): close one",
            "phrase": {"key": "refusal-too-many-sockets", "args": {"most": "2"}},
            "rule": "",
            "details": {"most": "2"},
            "general": False,
        }
        hear(first)
        first.close()
        until(lambda: "republik_sockets 1\n" in client.get("/metrics").text)
        follow(stack, client, table)
        follow(stack, another(client), table)
        assert denied(another(client), table)["details"] == {"most": "3"}  # the limit per network
        elsewhere = another(client, "192.0.2.7")
        for _ in range(2):
            follow(stack, elsewhere, table)
        assert denied(another(client, "192.0.2.8"), table)["error"] == "table-full"
        player = another(client, "192.0.2.9")
        player.post(f"/api/tables/{table}/join", json={"seat": "east"})
        follow(stack, player, table)  # spectators do not take the seats' sockets


def test_places_are_given_back() -> None:
    places, bounds = Places(), (Bound("a", 1, "table-full"), Bound("b", 1, "table-full"))
    with places.held(*bounds), pytest.raises(CannotDo):
        places.take(Bound("c", 1, "table-full"), Bound("b", 1, "table-full"))
    places.take(Bound("c", 1, "table-full"), *bounds)  # a refusal takes nothing, and released places are free


# -- sockets that send too much --------------------------------------------------------------------------------------


def test_a_socket_that_goes_on_asking_is_closed(settings: Settings, think_here: None) -> None:
    slow = replace(settings, requests_per_second=0.001, burst=10.0, network_share=2.0)
    with serving(slow) as client:
        table = made(client, open=True)["id"]
        with another(client).websocket_connect(f"/api/tables/{table}/socket") as socket:
            hear(socket)
            for _ in range(60):
                socket.send_json({"type": "ping"})
            told, closed = hear_out(socket)
        assert (closed.code, closed.reason) == (sockets.TOO_MUCH, "too many requests")
        assert [message.get("error", "pong") for message in told].count(
            "too-many-requests"
        ) <= sockets.MAX_RATE_REFUSALS + 1
        assert another(client, "192.0.2.1").get("/api/me").status_code == 200
        assert client.get("/api/me").status_code == 429  # the network's bucket is empty


def test_a_socket_that_was_let_go_is_not_listened_to(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a guest's session has ended, messages on the old socket are ignored."""
    obeyed = counted(monkeypatch, sockets, "_obey")
    with serving(settings) as client:
        table = made(client, sit=["west", "east"])["id"]
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            hear(socket)
            assert client.post("/api/logout", json={}).status_code == 200
            for _ in range(20):
                socket.send_json({"type": "ping"})
            assert hear_out(socket)[1].code == sockets.TOO_SLOW
    assert obeyed.total() == 0


# -- networks --------------------------------------------------------------------------------------------------------


def test_all_guests_of_a_network_share_a_bucket() -> None:
    rates = Rates(1.0, 10.0, networks=2.0, clock=lambda: 0.0)
    for guest in (1, 2):
        for _ in range(10):
            rates.take(Asker("192.0.2.1", guest))
    for guest in range(3, 12):
        with pytest.raises(CannotDo):
            rates.take(Asker("192.0.2.1", guest))
    rates.take(Asker("192.0.2.2", 99))


def test_who_has_nothing_left_takes_nothing_from_the_others() -> None:
    rates = Rates(1.0, 10.0, networks=2.0, clock=lambda: 0.0)
    for _ in range(10):
        rates.take(Asker("192.0.2.1", 1))
    for _ in range(100):
        with pytest.raises(CannotDo):
            rates.take(Asker("192.0.2.1", 1))
    for _ in range(10):
        rates.take(Asker("192.0.2.1", 2))


def test_what_a_network_refuses_costs_its_guest_nothing() -> None:
    """Nor what a site refuses its network."""
    time = 0.0
    rates = Rates(1.0, 10.0, networks=1.0, clock=lambda: time)
    rates.take(Asker("192.0.2.1", 1), 10.0)
    for _ in range(10):
        with pytest.raises(CannotDo):
            rates.take(Asker("192.0.2.1", 2))
    rates.take(Asker("192.0.2.2", 2), 10.0)
    site = NetworkLimiter(1.0, 10.0, clock=lambda: time)
    for number in range(10):
        site.take(network(f"2001:db8:1:{number:x}::1"), 10.0)
    for _ in range(10):
        with pytest.raises(CannotDo):
            site.take(network("2001:db8:1:ff::1"), 1.0)
    time = 1.0
    site.take(network("2001:db8:1:ff::1"), 10.0)


def test_what_is_refused_later_is_given_back() -> None:
    rates, asker = Rates(0.0, 1.0, networks=1.0), Asker(network("2001:db8:1::1"), 1)
    for _ in range(30):
        rates.take(asker)
        rates.give_back(asker)
    rates.take(asker)
    with pytest.raises(CannotDo):
        rates.take(asker)


def test_none_per_day_is_refused_for_a_day() -> None:
    with pytest.raises(CannotDo, match="too-many-files") as refused:
        per_day(0, 5.0, "too-many-files").take(Asker("192.0.2.1", 1))
    assert refused.value.details == {"seconds": "86400"}


def test_who_is_fined_pays_alone() -> None:
    rates = Rates(1.0, 10.0, networks=2.0, clock=lambda: 0.0)
    school = "192.0.2.1"
    for _ in range(10):
        rates.penalise(Asker(school, 1), 20.0)
    with pytest.raises(CannotDo):
        rates.take(Asker(school, 1))
    for guest in (2, 3):
        for _ in range(10):
            rates.take(Asker(school, guest))


def test_where_no_guest_is_known_the_network_is_fined() -> None:
    rates = Rates(1.0, 10.0, networks=2.0, clock=lambda: 0.0)
    rates.penalise(Asker("192.0.2.1"), 20.0)
    for asker in (Asker("192.0.2.1"), Asker("192.0.2.1", 1)):
        with pytest.raises(CannotDo):
            rates.take(asker)
    rates.take(Asker("192.0.2.2", 2))


def test_a_class_that_comes_at_once_is_let_in(settings: Settings, think_here: None) -> None:
    """Some of them twice, with a second browser or without their cookie."""
    usual = Settings(settings.database)
    with serving(replace(usual, lists_seconds=0.0, guests_per_minute=0.001 * usual.guests_per_minute)) as client:
        answers = [another(client).get("/api/me").status_code for _ in range(2 * PUPILS)]
        assert answers == [200] * 2 * PUPILS
        assert another(client).get("/api/me").status_code == 429


def test_new_guests_are_counted_for_a_network_of_ipv6(settings: Settings, think_here: None) -> None:
    with serving(replace(settings, guests_per_minute=3, guests_at_once=3)) as client:
        answers = [another(client, f"2001:db8::{number:x}").get("/api/me") for number in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].json()["error"] == "too-many-requests"
        assert another(client, "2001:db8:0:1::1").get("/api/me").status_code == 200


def test_those_who_never_did_anything_are_forgotten(settings: Settings, think_here: None) -> None:
    with serving(settings) as client:
        client.get("/api/me")
        with_a_table, with_a_name, lately = another(client), another(client), another(client)
        made(with_a_table)
        with_a_name.put("/api/me", json={"name": "Anna"})
        lately.get("/api/me")
        cookies = [dict(one.cookies) for one in (client, with_a_table, with_a_name, lately)]
    engine = open_database(settings.database)
    long_ago = now() - 2 * FORGOTTEN_AFTER
    with engine.begin() as link:
        link.execute(Guest.__table__.update().values(created=long_ago))  # type: ignore[attr-defined]
        seen = SessionRow.__table__.update()  # type: ignore[attr-defined]
        link.execute(seen.where(SessionRow.guest_id != 4).values(last_seen=long_ago))
        link.execute(insert(Guest), [{"name": "", "created": long_ago} for _ in range(1_200)])
    database = Database(engine)
    try:
        assert asyncio.run(Guests(database).forget_idle()) == 1_200  # the first guest, and all but the newest
        with engine.connect() as link:
            assert link.scalar(select(func.count()).select_from(Guest)) == 4
            assert link.scalar(select(func.count()).select_from(SessionRow)) == 3
    finally:
        database.close()
    with serving(settings) as client:
        for kept, name in ((1, ""), (2, "Anna")):
            again = TestClient(client.app, headers=ASK, cookies=cookies[kept])
            again.portal = client.portal
            answer = again.get("/api/me")
            assert (answer.json()["name"], "set-cookie" in answer.headers) == (name, False)
        first = TestClient(client.app, headers=ASK, cookies=cookies[0])
        first.portal = client.portal
        assert "set-cookie" in first.get("/api/me").headers  # now a new guest
        assert timedelta(days=2) <= FORGOTTEN_AFTER  # a session is marked as seen once a day


# -- computer players ------------------------------------------------------------------------------------------------


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> list[ThinkHere]:
    """The worker pools of the servers started, which think in this process."""
    made: list[ThinkHere] = []

    def make(workers: int) -> ThinkHere:
        made.append(ThinkHere(workers))
        return made[-1]

    monkeypatch.setattr(app, "Workers", make)
    return made


def test_computer_players_among_themselves_think_only_while_somebody_watches(
    settings: Settings, thinkers: list[ThinkHere]
) -> None:
    with serving(settings) as client:
        tables = [made(client, "newcomer", "newcomer", open=True)["id"] for _ in range(20)]
        for table in tables:
            client.get(f"/api/tables/{table}/view")
        assert thinkers[0].snapshots == []
        with another(client).websocket_connect(f"/api/tables/{tables[0]}/socket") as socket:
            while (view := hear(socket))["decisions"] < 10:
                pass
        client.get("/api/me")
        thought = len(thinkers[0].snapshots)
        decisions = client.get(f"/api/tables/{tables[0]}/view").json()["decisions"]
        for _ in range(20):
            client.get(f"/api/tables/{tables[0]}/view")
        assert len(thinkers[0].snapshots) <= thought + 1  # the one already in progress
        assert decisions >= view["decisions"]
        with another(client).websocket_connect(f"/api/tables/{tables[0]}/socket") as socket:
            while hear(socket)["decisions"] < decisions + 5:
                pass


def test_a_table_with_a_person_is_thought_about_for_that_person(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[object, ...]] = []

    class Noted(ThinkHere):
        async def choose(self, sight: SeatSnapshot, level: str, *who: Any) -> int | None:
            asked.append(who)
            return await super().choose(sight, level, *who)

    monkeypatch.setattr(app, "Workers", Noted)
    with serving(settings) as client:
        player = another(client, "2001:db8::5")
        table = made(player, "newcomer", "person", sit=["east"])["id"]
        with player.websocket_connect(f"/api/tables/{table}/socket") as socket:
            while not hear(socket)["moves"]:
                pass
        guest = asked[0][0]
        assert isinstance(guest, Asker)
        assert guest.network == "2001:0db8:0000:0000"
        assert {who[1] for who in asked} == {Rank.PEOPLE}
        asked.clear()
        show = made(client, "newcomer", "newcomer", open=True)["id"]
        with another(client, "192.0.2.3").websocket_connect(f"/api/tables/{show}/socket") as socket:
            while hear(socket)["decisions"] < 3:
                pass
        assert {who[1] for who in asked} == {Rank.EXHIBITION}
        assert {who[0].network for who in asked if isinstance(who[0], Asker)} == {"192.0.2.3"}


def test_a_decision_that_is_put_off_is_made_later(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    refusals = 3

    class Busy(ThinkHere):
        async def choose(self, sight: SeatSnapshot, level: str, *who: Any) -> int | None:
            nonlocal refusals
            if refusals:
                refusals -= 1
                raise CannotDo("too-many-thoughts")
            return await super().choose(sight, level, *who)

    monkeypatch.setattr(app, "Workers", Busy)
    monkeypatch.setattr(computer, "PUT_OFF_SECONDS", 0.0)
    with serving(settings) as client:
        table = made(client, "newcomer", "person", sit=["east"])["id"]
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            while not hear(socket)["moves"]:
                pass
    assert refusals == 0


class NeverExamine(ThinkHere):
    async def examine(self, *_asked: object) -> Any:
        await asyncio.Event().wait()


def over(client: TestClient) -> str:
    """Creates a game that ends after one decision."""
    table: str = made(client, sit=["west", "east"], open=True)["id"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        view = hear(socket)
        say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
        say(socket, type="resign", seat="west")
    return table


def analyse(client: TestClient, table: str) -> dict[str, Any]:
    client.get("/api/me")
    told: dict[str, Any] = client.post(f"/api/tables/{table}/analysis", json={"level": "newcomer"}).json()
    return told


def test_one_visitor_does_not_take_all_places_for_analyses(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Workers", NeverExamine)
    with serving(settings) as client:
        *tables, last = [over(client) for _ in range(MAX_PER_GUEST + 1)]
        assert [analyse(client, table)["state"] for table in tables] == ["running"] * MAX_PER_GUEST
        refused = analyse(client, last)
        assert (refused["error"], refused["details"]) == ("too-many-analyses", {"most": str(MAX_PER_GUEST)})
        assert analyse(another(client), last)["state"] == "running"


def test_a_class_behind_one_address_has_its_games_analysed(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Workers", NeverExamine)
    with serving(settings) as client:
        *tables, last = [over(client) for _ in range(MAX_PER_NETWORK + 1)]
        told = [analyse(another(client), table) for table in tables]
        assert [one.get("state") for one in told] == ["running"] * len(tables)
        assert len(told) > PUPILS
        refused = analyse(another(client), last)
        assert (refused["error"], refused["details"]) == ("too-many-analyses", {"most": str(MAX_PER_NETWORK)})
        assert "internet address" in refused["reason"]
        assert analyse(another(client, "192.0.2.4"), last)["state"] == "running"


def test_an_analysis_that_two_ask_for_at_once_is_made_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Workers", NeverExamine)
    begun = counted(monkeypatch, AnalysisJobs, "_make")
    with serving(settings) as client:
        name = over(client)
        services: Services = client.app.state.server.services  # type: ignore[attr-defined]

        async def ask() -> list[str]:
            table = await services.tables.find(name, None)
            both = [services.analyses.begin(table, "newcomer", Asker("192.0.2.1", guest)) for guest in (1, 2)]
            return [told.state for told in await asyncio.gather(*both)]

        assert client.portal is not None
        assert client.portal.call(ask) == ["running"] * 2
    assert begun.total() == 1


# -- lists -----------------------------------------------------------------------------------------------------------


def test_the_public_lists_are_read_and_written_once(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(replace(settings, lists_seconds=3600.0)) as client:
        made(client, open=True)
        watched = made(client, "newcomer", "newcomer", open=True)
        reads = counted(monkeypatch, archive, "_in_play")
        infos = counted(monkeypatch, telling, "table_info")
        lists = [another(client).get("/api/tables").json() for _ in range(10)]
        assert all(one == lists[0] for one in lists)
        assert [len(lists[0][part]) for part in ("open", "mine", "watch")] == [1, 0, 1]
        assert lists[0]["watch"][0]["id"] == watched["id"]
        assert (reads.total(), infos.total()) == (2, 2)
        own = client.get("/api/tables").json()  # shows the viewer's own seats, from the same cached lists
        assert [seat["you"] for seat in own["open"][0]["seats"]] == [True, False]
        assert len(own["mine"]) == 2
        assert reads.total() == 2
