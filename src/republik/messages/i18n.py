"""The user interface text in five languages: Fluent files in `messages/`, with English as the fallback."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse, serialize
from fluent.syntax.ast import Message, Resource, Term

from republik.table.contract import Refusal
from republik.table.game import Game

LANGUAGES: Final = ("de", "en", "it", "es", "hu")
FALLBACK: Final = "en"
VARIABLE: Final = "REPUBLIK_LANG"
ROOMS: Final = ("common", "terminal", "page", "server")


class UnknownLanguage(Refusal, LookupError):
    """There are no messages in this language."""

    family = "error-"

    def __init__(self, name: str) -> None:
        super().__init__("unknown-language", {"name": name, "known": ", ".join(LANGUAGES)})


class Messages:
    """The messages of the program in one language and, optionally, those of a game."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self.game = game
        self._bundles = [_bundle(language, game)]
        if language != FALLBACK:
            self._bundles.append(_bundle(FALLBACK, game))

    def of(self, game: Game) -> "Messages":
        """Returns the messages of the same language, including those of a game."""
        return Messages(self.language, game)

    @property
    def translated(self) -> bool:
        """Whether the game is translated into this language; if not, its messages are in English."""
        return self.game is None or self.game.messages(self.language) is not None

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def text(self, key: str, args: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """Returns the message for a key; an unknown key is returned in brackets instead of raising an exception."""
        given = {**(args or {}), **more}
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, given)[0])
        return f"[{key}]"

    def __repr__(self) -> str:
        return f"Messages({self.language!r})"


def source(language: str, rooms: Sequence[str] = ROOMS) -> str:
    """Returns the message files of some parts of the program in a language, as one Fluent file."""
    texts = [files("republik.messages").joinpath(f"{room}.{language}.ftl") for room in rooms]
    return "\n".join(text.read_text(encoding="utf-8") for text in texts)


def complete(language: str, game: Game) -> str:
    """Returns all messages of a game as one Fluent file without comments, filling gaps from English."""
    return _filled(game.messages(language) or "", game.messages(FALLBACK) or "")


def complete_source(language: str, rooms: Sequence[str]) -> str:
    """Returns the messages of some parts of the program as one Fluent file without comments, filling gaps from
    English."""
    return _filled(source(language, rooms), source(FALLBACK, rooms))


def _filled(own: str, english: str) -> str:
    entries: dict[tuple[type, str], Message | Term] = {}
    for text in (english, own):
        for entry in parse(text).body:
            if isinstance(entry, Message | Term):
                entry.comment = None
                entries[type(entry), entry.id.name] = entry
    return serialize(Resource([*entries.values()]))


@cache
def _bundle(language: str, game: Game | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    own = None if game is None else game.messages(language)
    if own is not None:  # the first definition wins, so that a game can override a message of the program
        bundle.add_resource(FluentResource(own))
    bundle.add_resource(_rooms(language), allow_overrides=False)
    return bundle


@cache
def _rooms(language: str) -> Resource:
    """Returns the messages of the program, parsed once for all games."""
    return FluentResource(source(language))


def language_of_environment(environment: Mapping[str, str] | None = None) -> str:
    """Returns the language of the environment, or English if it is not supported."""
    given = os.environ if environment is None else environment
    for variable in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
        code = given.get(variable, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK
