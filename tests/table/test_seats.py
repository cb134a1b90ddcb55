"""Games whose number of seats is an option."""

import pytest
from tests.table import points

from republik.commands._context import Refused
from republik.commands._seats import Seating
from republik.hosting.core.new_table import checked_request
from republik.hosting.refusals import CannotDo
from republik.hosting.visitor import Visitor
from republik.hosting.wire import NewTable
from republik.messages.i18n import Messages
from republik.table import games as table_games
from republik.table.chance import Seed
from republik.table.contract import Outcome
from republik.table.fuzz import Plan, fuzz
from republik.table.game import BadOption, Options
from republik.table.records import BadRecord, parse_record, replay, verify, write_record
from republik.table.session import Session, new_session, resume
from republik.terminal.display import Display

GAME = points.load()
COUNTS = ("2", "3", "4", "5")


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(table_games._loaded, GAME.name, GAME)


def finished(count: str) -> Session:
    session = new_session(GAME, {"count": count}, {"bob": "Bob"}, Seed.from_text(count))
    while session.position.to_act() is not None:
        session.play(session.position.moves()[-1])
    return session


@pytest.mark.parametrize("count", COUNTS)
def test_a_game_has_as_many_seats_as_its_options_say(count: str) -> None:
    session = finished(count)
    assert session.seats == points.SEATS[: int(count)]
    assert {key for key in session.header if key in points.SEATS} == set(session.seats)
    outcome = session.position.outcome()
    assert outcome is not None
    assert len(outcome.scores) == int(count)
    assert sum(outcome.scores) == points.SIZE


@pytest.mark.parametrize("count", COUNTS)
def test_its_record_is_written_replayed_and_resumed(count: str) -> None:
    record = finished(count).record()
    again = parse_record(write_record(record))
    assert again.seats(GAME) == points.SEATS[: int(count)]
    assert verify(again)
    assert resume(again).position.outcome() == finished(count).position.outcome()


def test_a_player_without_a_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="not options or seats"):
        new_session(GAME, {"count": "2"}, {"cyd": "Cyd"})


def test_a_seat_that_is_not_used_cannot_win_a_record() -> None:
    session = new_session(GAME, {"count": "2"})
    session.declare(1, "resigned")
    list(replay(session.record()))
    session.header["result"] = "cyd, resigned"
    with pytest.raises(BadRecord):
        list(replay(session.record()))


@pytest.mark.parametrize("count", ["1", "6", "two"])
def test_another_number_is_refused(count: str) -> None:
    with pytest.raises(BadOption):
        new_session(GAME, {"count": count})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption):
        GAME.complete({"size": "3"})
    assert GAME.complete({}) == {"count": "2"}


class Backwards(points.PointsGame):
    def seats_for(self, options: Options) -> tuple[str, ...]:
        return super().seats_for(options)[::-1]


class TooManyScores(points.Points):
    def outcome(self) -> Outcome | None:
        found = super().outcome()
        return None if found is None else found._replace(scores=(*found.scores, 0))


class Generous(points.PointsGame):
    def new(self, options: Options) -> points.Points:
        return TooManyScores(len(self.seats_for(options)))

    def from_text(self, text: str) -> points.Points:
        return TooManyScores.from_text(text)


@pytest.mark.parametrize(("game", "reason"), [(Backwards, "seats"), (Generous, "scores")])
def test_fuzzing_finds_wrong_seats_and_scores(game: type[points.PointsGame], reason: str) -> None:
    failures = fuzz(game, Plan(games=1)).failures
    assert [failure.reason for failure in failures] == [reason]


# -- in the terminal -------------------------------------------------------------------------------


def seating(**asked: str) -> Seating:
    return Seating(GAME, Messages("en").of(GAME), asked, None, None)


@pytest.mark.parametrize("count", COUNTS)
def test_the_terminal_seats_as_many_players(count: str) -> None:
    seats = points.SEATS[: int(count)]
    assert tuple(seating(ann="random").defaults({"count": count})) == seats
    session = new_session(GAME, {"count": count}, dict.fromkeys(seats, "random"))
    assert len(seating().players(session.header)) == int(count)


def test_the_terminal_refuses_a_player_without_a_seat() -> None:
    with pytest.raises(Refused) as refused:
        seating(cyd="random").defaults({"count": "2"})
    assert "--cyd" in str(refused.value.details)


@pytest.mark.parametrize("count", COUNTS)
def test_the_terminal_shows_every_seat_and_the_scores(count: str) -> None:
    session = finished(count)
    display = Display(GAME, {"count": count}, Messages("en"))
    assert display.terminal.seats == session.seats
    assert display.open_drawing(session.position, 80).board() == []  # the game describes nothing, for any seat
    outcome = session.position.outcome()
    assert outcome is not None
    text = display.outcome(outcome, session.position)
    assert f"points, {':'.join(map(str, outcome.scores))} (rule 3)" in text
    assert text.startswith("No winner: ") == (outcome.winner is None)
    assert "the game is over" in display.summary(session.position, len(session.decisions))


# -- at a table ------------------------------------------------------------------------------------

MAKER = Visitor(1, "Ann")


@pytest.mark.parametrize("count", COUNTS)
def test_a_table_has_the_seats_of_its_options(count: str) -> None:
    everybody = dict.fromkeys(points.SEATS, "random") | {"ann": "person"}
    asked, seats = checked_request(NewTable(everybody, GAME.name, options={"count": count}), MAKER)
    assert [seat.seat for seat in seats] == list(points.SEATS[: int(count)]) == list(asked.seats)


def test_a_table_needs_a_player_for_every_seat() -> None:
    with pytest.raises(CannotDo):
        checked_request(NewTable({"ann": "person", "bob": "person"}, GAME.name, options={"count": "3"}), MAKER)
