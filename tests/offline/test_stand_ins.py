"""Where the browser's Python differs: bytecode without sources, and packages that are known but not installed."""

import py_compile
import shutil
import subprocess
import sys
from pathlib import Path

import republik


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_packages_without_sources_are_found(tmp_path: Path) -> None:
    package = tmp_path / "republik"
    (package / "part").mkdir(parents=True)
    shutil.copy(republik.__file__, package)
    source = tmp_path / "part.py"
    source.write_text("done = True\n")
    for name in ("__init__", "module"):
        py_compile.compile(str(source), str(package / "part" / f"{name}.pyc"), doraise=True)
    first = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
    told = run(first + "from republik import part; from republik.part import module; print(part.done, module.done)")
    assert told == "True True"


UNINSTALLED = """
import sys
from importlib.machinery import ModuleSpec
class Known:
    @staticmethod
    def find_spec(name, path=None, target=None):
        return ModuleSpec(name, Known) if name == "fluent" else None
    @staticmethod
    def create_module(spec):
        raise ModuleNotFoundError(spec.name)
    exec_module = None
sys.meta_path.insert(0, Known)
import republik.offline
from fluent.runtime import FluentBundle
print(FluentBundle.__module__)
"""


def test_a_package_that_is_known_but_not_installed_is_replaced() -> None:
    assert run(UNINSTALLED) == "republik.offline.stand_ins"
