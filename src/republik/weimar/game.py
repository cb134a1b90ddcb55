"""The game by name: a new one from its options, a position from its text."""

from pathlib import Path

from republik.table.snapshot import BadPosition, parsed

from .components import SCENARIOS
from .position import Position, from_dict, new_position
from .rules import rules_for

STANDARD = "main"


def new_game(scenario: str = STANDARD, data: Path | None = None) -> Position:
    """A game before its first decision; `data` is a folder of one's own values."""
    if scenario not in SCENARIOS:
        raise ValueError(f"there is no scenario {scenario!r}; known are {', '.join(SCENARIOS)}")
    return new_position(rules_for(scenario, data))


class Weimar:
    """What the table's tools need to know of this game."""

    name: str = "weimar"
    seats: tuple[str, ...] = ("spd", "zentrum", "kpd", "dnvp")

    def new(self, options: dict[str, str]) -> Position:
        folder = options.get("data")
        return new_game(options.get("scenario", STANDARD), Path(folder) if folder else None)

    def from_text(self, text: str) -> Position:
        data = parsed(text)
        if data.get("scenario") not in SCENARIOS:
            raise BadPosition("scenario: one of " + ", ".join(SCENARIOS) + " is expected")
        return from_dict(rules_for(data["scenario"]), data)


GAME = Weimar()
