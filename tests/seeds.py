"""Derives all randomness of a test from one seed and the test's name, so that a failure can be repeated.

REPUBLIK_TEST_SEED sets another seed; a failure report names the seed. Run as a program, this module is the command line
`republik` with games dealt from the current test's seed, for servers that tests start.
"""

import os
import random
import sys
import tempfile
from collections import Counter
from itertools import count
from pathlib import Path

from republik.table.chance import Seed

SEED = os.environ.get("REPUBLIK_TEST_SEED", "1")
NAME_FILE = "REPUBLIK_TEST_NAME_FILE"  # the variable that tells servers where the name of the current test is

unpredictable = Seed.fresh  # the behaviour outside tests
_begun = count(1)
_dealt: Counter[str] = Counter()


def begin(name: str) -> None:
    """Starts or restarts a test: from now on all randomness comes from its seed."""
    Path(os.environ[NAME_FILE]).write_text(f"{next(_begun)} {name}", encoding="utf-8")
    random.seed(text_of(name))


def current() -> tuple[str, str]:
    """Returns the current test: its number in this run, and its name."""
    number, _, name = Path(os.environ[NAME_FILE]).read_text(encoding="utf-8").partition(" ")
    return number, name


def text_of(*parts: object) -> str:
    return " ".join([SEED, *map(str, parts)])


def chance(*parts: object) -> float:
    """Returns a number from 0 to 1 that is the same for the same parts in every run of a test."""
    return random.Random(text_of(current()[1], *parts)).random()


def fresh(_: type[Seed]) -> Seed:
    """Replaces `Seed.fresh`: returns the seed of the first, second … game of the current test."""
    number, name = current()
    _dealt[number] += 1
    return Seed.from_text(text_of(name, _dealt[number]))


def install() -> None:
    """Makes every game without an explicit seed use the test's seed."""
    if NAME_FILE not in os.environ:
        handle, path = tempfile.mkstemp(prefix="republik-test-")
        os.close(handle)
        os.environ[NAME_FILE] = path
    Seed.fresh = classmethod(fresh)  # type: ignore[method-assign, assignment]


def uninstall() -> None:
    Path(os.environ.pop(NAME_FILE)).unlink(missing_ok=True)


def how_to_repeat(name: str) -> str:
    return f"REPUBLIK_TEST_SEED={SEED} .venv/bin/pytest '{name}'"


if __name__ == "__main__":
    from republik import cli

    install()
    sys.exit(cli.main(sys.argv[1:]))
