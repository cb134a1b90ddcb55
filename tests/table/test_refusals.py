"""Refusals come back from other processes as they were."""

import pickle

import pytest

from republik.analysis import NoAnalysis
from republik.commands._context import Refused
from republik.messages.i18n import UnknownLanguage
from republik.players.registry import UnknownPlayer
from republik.table.contract import BadPosition, IllegalMove, Problem, Refusal
from republik.table.game import BadOption, UnknownValues
from republik.table.games import UnknownGame
from republik.table.phrases import Name
from republik.table.player import Forfeit
from republik.table.plugin.interchange import BadInterchange
from republik.table.records import BadRecord, Record


@pytest.mark.parametrize(
    "refusal",
    [
        BadInterchange("fields", {"name": "x"}, "turns[3]"),
        BadOption("edition", "9", ["1", "2"]),
        BadPosition("no-object"),
        BadRecord(3, "over", {"move": "deal 2"}, "6.3", 2, Record({"game": "wsdv"})),
        Forfeit("bot-ended", {"code": "1"}, "last words"),
        IllegalMove("not-now", "6.3", {"city": Name("city", "berlin")}),
        NoAnalysis("weimar"),
        Problem("error-file-missing", path="x"),
        Refused("verify-bad", 1, reason="x"),
        UnknownGame("chess"),
        UnknownLanguage("fr"),
        UnknownPlayer("bob", ["random"]),
        UnknownValues("custom", "REPUBLIK_VALUES"),
    ],
    ids=lambda refusal: type(refusal).__name__,
)
def test_a_refusal_is_the_same_after_pickling(refusal: Refusal) -> None:
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is type(refusal)
    assert vars(again) == vars(refusal)
    assert str(again) == str(refusal)
    assert again.phrase() == refusal.phrase()
