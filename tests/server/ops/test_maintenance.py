"""`republik server backup|restore|export|patch`, on SQLite and on PostgreSQL."""

import gzip
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import MetaData, insert, select, update
from starlette.testclient import TestClient
from tests.server.fixtures import ASK, hear, make_table, say

from republik import cli, games
from republik.hosting.core.log import AGREED_BACK, replay_log
from republik.messages.i18n import LANGUAGES
from republik.server.http.app import create_app
from republik.server.ops import maintenance
from republik.server.settings import Settings, database_in
from republik.server.storage import queries
from republik.server.storage.database import migrate, newest_revision, open_database
from republik.server.storage.models import Guest, LogRow
from republik.table.records import parse_record, verify

pytestmark = pytest.mark.both_databases

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(database_url: str, capsys: pytest.CaptureFixture[str]) -> Run:
    def go(*arguments: str, database: str = database_url) -> tuple[int, str]:
        code = cli.main(["server", *arguments, "--lang", "en", "--database", database])
        told = capsys.readouterr()
        return code, told.out + told.err

    return go


def played(client: TestClient, decisions: int, seed: int) -> dict[str, Any]:
    """Plays a game with the given number of own decisions, or to its end."""
    rng = Random(seed)
    table = make_table(client, sit=["west", "east"])
    with client.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        view = hear(socket)
        for _ in range(decisions):
            if view["outcome"] is None:
                view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
    return view


def content(url: str) -> dict[str, list[Any]]:
    """Returns every row of every table, as text where the databases differ."""
    engine = open_database(url)
    metadata = MetaData()
    metadata.reflect(engine)
    with engine.connect() as connection:
        found = {
            table.name: sorted(
                (tuple(str(value)[:19] for value in row) for row in connection.execute(select(table))),
                key=repr,
            )
            for table in metadata.sorted_tables
        }
    engine.dispose()
    return found


def test_a_backup_of_a_running_server_comes_back(
    running: TestClient, settings: Settings, run: Run, tmp_path: Path, database_url: str
) -> None:
    running.put("/api/me", json={"name": "Jürgen \N{SNOWMAN} "})
    view = played(running, 30, 1)
    file = tmp_path / "games.backup"
    code, told = run("backup", str(file))
    assert (code, str(file) in told) == (0, True)
    assert file.stat().st_mode & 0o077 == 0
    kept = content(database_url)
    after = played(running, 3, 2)
    copy = database_in(tmp_path / "copy")
    assert run("restore", str(file), database=copy)[0] == 0
    assert content(copy) == kept
    code, told = run("restore", str(file))
    assert (code, "--force" in told) == (2, True)
    assert running.get(f"/api/tables/{after['table']}").status_code == 200
    assert run("backup", str(file))[0] == 2
    with TestClient(create_app(Settings(copy)), headers=ASK, cookies=running.cookies) as client:
        again = client.get(f"/api/tables/{view['table']}/view").json()
        assert (again["view"], again["number"]) == (view["view"], view["number"])
        assert client.get("/api/me").json()["name"] == "Jürgen \N{SNOWMAN}"


def readable_by_others(folder: Path) -> list[str]:
    return [path.name for path in folder.rglob("*") if path.is_file() and path.stat().st_mode & 0o077]


def test_what_is_written_out_is_for_its_owner_only(running: TestClient, run: Run, tmp_path: Path) -> None:
    played(running, 2000, 8)
    played(running, 5, 9)
    folder = tmp_path / "out"
    folder.mkdir(mode=0o755)
    for name in ("games.backup", "games.backup.part"):
        (folder / name).write_text("older")
        (folder / name).chmod(0o644)
    before = os.umask(0o022)
    try:
        assert run("backup", str(folder / "games.backup"), "--force")[0] == 0
        assert run("export", str(folder / "records"), "--all")[0] == 0
        for path in (folder / "records").iterdir():
            path.chmod(0o644)  # as an older version left it
        assert run("export", str(folder / "records"), "--all")[0] == 0
        assert os.umask(0o022) == 0o022
    finally:
        os.umask(before)
    assert len(list((folder / "records").iterdir())) == 2
    assert readable_by_others(folder) == []


def test_a_sqlite_file_is_for_its_owner_only(tmp_path: Path, think_here: None, run: Run) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    url = database_in(folder)
    before = os.umask(0o022)
    try:
        with TestClient(create_app(Settings(url)), headers=ASK) as client:
            played(client, 3, 10)
            assert len(list(folder.iterdir())) == 3  # the newest writes are in separate files
            assert readable_by_others(folder) == []
            for path in folder.iterdir():
                path.chmod(0o644)  # as an older version left them
            with TestClient(create_app(Settings(url)), headers=ASK) as second:
                played(second, 3, 11)
                assert readable_by_others(folder) == []
        (folder / "republik.sqlite3").chmod(0o644)
        assert run("backup", str(tmp_path / "backup"), database=url)[0] == 0
        assert readable_by_others(folder) == []
    finally:
        os.umask(before)


def test_a_backup_with_nul_in_it_comes_into_every_kind(database_url: str, run: Run, tmp_path: Path) -> None:
    """Older versions stored it in notes, on SQLite."""
    old = database_in(tmp_path / "old")
    engine = open_database(old)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(insert(Guest).values(id=1, name="a\0b"))
    engine.dispose()
    file = tmp_path / "backup"
    assert run("backup", str(file), database=old)[0] == 0
    assert run("restore", str(file))[0] == 0
    engine = open_database(database_url)
    with engine.connect() as connection:
        assert connection.scalars(select(Guest.name)).all() == ["ab"]
    engine.dispose()


def test_from_one_kind_to_the_other_and_back(database_url: str, run: Run, tmp_path: Path, think_here: None) -> None:
    first = database_in(tmp_path / "first")
    with TestClient(create_app(Settings(first)), headers=ASK) as client:
        played(client, 20, 3)
    file, back = tmp_path / "a", tmp_path / "b"
    run("backup", str(file), database=first)
    assert run("restore", str(file))[0] == 0
    with TestClient(create_app(Settings(database_url)), headers=ASK) as client:
        played(client, 2, 4)  # a new guest: its number follows the restored ones
    assert run("restore", str(file), "--force")[0] == 0
    assert run("backup", str(back))[0] == 0
    assert gzip.decompress(back.read_bytes()) == gzip.decompress(file.read_bytes())


@pytest.mark.parametrize("damage", ["cut", "row", "text", "foreign", "short", "newer", "nowhere"])
def test_a_damaged_backup_changes_nothing(
    database_url: str, run: Run, tmp_path: Path, think_here: None, damage: str
) -> None:
    with TestClient(create_app(Settings(database_url)), headers=ASK) as client:
        played(client, 5, 5)
    before = content(database_url)
    file = tmp_path / "backup"
    run("backup", str(file))
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    heading = json.loads(lines[0])
    rows = [number for number, line in enumerate(lines) if line.startswith(b'["')]
    damaged = {
        "cut": lines[:-1],
        "row": [*lines[: rows[0]], *lines[rows[0] + 1 :]],
        "text": [b"hello\n"],
        "foreign": [lines[0], b'{"table":"sqlite_master","columns":["name"]}\n', *lines[1:]],
        "short": [line[:-20] + b"]\n" if number == rows[-1] else line for number, line in enumerate(lines)],
        "newer": [json.dumps({**heading, "revision": "9999"}).encode() + b"\n", *lines[1:]],
        "nowhere": [],
    }[damage]
    file.write_bytes(gzip.compress(b"".join(damaged)))
    code, told = run("restore", str(file), "--force")
    assert code == 2
    assert ("9999" in told) if damage == "newer" else ("not a complete backup" in told)
    assert content(database_url) == before


def test_a_backup_of_an_older_form_is_brought_up_to_date(database_url: str, run: Run, tmp_path: Path) -> None:
    old = database_in(tmp_path / "old")
    engine = open_database(old)
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO guests (id, token_hash, name, created) VALUES (7, 'x', 'Anna', '2026-11-01 10:00:00')"
        )
    engine.dispose()
    code, told = run("patch", database=old)
    assert (code, "older schema" in told) == (2, True)
    file = tmp_path / "backup"
    assert run("backup", str(file), database=old)[0] == 0
    assert run("restore", str(file))[0] == 0
    restored = content(database_url)
    assert [row[1] for row in restored["guests"]] == ["Anna"]
    assert restored["alembic_version"] == [(newest_revision(),)]


def test_finished_games_are_exported_and_verify(running: TestClient, run: Run, tmp_path: Path) -> None:
    ended, open_game = played(running, 2000, 6), played(running, 10, 7)
    assert ended["outcome"] is not None
    folder = tmp_path / "records"
    code, told = run("export", str(folder))
    assert (code, "seeds" in told) == (0, False)
    (path,) = folder.iterdir()
    assert ended["table"] in path.name
    record = parse_record(path.read_bytes())
    assert verify(record, games.game)
    code, told = run("export", str(folder), "--all")
    assert (code, "seeds" in told) == (0, True)
    names = sorted(path.name for path in folder.iterdir())
    assert len(names) == 2
    unfinished = next(path for path in folder.iterdir() if open_game["table"] in path.name)
    assert len(parse_record(unfinished.read_bytes()).decisions) == open_game["decisions"]


def test_patch_says_what_would_change_and_then_does_it(
    database_url: str, run: Run, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database_url)
    with TestClient(create_app(settings), headers=ASK) as client:
        good, bad = played(client, 12, 8), played(client, 25, 9)
        cookies = dict(client.cookies)
    engine = open_database(database_url)
    with engine.connect() as connection:
        found = queries.load(connection, bad["table"])
    assert found is not None
    log = found[1]
    own = [number for number, entry in enumerate(log, 1) if entry.seat != "chance"]
    wrong = own[len(own) // 2]
    with engine.begin() as connection:  # as if a rule had changed: an illegal move
        connection.execute(
            update(LogRow)
            .where(LogRow.table_id == bad["table"], LogRow.number == wrong)
            .values(text="no move of any rules")
        )
    before = content(database_url)
    code, told = run("patch")
    assert code == 0
    assert bad["table"] in told
    assert f"valid up to {wrong - 1}" in told
    assert good["table"] not in told
    assert "2 running games replayed, 1 changed" in told
    assert "--apply" in told
    assert content(database_url) == before
    code, told = run("patch", "--apply")
    assert (code, "Nothing was deleted" in told) == (0, True)
    with engine.connect() as connection:
        found = queries.load(connection, bad["table"])
        assert found is not None
        assert found[1][: len(log)] == [*log[: wrong - 1], found[1][wrong - 1], *log[wrong:]]
        assert found[1][len(log)].kind == AGREED_BACK
        assert maintenance.check(*found).changed is False
        assert replay_log(found[1]).decisions[: wrong - 1] == replay_log(log).decisions[: wrong - 1]
    code, told = run("patch")
    assert "0 changed" in told
    engine.dispose()
    with TestClient(create_app(settings), headers=ASK, cookies=cookies) as client:
        for table in (good["table"], bad["table"]):
            with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
                view = hear(socket)
                after = say(socket, type="decide", number=view["number"], move=view["moves"][0]["id"])
                assert (after["type"], after["number"] > view["number"]) == ("view", True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_trouble_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    nothing, file = tmp_path / "nothing", tmp_path / "file"
    file.write_text("no backup")
    commands = [
        ["backup", str(file)],
        ["patch"],
        ["export", str(file)],
        ["restore", str(tmp_path / "missing")],
        ["restore", str(file)],
    ]
    for command in commands:
        assert cli.main(["server", *command, "--lang", language, "--data", str(nothing)]) == 2
        told = capsys.readouterr()
        assert len(told.err.strip().splitlines()) == 1
        assert "[" not in told.err
    for database in ("postgresql+psycopg://x:geheim@127.0.0.1:1/y", "nonsense"):
        assert cli.main(["server", "patch", "--lang", language, "--database", database]) == 2
        assert "geheim" not in capsys.readouterr().err
