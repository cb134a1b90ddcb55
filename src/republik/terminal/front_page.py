"""The front page in the terminal: offered at the end of a game, and written as SVG or PNG by the ending of its name."""

import os
from pathlib import Path
from typing import Final

from rich.text import Text

from republik.front_page.front import front_page
from republik.front_page.picture import png
from republik.front_page.story import Story, finished_story
from republik.messages.render import refusal_text
from republik.table.contract import Problem

from .files import FileError, save_bytes
from .play import Play

A4: Final = "a4"
ENDINGS: Final = (".svg", ".png")


def check_ending(path: Path) -> None:
    """Refuses a file that is neither SVG nor PNG."""
    if path.suffix.lower() not in ENDINGS:
        raise FileError("error-front-page-ending", path=str(path), known=", ".join(ENDINGS))


def save(story: Story, form: str, path: Path) -> None:
    check_ending(path)
    svg = front_page(story, form)
    save_bytes(path, png(svg) if path.suffix.lower() == ".png" else svg.encode("utf-8"))


def offer(play: Play) -> None:
    """Asks where to write the front page of the finished game; an empty answer declines."""
    language = play.display.renderer.language
    while answer := _answer(play):
        path = Path(os.path.expanduser(answer))  # noqa: PTH111 - a Path refuses the home of an unknown user
        try:
            check_ending(path)
            save(finished_story(play.session.record(reveal=True), play.game, language), A4, path)
        except Problem as problem:
            play.dialogue.show([Text(refusal_text(problem, language))])
            continue
        play.dialogue.show([Text(play.display.text("front-page-written", path=str(path)))])
        return


def _answer(play: Play) -> str:
    try:
        return play.dialogue.ask(play.display.text("ask-front-page") + " ").strip()
    except (EOFError, KeyboardInterrupt):
        return ""
