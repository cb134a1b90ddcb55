"""Worker processes replaced by functions."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from republik.hosting.thinking import workers

Work = Callable[[Any, Callable[[], Any]], Awaitable[Any]]


def stub_workers(monkeypatch: pytest.MonkeyPatch, work: Work) -> None:
    monkeypatch.setattr(workers._Lane, "_work", work)
