"""The legal moves as presented to a person, and the possible meanings of a click on a place."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from republik.games.wsdv.rules import naming
from republik.games.wsdv.rules.card_events import Resolve, Symbols, Void
from republik.games.wsdv.rules.decade_end import Attack
from republik.games.wsdv.rules.decision import Decision
from republik.games.wsdv.rules.move_phrases import clicked, describe, short
from republik.games.wsdv.rules.notation import CITY_MOVES, LINE_MOVES, move_text
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.sequence import Action
from republik.games.wsdv.rules.steps import EAST
from republik.table.phrases import Choice, Name, Phrase

from .prompts import step_name

LAST: Final = ("police", "ignore", "resolve", "done")
"""Kinds of moves that come last in a list, in this order."""
EVENT: Final = "event"
MAX_CANDIDATES: Final = 16


def face_of(position: Position) -> int:
    """Returns the card or prestige space whose event is being executed; -1 outside an event."""
    step = position.pending
    if isinstance(step, Void):
        return step.card
    return int(step.face) if isinstance(step, Symbols | Resolve) else -1


def choices(position: Position) -> list[Choice]:
    """Returns all legal moves, with related moves next to each other."""
    step, face, pending = step_name(position), face_of(position), position.pending
    one_verb = isinstance(pending, Decision) and pending.one_verb
    player = int(pending.seat) if isinstance(pending, Action) else -1
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
    phrase = describe(rules, move, step, face)
    group = _group(rules, move, block, one_verb)
    card, use = divmod(move - rules.actions.play, len(naming.USES))
    # the symbols of an event are on the card
    note = use_note(rules, player, card, use) if player >= 0 and naming.USES[use] != EVENT else None
    choice = Choice(move, move_text(rules, move), phrase, place, target, short(rules, move), group, note)
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
    step = position.pending
    return list(_candidates(position, step, place))[:MAX_CANDIDATES] if isinstance(step, Decision) else []


def _candidates(position: Position, step: Decision, place: str) -> Iterator[int]:
    rules = position.rules
    answers = step.answers.split()
    attacker = step.province if isinstance(step, Attack) else -1
    for block in rules.actions.blocks:
        if block.name not in answers or block.name == "move":
            continue
        for i in range(block.size):
            if block.name == "attack" and i // rules.province_count != attacker:
                continue
            # 8: police belongs to East and acts in its own provinces, so any other click cannot mean it
            if block.name == "police" and (step.seat != EAST or rules.province_side[i] != EAST):
                continue
            if clicked(rules, block.start + i)[0] == place:
                yield block.start + i
