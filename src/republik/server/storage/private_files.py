"""Files with seeds, hashes or keys are readable by their owner only."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OWNER_ONLY = 0o600


@contextmanager
def for_owner_only() -> Iterator[None]:
    """Files that this process creates inside the block are readable by nobody else."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def make_private(path: Path) -> None:
    """Creates an empty private file, replacing an existing one."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))


def keep_private(path: Path) -> None:
    """Makes a file private; raises OSError if it belongs to somebody else."""
    if path.stat().st_mode & 0o077:
        path.chmod(OWNER_ONLY)
