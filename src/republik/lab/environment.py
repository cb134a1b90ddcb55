"""Games between agents: what the environments of PettingZoo and Gymnasium have in common."""

from random import Random
from typing import Generic, TypeVar

from republik.games.wsdv import Position, new_game
from republik.games.wsdv.game import NEWEST
from republik.games.wsdv.research.features import encode
from republik.table.contract import CHANCE, Event, Outcome
from republik.table.contract import Position as AnyPosition

from .observations import Illegal, Observation, checked, observed, picture

Played = TypeVar("Played", bound=AnyPosition)


class Games(Generic[Played]):
    """One game after the other; chance is decided from the seed, and so is what replaces an illegal action."""

    def __init__(self, illegal: Illegal = "lose", told: bool = False) -> None:
        """With `told`, what happens in a game is kept in `events`."""
        checked(illegal)
        self.illegal = illegal
        self.events: list[Event] = []
        self._listener = self.events.append if told else None
        self.begin(0)

    def new_position(self) -> Played:
        raise NotImplementedError

    def observe(self, seat: int) -> Observation:
        raise NotImplementedError

    def picture(self, seat: int) -> str:
        raise NotImplementedError

    def begin(self, seed: int) -> None:
        """A new game, its first cards dealt."""
        self.position: Played = self.new_position()
        self.rng = Random(seed)
        self.decisions = 0
        self.outcome: Outcome | None = None
        self.events.clear()
        self._deal()

    @property
    def winner(self) -> int | None:
        """Who won; nobody before the game is over."""
        return None if self.outcome is None else self.outcome.winner

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def seat(self) -> int | None:
        """Who decides; nobody when the game is over."""
        return None if self.over else self.position.to_act()

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
        raise NotImplementedError

    def reward(self, seat: int) -> float:
        """What a game that is over is worth to a seat."""
        raise NotImplementedError

    def _deal(self) -> None:
        while self.position.to_act() == CHANCE:
            self.position.play(self.rng.choice(self.position.moves()), self._listener)
        self.outcome = self.position.outcome()


class Match(Games[Position]):
    """Wir sind das Volk!, West against East."""

    def __init__(self, edition: str = NEWEST, illegal: Illegal = "lose", told: bool = False) -> None:
        self.edition = edition
        super().__init__(illegal, told)

    def new_position(self) -> Position:
        return new_game(self.edition)

    def forfeit(self, seat: int) -> None:
        self.outcome = Outcome(1 - seat, "forfeited", "")

    def reward(self, seat: int) -> float:
        """1 for the winner and -1 for the loser of a game that is over."""
        if self.winner is None:
            return 0.0
        return 1.0 if seat == self.winner else -1.0

    def observe(self, seat: int) -> Observation:
        view = self.position.view(seat)
        return observed(encode(view), self.position.action_count(), view.moves())

    def picture(self, seat: int) -> str:
        return picture(self.position.view(seat))
