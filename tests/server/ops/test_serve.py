"""`republik serve` as a separate process: real sockets, real workers, interrupted and killed."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.processes import WAIT, ask, open_socket, serving
from websockets.sync.client import ClientConnection

from republik.server import dependencies
from republik.server.settings import database_in


def play(socket: ClientConnection, decisions: int, rng: Random) -> dict[str, Any]:
    """Makes the given number of decisions; the computer answers from its worker process."""
    view: dict[str, Any] = json.loads(socket.recv(WAIT))
    while decisions and view["outcome"] is None:
        if view["moves"]:
            decisions -= 1
            move = rng.choice(view["moves"])["text"]
            socket.send(json.dumps({"type": "decide", "number": view["number"], "move": move}))
        view = json.loads(socket.recv(WAIT))
        assert view["type"] == "view"
    return view


def test_killed_at_any_moment_it_has_every_acknowledged_decision(tmp_path: Path) -> None:
    rng = Random(5)
    with serving(tmp_path) as (address, process):
        seats = {"west": "person", "east": "newcomer"}
        table, cookie = ask(address, "POST", "/api/tables", {"seats": seats})
        hint, _ = ask(address, "POST", f"/api/tables/{table['id']}/hint", {"level": "citizen"}, cookie)
        assert hint["choices"]
        with open_socket(address, table["id"], cookie) as socket:
            view = play(socket, 10, rng)
            process.kill()
            process.wait(WAIT)
    with serving(tmp_path) as (address, process):
        again, _ = ask(address, "GET", f"/api/tables/{table['id']}/view", cookie=cookie)
        assert again["number"] >= view["number"]
        with open_socket(address, table["id"], cookie) as socket:
            play(socket, 5, rng)
        with open_socket(address, table["id"], cookie) as socket:
            socket.recv(WAIT)
            process.send_signal(signal.SIGINT)
            assert process.wait(WAIT) == 0
        assert process.stdout is not None
        assert "all games are saved" in process.stdout.read()
    assert '"what": "stopped"' in (tmp_path / "log").read_text()
    assert cookie.partition("=")[2] not in (tmp_path / "log").read_text()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_it_ends_in_order_and_with_success(tmp_path: Path, number: signal.Signals) -> None:
    with serving(tmp_path) as (address, process):
        table, cookie = ask(address, "POST", "/api/tables", {"seats": {"west": "person", "east": "newcomer"}})
        with open_socket(address, table["id"], cookie) as socket:
            socket.recv(WAIT)
            process.send_signal(number)
            assert process.wait(WAIT) == 0
        assert process.stdout is not None
        assert "all games are saved" in process.stdout.read()
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_it_opens_the_browser_when_it_can_be_asked(tmp_path: Path) -> None:
    shown = tmp_path / "shown"
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!{sys.executable}\nimport sys, urllib.request\nopen("{shown}.part", "w").write(sys.argv[1])\n'
        f'urllib.request.urlopen(sys.argv[1] + "api/health")\nimport os\n'
        f'os.rename("{shown}.part", "{shown}")\n'
    )
    browser.chmod(0o755)
    with serving(tmp_path, "--open", BROWSER=f"{browser} %s") as (address, _):
        end = time.monotonic() + WAIT
        while not shown.exists() and time.monotonic() < end:
            time.sleep(0.05)
        assert shown.read_text() == f"http://{address}/"


def alive(pid: int) -> bool:
    """Whether a process is alive; a zombie is only waiting to be reaped."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def children(parent: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False)
    return [int(pid) for pid in found.stdout.split()]


@pytest.mark.skipif(not Path("/proc/self/stat").exists() or shutil.which("ps") is None, reason="needs /proc and ps")
def test_its_workers_end_when_it_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, process):
        table, cookie = ask(address, "POST", "/api/tables", {"seats": {"west": "person", "east": "newcomer"}})
        ask(address, "POST", f"/api/tables/{table['id']}/hint", {"level": "newcomer"}, cookie)
        workers = children(process.pid)
        assert len(workers) >= 2  # one thinks, one is multiprocessing's resource tracker
        process.kill()
        process.wait(WAIT)
        end = time.monotonic() + WAIT
        while any(map(alive, workers)) and time.monotonic() < end:
            time.sleep(0.05)
        assert not [pid for pid in workers if alive(pid)]


def test_what_it_keeps_is_for_its_owner_only(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        data = tmp_path / "data"
        data.mkdir(mode=0o755)
        with serving(data) as (address, _):
            ask(address, "POST", "/api/tables", {"seats": {"west": "person", "east": "person"}})
            files = [path for path in data.iterdir() if path.name != "log"]  # the test writes the log file
            assert len(files) == 3
            assert not [path.name for path in files if path.stat().st_mode & 0o077]
    finally:
        os.umask(before)


def test_services_by_the_environment(tmp_path: Path) -> None:
    """A password on the command line would show in the process list."""
    url = database_in(tmp_path / "elsewhere")
    home = tmp_path / "home"
    home.mkdir()
    environment = {"REPUBLIK_DATABASE": url, "REPUBLIK_DATA": str(home)}
    with serving(tmp_path, folder=False, **environment) as (address, _):
        ask(address, "POST", "/api/tables", {"seats": {"west": "person", "east": "person"}})
    assert (tmp_path / "elsewhere" / "republik.sqlite3").exists()
    assert list(home.iterdir()) == []


def test_the_environment_and_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from republik import cli

    def told(*arguments: str) -> str:
        assert cli.main([*arguments, "--lang", "en"]) == 2
        return capsys.readouterr().err

    monkeypatch.setenv("REPUBLIK_REDIS", "redis://:geheim@127.0.0.1:1")
    serve = ("serve", "--port", "0", "--data", str(tmp_path))
    assert "the Redis at 127.0.0.1:1 is not responding" in told(*serve)
    assert "the Redis at redis://127.0.0.1:2 is not responding" in told(*serve, "--redis", "redis://127.0.0.1:2")
    monkeypatch.setenv("REPUBLIK_DATABASE", "postgresql+psycopg://x:geheim@127.0.0.1:1/y")
    assert "the database cannot be used" in told("serve", "--port", "0")
    assert "the database cannot be used" in told("server", "export", str(tmp_path / "out"))
    assert "is not responding" in told(*serve)  # a folder given as an option overrides the environment
    assert "geheim" not in told("serve", "--port", "0")


def test_services_that_are_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from republik import cli

    usual = ["serve", "--lang", "en", "--port", "0", "--data", str(tmp_path)]
    assert cli.main([*usual, "--redis", "redis://:geheim@127.0.0.1:1"]) == 2
    told = capsys.readouterr().err
    assert "the Redis at 127.0.0.1:1 is not responding" in told
    assert cli.main([*usual, "--database", "postgresql+psycopg://x:geheim@127.0.0.1:1/y"]) == 2
    told += capsys.readouterr().err
    assert "the database cannot be used" in told
    assert "geheim" not in told


@pytest.mark.parametrize("missing", [("starlette",), dependencies.NEEDED], ids=len)
def test_without_its_packages_it_says_how_to_get_them(missing: tuple[str, ...]) -> None:
    code = f"""
import importlib.util, sys
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in {missing} else found(name, package)
from republik import cli
assert cli.main(["serve", "--lang", "en"]) == 2
try:
    import republik.server.http.app
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    names = ", ".join(missing)
    assert done.stdout == f"republik.server needs {names}: pip install republik[server]\n"
    assert done.stderr == f"republik: the server needs {names}: pip install republik[server]\n"


def test_an_address_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from republik import cli

    with serving(tmp_path) as (address, _):
        port = address.rpartition(":")[2]
        assert cli.main(["serve", "--lang", "en", "--port", port, "--data", str(tmp_path)]) == 2
        assert f"cannot listen on 127.0.0.1:{port}" in capsys.readouterr().err
    assert cli.main(["serve", "--lang", "en", "--port", "70000"]) == 2
    assert "--port" in capsys.readouterr().err
