"""Older databases are migrated to the current schema without losing meaning."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, Engine, inspect, select, text
from starlette.testclient import TestClient
from tests.server.fixtures import ASK

from republik import games
from republik.hosting.core.log import entries_of
from republik.server.http.app import create_app
from republik.server.settings import Settings, database_in
from republik.server.storage import queries
from republik.server.storage.database import migrate, open_database
from republik.server.storage.models import RatingRow, TableRow
from republik.table.chance import Seed
from republik.table.phrases import Phrase
from republik.table.session import new_session

WHEN = "2026-01-01 00:00:00"
SEED = Seed.from_text("from a file").reveal()
OF_GUEST = "(id, name, created, email, language, notify_push, notify_email, webhook, site, email_confirmed)"
TABLES = {
    "volk": ("wsdv", "2.0", 3, {"edition": "2.0"}, Phrase("when-decade", {"decade": "III"})),
    "early": ("wsdv", "1.0", 1, {"edition": "1.0"}, Phrase("when-decade", {"decade": "I"})),
    "main": ("weimar", "main", 4, {"scenario": "main"}, Phrase("when-round", {"round": 4, "last": 6})),
    "solo": ("weimar", "abyss", 0, {"scenario": "abyss"}, Phrase("when-set-up")),
}
"""By id: the old game, edition and decade, then the new options and progress."""


@pytest.fixture
def url(tmp_path: Path) -> str:
    return database_in(tmp_path)


@pytest.fixture
def of_before(url: str) -> Iterator[Engine]:
    """A database of revision 0007 with a table of each kind and a rated member."""
    engine = open_database(url)
    migrate(engine, "0007")
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO guests (id, name, name_key, created, email, language, notify_push, notify_email, webhook, "
                f"site, email_confirmed) VALUES (7, 'Anna', 'anna', '{WHEN}', '', '', 0, 0, '', '', 0)"
            )
        )
        for table, (game, edition, decade, *_) in TABLES.items():
            values = {"id": table, "game": game, "edition": edition, "decade": decade}
            connection.execute(
                text(
                    "INSERT INTO tables (id, game, edition, is_open, made_by, seed, created, rated, language, clock, "
                    "clock_days, clock_minutes, clock_increment, clock_left, delay, takeover, lesson, decade, updated, "
                    "own_values, revision, changes) VALUES (:id, :game, :edition, 1, 7, 'x', "
                    f"'{WHEN}', 0, '', 'none', 0, 0, 0, '', 0, 0, '', :decade, '{WHEN}', '', 2, 0)"
                ),
                values,
            )
        for seat, points in (("west", 1700.0), ("east", 1450.5)):
            connection.execute(
                text(f"INSERT INTO ratings VALUES (7, :seat, :points, 80.0, 0.06, 12, '{WHEN}')"),
                {"seat": seat, "points": points},
            )
    yield engine
    engine.dispose()


def test_tables_say_their_options_and_how_far_they_are(of_before: Engine) -> None:
    migrate(of_before)
    with of_before.connect() as connection:
        for table, (game, _edition, _decade, options, when) in TABLES.items():
            found = queries.load(connection, table)
            assert found is not None
            record = found[0]
            assert (record.game, record.options, record.status.when) == (game, options, when)
    assert "decade" not in {column["name"] for column in inspect(of_before).get_columns("tables")}


def test_old_ratings_belong_to_the_game_that_was_rated(of_before: Engine, url: str, think_here: None) -> None:
    migrate(of_before)
    with of_before.connect() as connection:
        rows = connection.execute(select(RatingRow.game, RatingRow.seat, RatingRow.points, RatingRow.games)).all()
    assert sorted(tuple(row) for row in rows) == [("wsdv", "east", 1450.5, 12), ("wsdv", "west", 1700.0, 12)]
    with TestClient(create_app(Settings(url)), headers=ASK) as client:
        listed = client.get("/api/ratings", params={"game": "wsdv"}).json()["seats"]
        assert [(one["name"], one["points"]) for one in listed["west"]] == [("Anna", 1700)]
        assert client.get("/api/ratings", params={"game": "weimar"}).json()["seats"]["spd"] == []


def test_down_again_only_that_game_is_rated(of_before: Engine) -> None:
    migrate(of_before)
    with of_before.begin() as connection:
        connection.execute(text(f"INSERT INTO ratings VALUES (7, 'weimar', 'spd', 1600.0, 80.0, 0.06, 3, '{WHEN}')"))
    down_and_up(of_before)
    with of_before.connect() as connection:
        assert set(connection.scalars(select(RatingRow.game))) == {"wsdv"}


def down_and_up(engine: Engine) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "republik.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0007")
    migrate(engine)


def test_games_from_files_get_the_results_that_only_the_memory_had(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    engine = open_database(database_in(tmp_path))
    migrate(engine, "0010")
    session = new_session(games.game("wsdv"), {"edition": "2.1"}, {}, Seed.from_text("from a file"))
    rng = Random(5)
    while len(session.decisions) < 30:
        session.play(rng.choice(session.position.moves()))
    middle = session.copy()
    while session.position.outcome() is None:
        session.play(rng.choice(session.position.moves()))
    tables = {
        "ended": (session, None, SEED, session.record().header["result"]),
        "resigned": (middle, None, SEED, "draw, abandoned"),
        "without a seed": (middle, "west", "", "draw, abandoned"),
        "in play": (middle, "west", SEED, None),
    }
    with engine.begin() as connection:
        add_guest(connection)
        for table, (played, to_act, seed, _) in tables.items():
            add_table(connection, id=table, to_act=to_act, seed=seed)
            queries.add_entries(connection, table, 0, entries_of(played.decisions), None)
    with caplog.at_level("INFO", "republik.server"):
        migrate(engine)
    with engine.connect() as connection:
        results = connection.execute(select(TableRow.id, TableRow.result)).all()
    assert {row.id: row.result for row in results} == {table: result for table, (*_, result) in tables.items()}
    told = [record.fields for record in caplog.records if record.message == "results stored"]  # type: ignore[attr-defined]
    assert told == [{"ended": 1, "abandoned": 2}]
    engine.dispose()


def test_one_table_that_cannot_be_read_stops_no_upgrade(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Without a seed it came from a file and cannot go on, whatever it is."""
    engine = open_database(database_in(tmp_path))
    migrate(engine, "0010")
    with engine.begin() as connection:
        add_guest(connection)
        for table, seed in (("of a server", SEED), ("from a file", "")):
            add_table(connection, id=table, to_act=None, seed=seed, options="[1]")
    with caplog.at_level("INFO", "republik.server"):
        migrate(engine)
    with engine.connect() as connection:
        results = {row.id: row.result for row in connection.execute(select(TableRow.id, TableRow.result))}
    assert results == {"of a server": None, "from a file": "draw, abandoned"}
    logged = [(record.message, record.fields) for record in caplog.records if hasattr(record, "fields")]
    for table in results:
        assert ("result not found", {"table": table, "error": "TypeError"}) in logged
    assert ("results stored", {"unread": 2, "abandoned": 1}) in logged
    engine.dispose()


def add_guest(connection: Connection) -> None:
    connection.execute(text(f"INSERT INTO guests {OF_GUEST} VALUES (7, 'Anna', '{WHEN}', '', '', 0, 0, '', '', 0)"))


def add_table(connection: Connection, **values: str | None) -> None:
    """A table of revision 0010."""
    connection.execute(
        text(
            "INSERT INTO tables (id, game, edition, options, is_open, made_by, seed, created, rated, language, "
            "clock, clock_days, clock_minutes, clock_increment, clock_left, delay, takeover, lesson, progress, "
            "updated, own_values, revision, changes, start, to_act) VALUES (:id, 'wsdv', '2.1', "
            f":options, 0, 7, :seed, '{WHEN}', 0, '', 'none', 0, 0, 0, '', 0, 0, '', 'far', '{WHEN}', '', "
            f"{games.game('wsdv').revision}, 0, '', :to_act)"
        ).bindparams(**{"options": '{"edition": "2.1"}', **values})
    )
