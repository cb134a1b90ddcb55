"""The table without a server: what the page asks is answered as by a server, and nothing is lost."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest

from republik import games
from republik.offline.router import Router
from republik.offline.storage import MemoryStorage, StorageFailed
from republik.table.chance import Seed
from republik.table.records import parse_record, verify, write_record
from republik.table.session import new_session

SEATS = {"wsdv": {"west": "newcomer", "east": "person"}, "weimar": dict.fromkeys(games.game("weimar").seats, "person")}


class Player:
    """A page that plays at one table."""

    def __init__(self, router: Router, table: str) -> None:
        self.router = router
        self.table = table
        self.views: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []
        self._heard = asyncio.Event()

    def hear(self, text: str | None) -> None:
        if text is not None:
            told = json.loads(text)
            (self.views if told["type"] == "view" else self.refused).append(told)
            self._heard.set()

    async def sit(self, socket: int = 1) -> None:
        await self.router.follow(socket, f"/api/tables/{self.table}/socket", self.hear)
        await self.wait(lambda: bool(self.views))

    async def wait(self, until: Callable[[], bool]) -> None:
        while not until():
            self._heard.clear()
            await self._heard.wait()

    @property
    def view(self) -> dict[str, Any]:
        return self.views[-1]

    async def play(self, rng: Random, decisions: int) -> None:
        """Decides at random until that many decisions have been made, or the game is over."""
        while self.view["outcome"] is None and self.view["decisions"] < decisions:
            await self.wait(lambda: bool(self.view["moves"]) or self.view["outcome"] is not None)
            if self.view["moves"]:
                heard = len(self.views)
                await self.send(type="decide", number=self.view["number"], move=rng.choice(self.view["moves"])["id"])
                await self.wait(lambda heard=heard: len(self.views) > heard or bool(self.refused))  # type: ignore[misc]

    async def send(self, **message: Any) -> None:
        await self.router.receive(1, json.dumps(message))


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


async def opened(storage: MemoryStorage, tell: Callable[[str, int], None] = lambda *_: None) -> Router:
    router = Router(storage, tell)
    await router.open()
    return router


async def ask(router: Router, method: str, address: str, body: Any = None, status: int = 200) -> Any:
    answer = await router.answer(method, address, json.dumps(body) if body is not None else "")
    assert answer.status == status, answer
    return json.loads(answer.text) if answer.is_json else answer.text


async def new_table(router: Router, game: str = "wsdv") -> Player:
    body = {"game": game, "seats": SEATS[game], "sit": [seat for seat, who in SEATS[game].items() if who == "person"]}
    return Player(router, (await ask(router, "POST", "/api/tables", body, 201))["id"])


@pytest.mark.parametrize("game", SEATS)
def test_a_game_survives_reloading(game: str) -> None:
    async def test() -> None:
        storage, rng = MemoryStorage(), Random(f"offline {game}")
        before = await new_table(await opened(storage), game)
        await before.sit()
        await before.play(rng, 25)
        after = Player(await opened(storage), before.table)
        await after.sit()
        assert after.view["decisions"] >= before.view["decisions"]
        await after.play(rng, 40)
        for what in ("past?at=5", "scene?from=0&to=20", "timeline", "forecast", "events", "moves", "notes", "lesson"):
            assert await ask(after.router, "GET", f"/api/tables/{after.table}/{what}")

    run(test)


def test_a_finished_game_keeps_its_headline() -> None:
    """Tables of earlier versions have none, and are read all the same."""

    async def test() -> None:
        storage = MemoryStorage()
        router = await opened(storage)
        player = await new_table(router)
        await player.sit()
        await player.send(type="resign")
        await player.wait(lambda: player.view["outcome"] is not None)
        [table] = (await ask(await opened(storage), "GET", "/api/tables"))["mine"]
        assert table["headline"]["key"] == "headline-resigned"
        key = f"table/{player.table}"
        told = json.loads(storage.texts[key])
        del told["status"]["headline"]
        storage.texts[key] = json.dumps(told)
        [table] = (await ask(await opened(storage), "GET", "/api/tables"))["mine"]
        assert (table["result"], table["headline"]) == ("west, resigned", None)

    run(test)


def test_undo_hint_preview_and_why_not() -> None:
    async def test() -> None:
        router = await opened(MemoryStorage())
        player = await new_table(router)
        await player.sit()
        await player.wait(lambda: bool(player.view["moves"]))
        address = f"/api/tables/{player.table}"
        hint = await ask(router, "POST", f"{address}/hint", {})
        assert hint["choices"]
        move = hint["choices"][0]["id"]
        assert (await ask(router, "GET", f"{address}/preview?move={move}"))["move"] == move
        assert (await ask(router, "GET", f"{address}/why-not?move={move}"))["legal"]
        decided = player.view["decisions"]
        await player.send(type="decide", number=player.view["number"], move=move)
        await player.wait(lambda: player.view["decisions"] > decided)
        await player.send(type="undo", number=player.view["number"])
        await player.wait(lambda: player.view["decisions"] == decided)
        await player.send(type="decide", number=0, move=move)
        await player.wait(lambda: bool(player.refused))
        assert player.refused[-1]["error"] == "stale"

    run(test)


class FailingStorage(MemoryStorage):
    """A storage whose disk is full while `full` is set."""

    full = False

    async def replace(self, key: str, before: str, text: str, also: tuple[str, str] | None = None) -> bool:
        if self.full:
            raise StorageFailed("the disk is full")
        return await super().replace(key, before, text, also)


def test_what_could_not_be_kept_has_not_happened() -> None:
    async def test() -> None:
        storage = FailingStorage()
        player = await new_table(await opened(storage))
        await player.sit()
        await player.wait(lambda: bool(player.view["moves"]))
        before, view = dict(storage.texts), player.view
        storage.full = True
        await player.send(type="decide", number=view["number"], move=view["moves"][0]["id"])
        await player.wait(lambda: bool(player.refused))
        assert player.refused[-1]["error"] == "browser-storage"
        assert storage.texts == before
        storage.full = False
        await player.send(type="decide", number=view["number"], move=view["moves"][0]["id"])
        await player.wait(lambda: player.view["decisions"] > view["decisions"])

    run(test)


def test_two_tabs_at_one_table() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        first = await new_table(await opened(storage), "weimar")
        second = Player(await opened(storage), first.table)
        await first.sit()
        await second.sit()
        view = first.view
        await first.send(type="decide", number=view["number"], move=view["moves"][0]["id"])
        await second.send(type="decide", number=view["number"], move=view["moves"][-1]["id"])
        await second.wait(lambda: bool(second.refused))
        assert second.refused[-1]["error"] == "stale"
        second.refused.clear()
        await second.wait(lambda: second.view["number"] == first.view["number"])
        await second.play(Random(1), first.view["decisions"] + 3)
        await first.router.on_news(first.table, second.view["number"])
        await first.wait(lambda: first.view["number"] == second.view["number"])

    run(test)


def test_files_go_out_and_come_back() -> None:
    async def test() -> None:
        router = await opened(MemoryStorage())
        session = new_session(games.game(), None, {"west": "newcomer", "east": "Ada"}, Seed.from_text("files"))
        body = {"text": write_record(session.record(reveal=True))}
        player = Player(router, (await ask(router, "POST", "/api/records", body, 201))["id"])
        await player.sit()
        await player.play(Random("files"), 10_000)
        record = parse_record(await ask(router, "GET", f"/api/tables/{player.table}/record"))
        assert verify(record, games.game)
        exchanged = await ask(router, "GET", f"/api/tables/{player.table}/interchange")
        again = await ask(router, "POST", "/api/records", {"text": exchanged}, 201)
        assert again["result"] == record.header["result"]
        await ask(router, "GET", f"/api/tables/{again['id']}/past?at=3&seat=open")
        assert (await ask(router, "GET", "/api/me/profile"))["results"]
        assert len((await ask(router, "GET", "/api/me/games"))["tables"]) == 2
        assert (await ask(router, "GET", f"/api/tables/{again['id']}/analysis"))["state"] == "none"

    run(test)


def test_a_table_that_is_left_before_it_was_found_is_not_followed() -> None:
    async def test() -> None:
        router = await opened(MemoryStorage())
        player = await new_table(router)
        following = asyncio.ensure_future(router.follow(1, f"/api/tables/{player.table}/socket", player.hear))
        await asyncio.sleep(0)
        router.leave(1)
        await following
        await player.send(type="ping")
        assert not player.views

    run(test)


def test_what_goes_wrong_is_refused() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        router = await opened(storage)
        table = (await new_table(router)).table
        storage.texts["table/other"] = '{"from": "another version"}'
        assert [found["id"] for found in (await ask(router, "GET", "/api/tables"))["mine"]] == [table]
        assert (await ask(router, "GET", "/api/tables/other", status=500))["error"] == "unexpected"

    run(test)


class BusyShelf(MemoryStorage):
    """A storage on which another tab writes a table whenever this one is about to."""

    busy: Callable[[], None] | None = None

    async def replace(self, key: str, before: str, text: str, also: tuple[str, str] | None = None) -> bool:
        busy, self.busy = self.busy, None
        if busy is not None:
            busy()
        return await super().replace(key, before, text, also)


def test_a_rematch_in_two_tabs_makes_one_table() -> None:
    async def test() -> None:
        storage = BusyShelf()
        router, other = await opened(storage), await opened(storage)
        player = await new_table(router)
        await player.sit()
        await player.send(type="resign")
        await player.wait(lambda: player.view["outcome"] is not None)
        address = f"/api/tables/{player.table}"
        await ask(other, "GET", address)
        before = dict(storage.texts)
        made = await ask(other, "POST", f"{address}/rematch", {}, 201)
        after = dict(storage.texts)
        storage.texts = dict(before)
        storage.busy = lambda: storage.texts.update(after)
        assert (await ask(router, "POST", f"{address}/rematch", {}, 201))["id"] == made["id"]
        assert storage.texts == after

    run(test)


def test_a_new_name_loses_no_decision() -> None:
    async def test() -> None:
        storage = BusyShelf()
        router, other = await opened(storage), await opened(storage)
        table = (await new_table(router)).table
        player = Player(other, table)
        await player.sit()
        await player.wait(lambda: bool(player.view["moves"]))
        before = dict(storage.texts)
        decided = player.view["decisions"]
        await player.play(Random(1), decided + 1)
        after = dict(storage.texts)
        storage.texts = dict(before)
        storage.busy = lambda: storage.texts.update(after)
        await ask(router, "PUT", "/api/me", {"name": "Ada"})
        again = await opened(storage)
        assert [seat["name"] for seat in (await ask(again, "GET", f"/api/tables/{table}"))["seats"] if seat["you"]] == [
            "Ada"
        ]
        view = await ask(again, "GET", f"/api/tables/{table}/view")
        assert view["decisions"] > decided

    run(test)


BAD = [
    "republik record 1\ngame: wsdv\n\n1 west nothing\n",
    "republik record 9\n",
    "republik record 1\ngame: no\n\n",
    "{}",
    "x",
    "",
    "\0\ufffd",
    "[" * 200_000,
    '{"format":' * 9_000,
]


@pytest.mark.parametrize("text", BAD)
def test_bad_files_are_refused_with_a_reason(text: str) -> None:
    async def test() -> None:
        storage = MemoryStorage()
        router = await opened(storage)
        refused = await ask(router, "POST", "/api/records", {"text": text}, 400)
        assert refused["error"] in ("file-refused", "file-unknown")
        assert refused["phrase"]["key"]
        assert not storage.texts

    run(test)


def test_what_needs_a_server_is_refused() -> None:
    async def test() -> None:
        router = await opened(MemoryStorage())
        slow = {"seats": {"west": "statesman", "east": "person"}}
        elsewhere = {"seats": {"west": "person", "east": "person"}, "sit": ["east"]}
        for body in (slow, elsewhere):
            assert (await ask(router, "POST", "/api/tables", body, 404))["error"] == "needs-server"
        assert (await ask(router, "GET", "/api/ratings", status=404))["error"] == "not-found"
        assert (await ask(router, "POST", "/api/tables", {"seats": 3}, 400))["error"] == "bad-request"
        assert (await ask(router, "GET", "/api/tables/none", status=404))["error"] == "not-found"

    run(test)


def test_the_person_has_a_name() -> None:
    async def test() -> None:
        storage = MemoryStorage()
        router = await opened(storage)
        player = await new_table(router)
        assert (await ask(router, "PUT", "/api/me", {"name": " Ada  L.", "language": "de"}))["name"] == "Ada L."
        again = await opened(storage)
        assert (await ask(again, "GET", "/api/me"))["language"] == "de"
        seats = (await ask(again, "GET", f"/api/tables/{player.table}"))["seats"]
        assert [seat["name"] for seat in seats if seat["you"]] == ["Ada L."]
        await ask(again, "PUT", "/api/me", {"language": "xx"}, 400)

    run(test)


WITHOUT_LIBRARIES = """
import sys
from importlib import machinery
LIBRARIES = {"msgspec", "fluent", "babel", "starlette", "sqlalchemy", "uvicorn", "rich", "numpy", "resvg_py"}
class Missing(machinery.PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in LIBRARIES else super().find_spec(name, path, target)
sys.meta_path = [Missing if finder is machinery.PathFinder else finder for finder in sys.meta_path]
import asyncio, json
from republik.offline.router import Router
from republik.offline.storage import MemoryStorage
async def test():
    router = Router(MemoryStorage(), lambda *_: None)
    body = {"seats": {"west": "person", "east": "person"}, "sit": ["west", "east"]}
    made = await router.answer("POST", "/api/tables", json.dumps(body))
    assert made.status == 201, made
    views = []
    await router.follow(1, f"/api/tables/{json.loads(made.text)['id']}/socket", views.append)
    await asyncio.sleep(0.01)
    assert json.loads(views[0])["moves"]
    refused = await router.answer("POST", "/api/records", json.dumps({"text": "x"}))
    assert json.loads(refused.text)["error"] == "file-unknown", refused
asyncio.run(test())
print("done")
"""


def test_it_needs_the_standard_library_only() -> None:
    command = [sys.executable, "-W", "ignore", "-c", WITHOUT_LIBRARIES]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.stdout == "done\n", done.stderr
