"""Games with two agents: what the environments of PettingZoo and Gymnasium have in common."""

from random import Random

from republik.table.contract import CHANCE, Event, Outcome
from republik.wsdv import Position, new_game
from republik.wsdv.game import NEWEST

from .observing import Illegal, Observation, checked, observe, picture


class Match:
    """One game after the other; chance is decided from the seed, and so is what replaces an illegal action."""

    def __init__(self, edition: str = NEWEST, illegal: Illegal = "lose", told: bool = False) -> None:
        """With `told`, what happens in a game is kept in `events`."""
        checked(illegal)
        self.edition = edition
        self.illegal = illegal
        self.events: list[Event] = []
        self._listener = self.events.append if told else None
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game, its first cards dealt."""
        self.position: Position = new_game(self.edition)
        self.rng = Random(seed)
        self.decisions = 0
        self.outcome: Outcome | None = None
        self.events.clear()
        self._deal()

    @property
    def winner(self) -> int | None:
        """Who won; nobody before the game is over."""
        return None if self.outcome is None else self.outcome.winner

    def seat(self) -> int | None:
        """Who decides; nobody when the game is over."""
        return None if self.winner is not None else self.position.to_act()

    def play(self, action: int) -> None:
        """The action of the seat that decides; what an illegal one does was said in the constructor."""
        seat = self.seat()
        assert seat is not None, "the game is over"
        refusal = self.position.why_not(action)
        if refusal is not None:
            if self.illegal == "raise":
                raise refusal
            if self.illegal == "lose":
                self.forfeit(seat)
                return
            action = self.rng.choice(self.position.moves())
        self.decisions += 1
        self.position.play(action, self._listener)
        self._deal()

    def forfeit(self, seat: int) -> None:
        """A seat broke the rules of the table: it loses, whatever the position."""
        self.outcome = Outcome(1 - seat, "forfeited", "")

    def reward(self, seat: int) -> float:
        """1 for the winner and -1 for the loser of a game that is over."""
        if self.winner is None:
            return 0.0
        return 1.0 if seat == self.winner else -1.0

    def observe(self, seat: int) -> Observation:
        return observe(self.position.view(seat))

    def picture(self, seat: int) -> str:
        return picture(self.position.view(seat))

    def _deal(self) -> None:
        while self.position.to_act() == CHANCE:
            self.position.play(self.rng.choice(self.position.moves()), self._listener)
        self.outcome = self.position.outcome()
