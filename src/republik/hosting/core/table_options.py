"""The choices for a new table: a game's options, seats, computer players and lessons."""

from collections.abc import Mapping
from functools import lru_cache

from republik import games
from republik.hosting.refusals import CannotDo
from republik.players import registry
from republik.table.chance import Seed
from republik.table.game import Game, Lesson
from republik.table.games import UnknownGame


def game_of(name: str, refusal: str = "not-found") -> Game:
    """Returns the requested game, or raises CannotDo."""
    try:
        return games.game(name)
    except UnknownGame as error:
        raise CannotDo(refusal) from error


def chosen_options(game: Game, first: str, others: Mapping[str, str]) -> dict[str, str]:
    """The options of a new game: `first` is the value of the option shown in lists; the others default. CannotDo for an
    unknown value."""
    values = {**others} | ({game.options[0].name: first} if first and game.options else {})
    options = {option.name: option for option in game.options}
    if not values.keys() <= options.keys() or (first and not game.options):
        raise CannotDo("no-such-table-options")
    chosen = {name: values.get(name) or option.default for name, option in options.items()}
    if any(value not in options[name].values for name, value in chosen.items()):
        raise CannotDo("no-such-table-options")
    return chosen


def main_option(game: Game, options: Mapping[str, str]) -> str:
    """The value of the option shown in lists; empty for a game without options."""
    return options.get(game.options[0].name, "") if game.options else ""


def is_solo(game: str, options: Mapping[str, str]) -> bool:
    """Whether one person plays all seats that the rules do not."""
    return bool(games.game(game).automatic_seats(options))


# Computer players


def level_names(game: str) -> list[str]:
    """The computer players available here; never external programs."""
    return [level.key for level in registry.levels(game)]


def steady_levels(game: str) -> list[str]:
    """The levels whose decisions do not depend on the speed of the machine."""
    return _steady(game, level_names(game))


def strongest_level(game: str) -> str:
    """Takes over for a player who leaves: the strongest level without a time limit."""
    return (steady_levels(game) or level_names(game))[-1]


def adviser(game: str, level: str) -> str:
    """The level that gives a hint: the requested one, or the strongest without a time limit. Raises CannotDo if it
    cannot explain itself."""
    advisers = registry.advisers(game)
    if not advisers:
        raise CannotDo("hint-nobody")
    if level and level not in advisers:
        raise CannotDo("no-such-table-options")
    return level or (_steady(game, advisers) or advisers)[-1]


def _steady(game: str, levels: list[str]) -> list[str]:
    players = registry.players(game)
    return [name for name in levels if not players[name].takes_budget]


def plays_any_seat(game: str, level: str) -> bool:
    """Whether a computer player is not restricted to certain seats."""
    spec = registry.players(game).get(level)
    return spec is None or not spec.seats


# Lessons and first games


def find_lesson(game: Game, name: str) -> Lesson | None:
    """The requested lesson; None if there is no request, CannotDo if it is unknown."""
    if not name:
        return None
    if name not in game.lessons:
        raise CannotDo("no-such-table-options")
    return game.lessons[name]


def is_prepared(game: Game, seed: str) -> bool:
    """Whether a revealed seed is one of the game's calm openings, and not drawn at random."""
    return seed in _prepared(game)


@lru_cache(maxsize=64)
def _prepared(game: Game) -> frozenset[str]:
    return frozenset(Seed.from_text(text).reveal() for text in game.calm_openings)
