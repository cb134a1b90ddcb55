"""The rules pages: the same sections in five languages, one for each rule that the engine cites, and the numbers of the
engine."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.games.citing import rules_cited

from republik.games.weimar import new_game
from republik.games.weimar.rules import effects
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.components import SCENARIOS, Scenario
from republik.games.weimar.rules.flow import DECISIONS
from republik.games.weimar.rules.rules import rules_for
from republik.games.weimar.rules.steps import TERMINATION_RULES
from republik.messages.i18n import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]
CONTENT = ROOT / "web" / "src" / "games" / "weimar" / "content"
CHAPTERS = [f"W{number}" for number in range(1, 14)]
BOTS = "bots"  # the tables of the bots, which the page adds
HEADING = re.compile(r"^## (?:(?P<number>W\d+(?:\.\d+)?) )?(?P<title>\S.*)$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)]*)\)")
EXAMPLE = re.compile(r"^\*\*(?:Example|Beispiel|Esempio|Ejemplo|Példa)\.\*\*", re.MULTILINE)
NUMBER = re.compile(r"\d+")
COMPONENTS = new_game().rules.components
PARTIES = effects.PARTIES
UNNAMED = ("first", "sources", "words")
"""The sections without a number: two before W1, and the last."""


def page(language: str) -> str:
    return (CONTENT / f"rules.{language}.md").read_text(encoding="utf-8")


def sections(language: str) -> dict[str, str]:
    """Returns the text of each section by its number, or by UNNAMED."""
    text = page(language)
    found = list(HEADING.finditer(text))
    ends = [heading.start() for heading in found[1:]] + [len(text)]
    unnamed = iter(UNNAMED)
    return {
        heading["number"] or next(unnamed): text[heading.end() : end] for heading, end in zip(found, ends, strict=True)
    }


def rows(text: str) -> list[list[str]]:
    """Returns the cells of a section's tables, without their first lines and the separator rows."""
    tables = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for table in tables for line in table.splitlines()[2:]
    ]


def numbers(text: str) -> list[int]:
    return [int(number) for number in NUMBER.findall(text)]


def test_every_rule_the_engine_cites_has_its_heading() -> None:
    cited = {decision.rule for decision in DECISIONS} | {rule for rule in TERMINATION_RULES if rule}
    heard = rules_cited(new_game("bruderkrieg"), seed=3, every=5)
    assert len(heard) > 6
    assert cited | heard <= set(CHAPTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_its_heading(language: str) -> None:
    told = list(sections(language))
    assert [number for number in told if number in CHAPTERS] == CHAPTERS
    assert told == list(sections("en"))
    words = Counter[str]()
    for number, text in sections(language).items():
        assert text.strip(), number
        words[number.partition(".")[0]] += len(text.split())
    assert min(words.values()) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_sections(language: str) -> None:
    targets = LINK.findall(page(language))
    assert targets
    assert {target.removeprefix("#") for target in targets} <= {*sections(language), BOTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_same_shape(language: str) -> None:
    """The same links, rows, list items, examples and numbers in every section."""

    def shape(text: str) -> dict[str, Any]:
        prose = "\n".join(line for line in text.splitlines() if not line.startswith("|"))
        return {
            "links": sorted(LINK.findall(text)),
            "tables": Counter(
                tuple(len(cell) for cell in [NUMBER.findall(cell) for cell in row]) for row in rows(text)
            ),
            "numbers in tables": Counter(number for row in rows(text) for cell in row for number in numbers(cell)),
            "numbers in sentences": Counter(numbers(LINK.sub("]", prose))),
            "items": sum(bool(re.match(r"- |\d+\. ", line)) for line in text.splitlines()),
            "examples": len(EXAMPLE.findall(text)),
        }

    told, english = sections(language), sections("en")
    for number, text in english.items():
        assert shape(told[number]) == shape(text), number


def test_nothing_says_how_many_years_but_1919_to_1933() -> None:
    for language in LANGUAGES:
        years = {year for year in numbers(page(language)) if 1900 < year < 2000}
        assert years == {1919, 1923, 1929, 1933}


# -- the numbers of the engine -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities(language: str) -> None:
    cells = rows(sections(language)["W1.2"])
    told = {int(row[i]): (row[i + 1], int(row[i + 2])) for row in cells for i in (0, 3) if row[i]}
    spoken = "en" if language == "en" else "de"
    assert told == {city.sum: (city.names[spoken], city.slots) for city in COMPONENTS.cities.values()}


def units_of(side: str) -> Counter[tuple[int, int]]:
    """Returns how many kinds have this number of units of this strength."""
    return Counter((unit.count, unit.strength) for unit in COMPONENTS.units.values() if unit.side == side)


@pytest.mark.parametrize("language", LANGUAGES)
def test_units(language: str) -> None:
    for side, row in zip(("government", "spd", "kpd", "dnvp"), rows(sections(language)["W1.3"]), strict=True):
        told = Counter((int(count), int(strength)) for count, strength in re.findall(r"(\d+)[^,]*?\((\d)\)", row[1]))
        assert told == units_of(side)


def test_cards() -> None:
    told = [numbers(LINK.sub("]", " ".join(row[1:]))) for row in rows(sections("en")["W1.4"])]
    per_party = {len(list(COMPONENTS.party)) // st.PARTIES}
    first = {len([key for key in COMPONENTS.party if key[0] == letter and int(key[1:]) <= 12]) for letter in "SZKD"}
    sets = {len(agenda.adds) for agenda in COMPONENTS.agendas.values() if agenda.adds}
    assert told == [
        [*per_party, *first, *sets],
        [len(COMPONENTS.republic)],
        [len(COMPONENTS.agendas) // st.PARTIES],
        [len(COMPONENTS.rounds)],
        [len(COMPONENTS.foreign)],
        [len(COMPONENTS.special)],
    ]
    values = {value for card in COMPONENTS.party.values() for value in (card.big, card.small)}
    values |= {value for card in COMPONENTS.republic.values() for value in (card.big, card.small)}
    assert f"from {min(values)} to {max(values)}" in sections("en")["W1.4"]


def test_limits() -> None:
    tracks = COMPONENTS.tracks
    rules = new_game().rules
    told = [numbers(LINK.sub("]", row[1])) for row in rows(sections("en")["W1.7"])]
    assert told == [
        [tracks.seats, 7],  # and the step in which they are counted
        [len(rules.points), tracks.arm],
        [1, tracks.economy],
        [tracks.box],
        [tracks.society],
        [tracks.nsdap],
        [tracks.reserve],
        [*{nation.flags for nation in COMPONENTS.nations.values()}],
    ]
    assert f"has {tracks.figures} **figures**" in sections("en")["W1.1"]


def supply_told(cell: str) -> Counter[tuple[int, str]]:
    return Counter((int(count), strength or "1") for count, strength in re.findall(r"(\d+) [^,(]+(?:\((\d)\))?", cell))


def supply_of(counts: dict[str, int], side: str) -> Counter[tuple[int, str]]:
    units = COMPONENTS.units
    return Counter((count, str(units[kind].strength)) for kind, count in counts.items() if units[kind].side == side)


def set_up_rows(scenario: Scenario) -> list[tuple[Any, ...]]:
    government = ("government", *[None] * 3, supply_of(scenario.supply, "government"))
    return [
        *(
            (
                party,
                scenario.bases[number],
                scenario.seats[number],
                scenario.reserve[number],
                supply_of(scenario.supply, party),
            )
            for number, party in enumerate(PARTIES)
        ),
        government,
    ]


def in_order(cell: str) -> int | None:
    return int(cell) if cell.isdecimal() else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("section", "key", "reserve", "supply"), [("W2.1", "main", 0, 3), ("W2.3", "vulkan", 3, 4)])
def test_set_up(language: str, section: str, key: str, reserve: int, supply: int) -> None:
    scenario = COMPONENTS.scenarios[key]
    told = rows(sections(language)[section])
    expected = set_up_rows(scenario)
    assert [row[0].lower() for row in told[:4]] == [row[0] for row in expected[:4]]
    for row, (_, bases, seats, points, units) in zip(told[: len(expected)], expected, strict=True):
        assert (in_order(row[1]), in_order(row[2])) == (bases, seats)
        if reserve:
            assert in_order(row[reserve]) == points
        assert supply_told(row[supply]) == units
    if key == "main":
        assert set(scenario.reserve) == {0}
    else:
        for row, party in zip(told[len(expected) :], PARTIES, strict=True):
            assert supply_told(row[1]) == supply_of(scenario.dissolved, party)
    assert set(scenario.vp) == {0}


def listed(text: str) -> set[str]:
    """Returns all cards of a list such as "S01–S06, S08"."""
    found = set[str]()
    for first, last in re.findall(r"\b([A-Z]\d\d)(?:–([A-Z]\d\d))?", text):
        found |= {f"{first[0]}{number:02d}" for number in range(int(first[1:]), int((last or first)[1:]) + 1)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_decks(language: str) -> None:
    told = sections(language)
    main, vulkan = COMPONENTS.scenarios["main"], COMPONENTS.scenarios["vulkan"]

    def step(section: str, number: int) -> str:
        return str(re.findall(rf"^{number}\. (.*)$", told[section], re.MULTILINE)[0])

    assert listed(step("W2.1", 4)) == set(main.republic)
    assert listed(step("W2.1", 5)) == {main.foreign[0], main.foreign[-1], *main.foreign_done}
    assert listed(step("W2.3", 4)) == set(vulkan.republic) | {"A28"}
    assert all(agenda in step("W2.3", 4) for agenda in vulkan.agendas_out)
    decks = {letter: set[str]() for letter in "SZKD"}
    for card in vulkan.party:
        decks[card[0]].add(card)
    for row, letter in zip(rows(told["W2.3"])[-4:], "SZKD", strict=True):
        assert listed(row[2]) == decks[letter]
        assert len(decks[letter]) == 12
    assert "A28" in told["W2.2"]
    assert set(COMPONENTS.scenarios["bruderkrieg"].republic) == set(main.republic) - {"A28"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_and_their_rounds(language: str) -> None:
    told = [row[1] for row in rows(sections(language)["W2"])]
    scenarios = [COMPONENTS.scenarios[key] for key in ("main", "abyss", "bruderkrieg", "vulkan")]
    assert set(SCENARIOS) == {scenario.key for scenario in scenarios}
    assert told == [f"{first}–{last}" for first, last in (scenario.rounds for scenario in scenarios)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_final_scoring(language: str) -> None:
    told = rows(sections(language)["W2.2"])
    lines = COMPONENTS.scenarios["bruderkrieg"].final
    assert [int(row[1].replace("−", "-")) for row in told] == [line.vp for line in lines]
    assert [{name.strip().lower() for name in row[0].split(",")} for row in told] == [
        {PARTIES[party] for party in line.parties} for line in lines
    ]
    scoring = [line.vp for line in COMPONENTS.scenarios["main"].final]
    assert scoring == [line.vp for line in COMPONENTS.scenarios["vulkan"].final]
    said = re.findall(r"^\*.*\*.*$", sections(language)["W2.1"], re.MULTILINE)[-1]
    assert [int(number.replace("−", "-").replace("+", "")) for number in re.findall(r"[−+]\d", said)] == scoring


@pytest.mark.parametrize("language", LANGUAGES)
def test_criteria(language: str) -> None:
    abyss = COMPONENTS.scenarios["abyss"]
    lines = re.findall(r"^\d+\. (.*)$", sections(language)["W2.4"], re.MULTILINE)
    bounds = [number for line in abyss.criteria for number in numbers(line.text) if not re.search(r"\bno\b", line.text)]
    assert len(lines) == len(abyss.criteria)
    assert [number for line in lines for number in numbers(line)] == bounds
    before = sections(language)["W2.4"].partition("\n1. ")[0]
    assert numbers(before)[-2:] == [abyss.small_victory, abyss.great_victory]


def test_your_zentrum_and_the_bots() -> None:
    zentrum, bots = COMPONENTS.zentrum, COMPONENTS.bot_rules
    limits = sections("en")["W2.4"].partition("**Your Zentrum**")[2]
    assert numbers(limits) == [zentrum.debate_value, 1, zentrum.base_die, zentrum.reacts_to_kpd, zentrum.reacts_to_dnvp]
    told = sections("en")["W2.5"]
    assert f"its {bots.republic_cards} republic cards and {bots.party_cards} party cards" in told
    rules = rules_for("abyss")
    coups = [bot.coup_from for bot in rules.bots if bot is not None]
    assert [int(number) for number in re.findall(r"(\d) points \(", told)] == coups
    cells = [row[0] for row in rows(told)]
    assert numbers(cells[1]) == [bots.debate_from]
    assert numbers(cells[2]) == [bots.action_by]
    verbs = {"event": "event", "debate": "debate", "action": "action"}
    for row, first in zip(rows(told)[3:], (1, 3, 5), strict=True):
        assert row[0].endswith(f"die {first}–{first + 1}")
        for die in (first, first + 1):
            pair = [word for word in re.findall(r"\w+", row[1]) if word in verbs]
            assert " ".join(pair) == bots.otherwise[die - 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_eras(language: str) -> None:
    told = {(tuple(sorted(listed(row[0]))), row[1]) for row in rows(sections(language)["W3.4"])}
    eras: dict[tuple[int, int], list[str]] = {}
    for card in COMPONENTS.republic.values():
        eras.setdefault(card.era, []).append(card.key)
    assert told == {(tuple(sorted(cards)), f"{first}–{last}") for (first, last), cards in eras.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_topics(language: str) -> None:
    white = [topic for topic in COMPONENTS.topics.values() if topic.colour == "white"]
    told = rows(sections(language)["W5.2"])
    assert [int(row[1]) for row in told] == [topic.copies for topic in white]
    for row, topic in zip(told, white, strict=True):
        options = len(topic.options)
        assert len(row[2].split(" · ")) in (1, options), topic.key
    told = rows(sections(language)["W5.3"])
    cards = list(COMPONENTS.rounds.values())
    assert [int(row[0]) for row in told] == [
        *(card.round for card in cards),
        *(card.round for card in cards if card.topic),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_society_markers(language: str) -> None:
    told = rows(sections(language)["W6"])
    white = sum(marker.colour == "white" for marker in COMPONENTS.society.values())
    assert len(told) == len(COMPONENTS.society)
    assert len({row[1] for row in told[:white]}) == len({row[1] for row in told[white:]}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_markers(language: str) -> None:
    markers = COMPONENTS.markers
    cities = [int(row[1]) for row in rows(sections(language)["W7.1"])]
    assert cities == [markers[key].count for key in ("poverty", "unrest", "uprising", "councils", "regime")]
    box = [int(row[1]) for row in rows(sections(language)["W7.2"])[1:]]
    assert box == [marker.count for marker in markers.values() if marker.where == "box"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_crisis_rolls(language: str) -> None:
    crisis = COMPONENTS.tables.crisis
    cells = rows(sections(language)["W7.3"])[0][1:]
    lost = [crisis.base[result] + crisis.seat[result] + crisis.vp[result] for result in (6, 5, 4, 3, 2, 1)]
    assert [sum(numbers(cell)) for cell in cells] == lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_politics_phase(language: str) -> None:
    told = sections(language)
    tables = COMPONENTS.tables
    goals, politics = tables.goals, tables.politics
    spd, zentrum, kpd, dnvp = (row[1:] for row in rows(told["W8.4"]))
    assert numbers(spd[0]) == [
        goals.spd_poverty[0],
        0,
        1,
        *(number for n in (2, 3, 4) for number in (goals.spd_poverty[n], n)),
    ]
    assert goals.spd_poverty[0] == goals.spd_poverty[1]
    assert goals.spd_poverty[5] == 0
    assert numbers(zentrum[0]) == [goals.zentrum_unrest[2], 2]
    assert goals.zentrum_unrest == (2, 2, 2, 0)
    assert (numbers(kpd[0]), numbers(dnvp[0])) == ([goals.kpd_councils], [goals.dnvp_regime])
    bonuses = [goals.spd_no_regime, goals.zentrum_no_councils, goals.kpd_no_regime, goals.dnvp_no_councils]
    assert [numbers(row[1])[0] for row in (spd, zentrum, kpd, dnvp)] == bonuses
    assert numbers(told["W8.1"])[:2] == [politics.majority_first, politics.majority_second]
    for row, minor in zip(rows(told["W8.6"]), COMPONENTS.minor.values(), strict=True):
        assert (row[0].lower(), tuple(int(cell) for cell in row[1:])) == (minor.key, minor.seats)
    assert politics.seats_cut[:16] == (0,) * 3 + (1,) * 4 + (2,) * 4 + (3,) * 4 + (4,)
    assert politics.economy_poverty == (1, 1, 0, 0, 0)
    assert politics.economy_prosperity == (0, 0, 0, 1, 2)
    assert politics.escalation_rolls == (0, 0, 1, 2, 3, 4, 5)


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
    told = [row[1] for row in rows(sections(language)["W9.1"])]
    assert told[:-1] == [str(cost) for cost in single]
    assert [int(number) for number in re.findall(r"\d", told[-1])] == [kpd, dnvp]


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_tables(language: str) -> None:
    told, tables = sections(language), COMPONENTS.tables
    bases = tables.demonstration.bases
    assert [int(cell) for cell in rows(told["W9.3"])[0][1:]] == [bases[result] for result in (1, 4, 6, 7)]
    assert bases == (0, 0, 0, 0, 1, 1, 2, 2)
    assert tables.demonstration.extra_from == 7
    assert [int(cell) for cell in rows(told["W10.2"])[0][1:]] == [tables.reaction.dice_lost[n] for n in (1, 5, 6)]
    assert tables.reaction.dice_lost == (0, 0, 0, 0, 0, 1, 2)
    needed = [int(re.findall(r"\*\*\D*(\d)\D*\*\*", told[section])[0]) for section in ("W9.4", "W9.5", "W9.6")]
    assert needed == [tables.coup.success, tables.counter.success, tables.fight.success]
    assert (tables.coup.poverty, tables.coup.unrest) == (1, 1)
    assert tables.fight.bonus == (0, 0, 1, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_foreign_affairs(language: str) -> None:
    cards = {card.key: card for card in COMPONENTS.foreign.values() if card.target}
    told = {re.findall(r"\(([A-Z]\d\d)\)", row[0])[0]: row for row in rows(sections(language)["W11.2"])}
    assert {key: numbers(row[1])[-1] for key, row in told.items()} == {key: card.target for key, card in cards.items()}
    for key, card in cards.items():
        assert numbers(told[key][2]) == [abs(int(n)) for n in re.findall(r"[+-]\d", card.before.text)][::-1] or sorted(
            numbers(told[key][2])
        ) == sorted(abs(int(n)) for n in re.findall(r"[+-]\d", card.before.text)), key
        vp = re.findall(r"vp \+(\d)", card.success.text)
        assert numbers(told[key][3])[:1] == [int(*vp)], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_endings(language: str) -> None:
    told = sections(language)
    neutral = [int(cell) for cell in rows(told["W12.3"])[0][1:]]
    assert neutral == list(COMPONENTS.tracks.nsdap_seats[1:6])
    items = re.findall(r"^- .*$", told["W12.1"], re.MULTILINE)
    play = COMPONENTS.tables.play
    for item in items[1:3]:
        assert numbers(item) == [play.sudden_with_berlin, play.sudden_anywhere]
    early = {rule for rule in TERMINATION_RULES if rule}
    assert len(items) == len(
        [end for end in st.TERMINATIONS if end in ("anarchy", "councils", "regime", "overthrow", "nsdap")]
    )
    assert {"W8", "W12"} <= early
