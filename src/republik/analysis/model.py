"""The result of an analysis. Chances are winning chances from 0 to 1 from the perspective of the deciding seat.

All classes are plain and frozen; `to_dict()` returns what `republik analyse --json` writes (docs/analysis.md). They
contain keys, numbers and moves in record notation, but no sentences.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from republik.table.contract import Position
from republik.table.game import Game
from republik.table.phrases import plain
from republik.table.plugin.analysis import AnyAnalysis
from republik.table.thoughts import Reason
from republik.table.turning import MOST_POINTS, Course, TurningPoint
from republik.table.views import plain_data

VERSION: Final = 2
MIN_LOSS: Final = 0.05
"""Smaller losses are within a player's margin of error, and not worth telling."""
DIGITS: Final = 4


@dataclass(frozen=True)
class Play:
    """A group of decisions: one that opened a play and those that follow it, or a part of the game without a play."""

    number: int
    kind: str
    period: Mapping[str, int]
    """The game's progress by the names of its periods."""
    ply: int
    """Number of its first decision in the record."""
    seat: int | None = None
    """The seat that plays it."""
    move: int | None = None
    text: str = ""

    def to_dict(self, seats: Sequence[str]) -> dict[str, Any]:
        return {
            "play": self.number,
            "kind": self.kind,
            **self.period,
            "decision": self.ply,
            "side": None if self.seat is None else seats[self.seat],
            "move": self.text or None,
        }


@dataclass(frozen=True)
class Alternative:
    """A move with the winning chance after it, and the features that distinguish it from the others."""

    move: int
    text: str
    chance: float
    reasons: tuple[Reason, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        reasons = [_reason(reason) for reason in self.reasons]
        return {"move": self.text, "chance": round(self.chance, DIGITS), "reasons": reasons}


@dataclass(frozen=True)
class Moment:
    """One decision as the analysing player evaluates it, using only what the deciding seat knew."""

    ply: int
    seat: int
    step: str
    """The kind of decision."""
    play: Play
    position: Position = field(repr=False, compare=False)
    """The real position before it; only for readers who may see the record."""
    chance: float
    """The chance before the decision, which is that of the best move found."""
    played: Alternative
    considered: bool
    """Whether the player considered the move played; otherwise its chance comes from evaluating the position after
    it."""
    choices: tuple[Alternative, ...]
    """The best moves found, best first; may include the move played."""

    @property
    def loss(self) -> float:
        """The winning chance that the decision cost."""
        return max(0.0, self.chance - self.played.chance)

    @property
    def better(self) -> tuple[Alternative, ...]:
        return tuple(choice for choice in self.choices if choice.chance > self.played.chance)

    def to_dict(self, seats: Sequence[str]) -> dict[str, Any]:
        return {
            "decision": self.ply,
            "side": seats[self.seat],
            "play": self.play.number,
            "step": self.step,
            "moves": len(self.position.moves()),
            "chance": round(self.chance, DIGITS),
            "played": self.played.to_dict(),
            "considered": self.considered,
            "loss": round(self.loss, DIGITS),
            "choices": [choice.to_dict() for choice in self.choices],
        }


@dataclass(frozen=True)
class Outlook:
    """A forecast: when a part of the game began, or before the last decision of one."""

    ply: int
    period: Mapping[str, int]
    at_end: bool
    when: str
    """What began or ended, as the game names it."""
    forecast: object
    seat: int
    """The seat that decided then."""
    position: Position = field(repr=False, compare=False)
    """The real position at the time."""

    def to_dict(self) -> dict[str, Any]:
        return {"decision": self.ply, **self.period, "when": self.when, "forecast": plain_data(self.forecast)}


@dataclass(frozen=True)
class GameAnalysis:
    """The result of analysing a game."""

    game: Game
    plugin: AnyAnalysis = field(repr=False, compare=False)
    """How the game groups its decisions."""
    options: dict[str, str]
    names: dict[str, str]
    """The players by seat, as recorded."""
    result: str | None
    """As written in the record; None if the game was not over."""
    player: str
    """The analysing player."""
    seats: tuple[int, ...]
    decisions: int
    """Number of decisions in the record, chance included."""
    moments: tuple[Moment, ...]
    outlooks: tuple[Outlook, ...]
    course: Course = field(repr=False, compare=False)
    """The game play by play, with the curves."""
    end: Position = field(repr=False, compare=False)
    """The position where the record stops."""

    def plays(self) -> list[tuple[Play, list[Moment]]]:
        """Returns the decisions grouped by play."""
        plays: dict[int, tuple[Play, list[Moment]]] = {}
        for moment in self.moments:
            plays.setdefault(moment.play.number, (moment.play, []))[1].append(moment)
        return list(plays.values())

    def turning_points(self, most: int = MOST_POINTS) -> list[TurningPoint]:
        """Returns the plays that changed the chances most, in the order of the game: the same as the front page's."""
        return self.course.turning_points(most)

    def costly(self, most: int = 5) -> list[Moment]:
        """Returns the most costly decisions, worst first."""
        costly = [moment for moment in self.moments if moment.loss >= MIN_LOSS]
        return sorted(costly, key=lambda moment: (-moment.loss, moment.ply))[:most]

    def total_loss(self, seat: int) -> float:
        return sum(moment.loss for moment in self.moments if moment.seat == seat)

    def to_dict(self, most: int = 5) -> dict[str, Any]:
        """Returns plain data for JSON, with at most `most` turning points."""
        names = self.game.seats
        return {
            "analysis": VERSION,
            "game": self.game.name,
            "options": self.options,
            "players": self.names,
            "result": self.result,
            "finished": self.result is not None,
            "analysed_by": self.player,
            "sides": [names[seat] for seat in self.seats],
            "decisions": self.decisions,
            "lost": {names[seat]: round(self.total_loss(seat), DIGITS) for seat in self.seats},
            "costly": [moment.ply for moment in self.costly(most)],
            "turning_points": [_turning_point(turn) for turn in self.turning_points(most)],
            "curves": self._curves(),
            "plays": [play.to_dict(names) for play, _ in self.plays()],
            "moments": [moment.to_dict(names) for moment in self.moments],
            "forecasts": [outlook.to_dict() for outlook in self.outlooks],
        }

    def _curves(self) -> list[dict[str, Any]]:
        """Returns the curves by their seats: the chances before each stage, and at the end."""
        names, course = self.game.seats, self.course
        return [
            {
                "seats": [names[seat] for seat in seats],
                "decisions": [stage.ply for stage in course.stages],
                "chances": [round(stage.chances[curve], DIGITS) for stage in course.stages],
                "end": round(course.last[curve], DIGITS),
            }
            for curve, seats in enumerate(course.curves)
        ]


def _reason(reason: Reason) -> dict[str, Any]:
    told = {} if reason.phrase is None else {"phrase": plain(reason.phrase)}
    return {"feature": reason.feature, "amount": round(reason.amount, DIGITS), **told}


def _turning_point(turn: TurningPoint) -> dict[str, Any]:
    return {
        "decision": turn.ply,
        "side": turn.seat,
        "title": plain(turn.title),
        "cause": turn.cause,
        "seats": list(turn.seats),
        "before": round(turn.before, DIGITS),
        "after": round(turn.after, DIGITS),
        "sentences": [plain(sentence) for sentence in turn.sentences],
    }
