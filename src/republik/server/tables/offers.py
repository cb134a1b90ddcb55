"""What one side offers the other: to go back, to play again, to let the computer take an absent side's seat.

There is one offer at a time, and a decision makes it void.
"""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace as replace_struct
from sqlalchemy import Connection

from republik.server import protocol
from republik.server.refusals import CannotDo
from republik.server.storage import queries
from republik.server.storage.models import AGREED_BACK
from republik.server.storage.queries import Entry, Kept, Sitting
from republik.table.contract import CHANCE
from republik.table.records import result_text

from .clocks import absent_since
from .table import LiveTable, entries_of, rebuild, written_name
from .variants import USUAL_LEVEL, is_solo, level_names
from .viewpoint import position_after

if TYPE_CHECKING:
    from .house import House

TAKE_BACK: Final = "take-back"
REMATCH: Final = "rematch"
TAKEOVER: Final = "takeover"


class Offers:
    """Made, answered, withdrawn and carried out."""

    def __init__(self, house: "House") -> None:
        self._house = house

    # What people send. What is begun is finished, even if whoever began it goes.

    async def propose(self, table: LiveTable, guest: int | None, asked: protocol.Propose) -> None:
        await self._finish(self._propose(table, guest, asked))

    async def answer(self, table: LiveTable, guest: int | None, accept: bool) -> None:
        await self._finish(self._answer(table, guest, accept))

    async def rematch(self, table: LiveTable, guest: int | None) -> str | None:
        """The table of the next game; nothing where the other side is asked first."""
        try:
            await self._ask_for_rematch(table, guest)
        except CannotDo as error:
            if error.key != "stale":
                raise
            await self._ask_for_rematch(table, guest)  # another process had gone on: the table has been read again
        return table.kept.state.rematch

    async def _ask_for_rematch(self, table: LiveTable, guest: int | None) -> None:
        if table.kept.state.rematch is None:
            await self.propose(table, guest, protocol.Propose(REMATCH))

    async def withdraw(self, table: LiveTable, guest: int | None) -> None:
        await self._finish(self._withdraw(table, guest))

    async def _finish(self, work: Coroutine[Any, Any, None]) -> None:
        await asyncio.shield(self._house.start(work))

    async def _propose(self, table: LiveTable, guest: int | None, asked: protocol.Propose) -> None:
        async with table.lock:
            seat = _own_seat(table, guest)
            offer = self._checked(table, seat, asked)
            pending = table.kept.state.offer
            if pending is not None and pending.what == offer.what == REMATCH:
                await self._accept(table, seat, pending)
            elif pending is not None and table.sitting(pending.by).guest != guest and not _gives_way(pending, offer):
                raise CannotDo("offer-pending")
            elif self._is_agreed(table, seat, offer):
                await self._carry_out(table, offer)
            else:
                await self._house.keep_state(table, replace(table.kept.state, offer=offer))
        self._house.wake(table)

    async def _answer(self, table: LiveTable, guest: int | None, accept: bool) -> None:
        async with table.lock:
            seat = _own_seat(table, guest)
            offer = table.kept.state.offer
            if offer is None or not _is_asked(table, guest, offer):
                raise CannotDo("no-offer")
            if accept:
                await self._accept(table, seat, offer)
            else:
                await self._house.keep_state(table, replace(table.kept.state, offer=None))
        self._house.wake(table)

    async def _accept(self, table: LiveTable, seat: int, offer: protocol.Offer) -> None:
        """One agrees; a rematch or a take-back waits until everybody has."""
        if offer.what != TAKEOVER:
            agreed = _agreeing(table, offer, table.kept.sittings[seat].guest)
            if any(sitting.guest not in agreed for sitting in _people(table)):
                offer = replace_struct(offer, accepted=_seats_of(table, agreed, but=offer.by))
                await self._house.keep_state(table, replace(table.kept.state, offer=offer))
                return
        await self._carry_out(table, offer)

    async def _withdraw(self, table: LiveTable, guest: int | None) -> None:
        async with table.lock:
            seat = _own_seat(table, guest)
            offer = table.kept.state.offer
            if offer is None or table.sitting(offer.by).guest != table.kept.sittings[seat].guest:
                raise CannotDo("no-offer")
            await self._house.keep_state(table, replace(table.kept.state, offer=None))

    # What may be offered

    def _checked(self, table: LiveTable, seat: int, asked: protocol.Propose) -> protocol.Offer:
        """The offer, where it is possible now."""
        name = table.session.game.seats[seat]
        both = _seats_of(table, {table.kept.sittings[seat].guest}, but=name)
        if asked.what == REMATCH:
            _check_rematch(table)
            return protocol.Offer(REMATCH, name, "", 0, accepted=both)
        if table.is_over():
            raise CannotDo("game-over")
        if asked.what == TAKE_BACK:
            return protocol.Offer(TAKE_BACK, name, "", _target(table, asked.decisions), accepted=both)
        level = asked.level or USUAL_LEVEL
        if level not in level_names(table.kept.game):
            raise CannotDo("no-such-table-options")
        absent = _absent(table, seat, asked.seat)
        if absent.guest in (None, table.kept.sittings[seat].guest):
            raise CannotDo("offer-not-now")
        return protocol.Offer(TAKEOVER, name, level, 0, absent.seat)

    def _is_agreed(self, table: LiveTable, seat: int, offer: protocol.Offer) -> bool:
        """A computer player, and whoever plays both sides, agrees at once; who is away for long has agreed before."""
        if offer.what == TAKEOVER:
            waits = table.refused is not None or table.to_act() == table.session.game.seats.index(offer.seat)
            return waits and absent_since(table, table.kept.takeover)
        others = _others(table, seat)
        if any(other.is_free for other in others):
            raise CannotDo("offer-not-now")
        own = table.kept.sittings[seat].guest
        return all(other.level is not None or other.guest == own for other in others)

    # Carrying out, with the table's lock held

    async def _carry_out(self, table: LiveTable, offer: protocol.Offer) -> None:
        by = table.session.game.seats.index(offer.by)
        if offer.what == TAKE_BACK:
            await self._go_back(table, offer)
        elif offer.what == TAKEOVER:
            await self.take_over(table, _replaced(table, offer), offer.level)
        else:
            await self._play_again(table, by)

    async def _go_back(self, table: LiveTable, offer: protocol.Offer) -> None:
        before = table.folded()
        state = self._house.stopped(table)
        table.session, table.refused = rebuild(table.kept, before.back_to(offer.decisions)), None
        drawn = entries_of(table.session.decisions[offer.decisions :])
        entries = [Entry(AGREED_BACK, offer.by, str(offer.decisions)), *drawn]
        outcome = table.session.position.outcome()
        result = None if outcome is None else result_text(table.session.game, outcome)
        await self._house.keep(table, before, entries, result, state)

    async def take_over(self, table: LiveTable, sitting: Sitting, level: str) -> None:
        """The computer plays on there, with the table's lock held. Who is replaced may still watch."""
        left = sitting.guest
        state = self._house.stopped(table)

        def write(connection: Connection) -> None:
            queries.take_over(connection, table.id, sitting.seat, level)
            if left is not None:
                queries.watch(connection, table.id, left, by_link=False)

        kept, session, person, rated = table.kept, table.session, replace(sitting), table.kept.rated
        sitting.guest, sitting.name, sitting.level = None, "", level
        kept.rated = False
        session.header[sitting.seat] = written_name(sitting)
        watchers, kept.watchers = kept.watchers, kept.watchers | ({left} if left is not None else set())
        try:
            await self._house.keep_state(table, self._house.state_after(table, state), write)
        except BaseException:
            sitting.guest, sitting.name, sitting.level = person.guest, person.name, person.level
            kept.rated, kept.watchers = rated, watchers
            session.header[sitting.seat] = written_name(person)
            raise

    async def _play_again(self, table: LiveTable, by: int) -> None:
        """A new table with the same options; everybody who can moves on by a seat."""
        kept = table.kept
        swapped = _moved_on(kept)
        asked = protocol.NewTable(
            seats={},
            game=kept.game,
            edition=kept.edition,
            open=kept.is_open,
            rated=kept.rated,
            language=kept.language,
            clock=kept.clock,
            delay=kept.delay,
            takeover=kept.takeover,
        )
        maker = kept.sittings[by].guest

        async def keep(again: str, add: Callable[[Connection], None]) -> None:
            """Both or neither: a next game that its table does not name is nobody's."""
            await self._house.keep_state(table, replace(kept.state, offer=None, rematch=again), add)

        again = await self._house.lobby.make_with(asked, swapped, kept.made_by if maker is None else maker, keep)
        self._house.notices.hear(again, [])


def _moved_on(kept: Kept) -> list[Sitting]:
    """Who sits where in the next game: who plays no other seat stays."""
    solo = is_solo(kept.game, kept.edition)
    places = [place for place, one in enumerate(kept.sittings) if not solo and one.level != "booklet"]
    players = list(kept.sittings)
    for place, before in zip(places, places[1:] + places[:1], strict=True):
        players[place] = kept.sittings[before]
    return [
        Sitting(sitting.seat, player.level, player.guest, player.name)
        for sitting, player in zip(kept.sittings, players, strict=True)
    ]


def _own_seat(table: LiveTable, guest: int | None) -> int:
    seat = table.perspective(guest)
    if seat is None:
        raise CannotDo("not-your-seat")
    return seat


def _others(table: LiveTable, seat: int) -> list[Sitting]:
    return [sitting for place, sitting in enumerate(table.kept.sittings) if place != seat]


def _people(table: LiveTable) -> list[Sitting]:
    return [sitting for sitting in table.kept.sittings if sitting.guest is not None]


def _seats_of(table: LiveTable, guests: set[int | None], but: str) -> list[str]:
    """The seats at which these people sit, one of them left out."""
    return [sitting.seat for sitting in _people(table) if sitting.guest in guests and sitting.seat != but]


def _agreeing(table: LiveTable, offer: protocol.Offer, guest: int | None) -> set[int | None]:
    """Who wants what is offered: whoever offered it, those who have accepted, and this one."""
    return {guest, *(table.sitting(seat).guest for seat in (offer.by, *offer.accepted))}


def _gives_way(pending: protocol.Offer, offer: protocol.Offer) -> bool:
    """Only the replaced seat answers a takeover; if it stays away, the others can still agree on a take-back."""
    return pending.what == TAKEOVER and offer.what == TAKE_BACK


def _is_asked(table: LiveTable, guest: int | None, offer: protocol.Offer) -> bool:
    """Whether the offer waits for this person's answer."""
    if offer.what == TAKEOVER:
        return _replaced(table, offer).guest == guest
    return guest not in _agreeing(table, offer, None)


def _replaced(table: LiveTable, offer: protocol.Offer) -> Sitting:
    """Whose seat the computer would take. Offers of earlier versions do not say so: there it was the other side's, and
    of several nobody can tell any more."""
    if offer.seat:
        return table.sitting(offer.seat)
    others = _others(table, table.session.game.seats.index(offer.by))
    if len(others) > 1:
        raise CannotDo("no-offer")
    return others[0]


def _absent(table: LiveTable, seat: int, wanted: str | None) -> Sitting:
    """Whose seat the computer is offered: the one that is named, otherwise that of whoever is to act, or of the first
    other person."""
    people = [sitting for sitting in _others(table, seat) if sitting.guest is not None]
    acting = table.to_act()
    name = table.session.game.seats[acting] if wanted is None and acting is not None and acting >= 0 else wanted
    found = [sitting for sitting in people if sitting.seat == name] or (people if wanted is None else [])
    if not found:
        raise CannotDo("offer-not-now")
    return found[0]


def _check_rematch(table: LiveTable) -> None:
    if not table.is_over():
        raise CannotDo("not-over")
    if table.kept.state.rematch is not None or table.kept.lesson:
        raise CannotDo("offer-not-now")


def _target(table: LiveTable, decisions: int | None) -> int:
    """Where a take-back goes: before a decision that a seat has taken. A lesson keeps its cards."""
    standing = len(table.session.decisions)
    if table.refused is not None and decisions == standing:
        return standing  # what the corrected rules refuse is given up
    if decisions is None or table.kept.lesson or not decisions < standing:
        raise CannotDo("offer-not-now")
    if position_after(table, decisions).to_act() in (CHANCE, None):
        raise CannotDo("offer-not-now")
    return decisions
