"""The sentences of an analysis, for the terminal and the page alike."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from republik.front_page.figures import signed
from republik.front_page.story import TurningPoint, turning_point
from republik.messages.i18n import Messages
from republik.messages.render import LIST_SEPARATOR, renderer
from republik.players.registry import levels
from republik.table import phrases
from republik.table.contract import SPECTATOR
from republik.table.phrases import Name
from republik.table.records import read_result
from republik.table.thoughts import Reason
from republik.table.turning import whole_percent

from .model import MIN_LOSS, Alternative, GameAnalysis, Moment, Outlook, Play

MAX_BETTER: Final = 3
REASON_SEPARATOR: Final = "; "
NOTHING: Final = "–"


class Phase(NamedTuple):
    """A part of a forecast: its heading, its sentences, and whether it could end the game."""

    heading: str
    lines: list[str]
    grave: bool


class Foresight(NamedTuple):
    """A forecast in one line, and part by part."""

    when: str
    figures: tuple[str, ...]
    ends: str
    phases: list[Phase]


class AnalysisWords:
    """All sentences about one analysis, in one language."""

    def __init__(self, analysis: GameAnalysis, messages: Messages, notes: list[str]) -> None:
        self.analysis = analysis
        self.game = analysis.game
        self.renderer = renderer(self.game, messages.language, analysis.options)
        self.notes = notes
        """Remarks about the import of the game."""

    def text(self, key: str, **args: Any) -> str:
        return self.renderer.messages.text(key, args)

    def seat(self, seat: int) -> str:
        return self.renderer.text(phrases.seat(self.game.seats[seat]))

    @property
    def colours(self) -> Mapping[str, tuple[str, str]]:
        """The game's colours by seat, for light and dark backgrounds."""
        return {} if self.game.research is None else self.game.research().colours

    def colour(self, seat: int) -> str:
        """The seat's terminal colour, readable on light and dark backgrounds."""
        return self.colours.get(self.game.seats[seat], ("",))[0]

    # -- the game ------------------------------------------------------------------------------------

    def title(self) -> str:
        names = self.analysis.names
        players = LIST_SEPARATOR.join(f"{names[name]} ({self.seat(n)})" for n, name in enumerate(self.game.seats))
        return self.text("analysis-title", players=players, **names)

    def about(self) -> list[str]:
        """What was analysed, by whom, and what is missing."""
        analysis = self.analysis
        lines = [self._ending()]
        lines.append(self.text("analysis-about", count=len(analysis.moments), player=self._player()))
        if len(analysis.seats) < len(self.game.seats):
            sides = LIST_SEPARATOR.join(self.seat(seat) for seat in analysis.seats)
            lines.append(self.text("analysis-side", side=sides))
        return lines + self.notes

    def _ending(self) -> str:
        if self.analysis.result is None:
            return self.text("analysis-unfinished")
        outcome = read_result(self.game, self.analysis.result)
        if not outcome.termination:
            return self.analysis.result
        view = self.analysis.end.view(SPECTATOR)
        return self.renderer.text(self.game.phrases.outcome(outcome, self.game.winner_of(outcome), view))

    def _player(self) -> str:
        """A level by its localised name, any other player by its own."""
        name = self.analysis.player
        return self.text(f"level-{name}") if name in [level.key for level in levels(self.game.name)] else name

    def lost(self) -> str:
        analysis = self.analysis
        sides = (
            self.text("analysis-lost-side", side=self.seat(seat), points=points(analysis.total_loss(seat)))
            for seat in analysis.seats
        )
        return self.text("analysis-lost", what=LIST_SEPARATOR.join(sides))

    # -- the curve -------------------------------------------------------------------------------------

    def curve_name(self, curve: int) -> str:
        """The seats whose chance a curve shows."""
        return self.seats(self.analysis.course.curves[curve])

    def letters(self, curve: int) -> str:
        """The short name of a curve, to stand at its end."""
        names = (self.game.seats[seat] for seat in self.analysis.course.curves[curve])
        return "/".join(self.renderer.name(Name("seat-letter", name)) for name in names)

    def seats(self, seats: Iterable[int]) -> str:
        return LIST_SEPARATOR.join(self.seat(seat) for seat in seats)

    def when(self, play: Play) -> str:
        return self.renderer.text(self.analysis.plugin.when(play.period))

    def share(self, chance: float) -> str:
        return self.text("percent", number=whole_percent(chance))

    def curve_label(self, curve: int) -> str:
        course = self.analysis.course
        chances = [*(stage.chances[curve] for stage in course.stages), course.last[curve]]
        figures = {"first": chances[0], "low": min(chances), "high": max(chances), "last": chances[-1]}
        shares = {name: self.share(value) for name, value in figures.items()}
        return self.text("analysis-curve-label", seat=self.curve_name(curve), **shares)

    def turning_points(self, most: int) -> list[tuple[int, TurningPoint]]:
        """The turning points with the numbers of their decisions."""
        return [(turn.ply, turning_point(turn, self.renderer)) for turn in self.analysis.turning_points(most)]

    # -- decisions -------------------------------------------------------------------------------------

    def move(self, moment: Moment, move: int) -> str:
        return self.renderer.text(self.game.phrases.describe(moment.position.view(moment.seat), move))

    def play(self, play: Play, first: Moment) -> str:
        """What was played, or what the game started; `first` is its first decision."""
        if play.move is not None:
            return self.move(first, play.move)
        return self.text("analysis-play-" + play.kind.replace("_", "-"))

    def who(self, play: Play) -> str:
        return NOTHING if play.seat is None else self.seat(play.seat)

    def losses(self, moments: list[Moment]) -> str:
        """What the decisions of a play cost each side, if it is worth mentioning."""
        costs = []
        for seat, name in enumerate(self.game.seats):
            loss = sum(moment.loss for moment in moments if moment.seat == seat)
            if loss >= MIN_LOSS:
                costs.append(f"{self.renderer.name(Name('seat-letter', name))} {points(loss)}")
        return "  ".join(costs)

    def better(self, moment: Moment) -> list[tuple[Alternative, str, str]]:
        """The best alternatives, each in words and with its reasons."""
        return [(choice, self.move(moment, choice.move), self.reasons(choice)) for choice in moment.better[:MAX_BETTER]]

    def reasons(self, choice: Alternative) -> str:
        """What a move brings about, or the differences of a percentage point or more between it and the others."""
        parts = []
        for key, sign in (("hint-for", 1), ("hint-against", -1)):
            names = [self._reason(one) for one in choice.reasons if _counts(one, sign)]
            if names:
                parts.append(self.text(key, reasons=REASON_SEPARATOR.join(names)))
        return " · ".join(parts)

    def _reason(self, reason: Reason) -> str:
        if reason.phrase is not None:
            return self.renderer.text(reason.phrase)
        return f"{self.renderer.name(Name('feature', reason.feature))} {change(reason.amount)}"

    def not_considered(self) -> str:
        return self.text("analysis-not-considered", player=self._player())

    def none_costly(self) -> str:
        return self.text("analysis-costly-none", points=round(100 * MIN_LOSS))

    # -- forecasts --------------------------------------------------------------------------------------

    def forecast_names(self) -> list[str]:
        return [self.renderer.text(name) for name in self.analysis.plugin.figure_names]

    def foresights(self) -> list[Foresight]:
        return [self._foresight(one) for one in self.analysis.outlooks]

    def _foresight(self, one: Outlook) -> Foresight:
        plugin = self.analysis.plugin
        when = plugin.when_ending(one.period) if one.at_end else plugin.when(one.period)
        parts = self.game.phrases.forecast(one.position.view(one.seat))
        say = self.renderer.text
        phases = [Phase(say(part.heading), [say(line) for line in part.lines], part.warning) for part in parts]
        ends = LIST_SEPARATOR.join(phase.heading for phase in phases if phase.grave)
        return Foresight(say(when), tuple(plugin.figures(one.forecast)), ends, phases)


def _counts(reason: Reason, sign: int) -> bool:
    amount = sign * reason.amount
    return amount > 0 if reason.phrase is not None else round(100 * amount) > 0


def points(loss: float) -> str:
    """A loss in percentage points."""
    return signed(-100 * loss, 0)


def change(amount: float) -> str:
    """A change of the chance in percentage points."""
    return signed(100 * amount, 0)
