"""The rules pages: the same sections in five languages, and a heading for every rule that the engine cites."""

import re
import tomllib

import pytest
from tests.games.citing import rules_cited
from tests.games.wsdv.rule_pages import CONTENT, HEADING, ROOT, numbers, page

from republik.games.wsdv import GAME, new_game
from republik.games.wsdv.rules.flow import DECISIONS
from republik.games.wsdv.rules.steps import TERMINATION_RULES
from republik.messages.i18n import LANGUAGES

NUMBER = r"(?:10|[1-9])(?:\.(?:10|[1-9]))?"
LINK = re.compile(r"\]\(([^)]*)\)")
CITED_IN_SOURCE = re.compile(rf'refuse\(\s*(?:"[a-z-]+"|[^,]+), "({NUMBER})"')
CITED_IN_EXPRESSION = re.compile(rf'"({NUMBER})" if [^,\n]+ else "({NUMBER})"')
MESSAGE = re.compile(r"^rule-([0-9-]+) =", re.MULTILINE)
EXAMPLES = re.compile(r"^\*\*(?:Example|Beispiel|Esempio|Ejemplo|Példa)\.\*\*", re.MULTILINE)


def sections(language: str) -> dict[str, str]:
    """Returns the text of each numbered section."""
    found = list(HEADING.finditer(page(language)))
    ends = [heading.start() for heading in found[1:]] + [len(page(language))]
    return {
        heading["number"]: page(language)[heading.end() : end]
        for heading, end in zip(found, ends, strict=True)
        if heading["number"]
    }


def cited_by_refusals() -> set[str]:
    chapters = (ROOT / "src" / "republik" / "games" / "wsdv" / "rules").glob("*.py")
    source = "".join(chapter.read_text(encoding="utf-8") for chapter in chapters)
    either = {number for pair in CITED_IN_EXPRESSION.findall(source) for number in pair}
    return set(CITED_IN_SOURCE.findall(source)) | either | {decision.rule for decision in DECISIONS}


def cited_in_a_game() -> set[str]:
    return rules_cited(new_game(), seed=5, every=25)


def cited_by_tables() -> set[str]:
    """Returns the rules in the tables of moves, endings and forecasts, and those that rulings refer to."""
    columns = []
    for name, column in (("api.md", -1), ("games/wsdv/rulings.md", 2)):
        lines = (ROOT / "docs" / name).read_text(encoding="utf-8").splitlines()
        rows = [[cell.strip() for cell in line.split("|")] for line in lines if line.startswith("| ")]
        columns += [cell for row in rows for cell in (row[column : column + 1] if column > 0 else row[1:-1])]
    return {number for cell in columns if re.fullmatch(rf"{NUMBER}(, {NUMBER})*", cell) for number in cell.split(", ")}


def test_all_languages_have_the_same_sections_in_the_same_order() -> None:
    english = numbers("en")
    assert len(english) == len(set(english))
    assert {language: numbers(language) for language in LANGUAGES} == dict.fromkeys(LANGUAGES, english)


def test_sections_follow_the_numbers_of_the_rulebook() -> None:
    english = numbers("en")
    assert english == sorted(english, key=lambda number: [int(part) for part in number.split(".")])
    assert english[0] == "1"
    assert english[-1] == "10.5"


@pytest.mark.parametrize(
    "cited",
    [
        pytest.param(cited_by_refusals, id="refusals"),
        pytest.param(cited_in_a_game, id="game"),
        pytest.param(cited_by_tables, id="tables"),
    ],
)
def test_every_rule_the_engine_cites_has_its_heading(cited: object) -> None:
    assert callable(cited)
    found = cited()
    assert len(found) > 10
    assert found <= set(numbers("en"))


def test_the_rules_of_all_endings_have_headings() -> None:
    assert {rule for rule in TERMINATION_RULES if rule} <= set(numbers("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_told_in_a_sentence_have_headings(language: str) -> None:
    messages = str(GAME.messages(language))
    told = {number.replace("-", ".") for number in MESSAGE.findall(messages)}
    assert told
    assert told <= set(numbers(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_sections(language: str) -> None:
    targets = LINK.findall(page(language))
    assert targets
    assert {target for target in targets if target.removeprefix("#") not in numbers(language)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_introduction_comes_first_and_a_glossary_last(language: str) -> None:
    headings = list(HEADING.finditer(page(language)))
    assert page(language).startswith("## ")
    assert [heading["number"] is None for heading in headings] == [True, *[False] * len(numbers(language)), True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_a_title_and_a_text(language: str) -> None:
    for number, text in sections(language).items():
        assert len(text.split()) >= 5, number


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_same_shape(language: str) -> None:
    """The same links, numbers in tables, list items, examples and notes on editions in every section."""

    def shape(text: str) -> tuple[list[str], int, int, int, list[str]]:
        lines = text.splitlines()
        return (
            sorted(LINK.findall(text)),
            sum(line.startswith("| ") for line in lines),
            sum(bool(re.match(r"- |\d\. ", line)) for line in lines),
            len(EXAMPLES.findall(text)),
            [line.split(":")[0] for line in lines if line.startswith("> ")],
        )

    english = sections("en")
    assert {number: shape(text) for number, text in sections(language).items()} == {
        number: shape(text) for number, text in english.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_socialist_track_is_the_one_of_the_game(language: str) -> None:
    tracks = tomllib.loads((ROOT / "src/republik/games/wsdv/data/tracks.toml").read_text(encoding="utf-8"))
    rows = [line.replace("−", "-") for line in sections(language)["9.9"].splitlines() if line.startswith("| ")]
    spaces, _, changes = ([cell.strip() for cell in row.split("|")[2:-1]] for row in rows)
    told = {int(space): int(change) for cell, change in zip(spaces, changes, strict=True) for space in cell.split(", ")}
    assert told == dict(zip(range(-6, 7), tracks["socialists"], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_says_of_phase_9_that_east_wins_with_all_twelve_socialists(language: str) -> None:
    """9.9: East wins because none is left to come, not because none is left on the board."""
    aid = tomllib.loads((CONTENT / f"aid.{language}.toml").read_text(encoding="utf-8"))
    phases = next(part["steps"] for part in aid["parts"] if part["name"] == "end")
    _, gained, lost = re.split(r"(?<=[.!?]) (?=[A-ZÉ])", phases[8])
    assert re.search(r"\b12\b", gained)
    assert not re.search(r"\d", lost)


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_4_says_that_card_46_is_not_always_allowed(language: str) -> None:
    assert re.search(r"\b46\b", sections(language)["6.4"])
