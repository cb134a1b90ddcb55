"""What is told to whom: everything here is made from a seat's view, or from the public one."""

from typing import Any, Protocol, cast

from republik.players.thoughts import Thoughts
from republik.table import records
from republik.table.chance import Seed
from republik.table.contract import CHANCE, Outcome, Position, View
from republik.table.session import Session

from . import protocol
from .archive import Kept, Sitting
from .live import LiveTable
from .refusals import CannotDo, of_rules

STRANGER = CHANCE
"""The seat whose view hides both hands."""


class ShownView(View, Protocol):
    """A view that can be told and looked ahead in."""

    def to_dict(self) -> dict[str, Any]: ...
    def forecast(self) -> dict[str, Any]: ...


def shown(position: Position, seat: int | None) -> ShownView:
    return cast("ShownView", position.view(STRANGER if seat is None else seat))


def table_info(kept: Kept, guest: int | None) -> protocol.TableInfo:
    return protocol.TableInfo(
        kept.id,
        kept.game,
        kept.edition,
        kept.is_open,
        kept.created.isoformat(timespec="seconds"),
        [_seat_info(sitting, guest) for sitting in kept.sittings],
        Seed.parse(kept.seed).commitment(),
        kept.result,
    )


def _seat_info(sitting: Sitting, guest: int | None) -> protocol.SeatInfo:
    if sitting.level is not None:
        return protocol.SeatInfo(sitting.seat, "level", sitting.level, False)
    if sitting.guest is None:
        return protocol.SeatInfo(sitting.seat, "free", "", False)
    return protocol.SeatInfo(sitting.seat, "person", sitting.name, sitting.guest == guest)


def table_view(table: LiveTable, guest: int | None, seat: int | None, start: int) -> protocol.TableView:
    """The newest view with the events from `start` on."""
    session = table.session
    start = min(start, len(session.events))
    view = shown(session.position, seat)
    acting = table.to_act()
    return protocol.TableView(
        table=table.id,
        number=table.number,
        decisions=len(session.decisions),
        seat=_name(session, seat),
        to_act=_name(session, acting),
        view=view.to_dict(),
        moves=choices(view) if acting == seat and seat is not None else [],
        undo=seat is not None and not table.is_over() and session.why_not_undo(seat) is None,
        start=start,
        events=_told(session, seat, start),
        seats=[_seat_info(sitting, guest) for sitting in table.kept.sittings],
        commitment=session.commitment or "",
        outcome=outcome(table),
        seed=session.seed.reveal() if session.seed is not None and table.is_over() else None,
    )


def past_view(session: Session, seat: int | None, decisions: int) -> protocol.PastView:
    """What a seat knew after so many decisions."""
    if decisions > len(session.decisions):
        raise CannotDo("not-found")
    position = records.position_at(session.record(), decisions, lambda _name: session.game)
    return protocol.PastView(
        decisions, _name(session, seat), _name(session, position.to_act()), shown(position, seat).to_dict()
    )


def story(table: LiveTable, seat: int | None, start: int) -> protocol.Story:
    start = min(start, len(table.session.events))
    return protocol.Story(table.number, start, _told(table.session, seat, start))


def _told(session: Session, seat: int | None, start: int) -> list[protocol.Told]:
    return [protocol.Told(event.key, event.args) for event in session.events_for(seat, start)]


def choices(view: View) -> list[protocol.Choice]:
    return [protocol.Choice(move, view.move_text(move)) for move in view.moves()]


def read_move(position: Position, move: str | int) -> int:
    """A move's number, from its text where it has one."""
    if isinstance(move, int):
        return move
    try:
        return position.parse_move(move)
    except (ValueError, LookupError) as error:
        raise CannotDo("unknown-move") from error


def verdict(table: LiveTable, move: str | int) -> protocol.Verdict:
    """Whether the seat that is to act may make a move. To be told to that seat only."""
    position = table.session.position
    refusal = position.why_not(read_move(position, move))
    return protocol.Verdict(table.number, refusal is None, None if refusal is None else of_rules(refusal).told())


def outcome(table: LiveTable) -> protocol.OutcomeInfo | None:
    session = table.session
    ended = session.position.outcome() or _declared(session)
    return None if ended is None else protocol.OutcomeInfo(_name(session, ended.winner), ended.termination, ended.rule)


def _declared(session: Session) -> Outcome | None:
    """An ending that the table declared, as its header has it."""
    if "result" not in session.header:
        return None
    winner, termination = session.header["result"].split(", ")
    return Outcome(None if winner == records.DRAW else session.game.seats.index(winner), termination, "")


def hint(session: Session, number: int, level: str, thoughts: Thoughts) -> protocol.Hint:
    told = [
        protocol.HintChoice(
            choice.move,
            session.position.move_text(choice.move),
            choice.chance,
            choice.weight,
            [protocol.HintReason(reason.feature, reason.amount) for reason in choice.reasons],
        )
        for choice in thoughts.choices
    ]
    return protocol.Hint(number, level, told)


def _name(session: Session, seat: int | None) -> str | None:
    return None if seat is None else records.seat_name(session.game, seat)
