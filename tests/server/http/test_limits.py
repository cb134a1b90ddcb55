"""What one visitor may take up: files and links by the day, and what requests cost."""

from dataclasses import replace

import pytest
from tests.server.clients import another, serving
from tests.server.fixtures import ThinkHere, make_table

from republik.hosting.load.rate_limit import Limiter, by_name
from republik.hosting.refusals import CannotDo
from republik.hosting.thinking.workers import FILE_LIMITS
from republik.server.http.app import PAGE_COST, PAGES, Server
from republik.server.http.middleware import REFUSALS_AT_ONCE
from republik.server.settings import Settings

# -- Files and links


def test_a_file_refused_because_others_wait_is_not_counted(
    settings: Settings, think_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_asked: object) -> None:
        raise CannotDo(FILE_LIMITS.refusal, details={"most": "1"})

    with serving(replace(settings, files_per_day=1)) as anna:
        make_table(anna)  # a guest from now on
        with monkeypatch.context() as waiting:
            waiting.setattr(ThinkHere, "open_file", refuse)
            refused = anna.post("/api/records", json={"text": "hello"})
            assert (refused.status_code, refused.json()["error"]) == (429, "too-many-waiting-files")
            assert "files waiting" in refused.json()["reason"]
        assert anna.post("/api/records", json={"text": "hello"}).json()["error"] == "file-unknown"


def test_files_and_links_are_bounded_by_the_day(settings: Settings, think_here: None) -> None:
    with serving(replace(settings, files_per_day=2, invitations_per_day=1, network_share=2.0)) as anna:
        table = f"/api/tables/{make_table(anna)['id']}/invitations"  # a guest from now on
        errors = [anna.post("/api/records", json={"text": "hello"}).json()["error"] for _ in range(3)]
        assert errors == ["file-unknown", "file-unknown", "too-many-files"]
        assert anna.post(table, json={"seat": None}).status_code == 201
        refused = anna.post(table, json={"seat": None})
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many-invitations")
        assert 0 < int(refused.headers["retry-after"]) <= 86_400
        bert = another(anna)
        make_table(bert)
        assert [bert.post("/api/records", json={"text": "hello"}).status_code for _ in range(2)] == [400, 400]
        carla = another(anna)
        assert carla.post("/api/records", json={"text": "hello"}).json()["error"] == "too-many-files"


def test_a_refusal_says_how_long_to_wait() -> None:
    time = 0.0
    limiter = Limiter(by_name, 0.5, 2.0, lambda: time)
    limiter.take("anna", 2.0)
    with pytest.raises(CannotDo) as refused:
        limiter.take("anna", 2.0)
    assert refused.value.details == {"seconds": "4"}
    time = 4.0
    limiter.take("anna", 2.0)


# -- Prices


def test_much_costs_more_than_little(settings: Settings, think_here: None) -> None:
    """What a request answers is paid for before it is made."""
    with serving(replace(settings, requests_per_second=0.001, burst=60.0, network_share=100.0)) as anna:
        table = f"/api/tables/{make_table(anna, sit=['west', 'east'])['id']}"
        server: Server = anna.app.state.server  # type: ignore[attr-defined]
        (live,) = server.services.tables.live()
        live.session.events *= 1 + 20_000 // len(live.session.events)
        live.session.event_decisions = [1] * len(live.session.events)
        assert anna.get(f"{table}/view").status_code == 200
        for dear in ("view?since=0", "events"):
            assert anna.get(f"{table}/{dear}").status_code == 429


def test_pages_and_files_are_counted_by_network(settings: Settings, think_here: None) -> None:
    with serving(replace(settings, requests_per_second=0.001, burst=10.0, network_share=1.0)) as anna:
        most = int(PAGES * 10.0 / PAGE_COST)
        asked = [anna.get("/api/openapi.json").status_code for _ in range(most - 1)]
        assert set(asked) == {200}
        assert [anna.get("/favicon.ico").status_code == 429 for _ in range(2)] == [False, True]


def test_a_client_that_does_not_listen_is_disconnected(settings: Settings, think_here: None) -> None:
    with serving(replace(settings, requests_per_second=0.001, burst=1.0)) as anna:
        answers = [anna.get("/api/games") for _ in range(int(REFUSALS_AT_ONCE) + 20)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert all("connection" not in answer.headers for answer in refused[: int(REFUSALS_AT_ONCE) - 10])
        assert refused[-1].headers["connection"] == "close"
        assert all("retry-after" in answer.headers for answer in refused)
