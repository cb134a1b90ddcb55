"""What a player is to the table."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Protocol, runtime_checkable

from republik.table.contract import Event, Outcome, View
from republik.table.session import Session


class Player(Protocol):
    """Chooses one of the moves its view lists; all its chance comes from the generator it is handed."""

    name: str

    def choose(self, view: View, rng: Random) -> int: ...


@runtime_checkable
class Guest(Player, Protocol):
    """A player from outside: it is told what happened and how the game ended, and it has to be let go."""

    heard: int
    """How many of the game's events it has been told."""

    def hear(self, events: Sequence[Event]) -> None: ...
    def game_over(self, outcome: Outcome | None) -> None: ...
    def close(self) -> None: ...


FAULTS: Final = {
    "bot-not-started": "it could not be started: {reason}",
    "bot-no-hello": "it did not say hello within {seconds} s",
    "bot-timeout": "it did not decide within {seconds} s",
    "bot-clock": "its {seconds} s for the game are used up",
    "bot-ended": "it ended by itself (exit code {code})",
    "bot-illegal": "{move} is not among the moves it was offered",
    "bot-garbage": "its line was not understood: {line}",
    "bot-flood": "it wrote more than {limit} bytes",
    "bot-unasked": "it spoke without being asked",
}
"""What loses a program its game, in English; the keys are those of the messages."""


class Forfeit(Exception):
    """A player broke the rules of the table, not of the game: it loses, whatever the position."""

    def __init__(self, key: str, details: Mapping[str, str] | None = None, last_words: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.details = dict(details or {})
        self.last_words = last_words
        """The end of what it wrote to its standard error."""

    @property
    def reason(self) -> str:
        return FAULTS[self.key].format(**self.details)

    def __str__(self) -> str:
        return self.reason


def decision_rng(commitment: str, seat: int, decision: int) -> Random:
    """The generator for one decision of a seat.

    It depends on what is public alone (the promise of the seed, not the seed), and not on how often a game was
    interrupted: a resumed game goes on as if it had never been left.
    """
    return Random(f"{commitment} {seat} {decision}")


def ask(player: Player, session: Session, seat: int) -> int:
    """One decision of a player in a game, from what its seat may know. Forfeit where it breaks the table's rules."""
    if isinstance(player, Guest):
        player.hear(session.events_for(seat, player.heard))
    rng = decision_rng(session.commitment or "", seat, len(session.decisions))
    return player.choose(session.position.view(seat), rng)


def dismiss(players: Sequence[Player | None], session: Session, outcome: Outcome | None) -> None:
    """The game has ended, or was left (no outcome): guests hear the rest and go."""
    for seat, player in enumerate(players):
        if isinstance(player, Guest):
            player.hear(session.events_for(seat, player.heard))
            player.game_over(outcome)
            player.close()
