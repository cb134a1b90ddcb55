"""The documentation of Weimar matches the engine: rulings have tests; moves, events and endings are complete."""

import re
from pathlib import Path

import pytest

from republik.games.weimar import new_game
from republik.games.weimar.game import GAME
from republik.games.weimar.presenter.components import printed_components
from republik.games.weimar.rules import effects
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.booklet import PARAGRAPHS
from republik.games.weimar.rules.component_fields import SOURCES, cited_by, kind_of
from republik.games.weimar.rules.flow import DECISIONS
from republik.games.weimar.rules.state import EVENTS
from republik.messages.i18n import LANGUAGES, Messages

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "games" / "weimar" / "rules.md").read_text(encoding="utf-8")
RULES = HERE.parents[2] / "web" / "src" / "games" / "weimar" / "content"
CHAPTERS = [f"W{number}" for number in range(1, 14)]


def table(first: str) -> list[list[str]]:
    """Returns the rows of the table of this page whose header begins with this word."""
    return rows_of(PAGE, first)


def rows_of(page: str, first: str) -> list[list[str]]:
    lines = page.splitlines()
    start = next(index for index, line in enumerate(lines) if line.startswith(f"| {first} |"))
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return rows


def rulings() -> list[list[str]]:
    rows = [line.strip("|").split(" | ") for line in PAGE.splitlines() if re.match(r"\| W\d+-\d+ \|", line)]
    return [[cell.strip() for cell in row] for row in rows]


def written_tests() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py")]
    return {name for source in sources for name in re.findall(r"^def (test_\w+)", source, re.MULTILINE)}


def test_every_ruling_has_a_number_a_source_and_a_test() -> None:
    found = rulings()
    assert len(found) > 60
    numbers = [row[0] for row in found]
    assert len(set(numbers)) == len(numbers)
    known = written_tests()
    for number, ruling, source, test in found:
        assert ruling.endswith("."), number
        assert kind_of(source) in ("seed", "public", "house"), number
        assert bool(cited_by(source)) == (kind_of(source) == "seed"), number
        assert set(cited_by(source)) <= set(PARAGRAPHS), number
        assert test.strip("` ") in known, f"{number}: there is no {test}"


def test_the_sources_are_those_of_the_data() -> None:
    assert {row[0].strip("`") for row in table("source")} == set(SOURCES)


def test_values_are_counted_by_their_source() -> None:
    counted = printed_components(None).sources
    assert [[int(cell) for cell in row[1:]] for row in table("values of")] == [
        [row.seed, row.public, row.house] for row in counted
    ]
    ours = sum(row.house for row in counted) / sum(row.seed + row.public + row.house for row in counted)
    assert 0.7 < ours < 0.8  # "about three quarters"


def test_every_chapter_is_told() -> None:
    told = re.findall(r"^## (W\d+) ", PAGE, re.MULTILINE)
    assert told == CHAPTERS


def test_refusals_cite_chapters_that_are_told() -> None:
    assert {decision.rule for decision in DECISIONS} <= set(CHAPTERS)
    assert set(st.TERMINATION_RULES[1:]) <= set(CHAPTERS)
    blocks = {block.name for block in new_game().rules.actions.blocks}
    assert {name for decision in DECISIONS for name in decision.answers.split()} == blocks
    reasons = re.findall(r"^refusal-[\w-]+ = (.*)$", GAME.messages("en") or "", re.MULTILINE)
    assert all(reason and not reason.endswith(".") for reason in reasons)


def test_moves() -> None:
    position = new_game()
    rows = [(row[0].strip("`"), int(row[1]), int(row[2]), row[3].strip("`")) for row in table("move")]
    blocks = position.rules.actions.blocks
    assert [row[:3] for row in rows] == [(block.name, block.start, block.size) for block in blocks]
    for name, first, size, example in rows:
        assert first <= position.parse_move(example) < first + size, name


def test_events() -> None:
    rows = {row[0].strip("`"): tuple(re.findall(r"`(\w+)`", row[1])) for row in table("event")}
    assert rows == EVENTS


def test_endings() -> None:
    rows = [(row[0].strip("`"), row[1]) for row in table("ending")]
    assert rows == list(zip(st.TERMINATIONS[1:], st.TERMINATION_RULES[1:], strict=True))


def costs_told(sentence: str) -> list[int]:
    """Returns the numbers in a sentence up to its first full stop."""
    return [int(number) for number in re.findall(r"(?<![A-Z\d])\d+", sentence.split(". ", maxsplit=1)[0])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_costs_of_actions_are_told_as_they_are(language: str) -> None:
    costs = new_game().rules.components.tables.costs
    known = [costs.mobilise, costs.demonstration, costs.reserve, costs.fight, costs.counter, costs.control]
    coups = [costs.coup[effects.KPD], costs.coup[effects.DNVP]]
    assert costs_told(Messages(language, GAME).text("rule-w9")) == [*known, *coups]


def test_the_rules_tell_the_costs_of_actions() -> None:
    costs = new_game().rules.components.tables.costs
    told = {row[0]: row[1] for row in rows_of((RULES / "rules.en.md").read_text(encoding="utf-8"), "action")}
    assert told == {
        "mobilise a unit": str(costs.mobilise),
        "demonstration": str(costs.demonstration),
        "store a reserve point": str(costs.reserve),
        "counter-coup": str(costs.counter),
        "fight": str(costs.fight),
        "win a black Reichswehr back": str(costs.win_back),
        "take control of a Reichswehr": str(costs.control),
        "+1 on the next result": str(costs.better),
        "coup": f"{costs.coup[effects.KPD]} or {costs.coup[effects.DNVP]}",
    }
