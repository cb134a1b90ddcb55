"""`republik serve`: what it says of the page."""

import socket
from pathlib import Path

import pytest
from tests.commands.running import Run

from republik.server.settings import Settings


@pytest.mark.parametrize("built", [True, False])
def test_serve_says_that_the_page_without_a_server_is_not_built(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built: bool
) -> None:
    def serve_at(_: Settings, listening: socket.socket, __: str | None) -> bool:
        listening.close()
        return True

    monkeypatch.setattr("republik.server.ops.serve.serve_at", serve_at)
    monkeypatch.setattr("republik.compiled", lambda: True)
    monkeypatch.setattr(Settings, "has_offline_page", lambda _: built)
    result = run("serve", "--port", "0", "--data", tmp_path)
    assert result.code == 0
    assert ("/offline/. `make site` builds it." in result.out) != built
