"""What holds for the project as a whole: what the engine may import, and which engine runs."""

import ast
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import republik

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "republik"
ENGINE = sorted(path for package in ("table", "games") for path in (SOURCE / package).glob("**/*.py"))


def imported(node: ast.AST) -> Iterator[str]:
    """Top-level names of all modules imported at run time, wherever in a file."""
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
