"""All HTTP endpoints, by subject."""

from typing import Final

from republik.hosting.endpoints import GAMES, TABLES
from republik.hosting.endpoints.endpoint import declared

from . import people, server

ENDPOINTS: Final = (*declared(people), *GAMES, *TABLES, *declared(server))
