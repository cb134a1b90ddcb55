"""Measures Ludii, a general game system in Java: random games of five of its games, by its own command line.

Ludii times whole playouts itself, in wall-clock time after warming up. Its jar is not part of any registry: LUDII names
it.
"""

import csv
import math
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from timing import report

GAMES = ("Amazons", "Backgammon", "Chess", "Hnefatafl", "Pachisi")
WARM_UP = 5
SECONDS = 10
HEADER = ["Name", "p/s", "m/s", "TotalPlayouts"]


def timed(jar: str) -> list[list[str]]:
    """Returns the lines of Ludii's table: name, games per second, moves per second, games."""
    with TemporaryDirectory() as folder:
        table = Path(folder) / "playouts.csv"
        command = ["java", "-jar", jar, "--time-playouts", "--suppress-prints", "--no-custom-playouts", "--seed", "1"]
        command += ["--warming-up-secs", str(WARM_UP), "--measure-secs", str(SECONDS), "--export-csv", str(table)]
        command += ["--game-names", *(f"/{name}.lud" for name in GAMES)]
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL)
        header, *lines = csv.reader(table.read_text(encoding="utf-8").splitlines())
    if header != HEADER or not lines:
        raise SystemExit(f"{jar}: this Ludii writes another table: {header}")
    return lines


def geometric_mean(rates: list[float]) -> float:
    return math.exp(sum(map(math.log, rates)) / len(rates))


jar = os.environ.get("LUDII", "")
if not Path(jar).is_file():
    sys.exit(f"LUDII names no file: {jar!r}")
lines = timed(jar)
report(
    {
        **{name: float(moves) for name, _, moves, _ in lines},
        "games": geometric_mean([float(games) for _, games, _, _ in lines]),
        "decisions_inside": geometric_mean([float(moves) for _, _, moves, _ in lines]),
    }
)
