"""Analyses a recorded game: the player evaluates every decision from the view of the seat that made it."""

from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Final, NamedTuple

from republik import games as known_games
from republik.players.asking import decision_rng
from republik.table import records
from republik.table.contract import CHANCE, Event, Position, Refusal, View
from republik.table.plugin.analysis import DEALING, AnyAnalysis
from republik.table.records import GameByName, Record
from republik.table.session import Session
from republik.table.thoughts import Thinker, Thoughts
from republik.table.turning import Course

from .model import Alternative, GameAnalysis, Moment, Outlook, Play

MAX_CHOICES: Final = 5

Progress = Callable[[int, int], None]


class NoAnalysis(Refusal):
    """A game that does not support analysis."""

    family = "error-"

    def __init__(self, game: str) -> None:
        super().__init__("no-analysis", {"game": game})


class RecordedDecision(NamedTuple):
    """A recorded decision with the position before it."""

    ply: int
    seat: int
    move: int
    position: Position
    play: Play


class Finding(NamedTuple):
    """The evaluation of a decision, in a form that can be sent between processes."""

    played: Alternative
    considered: bool
    choices: tuple[Alternative, ...]


class Analyser:
    """Analyses a recorded game: the decisions of all seats, unless some are named. The constructor reads the record; it
    raises BadRecord if the record is not valid and NoAnalysis if the game does not support analysis.

    `steps()` evaluates one decision after another and can be stopped at any time; `result()` returns what is available
    so far.
    """

    def __init__(
        self,
        record: Record | Session,
        player: Thinker,
        seats: Collection[int] | None = None,
        games: GameByName = known_games.game,
    ) -> None:
        self.record = record.record() if isinstance(record, Session) else record
        self.player = player
        self._game = records.find_game(self.record, games)
        self.seats = tuple(range(len(self._game.seats)) if seats is None else sorted(set(seats)))
        if self._game.analysis is None:
            raise NoAnalysis(self._game.name)
        self._plugin = self._game.analysis()
        reading = _Reading(self.record, games, self._plugin)
        self._taken = [taken for taken in reading.taken if taken.seat in self.seats]
        self._outlooks = reading.outlooks
        self._end = reading.end
        self._course: Course | None = None
        self._moments: list[Moment] = []

    @property
    def total(self) -> int:
        """The number of decisions to evaluate."""
        return len(self._taken)

    def steps(self) -> Iterator[Moment]:
        """Yields the remaining evaluations, in the order of the game."""
        for index in range(len(self._moments), self.total):
            yield self.add(self.find(index))

    def find(self, index: int) -> Finding:
        """Evaluates one of the decisions without storing the result, so that another process can do it."""
        taken = self._taken[index]
        # the generator the player would have had at the table, so that its own decisions are reproduced
        rng = decision_rng(self.record.header.get("commitment", ""), taken.seat, taken.ply - 1)
        return find(taken, self.player, rng, self._plugin)

    def add(self, finding: Finding) -> Moment:
        """Adds the evaluation of the first decision that has none yet."""
        moment = _moment(self._taken[len(self._moments)], finding, self._plugin)
        self._moments.append(moment)
        return moment

    def result(self) -> GameAnalysis:
        record, game = self.record, self._game
        self._course = self._course or Course(record, game)
        return GameAnalysis(
            game=game,
            plugin=self._plugin,
            options=record.options(game),
            names={seat: record.header.get(seat, "?") for seat in game.seats},
            result=self._result(),
            player=self.player.name,
            seats=self.seats,
            decisions=len(record.decisions),
            moments=tuple(self._moments),
            outlooks=tuple(self._outlooks),
            course=self._course,
            end=self._end,
        )

    def _result(self) -> str | None:
        """Returns the result: an ending by the rules, or one declared by the table."""
        outcome = self._end.outcome()
        if outcome is not None:
            return records.result_text(self._game, outcome)
        declared = self.record.header.get("result", "")
        return declared if declared and declared != records.UNFINISHED else None


def analyse(
    record: Record | Session,
    player: Thinker,
    seats: Collection[int] | None = None,
    progress: Progress | None = None,
    games: GameByName = known_games.game,
) -> GameAnalysis:
    """Analyses the whole game; `progress` receives the number of decisions done and the total."""
    study = Analyser(record, player, seats, games)
    for done, _ in enumerate(study.steps(), 1):
        if progress is not None:
            progress(done, study.total)
    return study.result()


# -- reading the game --------------------------------------------------------------------------------------


class _Reading:
    """A replayed record: the decisions with their positions, and the forecasts at the time."""

    def __init__(self, record: Record, games: GameByName, plugin: AnyAnalysis) -> None:
        self.plugin = plugin
        self.taken: list[RecordedDecision] = []
        self.outlooks: list[Outlook] = []
        self.end = records.start(record, records.find_game(record, games))
        self._play = self._new_play(DEALING, 1)
        self._forecast_due = True
        for step in records.replay(record, games):
            self._read(step.ply, step.seat, step.move)

    def _read(self, ply: int, seat: int, move: int) -> None:
        before, events = self.end, list[Event]()
        opened = seat != CHANCE and self._take(ply, seat, move)
        self.end = before.copy()
        self.end.play(move, events.append)
        for event in events:
            if self.plugin.begins_part(event):
                self._forecast_due = True
            if self.plugin.ends_part(event) and seat != CHANCE:
                self._foresee(before, ply, seat, at_end=True)
            kind = self.plugin.begins(event)
            if kind is not None and not (opened and kind == self.plugin.opening):
                self._play = self._new_play(kind, ply + 1, self.plugin.beginner(event))

    def _take(self, ply: int, seat: int, move: int) -> bool:
        """Adds a decision; returns whether it opens a play."""
        position = self.end
        opens = self.plugin.opens(position)
        if opens:
            self._play = self._new_play(self.plugin.opening, ply, seat, move)
            if self._forecast_due:
                self._foresee(position, ply, seat, at_end=False)
        self.taken.append(RecordedDecision(ply, seat, move, position, self._play))
        return opens

    def _new_play(self, kind: str, ply: int, seat: int | None = None, move: int | None = None) -> Play:
        position = self.end
        number = self.taken[-1].play.number + 1 if self.taken else 1
        text = "" if move is None else position.move_text(move)
        return Play(number, kind, self.plugin.period(position), ply, seat, move, text)

    def _foresee(self, position: Position, ply: int, seat: int, at_end: bool) -> None:
        forecast = self.plugin.forecast(position.view(seat))
        when = self.plugin.end_name if at_end else self.plugin.part_name
        self.outlooks.append(Outlook(ply, self.plugin.period(position), at_end, when, forecast, seat, position))
        self._forecast_due = False


# -- one decision ---------------------------------------------------------------------------------------------


def find(taken: RecordedDecision, player: Thinker, rng: Random, plugin: AnyAnalysis) -> Finding:
    view = taken.position.view(taken.seat)
    thoughts = player.think(view, rng)
    choices = _alternatives(thoughts, view)
    played = next((choice for choice in choices if choice.move == taken.move), None)
    considered = played is not None
    if played is None:
        chance = min(choices[0].chance, _thought_on(player, view, taken.move, rng, plugin))
        played = Alternative(taken.move, view.move_text(taken.move), chance)
    return Finding(played, considered, tuple(choices[:MAX_CHOICES]))


def _moment(taken: RecordedDecision, finding: Finding, plugin: AnyAnalysis) -> Moment:
    return Moment(
        ply=taken.ply,
        seat=taken.seat,
        step=plugin.step(taken.position),
        play=taken.play,
        position=taken.position,
        chance=finding.choices[0].chance,
        played=finding.played,
        considered=finding.considered,
        choices=finding.choices,
    )


def _alternatives(thoughts: Thoughts, view: View) -> list[Alternative]:
    """Returns the alternatives in the player's order: a move searched less deeply is capped by the one ranked above
    it."""
    alternatives: list[Alternative] = []
    least = 1.0
    for choice in thoughts.choices:
        least = min(least, choice.chance)
        alternatives.append(Alternative(choice.move, view.move_text(choice.move), least, choice.reasons))
    return alternatives


def _thought_on(player: Thinker, view: View, move: int, rng: Random, plugin: AnyAnalysis) -> float:
    """Returns the chance after a move that was not considered: resamples hidden cards and evaluates the next decision.
    Where it is another seat's, what that seat loses need not be one's own gain, unless there is only one curve."""
    position = view.sample(rng)
    position.play(move)
    while position.to_act() == CHANCE:
        position.play(rng.choice(position.moves()))
    outcome = position.outcome()
    if outcome is not None:
        return 0.5 if outcome.winner is None else float(outcome.winner == view.seat)
    acting = position.to_act()
    assert acting is not None
    curves = plugin.curves(position)
    partners = any(acting in seats and view.seat in seats for seats in curves)
    if not partners and len(curves) > 1:
        return plugin.chances(position)[view.seat]
    chance = player.think(position.view(acting), rng).chance
    return chance if partners or acting == view.seat else 1.0 - chance
