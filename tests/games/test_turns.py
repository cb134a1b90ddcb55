"""Log lines that begin a turn: undoing a turn goes back to before its line."""

from random import Random

import pytest
from tests.built_in import BUILT_IN

from republik import games
from republik.table.phrases import ACTION
from republik.table.session import new_session


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_turn_begins_with_a_decision_of_its_own_seat(name: str) -> None:
    game = games.game(name)
    session, rng = new_session(game), Random(1)
    while (seat := session.position.to_act()) is not None:
        session.play(rng.choice(session.position.moves()), seat)
    lines = game.phrases.log_lines(session.events, session.position.view(0))
    turns = [line for line in lines if line.turn]
    assert {line.seat for line in turns} == set(game.seats)
    assert all(line.level == ACTION for line in turns)
    for line in turns:
        taken = session.decisions[session.event_decisions[line.first] - 1]
        assert taken.seat == line.seat, line
    others = [line for line in lines if line.level == ACTION and not line.turn]
    assert others, "not every action is a turn of its own"
