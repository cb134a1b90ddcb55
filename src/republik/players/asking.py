"""How the table asks a player for a decision."""

from collections.abc import Sequence
from random import Random

from republik.table.contract import Outcome
from republik.table.player import Guest, Player
from republik.table.session import Session


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
