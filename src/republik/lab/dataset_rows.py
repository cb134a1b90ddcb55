"""A game of the arena as rows of a data set, whatever the game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from republik.lab.arena import GameTable, Plan
from republik.table.contract import Outcome, Position

Row = dict[str, Any]


class Told(Position, Protocol):
    """A position that tells its step, the first number of which is the kind."""

    legal: list[int]

    def step(self) -> Sequence[int]: ...


Board = TypeVar("Board", bound=Told)


class Recorder(GameTable, ABC, Generic[Board]):
    """A game of the arena whose decisions are kept as rows."""

    step_names: ClassVar[dict[int, str]]

    def __init__(self, plan: Plan, game: int, tables: Iterable[str]) -> None:
        super().__init__(plan, game, plan.seatings(0)[0])
        self.game = game
        self.rows: dict[str, list[Row]] = {name: [] for name in tables}

    @property
    def board(self) -> Board:
        return cast("Board", self.position)

    @abstractmethod
    def when(self) -> Row:
        """How far the game has come."""

    @abstractmethod
    def figures(self) -> Row:
        """What the board shows to everybody before a decision."""

    @abstractmethod
    def result(self) -> Row:
        """The row of the game itself."""

    def _chosen(self, seat: int) -> int:
        move = super()._chosen(seat)
        board = self.board
        told = {
            "game": self.game,
            "ply": self.decisions,
            **self.when(),
            "seat": seat,
            "step": self.step_names[board.step()[0]],
            "move": move,
            "move_text": board.move_text(move),
            "legal_moves": len(board.legal),
        }
        self.rows["decisions"].append(told | self.figures())
        return move

    def finish(self, outcome: Outcome) -> dict[str, list[Row]]:
        """All rows of the game, with its result."""
        told = {"game": self.game, "seed": self.plan.seed, "decisions": self.decisions}
        self.rows["games"].append(told | self.result())
        for rows in self.rows.values():
            for row in rows:
                row |= {"winner": outcome.winner, "termination": outcome.termination}
        return self.rows
