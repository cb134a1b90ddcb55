"""The program runs on Linux, macOS and Windows: what exists on one of them only has its other half, text has the same
line ends everywhere, and the names of all files can be written."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from republik.cli import Parser
from republik.commands._arguments import worker_count
from republik.commands._context import CommandContext, Refused
from republik.messages.i18n import Messages
from republik.players import external

ROOT = Path(__file__).resolve().parents[1]
PROGRAMS = (ROOT / "setup.py", ROOT / "web" / "generate.py")
SOURCES = sorted([*ROOT.glob("src/republik/**/*.py"), *ROOT.glob("tools/*.py"), *PROGRAMS])

MODULES = set("curses fcntl grp posix pty pwd readline resource syslog termios tty uvloop".split())
"""Modules that Windows does not have."""
NAMES = {
    "os": "chown chroot confstr fchmod fchown fork forkpty getegid geteuid getgid getgroups getloadavg getpgid getpgrp "
    "getsid getuid initgroups kill killpg lchown mkfifo mknod nice openpty posix_spawn pread pwrite register_at_fork "
    "sched_getaffinity sched_setaffinity setgid setpgid setpgrp setsid setuid statvfs symlink sync sysconf tcgetpgrp "
    "tcsetpgrp uname wait wait3 wait4 waitid O_CLOEXEC O_DIRECTORY O_NOFOLLOW O_NONBLOCK O_SYNC WNOHANG",
    "signal": "SIGALRM SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGTSTP SIGUSR1 SIGUSR2 SIGWINCH alarm "
    "pause pthread_kill pthread_sigmask setitimer siginterrupt sigwait",
    "socket": "AF_UNIX SO_REUSEPORT socketpair",
    "select": "epoll kqueue poll",
    "time": "clock_gettime pthread_getcpuclockid tzset",
}
"""Names of the standard library that Windows does not have, or that do something else there (`os.kill`)."""
METHODS = {"add_signal_handler", "remove_signal_handler", "create_unix_server", "open_unix_connection"}
"""Methods that event loops have on POSIX only."""
PLACES = re.compile(r"/(tmp|dev|proc|sys|etc|var|usr|bin|home)(/|$)")

ALLOWED = {
    ("src/republik/players/external.py", "os.killpg"),
    ("src/republik/players/external.py", "signal.SIGKILL"),
    ("src/republik/server/http/transport.py", "resource"),
    ("src/republik/server/ops/reporting_server.py", "socket.AF_UNIX"),
    ("src/republik/hosting/thinking/workers.py", "os.nice"),
    ("src/republik/lab/executors.py", "forkserver"),
    ("tools/compile.py", "fcntl"),
}
"""Uses whose other half stands beside them: each is inside a condition about the system or about the name itself."""

NO_FILES = {"connection.open", "router.open", "self._router.open"}
"""Methods called open() that open no file."""

DESCRIPTORS = {"src/republik/lab/learning/folder.py", "src/republik/server/storage/private_files.py"}
"""Where os.open() is used: once with O_BINARY, once for a file that stays empty."""


class Use(NamedTuple):
    """Something that not every system has, and whether it is used only where it exists."""

    name: str
    line: int
    is_guarded: bool


def is_guard(node: ast.AST) -> bool:
    """Whether what is inside a node depends on the system, or on the presence of what is used."""
    if isinstance(node, ast.If | ast.IfExp):
        test = ast.unparse(node.test)
        return "sys.platform" in test or "os.name" in test or "hasattr(" in test or " in methods" in test
    caught = node.handlers if isinstance(node, ast.Try) else []
    return any(handler.type is not None and "ImportError" in ast.unparse(handler.type) for handler in caught)


def names_of(node: ast.AST) -> Iterator[str]:
    """Returns what a node names that only some systems have."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name.partition(".")[0] in MODULES)
    elif isinstance(node, ast.ImportFrom) and node.module:
        if node.module.partition(".")[0] in MODULES:
            yield node.module
        yield from (f"{node.module}.{a.name}" for a in node.names if a.name in NAMES.get(node.module, "").split())
    elif isinstance(node, ast.Attribute):
        owner = node.value.id if isinstance(node.value, ast.Name) else ""
        if node.attr in NAMES.get(owner, "").split():
            yield f"{owner}.{node.attr}"
        elif node.attr in METHODS:
            yield node.attr
    elif isinstance(node, ast.Constant) and node.value in ("fork", "forkserver"):
        yield node.value


def uses(node: ast.AST, is_guarded: bool = False) -> Iterator[Use]:
    for name in names_of(node):
        yield Use(name, getattr(node, "lineno", 0), is_guarded)
    for child in ast.iter_child_nodes(node):
        yield from uses(child, is_guarded or is_guard(node))


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Returns every call with the last part of the name of what is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id, node
            elif isinstance(node.func, ast.Attribute):
                yield node.func.attr, node


def mode_of(call: ast.Call) -> str:
    """Returns the mode of a call of open(), or of a method of that name; empty if it is not a file that is opened."""
    given = [word.value for word in call.keywords if word.arg == "mode"] or call.args[:2]
    texts = [node.value for node in given if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    modes = [text for text in texts if re.fullmatch(r"[rwax+bt]{1,4}", text)]
    return modes[0] if modes else ""


def opens_by_default(call: ast.Call) -> bool:
    """Whether a call opens a file for reading because it says nothing else: `open(path)`, `path.open()`."""
    mode = call.args[1:] if isinstance(call.func, ast.Name) else call.args
    called = ast.unparse(call.func)
    is_open = called.rpartition(".")[2] == "open" and called not in NO_FILES
    return is_open and not mode and all(word.arg != "mode" for word in call.keywords)


def careless(name: str, call: ast.Call) -> str:
    """Returns what is missing where text is read or written, or an empty string."""
    said = {word.arg for word in call.keywords}
    mode = mode_of(call) if name in ("open", "fdopen") else ""
    is_text = name in ("read_text", "write_text") or (mode and "b" not in mode) or opens_by_default(call)
    writes = name == "write_text" or (is_text and mode.strip("rt") != "")
    if is_text and "encoding" not in said:
        return "encoding"
    if writes and "newline" not in said:
        return "newline"
    if name in ("run", "Popen", "check_output") and {"text", "universal_newlines"} & said and "encoding" not in said:
        return "encoding"
    return ""


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_what_only_some_systems_have_is_used_only_where_it_exists() -> None:
    found = {(name_of(path), use) for path in SOURCES for use in uses(tree_of(path))}
    assert [(file, use) for file, use in found if not use.is_guarded] == []
    assert {(file, use.name) for file, use in found} == ALLOWED


def test_text_is_read_and_written_alike_on_every_system() -> None:
    found = [
        (name_of(path), call.lineno, missing)
        for path in SOURCES
        for name, call in calls(tree_of(path))
        if (missing := careless(name, call))
    ]
    assert found == []


def test_descriptors_for_writing_do_not_translate_line_ends() -> None:
    """os.open() opens text files on Windows, unless told otherwise."""
    found = [
        (name_of(path), call.lineno)
        for path in SOURCES
        for name, call in calls(tree_of(path))
        if name == "open" and ast.unparse(call.func) == "os.open"
    ]
    assert {file for file, _ in found} == DESCRIPTORS


def test_no_path_of_one_system_is_written_down() -> None:
    found = [
        (name_of(path), node.value)
        for path in SOURCES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and PLACES.match(node.value)
    ]
    assert found == []


def test_no_date_format_of_one_system_is_used() -> None:
    """`%-d` is not known on Windows, `%#d` nowhere else."""
    formats = re.compile(r"%[-#_][a-zA-Z]")
    found = [
        (name_of(path), call.lineno)
        for path in SOURCES
        for name, call in calls(tree_of(path))
        if name in ("strftime", "strptime") and formats.search(ast.unparse(call))
    ]
    assert found == []


# -- the other half, as far as it can be tried elsewhere ------------------------------------------------------


def test_windows_has_no_more_workers_than_it_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worker_count("200", 256) == 200
    monkeypatch.setattr(sys, "platform", "win32")
    assert worker_count("61", 256) == 61
    with pytest.raises(Refused):
        worker_count("62", 256)


def test_a_backslash_separates_folders_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda program: program)
    assert external.command_of(r"bot:py a\ b") == ["py", "a b"]
    monkeypatch.setattr(sys, "platform", "win32")
    assert external.command_of(r'bot:py "C:\my bots\one.py"') == ["py", r"C:\my bots\one.py"]


def test_commands_are_parsed_by_newer_pythons_too() -> None:
    """argparse of Python 3.14 hands on whether to use colours."""
    parser = Parser(context=CommandContext(Messages("en")), about="cli-serve", prog="republik", color=True)
    assert not parser.color


# -- the checks themselves ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("import fcntl", [("fcntl", False)]),
        ("from os import fork", [("os.fork", False)]),
        ("loop.add_signal_handler(2, end)", [("add_signal_handler", False)]),
        ("if sys.platform != 'win32':\n    os.killpg(1, 9)", [("os.killpg", True)]),
        ("try:\n    import resource\nexcept ImportError:\n    pass", [("resource", True)]),
        ("multiprocessing.get_context('fork')", [("fork", False)]),
        ("signal.signal(signal.SIGTERM, end)", []),
    ],
)
def test_uses_are_found(code: str, expected: list[tuple[str, bool]]) -> None:
    assert [(use.name, use.is_guarded) for use in uses(ast.parse(code))] == expected


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("open(path)", "encoding"),
        ("path.open()", "encoding"),
        ("webbrowser.open(address)", ""),
        ("open(path, 'w')", "encoding"),
        ("path.open('w', encoding='utf-8')", "newline"),
        ("path.open('wb')", ""),
        ("path.read_text()", "encoding"),
        ("path.write_text(text, encoding='utf-8')", "newline"),
        ("path.write_text(text, encoding='utf-8', newline='')", ""),
        ("subprocess.run(command, text=True)", "encoding"),
    ],
)
def test_careless_text_is_found(code: str, expected: str) -> None:
    [(name, call)] = calls(ast.parse(code))
    assert careless(name, call) == expected


# -- the repository -------------------------------------------------------------------------------------------

RESERVED = re.compile(r"(?i)^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?$")
UNWRITABLE = re.compile(r'[<>:"\\|?*\x00-\x1f]|[. ]$')


def tracked() -> list[str]:
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is not a checkout")
    return [name for name in done.stdout.split("\0") if name]


def test_every_file_can_be_checked_out_on_every_system() -> None:
    names = tracked()
    parts = {part for name in names for part in name.split("/")}
    assert [part for part in parts if RESERVED.match(part) or UNWRITABLE.search(part)] == []
    assert len({name.lower() for name in names}) == len(names)
    assert max(len(name) for name in names) < 160


def test_text_files_have_the_same_line_ends_everywhere() -> None:
    assert "* text=auto eol=lf" in (ROOT / ".gitattributes").read_text(encoding="utf-8").splitlines()
    texts = {".py", ".ts", ".svelte", ".md", ".toml", ".ftl", ".yml", ".json", ".txt", ".sh"}
    files = [ROOT / name for name in tracked() if Path(name).suffix in texts and not name.startswith("tests/data/")]
    assert [name_of(file) for file in files if file.exists() and b"\r\n" in file.read_bytes()] == []
