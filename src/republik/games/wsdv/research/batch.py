"""Batches of games: one call steps all of them, decides for chance, and restarts games that have ended."""

from republik.games.wsdv.rules import refusals
from republik.games.wsdv.rules.flow import advance, apply
from republik.games.wsdv.rules.position import Position, new_position
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.steps import ONGOING
from republik.table.contract import CHANCE
from republik.table.dice import Dice
from republik.table.native import Flags, Ints, i64, vec

from . import features


class Batch:
    """Parallel games, with what the seat to act in each may know in rows of equal length.

    After construction and after every `step`, the rows describe the next decisions:

    seats      the seat to act
    features   `features.encode` of that seat's view
    masks      the legal actions
    winners    the winner of the game that the last step ended, or -1
    """

    def __init__(self, rules: Rules, games: int, seed: int) -> None:
        self.rules = rules
        self.games = games
        self.width: int = features.feature_count(rules)
        self.actions: int = rules.actions.count
        self.seats: Ints = vec[i64]([0] * games)
        self.features: Ints = vec[i64]([0] * (games * self.width))
        self.masks: Flags = vec[bool]([False] * (games * self.actions))
        self.winners: Ints = vec[i64]([-1] * games)
        self.dice = [Dice(seed * games + game) for game in range(games)]
        self.positions = [new_position(rules) for _ in range(games)]
        for game in range(games):
            self._deal(game)
            self._show(game)

    def step(self, actions: list[int]) -> None:
        """Plays one action in every game; raises IllegalMove, without playing any, if one of them is not legal."""
        if len(actions) != self.games:
            raise ValueError(f"expected {self.games} actions, not {len(actions)}")
        for game in range(self.games):
            if actions[game] not in self.positions[game].legal:
                raise refusals.refusal(self.positions[game], actions[game])
        for game in range(self.games):
            position = self.positions[game]
            self._mark(game, position.legal, False)
            apply(position, actions[game])
            advance(position)
            self.winners[game] = -1
            self._deal(game)
            self._show(game)

    def random_actions(self) -> list[int]:
        """Returns a uniformly random legal action for every game."""
        out: list[int] = []
        for game in range(self.games):
            legal = self.positions[game].legal
            out.append(legal[self.dice[game].below(len(legal))])
        return out

    def _deal(self, game: int) -> None:
        """Decides for chance until a seat is to act, starting a new game if the old one is over."""
        position = self.positions[game]
        dice = self.dice[game]
        while True:
            if position.termination != ONGOING:
                self.winners[game] = position.winner
                position = new_position(self.rules)
                self.positions[game] = position
            if position.step().seat != CHANCE:
                return
            legal = position.legal
            apply(position, legal[dice.below(len(legal))])
            advance(position)

    def _show(self, game: int) -> None:
        position: Position = self.positions[game]
        seat = position.step().seat
        self.seats[game] = seat
        out = self.features
        start: i64 = game * self.width
        for at in range(start, start + self.width):
            out[at] = 0
        features.write(position.view(seat), out, start)
        self._mark(game, position.legal, True)

    def _mark(self, game: int, legal: list[int], value: bool) -> None:
        masks = self.masks
        start: i64 = game * self.actions
        for move in legal:
            masks[start + move] = value
