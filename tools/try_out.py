"""Tries out an installed Republik, in the environment that runs this: `python tools/try_out.py`.

Starts `republik serve` (or takes the server at `--address`), reads the page with its files, and plays one game of each
kind against the computer, over a socket, as a browser does: to its end, or as many decisions as `--decisions` says.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

WAIT = 120.0
ALL = 1_000_000
OPPONENT = "newcomer"
PERSON = "person"


@contextmanager
def serving() -> Iterator[str]:
    """Runs the program that this environment has; yields its address."""
    with tempfile.TemporaryDirectory(prefix="republik-") as folder:
        program = [sys.executable, "-c", "from republik.cli import main; raise SystemExit(main())"]
        command = [*program, "serve", "--port", "0", "--workers", "1", "--data", folder, "--lang", "en"]
        with (Path(folder) / "log").open("wb") as log:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, encoding="utf-8")
        try:
            assert process.stdout is not None
            address = re.search(r"http://[0-9.:]+/", process.stdout.readline())
            if address is None:
                raise SystemExit((Path(folder) / "log").read_text(encoding="utf-8"))
            yield address[0]
        finally:
            process.terminate()
            process.wait(WAIT)


def read(address: str, path: str) -> bytes:
    with urlopen(address + path.lstrip("/"), timeout=WAIT) as answer:
        content: bytes = answer.read()
    return content


def check_page(address: str) -> int:
    """Reads the page and every file that it names; returns how many these are."""
    page = read(address, "/").decode()
    names = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    if not names:
        raise SystemExit("This server has no page")
    return 1 + sum(1 for name in names if read(address, name))


def new_table(address: str, game: dict[str, Any]) -> tuple[str, str]:
    """Sits down at the first seat of a new table; returns the table and who we are."""
    person, *others = game["seats"]
    seats = {person: PERSON} | dict.fromkeys(others, OPPONENT)
    body = json.dumps({"game": game["name"], "seats": seats}).encode()
    with urlopen(Request(address + "api/tables", body, {"x-republik": "1"}), timeout=WAIT) as answer:
        return json.load(answer)["id"], answer.headers["set-cookie"].partition(";")[0]


def play(address: str, game: dict[str, Any], decisions: int) -> str:
    """Plays a game with random choices; returns what came of it, in short."""
    from websockets.sync.client import connect

    table, cookie = new_table(address, game)
    rng = Random(1)
    socket_address = f"{address.replace('http', 'ws', 1)}api/tables/{table}/socket"
    with connect(socket_address, additional_headers={"cookie": cookie}, open_timeout=WAIT, max_size=None) as socket:
        view = json.loads(socket.recv(WAIT))
        while decisions and view["outcome"] is None:
            if view["moves"]:
                decisions -= 1
                move = rng.choice(view["moves"])["text"]
                socket.send(json.dumps({"type": "decide", "number": view["number"], "move": move}))
            view = json.loads(socket.recv(WAIT))
    outcome = f"{view['outcome']['winner']} wins" if view["outcome"] else "not finished"
    return f"{game['name']}: {view['number']} decisions, {outcome}"


def try_out(address: str, decisions: int) -> None:
    print(f"  page: {check_page(address)} files", flush=True)
    for game in json.loads(read(address, "api/games"))["games"]:
        print(f"  {play(address, game, decisions)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--address", metavar="URL")
    parser.add_argument("--decisions", metavar="N", type=int, default=ALL)
    parsed = parser.parse_args()
    if parsed.address:
        try_out(parsed.address, parsed.decisions)
        return
    import republik

    engine = "compiled" if republik.compiled() else "interpreted"
    version = ".".join(str(number) for number in sys.version_info[:2])
    print(f"  Republik {republik.__version__} on Python {version}, {engine}: {Path(republik.__file__).parent}")
    with serving() as address:
        try_out(address, parsed.decisions)


if __name__ == "__main__":
    main()
