"""The moves of a game, declared once."""

import pytest

from republik.table.contract import IllegalMove
from republik.table.moves import Moves

MOVES = Moves()
PLAY = MOVES.kind("play", range(1, 10))
STOP = MOVES.single("stop")
WALK = MOVES.kind("walk", [("a", "b"), ("b", "a")])


def test_every_move_has_a_number_and_a_text() -> None:
    texts = [MOVES.text(move) for move in range(MOVES.count)]
    assert texts == [*(f"play {card}" for card in range(1, 10)), "stop", "walk a b", "walk b a"]
    assert [MOVES.parse(text) for text in texts] == list(range(MOVES.count))


def test_a_kind_knows_its_moves_and_their_values() -> None:
    assert [PLAY.value(move) for move in PLAY] == list(range(1, 10))
    assert WALK.value(WALK(("b", "a"))) == ("b", "a")
    assert PLAY(3) in PLAY
    assert STOP not in PLAY
    assert [MOVES.kind_of(move).name for move in (PLAY(1), STOP, WALK(("a", "b")))] == ["play", "stop", "walk"]
    with pytest.raises(ValueError, match="not a move to play"):
        PLAY.value(STOP)
    with pytest.raises(KeyError):
        PLAY(10)


def test_case_and_spacing_do_not_matter() -> None:
    assert MOVES.parse("  Walk B   a ") == WALK(("b", "a"))


@pytest.mark.parametrize("text", ["", "play", "play 10", "stop 1", "walk a", "x" * 500])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        MOVES.parse(text)
    assert refused.value.key == "no-such-move"


@pytest.mark.parametrize("move", [-1, MOVES.count])
def test_other_numbers_are_refused(move: int) -> None:
    with pytest.raises(IllegalMove):
        MOVES.text(move)


def test_a_kind_is_declared_once() -> None:
    with pytest.raises(ValueError, match="declared twice: stop"):
        MOVES.single("stop")


def test_kinds_may_be_added_after_reading() -> None:
    moves = Moves()
    stop = moves.single("stop")
    assert moves.parse("stop") == stop
    assert moves.text(moves.single("go")) == "go"
