"""Arguments shared by several commands: numbers, and the options of all games."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

from republik import games
from republik.table.game import BadOption, Game, Option
from republik.table.phrases import Name

from ._context import CommandContext, Refused

_OPTION: Final = "option_"
_MOST_ON_WINDOWS: Final = 61
"""Windows waits for no more processes at once."""


def whole_number(text: str, what: str, low: int, high: int) -> int:
    digits = text.strip()
    if not _is_number(digits) or not low <= int(digits) <= high:
        raise Refused("error-number", what=what, text=text, low=str(low), high=str(high))
    return int(digits)


def worker_count(text: str | None, most: int) -> int:
    """The requested number of processes, or one per core."""
    if sys.platform == "win32":
        most = min(most, _MOST_ON_WINDOWS)
    return min(os.cpu_count() or 1, most) if text is None else whole_number(text, "--workers", 1, most)


def _is_number(digits: str) -> bool:
    return digits.isascii() and digits.removeprefix("-").isdecimal() and len(digits) <= 18


def seed_text(text: str) -> str:
    """The text of a seed; never empty."""
    if not text.strip():
        raise Refused("error-seed")
    return text.strip()


def known_games() -> list[Game]:
    """The available games; `cli.main` reports the broken ones."""
    return games.playable()


def add_game_options(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    """One argument per option of the games; games with an option of the same name share it."""
    helps: dict[str, list[str]] = {}
    for game in known_games():
        words = context.renderer(game)
        for option in game.options:
            about = context.text(
                "cli-game-option",
                game=context.title(game),
                option=words.text(Name("option", option.name)),
                values=", ".join(option.values),
                default=option.default,
            )
            helps.setdefault(option.name, []).append(about)
    for name, about_games in helps.items():
        parser.add_argument(f"--{name}", dest=_OPTION + name, metavar="NAME", help="; ".join(about_games))


def given_options(parsed: argparse.Namespace) -> dict[str, str]:
    """The game options on the command line, by name."""
    found = {name.removeprefix(_OPTION): value for name, value in vars(parsed).items() if name.startswith(_OPTION)}
    return {name: value for name, value in found.items() if value is not None}


def game_options(parsed: argparse.Namespace, game: Game, offered: Sequence[Option] | None = None) -> dict[str, str]:
    """The game's options, as given or by default; `offered` limits them to those that the command supports."""
    given = given_options(parsed)
    known = game.options if offered is None else offered
    for name in given:
        if name not in {option.name for option in known}:
            raise Refused("error-other-game-option", option=f"--{name}", game=game.name)
    chosen = {option.name: given.get(option.name, option.default) for option in known}
    for option in known:
        if chosen[option.name] not in option.values:
            raise BadOption(f"--{option.name}", chosen[option.name], option.values)
    return chosen
