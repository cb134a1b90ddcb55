"""The player aids: the same parts in five languages, and a line for every kind of icon in the data."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from republik import games
from republik.games.weimar import new_game
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules.component_fields import SOURCES
from republik.games.weimar.rules.components import in_language, load_components
from republik.games.weimar.rules.roads import roads
from republik.messages.i18n import LANGUAGES
from republik.table.views import plain_data

ROOT = Path(__file__).resolve().parents[2]
OF_A_PARTY = re.compile(r"_(spd|z|kpd|dnvp)$")
PARTY = re.compile(r"\b(SPD|Zentrum|KPD|DNVP)\b")


def aid(game: str, language: str) -> dict[str, Any]:
    path = ROOT / "web" / "src" / "games" / game / "content" / f"aid.{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def icons(game: str, language: str = "en") -> set[str]:
    return {icon for part in aid(game, language)["parts"] for icon in part.get("icons", {})}


def shape(told: dict[str, Any]) -> tuple[Any, ...]:
    parts = [
        (
            part["name"],
            part.get("rule"),
            list(part.get("icons", {})),
            len(part.get("steps", ())),
            len(part.get("rows", ())),
            "text" in part,
        )
        for part in told["parts"]
    ]
    return parts, {name: len(picture["legend"]) for name, picture in told["pictures"].items()}


@pytest.mark.parametrize("game", ["wsdv", "weimar"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_parts(game: str, language: str) -> None:
    told = aid(game, language)
    assert shape(told) == shape(aid(game, "en"))
    lines = [line for part in told["parts"] for line in [*part.get("icons", {}).values(), *part.get("steps", ())]]
    assert all(lines)
    for part in told["parts"]:  # the page identifies lines by their text
        for several in (part.get("steps", []), [cell for _, cell in part.get("rows", [])]):
            assert len(set(several)) == len(several), part["name"]


@pytest.mark.parametrize("game", ["wsdv", "weimar"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_that_parts_name_have_headings(game: str, language: str) -> None:
    page = (ROOT / "web" / "src" / "games" / game / "content" / f"rules.{language}.md").read_text(encoding="utf-8")
    for part in aid(game, language)["parts"]:
        assert f"\n## {part['rule']} " in page, part["name"]


def test_every_icon_of_the_cards_and_tracks_of_wsdv() -> None:
    told = plain_data(games.game("wsdv").presenter.components({}))
    cards = told["cards"]
    rows = [row for card in cards for row in card["rows"]]
    rows += [row for space in told["tracks"]["prestige"].values() for row in space]
    kinds = {row["kind"] for row in rows} | {card["colour"] for card in cards}
    kinds |= {f"{card['police']}_police" for card in cards if card["police"]}
    kinds |= {track for card in cards for track in ("prestige", "currency", "socialists") if card[track]}
    kinds |= {"flight", "arms", "value", "values", "side"}
    assert kinds <= icons("wsdv")


def test_every_icon_of_the_cards_and_tracks_of_weimar() -> None:
    components = new_game().rules.components
    kinds = {f"marker_{marker}" for marker in components.markers} | {"marker_prosperity"}
    kinds |= {f"units_{unit.side}" for unit in components.units.values()}
    kinds |= {f"nation_{nation}" for nation in components.nations}
    kinds |= {f"topic_{topic.colour}" for topic in components.topics.values()}
    kinds |= {f"source_{source}" for source in SOURCES}
    kinds |= {"spd", "zentrum", "kpd", "dnvp", "big", "small", "nsdap", *components.minor}
    kinds |= {f"society_{OF_A_PARTY.sub('', marker)}" for marker in components.society}
    assert kinds <= icons("weimar")


def heads(language: str, name: str) -> list[str]:
    return [head for part in aid("weimar", language)["parts"] if part["name"] == name for head, _ in part["rows"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_white_topic_of_weimar_has_its_line(language: str) -> None:
    white = [topic for topic in load_components().topics.values() if topic.colour == "white"]
    titles = {in_language(topic.names, language) for topic in white}
    assert {title for head in heads(language, "topics") for title in head.split(" · ")} == titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_minor_party_of_weimar_has_its_controllers_and_its_seats(language: str) -> None:
    box = load_components()
    (part,) = (part for part in aid("weimar", language)["parts"] if part["name"] == "minors")
    for key, minor in box.minor.items():
        line = part["icons"][key]
        assert ", ".join(map(str, minor.seats)) in line
        assert [name.lower() for name in PARTY.findall(line)] == [fx.PARTIES[party] for party in minor.controllers]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sudden_end_of_weimar_has_its_line(language: str) -> None:
    """KPD and DNVP share the line of the overthrow."""
    ends = {road.termination for road in roads(new_game())}
    assert len(heads(language, "ends")) == len(ends)


@pytest.mark.parametrize(("game", "page"), [("wsdv", "pages/Rules.svelte"), ("weimar", "WeimarRules.svelte")])
def test_every_picture_has_its_drawing_and_its_section(game: str, page: str) -> None:
    folder = ROOT / "web" / "src" / "games" / game
    drawn = dict(
        re.findall(r'(\w+): \{ section: "(\S+)", Picture: \w+ \}', (folder / page).read_text(encoding="utf-8"))
    )
    assert set(drawn) == set(aid(game, "en")["pictures"])
    rules = (folder / "content" / "rules.en.md").read_text(encoding="utf-8")
    for section in drawn.values():
        assert f"\n## {section} " in rules


@pytest.mark.parametrize(
    ("game", "page", "sections"),
    [
        ("wsdv", "pages/Rules.svelte", "6.3 9.1 9.3 9.7 10.2"),
        ("weimar", "WeimarRules.svelte", "W1 W1.2 W3.3 W4.1 W7.1 W7.2 W7.3 W8 W8.8 W9.3 W9.4 W10.2 W11.1 W12.1"),
    ],
)
def test_what_newcomers_get_wrong_is_drawn(game: str, page: str, sections: str) -> None:
    told = (ROOT / "web" / "src" / "games" / game / page).read_text(encoding="utf-8")
    assert set(sections.split()) <= set(re.findall(r'section: "(\S+)"', told))
