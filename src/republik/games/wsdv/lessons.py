"""Guided games: the cards are the same every time, so that a lesson can refer to them."""

from typing import Final

from republik.table.game import Lesson

LESSONS: Final = {
    "first-decade": Lesson(
        seats={"west": "newcomer", "east": "person"}, seed="the first decade 461", options={"edition": "2.1"}
    )
}
