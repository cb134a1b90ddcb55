from functools import partial
from pathlib import Path
from random import Random

import pytest
from tests.table import toy

from republik import games
from republik.table.contract import Event, IllegalMove, Listener
from republik.table.fuzz import FuzzReport, Plan, fuzz, fuzz_one, reproduce
from republik.table.game import Game
from republik.table.records import parse_record, position_at


def test_every_game_keeps_its_promises(game: Game) -> None:
    report = fuzz(lambda: game, Plan(games=5, costly_every=4))
    assert report.failures == []
    assert report.games == report.endings.total() == 5
    assert report.min_decisions <= report.mean_decisions <= report.max_decisions


def test_a_run_can_be_repeated() -> None:
    assert fuzz(toy.load, Plan(games=20, seed=3)) == fuzz(toy.load, Plan(games=20, seed=3))
    assert fuzz(toy.load, Plan(games=20, seed=3)) != fuzz(toy.load, Plan(games=20, seed=4))


def test_how_thoroughly_one_looks_changes_no_game() -> None:
    assert fuzz(toy.load, Plan(games=20)) == fuzz(toy.load, Plan(games=20, costly_every=1, illegal_tries=9))


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes this module importable in workers, even if they are not forked from this process."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2])


FORKS = pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork:DeprecationWarning")


@FORKS
@pytest.mark.usefixtures("pool")
def test_workers_change_nothing() -> None:
    calls: list[tuple[int, int]] = []
    together = fuzz(toy.load, Plan(games=40), workers=2, progress=lambda done, of: calls.append((done, of)))
    assert together == fuzz(toy.load, Plan(games=40))
    assert calls[-1] == (40, 40)


@FORKS
@pytest.mark.usefixtures("pool")
def test_a_pool_of_known_games(game: Game) -> None:
    if game.name == "toy":
        pytest.skip("the toy game is not registered")
    assert not fuzz(partial(games.game, game.name), Plan(games=2), workers=2).failures


def test_options_are_passed_on() -> None:
    report = fuzz(toy.load, Plan(games=30, options={"limit": "0"}))
    assert set(report.endings) <= {"ann, higher card, 4.2", "bob, higher card, 4.2"}
    assert not report.failures


def test_reports_add_up() -> None:
    whole = fuzz(toy.load, Plan(games=10))
    parts = FuzzReport()
    for index in range(10):
        parts.add(fuzz_one(toy.load(), Plan(games=10), index))
    assert parts == whole
    assert FuzzReport().mean_decisions == 0


# -- broken games, one fault each ------------------------------------------------------------------


class SharedLists(toy.Toy):
    def copy(self) -> toy.Toy:
        return type(self)(self.turn, self.spent, self.bids, self.cards[:], self.seen[:], self.out[:], self.limit)


class ForgetsOnCopy(toy.Toy):
    def copy(self) -> toy.Toy:
        twin = super().copy()
        twin.spent = 0
        return twin


class Unsorted(toy.Toy):
    def moves(self) -> list[int]:
        return super().moves()[::-1]


class AcceptsAnything(toy.Toy):
    def play(self, move: int, listener: Listener | None = None) -> None:
        try:
            super().play(move, listener)
        except IllegalMove:
            return


class SpoilsThenRefuses(toy.Toy):
    def play(self, move: int, listener: Listener | None = None) -> None:
        if self.why_not(move) is not None:
            self.limit += 1
        super().play(move, listener)


class Mumbles(toy.Toy):
    def move_text(self, move: int) -> str:
        return "bid 1" if move == 2 else super().move_text(move)


class TwoLines(toy.Toy):
    def move_text(self, move: int) -> str:
        return super().move_text(move).replace("peek", "peek\nagain")


class ForgetsInText(toy.Toy):
    def to_text(self) -> str:
        return super().to_text().replace("| 1 0 |", "| 0 0 |")


class Cheats(toy.Toy):
    def check(self) -> None:
        if self.turn == 2:
            raise AssertionError("the third turn is bad")


class Crashes(toy.Toy):
    def play(self, move: int, listener: Listener | None = None) -> None:
        if move == toy.DRAW:
            raise KeyError("deck")
        super().play(move, listener)


class Endless(toy.Toy):
    def play(self, move: int, listener: Listener | None = None) -> None:
        super().play(move, listener)
        self.turn %= 2


class ForgetsItsCard(toy.Toy):
    def view(self, seat: int) -> toy.ToyView:
        return ForgetfulView(seat, super().view(seat).known)


class ForgetfulView(toy.ToyView):
    def sample(self, rng: Random) -> toy.Toy:
        position = super().sample(rng)
        if self.to_act() == 1 - self.seat and all(position.cards):
            position.cards[self.seat] = rng.choice(position.left())
        return position


class TellsEverybody(toy.Toy):
    def view(self, seat: int) -> toy.ToyView:
        return TellingView(seat, super().view(seat).known)


class TellingView(toy.ToyView):
    def moves(self) -> list[int]:
        return self.known.moves()


class PeeksAloud(toy.Toy):
    def play(self, move: int, listener: Listener | None = None) -> None:
        super().play(move, None if move == toy.PEEK else listener)
        if listener is not None and move == toy.PEEK:
            listener(Event("something", {}))


class Deaf(toy.Toy):
    def play(self, move: int, listener: Listener | None = None) -> None:
        super().play(move, listener)
        self.bids[0] += listener is not None


def broken(kind: type[toy.Toy]) -> Game:
    game = toy.ToyGame()
    game.kind = kind
    return game


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (SharedLists, "copy-shares"),
        (ForgetsOnCopy, "copy-differs"),
        (Unsorted, "moves-unsorted"),
        (AcceptsAnything, "plays-unlisted"),
        (SpoilsThenRefuses, "refused-changed"),
        (Mumbles, "move-text-differs"),
        (TwoLines, "move-text-unwritable"),
        (ForgetsInText, "text-differs"),
        (Cheats, "the third turn is bad"),
        (Crashes, "KeyError: 'deck'"),
        (Endless, "endless (limit 200)"),
        (ForgetsItsCard, "sample-told-apart"),
        (TellsEverybody, "stranger-moves"),
        (PeeksAloud, "view-leaks (seat ann, move peek)"),
        (Deaf, "two-results"),
    ],
)
def test_a_broken_promise_is_found(kind: type[toy.Toy], reason: str) -> None:
    report = fuzz(partial(broken, kind), Plan(games=300, step_limit=200))
    assert reason in report.failures[0].reason
    parse_record(report.failures[0].record)


def test_a_failure_has_the_shortest_prefix_that_shows_it(tmp_path: Path) -> None:
    report = fuzz(partial(broken, Cheats), Plan(games=5), folder=tmp_path, stop_after=2)
    assert len(report.failures) == 2
    failure = report.failures[0]
    record = parse_record((tmp_path / "fuzz-toy-0-0.txt").read_text(encoding="utf-8"))
    assert failure.ply == len(record.decisions)
    assert record.decisions[-1].text == "stop"
    assert [decision.text for decision in record.decisions].count("stop") == 2
    assert record.comments[failure.ply + 1][0] == "the third turn is bad"
    assert "AssertionError" in failure.trace
    assert str(failure).endswith("the third turn is bad")


def test_a_costly_check_that_came_late_is_brought_forward() -> None:
    """A sample is wrong from the first deal, whenever the sampled check happens to run."""
    rare = fuzz(partial(broken, ForgetsItsCard), Plan(games=300, costly_every=30)).failures[0]
    assert rare.ply == 2


def test_a_failure_is_played_again_from_its_record() -> None:
    failure = fuzz(partial(broken, Cheats), Plan()).failures[0]
    record = parse_record(failure.record)
    position = position_at(record, failure.ply, lambda _: broken(toy.Toy))
    assert position.to_act() == 0
    moves = [toy.Toy().parse_move(decision.text) for decision in record.decisions]
    assert reproduce(broken(Cheats), {}, moves) == failure.ply
    assert reproduce(broken(toy.Toy), {}, moves) is None


@FORKS
@pytest.mark.usefixtures("pool")
def test_failures_in_a_pool() -> None:
    report = fuzz(partial(broken, Cheats), Plan(games=50), workers=2)
    assert report.failures
    assert report.failures[0].reason == "the third turn is bad"
