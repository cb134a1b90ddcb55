"""An analysis in the terminal: the curve, card by card, the turning points, the forecasts."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from republik.analysis import Moment
from republik.table.drawing import LOUD, QUIET, WARNING, Block, inked, wrap

from .analysis_words import AnalysisWords, points

SPARKS: Final = "▁▂▃▄▅▆▇█"
INDENT: Final = "  "
DEEP: Final = " " * 5


def analysis_lines(told: AnalysisWords, most: int, width: int) -> Block:
    """The whole analysis, in lines of this width."""
    lines: Block = [Text(told.title(), style=LOUD)]
    for sentence in told.about():
        lines += wrap(Text(sentence), width)
    lines += _curve(told, width)
    lines += _plays(told, width)
    lines += _turning(told, most, width)
    lines += _swings(told, width)
    return lines + _forecasts(told, width)


def _heading(words: str, note: str, width: int) -> Block:
    return [Text(), Text(words, style=LOUD), *wrap(Text(note, style=QUIET), width)]


# -- the curve ----------------------------------------------------------------------------------------


def spark(chances: Sequence[float]) -> str:
    """A bar per chance."""
    return "".join(SPARKS[min(len(SPARKS) - 1, int(chance * len(SPARKS)))] for chance in chances)


def _parts(told: AnalysisWords) -> Iterator[tuple[str, list[Moment]]]:
    """The curve by parts of the game."""
    for _, group in groupby(told.analysis.curve(), key=lambda moment: moment.play.period):
        moments = list(group)
        yield told.when(moments[0].play), moments


def _curve(told: AnalysisWords, width: int) -> Block:
    parts = list(_parts(told))
    if not parts:
        return []
    column = max(cell_len(name) for name, _ in parts)
    most = max(len(moments) for _, moments in parts)
    lines = _heading(told.of_curve("analysis-curve"), told.text("analysis-curve-note"), width)
    for name, moments in parts:
        chances = [moment.curve for moment in moments]
        line = Text(f"{INDENT}{name:<{column}}  ")
        line.append(spark(chances).ljust(most), style=told.colour(told.analysis.asked.curve_seat))
        line.append(f"  {told.share(chances[0]):>5} → {told.share(chances[-1]):>5}")
        lines.append(line)
    return lines


# -- card by card ---------------------------------------------------------------------------------------


def _plays(told: AnalysisWords, width: int) -> Block:
    lines = [Text(), Text(told.text("analysis-plays"), style=LOUD)]
    column = max((cell_len(told.who(play)) for play, _ in told.analysis.plays()), default=0)
    when = ""
    for play, moments in told.analysis.plays():
        if told.when(play) != when:
            when = told.when(play)
            lines.append(Text(INDENT + when, style=QUIET))
        line = Text(f"{moments[0].ply:>6}  ")
        line.append(f"{told.who(play):<{column}}", style=QUIET if play.seat is None else told.colour(play.seat))
        line.append(f" {told.share(moments[0].curve):>5}  ")
        line.append(told.play(play, moments[0]))
        line.append("  " + told.losses(moments), style=WARNING)
        line.rstrip()
        lines += wrap(line, width, " " * (column + 16))
    return [*lines, *wrap(Text(INDENT + told.lost()), width, INDENT)]


# -- turning points ----------------------------------------------------------------------------------------


def _turning(told: AnalysisWords, most: int, width: int) -> Block:
    lines = _heading(told.text("analysis-turning"), told.text("analysis-turning-note"), width)
    moments = told.analysis.turning_points(most)
    if not moments and most:
        lines += wrap(Text(INDENT + told.none_costly()), width, INDENT)
    for number, moment in enumerate(moments, 1):
        lines += _turning_point(told, number, moment, width)
    return lines


def _turning_point(told: AnalysisWords, number: int, moment: Moment, width: int) -> Block:
    side = told.seat(moment.seat)
    move = told.move(moment, moment.played.move)
    title = told.text("analysis-turn", number=str(number), decision=str(moment.ply), side=side, move=move)
    figures = {
        "chance": told.share(moment.played.chance),
        "best": told.share(moment.chance),
        "loss": points(moment.loss),
    }
    lines = wrap(Text(INDENT + title, style=LOUD), width, DEEP)
    cost = inked(DEEP + told.text("analysis-cost", **figures), WARNING)
    lines += wrap(cost.append(f"  ({told.when(moment.play)})", style=QUIET), width, DEEP)
    if not moment.considered:
        lines += wrap(Text(DEEP + told.not_considered(), style=QUIET), width, DEEP)
    for choice, words, reasons in told.better(moment):
        better = told.text("analysis-better", move=words, chance=told.share(choice.chance))
        lines += wrap(Text(DEEP + better), width, DEEP + INDENT)
        lines += wrap(Text(DEEP + INDENT + reasons, style=QUIET), width, DEEP + INDENT) if reasons else []
    return lines


def _swings(told: AnalysisWords, width: int) -> Block:
    swings = told.swings()
    if not swings:
        return []
    lines = _heading(told.text("analysis-swings"), told.text("analysis-swings-note"), width)
    for swing in swings:
        lines += wrap(Text(INDENT + swing), width, INDENT * 2)
    return lines


# -- forecasts ------------------------------------------------------------------------------------------------


def _forecasts(told: AnalysisWords, width: int) -> Block:
    foresights = told.foresights()
    if not foresights:
        return []
    lines = _heading(told.text("analysis-forecasts"), told.text("analysis-forecasts-note"), width)
    column = max(cell_len(one.when) for one in foresights)
    names = told.forecast_names()
    for one in foresights:
        figures = ", ".join(f"{name} {figure}" for name, figure in zip(names, one.figures, strict=True))
        line = Text(f"{INDENT}{one.when:<{column}}  {figures}")
        indent = " " * (column + 4)
        lines += wrap(line, width, indent)
        if one.ends:
            lines += wrap(Text(indent + told.text("analysis-could-end", phases=one.ends), style=WARNING), width, indent)
    return lines
