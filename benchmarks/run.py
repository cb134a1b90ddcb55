"""Implements `make bench`: measures us and our peers in one run on one core and prints one table.

Each figure is measured in its own process. The subjects take turns over several rounds, and the best round counts, so
that other load on the machine affects all of them equally. The peers are installed into a separate environment,
build/peers-venv.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
BUILD = HERE.parent / "build"
PEERS = ("catanatron==3.2.1", "open_spiel==2.0.2")
PEER_PYTHON = BUILD / "peers-venv" / ("Scripts" if os.name == "nt" else "bin") / "python"

Figures = dict[str, float | str | bool]


class Subject(NamedTuple):
    """A subject to measure: a script, the Python that runs it, and its environment variables."""

    name: str
    python: str
    script: tuple[str, ...]
    environment: dict[str, str]


class Bar(NamedTuple):
    """The least ratio of our figure to a peer's, and the ratio we aim for."""

    name: str
    ours: str
    peer: str
    least: int
    goal: int


class Floor(NamedTuple):
    """The least value of one of our figures, and the value we aim for."""

    name: str
    ours: str
    least: int
    goal: int


class Ceiling(NamedTuple):
    """The greatest allowed value of one of our figures."""

    name: str
    ours: str
    most: int
    unit: str = "ms"


SERVER = Subject("server", sys.executable, ("server.py",), {"REPUBLIK_PURE": "0"})
PAGE = Subject("page", sys.executable, ("page.py",), {"REPUBLIK_PURE": "0"})
ATTACK = Subject("attack", sys.executable, ("attack.py",), {"REPUBLIK_PURE": "0"})
LOAD = Subject("load", sys.executable, ("load.py", "--short"), {"REPUBLIK_PURE": "0"})
OFFLINE = Subject("offline", sys.executable, ("offline.py",), {"REPUBLIK_PURE": "0"})
"""SERVER, PAGE, OFFLINE, ATTACK and LOAD are measured once, in wall-clock time on two cores: they measure waiting."""
LUDII = Subject("Ludii", sys.executable, ("peer_ludii.py",), {})
"""Measured once and by its own clock, if LUDII names its jar."""

SUBJECTS = (
    Subject("interpreted", sys.executable, ("ours.py",), {"REPUBLIK_PURE": "1"}),
    Subject("compiled", sys.executable, ("ours.py",), {"REPUBLIK_PURE": "0"}),
    Subject("catanatron", str(PEER_PYTHON), ("peer_catanatron.py",), {}),
    Subject("OpenSpiel Python", str(PEER_PYTHON), ("peer_open_spiel.py", "python"), {}),
    Subject("OpenSpiel C++", str(PEER_PYTHON), ("peer_open_spiel.py", "cpp"), {}),
)

BARS = (
    Bar("random games, interpreted", "interpreted: games", "catanatron: games", 10, 25),
    Bar("random games, compiled", "compiled: games", "catanatron: games", 100, 250),
    Bar("driven from Python, compiled", "compiled: decisions_driven", "OpenSpiel Python: geometric mean", 8, 15),
    Bar("copies, interpreted", "interpreted: copies", "catanatron: copies", 15, 40),
    Bar("copies, compiled", "compiled: copies", "catanatron: copies", 15, 40),
    Bar("Weimar, random games of four, compiled", "compiled: weimar_games", "catanatron: games", 20, 50),
    Bar("Weimar, copies, compiled", "compiled: weimar_copies", "catanatron: copies", 15, 40),
)

FLOORS = (
    Floor("full-rollout iterations, compiled", "compiled: rollout_iterations", 2000, 5000),
    Floor("server, durable moves, one process", "server: moves", 2000, 4000),
)

ATTACKS = {
    "quiet": "nobody",
    "watchers": "2,000 spectators",
    "one_address": "2,000 from one address",
    "self_playing": "200 self-playing tables",
    "bursts": "15 bursting sockets",
    "hints": "5 guests requesting hints",
}

CEILINGS = (
    Ceiling("server, decision to view, 50 tables, p95", "server: view_p95", 15),
    Ceiling("server, decision to view, 50 tables, p99", "server: view_p99", 40),
    Ceiling("server, 2,000 sockets, p99", "server: crowd_p99", 100),
    Ceiling("server, any rewind, p99", "server: rewind_p99", 50),
    Ceiling("server, undo, p99", "server: undo_p99", 50),
    Ceiling("load, 5,000 sockets at two processes, p99", "load: load_p99", 150),
    Ceiling("page, first visit to playable board", "page: first_visit", 600),
    Ceiling("page, first visit, requests", "page: first_visit_requests", 20, "requests"),
    Ceiling("page, Weimar, a bot's turn, p95", "page: bot_turn_p95", 300),
    Ceiling("page, Weimar, a bot's turn, slowest", "page: bot_turn_max", 300),
    Ceiling("without a server, first visit to playable board", "offline: offline_first", 6000),
    Ceiling("without a server, second visit, no network", "offline: offline_second", 2000),
    Ceiling("without a server, the whole site compressed", "offline: offline_size", 8000, "kB"),
    Ceiling("without a server, needed for the first board", "offline: offline_needed", 6500, "kB"),
    Ceiling("without a server, a decision of level 3, p95", "offline: offline_delegate_p95", 400),
    Ceiling("without a server, a decision of level 4, slowest", "offline: offline_minister_max", 3000),
    Ceiling("without a server, memory gained by ten games", "offline: offline_memory_growth", 8, "MiB"),
    *(Ceiling(f"attack, {about}, decision, p99", f"attack: {name}_p99", 100) for name, about in ATTACKS.items()),
    *(Ceiling(f"attack, {about}, answer", f"attack: {name}_answer", 1000) for name, about in ATTACKS.items()),
    *(Ceiling(f"attack, {about}, memory", f"attack: {name}_memory", 64, "MiB") for name, about in ATTACKS.items()),
)

UNITS = {
    "games": "games/s",
    "decisions_inside": "decisions/s",
    "decisions_driven": "decisions/s",
    "copies": "copies/s",
    "weimar_games": "games/s",
    "weimar_copies": "copies/s",
    "batch_steps": "steps/s",
    "rollout_iterations": "iterations/s",
    "search_iterations": "iterations/s",
    "learned_search_iterations": "iterations/s",
    "evaluations": "positions/s",
    "weimar_evaluations": "positions/s",
    "moves": "moves/s",
    "first_visit": "ms",
    "first_visit_requests": "requests",
    **dict.fromkeys(("slow_home", "slow_board"), "ms"),
    **dict.fromkeys(("view_p50", "view_p95", "view_p99", "crowd_p99", "rewind_p99", "undo_p99"), "ms"),
    **dict.fromkeys(("load_p50", "load_p95", "load_p99"), "ms"),
    "load_memory": "KiB",
    **dict.fromkeys(("offline_first", "offline_second", "offline_delegate_p95", "offline_minister_max"), "ms"),
    **dict.fromkeys(("offline_size", "offline_needed"), "kB"),
    **dict.fromkeys(("offline_memory", "offline_memory_growth"), "MiB"),
    **dict.fromkeys(("bot_turn_p50", "bot_turn_p95", "bot_turn_max"), "ms"),
    **dict.fromkeys((f"{attack}_{figure}" for attack in ATTACKS for figure in ("p99", "answer")), "ms"),
    **dict.fromkeys((f"{attack}_memory" for attack in ATTACKS), "MiB"),
    **dict.fromkeys((f"{attack}_admitted" for attack in ATTACKS), "sockets"),
}
LABELS = {
    "games": "random games",
    "decisions_inside": "decisions, inside the package",
    "decisions_driven": "decisions, driven from Python",
    "copies": "copies, mid-game",
    "weimar_games": "Weimar, random games of two rounds",
    "weimar_copies": "Weimar, copies, mid-game",
    "batch_steps": "batch environment",
    "rollout_iterations": "search, full rollouts from the opening",
    "search_iterations": "search, linear evaluation",
    "learned_search_iterations": "search, network",
    "evaluations": "network, evaluations",
    "weimar_evaluations": "Weimar, network, evaluations",
    "moves": "durable moves, 200 tables at once",
    "view_p50": "decision to view, 50 tables, p50",
    "view_p95": "decision to view, 50 tables, p95",
    "view_p99": "decision to view, 50 tables, p99",
    "crowd_p99": "2,000 sockets, 1,000 tables, p99",
    "rewind_p99": "rewind, p99",
    "undo_p99": "undo, p99",
    "first_visit": "first visit to a playable board",
    "first_visit_requests": "first visit, requests",
    "slow_home": "first visit by a slow phone, to the home page",
    "slow_board": "the same, to a playable board",
    **{f"load_p{share}": f"5,000 sockets, two processes, p{share}" for share in (50, 95, 99)},
    "load_memory": "memory per socket, with its table",
    "offline_first": "no server, first visit to a playable board",
    "offline_second": "no server, second visit without a network",
    "offline_size": "no server, the whole site compressed",
    "offline_needed": "no server, of it needed for the first board",
    "offline_delegate_p95": "no server, a decision of level 3, p95",
    "offline_minister_max": "no server, a decision of level 4, slowest",
    "offline_memory": "no server, memory after ten games",
    "offline_memory_growth": "no server, memory gained by ten games",
    "bot_turn_p50": "Weimar, a bot's turn, p50",
    "bot_turn_p95": "Weimar, a bot's turn, p95",
    "bot_turn_max": "Weimar, a bot's turn, slowest",
    **{f"{name}_p99": f"{about}, decision, p99" for name, about in ATTACKS.items()},
    **{f"{name}_answer": f"{about}, answer" for name, about in ATTACKS.items()},
    **{f"{name}_memory": f"{about}, memory" for name, about in ATTACKS.items()},
    **{f"{name}_admitted": f"{about}, admitted" for name, about in ATTACKS.items()},
    **{f"level {number}": f"level {number}, choosing a card" for number in range(1, 7)},
}


def install_peers() -> None:
    stamp = PEER_PYTHON.parent.parent / ".installed"
    if stamp.exists() and stamp.read_text() == " ".join(PEERS):
        return
    print("installing peers into build/peers-venv:", *PEERS, flush=True)
    venv.create(PEER_PYTHON.parent.parent, with_pip=True, clear=True)
    pip = (str(PEER_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    subprocess.run([*pip, *PEERS], check=True)
    stamp.write_text(" ".join(PEERS))


def measure(subject: Subject) -> Figures:
    fixed = {"PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [subject.python, str(HERE / subject.script[0]), *subject.script[1:]],
        env={**os.environ, **fixed, **subject.environment},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def best(rounds: list[Figures]) -> dict[str, float]:
    numbers = [name for name, figure in rounds[0].items() if isinstance(figure, float)]
    return {name: max(float(figures[name]) for figures in rounds) for name in numbers}


def run(rounds: int) -> dict[str, list[Figures]]:
    taken: dict[str, list[Figures]] = {subject.name: [] for subject in SUBJECTS}
    for number in range(1, rounds + 1):
        for subject in SUBJECTS:
            if sys.stderr.isatty():
                print(f"  round {number} of {rounds}: {subject.name:<20}", end="\r", file=sys.stderr, flush=True)
            taken[subject.name].append(measure(subject))
    return taken


def rows(values: dict[str, float]) -> Iterator[dict[str, object]]:
    """Yields every figure; ours with the peer that it is compared with and the ratio."""
    against = {bar.ours: bar.peer for bar in BARS}
    for subject in ("interpreted", "compiled"):
        against.setdefault(f"{subject}: decisions_inside", "catanatron: decisions_inside")
        against.setdefault(f"{subject}: decisions_driven", "OpenSpiel Python: geometric mean")
    if "Ludii: decisions_inside" in values:
        against["Ludii: decisions_inside"] = "compiled: decisions_inside"
    for name, value in values.items():
        subject, _, figure = name.partition(": ")
        peer = against.get(name)
        yield {
            "name": f"{subject}: {LABELS.get(figure, figure)}",
            "value": round(value, 1),
            "unit": UNITS.get(figure, "decisions/s"),
            "peer": peer and peer.partition(": ")[0],
            "ratio": round(value / values[peer], 2) if peer else None,
        }


def bars(values: dict[str, float]) -> Iterator[dict[str, object]]:
    for bar in BARS:
        ratio = values[bar.ours] / values[bar.peer]
        yield {
            "name": f"bar: {bar.name}",
            "value": bar.least,
            "unit": "x",
            "peer": bar.peer.partition(": ")[0],
            "ratio": round(ratio, 2),
            "goal": bar.goal,
            "holds": ratio >= bar.least,
            "goal_reached": ratio >= bar.goal,
        }
    for floor in FLOORS:
        yield {
            "name": f"bar: {floor.name}",
            "value": floor.least,
            "unit": "/s",
            "peer": None,
            "ratio": None,
            "goal": floor.goal,
            "holds": values[floor.ours] >= floor.least,
            "goal_reached": values[floor.ours] >= floor.goal,
        }
    for ceiling in (one for one in CEILINGS if one.ours in values):
        yield {
            "name": f"bar: {ceiling.name}",
            "value": ceiling.most,
            "unit": ceiling.unit,
            "peer": None,
            "ratio": None,
            "at_most": True,
            "holds": values[ceiling.ours] <= ceiling.most,
            "goal_reached": False,
        }


def show(table: list[dict[str, object]]) -> None:
    print(f"{'one core, Python ' + platform.python_version():<48}{'value':>12} {'unit':<13}{'ratio':>8}  against")
    for row in table:
        ratio = f"{row['ratio']:.1f}x" if row["ratio"] is not None else ""
        if "at_most" in row:
            value, unit, verdict = f"<= {row['value']}", str(row["unit"]), "HOLDS" if row["holds"] else "MISSED"
        elif "holds" in row:
            value, unit = f">= {row['value']}{row['unit']}", f"goal {row['goal']}{row['unit']}"
            verdict = "HOLDS" + (", goal reached" if row["goal_reached"] else "") if row["holds"] else "MISSED"
        else:
            places = 1 if row["unit"] == "ms" else 0
            value, unit, verdict = f"{row['value']:,.{places}f}", str(row["unit"]), ""
        print(f"{row['name']:<48}{value:>12} {unit:<13}{ratio:>8}  {row['peer'] or '':<18}{verdict}".rstrip())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="number of rounds; the best one counts (3)")
    parser.add_argument("--strict", action="store_true", help="fail if a bar is missed")
    options = parser.parse_args()

    install_peers()
    by_the_clock = {subject.name: [measure(subject)] for subject in (SERVER, ATTACK, LOAD, PAGE, OFFLINE)}
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    taken = run(options.rounds) | by_the_clock
    if os.environ.get("LUDII"):
        taken[LUDII.name] = [measure(LUDII)]
    else:
        print("Ludii is left out: no LUDII=... names its jar")
    checksums = {str(taken[name][0]["checksum"]) for name in ("interpreted", "compiled")}
    if len(checksums) > 1:
        print("the interpreted and the compiled engine play different games from the same seeds")
        return 1
    if not taken["compiled"][0]["compiled"]:
        print("NOTE: the engine is not compiled; the rows 'compiled' show the interpreted engine")

    values = {f"{name}: {figure}": value for name, turns in taken.items() for figure, value in best(turns).items()}
    held = list(bars(values))
    table = [*rows(values), *held]
    show(table)
    BUILD.mkdir(exist_ok=True)
    (BUILD / "bench.json").write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    return 1 if options.strict and not all(row["holds"] for row in held) else 0


if __name__ == "__main__":
    sys.exit(main())
