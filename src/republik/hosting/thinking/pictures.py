"""Pictures of tables: front pages, boards of running games, chance curves and posters.

A task is plain data that a worker process draws. While a game is running, it contains only what a spectator may know.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from republik import games
from republik.front_page.curve import PERCENTAGES, Curve, curve_card
from republik.front_page.front import front_page
from republik.front_page.picture import png
from republik.front_page.story import (
    TURNING_POINTS,
    Swing,
    course_of,
    finished_story,
    player_names,
    poster_story,
    running_story,
    title,
    turning_point,
)
from republik.hosting.core.table import Table
from republik.hosting.views.viewpoint import viewpoint_of
from republik.messages.render import renderer
from republik.table.phrases import Arg, Name, Phrase
from republik.table.records import Record, parse_record, write_record

CARD: Final = "card"
"""The small format of `front_page`, for pictures of links."""


@dataclass(frozen=True)
class FrontPageTask:
    """The front page of a finished game."""

    record: str
    language: str
    form: str
    as_png: bool
    people: tuple[str, ...]
    """The seats that people play; the same in the other tasks."""
    swings: tuple[Swing, ...] = ()

    def draw(self) -> bytes:
        record = parse_record(self.record)
        story = finished_story(record, games.game(record.header["game"]), self.language, self.swings, self.people)
        return _encode(front_page(story, self.form), as_png=self.as_png)


@dataclass(frozen=True)
class BoardTask:
    """A game in progress as spectators see it: the record ends where they are."""

    record: str
    language: str
    people: tuple[str, ...]

    def draw(self) -> bytes:
        record = parse_record(self.record)
        story = running_story(record, games.game(record.header["game"]), self.language, self.people)
        return png(front_page(story, CARD))


@dataclass(frozen=True)
class PosterTask:
    """An invitation to a game, or to the site. Headline and summary are keys of messages; a summary that the game lacks
    is replaced by that of the site."""

    game: str
    language: str
    headline: str
    summary: str
    seat: str = ""
    """The seat that somebody is invited to; empty if any."""

    def draw(self) -> bytes:
        game = games.game(self.game)
        words = renderer(game, self.language)
        summary = self.summary if words.has(self.summary) else "og-site"
        args: dict[str, Arg] = {"game": title(game, words)}
        if self.seat:
            args["seat"] = Name("seat", self.seat)
        story = poster_story(game, self.language, Phrase(self.headline, args), Phrase(summary, args))
        return png(front_page(story, CARD))


@dataclass(frozen=True)
class CurveTask:
    """The winning chances that an analysis of a finished game found."""

    record: str
    language: str
    people: tuple[str, ...]
    swings: tuple[Swing, ...]

    def draw(self) -> bytes:
        return png(curve_card(self.curve()))

    def curve(self) -> Curve:
        record = parse_record(self.record)
        game = games.game(record.header["game"])
        words = renderer(game, self.language, record.options(game))
        stretches = {stretch.ply: stretch for stretch in course_of(record, game).stretches}
        by_size = sorted(enumerate(self.swings), key=lambda item: -abs(item[1].after - item[1].before))
        marks = [
            (number, turning_point(stretches[swing.ply], "", words).title)
            for number, swing in sorted(by_size[:TURNING_POINTS])
            if swing.ply in stretches
        ]
        return Curve(
            language=self.language,
            paper=words.text(Phrase("front-paper")),
            headline=title(game, words),
            label=words.text(Phrase("front-chance-of", {"seat": Name("seat", self.swings[0].seat)})),
            scale=tuple(words.text(Phrase("percent", {"number": number})) for number in PERCENTAGES),
            chances=(self.swings[0].before, *(swing.after for swing in self.swings)),
            marks=tuple(marks),
            foot=" – ".join(player_names(record, game, self.people, words)),
        )


Task = FrontPageTask | BoardTask | PosterTask | CurveTask


def draw(task: Task) -> bytes:
    """Draws a picture. Runs in a worker."""
    return task.draw()


def _encode(svg: str, *, as_png: bool) -> bytes:
    return png(svg) if as_png else svg.encode("utf-8")


# -- tasks for a table ----------------------------------------------------------------------------------------


def front_page_task(
    table: Table, language: str, form: str, *, as_png: bool, analysis: Mapping[str, Any] | None = None
) -> FrontPageTask:
    """The front page of a finished game, with the turning points of an analysis if there is one."""
    swings = () if analysis is None else analysed_swings(table, analysis)
    return FrontPageTask(write_record(table.session.record()), language, form, as_png, human_seats(table), swings)


def board_task(table: Table, language: str) -> BoardTask:
    """The board as a spectator who is not at the table sees it now."""
    spectator = viewpoint_of(table, None)
    record = table.session.record()
    # the seed would give away hidden cards, the result a game that spectators see with a delay
    header = {key: value for key, value in record.header.items() if key not in ("seed", "result")}
    public = Record(header, record.decisions[: spectator.decisions])
    return BoardTask(write_record(public), language, human_seats(table))


def human_seats(table: Table) -> tuple[str, ...]:
    """The seats that people play, even under the name of a computer player."""
    return tuple(seat.seat for seat in table.record.seats if seat.level is None)


def analysed_swings(table: Table, result: Mapping[str, Any]) -> tuple[Swing, ...]:
    """How each play changed the winning chance of the seat that the curve shows."""
    seat = _curve_seat(table)
    plies = {play["play"]: play["decision"] for play in result["plays"]}
    return tuple(Swing(plies[swing["play"]], seat, swing["before"], swing["after"]) for swing in result["swings"])


def _curve_seat(table: Table) -> str:
    assert table.game.analysis is not None
    return table.game.seats[table.game.analysis().curve_seat]


def curve_task(table: Table, language: str, result: Mapping[str, Any]) -> CurveTask | None:
    """The chance curve of a stored analysis; None if it has none."""
    swings = analysed_swings(table, result)
    return CurveTask(write_record(table.session.record()), language, human_seats(table), swings) if swings else None
