"""Effects of cards, topics and markers as phrases."""

from typing import Final

from republik.table.phrases import Name, Phrase

from . import effects as fx
from . import naming
from .effects import Effect, Step
from .rules import Rules

PLACE_KEYS: Final = {fx.THE_CITY: "at-chosen", fx.ANYWHERE: "at-any", fx.RANDOM: "at-random"}
NOTHING: Final = Phrase("card-nothing")


def effect_phrase(effect: Effect) -> Phrase:
    """Describes everything that an effect does."""
    return block_phrase(effect, 0)


def block_phrase(effect: Effect, number: int) -> Phrase:
    """Describes one of its blocks, step by step."""
    return joined("effect-then", [step_phrase(effect, step) for step in effect.blocks[number]])


def offered_by(effect: Effect, block: int, index: int) -> list[Phrase]:
    """Describes what the answers to a step of an effect would do, in their order."""
    step = effect.blocks[block][index]
    return [block_phrase(effect, inner) for inner in step.blocks] or [step_phrase(effect, step)]


def topic_option(rules: Rules, slot: int, option: int) -> Phrase:
    """Describes an option of a topic, with its effect."""
    event = rules.effects[rules.options[rules.slot_topic[slot]][option]]
    return Phrase("option-does", {"option": naming.option(rules, slot, option), "what": block_phrase(event, 0)})


def joined(key: str, parts: list[Phrase]) -> Phrase:
    """Joins phrases with a message for two of them."""
    if not parts:
        return NOTHING
    *before, phrase = parts
    for part in reversed(before):
        phrase = Phrase(key, {"first": part, "next": phrase})
    return phrase


def step_phrase(effect: Effect, step: Step) -> Phrase:
    if step.blocks:
        phrase = step.verb.phrase_around(step, [block_phrase(effect, block) for block in step.blocks])
    else:
        phrase = step.verb.phrase(step)
    if step.place != fx.NOWHERE:
        phrase = Phrase("effect-at", {"what": phrase, "place": at(step.place)})
    if step.verb.names_party and step.party not in (fx.YOU, fx.NOBODY):
        phrase = _of(step.party, phrase)
    if step.by != fx.YOU:
        phrase = _of(step.by, phrase)
    if step.condition is not None:
        phrase = Phrase("effect-if", {"when": step.condition.phrase(), "what": phrase})
    return phrase


def _of(party: int, what: Phrase) -> Phrase:
    return Phrase("effect-of", {"party": naming.party(party), "what": what})


def at(place: int) -> Phrase:
    if place in PLACE_KEYS:
        return Phrase(PLACE_KEYS[place])
    return Phrase("at-city", {"place": naming.city(place)})


def face(rules: Rules, effect: Effect) -> Name:
    """Returns the card, topic or marker to which an effect belongs."""
    return naming.face(rules, effect.name.partition(".")[0])
