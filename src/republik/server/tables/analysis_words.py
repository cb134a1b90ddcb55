"""Phrases for an analysis: it names moves in notation, and the page shows them in words."""

import asyncio
from collections import defaultdict
from typing import Any, Final, NamedTuple

from republik.server import protocol
from republik.server.lru import LruCache
from republik.table import records
from republik.table.contract import SPECTATOR, Position
from republik.table.session import Session

from . import presenters
from .table import Table

MAX_CACHED: Final = 32


class Words(NamedTuple):
    """By decision: its moves by notation, and the forecast at that moment."""

    moves: dict[str, dict[str, protocol.Phrase]]
    outlooks: dict[str, list[protocol.Outlook]]


class AnalysisWordsCache:
    """The phrases of recently viewed analyses; a page asks repeatedly."""

    def __init__(self) -> None:
        self._words: LruCache[tuple[str, str], Words] = LruCache(MAX_CACHED)

    async def find(self, table: Table, level: str, result: dict[str, Any]) -> Words:
        """The phrases for one level's analysis of a finished game."""
        found = self._words.get((table.id, level))
        if found is None:
            found = await asyncio.to_thread(words_for, table.session, result)
            self._words.put((table.id, level), found)
        return found


def words_for(session: Session, result: dict[str, Any]) -> Words:
    """The phrases for all moves and forecasts of an analysis, which an earlier version may have written."""
    moves, forecasts = _moves_named(result), {one["decision"] for one in result["forecasts"]}
    record, game = session.record(), session.game
    position = records.start(record, game)
    found = Words({}, {})
    for ply in range(1, len(record.decisions) + 1):
        view = position.view(SPECTATOR)
        if ply in moves:
            read = {text: _read(position, text) for text in sorted(moves[ply])}
            found.moves[str(ply)] = {
                text: presenters.wire_phrase(game.phrases.describe(view, move))
                for text, move in read.items()
                if move is not None
            }
        if ply in forecasts:
            found.outlooks[str(ply)] = presenters.outlook(view, game)
        _, move = records.read_move(record, game, position, ply)
        position.play(move)
    return found


def _read(position: Position, text: str) -> int | None:
    """None for a move that is no longer valid notation."""
    try:
        return position.parse_move(text)
    except (ValueError, LookupError):
        return None


def _moves_named(result: dict[str, Any]) -> dict[int, set[str]]:
    found: defaultdict[int, set[str]] = defaultdict(set)
    for play in result["plays"]:
        if play["move"]:
            found[play["decision"]].add(play["move"])
    for moment in result["moments"]:
        found[moment["decision"]] |= {one["move"] for one in (moment["played"], *moment["choices"])}
    return found
