"""What can be asked about games and tables, by method and path. `server/http` answers these requests over the
network, `republik.offline` those of a page in the same browser."""

from typing import Final

from . import games, playing, tables
from .endpoint import declared

GAMES: Final = declared(games)
TABLES: Final = declared(tables, playing)
