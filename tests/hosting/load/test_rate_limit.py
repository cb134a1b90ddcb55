"""Limits by guest and by network: buckets, places, fines, and what is given back."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest
from sqlalchemy import func, insert, select
from starlette.testclient import TestClient
from tests.server.clients import PUPILS, another, serving
from tests.server.fixtures import ASK, make_table

from republik.hosting.load.rate_limit import Bound, Limiter, Places, by_guest, by_name, by_network, network, per_day
from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Asker
from republik.server.accounts.identity import FORGOTTEN_AFTER, Guests
from republik.server.settings import Settings
from republik.server.storage.database import Database, open_database
from republik.server.storage.models import Guest, SessionRow, now


def test_places_are_given_back() -> None:
    places, bounds = Places(), (Bound("a", 1, "table-full"), Bound("b", 1, "table-full"))
    with places.held(*bounds), pytest.raises(CannotDo):
        places.take(Bound("c", 1, "table-full"), Bound("b", 1, "table-full"))
    places.take(Bound("c", 1, "table-full"), *bounds)  # a refusal takes nothing, and released places are free


def test_all_guests_of_a_network_share_a_bucket() -> None:
    rates = Limiter(partial(by_guest, networks=2.0), 1.0, 10.0, clock=lambda: 0.0)
    for guest in (1, 2):
        for _ in range(10):
            rates.take(Asker("192.0.2.1", guest))
    for guest in range(3, 12):
        with pytest.raises(CannotDo):
            rates.take(Asker("192.0.2.1", guest))
    rates.take(Asker("192.0.2.2", 99))


def test_who_has_nothing_left_takes_nothing_from_the_others() -> None:
    rates = Limiter(partial(by_guest, networks=2.0), 1.0, 10.0, clock=lambda: 0.0)
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
    rates = Limiter(partial(by_guest, networks=1.0), 1.0, 10.0, clock=lambda: time)
    rates.take(Asker("192.0.2.1", 1), 10.0)
    for _ in range(10):
        with pytest.raises(CannotDo):
            rates.take(Asker("192.0.2.1", 2))
    rates.take(Asker("192.0.2.2", 2), 10.0)
    site = Limiter(by_network, 1.0, 10.0, clock=lambda: time)
    for number in range(10):
        site.take(network(f"2001:db8:1:{number:x}::1"), 10.0)
    for _ in range(10):
        with pytest.raises(CannotDo):
            site.take(network("2001:db8:1:ff::1"), 1.0)
    time = 1.0
    site.take(network("2001:db8:1:ff::1"), 10.0)


def test_what_is_refused_later_is_given_back() -> None:
    rates, asker = Limiter(partial(by_guest, networks=1.0), 0.0, 1.0), Asker(network("2001:db8:1::1"), 1)
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
    rates = Limiter(partial(by_guest, networks=2.0), 1.0, 10.0, clock=lambda: 0.0)
    school = "192.0.2.1"
    for _ in range(10):
        rates.penalise(Asker(school, 1), 20.0)
    with pytest.raises(CannotDo):
        rates.take(Asker(school, 1))
    for guest in (2, 3):
        for _ in range(10):
            rates.take(Asker(school, guest))


def test_where_no_guest_is_known_the_network_is_fined() -> None:
    rates = Limiter(partial(by_guest, networks=2.0), 1.0, 10.0, clock=lambda: 0.0)
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
        make_table(with_a_table)
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


def test_a_bucket_fills_again() -> None:
    now = 0.0
    limiter = Limiter(by_name, 1.0, 2.0, lambda: now)
    limiter.take("a")
    limiter.take("a")
    with pytest.raises(CannotDo):
        limiter.take("a")
    limiter.take("b")
    now = 1.0
    limiter.take("a")
    with pytest.raises(CannotDo):
        limiter.take("a")
