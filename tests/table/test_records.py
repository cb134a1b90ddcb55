import re
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.table import toy

from republik.table import records
from republik.table.chance import Seed, decide
from republik.table.contract import CHANCE, Outcome
from republik.table.game import Game, Options
from republik.table.records import BadRecord, Decision, Record, parse_record, position_at, replay, verify, write_record
from republik.table.session import new_session, resume

GOOD = """\
republik record 1
# a game between friends
game: toy
limit: 3
ann: Anna #1
bob: Bert: the second
x-mood: good
result: ann, higher card, 4.2

# the deal
#
1 chance deal 5
2 chance deal 2
3 ann bid 3  # bold
4 ann stop
5 bob stop
# second round
6 ann stop
7 bob peek
8 bob stop
# a fine game
"""


def random_record(game: Game, seed: Seed | None = None, index: int = 0) -> Record:
    """Plays a random game and returns its record; chance uses the seed if there is one."""
    rng = Random(f"{game.name} {index}")
    position = game.new({})
    record = Record({"game": game.name})
    if seed is not None:
        record.header["commitment"] = seed.commitment()
    counter = 0
    while (seat := position.to_act()) is not None:
        move = rng.choice(position.moves())
        if seat == CHANCE and seed is not None:
            move = decide(seed, counter, position.moves())
            counter += 1
        record.decisions.append(Decision(records.seat_name(game, seat), position.move_text(move)))
        position.play(move)
    outcome = position.outcome()
    assert outcome is not None
    if seed is not None:
        record.header["seed"] = seed.reveal()
    record.header["result"] = records.result_text(game, outcome)
    return record


# -- reading and writing ---------------------------------------------------------------------------


def test_a_record_is_read() -> None:
    record = parse_record(GOOD)
    assert record.header["ann"] == "Anna #1"
    assert record.header["bob"] == "Bert: the second"
    assert record.options(toy.ToyGame()) == {"limit": "3"}
    assert record.decisions[2] == Decision("ann", "bid 3")
    assert record.comments == {
        "game": ["a game between friends"],
        1: ["the deal", ""],
        6: ["second round"],
        9: ["a fine game"],
    }
    assert record.remarks == {3: "bold"}
    assert record.line("limit") == 4
    assert record.line(3) == 14


def test_a_record_is_written_as_it_was_read() -> None:
    assert write_record(parse_record(GOOD)) == GOOD


def test_bytes_windows_lines_and_a_byte_order_mark() -> None:
    data = b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode()
    assert write_record(parse_record(data)) == GOOD


def test_loose_spacing_is_put_right() -> None:
    loose = "republik record 1 \ngame:toy\n\n\n  # x\n\n 1\tchance   deal 5 #y\n\n"
    assert write_record(parse_record(loose)) == "republik record 1\ngame: toy\n\n# x\n1 chance deal 5  # y\n"


def test_every_game_round_trips(game: Game) -> None:
    for index in range(3):
        record = random_record(game, Seed.from_text(index), index)
        text = write_record(record)
        assert parse_record(text) == record
        assert write_record(parse_record(text)) == text


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "first-line"),
        ("republik record\n", 1, "first-line"),
        ("republik record 2\ngame: toy\n", 1, r"version \(version 2, known 1\)"),
        ("republik record 1\n", 2, "no-game"),
        ("republik record 1", 1, "no-game"),
        ("republik record 1\ngame: toy\ngame: wsdv\n", 3, r"header-twice \(name game\)"),
        ("republik record 1\ngame: toy\n1 ann stop\n", 3, "header-line"),
        ("republik record 1\ngame: toy\nGame: toy\n", 3, "header-line"),
        ("republik record 1\ngame: toy\n\nann stop\n", 4, "decision-line"),
        ("republik record 1\ngame: toy\n\n1 ann\n", 4, "decision-line"),
        ("republik record 1\ngame: toy\n\n1 ann # stop\n", 4, "decision-line"),
        ("republik record 1\ngame: toy\n\n2 ann stop\n", 4, r"decision-number \(number 2, expected 1\)"),
        ("republik record 1\ngame: toy\n\n1 ann stop\n1 ann stop\n", 5, r"decision-number \(number 1, expected 2\)"),
        ("republik record 1\ngame: toy\n\n١ ann stop\n", 4, "decision-line"),
        ("republik record 1\ngame: toy\x00x\n", 2, "unprintable"),
        ("republik record 1\ngame: to\u2028y\n", 2, "unprintable"),
        ("republik record 1\ngame: to\ud800y\n", 2, "unprintable"),
        (b"republik record 1\ngame: \xff\n", 2, "not-utf-8"),
        ("republik record 1\ngame: " + "x" * 4_000, 2, r"long-line \(most 4000\)"),
        ("republik record 1\n" + "".join(f"k{i}: v\n" for i in range(300)), 201, r"long-header \(most 200\)"),
        ("#" * (records.MAX_SIZE + 1), 0, "too-large"),
    ],
)
def test_not_a_record(text: str | bytes, line: int, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        parse_record(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_the_number_of_decisions_is_bounded() -> None:
    decisions = "".join(f"{ply} ann stop\n" for ply in range(1, records.MAX_DECISIONS + 2))
    with pytest.raises(BadRecord, match=r"many-decisions \(most 20000\)"):
        parse_record("republik record 1\ngame: toy\n\n" + decisions)


@pytest.mark.parametrize(
    "record",
    [
        Record({}),
        Record({"game": "toy", "ann": "Anna\nresult: ann"}),
        Record({"game": "toy", "an n": "Anna"}),
        Record({"game": "toy", "ann": " Anna"}),
        Record({"game": "toy"}, [Decision("ann", "stop  # or not")]),
        Record({"game": "toy"}, [Decision("ann", "stop\n2 bob stop")]),
        Record({"game": "toy"}, [Decision("an n", "stop")]),
        Record({"game": "toy"}, [Decision("ann", "")]),
        Record({"game": "toy"}, [], {5: ["nowhere"]}),
    ],
)
def test_what_cannot_be_written(record: Record) -> None:
    with pytest.raises(BadRecord):
        write_record(record)


@given(st.text())
def test_one_line_makes_any_name_fit(name: str) -> None:
    record = Record({"game": "toy", "ann": records.one_line(name)}, [], {1: [records.one_line(name)]})
    assert parse_record(write_record(record)) == record


LINES = st.one_of(
    st.text(max_size=40),
    st.sampled_from([*GOOD.split("\n"), "republik record 1", "", "#", "1 chance deal 6", "2 ann bid 1 # x"]),
    st.from_regex(r"[0-9]{1,7} (ann|bob|chance) (stop|peek|deal [0-9])( #.*)?", fullmatch=True),
    st.from_regex(r"[a-z]{1,5}: ?.{0,9}", fullmatch=True),
)


@given(st.one_of(st.text(), st.binary(), st.lists(LINES).map("\n".join)))
def test_garbage_is_refused_by_bad_record_only(text: str | bytes) -> None:
    _read_any(text)


@given(st.lists(LINES))
def test_garbage_after_a_good_beginning(lines: list[str]) -> None:
    _read_any("\n".join(["republik record 1", "game: toy", *lines]))


@given(st.integers(0, len(GOOD)), st.integers(0, 8), st.text(max_size=8))
@example(0, 0, "")
def test_a_record_with_a_hole(start: int, length: int, patch: str) -> None:
    _read_any(GOOD[:start] + patch + GOOD[start + length :])


def _read_any(text: str | bytes) -> None:
    try:
        record = parse_record(text)
    except BadRecord:
        return
    assert parse_record(write_record(record)) == record
    try:
        for _ in replay(record):
            pass
        verify(record)
    except BadRecord:
        return


# -- replaying -------------------------------------------------------------------------------------


def test_a_replay_gives_every_position(game: Game) -> None:
    record = random_record(game)
    steps = list(replay(record))
    assert [step.ply for step in steps] == list(range(1, len(record.decisions) + 1))
    assert len({id(step.position) for step in steps}) == len(steps)
    position = game.new({})
    for step in steps:
        assert position_at(record, step.ply - 1) == position
        assert step.seat == position.to_act()
        position.play(step.move)
        assert step.position == position


def test_a_part_of_a_game_replays(game: Game) -> None:
    record = random_record(game)
    record.header.pop("result")
    record.decisions = record.decisions[: len(record.decisions) // 2]
    assert len(list(replay(record))) == len(record.decisions)
    record.header["result"] = "unfinished"
    assert len(list(replay(record))) == len(record.decisions)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("3 ann bid 3", "3 ann bid 4", 14, "no-move (move bid 4, reason stop, bid"),
        ("2 chance deal 2", "2 chance deal 5", 13, "move-refused (move deal 5, reason refusal-no-such-card) (rule 1)"),
        ("4 ann stop", "4 ann bid 1", 15, "move-refused (move bid 1, reason refusal-too-high) (rule 2.1)"),
        ("4 ann stop", "4 bob stop", 15, "other-turn (seat bob, expected ann)"),
        ("4 ann stop", "4 carl stop", 15, "other-turn (seat carl"),
        ("8 bob stop\n", "8 bob stop\n9 ann stop\n", 21, "over"),
        ("result: ann, higher card", "result: bob, higher card", 8, "ended-otherwise (result ann, higher card, 4.2)"),
        ("result: ann, higher card", "result: ann, overbid", 8, "ended-otherwise (result ann"),
        ("result: ann, higher card, 4.2", "result: unfinished", 8, "ended-otherwise (result ann"),
        ("8 bob stop\n", "", 8, "not-over"),
        ("game: toy", "game: chess", 3, "other-game (reason error-unknown-game)"),
        ("limit: 3", "limit: high", 3, "options (reason invalid literal"),
        ("limit: 3", "colour: red", 3, "options (reason unknown option colour)"),
    ],
)
def test_a_record_against_the_rules(old: str, new: str, line: int, message: str) -> None:
    assert old in GOOD
    with pytest.raises(BadRecord, match=re.escape(message)) as caught:
        list(replay(parse_record(GOOD.replace(old, new))))
    assert caught.value.line == line


@pytest.mark.parametrize("result", ["ann", "ann, higher card", "ann, higher card, 9.9", ""])
def test_results_that_agree(result: str) -> None:
    assert list(replay(parse_record(GOOD.replace("ann, higher card, 4.2", result))))


def test_a_game_may_end_at_the_table() -> None:
    text = GOOD.replace("8 bob stop\n", "")
    for result in ("ann, resigned", "bob, timeout", "draw, agreed"):
        assert list(replay(parse_record(text.replace("ann, higher card, 4.2", result))))
    for result in ("carl, resigned", "ann, tired", "ann"):
        with pytest.raises(BadRecord, match="not-over"):
            list(replay(parse_record(text.replace("ann, higher card, 4.2", result))))


def test_a_record_not_read_from_a_file_names_the_line_it_would_have() -> None:
    record = parse_record(GOOD.replace("4 ann stop", "4 bob stop"))
    record.lines = {}
    with pytest.raises(BadRecord) as caught:
        list(replay(record))
    assert caught.value.line == 15


def test_position_at_knows_its_bounds() -> None:
    record = parse_record(GOOD)
    assert position_at(record, 0) == toy.Toy(limit=3)
    assert position_at(record, 8).outcome() == Outcome(0, "higher card", "4.2")
    for n in (-1, 9):
        with pytest.raises(IndexError):
            position_at(record, n)


# -- verifying -------------------------------------------------------------------------------------


def test_chance_follows_from_the_seed(game: Game) -> None:
    record = parse_record(write_record(random_record(game, Seed.from_text("fair"))))
    assert verify(record)


def test_a_record_without_a_seed_proves_nothing() -> None:
    assert not verify(parse_record(GOOD))


def test_another_seed_is_found_out() -> None:
    record = random_record(toy.ToyGame(), Seed.from_text("fair"))
    record.header["seed"] = Seed.from_text("foul").reveal()
    with pytest.raises(BadRecord, match="seed-not-promised") as caught:
        verify(record)
    assert caught.value.line == 4
    record.header["commitment"] = Seed.from_text("foul").commitment()
    with pytest.raises(BadRecord, match="chance-differs"):
        verify(record)
    del record.header["commitment"]
    with pytest.raises(BadRecord, match="seed-without-commitment"):
        verify(record)
    record.header["seed"] = "42"
    with pytest.raises(BadRecord, match="seed-unreadable"):
        verify(record)


# -- corrections of the rules ----------------------------------------------------------------------


class Corrected(toy.ToyGame):
    """The toy game after a correction: bids in a turn are limited to 2."""

    revision = 2

    def new(self, options: Options) -> toy.Toy:
        return super().new({**options, "limit": "2"})


def corrected(_name: str) -> Game:
    return Corrected()


def test_a_record_of_an_earlier_revision_is_cut_where_the_corrected_rules_refuse_it() -> None:
    record = parse_record(GOOD)
    standing, refusal = records.accepted(record, corrected)
    assert refusal is not None
    assert (refusal.line, refusal.rule, refusal.good) == (14, "2.1", 2)
    assert standing.decisions == record.decisions[:2]
    assert "result" not in standing.header
    assert standing.comments == {"game": ["a game between friends"], 1: ["the deal", ""]}
    assert len(list(replay(standing, corrected))) == 2


def test_a_record_of_an_earlier_revision_that_still_holds_is_left_alone() -> None:
    record = parse_record(GOOD.replace("3 ann bid 3  # bold", "3 ann bid 2"))
    assert records.accepted(record, corrected) == (record, None)


def test_a_result_that_the_corrected_rules_do_not_reach_is_told() -> None:
    record = parse_record(GOOD.replace("bid 3", "bid 2").replace("result: ann", "result: bob"))
    standing, refusal = records.accepted(record, corrected)
    assert refusal is not None
    assert (refusal.line, refusal.good) == (8, 8)
    assert standing.decisions == record.decisions


def test_only_a_record_of_an_earlier_revision_is_cut() -> None:
    record = parse_record(GOOD.replace("limit: 3", "limit: 3\nrevision: 2"))
    assert records.accepted(record, corrected) == (record, None)
    with pytest.raises(BadRecord, match="too-high"):
        list(replay(record, corrected))


def test_after_the_cut_chance_does_not_use_again_what_it_drew() -> None:
    """Ann's bid of 3 is refused; the card that Bob drew after it is not drawn again."""
    session = new_session(toy.ToyGame(), seed=Seed.from_text("corrected"))
    for text in ("bid 3", "stop", "draw"):
        session.play(session.position.parse_move(text))
    old = session.record(reveal=True)
    old.header[records.REVISION] = "1"
    standing, refusal = records.accepted(old, corrected)
    assert refusal is not None
    assert refusal.good == 2
    assert standing.header[records.REDRAWN] == "3+1"
    assert resume(standing, corrected).decisions == old.decisions[:2]


@pytest.mark.parametrize("written", ["0", "two", "-1", "1234567"])
def test_a_revision_that_is_not_a_number_is_refused(written: str) -> None:
    record = parse_record(GOOD.replace("limit: 3", f"limit: 3\nrevision: {written}"))
    with pytest.raises(BadRecord, match="revision") as caught:
        records.accepted(record, corrected)
    assert caught.value.line == 5
