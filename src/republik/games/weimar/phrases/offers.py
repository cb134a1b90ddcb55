"""The legal moves as presented to a person: in groups, with the places to click."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from republik.games.weimar.rules import naming
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.effect_phrases import effect_phrase, offered_by, topic_option
from republik.games.weimar.rules.effect_steps import Option
from republik.games.weimar.rules.flow import decision
from republik.games.weimar.rules.interpreter import effect_of
from republik.games.weimar.rules.move_phrases import STEP_KEYS, move_phrase
from republik.games.weimar.rules.naming import hyphens
from republik.games.weimar.rules.notation import USE_NAMES, move_text
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.rules import Rules
from republik.games.weimar.rules.topics import TopicOption
from republik.table.action_space import Block
from republik.table.phrases import Choice, Phrase

from .outlook import ending

CITY_BLOCKS: Final = frozenset({"city", "base", "put", "take"})
IN_CITY_BLOCKS: Final = frozenset({"remove_base", "dissolve", "takeover"})
"""Blocks whose moves end with a city."""
HAND_BLOCKS: Final = frozenset({"answer", "discard"})
CARD_BLOCKS: Final = HAND_BLOCKS | {"purge"}
LAST_BLOCKS: Final = frozenset({"store", "spend", "better", "done"})
MAX_CANDIDATES: Final = 24


def describe(shown: Position, move: int) -> Phrase:
    """Describes a move in full, including the effect of an option."""
    offered = _offered(shown)
    option = move - shown.rules.actions.option
    return offered[option] if 0 <= option < len(offered) else move_phrase(shown.rules, move, _step_key(shown))


def _offered(shown: Position) -> Sequence[Phrase]:
    """Describes the options of a topic or effect, in the step that chooses one."""
    if shown.termination != st.ONGOING or not shown.depth:
        return ()
    step = shown.step()
    if isinstance(step, TopicOption):
        options = len(shown.rules.options[shown.rules.slot_topic[step.slot]])
        return [topic_option(shown.rules, step.slot, option) for option in range(options)]
    return offered_by(effect_of(shown, step.root), step.block, step.index) if isinstance(step, Option) else ()


def _step_key(shown: Position) -> str:
    return STEP_KEYS.get(shown.step().kind, "") if shown.termination == st.ONGOING and shown.depth else ""


def choices(shown: Position) -> list[Choice]:
    """Returns all legal moves; moves of a kind are next to each other, and those that end the step come last."""
    rules = shown.rules
    step, offered = _step_key(shown), _offered(shown)
    groups: dict[str, list[Choice]] = {}
    ranks: dict[str, int] = {}
    for move in shown.legal:
        group, rank, choice = _choice(rules, move, step)
        option = move - rules.actions.option
        if 0 <= option < len(offered):
            choice = replace(choice, phrase=offered[option])
        groups.setdefault(group, []).append(choice)
        ranks[group] = max(rank, ranks.get(group, 0))
    return [choice for group in sorted(groups, key=ranks.__getitem__) for choice in groups[group]]


def warned(offered: list[Choice], ends: Mapping[int, int]) -> list[Choice]:
    """Returns the choices with a warning of those that may end the game at once."""
    if not ends:
        return offered
    return [
        replace(one, warning=Phrase("move-warning", {"how": ending(ends[one.id])})) if one.id in ends else one
        for one in offered
    ]


@lru_cache(maxsize=8192)
def _choice(rules: Rules, move: int, step: str) -> tuple[str, int, Choice]:
    """Returns a choice, the key of its group and the group's rank. It is cached, because it is the same in every
    game."""
    block = rules.actions.block_of(move)
    group = _group(rules, move, block)
    place, phrase = place_of(rules, block.name, move - block.start), move_phrase(rules, move, step)
    note = use_note(rules, *divmod(move - block.start, st.USES)) if block.name == "play" else None
    choice = Choice(move, move_text(rules, move), phrase, place, "", short(rules, move, block), group, note)
    return repr(group), (block.name in LAST_BLOCKS) + (block.name == "done"), choice


def _group(rules: Rules, move: int, block: Block) -> Phrase:
    """Returns the heading: the action, the card whose use it is, or the parties that would control the field."""
    i = move - block.start
    if block.name == "play":
        return Phrase("short-card", {"card": naming.card(rules, i // st.USES)})
    if block.name == "point":
        parties = naming.parties(rules.controllers[i])
        return Phrase("group-parties", {"parties": parties}) if parties else Phrase("field-centre")
    if block.name == "remove_base":
        return Phrase("group-remove-base-of", {"party": naming.party(i // st.CITIES)})
    return Phrase(f"group-{hyphens(block.name)}")


def short(rules: Rules, move: int, block: Block) -> Phrase | None:
    """Returns only the place or use, if the heading contains the rest."""
    i = move - block.start
    if block.name == "play":
        return Phrase("move-use", {"use": naming.use(i % st.USES)})
    if block.name in CITY_BLOCKS:
        return Phrase("move-city", {"place": naming.city(i)})
    if block.name == "remove_base":
        return Phrase("move-city", {"place": naming.city(i % st.CITIES)})
    if block.name == "mobilise":
        kind, source = divmod(i, st.CITIES + 1)
        return Phrase("short-unit", {"unit": naming.unit(kind), "place": naming.place(source)})
    if block.name == "dissolve":
        kind, city = divmod(i, st.CITIES)
        return Phrase("short-unit", {"unit": naming.unit(kind), "place": naming.city(city)})
    if block.name == "point":
        return Phrase("short-field", {"field": naming.field(rules, i)})
    if block.name in CARD_BLOCKS:
        return Phrase("short-card", {"card": naming.card(rules, i)})
    return None


def use_note(rules: Rules, card: int, use: int) -> Phrase:
    """Describes what a use of a card gives."""
    republic = rules.deck[card] == st.REPUBLIC
    if use == st.EVENT:
        key = "use-note-event-republic" if republic else "use-note-event"
        return Phrase(key, {"what": effect_phrase(rules.effects[rules.event[card]])})
    phrase = Phrase(f"use-note-{USE_NAMES[use]}", {"big": rules.big[card], "small": rules.small[card]})
    return Phrase("use-note-first", {"what": phrase}) if republic else phrase


# -- places ------------------------------------------------------------------------------------------


def place_of(rules: Rules, block: str, i: int) -> str:
    """Returns the place to click; empty for a button."""
    if block in CITY_BLOCKS or block in IN_CITY_BLOCKS:
        return f"city:{naming.city(i % st.CITIES).id}"
    if block == "mobilise":
        source = i % (st.CITIES + 1)
        return f"city:{naming.city(source).id}" if source < st.CITIES else ""
    if block in HAND_BLOCKS:  # the page does not show discard piles: a purged card (D06) has a button
        return f"card:{rules.cards[i]}"
    if block == "play":
        return f"card:{rules.cards[i // st.USES]}"
    if block == "agenda":
        return f"agenda:{rules.agendas[i]}"
    if block == "topic":
        return f"topic:{naming.topic(rules, i).id}"
    if block == "point":
        return f"field:{naming.field(rules, i).id}"
    if block == "foreign":
        return f"foreign:{naming.foreign(i).id}"
    return ""


def candidates(shown: Position, place: str) -> list[int]:
    """Returns the moves that a click on a place may mean in this step."""
    if shown.termination != st.ONGOING:
        return []
    answers = decision(shown).answers.split()
    blocks = [block for block in shown.rules.actions.blocks if block.name in answers and block.name not in UNCLICKED]
    return _at(shown.rules, blocks, place)[:MAX_CANDIDATES]


UNCLICKED: Final = frozenset({"mobilise", "dissolve", "takeover"})
"""A city does not identify the unit."""


def _at(rules: Rules, blocks: Sequence[Block], place: str) -> list[int]:
    return [block.start + i for block in blocks for i in range(block.size) if place_of(rules, block.name, i) == place]
