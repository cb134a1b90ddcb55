"""Builds the engine compiled by mypyc where that is possible, interpreted otherwise, and says which.

REPUBLIK_PURE=1               never compile
REPUBLIK_REQUIRE_COMPILED=1   fail instead of falling back to the interpreted engine
"""

import os
import shutil
import sys
import sysconfig
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"

TABLE = [f"republik/table/{name}.py" for name in ("action_space", "checks", "dice", "notation", "snapshot")]
"""What all compiled games share."""


def listed(game: Path) -> list[str]:
    """What a game wants compiled: the lines of its `compiled.txt`, file patterns; those after a minus are left out."""
    lines = [line.strip() for line in (game / "compiled.txt").read_text(encoding="utf-8").splitlines()]
    patterns = [line for line in lines if line and not line.startswith("#")]
    left_out = {path for line in patterns if line.startswith("-") for path in game.glob(line[1:].strip())}
    chosen = {path for line in patterns if not line.startswith("-") for path in game.glob(line)}
    return sorted(str(path.relative_to(SOURCE)) for path in chosen - left_out)


ENGINE = {"republik_table": TABLE} | {
    f"republik_{file.parent.name}": listed(file.parent) for file in sorted(SOURCE.glob("republik/games/*/compiled.txt"))
}
"""What is compiled: the rules, and what players call most. Everything above them calls into loops that lie there. Each
game is one library, and what they share is another: they are compiled side by side."""

IN_TREE = bool({"editable_wheel", "develop", "--inplace", "-i"} & set(sys.argv))
"""Whether the compiled modules are put beside their sources."""


def wanted(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def engine_files(group: str) -> list[str]:
    return [str((SOURCE / name).relative_to(ROOT)) for name in ENGINE[group]]


def compiled_in_tree() -> list[Path]:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return [*SOURCE.glob("republik/**/*" + suffix), *SOURCE.glob("*__mypyc" + suffix)]


def remove_compiled() -> None:
    """A compiled module of older sources must not shadow the interpreted one."""
    for library in compiled_in_tree():
        library.unlink()


def fall_back(reason: str) -> None:
    if wanted("REPUBLIK_REQUIRE_COMPILED"):
        raise SystemExit(f"republik: the engine could not be compiled: {reason}")
    if IN_TREE:
        remove_compiled()
    print(f"republik: NOT COMPILED, the engine will run interpreted (about 5 times slower): {reason}", file=sys.stderr)


def compiler_missing() -> str:
    """Why C cannot be compiled here, or nothing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and not shutil.which(compiler):
        return f"no C compiler ({compiler}) found"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python.h not found (Debian: python3-dev)"
    return ""


def compiled_by(mypycify: Callable[..., Sequence[object]]) -> list[Extension]:
    """One C file for a whole game: a third faster than one per module, the C compiler inlines across them."""
    libraries = [(engine_files(group), group) for group in ENGINE]
    with TemporaryDirectory() as nothing_kept:  # mypyc would build on what it made of older sources
        found = mypycify(
            ["--config-file=", f"--cache-dir={nothing_kept}", *(file for files, _ in libraries for file in files)],
            opt_level="3",
            debug_level="0",
            multi_file=False,
            separate=libraries,
        )
    return [extension for extension in found if isinstance(extension, Extension)]


def extensions() -> list[Extension]:
    if wanted("REPUBLIK_PURE"):
        fall_back("REPUBLIK_PURE is set")
        return []
    missing = compiler_missing()
    if missing:
        fall_back(missing)
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        fall_back(f"mypyc is not installed ({error})")
        return []
    try:
        made = compiled_by(mypycify)
    except (Exception, SystemExit) as error:  # mypyc leaves by sys.exit when it refuses a source
        fall_back(f"mypyc rejected the sources, see above ({error!r})")
        return []
    for extension in made:  # a warning of a newer C compiler is no reason to do without
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    return made


class BuildEngine(build_ext):
    """Compiles, or falls back; in a work tree it replaces what lay there."""

    def run(self) -> None:
        if IN_TREE:
            remove_compiled()
        self.parallel = self.parallel or os.cpu_count()
        try:
            super().run()
        except Exception as error:
            for made in self.get_output_mapping():
                Path(made).unlink(missing_ok=True)
            self.extensions = []
            fall_back(f"the C compiler failed, see above ({type(error).__name__})")
            return
        if IN_TREE:
            # A changed comment leaves the C code, and so the library, as it was: it is up to date all the same.
            for library in compiled_in_tree():
                library.touch()
        if self.extensions:
            print(f"republik: engine compiled, {len(self.extensions) - len(ENGINE)} modules", file=sys.stderr)


COMMANDS_THAT_COMPILE = {"bdist_wheel", "build", "build_ext", "editable_wheel", "develop", "install"}

if COMMANDS_THAT_COMPILE & set(sys.argv):
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
else:
    setup()
