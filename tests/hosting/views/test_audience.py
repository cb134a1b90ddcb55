"""Many spectators do not slow down the others: these tests count work, not time."""

import time
from contextlib import ExitStack
from dataclasses import replace

import pytest
from starlette.testclient import TestClient
from tests.server.clients import another, denial, follow, serving, until
from tests.server.fixtures import Browser, count_calls, hear, make_table, say

from republik.hosting.views import audience
from republik.hosting.views import presenters as telling
from republik.hosting.views.followers import Followers
from republik.server.settings import Settings

WATCHERS = 2 * audience.VIEWS_SENT_AT_ONCE


def test_a_view_is_made_once_for_all_who_see_the_same(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(replace(settings, sockets_per_network=1_000)) as client, ExitStack() as stack:
        table = make_table(client, sit=["west", "east"], open=True)["id"]
        views = count_calls(monkeypatch, telling, "table_view")
        player = follow(stack, client, table)
        view = hear(player)
        watching = [follow(stack, another(client), table) for _ in range(WATCHERS)]
        first = {socket.receive_text() for socket in watching}
        assert len(first) == 1
        assert views.total() == 2  # the player's, and one for all spectators
        present = count_calls(monkeypatch, Followers, "present")
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
        table = make_table(client, sit=["west", "east"], open=True)["id"]
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
        table = make_table(client, open=True)["id"]
        west = follow(stack, client, table)
        assert hear(west)["present"] == ["west"]
        watching = [follow(stack, another(client), table) for _ in range(WATCHERS)]
        for socket in watching:
            assert hear(socket)["present"] == ["west"]
        looks = count_calls(monkeypatch, audience.Audience, "_tell_who_is_present")
        present = count_calls(monkeypatch, Followers, "present")
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
    looks = count_calls(monkeypatch, audience.Audience, "_tell_who_is_present")
    bounded = replace(settings, presence_seconds=1.0)
    began = time.monotonic()
    with serving(bounded) as client:
        table = make_table(client, open=True)["id"]
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
    looks = count_calls(monkeypatch, audience.Audience, "_tell_who_is_present")
    with serving(replace(settings, presence_seconds=0.5)) as client:
        table = make_table(client, open=True)["id"]
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
    table = make_table(running, open=True)["id"]
    with browser().websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket)["seats"][0]["name"] == "Anna"
    running.put("/api/me", json={"name": "Berta"})
    with browser().websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket)["seats"][0]["name"] == "Berta"


def test_sockets_are_bounded_for_a_guest_a_network_and_a_table(settings: Settings, think_here: None) -> None:
    bounded = replace(settings, sockets_per_guest=2, sockets_per_network=3, watchers_per_table=3)
    with serving(bounded) as client, ExitStack() as stack:
        table = make_table(client, open=True)["id"]
        first = follow(stack, client, table)
        follow(stack, client, table)
        assert denial(client, table) == {
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
        assert denial(another(client), table)["details"] == {"most": "3"}  # the limit per network
        elsewhere = another(client, "192.0.2.7")
        for _ in range(2):
            follow(stack, elsewhere, table)
        assert denial(another(client, "192.0.2.8"), table)["error"] == "table-full"
        player = another(client, "192.0.2.9")
        player.post(f"/api/tables/{table}/join", json={"seat": "east"})
        follow(stack, player, table)  # spectators do not take the seats' sockets
