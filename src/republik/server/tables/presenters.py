"""Messages of the protocol for each viewer, built only from a seat's view or from the public one."""

import asyncio
from collections.abc import Iterable
from itertools import takewhile
from typing import Any, NamedTuple, cast

from republik import games
from republik.server import protocol
from republik.server.refusals import CannotDo, of_rules
from republik.table import records
from republik.table.chance import Seed
from republik.table.contract import GENERAL, SPECTATOR, Outcome, Position, View
from republik.table.game import PAGE, Game
from republik.table.phrases import Choice, Name, Phrase
from republik.table.session import Session

from .clocks import remaining, running_at
from .decisions import read_move
from .followers import Attending, SentState
from .hints import Advice
from .news import News, encoded, log_line, news
from .preview import Preview
from .record import ChatLine, ClockSettings, SeatAssignment, TableRecord
from .scenes import Scene
from .sessions import is_current
from .setup import is_prepared, main_option
from .table import Table
from .timeline import Point
from .viewpoint import OPEN, Viewpoint, position_after

MAX_CHAT_SENT = 100
STEPS_AT_ONCE = 16
"""Steps of a scene, of about 0.1 ms each, that are built without a pause."""


def view_for(position: Position, seat: int | None) -> View:
    """What a seat, or a spectator, may know of a position."""
    return position.view(SPECTATOR if seat is None else seat)


# -- phrases and refusals -------------------------------------------------------------------------------------------


def wire_phrase(said: Phrase) -> protocol.Phrase:
    """A phrase as sent. The game's own phrase has the same fields and is encoded as it is: a view contains hundreds."""
    return cast("protocol.Phrase", said)


def refusal(error: CannotDo) -> protocol.Refusal:
    said, general = wire_phrase(error.phrase()), error.key in GENERAL
    return protocol.Refusal(error.key, error.reason(), said, error.rule, error.names(), general)


def refused(error: CannotDo, number: int) -> protocol.Refused:
    """A refusal over a socket, with the table's number."""
    return protocol.Refused(error.key, error.reason(), wire_phrase(error.phrase()), number, error.rule, error.names())


# -- tables ---------------------------------------------------------------------------------------------------------


def table_info(record: TableRecord, guest: int | None) -> protocol.TableInfo:
    """A table as shown in lists."""
    status = record.status
    game = games.game(record.game)
    seats = [_seat(seat, guest) for seat in sorted(record.seats, key=lambda one: game.seats.index(one.seat))]
    yours = [seat.seat for seat in seats if seat.you]
    told = record.delay == 0 or record.result is not None or bool(yours)
    return protocol.TableInfo(
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
        rated=record.rated,
        language=record.language,
        clock=_clock(record.clock),
        delay=record.delay,
        takeover=record.takeover,
        lesson=record.lesson,
        prepared=is_prepared(game, record.seed),
        to_act=status.to_act if told else None,
        your_turn=status.to_act in yours,
        when=wire_phrase(status.when) if told and status.when is not None else None,
        updated=(status.updated if told else record.created).isoformat(timespec="seconds"),
        rematch=status.rematch,
    )


def _clock(clock: ClockSettings) -> protocol.Clock:
    return protocol.Clock(clock.kind, clock.days, clock.minutes, clock.increment)


def _seat(seat: SeatAssignment, guest: int | None) -> protocol.SeatInfo:
    if seat.level is not None:
        return protocol.SeatInfo(seat.seat, "level", seat.level, False)
    if seat.guest is None:
        return protocol.SeatInfo(seat.seat, "free", "", False)
    return protocol.SeatInfo(seat.seat, "person", seat.name, seat.guest == guest)


class Public(NamedTuple):
    """What all viewers of a position share, built once."""

    view: View
    when: protocol.Phrase
    outlook: list[protocol.Outlook]
    """Already encoded."""
    forecast: dict[str, Any]


def _public(position: Position, game: Game, before: Public | None = None) -> Public:
    """Reuses the outlook of `before` if the forecast figures have not changed."""
    view = position.view(SPECTATOR)
    figures = game.presenter.forecast(view)
    known = before is not None and bool(figures) and before.forecast == figures
    ahead = (
        before.outlook if before is not None and known else cast("list[protocol.Outlook]", encoded(outlook(view, game)))
    )
    return Public(view, wire_phrase(game.phrases.when(position)), ahead, figures)


def public_part(table: Table) -> Public:
    """The shared part of the newest position."""
    position = table.session.position
    if table.public is None or table.public[0] is not position:
        before = None if table.public is None else table.public[1]
        table.public = position, _public(position, table.game, before)
    made: Public = table.public[1]
    return made


def _public_at(table: Table, position: Position) -> Public:
    """The shared part of any position of the game; that of the newest one exists already."""
    return public_part(table) if position is table.session.position else _public(position, table.game)


def table_view(
    table: Table,
    guest: int | None,
    seen: Viewpoint,
    heard: SentState,
    attending: Attending,
    words: bool = False,
    happened: News | None = None,
) -> protocol.TableView:
    """The newest view, with everything not yet `heard`; `attending` says who is connected. `happened` is
    computed if it is not given."""
    session, record, game = table.session, table.record, table.game
    seat = seen.seat
    view = view_for(seen.position, seat)
    over = table.is_over()
    acting = None if over or table.refused is not None else seen.position.to_act()
    public = _public_at(table, seen.position)
    happened = happened or news(session, seen, heard, public.view)
    return protocol.TableView(
        table=table.id,
        number=seen.number,
        decisions=seen.decisions,
        seat=_name(session, seat),
        to_act=_name(session, acting),
        view=game.presenter.view(view, (PAGE,)),
        moves=choices(view, game) if acting == seat and seat is not None else [],
        undo=0 if seat is None or acting is None else session.undoable(seat),
        start=happened.start,
        events=happened.events,
        lines=happened.lines,
        prompt=wire_phrase(game.phrases.prompt(view)),
        when=public.when,
        state=_state(view, game, words),
        outlook=None if public.outlook is heard.outlook else public.outlook,
        seats=[_seat(one, guest) for one in record.seats],
        commitment=session.commitment or "",
        outcome=outcome(table),
        seed=session.seed.reveal() if session.seed is not None and over else None,
        forecast=public.forecast,
        clock=None if seen.delayed else _clock_state(table),
        offer=None if seen.delayed else record.status.offer,
        chat=_chat(table, seen, heard.chat),
        rematch=record.status.rematch,
        delayed=seen.delayed,
        present=[] if seen.delayed else list(attending.seats),
        spectators=0 if seen.delayed else attending.spectators,
        corrected=rules_corrected(table),
        acted=_last_decision(session, seen),
    )


def _last_decision(session: Session, seen: Viewpoint) -> int:
    """The number of the last decision that the viewer's seat made; 0 if there is none."""
    name = _name(session, seen.seat)
    numbers = range(seen.decisions, 0, -1) if name else ()
    return next((number for number in numbers if session.decisions[number - 1].seat == name), 0)


def _clock_state(table: Table) -> protocol.ClockState | None:
    """The clocks as they are now."""
    clock = table.record.clock
    if clock.kind == "none":
        return None
    left = {seat: round(seconds, 1) for seat, seconds in remaining(table, table.time.now()).items()}
    return protocol.ClockState(clock.kind, left, running_at(table), clock.days, clock.increment)


def rules_corrected(table: Table) -> protocol.RulesCorrected | None:
    """What the corrected rules mean for a table that began before them. The refused move itself may be secret."""
    if is_current(table.record):
        return None
    began, now = table.record.revision, table.game.revision
    refused = table.refused
    if refused is None:
        return protocol.RulesCorrected(began, now)
    if refused.all_hold:
        return protocol.RulesCorrected(began, now, rule=refused.rule, other_result=True)
    return protocol.RulesCorrected(began, now, refused.good + 1, refused.rule)


def _chat(table: Table, seen: Viewpoint, after: int) -> list[protocol.ChatMessage]:
    """New chat lines; delayed spectators get them no sooner than the moves of that time."""
    lines: Iterable[ChatLine] = (line for line in table.chat if line.number > after)
    if seen.delayed:  # in order: a follower who has heard a line never gets an earlier one
        lines = takewhile(lambda line: line.decisions <= seen.decisions, lines)
    return [_said(line) for line in lines][-MAX_CHAT_SENT:]


def _said(line: ChatLine) -> protocol.ChatMessage:
    return protocol.ChatMessage(line.number, line.seat, line.name, line.text, line.made.isoformat(timespec="seconds"))


def past_view(table: Table, seen: Viewpoint, decisions: int, words: bool = False) -> protocol.PastView:
    """What a seat knew after the first decisions."""
    session, game = table.session, table.game
    if decisions > seen.decisions:
        raise CannotDo("not-found")
    position = position_after(table, decisions)
    view = view_for(position, seen.seat)
    public = _public_at(table, position)
    return protocol.PastView(
        decisions=decisions,
        move=_written_move(table, seen, decisions),
        seat=OPEN if seen.is_open else _name(session, seen.seat),
        to_act=_name(session, position.to_act()),
        view=game.presenter.open(position, game.seats) if seen.is_open else game.presenter.view(view, (PAGE,)),
        forecast=public.forecast,
        prompt=wire_phrase(game.phrases.prompt(view)),
        when=public.when,
        state=_open_state(position, game, words) if seen.is_open else _state(view, game, words),
        outlook=public.outlook,
        total=seen.decisions,
        outcome=outcome(table) if decisions == len(session.decisions) else None,
    )


def _written_move(table: Table, seen: Viewpoint, decisions: int) -> str | None:
    """The last decision as text: of other seats only after the end, because it may name hidden cards."""
    if decisions == 0:
        return None
    seat, text = table.session.decisions[decisions - 1]
    return f"{seat} {text}" if table.is_over() or seat == _name(table.session, seen.seat) else None


async def scene(table: Table, seen: Viewpoint, found: Scene) -> protocol.Scene:
    """What a seat could watch, each step with only what it changed. A long one takes many milliseconds: others get
    their turn in between."""
    game = table.game
    view, public = _scene_view(found.before, game, seen), _public(found.before, game)
    sent = protocol.Scene(
        start=found.start,
        end=found.end,
        seat=OPEN if seen.is_open else _name(table.session, seen.seat),
        view=view,
        forecast=public.forecast,
        outlook=public.outlook,
        steps=[],
    )
    for number, step in enumerate(found.steps):
        if number % STEPS_AT_ONCE == 0:
            await asyncio.sleep(0)
        after, later = _scene_view(step.position, game, seen), _public(step.position, game, public)
        same = later.outlook is public.outlook
        sent.steps.append(
            protocol.SceneStep(
                line=log_line(step.line, step.first, step.at),
                changes={key: value for key, value in after.items() if key not in view or view[key] != value},
                forecast=None if same else later.forecast,
                outlook=None if same else later.outlook,
            )
        )
        view, public = after, later
    return sent


def _scene_view(position: Position, game: Game, seen: Viewpoint) -> dict[str, Any]:
    if seen.is_open:
        return game.presenter.open(position, game.seats)
    return game.presenter.view(view_for(position, seen.seat), (PAGE,))


def forecast(table: Table, seen: Viewpoint) -> protocol.Forecast:
    public = _public_at(table, seen.position)
    return protocol.Forecast(seen.number, public.forecast, public.outlook)


def outlook(public: View, game: Game) -> list[protocol.Outlook]:
    """The forecast, from public information. Its parts have the same fields as those sent."""
    return cast("list[protocol.Outlook]", game.phrases.forecast(public))


def _state(view: View, game: Game, words: bool) -> list[protocol.Phrase]:
    return [wire_phrase(said) for said in game.phrases.state(view)] if words else []


def _open_state(position: Position, game: Game, words: bool) -> list[protocol.Phrase]:
    """What all seats know, then what each of them knows besides."""
    if not words:
        return []
    by_seat = [game.phrases.state(position.view(seat)) for seat in range(len(game.seats))]
    shared = [said for said in by_seat[0] if all(said in others for others in by_seat[1:])]
    told = list(shared)
    for name, own in zip(game.seats, by_seat, strict=True):
        told += [Phrase("state-of-seat", {"seat": Name("seat", name)}), *(said for said in own if said not in shared)]
    return [wire_phrase(said) for said in told]


# -- moves ----------------------------------------------------------------------------------------------------------


def choices(view: View, game: Game) -> list[protocol.Choice]:
    return [_choice(choice) for choice in game.phrases.choices(view)]


def _choice(choice: Choice) -> protocol.Choice:
    """Encoded once: games offer the same choices again and again. The fields sent have the same names."""
    if choice.written is None:
        sent = {name: getattr(choice, name) for name in protocol.Choice.__struct_fields__}
        choice.written = encoded(sent)
    return cast("protocol.Choice", choice.written)


def why_not(table: Table, move: int) -> protocol.Refusal | None:
    """Why the seat to act may not make a move; for that seat only."""
    error = table.session.position.why_not(move)
    return None if error is None else refusal(of_rules(error, table.game))


def verdict(table: Table, move: str | int) -> protocol.Verdict:
    found = why_not(table, read_move(table.session.position, move))
    return protocol.Verdict(table.number, found is None, found)


def click_candidates(table: Table, seat: int, place: str) -> dict[str, protocol.Phrase]:
    """The moves that a click on a place could have meant, and what each does."""
    view, phrases = table.session.position.view(seat), table.game.phrases
    return {str(move): wire_phrase(phrases.describe(view, move)) for move in phrases.candidates(view, place)}


def outcome(table: Table) -> protocol.OutcomeInfo | None:
    session = table.session
    ended = _declared(session) if table.refused is not None else session.position.outcome() or _declared(session)
    if ended is None:
        return None
    winner = _name(session, ended.winner)
    said = session.game.phrases.outcome(ended, winner, session.position.view(SPECTATOR))
    return protocol.OutcomeInfo(winner, ended.termination, ended.rule, wire_phrase(said))


def _declared(session: Session) -> Outcome | None:
    """An ending declared by the table, from its header."""
    if "result" not in session.header:
        return None
    winner, termination, *rule = session.header["result"].split(", ")
    return Outcome(None if winner == records.DRAW else session.game.seats.index(winner), termination, "".join(rule))


def hint(advice: Advice) -> protocol.Hint:
    session = advice.session
    view = session.position.view(SPECTATOR)
    told = [
        protocol.HintChoice(
            choice.move,
            session.position.move_text(choice.move),
            wire_phrase(session.game.phrases.describe(view, choice.move)),
            choice.chance,
            choice.weight,
            [protocol.HintReason(reason.feature, reason.amount) for reason in choice.reasons],
        )
        for choice in advice.thoughts.choices
    ]
    return protocol.Hint(advice.number, advice.level, told)


def _name(session: Session, seat: int | None) -> str | None:
    return None if seat is None else records.seat_name(session.game, seat)


# -- before a decision, and after many ------------------------------------------------------------------------------


def preview_message(found: Preview, seat: int, game: Game) -> protocol.Preview:
    view, public = found.position.view(seat), found.position.view(SPECTATOR)
    acting = found.position.to_act()
    return protocol.Preview(
        number=found.number,
        move=found.move,
        view=game.presenter.view(view, (PAGE,)),
        forecast=game.presenter.forecast(public),
        outlook=outlook(public, game),
        to_act=None if acting is None else records.seat_name(game, acting),
        reveals=found.reveals,
        ends_turn=found.ends_turn,
    )


def timeline(points: Iterable[Point]) -> protocol.Timeline:
    return protocol.Timeline(
        [protocol.TimelinePoint(point.at, wire_phrase(point.when), point.figures) for point in points]
    )
