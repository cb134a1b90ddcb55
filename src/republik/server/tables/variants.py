"""What differs from game to game at a table: variants, computer players, seats that the rules play themselves."""

from typing import Any, Final

from republik import games
from republik.games.weimar import values as own_values
from republik.games.weimar.rules.components import SCENARIOS
from republik.games.wsdv.game import EDITIONS
from republik.players import registry
from republik.server.refusals import CannotDo
from republik.table.game import UnknownValues
from republik.table.games import UnknownGame

OPTIONS: Final = {"wsdv": "edition", "weimar": "scenario"}
"""The option of a game that a table's `edition` names."""
VARIANTS: Final[dict[str, tuple[str, ...]]] = {"wsdv": tuple(EDITIONS), "weimar": tuple(SCENARIOS)}
USUAL: Final = {"wsdv": "2.1", "weimar": "main"}
AUTOMATIC: Final = "automatic"
"""Who sits where the rules themselves play: never asked for a decision."""
PLAYED_BY_RULES: Final = {("weimar", "abyss"): ("kpd", "dnvp")}
USUAL_LEVEL: Final = "minister"
"""Who takes the seat of somebody who leaves."""


def names() -> list[str]:
    """The games a table can be made for."""
    return [name for name in games.names() if name in OPTIONS]


def options(game: str, edition: str, values: str = "") -> dict[str, str]:
    """What the game is made from."""
    return {OPTIONS[game]: edition} | ({"values": values} if values else {})


def values_here(game: str) -> str:
    """Which values new tables have: empty for those of the box, the digest of the server's own otherwise."""
    return own_values.here() if game == "weimar" else ""


def check_values(values: str) -> None:
    """CannotDo where these are values of the server's own that are not at hand."""
    try:
        own_values.folder_of(values)
    except UnknownValues as error:
        raise CannotDo("values-missing", details={"values": values}) from error


def checked_edition(game: str, edition: str) -> str:
    """The edition or scenario asked for, the usual one where none is named; CannotDo where there is none such."""
    try:
        known = VARIANTS[games.game(game).name]
    except (UnknownGame, KeyError) as error:
        raise CannotDo("no-such-table-options") from error
    edition = edition or USUAL[game]
    if edition not in known:
        raise CannotDo("no-such-table-options")
    return edition


def level_names(game: str) -> list[str]:
    """The computer players that may be asked for here: never a program of somebody's own."""
    return [level.key for level in registry.levels(game)]


def players_for(game: str, seat: str) -> list[str]:
    """The computer players that may sit there."""
    return registry.players_for(game, seat)


def automatic_seats(game: str, edition: str) -> tuple[str, ...]:
    return PLAYED_BY_RULES.get((game, edition), ())


def is_solo(game: str, edition: str) -> bool:
    """Whether one person plays all seats that the rules do not."""
    return bool(automatic_seats(game, edition))


def time_of(position: Any) -> int:
    """The decade or the round of a position."""
    return int(getattr(position, "decade", 0) or getattr(position, "round", 0))
