"""What a front page tells about a finished game, in the reader's language. It uses public information only."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final, NamedTuple

from republik.messages.i18n import FALLBACK
from republik.messages.render import Renderer, renderer
from republik.table import records
from republik.table.contract import SPECTATOR, Event, Outcome, Position, Problem, View
from republik.table.game import Game
from republik.table.phrases import ACTION, HEADING, Line, Name, Phrase
from republik.table.plugin.front_page import AnyFrontPage, Drawing
from republik.table.records import Record
from republik.table.turning import Course as Turns
from republik.table.turning import TurningPoint as Turn

TURNING_POINTS: Final = 3
"""How many turning points a front page names."""
CARD: Final = "card:"
SEPARATOR: Final = " · "


Seats = Collection[str]


class Unfinished(Problem):
    """The game has no ending to report."""


@dataclass(frozen=True)
class TurningPoint:
    """When it happened, what was played, and what it changed."""

    when: str
    title: str
    """The card, or what else it was, in a few words."""
    sentence: str
    """The same in full; empty if the title says it."""
    text: str


@dataclass(frozen=True)
class Byline:
    """A seat and its player."""

    seat: str
    player: str
    won: bool


@dataclass(frozen=True)
class Box:
    """The final figures: names of the columns, then rows of a name and its values."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    single: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Story:
    """Everything a front page prints."""

    language: str
    paper: str
    game: str
    headline: str
    summary: str
    edition: str = ""
    date: str = ""
    period: str = ""
    points_title: str = ""
    points: tuple[TurningPoint, ...] = ()
    box_title: str = ""
    box: Box | None = None
    bylines_title: str = ""
    bylines: tuple[Byline, ...] = ()
    notes: tuple[str, ...] = ()
    """The final position in words, for a game without a map."""
    map: Drawing | None = None
    """The map for a small picture."""
    map_with_names: Drawing | None = None


@dataclass
class Stretch:
    """What happened from one important log line to the next: the line, and the position before."""

    when: Phrase
    line: Line
    before: Position

    @property
    def heading(self) -> bool:
        return self.line.level == HEADING


class Course(NamedTuple):
    """A game as a spectator saw it: the last position, and the stretches that led there."""

    position: Position
    stretches: list[Stretch]


# -- stories ------------------------------------------------------------------------------------------------


def finished_story(record: Record, game: Game, language: str, people: Seats = ()) -> Story:
    """Returns the story of a finished game; raises Unfinished. `people` are seats of which it is known that people play
    them: of others, a name that is a level's means the computer."""
    course = course_of(record, game)
    turns = () if game.analysis is None else Turns(record, game).turning_points(TURNING_POINTS)
    return compose(record, game, language, course, ending(record, game, course.position), turns, people)


def compose(
    record: Record,
    game: Game,
    language: str,
    course: Course,
    outcome: Outcome,
    turns: Sequence[Turn] = (),
    people: Seats = (),
) -> Story:
    """Returns the story of a game that has been followed to its end. Without turning points it names the latest
    plays."""
    words = renderer(game, language, record.options(game))
    part = None if game.front_page is None else game.front_page()
    view = course.position.view(SPECTATOR)
    headline, summary = _ending_words(outcome, game, view, words) if outcome.termination else ("", "")
    return Story(
        language=language,
        paper=words.text(Phrase("front-paper")),
        game=title(game, words),
        edition=edition(record, game, words),
        date=written_date(record.header.get("date", ""), words),
        period=_sentence(words.text(game.phrases.when(course.position) if part is None else part.period(view))),
        headline=headline,
        summary=summary,
        points_title=words.text(Phrase("front-turning-points" if turns else "front-latest")),
        points=tuple(turning_point(turn, words) for turn in turns) or _latest(course, words),
        box_title=words.text(Phrase("front-figures")),
        box=None if part is None else _box(part, view, words),
        bylines_title=words.text(Phrase("front-players")),
        bylines=_bylines(record, game, game.winner_of(outcome), people, words),
        notes=() if part is not None else tuple(words.text(line) for line in game.phrases.state(view)),
        map=None if part is None else part.drawing(view, words.text, names=False),
        map_with_names=None if part is None else part.drawing(view, words.text, names=True),
    )


def ending_words(record: Record, game: Game, language: str, position: Position) -> tuple[str, str]:
    """Returns headline and summary of a finished game; raises Unfinished."""
    outcome = ending(record, game, position)
    words = renderer(game, language, record.options(game))
    return _ending_words(outcome, game, position.view(SPECTATOR), words)


def _ending_words(outcome: Outcome, game: Game, view: View, words: Renderer) -> tuple[str, str]:
    phrase = game.phrases.outcome(outcome, game.winner_of(outcome), view)
    return _headline(outcome, game, view, words), _sentence(words.text(phrase.args.get("how", phrase)))


def running_story(record: Record, game: Game, language: str, people: Seats = ()) -> Story:
    """Returns the story of a game in progress, of which the record contains what spectators may know: the board, the
    figures and the latest plays."""
    course = course_of(record, game)
    words = renderer(game, language, record.options(game))
    story = compose(record, game, language, course, Outcome(None, "", ""), people=people)
    return replace(story, headline=words.text(Phrase("front-running")), summary=story.game)


def poster_story(game: Game, language: str, headline: Phrase, summary: Phrase) -> Story:
    """Returns the story for an invitation to a game: its board before the first move."""
    words = renderer(game, language)
    part = None if game.front_page is None else game.front_page()
    view = game.new({}).view(SPECTATOR)
    return Story(
        language=language,
        paper=words.text(Phrase("front-paper")),
        game=title(game, words),
        headline=words.text(headline),
        summary=words.text(summary),
        map=None if part is None else part.drawing(view, words.text, names=False),
    )


def title(game: Game, words: Renderer) -> str:
    return words.text(Phrase("game-name")) if words.has("game-name") else game.name


def edition(record: Record, game: Game, words: Renderer) -> str:
    """Returns the option that lists of tables show."""
    if not game.options:
        return ""
    first = game.options[0]
    value = record.header.get(first.name, first.default)
    named = words.text(Name(first.name, value))
    return words.text(Phrase("front-option", {"option": words.text(Name("option", first.name)), "value": named}))


def written_date(text: str, words: Renderer) -> str:
    """Returns a date of a record in words; empty if it is not a date."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return ""
    return words.text(Phrase("front-date", {"day": str(day.day), "month": day.month, "year": str(day.year)}))


def _headline(outcome: Outcome, game: Game, view: View, words: Renderer) -> str:
    winner = game.winner_of(outcome)
    phrase = game.phrases.headline(outcome, winner, view)
    if words.has(phrase.key):
        return words.text(phrase)
    return words.text(Phrase("front-wins", {"winner": Name("seat", winner)}) if winner else Phrase("front-no-winner"))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _box(part: AnyFrontPage, view: View, words: Renderer) -> Box:
    figures = part.box(view)
    rows = tuple((words.text(name), values) for name, values in figures.rows)
    single = tuple((words.text(name), value) for name, value in figures.single)
    return Box(tuple(words.text(column) for column in figures.columns), rows, single)


def _bylines(record: Record, game: Game, winner: str | None, people: Seats, words: Renderer) -> tuple[Byline, ...]:
    names = player_names(record, game, people, words)
    return tuple(
        Byline(words.text(Name("seat", seat)), name, seat == winner)
        for seat, name in zip(record.seats(game), names, strict=True)
    )


def player_names(record: Record, game: Game, people: Seats, words: Renderer) -> list[str]:
    """Returns the names of the players as a reader should see them, by seat."""
    return [_player_name(record.header.get(seat, ""), seat in people, words) for seat in record.seats(game)]


def _player_name(written: str, person: bool, words: Renderer) -> str:
    if written in ("", "?", records.PERSON):
        return words.text(Phrase("front-anonymous"))
    if person:
        return written
    if written == records.AUTOMATIC:
        return words.text(Phrase("level-automatic"))
    level = f"level-{written}"
    return words.text(Phrase("front-computer", {"level": Phrase(level)})) if words.has(level) else written


def ending(record: Record, game: Game, position: Position) -> Outcome:
    """Returns how the game ended: by its rules, or as the table declared."""
    outcome = position.outcome()
    if outcome is not None:
        return outcome
    declared = records.read_result(game, record.header.get("result", ""))
    key = "ending-" + declared.termination.replace("_", "-").replace(" ", "-")
    if not declared.termination or not renderer(game, FALLBACK).has(key):
        raise Unfinished("error-front-page-unfinished")
    return declared


# -- turning points -----------------------------------------------------------------------------------------


def course_of(record: Record, game: Game) -> Course:
    """Replays a record as a spectator sees it."""
    stretches: list[Stretch] = []
    last = records.start(record, game)
    for stretch, position in _steps(record, game, last):
        last = position
        if stretch is not None:
            stretches.append(stretch)
    return Course(last, stretches)


def _steps(record: Record, game: Game, position: Position) -> Iterator[tuple[Stretch | None, Position]]:
    """Yields the position after every decision, with the stretch that begins there."""
    public = position.view(SPECTATOR)
    for ply in range(1, len(record.decisions) + 1):
        _, move = records.read_move(record, game, position, ply)
        events = list[Event]()
        before, position = position, position.copy()
        position.play(move, events.append)
        lines = game.phrases.log_lines([event.for_seat(None) for event in events], public)
        main_lines = [line for line in lines if line.level in (ACTION, HEADING)]
        if not main_lines:
            yield None, position
            continue
        line = next((one for one in main_lines if one.level == ACTION), main_lines[0])
        yield Stretch(game.phrases.when(before), line, before), position


def _latest(course: Course, words: Renderer) -> tuple[TurningPoint, ...]:
    latest = [stretch for stretch in course.stretches if not stretch.heading][-TURNING_POINTS:]
    return tuple(_latest_play(stretch, words) for stretch in latest)


def _latest_play(stretch: Stretch, words: Renderer) -> TurningPoint:
    """Returns a play: in a sentence even where there is little room."""
    line = stretch.line
    cards = [place.removeprefix(CARD) for place in line.places if place.startswith(CARD)]
    sentence = _sentence(words.text(line.phrase))
    title = words.text(Name("card", cards[0])) if len(cards) == 1 else sentence
    return TurningPoint(_dateline(stretch.when, line.seat, words), title, "", "" if title == sentence else sentence)


def turning_point(turn: Turn, words: Renderer) -> TurningPoint:
    """Returns a turning point in words."""
    line = "" if turn.line is None else _sentence(words.text(turn.line))
    title = _sentence(words.text(turn.title))
    return TurningPoint(_dateline(turn.when, turn.seat, words), title, line, turn_text(turn, words))


def turn_text(turn: Turn, words: Renderer) -> str:
    """Returns what a turning point changed, who or what decided, and the chances."""
    return " ".join(_sentence(words.text(sentence)) for sentence in turn.sentences)


def _dateline(when: Phrase, seat: str | None, words: Renderer) -> str:
    dated = _sentence(words.text(when))
    return dated + SEPARATOR + words.text(Name("seat", seat)) if seat else dated
