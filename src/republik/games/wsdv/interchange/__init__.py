"""Import and export of games in the format `wsdv-interchange/1`: exports are complete, imports may have gaps."""

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
