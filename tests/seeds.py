"""All chance of a test comes from one seed and the test's own name, so that a failure can be repeated.

REPUBLIK_TEST_SEED sets another seed; a failure says with which it came about. Run as a program this is the command line
`republik`, whose games are dealt from the seed of the test that runs meanwhile: for servers that tests start.
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
NAME_FILE = "REPUBLIK_TEST_NAME_FILE"  # the variable that tells servers where the name of the test is written

unpredictable = Seed.fresh  # as it is outside the tests
_begun = count(1)
_dealt: Counter[str] = Counter()


def begin(name: str) -> None:
    """A test begins, or begins anew: from now on all chance is its own."""
    Path(os.environ[NAME_FILE]).write_text(f"{next(_begun)} {name}", encoding="utf-8")
    random.seed(text_of(name))


def current() -> tuple[str, str]:
    """The test that runs: its number in this run of the tests, and its name."""
    number, _, name = Path(os.environ[NAME_FILE]).read_text(encoding="utf-8").partition(" ")
    return number, name


def text_of(*parts: object) -> str:
    return " ".join([SEED, *map(str, parts)])


def chance(*parts: object) -> float:
    """From 0 to 1, the same for the same parts in every run of a test."""
    return random.Random(text_of(current()[1], *parts)).random()


def fresh(_: type[Seed]) -> Seed:
    """In the place of `Seed.fresh`: the first, second … game of the test that runs."""
    number, name = current()
    _dealt[number] += 1
    return Seed.from_text(text_of(name, _dealt[number]))


def install() -> None:
    """Every game that would be dealt from a seed nobody knows is dealt from the test's."""
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
