"""Guided games: the same cards every time, so that a lesson can speak about them."""

from typing import Final

from republik.table.game import Lesson

LESSONS: Final = {
    "on-the-brink": Lesson(
        seats={"spd": "person", "zentrum": "person"},
        seed="the Republic on the brink 1",
        options={"scenario": "abyss"},
    )
}
