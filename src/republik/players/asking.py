"""Asks a player for a decision."""

from collections.abc import Sequence
from random import Random

from republik.table.contract import Outcome
from republik.table.player import NotifiedPlayer, Player
from republik.table.session import Session


def decision_rng(commitment: str, seat: int, decision: int) -> Random:
    """Returns the random generator for one decision of a seat.

    It depends only on public data (the commitment, not the seed), and not on interruptions: a resumed game continues as
    if it had never been interrupted.
    """
    return Random(f"{commitment} {seat} {decision}")


def ask(player: Player, session: Session, seat: int) -> int:
    """Asks a player for one decision, based on what its seat may know. Raises Forfeit if it breaks the table's
    rules."""
    if isinstance(player, NotifiedPlayer):
        player.receive_events(session.events_for(seat, player.events_received))
    rng = decision_rng(session.commitment or "", seat, len(session.decisions))
    return player.choose(session.position.view(seat), rng)


def dismiss(players: Sequence[Player | None], session: Session, outcome: Outcome | None) -> None:
    """Ends a game for its guests, finished or interrupted (no outcome): sends them the remaining events and closes
    them."""
    for seat, player in enumerate(players):
        if isinstance(player, NotifiedPlayer):
            player.receive_events(session.events_for(seat, player.events_received))
            player.game_over(outcome)
            player.close()
