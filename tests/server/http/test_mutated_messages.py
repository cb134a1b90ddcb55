"""10,000 messages that are slightly or completely wrong: none does anything that rules and seats do not allow."""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import pytest
from tests.server.processes import ask
from tests.server.unlimited import unlimited
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from republik.hosting import wire
from republik.hosting.core.log import replay_log
from republik.hosting.core.sessions import rebuild
from republik.hosting.refusals import CannotDo
from republik.server import codec
from republik.server.settings import MAX_BODY_BYTES, MAX_MESSAGE_BYTES, database_in
from republik.server.storage import queries
from republik.server.storage.database import open_database
from republik.table.contract import CHANCE
from republik.table.session import Session

OVER_SOCKETS = 8_000
OVER_HTTP = 2_000
WAIT = 60.0
NOT_TEXT = 1007
PING = '{"type":"ping"}'
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1.5,
    2**31,
    2**70,
    "",
    "x",
    "west",
    "\0",
    [],
    {},
    [[]],
    "\ud800",
    1e308,
    "done",
)


@dataclass
class Person:
    """A client with a socket at the table: two are seated, one sits elsewhere, one has no cookie."""

    seat: int | None
    cookie: str
    socket: ClientConnection | None = None

    async def tell(self, address: str, table: str, message: str | bytes) -> list[dict[str, Any]]:
        """Sends a message and returns all answers; reopens a socket that was closed because of it."""
        try:
            socket = self.socket or await self._open(address, table)
            await socket.send(message)
            await socket.send(PING)
            heard = []
            while (told := json.loads(await asyncio.wait_for(socket.recv(), WAIT)))["type"] != "pong":
                heard.append(told)
            return heard
        except ConnectionClosed as error:
            was_not_text = error.rcvd is not None and error.rcvd.code == NOT_TEXT
            if not was_not_text and len(message) <= MAX_MESSAGE_BYTES:
                raise
            self.socket = None
            return []

    async def _open(self, address: str, table: str) -> ClientConnection:
        uri = f"ws://{address}/api/tables/{table}/socket"
        headers = {"cookie": self.cookie} if self.cookie else {}
        self.socket = await connect(uri, additional_headers=headers, max_size=None, max_queue=None, open_timeout=WAIT)
        return self.socket


class Referee:
    """Plays the same game beside the server: decides what a message may do, and does it."""

    def __init__(self, session: Session, number: int) -> None:
        self.session = session
        self.number = number
        self.ended = False

    def allows(self, person: Person, message: str | bytes) -> bool:
        """Whether the message may extend the log; if so, applies it to the session."""
        try:
            request = codec.read_request(message)
        except CannotDo:
            return False
        if person.seat is None or self.ended:
            return False
        before = len(self.session.decisions)
        if isinstance(request, wire.Resign):
            self.ended = request.seat in (None, self.session.game.seats[person.seat])
            self.number += self.ended
            return self.ended
        if isinstance(request, wire.Decide):
            if request.number != self.number or not self._decide(person.seat, request.move):
                return False
            self.number += len(self.session.decisions) - before
            return True
        if isinstance(request, wire.Undo):
            if request.number != self.number or not 0 < request.steps <= self.session.undoable(person.seat):
                return False
            for _ in range(request.steps):
                self.session.undo(person.seat)
            self.number += request.steps
            return True
        return False

    def _decide(self, seat: int, move: str | int) -> bool:
        position = self.session.position
        if position.to_act() != seat:
            return False
        try:
            wanted = move if isinstance(move, int) else position.parse_move(move)
        except (ValueError, LookupError):
            return False
        if wanted not in position.moves():
            return False
        self.session.play(wanted, seat)
        return True


def honest(referee: Referee, rng: Random) -> dict[str, Any]:
    """Returns a plausible message."""
    position = referee.session.position
    moves = position.moves()
    move = rng.choice(moves) if moves else 0
    wanted = move if rng.random() < 0.5 else position.move_text(move)
    messages: list[dict[str, Any]] = [{"type": "decide", "number": referee.number, "move": wanted}] * 6
    messages.append({"type": "undo", "number": referee.number, "steps": rng.choice([1, 1, 2, 3])})
    messages.append({"type": "offer", "what": "take-back", "decisions": rng.randrange(300)})
    messages.append({"type": "say", "text": "hm"})
    messages.append({"type": "withdraw"})
    messages.append({"type": "resign", "seat": rng.choice(["west", "east"])})
    return dict(rng.choice(messages))


def mutated(message: dict[str, Any], rng: Random) -> str | bytes:
    """Returns the message corrupted in one of many ways; sometimes it remains valid."""
    way = rng.randrange(10)
    if way == 0:
        return codec.text(message)
    if way == 1 and "number" in message:
        message["number"] += rng.choice([-3, -2, -1, 1, 2, 1000])
    elif way == 2 and "move" in message:
        message["move"] = rng.choice([rng.randrange(3000), str(message["move"]) + " ", "pass", "4 for build"])
    elif way == 3:
        message[rng.choice([*message])] = rng.choice(ODD)
    elif way == 4:
        message.pop(rng.choice([*message]))
    elif way == 5:
        message[rng.choice(["seat", "guest", "force", "type", "x"])] = rng.choice([*ODD, "decide", "resign"])
    elif way == 6:
        flat = bytearray(json.dumps(message).encode())
        for _ in range(rng.randrange(1, 4)):
            flat[rng.randrange(len(flat))] ^= 1 << rng.randrange(8)
        return bytes(flat)
    elif way == 7:
        return rng.randbytes(rng.choice([0, 1, 7, 64, 1000]))
    elif way == 8:
        return rng.choice(["[" * 3000, '{"type":', "null", "[]", '"decide"', "\u2028", json.dumps([message]), "{}" * 2])
    elif rng.random() < 0.1:
        return "x" * rng.choice([MAX_MESSAGE_BYTES + 1, 4 * MAX_MESSAGE_BYTES + 1, 200_000])
    return json.dumps(message)


async def over_sockets(address: str, folder: Path, rng: Random) -> Counter[str]:
    """Plays game after game with mostly invalid messages."""
    cookies = [ask(address, "GET", "/api/me")[1] for _ in range(3)]
    asked = {"seats": {"west": "person", "east": "person"}, "open": True}
    told: Counter[str] = Counter()
    while told.total() < OVER_SOCKETS:
        table = ask(address, "POST", "/api/tables", asked, cookies[0])[0]["id"]
        ask(address, "POST", f"/api/tables/{table}/join", {"seat": "east"}, cookies[1])
        people = [Person(0, cookies[0]), Person(1, cookies[1]), Person(None, cookies[2]), Person(None, "")]
        referee = _referee(folder, table)
        while told.total() < OVER_SOCKETS and not referee.ended:
            acting = referee.session.position.to_act()
            assert acting != CHANCE
            if acting is None:
                break
            person = people[acting] if rng.random() < 0.6 else rng.choice(people)
            message = mutated(honest(referee, rng), rng)
            before = referee.number
            answers = await person.tell(address, table, message)
            allowed = referee.allows(person, message)
            number = max([before, *(int(view["number"]) for view in answers)])
            assert number == referee.number, (message, answers, before)
            told["accepted" if allowed else "refused"] += 1
        for person in people:
            if person.socket is not None:
                await person.socket.close()
        _assert_same(folder, table, referee)
    return told


def _referee(folder: Path, table: str) -> Referee:
    engine = open_database(database_in(folder))
    with engine.connect() as connection:
        found = queries.load(connection, table)
    engine.dispose()
    assert found is not None
    return Referee(rebuild(found[0], replay_log(found[1])), len(found[1]))


def _assert_same(folder: Path, table: str, referee: Referee) -> None:
    """Checks that the stored log matches what the referee allowed, entry for entry."""
    kept = _referee(folder, table)
    assert kept.number == referee.number
    assert kept.session.decisions == referee.session.decisions


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with unlimited(tmp_path) as (address, _):
        yield address, tmp_path


@pytest.mark.slow("thousands of messages, one answered before the next")
def test_no_message_over_a_socket_does_what_is_not_allowed(server: tuple[str, Path]) -> None:
    told = asyncio.run(over_sockets(*server, Random(21)))
    assert told["accepted"] > OVER_SOCKETS // 20  # the others were refused because they were wrong
    assert told["refused"] > OVER_SOCKETS // 3


def test_no_request_does_what_is_not_allowed(server: tuple[str, Path]) -> None:
    address, folder = server
    rng = Random(22)
    anna, bert = (ask(address, "GET", "/api/me")[1] for _ in range(2))
    table = ask(address, "POST", "/api/tables", {"seats": {"west": "person", "east": "person"}}, anna)[0]
    paths = [path.replace("{table}", table["id"]) for path in json.loads(_get(address, "/api/openapi.json"))["paths"]]
    bodies: list[dict[str, Any]] = [
        {"seat": "east"},
        {"token": "x"},
        {"name": "Mallory"},
        {"level": "citizen"},
        {"text": "note"},
        {},
    ]
    statuses: Counter[int] = Counter()
    for _ in range(OVER_HTTP):
        body = mutated({"type": "x", **rng.choice(bodies)}, rng)
        data = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body
        path = rng.choice(paths)
        if rng.random() < 0.3:
            path += "?" + quote(rng.choice(["at", "seat", "since", "move", "moves", "number"]))
            path += "=" + quote(str(rng.choice(ODD)).encode("utf-8", "surrogatepass"))
        cookie = rng.choice(
            [bert, "", "republik_guest=" + "x" * rng.choice([1, 43, 5000]), "republik_guest=\xff", bert]
        )
        method = rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH"])
        statuses[_status(address, method, path, data, cookie)] += 1
    oversized = b'{"name":"' + b"x" * MAX_BODY_BYTES + b'"}'
    assert _status(address, "PUT", "/api/me", oversized, bert) == 413
    assert not [status for status in statuses if status >= 500], statuses
    assert (
        _referee(folder, table["id"]).number
        == ask(address, "GET", f"/api/tables/{table['id']}/view", cookie=anna)[0]["number"]
    )
    again = ask(address, "GET", f"/api/tables/{table['id']}", cookie=anna)[0]
    assert again["seats"] == table["seats"]
    assert ask(address, "GET", "/api/health")[0]["status"] == "ok"


def _get(address: str, path: str) -> bytes:
    with urlopen(f"http://{address}{path}", timeout=WAIT) as answer:
        text: bytes = answer.read()
        return text


def _status(address: str, method: str, path: str, data: bytes, cookie: str) -> int:
    headers = {"x-republik": "1", "cookie": cookie}
    request = Request(f"http://{address}{path}", None if method == "GET" else data, headers, method=method)
    try:
        with urlopen(request, timeout=WAIT) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code
