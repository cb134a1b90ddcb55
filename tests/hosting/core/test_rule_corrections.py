"""Tables that began before a correction of the rules: they open as far as the rules accept their log, and continue."""

from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from sqlalchemy import Engine, select, update
from starlette.testclient import TestClient
from tests.server.fixtures import ASK, hear, make_table, say

from republik import games
from republik.games.wsdv.rules.position import Position
from republik.hosting.core.log import LogEntry
from republik.hosting.core.new_table import continued_table
from republik.hosting.core.timekeeper import SYSTEM_TIME
from republik.hosting.thinking.seat_snapshot import SeatSnapshot
from republik.hosting.wire import NewTable
from republik.server.http.app import create_app
from republik.server.ops.maintenance import export
from republik.server.settings import Settings
from republik.server.storage import queries
from republik.server.storage.database import open_database
from republik.server.storage.models import LogRow, TableRow
from republik.table.chance import Seed
from republik.table.records import DEALT, START, Record, parse_record, start, verify
from republik.table.session import Session, resume

NOWHERE = "place unrest nowhere"


class OldTable:
    """A table of revision 1 whose log holds a decision that no rules accept."""

    def __init__(self, settings: Settings, view: dict[str, Any], cookies: dict[str, str]) -> None:
        self.settings = settings
        self.id: str = view["table"]
        self.path = f"/api/tables/{self.id}"
        self.cookies = cookies
        self.total: int = view["decisions"]
        engine = open_database(settings.database)
        self.log = _log(engine, self.id)
        own = [number for number, entry in enumerate(self.log) if entry.seat != "chance"]
        self.good = own[len(own) // 2]
        with engine.begin() as connection:
            connection.execute(update(TableRow).where(TableRow.id == self.id).values(revision=1))
            wrong = (LogRow.table_id == self.id, LogRow.number == self.good + 1)
            connection.execute(update(LogRow).where(*wrong).values(text=NOWHERE))
        engine.dispose()

    def mend(self) -> None:
        """Makes the refused decision legal again."""
        engine = open_database(self.settings.database)
        with engine.begin() as connection:
            right = (LogRow.table_id == self.id, LogRow.number == self.good + 1)
            connection.execute(update(LogRow).where(*right).values(text=self.log[self.good].text))
        engine.dispose()

    def client(self) -> TestClient:
        return TestClient(create_app(self.settings), headers=ASK, cookies=self.cookies)


def _log(engine: Engine, table: str) -> list[LogEntry]:
    with engine.connect() as connection:
        found = queries.load(connection, table)
    assert found is not None
    return found[1]


def _played(settings: Settings, decisions: int, seed: int, **asked: Any) -> OldTable:
    rng = Random(seed)
    with TestClient(create_app(settings), headers=ASK) as client:
        table = make_table(client, sit=["west", "east"], **asked)
        with client.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
            view = hear(socket)
            for _ in range(decisions):
                if view["outcome"] is None:
                    view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
        return OldTable(settings, view, dict(client.cookies))


@pytest.fixture
def running_game(settings: Settings, think_here: None) -> OldTable:
    return _played(settings, 25, 31, open=True, delay=3)


@pytest.fixture
def finished_game(settings: Settings, think_here: None) -> OldTable:
    return _played(settings, 2000, 32)


def test_a_new_table_is_of_the_newest_revision(running: TestClient) -> None:
    table = make_table(running, sit=["west", "east"])
    assert running.get(f"/api/tables/{table['id']}/view").json()["corrected"] is None


def test_a_running_game_is_shown_up_to_what_is_refused(running_game: OldTable) -> None:
    with running_game.client() as client:
        view = client.get(f"{running_game.path}/view").json()
    assert (view["decisions"], view["to_act"], view["moves"], view["undo"]) == (running_game.good, None, [], 0)
    corrected = view["corrected"]
    assert (corrected["began"], corrected["refused"]) == (1, running_game.good + 1)
    assert NOWHERE not in str(view)


def test_nothing_is_decided_there_before_it_goes_on(running_game: OldTable) -> None:
    with running_game.client() as client, client.websocket_connect(f"{running_game.path}/socket") as socket:
        view = hear(socket)
        for message in ({"type": "decide", "move": 0}, {"type": "undo"}):
            refused = say(socket, number=view["number"], **message)
            assert refused["error"] == "rules-corrected"


def test_who_watches_with_a_delay_sees_it_too(running_game: OldTable) -> None:
    with running_game.client() as client:
        stranger = TestClient(client.app, headers=ASK)
        stranger.portal = client.portal
        view = stranger.get(f"{running_game.path}/view").json()
    assert view["decisions"] <= running_game.good
    assert view["corrected"]["refused"] == running_game.good + 1


def test_the_game_goes_on_from_the_last_decision_that_holds(running_game: OldTable) -> None:
    with running_game.client() as client, client.websocket_connect(f"{running_game.path}/socket") as socket:
        hear(socket)
        view = say(socket, type="offer", what="take-back", decisions=running_game.good)
        now = games.game("wsdv").revision
        assert view["corrected"] == {"began": 1, "now": now, "refused": 0, "rule": "", "other_result": False}
        assert view["moves"]
        after = say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
        assert after["decisions"] > running_game.good
    with running_game.client() as client:
        assert client.get(f"{running_game.path}/view").json()["decisions"] == after["decisions"]
    engine = open_database(running_game.settings.database)
    kept = _log(engine, running_game.id)
    engine.dispose()
    assert kept[: running_game.good] == running_game.log[: running_game.good]
    assert kept[running_game.good + 1 : len(running_game.log)] == running_game.log[running_game.good + 1 :]


def test_a_finished_game_keeps_its_result_and_its_whole_record(finished_game: OldTable, tmp_path: Path) -> None:
    with finished_game.client() as client:
        view = client.get(f"{finished_game.path}/view").json()
        record = parse_record(client.get(f"{finished_game.path}/record").text)
    engine = open_database(finished_game.settings.database)
    with engine.connect() as connection:
        result = connection.scalar(select(TableRow.result))
    (exported,) = export(engine, tmp_path / "records")
    engine.dispose()
    assert result is not None
    assert view["outcome"] is not None
    assert result.startswith(f"{view['outcome']['winner']}, {view['outcome']['termination']}")
    assert view["decisions"] == finished_game.good
    assert record.header["result"] == result
    assert len(record.decisions) == finished_game.total
    assert record.decisions[finished_game.good].text == NOWHERE
    assert exported.path is not None
    assert parse_record(exported.path.read_bytes()).decisions == record.decisions


def test_a_finished_game_keeps_its_result_where_only_that_would_be_another(finished_game: OldTable) -> None:
    """Every decision is legal, but they lead to a result other than the stored one."""
    finished_game.mend()
    engine = open_database(finished_game.settings.database)
    with engine.begin() as connection:
        connection.execute(update(TableRow).values(result="east, triumph, 9.9"))
    engine.dispose()
    with finished_game.client() as client:
        view = client.get(f"{finished_game.path}/view").json()
        record = parse_record(client.get(f"{finished_game.path}/record").text)
    assert view["corrected"]["other_result"] is True
    assert (view["outcome"]["winner"], view["outcome"]["termination"]) == ("east", "triumph")
    assert view["decisions"] == finished_game.total
    assert record.header["result"] == "east, triumph, 9.9"


def test_a_running_game_that_is_over_by_the_corrected_rules_is_ended_by_its_players(finished_game: OldTable) -> None:
    finished_game.mend()
    engine = open_database(finished_game.settings.database)
    with engine.begin() as connection:
        result = connection.scalar(select(TableRow.result))
        connection.execute(update(TableRow).values(result=None))
    with finished_game.client() as client, client.websocket_connect(f"{finished_game.path}/socket") as socket:
        view = hear(socket)
        assert (view["outcome"], view["seed"], view["corrected"]["other_result"]) == (None, None, True)
        after = say(socket, type="offer", what="take-back", decisions=finished_game.total)
        assert after["outcome"] is not None
    with engine.connect() as connection:
        assert connection.scalar(select(TableRow.result)) == result
    engine.dispose()


def test_a_good_log_of_an_earlier_revision_goes_on_and_says_so(settings: Settings, think_here: None) -> None:
    table = _played(settings, 10, 33)
    table.mend()
    with table.client() as client:
        view = client.get(f"{table.path}/view").json()
    assert view["decisions"] == table.total
    assert (view["corrected"]["began"], view["corrected"]["refused"]) == (1, 0)
    assert view["moves"]


CARD_46 = Path(__file__).parents[2] / "data" / "revision2" / "wsdv-2.1-card-46.txt"
"""A game of revision 2 in which East triggers card 46 with nothing to run down, as decision 133."""


def before_card_46(decisions: int) -> Session:
    record = parse_record(CARD_46.read_text(encoding="utf-8"))
    header = {key: value for key, value in record.header.items() if key != "result"}
    return resume(Record(header, record.decisions[:decisions]))


def test_a_computer_player_judges_by_the_rules_its_game_began_under() -> None:
    session = before_card_46(131)
    snapshot = SeatSnapshot.of(session, 1)
    assert snapshot.view() == session.position.view(1)
    ahead = snapshot.view().sample(Random(1))
    ahead.play(ahead.parse_move("build Hannover"))
    assert ahead.why_not(ahead.parse_move("46 for event")) is None


def test_a_game_of_revision_2_that_began_at_a_position_may_begin_with_card_46() -> None:
    """The legal moves written into the position may be those of the current rules."""
    session = before_card_46(132)
    position = cast("Position", session.position.copy())
    event = position.parse_move("46 for event")
    position.legal = [move for move in position.legal if move != event]
    header = {"game": "wsdv", "edition": "2.1", "revision": "2", START: position.to_text()}
    assert start(Record(header), session.game).why_not(event) is None
    assert start(Record(header | {"revision": "3"}), session.game).why_not(event) is not None


def test_a_table_that_goes_on_from_a_game_of_revision_2_has_the_current_rules() -> None:
    session = before_card_46(132)
    event = session.position.parse_move("46 for event")
    assert "46 for event" in (session.position.move_text(move) for move in session.position.view(1).moves())
    asked = NewTable(dict.fromkeys(session.game.seats, "person"), "wsdv", options={"edition": "2.1"})
    record, _ = continued_table(asked, [], 1, SYSTEM_TIME, "", session.position)
    assert session.game.from_text(record.start).why_not(event) is not None
    header = {"game": "wsdv", "edition": "2.1", "revision": str(record.revision), START: record.start}
    seed = Seed.parse(record.seed)
    header |= {DEALT: record.dealt, "seed": record.seed, "commitment": seed.commitment()}
    assert verify(Record(header))
