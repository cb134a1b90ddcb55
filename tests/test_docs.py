"""The documentation is correct: examples run, tables match the code, links work."""

import doctest
import re
import tomllib
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from tests.built_in import BUILT_IN
from tests.scripts import load_script

from republik import cli, games
from republik.commands._seats import ANY_BOT
from republik.games.wsdv import new_game
from republik.games.wsdv.rules import steps
from republik.games.wsdv.rules.scene import scene
from republik.games.wsdv.rules.state import EVENTS
from republik.messages import i18n
from republik.players import registry
from republik.table import records
from republik.table.views import plain_data

LEVELS = registry.levels("wsdv")
ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "benchmarks" / "README.md", *sorted(DOCS.glob("**/*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`]+)`")
rules_in_docs = load_script(ROOT / "tools" / "rules_in_docs.py")


class Fence(NamedTuple):
    """A code block in a page."""

    language: str
    text: str
    line: int


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def fences(page: Path) -> list[Fence]:
    text = read(page)
    return [Fence(found[1], found[2], text.count("\n", 0, found.start(2))) for found in FENCE.finditer(text)]


def table(page: str, first_heading: str) -> list[list[str]]:
    """Returns the rows of the only table on the page whose first column has this heading."""
    found: list[list[list[str]]] = []
    inside = False
    for line in read(DOCS / page).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if inside and cells:
            found[-1].append(cells)
        elif cells and cells[0] == first_heading:
            found.append([])
        inside = bool(cells) and bool(found) and (inside or cells[0] == first_heading)
    assert len(found) == 1, f"{page}: {len(found)} tables begin with {first_heading!r}"
    return found[0][1:]  # the separator row follows the header


def codes(cell: str) -> list[str]:
    return CODE.findall(cell)


# -- examples ------------------------------------------------------------------------------------


def with_examples() -> list[Path]:
    return [page for page in PAGES if any(fence.language in ("python", "pycon") for fence in fences(page))]


@pytest.mark.parametrize("page", with_examples(), ids=name_of)
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of a page in one go, as a reader would type it; `pycon` blocks also check the output."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "example"}
    runner = doctest.DocTestRunner(verbose=False)
    for fence in fences(page):
        if fence.language == "python":
            exec(compile("\n" * fence.line + fence.text, str(page), "exec"), names)
        elif fence.language == "pycon":
            test = doctest.DocTestParser().get_doctest(fence.text, names, name_of(page), str(page), fence.line)
            runner.run(test, clear_globs=False)
            names |= test.globs
    assert not runner.summarize(verbose=False).failed


@pytest.mark.parametrize("module", re.findall(r"^::: (\S+)", read(ROOT / "docs" / "reference.md"), re.MULTILINE))
def test_examples_of_the_reference_run(module: str) -> None:
    """The reference is made of docstrings; their examples give what they say."""
    assert not doctest.testmod(import_module(module)).failed


def test_there_are_examples() -> None:
    assert {name_of(page) for page in with_examples()} >= {"README.md", "docs/api.md", "docs/records.md"}
    assert doctest.testmod(import_module("republik.table.contract")).attempted


# -- links -----------------------------------------------------------------------------------------

LINK = re.compile(r"\]\(([^)\s]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_relative_links_lead_somewhere(page: Path) -> None:
    """Anchors are checked by `make docs`."""
    text = FENCE.sub("", read(page))
    targets = [target.partition("#")[0] for target in LINK.findall(text) if "://" not in target]
    missing = [target for target in targets if not (page.parent / target).exists()]
    assert not missing


def test_every_page_is_in_the_navigation() -> None:
    listed = re.findall(r"\S+\.md", read(ROOT / "mkdocs.yml"))
    assert sorted(listed) == sorted(str(page.relative_to(DOCS)) for page in DOCS.glob("**/*.md"))


def test_every_decision_is_in_its_index() -> None:
    folder = DOCS / "decisions"
    linked = LINK.findall(read(folder / "README.md"))
    assert sorted(linked) == sorted(page.name for page in folder.glob("*.md") if page.name != "README.md")


# -- the rules of the games --------------------------------------------------------------------------


def players_rules(game: str) -> str:
    """Returns the page with the rules of a game as MkDocs shows it."""
    page = DOCS / "games" / game / "how-to-play.md"
    return str(
        rules_in_docs.on_page_markdown(read(page), SimpleNamespace(file=SimpleNamespace(abs_src_path=str(page))))
    )


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_documentation_shows_the_rules_of_the_page(game: str) -> None:
    shown = players_rules(game)
    sections = re.findall(r"\{ #(\S+) \}$", shown, re.MULTILINE)
    assert len(sections) > 10
    assert set(re.findall(r"\]\(#([^)]+)\)", shown)) <= set(sections)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_to_a_section_of_the_rules_lead_to_it(page: Path) -> None:
    for target, section in re.findall(r"\]\(([^)#\s]*how-to-play\.md)#([^)]+)\)", read(page)):
        game = (page.parent / target).resolve().parent.name
        assert f"{{ #{section} }}" in players_rules(game), section


def test_the_faq_cites_rulings_that_exist() -> None:
    cited = set(
        re.findall(r"\bR\d+(?:\.\d+)?-\d+", read(DOCS / "games/wsdv/faq.md") + read(DOCS / "games/wsdv/box.md"))
    )
    assert len(cited) > 10
    assert cited <= set(re.findall(r"^\| (R[0-9.-]+) \|", read(DOCS / "games/wsdv/rulings.md"), re.MULTILINE))


# -- versions ----------------------------------------------------------------------------------------


def test_the_citation_names_this_version() -> None:
    project = tomllib.loads(read(ROOT / "pyproject.toml"))["project"]
    citation = read(ROOT / "CITATION.cff")
    assert f"\nversion: {project['version']}\n" in citation
    assert f"\nlicense: {project['license']}\n" in citation


def test_every_version_of_the_changelog_has_its_date() -> None:
    versions = re.findall(r"^## \[(.*?)\](.*)$", read(ROOT / "CHANGELOG.md"), re.MULTILINE)
    assert versions[0] == ("Unreleased", "")
    assert len(versions) > 2
    for version, date in versions[1:]:
        assert re.fullmatch(r" - \d{4}-\d{2}-\d{2}", date), version


# -- the API ------------------------------------------------------------------------------------------


def test_the_action_space_is_the_documented_one() -> None:
    position = new_game()
    actions = position.rules.actions
    rows = table("api.md", "block")
    assert [(codes(row[0])[0], int(row[1]), int(row[2])) for row in rows] == [
        (block.name, block.start, block.size) for block in actions.blocks
    ]
    for row in rows:
        move = position.parse_move(codes(row[3])[0])
        assert actions.block_of(move).name == codes(row[0])[0]
        assert position.move_text(move) == codes(row[3])[0]


def test_the_events_are_the_documented_ones() -> None:
    assert {codes(row[0])[0]: tuple(codes(row[1])) for row in table("api.md", "key")} == EVENTS


def test_the_fields_of_a_position_are_the_documented_ones() -> None:
    documented = [name for row in table("api.md", "field") for name in codes(row[0])]
    assert sorted(documented) == sorted(new_game().view(0).to_dict())


def test_the_forecast_is_the_documented_one() -> None:
    documented = {codes(row[0])[0]: set(codes(row[2])) for row in table("api.md", "forecast")}
    told = [plain_data(scene(wall=wall, living={"SH": 2}).forecast()) for wall in (False, True)]
    assert all(list(forecast) == list(documented) for forecast in told)
    for key in ("flight", "prestige", "currency", "police_cost", "police", "socialists"):
        assert documented[key] == {part for forecast in told for part in forecast[key]}
    sides = told[0]["protests"]
    assert documented["protests"] == set(sides) | set(sides["west"])
    assert [documented["attacks"]] == [set(attack) for attack in told[0]["attacks"][:1]]


def test_the_endings_are_the_documented_ones() -> None:
    documented = [(codes(row[0])[0], row[1]) for row in table("api.md", "`termination`")]
    assert documented == list(zip(steps.TERMINATIONS, steps.TERMINATION_RULES, strict=True))[1:]


def test_the_exceptions_exist() -> None:
    for row in table("api.md", "exception"):
        module, _, name = codes(row[0])[0].rpartition(".")
        assert issubclass(getattr(import_module(f"republik.{module}"), name), Exception)


# -- the players -------------------------------------------------------------------------------------------


def test_the_levels_are_the_documented_ones() -> None:
    documented = [(int(row[0]), codes(row[1])[0]) for row in table("players.md", "level")]
    assert documented == [(level.number, level.key) for level in LEVELS]


def test_the_players_are_the_documented_ones() -> None:
    documented = {codes(row[0])[0] for row in table("players.md", "player")} - {ANY_BOT}
    assert documented == set(registry.names("wsdv")) - {level.key for level in LEVELS}


# -- the terminal, the Makefile ---------------------------------------------------------------------------


def test_the_commands_of_the_terminal_are_the_documented_ones() -> None:
    documented = [codes(row[0])[0] for row in table("terminal.md", "command")]
    assert documented == re.findall(r"^command-(\w+) =", i18n.source("en"), re.MULTILINE)


def test_the_commands_of_the_program_are_the_documented_ones() -> None:
    documented = [codes(row[0])[0] for row in table("terminal.md", "in the shell")]
    assert sorted(documented) == sorted(f"republik {name}" for name in cli.all_commands())


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_targets_of_make_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", read(ROOT / "Makefile"), re.MULTILINE))
    assert set(re.findall(r"(?:`|\$ )make ([a-z]+)", read(page))) <= targets


# -- records -----------------------------------------------------------------------------------------------


def test_the_example_record_replays_and_keeps_its_promise() -> None:
    [text] = [fence.text for fence in fences(DOCS / "records.md") if fence.text.startswith("republik record")]
    record = records.parse_record(text)
    assert records.verify(record, games.game)
    assert records.write_record(record) == text


def test_the_table_keys_are_the_documented_ones() -> None:
    rows = table("records.md", "header line")
    documented = {name for row in rows for name in codes(row[0])}
    assert documented >= records.TABLE_KEYS
    own = {records.START, records.DEALT, records.REDRAWN, "x-…"}
    assert documented - records.TABLE_KEYS == {"west", "east", "edition", *own}
