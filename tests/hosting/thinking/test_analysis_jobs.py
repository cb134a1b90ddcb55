"""Analyses: how many a visitor may ask for, whose turn it is, and that each is made once."""

import asyncio
import time
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.hosting.tables import table_after
from tests.server.clients import PUPILS, another, serving
from tests.server.fixtures import ASK, ThinkHere, count_calls, hear, make_table, say

from republik import games
from republik.analysis import analyse, thinker
from republik.hosting.refusals import CannotDo
from republik.hosting.thinking.analysis_jobs import (
    MAX_PER_GUEST,
    MAX_PER_NETWORK,
    AnalysisJobs,
    Job,
    checked_level,
    up_to_date,
)
from republik.hosting.views import analysis_words
from republik.hosting.views.analysis_words import course_of, words_for
from republik.hosting.visitor import Asker
from republik.server.http import app
from republik.server.http.app import create_app
from republik.server.http.services import Services
from republik.server.settings import Settings
from republik.table.records import Record, parse_record


class NeverExamine(ThinkHere):
    async def examine(self, *_asked: object) -> Any:
        await asyncio.Event().wait()


def over(client: TestClient) -> str:
    """Creates a game that ends after one decision."""
    table: str = make_table(client, sit=["west", "east"], open=True)["id"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        view = hear(socket)
        say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
        say(socket, type="resign", seat="west")
    return table


def ask_for_analysis(client: TestClient, table: str) -> dict[str, Any]:
    client.get("/api/me")
    told: dict[str, Any] = client.post(f"/api/tables/{table}/analysis", json={"level": "newcomer"}).json()
    return told


def test_one_visitor_does_not_take_all_places_for_analyses(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Workers", NeverExamine)
    with serving(settings) as client:
        *tables, last = [over(client) for _ in range(MAX_PER_GUEST + 1)]
        assert [ask_for_analysis(client, table)["state"] for table in tables] == ["running"] * MAX_PER_GUEST
        refused = ask_for_analysis(client, last)
        assert (refused["error"], refused["details"]) == ("too-many-analyses", {"most": str(MAX_PER_GUEST)})
        assert ask_for_analysis(another(client), last)["state"] == "running"


def test_a_class_behind_one_address_has_its_games_analysed(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Workers", NeverExamine)
    with serving(settings) as client:
        *tables, last = [over(client) for _ in range(MAX_PER_NETWORK + 1)]
        told = [ask_for_analysis(another(client), table) for table in tables]
        assert [one.get("state") for one in told] == ["running"] * len(tables)
        assert len(told) > PUPILS
        refused = ask_for_analysis(another(client), last)
        assert (refused["error"], refused["details"]) == ("too-many-analyses", {"most": str(MAX_PER_NETWORK)})
        assert "internet address" in refused["reason"]
        assert ask_for_analysis(another(client, "192.0.2.4"), last)["state"] == "running"


def test_an_analysis_that_two_ask_for_at_once_is_made_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Workers", NeverExamine)
    begun = count_calls(monkeypatch, AnalysisJobs, "_make")
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


def test_analyses_take_turns_by_network() -> None:
    async def analyse() -> list[str]:
        jobs, begun, may_end = AnalysisJobs(None, None), list[str](), asyncio.Event()  # type: ignore[arg-type]

        async def analysed(record: Record, _job: Job) -> dict[str, object]:
            begun.append(record.header["game"])
            await may_end.wait()
            raise CannotDo("no-thinker")

        jobs._analyse = analysed  # type: ignore[method-assign, assignment]
        waiting = [(f"greedy {number}", Asker("greedy", 1)) for number in range(4)] + [("anna", Asker("anna", 2))]
        for name, asker in waiting:
            job = jobs._under_way[name] = Job("citizen", 0, 1, asker)
            jobs._tasks.start(jobs._make(name, Record({"game": name}), job))
        await asyncio.sleep(0)
        may_end.set()
        await jobs._tasks.join()
        return begun

    assert asyncio.run(analyse()) == ["greedy 0", "greedy 1", "anna", "greedy 2", "greedy 3"]


def test_who_analyses_unless_another_is_asked_for() -> None:
    """The same player as on the command line."""
    game = games.game("wsdv")
    assert game.analysis is not None
    assert checked_level(game, "") == game.analysis().player
    assert checked_level(game, "citizen") == "citizen"
    assert checked_level(games.game("weimar"), "") == "delegate"
    for game_name, level in (("wsdv", "statesman"), ("wsdv", "random"), ("weimar", "booklet")):
        with pytest.raises(CannotDo, match="no-such-table-options"):
            checked_level(games.game(game_name), level)


def test_a_move_that_an_analysis_of_another_version_names_is_left_out() -> None:
    table = table_after(30, 2)
    ply, played = len(table.session.decisions), table.session.decisions[-1].text
    moment = {"decision": ply, "played": {"move": played}, "choices": [{"move": "build a castle"}]}
    words = words_for(table.session, {"plays": [], "forecasts": [], "moments": [moment]})
    assert words.moves[str(ply)].keys() == {played}


def test_an_analysis_of_an_earlier_version_opens_with_its_costly_decisions() -> None:
    """Version 1 called them turning points, and listed those that cost two points."""
    moments = [{"decision": 7, "loss": 0.3}, {"decision": 9, "loss": 0.03}]
    stored = {"analysis": 1, "turning_points": [7, 9], "moments": moments, "swings": []}
    current = up_to_date(stored)
    assert (current["analysis"], current["costly"], current["turning_points"]) == (2, [7], [])
    assert up_to_date(current) == current


def test_every_finished_game_has_a_course() -> None:
    session = table_after(30, 2).session
    course = course_of(session)
    assert course.decisions == len(session.decisions)
    assert [curve.seats for curve in course.curves] == [["east"]]
    assert all(len(curve.chances) == len(course.stages) + 1 for curve in course.curves)
    assert all(abs(turn.after - turn.before) >= 0.05 for turn in course.turning_points)


def test_an_analysis_is_made_once_and_kept(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(2)
    replays = count_calls(monkeypatch, analysis_words, "words_for")
    with TestClient(create_app(settings), headers=ASK) as client:
        path = f"/api/tables/{make_table(client, sit=['west', 'east'], open=True)['id']}"
        with client.websocket_connect(f"{path}/socket") as socket:
            view = hear(socket)
            while view["decisions"] < 30:
                view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
            assert client.get(f"{path}/analysis").json()["error"] == "not-over"
            assert client.post(f"{path}/analysis", json={}).json()["error"] == "not-over"
            say(socket, type="resign", seat="west")
        assert client.get(f"{path}/analysis").json()["state"] == "none"
        assert client.post(f"{path}/analysis", json={"level": "statesman"}).json()["error"] == "no-such-table-options"
        asked = client.post(f"{path}/analysis", json={"level": "citizen"}).json()
        assert (asked["state"], asked["level"]) == ("running", "citizen")
        assert asked["total"] > 5
        until = time.monotonic() + 60
        while (found := client.get(f"{path}/analysis").json())["state"] != "done" and time.monotonic() < until:
            assert found["done"] <= found["total"] == asked["total"]
            time.sleep(0.02)
        assert client.get(f"{path}/analysis").json() == found
        assert replays.total() == 1
        record = parse_record(client.get(f"{path}/record").text)
        expected = analyse(record, thinker("citizen", "wsdv")).to_dict(10)
        assert found["result"] == expected
        assert len(found["result"]["moments"]) == asked["total"]
        for moment in found["result"]["moments"]:
            told = found["moves"][str(moment["decision"])]
            assert told.keys() >= {one["move"] for one in (moment["played"], *moment["choices"])}
        assert found["outlooks"].keys() == {str(one["decision"]) for one in found["result"]["forecasts"]}
    with TestClient(create_app(settings), headers=ASK) as stranger:
        assert stranger.post(f"{path}/analysis", json={"level": "citizen"}).json() == found
