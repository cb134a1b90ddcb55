"""Installs locked packages into the environment that runs this: `python tools/install.py play .` takes those of
`requirements/play.txt`, then the project itself.

uv does it in seconds: the one that is installed here, or else the one of `requirements/uv.txt`. It gets the packages
from where pip is configured to get them. Where there is no uv, or it fails, pip does the same.
"""

import ast
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = ROOT / "requirements"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
QUIET = ["--quiet", "--quiet"]
"""Errors only: pip warns about every configured place that lacks a package."""


def locked(name: str) -> list[str]:
    return ["--require-hashes", "--requirement", str(REQUIREMENTS / f"{name}.txt")]


def project() -> list[str]:
    """The project without its dependencies, which are locked, and without a build environment of its own: setuptools is
    locked, too. The engine is compiled later, and separately."""
    return ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]


@cache
def find_uv() -> str | None:
    """Returns the program uv: in the environment, in the path, or freshly installed; None if there is no uv for this
    machine."""
    here = str(Path(sys.executable).parent)
    uv = shutil.which("uv", path=here) or shutil.which("uv")
    if uv is None:
        subprocess.run([*PIP, "install", *QUIET, *locked("uv")], capture_output=True, check=False)
        uv = shutil.which("uv", path=here)
    if uv is None:
        print("uv is not available here; installing with pip, which takes longer", file=sys.stderr, flush=True)
    return uv


@cache
def pip_settings() -> dict[str, str]:
    """Returns how pip is configured, by files and by the environment."""
    output = subprocess.run([*PIP, "config", "list"], capture_output=True, encoding="utf-8", check=False).stdout
    lines = [line.partition("=") for line in output.splitlines()]
    settings = {name: str(ast.literal_eval(value)) for name, _, value in lines if value}
    sections = ("global.", "install.", ":env:.")  # each overrides those before it
    return {
        name.removeprefix(section): value
        for section in sections
        for name, value in settings.items()
        if name.startswith(section)
    }


def places_for_uv() -> tuple[list[str], dict[str, str]]:
    """Returns options and variables that let uv look for packages where pip does. uv's own variables come first."""
    settings = pip_settings()
    options = [word for place in settings.get("find-links", "").split() for word in ("--find-links", place)]
    options += [word for host in settings.get("trusted-host", "").split() for word in ("--allow-insecure-host", host)]
    if settings.get("no-index", "").lower() in ("1", "true", "yes", "on"):
        options.append("--no-index")
    names = {"index-url": "UV_DEFAULT_INDEX", "extra-index-url": "UV_INDEX", "cert": "SSL_CERT_FILE"}
    variables = {names[name]: " ".join(value.split()) for name, value in settings.items() if name in names}
    # Whichever place has a locked version will do: its hash is checked.
    return options, {"UV_INDEX_STRATEGY": "unsafe-best-match"} | variables | os.environ


def install(arguments: list[str]) -> None:
    uv = find_uv()
    if uv is not None:
        options, variables = places_for_uv()
        command = [uv, "pip", "install", "--quiet", "--python", sys.executable, *options, *arguments]
        if subprocess.run(command, env=variables | {"REPUBLIK_PURE": "1"}, check=False).returncode == 0:
            return
        print("uv could not install the packages; trying pip instead", file=sys.stderr, flush=True)
    command = [*PIP, "install", *QUIET, *arguments]
    if subprocess.run(command, env=os.environ | {"REPUBLIK_PURE": "1"}, check=False).returncode:
        raise SystemExit(f"The packages could not be installed: {' '.join(arguments)}")


def main(names: list[str]) -> None:
    for name in names:
        install(project() if name == "." else locked(name))


if __name__ == "__main__":
    main(sys.argv[1:])
