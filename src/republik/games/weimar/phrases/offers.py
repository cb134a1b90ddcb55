"""The legal moves as a person meets them: in groups, with the places where they are clicked."""

from collections.abc import Sequence
from typing import Final

from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.executing import effect_of
from republik.games.weimar.rules.flow import decision_of
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.rules import Rules
from republik.table.action_space import Block
from republik.table.phrases import Choice, Phrase

from . import names
from .effects import offered_by, topic_option
from .moves import STEP_KEYS, move_phrase
from .names import hyphens

CITY_BLOCKS: Final = frozenset({"city", "base", "put", "take"})
IN_CITY_BLOCKS: Final = frozenset({"remove_base", "dissolve", "takeover"})
"""Blocks whose moves name a city last."""
CARD_BLOCKS: Final = frozenset({"answer", "discard", "purge"})
LAST_BLOCKS: Final = frozenset({"store", "spend", "better", "done"})
MOST_CANDIDATES: Final = 24


def describe(shown: Position, move: int) -> Phrase:
    """A move in full, with what an option would do."""
    rules = shown.rules
    if shown.termination != st.ONGOING or not shown.depth:
        return move_phrase(rules, move)
    step = shown.step()
    option = move - rules.actions.option
    if rules.actions.block_of(move).name == "option":
        if step[0] == st.TOPIC_OPTION and option < len(rules.options[rules.slot_topic[step[2]]]):
            return topic_option(shown.rules, step[2], option)
        if step[0] == st.OPTION:
            offered = offered_by(effect_of(shown, step[2]), step[3], step[4])
            if option < len(offered):
                return offered[option]
    return move_phrase(rules, move, STEP_KEYS.get(step[0], ""))


def choices(shown: Position) -> list[Choice]:
    """Every legal move; moves of a kind stand together, and what ends the step comes last."""
    rules = shown.rules
    blocks = [(move, rules.actions.block_of(move)) for move in shown.legal]
    groups = [_group(rules, move, block) for move, block in blocks]
    offered = [_choice(shown, move, block, group) for (move, block), group in zip(blocks, groups, strict=True)]
    last = {groups.index(group) for (_, block), group in zip(blocks, groups, strict=True) if block.name in LAST_BLOCKS}
    done = {groups.index(group) for (_, block), group in zip(blocks, groups, strict=True) if block.name == "done"}

    def rank(number: int) -> tuple[int, int]:
        group = groups.index(groups[number])
        return (group in last) + (group in done), group

    return [offered[number] for number in sorted(range(len(offered)), key=rank)]


def _choice(shown: Position, move: int, block: Block, group: Phrase) -> Choice:
    place = place_of(shown.rules, block.name, move - block.start)
    return Choice(move, describe(shown, move), place, "", short(shown.rules, move, block), group)


def _group(rules: Rules, move: int, block: Block) -> Phrase:
    """What is done; uses of a card by the card, fields of the opinion track by the parties that would control them."""
    i = move - block.start
    if block.name == "play":
        return Phrase("short-card", {"card": names.card(rules, i // st.USES)})
    if block.name == "point":
        parties = names.parties(rules.controllers[i])
        return Phrase("group-parties", {"parties": parties}) if parties else Phrase("field-centre")
    if block.name == "remove_base":
        return Phrase("group-remove-base-of", {"party": names.party(i // st.CITIES)})
    return Phrase(f"group-{hyphens(block.name)}")


def short(rules: Rules, move: int, block: Block) -> Phrase | None:
    """Only the place or the use, where the heading says the rest."""
    i = move - block.start
    if block.name == "play":
        return Phrase("move-use", {"use": names.use(i % st.USES)})
    if block.name in CITY_BLOCKS:
        return Phrase("move-city", {"place": names.city(i)})
    if block.name == "remove_base":
        return Phrase("move-city", {"place": names.city(i % st.CITIES)})
    if block.name == "mobilise":
        kind, source = divmod(i, st.CITIES + 1)
        return Phrase("short-unit", {"unit": names.unit(kind), "place": names.place(source)})
    if block.name == "dissolve":
        kind, city = divmod(i, st.CITIES)
        return Phrase("short-unit", {"unit": names.unit(kind), "place": names.city(city)})
    if block.name == "point":
        return Phrase("short-field", {"field": names.field(rules, i)})
    if block.name in CARD_BLOCKS:
        return Phrase("short-card", {"card": names.card(rules, i)})
    return None


# -- places ------------------------------------------------------------------------------------------


def place_of(rules: Rules, block: str, i: int) -> str:
    """Where a move is clicked; empty for a button."""
    if block in CITY_BLOCKS or block in IN_CITY_BLOCKS:
        return f"city:{names.city(i % st.CITIES).id}"
    if block == "mobilise":
        source = i % (st.CITIES + 1)
        return f"city:{names.city(source).id}" if source < st.CITIES else ""
    if block in CARD_BLOCKS:
        return f"card:{rules.cards[i]}"
    if block == "play":
        return f"card:{rules.cards[i // st.USES]}"
    if block == "agenda":
        return f"agenda:{rules.agendas[i]}"
    if block == "topic":
        return f"topic:{names.topic(rules, i).id}"
    if block == "point":
        return f"field:{names.field(rules, i).id}"
    if block == "foreign":
        return f"foreign:{names.foreign(i).id}"
    return ""


def candidates(shown: Position, place: str) -> list[int]:
    """The moves that a click on a place could have meant in this step."""
    if shown.termination != st.ONGOING:
        return []
    wanted = decision_of(shown.step()).answers.split()
    blocks = [block for block in shown.rules.actions.blocks if block.name in wanted and block.name not in UNCLICKED]
    return _at(shown.rules, blocks, place)[:MOST_CANDIDATES]


UNCLICKED: Final = frozenset({"mobilise", "dissolve", "takeover"})
"""Which unit was meant cannot be told from a city."""


def _at(rules: Rules, blocks: Sequence[Block], place: str) -> list[int]:
    return [block.start + i for block in blocks for i in range(block.size) if place_of(rules, block.name, i) == place]
