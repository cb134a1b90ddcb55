"""What the four seats observed."""

from typing import Any, Final, Self

from republik.games.weimar.rules.cards import Deal
from republik.games.weimar.rules.position import Position
from republik.table.plugin.research import Memory

EVERYBODY: Final = -1

Seen = tuple[int, int, int]
"""A past move: who made it, the move, and the only seat that saw it (EVERYBODY: all did)."""


class WeimarMemory(Memory[Position]):
    """The moves, and who saw them."""

    past: list[Seen]

    def __init__(self, past: tuple[Seen, ...] | list[Seen] = (), revealed: int = 0) -> None:
        super().__init__(past)
        self.revealed = revealed
        """Number of moves when agendas were last revealed; agendas chosen before are public."""

    def data(self) -> tuple[Any, ...]:
        return (*super().data(), self.revealed)

    def play(self, position: Position, move: int) -> None:
        secret = witness(position, move)
        actor = position.to_act()
        assert actor is not None
        position.play(move)
        self.past.append((actor, move, secret))
        if position.revealed:
            self.revealed = len(self.past)

    def story(self, position: Position, seat: int) -> str:
        """Returns what a seat observed; for a card dealt to another seat or an unrevealed agenda, only that it
        happened."""
        actions = position.rules.actions
        lines = []
        for number, (actor, move, secret) in enumerate(self.past):
            block = actions.block_of(move).name
            hidden = self._hidden(number, secret, block, seat)
            lines.append(f"{actor} {secret}:{block}" if hidden else f"{actor} {move}")
        return ",".join(lines)

    def only(self, position: Position, seat: int) -> Self:
        actions = position.rules.actions
        past = []
        for number, (actor, move, secret) in enumerate(self.past):
            block = actions.block_of(move)
            hidden = self._hidden(number, secret, block.name, seat)
            past.append((actor, block.start if hidden else move, secret))
        return type(self)(past, self.revealed)

    def _hidden(self, number: int, secret: int, block: str, seat: int) -> bool:
        return secret not in (EVERYBODY, seat) and not (block == "agenda" and number < self.revealed)


def witness(position: Position, move: int) -> int:
    """Returns the only seat that sees a move: the one dealt a card or choosing an agenda; otherwise EVERYBODY."""
    step = position.step()
    if isinstance(step, Deal):
        return step.hand
    return step.seat if position.rules.actions.block_of(move).name == "agenda" else EVERYBODY
