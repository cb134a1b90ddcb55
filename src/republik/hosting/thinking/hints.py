"""Hints: what a level would do in a person's place."""

from typing import Protocol

from republik.hosting import wire
from republik.hosting.core.table import Table
from republik.hosting.core.table_options import adviser
from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Asker
from republik.table.contract import SPECTATOR
from republik.table.thoughts import Thoughts

from .seat_snapshot import SeatSnapshot


class Advisor(Protocol):
    """Thinks about a decision."""

    async def think(self, snapshot: SeatSnapshot, level: str, asker: Asker) -> Thoughts: ...


async def advise(table: Table, asker: Asker, level: str, advisor: Advisor) -> wire.Hint:
    """A hint for the guest to act, if no other person is playing. Without a level: the strongest adviser without a time
    limit."""
    level = adviser(table.record.game, level)
    seat = table.seat_to_act(asker.guest)
    if any(other.level is None and other.guest != asker.guest for other in table.record.seats):
        raise CannotDo("hint-not-here")
    session, number = table.session, table.number
    thoughts = await advisor.think(SeatSnapshot.of(session, seat), level, asker)
    position, phrases, view = session.position, session.game.phrases, session.position.view(SPECTATOR)
    choices = [
        wire.HintChoice(
            id=choice.move,
            text=position.move_text(choice.move),
            phrase=phrases.describe(view, choice.move),
            chance=choice.chance,
            weight=choice.weight,
            reasons=[wire.HintReason(reason.feature, reason.amount, reason.phrase) for reason in choice.reasons],
        )
        for choice in thoughts.choices
    ]
    return wire.Hint(number, level, choices)
