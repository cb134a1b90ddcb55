"""Names and files that docs and docstrings mention exist."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "republik"
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]
HISTORY = ("CHANGELOG.md", "decisions")
"""Pages and folders that use the names of their time."""
IN_TYPESCRIPT = "docs/page.md"
QUOTED = re.compile(r"`([^`\n]+)`")
MEMBER = re.compile(r"(?P<owner>[A-Za-z_]\w*)\.(?P<name>[A-Za-z_]\w*)(?:\(.*\))?")
ENDINGS = {"py", "md", "toml", "ts", "css", "txt", "json", "jsonl", "log", "parquet"}
FILE = re.compile(r"(?:[\w.-]+/)+[\w.-]+\.(?:py|md|toml|ts|svelte|ftl|css|svg|sh)")


@cache
def files() -> frozenset[str]:
    kept = ("src", "tests", "docs", "web/src", "web/tools", "examples", "benchmarks", "deploy", "tools", ".github")
    found = [path for folder in kept for path in (ROOT / folder).rglob("*")]
    found += [*ROOT.glob("*"), *(ROOT / "web").glob("*")]
    return frozenset("/" + path.relative_to(ROOT).as_posix() for path in found)


@cache
def members() -> dict[str, set[str]]:
    """By class or module: what it defines, inherited names included."""
    found: dict[str, set[str]] = defaultdict(set)
    bases: dict[str, set[str]] = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found[path.stem] |= set(defined(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name] |= set(defined(node))
                bases[node.name] |= {ast.unparse(base).rpartition(".")[2].partition("[")[0] for base in node.bases}
    for _ in range(5):
        for name, of in bases.items():
            found[name] |= {member for base in of for member in found.get(base, ())}
    return found


def defined(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield part.name
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            yield part.id
        elif isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
            yield part.attr
        elif isinstance(part, ast.alias):
            yield (part.asname or part.name).partition(".")[0]


def texts() -> Iterator[tuple[str, str]]:
    """Yields the docs without their examples, and the source."""
    for page in PAGES:
        if not set(HISTORY) & set(page.parts):
            text = page.read_text(encoding="utf-8")
            yield page.relative_to(ROOT).as_posix(), re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    for path in sorted([*SOURCE.rglob("*.py"), *SOURCE.rglob("data/*.toml")]):
        yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def test_files_that_are_mentioned_exist() -> None:
    names = {(place, found.group().replace("../", "")) for place, text in texts() for found in FILE.finditer(text)}
    ends = {"/".join(known.split("/")[-count:]) for known in files() for count in range(1, known.count("/") + 1)}
    assert len(names) > 100
    assert sorted(f"{place}: {name}" for place, name in names if name not in ends) == []


def test_members_that_are_mentioned_exist() -> None:
    """`Class.member` everywhere, `module.name` in the source."""
    found = [(place, quoted) for place, text in texts() for quoted in QUOTED.findall(text) if place != IN_TYPESCRIPT]
    known, missing, checked = members(), [], 0
    for place, quoted in found:
        member = MEMBER.fullmatch(quoted)
        if member is None or member["owner"] not in known or member["name"] in ENDINGS:
            continue
        if member["owner"][0].isupper() or place.startswith("src"):
            checked += 1
            if member["name"] not in known[member["owner"]]:
                missing.append(f"{place}: {quoted}")
    assert checked > 20
    assert missing == []
