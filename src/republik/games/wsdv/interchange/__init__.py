"""Games recorded anywhere: the interchange format `wsdv-interchange/1`, written completely and read with its gaps."""

from .board import position_state
from .export import export_game
from .importer import ImportResult, import_game
from .reader import RecordedGame, read_interchange

__all__ = [
    "ImportResult",
    "RecordedGame",
    "export_game",
    "import_game",
    "position_state",
    "read_interchange",
]
