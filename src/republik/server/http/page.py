"""Serves the page: the files that the web build wrote to `static` and the boards that packages of games bring, held in
memory, compressed as browsers prefer.

Every path that is neither a file nor part of the API belongs to the page (`/tables/…`, `/learn`): the answer is
`index.html` with the head for this address, and the page decides what to show.
"""

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from republik.hosting.load.lru import LruCache
from republik.hosting.refusals import CannotDo
from republik.messages.i18n import Messages

from .head import Head, fill, language_of
from .middleware import refuse

INDEX = "/index.html"
HASHED = "/assets/"
WORDS = re.compile(HASHED + r"([a-z]{2})-[\w-]+\.js")
"""The page's messages in a language, without which it cannot begin."""
BOARDS = "/games/"
"""Where the boards are that packages bring, each in a folder with the name of its game."""
PEOPLE = "/people/"
"""Pages of people, whose names may have a dot."""
NO_PAGES = ("/api/", "/og/", "/front-page/")
"""Where the server answers with data and pictures only."""
OFFLINE = "/offline"
"""The address of the page that needs no server."""
OFFLINE_HASHED = (f"{OFFLINE}{HASHED}", f"{OFFLINE}/python-")
OFFLINE_CSP = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self' blob:; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Its policy: Pyodide compiles WebAssembly, and reads its library from memory."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MAX_FILLED = 512
"""Pages with their heads in memory, of a few kB each."""
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
"""Smallest first; the web build writes these files beside the plain ones."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".bin": "application/octet-stream",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Listed here because the system's own tables differ."""


@dataclass(frozen=True)
class CachedFile:
    """A file in memory, with its compressed forms."""

    kind: str
    cache: str
    plain: bytes
    packed: dict[str, bytes]
    etag: str
    varies: tuple[str, ...] = ()
    """Other request headers that its content depends on."""
    csp: str = ""
    """Its own Content-Security-Policy, instead of the server's."""

    def answer(self, headers: Headers) -> Response:
        encoding = self._encoding(headers.get("accept-encoding", ""))
        etag = f'"{self.etag}{"-" + encoding if encoding else ""}"'
        sent_headers = {"cache-control": self.cache, "etag": etag}
        varies = [*(["Accept-Encoding"] if self.packed else []), *self.varies]
        if varies:
            sent_headers["vary"] = ", ".join(varies)
        if self.csp:
            sent_headers["content-security-policy"] = self.csp
        if has_cached(headers, etag):
            return Response(None, 304, sent_headers)
        if encoding:
            sent_headers["content-encoding"] = encoding
        return Response(self.packed[encoding] if encoding else self.plain, 200, sent_headers, media_type=self.kind)

    def _encoding(self, accepted: str) -> str:
        weights = _weights(accepted)
        for name in self.packed:
            if weights.get(name, weights.get("*", 0.0)) > 0:
                return name
        return ""


def has_cached(headers: Headers, etag: str) -> bool:
    """Whether a browser says that it already has the version with this ETag."""
    return etag in [tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")]


def _weights(accepted: str) -> dict[str, float]:
    """Returns the weights in Accept or Accept-Encoding; unreadable values count as unwanted."""
    weights: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, *parameters = part.split(";")
        weight = next((value for value in parameters if value.strip().startswith("q=")), "q=1")
        try:
            weights[name.strip()] = float(weight.partition("=")[2])
        except ValueError:
            weights[name.strip()] = 0.0
    return weights


def load_files(folder: Path, prefix: str = "") -> dict[str, CachedFile]:
    """All files of a folder by path, below a prefix; nothing else can be requested."""
    paths = {f"{prefix}/" + path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    suffixes = tuple(suffix for _, suffix in ENCODINGS)
    return {
        address: _cached_file(address, path, paths)
        for address, path in paths.items()
        if not (address.endswith(suffixes) and address.rpartition(".")[0] in paths)
    }


def _cached_file(address: str, path: Path, paths: dict[str, Path]) -> CachedFile:
    plain = path.read_bytes()
    packed = {name: paths[address + suffix].read_bytes() for name, suffix in ENCODINGS if address + suffix in paths}
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    cache = FOR_EVER if address.startswith((HASHED, *OFFLINE_HASHED)) else ASK_AGAIN
    csp = OFFLINE_CSP if address.startswith(f"{OFFLINE}/") else ""
    return CachedFile(kind, cache, plain, packed, sha256(plain).hexdigest()[:20], csp=csp)


FindHead = Callable[[Scope, str], Awaitable[tuple[Head, str]]]
"""Returns the head for a request in a language, and the server's public address."""


class Page:
    """Answers all requests that no route of the API matches."""

    path = "page"
    """Its name in the log and the metrics, whichever file was requested."""

    def __init__(
        self,
        folder: Path,
        offline: Path,
        boards: Mapping[str, Path],
        find_head: FindHead,
        pay: Callable[[Scope], None],
    ) -> None:
        self._files = load_files(folder) | load_files(offline, OFFLINE)
        for game, board in boards.items():
            self._files |= load_files(board, BOARDS + game)
        self._find_head = find_head
        self._pay = pay
        self._words = {found[1]: path for path in self._files if (found := WORDS.fullmatch(path))}
        self._filled: LruCache[tuple[Head, str, str], CachedFile] = LruCache(MAX_FILLED)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise HTTPException(404)
        try:
            self._pay(scope)
            response = await self._answer(scope, Headers(scope=scope))
        except CannotDo as error:
            response = refuse(error)
        scope["route"] = self
        await response(scope, receive, send)

    async def _answer(self, scope: Scope, headers: Headers) -> Response:
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD") or path == "/api" or path.startswith(NO_PAGES):
            raise HTTPException(404)
        if path == OFFLINE and f"{OFFLINE}{INDEX}" in self._files:
            return Response(None, 307, {"location": f"{OFFLINE}/"})
        held = self._files.get(f"{OFFLINE}{INDEX}" if path == f"{OFFLINE}/" else path)
        if held is not None:
            return held.answer(headers)
        if path != "/" and not _is_place(path, headers):
            raise HTTPException(404)
        index = self._files.get(INDEX)
        if index is None:
            return _not_built(headers)
        language = language_of(headers.get("accept-language", ""))
        head, site = await self._find_head(scope, language)
        return self._with_head(index, head, site, path, self._words.get(language, "")).answer(headers)

    def _with_head(self, index: CachedFile, head: Head, site: str, path: str, words: str) -> CachedFile:
        page = self._filled.get((head, site + path, words))
        if page is None:
            plain = fill(index.plain, head, site, path, words)
            packed = index.packed if plain == index.plain else {"gzip": gzip.compress(plain, mtime=0)}
            etag = sha256(plain).hexdigest()[:20]
            page = CachedFile(index.kind, index.cache, plain, packed, etag, ("Accept", "Accept-Language"))
            self._filled.put((head, site + path, words), page)
        return page


def _is_place(path: str, headers: Headers) -> bool:
    """Whether this address belongs to the page, rather than to a missing script, image or style sheet.

    Crawlers that preview links ask for `*/*` or say nothing, so only a request for JSON is refused.
    """
    is_file = path.startswith((HASHED, BOARDS)) or ("." in path.rpartition("/")[2] and not path.startswith(PEOPLE))
    return not is_file and _takes_html(headers.get("accept") or "*/*")


def _takes_html(accepted: str) -> bool:
    weights = _weights(accepted)
    json = weights.get("application/json", 0.0)
    if "text/html" in weights:
        return weights["text/html"] > 0 and weights["text/html"] >= json
    return json == 0 and weights.get("text/*", weights.get("*/*", 0.0)) > 0


def _not_built(headers: Headers) -> Response:
    language = language_of(headers.get("accept-language", ""))
    return Response(
        Messages(language).text("server-page-not-built") + "\n",
        503,
        {"cache-control": "no-store", "content-language": language},
        media_type="text/plain; charset=utf-8",
    )
