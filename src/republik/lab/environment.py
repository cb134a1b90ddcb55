"""What the PettingZoo and Gymnasium environments share."""

from collections.abc import Mapping
from random import Random

from republik.table.contract import CHANCE, Event, Outcome

from .observations import Illegal, Observation, check_illegal, make_observation
from .research import complete_options, research_of

BROKE_OFF = -1.0
"""The reward for breaking the rules when the others gain nothing by it."""


class Environment:
    """One game after another; the seed determines chance and the replacement of illegal actions."""

    def __init__(
        self, game: str, options: Mapping[str, str], illegal: Illegal = "lose", keep_events: bool = False
    ) -> None:
        """With `keep_events` the events of a game are collected in `events`."""
        check_illegal(illegal)
        self.research = research_of(game)
        self.game = self.research.game
        self.options = complete_options(self.research, options)
        self.seats = self.game.seats_for(self.options)
        self.illegal = illegal
        self.events: list[Event] = []
        self._listener = self.events.append if keep_events else None
        start = self.game.new(self.options)
        self.feature_names = self.research.feature_names(start)
        self.action_count = start.action_count()
        self.idle_action = self.research.idle_action(start)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Starts a new game and deals the first cards."""
        self.position = self.game.new(self.options)
        self.rng = Random(seed)
        self.decisions = 0
        self.outcome: Outcome | None = None
        self.broken: int | None = None
        self.events.clear()
        self._decide_chance()

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def seat(self) -> int | None:
        """The seat to act; None when the game is over."""
        return None if self.over else self.position.to_act()

    def play(self, action: int) -> None:
        """Plays the action of the seat to act; the constructor sets how illegal actions are handled."""
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
        self._decide_chance()

    def forfeit(self, seat: int) -> None:
        """A seat broke the rules and loses, whatever the position. In a zero-sum game another seat wins; otherwise the
        game ends without a winner."""
        self.broken = seat
        duel = self.research.zero_sum and len(self.seats) == 2
        self.outcome = Outcome(1 - seat if duel else None, "forfeited", "")

    def reward(self, seat: int) -> float:
        """The reward of a finished game for a seat."""
        if seat == self.broken:
            return BROKE_OFF
        return self.research.rewards(self.outcome)[seat]

    def observe(self, seat: int) -> Observation:
        view = self.position.view(seat)
        moves = view.moves() if self.position.to_act() == seat else ()
        return make_observation(self.research.encode(view, self.feature_names), self.action_count, list(moves))

    def picture(self, seat: int) -> str:
        return self.research.picture(self.position.view(seat))

    def _decide_chance(self) -> None:
        while self.position.to_act() == CHANCE:
            self.position.play(self.rng.choice(self.position.moves()), self._listener)
        self.outcome = self.position.outcome()
