"""Games from files at a server's tables: those that a page without a server has saved, and others."""

import asyncio
import re
import threading
from random import Random

import pytest
from starlette.testclient import TestClient
from tests.hosting.tables import finish_game
from tests.hosting.thinking.stub_workers import stub_workers
from tests.server.fixtures import ASK, Browser, ThinkHere, hear, say

from republik import games
from republik.hosting.core.import_file import open_file
from republik.hosting.refusals import CannotDo
from republik.hosting.thinking.workers import FILE_LIMITS, Workers
from republik.hosting.visitor import Asker, Visitor
from republik.server.http.app import create_app
from republik.server.settings import Settings
from republik.server.storage.database import Database, migrate, open_database
from republik.table.chance import Seed
from republik.table.records import DEALT, START, Record, parse_record, verify, write_record, write_redraws
from republik.table.session import Session, new_session

ANNA = Visitor(1, "Anna")


def begun(decisions: int, **players: str) -> Session:
    """A game after some decisions at random."""
    session, rng = new_session(games.game(), None, players, Seed.from_text("saved elsewhere")), Random(3)
    while len(session.decisions) < decisions:
        session.play(rng.choice(session.position.moves()))
    return session


def test_a_game_goes_on_at_the_server(running: TestClient, browser: Browser) -> None:
    session = begun(30, west="person", east="person")
    opened = running.post("/api/records", json={"text": write_record(session.record(reveal=True))})
    assert opened.status_code == 201, opened.text
    table = opened.json()
    assert not table["open"]
    assert not table["rated"]
    assert all(seat["you"] for seat in table["seats"])
    assert browser().get(f"/api/tables/{table['id']}").status_code == 404
    rng = Random(4)
    with running.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        assert view["decisions"] == len(session.decisions)
        while view["outcome"] is None:
            view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
    record = parse_record(running.get(f"/api/tables/{table['id']}/record").text)
    assert record.decisions[:30] == session.decisions[:30]
    assert verify(record, games.game)


def test_a_finished_game_comes_back_from_either_format(running: TestClient) -> None:
    path, view = finish_game(running, games.DEFAULT)
    for what in ("record", "interchange"):
        again = running.post("/api/records", json={"text": running.get(f"{path}/{what}").text})
        assert again.status_code == 201, again.text
        opened = f"/api/tables/{again.json()['id']}"
        assert running.get(f"{opened}/view").json()["outcome"] == view["outcome"]
        assert again.json()["headline"] == running.get(path).json()["headline"]
        assert again.json()["headline"]["key"] == "headline-" + view["outcome"]["termination"].replace("_", "-")
        assert running.post(f"{opened}/analysis", json={}).status_code == 200


def test_without_a_seed_a_game_is_abandoned_and_can_be_played_on(running: TestClient) -> None:
    record = begun(30, west="person", east="person").record()
    del record.header["commitment"]
    table = running.post("/api/records", json={"text": write_record(record)}).json()
    assert table["result"] == "draw, abandoned"
    assert table["commitment"] == ""
    asked = {"at": 20, "seats": {"west": "person", "east": "person"}, "sit": ["west", "east"]}
    assert running.post(f"/api/tables/{table['id']}/continue", json=asked).status_code == 201


@pytest.mark.parametrize(
    ("text", "status", "error"),
    [
        ("", 400, "file-unknown"),
        ("x" * 300_000, 400, "bad-request"),
        ("x" * 1_100_000, 413, "too-large"),
        ("hello", 400, "file-unknown"),
        ("republik record 1\ngame: unknown\n\n", 400, "file-refused"),
    ],
)
def test_bad_files_leave_nothing_behind(running: TestClient, text: str, status: int, error: str) -> None:
    answer = running.post("/api/records", json={"text": text})
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert running.get("/api/tables").json()["mine"] == []


def test_a_game_in_play_is_not_given_out(running: TestClient) -> None:
    session = begun(30, west="person", east="person")
    table = running.post("/api/records", json={"text": write_record(session.record(reveal=True))}).json()["id"]
    for what in ("record", "interchange"):
        assert running.get(f"/api/tables/{table}/{what}").json()["error"] == "not-over"


# -- Where files are read


def test_a_file_is_read_by_the_workers(running: TestClient) -> None:
    server = running.app.state.server  # type: ignore[attr-defined]
    helpers: ThinkHere = server.services.workers
    assert running.post("/api/records", json={"text": "hello"}).status_code == 400
    assert len(helpers.opened) == 1


def test_a_worker_process_opens_a_file_or_says_why_not() -> None:
    record = begun(30, west="person", east="person").record(reveal=True)
    broken = Record(record.header, record.decisions[::-1])

    async def ask() -> None:
        workers = Workers(1)
        opened = await workers.open_file(write_record(record), ANNA, Asker("here", 1))
        assert opened.log == open_file(write_record(record), ANNA).log
        with pytest.raises(CannotDo) as refused:
            await workers.open_file(write_record(broken), ANNA, Asker("here", 1))
        assert refused.value.key == "file-refused"
        assert refused.value.reason().startswith("this file cannot be opened: line ")
        workers.close()

    asyncio.run(ask())


def test_one_file_of_a_guest_waits_and_none_of_a_guest_who_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        begun: list[str] = []
        may_end = asyncio.Event()

        async def work(_lane: object, asked: object) -> object:
            begun.append(asked.args[0])  # type: ignore[attr-defined]
            await may_end.wait()
            return None

        stub_workers(monkeypatch, work)
        workers = Workers(1)

        async def send(text: str, guest: int) -> object:
            return await workers.open_file(text, ANNA, Asker(f"network {guest}", guest))

        files = [asyncio.create_task(send(f"greedy {number}", 1)) for number in range(1 + FILE_LIMITS.guest)]
        annas, gone = asyncio.create_task(send("anna", 2)), asyncio.create_task(send("gone", 3))
        await asyncio.sleep(0)
        with pytest.raises(CannotDo, match="too-many-waiting-files"):
            await send("one more", 1)
        gone.cancel()
        may_end.set()
        await asyncio.gather(*files, annas)
        assert begun == ["greedy 0", "greedy 1", "anna"]
        workers.close()

    asyncio.run(ask())


def test_reads_of_the_database_wait_for_no_other_work(database_url: str) -> None:
    engine = open_database(database_url)
    migrate(engine)
    over = threading.Event()

    async def read() -> int:
        database = Database(engine)
        busy = [asyncio.create_task(asyncio.to_thread(over.wait)) for _ in range(64)]
        await asyncio.sleep(0)
        try:
            return await database.read(lambda link: int(link.exec_driver_sql("SELECT 7").scalar_one()))
        finally:
            over.set()
            await asyncio.gather(*busy)
            database.close()

    assert asyncio.run(read()) == 7


# -- Results


def ended(result: str, *, seed: bool = True) -> str:
    """A game after some decisions that its table ended."""
    record = begun(30, west="person", east="person").record(reveal=seed)
    if not seed:
        del record.header["commitment"]
    record.header["result"] = result
    return write_record(record)


@pytest.mark.parametrize(
    ("result", "seed", "stored"),
    [
        ("draw, agreed", True, "draw, agreed"),
        ("west, resigned", True, "west, resigned"),
        ("west,resigned,  as agreed", False, "west, resigned"),
        ("unfinished", False, "draw, abandoned"),
    ],
)
def test_the_result_of_a_file_is_stored(
    running: TestClient, settings: Settings, result: str, seed: bool, stored: str
) -> None:
    table = running.post("/api/records", json={"text": ended(result, seed=seed)}).json()["id"]
    with TestClient(create_app(settings), headers=ASK, cookies=running.cookies) as elsewhere:
        for client in (running, elsewhere):
            (mine,) = client.get("/api/tables").json()["mine"]
            assert (mine["id"], mine["result"], mine["to_act"]) == (table, stored, None)
            assert client.get(f"/api/tables/{table}/view").json()["outcome"]["termination"] == stored.split(", ")[1]
            assert client.get(f"/api/tables/{table}/record").status_code == 200


def test_a_game_that_ended_by_its_rules_is_over_in_every_process(running: TestClient, settings: Settings) -> None:
    path, view = finish_game(running, games.DEFAULT)
    text = running.get(f"{path}/record").text
    table = running.post("/api/records", json={"text": text}).json()["id"]
    with TestClient(create_app(settings), headers=ASK, cookies=running.cookies) as elsewhere:
        assert elsewhere.get(f"/api/tables/{table}/view").json()["outcome"] == view["outcome"]
        assert elsewhere.get(f"/api/tables/{table}").json()["result"] == parse_record(text).header["result"]


def test_draws_that_were_undone_by_agreement_are_skipped(running: TestClient) -> None:
    """The seed goes on as if they had been made."""
    plain = begun(30, west="person", east="person")
    header = {**plain.record(reveal=True).header, "x-redrawn": write_redraws({1: 5})}
    session = Session(plain.game, Record(header), plain.seed)
    session.run_chance()
    assert session.decisions[:5] != plain.decisions[:5]
    text = write_record(session.record(reveal=True))
    table = running.post("/api/records", json={"text": text})
    assert table.status_code == 201, table.text
    opened = open_file(text, ANNA)
    assert [entry.text for entry in opened.log][-len(session.decisions) :] == [one.text for one in session.decisions]


# -- What a file may name


def weimar(**header: str) -> str:
    session = new_session(games.game("weimar"), {"scenario": "abyss"}, {}, Seed.from_text("a folder"))
    record = session.record(reveal=True)
    return write_record(Record({**record.header, **header}, record.decisions))


@pytest.mark.parametrize("header", [{"data": "/etc"}, {"data": ""}, {"anything": "x" * 3000}, {"scenario": "<b>"}])
def test_a_file_names_only_declared_options(running: TestClient, header: dict[str, str]) -> None:
    refused = running.post("/api/records", json={"text": weimar(**header)})
    assert (refused.status_code, refused.json()["error"]) == (400, "file-refused")
    (name,) = header
    assert f"“{name}” is not an option" in refused.json()["reason"] or "<b>" in refused.json()["reason"]
    assert "folder" not in refused.json()["reason"]


def test_the_folder_beside_custom_values_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of a terminal with custom values name both; the digest decides."""
    game = games.game("weimar")
    monkeypatch.setattr(type(game), "new", lambda self, options: real(self, {"scenario": options["scenario"]}))
    monkeypatch.setattr(type(game), "has_values", lambda _self, values: values == "mine")
    opened = open_file(weimar(values="mine", data="/home/anna/values"), ANNA)
    assert (opened.record.options, opened.record.values) == ({"scenario": "abyss"}, "mine")


real = type(games.game("weimar")).new


def test_headers_of_the_table_are_kept_out_of_the_options() -> None:
    opened = open_file(weimar(event="club evening", **{"x-note": "anything"}), ANNA)
    assert opened.record.options == {"scenario": "abyss"}


# -- Files that no game can have written


@pytest.mark.parametrize(
    ("header", "reason"),
    [({"revision": "abc"}, "revision number"), ({"edition": "<b>"}, "<b>"), ({"edition": "1" * 30}, "1" * 30)],
)
def test_odd_headers_are_refused(running: TestClient, header: dict[str, str], reason: str) -> None:
    session = begun(3, west="person", east="person")
    record = session.record()
    del record.header["commitment"]
    text = write_record(Record({**record.header, **header, START: session.position.to_text()}, []))
    refused = running.post("/api/records", json={"text": text})
    assert refused.status_code == 400, refused.text
    assert reason in refused.json()["reason"]


MUTATIONS = 500
ODD_NUMBERS = (-1, 1, 7, 99, 2**31, 2**63, 2**70)


def mutated(position: str, rng: Random) -> str:
    """The position with one to three of its numbers replaced."""
    numbers = list(re.finditer(r"-?\d+", position))
    for found in sorted(rng.sample(numbers, rng.randint(1, 3)), key=lambda one: one.start(), reverse=True):
        position = position[: found.start()] + str(rng.choice(ODD_NUMBERS)) + position[found.end() :]
    return position


@pytest.mark.parametrize("game", ["wsdv", "weimar"])
def test_impossible_positions_are_opened_or_refused(game: str) -> None:
    session, rng = new_session(games.game(game), None, {}, Seed.from_text("impossible")), Random(11)
    header = session.record().header
    del header["commitment"]
    starts: list[tuple[str, int]] = []
    while session.position.outcome() is None and len(starts) < 200:
        starts.append((session.position.to_text(), len(session.decisions)))
        session.play(rng.choice(session.position.moves()))
    refused = []
    for number in range(MUTATIONS):
        start, played = rng.choice(starts)
        after = session.decisions[played : played + number % 4]
        text = write_record(Record({**header, START: mutated(start, rng)}, after))
        try:
            assert open_file(text, ANNA).record.start
        except CannotDo as error:
            refused.append(error)
    assert 0 < len(refused) < MUTATIONS
    assert {error.key for error in refused} == {"file-refused"}


def test_only_a_dealt_position_has_a_way_of_dealing() -> None:
    """No check reads the header without a start position, so it is not stored."""
    text = write_record(Record({**begun(3).record(reveal=True).header, DEALT: "x" * 50}, []))
    assert open_file(text, ANNA).record.dealt == ""
