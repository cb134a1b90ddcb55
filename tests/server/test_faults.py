"""What goes wrong around the server: storage, thinkers, Redis, whoever asks. Nothing stops for good, and it is told."""

import asyncio
import signal
import subprocess
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from republik.server import app, archive, retrying, thinking
from republik.server.archive import Entry
from republik.server.database import open_database
from republik.server.models import DECISION
from republik.server.others import News, OthersByRedis
from republik.server.refusals import CannotDo
from republik.server.settings import Settings

from . import services
from .conftest import ASK, Browser, ThinkHere, hear, made, say
from .test_clocks import LIVE, Later, seated

WAIT = 20.0


class Fault:
    """A function that fails as often as it is told to, and counts."""

    def __init__(self, work: Callable[..., Any], error: Exception) -> None:
        self._work, self._error = work, error
        self.left, self.failed = 0, 0

    def __call__(self, *args: Any, **named: Any) -> Any:
        if self.left:
            self.left -= 1
            self.failed += 1
            raise self._error
        return self._work(*args, **named)


def locked() -> OperationalError:
    return OperationalError("insert", {}, Exception("database is locked"))


@pytest.fixture
def storage(monkeypatch: pytest.MonkeyPatch) -> Fault:
    """Decisions are not kept as long as `left` says so."""
    fault = Fault(archive.add, locked())
    monkeypatch.setattr(archive, "add", fault)
    return fault


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses after a failure that a test can wait for."""
    monkeypatch.setattr(retrying, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(retrying, "LONGEST_PAUSE", 0.02)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is tried again within an hour, unless somebody looks."""
    monkeypatch.setattr(retrying, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(retrying, "pause_after", lambda _failures: 3600.0)


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def moved(client: TestClient, table: str) -> bool:
    """Whether the computer player that sits in the west has decided; only the list is looked at."""
    mine = client.get("/api/tables").json()["mine"]
    return any(found["id"] == table and found["to_act"] == "east" for found in mine)


# -- a computer player -----------------------------------------------------------------------------------------------


def test_a_computer_player_goes_on_after_storage_errors_though_nobody_looks(
    running: TestClient, storage: Fault, hasty: None
) -> None:
    storage.left = 5
    table = made(running, "newcomer", "person")
    until(lambda: moved(running, table["id"]))
    assert storage.failed == 5


def test_whoever_looks_wakes_a_computer_player(running: TestClient, storage: Fault, patient: None) -> None:
    storage.left = 1
    table = made(running, "newcomer", "person")
    until(lambda: storage.failed)
    assert not moved(running, table["id"])
    running.get(f"/api/tables/{table['id']}")
    until(lambda: moved(running, table["id"]))


class ThinkersDie(ThinkHere):
    """Processes that are killed, again and again."""

    kills = 4

    async def choose(self, sight: thinking.Sight, level: str) -> int:
        self.kills -= 1
        if self.kills >= 0:
            raise CannotDo("no-thinker")
        return await super().choose(sight, level)


def test_a_computer_player_goes_on_when_its_thinkers_were_killed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, hasty: None
) -> None:
    monkeypatch.setattr(app, "Thinkers", ThinkersDie)
    with TestClient(app.create_app(settings), headers=ASK) as client:
        table = made(client, "newcomer", "person")
        until(lambda: moved(client, table["id"]))


def test_the_server_ends_while_a_computer_player_waits_for_its_next_try(
    settings: Settings, think_here: None, storage: Fault, patient: None
) -> None:
    storage.left = 1
    with TestClient(app.create_app(settings), headers=ASK) as client:
        made(client, "newcomer", "person")
        until(lambda: storage.failed)


def test_pauses_grow_up_to_a_bound() -> None:
    pauses = [retrying.pause_after(failures) for failures in range(1, 2000)]
    assert pauses[0] == retrying.FIRST_PAUSE
    assert pauses[:5] == sorted(set(pauses[:5]))
    assert pauses[-1] == retrying.LONGEST_PAUSE


# -- a clock ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)


def result(client: TestClient) -> object:
    return client.get("/api/tables").json()["mine"][0]["result"]


def test_a_clock_rings_again_after_storage_errors(
    running: TestClient,
    browser: Browser,
    later: Later,
    storage: Fault,
    hasty: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("republik.server.clocks.MOST_WAITING", 0.05)
    seated(running, browser(), LIVE)
    storage.left = 5
    later.go_on(601)
    until(lambda: result(running) == "east, timeout")
    assert storage.failed == 5


def test_whoever_looks_wakes_a_clock(
    running: TestClient,
    browser: Browser,
    later: Later,
    storage: Fault,
    patient: None,
) -> None:
    path = seated(running, browser(), LIVE)
    storage.left = 1
    later.go_on(599.9)
    with running.websocket_connect(f"{path}/socket") as socket:
        hear(socket)
        say(socket, type="say", text="I am still here")  # whatever changes at a table sets its timer anew
    until(lambda: storage.failed)
    assert result(running) is None
    running.get(path)
    until(lambda: result(running) == "east, timeout")


# -- Redis -----------------------------------------------------------------------------------------------------------


def test_a_redis_that_hangs_stops_no_computer_player() -> None:
    async def ask(url: str, process: "subprocess.Popen[bytes]") -> list[bool]:
        others = OthersByRedis(url)
        answers = [await others.may_think("table", 1)]
        process.send_signal(signal.SIGSTOP)
        async with asyncio.timeout(WAIT):
            answers += [await others.may_think("table", number) for number in (1, 2)]
        await others.close()
        return answers

    with services.redis_process() as (url, process):
        try:
            assert asyncio.run(ask(url, process)) == [True, True, True]
        finally:
            process.send_signal(signal.SIGCONT)


def test_silence_is_no_reason_to_subscribe_anew(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are heard without the whole house being read again for every second in which nothing happens."""
    monkeypatch.setattr("republik.server.others.ANSWER_SECONDS", 0.05)

    async def listen() -> list[str]:
        heard: list[str] = []
        news = asyncio.Event()

        async def hear_news(one: Any) -> None:
            heard.append("all" if one is None else one.table)
            news.set()

        one, two = OthersByRedis(redis_url), OthersByRedis(redis_url)
        await one.start(hear_news)
        await two.start(hear_nothing)
        async with asyncio.timeout(WAIT):
            await news.wait()
            await asyncio.sleep(0.5)
            news.clear()
            two.tell(table="t", number=1)
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
    table = made(running, sit=["west", "east"])
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        engine = open_database(settings.database)
        with engine.begin() as connection:
            entry = [Entry(DECISION, "west", view["moves"][0]["text"])]
            archive.add_entries(connection, table["id"], view["number"], entry, None)
        engine.dispose()
        fault = Fault(archive.load, locked())
        fault.left = 3
        monkeypatch.setattr(archive, "load", fault)
        server = running.app.router.lifespan_context.__self__  # type: ignore[attr-defined]
        assert running.portal is not None
        running.portal.call(server.house.hear, News("another", table["id"], view["number"] + 1))
        assert hear(socket)["number"] == view["number"] + 1
    assert fault.failed == 3
