"""Guided games, whose cards are the same every time, so that a lesson can refer to them; deals for a first game."""

import tomllib
from importlib.resources import files
from typing import Final

from republik.table.game import Lesson

LESSONS: Final = {
    "first-decade": Lesson(
        seats={"west": "newcomer", "east": "person"}, seed="the first decade 461", options={"edition": "2.1"}
    )
}


def _calm_openings() -> tuple[str, ...]:
    text = files(__package__).joinpath("data", "openings.toml").read_text(encoding="utf-8")
    return tuple(tomllib.loads(text)["calm"])


CALM_OPENINGS: Final = _calm_openings()
