"""Guided games: the cards are the same every time, so that a lesson can refer to them."""

from typing import Final

from republik.table.game import Lesson

LESSONS: Final = {
    "on-the-brink": Lesson(
        seats={"spd": "person", "zentrum": "person"},
        seed="the Republic on the brink 1",
        options={"scenario": "abyss"},
    )
}
