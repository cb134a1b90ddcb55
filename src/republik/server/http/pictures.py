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
from republik.frontpage.front import FORMATS
from republik.frontpage.story import Unfinished
from republik.messages.i18n import LANGUAGES
from republik.server.lru import LruCache
from republik.server.refusals import CannotDo
from republik.server.tables.analysis_jobs import AnalysisJobs
from republik.server.tables.pictures import (
    CARD,
    PosterTask,
    Task,
    board_task,
    curve_task,
    front_page_task,
)
from republik.server.tables.service import TableService
from republik.server.tables.table import Table
from republik.server.tables.workers import Workers
from republik.server.visitor import Asker
from republik.table.game import Game
from republik.table.games import UnknownGame

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


class Wanted(NamedTuple):
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

    def __init__(self, tables: TableService, analyses: AnalysisJobs, workers: Workers) -> None:
        self._tables = tables
        self._analyses = analyses
        self._workers = workers
        self._drawn: LruCache[str, Picture] = LruCache(MAX_CACHED)
        self._drawing: dict[str, asyncio.Task[Picture]] = {}

    async def answer(self, wanted: Wanted, asker: Asker, pay: Pay, headers: Headers) -> Response:
        """The picture, or 304 for a browser that has it."""
        picture = await self._find(wanted.task, asker, pay)
        told = {"cache-control": wanted.cache, "etag": picture.etag}
        if wanted.kind == "svg":
            told["content-security-policy"] = SVG_POLICY
        known = [tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")]
        if picture.etag in known:
            return Response(None, 304, told)
        return Response(picture.content, 200, told, media_type=KINDS[wanted.kind])

    async def _find(self, task: Task, asker: Asker, pay: Pay) -> Picture:
        """The picture by its content: what is drawn, in which language, for whom it does not matter."""
        key = sha256(repr(task).encode()).hexdigest()
        found = self._drawn.get(key)
        if found is not None:
            return found
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

    async def front_page(self, name: str, guest: int | None) -> Wanted:
        """The front page of a finished game, as large or small as asked for."""
        table_id, form, language, kind = _parts(name, 4)
        if form not in FORMATS or kind not in KINDS:
            raise CannotDo("not-found")
        table = await self._tables.find(table_id, guest)
        if not table.is_over():
            raise CannotDo("not-over")
        analysis = await self._analysis(table)
        task = front_page_task(table, _language(language), form, as_png=kind == "png", analysis=analysis)
        return Wanted(task, kind, ASK_AGAIN)

    async def link(self, name: str, guest: int | None) -> Wanted:
        """The picture of a link. It shows what anybody may see, whoever asks."""
        about, *_ = name.split(".")
        if about in ("table", "analysis"):
            _, table_id, language, kind = _parts(name, 4)
            table = await self._tables.find(table_id, guest)
            task = await self._of_table(table, _language(language), about)
            return Wanted(task, _png(kind), ASK_AGAIN)
        if about == "home":
            _, language, kind = _parts(name, 3)
            task = PosterTask(games.DEFAULT, _language(language), "og-home", "og-site")
            return Wanted(task, _png(kind), A_DAY)
        seat = ""
        if about == "play":
            _, game_name, seat, language, kind = _parts(name, 5)
        else:
            _, game_name, language, kind = _parts(name, 4)
        return Wanted(_poster(about, known_game(game_name), seat, _language(language)), _png(kind), A_DAY)

    async def _of_table(self, table: Table, language: str, about: str) -> Task:
        if not table.is_over():
            return board_task(table, language)
        analysis = await self._analysis(table)
        curve = None if analysis is None or about != "analysis" else curve_task(table, language, analysis)
        return curve or front_page_task(table, language, CARD, as_png=True, analysis=analysis)

    async def _analysis(self, table: Table) -> dict[str, object] | None:
        """The stored analysis of a finished game."""
        return None if table.game.analysis is None else (await self._analyses.progress(table)).result


def known_game(name: str) -> Game:
    try:
        return games.game(name)
    except UnknownGame as error:
        raise CannotDo("not-found") from error


def _poster(about: str, game: Game, seat: str, language: str) -> PosterTask:
    if about == "game":
        return PosterTask(game.name, language, "og-game", "game-about")
    if about == "watch":
        return PosterTask(game.name, language, "og-watch", "og-watch-text")
    if about == "play" and seat in game.seats:
        return PosterTask(game.name, language, "og-play", "og-play-text", seat)
    raise CannotDo("not-found")


def _parts(name: str, count: int) -> list[str]:
    parts = name.split(".")
    if len(parts) != count:
        raise CannotDo("not-found")
    return parts


def _language(name: str) -> str:
    if name not in LANGUAGES:
        raise CannotDo("not-found")
    return name


def _png(kind: str) -> str:
    if kind != "png":
        raise CannotDo("not-found")
    return kind
