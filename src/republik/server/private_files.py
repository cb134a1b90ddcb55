"""Files with seeds, hashes and keys in them are for their owner only."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OWNER_ONLY = 0o600


@contextmanager
def for_owner_only() -> Iterator[None]:
    """Whatever this process makes meanwhile nobody else may read."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def make_private(path: Path) -> None:
    """An empty file, in place of what was there."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))


def keep_private(path: Path) -> None:
    """A file that others could read is closed to them; OSError where it is somebody else's."""
    if path.stat().st_mode & 0o077:
        path.chmod(OWNER_ONLY)
