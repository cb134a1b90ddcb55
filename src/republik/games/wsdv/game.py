"""The game by name: a new one from its options, a position from its text."""

from pathlib import Path

from republik.table.snapshot import BadPosition, parsed

from .rules.components import load_components
from .rules.position import Position, from_dict, new_position
from .rules.rules import Rules, standard_rules

NEWEST = "2.1"
EDITIONS = ("1.0", "2.0", "2.1")


def new_game(edition: str = NEWEST, board: Path | None = None, cards: Path | None = None) -> Position:
    """A game before its first card; `board` and `cards` are files of one's own instead of the printed ones."""
    return new_position(rules_for(edition, board, cards))


def rules_for(edition: str = NEWEST, board: Path | None = None, cards: Path | None = None) -> Rules:
    if board is None and cards is None:
        return standard_rules(edition)
    components = load_components(board=board, cards=cards)
    if edition not in components.editions:
        raise ValueError(f"there is no edition {edition!r}; known are {', '.join(components.editions)}")
    return Rules(components, components.editions[edition])


class WirSindDasVolk:
    """What the table's tools need to know of this game."""

    name: str = "wsdv"
    seats: tuple[str, ...] = ("west", "east")
    revision: int = 2
    """2: the corrections of November 2026 (see the rulings)."""

    def new(self, options: dict[str, str]) -> Position:
        return new_game(options.get("edition", NEWEST))

    def from_text(self, text: str) -> Position:
        data = parsed(text)
        if data.get("edition") not in EDITIONS:
            raise BadPosition("edition: one of " + ", ".join(EDITIONS) + " is expected")
        return from_dict(standard_rules(data["edition"]), data)


GAME = WirSindDasVolk()
