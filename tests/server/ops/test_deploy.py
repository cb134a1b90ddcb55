"""The files in deploy/ work: each proxy in front of two processes, the service, the backup."""

import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests import seeds
from tests.server import services
from tests.server.processes import WAIT, ask, ask_text, decide, hear, hear_of, serving
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from republik import games
from republik.server.ops import reporting_server
from republik.server.settings import database_in
from republik.table.records import parse_record, verify

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
SEATS = ("west", "east")
FIXED_PORTS = iter(range(12_000 + os.getpid() * 101 % 10_000, 30_000))
"""Below what Linux gives out; parallel test processes begin at different ones."""
DECISIONS = 12
"""Before and after every event of a game."""


def free_port() -> int:
    """Returns a port for a program that cannot look for one itself, or comes back to it: one that nobody gets who asks
    for any free port."""
    for port in FIXED_PORTS:
        with suppress(OSError), closing(socket.create_server(("127.0.0.1", port))):
            return port
    raise AssertionError("no port is free")


def text_of(name: str, *changes: tuple[str, str]) -> str:
    """Returns a file of deploy/ with other paths, ports and names, each of which must be there."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


# -- proxies ---------------------------------------------------------------------------------------------------------


class Site:
    """A site behind a proxy, as a browser sees it."""

    def __init__(self, address: str, trusted: ssl.SSLContext | None) -> None:
        self.address = address
        self._trusted = trusted

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        request = urllib.request.Request(
            self._url(path),
            None if body is None else json.dumps(body).encode(),
            {"x-republik": "1", "cookie": cookie},
            method=method,
        )
        with urllib.request.urlopen(request, timeout=WAIT, context=self._trusted) as answer:
            given = re.match(r"[^;]+", answer.headers.get("set-cookie", ""))
            return json.load(answer), given[0] if given else cookie

    def follow(self, table: str, cookie: str) -> ClientConnection:
        uri = f"ws{'s' if self._trusted else ''}://{self.address}/api/tables/{table}/socket"
        return connect(uri, additional_headers={"cookie": cookie}, open_timeout=WAIT, ssl=self._trusted)

    def status(self, path: str) -> int:
        try:
            return int(urllib.request.urlopen(self._url(path), timeout=WAIT, context=self._trusted).status)
        except urllib.error.HTTPError as error:
            return error.code

    def _url(self, path: str) -> str:
        return f"http{'s' if self._trusted else ''}://{self.address}{path}"


@contextmanager
def running(command: list[str], folder: Path, **variables: str) -> Iterator[None]:
    """Runs a proxy."""
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **variables}, cwd=folder)
    try:
        yield
    finally:
        process.terminate()
        process.wait(WAIT)


def answers(site: Site, folder: Path) -> Site:
    """Waits until the site answers."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        try:
            if site.status("/api/health") == 200:
                return site
        except OSError:
            pass
        time.sleep(0.1)
    raise AssertionError((folder / "proxy.log").read_text())


@contextmanager
def caddy(processes: list[str], folder: Path) -> Iterator[Site]:
    """Runs Caddy with the file as it is: the site and the processes are variables in it."""
    program, address = services.program("caddy", "caddy"), f"127.0.0.1:{free_port()}"
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    given = {"REPUBLIK_SITE": f"http://{address}", "REPUBLIK_PROCESSES": " ".join(processes)}
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text_of("Caddyfile"))
    with running([program, "run", "--config", str(file), "--adapter", "caddyfile"], folder, **own, **given):
        yield answers(Site(address, None), folder)


@contextmanager
def nginx(processes: list[str], folder: Path) -> Iterator[Site]:
    """Runs nginx with the file, with other ports and with a certificate of its own."""
    program, address = services.program("nginx", "nginx-light"), f"127.0.0.1:{free_port()}"
    certificate, key = self_signed(folder)
    site = text_of(
        "nginx.conf",
        ("127.0.0.1:8001", processes[0]),
        ("127.0.0.1:8002", processes[1]),
        ("listen 443 ssl", f"listen {address} ssl"),
        ("/etc/letsencrypt/live/republik.example.org/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/republik.example.org/privkey.pem", str(key)),
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""  # for the temporary folder, which is root's
    (folder / "nginx.conf").write_text(
        f"daemon off; {user} pid {folder / 'pid'}; error_log stderr;\n"
        f"events {{}}\nhttp {{ access_log off; {folders}\n{site}}}\n"
    )
    command = [program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with running(command, folder):
        yield answers(Site(address, ssl.create_default_context(cafile=str(certificate))), folder)


def self_signed(folder: Path) -> tuple[Path, Path]:
    """Makes a certificate for this machine."""
    from ipaddress import ip_address

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "republik.example.org")])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    form = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "certificate.pem").write_bytes(made.public_bytes(pem))
    (folder / "key.pem").write_bytes(key.private_bytes(pem, *form))
    return folder / "certificate.pem", folder / "key.pem"


# -- a game through them ---------------------------------------------------------------------------------------------


class Table:
    """Two people at one table, who come back when their connection breaks."""

    def __init__(self, site: Site, seed: str) -> None:
        self._site = site
        self._rng = Random(seed)
        seats = dict.fromkeys(SEATS, "person")
        made, anna = site.ask("POST", "/api/tables", {"seats": seats, "open": True})
        self.id = made["id"]
        _, bert = site.ask("POST", f"/api/tables/{self.id}/join", {"seat": "east"})
        self.cookies = dict(zip(SEATS, (anna, bert), strict=True))
        self._opened = ExitStack()
        self.sockets: dict[str, ClientConnection] = {}
        self.views: dict[str, dict[str, Any]] = {}
        self.moves: list[str] = []
        """All decisions of people that were acknowledged."""

    def open(self, seat: str) -> None:
        self.sockets[seat] = self._opened.enter_context(self._site.follow(self.id, self.cookies[seat]))
        self.views[seat] = hear(self.sockets[seat])

    def close(self) -> None:
        self._opened.close()

    def play(self, decisions: int) -> None:
        for _ in range(decisions):
            self._meet(max(view["number"] for view in self.views.values()))
            acting = self.views["west"]["to_act"]
            assert acting is not None
            view, number = self.views[acting], self.views[acting]["number"]
            move = self._rng.choice(view["moves"])
            decide(self.sockets[acting], view, move["id"])
            self._meet(number + 1)
            self.moves.append(f"{acting} {move['text']}")

    def _meet(self, number: int) -> None:
        """Waits until both have seen this number, and the same one."""
        for seat in SEATS:
            if self.views[seat]["number"] < number:
                self.views[seat] = hear_of(self.sockets[seat], number)

    def come_back(self) -> list[str]:
        """Whoever has lost the connection opens another one; returns who that was."""
        lost = [seat for seat in SEATS if self._is_lost(seat)]
        for seat in lost:
            before = self.views[seat]["number"]
            self._open_again(seat)
            assert self.views[seat]["number"] >= before
        return lost

    def _open_again(self, seat: str) -> None:
        """Tries until it works, as the page does: a proxy may think for a moment that no process is left."""
        end = time.monotonic() + WAIT
        while True:
            try:
                self.open(seat)
                return
            except (ConnectionClosed, InvalidHandshake, OSError):
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)

    def _is_lost(self, seat: str) -> bool:
        """Asks for an answer on the socket; views that arrive before it count as seen."""
        try:
            self.sockets[seat].send(json.dumps({"type": "ping"}))
            while (told := hear(self.sockets[seat]))["type"] != "pong":
                self.views[seat] = told
        except ConnectionClosed:
            return True
        return False


def sockets_at(address: str) -> int:
    text = ask_text(address, "/metrics", "")
    return sum(int(float(line.split()[-1])) for line in text.splitlines() if line.startswith("republik_sockets "))


def sit_apart(table: Table, addresses: list[str]) -> None:
    """Lets both players be served by different processes; the proxy decides who comes where."""
    table.open("west")
    for _ in range(20):
        table.open("east")
        if all(map(sockets_at, addresses)):
            return
        table.sockets["east"].close()
    raise AssertionError("the proxy uses one process only")


@pytest.mark.slow("starts services of two versions behind a proxy")
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="starts services as on Linux")
@pytest.mark.parametrize("proxy", [caddy, nginx])
def test_a_game_survives_a_killed_process_and_an_upgrade(
    proxy: Callable[[list[str], Path], Any], postgres: services.Postgres, redis_url: str, tmp_path: Path
) -> None:
    """One process is killed and restarted, then the other one is stopped in order, as in an upgrade."""
    options = ("--secure", "--database", postgres.fresh(), "--redis", redis_url)
    with ExitStack() as stack:
        ports = [str(free_port()) for _ in SEATS]
        started = [stack.enter_context(serving(tmp_path, *options, "--port", port)) for port in ports]
        addresses, (first, second) = [address for address, _ in started], (process for _, process in started)
        site = stack.enter_context(proxy(addresses, tmp_path))
        assert (site.status("/metrics"), site.status("/")) == (404, 200)
        table = Table(site, proxy.__name__)
        stack.callback(table.close)
        sit_apart(table, addresses)
        table.play(DECISIONS)

        first.kill()
        first.wait(WAIT)
        assert len(table.come_back()) == 1
        table.play(DECISIONS)

        stack.enter_context(serving(tmp_path, *options, "--port", ports[0]))
        second.send_signal(signal.SIGTERM)
        assert second.wait(WAIT) == 0
        assert len(table.come_back()) == 2
        table.play(DECISIONS)

        table.sockets["east"].send(json.dumps({"type": "resign"}))
        hear_of(table.sockets["west"], table.views["west"]["number"] + 1)
        record = parse_record(ask_text(addresses[0], f"/api/tables/{table.id}/record", table.cookies["west"]))
    assert [f"{one.seat} {one.text}" for one in record.decisions if one.seat in SEATS] == table.moves
    assert verify(record, games.game)


# -- the service -----------------------------------------------------------------------------------------------------


def test_the_unit_is_valid(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is missing")
    unit = tmp_path / "republik@.service"
    unit.write_text(text_of("republik@.service", ("/opt/republik/bin/republik", "/bin/true")))
    done = subprocess.run([program, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "republik" in line] == []  # other units may have faults


def test_the_unit_may_do_little(tmp_path: Path) -> None:
    """systemd rates what a service is allowed, from 0 to 10."""
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is missing")
    unit = tmp_path / "republik@8001.service"
    unit.write_text(text_of("republik@.service", ("/opt/republik/bin/republik", "/bin/true")))
    rate = [program, "security", "--offline=true", "--threshold=20", "--no-pager", str(unit)]
    done = subprocess.run(rate, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-300:] + done.stderr


def test_the_unit_starts_what_there_is() -> None:
    """Its command line is understood, and its environment names variables that are read."""
    from republik.commands import _server, serve

    command = next(line for line in text_of("republik@.service").splitlines() if line.startswith("ExecStart="))
    words = command.replace("%i", "8001").replace("${REPUBLIK_ADDRESS}", "https://republik.example.org").split()[2:]
    told = subprocess.run(
        [sys.executable, "-m", "republik.cli", "serve", "--lang", "en", "--help"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert all(word in told for word in words if word.startswith("--"))
    assert {_server.DATABASE_VARIABLE, serve.REDIS_VARIABLE} <= set(re.findall(r"(?m)^(\w+)=", text_of("republik.env")))


def test_the_supervisor_is_told(tmp_path: Path) -> None:
    address = tmp_path / "notify"
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as heard:
        heard.bind(str(address))
        heard.settimeout(WAIT)
        with serving(tmp_path, NOTIFY_SOCKET=str(address)) as (server, process):
            assert heard.recv(100) == reporting_server.READY
            ask(server, "GET", "/api/health")
            process.send_signal(signal.SIGTERM)
            assert heard.recv(100) == reporting_server.STOPPING
            assert process.wait(WAIT) == 0


def test_a_supervisor_that_is_gone_is_not_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for address in (str(tmp_path / "nobody"), "@republik-nobody"):
        monkeypatch.setenv(reporting_server.VARIABLE, address)
        reporting_server.report(reporting_server.READY)


# -- the backup ------------------------------------------------------------------------------------------------------


def run_backup(folder: Path, data: Path, **variables: str) -> "subprocess.CompletedProcess[str]":
    """Runs the script as cron does, with hardly any environment."""
    command = folder / "republik"
    if not command.exists():
        command.write_text(f'#!/bin/sh\nexec {sys.executable} {seeds.__file__} "$@"\n')
        command.chmod(0o755)
    settings = folder / "republik.env"
    settings.write_text(f'REPUBLIK_DATA="{data}"\n')
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    own = {"REPUBLIK_ENV": str(settings), "REPUBLIK_COMMAND": str(command), "HOME": str(folder)}
    return subprocess.run(
        ["sh", str(DEPLOY / "republik-backup"), str(folder / "backups")],
        capture_output=True,
        text=True,
        check=False,
        env={**kept, **own, **variables},
    )


@pytest.mark.skipif(os.name != "posix", reason="a shell script")
def test_the_nightly_backup_is_complete_and_old_ones_go(tmp_path: Path) -> None:
    data, folder = tmp_path / "data", tmp_path / "backups"
    data.mkdir()
    folder.mkdir()
    for name, days in (("games-old.backup", 20), ("games-lately.backup", 3), ("other.txt", 99)):
        (folder / name).write_text("")
        os.utime(folder / name, (time.time() - days * 86_400,) * 2)
    with serving(data) as (address, _):
        table, cookie = ask(address, "POST", "/api/tables", {"seats": dict.fromkeys(SEATS, "person")})
        done = run_backup(tmp_path, data)
        assert done.returncode == 0, done.stderr
    (file,) = (path for path in folder.glob("games-2*.backup"))
    assert sorted(path.name for path in folder.iterdir()) == sorted([file.name, "games-lately.backup", "other.txt"])
    assert file.stat().st_mode & 0o077 == 0
    restored = tmp_path / "restored"
    command = [sys.executable, seeds.__file__, "server", "restore", str(file), "--database", database_in(restored)]
    subprocess.run(command, check=True, capture_output=True)
    (restored / "log").touch()
    with serving(restored) as (address, _):
        found, _cookie = ask(address, "GET", f"/api/tables/{table['id']}", cookie=cookie)
        assert found["seats"][0]["you"]


@pytest.mark.skipif(os.name != "posix", reason="a shell script")
def test_a_backup_that_fails_leaves_nothing_and_says_so(tmp_path: Path) -> None:
    done = run_backup(tmp_path, tmp_path / "data", REPUBLIK_DATABASE="postgresql+psycopg://x@127.0.0.1:1/y")
    assert done.returncode != 0
    assert "republik: " in done.stderr
    assert list((tmp_path / "backups").iterdir()) == []


# -- the page --------------------------------------------------------------------------------------------------------


def test_the_page_shows_every_file() -> None:
    shown = re.findall(r'--8<-- "deploy/([^"]+)"', PAGE)
    assert sorted(shown) == sorted(path.name for path in DEPLOY.iterdir())
    for name in shown:
        path = re.search(r"(/(?:etc|usr/local/bin)/\S+?)[\s,]", text_of(name))
        assert path is not None, name
        assert f"deploy/{name}" in PAGE.partition(f'--8<-- "deploy/{name}"')[0] or path[1] in PAGE, name
