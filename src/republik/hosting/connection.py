"""A table that somebody follows over a connection: views go out, messages come in."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from republik.hosting import wire
from republik.hosting.core import chat, decisions, offers
from republik.hosting.core.service import Act
from republik.hosting.core.table import Table
from republik.hosting.endpoints.endpoint import SEAT, WORDS
from republik.hosting.endpoints.services import TableServices
from republik.hosting.load.rate_limit import Limiter
from republik.hosting.refusals import CannotDo
from republik.hosting.views import presenters
from republik.hosting.views.followers import Follower
from republik.hosting.views.viewpoint import visible_number
from republik.hosting.visitor import Asker


class Connection:
    """One follower of one table, from the first view to the last message."""

    def __init__(self, services: TableServices, table: Table, follower: Follower) -> None:
        self._services = services
        self.table = table
        self.follower = follower

    async def open(self, is_known: Callable[[], Awaitable[bool]]) -> None:
        """Sends the newest view now and after every change."""
        await self._services.audience.follow(self.table, self.follower, is_known)
        self._services.computers.wake(self.table)

    async def obey(self, data: str | bytes) -> None:
        """Carries out what a message asks; raises CannotDo."""
        request = self._services.codec.read_request(data)
        if isinstance(request, wire.Ping):
            self.follower.send(self._services.codec.encode(wire.Pong()))
        else:
            act = _action(request, self.follower.guest, self._services.chat_pace)
            await self._services.tables.act(self.table, act, retry=isinstance(request, wire.Say))

    def refuse(self, error: CannotDo) -> None:
        """Answers a message that was refused."""
        refused = presenters.refused(error, visible_number(self.table, self.follower.guest))
        self.follower.send(self._services.codec.encode(refused))

    def close(self) -> None:
        self._services.audience.leave(self.table, self.follower)
        self._services.computers.rest(self.table)


async def connect(
    services: TableServices, table_id: str, asker: Asker, query: Mapping[str, str], waiting_messages: int
) -> Connection:
    """Finds the table for somebody who wants to follow it; raises CannotDo if they may not."""
    table, seat = await services.tables.find(table_id, asker.guest), query.get(SEAT.name)
    table.perspective(asker.guest, seat)
    return Connection(services, table, Follower(asker, seat, waiting_messages, query.get(WORDS.name) == "1"))


def _action(request: wire.Request, guest: int | None, chat_pace: Limiter[str]) -> Act:
    """The action that a message requests, as a function of the table."""
    match request:
        case wire.Decide(number, move):
            return partial(decisions.decide, guest=guest, number=number, move=move)
        case wire.Undo(number, steps):
            return partial(decisions.undo, guest=guest, number=number, steps=steps)
        case wire.Resign(seat):
            return partial(decisions.resign, guest=guest, seat_name=seat)
        case wire.Say(text):
            return partial(chat.say, guest=guest, text=text, pace=chat_pace)
        case wire.Propose():
            return partial(offers.propose, guest=guest, proposal=request)
        case wire.Answer(accept, number):
            return partial(offers.answer, guest=guest, accept=accept, number=number)
        case _:
            return partial(offers.withdraw, guest=guest)
