"""Offers between players: to go back, to play again, to let the computer take over an absent player's seat. There is
one offer at a time, and a decision voids it."""

from dataclasses import replace
from typing import Final

from republik.hosting.refusals import CannotDo
from republik.hosting.wire import NewTable, Offer, Propose
from republik.table.contract import CHANCE

from .changes import Change, NextTable
from .clocks import absent_since, ran_before, status_after, stopped_status
from .decisions import take_over
from .log import AGREED_BACK, TAKEN_BACK, LogEntry, ReplayedLog, entries_of
from .new_table import new_table
from .record import SeatAssignment, TableRecord
from .sessions import rebuild, result_of
from .table import Table
from .table_options import is_solo, level_names, plays_any_seat, strongest_level

TAKE_BACK: Final = "take-back"
REMATCH: Final = "rematch"
TAKEOVER: Final = "takeover"


# What people send


def propose(table: Table, guest: int | None, proposal: Propose) -> Change:
    seat = table.own_seat(guest)
    offer = _checked(table, seat, proposal)
    pending = table.status.offer
    if pending is not None and pending.what == offer.what == REMATCH:
        return _accept(table, seat, pending)
    if pending is not None and table.seat(pending.by).guest != guest and not _gives_way(pending, offer):
        raise CannotDo("offer-pending")
    if _is_agreed(table, seat, offer):
        return _carry_out(table, offer)
    return _pending(table, replace(offer, number=table.status.changes + 1))


def ask_for_rematch(table: Table, guest: int | None) -> Change | None:
    """No change if the next game already exists."""
    return None if table.status.rematch is not None else propose(table, guest, Propose(REMATCH))


def answer(table: Table, guest: int | None, accept: bool, number: int | None) -> Change:
    """`number` is the offer that the player has read: the other side may have replaced it since. None: a client of an
    earlier version, which cannot say."""
    seat = table.own_seat(guest)
    offer = table.status.offer
    if offer is None or not _is_asked(table, guest, offer):
        raise CannotDo("no-offer")
    if number != offer.number:
        raise CannotDo("stale" if number is None else "offer-changed")
    return _accept(table, seat, offer) if accept else _pending(table, None)


def withdraw(table: Table, guest: int | None) -> Change:
    seat = table.own_seat(guest)
    offer = table.status.offer
    if offer is None or table.seat(offer.by).guest != table.record.seats[seat].guest:
        raise CannotDo("no-offer")
    return _pending(table, None)


def _pending(table: Table, offer: Offer | None) -> Change:
    return Change(table.status._replace(offer=offer))


def _accept(table: Table, seat: int, offer: Offer) -> Change:
    """One player agrees; a rematch or a take-back waits for everyone."""
    if offer.what != TAKEOVER:
        agreed = _agreeing(table, offer, table.record.seats[seat].guest)
        if any(other.guest not in agreed for other in _people(table)):
            return _pending(table, replace(offer, accepted=_seats_of(table, agreed, but=offer.by)))
    return _carry_out(table, offer)


# What may be offered


def _checked(table: Table, seat: int, proposal: Propose) -> Offer:
    """Returns the offer; raises CannotDo if it is not possible now."""
    own = table.record.seats[seat]
    both = _seats_of(table, {own.guest}, but=own.seat)
    if proposal.what == REMATCH:
        _check_rematch(table)
        return Offer(REMATCH, own.seat, "", 0, accepted=both)
    if table.is_over():
        raise CannotDo("game-over")
    if proposal.what == TAKE_BACK:
        return Offer(TAKE_BACK, own.seat, "", _target(table, proposal.decisions), accepted=both)
    level = proposal.level or strongest_level(table.record.game)
    if level not in level_names(table.record.game):
        raise CannotDo("no-such-table-options")
    absent = _absent(table, seat, proposal.seat)
    if absent.guest in (None, own.guest):
        raise CannotDo("offer-not-now")
    return Offer(TAKEOVER, own.seat, level, 0, absent.seat)


def _check_rematch(table: Table) -> None:
    table.check_over()
    if table.status.rematch is not None or table.record.lesson:
        raise CannotDo("offer-not-now")


def _target(table: Table, decisions: int | None) -> int:
    """The target of a take-back: before a decision that a seat made."""
    standing = len(table.session.decisions)
    if table.refused is not None and decisions == standing:
        return standing  # what the corrected rules refuse is dropped
    if decisions is None or not decisions < standing:
        raise CannotDo("offer-not-now")
    if table.position_after(decisions).to_act() in (CHANCE, None):
        raise CannotDo("offer-not-now")
    return decisions


def _absent(table: Table, seat: int, seat_name: str | None) -> SeatAssignment:
    """The seat offered to the computer: the named one, the seat to act, or the first other person's."""
    people = [other for other in _others(table, seat) if other.guest is not None]
    acting = table.to_act()
    name = table.game.seats[acting] if seat_name is None and acting is not None and acting >= 0 else seat_name
    candidates = [other for other in people if other.seat == name] or (people if seat_name is None else [])
    if not candidates:
        raise CannotDo("offer-not-now")
    return candidates[0]


def _is_agreed(table: Table, seat: int, offer: Offer) -> bool:
    """Computer players agree at once, and so does a person who plays both sides; a long-absent player has agreed
    beforehand."""
    if offer.what == TAKEOVER:
        waits = table.refused is not None or table.to_act() == table.game.seats.index(offer.seat)
        return waits and absent_since(table, table.record.takeover)
    others = _others(table, seat)
    if any(other.is_free for other in others):
        raise CannotDo("offer-not-now")
    own = table.record.seats[seat].guest
    return all(other.level is not None or other.guest == own for other in others)


def _gives_way(pending: Offer, offer: Offer) -> bool:
    """Only the replaced player answers a takeover; if they stay away, the others can still agree on a take-back."""
    return pending.what == TAKEOVER and offer.what == TAKE_BACK


# Who is asked


def _others(table: Table, seat: int) -> list[SeatAssignment]:
    return [other for number, other in enumerate(table.record.seats) if number != seat]


def _people(table: Table) -> list[SeatAssignment]:
    return [seat for seat in table.record.seats if seat.guest is not None]


def _seats_of(table: Table, guests: set[int | None], but: str) -> tuple[str, ...]:
    """The seats of these people, except one."""
    return tuple(seat.seat for seat in _people(table) if seat.guest in guests and seat.seat != but)


def _agreeing(table: Table, offer: Offer, guest: int | None) -> set[int | None]:
    """Everyone in favour: the offerer, those who have accepted, and this person."""
    return {guest, *(table.seat(seat).guest for seat in (offer.by, *offer.accepted))}


def _is_asked(table: Table, guest: int | None, offer: Offer) -> bool:
    """Whether the offer is waiting for this person's answer."""
    if offer.what == TAKEOVER:
        return _replaced(table, offer).guest == guest
    return guest not in _agreeing(table, offer, None)


def _replaced(table: Table, offer: Offer) -> SeatAssignment:
    """The player whom the computer would replace. Offers of earlier versions do not name a seat: with two players it
    was the other side; with more it is unknown."""
    if offer.seat:
        return table.seat(offer.seat)
    others = _others(table, table.game.seats.index(offer.by))
    if len(others) > 1:
        raise CannotDo("no-offer")
    return others[0]


# Carrying out


def _carry_out(table: Table, offer: Offer) -> Change:
    if offer.what == TAKE_BACK:
        return _go_back(table, offer)
    if offer.what == TAKEOVER:
        return take_over(table, _replaced(table, offer).seat, offer.level)
    return _play_again(table, table.game.seats.index(offer.by))


def _go_back(table: Table, offer: Offer) -> Change:
    replayed, back = table.replayed(), [LogEntry(AGREED_BACK, offer.by, str(offer.decisions))]
    if table.record.lesson:  # its texts refer to its cards, so the same ones come again
        rewound = ReplayedLog(replayed.decisions[: offer.decisions])
        back = [LogEntry(TAKEN_BACK, offer.by)] * (len(replayed.decisions) - offer.decisions)
    else:
        rewound = replayed.rewound_to(offer.decisions)
    session = rebuild(table.record, rewound)
    drawn = entries_of(session.decisions[offer.decisions :])
    status = status_after(table.record, session, None, stopped_status(table), ran_before(table.status))
    return Change(status, [*back, *drawn], result_of(session), session)


def _play_again(table: Table, by: int) -> Change:
    """Opens a new table with the same options, where every player who can moves on by one seat."""
    record = table.record
    request = NewTable(
        seats={},
        game=record.game,
        options=dict(record.options),
        open=record.is_open,
        rated=record.rated,
        language=record.language,
        clock=record.clock,
        delay=record.delay,
        takeover=record.takeover,
    )
    maker = record.seats[by].guest
    again, log = new_table(request, _moved_on(record), record.made_by if maker is None else maker, table.time)
    return Change(table.status._replace(offer=None, rematch=again.id), also=NextTable(again, log))


def _moved_on(record: TableRecord) -> list[SeatAssignment]:
    """The seating of the next game; a player who cannot play another seat stays."""
    solo = is_solo(record.game, record.options)
    seats = record.seats
    places = [
        place
        for place, one in enumerate(seats)
        if not solo and (one.level is None or plays_any_seat(record.game, one.level))
    ]
    players = list(seats)
    for place, before in zip(places, places[1:] + places[:1], strict=True):
        players[place] = seats[before]
    return [replace(player, seat=seat.seat) for seat, player in zip(seats, players, strict=True)]
