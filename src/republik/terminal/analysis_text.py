"""An analysis in the terminal: the curve, card by card, the turning points, the forecasts."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from republik.analysis import Moment
from republik.analysis.words import AnalysisWords, points
from republik.table.plugin.drawing import LOUD, QUIET, WARNING, Block, inked, wrap

SPARKS: Final = "▁▂▃▄▅▆▇█"
INDENT: Final = "  "
DEEP: Final = " " * 5


def analysis_lines(words: AnalysisWords, most: int, width: int) -> Block:
    """The whole analysis, in lines of this width."""
    lines: Block = [Text(words.title(), style=LOUD)]
    for sentence in words.about():
        lines += wrap(Text(sentence), width)
    lines += _curve(words, width)
    lines += _plays(words, width)
    lines += _turning(words, most, width)
    lines += _costly(words, most, width)
    return lines + _forecasts(words, width)


def _heading(words: str, note: str, width: int) -> Block:
    return [Text(), Text(words, style=LOUD), *wrap(Text(note, style=QUIET), width)]


# -- the curve ----------------------------------------------------------------------------------------


def spark(chances: Sequence[float]) -> str:
    """A bar per chance."""
    return "".join(SPARKS[min(len(SPARKS) - 1, int(chance * len(SPARKS)))] for chance in chances)


def _curve(words: AnalysisWords, width: int) -> Block:
    course = words.analysis.course
    if not course.stages:
        return []
    say = words.renderer.text
    parts = [(say(when), list(group)) for when, group in groupby(course.stages, key=lambda stage: stage.when)]
    names = [words.curve_name(curve) for curve in range(len(course.curves))]
    column = max(cell_len(name) for name in (*names, *(when for when, _ in parts))) + 2
    most = max(len(stages) for _, stages in parts)
    lines = _heading(words.text("analysis-curve"), words.text("analysis-curve-note"), width)
    for when, stages in parts:
        if len(names) > 1:
            lines.append(Text(INDENT + when, style=QUIET))
        for curve, name in enumerate(names):
            label = INDENT * 2 + name if len(names) > 1 else INDENT + when
            chances = [stage.chances[curve] for stage in stages]
            line = Text(f"{label:<{column + 4}}")
            line.append(spark(chances).ljust(most), style=words.colour(course.curves[curve][-1]))
            line.append(f"  {words.share(chances[0]):>5} → {words.share(chances[-1]):>5}")
            lines.append(line)
    return lines


# -- card by card ---------------------------------------------------------------------------------------


def _plays(words: AnalysisWords, width: int) -> Block:
    lines = [Text(), Text(words.text("analysis-plays"), style=LOUD)]
    column = max((cell_len(words.who(play)) for play, _ in words.analysis.plays()), default=0)
    when = ""
    for play, moments in words.analysis.plays():
        if words.when(play) != when:
            when = words.when(play)
            lines.append(Text(INDENT + when, style=QUIET))
        line = Text(f"{moments[0].ply:>6}  ")
        line.append(f"{words.who(play):<{column}}", style=QUIET if play.seat is None else words.colour(play.seat))
        line.append(f" {words.share(moments[0].chance):>5}  ")
        line.append(words.play(play, moments[0]))
        line.append("  " + words.losses(moments), style=WARNING)
        line.rstrip()
        lines += wrap(line, width, " " * (column + 16))
    return [*lines, *wrap(Text(INDENT + words.lost()), width, INDENT)]


# -- turning points ----------------------------------------------------------------------------------------


def _turning(words: AnalysisWords, most: int, width: int) -> Block:
    """The plays that turned the game."""
    lines = _heading(words.text("analysis-turning"), words.text("analysis-turning-note"), width)
    points_told = words.turning_points(most)
    if not points_told and most:
        lines += wrap(Text(INDENT + words.text("analysis-turning-none")), width, INDENT)
    for number, (ply, point) in enumerate(points_told, 1):
        title = words.text("analysis-turn", number=str(number), decision=str(ply), side=point.when, move=point.title)
        lines += wrap(Text(INDENT + title, style=LOUD), width, DEEP)
        lines += wrap(Text(DEEP + point.text), width, DEEP)
    return lines


def _costly(words: AnalysisWords, most: int, width: int) -> Block:
    lines = _heading(words.text("analysis-costly"), words.text("analysis-costly-note"), width)
    moments = words.analysis.costly(most)
    if not moments and most:
        lines += wrap(Text(INDENT + words.none_costly()), width, INDENT)
    for number, moment in enumerate(moments, 1):
        lines += _costly_decision(words, number, moment, width)
    return lines


def _costly_decision(words: AnalysisWords, number: int, moment: Moment, width: int) -> Block:
    side = words.seat(moment.seat)
    move = words.move(moment, moment.played.move)
    title = words.text("analysis-turn", number=str(number), decision=str(moment.ply), side=side, move=move)
    figures = {
        "chance": words.share(moment.played.chance),
        "best": words.share(moment.chance),
        "loss": points(moment.loss),
    }
    lines = wrap(Text(INDENT + title, style=LOUD), width, DEEP)
    cost = inked(DEEP + words.text("analysis-cost", **figures), WARNING)
    lines += wrap(cost.append(f"  ({words.when(moment.play)})", style=QUIET), width, DEEP)
    if not moment.considered:
        lines += wrap(Text(DEEP + words.not_considered(), style=QUIET), width, DEEP)
    for choice, instead, reasons in words.better(moment):
        better = words.text("analysis-better", move=instead, chance=words.share(choice.chance))
        lines += wrap(Text(DEEP + better), width, DEEP + INDENT)
        lines += wrap(Text(DEEP + INDENT + reasons, style=QUIET), width, DEEP + INDENT) if reasons else []
    return lines


# -- forecasts ------------------------------------------------------------------------------------------------


def _forecasts(words: AnalysisWords, width: int) -> Block:
    foresights = words.foresights()
    if not foresights:
        return []
    lines = _heading(words.text("analysis-forecasts"), words.text("analysis-forecasts-note"), width)
    column = max(cell_len(one.when) for one in foresights)
    names = words.forecast_names()
    for one in foresights:
        figures = ", ".join(f"{name} {figure}" for name, figure in zip(names, one.figures, strict=True))
        line = Text(f"{INDENT}{one.when:<{column}}  {figures}")
        indent = " " * (column + 4)
        lines += wrap(line, width, indent)
        if one.ends:
            lines += wrap(
                Text(indent + words.text("analysis-could-end", phases=one.ends), style=WARNING), width, indent
            )
    return lines
