"""A server with custom values for Weimar: its tables use and name them; without them the tables are suspended."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient
from tests.games.weimar.tables import LEVEL, make_table, play_on
from tests.server.fixtures import ASK, hear

from republik import cli, games
from republik.games.weimar import values
from republik.games.weimar.values import VARIABLE
from republik.server.http import app
from republik.server.settings import Settings
from republik.table.records import parse_record, verify

BERLIN = 5
VALUES = """
[city.berlin]
slots = 7
[tracks]
reserve = 4
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    own = tmp_path / "values"
    own.mkdir()
    (own / "board.toml").write_text(VALUES, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(own))
    monkeypatch.setattr(values, "_folders", {})
    return own


@pytest.fixture
def own(folder: Path, settings: Settings, think_here: None) -> Iterator[TestClient]:
    with TestClient(app.create_app(settings), headers=ASK) as client:
        yield client


def test_its_tables_are_played_with_them(own: TestClient) -> None:
    listed = {game["name"]: game["values"] for game in own.get("/api/games").json()["games"]}
    assert listed["wsdv"] == ""
    table = make_table(own, "person", LEVEL, LEVEL, LEVEL, edition="bruderkrieg")
    assert table["values"] == listed["weimar"] != ""
    with own.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        play_on(socket, hear(socket), ("spd",), Random(3))
    record = parse_record(own.get(f"/api/tables/{table['id']}/record").text)
    options = {"scenario": "bruderkrieg", "seating": "by-lot", "values": table["values"]}
    assert record.options(games.game("weimar")) == options
    assert verify(record, games.game)


def test_the_page_is_told_the_components(own: TestClient) -> None:
    name = make_table(own, "person", LEVEL, LEVEL, LEVEL)["values"]
    told = own.get(f"/api/games/weimar/values/{name}").json()
    assert told["values"] == name
    berlin = next(city for city in told["parts"]["cities"] if city["key"] == "berlin")
    assert berlin["slots"] == 7
    assert berlin["src"]["slots"] == "own"
    assert told["parts"]["tracks"]["reserve"] == 4
    for unknown in ("2.0123456789ab", "..", "%20"):
        assert own.get(f"/api/games/weimar/values/{unknown}").status_code == 404


def test_a_lesson_and_the_other_game_have_the_values_of_the_box(own: TestClient) -> None:
    solo = make_table(own, "person", "person", "person", "person", edition="abyss", lesson="on-the-brink")
    assert solo["values"] == ""
    seats = {"west": "person", "east": "person"}
    assert own.post("/api/tables", json={"seats": seats}).json()["values"] == ""


def test_without_them_a_table_waits(
    folder: Path,
    settings: Settings,
    think_here: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with TestClient(app.create_app(settings), headers=ASK) as client:
        table = make_table(client, "person", LEVEL, LEVEL, LEVEL)
        path = f"/api/tables/{table['id']}"
        before = client.get(f"{path}/view").json()
        cookies = client.cookies
    monkeypatch.setattr(values, "_folders", {})
    monkeypatch.delenv(VARIABLE)
    with TestClient(app.create_app(settings), headers=ASK, cookies=cookies) as client:
        answer = client.get(path)
        assert answer.status_code == 503
        assert (answer.json()["error"], answer.json()["details"]) == ("values-missing", {"values": table["values"]})
        assert make_table(client, "person", LEVEL, LEVEL, LEVEL)["values"] == ""
        mine = client.get("/api/tables").json()["mine"]
        assert {one["values"] for one in mine} == {"", table["values"]}
    assert cli.main(["server", "patch", "--database", settings.database, "--lang", "en"]) == 0
    assert f"{table['id']}: skipped" in capsys.readouterr().out
    monkeypatch.setenv(VARIABLE, str(shutil.copytree(folder, folder.with_name("moved"))))
    with TestClient(app.create_app(settings), headers=ASK, cookies=cookies) as client:
        assert client.get(f"{path}/view").json() == before


def test_a_bad_folder_stops_the_server_before_it_begins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "")
    (tmp_path / "board.toml").write_text("[city.berlin]\nslots = 77\n", encoding="utf-8")
    asked = ["serve", "--port", "0", "--data", str(tmp_path), "--weimar", str(tmp_path), "--lang", "en"]
    assert cli.main(asked) == 2
    told = capsys.readouterr()
    assert "city.berlin.slots" in told.err
    assert told.out == ""
