"""Rules for the whole project: what the engine may import, that the rooms name no game, which engine runs, where tests
lie."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.built_in import BUILT_IN

import republik
from republik import games
from republik.messages.i18n import LANGUAGES, Messages

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "republik"
DRAWING = {"table/plugin/drawing.py", "table/plugin/terminal.py"}
"""Base classes for drawing in the terminal: they use Rich, and no module that plays a game imports them."""
ENGINE = [
    path
    for path in sorted([*(SOURCE / "table").glob("**/*.py"), *(SOURCE / "games").glob("*/rules/**/*.py")])
    if str(path.relative_to(SOURCE)) not in DRAWING
]


def imported(node: ast.AST) -> Iterator[str]:
    """Returns the top-level names of all modules imported at run time, anywhere in a file."""
    if isinstance(node, ast.Import):
        yield from (alias.name.partition(".")[0] for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield node.module.partition(".")[0]
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        children: Iterable[ast.AST] = node.orelse
    else:
        children = ast.iter_child_nodes(node)
    for child in children:
        yield from imported(child)


def python(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_engine_uses_the_standard_library_only(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert set(imported(tree)) <= sys.stdlib_module_names | {"republik"}


HEAVY = (
    "numpy",
    "pyarrow",
    "starlette",
    "uvicorn",
    "sqlalchemy",
    "prompt_toolkit",
    "republik.hosting",
    "republik.server",
    "republik.lab",
)


@pytest.mark.parametrize("arguments", [["--version"], ["levels"], ["--help"], ["serve", "--help"]])
def test_the_program_starts_without_what_it_does_not_need(arguments: list[str]) -> None:
    code = f"""
import contextlib, io, sys
from republik import cli
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    cli.main({arguments!r})
print([name for name in {HEAVY!r} if name in sys.modules])
"""
    assert python(code, PYTHONWARNINGS="ignore") == "[]"


# -- rooms name no game ------------------------------------------------------------------------------------

ROOMS = (
    "table",
    "messages",
    "front_page",
    "players",
    "analysis",
    "lab",
    "hosting",
    "server",
    "offline",
    "terminal",
    "commands",
    "cli.py",
    "__init__.py",
)
SHELL = ROOT / "web" / "src" / "shell"
EXCEPTIONS = {
    "web/src/shell/App.svelte": {"main"},  # the landmark of the skip link
}
"""By file: names that are allowed there."""


def is_plain(name: str) -> bool:
    """Whether a name is also a common word or number, so that only whole strings are compared."""
    return name == "main" or name.replace(".", "").isdecimal()


@cache
def names() -> frozenset[str]:
    """Returns the names of games, their seats and their option values, in lower case."""
    found: set[str] = set()
    for name in BUILT_IN:
        game = games.game(name)
        found |= {name, *game.seats, *(value for option in game.options for value in option.values)}
        found |= {Messages(language, game).text("game-name").lower() for language in LANGUAGES}
    return frozenset(found)


@cache
def spoken() -> frozenset[str]:
    return frozenset(name for name in names() if not is_plain(name))


def words(identifier: str) -> list[str]:
    """Splits a name into words: `ofWest`, `of_west`, `of-west`."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+", identifier)]


def named_in(text: str) -> set[str]:
    """Returns the names that a string, or a word or phrase in it, equals."""
    lower = text.lower()
    within = {name for name in spoken() if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", lower)}
    return within | {name for name in names() if lower == name}


def named_in_python(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= named_in(node.value)
        for identifier in identifiers(node):
            found |= spoken() & set(words(identifier))
    return found


def identifiers(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute):
        yield node.attr
    elif isinstance(node, ast.arg | ast.keyword):
        yield node.arg or ""
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.alias):
        yield node.name
    elif isinstance(node, ast.ImportFrom) and node.module is not None:
        yield node.module


def named_in_web(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    parts = {word for identifier in re.findall(r"[A-Za-z][A-Za-z0-9]*", text) for word in words(identifier)}
    whole = {said for quoted in re.findall(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`\n]*)`", text) for said in quoted}
    return set(spoken() & parts) | set(names() & whole)


def named_in_messages(path: Path) -> set[str]:
    """Returns the names in keys and sentences, in every language."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    keys = [line.partition(" =")[0] for line in lines if re.match(r"-?[a-z][a-z0-9-]* =", line)]
    assert keys, "a file of messages has messages"
    found = {word for key in keys for word in words(key)} & spoken()
    return found | {name for line in lines for name in named_in(line)}


def in_rooms() -> list[Path]:
    found: list[Path] = []
    for room in ROOMS:
        folder = SOURCE / room
        files = [folder] if folder.is_file() else [*folder.rglob("*.py"), *folder.rglob("*.ftl")]
        found += [file for file in files if not {"migrations", "static"} & set(file.parts)]
    page = [file for file in SHELL.rglob("*") if file.suffix in (".ts", ".svelte", ".css", ".html")]
    return sorted(found) + sorted(file for file in page if not file.name.endswith(".test.ts"))


@pytest.mark.parametrize("path", in_rooms(), ids=lambda path: str(path.relative_to(ROOT)))
def test_rooms_name_no_game_no_seat_and_no_edition(path: Path) -> None:
    """Everything specific to a game is in its folder; only database migrations, which describe the past, may name
    games."""
    searches = {".py": named_in_python, ".ftl": named_in_messages}
    found = searches.get(path.suffix, named_in_web)(path)
    assert found <= EXCEPTIONS.get(str(path.relative_to(ROOT)), set())


# -- the engine that runs ----------------------------------------------------------------------------------


def test_version_is_the_one_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert republik.__version__ == project["version"]


def test_pure_takes_the_sources_beside_a_compiled_engine() -> None:
    code = """
import sys, republik, republik.games.wsdv
used = [module.__file__ for name, module in sys.modules.items() if name.startswith("republik.")]
print(republik.compiled(), {path.rpartition(".")[2] for path in used})
"""
    assert python(code, REPUBLIK_PURE="1") == "False {'py'}"


# -- tests -------------------------------------------------------------------------------------------------------------

TESTS = ROOT / "tests"
TEST_MODULES = sorted(TESTS.rglob("test_*.py"))


def test_tests_lie_in_the_folder_of_what_they_test() -> None:
    """The folders of tests mirror those of the package; those of the page are in `browser`."""
    folders = {path.parent.relative_to(TESTS) for path in TEST_MODULES} - {Path("browser")}
    assert {str(folder) for folder in folders if not (SOURCE / folder).is_dir()} == set()


def test_no_test_module_imports_from_another() -> None:
    """What several modules of tests need is in a module of helpers."""
    imports = [
        f"{path.relative_to(TESTS)}: {name}"
        for path in TEST_MODULES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests")
        for name in ((node.module or "").rpartition(".")[2], *(alias.name for alias in node.names))
        if name.startswith("test_")
    ]
    assert imports == []


# -- docstrings --------------------------------------------------------------------------------------------------------


@cache
def first_words() -> dict[str, str]:
    """Returns the words that begin docstrings of functions, each with one place where it does."""
    found: dict[str, str] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (text := ast.get_docstring(node)):
                found.setdefault(text.split()[0].strip(".,:;"), f"{path.relative_to(SOURCE)}:{node.lineno}")
    return found


def third_person(verb: str) -> str:
    if verb.endswith(("s", "sh", "ch", "x", "z", "o")):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if re.search(r"[^aeiou]y$", verb) else f"{verb}s"


def test_docstrings_describe_and_do_not_command() -> None:
    """“Plays a move”, not “Play a move”: no docstring begins with the plain form of a verb that begins another one."""
    words = first_words()
    assert "Returns" in words
    commands = [f"{place}: {word}" for word, place in words.items() if third_person(word) in words]
    assert not commands, "\n".join(commands)
