"""Tables in the middle of a game and finished ones."""

from random import Random
from typing import Any

from starlette.testclient import TestClient
from tests.server.fixtures import hear, make_table, say

from republik import games
from republik.hosting.core.log import entries_of
from republik.hosting.core.record import ChatLine, SeatAssignment, TableRecord, TableStatus
from republik.hosting.core.table import Table
from republik.hosting.core.timekeeper import Timekeeper
from republik.hosting.wire import Offer
from republik.table.chance import Seed
from republik.table.session import new_session

SCENARIOS = ("bruderkrieg", "vulkan", "main", "abyss")
TIME = Timekeeper()
GAMES: dict[str, dict[str, Any]] = {
    "wsdv": {"sit": ["west", "east"]},
    "weimar": {
        "game": "weimar",
        "edition": "vulkan",
        "seats": dict.fromkeys(("spd", "zentrum", "kpd", "dnvp"), "person"),
        "sit": ["spd", "zentrum", "kpd", "dnvp"],
    },
}


def finish_game(client: TestClient, game: str) -> tuple[str, dict[str, Any]]:
    """A game played by chance to its end, and its last view."""
    rng = Random(f"continuing {game}")
    path = f"/api/tables/{make_table(client, **GAMES[game])['id']}"
    with client.websocket_connect(f"{path}/socket") as socket:
        view = hear(socket)
        while view["outcome"] is None:
            view = say(socket, type="decide", number=view["number"], move=rng.choice(view["moves"])["id"])
    return path, view


def table_after(decisions: int, seed: int, edition: str = "2.1") -> Table:
    """Returns a table of guests 0, 1 and so on after the given number of random decisions; for a scenario's name, a
    Weimar table."""
    rng = Random(seed)
    promised = Seed.from_text(seed)
    game = games.game("weimar" if edition in SCENARIOS else "wsdv")
    options = {game.options[0].name: edition}
    session = new_session(game, options, {}, promised)
    while len(session.decisions) < decisions and session.position.to_act() is not None:
        session.play(rng.choice(session.position.moves()))
    seats = [SeatAssignment(seat, None, guest) for guest, seat in enumerate(game.seats)]
    status = TableStatus(TIME.now(), 0.0)
    record = TableRecord("t", game.name, options, False, 0, promised.reveal(), TIME.now(), status)
    record.seats, record.revision = seats, game.revision
    return Table(record, entries_of(session.decisions), TIME)


def watched_table(decisions: int, seed: int, delay: int, edition: str = "2.1") -> Table:
    """Returns a table with an offer and chat, watched with a delay."""
    table = table_after(decisions, seed, edition)
    log = entries_of(table.session.decisions)
    first, second = table.session.game.seats[:2]
    said = [ChatLine(number, first, "Anna", f"line {number}", number * 20, TIME.now(), 0) for number in range(1, 9)]
    offer = Offer("take-back", second, "", 20)
    table.record.delay, table.record.chat = delay, said
    table.record.status = TableStatus(TIME.now(), 0.0, first, offer=offer)
    return Table(table.record, log, TIME)
