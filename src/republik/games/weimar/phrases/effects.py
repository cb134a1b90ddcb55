"""Effects of cards, topics and markers as phrases."""

from typing import Final

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules.components import Criterion, FinalLine
from republik.games.weimar.rules.effects import Effect, Step
from republik.games.weimar.rules.rules import Rules
from republik.table.phrases import Arg, Name, Phrase, signed

from . import names
from .names import hyphens

MARKER_VERBS: Final = frozenset(range(fx.POVERTY, fx.BLACK_FRIDAY + 1))
SIGNED_VERBS: Final = MARKER_VERBS | {fx.BASE, fx.SEAT, fx.VP, fx.RESERVE, fx.ECONOMY, fx.FLAG, fx.BONUS}
PLACE_KEYS: Final = {fx.THE_CITY: "at-chosen", fx.ANYWHERE: "at-any", fx.RANDOM: "at-random"}
IF_KEYS: Final = {
    fx.IF_BLOCKADE: "blockade",
    fx.IF_DONE: "done",
    fx.IF_GOVERNS: "governs",
    fx.IF_MINORITY: "minority",
    fx.IF_MAJORITY: "majority",
    fx.IF_COUNCILS: "councils",
    fx.IF_IMPULSE: "impulse",
    fx.IF_GREEN: "green",
}
NOTHING: Final = Phrase("card-nothing")
LISTED_AS_IS: Final = frozenset({"ultimatum", "government"})
"""Measures that are either met or not: their messages need no number."""


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
    return Phrase("option-does", {"option": names.option(rules, slot, option), "what": block_phrase(event, 0)})


def joined(key: str, parts: list[Phrase]) -> Phrase:
    """Joins phrases with a message for two of them."""
    if not parts:
        return NOTHING
    *before, said = parts
    for part in reversed(before):
        said = Phrase(key, {"first": part, "next": said})
    return said


def step_phrase(effect: Effect, step: Step) -> Phrase:
    said = _bracket(effect, step) if step.blocks else _verb(step)
    if step.place != fx.NOWHERE:
        said = Phrase("effect-at", {"what": said, "place": at(step.place)})
    if step.verb not in (fx.TOPIC, fx.CONTROL) and step.party not in (fx.YOU, fx.NOBODY):
        said = _of(step.party, said)
    if step.by != fx.YOU:
        said = _of(step.by, said)
    if step.test != fx.ALWAYS:
        said = Phrase("effect-if", {"when": _condition(step), "what": said})
    return said


def _of(party: int, what: Phrase) -> Phrase:
    return Phrase("effect-of", {"party": names.party(party), "what": what})


def at(place: int) -> Phrase:
    if place in PLACE_KEYS:
        return Phrase(PLACE_KEYS[place])
    return Phrase("at-city", {"place": names.city(place)})


def _verb(step: Step) -> Phrase:
    verb = step.verb
    if verb in MARKER_VERBS:
        return Phrase("effect-marker", {"thing": names.marker(fx.VERBS[verb]), "count": _count(step)})
    key = "effect-" + hyphens(fx.VERBS[verb])
    if verb == fx.DEBATE and not step.amount:
        key += "-card"
    elif verb == fx.DISCARD and step.amount == fx.ALL:
        key += "-all"
    elif verb == fx.SOCIETY and step.amount < 0:
        key += "-out"
    elif verb == fx.SOCIETY and step.thing == fx.WHITE_MARKER:
        key += "-white"
    args: dict[str, Arg] = {"count": _count(step)}
    thing = _thing(step)
    if thing is not None:
        args["thing"] = thing
    if verb == fx.TOPIC:
        args["field"] = _field(step)
    return Phrase(key, args)


def _bracket(effect: Effect, step: Step) -> Phrase:
    parts = [block_phrase(effect, block) for block in step.blocks]
    if step.verb == fx.MAY:
        return Phrase("effect-may", {"what": parts[0]})
    if step.verb == fx.EACH_CITY:
        return Phrase("effect-cities", {"count": step.amount, "what": parts[0]})
    if step.verb == fx.VOTE:
        return Phrase("effect-vote", {"what": parts[0], "other": parts[1]})
    if len(parts) == 1:
        return parts[0]
    return Phrase("effect-choice", {"what": joined("effect-or-next", parts)})


def _count(step: Step) -> Arg:
    if abs(step.amount) == fx.ALL:
        return Phrase("effect-all" if step.amount > 0 else "effect-all-less")
    return signed(step.amount) if step.verb in SIGNED_VERBS else step.amount


def _thing(step: Step) -> Arg | None:
    verb, thing = step.verb, step.thing
    if verb in (fx.SUPPLY, fx.MOBILISE, fx.DEPLOY):
        return names.unit(thing) if thing >= 0 else Name("unit", "own" if thing == fx.OWN_UNITS else "gov")
    if verb == fx.FLAG:
        return names.nation(thing)
    if verb in (fx.TOPIC, fx.STEER):
        return names.kind_of_topic(thing)
    if verb == fx.SOCIETY and thing >= 0:
        return names.society(thing)
    if verb == fx.CONTROL:
        return Phrase("effect-either", {"one": names.party(step.party), "other": names.party(thing)})
    if verb == fx.OUT:
        return tuple(names.special(i) for i in range(len(fx.SPECIAL_CARDS)) if thing >> i & 1)
    return None


def _field(step: Step) -> Arg:
    if step.party == fx.NOBODY:
        return Phrase("field-centre")
    return Phrase("field-arm", {"party": names.party(step.party), "number": step.amount})


def _condition(step: Step) -> Phrase:
    argument = step.argument
    args: dict[str, Arg] = {}
    if step.test == fx.IF_DONE:
        args["card"] = names.foreign(argument)
    elif step.test == fx.IF_GOVERNS:
        args["party"] = names.party(argument)
    elif step.test in (fx.IF_MAJORITY, fx.IF_COUNCILS):
        args = {"party": names.party(fx.YOU), "place": at(argument)}
    elif step.test == fx.IF_IMPULSE:
        args["count"] = argument
    elif step.test == fx.IF_GREEN:
        args["topic"] = names.kind_of_topic(argument)
    return Phrase("if-" + ("no-" if step.negated else "") + IF_KEYS[step.test], args)


# -- final scoring -----------------------------------------------------------------------------------


def measure_phrase(line: FinalLine) -> Phrase:
    """Describes a line of a final scoring."""
    what = Phrase(f"measure-{hyphens(line.measure)}")
    if line.each:
        return Phrase("measure-each", {"what": what})
    if line.high == 0:
        return Phrase("measure-none", {"what": what})
    if line.low <= 1 and line.measure in LISTED_AS_IS:
        return what
    if line.low > 0:
        return Phrase("measure-at-least", {"what": what, "count": line.low})
    return Phrase("measure-at-most", {"what": what, "count": line.high})


def criterion_phrase(line: Criterion) -> Phrase:
    """Describes a criterion of the solo scenario from the side of the player's SPD, which it measures."""
    what = f"criterion-{hyphens(line.measure)}"
    if line.high == 0 or (line.low <= 1 and line.measure in LISTED_AS_IS):
        return Phrase(what, {"count": min(line.low, 1)})
    if line.low > 0:
        return Phrase("criterion-least", {"what": Phrase(what, {"count": line.low})})
    return Phrase("criterion-most", {"what": Phrase(what, {"count": line.high})})


def face(rules: Rules, effect: Effect) -> Name:
    """Returns the card, topic or marker to which an effect belongs."""
    return names.face(rules, effect.name.partition(".")[0])
