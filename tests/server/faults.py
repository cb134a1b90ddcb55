"""Faults of the storage, and the pauses after them, for tests."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from republik.hosting.load import retrying
from republik.server.storage import queries

WAIT = 20.0


class Fault:
    """A function that fails the given number of times, and counts."""

    def __init__(self, work: Callable[..., Any], error: Exception) -> None:
        self._work, self._error = work, error
        self.left = self.failed = self.done = 0

    def __call__(self, *args: Any, **named: Any) -> Any:
        if self.left:
            self.left -= 1
            self.failed += 1
            raise self._error
        self.done += 1
        return self._work(*args, **named)


def locked() -> OperationalError:
    return OperationalError("insert", {}, Exception("database is locked"))


@pytest.fixture
def storage(monkeypatch: pytest.MonkeyPatch) -> Fault:
    """Makes storing decisions fail while `left` is positive."""
    fault = Fault(queries.add, locked())
    monkeypatch.setattr(queries, "add", fault)
    return fault


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the pauses after a failure short enough for a test."""
    monkeypatch.setattr(retrying, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(retrying, "LONGEST_PAUSE", 0.02)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes retries wait for an hour unless a client asks."""
    monkeypatch.setattr(retrying, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(retrying, "pause_after", lambda _failures: 3600.0)
