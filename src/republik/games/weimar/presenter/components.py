"""The printed components of Weimar, for the page and for programs."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeVar, cast

from republik.games.weimar.phrases import bots
from republik.games.weimar.phrases.sources import share_phrase
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules.component_fields import SOURCES, kind_of
from republik.games.weimar.rules.components import Components as AllComponents
from republik.games.weimar.rules.components import PartyCard, RepublicCard, Topic, provenance
from republik.games.weimar.rules.effect_phrases import effect_phrase
from republik.games.weimar.rules.notation import city_name, point_name
from republik.games.weimar.rules.rules import Rules, rules_for
from republik.games.weimar.rules.titles import TRANSLATED, translations
from republik.table.phrases import Phrase
from republik.table.views import copied, entries

from .board import name_at
from .events import DECKS
from .view import (
    Bots,
    BotTable,
    BotTables,
    Components,
    Field,
    PrintedAgenda,
    PrintedCard,
    PrintedCity,
    PrintedForeignCard,
    PrintedNation,
    PrintedOption,
    PrintedRound,
    PrintedScenario,
    PrintedSociety,
    PrintedTopic,
    PrintedTracks,
    PrintedUnit,
    ProgramCard,
    ProgramComponents,
    SourceCount,
    ZentrumLimit,
)

_T = TypeVar("_T")


def program_components(rules: Rules) -> ProgramComponents:
    """Returns the cards, with their events as written in the data."""
    return ProgramComponents([_program_card(rules, card) for card in range(len(rules.cards))])


def _program_card(rules: Rules, card: int) -> ProgramCard:
    return ProgramCard(
        id=rules.cards[card],
        deck=name_at(DECKS, rules.deck[card]),
        big=int(rules.big[card]),
        small=int(rules.small[card]),
        event=rules.effects[rules.event[card]].text,
    )


@lru_cache(maxsize=2)
def printed_components(folder: Path | None) -> Components:
    """Returns everything printed in a folder of values; None for those of this edition."""
    rules = rules_for(folder=folder)
    parts = rules.components
    return Components(
        parties=list(fx.PARTIES),
        cities=[_printed(PrintedCity, parts.cities[key], id=city_name(i)) for i, key in enumerate(fx.CITIES)],
        units=_all(PrintedUnit, parts.units),
        nations=_all(PrintedNation, parts.nations),
        tracks=_printed(PrintedTracks, parts.tracks),
        cards=[
            *(_card(card, None) for card in parts.republic.values()),
            *(_card(card, fx.PARTIES[card.party]) for card in parts.party.values()),
        ],
        agendas=[_printed(PrintedAgenda, card, party=fx.PARTIES[card.party]) for card in parts.agendas.values()],
        rounds=_all(PrintedRound, parts.rounds),
        foreign=_all(PrintedForeignCard, parts.foreign),
        topics=[_topic(topic) for topic in parts.topics.values()],
        society=_all(PrintedSociety, parts.society),
        scenarios=_all(PrintedScenario, parts.scenarios),
        fields=[_field(rules, point) for point in range(len(rules.points))],
        bots=_bots(rules),
        share=share_phrase(parts),
        sources=_sources(parts),
        translations={language: translations(language) for language in TRANSLATED},
    )


SOURCE_KINDS: Final = {
    "cards": ("republic", "party", "agendas", "rounds", "foreign", "special"),
    "topics": ("topics", "society"),
    "board": ("cities", "units", "markers", "nations", "tracks"),
    "tables": ("table", "minor"),
    "scenarios": ("scenarios",),
    "bots": ("bots", "bot_rules", "zentrum"),
}
"""What the values are counted by: groups of the components' fields."""


def _sources(parts: AllComponents) -> list[SourceCount]:
    counts = Counter((name.split(":")[0].split()[0], kind_of(source)) for name, _, source in provenance(parts))
    return [
        SourceCount(kind, **{source: sum(counts[group, source] for group in groups) for source in SOURCES})
        for kind, groups in SOURCE_KINDS.items()
    ]


def _all(kind: type[_T], parts: Mapping[str, object]) -> list[_T]:
    return [_printed(kind, part) for part in parts.values()]


def _printed(kind: type[_T], part: object, **more: object) -> _T:
    """Returns a component as it is shown: its effects as phrases."""
    effects = {name: _phrase(value) for name, value in entries(part).items() if isinstance(value, fx.Effect)}
    return copied(kind, part, **effects, **more)


def _phrase(effect: fx.Effect) -> Phrase | None:
    return effect_phrase(effect) if effect else None


def _topic(topic: Topic) -> PrintedTopic:
    return _printed(PrintedTopic, topic, options=[_printed(PrintedOption, option) for option in topic.options])


def _card(card: RepublicCard | PartyCard, party: str | None) -> PrintedCard:
    return cast("PrintedCard", {**entries(card), "event": _phrase(card.event), "party": party})


def _field(rules: Rules, point: int) -> Field:
    x, y = rules.points[point]
    owners = [key for party, key in enumerate(fx.PARTIES) if rules.controllers[point] >> party & 1]
    return Field(point_name(rules, point), x, y, owners)


def _bots(rules: Rules) -> Bots:
    limits = zip(bots.ZENTRUM_LIMITS, bots.zentrum_limits(rules), strict=True)
    return Bots(
        tables=[
            BotTables(key, [_bot_table(table) for table in bots.tables_of(rules, fx.PARTIES.index(key))])
            for key in rules.components.bots
        ],
        always=list(bots.always()),
        zentrum=[ZentrumLimit(key, row) for key, row in limits],
    )


def _bot_table(table: bots.Table) -> BotTable:
    return BotTable(table.key, bots.title(table.key), list(table.rows), table.is_list)
