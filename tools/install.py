"""Installs locked packages into the environment that runs this: `python tools/install.py play .` takes those of
`requirements/play.txt`, then the project itself.

uv does it in seconds: the one that is installed here, or else the one of `requirements/uv.txt`. Where there is none, or
it does not reach what pip is configured to reach, pip does the same.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = ROOT / "requirements"
PIP = [sys.executable, "-m", "pip"]
QUIET = ["--quiet", "--disable-pip-version-check"]


def locked(name: str) -> list[str]:
    return ["--require-hashes", "--requirement", str(REQUIREMENTS / f"{name}.txt")]


def project() -> list[str]:
    """The project without its dependencies, which are locked, and without a build environment of its own: setuptools is
    locked, too. The engine is compiled later, and separately."""
    return ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]


def find_uv() -> str | None:
    """Returns the program uv: in the environment, in the path, or freshly installed; None if there is no uv for this
    machine."""
    here = Path(sys.executable).parent
    for folder in (str(here), None):
        found = shutil.which("uv", path=folder)
        if found:
            return found
    done = subprocess.run([*PIP, "install", *QUIET, *locked("uv")], check=False)
    return shutil.which("uv", path=str(here)) if done.returncode == 0 else None


def install(arguments: list[str]) -> None:
    environment = {**os.environ, "REPUBLIK_PURE": "1"}
    uv = find_uv()
    if uv is not None:
        command = [uv, "pip", "install", "--quiet", "--python", sys.executable, *arguments]
        if subprocess.run(command, env=environment, check=False).returncode == 0:
            return
        print("uv could not install the packages; trying pip", file=sys.stderr)
    command = [*PIP, "install", *QUIET, *arguments]
    if subprocess.run(command, env=environment, check=False).returncode:
        raise SystemExit(f"The packages could not be installed: {' '.join(arguments)}")


def main(names: list[str]) -> None:
    for name in names:
        install(project() if name == "." else locked(name))


if __name__ == "__main__":
    main(sys.argv[1:])
