"""Pictures of tables: front pages, boards of running games, chance curves and posters. A task is plain data that a
worker process draws; it contains what a spectator may know, or stays in the server's own processes."""

from dataclasses import dataclass
from typing import Any, Final

from republik import games
from republik.frontpage.curve import PERCENTAGES, Curve, curve_card
from republik.frontpage.front import front_page
from republik.frontpage.picture import png
from republik.frontpage.story import (
    TURNING_POINTS,
    Swing,
    follow,
    player_names,
    poster,
    running,
    tell,
    title,
    turning_point,
)
from republik.messages.render import renderer
from republik.table.phrases import Name, Phrase
from republik.table.records import Record, parse_record, write_record

from .table import Table
from .viewpoint import viewpoint

CARD: Final = "card"


@dataclass(frozen=True)
class FrontPageTask:
    """The front page of a finished game."""

    record: str
    language: str
    form: str
    as_png: bool
    people: tuple[str, ...]
    swings: tuple[Swing, ...] = ()

    def draw(self) -> bytes:
        record = parse_record(self.record)
        story = tell(record, games.game(record.header["game"]), self.language, self.swings, self.people)
        return _drawn(front_page(story, self.form), as_png=self.as_png)


@dataclass(frozen=True)
class BoardTask:
    """A game in progress as spectators see it: the record ends where they are."""

    record: str
    language: str
    people: tuple[str, ...]

    def draw(self) -> bytes:
        record = parse_record(self.record)
        story = running(record, games.game(record.header["game"]), self.language, self.people)
        return png(front_page(story, CARD))


@dataclass(frozen=True)
class PosterTask:
    """An invitation to a game, or to the site. Headline and summary are messages; a summary that the game lacks is
    replaced by that of the site."""

    game: str
    language: str
    headline: str
    summary: str
    seat: str = ""

    def draw(self) -> bytes:
        game = games.game(self.game)
        words = renderer(game, self.language)
        summary = self.summary if words.has(self.summary) else "og-site"
        named: dict[str, Any] = {"game": title(game, words)}
        if self.seat:
            named["seat"] = Name("seat", self.seat)
        story = poster(game, self.language, Phrase(self.headline, named), Phrase(summary, named))
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
        named = {stretch.ply: stretch for stretch in follow(record, game).stretches}
        largest = sorted(enumerate(self.swings), key=lambda one: -abs(one[1].after - one[1].before))[:TURNING_POINTS]
        marks = [
            (number, turning_point(named[swing.ply], "", words).title)
            for number, swing in sorted(largest)
            if swing.ply in named
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


def _drawn(svg: str, *, as_png: bool) -> bytes:
    return png(svg) if as_png else svg.encode("utf-8")


# -- tasks for a table ----------------------------------------------------------------------------------------


def front_page_task(
    table: Table, language: str, form: str, *, as_png: bool, analysis: dict[str, Any] | None = None
) -> FrontPageTask:
    """The front page of a finished game, with the turning points of an analysis if there is one."""
    swings = () if analysis is None else analysed_swings(table, analysis)
    return FrontPageTask(write_record(table.session.record()), language, form, as_png, people(table), swings)


def board_task(table: Table, language: str) -> BoardTask:
    """The board as a spectator who is not at the table sees it now."""
    seen = viewpoint(table, None)
    record = table.session.record()
    header = {key: value for key, value in record.header.items() if key not in ("seed", "result")}
    return BoardTask(write_record(Record(header, record.decisions[: seen.decisions])), language, people(table))


def people(table: Table) -> tuple[str, ...]:
    """The seats of people, whatever their names."""
    return tuple(seat.seat for seat in table.record.seats if seat.level is None)


def analysed_swings(table: Table, result: dict[str, Any]) -> tuple[Swing, ...]:
    """The changes of the plotted chance from play to play."""
    seat = _curve_seat(table)
    plies = {play["play"]: play["decision"] for play in result["plays"]}
    return tuple(Swing(plies[swing["play"]], seat, swing["before"], swing["after"]) for swing in result["swings"])


def _curve_seat(table: Table) -> str:
    assert table.game.analysis is not None
    return table.game.seats[table.game.analysis().curve_seat]


def curve_task(table: Table, language: str, result: dict[str, Any]) -> CurveTask | None:
    """The chance curve of a stored analysis; None if it has none."""
    swings = analysed_swings(table, result)
    return CurveTask(write_record(table.session.record()), language, people(table), swings) if swings else None
