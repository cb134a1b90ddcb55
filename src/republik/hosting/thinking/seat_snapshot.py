"""What a seat knows at one decision, in a form that can be sent to another process.

The snapshot is a position that the seat cannot tell from the true one, as text: its view is the same, and nothing
hidden leaves the server's own process.
"""

from dataclasses import dataclass
from random import Random

from republik import games
from republik.analysis import thinker
from republik.players import registry
from republik.players.asking import decision_rng
from republik.table.contract import View
from republik.table.session import Session
from republik.table.thoughts import Thoughts


@dataclass(frozen=True)
class SeatSnapshot:
    """The view of a seat, the number of the decision, and the revision of the rules that the game began under."""

    game: str
    seat: int
    text: str
    commitment: str
    decision: int
    revision: int

    @classmethod
    def of(cls, session: Session, seat: int) -> "SeatSnapshot":
        text = session.position.view(seat).sample(Random(0)).to_text()
        decision = len(session.decisions)
        return cls(session.game.name, seat, text, session.commitment or "", decision, session.revision)

    def view(self) -> View:
        game = games.game(self.game)
        return game.under_revision(game.from_text(self.text), self.revision).view(self.seat)

    def rng(self) -> Random:
        return decision_rng(self.commitment, self.seat, self.decision)


def choose(snapshot: SeatSnapshot, level: str) -> int:
    """A level's decision. The player is new, so it does not matter which process runs it."""
    return registry.player(level, snapshot.game).choose(snapshot.view(), snapshot.rng())


def think(snapshot: SeatSnapshot, level: str) -> Thoughts:
    """A level's thoughts about the decision; NoThinker if it cannot explain itself."""
    return thinker(level, snapshot.game).think(snapshot.view(), snapshot.rng())
