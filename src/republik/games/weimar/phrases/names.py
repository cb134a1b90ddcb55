"""The names printed on the components, in one language; all others are messages."""

from collections.abc import Iterable, Mapping
from typing import Final

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.components import Components, PartyCard, RepublicCard, in_language
from republik.games.weimar.rules.notation import city_name, point_name, topic_name
from republik.games.weimar.rules.rules import Rules
from republik.table.game import Names, Text

COPIES: Final = ("I", "II", "III", "IV")
QUOTES: Final = '„“«"'


def printed(rules: Rules, text: Text, language: str) -> Names:
    """Returns the names printed on the components; all others are messages."""
    components = rules.components

    def titles(entries: Iterable[tuple[str, Mapping[str, str]]]) -> dict[str, str]:
        return {key: in_language(dict(names), language) for key, names in entries}

    def cards(entries: Iterable[tuple[str, Mapping[str, str]]]) -> dict[str, str]:
        return {key: _numbered(key, title, text) for key, title in titles(entries).items()}

    topics = titles((key, one.names) for key, one in components.topics.items())
    return {
        "city": titles((city_name(i), components.cities[key].names) for i, key in enumerate(fx.CITIES)),
        "card": cards((key, one.names) for key, one in _cards(components)),
        "agenda": cards((key, one.names) for key, one in components.agendas.items()),
        "foreign": cards((key, one.names) for key, one in components.foreign.items()),
        "round": cards((key, one.names) for key, one in components.rounds.items()),
        "special": titles((key, one.names) for key, one in components.special.items()),
        "society": titles((key, one.names) for key, one in components.society.items()),
        "topic": topics | _copies(rules, topics, text),
        "option": titles(
            (f"{key}.{one.key}", one.names) for key, topic in components.topics.items() for one in topic.options
        ),
        "field": {point_name(rules, point): _field(rules, point, text) for point in range(len(rules.points))},
        "scenario": titles((key, one.names) for key, one in components.scenarios.items()),
    }


def _cards(components: Components) -> Iterable[tuple[str, RepublicCard | PartyCard]]:
    yield from components.republic.items()
    yield from components.party.items()


def _numbered(number: str, title: str, text: Text) -> str:
    """Formats a card's number and title; a title that contains quotation marks gets no others."""
    if any(mark in title for mark in QUOTES):
        return f"{number} {title}"
    return text("card-name", number=number, title=title)


def _copies(rules: Rules, topics: Mapping[str, str], text: Text) -> dict[str, str]:
    """Distinguishes copies of a topic marker by number."""
    named: dict[str, str] = {}
    for number, key in enumerate(fx.TOPICS):
        slots = rules.slots_of[number]
        if len(slots) > 1:
            for copy, slot in zip(COPIES, slots, strict=False):
                named[topic_name(rules, slot)] = text("topic-copy", topic=topics[key], number=copy)
    return named


def _field(rules: Rules, point: int, text: Text) -> str:
    """Names a field by the parties towards which it lies, the nearest first."""
    pulls = sorted(((rules.pull[number][point], -number) for number in range(st.PARTIES)), reverse=True)
    arms = [
        text("field-arm", party=text(f"party-{fx.PARTIES[-number]}"), number=value) for value, number in pulls if value
    ]
    return " + ".join(arms) or text("field-centre")
