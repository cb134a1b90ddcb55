"""Asks a player for a decision."""

from collections.abc import Iterable, Sequence
from random import Random

from republik.table.contract import Event, Outcome
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
    inform(player, seat, session.events)
    rng = decision_rng(session.commitment or "", seat, len(session.decisions))
    return player.choose(session.position.view(seat), rng)


def inform(player: Player, seat: int, events: Sequence[Event]) -> None:
    """Sends a guest those events of its game that it has not received yet, as far as its seat may know them."""
    if isinstance(player, NotifiedPlayer):
        player.receive_events([event.for_seat(seat) for event in events[player.events_received :]])


def dismiss(players: Iterable[tuple[int, Player | None]], events: Sequence[Event], outcome: Outcome | None) -> None:
    """Ends a game for its guests, finished or interrupted (no outcome): sends them the remaining events and closes
    them. `players` come with their seats."""
    for seat, player in players:
        if isinstance(player, NotifiedPlayer):
            inform(player, seat, events)
            player.game_over(outcome)
            player.close()
