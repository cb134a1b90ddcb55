"""Locks the packages of every purpose, with hashes, into `requirements/`: `make lock`, or `make lock UPGRADE=1` to take
newer versions.

All files agree, because all are constrained by the largest one. They hold for every platform and for every Python that
is supported, name no package index, and both uv and pip read them.
"""

import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = ROOT / "requirements"
OLDEST_PYTHON = "3.11"
LARGEST = "dev"
EXTRAS = {
    "dev": ("dev", "lab", "page", "postgres", "ray", "redis", "server"),
    "play": ("page", "server"),
    "server": ("postgres", "redis", "server"),
}
"""The extras in each file. PyTorch is in none: which build fits depends on the machine."""
WHY = {
    "dev": "what `make test`, `make bench` and the laboratory need",
    "play": "what `make play` needs: the server, and what generates the page",
    "server": "what a server needs, as in the container",
    "build": "what compiles the engine",
    "uv": "the installer",
}
UV = "uv>=0.9"


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def build_requirements() -> list[str]:
    requirements: list[str] = project()["build-system"]["requires"]
    return requirements


def requirements_of(name: str) -> list[str]:
    """Returns what a file must hold, besides what these packages need themselves."""
    if name == "uv":
        return [UV]
    if name == "build":
        return build_requirements()
    described = project()["project"]
    extras: dict[str, list[str]] = described["optional-dependencies"]
    requirements = [*described["dependencies"], *(line for extra in EXTRAS[name] for line in extras[extra])]
    if name == "play":  # installs the project itself, from the work tree
        requirements += [line for line in build_requirements() if line.startswith("setuptools")]
    return requirements


def compile_file(name: str, upgrade: bool, folder: Path) -> None:
    """Keeps locked versions that still fit, unless newer ones are asked for."""
    target = REQUIREMENTS / f"{name}.txt"
    source = folder / f"{name}.in"
    source.write_text("\n".join(requirements_of(name)) + "\n", encoding="utf-8", newline="\n")
    options = ["--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes", "--no-annotate", "--no-header"]
    if name not in (LARGEST, "uv"):
        options += ["--constraint", str(REQUIREMENTS / f"{LARGEST}.txt")]
    if upgrade:
        options.append("--upgrade")
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    if uv is None:
        raise SystemExit("Only uv can lock packages, and it is not installed here")
    subprocess.run([uv, "pip", "compile", "--quiet", *options, "--output-file", str(target), str(source)], check=True)
    heading = f"# Locked by `make lock`: {WHY[name]}.\n"
    target.write_text(heading + target.read_text(encoding="utf-8"), encoding="utf-8", newline="\n")


def main(arguments: Iterable[str]) -> None:
    upgrade = "--upgrade" in arguments
    with TemporaryDirectory() as folder:
        for name in WHY:
            compile_file(name, upgrade, Path(folder))


if __name__ == "__main__":
    main(sys.argv[1:])
