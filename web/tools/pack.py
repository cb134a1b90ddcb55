"""Packs the Python that the page needs without a server. Runs inside Pyodide (see pack.mjs), so that the browser's
Python can read what it compiles.

Three archives are written to /out: the standard library without what no game uses, Republik without terminal,
laboratory and server, and the networks. Modules are compiled, which halves the time until the first game.
"""

import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import source_hash
from pathlib import Path, PurePosixPath

SOURCE = Path("/src/republik")
LIBRARY = Path("/stdlib.zip")
OUT = Path("/out")

UNUSED = frozenset(
    """__phello__ _aix_support _android_support _apple_support _ast_unparse _ios_support _osx_support
    _pydatetime _pydecimal _pyio _pyrepl _sysconfigdata__emscripten_wasm32-emscripten antigravity argparse bdb
    cProfile chunk cmd colorsys compileall configparser ctypes curses dbm difflib doctest ensurepip filecmp
    fileinput formatter ftplib getpass graphlib http imaplib imghdr lib2to3 mailbox mailcap
    modulefinder multiprocessing netrc nntplib nturl2path optparse pdb pickletools plistlib poplib pprint
    profile profiling pstats pty pyclbr pydoc pydoc_data rlcompleter runpy sched sgmllib shelve smtplib sndhdr
    sqlite3 sre_constants ssl statistics stringprep symtable tabnanny tarfile telnetlib test this timeit tkinter
    trace tracemalloc tty turtle turtledemo unittest uuid venv wave webbrowser wsgiref xdrlib xml xmlrpc zipapp
    zoneinfo""".split()
)
"""Modules of the standard library that neither Pyodide nor the games import."""
UNUSED_PARTS = (
    "__hello__",
    "asyncio/__main__",
    "asyncio/proactor_events",
    "asyncio/tools",
    "asyncio/windows_*",
    "compression/*",
    "concurrent/futures/interpreter",
    "concurrent/futures/process",
    "concurrent/interpreters/*",
    "csv",
    "email/_header_value_parser",
    "email/contentmanager",
    "email/generator",
    "email/headerregistry",
    "email/mime/*",
    "getopt",
    "gettext",
    "gzip",
    "html/parser",
    "_markupbase",
    "importlib/metadata/diagnose",
    "json/tool",
    "logging/config",
    "logging/handlers",
    "mimetypes",
    "pyodide/console",
    "quopri",
    "socketserver",
    "sysconfig/__main__",
    "urllib/request",
    "urllib/response",
    "urllib/robotparser",
    "zipfile/__main__",
)
"""Single modules of these kinds. A test plays without them."""
ENCODINGS = frozenset(
    """__init__ aliases ascii charmap cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_16 utf_16_be
    utf_16_le utf_8 utf_8_sig""".split()
)
"""The ones that are kept: everything here is UTF-8, and names in archives are not."""

LEFT_OUT = (
    "cli.py",
    "commands",
    "front_page",
    "lab",
    "table/fuzz.py",
    "table/plugin/terminal.py",
    "terminal",
    "games/*/data/layout.json",
    "games/*/data/notes.*",
    "games/*/data/outlines.json",
    "games/*/data/reich.json",
    "games/*/front_page.py",
    "games/*/terminal",
    "server",
    "hosting/core/data",
    "hosting/thinking/pictures.py",
    "hosting/thinking/workers.py",
)
"""What needs a terminal, a network or a database, and what the page has of its own."""
RESEARCH = frozenset({"__init__.py", "features.py"})
"""Of a game's research only the names of its features: its presenter uses them."""
DATA = frozenset({".json", ".toml", ".txt"})
"""Kinds of data that the engine reads; drawings and messages are the page's."""
NETWORK = ".net"
"""In an archive of their own: a table can be shown before they have arrived."""
MESSAGES = ".ftl"
"""Only their presence matters: they tell which languages a game speaks."""
MOMENT = (2020, 1, 1, 0, 0, 0)


def compiled(source: bytes, name: str) -> bytes:
    """A module without its assertions and docstrings, as the interpreter stores it."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    packed: bytes = _code_to_hash_pyc(code, source_hash(source), checked=False)
    return packed


class Archive:
    """A zip file whose bytes depend on nothing but its contents. It is compressed afterwards as a whole, which makes it
    a fifth smaller."""

    def __init__(self, path: Path) -> None:
        self._zip = zipfile.ZipFile(path, "w")

    def add(self, name: str, content: bytes) -> None:
        if name.endswith(".py"):
            name, content = name + "c", compiled(content, name)
        self._zip.writestr(zipfile.ZipInfo(name, MOMENT), content)

    def close(self) -> None:
        self._zip.close()


def pack_library() -> None:
    archive = Archive(OUT / "python_stdlib.zip")
    with zipfile.ZipFile(LIBRARY) as library:
        for name in sorted(library.namelist()):
            if is_used(name):
                archive.add(name, library.read(name))
    archive.close()


def is_used(name: str) -> bool:
    first, _, rest = name.removesuffix(".py").partition("/")
    if first == "encodings":
        return rest in ENCODINGS
    part = PurePosixPath(name.removesuffix(".py"))
    return not name.endswith("/") and first not in UNUSED and not any(part.match(one) for one in UNUSED_PARTS)


def pack_republik() -> None:
    archive = Archive(OUT / "republik.zip")
    networks = Archive(OUT / "networks.zip")
    for path in sorted(SOURCE.rglob("*")):
        inside = PurePosixPath(path.relative_to(SOURCE).as_posix())
        if not path.is_file() or "__pycache__" in inside.parts or is_left_out(inside):
            continue
        if path.suffix == ".py" or path.suffix in DATA:
            archive.add(f"republik/{inside}", path.read_bytes())
        elif path.suffix == MESSAGES:
            archive.add(f"republik/{inside}", b"")
        elif path.suffix == NETWORK:
            networks.add(f"republik/{inside}", path.read_bytes())
    archive.close()
    networks.close()


def is_left_out(path: PurePosixPath) -> bool:
    if path.match("games/*/research/*"):
        return path.name not in RESEARCH
    return any(one.match(pattern) for one in (path, *path.parents) for pattern in LEFT_OUT if str(one) != ".")


pack_library()
pack_republik()
