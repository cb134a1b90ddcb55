"""Records docs/img/turn.gif: two turns of Wir sind das Volk!, with the computer's answers played out on the board.

    python docs/make_recording.py

Needs the page (`make web`), Chromium and Playwright. The hints of a computer player decide for East.
"""  # noqa: INP001

import io
import json
import os
import shutil
from collections.abc import Iterator
from typing import Any

from make_page_pictures import ASK, DECIDE, FIRST_DECADE, LEVEL, OUT, play, server
from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

FIRST_MOVE = 26
"""Decisions before the recording begins."""
TURNS = 2
FRAME = 250  # milliseconds
BETWEEN = 600  # milliseconds from decision to decision
LAST_FRAMES = 8
MAX_FRAMES = 110
SIZE: ViewportSize = {"width": 1440, "height": 900}
SHOWN = (960, 600)
MAX_BYTES = 5_000_000


def is_card_choice(view: dict[str, Any]) -> bool:
    return bool(view["decisions"] >= FIRST_MOVE and view["view"]["action"] is None)


def frames(page: Page, pilot: Page, table: str) -> Iterator[Image.Image]:
    """Yields screenshots while the pilot decides, until the computer has answered the given number of turns."""
    answered, acting = 0, True
    for _ in range(MAX_FRAMES):
        yield picture(page)
        page.wait_for_timeout(FRAME)
        view = pilot.request.get(f"/api/tables/{table}/view").json()
        if page.locator(".scene").count():  # let the scene play
            acting = False
            continue
        if not acting:
            answered, acting = answered + 1, True
        if answered == TURNS:
            break
        if view["moves"]:
            hint = pilot.request.post(f"/api/tables/{table}/hint", data=json.dumps({"level": LEVEL}), headers=ASK)
            if hint.ok:
                pilot.evaluate(DECIDE, {"number": view["number"], "move": hint.json()["choices"][0]["id"]})
                pilot.wait_for_timeout(BETWEEN)
    for _ in range(LAST_FRAMES):
        yield picture(page)


def picture(page: Page) -> Image.Image:
    taken = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return taken.resize(SHOWN, Image.Resampling.LANCZOS)


def write(pictures: list[Image.Image]) -> None:
    """Writes the recording with one palette for all frames, so that only what moves takes space."""
    palette = pictures[len(pictures) // 2].quantize(128, Image.Quantize.MEDIANCUT)
    frames = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in pictures]
    path = OUT / "turn.gif"
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=FRAME, loop=0, optimize=True)
    assert path.stat().st_size <= MAX_BYTES, f"{path} is too large"


def main() -> None:
    chromium = os.environ.get("REPUBLIK_CHROMIUM") or shutil.which("chromium")
    request = {key: value for key, value in FIRST_DECADE.items() if key != "lesson"}
    with server() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(base_url=base, viewport=SIZE, locale="en-GB")
        context.request.get("/api/me")
        pilot = context.new_page()
        pilot.goto("/")
        table = play(pilot, request, is_card_choice)
        page = context.new_page()
        page.goto(f"/table/{table}")
        page.locator(".board").wait_for()
        page.keyboard.press("Escape")
        page.wait_for_timeout(500)
        write(list(frames(page, pilot, table)))
        browser.close()


if __name__ == "__main__":
    main()
