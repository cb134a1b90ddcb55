"""Fuzzing: random games of any game, with every promise of the contract checked at each step.

Game `index` of a run depends only on the run's seed and the index, not on the number of workers. A failure is reported
with the shortest prefix of its game that reproduces it, written as a record.
"""

import traceback
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random

from republik.table import records
from republik.table.contract import CHANCE, SPECTATOR, Event, IllegalMove, Position, Refusal, View
from republik.table.game import Game
from republik.table.phrases import Arg, Phrase
from republik.table.records import BadRecord, Decision, Record
from republik.table.secrecy import Leak, Secrecy

Loader = Callable[[], Game]
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Plan:
    """What to play and how thoroughly to check."""

    games: int = 100
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    step_limit: int = 5_000
    costly_every: int = 16
    """On average one step in this many gets the expensive checks: texts, notation of every move, views and samples."""
    illegal_tries: int = 3
    """Number of unlisted moves tried at every step."""
    secrets_every: int = 4
    """On average one step in this many also compares texts and samples of what a seat must not tell apart."""


@dataclass(frozen=True)
class FuzzFailure:
    """A broken promise: the game, the number of decisions before it, the reason, and a record that reproduces it."""

    game: str
    seed: int
    index: int
    ply: int
    reason: str
    trace: str
    record: str
    phrase: Phrase
    """The reason, as a phrase."""

    def save(self, folder: Path) -> Path:
        """Writes the record into a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"fuzz-{self.game}-{self.seed}-{self.index}.txt"
        path.write_text(self.record, encoding="utf-8", newline="\n")
        return path

    def __str__(self) -> str:
        return f"{self.game}, seed {self.seed}, game {self.index}, after {self.ply} decisions: {self.reason}"


@dataclass
class FuzzReport:
    """Results of a run. `forced` counts positions with a single legal move, which the engine should have played
    itself."""

    games: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    max_decisions: int = 0
    min_decisions: int = 0
    forced: int = 0
    failures: list[FuzzFailure] = field(default_factory=list)

    @property
    def mean_decisions(self) -> float:
        return self.decisions / self.games if self.games else 0.0

    def add(self, other: "FuzzReport") -> None:
        """Merges another report into this one."""
        if other.games:
            lowest = other.min_decisions if not self.games else min(self.min_decisions, other.min_decisions)
            self.min_decisions = lowest
        self.max_decisions = max(self.max_decisions, other.max_decisions)
        self.games += other.games
        self.decisions += other.decisions
        self.endings += other.endings
        self.forced += other.forced
        self.failures = sorted(self.failures + other.failures, key=lambda failure: failure.index)


# Running


def fuzz(
    load: Loader,
    plan: Plan | None = None,
    *,
    workers: int = 1,
    progress: Progress | None = None,
    folder: Path | None = None,
    stop_after: int = 1,
) -> FuzzReport:
    """Plays the plan's games and returns a report; stops after `stop_after` failures, saving their records to `folder`.

    `load` returns the game. Each worker calls it separately, so it must be picklable, such as
    `functools.partial(republik.games.game, name)`.
    """
    plan = plan or Plan()
    report = FuzzReport()
    with closing(_parts(load, plan, workers)) as parts:
        for part in parts:
            report.add(part)
            if progress is not None:
                progress(report.games + len(report.failures), plan.games)
            if len(report.failures) >= stop_after:
                break
    if folder is not None:
        for failure in report.failures:
            failure.save(folder)
    return report


def _parts(load: Loader, plan: Plan, workers: int) -> Generator[FuzzReport, None, None]:
    if workers > 1:
        yield from _parts_in_pool(load, plan, workers)
        return
    game = load()
    for index in range(plan.games):
        yield fuzz_one(game, plan, index)


def _parts_in_pool(load: Loader, plan: Plan, workers: int) -> Generator[FuzzReport, None, None]:
    """Runs batches in a process pool. Batches are small to balance the load, and few are queued so that a stop is
    quick."""
    size = max(1, min(50, plan.games // (workers * 8)))
    batches = iter([range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)])
    with ProcessPoolExecutor(workers) as pool:
        running: set[Future[FuzzReport]] = set()
        try:
            while True:
                for batch in islice(batches, 2 * workers - len(running)):
                    running.add(pool.submit(_play_batch, load, plan, batch))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _play_batch(load: Loader, plan: Plan, batch: Iterable[int]) -> FuzzReport:
    game = load()
    report = FuzzReport()
    for index in batch:
        report.add(fuzz_one(game, plan, index))
    return report


def fuzz_one(game: Game, plan: Plan, index: int) -> FuzzReport:
    """Plays one random game; the report covers one game or one failure."""
    players = Random(f"{plan.seed} {index} moves")  # not shared with the checks, which must not change the games
    checks = Random(f"{plan.seed} {index} checks")
    played: list[tuple[int, int]] = []
    try:
        _check_seats(game, plan)
        position = game.new(dict(plan.options))
        secrecy = Secrecy(game, Random(f"{plan.seed} {index} secrets"), plan.secrets_every, plan.options)
        forced = 0
        while not _check_position(game, position, plan, checks):
            _demand(len(played) < plan.step_limit, "endless", limit=str(plan.step_limit))
            moves = position.moves()
            forced += len(moves) == 1
            move = moves[players.randrange(len(moves))]
            played.append((_actor(position), move))
            _check_play(position, move, secrecy)
    except Exception as error:
        return FuzzReport(failures=[_failure(game, plan, index, [move for _, move in played], error)])
    return FuzzReport(1, len(played), Counter([_ending(game, position)]), len(played), len(played), forced)


def reproduce(game: Game, options: dict[str, str], moves: Sequence[int], plan: Plan | None = None) -> int | None:
    """Replays moves with every check at every step; returns the number of moves before the first failure, or None."""
    return _first_broken(game, options, moves, plan or Plan())[0]


def _first_broken(
    game: Game, options: dict[str, str], moves: Sequence[int], plan: Plan
) -> tuple[int | None, Exception | None]:
    thorough = Plan(options=options, costly_every=1, illegal_tries=max(plan.illegal_tries, 10))
    checks = Random(plan.seed)
    played = 0
    try:
        position = game.new(dict(options))
        secrecy = Secrecy(game, Random(f"{plan.seed} secrets"), 1, options)
        _check_position(game, position, thorough, checks)
        for move in moves:
            played += 1
            _check_play(position, move, secrecy)
            _check_position(game, position, thorough, checks)
    except Exception as error:
        return played, error
    return None, None


# Failing


class Broken(Refusal, AssertionError):
    """A promise of the contract that was broken."""

    family = "fuzz-broken-"


def _demand(condition: bool, key: str, **details: Arg) -> None:
    if not condition:
        raise Broken(key, details)


def _failure(game: Game, plan: Plan, index: int, moves: list[int], error: Exception) -> FuzzFailure:
    """Builds a failure with the shortest failing prefix: the sampled checks may have missed an earlier symptom."""
    ply: int | None = None
    if len(moves) < plan.step_limit:
        ply, earlier = _first_broken(game, plan.options, moves, plan)
        error = earlier or error
    moves = moves if ply is None else moves[:ply]
    reason = str(error) if isinstance(error, AssertionError) and str(error) else f"{type(error).__name__}: {error}"
    phrase = error.phrase() if isinstance(error, (Broken, Leak)) else Phrase("fuzz-crash", {"reason": reason})
    trace = "".join(traceback.format_exception(error))
    text = _record_text(game, plan, index, moves, records.one_line(reason))
    return FuzzFailure(game.name, plan.seed, index, len(moves), reason, trace, text, phrase)


def _record_text(game: Game, plan: Plan, index: int, moves: list[int], reason: str) -> str:
    header = {
        "game": game.name,
        **plan.options,
        records.REVISION: str(game.revision),
        "x-fuzz": f"seed {plan.seed}, game {index}",
    }
    record = Record(header, _decisions(game, plan.options, moves))
    comments = [reason, records.one_line(f"moves by number: {' '.join(map(str, moves))}")]
    record.comments = {len(record.decisions) + 1: comments}
    try:
        return records.write_record(record)
    except BadRecord:  # the text of a move is itself the failure
        return records.write_record(Record(header, comments={1: comments}))


def _decisions(game: Game, options: dict[str, str], moves: list[int]) -> list[Decision]:
    """Returns the moves as text, up to the first that the game cannot write."""
    decisions: list[Decision] = []
    try:
        position = game.new(dict(options))
        for move in moves:
            decisions.append(Decision(records.seat_name(game, _actor(position)), position.move_text(move)))
            position.play(move)
    except Exception:
        return decisions
    return decisions


# Checking


def _check_seats(game: Game, plan: Plan) -> None:
    """Checks that a game with fewer seats uses the first of them: seats are numbered the same with all options."""
    seats = game.seats_for(plan.options)
    _demand(bool(seats) and seats == game.seats[: len(seats)], "seats")


def _check_position(game: Game, position: Position, plan: Plan, rng: Random) -> bool:
    """Checks everything that does not require playing on; returns whether the game is over."""
    position.check()
    _check_copy(position)
    costly = rng.randrange(plan.costly_every) == 0
    over = position.to_act() is None
    seats = range(len(game.seats_for(plan.options)))
    if over:
        _check_end(position, seats)
    else:
        _check_moves(position, seats)
        _check_refusals(position, plan.illegal_tries, rng)
    if costly or over:
        _check_text(game, position)
        _check_notation(position)
        _check_views(position, seats, rng)
    return over


def _check_copy(position: Position) -> None:
    twin = position.copy()
    _demand(twin is not position, "copy-itself")
    _demand(twin == position, "copy-differs")
    _demand(hash(twin) == hash(position), "copy-hash")


def _check_end(position: Position, seats: range) -> None:
    outcome = position.outcome()
    _demand(outcome is not None, "no-outcome")
    _demand(not position.moves(), "moves-after-end")
    if outcome is not None:
        _demand(outcome.winner is None or outcome.winner in seats, "winner")
        _demand(len(outcome.scores) in (0, len(seats)), "scores")
        _demand("," not in outcome.termination, "ending-comma")


def _check_moves(position: Position, seats: range) -> None:
    seat, moves = position.to_act(), list(position.moves())
    _demand(seat == CHANCE or seat in seats, "to-act", seat=str(seat))
    _demand(position.outcome() is None, "early-outcome")
    _demand(bool(moves), "no-moves")
    _demand(moves == sorted(set(moves)), "moves-unsorted")


def _check_refusals(position: Position, tries: int, rng: Random) -> None:
    """Checks that unlisted moves are refused and leave the position unchanged."""
    moves = position.moves()
    bound = position.action_count()
    _demand(moves[-1] < bound, "outside-action-space")
    listed = set(moves)
    for move in {rng.randint(-1, bound) for _ in range(tries)} - listed:
        _demand(position.why_not(move) is not None, "allows-unlisted", move=str(move))
        _check_refused(position, move)


def _check_refused(position: Position, move: int) -> None:
    victim = position.copy()
    before = hash(victim)
    try:
        victim.play(move)
    except IllegalMove:
        _demand(hash(victim) == before and victim == position, "refused-changed", move=str(move))
    else:
        raise Broken("plays-unlisted", {"move": str(move)})


def _check_play(position: Position, move: int, secrecy: Secrecy) -> None:
    """Plays a move on a copy and on the original: the results must be equal and independent of each other."""
    _demand(position.why_not(move) is None, "refuses-listed", move=str(move))
    start, twin = position.copy(), position.copy()
    before, moves = hash(position), list(position.moves())
    events: list[Event] = []
    twin.play(move, events.append)
    _demand(hash(position) == before and list(position.moves()) == moves, "copy-shares")
    after = hash(twin)
    position.play(move)
    _demand(hash(twin) == after, "original-shares")
    _demand(hash(position) == after and position == twin, "two-results")
    secrecy.played(start, move, position, events)


def _check_move_text(position: Position, move: int, text: str) -> None:
    try:
        record = Record({"game": "fuzz"}, [Decision("seat", text)])
        records.write_record(record)
    except BadRecord:
        raise Broken("move-text-unwritable", {"text": text}) from None
    _demand(position.parse_move(text) == move, "move-text-differs", text=text)


def _check_notation(position: Position) -> None:
    moves = position.moves()
    texts = [position.move_text(move) for move in moves]
    for move, text in zip(moves, texts, strict=True):
        _check_move_text(position, move, text)
        _demand(position.why_not(move) is None, "refuses-listed", move=str(move))
    _demand(len(set(texts)) == len(texts), "same-text")


def _check_text(game: Game, position: Position) -> None:
    again = game.from_text(position.to_text())
    _demand(again == position, "text-differs")
    _demand(hash(again) == hash(position), "text-hash")
    _demand(list(again.moves()) == list(position.moves()), "text-moves")


def _check_views(position: Position, seats: range, rng: Random) -> None:
    for seat in seats:
        view = _check_view(position, seat)
        if position.to_act() == seat:
            _demand(list(view.moves()) == list(position.moves()), "view-moves")
            for move in position.moves():
                _demand(view.move_text(move) == position.move_text(move), "view-text")
            _check_nothing_learned(position, seat, rng)
        _check_sample(position, seat, rng)
    _demand(not _check_view(position, SPECTATOR).moves(), "stranger-moves")


def _check_view(position: Position, seat: int) -> View:
    view = position.view(seat)
    _demand(view.seat == seat, "view-seat")
    _demand(view.to_act() == position.to_act(), "view-to-act")
    _demand(view.outcome() == position.outcome(), "view-outcome")
    return view


def _check_nothing_learned(position: Position, seat: int, rng: Random) -> None:
    """Checks the assumption behind undo: without chance or a private event, a decision reveals nothing to its seat.

    Two positions that the seat cannot distinguish must stay indistinguishable after the same move.
    """
    move = position.moves()[rng.randrange(len(position.moves()))]
    events: list[Event] = []
    after, other = position.copy(), position.view(seat).sample(rng)
    after.play(move, events.append)
    other.play(move)
    if after.to_act() in (CHANCE, None) or any(event.private for event in events):
        return
    _demand(after.view(seat) == other.view(seat), "shows-hidden", move=position.move_text(move))


def _check_sample(position: Position, seat: int, rng: Random) -> None:
    view, before = position.view(seat), hash(position)
    sample = view.sample(rng)
    _demand(sample is not position, "sample-itself")
    sample.check()
    _demand(sample.to_act() == position.to_act(), "sample-to-act")
    _demand(sample.view(seat) == view, "sample-told-apart", seat=str(seat))
    if position.to_act() == seat:
        _demand(list(sample.moves()) == list(position.moves()), "sample-moves")
    moves = sample.moves()
    if moves:
        sample.play(moves[rng.randrange(len(moves))])
    _demand(hash(position) == before, "sample-shares")


def _actor(position: Position) -> int:
    seat = position.to_act()
    _demand(seat is not None, "nobody-to-act")
    return CHANCE if seat is None else seat


def _ending(game: Game, position: Position) -> str:
    outcome = position.outcome()
    return "" if outcome is None else records.result_text(game, outcome)
