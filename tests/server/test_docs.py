"""docs/server.md is complete and names nothing that does not exist."""

import argparse
import re
from dataclasses import fields
from pathlib import Path

from republik.commands import serve
from republik.commands._context import CommandContext
from republik.hosting.core.import_file import MAX_SECONDS
from republik.hosting.endpoints.playing import EVENTS_PER_REQUEST, EXPORT_COST, RESULT_COST
from republik.hosting.endpoints.status import STATUS
from republik.hosting.load.fair_queue import EVERY_SO_OFTEN
from republik.hosting.load.rate_limit import HINT_COST, LIST_COST, SITE_SHARE
from republik.hosting.thinking.analysis_jobs import MAX_PER_GUEST, MAX_PER_NETWORK
from republik.hosting.thinking.workers import FILE_LIMITS, HINT_LIMITS, MOVE_LIMITS, QUICK_SECONDS
from republik.hosting.views.audience import VIEWS_SENT_AT_ONCE
from republik.hosting.wire import Refused, TableView
from republik.messages.i18n import Messages
from republik.server.accounts.identity import FORGOTTEN_AFTER
from republik.server.http.app import PAGE_COST, PAGES, PICTURE_COST
from republik.server.http.endpoints import ENDPOINTS
from republik.server.http.middleware import REFUSALS_AT_ONCE, REFUSALS_PER_SECOND
from republik.server.http.sockets import MAX_RATE_REFUSALS
from republik.server.http.transport import FRAMES, LOGGED_EVERY, READ_SECONDS, REQUEST_SECONDS
from republik.server.settings import (
    MAX_BODY_BYTES,
    MAX_HEADER_BYTES,
    MAX_MESSAGE_BYTES,
    SOCKET_COST,
    Settings,
)

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
SOURCE = Path(__file__).parents[2] / "src" / "republik" / "server"
HOSTING = SOURCE.parent / "hosting"


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
    assert ["type", *view] == [one.name for one in fields(TableView)]
    assert {"type", *refused} == {one.name for one in fields(Refused)}


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
    there = {(room, name) for room in packages_in(SOURCE) for name in modules_in(SOURCE / room)}
    there |= {
        (f"hosting/{room}".rstrip("/"), name) for room in packages_in(HOSTING) for name in modules_in(HOSTING / room)
    }
    assert named == there


def packages_in(folder: Path) -> set[str]:
    """Returns the packages in a folder, and the folder itself as an empty name."""
    return {"", *(path.name for path in folder.iterdir() if (path / "__init__.py").exists())}


def modules_in(folder: Path) -> set[str]:
    """Returns the modules and packages in a folder."""
    files = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    return files if folder in (SOURCE, HOSTING) else files | (packages_in(folder) - {""})
