"""What is told to whom: everything here is made from a seat's view, or from the public one."""

from bisect import bisect_right
from typing import Any

from republik import games
from republik.server import protocol
from republik.server.refusals import CannotDo, of_rules, told_phrase
from republik.server.storage.queries import Kept, Sitting
from republik.table import records
from republik.table.chance import Seed
from republik.table.contract import Outcome, Position, View
from republik.table.game import PAGE, Game
from republik.table.phrases import Line, Phrase
from republik.table.session import Session
from republik.table.thoughts import Thoughts

from .clocks import clock_state
from .table import LiveTable, is_current
from .viewpoint import OPEN, OPEN_NAME, STRANGER, Gaze, position_after

MOST_CHAT_AT_ONCE = 100
MOST_TOLD_TOGETHER = 60
"""Events that one sentence of the log tells at most."""


def shown(position: Position, seat: int | None) -> View:
    return position.view(STRANGER if seat is None else seat)


def as_seen(position: Position, seat: int | None, game: Game) -> dict[str, Any]:
    """What a seat may know of a position; OPEN: all of it."""
    if seat == OPEN:
        return game.presenter.open(position)
    return game.presenter.view(shown(position, seat), (PAGE,))


def forecast(position: Position, game: Game) -> dict[str, Any]:
    """It follows from what all sides see; empty for a game without one."""
    return game.presenter.forecast(shown(position, None))


# -- tables ---------------------------------------------------------------------------------------------


def table_info(kept: Kept, guest: int | None) -> protocol.TableInfo:
    state = kept.state
    order = games.game(kept.game).seats.index
    seats = [_seat_info(sitting, guest) for sitting in sorted(kept.sittings, key=lambda one: order(one.seat))]
    yours = [seat.seat for seat in seats if seat.you]
    told = kept.delay == 0 or kept.result is not None or bool(yours)
    return protocol.TableInfo(
        id=kept.id,
        game=kept.game,
        edition=kept.edition,
        values=kept.values,
        open=kept.is_open,
        created=kept.created.isoformat(timespec="seconds"),
        seats=seats,
        commitment=Seed.parse(kept.seed).commitment(),
        result=kept.result,
        rated=kept.rated,
        language=kept.language,
        clock=kept.clock,
        delay=kept.delay,
        takeover=kept.takeover,
        lesson=kept.lesson,
        to_act=state.to_act if told else None,
        your_turn=state.to_act in yours,
        decade=state.decade if told else 0,
        updated=(state.updated if told else kept.created).isoformat(timespec="seconds"),
        rematch=state.rematch,
    )


def _seat_info(sitting: Sitting, guest: int | None) -> protocol.SeatInfo:
    if sitting.level is not None:
        return protocol.SeatInfo(sitting.seat, "level", sitting.level, False)
    if sitting.guest is None:
        return protocol.SeatInfo(sitting.seat, "free", "", False)
    return protocol.SeatInfo(sitting.seat, "person", sitting.name, sitting.guest == guest)


def table_view(
    table: LiveTable,
    guest: int | None,
    gaze: Gaze,
    start: int,
    chat_after: int = 0,
    present: list[str] | None = None,
    words: bool = False,
) -> protocol.TableView:
    """The newest view with the events from `start` on, and what was said after line `chat_after`.

    Who is there is looked up where it is not said.
    """
    present = table.present() if present is None else present
    session, kept = table.session, table.kept
    seat = gaze.seat
    end = _events_until(session, gaze.decisions)
    start = min(start, end)
    view = shown(gaze.position, seat)
    over = table.is_over()
    acting = None if over or table.refused is not None else gaze.position.to_act()
    return protocol.TableView(
        table=table.id,
        number=gaze.number,
        decisions=gaze.decisions,
        seat=_name(session, seat),
        to_act=_name(session, acting),
        view=session.game.presenter.view(view, (PAGE,)),
        moves=choices(view, session.game) if acting == seat and seat is not None else [],
        undo=0 if seat is None or acting is None else session.undoable(seat),
        start=start,
        events=_told(session, seat, start, end),
        lines=_lines(session, seat, start, end),
        prompt=told_phrase(session.game.phrases.prompt(view)),
        when=told_phrase(session.game.phrases.when(gaze.position)),
        state=_state(view, session.game, words),
        outlook=outlook(gaze.position, session.game),
        seats=[_seat_info(sitting, guest) for sitting in kept.sittings],
        commitment=session.commitment or "",
        outcome=outcome(table),
        seed=session.seed.reveal() if session.seed is not None and over else None,
        forecast=forecast(gaze.position, session.game) if gaze.delayed else _forecast_now(table),
        clock=None if gaze.delayed else clock_state(table),
        offer=None if gaze.delayed else kept.state.offer,
        chat=chat(table, gaze, chat_after),
        rematch=kept.state.rematch,
        delayed=gaze.delayed,
        present=[] if gaze.delayed else present,
        corrected=rules_corrected(table),
    )


def rules_corrected(table: LiveTable) -> protocol.RulesCorrected | None:
    """What corrected rules say to a table that began before. The refused move itself may be a secret."""
    if is_current(table.kept):
        return None
    began, now = table.kept.revision, table.session.game.revision
    refused = table.refused
    if refused is None:
        return protocol.RulesCorrected(began, now)
    if refused.all_hold:
        return protocol.RulesCorrected(began, now, rule=refused.rule, other_result=True)
    return protocol.RulesCorrected(began, now, refused.good + 1, refused.rule)


def _forecast_now(table: LiveTable) -> dict[str, Any]:
    """Made once for each position: it is the same for all."""
    position = table.session.position
    if table.forecast is None or table.forecast[0] is not position:
        table.forecast = position, forecast(position, table.session.game)
    return table.forecast[1]


def chat(table: LiveTable, gaze: Gaze, after: int) -> list[protocol.Said]:
    """What was said; to those who watch with a delay no sooner than what was played then."""
    heard = [line.told() for line in table.chat if not gaze.delayed or line.decisions <= gaze.decisions]
    return [line for line in heard if line.number > after][-MOST_CHAT_AT_ONCE:]


def past_view(table: LiveTable, gaze: Gaze, decisions: int, words: bool = False) -> protocol.PastView:
    """What a seat knew after so many decisions."""
    session = table.session
    if decisions > gaze.decisions:
        raise CannotDo("not-found")
    position = position_after(table, decisions)
    view = shown(position, None if gaze.seat == OPEN else gaze.seat)
    return protocol.PastView(
        decisions=decisions,
        seat=OPEN_NAME if gaze.seat == OPEN else _name(session, gaze.seat),
        to_act=_name(session, position.to_act()),
        view=as_seen(position, gaze.seat, session.game),
        forecast=forecast(position, session.game),
        prompt=told_phrase(session.game.phrases.prompt(view)),
        when=told_phrase(session.game.phrases.when(position)),
        state=_state(view, session.game, words),
        outlook=outlook(position, session.game),
        total=gaze.decisions,
        outcome=outcome(table) if decisions == len(session.decisions) else None,
    )


def story(table: LiveTable, gaze: Gaze, start: int) -> protocol.Story:
    end = _events_until(table.session, gaze.decisions)
    start = min(start, end)
    return protocol.Story(
        gaze.number,
        start,
        _told(table.session, gaze.seat, start, end),
        _lines(table.session, gaze.seat, start, end),
    )


def _lines(session: Session, seat: int | None, start: int, end: int) -> list[protocol.LogLine]:
    """The log from event `start` on. A sentence that began before is told again, for it may have grown."""
    first = max(0, start - MOST_TOLD_TOGETHER)
    events = session.events[first:end]
    if seat != OPEN:
        events = [event.for_seat(seat) for event in events]
    told = session.game.phrases.tell(events, session.position.view(STRANGER))
    return [_line(line, first, session) for line in told if first + line.first + line.count > start]


def _line(line: Line, first: int, session: Session) -> protocol.LogLine:
    begins = first + line.first
    return protocol.LogLine(
        phrase=told_phrase(line.phrase),
        first=begins,
        count=line.count,
        at=session.told_at[begins],
        level=line.level,
        seat=line.seat,
        places=list(line.places),
        chapter=line.chapter,
    )


def outlook(position: Position, game: Game) -> list[protocol.Outlook]:
    """What lies ahead follows from what all sides see."""
    return [
        protocol.Outlook(
            heading=told_phrase(part.heading),
            lines=[told_phrase(line) for line in part.lines],
            warning=part.warning,
            result=_maybe(part.result),
            danger=_maybe(part.danger),
            places=list(part.places),
        )
        for part in game.phrases.forecast(shown(position, None))
    ]


def _maybe(said: Phrase | None) -> protocol.Phrase | None:
    return None if said is None else told_phrase(said)


def _state(view: View, game: Game, words: bool) -> list[protocol.Phrase]:
    return [told_phrase(said) for said in game.phrases.state(view)] if words else []


def _events_until(session: Session, decisions: int) -> int:
    """How many events belong to the first so many decisions."""
    return bisect_right(session.told_at, decisions)


def _told(session: Session, seat: int | None, start: int, end: int) -> list[protocol.Told]:
    events = session.events[start:end]
    if seat != OPEN:
        events = [event.for_seat(seat) for event in events]
    presenter, view = session.game.presenter, shown(session.position, None)
    told = []
    for event, at in zip(events, session.told_at[start:end], strict=True):
        args = presenter.event(event, view)
        told.append(protocol.Told(str(args.pop("key")), args, at))
    return told


# -- moves ------------------------------------------------------------------------------------------------


def choices(view: View, game: Game) -> list[protocol.Choice]:
    return [
        protocol.Choice(
            id=choice.move,
            text=view.move_text(choice.move),
            phrase=told_phrase(choice.phrase),
            place=choice.place,
            target=choice.target,
            short=_maybe(choice.short),
            group=_maybe(choice.group),
        )
        for choice in game.phrases.choices(view)
    ]


def read_move(position: Position, move: str | int) -> int:
    """A move's number, from its text where it has one."""
    if isinstance(move, int):
        return move
    try:
        return position.parse_move(move)
    except (ValueError, LookupError) as error:
        raise CannotDo("unknown-move") from error


def why_not(table: LiveTable, move: int) -> protocol.Refusal | None:
    """Why the seat that is to act may not make a move. To be told to that seat only."""
    refusal = table.session.position.why_not(move)
    return None if refusal is None else of_rules(refusal, table.session.game).told()


def meant(table: LiveTable, seat: int, place: str) -> list[int]:
    """The moves that a click of the seat to act on a place may have meant."""
    return table.session.game.phrases.candidates(shown(table.session.position, seat), place)


def verdict(table: LiveTable, move: str | int) -> protocol.Verdict:
    refusal = why_not(table, read_move(table.session.position, move))
    return protocol.Verdict(table.number, refusal is None, refusal)


def outcome(table: LiveTable) -> protocol.OutcomeInfo | None:
    session = table.session
    ended = _declared(session) if table.refused is not None else session.position.outcome() or _declared(session)
    if ended is None:
        return None
    winner = _name(session, ended.winner)
    said = session.game.phrases.outcome(ended, winner, session.position.view(STRANGER))
    return protocol.OutcomeInfo(winner, ended.termination, ended.rule, told_phrase(said))


def _declared(session: Session) -> Outcome | None:
    """An ending that the table declared, as its header has it."""
    if "result" not in session.header:
        return None
    winner, termination, *rule = session.header["result"].split(", ")
    return Outcome(None if winner == records.DRAW else session.game.seats.index(winner), termination, "".join(rule))


def hint(session: Session, number: int, level: str, thoughts: Thoughts) -> protocol.Hint:
    view = session.position.view(STRANGER)
    told = [
        protocol.HintChoice(
            choice.move,
            session.position.move_text(choice.move),
            told_phrase(session.game.phrases.describe(view, choice.move)),
            choice.chance,
            choice.weight,
            [protocol.HintReason(reason.feature, reason.amount) for reason in choice.reasons],
        )
        for choice in thoughts.choices
    ]
    return protocol.Hint(number, level, told)


def _name(session: Session, seat: int | None) -> str | None:
    return None if seat is None else records.seat_name(session.game, seat)
