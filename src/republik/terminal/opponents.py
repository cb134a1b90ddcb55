"""The computer's levels, chosen by number or name in the language of the terminal."""

from textwrap import wrap

from republik.messages.i18n import Messages
from republik.players.registry import Level, levels

from .answers import plain


def level_name(level: Level, messages: Messages) -> str:
    return messages.text(f"level-{level.key}")


def find_level(text: str, messages: Messages, game: str) -> Level | None:
    """A level by number, name or localised name."""
    name = plain(text)
    for level in levels(game):
        if name in (str(level.number), level.key, plain(level_name(level, messages))):
            return level
    return None


def level_list(messages: Messages, game: str) -> str:
    """All levels in one line: 1 Newcomer, 2 Citizen …"""
    return ", ".join(f"{level.number} {level_name(level, messages)}" for level in levels(game))


def level_table(messages: Messages, width: int, game: str) -> list[str]:
    """One line per level, or as many as its description needs."""
    column = max(len(level_name(level, messages)) for level in levels(game))
    lines: list[str] = []
    for level in levels(game):
        head = f"  {level.number}  {level_name(level, messages):<{column}}  "
        about = messages.text(f"level-{level.key}-about")
        lines += wrap(about, max(width, 40), initial_indent=head, subsequent_indent=" " * len(head))
    return lines
