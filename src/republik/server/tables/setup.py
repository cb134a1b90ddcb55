"""What a table can be made from: the options of a game, its seats, computer players and lessons."""

from collections.abc import Mapping

from republik import games
from republik.players import registry
from republik.server.refusals import CannotDo
from republik.table.game import Game, Lesson
from republik.table.games import UnknownGame


def game_of(name: str) -> Game:
    """The game that is asked for, or CannotDo."""
    try:
        return games.game(name)
    except UnknownGame as error:
        raise CannotDo("no-such-table-options") from error


def chosen_options(game: Game, first: str, others: Mapping[str, str]) -> dict[str, str]:
    """The options of a new game: `first` is the value of the one that lists show; each default where none is named.
    CannotDo where there is none such."""
    wanted = {**others} | ({game.options[0].name: first} if first and game.options else {})
    known = {option.name: option for option in game.options}
    if not wanted.keys() <= known.keys() or (first and not game.options):
        raise CannotDo("no-such-table-options")
    chosen = {name: wanted.get(name) or option.default for name, option in known.items()}
    if any(value not in known[name].values for name, value in chosen.items()):
        raise CannotDo("no-such-table-options")
    return chosen


def main_option(game: Game, options: Mapping[str, str]) -> str:
    """The value of the option that lists show; empty for a game without any."""
    return options.get(game.options[0].name, "") if game.options else ""


def is_solo(game: str, options: Mapping[str, str]) -> bool:
    """Whether one person plays all seats that the rules do not."""
    return bool(games.game(game).automatic_seats(options))


# Computer players


def level_names(game: str) -> list[str]:
    """The computer players that may be asked for here: never a program of somebody's own."""
    return [level.key for level in registry.levels(game)]


def steady_levels(game: str) -> list[str]:
    """The levels whose decisions do not depend on how fast the machine is."""
    return _steady(game, level_names(game))


def strongest_level(game: str) -> str:
    """Who takes the seat of somebody who leaves: the strongest level that watches no clock."""
    return (steady_levels(game) or level_names(game))[-1]


def adviser(game: str, level: str) -> str:
    """Who gives a hint: this level, or without one the strongest that watches no clock. CannotDo where it cannot
    say why."""
    known = registry.advisers(game)
    if not known:
        raise CannotDo("hint-nobody")
    if level and level not in known:
        raise CannotDo("no-such-table-options")
    return level or (_steady(game, known) or known)[-1]


def _steady(game: str, levels: list[str]) -> list[str]:
    players = registry.players(game)
    return [name for name in levels if not players[name].takes_budget]


def plays_any_seat(game: str, level: str) -> bool:
    """Whether a computer player was not made for certain seats."""
    spec = registry.players(game).get(level)
    return spec is None or not spec.seats


# Lessons


def find_lesson(game: Game, name: str) -> Lesson | None:
    """A guided game; None where none is asked for, CannotDo where there is none such."""
    if not name:
        return None
    if name not in game.lessons:
        raise CannotDo("no-such-table-options")
    return game.lessons[name]
