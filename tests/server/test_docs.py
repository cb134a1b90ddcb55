"""docs/server.md is complete and names nothing that does not exist."""

import argparse
import re
from pathlib import Path

from republik.commands import serve
from republik.commands._context import CommandContext
from republik.messages.i18n import Messages
from republik.server.accounts.identity import FORGOTTEN_AFTER
from republik.server.http.app import PAGE_COST, PAGES, PICTURE_COST
from republik.server.http.endpoints import ENDPOINTS
from republik.server.http.middleware import REFUSALS_AT_ONCE, REFUSALS_PER_SECOND
from republik.server.http.sockets import MAX_RATE_REFUSALS
from republik.server.http.transport import FRAMES, LOGGED_EVERY, READ_SECONDS, REQUEST_SECONDS
from republik.server.protocol import Refused, TableView
from republik.server.rate_limit import SITE_SHARE
from republik.server.requests.playing import EVENTS_PER_REQUEST, EXPORT_COST, RESULT_COST
from republik.server.requests.status import STATUS
from republik.server.settings import (
    HINT_COST,
    LIST_COST,
    MAX_BODY_BYTES,
    MAX_HEADER_BYTES,
    MAX_MESSAGE_BYTES,
    SOCKET_COST,
    Settings,
)
from republik.server.tables.analysis_jobs import MAX_PER_GUEST, MAX_PER_NETWORK
from republik.server.tables.audience import VIEWS_SENT_AT_ONCE
from republik.server.tables.opening import MAX_SECONDS
from republik.server.tables.turns import EVERY_SO_OFTEN
from republik.server.tables.workers import FILE_LIMITS, HINT_LIMITS, MOVE_LIMITS, QUICK_SECONDS

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
SOURCE = Path(__file__).parents[2] / "src" / "republik" / "server"


def rows(heading: str) -> list[list[str]]:
    """Returns the cells of the table with this header row."""
    below = PAGE.partition(f"| {heading} |")[2].partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in below]


def test_addresses() -> None:
    assert [row[0].strip("`") for row in rows("address")] == [f"{one.method} {one.path}" for one in ENDPOINTS]


def test_refusals() -> None:
    assert {row[0].strip("`"): int(row[1]) for row in rows("error")} == STATUS


def test_options() -> None:
    parser = argparse.ArgumentParser(add_help=False)
    serve.add(parser, CommandContext(Messages("en")))
    known = [action.option_strings[0] for action in parser._actions]
    assert [option for row in rows("option") for option in re.findall(r"--[\w-]+", row[0])] == known


def test_fields_of_messages() -> None:
    sent = PAGE.partition("The server sends:")[2].partition("\n\n`number`")[0]
    view, refused, _pong = [re.findall(r"`(\w+)`", line) for line in sent.splitlines() if line.startswith('| `{"type"')]
    assert view == list(TableView.__struct_fields__)
    assert set(refused) == set(Refused.__struct_fields__)


def test_limits() -> None:
    usual = Settings("")
    assert (usual.requests_per_second, usual.burst, HINT_COST) == (20, 100, 20)
    assert (usual.guests_per_minute, usual.guests_at_once) == (30, 60)
    assert (MAX_BODY_BYTES, MAX_MESSAGE_BYTES, usual.tables_per_guest) == (16 * 1024, 4 * 1024, 200)
    assert (usual.network_share, SOCKET_COST, LIST_COST, MAX_HEADER_BYTES) == (5, 4, 4, 16 * 1024)
    assert (usual.sockets_per_guest, usual.sockets_per_network, usual.watchers_per_table) == (20, 200, 500)
    assert (usual.connections_per_network, REQUEST_SECONDS, READ_SECONDS, LOGGED_EVERY) == (400, 20, 30, 10)
    assert (*HINT_LIMITS[1:3], *MOVE_LIMITS[1:3], EVERY_SO_OFTEN) == (2, 32, 32, 128, 8)
    assert (MAX_PER_GUEST, MAX_PER_NETWORK, QUICK_SECONDS) == (3, 40, 0.1)
    assert (usual.open_tables_per_guest, usual.open_tables_per_network, SITE_SHARE) == (5, 20, 10)
    assert (usual.files_per_day, usual.invitations_per_day, *FILE_LIMITS[1:3], MAX_SECONDS) == (50, 100, 1, 16, 3)
    assert (usual.keep_unplayed_days, usual.keep_guest_games_days) == (28, 365)
    assert (usual.keep_unplayed_days, usual.keep_guest_games_days) == (int(serve.KEEP_UNPLAYED), int(serve.KEEP_GAMES))
    assert (usual.tables_in_memory, usual.decisions_in_memory) == (2_000, 400_000)
    assert (EVENTS_PER_REQUEST, EXPORT_COST, RESULT_COST, PICTURE_COST, PAGE_COST, PAGES) == (250, 10, 4, 4, 0.25, 2)
    assert (REFUSALS_AT_ONCE, REFUSALS_PER_SECOND) == (100, 1)
    assert (VIEWS_SENT_AT_ONCE, MAX_RATE_REFUSALS, FRAMES, FORGOTTEN_AFTER.days) == (16, 10, 2, 3)


def test_modules() -> None:
    named = {(row[0].strip("`"), name) for row in rows("room") for name in re.findall(r"`(\w+)`", row[1])}
    rooms = ("", *sorted(path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()))
    there = {(room, name) for room in rooms for name in modules_in(SOURCE / room)}
    assert named == there


def modules_in(folder: Path) -> set[str]:
    """Returns the modules and packages in a folder."""
    files = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    packages = {path.name for path in folder.iterdir() if (path / "__init__.py").exists()}
    return files if folder == SOURCE else files | packages
