"""What both seats observed, and the moves that would have led to different hidden cards."""

from collections.abc import Sequence
from typing import Final

from republik.games.wsdv.rules.action_space import Actions
from republik.games.wsdv.rules.card_events import Give, Take
from republik.games.wsdv.rules.hands import Deal
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import EAST, TO_DISPLAY, TO_WEST, WEST
from republik.table.contract import CHANCE
from republik.table.plugin.research import Memory

SECRETS: Final = ("deal", "discard", "take", "give")
"""Moves that name a card the other side may not see."""
WHO: Final = {WEST: "w", EAST: "e", CHANCE: "c"}

Seen = tuple[int, int, tuple[int, ...]]
"""A past move: who made it, the move, and who saw its card. It is converted to text only on request."""


class WsdvMemory(Memory[Position]):
    """The moves, and who saw their cards."""

    past: list[Seen]

    def play(self, position: Position, move: int) -> None:
        actor, seats = witnesses(position, move)
        position.play(move)
        self.past.append((actor, move, seats))

    def story(self, position: Position, seat: int) -> str:
        """Returns what a seat observed; for cards it has lost track of, only that they moved, as in its view (R3-3)."""
        own = position.view(seat).shown
        placed = {*own.hand_west, *own.hand_east, *own.gone_west, *own.gone_east, *own.top}
        words = []
        for actor, move, seats in self.past:
            block = own.rules.actions.block_of(move)
            card = move - block.start if block.name in SECRETS else -1
            public = seat in seats and (card < 0 or card in placed or own.is_public(card))
            words.append(f"{WHO[actor]}{move}" if public else f"{WHO[actor]}:{block.name}")
        return " ".join(words)


def witnesses(position: Position, move: int) -> tuple[int, tuple[int, ...]]:
    """Returns who makes a move and which seats see its card; both see everything about all other moves."""
    step = position.step()
    actor = int(step.seat)
    if isinstance(step, Deal):
        if step.target == TO_DISPLAY:
            return actor, (WEST, EAST)
        return actor, (WEST,) if step.target == TO_WEST else (EAST,)  # to the top of the pile: Guillaume looks
    block = position.rules.actions.block_of(move).name
    if block == "discard":
        return actor, (actor,)
    if (
        block in ("take", "give") and isinstance(step, Take | Give) and step.at_pile
    ):  # 6.4: what he takes from the pile is East's secret
        return actor, (EAST,)
    return actor, (WEST, EAST)


def private(position: Position, seat: int) -> dict[str, list[int]]:
    """Returns the cards that a seat knows and a spectator does not."""
    west = seat == WEST
    return {
        "hand": position.hand_west if west else position.hand_east,
        "gone": position.gone_west if west else position.gone_east,
        "seen": position.seen_west if west else position.seen_east,
        "top": [] if west else position.top,
    }


def history(position: Position, sampled: Position, seat: int, moves: Sequence[int]) -> list[int]:
    """Returns the same moves with the cards of a sampled position."""
    swaps = exchange(position, sampled, seat)
    return [_exchanged(position.rules.actions, move, swaps) for move in moves]


def exchange(true: Position, sampled: Position, seat: int) -> dict[int, int]:
    """Maps the hidden cards of one position to those in the same places of the other."""
    swaps: dict[int, int] = {}
    before, after = _hidden(true, seat), _hidden(sampled, seat)
    for old, new in zip(before, after, strict=True):
        swaps |= zip(old, new, strict=True)
    # cards that left with the pile of an earlier decade are in no place; they make up the rest
    came = set(swaps.values()) - set(swaps)
    left = set(swaps) - set(swaps.values())
    decade = true.rules.card_decade
    by_decade = sorted(came, key=lambda card: (decade[card], card)), sorted(left, key=lambda card: (decade[card], card))
    return swaps | dict(zip(*by_decade, strict=True))


def _hidden(position: Position, seat: int) -> list[list[int]]:
    """Returns the cards the seat does not see, by place; within a place by decade, which is public."""
    decade = position.rules.card_decade
    if seat == WEST:
        places = [position.hand_east, position.gone_east, position.top]
        others = position.seen_west
    else:
        places = [position.hand_west, position.gone_west]
        others = position.seen_east
    unknown = [[card for card in cards if card not in others] for cards in (*places, position.pile)]
    return [sorted(cards, key=lambda card: (decade[card], card)) for cards in unknown]


def _exchanged(actions: Actions, move: int, swaps: dict[int, int]) -> int:
    block = actions.block_of(move)
    if block.name not in SECRETS:
        return move
    card = move - block.start
    return block.start + swaps.get(card, card)
