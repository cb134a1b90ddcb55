"""An analysis in words: what the terminal and the page both say."""

from typing import Final, NamedTuple

from republik.analysis import Alternative, GameAnalysis, Moment, Outlook, Play, Swing
from republik.analysis.model import CARD, SIDES, WORTH_TELLING
from republik.games.wsdv.terminal.choices import face_of, step_key
from republik.games.wsdv.terminal.hints import percent
from republik.games.wsdv.terminal.outlook import Phase, outlook
from republik.games.wsdv.terminal.story import ROMAN
from republik.games.wsdv.terminal.words import MINUS, Words, plain_number, signed
from republik.players.registry import levels
from republik.table.contract import Outcome

MOST_BETTER: Final = 3
MOST_SWINGS: Final = 3
NOTHING: Final = "–"


class Foresight(NamedTuple):
    """A forecast in a line, and phase by phase."""

    when: str
    figures: tuple[str, ...]
    """Flight, currency, protests of West and East, socialists."""
    ends: str
    phases: list[Phase]


class AnalysisWords:
    """Everything there is to say about one analysis, in one language."""

    def __init__(self, analysis: GameAnalysis, words: Words, notes: list[str]) -> None:
        self.analysis = analysis
        self.words = words
        self.text = words.text
        self.notes = notes
        """What the import of the game had to say."""

    # -- the game ------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.text("analysis-title", **self.analysis.names)

    def about(self) -> list[str]:
        """What was analysed, by whom, and what is missing."""
        analysis = self.analysis
        lines = [self._ending()]
        lines.append(self.text("analysis-about", count=len(analysis.moments), player=self._player()))
        if len(analysis.seats) < len(SIDES):
            sides = self.words.list_of(self.words.side(seat) for seat in analysis.seats)
            lines.append(self.text("analysis-side", side=sides))
        return lines + self.notes

    def _ending(self) -> str:
        if self.analysis.result is None:
            return self.text("analysis-unfinished")
        winner, how, rule, *_ = [part.strip() for part in (self.analysis.result + ",,").split(",")]
        seat = SIDES.index(winner) if winner in SIDES else None
        return self.words.outcome(Outcome(seat, how, rule)) if how else self.analysis.result

    def _player(self) -> str:
        """A level by its name in this language, any other player as it is called."""
        name = self.analysis.player
        return self.text(f"level-{name}") if name in [level.key for level in levels("wsdv")] else name

    def lost(self) -> str:
        analysis, words = self.analysis, self.words
        sides = (
            self.text("analysis-lost-side", side=words.side(seat), points=points(analysis.total_loss(seat)))
            for seat in analysis.seats
        )
        return self.text("analysis-lost", what=words.list_of(sides))

    # -- the curve -------------------------------------------------------------------------------------

    def half(self, decade: int, half: int) -> str:
        return self.text("analysis-half", decade=ROMAN[decade], half=half)

    def curve_label(self, chances: list[float]) -> str:
        figures = {"first": chances[0], "low": min(chances), "high": max(chances), "last": chances[-1]}
        return self.text("analysis-curve-label", **{name: share(value) for name, value in figures.items()})

    # -- decisions -------------------------------------------------------------------------------------

    def move(self, moment: Moment, move: int) -> str:
        return self.words.move(move, step_key(moment.position), face_of(moment.position))

    def play(self, play: Play) -> str:
        if play.kind == CARD and play.move is not None:
            return self.words.move(play.move)
        return self.text("analysis-play-" + play.kind.replace("_", "-"))

    def who(self, play: Play) -> str:
        return NOTHING if play.seat is None else self.words.side(play.seat)

    def losses(self, moments: list[Moment]) -> str:
        """What the decisions of a play cost each side, where it is worth telling."""
        sums = {seat: sum(moment.loss for moment in moments if moment.seat == seat) for seat in range(len(SIDES))}
        told = [f"{self.words.letter(seat)} {points(loss)}" for seat, loss in sums.items() if loss >= WORTH_TELLING]
        return "  ".join(told)

    def better(self, moment: Moment) -> list[tuple[Alternative, str, str]]:
        """The best moves instead, each in words and with its reasons."""
        return [
            (choice, self.move(moment, choice.move), self.reasons(choice)) for choice in moment.better[:MOST_BETTER]
        ]

    def reasons(self, choice: Alternative) -> str:
        """What tells a move from the others by a point of winning chance or more, with the points."""
        parts = []
        for key, sign in (("hint-for", 1), ("hint-against", -1)):
            told = [reason for reason in choice.reasons if round(100 * sign * reason.amount) > 0]
            names = [f"{self.words.feature(reason.feature)} {change(reason.amount)}" for reason in told]
            if names:
                parts.append(self.text(key, reasons=self.words.list_of(names)))
        return " · ".join(parts)

    def not_considered(self) -> str:
        return self.text("analysis-not-considered", player=self._player())

    def none_costly(self) -> str:
        return self.text("analysis-turning-none", points=round(100 * WORTH_TELLING))

    def swings(self) -> list[str]:
        """The largest that no decision explains, in the order of the game."""
        large = [swing for swing in self.analysis.swings() if abs(swing.rest) >= WORTH_TELLING]
        chosen = sorted(large, key=lambda swing: -abs(swing.rest))[:MOST_SWINGS]
        return [self._swing(swing) for swing in sorted(chosen, key=lambda swing: swing.play.ply)]

    def _swing(self, swing: Swing) -> str:
        figures = {"before": share(swing.before), "after": share(swing.after)}
        figures |= {"decided": change(swing.decided), "rest": change(swing.rest)}
        return self.text("analysis-swing", decision=str(swing.play.ply), then=str(swing.then.ply), **figures)

    # -- forecasts --------------------------------------------------------------------------------------

    def forecast_names(self) -> list[str]:
        names = ("flight", "currency", "protests-west", "protests-east", "socialists")
        return [self.text(f"analysis-{name}") for name in names]

    def foresights(self) -> list[Foresight]:
        return [self._foresight(one) for one in self.analysis.outlooks]

    def _foresight(self, one: Outlook) -> Foresight:
        forecast = one.forecast
        phases = outlook(forecast, self.words)
        when = self.text("analysis-end", decade=ROMAN[one.decade]) if one.at_end else self.half(one.decade, one.half)
        figures = (
            plain_number(-forecast["flight"]["points"]),
            signed(forecast["currency"]["balance"]),
            *(f"{side['now']} → {side['at_worst']}" for side in forecast["protests"].values()),
            signed(forecast["socialists"]["change"]),
        )
        return Foresight(when, figures, self.words.list_of(phase.name for phase in phases if phase.grave), phases)


def share(chance: float) -> str:
    return f"{percent(chance)} %"


def points(loss: float) -> str:
    """What was lost, in percentage points."""
    return f"{MINUS}{round(100 * loss)}" if round(100 * loss) else "0"


def change(amount: float) -> str:
    """More or less chance, in percentage points."""
    return signed(round(100 * amount))
