"""Guided games: the cards are the same every time, so that a lesson can refer to them."""

from typing import Final

from republik.table.game import Lesson

SOLO_OPENING: Final = (
    *("base Berlin", "base Hamburg", "base Essen", "base Köln", "base Leipzig", "base Breslau"),
    *("base Berlin", "base München", "base Stuttgart", "base Köln", "base Frankfurt"),
    *("agenda SA3", "agenda ZA2", "SPD", "city München", "mobilise police from supply"),
)
"""Bases and agendas of SPD and Zentrum, the effects of the agendas, and the KPD's early card."""

BASES: Final = (
    *("base Berlin", "base Hamburg", "base Essen", "base Köln", "base Leipzig", "base Breslau"),
    *("base Köln", "base München", "base Stuttgart", "base Frankfurt", "base Breslau"),
    *("base Berlin", "base Hamburg", "base Essen", "base München"),
    *("base Königsberg", "base Rostock", "base Leipzig"),
)
AGENDAS: Final = ("agenda SA2", "agenda DA2", "agenda ZA2", "agenda KA2")


def _of_party(seat: str, seed: str, *first: str) -> Lesson:
    """A lesson for one party in a game of four; `first` are the effects of the agendas, and who begins."""
    others = dict.fromkeys(("spd", "zentrum", "kpd", "dnvp"), "citizen")
    options = {"scenario": "bruderkrieg", "seating": "sdzk"}
    return Lesson({**others, seat: "person"}, seed, options, (*BASES, *AGENDAS, *first))


LESSONS: Final = {
    "on-the-brink": Lesson(
        seats={"spd": "person", "zentrum": "person"},
        seed="the first impulses 30597",
        options={"scenario": "abyss"},
        opening=SOLO_OPENING,
    ),
    "party-spd": _of_party("spd", "spd 6", "SPD", "base Frankfurt", "discard S02", "base Köln", "SPD"),
    "party-zentrum": _of_party(
        "zentrum", "zentrum 5", "Zentrum", "base Frankfurt", "base Köln", "discard S05", "Zentrum"
    ),
    "party-kpd": _of_party("kpd", "kpd 14", "KPD", "base Frankfurt", "base Köln", "discard S01", "KPD"),
    "party-dnvp": _of_party("dnvp", "dnvp 0", "DNVP", "base Frankfurt", "base Köln", "discard S03", "DNVP"),
}
