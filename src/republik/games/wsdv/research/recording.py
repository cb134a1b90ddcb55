"""Data-set rows of a game: the board before each decision, and each End of Decade with its forecast."""

from collections import Counter
from typing import Any

from republik.games.wsdv.rules import economy
from republik.games.wsdv.rules.decade_end import CURRENCY, INTERNAL, KEEP_LIVING, USE_POLICE, socialists_on_board
from republik.games.wsdv.rules.position import Position
from republik.games.wsdv.rules.steps import EAST, WEST
from republik.table.contract import Event
from republik.table.plugin.research import Recording, Row
from republik.table.views import entries

from .columns import DECADE_ENDS


def figures(position: Position) -> Row:
    """Returns the public state of the board before a decision."""
    rules, row = position.rules, {}
    for side, name, hand in ((WEST, "west", position.hand_west), (EAST, "east", position.hand_east)):
        provinces = range(rules.first[side], rules.last[side])
        row[f"{name}_unrest"] = sum(position.unrest[province] for province in provinces)
        row[f"{name}_protests"] = position.side_protests(side)
        row[f"{name}_living"] = sum(position.living[province] for province in provinces)
        row[f"{name}_economy"] = sum(economy.economy(position, province) for province in provinces)
        row[f"{name}_pieces"] = economy.capacity(position, side)
        row[f"{name}_hand"] = len(hand)
    prestige, currency, socialist_track = position.tracks
    return row | {
        "prestige": prestige,
        "currency": currency,
        "socialist_track": socialist_track,
        "socialists": socialists_on_board(position),
        "police": len(position.police),
        "wall": position.wall,
        "display": len(position.display),
        "pile": len(position.pile) + len(position.top),
    }


def forecast_figures(position: Position) -> Row:
    """Returns the forecast as one row: parts under the names of their phases, provinces summed by side."""
    forecast = position.forecast()
    row: Row = {"forecast_attacks": len(forecast.attacks)}
    phases = entries(forecast)
    for phase in ("flight", "prestige", "currency", "police_cost", "police", "socialists"):
        row |= {f"forecast_{phase}_{part}": value for part, value in entries(phases[phase]).items()}
    for amounts, name in ((forecast.living_losses, "living_lost"), (forecast.internal_unrest, "internal_unrest")):
        for side in (WEST, EAST):
            codes = position.rules.codes[position.rules.first[side] : position.rules.last[side]]
            row[f"forecast_{_name(side)}_{name}"] = sum(amounts.get(code, 0) for code in codes)
    for seat, protests in entries(forecast.protests).items():
        row |= {f"forecast_{seat}_protests_{when}": count for when, count in entries(protests).items()}
    names = {column.name for column in DECADE_ENDS}
    return {name: value for name, value in row.items() if name in names}


def _name(side: int) -> str:
    return "east" if side == EAST else "west"


class DecadeEnd:
    """An End of Decade from its first phase to its last, built from the engine's events."""

    COUNTED = (
        "rundown dismantled west_living_lost east_living_lost west_internal_unrest east_internal_unrest "
        "west_attacks east_attacks west_attack_unrest east_attack_unrest police_used"
    ).split()
    COPIED = {  # noqa: RUF012 - a table, never changed
        "flight": {"flight_steps": "steps", "flight_points": "points"},
        "space": {"prestige_space": "space", "prestige_by": "by"},
        "currency": {
            "currency_track": "track",
            "currency_exports": "exports",
            "worst_west_export": "worst",
            "east_living": "living",
            "currency_balance": "balance",
        },
        "police_cost": {"police_cost": "points"},
        "socialist_phase": {"socialist_change": "change"},
        "protests": {"west_protests": "west", "east_protests": "east"},
    }

    def __init__(self, position: Position, game: int, ply: int) -> None:
        self.sides = position.rules.province_side
        self.phase = 0
        self.counts: Counter[str] = Counter(dict.fromkeys(self.COUNTED, 0))
        self.row: Row = {"game": game, "decade": position.decade, "ply": ply, "game_over": False}
        self.row |= forecast_figures(position)

    def hear(self, event: Event) -> None:
        args: Any = event.args
        if event.key == "phase":
            self.phase = args["phase"]
        elif event.key in self.COPIED:
            self.row |= {column: args[name] for column, name in self.COPIED[event.key].items()}
        elif event.key == "game_over":
            self.row["game_over"] = True
        else:
            self._count(event.key, args)

    def _count(self, key: str, args: Any) -> None:
        if key == "rundown" and self.phase == CURRENCY:
            self.counts["rundown"] += 1
        elif key in ("dismantle_city", "dismantle_line"):
            self.counts["dismantled"] += 1
        elif key == "living" and self.phase == KEEP_LIVING:
            self.counts[f"{self._side(args['province'])}_living_lost"] -= args["count"]
        elif key == "unrest" and self.phase == INTERNAL:
            self.counts[f"{self._side(args['province'])}_internal_unrest"] += args["count"]
        elif key == "attack":
            self.counts[f"{self._side(args['attacker'])}_attacks"] += 1
            self.counts[f"{self._side(args['target'])}_attack_unrest"] += args["count"]
        elif key == "police" and self.phase == USE_POLICE:
            self.counts["police_used"] += 1

    def _side(self, province: int) -> str:
        return _name(self.sides[province])

    def finished(self) -> Row:
        return self.row | self.counts | {"last_phase": self.phase}


class WsdvRecording(Recording[Position]):
    """A recording with additional rows for Ends of Decade."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.rows: list[Row] = []
        self._ending: DecadeEnd | None = None

    def hear(self, event: Event, position: Position, ply: int) -> None:
        if event.key == "decade_end":
            self._ending = DecadeEnd(position, self.number, ply)
        elif event.key == "decade":
            self._close()
        elif self._ending is not None:
            self._ending.hear(event)

    def _close(self) -> None:
        """Completes the row when the End of Decade or the game is over."""
        if self._ending is not None:
            self.rows.append(self._ending.finished())
        self._ending = None

    def when(self, position: Position) -> Row:
        return {"decade": position.decade, "half": position.half}

    def figures(self, position: Position) -> Row:
        return figures(position)

    def result(self, position: Position) -> Row:
        self._close()
        return {"decade": position.decade, "decade_ends": len(self.rows)}

    def tables(self) -> dict[str, list[Row]]:
        self._close()
        return {"decade_ends": self.rows}
