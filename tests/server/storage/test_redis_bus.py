"""Redis between processes: silence, faults, and what was said meanwhile."""

import asyncio
import signal
import subprocess
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server import services
from tests.server.faults import WAIT, Fault, locked
from tests.server.fixtures import hear, make_table

from republik.hosting.core.bus import News
from republik.hosting.core.log import DECISION, LogEntry
from republik.server.settings import Settings
from republik.server.storage import queries
from republik.server.storage.database import open_database
from republik.server.storage.redis_bus import RedisBus


def test_a_redis_that_hangs_stops_no_computer_player() -> None:
    async def ask(url: str, process: "subprocess.Popen[bytes]") -> list[bool]:
        others = RedisBus(url)
        answers = [await others.claim_turn("table", 1)]
        process.send_signal(signal.SIGSTOP)
        async with asyncio.timeout(WAIT):
            answers += [await others.claim_turn("table", number) for number in (1, 2)]
        await others.close()
        return answers

    with services.redis_process() as (url, process):
        try:
            assert asyncio.run(ask(url, process)) == [True, True, True]
        finally:
            process.send_signal(signal.SIGCONT)


def test_silence_does_not_cause_a_new_subscription(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages still arrive, and silence does not trigger a reload of everything."""
    monkeypatch.setattr("republik.server.storage.redis_bus.ANSWER_SECONDS", 0.05)

    async def listen() -> list[str]:
        heard: list[str] = []
        news = asyncio.Event()

        async def hear_news(one: Any) -> None:
            heard.append("all" if one is None else one.table)
            news.set()

        one, two = RedisBus(redis_url), RedisBus(redis_url)
        await one.start(hear_news)
        await two.start(hear_nothing)
        async with asyncio.timeout(WAIT):
            await news.wait()
            await asyncio.sleep(0.5)
            news.clear()
            two.publish(table="t", number=1)
            await news.wait()
        await one.close()
        await two.close()
        return heard

    async def hear_nothing(_news: Any) -> None:
        pass

    assert asyncio.run(listen()) == ["all", "t"]


def test_what_another_process_told_of_is_read_when_the_database_answers_again(
    running: TestClient, settings: Settings, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(running, sit=["west", "east"])
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        engine = open_database(settings.database)
        with engine.begin() as connection:
            entry = [LogEntry(DECISION, "west", view["moves"][0]["text"])]
            queries.add_entries(connection, table["id"], view["number"], entry, None)
        engine.dispose()
        fault = Fault(queries.load, locked())
        fault.left = 3
        monkeypatch.setattr(queries, "load", fault)
        server = running.app.state.server  # type: ignore[attr-defined]
        assert running.portal is not None
        running.portal.call(server.services.tables.on_news, News("another", table["id"], view["number"] + 1))
        assert hear(socket)["number"] == view["number"] + 1
    assert fault.failed == 3
