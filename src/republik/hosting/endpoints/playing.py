"""A game: views, moves, reasons, previews, hints, history and analysis."""

import asyncio
import re
from dataclasses import replace
from typing import Final

from republik import games
from republik.hosting import wire
from republik.hosting.core.decisions import read_move
from republik.hosting.core.table import Table
from republik.hosting.load.fair_queue import while_connected
from republik.hosting.load.rate_limit import HINT_COST
from republik.hosting.refusals import CannotDo
from republik.hosting.thinking.hints import advise
from republik.hosting.views import presenters
from republik.hosting.views.followers import SentState
from republik.hosting.views.preview import preview as preview_move
from republik.hosting.views.scenes import MAX_DECISIONS
from republik.hosting.views.scenes import scene as watch_scene
from republik.hosting.views.timeline import timeline as figures
from republik.hosting.views.updates import all_sent, story
from republik.hosting.wire import MAX_MOVE_TEXT_LENGTH
from republik.table.game import Game
from republik.table.records import Record, accepted, write_record

from .endpoint import (
    ANY_SEAT,
    AT,
    NUMBER,
    SEAT,
    SINCE,
    TABLE,
    WORDS,
    Call,
    Parameter,
    Schema,
    get,
    post,
)

LIGHT = 0.25
"""The cost of requests that a page makes whenever the pointer moves."""
DECISIONS_PER_REQUEST = 40
"""Decisions of a scene that cost as much as another request."""
EVENTS_PER_REQUEST = 250
"""The same for events."""
EXPORT_COST = 10.0
"""Writing a game in its interchange format replays it."""
RESULT_COST = 4.0
"""What the result of an analysis costs beside the request."""
MAX_MOVES_ASKED = 64
"""Moves per request."""
_MOVE_ID = re.compile(r"[0-9]{1,6}")
_MOVE_SCHEMA: Final[Schema] = {"type": "string", "minLength": 1, "maxLength": MAX_MOVE_TEXT_LENGTH}
MOVE = Parameter("move", _MOVE_SCHEMA, "a move's text or id", required=True)
PLACE = Parameter("place", _MOVE_SCHEMA, "a place that was clicked, instead of a move")
FROM = Parameter("from", AT.schema, "the number of decisions before the first step")
TO = Parameter("to", AT.schema, "the number of decisions after the last step")
MOVES = Parameter(
    "moves",
    {"type": "string", "pattern": f"^[0-9]{{1,6}}(,[0-9]{{1,6}}){{0,{MAX_MOVES_ASKED - 1}}}$"},
    f"at most {MAX_MOVES_ASKED} move ids",
)


@get(TABLE + "/view", query=(SEAT, SINCE, WORDS), refusals=(404,))
async def view(call: Call, table: Table) -> wire.TableView:
    """What the visitor's seat, or a spectator, may know now."""
    attendance = call.services.audience.followers.attendance(table)
    viewpoint = call.viewpoint(table)
    sent = SentState(call.number("since", 0)) if "since" in call.query else all_sent(table.session, viewpoint)
    _pay_for_events(call, table, sent.events)
    return presenters.table_view(table, call.guest, viewpoint, sent, attendance, call.flag("words"))


@get(TABLE + "/past", query=(ANY_SEAT, AT, WORDS), refusals=(404,))
async def past_view(call: Call, table: Table) -> wire.PastView:
    """What the visitor's seat knew after the first decisions."""
    return presenters.past_view(table, call.replay_viewpoint(table), call.number("at", 0), call.flag("words"))


@get(TABLE + "/scene", query=(ANY_SEAT, FROM, TO), refusals=(404,))
async def scene(call: Call, table: Table) -> wire.Scene:
    """What the visitor's seat saw between two moments of the game, step by step."""
    viewpoint = call.replay_viewpoint(table)
    start, end = call.number(FROM.name, 0), call.number(TO.name, viewpoint.decisions)
    call.pay(min(max(0, end - start), MAX_DECISIONS) / DECISIONS_PER_REQUEST)
    return await presenters.scene(table, viewpoint, watch_scene(table, viewpoint, start, end))


@get(TABLE + "/events", query=(ANY_SEAT, SINCE), refusals=(404,))
async def events(call: Call, table: Table) -> wire.Story:
    """Events and log lines."""
    since = call.number("since", 0)
    _pay_for_events(call, table, since)
    return story(table.session, call.replay_viewpoint(table), since)


def _pay_for_events(call: Call, table: Table, since: int) -> None:
    call.pay(max(0, len(table.session.events) - since) / EVENTS_PER_REQUEST)


@get(TABLE + "/moves", query=(SEAT,), refusals=(404,))
async def moves(call: Call, table: Table) -> wire.Choices:
    """The visitor's legal moves."""
    viewpoint = call.viewpoint(table)
    if viewpoint.seat is None or table.to_act() != viewpoint.seat:
        return wire.Choices(viewpoint.number, [])
    return wire.Choices(viewpoint.number, table.game.phrases.choices(viewpoint.position.view(viewpoint.seat)))


@get(TABLE + "/why-not", query=(MOVE,), cost=LIGHT, refusals=(404, 409))
async def why_not(call: Call, table: Table) -> wire.Verdict:
    """Why a move is not legal; only for the seat to act."""
    move = call.move()
    table.seat_to_act(call.guest)
    return presenters.verdict(table, move)


@get(TABLE + "/why-not-all", query=(MOVES, PLACE), refusals=(404, 409))
async def why_not_all(call: Call, table: Table) -> wire.Verdicts:
    """Why each of several moves, or each move that a click on a place could have meant, is not legal; only for the seat
    to act."""
    place = call.query.get(PLACE.name)
    move_ids = call.query.get("moves", "").split(",") if place is None else []
    if len(move_ids) > MAX_MOVES_ASKED or not all(_MOVE_ID.fullmatch(move) for move in move_ids):
        raise CannotDo("bad-request")
    seat = table.seat_to_act(call.guest)
    meant = {} if place is None else presenters.click_candidates(table, seat, call.text(PLACE.name))
    refusals = {move: presenters.why_not(table, int(move)) for move in meant or move_ids}
    return wire.Verdicts(table.number, refusals, meant)


@get(TABLE + "/preview", query=(MOVE, NUMBER), cost=LIGHT, refusals=(404, 409))
async def preview(call: Call, table: Table) -> wire.Preview:
    """The effect of a move; only for the seat to act."""
    move = call.move()
    seat = table.seat_to_act(call.guest)
    table.check_number(call.number("number", table.number))
    result = preview_move(table, seat, read_move(table.session.position, move))
    return presenters.preview_message(result, seat, table.game)


@get(TABLE + "/timeline", query=(ANY_SEAT,), refusals=(404,))
async def timeline(call: Call, table: Table) -> wire.Timeline:
    """The public figures over time."""
    return wire.Timeline(list(figures(table, call.replay_viewpoint(table).decisions)))


@get(TABLE + "/forecast", query=(SEAT,), refusals=(404,))
async def forecast(call: Call, table: Table) -> wire.Forecast:
    """The forecast, if the game has one."""
    return presenters.forecast(table, call.viewpoint(table))


@post(TABLE + "/hint", refusals=(404, 409))
async def hint(call: Call, table: Table, body: wire.Question) -> wire.Hint:
    """What a level would do in the visitor's place."""
    call.pay(HINT_COST)
    advice = advise(table, call.asker, body.level, call.services.workers)
    return await while_connected(advice, call.gone)


@get(TABLE + "/analysis", refusals=(404, 409))
async def analysis(call: Call, table: Table) -> wire.Analysis:
    """The progress and the result of the analysis."""
    return await _with_words(call, table, await call.services.analyses.progress(table))


@post(TABLE + "/analysis", refusals=(404, 409))
async def analyse(call: Call, table: Table, body: wire.RequestAnalysis) -> wire.Analysis:
    """Requests an analysis of the finished game."""
    call.pay(HINT_COST)
    return await _with_words(call, table, await call.services.analyses.begin(table, body.level, call.asker))


async def _with_words(call: Call, table: Table, analysis: wire.Analysis) -> wire.Analysis:
    """Adds the course of the game, and the words of a result that is there."""
    if analysis.state == "running":
        return analysis
    call.pay(RESULT_COST)
    cache = call.services.analysis_words
    analysis = replace(analysis, course=await cache.course(table))
    if analysis.result is None:
        return analysis
    words = await cache.find(table, analysis.level, analysis.result)
    return replace(analysis, moves=words.moves, outlooks=words.outlooks)


@get(TABLE + "/record", refusals=(404, 409))
async def record(_call: Call, table: Table) -> str:
    """The whole game with its seed, after the end."""
    table.check_over()
    return write_record(table.game_record())


@get(TABLE + "/interchange", cost=EXPORT_COST, refusals=(404, 409))
async def interchange(_call: Call, table: Table) -> str:
    """The whole game in the interchange format of its kind, if there is one, after the end."""
    table.check_over()
    return await asyncio.to_thread(in_interchange, table.game, table.game_record())


def in_interchange(game: Game, record: Record) -> str:
    """Returns a recorded game in its interchange format, or raises CannotDo."""
    if game.interchange is None:
        raise CannotDo("not-found")
    standing, _refused = accepted(record, games.game)
    return game.interchange().write(standing)
