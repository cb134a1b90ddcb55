"""Tables of Weimar at a server."""

from random import Random
from typing import Any

from starlette.testclient import TestClient
from tests.server.fixtures import hear

from republik.hosting.core.table_options import level_names

SEATS = ("spd", "zentrum", "kpd", "dnvp")
LEVEL = level_names("weimar")[0]


def make_table(client: TestClient, *players: str, **asked: Any) -> dict[str, Any]:
    seats = dict(zip(SEATS, players, strict=True))
    answer = client.post("/api/tables", json={"game": "weimar", "seats": seats, **asked})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def play_on(socket: Any, view: dict[str, Any], seats: tuple[str, ...], rng: Random) -> dict[str, Any]:
    """Plays random moves for these seats until the end; the computer plays the others."""
    while view["outcome"] is None:
        if view["to_act"] in seats:
            assert len({move["id"] for move in view["moves"]}) == len(view["moves"]) > 0
            socket.send_json({"type": "decide", "number": view["number"], "move": rng.choice(view["moves"])["id"]})
        view = hear(socket)
        assert view["type"] == "view", view
    return view
