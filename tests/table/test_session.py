from random import Random

import pytest
from tests.table import toy

from republik.table import records, session
from republik.table.chance import Seed
from republik.table.contract import CHANCE, Event, IllegalMove
from republik.table.game import Game
from republik.table.records import BadRecord, parse_record, write_record
from republik.table.session import CannotUndo, Session, new_session, resume

ANN, BOB = 0, 1
SEED = Seed.from_text("table")


def toy_session(*, past_turn: bool = False) -> Session:
    players = {"ann": "Anna\nthe first", "bob": "Bert"}
    return new_session(toy.ToyGame(), {"limit": "4"}, players, SEED, past_turn=past_turn)


def play_out(table: Session, rng: Random) -> None:
    """Plays random moves to the end, undoing and replaying where possible."""
    while (seat := table.position.to_act()) is not None:
        before, told = table.position, table.record()
        table.play(rng.choice(before.moves()), seat)
        if table.why_not_undo(seat) is None:
            after = table.position
            table.undo(seat)
            assert table.position == before
            assert table.record() == told
            table.redo(seat)
            assert table.position == after


# -- playing ---------------------------------------------------------------------------------------


def test_a_new_table_has_dealt_and_promised() -> None:
    table = toy_session()
    assert table.position.to_act() == ANN
    assert [decision.seat for decision in table.decisions] == ["chance", "chance"]
    assert table.commitment == SEED.commitment()
    assert table.header["ann"] == "Anna the first"
    assert list(table.header)[:5] == ["game", "limit", "revision", "ann", "bob"]


def test_without_a_seed_a_fresh_one_is_taken() -> None:
    assert new_session(toy.ToyGame()).commitment != new_session(toy.ToyGame()).commitment


def test_only_the_seat_to_act_plays_and_only_what_is_legal() -> None:
    table = toy_session()
    before, told = table.position.to_text(), table.record()
    with pytest.raises(IllegalMove, match="not-your-turn"):
        table.play(toy.STOP, BOB)
    with pytest.raises(IllegalMove, match="no-such-move"):
        table.play(9)
    assert table.position.to_text() == before
    assert table.record() == told


def test_positions_handed_out_stay_as_they_are() -> None:
    table = toy_session()
    before, text = table.position, table.position.to_text()
    table.play(1)
    assert before.to_text() == text


def test_a_finished_game_is_over() -> None:
    table = toy_session()
    for _ in range(4):
        table.play(toy.STOP)
    with pytest.raises(IllegalMove, match="game-over"):
        table.play(toy.STOP)
    with pytest.raises(CannotUndo, match="undo-game-over"):
        table.undo(BOB)


def test_names_that_are_no_options_or_seats() -> None:
    with pytest.raises(ValueError, match="not options or seats"):
        new_session(toy.ToyGame(), {"seed": "42"})
    with pytest.raises(ValueError, match="not options or seats"):
        new_session(toy.ToyGame(), players={"carl": "Carl"})


# -- events ----------------------------------------------------------------------------------------


def test_events_hide_what_a_seat_may_not_know() -> None:
    table = toy_session()
    deal = table.events[0]
    assert table.events_for(ANN)[0] == deal
    assert table.events_for(BOB)[0] == Event("deal", {"seat": ANN})
    assert table.events_for(None)[1] == Event("deal", {"seat": BOB})
    table.play(toy.PEEK)
    assert table.events_for(BOB, since=2) == [Event("peek", {"seat": ANN})]


def test_a_refused_move_tells_nothing() -> None:
    table = toy_session()
    with pytest.raises(IllegalMove):
        table.play(9)
    assert len(table.events) == 2


# -- undo ------------------------------------------------------------------------------------------


def test_decisions_of_a_turn_are_taken_back_one_by_one() -> None:
    table = toy_session()
    start = table.position.to_text()
    table.play(1)
    middle = table.position.to_text()
    table.play(2)
    table.undo(ANN)
    assert table.position.to_text() == middle
    table.undo(ANN)
    assert table.position.to_text() == start
    assert len(table.decisions) == len(table.events) == 2
    with pytest.raises(CannotUndo, match="undo-nothing"):
        table.undo(ANN)
    table.redo(ANN)
    table.redo(ANN)
    assert table.decisions[2:] == [("ann", "bid 1"), ("ann", "bid 2")]
    with pytest.raises(CannotUndo, match="redo-nothing"):
        table.redo(ANN)


def test_another_move_forgets_what_was_taken_back() -> None:
    table = toy_session()
    table.play(1)
    table.undo(ANN)
    with pytest.raises(CannotUndo, match="redo-nothing"):
        table.redo(BOB)
    table.play(2)
    with pytest.raises(CannotUndo, match="redo-nothing"):
        table.redo(ANN)


def test_a_turn_that_is_over_stays() -> None:
    table = toy_session()
    table.play(toy.STOP)
    with pytest.raises(CannotUndo, match="undo-turn-over"):
        table.undo(ANN)
    with pytest.raises(CannotUndo, match="undo-nothing"):
        table.undo(BOB)


def test_among_friends_a_turn_is_over_when_the_next_has_acted() -> None:
    table = toy_session(past_turn=True)
    table.play(1)
    table.play(toy.STOP)
    table.undo(ANN)
    assert table.position.to_act() == ANN
    table.redo(ANN)
    table.play(1)
    with pytest.raises(CannotUndo, match="undo-other-acted") as caught:
        table.undo(ANN)
    assert caught.value.key == session.UNDO_OTHER_ACTED


def test_what_chance_decided_stays() -> None:
    table = toy_session()
    table.play(1)
    table.play(toy.DRAW)
    with pytest.raises(CannotUndo, match="undo-chance"):
        table.undo(ANN)
    table.play(1)
    table.undo(ANN)
    with pytest.raises(CannotUndo, match="undo-chance"):
        table.undo(ANN)


def test_what_was_seen_stays_seen() -> None:
    table = toy_session()
    table.play(toy.PEEK)
    with pytest.raises(CannotUndo) as caught:
        table.undo(ANN)
    assert caught.value.key == session.UNDO_PRIVATE


def test_only_what_can_be_taken_back_is_kept() -> None:
    table = toy_session()
    table.play(1)
    table.play(toy.STOP)
    table.play(1)
    assert len(table._snapshots) == 1


def test_every_game_can_be_played_and_taken_back(game: Game) -> None:
    for index in range(2):
        table = new_session(game, seed=Seed.from_text(index))
        play_out(table, Random(index))
        record = parse_record(write_record(table.record()))
        assert records.verify(record)
        assert records.position_at(record, len(record.decisions)) == table.position


# -- records ---------------------------------------------------------------------------------------


def test_the_seed_is_told_at_the_end_only() -> None:
    table = toy_session()
    assert "seed" not in table.record().header
    assert table.record(reveal=True).header["seed"] == SEED.reveal()
    for _ in range(4):
        table.play(toy.STOP)
    record = table.record()
    assert record.header["seed"] == SEED.reveal()
    assert record.header["result"].split(",")[0] in ("ann", "bob")


def test_the_seed_is_told_when_a_player_resigns() -> None:
    table = toy_session()
    table.header["result"] = "bob, resigned"
    assert records.verify(parse_record(write_record(table.record())))


def test_a_game_goes_on_from_its_record(game: Game) -> None:
    straight = new_session(game, seed=SEED)
    rng = Random(5)
    for _ in range(5):
        if straight.position.to_act() is not None:
            straight.play(rng.choice(straight.position.moves()))
    text = write_record(straight.record())
    again = resume(parse_record(text), seed=SEED)
    assert again.position == straight.position
    assert again.events == straight.events
    assert write_record(again.record()) == text
    play_out(straight, Random(6))
    play_out(again, Random(6))
    assert again.record() == straight.record()


def test_a_resumed_turn_can_be_taken_back() -> None:
    table = toy_session()
    table.play(1)
    again = resume(table.record(reveal=True))
    again.undo(ANN)
    assert again.position.to_act() == ANN
    assert len(again.decisions) == 2


def test_comments_and_unknown_header_lines_are_kept() -> None:
    table = toy_session()
    table.play(1)
    record = table.record(reveal=True)
    record.header["x-mood"] = "good"
    record.comments = {"seed": ["secret"], "x-mood": ["really"], 3: ["now"], 4: ["end"]}
    record.remarks = {3: "bold"}
    again = resume(record)
    assert again.record(reveal=True) == record
    assert "seed" not in again.record().comments
    again.undo(ANN)
    shorter = again.record()
    assert shorter.remarks == {}
    assert 4 not in shorter.comments
    write_record(shorter)


def test_a_record_whose_seed_is_missing_or_wrong() -> None:
    table = toy_session()
    record = table.record()
    with pytest.raises(BadRecord, match="seed-needed"):
        resume(record)
    with pytest.raises(BadRecord, match="seed-not-promised"):
        resume(record, seed=Seed.fresh())
    card = record.decisions[0].text
    other = next(f"deal {card}" for card in toy.CARDS if f"deal {card}" not in [text for _, text in record.decisions])
    record.decisions[0] = record.decisions[0]._replace(text=other)
    assert card != other
    with pytest.raises(BadRecord, match="chance-differs"):
        resume(record, seed=SEED)


def test_a_game_of_real_cards_goes_on_without_a_seed() -> None:
    table = resume(parse_record("republik record 1\ngame: toy\n\n1 chance deal 3\n"))
    assert table.position.to_act() == CHANCE
    table.play(toy.DEAL + 6)
    assert table.position.to_act() == ANN
    assert "seed" not in table.record(reveal=True).header


def test_every_event_knows_its_decision() -> None:
    rng = Random(3)
    table = toy_session()
    while table.position.to_act() is not None:
        seat = table.position.to_act()
        assert seat is not None
        if table.undoable(seat) and rng.random() < 0.3:
            table.undo(seat)
        else:
            table.play(rng.choice(table.position.moves()))
        assert len(table.event_decisions) == len(table.events)
        assert table.event_decisions == sorted(table.event_decisions)
        assert not table.event_decisions or table.event_decisions[-1] <= len(table.decisions)
    assert resume(table.record(), lambda _: toy.ToyGame()).event_decisions == table.event_decisions


def test_the_number_of_decisions_that_can_be_undone() -> None:
    rng = Random(5)
    table = toy_session()
    while (seat := table.position.to_act()) is not None:
        for _ in range(many := table.undoable(seat)):
            table.undo(seat)
        assert table.undoable(seat) == 0
        for _ in range(many):
            table.redo(seat)
        assert table.undoable(seat) == many
        table.play(rng.choice(table.position.moves()))
    assert table.undoable(0) == table.undoable(1) == 0


def test_draws_that_were_taken_back_are_skipped() -> None:
    """Chance keeps counting; the record says where draws are skipped, and how many."""
    plain = toy_session()
    heading = records.Record({**plain.header, records.REDRAWN: "1+2"})
    table = Session(toy.ToyGame(), heading, SEED)
    first = table.chance_move()
    assert first == table.position.moves()[SEED.pick(2, len(table.position.moves()))]
    table.run_chance()
    play_out(table, Random(1))
    record = table.record()
    assert records.verify(record, lambda _: toy.ToyGame())
    again = resume(parse_record(write_record(record)), lambda _: toy.ToyGame())
    assert again.position == table.position
    record.header[records.REDRAWN] = "1+3"
    with pytest.raises(BadRecord):
        records.verify(record, lambda _: toy.ToyGame())
