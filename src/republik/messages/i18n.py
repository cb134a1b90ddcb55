"""What players read, in five languages: Fluent files in `messages/`, English where a language has a gap."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("de", "en", "it", "es", "hu")
FALLBACK: Final = "en"
VARIABLE: Final = "REPUBLIK_LANG"
ROOMS: Final = ("common", "terminal", "page", "server")
BUILT_IN: Final = ("weimar", "wsdv")


class UnknownLanguage(LookupError):
    """No messages in this language."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"unknown language {self.name!r} (known: {', '.join(LANGUAGES)})"


class Messages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self._bundle = _bundle(language)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key) or _bundle(FALLBACK).has_message(key)

    def text(self, key: str, args: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """The message of a key; a key without any message comes back in brackets, never as an exception."""
        given = {**(args or {}), **more}
        for bundle in (self._bundle, _bundle(FALLBACK)):
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, given)[0])
        return f"[{key}]"

    def __repr__(self) -> str:
        return f"Messages({self.language!r})"


def source(language: str, rooms: Sequence[str] = ROOMS, games: Sequence[str] | None = None) -> str:
    """The messages of some rooms and games in a language."""
    own = BUILT_IN if games is None else games
    texts = [files("republik.messages").joinpath(f"{room}.{language}.ftl") for room in rooms]
    texts += [files("republik.games").joinpath(game, "data", f"messages.{language}.ftl") for game in own]
    return "\n".join(text.read_text(encoding="utf-8") for text in texts)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def language_of_environment(environment: Mapping[str, str] | None = None) -> str:
    """The language the terminal is set to, English where it is none of ours."""
    given = os.environ if environment is None else environment
    for variable in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
        code = given.get(variable, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK
