"""Pictures of tables: front pages, boards of running games, chance curves and posters.

A task is plain data that a worker process draws. While a game is running, it contains only what a spectator may know.
"""

from dataclasses import dataclass
from typing import Final

from republik import games
from republik.front_page.curve import PERCENTAGES, Curve, Line, curve_card
from republik.front_page.front import front_page
from republik.front_page.picture import png
from republik.front_page.story import (
    TURNING_POINTS,
    finished_story,
    player_names,
    poster_story,
    running_story,
    title,
)
from republik.hosting.core.table import Table
from republik.hosting.views.viewpoint import viewpoint_of
from republik.messages.render import renderer
from republik.table.phrases import Arg, Name, Phrase
from republik.table.records import Record, parse_record, write_record
from republik.table.turning import Course

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

    def draw(self) -> bytes:
        record = parse_record(self.record)
        story = finished_story(record, games.game(record.header["game"]), self.language, self.people)
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
    """The winning chances over a finished game."""

    record: str
    language: str
    people: tuple[str, ...]

    def draw(self) -> bytes:
        return png(curve_card(self.curve()))

    def curve(self) -> Curve:
        record = parse_record(self.record)
        game = games.game(record.header["game"])
        words = renderer(game, self.language, record.options(game))
        course = Course(record, game)
        places = {stage.ply: number for number, stage in enumerate(course.stages)}
        marks = [(places[turn.ply], words.text(turn.title)) for turn in course.turning_points(TURNING_POINTS)]
        every = [*(stage.chances for stage in course.stages), course.last]
        names = [tuple(Name("seat", game.seats[seat]) for seat in seats) for seats in course.curves]
        return Curve(
            language=self.language,
            paper=words.text(Phrase("front-paper")),
            headline=title(game, words),
            label=words.text(Phrase("front-chance-of", {"seat": tuple(names)})),
            scale=tuple(words.text(Phrase("percent", {"number": number})) for number in PERCENTAGES),
            lines=tuple(
                Line(words.text(name), tuple(chances[curve] for chances in every)) for curve, name in enumerate(names)
            ),
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


def front_page_task(table: Table, language: str, form: str, *, as_png: bool) -> FrontPageTask:
    """The front page of a finished game."""
    return FrontPageTask(write_record(table.session.record()), language, form, as_png, human_seats(table))


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


def curve_task(table: Table, language: str) -> CurveTask:
    """The chances over a finished game."""
    return CurveTask(write_record(table.session.record()), language, human_seats(table))
