"""The locked packages agree with what the project asks for, are verified by hashes, and name no package index."""

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
from tests.scripts import load_script

ROOT = Path(__file__).resolve().parents[1]
UNLOCKED = {"train"}
"""PyTorch: which build fits depends on the machine."""


def load(name: str) -> ModuleType:
    return load_script(ROOT / "tools" / f"{name}.py")


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
    for line in LOCK.requirements_of(name):
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

    def __init__(self, failing: str = "nothing", told: str = "") -> None:
        self.seen: list[list[str]] = []
        self.variables: list[dict[str, str]] = []
        self.failing = failing
        self.told = told

    def run(self, command: list[str], env: dict[str, str] | None = None, **_: object) -> Any:
        self.seen.append(command)
        self.variables.append(env or {})
        return type("Done", (), {"returncode": int(self.failing in command), "stdout": self.told})


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    for name in ("UV_DEFAULT_INDEX", "UV_INDEX", "UV_INDEX_STRATEGY", "SSL_CERT_FILE"):
        monkeypatch.delenv(name, raising=False)
    return load("install")


def test_uv_installs_what_is_locked(install: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands()
    monkeypatch.setattr(install, "find_uv", lambda: "uv")
    monkeypatch.setattr(install.subprocess, "run", commands.run)
    install.main(["play"])
    command = commands.seen[-1]
    assert command[:3] == ["uv", "pip", "install"]
    assert "--require-hashes" in command
    assert command[-1].endswith("play.txt")


def test_uv_looks_where_pip_is_configured_to_look(install: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment overrides files; what is said for uv itself comes first."""
    told = """
        global.index-url='https://one.example/simple'
        global.extra-index-url='\\nhttps://two.example/simple\\nfile:///three'
        global.timeout='9'
        install.no-index='false'
        :env:.index-url='https://four.example/simple'
        :env:.find-links='/five /six'
    """
    commands = Commands(told="\n".join(line.strip() for line in told.splitlines()))
    monkeypatch.setattr(install, "find_uv", lambda: "uv")
    monkeypatch.setattr(install.subprocess, "run", commands.run)
    install.main(["play"])
    assert commands.seen[-1][6:10] == ["--find-links", "/five", "--find-links", "/six"]
    assert "--no-index" not in commands.seen[-1]
    assert commands.variables[-1]["UV_DEFAULT_INDEX"] == "https://four.example/simple"
    assert commands.variables[-1]["UV_INDEX"] == "https://two.example/simple file:///three"
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://seven.example/simple")
    install.main(["play"])
    assert commands.variables[-1]["UV_DEFAULT_INDEX"] == "https://seven.example/simple"


def test_uv_uses_no_index_if_pip_does_not(install: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands(told=":env:.no-index='1'\n")
    monkeypatch.setattr(install, "find_uv", lambda: "uv")
    monkeypatch.setattr(install.subprocess, "run", commands.run)
    install.main(["play"])
    assert "--no-index" in commands.seen[-1]


def test_pip_does_the_same_where_uv_fails(
    install: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = Commands(failing="uv")
    monkeypatch.setattr(install, "find_uv", lambda: "uv")
    monkeypatch.setattr(install.subprocess, "run", commands.run)
    install.main(["play"])
    assert commands.seen[-1][1:3] == ["-m", "pip"]
    assert "--require-hashes" in commands.seen[-1]
    assert commands.seen[-1][-1].endswith("play.txt")
    assert capsys.readouterr().err == "uv could not install the packages; trying pip instead\n"


def test_pip_does_the_same_where_uv_is_missing(
    install: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """uv is looked for once, and what pip says about the attempt to install it is of no interest."""
    commands = Commands()
    monkeypatch.setattr(install.shutil, "which", lambda *_, **__: None)
    monkeypatch.setattr(install.subprocess, "run", commands.run)
    install.main(["play", "build"])
    assert [command[-1].rpartition("/")[2] for command in commands.seen] == ["uv.txt", "play.txt", "build.txt"]
    assert capsys.readouterr().err == "uv is not available here; installing with pip, which takes longer\n"


def test_a_failing_installation_is_reported(install: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "find_uv", lambda: None)
    monkeypatch.setattr(install.subprocess, "run", Commands(failing="pip").run)
    with pytest.raises(SystemExit, match="could not be installed"):
        install.main(["play"])
