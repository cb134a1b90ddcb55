"""Renders phrases in one language."""

from functools import lru_cache

from republik.table import games as table_games
from republik.table.contract import Refusal
from republik.table.game import Game, Names, Options
from republik.table.phrases import Arg, Name, Phrase
from republik.table.records import BadRecord

from .i18n import FALLBACK, Messages

LIST_SEPARATOR = ", "


class Renderer:
    """Renders the phrases of one game: looks names up by kind and calls Fluent."""

    def __init__(self, messages: Messages, names: Names | None = None) -> None:
        self.messages = messages
        self.names: Names = names or {}

    @property
    def language(self) -> str:
        return self.messages.language

    def has(self, key: str) -> bool:
        """Returns whether the game or the program has a message with this key."""
        return self.messages.has(key)

    def text(self, value: Arg) -> str:
        """Renders a phrase, a name, a number or a list of these."""
        if isinstance(value, Phrase):
            return self.messages.text(value.key, {name: self._value(arg) for name, arg in value.args.items()})
        if isinstance(value, Name):
            return self.name(value)
        if isinstance(value, tuple):
            return LIST_SEPARATOR.join(self.text(part) for part in value)
        return str(value)

    def name(self, name: Name) -> str:
        """Returns a name from the game's table for its kind, from the message `kind-id`, or else its id."""
        title = self.names.get(name.kind, {}).get(name.id)
        if title is not None:
            return title
        key = f"{name.kind}-{name.id.lower().replace('_', '-')}"
        return self.messages.text(key) if self.messages.has(key) else name.id

    def _value(self, arg: Arg) -> str | int | float:
        """Converts an argument; numbers stay numbers, so that a message can select a plural."""
        return arg if isinstance(arg, int | float) else self.text(arg)


def renderer(game: Game, language: str = FALLBACK, options: Options | None = None) -> Renderer:
    """Returns the renderer of a game; `options` determine the components in play."""
    return _renderer(game, language, tuple(sorted((options or {}).items())))


@lru_cache(maxsize=64)
def _renderer(game: Game, language: str, options: tuple[tuple[str, str], ...]) -> Renderer:
    messages = Messages(language, game)
    return Renderer(messages, game.phrases.names(dict(options), messages.text, language))


def refusal_text(error: Refusal, language: str = FALLBACK) -> str:
    """Renders a refusal as a sentence."""
    return _renderer_of(error, language).text(error.phrase())


def reason_text(error: BadRecord, language: str = FALLBACK) -> str:
    """Renders what is wrong with a record, without the line number."""
    return _renderer_of(error, language).text(error.reason())


def _renderer_of(error: Refusal, language: str) -> Renderer:
    """Returns the renderer for a refused record, which uses the messages of the record's game."""
    record = error.record if isinstance(error, BadRecord) else None
    if record is None:
        return Renderer(Messages(language))
    game = table_games.game(record.header["game"])
    return renderer(game, language, record.options(game))


def room_text(phrase: Phrase, language: str = FALLBACK) -> str:
    """Renders a phrase that refers to nothing in a game."""
    return Renderer(Messages(language)).text(phrase)
