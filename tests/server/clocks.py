"""Tables with clocks, and the server's time, advanced by hand."""

import time
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.fixtures import make_table

from republik.hosting.core.timekeeper import Timekeeper

LIVE = {"kind": "live", "minutes": 10, "increment": 5}
DAYS = {"kind": "days", "days": 2}
DAY = 86_400.0


class Later:
    """The server's time, advanced by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ahead, self._corrected = 0.0, 0.0
        monkeypatch.setattr(Timekeeper, "now", lambda _time: self())
        monkeypatch.setattr(Timekeeper, "steady", lambda _time: time.monotonic() + self._ahead)

    def __call__(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self._ahead + self._corrected)

    def go_on(self, seconds: float) -> None:
        self._ahead += seconds

    def correct(self, seconds: float) -> None:
        """Simulates a change of the system clock."""
        self._corrected += seconds


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)


def seat_two(client: TestClient, other: TestClient, clock: dict[str, Any]) -> str:
    table = make_table(client, open=True, clock=clock)
    path = f"/api/tables/{table['id']}"
    other.post(f"{path}/join", json={"seat": "east"})
    return path
