"""What the source code says about messages: literal keys, refusals and their arguments."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

import republik

SOURCE = Path(republik.__file__).parent
WEB = SOURCE.parents[1] / "web"
KEY = re.compile(r"-?[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
TEXTS = {"text", "say", "own", "Phrase", "t"}
"""Functions whose first argument is a message key."""


class RefusalSite(NamedTuple):
    """A refusal raised in code: its message key and arguments; None if they are not literal."""

    key: str
    arguments: frozenset[str] | None
    place: str


@dataclass
class Usage:
    """The message keys that a file uses."""

    literals: set[str] = field(default_factory=set)
    """String literals that may be keys."""
    asked: dict[str, str] = field(default_factory=dict)
    """Keys that are certainly used, with their locations."""


@cache
def families() -> dict[str, str]:
    """By class: the prefix of its message keys."""
    found: dict[str, str] = {"Refusal": "refusal-"}
    bases: dict[str, list[str]] = {}
    for path in python_files():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = [ast.unparse(base).rpartition(".")[2] for base in node.bases]
                for line in node.body:
                    name, value = _assigned(line)
                    if name == "family" and isinstance(value, ast.Constant):
                        found[node.name] = str(value.value)
    while True:
        heirs = {name: found[base] for name, of in bases.items() for base in of if base in found and name not in found}
        if not heirs:
            return found
        found |= heirs


@cache
def key_places() -> dict[str, int | None]:
    """By class: the position of the key among the constructor's arguments; None if the class sets its key itself."""
    found: dict[str, int | None] = {}
    for path in python_files():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef) and node.name in families() and _is_refusal(node):
                for line in node.body:
                    if isinstance(line, ast.FunctionDef) and line.name == "__init__":
                        names = [argument.arg for argument in line.args.args[1:]]
                        found[node.name] = names.index("key") if "key" in names else None
    return found


def _is_refusal(node: ast.ClassDef) -> bool:
    return any(ast.unparse(base).rpartition(".")[2] in families() for base in node.bases)


@cache
def _others(path: Path) -> frozenset[str]:
    """Returns classes of a file that share the name of a refusal but are not refusals."""
    classes = [node for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)]
    return frozenset(node.name for node in classes if node.name != "Refusal" and not _is_refusal(node))


def _assigned(line: ast.stmt) -> tuple[str, ast.expr | None]:
    if isinstance(line, ast.Assign):
        return ast.unparse(line.targets[0]), line.value
    if isinstance(line, ast.AnnAssign):
        return ast.unparse(line.target), line.value
    return "", None


@cache
def python_files() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if "static" not in path.parts)


@cache
def web_files() -> list[Path]:
    found = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return [*sorted(path for path in found if "generated" not in path.parts), WEB / "generate.py"]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def refusals() -> Iterator[RefusalSite]:
    """Returns every refusal with a literal key."""
    for path in python_files():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call):
                yield from _refusal(node, path)


def _refusal(call: ast.Call, path: Path) -> Iterator[RefusalSite]:
    name = ast.unparse(call.func).rpartition(".")[2]
    place = f"{path.relative_to(SOURCE)}:{call.lineno}"
    if name == "_demand":
        arguments = frozenset(str(word.arg) for word in call.keywords)
        yield RefusalSite(f"fuzz-broken-{_text(call.args[1])}", arguments, place)
        return
    family, at = families().get(name), key_places().get(name, 0)
    if family is None or name in _others(path) or at is None or len(call.args) <= at:
        return
    key = _text(call.args[at])
    if not key or not KEY.fullmatch(key):
        return
    yield RefusalSite(family + key, _arguments(call, at), place)


def _arguments(call: ast.Call, at: int) -> frozenset[str] | None:
    names = {str(word.arg) for word in call.keywords if word.arg not in ("rule", "good", "record", "code", "details")}
    for given in (*call.args[at + 1 :], *(word.value for word in call.keywords if word.arg == "details")):
        if isinstance(given, ast.Dict) and all(isinstance(key, ast.Constant) for key in given.keys):
            names |= {_text(key) for key in given.keys if key is not None}
        elif not isinstance(given, ast.Constant | ast.Attribute | ast.BinOp | ast.Call):
            return None
    return None if any(word.arg is None for word in call.keywords) else frozenset(names)


def _text(node: ast.AST | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@cache
def used() -> Usage:
    """Returns everything that the source code uses."""
    found = Usage()
    for path in python_files():
        _read_python(tree(path), found, str(path.relative_to(SOURCE)))
    for path in web_files():
        _read_web(path.read_text(encoding="utf-8"), found, str(path.relative_to(WEB)))
    return found


def _read_python(module: ast.Module, found: Usage, place: str) -> None:
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.literals.add(node.value)
        elif isinstance(node, ast.Call) and node.args:
            name = ast.unparse(node.func).rpartition(".")[2]
            for key in _keys(node.args[0]) if name in TEXTS else ():
                if "-" in key and KEY.fullmatch(key):
                    found.asked[key] = f"{place}:{node.lineno}"


def _keys(node: ast.expr) -> list[str]:
    """Returns a literal key, or both keys of a conditional expression."""
    if isinstance(node, ast.IfExp):
        return [*_keys(node.body), *_keys(node.orelse)]
    return [_text(node)]


def _read_web(text: str, found: Usage, place: str) -> None:
    for asked in re.findall(r"(?<![\w.])t\(([^(){},]*)", text):
        for key in re.findall(r"\"([a-z0-9-]*[a-z0-9])\"", re.sub(r"[=!]== \"[^\"]*\"", "", asked)):
            found.asked[key] = place
    found.literals.update(re.findall(r"[\"'`]([a-z0-9]+(?:-[a-z0-9]+)*)[\"'`]", text))
