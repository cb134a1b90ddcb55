"""The locked packages agree with what the project asks for, are verified by hashes, and name no package index."""

import importlib.util
import json
import re
import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
UNLOCKED = {"train"}
"""PyTorch: which build fits depends on the machine."""


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"tools_{name}", ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


LOCK = load("lock")
NAMES = sorted(LOCK.WHY)


def entries(name: str) -> list[str]:
    """Returns the entries of a file, each with its hashes on one line."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return "\n".join(lines).replace("\\\n", " ").splitlines()


def applies(requirement: Requirement) -> bool:
    """Whether a package is for this system and this Python."""
    return requirement.marker is None or requirement.marker.evaluate({"extra": ""})


@cache
def chosen(name: str) -> list[Requirement]:
    """Returns what a file installs here."""
    found = [Requirement(entry.partition(" --hash")[0].strip()) for entry in entries(name)]
    return [requirement for requirement in found if applies(requirement)]


def locked(name: str) -> dict[str, Requirement]:
    return {canonicalize_name(requirement.name): requirement for requirement in chosen(name)}


def version(requirement: Requirement) -> str:
    return str(requirement.specifier).removeprefix("==")


@pytest.mark.parametrize("name", NAMES)
def test_what_the_project_asks_for_is_locked(name: str) -> None:
    for line in LOCK.wanted(name):
        asked = Requirement(line)
        if not applies(asked):
            continue
        found = locked(name).get(canonicalize_name(asked.name))
        assert found is not None, f"{line} is not in requirements/{name}.txt: run make lock"
        assert asked.specifier.contains(version(found), prereleases=True), f"{line}, not {found}: run make lock"


@pytest.mark.parametrize("name", NAMES)
def test_every_locked_package_has_one_version_and_hashes(name: str) -> None:
    assert len(chosen(name)) == len(locked(name))
    for entry in entries(name):
        assert re.fullmatch(r"[a-z0-9.-]+==[^ ;]+( ; [^-]+?)?( +--hash=sha256:[0-9a-f]{64})+", entry.strip()), entry


@pytest.mark.parametrize("name", NAMES)
def test_what_locked_packages_need_is_locked_too(name: str) -> None:
    """As far as they are installed here: a package that was added by hand would be missing what it needs."""
    for package, requirement in locked(name).items():
        for needed in map(Requirement, needed_by(package, version(requirement))):
            is_locked = canonicalize_name(needed.name) in locked(name)
            assert is_locked or not applies(needed), f"{package} needs {needed}: run make lock"


def needed_by(package: str, wanted: str) -> list[str]:
    try:
        found = metadata.distribution(package)
    except metadata.PackageNotFoundError:
        return []
    return list(found.requires or []) if found.version == wanted else []


def test_all_files_lock_the_same_versions() -> None:
    most = locked(LOCK.LARGEST)
    for name in NAMES:
        assert {package: version(found) for package, found in locked(name).items() if package in most}.items() <= {
            package: version(found) for package, found in most.items()
        }.items()


def test_every_extra_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {*LOCK.EXTRAS[LOCK.LARGEST]} == {*project["optional-dependencies"]} - UNLOCKED


# -- the page -------------------------------------------------------------------------------------------------


def web(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("kind", ["dependencies", "devDependencies"])
def test_packages_of_the_page_are_locked(kind: str) -> None:
    packages = web("package-lock.json")["packages"]
    assert packages[""][kind] == web("package.json")[kind]
    for name, wanted in web("package.json")[kind].items():
        assert packages[f"node_modules/{name}"]["version"] == wanted


def test_packages_of_the_page_are_verified_by_hashes_and_come_from_no_particular_place() -> None:
    packages = {name: package for name, package in web("package-lock.json")["packages"].items() if name}
    assert [name for name, package in packages.items() if not package.get("integrity", "").startswith("sha512-")] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_packages_of_the_page_are_locked_for_every_system() -> None:
    """npm leaves out native packages that it could not look up; then `npm ci` fails everywhere else."""
    packages = web("package-lock.json")["packages"]
    for name, package in packages.items():
        for needed in package.get("optionalDependencies", {}):
            places = {f"node_modules/{needed}", f"{name}/node_modules/{needed}"}
            assert places & set(packages), f"{name} needs {needed} on some system"


# -- the installer ----------------------------------------------------------------------------------------------


class Commands:
    """Records commands instead of running them; those of one program fail."""

    def __init__(self, failing: str = "nothing") -> None:
        self.seen: list[list[str]] = []
        self.failing = failing

    def run(self, command: list[str], **_: object) -> Any:
        self.seen.append(command)
        return type("Done", (), {"returncode": int(self.failing in command)})


def test_uv_installs_what_is_locked(monkeypatch: pytest.MonkeyPatch) -> None:
    install, commands = load("install"), Commands()
    monkeypatch.setattr(install, "find_uv", lambda: "uv")
    monkeypatch.setattr(install.subprocess, "run", commands.run)
    install.main(["play"])
    [command] = commands.seen
    assert command[:3] == ["uv", "pip", "install"]
    assert "--require-hashes" in command
    assert command[-1].endswith("play.txt")


@pytest.mark.parametrize("uv", ["uv", None])
def test_pip_does_the_same_where_uv_is_missing_or_fails(monkeypatch: pytest.MonkeyPatch, uv: str | None) -> None:
    install, commands = load("install"), Commands(failing="uv")
    monkeypatch.setattr(install, "find_uv", lambda: uv)
    monkeypatch.setattr(install.subprocess, "run", commands.run)
    install.main(["play"])
    assert commands.seen[-1][1:4] == ["-m", "pip", "install"]
    assert "--require-hashes" in commands.seen[-1]
    assert commands.seen[-1][-1].endswith("play.txt")


def test_a_failing_installation_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    install = load("install")
    monkeypatch.setattr(install, "find_uv", lambda: None)
    monkeypatch.setattr(install.subprocess, "run", Commands(failing="pip").run)
    with pytest.raises(SystemExit, match="could not be installed"):
        install.main(["play"])
