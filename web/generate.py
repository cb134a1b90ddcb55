"""What the page needs of the engine, as files in src/generated: messages, games, their components and rules, the API.

Run by `make web` before the page is built. Nothing of it is committed. What a game brings is found in its own folders:
components by its presenter, drawings (JSON) and notes in its data, rules as
`web/src/games/<game>/content/rules.<language>.md`, the player aid with the words of the pictures as
`aid.<language>.toml` beside them. The types of its views (`view.d.ts`) are those of its presenter's classes.
"""

import json
import re
import shutil
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import markdown
import msgspec
from view_types import view_types

from republik import games
from republik.hosting.endpoints.games import game_info, messages_of
from republik.messages import i18n
from republik.messages.render import Renderer, renderer
from republik.server.http import openapi
from republik.table.game import Game
from republik.table.phrases import section
from republik.table.views import plain_data

HERE = Path(__file__).parent
TARGET = HERE / "src" / "generated"
GAMES = HERE / "src" / "games"
ROOMS = ("common", "page", "server")
COMPONENTS = """import type { Components } from "./view";
declare const components: Components;
export default components;
"""
"""The type of components.json."""
NUMBER_LINK = re.compile(r"\[(?P<number>\d+(?:\.\d+)*)\]\(#(?P=number)\)")


def main() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    built_in = [games.game(name) for name in games.built_in()]
    for language in i18n.LANGUAGES:
        _write(f"words/{language}.json", _words(language))
    infos = [msgspec.to_builtins(game_info(game)) for game in built_in]
    titles = {game.name: {language: _title(game, language) for language in i18n.LANGUAGES} for game in built_in}
    _write("games.json", {"languages": i18n.LANGUAGES, "games": infos, "titles": titles})
    for game in built_in:
        _game(game)
    _write_text("openapi.json", openapi.description().decode())


def _game(game: Game) -> None:
    folder = f"games/{game.name}"
    components = plain_data(game.presenter.components({}))
    if components:
        _write(f"{folder}/components.json", components)
    types = view_types(game.presenter)
    if types:
        _write_text(f"{folder}/view.d.ts", types)
        _write_text(f"{folder}/components.d.json.ts", COMPONENTS)
    for drawing in files(game.package).joinpath("data").iterdir():
        if drawing.name.endswith(".json"):
            _write(f"{folder}/{drawing.name}", json.loads(drawing.read_text(encoding="utf-8")))
    for language in i18n.LANGUAGES:
        if game.name != games.DEFAULT:
            _write(f"{folder}/messages.{language}.json", msgspec.to_builtins(messages_of(game, language)))
        page = GAMES / game.name / "content" / f"rules.{language}.md"
        if page.exists():
            read = page.read_text(encoding="utf-8")
            _write(f"{folder}/rules.{language}.json", _rules(read, renderer(game, language)))
        aid = page.with_name(f"aid.{language}.toml")
        if aid.exists():
            _write(f"{folder}/aid.{language}.json", tomllib.loads(aid.read_text(encoding="utf-8")))
        notes = files(game.package).joinpath("data", f"notes.{language}.toml")
        if notes.is_file():
            _write(f"{folder}/notes.{language}.json", tomllib.loads(notes.read_text(encoding="utf-8"))["note"])


def _words(language: str) -> dict[str, Any]:
    """The page's own messages, and beside them those of the game that most visits begin with: one file less to read."""
    first = {games.DEFAULT: msgspec.to_builtins(messages_of(games.game(), language))}
    return {"page": i18n.complete_source(language, ROOMS), "games": first}


def _title(game: Game, language: str) -> dict[str, str]:
    """Name and description, for lists that show many games."""
    told = i18n.Messages(language, game)
    return {"name": told.text("game-name"), "about": told.text("game-about")}


def _rules(text: str, words: Renderer) -> list[dict[str, str]]:
    """The sections of the rules: number, title and content as HTML. A link that is a number alone says what the number
    is in the rulebook of the language."""
    text = NUMBER_LINK.sub(lambda link: f"[{words.text(section(link['number']))}](#{link['number']})", text)
    sections: list[dict[str, str]] = []
    for part in re.split(r"^(?=##? )", text, flags=re.MULTILINE):
        heading, _, body = part.strip().partition("\n")
        if not heading.startswith("#"):
            continue
        title = heading.lstrip("# ").strip()
        number = re.match(r"W?\d+(\.\d+)*(?=\s|$)", title)
        name = title[number.end() :].strip() if number else title
        html = markdown.markdown(body.strip(), extensions=["tables", "sane_lists"])
        sections.append({"number": number.group() if number else "", "title": name, "html": html})
    return sections


def _write(name: str, content: Any) -> None:
    _write_text(name, json.dumps(content, ensure_ascii=False, separators=(",", ":")))


def _write_text(name: str, text: str) -> None:
    path = TARGET / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
