"""The rules pages: the same chapters in five languages, one for each that the engine cites, and correct numbers."""

import re
from pathlib import Path

import pytest
from tests.games.citing import rules_cited

from republik.games.weimar import new_game
from republik.games.weimar.rules import effects
from republik.games.weimar.rules.flow import DECISIONS
from republik.games.weimar.rules.steps import TERMINATION_RULES
from republik.messages.i18n import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]
CONTENT = ROOT / "web" / "src" / "games" / "weimar" / "content"
CHAPTERS = [f"W{number}" for number in range(1, 14)]
BOTS = "bots"  # the tables of the bots, which the page adds
HEADING = re.compile(r"^## (?:(?P<number>W\d+) )?(?P<title>\S.*)$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)]*)\)")
EXAMPLE = re.compile(r"^\*\*(?:Example|Beispiel|Esempio|Ejemplo|Példa)\.\*\*", re.MULTILINE)
COMPONENTS = new_game().rules.components


def page(language: str) -> str:
    return (CONTENT / f"rules.{language}.md").read_text(encoding="utf-8")


def chapters(language: str) -> dict[str, str]:
    """Returns the text of each chapter by number, without the introduction."""
    found = list(HEADING.finditer(page(language)))
    ends = [heading.start() for heading in found[1:]] + [len(page(language))]
    return {
        heading["number"] or "": page(language)[heading.end() : end] for heading, end in zip(found, ends, strict=True)
    }


def rows(text: str) -> list[list[str]]:
    """Returns the cells of a chapter's tables, without the separator rows."""
    lines = [line for line in text.splitlines() if line.startswith("|") and not line.startswith("| ---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_its_heading(language: str) -> None:
    assert list(chapters(language)) == ["", *CHAPTERS]
    for number, text in chapters(language).items():
        assert len(text.split()) > 50, number


def test_every_rule_the_engine_cites_has_its_heading() -> None:
    cited = {decision.rule for decision in DECISIONS} | {rule for rule in TERMINATION_RULES if rule}
    heard = rules_cited(new_game("bruderkrieg"), seed=3, every=5)
    assert len(heard) > 6
    assert cited | heard <= set(CHAPTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_chapters(language: str) -> None:
    targets = LINK.findall(page(language))
    assert targets
    assert {target.removeprefix("#") for target in targets} <= {*CHAPTERS, BOTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_same_shape(language: str) -> None:
    """The same links, rows, list items, examples and numbers in every chapter."""

    def shape(text: str) -> tuple[list[str], list[int], int, int]:
        items = sum(bool(re.match(r"- |\d+\. ", line)) for line in text.splitlines())
        return sorted(LINK.findall(text)), [len(row) for row in rows(text)], items, len(EXAMPLE.findall(text))

    english = chapters("en")
    assert {number: shape(text) for number, text in chapters(language).items()} == {
        number: shape(text) for number, text in english.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities(language: str) -> None:
    cells = [row for row in rows(chapters(language)["W1"]) if len(row) == 6][1:]
    told = {int(row[i]): (row[i + 1], int(row[i + 2])) for row in cells for i in (0, 3) if row[i]}
    spoken = "en" if language == "en" else "de"
    assert told == {city.sum: (city.names[spoken], city.slots) for city in COMPONENTS.cities.values()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_costs_of_actions(language: str) -> None:
    costs = COMPONENTS.tables.costs
    kpd, dnvp = costs.coup[effects.KPD], costs.coup[effects.DNVP]
    single = [
        costs.mobilise,
        costs.demonstration,
        costs.reserve,
        costs.counter,
        costs.fight,
        costs.win_back,
        costs.control,
        costs.better,
    ]
    told = [row[1] for row in rows(chapters(language)["W9"])][1:]
    assert told[:-1] == [str(cost) for cost in single]
    assert [int(number) for number in re.findall(r"\d", told[-1])] == [kpd, dnvp]


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_and_numbers(language: str) -> None:
    told = chapters(language)
    neutral = [int(cell) for cell in rows(told["W12"])[1][1:]]
    assert neutral == list(COMPONENTS.tracks.nsdap_seats[1:6])
    for minor in COMPONENTS.minor.values():
        assert ", ".join(map(str, minor.seats)) in told["W8"]
    numbers = sorted(int(row[2]) for row in rows(told["W11"])[1:] for _ in row[0].split(","))
    assert numbers == sorted(card.target for card in COMPONENTS.foreign.values() if card.target)
