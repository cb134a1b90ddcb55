"""Pictures by address: front pages of finished games, and the pictures of shared links.

/front-page/{table}.{form}.{language}.{svg or png}   the front page of a finished game, for whoever may see the table
/og/home.{language}.png                              the site
/og/game.{game}.{language}.png                       a game
/og/play.{game}.{seat}.{language}.png                an invitation to a seat
/og/watch.{game}.{language}.png                      an invitation to watch
/og/table.{table}.{language}.png                     a table: its public board or, after the end, its front page
/og/analysis.{table}.{language}.png                  its chance curve, if it has been analysed
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response

from republik import games
from republik.front_page.front import FORMATS
from republik.front_page.story import Unfinished
from republik.hosting.core.service import TableService
from republik.hosting.core.table import Table
from republik.hosting.core.table_options import game_of
from republik.hosting.load.lru import LruCache
from republik.hosting.refusals import CannotDo
from republik.hosting.thinking.pictures import (
    CARD,
    PosterTask,
    Task,
    board_task,
    curve_task,
    front_page_task,
)
from republik.hosting.thinking.workers import Workers
from republik.hosting.visitor import Asker
from republik.messages.i18n import LANGUAGES

from .page import has_cached

KINDS: Final = {"png": "image/png", "svg": "image/svg+xml"}
MAX_CACHED: Final = 96
"""Pictures in memory, of about 150 kB each."""
DRAWING_COST: Final = 10.0
"""Drawing a picture takes half a second of a processor; one in memory costs nothing extra."""
A_DAY: Final = "public, max-age=86400"
ASK_AGAIN: Final = "private,no-cache"
SVG_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; sandbox"
"""An SVG contains its fonts; opened on its own it can do nothing else."""

Pay = Callable[[float], None]


class PictureRequest(NamedTuple):
    """A picture that was asked for: how to draw it, what it is and how long it may be kept."""

    task: Task
    kind: str
    cache: str


@dataclass(frozen=True)
class Picture:
    """A drawn picture."""

    content: bytes
    etag: str


class Pictures:
    """Finds out what a picture's address means, and draws every picture once."""

    def __init__(self, tables: TableService, workers: Workers) -> None:
        self._tables = tables
        self._workers = workers
        self._drawn: LruCache[str, Picture] = LruCache(MAX_CACHED)
        self._drawing: dict[str, asyncio.Task[Picture]] = {}

    async def answer(self, request: PictureRequest, asker: Asker, pay: Pay, headers: Headers) -> Response:
        """The picture, or 304 for a browser that has it."""
        picture = await self._find(request.task, asker, pay)
        sent_headers = {"cache-control": request.cache, "etag": picture.etag}
        if request.kind == "svg":
            sent_headers["content-security-policy"] = SVG_POLICY
        if has_cached(headers, picture.etag):
            return Response(None, 304, sent_headers)
        return Response(picture.content, 200, sent_headers, media_type=KINDS[request.kind])

    async def _find(self, task: Task, asker: Asker, pay: Pay) -> Picture:
        """The picture by its content: what is drawn, in which language, for whom it does not matter."""
        key = sha256(repr(task).encode()).hexdigest()
        picture = self._drawn.get(key)
        if picture is not None:
            return picture
        drawing = self._drawing.get(key)
        if drawing is None:
            pay(DRAWING_COST)
            drawing = self._drawing[key] = asyncio.ensure_future(self._draw(key, task, asker))
            drawing.add_done_callback(lambda done: self._over(key, done))
        return await asyncio.shield(drawing)

    def _over(self, key: str, done: "asyncio.Task[Picture]") -> None:
        del self._drawing[key]
        if not done.cancelled():
            done.exception()  # whoever asked may be gone

    async def _draw(self, key: str, task: Task, asker: Asker) -> Picture:
        try:
            content = await self._workers.draw(task, asker)
        except Unfinished as error:
            raise CannotDo("not-over") from error
        picture = Picture(content, f'"{sha256(content).hexdigest()[:20]}"')
        self._drawn.put(key, picture)
        return picture

    # What an address means

    async def front_page(self, name: str, guest: int | None) -> PictureRequest:
        """The front page of a finished game, as large or small as asked for."""
        match name.split("."):
            case [table_id, form, language, kind] if form in FORMATS and language in LANGUAGES and kind in KINDS:
                table = await self._tables.find(table_id, guest)
            case _:
                raise CannotDo("not-found")
        table.check_over()
        task = front_page_task(table, language, form, as_png=kind == "png")
        return PictureRequest(task, kind, ASK_AGAIN)

    async def link(self, name: str, guest: int | None) -> PictureRequest:
        """The picture of a link. It shows what anybody may see, whoever asks."""
        match name.split("."):
            case ["table" | "analysis" as about, table_id, language, "png"] if language in LANGUAGES:
                table = await self._tables.find(table_id, guest)
                return PictureRequest(self._of_table(table, language, about), "png", ASK_AGAIN)
            case [about, *subject, language, "png"] if language in LANGUAGES:
                return PictureRequest(_poster(about, subject, language), "png", A_DAY)
            case _:
                raise CannotDo("not-found")

    def _of_table(self, table: Table, language: str, about: str) -> Task:
        if not table.is_over():
            return board_task(table, language)
        if about == "analysis" and table.game.analysis is not None:
            return curve_task(table, language)
        return front_page_task(table, language, CARD, as_png=True)


def _poster(about: str, subject: list[str], language: str) -> PosterTask:
    match about, subject:
        case "home", []:
            return PosterTask(games.DEFAULT, language, "og-home", "og-site")
        case "game", [game]:
            return PosterTask(game_of(game).name, language, "og-game", "game-about")
        case "watch", [game]:
            return PosterTask(game_of(game).name, language, "og-watch", "og-watch-text")
        case "play", [game, seat] if seat in game_of(game).seats:
            return PosterTask(game, language, "og-play", "og-play-text", seat)
        case _:
            raise CannotDo("not-found")
