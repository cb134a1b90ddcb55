"""All HTTP endpoints, by subject."""

from typing import Final

from republik.server.requests import GAMES, TABLES
from republik.server.requests.endpoint import declared

from . import people, server

ENDPOINTS: Final = (*declared(people), *GAMES, *TABLES, *declared(server))
