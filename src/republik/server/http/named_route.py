"""Routes with a name in the path."""

import re
from typing import Final
from urllib.parse import unquote

from starlette.routing import Match, Route
from starlette.types import Scope

_ESCAPED_SLASH: Final = re.compile(r"%2[fF]")
_STAND_IN: Final = "\0"
"""No name has this character."""


class NamedRoute(Route):
    """A route whose parameter may have any character: an escaped slash (`%2F`) belongs to the name, any other separates
    the parts of the path. `/people/x%2Fgames` is a person, `/people/x/games` are the games of another one."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        raw = scope.get("raw_path")
        if scope["type"] != "http" or raw is None:
            return super().matches(scope)
        path = unquote(_ESCAPED_SLASH.sub("%00", raw.decode("latin-1")))
        match, child = super().matches({**scope, "path": path})
        if match != Match.NONE:
            params: dict[str, str] = child["path_params"]
            child["path_params"] = {name: text.replace(_STAND_IN, "/") for name, text in params.items()}
        return match, child
