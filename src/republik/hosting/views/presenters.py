"""Messages of the protocol for each viewer, built only from a seat's view or from the public one."""

import asyncio
from collections.abc import Iterable
from itertools import takewhile

from republik import games
from republik.hosting import wire
from republik.hosting.core.clocks import remaining, running_at
from republik.hosting.core.decisions import read_move
from republik.hosting.core.record import ChatLine, SeatAssignment, TableRecord
from republik.hosting.core.sessions import ending_of, is_current
from republik.hosting.core.table import Public, Table
from republik.hosting.core.table_options import is_prepared, main_option
from republik.hosting.refusals import CannotDo, of_rules
from republik.hosting.wire import Recurring, Shared
from republik.table import records
from republik.table.chance import Seed
from republik.table.contract import GENERAL, SPECTATOR, Position, View
from republik.table.game import PAGE, Game
from republik.table.phrases import Name, Phrase
from republik.table.session import Session
from republik.table.views import entries

from .followers import Attendance, SentState
from .preview import Preview
from .scenes import Scene
from .updates import Updates, log_line, updates_since
from .viewpoint import OPEN, Viewpoint

MAX_CHAT_SENT = 100
STEPS_AT_ONCE = 16
"""Steps of a scene, of about 0.1 ms each, that are built without a pause."""


def view_for(position: Position, seat: int | None) -> View:
    """What a seat, or a spectator, may know of a position."""
    return position.view(SPECTATOR if seat is None else seat)


# -- phrases and refusals -------------------------------------------------------------------------------------------


def refusal(error: CannotDo) -> wire.Refusal:
    phrase, general = error.phrase(), error.key in GENERAL
    return wire.Refusal(error.key, error.reason(), phrase, error.rule, error.names(), general)


def refused(error: CannotDo, number: int) -> wire.Refused:
    """A refusal over a socket, with the table's number."""
    return wire.Refused(error.key, error.reason(), error.phrase(), number, error.rule, error.names())


# -- tables ---------------------------------------------------------------------------------------------------------


def table_info(record: TableRecord, guest: int | None) -> wire.TableInfo:
    """A table as shown in lists."""
    status = record.status
    game = games.game(record.game)
    seats = [_seat(seat, guest) for seat in sorted(record.seats, key=lambda one: game.seats.index(one.seat))]
    yours = [seat.seat for seat in seats if seat.you]
    is_public = record.delay == 0 or record.result is not None or bool(yours)
    return wire.TableInfo(
        id=record.id,
        game=record.game,
        edition=main_option(game, record.options),
        options=dict(record.options),
        values=record.values,
        open=record.is_open,
        created=record.created.isoformat(timespec="seconds"),
        seats=seats,
        commitment=Seed.parse(record.seed).commitment() if record.seed else "",
        result=record.result,
        headline=status.headline,
        rated=record.rated,
        language=record.language,
        clock=record.clock,
        delay=record.delay,
        takeover=record.takeover,
        lesson=record.lesson,
        prepared=is_prepared(game, record.seed),
        to_act=status.to_act if is_public else None,
        your_turn=status.to_act in yours,
        when=status.when if is_public and status.when is not None else None,
        updated=(status.updated if is_public else record.created).isoformat(timespec="seconds"),
        rematch=status.rematch,
    )


def _seat(seat: SeatAssignment, guest: int | None) -> wire.SeatInfo:
    if seat.level is not None:
        return wire.SeatInfo(seat.seat, "level", seat.level, False)
    if seat.guest is None:
        return wire.SeatInfo(seat.seat, "free", "", False)
    return wire.SeatInfo(seat.seat, "person", seat.name, seat.guest == guest)


def _public(position: Position, game: Game, before: Public | None = None) -> Public:
    """Reuses the outlook of `before` if the forecast figures have not changed."""
    view = position.view(SPECTATOR)
    figures = game.presenter.forecast(view)
    unchanged = before is not None and bool(figures) and before.forecast == figures
    ahead = before.outlook if before is not None and unchanged else Shared(Recurring(game.phrases.forecast(view)))
    return Public(position, view, game.phrases.when(position), ahead, figures)


def public_part(table: Table) -> Public:
    """The shared part of the newest position."""
    position = table.session.position
    if table.public is None or table.public.position is not position:
        table.public = _public(position, table.game, table.public)
    return table.public


def _public_at(table: Table, position: Position) -> Public:
    """The shared part of any position of the game; that of the newest one exists already."""
    return public_part(table) if position is table.session.position else _public(position, table.game)


def table_view(
    table: Table,
    guest: int | None,
    viewpoint: Viewpoint,
    sent: SentState,
    attendance: Attendance,
    words: bool = False,
    happened: Updates | None = None,
) -> wire.TableView:
    """The newest view, with everything not yet `sent`; `attendance` says who is connected. `happened` is computed if it
    is not given."""
    session, record, game = table.session, table.record, table.game
    seat = viewpoint.seat
    view = view_for(viewpoint.position, seat)
    over = table.is_over()
    acting = None if over or table.refused is not None else viewpoint.position.to_act()
    public = _public_at(table, viewpoint.position)
    happened = happened or updates_since(session, viewpoint, sent, public.view)
    return wire.TableView(
        table=table.id,
        number=viewpoint.number,
        decisions=viewpoint.decisions,
        seat=_name(session, seat),
        to_act=_name(session, acting),
        view=game.presenter.view(view, (PAGE,)),
        moves=Recurring(game.phrases.choices(view) if acting == seat and seat is not None else ()),
        undo=0 if seat is None or acting is None else session.undoable(seat),
        start=happened.start,
        events=happened.events,
        lines=happened.lines,
        prompt=game.phrases.prompt(view),
        when=public.when,
        state=_state(view, game, words),
        outlook=None if public.outlook is sent.outlook else public.outlook,
        seats=[_seat(one, guest) for one in record.seats],
        commitment=session.commitment or "",
        outcome=outcome(table),
        seed=session.seed.reveal() if session.seed is not None and over else None,
        forecast=public.forecast,
        clock=None if viewpoint.delayed else _clock_state(table),
        offer=None if viewpoint.delayed else record.status.offer,
        chat=_chat(table, viewpoint, sent.chat),
        rematch=record.status.rematch,
        delayed=viewpoint.delayed,
        present=[] if viewpoint.delayed else list(attendance.seats),
        spectators=0 if viewpoint.delayed else attendance.spectators,
        corrected=rules_corrected(table),
        acted=_last_decision(session, viewpoint),
    )


def _last_decision(session: Session, viewpoint: Viewpoint) -> int:
    """The number of the last decision that the viewer's seat made; 0 if there is none."""
    name = _name(session, viewpoint.seat)
    numbers = range(viewpoint.decisions, 0, -1) if name else ()
    return next((number for number in numbers if session.decisions[number - 1].seat == name), 0)


def _clock_state(table: Table) -> wire.ClockState | None:
    """The clocks as they are now."""
    clock = table.record.clock
    if clock.kind == "none":
        return None
    left = {seat: round(seconds, 1) for seat, seconds in remaining(table, table.time.now()).items()}
    return wire.ClockState(clock.kind, left, running_at(table), clock.days, clock.increment)


def rules_corrected(table: Table) -> wire.RulesCorrected | None:
    """What the corrected rules mean for a table that began before them. The refused move itself may be secret."""
    if is_current(table.record):
        return None
    began, now = table.record.revision, table.game.revision
    refused = table.refused
    if refused is None:
        return wire.RulesCorrected(began, now)
    if refused.all_hold:
        return wire.RulesCorrected(began, now, rule=refused.rule, other_result=True)
    return wire.RulesCorrected(began, now, refused.good + 1, refused.rule)


def _chat(table: Table, viewpoint: Viewpoint, after: int) -> list[wire.ChatMessage]:
    """New chat lines; delayed spectators get them no sooner than the moves of that time."""
    lines: Iterable[ChatLine] = (line for line in table.chat if line.number > after)
    if viewpoint.delayed:  # in order: a follower who has heard a line never gets an earlier one
        lines = takewhile(lambda line: line.decisions <= viewpoint.decisions, lines)
    return [_chat_message(line) for line in lines][-MAX_CHAT_SENT:]


def _chat_message(line: ChatLine) -> wire.ChatMessage:
    return wire.ChatMessage(line.number, line.seat, line.name, line.text, line.made.isoformat(timespec="seconds"))


def past_view(table: Table, viewpoint: Viewpoint, decisions: int, words: bool = False) -> wire.PastView:
    """What a seat knew after the first decisions."""
    session, game = table.session, table.game
    if decisions > viewpoint.decisions:
        raise CannotDo("not-found")
    position = table.position_after(decisions)
    view = view_for(position, viewpoint.seat)
    public = _public_at(table, position)
    return wire.PastView(
        decisions=decisions,
        move=_written_move(table, viewpoint, decisions),
        seat=OPEN if viewpoint.is_open else _name(session, viewpoint.seat),
        to_act=_name(session, position.to_act()),
        view=game.presenter.open(position, session.seats) if viewpoint.is_open else game.presenter.view(view, (PAGE,)),
        forecast=public.forecast,
        prompt=game.phrases.prompt(view),
        when=public.when,
        state=_open_state(position, session, words) if viewpoint.is_open else _state(view, game, words),
        outlook=public.outlook,
        total=viewpoint.decisions,
        outcome=outcome(table) if decisions == len(session.decisions) else None,
    )


def _written_move(table: Table, viewpoint: Viewpoint, decisions: int) -> str | None:
    """The last decision as text: of other seats only after the end, because it may name hidden cards."""
    if decisions == 0:
        return None
    seat, text = table.session.decisions[decisions - 1]
    return f"{seat} {text}" if table.is_over() or seat == _name(table.session, viewpoint.seat) else None


async def scene(table: Table, viewpoint: Viewpoint, scene: Scene) -> wire.Scene:
    """What a seat could watch, each step with only what it changed. A long one takes many milliseconds: others get
    their turn in between."""
    game = table.game
    view, public = _scene_view(scene.before, table.session, viewpoint), _public(scene.before, game)
    message = wire.Scene(
        start=scene.start,
        end=scene.end,
        seat=OPEN if viewpoint.is_open else _name(table.session, viewpoint.seat),
        view=view,
        forecast=public.forecast,
        outlook=public.outlook,
        steps=[],
    )
    for number, step in enumerate(scene.steps):
        if number % STEPS_AT_ONCE == 0:
            await asyncio.sleep(0)
        after, later = _scene_view(step.position, table.session, viewpoint), _public(step.position, game, public)
        same = later.outlook is public.outlook
        message.steps.append(
            wire.SceneStep(
                line=log_line(step.line, step.first, step.at),
                changes=_changes(view, after),
                forecast=None if same else later.forecast,
                outlook=None if same else later.outlook,
            )
        )
        view, public = after, later
    return message


def _changes(before: object, after: object) -> dict[str, object]:
    """The entries of a view that are different afterwards."""
    earlier = entries(before)
    return {name: value for name, value in entries(after).items() if name not in earlier or earlier[name] != value}


def _scene_view(position: Position, session: Session, viewpoint: Viewpoint) -> object:
    if viewpoint.is_open:
        return session.game.presenter.open(position, session.seats)
    return session.game.presenter.view(view_for(position, viewpoint.seat), (PAGE,))


def forecast(table: Table, viewpoint: Viewpoint) -> wire.Forecast:
    public = _public_at(table, viewpoint.position)
    return wire.Forecast(viewpoint.number, public.forecast, public.outlook)


def _state(view: View, game: Game, words: bool) -> list[Phrase]:
    return game.phrases.state(view) if words else []


def _open_state(position: Position, session: Session, words: bool) -> list[Phrase]:
    """What all seats know, then what each of them knows besides."""
    if not words:
        return []
    phrases, seats = session.game.phrases, session.seats
    by_seat = [phrases.state(position.view(seat)) for seat in range(len(seats))]
    shared = [phrase for phrase in by_seat[0] if all(phrase in others for others in by_seat[1:])]
    state = list(shared)
    for name, own in zip(seats, by_seat, strict=True):
        state += [
            Phrase("state-of-seat", {"seat": Name("seat", name)}),
            *(phrase for phrase in own if phrase not in shared),
        ]
    return state


# -- moves ----------------------------------------------------------------------------------------------------------


def why_not(table: Table, move: int) -> wire.Refusal | None:
    """Why the seat to act may not make a move; for that seat only."""
    error = table.session.position.why_not(move)
    return None if error is None else refusal(of_rules(error, table.game))


def verdict(table: Table, move: str | int) -> wire.Verdict:
    reason = why_not(table, read_move(table.session.position, move))
    return wire.Verdict(table.number, reason is None, reason)


def click_candidates(table: Table, seat: int, place: str) -> dict[str, Phrase]:
    """The moves that a click on a place could have meant, and what each does."""
    view, phrases = table.session.position.view(seat), table.game.phrases
    return {str(move): phrases.describe(view, move) for move in phrases.candidates(view, place)}


def outcome(table: Table) -> wire.OutcomeInfo | None:
    session = table.session
    ended = ending_of(session, table.refused)
    if ended is None:
        return None
    winner = _name(session, ended.winner)
    phrase = session.game.phrases.outcome(ended, winner, session.position.view(SPECTATOR))
    return wire.OutcomeInfo(winner, ended.termination, ended.rule, phrase)


def _name(session: Session, seat: int | None) -> str | None:
    return None if seat is None else records.seat_name(session.game, seat)


# -- before a decision ------------------------------------------------------------------------------


def preview_message(preview: Preview, seat: int, game: Game) -> wire.Preview:
    view, public = preview.position.view(seat), preview.position.view(SPECTATOR)
    acting = preview.position.to_act()
    return wire.Preview(
        number=preview.number,
        move=preview.move,
        view=game.presenter.view(view, (PAGE,)),
        forecast=game.presenter.forecast(public),
        outlook=game.phrases.forecast(public),
        to_act=None if acting is None else records.seat_name(game, acting),
        reveals=preview.reveals,
        ends_turn=preview.ends_turn,
    )
