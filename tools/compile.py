"""Compiles the engine in the work tree, unless that is up to date: `python tools/compile.py STAMP SOURCE...`.

Only one process compiles at a time, since `make play` does it in the background: others wait, and then find it done.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[1]


def lock(file: IO[bytes]) -> None:
    """Waits for the file, which is free again as soon as the process that holds it ends, however it ends."""
    if sys.platform == "win32":
        import msvcrt

        while True:  # each attempt gives up after ten seconds
            with suppress(OSError):
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                return
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        lock(file)
        yield


def up_to_date(stamp: Path, sources: list[Path]) -> bool:
    return stamp.exists() and all(source.stat().st_mtime <= stamp.stat().st_mtime for source in sources)


def main(stamp: Path, sources: list[Path]) -> None:
    with alone(stamp.with_name(".compiling")):
        if up_to_date(stamp, sources):
            print("republik: engine compiled meanwhile", file=sys.stderr)
            return
        command = [sys.executable, "-W", "ignore", "setup.py", "--quiet", "build_ext", "--inplace"]
        done = subprocess.run(command, cwd=ROOT, check=False)
        if done.returncode:
            raise SystemExit(done.returncode)
        stamp.touch()


if __name__ == "__main__":
    main(Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]])
