"""Writes a front page to a file, as SVG or PNG by the ending of its name."""

from pathlib import Path
from typing import Final

from republik.frontpage.front import front_page
from republik.frontpage.picture import png
from republik.frontpage.story import Story

from .files import FileError, save_bytes

ENDINGS: Final = (".svg", ".png")


def check_ending(path: Path) -> None:
    """Refuses a file that is neither SVG nor PNG."""
    if path.suffix.lower() not in ENDINGS:
        raise FileError("error-front-page-ending", path=str(path), known=", ".join(ENDINGS))


def save(story: Story, form: str, path: Path) -> None:
    check_ending(path)
    svg = front_page(story, form)
    save_bytes(path, png(svg) if path.suffix.lower() == ".png" else svg.encode("utf-8"))
