"""The legal moves as presented to a person, and the possible meanings of a click on a place."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from republik.games.wsdv.rules import naming, pending
from republik.games.wsdv.rules.flow import decision_of
from republik.games.wsdv.rules.move_phrases import clicked, describe, short
from republik.games.wsdv.rules.notation import CITY_MOVES, LINE_MOVES, move_text
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.steps import (
    ACTION,
    ATTACK,
    BUILD,
    DISMANTLE,
    DISMANTLE_LINES,
    EAST,
    RESOLVE,
    RUN_DOWN,
    SYMBOLS,
    VOID,
)
from republik.table.phrases import Choice, Name, Phrase

from .prompts import step_name

LAST: Final = ("police", "ignore", "resolve", "done")
"""Kinds of moves that come last in a list, in this order."""
ONE_VERB: Final = frozenset({BUILD, DISMANTLE, DISMANTLE_LINES, RUN_DOWN})
"""Steps whose prompt contains the verb: their choices are only places."""
EVENT: Final = "event"
MAX_CANDIDATES: Final = 16


def face_of(position: Position) -> int:
    """Returns the card or prestige space whose event is being executed; -1 outside an event."""
    if not position.depth:
        return -1
    kind, _, a, b = position.step()
    if kind == VOID:
        return int(a)
    return pending.face_of(b) if kind in (SYMBOLS, RESOLVE) else -1


def choices(position: Position) -> list[Choice]:
    """Returns all legal moves, with related moves next to each other."""
    step, face = step_name(position), face_of(position)
    one_verb = bool(position.depth) and position.step()[0] in ONE_VERB
    player = position.step()[1] if position.depth and position.step()[0] == ACTION else -1
    groups: dict[str, list[Choice]] = {}
    for move in position.legal:
        group, choice = _choice(position.rules, move, step, face, one_verb, player)
        groups.setdefault(group, []).append(choice)
    order = sorted(groups, key=lambda name: LAST.index(name) + 1 if name in LAST else 0)
    return [choice for name in order for choice in groups[name]]


@lru_cache(maxsize=8192)
def _choice(rules: Rules, move: int, step: str, face: int, one_verb: bool, player: int) -> tuple[str, Choice]:
    """Returns a choice and the key of its group. It is cached, because it is the same in every game. `player` is the
    side that plays a card, or -1."""
    block = rules.actions.block_of(move).name
    place, target = clicked(rules, move)
    said = describe(rules, move, step, face)
    group = _group(rules, move, block, one_verb)
    card, use = divmod(move - rules.actions.play, len(naming.USES))
    # the symbols of an event are on the card
    note = use_note(rules, player, card, use) if player >= 0 and naming.USES[use] != EVENT else None
    choice = Choice(move, move_text(rules, move), said, place, target, short(rules, move), group, note)
    return block if block in LAST else repr(group), choice


def use_note(rules: Rules, player: int, card: int, use: int) -> Phrase:
    """Describes what a card gives the side that plays it."""
    name = naming.USES[use]
    if name == EVENT:
        return Phrase("use-note-event", {"symbols": naming.symbols(rules, card)})
    # 6.1: free of charge with a card in the side's own colour
    free = "yes" if rules.free_removal[player][card] else "no"
    return Phrase(f"use-note-{name}", {"value": int(rules.card_values[player][card]), "free": free})


def _group(rules: Rules, move: int, block: str, one_verb: bool) -> Phrase:
    """Returns the heading of a move: the verb, or for sites the province, with the verb if the prompt does not name
    it."""
    verb = Phrase("group-" + block.replace("_", "-"))
    if block not in CITY_MOVES and block not in LINE_MOVES:
        return verb
    place = _home(rules, move, block)
    return Phrase("place-alone", {"place": place}) if one_verb else Phrase("group-at", {"verb": verb, "place": place})


def _home(rules: Rules, move: int, block: str) -> Name:
    """Returns the province under which a site is listed; for a connection, that of the first end that has one."""
    i = move - rules.actions.block_of(move).start
    cities = [i] if block in CITY_MOVES else [rules.connection_a[i], rules.connection_b[i]]
    provinces = [rules.city_province[city] for city in cities if rules.city_province[city] >= 0]
    return naming.province(rules, provinces[0]) if provinces else naming.city(rules, cities[0])


def candidates(position: Position, place: str) -> list[int]:
    """Returns the moves, legal or not, that could answer the step at a place; those of a card in the order of its
    uses."""
    if not position.depth:
        return []
    return list(_candidates(position, place))[:MAX_CANDIDATES]


def _candidates(position: Position, place: str) -> Iterator[int]:
    kind, seat, a, _ = position.step()
    rules = position.rules
    answers = decision_of(position.step()).answers.split()
    for block in rules.actions.blocks:
        if block.name not in answers or block.name == "move":
            continue
        for i in range(block.size):
            if block.name == "attack" and (kind != ATTACK or i // rules.province_count != a):
                continue
            # 8: police belongs to East and acts in its own provinces, so any other click cannot mean it
            if block.name == "police" and (seat != EAST or rules.province_side[i] != EAST):
                continue
            if clicked(rules, block.start + i)[0] == place:
                yield block.start + i
