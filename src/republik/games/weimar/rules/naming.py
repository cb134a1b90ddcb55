"""Names of everything in the game, by its number in the rules."""

from typing import Final

from republik.table.phrases import Name

from . import effects as fx
from . import steps as st
from .notation import (
    COUNTER_NAMES,
    UNIT_NAMES,
    USE_NAMES,
    city_name,
    point_name,
    topic_name,
)
from .rules import Rules

ACTION_NAMES: Final = ("demonstration", "coup", "counter", "fight")
WHY_NAMES: Final = ("agenda", "early", "impulses")
MINOR_NAMES: Final = ("uspd", "ddp", "dvp")
PARTY_WORDS: Final = {
    fx.YOU: "you",
    fx.GOV: "gov",
    fx.OTHERS: "others",
    fx.FOE: "foe",
    fx.CHANCELLOR: "chancellor",
    fx.NOBODY: "nobody",
}
GROUP_WORDS: Final = {fx.OWN_UNITS: "own", fx.GOV_UNITS: "gov"}
PLACE_WORDS: Final = {st.SUPPLY: "supply", st.DISSOLVED: "dissolved", st.UNUSED: "unused"}


def hyphens(word: str) -> str:
    return word.replace("_", "-").replace(" ", "-")


# -- names by number -------------------------------------------------------------------------------


def party(number: int) -> Name:
    """Returns one of the four parties, or a placeholder used by effects."""
    return Name("party", fx.PARTIES[number] if number >= 0 else PARTY_WORDS[number])


def party_or_nobody(number: int) -> Name:
    """Returns a party, or nobody if none is given."""
    return party(number if number >= 0 else fx.NOBODY)


def parties(mask: int) -> tuple[Name, ...]:
    return tuple(party(number) for number in range(st.PARTIES) if mask >> number & 1)


def seating(rules: Rules, index: int) -> tuple[Name, ...]:
    """Returns the parties clockwise."""
    return tuple(party(number) for number in rules.seatings[index])


def city(number: int) -> Name:
    return Name("city", city_name(number))


def place(number: int) -> Name:
    """Returns a city, or the place of units that are in no city."""
    return city(number) if number < st.CITIES else Name("place", PLACE_WORDS[number])


def unit(kind: int) -> Name:
    """Returns a kind of unit, or a group used by effects."""
    return Name("unit", UNIT_NAMES[kind] if kind >= 0 else GROUP_WORDS[kind])


def marker(word: str) -> Name:
    """Returns a marker in a city or in the DR box."""
    return Name("marker", word)


def counter(number: int) -> Name:
    """Returns the marker that a counter-coup removes."""
    return marker(COUNTER_NAMES[number])


def nation(number: int) -> Name:
    return Name("nation", fx.NATIONS[number] if number >= 0 else "any")


def society(number: int) -> Name:
    return Name("society", fx.SOCIETY_MARKERS[number])


def topic(rules: Rules, slot: int) -> Name:
    """Returns a topic marker, numbered if there are two copies."""
    return Name("topic", topic_name(rules, slot))


def kind_of_topic(number: int) -> Name:
    return Name("topic", fx.TOPICS[number] if number >= 0 else "any")


def option(rules: Rules, slot: int, number: int) -> Name:
    """Returns an option of a topic."""
    key = fx.TOPICS[rules.slot_topic[slot]]
    return Name("option", f"{key}.{rules.components.topics[key].options[number].key}")


def field(rules: Rules, point: int) -> Name:
    """Returns a field of the opinion track."""
    return Name("field", point_name(rules, point))


def card(rules: Rules, number: int) -> Name:
    """Returns a republic or party card; a hidden one has neither number nor title."""
    return Name("card", rules.cards[number] if number >= 0 else "hidden")


def agenda(rules: Rules, number: int) -> Name:
    return Name("agenda", rules.agendas[number] if number >= 0 else "hidden")


def foreign(number: int) -> Name:
    return Name("foreign", fx.FOREIGN_CARDS[number])


def special(number: int) -> Name:
    return Name("special", fx.SPECIAL_CARDS[number])


def use(number: int) -> Name:
    return Name("use", USE_NAMES[number])


def action(kind: int) -> Name:
    return Name("action", ACTION_NAMES[kind])


def coalition(number: int) -> Name:
    return Name("coalition", st.COALITION_NAMES[number])


def minor(number: int) -> Name:
    return Name("minor", MINOR_NAMES[number])


def why(number: int) -> Name:
    """Returns the phase that the chosen party begins."""
    return Name("why", WHY_NAMES[number])


def face(rules: Rules, key: str) -> Name:
    """Returns the card, topic or marker with this key."""
    components = rules.components
    if key in rules.card_index:
        return Name("card", key)
    for kind, group in (
        ("agenda", components.agendas),
        ("foreign", components.foreign),
        ("round", components.rounds),
        ("special", components.special),
        ("topic", components.topics),
        ("society", components.society),
        ("minor", components.minor),
    ):
        if key in group:
            return Name(kind, key)
    return Name("face", key.upper())
