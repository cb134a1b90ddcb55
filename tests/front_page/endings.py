"""Finished games for the tests of front pages: every kind of ending of the built-in games."""

from functools import cache
from random import Random
from typing import Final

from republik import games
from republik.front_page.story import TURNING_POINTS, Story, compose, course_of
from republik.front_page.story import Course as Seen
from republik.table.chance import Seed
from republik.table.contract import Outcome
from republik.table.records import TABLE_ENDINGS, Record
from republik.table.session import new_session
from republik.table.turning import Course, TurningPoint

PNG: Final = b"\x89PNG\r\n\x1a\n"
"""How every PNG begins."""
LONG_NAME: Final = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller & <b>Söhne</b>"
ENDINGS: Final[dict[str, tuple[tuple[str, int | None], ...]]] = {
    "wsdv": (
        ("collapse", 0),
        ("collapse", 1),
        ("bankruptcy", 0),
        ("socialism_triumphs", 1),
        ("socialism_fails", 0),
        ("survival", 1),
    ),
    "weimar": (
        ("anarchy", 1),
        ("anarchy", None),
        ("councils", 2),
        ("regime", 3),
        ("overthrow", 2),
        ("nsdap", None),
        ("survival", 0),
        ("great_victory", 0),
        ("small_victory", 0),
        ("defeat", None),
    ),
}
EVERY: Final = [
    (game, ending, winner)
    for game, endings in ENDINGS.items()
    for ending, winner in (*endings, *((name, 1) for name in sorted(TABLE_ENDINGS)))
]


@cache
def random_record(game: str, seed: str = "front page", most: int = 100_000) -> Record:
    """A random game, played to its end or for some decisions."""
    plug_in = games.game(game)
    names = {seat: LONG_NAME if number % 2 else "Zoë Őry-Šimić" for number, seat in enumerate(plug_in.seats)}
    session = new_session(plug_in, {}, names, Seed.from_text(seed))
    rng = Random(seed)
    while session.position.to_act() is not None and len(session.decisions) < most:
        session.play(rng.choice(list(session.position.moves())))
    record = session.record(reveal=True)
    record.header["date"] = "2026-11-09"
    return record


@cache
def course(game: str) -> Seen:
    return course_of(random_record(game), games.game(game))


@cache
def turns(game: str) -> tuple[TurningPoint, ...]:
    return tuple(Course(random_record(game), games.game(game)).turning_points(TURNING_POINTS))


def story(game: str, ending: str, winner: int | None, language: str) -> Story:
    """The front page as if the recorded game had ended this way."""
    outcome = Outcome(winner, ending, "" if ending in TABLE_ENDINGS else "9")
    record, plug_in = random_record(game), games.game(game)
    return compose(record, plug_in, language, course(game), outcome, turns(game))
