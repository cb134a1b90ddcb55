"""The head of the page by address: title, description and picture, for programs that preview links.

A head tells what anybody may know: of a private table, or one that does not exist, nothing but the site. An invitation
names the game and the seat.
"""

import asyncio
import re
from collections.abc import Callable
from html import escape
from typing import Final, NamedTuple

from republik import games
from republik.front_page.front import CARD
from republik.front_page.story import Unfinished, ending_words, player_names, title
from republik.hosting.core.service import TableService
from republik.hosting.core.store import StoreFailed
from republik.hosting.core.table import Table
from republik.hosting.core.table_options import game_of
from republik.hosting.core.tokens import token_hash
from republik.hosting.refusals import CannotDo
from republik.hosting.thinking.pictures import human_seats
from republik.hosting.views.viewpoint import viewpoint_of
from republik.messages.i18n import FALLBACK, LANGUAGES, Messages
from republik.messages.render import renderer
from republik.table.game import Game
from republik.table.phrases import Name

SITE: Final = "Republik"
SEPARATOR: Final = " – "
TITLES: Final = {
    "lobby": "page-nav-lobby",
    "learn": "page-nav-learn",
    "rules": "page-nav-rules",
    "cards": "page-nav-cards",
    "aid": "page-aid",
    "new": "page-new-title",
    "about": "page-nav-about",
    "ratings": "page-ratings-title",
}
"""Pages by the first part of their address, as in web/src/shell/title.svelte.ts."""
PATIENCE: Final = 1.0
"""How many seconds a page waits for its head."""
_TITLE = re.compile(rb"<title>[^<]*</title>")
_DESCRIPTION = re.compile(rb'<meta\s+name="description"\s+content="[^"]*"\s*/?>')
_END = b"</head>"


class Head(NamedTuple):
    """What a page is about; `picture` is an address on this server."""

    title: str
    text: str
    picture: str


class Heads:
    """Finds the head of an address."""

    def __init__(self, tables: TableService, pay: Callable[[], None]) -> None:
        self._tables = tables
        self._pay = pay

    async def find(self, path: str, language: str) -> Head:
        """The head for a stranger. Whatever fails, the page comes with that of the site."""
        await _load_messages(language)
        try:
            return await asyncio.wait_for(self._find(path, language), PATIENCE)
        except (CannotDo, StoreFailed, TimeoutError):
            return site_head(language)

    async def _find(self, path: str, language: str) -> Head:
        page, *rest = path.strip("/").split("/")
        if page in TITLES and len(rest) < 2:
            return _of_page(TITLES[page], rest[0] if rest else "", language)
        if page == "join" and len(rest) == 1:
            self._pay()
            return await self._invitation(rest[0], language)
        if page == "table" and rest and rest[1:] in ([], ["replay"], ["analysis"]):
            self._pay()
            return _of_table(await self._tables.find(rest[0], None), "".join(rest[1:]), language)
        return site_head(language)

    async def _invitation(self, token: str, language: str) -> Head:
        """Who invites, and who else plays, only those who follow the link learn."""
        invitation = await self._tables.store.find_invitation(token_hash(token))
        table = None if invitation is None else await self._tables.get(invitation.table)
        if invitation is None or table is None:
            return site_head(language)
        words = renderer(table.game, language)
        named = {"game": title(table.game, words)}
        if invitation.seat is None:
            picture = f"/og/watch.{table.game.name}.{language}.png"
            return Head(words.messages.text("og-watch", named), words.messages.text("og-watch-text", named), picture)
        named["seat"] = words.text(Name("seat", invitation.seat))
        picture = f"/og/play.{table.game.name}.{invitation.seat}.{language}.png"
        return Head(words.messages.text("og-play", named), words.messages.text("og-play-text", named), picture)


_loaded: set[str] = set()
"""Languages whose messages are parsed."""


async def _load_messages(language: str) -> None:
    """Parsing takes a fifth of a second per language, and half as much per game: in a thread, once."""
    if language not in _loaded:
        await asyncio.to_thread(parse_messages, language)


def parse_messages(language: str) -> None:
    """Parses the messages of the site and of all games."""
    for game in games.playable():
        renderer(game, language)
    _loaded.add(language)


def site_head(language: str) -> Head:
    words = Messages(language)
    return Head(SITE + SEPARATOR + words.text("og-home"), words.text("og-site"), f"/og/home.{language}.png")


def _of_page(key: str, game_name: str, language: str) -> Head:
    words = Messages(language)
    if not game_name:
        return site_head(language)._replace(title=SEPARATOR.join([words.text(key), SITE]))
    game = game_of(game_name)
    own = words.of(game)
    text = own.text("game-about") if own.has("game-about") else own.text("og-site")
    name = title(game, renderer(game, language))
    return Head(SEPARATOR.join([words.text(key), name, SITE]), text, f"/og/game.{game_name}.{language}.png")


def _of_table(table: Table, page: str, language: str) -> Head:
    game = table.game
    record = table.session.record()
    words = renderer(game, language, record.options(game))
    players = SEPARATOR.join(player_names(record, game, human_seats(table), words))
    about = "analysis" if page == "analysis" else "table"
    picture = f"/og/{about}.{table.id}.{language}.png"
    kind = [words.messages.text(f"page-{page}")] if page else []
    if table.is_over():
        return Head(*_ended(table, game, language, kind, players), picture)
    when = words.text(game.phrases.when(viewpoint_of(table, None).position))
    named = words.messages.text("page-table-title", {"game": title(game, words)})
    return Head(SEPARATOR.join([*kind, named, SITE]), f"{players} · {when}", picture)


def _ended(table: Table, game: Game, language: str, kind: list[str], players: str) -> tuple[str, str]:
    """Headline and summary of a finished game."""
    try:
        headline, summary = ending_words(table.session.record(), game, language, table.session.position)
    except Unfinished as error:
        raise CannotDo("not-over") from error
    return SEPARATOR.join([*kind, headline, SITE]), f"{summary} · {players}"


# -- writing --------------------------------------------------------------------------------------------------


def fill(index: bytes, head: Head, site: str, path: str, script: str = "") -> bytes:
    """The page with this head; `site` is the server's public address, `script` what the browser should load at once. A
    page without a head stays as it is."""
    if _END not in index:
        return index
    wide, high = CARD
    tags = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:title": head.title,
        "og:description": head.text,
        "og:url": site + path,
        "og:image": site + head.picture,
        "og:image:type": "image/png",
        "og:image:width": str(wide),
        "og:image:height": str(high),
        "og:image:alt": head.title,
        "twitter:card": "summary_large_image",
        "twitter:title": head.title,
        "twitter:description": head.text,
        "twitter:image": site + head.picture,
    }
    kinds = {name: "property" if name.startswith("og:") else "name" for name in tags}
    written = [f'<meta {kinds[name]}="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    if script:
        written.append(f'<link rel="modulepreload" href="{escape(script)}" />')
    title_tag = f"<title>{escape(head.title)}</title>".encode()
    description = f'<meta name="description" content="{escape(head.text)}" />'.encode()
    page = _TITLE.sub(lambda _old: title_tag, index, count=1)
    page = _DESCRIPTION.sub(lambda _old: description, page, count=1)
    return page.replace(_END, "".join(written).encode() + _END, 1)


def language_of(accepted: str) -> str:
    """The first language of a reader that the page has, or English."""
    languages = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((one for one in languages if one in LANGUAGES), FALLBACK)
