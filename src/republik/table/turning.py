"""The course of a recorded game: every play with the winning chances before it, and the turning points.

A play is judged by the position after it has been carried out, with all decisions and rolls that belong to it. An
observer who knows all cards judges, at sight. Where dice or dealt cards account for most of a swing, it is theirs.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Final, Literal, NamedTuple

from . import records
from .contract import CHANCE, SPECTATOR, Event, Outcome, Position
from .game import Game
from .phrases import ACTION, Arg, Line, Name, Phrase
from .plugin.analysis import DEALING, AnyAnalysis, Change
from .records import Record

MIN_SWING: Final = 0.05
"""Swings of fewer than five points are no turning points."""
MOST_POINTS: Final = 5
MOST_CHANGES: Final = 3
LEAST_SHARE: Final = 0.34
"""A change is named if it matters at least this much in comparison with the one that matters most."""
OUTCOMES: Final = 48
"""How many outcomes of dice or dealt cards are compared with the one that happened."""
LUCK: Final = 0.5
"""The share of a swing from which on chance has decided it."""
CARD: Final = "card:"

Cause = Literal["play", "dice", "cards"]


@dataclass(frozen=True)
class Stage:
    """A play, or a part of the game without one: what began with or during a decision, and the chances before it."""

    ply: int
    kind: str
    seat: int | None
    when: Phrase
    line: Phrase | None
    """Its line in the log."""
    card: Name | None
    position: Position
    chances: tuple[float, ...]
    """By curve."""

    @property
    def title(self) -> Phrase:
        """The card, or what else it is."""
        if self.card is not None:
            return Phrase("turning-card", {"card": self.card})
        return self.line or Phrase("analysis-play-" + self.kind.replace("_", "-"))

    def seat_of(self, game: Game) -> str | None:
        return None if self.seat is None else game.seats[self.seat]


@dataclass(frozen=True)
class Roll:
    """Decisions of chance in a row: the positions before and after them."""

    ply: int
    before: Position
    after: Position
    dice: bool


class Beginning(NamedTuple):
    """What began with an event: its number among those of the decision, and the position then."""

    number: int
    kind: str
    seat: int | None
    position: Position


@dataclass(frozen=True)
class TurningPoint:
    """A play that changed a curve by five points or more."""

    ply: int
    when: Phrase
    seat: str | None
    title: Phrase
    """The card, or what else it was."""
    line: Phrase | None
    """What happened, in full; None if the title says it."""
    sentences: tuple[Phrase, ...]
    """What it changed, who or what decided, and the chances."""
    cause: Cause
    seats: tuple[str, ...]
    """The seats whose chance changed most."""
    before: float
    after: float

    @property
    def swing(self) -> float:
        return self.after - self.before


class Course:
    """A recorded game, play by play."""

    def __init__(self, record: Record, game: Game) -> None:
        assert game.analysis is not None
        self.game = game
        self.plugin: AnyAnalysis = game.analysis()
        self.stages: list[Stage] = []
        self._rolls: list[Roll] = []
        self._dealing: int | None = None
        """The decision that announced new cards, until they are dealt."""
        self.end = records.start(record, game)
        self.curves = tuple(tuple(seats) for seats in self.plugin.curves(self.end))
        self._read(record)
        self.last = self._chances(self.end)
        """The chances at the end."""
        self.last_ply = len(record.decisions) + 1

    # -- reading -----------------------------------------------------------------------------------------

    def _read(self, record: Record) -> None:
        public = self.end.view(SPECTATOR)
        before_chance: Position | None = None
        for ply in range(1, len(record.decisions) + 1):
            seat, move = records.read_move(record, self.game, self.end, ply)
            before, self.end = self.end, self.end.copy()
            if seat == CHANCE:
                before_chance = before_chance or before
            events, begun = self._play(move)
            lines = self.game.phrases.log_lines([event.for_seat(None) for event in events], public)
            if seat != CHANCE and self.plugin.opens(before):
                line = next((line for line in lines if line.level == ACTION), None)
                self._add(ply, self.plugin.opening, seat, line, before, self._chances(before))
                begun = [one for one in begun if one.kind != self.plugin.opening]
            for one in begun:
                if one.kind == DEALING:
                    self._dealing = ply
                else:
                    line = next((line for line in lines if line.level == ACTION and line.first == one.number), None)
                    self._add(ply, one.kind, one.seat, line, one.position, self._chances(one.position))
            if before_chance is not None and self.end.to_act() != CHANCE:
                self._end_of_chance(ply, before_chance)
                before_chance = None

    def _play(self, move: int) -> tuple[list[Event], list[Beginning]]:
        """Plays a move; returns what happened and what it began."""
        events: list[Event] = []
        begun: list[Beginning] = []

        def hear(event: Event) -> None:
            events.append(event)
            kind = self.plugin.begins(event)
            if kind is not None:
                seat = self.plugin.beginner(event)
                begun.append(Beginning(len(events) - 1, kind, seat, self.end.copy()))

        self.end.play(move, hear)
        return events, begun

    def _end_of_chance(self, ply: int, before: Position) -> None:
        """Notes what chance has decided. New cards right before a play are a stage of their own; the chances before
        them are those after an average deal."""
        if self._dealing is not None and self._is_opening(self.end):
            begun = self._dealing
            self._add(begun, DEALING, None, None, before, self._average(before, begun))
        self._dealing = None
        self._rolls.append(Roll(ply, before, self.end, self.plugin.is_dice(before)))

    def _is_opening(self, position: Position) -> bool:
        return position.to_act() is not None and self.plugin.opens(position)

    def _add(
        self, ply: int, kind: str, seat: int | None, line: Line | None, position: Position, chances: tuple[float, ...]
    ) -> None:
        places = () if line is None else line.places
        cards = [place.removeprefix(CARD) for place in places if place.startswith(CARD)]
        card = Name("card", cards[0]) if len(cards) == 1 else None
        phrase = None if line is None else line.phrase
        when = self.game.phrases.when(position)
        self.stages.append(Stage(ply, kind, seat, when, phrase, card, position, chances))

    def _chances(self, position: Position) -> tuple[float, ...]:
        chances = self.plugin.chances(position)
        return tuple(chances[seats[0]] for seats in self.curves)

    # -- turning points --------------------------------------------------------------------------------------

    def turning_points(self, most: int = MOST_POINTS) -> list[TurningPoint]:
        """Returns the plays with the largest swings, in the order of the game."""
        swings = sorted(self._swings(), key=lambda one: (-abs(one[2]), one[0]))[:most]
        return [self._turning_point(number, curve) for number, curve, _ in sorted(swings)]

    def _swings(self) -> Iterator[tuple[int, int, float]]:
        """Yields the stages that changed a curve enough, with that curve and the change."""
        every = [stage.chances for stage in self.stages] + [self.last]
        for number, (before, after) in enumerate(pairwise(every)):
            changes = [new - old for old, new in zip(before, after, strict=True)]
            curve = max(range(len(changes)), key=lambda one: abs(changes[one]))
            if abs(changes[curve]) >= MIN_SWING:
                yield number, curve, changes[curve]

    def _turning_point(self, number: int, curve: int) -> TurningPoint:
        stage = self.stages[number]
        after = self.stages[number + 1] if number + 1 < len(self.stages) else None
        position = self.end if after is None else after.position
        new = (self.last if after is None else after.chances)[curve]
        last_ply = None if after is None else after.ply
        cause = self._cause(stage, last_ply, curve, new - stage.chances[curve])
        seats = tuple(self.game.seats[seat] for seat in self.curves[curve])
        return TurningPoint(
            ply=stage.ply,
            when=stage.when,
            seat=stage.seat_of(self.game),
            title=stage.title,
            line=stage.line if stage.card else None,
            sentences=self._sentences(stage, position, cause, seats, new, curve),
            cause=cause,
            seats=seats,
            before=stage.chances[curve],
            after=new,
        )

    def _cause(self, stage: Stage, last_ply: int | None, curve: int, swing: float) -> Cause:
        """Returns what accounts for most of a swing: the play, or chance in one of its forms."""
        luck = {True: 0.0, False: 0.0}
        for roll in self._rolls:
            if stage.ply <= roll.ply and (last_ply is None or roll.ply < last_ply):
                luck[roll.dice] += self._luck(roll, curve)
        for dice, amount in luck.items():
            if amount * swing > 0 and abs(amount) >= LUCK * abs(swing):
                return "dice" if dice else "cards"
        return "play"

    def _luck(self, roll: Roll, curve: int) -> float:
        """Returns how much better it turned out for a curve than chance makes it on average."""
        return self._chances(roll.after)[curve] - self._average(roll.before, roll.ply)[curve]

    def _average(self, position: Position, seed: int) -> tuple[float, ...]:
        """Returns the average chances after the decisions of chance that are next."""
        rng = Random(seed)
        totals = [0.0] * len(self.curves)
        for _ in range(OUTCOMES):
            other = position.copy()
            while other.to_act() == CHANCE:
                other.play(rng.choice(other.moves()))
            totals = [total + chance for total, chance in zip(totals, self._chances(other), strict=True)]
        return tuple(total / OUTCOMES for total in totals)

    def _sentences(
        self, stage: Stage, position: Position, cause: Cause, seats: Sequence[str], new: float, curve: int
    ) -> tuple[Phrase, ...]:
        what = self._what(stage, position, curve)
        figures = {"before": whole_percent(stage.chances[curve]), "after": whole_percent(new)}
        chance = Phrase("front-chance", {"seat": tuple(Name("seat", seat) for seat in seats), **figures})
        if cause == "play":
            return (*what, chance)
        decided = Phrase(f"turning-{cause}", {"what": what[0]}) if what else Phrase(f"turning-{cause}-alone")
        return decided, chance

    def _what(self, stage: Stage, position: Position, curve: int) -> tuple[Phrase, ...]:
        """Returns a sentence of how the game ended with the play and of the changes that matter most, or nothing."""
        ended = stage.position.outcome() is None and position.outcome()
        endings = [self._ending(position, ended)] if ended else []
        every = self.plugin.changes(stage.position, position)
        changes = most_important(every, MOST_CHANGES - len(endings), self.curves[curve][0])
        parts = [*endings, *(change.phrase for change in changes)]
        return (enumeration(parts),) if parts else ()

    def _ending(self, position: Position, outcome: Outcome) -> Phrase:
        phrases = self.game.phrases
        phrase = phrases.outcome(outcome, self.game.winner_of(outcome), position.view(SPECTATOR))
        how = phrase.args.get("how", phrase)
        return how if isinstance(how, Phrase) else phrase


def enumeration(parts: Sequence[Phrase]) -> Phrase:
    """Returns a sentence of up to three clauses."""
    args: dict[str, Arg] = dict.fromkeys(("first", "second", "third"), "")
    args |= zip(args, parts, strict=False)
    return Phrase("turning-changes", {"count": len(parts), **args})


def most_important(changes: Sequence[Change], most: int, seat: int) -> list[Change]:
    """Returns the changes that matter most, to anybody and to a seat, the most important first."""

    def weight(change: Change) -> float:
        return change.weight + abs(change.worth[seat])

    ranked = sorted(changes, key=weight, reverse=True)[:most]
    return [change for change in ranked if weight(change) >= LEAST_SHARE * weight(ranked[0]) > 0]


def whole_percent(chance: float) -> int:
    """Returns a chance in whole percent; 0 and 100 are reserved for certainty."""
    percent = round(100 * chance)
    return percent if chance in (0.0, 1.0) else min(99, max(1, percent))
