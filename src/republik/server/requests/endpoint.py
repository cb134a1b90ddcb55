"""Endpoints: one method of one path, declared right above its handler. Routes and the OpenAPI description are both
generated from these declarations, so that they cannot disagree."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import Any

from republik.server.protocol import HIGHEST_NUMBER, MAX_MOVE_TEXT_LENGTH
from republik.server.refusals import CannotDo
from republik.server.tables.table import Table
from republik.server.tables.viewpoint import Viewpoint, replay_viewpoint, viewpoint
from republik.server.visitor import Asker, Visitor

from .services import TableServices


@dataclass
class Call:
    """One request: the visitor, the path, the query and the body."""

    services: TableServices
    visitor: Visitor | None
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    pay: Callable[[float], None]
    asker: Asker
    gone: Callable[[], Awaitable[None]]
    """Returns when the client no longer waits for the answer."""

    @property
    def guest(self) -> int | None:
        return None if self.visitor is None else self.visitor.id

    def known(self) -> Visitor:
        """Returns the visitor, in endpoints that make every visitor a guest, so that there always is one."""
        assert self.visitor is not None
        return self.visitor

    async def table(self) -> Table:
        return await self.services.tables.find(self.path["table"], self.guest)

    def viewpoint(self, table: Table) -> Viewpoint:
        return viewpoint(table, self.guest, self.query.get("seat"))

    def replay_viewpoint(self, table: Table) -> Viewpoint:
        return replay_viewpoint(table, self.guest, self.query.get("seat"))

    def move(self) -> str | int:
        """A move's id or text."""
        text = self.text("move")
        return self.number("move", 0) if text.isascii() and text.isdecimal() else text

    def text(self, name: str) -> str:
        """A required query parameter."""
        text = self.query.get(name, "")
        if not 0 < len(text) <= MAX_MOVE_TEXT_LENGTH:
            raise CannotDo("bad-request")
        return text

    def number(self, name: str, default: int) -> int:
        text = self.query.get(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdecimal()) or len(text) > 7 or int(text) > HIGHEST_NUMBER:
            raise CannotDo("bad-request")
        return int(text)

    def flag(self, name: str) -> bool:
        """A query parameter that is `1` or missing."""
        text = self.query.get(name, "0")
        if text not in ("0", "1"):
            raise CannotDo("bad-request")
        return text == "1"


Handler = Callable[[Any], Awaitable[Any]]
"""Answers a Call, or what a way of asking makes of it."""


@dataclass(frozen=True)
class Accepted:
    """202: accepted, but not done yet."""

    answer: Any


@dataclass(frozen=True)
class Cached:
    """An answer that browsers may cache while its text stays the same."""

    answer: Any


@dataclass(frozen=True)
class Parameter:
    """A query parameter."""

    name: str
    schema: dict[str, Any]
    about: str
    required: bool = False


@dataclass(frozen=True)
class Endpoint:
    """One method of one address."""

    method: str
    path: str
    name: str
    about: str
    handler: Handler
    answers: type
    body: type | None = None
    query: tuple[Parameter, ...] = ()
    makes_guest: bool = False
    status: int = 200
    cost: float = 1.0
    """The number of requests it counts as."""
    later: bool = False
    """Whether it may also answer 202."""
    refusals: tuple[int, ...] = ()


_declared: list[Endpoint] = []


def declared(*modules: ModuleType) -> tuple[Endpoint, ...]:
    """The endpoints of these modules, in order."""
    names = [module.__name__ for module in modules]
    return tuple(one for name in names for one in _declared if one.handler.__module__ == name)


def _declare(method: str, path: str, *, answers: type, **more: Any) -> Callable[[Handler], Handler]:
    """Declares the function below; its name and docstring become the endpoint's."""

    def declare(handler: Handler) -> Handler:
        first, *words = handler.__name__.split("_")
        name = first + "".join(word.capitalize() for word in words)
        _declared.append(Endpoint(method, path, name, handler.__doc__ or "", handler, answers, **more))
        return handler

    return declare


get = partial(_declare, "GET")
post = partial(_declare, "POST")
put = partial(_declare, "PUT")

TABLE = "/api/tables/{table}"
_COUNT = {"type": "integer", "minimum": 0, "maximum": HIGHEST_NUMBER}
SEAT = Parameter("seat", {"type": "string"}, "which of your seats to look from")
ANY_SEAT = Parameter(
    "seat", {"type": "string"}, "which of your seats to look from; after the end any seat, or `open` for all hands"
)
SINCE = Parameter("since", _COUNT, "the first event to include")
AT = Parameter("at", _COUNT, "the position after this many decisions")
NUMBER = Parameter("number", _COUNT, "the number of the view being looked at")
WORDS = Parameter("words", {"type": "string", "enum": ["0", "1"]}, "whether to include the view in words (`state`)")
