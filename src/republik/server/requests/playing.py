"""A game: views, moves, reasons, previews, hints, history and analysis."""

import asyncio
import re

from republik import games
from republik.server import protocol
from republik.server.protocol import MAX_MOVE_TEXT_LENGTH
from republik.server.refusals import CannotDo
from republik.server.settings import HINT_COST
from republik.server.tables import presenters
from republik.server.tables.analysis_jobs import AnalysisState
from republik.server.tables.decisions import read_move
from republik.server.tables.followers import SentState
from republik.server.tables.hints import advise
from republik.server.tables.news import all_sent, story
from republik.server.tables.preview import preview as preview_move
from republik.server.tables.scenes import MAX_DECISIONS
from republik.server.tables.scenes import scene as watch_scene
from republik.server.tables.table import Table
from republik.server.tables.timeline import timeline as figures
from republik.server.tables.turns import while_connected
from republik.table.game import Game
from republik.table.records import Record, accepted, write_record

from .endpoint import ANY_SEAT, AT, NUMBER, SEAT, SINCE, TABLE, WORDS, Call, Parameter, get, post

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
_MOVE_SCHEMA = {"type": "string", "minLength": 1, "maxLength": MAX_MOVE_TEXT_LENGTH}
MOVE = Parameter("move", _MOVE_SCHEMA, "a move's text or id", required=True)
PLACE = Parameter("place", _MOVE_SCHEMA, "a place that was clicked, instead of a move")
FROM = Parameter("from", AT.schema, "the number of decisions before the first step")
TO = Parameter("to", AT.schema, "the number of decisions after the last step")
MOVES = Parameter(
    "moves",
    {"type": "string", "pattern": f"^[0-9]{{1,6}}(,[0-9]{{1,6}}){{0,{MAX_MOVES_ASKED - 1}}}$"},
    f"at most {MAX_MOVES_ASKED} move ids",
)


@get(TABLE + "/view", answers=protocol.TableView, query=(SEAT, SINCE, WORDS), refusals=(404,))
async def view(call: Call) -> protocol.TableView:
    """What the visitor's seat, or a spectator, may know now."""
    table = await call.table()
    attending = call.services.audience.followers.attending(table)
    seen = call.viewpoint(table)
    heard = SentState(call.number("since", 0)) if "since" in call.query else all_sent(table.session, seen)
    _pay_for_events(call, table, heard.events)
    return presenters.table_view(table, call.guest, seen, heard, attending, call.flag("words"))


@get(TABLE + "/past", answers=protocol.PastView, query=(ANY_SEAT, AT, WORDS), refusals=(404,))
async def past_view(call: Call) -> protocol.PastView:
    """What the visitor's seat knew after the first decisions."""
    table = await call.table()
    return presenters.past_view(table, call.replay_viewpoint(table), call.number("at", 0), call.flag("words"))


@get(TABLE + "/scene", answers=protocol.Scene, query=(ANY_SEAT, FROM, TO), refusals=(404,))
async def scene(call: Call) -> protocol.Scene:
    """What the visitor's seat saw between two moments of the game, step by step."""
    table = await call.table()
    seen = call.replay_viewpoint(table)
    start, end = call.number(FROM.name, 0), call.number(TO.name, seen.decisions)
    call.pay(min(max(0, end - start), MAX_DECISIONS) / DECISIONS_PER_REQUEST)
    return await presenters.scene(table, seen, watch_scene(table, seen, start, end))


@get(TABLE + "/events", answers=protocol.Story, query=(ANY_SEAT, SINCE), refusals=(404,))
async def events(call: Call) -> protocol.Story:
    """Events and log lines."""
    table = await call.table()
    since = call.number("since", 0)
    _pay_for_events(call, table, since)
    return story(table.session, call.replay_viewpoint(table), since)


def _pay_for_events(call: Call, table: Table, since: int) -> None:
    call.pay(max(0, len(table.session.events) - since) / EVENTS_PER_REQUEST)


@get(TABLE + "/moves", answers=protocol.Choices, query=(SEAT,), refusals=(404,))
async def moves(call: Call) -> protocol.Choices:
    """The visitor's legal moves."""
    table = await call.table()
    seen = call.viewpoint(table)
    if seen.seat is None or table.to_act() != seen.seat:
        return protocol.Choices(seen.number, [])
    return protocol.Choices(seen.number, presenters.choices(seen.position.view(seen.seat), table.game))


@get(TABLE + "/why-not", answers=protocol.Verdict, query=(MOVE,), cost=LIGHT, refusals=(404, 409))
async def why_not(call: Call) -> protocol.Verdict:
    """Why a move is not legal; only for the seat to act."""
    table = await call.table()
    move = call.move()
    table.seat_to_act(call.guest)
    return presenters.verdict(table, move)


@get(TABLE + "/why-not-all", answers=protocol.Verdicts, query=(MOVES, PLACE), refusals=(404, 409))
async def why_not_all(call: Call) -> protocol.Verdicts:
    """Why each of several moves, or each move that a click on a place could have meant, is not legal; only for the seat
    to act."""
    table = await call.table()
    place = call.query.get(PLACE.name)
    asked = call.query.get("moves", "").split(",") if place is None else []
    if len(asked) > MAX_MOVES_ASKED or not all(_MOVE_ID.fullmatch(move) for move in asked):
        raise CannotDo("bad-request")
    seat = table.seat_to_act(call.guest)
    meant = {} if place is None else presenters.click_candidates(table, seat, call.text(PLACE.name))
    refusals = {move: presenters.why_not(table, int(move)) for move in meant or asked}
    return protocol.Verdicts(table.number, refusals, meant)


@get(TABLE + "/preview", answers=protocol.Preview, query=(MOVE, NUMBER), cost=LIGHT, refusals=(404, 409))
async def preview(call: Call) -> protocol.Preview:
    """The effect of a move; only for the seat to act."""
    table = await call.table()
    asked = call.move()
    seat = table.seat_to_act(call.guest)
    table.check_number(call.number("number", table.number))
    found = preview_move(table, seat, read_move(table.session.position, asked))
    return presenters.preview_message(found, seat, table.game)


@get(TABLE + "/timeline", answers=protocol.Timeline, query=(ANY_SEAT,), refusals=(404,))
async def timeline(call: Call) -> protocol.Timeline:
    """The public figures over time."""
    table = await call.table()
    return presenters.timeline(figures(table, call.replay_viewpoint(table).decisions))


@get(TABLE + "/forecast", answers=protocol.Forecast, query=(SEAT,), refusals=(404,))
async def forecast(call: Call) -> protocol.Forecast:
    """The forecast, if the game has one."""
    table = await call.table()
    return presenters.forecast(table, call.viewpoint(table))


@post(TABLE + "/hint", answers=protocol.Hint, body=protocol.Question, refusals=(404, 409))
async def hint(call: Call) -> protocol.Hint:
    """What a level would do in the visitor's place."""
    table = await call.table()
    call.pay(HINT_COST)
    advice = advise(table, call.asker, call.body.level, call.services.workers)
    return presenters.hint(await while_connected(advice, call.gone))


@get(TABLE + "/analysis", answers=protocol.Analysis, refusals=(404, 409))
async def analysis(call: Call) -> protocol.Analysis:
    """The progress and the result of the analysis."""
    table = await call.table()
    return await _told(call, table, await call.services.analyses.progress(table))


@post(TABLE + "/analysis", answers=protocol.Analysis, body=protocol.RequestAnalysis, refusals=(404, 409))
async def analyse(call: Call) -> protocol.Analysis:
    """Requests an analysis of the finished game."""
    table = await call.table()
    call.pay(HINT_COST)
    return await _told(call, table, await call.services.analyses.begin(table, call.body.level, call.asker))


async def _told(call: Call, table: Table, found: AnalysisState) -> protocol.Analysis:
    if found.result is None:
        return protocol.Analysis(*found)
    call.pay(RESULT_COST)
    words = await call.services.analysis_words.find(table, found.level, found.result)
    return protocol.Analysis(*found, words.moves, words.outlooks)


@get(TABLE + "/record", answers=str, refusals=(404, 409))
async def record(call: Call) -> str:
    """The whole game with its seed, after the end."""
    table = await call.table()
    if not table.is_over():
        raise CannotDo("not-over")
    return write_record(table.game_record())


@get(TABLE + "/interchange", answers=str, cost=EXPORT_COST, refusals=(404, 409))
async def interchange(call: Call) -> str:
    """The whole game in the interchange format of its kind, if there is one, after the end."""
    table = await call.table()
    if not table.is_over():
        raise CannotDo("not-over")
    return await asyncio.to_thread(in_interchange, table.game, table.game_record())


def in_interchange(game: Game, record: Record) -> str:
    """Returns a recorded game in its interchange format, or raises CannotDo."""
    if game.interchange is None:
        raise CannotDo("not-found")
    standing, _refused = accepted(record, games.game)
    return game.interchange().write(standing)
