"""Arguments shared by several commands: numbers, and the options of all games."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from republik import games
from republik.messages.i18n import Messages
from republik.players.registry import Level
from republik.table.game import BadOption, Game, Option
from republik.table.phrases import Name
from republik.terminal import opponents

from ._context import CommandContext, Refused

OPTION: Final = "option_"
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


def find_level(text: str, messages: Messages, game: str) -> Level:
    """A level of the computer by number or name."""
    level = opponents.find_level(text, messages, game)
    if level is None:
        raise Refused("error-unknown-level", name=text, known=opponents.level_list(messages, game))
    return level


def add_for_games(
    parser: argparse.ArgumentParser, prefix: str, metavar: str, describe: Callable[[Game], Iterable[tuple[str, str]]]
) -> None:
    """One argument per name that the games describe; games with the same name share it. Their values are stored under
    the prefix, for `given`."""
    helps: dict[str, list[str]] = {}
    for game in games.playable():
        for name, about in describe(game):
            helps.setdefault(name, []).append(about)
    for name, about_games in helps.items():
        parser.add_argument(f"--{name}", dest=prefix + name, metavar=metavar, help="; ".join(about_games))


def given(parsed: argparse.Namespace, prefix: str) -> dict[str, str]:
    """What the command line says about the arguments of `add_for_games`, by name."""
    values = {name: value for name, value in vars(parsed).items() if name.startswith(prefix)}
    return {name.removeprefix(prefix): value for name, value in values.items() if value is not None}


def add_game_options(parser: argparse.ArgumentParser, context: CommandContext) -> None:
    """One argument per option of the games."""

    def describe(game: Game) -> Iterator[tuple[str, str]]:
        words = context.renderer(game)
        for option in game.options:
            names = {"game": context.title(game), "option": words.text(Name("option", option.name))}
            values = ", ".join(option.values)
            yield option.name, context.text("cli-game-option", **names, values=values, default=option.default)

    add_for_games(parser, OPTION, "NAME", describe)


def game_options(parsed: argparse.Namespace, game: Game, offered: Sequence[Option] | None = None) -> dict[str, str]:
    """The game's options, as given or by default; `offered` limits them to those that the command supports."""
    chosen = given(parsed, OPTION)
    options = game.options if offered is None else offered
    for name in chosen:
        if name not in {option.name for option in options}:
            raise Refused("error-other-game-option", option=f"--{name}", game=game.name)
    complete = {option.name: chosen.get(option.name, option.default) for option in options}
    for option in options:
        if complete[option.name] not in option.values:
            raise BadOption(f"--{option.name}", complete[option.name], option.values)
    return complete
