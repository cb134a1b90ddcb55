"""The computer's levels as people choose and read them: by number or name, in the language of the terminal."""

from textwrap import wrap

from republik.games.wsdv.players.levels import LEVELS, Level
from republik.messages.i18n import Messages

from .answers import plain


def level_name(level: Level, messages: Messages) -> str:
    return messages.text(f"level-{level.key}")


def find_level(text: str, messages: Messages) -> Level | None:
    """A level by its number, its name, or its name in the language of the terminal."""
    wanted = plain(text)
    for level in LEVELS:
        if wanted in (str(level.number), level.key, plain(level_name(level, messages))):
            return level
    return None


def level_list(messages: Messages) -> str:
    """All levels in a line: 1 Newcomer, 2 Citizen …"""
    return ", ".join(f"{level.number} {level_name(level, messages)}" for level in LEVELS)


def level_table(messages: Messages, width: int) -> list[str]:
    """A line for each level, or as many as its description needs."""
    column = max(len(level_name(level, messages)) for level in LEVELS)
    lines: list[str] = []
    for level in LEVELS:
        head = f"  {level.number}  {level_name(level, messages):<{column}}  "
        about = messages.text(f"level-{level.key}-about")
        lines += wrap(about, max(width, 40), initial_indent=head, subsequent_indent=" " * len(head))
    return lines
