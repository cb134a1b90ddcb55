"""An analysis as data: chances are winning chances from 0 to 1, seen by the side that decides unless East is named.

Everything is plain and frozen; `to_dict()` gives what `republik analyse --json` writes (docs/analysis.md). It carries
keys, numbers and moves as records write them, no sentences: those are the reader's.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import EAST, STEP_NAMES
from republik.table.thoughts import Reason

VERSION: Final = 1
SIDES: Final = ("west", "east")
CARD, DECADE_END, DEALING = "card", "decade_end", "dealing"
WORTH_TELLING: Final = 0.02  # a loss below is within what a player may err by
DIGITS: Final = 4


@dataclass(frozen=True)
class Play:
    """What decisions belong to: the play of a card, a decade end, or the cards between decades."""

    number: int
    kind: str
    decade: int
    half: int
    ply: int
    """The first decision of it, as the record counts."""
    seat: int | None = None
    """Who plays the card."""
    move: int | None = None
    text: str = ""

    def to_dict(self) -> dict[str, Any]:
        return {
            "play": self.number,
            "kind": self.kind,
            "decade": self.decade,
            "half": self.half,
            "decision": self.ply,
            "side": None if self.seat is None else SIDES[self.seat],
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
    def east(self) -> float:
        """East's chance before the decision, as the deciding side sees it."""
        return self.chance if self.seat == EAST else 1.0 - self.chance

    @property
    def east_loss(self) -> float:
        """What the decision cost East; what it cost West is East's gain."""
        return self.loss if self.seat == EAST else -self.loss

    def to_dict(self) -> dict[str, Any]:
        return {
            "decision": self.ply,
            "side": SIDES[self.seat],
            "play": self.play.number,
            "step": STEP_NAMES[self.position.step()[0]],
            "moves": len(self.position.legal),
            "chance": round(self.chance, DIGITS),
            "east": round(self.east, DIGITS),
            "played": self.played.to_dict(),
            "considered": self.considered,
            "loss": round(self.loss, DIGITS),
            "choices": [choice.to_dict() for choice in self.choices],
        }


@dataclass(frozen=True)
class Swing:
    """How East's chance changed from one card play to the next, and how much of it the decisions account for."""

    play: Play
    then: Play
    before: float
    after: float
    decided: float
    """The losses of the decisions in between, as East sees them: West's losses count for it."""

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
    """What the decade end would have done, as it stood: when a half began, or before the last decision of a decade."""

    ply: int
    decade: int
    half: int
    at_end: bool
    forecast: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        when = DECADE_END if self.at_end else "half"
        place = {"decision": self.ply, "decade": self.decade, "half": self.half, "when": when}
        return {**place, "forecast": self.forecast}


@dataclass(frozen=True)
class GameAnalysis:
    """All that was found in a game."""

    game: str
    options: dict[str, str]
    names: dict[str, str]
    """Who played, by side, as the record has it."""
    result: str | None
    """As the record writes it; None: the game was not over."""
    player: str
    """Who thought about it."""
    seats: tuple[int, ...]
    decisions: int
    """How many the record has, those of chance included."""
    moments: tuple[Moment, ...]
    outlooks: tuple[Outlook, ...]

    def plays(self) -> list[tuple[Play, list[Moment]]]:
        """The decisions by what they belong to."""
        found: dict[int, tuple[Play, list[Moment]]] = {}
        for moment in self.moments:
            found.setdefault(moment.play.number, (moment.play, []))[1].append(moment)
        return list(found.values())

    def curve(self) -> list[Moment]:
        """The choices of cards: where East's chance can be compared from one to the next."""
        return [moment for moment in self.moments if moment.play.kind == CARD and moment.ply == moment.play.ply]

    def turning_points(self, most: int = 5) -> list[Moment]:
        """The decisions that cost most, the worst first."""
        costly = [moment for moment in self.moments if moment.loss >= WORTH_TELLING]
        return sorted(costly, key=lambda moment: (-moment.loss, moment.ply))[:most]

    def swings(self) -> list[Swing]:
        """From each card play to the next; nothing where only one side's decisions are known."""
        if len(self.seats) < len(SIDES):
            return []
        return [self._swing(one, other) for one, other in pairwise(self.curve())]

    def _swing(self, one: Moment, other: Moment) -> Swing:
        between = [moment for moment in self.moments if one.ply <= moment.ply < other.ply]
        return Swing(one.play, other.play, one.east, other.east, -sum(moment.east_loss for moment in between))

    def total_loss(self, seat: int) -> float:
        return sum(moment.loss for moment in self.moments if moment.seat == seat)

    def to_dict(self, most: int = 5) -> dict[str, Any]:
        """Plain data for JSON; `most` turning points are named."""
        return {
            "analysis": VERSION,
            "game": self.game,
            "options": self.options,
            "players": self.names,
            "result": self.result,
            "finished": self.result is not None,
            "analysed_by": self.player,
            "sides": [SIDES[seat] for seat in self.seats],
            "decisions": self.decisions,
            "lost": {SIDES[seat]: round(self.total_loss(seat), DIGITS) for seat in self.seats},
            "turning_points": [moment.ply for moment in self.turning_points(most)],
            "plays": [play.to_dict() for play, _ in self.plays()],
            "moments": _dicts(self.moments),
            "swings": _dicts(self.swings()),
            "forecasts": _dicts(self.outlooks),
        }


def _dicts(parts: Sequence[Moment] | Sequence[Swing] | Sequence[Outlook]) -> list[dict[str, Any]]:
    return [part.to_dict() for part in parts]
