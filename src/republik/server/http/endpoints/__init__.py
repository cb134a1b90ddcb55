"""All HTTP endpoints, by subject."""

from typing import Final

from republik.server.http.endpoint import declared

from . import games, people, playing, server, tables

ENDPOINTS: Final = declared(people, games, tables, playing, server)
