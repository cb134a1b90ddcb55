"""The result of an analysis. Chances are winning chances from 0 to 1 from the perspective of the deciding seat.

All classes are plain and frozen; `to_dict()` returns what `republik analyse --json` writes (docs/analysis.md). They
contain keys, numbers and moves in record notation, but no sentences.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from republik.table.contract import Position
from republik.table.game import Game
from republik.table.plugin.analysis import AnyAnalysis
from republik.table.thoughts import Reason
from republik.table.views import plain_data

VERSION: Final = 1
MIN_SWING: Final = 0.02  # smaller losses are within a player's margin of error
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
        reasons = [{"feature": reason.feature, "amount": round(reason.amount, DIGITS)} for reason in self.reasons]
        return {"move": self.text, "chance": round(self.chance, DIGITS), "reasons": reasons}


@dataclass(frozen=True)
class Moment:
    """One decision as the analysing player evaluates it, using only what the deciding seat knew."""

    ply: int
    seat: int
    curve_seat: int
    """The seat whose chance is plotted."""
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

    @property
    def curve(self) -> float:
        """The chance of the plotted seat before the decision, from the perspective of the deciding seat."""
        return self.chance if self.seat == self.curve_seat else 1.0 - self.chance

    @property
    def curve_loss(self) -> float:
        """What the decision cost the plotted seat; the other seat's cost is its gain."""
        return self.loss if self.seat == self.curve_seat else -self.loss

    def to_dict(self, seats: Sequence[str]) -> dict[str, Any]:
        return {
            "decision": self.ply,
            "side": seats[self.seat],
            "play": self.play.number,
            "step": self.step,
            "moves": len(self.position.moves()),
            "chance": round(self.chance, DIGITS),
            seats[self.curve_seat]: round(self.curve, DIGITS),
            "played": self.played.to_dict(),
            "considered": self.considered,
            "loss": round(self.loss, DIGITS),
            "choices": [choice.to_dict() for choice in self.choices],
        }


@dataclass(frozen=True)
class Swing:
    """The change of the plotted chance from one play to the next, and how much of it is due to decisions."""

    play: Play
    then: Play
    before: float
    after: float
    decided: float
    """Losses by the decisions in between, from the perspective of the plotted seat: the other seat's losses are
    gains."""

    @property
    def change(self) -> float:
        return self.after - self.before

    @property
    def rest(self) -> float:
        """The change not due to decisions: cards were dealt, hands were revealed, or the two sides know different
        things."""
        return self.change - self.decided

    def to_dict(self) -> dict[str, Any]:
        figures = {name: getattr(self, name) for name in ("before", "after", "decided", "rest")}
        rounded = {name: round(value, DIGITS) for name, value in figures.items()}
        return {"play": self.play.number, "then": self.then.number, **rounded}


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
    end: Position = field(repr=False, compare=False)
    """The position where the record stops."""

    def plays(self) -> list[tuple[Play, list[Moment]]]:
        """Returns the decisions grouped by play."""
        plays: dict[int, tuple[Play, list[Moment]]] = {}
        for moment in self.moments:
            plays.setdefault(moment.play.number, (moment.play, []))[1].append(moment)
        return list(plays.values())

    def curve(self) -> list[Moment]:
        """Returns the decisions that open a play: the points at which the plotted chance is comparable."""
        opening = self.plugin.opening
        return [moment for moment in self.moments if moment.play.kind == opening and moment.ply == moment.play.ply]

    def turning_points(self, most: int = 5) -> list[Moment]:
        """Returns the most costly decisions, worst first."""
        costly = [moment for moment in self.moments if moment.loss >= MIN_SWING]
        return sorted(costly, key=lambda moment: (-moment.loss, moment.ply))[:most]

    def swings(self) -> list[Swing]:
        """Returns the swing from each play to the next; empty unless every seat's decisions were analysed."""
        if len(self.seats) < len(self.game.seats):
            return []
        return [self._swing(one, other) for one, other in pairwise(self.curve())]

    def _swing(self, one: Moment, other: Moment) -> Swing:
        between = [moment for moment in self.moments if one.ply <= moment.ply < other.ply]
        return Swing(one.play, other.play, one.curve, other.curve, -sum(moment.curve_loss for moment in between))

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
            "turning_points": [moment.ply for moment in self.turning_points(most)],
            "plays": [play.to_dict(names) for play, _ in self.plays()],
            "moments": [moment.to_dict(names) for moment in self.moments],
            "swings": [swing.to_dict() for swing in self.swings()],
            "forecasts": [outlook.to_dict() for outlook in self.outlooks],
        }
