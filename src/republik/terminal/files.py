"""Reading and writing records: clear errors, and no data loss in a crash."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from republik.table.contract import Problem
from republik.table.records import MAX_SIZE, Record, parse_record, write_record


class FileError(Problem):
    """A file that cannot be read or written."""


def read_bytes(path: Path) -> bytes:
    """The bytes of a file, up to one more than a record may have."""
    try:
        with path.open("rb") as file:
            return file.read(MAX_SIZE + 1)
    except FileNotFoundError:
        raise FileError("error-file-missing", path=str(path)) from None
    except OSError as error:
        raise FileError("error-file-unreadable", path=str(path), reason=_reason(error)) from None


def read_record(path: Path) -> Record:
    """Reads a record, or raises FileError or BadRecord."""
    return parse_record(read_bytes(path))


def save_record(path: Path, record: Record) -> None:
    """Writes a record atomically: first beside the file, then in its place."""
    save_text(path, write_record(record))


def save_text(path: Path, text: str) -> None:
    save_bytes(path, text.encode("utf-8"))


def save_bytes(path: Path, data: bytes) -> None:
    with writing(path):
        _replace(path, data)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Reports a file or folder that cannot be written."""
    try:
        yield
    except OSError as error:
        raise FileError("error-file-unwritable", path=str(path), reason=_reason(error)) from None


def _replace(path: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(_mode(path))
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _mode(path: Path) -> int:
    """The permissions of the replaced file, or those of a new one."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def check_new(path: Path) -> None:
    """Checks that a new game can be saved here: the file must not exist, or be empty."""
    check_file(path)
    if path.exists() and path.stat().st_size:
        raise FileError("error-file-exists", path=str(path))


def check_file(path: Path) -> None:
    """Refuses a file that could not be written, before hours of play and not after."""
    with writing(path):
        if path.is_dir() or not path.name:
            raise FileError("error-file-folder", path=str(path))
        _check_parent(path)


def check_folder(path: Path) -> None:
    """The same for a folder, which may exist."""
    with writing(path):
        if path.exists() and not path.is_dir():
            raise FileError("error-not-a-folder", path=str(path))
        _check_parent(path)


def _check_parent(path: Path) -> None:
    if not path.parent.is_dir():
        raise FileError("error-folder-missing", path=str(path.parent))


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
