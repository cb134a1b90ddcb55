"""Endpoints: one method of one path, declared right above its handler. Routes and the OpenAPI description are both
generated from these declarations, so that they cannot disagree."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from inspect import get_annotations
from types import ModuleType
from typing import Final, Generic, TypedDict, TypeVar, Unpack, get_args

from republik.hosting.core.table import Table
from republik.hosting.refusals import CannotDo
from republik.hosting.views.viewpoint import Viewpoint, replay_viewpoint, viewpoint_of
from republik.hosting.visitor import Asker, Visitor
from republik.hosting.wire import HIGHEST_NUMBER, MAX_MOVE_TEXT_LENGTH

from .services import TableServices


@dataclass
class Call:
    """One request: the visitor, the path and the query."""

    services: TableServices
    visitor: Visitor | None
    path: dict[str, str]
    query: dict[str, str]
    pay: Callable[[float], None]
    asker: Asker
    gone: Callable[[], Awaitable[None]]
    """Returns when the client no longer waits for the answer."""

    @property
    def guest(self) -> int | None:
        return None if self.visitor is None else self.visitor.id

    def user(self) -> Visitor:
        """Returns the visitor, in endpoints that make every visitor a guest, so that there always is one."""
        assert self.visitor is not None
        return self.visitor

    async def table(self) -> Table:
        return await self.services.tables.find(self.path["table"], self.guest)

    def viewpoint(self, table: Table) -> Viewpoint:
        return viewpoint_of(table, self.guest, self.query.get("seat"))

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


Message = TypeVar("Message")
Handler = TypeVar("Handler", bound=Callable[..., Awaitable[object]])
"""Answers a Call, or what a way of asking makes of it. Below the address of a table the next parameter is the table;
the last one, if there is another, is the body."""


@dataclass(frozen=True)
class Accepted(Generic[Message]):
    """202: accepted, but not done yet."""

    answer: Message


@dataclass(frozen=True)
class Cached(Generic[Message]):
    """An answer that browsers may cache while its text stays the same."""

    answer: Message


class Schema(TypedDict, total=False):
    """The JSON schema of a query parameter."""

    type: str
    format: str
    enum: list[str]
    pattern: str
    minLength: int
    maxLength: int
    minimum: int
    maximum: int


TEXT: Final[Schema] = {"type": "string"}


@dataclass(frozen=True)
class Parameter:
    """A query parameter."""

    name: str
    schema: Schema
    about: str
    required: bool = False


@dataclass(frozen=True)
class Endpoint:
    """One method of one address."""

    method: str
    path: str
    name: str
    about: str
    handler: Callable[..., Awaitable[object]]
    answers: type
    body: type | None
    later: bool
    """Whether it may also answer 202."""
    query: tuple[Parameter, ...] = ()
    makes_guest: bool = False
    status: int = 200
    cost: float = 1.0
    """The number of requests it counts as."""
    refusals: tuple[int, ...] = ()

    async def answer(self, call: Call, *body: object) -> object:
        """What the handler answers; raises CannotDo."""
        table = [await call.table()] if self.path.startswith(TABLE) else []
        return await self.handler(call, *table, *body)


_declared: list[Endpoint] = []


def declared(*modules: ModuleType) -> tuple[Endpoint, ...]:
    """The endpoints of these modules, in order."""
    names = [module.__name__ for module in modules]
    return tuple(one for name in names for one in _declared if one.handler.__module__ == name)


class Details(TypedDict, total=False):
    """What the types of a handler do not say of its endpoint."""

    query: tuple[Parameter, ...]
    makes_guest: bool
    status: int
    cost: float
    refusals: tuple[int, ...]


def _declare(method: str, path: str, **details: Unpack[Details]) -> Callable[[Handler], Handler]:
    """Declares the function below; its name, its docstring and the types of its body and answer become the
    endpoint's."""

    def declare(handler: Handler) -> Handler:
        first, *words = handler.__name__.split("_")
        name = first + "".join(word.capitalize() for word in words)
        *types, returned = get_annotations(handler).values()
        answers, *accepted = get_args(returned) or (returned,)
        body = next((kind for kind in types if not issubclass(kind, Call | Table)), None)
        about = handler.__doc__ or ""
        _declared.append(Endpoint(method, path, name, about, handler, answers, body, bool(accepted), **details))
        return handler

    return declare


get = partial(_declare, "GET")
post = partial(_declare, "POST")
put = partial(_declare, "PUT")

TABLE = "/api/tables/{table}"
_COUNT: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": HIGHEST_NUMBER}
SEAT = Parameter("seat", TEXT, "which of your seats to look from")
ANY_SEAT = Parameter("seat", TEXT, "which of your seats to look from; after the end any seat, or `open` for all hands")
SINCE = Parameter("since", _COUNT, "the first event to include")
AT = Parameter("at", _COUNT, "the position after this many decisions")
NUMBER = Parameter("number", _COUNT, "the number of the view being looked at")
WORDS = Parameter("words", {"type": "string", "enum": ["0", "1"]}, "whether to include the view in words (`state`)")
