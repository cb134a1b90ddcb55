"""An analysis as data: chances are winning chances from 0 to 1, seen by the seat that decides.

Everything is plain and frozen; `to_dict()` gives what `republik analyse --json` writes (docs/analysis.md). It carries
keys, numbers and moves as records write them, no sentences: those are the reader's.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from republik.table.analysis import Analysis
from republik.table.contract import Position
from republik.table.game import Game
from republik.table.thoughts import Reason

VERSION: Final = 1
WORTH_TELLING: Final = 0.02  # a loss below is within what a player may err by
DIGITS: Final = 4


@dataclass(frozen=True)
class Play:
    """What decisions belong to: one that opened a play and those that follow it, or something the game began."""

    number: int
    kind: str
    period: Mapping[str, int]
    """How far the game had come, by the names of its periods."""
    ply: int
    """The first decision of it, as the record counts."""
    seat: int | None = None
    """Whose play it is."""
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
    """A move with the chance it leaves, and what tells it from the others."""

    move: int
    text: str
    chance: float
    reasons: tuple[Reason, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        reasons = [{"feature": reason.feature, "amount": round(reason.amount, DIGITS)} for reason in self.reasons]
        return {"move": self.text, "chance": round(self.chance, DIGITS), "reasons": reasons}


@dataclass(frozen=True)
class Moment:
    """One decision, as the thinking player sees it from the seat that took it and from nowhere else."""

    ply: int
    seat: int
    curve_seat: int
    """Whose chance is followed through the game."""
    step: str
    """The kind of decision."""
    play: Play
    position: Position = field(repr=False, compare=False)
    """The truth it was taken in: for whoever may see the record."""
    chance: float
    """Before the decision: what the best move found would leave."""
    played: Alternative
    considered: bool
    """Whether the player looked at the move that was played; otherwise its chance comes from thinking on after it."""
    choices: tuple[Alternative, ...]
    """The best moves found, best first; the one that was played may be among them."""

    @property
    def loss(self) -> float:
        """What the decision cost."""
        return max(0.0, self.chance - self.played.chance)

    @property
    def better(self) -> tuple[Alternative, ...]:
        return tuple(choice for choice in self.choices if choice.chance > self.played.chance)

    @property
    def curve(self) -> float:
        """The chance of the curve's seat before the decision, as the deciding seat sees it."""
        return self.chance if self.seat == self.curve_seat else 1.0 - self.chance

    @property
    def curve_loss(self) -> float:
        """What the decision cost the curve's seat; what it cost the other is its gain."""
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
    """How the curve's chance changed from one play to the next, and how much of it the decisions account for."""

    play: Play
    then: Play
    before: float
    after: float
    decided: float
    """The losses of the decisions in between, as the curve's seat sees them: the other's losses count for it."""

    @property
    def change(self) -> float:
        return self.after - self.before

    @property
    def rest(self) -> float:
        """Neither side lost this by a decision: cards were dealt, hands were shown, or the two sides know different
        things."""
        return self.change - self.decided

    def to_dict(self) -> dict[str, Any]:
        figures = {name: getattr(self, name) for name in ("before", "after", "decided", "rest")}
        rounded = {name: round(value, DIGITS) for name, value in figures.items()}
        return {"play": self.play.number, "then": self.then.number, **rounded}


@dataclass(frozen=True)
class Outlook:
    """What lay ahead, as it stood: when a part of the game began, or before the last decision of one."""

    ply: int
    period: Mapping[str, int]
    at_end: bool
    when: str
    """What began or ended, as the game names it."""
    forecast: dict[str, Any]
    seat: int
    """Who decided then."""
    position: Position = field(repr=False, compare=False)
    """The truth it stood in."""

    def to_dict(self) -> dict[str, Any]:
        return {"decision": self.ply, **self.period, "when": self.when, "forecast": self.forecast}


@dataclass(frozen=True)
class GameAnalysis:
    """All that was found in a game."""

    game: Game
    asked: Analysis = field(repr=False, compare=False)
    """How the game's decisions belong together."""
    options: dict[str, str]
    names: dict[str, str]
    """Who played, by seat, as the record has it."""
    result: str | None
    """As the record writes it; None: the game was not over."""
    player: str
    """Who thought about it."""
    seats: tuple[int, ...]
    decisions: int
    """How many the record has, those of chance included."""
    moments: tuple[Moment, ...]
    outlooks: tuple[Outlook, ...]
    end: Position = field(repr=False, compare=False)
    """Where the record stops."""

    def plays(self) -> list[tuple[Play, list[Moment]]]:
        """The decisions by what they belong to."""
        found: dict[int, tuple[Play, list[Moment]]] = {}
        for moment in self.moments:
            found.setdefault(moment.play.number, (moment.play, []))[1].append(moment)
        return list(found.values())

    def curve(self) -> list[Moment]:
        """The decisions that open a play: where the chance can be compared from one to the next."""
        opening = self.asked.opening
        return [moment for moment in self.moments if moment.play.kind == opening and moment.ply == moment.play.ply]

    def turning_points(self, most: int = 5) -> list[Moment]:
        """The decisions that cost most, the worst first."""
        costly = [moment for moment in self.moments if moment.loss >= WORTH_TELLING]
        return sorted(costly, key=lambda moment: (-moment.loss, moment.ply))[:most]

    def swings(self) -> list[Swing]:
        """From each play to the next; nothing where not every seat's decisions are known."""
        if len(self.seats) < len(self.game.seats):
            return []
        return [self._swing(one, other) for one, other in pairwise(self.curve())]

    def _swing(self, one: Moment, other: Moment) -> Swing:
        between = [moment for moment in self.moments if one.ply <= moment.ply < other.ply]
        return Swing(one.play, other.play, one.curve, other.curve, -sum(moment.curve_loss for moment in between))

    def total_loss(self, seat: int) -> float:
        return sum(moment.loss for moment in self.moments if moment.seat == seat)

    def to_dict(self, most: int = 5) -> dict[str, Any]:
        """Plain data for JSON; `most` turning points are named."""
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
