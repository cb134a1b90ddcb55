"""Guided games: the cards are the same every time, so that a lesson can refer to them."""

from typing import Final

from republik.table.game import Lesson

SOLO_OPENING: Final = (
    *("base Berlin", "base Hamburg", "base Essen", "base Köln", "base Leipzig", "base Breslau"),
    *("base Berlin", "base München", "base Stuttgart", "base Köln", "base Frankfurt"),
    *("agenda SA3", "agenda ZA2", "SPD", "city München", "mobilise police from supply"),
)
"""Bases and agendas of SPD and Zentrum, the effects of the agendas, and the KPD's early card."""

LESSONS: Final = {
    "on-the-brink": Lesson(
        seats={"spd": "person", "zentrum": "person"},
        seed="the first impulses 30597",
        options={"scenario": "abyss"},
        opening=SOLO_OPENING,
    )
}
