"""What an analysis speaks of, in phrases: it names moves as records write them, and the page tells them in words."""

from collections import defaultdict
from typing import Any, NamedTuple

from republik.server import protocol
from republik.table import records
from republik.table.contract import STRANGER
from republik.table.session import Session

from . import presenters


class Words(NamedTuple):
    """By decision: the moves of it by their texts, and what lay ahead then."""

    moves: dict[str, dict[str, protocol.Phrase]]
    outlooks: dict[str, list[protocol.Outlook]]


def words_for(session: Session, result: dict[str, Any]) -> Words:
    """The phrases for all moves and forecasts of an analysis, which may be of an earlier version."""
    moves, forecasts = _moves_named(result), {one["decision"] for one in result["forecasts"]}
    record, game = session.record(), session.game
    position = records.start(record, game)
    found = Words({}, {})
    for ply in range(1, len(record.decisions) + 1):
        view = position.view(STRANGER)
        if ply in moves:
            texts = {text: game.phrases.describe(view, position.parse_move(text)) for text in sorted(moves[ply])}
            found.moves[str(ply)] = {text: presenters.told_phrase(said) for text, said in texts.items()}
        if ply in forecasts:
            found.outlooks[str(ply)] = presenters.outlook(view, game)
        _, move = records.read_move(record, game, position, ply)
        position.play(move)
    return found


def _moves_named(result: dict[str, Any]) -> dict[int, set[str]]:
    found: defaultdict[int, set[str]] = defaultdict(set)
    for play in result["plays"]:
        if play["move"]:
            found[play["decision"]].add(play["move"])
    for moment in result["moments"]:
        found[moment["decision"]] |= {one["move"] for one in (moment["played"], *moment["choices"])}
    return found
