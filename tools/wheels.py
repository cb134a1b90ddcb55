"""Builds the wheels that can be built here, and tries each out in a clean environment: `make wheels`.

Everything is built from the source archive, as an installer without a fitting wheel would do: first the wheel without
compiled modules, which runs on every system, then one with the compiled engine for each Python that is found here, or
that is given: `make wheels PYTHONS="python3.12 /opt/python/bin/python3"`. Wheels for the other systems and versions are
built by cibuildwheel (`.github/workflows/release.yml`).
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
PAGES = ("republik/server/static/index.html", "republik/server/site/index.html")
"""The page of the server, and the one that needs no server."""


def pythons(given: Iterable[str]) -> list[str]:
    """Returns the interpreters to build for: those given, or else all supported ones in the path, once per version."""
    programs: dict[str, str] = {}
    for name in [*given] or [f"python{version}" for version in SUPPORTED]:
        program = shutil.which(name)
        version = program and version_of(program)
        if version in SUPPORTED:
            programs.setdefault(version, program or name)
        else:
            print(f"{name}: not a supported Python: no wheel", flush=True)
    return list(programs.values())


def version_of(program: str) -> str:
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([program, "-c", code], capture_output=True, encoding="utf-8", check=False)
    return done.stdout.strip()


def environment(folder: Path, python: str) -> str:
    """Creates a clean environment; returns its interpreter."""
    subprocess.run([python, "-m", "venv", str(folder)], check=True)
    return str(folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))


def pip(python: str, *arguments: str, **variables: str) -> None:
    command = [python, "-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check", *arguments]
    subprocess.run(command, env={**os.environ, **variables}, check=True)


def locked(name: str) -> list[str]:
    return ["--require-hashes", "--requirement", str(ROOT / "requirements" / f"{name}.txt")]


def build_archive() -> Path:
    """Builds the source archive, with both pages in it."""
    command = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(DIST)]
    subprocess.run(command, cwd=ROOT, check=True)
    [archive] = DIST.glob("republik-*.tar.gz")
    with tarfile.open(archive) as opened:
        names = [name.partition("/src/")[2] for name in opened.getnames()]
    if not {*PAGES} <= {*names}:
        raise SystemExit("A page is missing in the source archive: run `make web site` first")
    return archive


def build_wheel(archive: Path, python: str, pure: bool) -> Path:
    """Builds a wheel with locked tools; returns it."""
    with tempfile.TemporaryDirectory(prefix="republik-build-") as folder:
        builder = environment(Path(folder) / "environment", python)
        pip(builder, "install", *locked("build"))
        output = Path(folder) / "made"
        how = {"REPUBLIK_PURE": "1"} if pure else {"REPUBLIK_REQUIRE_COMPILED": "1", "REPUBLIK_PURE": "0"}
        arguments = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(output), str(archive)]
        pip(builder, *arguments, **how)
        [wheel] = output.glob("*.whl")
        return Path(shutil.copy(wheel, DIST))


def check_contents(wheel: Path) -> None:
    """Both pages are in it; tests, sources of the pages and compiled modules of another build are not."""
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
    if not {*PAGES} <= {*names}:
        raise SystemExit(f"{wheel.name} lacks a page")
    strange = [name for name in names if not is_ours(name, wheel)]
    if strange:
        raise SystemExit(f"{wheel.name} contains {', '.join(strange)}")


def is_ours(name: str, wheel: Path) -> bool:
    """Whether a file belongs in a wheel: as part of the package, or as a compiled library beside it."""
    is_compiled = name.endswith((".so", ".pyd"))
    if is_compiled and wheel.name.endswith("-none-any.whl"):
        return False
    return (name.startswith("republik") and "/tests/" not in name) or (is_compiled and "__mypyc." in name)


def try_out(wheel: Path, python: str) -> None:
    """Installs a wheel with the locked packages of a server into a clean environment, and plays."""
    with tempfile.TemporaryDirectory(prefix="republik-try-") as folder:
        clean = environment(Path(folder) / "environment", python)
        pip(clean, "install", *locked("server"))
        pip(clean, "install", "--no-index", f"{wheel}[server]")
        away = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "REPUBLIK_PURE")}
        subprocess.run([clean, str(ROOT / "tools" / "try_out.py")], cwd=folder, env=away, check=True)


def main(given: list[str]) -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    archive = build_archive()
    programs = pythons(given)
    builds = [(programs[0] if programs else sys.executable, True), *((python, False) for python in programs)]
    for python, pure in builds:
        wheel = build_wheel(archive, python, pure)
        check_contents(wheel)
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB", flush=True)
        try_out(wheel, python)


if __name__ == "__main__":
    main(sys.argv[1:])
