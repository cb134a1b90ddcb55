"""The interpreted and the compiled engine play the same games and do not mix; the wheel holds what playing needs."""

import importlib.machinery
import json
import os
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import republik
from republik.games.weimar.rules import playout as weimar
from republik.games.weimar.rules.rules import rules_for
from republik.games.wsdv.rules import playout as wsdv
from republik.games.wsdv.rules.rules import standard_rules

ROOT = Path(__file__).resolve().parents[1]
STATIC = ROOT / "src" / "republik" / "server" / "static"
EDITIONS = ("1.0", "2.0", "2.1")
SCENARIOS = ("main", "abyss", "bruderkrieg", "vulkan")
FROZEN = [(2008742432, 280), (849189210, 268), (1126163899, 268)]
WSDV = """
from republik.games.wsdv.rules.playout import random_game, traced_game
from republik.games.wsdv.rules.rules import standard_rules
games = [traced_game(standard_rules(edition), seed) for edition in ("1.0", "2.0", "2.1") for seed in range(60)]
games += [random_game("2.1", seed) for seed in range(200)]
"""
WEIMAR = """
from republik.games.weimar.rules.playout import random_game, traced_game
from republik.games.weimar.rules.rules import rules_for
games = [traced_game(rules_for(name), seed) for name in ("main", "abyss", "bruderkrieg", "vulkan") for seed in range(8)]
games += [random_game("bruderkrieg", seed) for seed in range(20)]
"""
TOLD = """
import json, sys, republik
json.dump({"compiled": republik.compiled(), "games": games}, sys.stdout)
"""


def run(script: str, pure: bool) -> dict[str, Any]:
    environment = {**os.environ, "REPUBLIK_PURE": "1" if pure else "0"}
    command = [sys.executable, "-c", script + TOLD]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def compiled_here(engine: ModuleType) -> bool:
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    return republik.compiled() and Path(engine.__file__ or "").name.endswith(suffix)


@pytest.mark.parametrize(("engine", "script"), [(wsdv, WSDV), (weimar, WEIMAR)], ids=["wsdv", "weimar"])
def test_interpreted_and_compiled_games_have_equal_checksums(engine: ModuleType, script: str) -> None:
    if not compiled_here(engine):
        pytest.skip("the engine is not compiled")
    interpreted, compiled = run(script, pure=True), run(script, pure=False)
    assert (interpreted["compiled"], compiled["compiled"]) == (False, True)
    assert interpreted["games"] == compiled["games"]


def test_the_rules_of_the_first_games_are_frozen() -> None:
    """An engine error can look like an improvement: changing these numbers means changing the rules, and must be
    deliberate."""
    games = [wsdv.traced_game(standard_rules(edition), 1) for edition in EDITIONS]
    assert games == FROZEN


def test_a_game_is_the_same_twice() -> None:
    for name in SCENARIOS:
        assert weimar.traced_game(rules_for(name), 5) == weimar.traced_game(rules_for(name), 5)


# -- the engine is compiled while the program runs -------------------------------------------------------------


LATER = """
import pathlib, sys, republik
from importlib.machinery import EXTENSION_SUFFIXES
before = republik.compiled()
package = pathlib.Path(republik.__file__).parent
for source in package.glob("games/*/rules/*.py"):
    source.with_name(source.stem + EXTENSION_SUFFIXES[0]).write_bytes(b"not the engine that this process began with")
from republik import games
standing = games.game("wsdv").new({})
print(before, republik.compiled(), type(standing).__name__)
"""


def test_a_process_that_began_interpreted_stays_so(tmp_path: Path) -> None:
    """`make play` compiles the engine while the server runs; what is imported later must fit what was imported."""
    not_copied = shutil.ignore_patterns("*.so", "*.pyd", "static", "site")
    shutil.copytree(ROOT / "src" / "republik", tmp_path / "republik", ignore=not_copied)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "REPUBLIK_PURE": "0"}
    done = subprocess.run([sys.executable, "-c", LATER], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split()[:2] == ["False", "False"]


COMPILE = ROOT / "tools" / "compile.py"


def test_an_engine_that_was_compiled_meanwhile_is_not_compiled_again(tmp_path: Path) -> None:
    source, stamp = tmp_path / "source.py", tmp_path / "build" / ".compiled"
    source.touch()
    stamp.parent.mkdir()
    stamp.touch()
    done = subprocess.run([sys.executable, COMPILE, stamp, source], capture_output=True, text=True, check=True)
    assert "compiled meanwhile" in done.stderr


def test_compiling_needs_no_packages_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """pip compiles in an environment without Rich: mypy reads the drawings of the terminal and must not miss it."""
    told: list[str] = []

    def mypycify(options: list[str], **_: object) -> list[object]:
        told.extend(options)
        return []

    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.setattr(sys, "argv", ["setup.py"])
    setup = runpy.run_path(str(ROOT / "setup.py"))
    setup["compiled_by"](mypycify)
    assert "--ignore-missing-imports" in told


# -- the wheel ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel without compiled modules, built from the source archive."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the page has not been built")
    tree = tmp_path_factory.mktemp("tree")
    shutil.copytree(
        ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__")
    )
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    (tree / "tests").mkdir()
    (tree / "tests" / "test_nothing.py").touch()
    setup(tree, "sdist")
    [archive] = (tree / "dist").glob("*.tar.gz")
    shutil.unpack_archive(archive, tree / "unpacked", filter="data")
    [source] = (tree / "unpacked").iterdir()
    setup(source, "bdist_wheel")
    [found] = (source / "dist").glob("*.whl")
    return found


def setup(folder: Path, command: str) -> None:
    environment = {**os.environ, "REPUBLIK_PURE": "1"}
    subprocess.run(
        [sys.executable, "-W", "ignore", "setup.py", "--quiet", command], cwd=folder, env=environment, check=True
    )


def test_the_wheel_holds_all_that_playing_needs_and_nothing_else(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as opened:
        names = {name for name in opened.namelist() if ".dist-info/" not in name}
    source = {
        path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "republik").rglob("*") if path.is_file()
    }
    left_out = {".so", ".pyd", ".pyc", ".c"}
    assert names == {name for name in source if Path(name).suffix not in left_out}
    networks = {f"republik/games/{game}/data/learned.net" for game in ("wsdv", "weimar")}
    assert {"republik/server/static/index.html", *networks} <= names
    assert {f"republik/messages/page.{language}.ftl" for language in ("de", "en", "es", "hu", "it")} <= names


def test_the_source_archive_can_be_compiled_and_has_no_tests(wheel: Path) -> None:
    source = wheel.parents[1]
    assert (source / "src" / "republik" / "table" / "learning" / "_network.c").exists()
    assert not (source / "tests").exists()


def test_the_wheel_serves_the_page_and_plays(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, str(ROOT / "tools" / "try_out.py"), "--decisions", "3"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    first, page, *played = done.stdout.splitlines()
    assert first.endswith(f"interpreted: {tmp_path / 'republik'}")
    assert page.startswith("  page: ")
    assert len(played) == 2
