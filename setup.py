"""Builds the engine with mypyc if possible, leaves it interpreted otherwise, and reports which.

REPUBLIK_PURE=1               never compile
REPUBLIK_REQUIRE_COMPILED=1   fail instead of falling back to the interpreted engine
REPUBLIK_UNOPTIMISED=1        compile several times faster to slower code, to try out a build
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

TABLE = [
    f"republik/table/{name}.py"
    for name in ("action_space", "checks", "dice", "learning/inputs", "learning/self_play", "notation", "snapshot")
]
"""Modules shared by all compiled games."""


def listed(game: Path) -> list[str]:
    """Returns the modules that a game wants compiled: the file patterns in its `compiled.txt`; a minus excludes a
    pattern."""
    lines = [line.strip() for line in (game / "compiled.txt").read_text(encoding="utf-8").splitlines()]
    patterns = [line for line in lines if line and not line.startswith("#")]
    left_out = {path for line in patterns if line.startswith("-") for path in game.glob(line[1:].strip())}
    chosen = {path for line in patterns if not line.startswith("-") for path in game.glob(line)}
    return sorted(str(path.relative_to(SOURCE)) for path in chosen - left_out)


ENGINE = {"republik_table": TABLE} | {
    f"republik_{file.parent.name}": listed(file.parent) for file in sorted(SOURCE.glob("republik/games/*/compiled.txt"))
}
"""The modules to compile: the rules, and what players call most. Each game is one library and the shared modules are
another; they are compiled in parallel."""

NETWORK = Extension(
    "republik.table.learning._network",
    ["src/republik/table/learning/_network.c"],
    extra_compile_args=["/O2"] if os.name == "nt" else ["-O3", "-std=c11", "-fno-loop-unroll-and-jam"],
)
"""The forward pass of networks, the only part written in C. GCC would join turns of the loops that add rows in
registers, and then no longer use vector instructions; other compilers ignore the option."""

OWN_FUNCTIONS = [] if os.name == "nt" else ["-fvisibility=hidden"]
"""Tells the C compiler that nobody outside a library calls its functions, so that it may inline them: random games are
5 % faster."""

IN_TREE = bool({"editable_wheel", "develop", "--inplace", "-i"} & set(sys.argv))
"""Whether compiled modules are placed beside their sources."""


def wanted(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def engine_files(group: str) -> list[str]:
    return [str((SOURCE / name).relative_to(ROOT)) for name in ENGINE[group]]


def compiled_in_tree() -> list[Path]:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return [*SOURCE.glob("republik/**/*" + suffix), *SOURCE.glob("*__mypyc" + suffix)]


def remove_compiled() -> None:
    """Removes compiled modules, so that outdated ones do not shadow the sources."""
    for library in compiled_in_tree():
        library.unlink()


def fall_back(reason: str) -> None:
    if wanted("REPUBLIK_REQUIRE_COMPILED"):
        raise SystemExit(f"republik: the engine could not be compiled: {reason}")
    if IN_TREE:
        remove_compiled()
    print(f"republik: NOT COMPILED, the engine will run interpreted (about 5 times slower): {reason}", file=sys.stderr)


def compiler_missing() -> str:
    """Returns why C cannot be compiled here, or an empty string."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and not shutil.which(compiler):
        return f"no C compiler ({compiler}) found"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python.h not found (Debian: python3-dev)"
    return ""


def compiled_by(mypycify: Callable[..., Sequence[object]]) -> list[Extension]:
    """Compiles each game to a single C file: a third faster than one per module, because the C compiler inlines across
    modules."""
    libraries = [(engine_files(group), group) for group in ENGINE]
    # What draws in the terminal is not compiled, but read for its types: its packages are not needed for that.
    options = ["--config-file=", "--ignore-missing-imports"]
    with TemporaryDirectory() as cache:  # an empty cache, because mypyc would reuse the output of older sources
        found = mypycify(
            [*options, f"--cache-dir={cache}", *(file for files, _ in libraries for file in files)],
            opt_level="0" if wanted("REPUBLIK_UNOPTIMISED") else "3",
            debug_level="0",
            multi_file=False,
            separate=libraries,
        )
    compiled = [extension for extension in found if isinstance(extension, Extension)]
    for library in compiled:
        library.extra_compile_args = [*library.extra_compile_args, *OWN_FUNCTIONS]
    return compiled


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
    except (Exception, SystemExit) as error:  # mypyc calls sys.exit when it rejects a source
        fall_back(f"mypyc rejected the sources, see above ({error!r})")
        return []
    for extension in made:  # a warning from a newer C compiler must not fail the build
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    return [*made, NETWORK]


class BuildEngine(build_ext):
    """Compiles the engine or falls back to the sources; in a work tree it replaces existing compiled modules."""

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
            # A changed comment leaves the C code, and therefore the library, unchanged: mark it as up to date anyway.
            for library in compiled_in_tree():
                library.touch()
        if self.extensions:
            print(f"republik: engine compiled, {len(self.extensions) - len(ENGINE) - 1} modules", file=sys.stderr)


if "bdist_wheel" in sys.argv and not (SOURCE / "republik/server/static/index.html").exists():
    print("republik: NO PAGE, this wheel serves no page in the browser: run `make web` first", file=sys.stderr)

COMMANDS_THAT_COMPILE = {"bdist_wheel", "build", "build_ext", "editable_wheel", "develop", "install"}

if COMMANDS_THAT_COMPILE & set(sys.argv):
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
else:
    setup()
