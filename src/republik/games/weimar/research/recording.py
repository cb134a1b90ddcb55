"""Data-set rows of a game."""

from typing import Final

from republik.games.weimar.rules import opinion
from republik.games.weimar.rules.position import Position
from republik.games.weimar.rules.steps import MARKER_NAMES
from republik.table.plugin.research import Column, Recording, Row

PARTY_NAMES: Final = ("SPD", "Zentrum", "KPD", "DNVP")
PARTIES: Final = tuple(name.lower() for name in PARTY_NAMES)


def _parties(name: str, kind: str, meaning: str) -> list[Column]:
    return [Column(f"{party.lower()}_{name}", kind, f"{party}: {meaning}") for party in PARTY_NAMES]


WHEN: Final = (Column("round", "int8", "1 to 6; 0 while the first bases are placed"),)
END: Final = (Column("round", "int8", "round the game ended in"),)
RESULT: Final = tuple(_parties("vp", "int8", "victory points at the end"))
FIGURES: Final = (
    *_parties("vp", "int8", "victory points"),
    *_parties("seats", "int8", "seats in parliament"),
    *_parties("bases", "int8", "bases in all cities"),
    *_parties("reserve", "int8", "reserve points"),
    *_parties("hand", "int8", "cards in hand"),
    *_parties("topics", "int8", "topics controlled, in halves"),
    *[
        Column(marker, "int8", f"{marker.title()} in cities")
        for marker in ("poverty", "prosperity", "unrest", "uprising", "councils", "regime")
    ],
    Column("box", "int8", "markers in the DR box; the seventh is anarchy"),
    Column("economy", "int8", "level of the economy"),
    Column("government", "int8", "governing parties as a bit mask: 1 SPD, 2 Zentrum, 4 KPD, 8 DNVP"),
    Column("nsdap", "int8", "figures on the NSDAP track"),
)


class WeimarRecording(Recording[Position]):
    """Collects the rows of a game's decisions."""

    def when(self, position: Position) -> Row:
        return {"round": position.round}

    def figures(self, position: Position) -> Row:
        row: Row = {}
        for seat, party in enumerate(PARTIES):
            row[f"{party}_vp"] = position.vp[seat]
            row[f"{party}_seats"] = position.seats[seat]
            row[f"{party}_bases"] = position.base_count(seat)
            row[f"{party}_reserve"] = position.reserve[seat]
            row[f"{party}_hand"] = len(position.hands[seat])
            row[f"{party}_topics"] = opinion.halves(position, seat)
        row |= {name: position.marker_total(marker) for marker, name in enumerate(MARKER_NAMES)}
        return row | {
            "box": position.box_total(),
            "economy": position.economy,
            "government": position.government,
            "nsdap": position.nsdap_total(),
        }

    def result(self, position: Position) -> Row:
        return {"round": position.round} | {f"{party}_vp": position.vp[seat] for seat, party in enumerate(PARTIES)}
