"""What the page needs of the engine, as files in src/generated: messages, games, their components and rules, the API.

Run by `make web` before the page is built. Nothing of it is committed. What a game brings is found in its own folders:
components by its presenter, notes in its data, rules as `web/src/games/<game>/content/rules.<language>.md`.
"""

import json
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import markdown
import msgspec

from republik import games
from republik.messages import i18n
from republik.messages.render import renderer
from republik.server.http import endpoints, openapi
from republik.table.game import Game

HERE = Path(__file__).parent
TARGET = HERE / "src" / "generated"
GAMES = HERE / "src" / "games"
ROOMS = ("common", "page", "server")


def main() -> None:
    built_in = [games.game(name) for name in games.built_in()]
    for language in i18n.LANGUAGES:
        _write(f"words/{language}.json", _words(language))
    infos = [msgspec.to_builtins(endpoints.game_info(game.name)) for game in built_in]
    titles = {game.name: {language: _title(game, language) for language in i18n.LANGUAGES} for game in built_in}
    _write("games.json", {"languages": i18n.LANGUAGES, "games": infos, "titles": titles})
    for game in built_in:
        _game(game)
    _write_text("openapi.json", openapi.description().decode())


def _game(game: Game) -> None:
    folder = f"games/{game.name}"
    components = game.presenter.components({})
    if components:
        _write(f"{folder}/components.json", components)
    if game.name in FORMER:
        _write(f"{folder}/former.json", FORMER[game.name]())
    for language in i18n.LANGUAGES:
        if game.name != games.DEFAULT:
            _write(f"{folder}/messages.{language}.json", _messages(game, language))
        page = GAMES / game.name / "content" / f"rules.{language}.md"
        if page.exists():
            _write(f"{folder}/rules.{language}.json", _rules(page.read_text(encoding="utf-8")))
        notes = files(game.package).joinpath("data", f"notes.{language}.toml")
        if notes.is_file():
            _write(f"{folder}/notes.{language}.json", tomllib.loads(notes.read_text(encoding="utf-8"))["note"])


def _words(language: str) -> dict[str, Any]:
    """The page's own messages, and beside them those of the game that most visits begin with: one file less to read."""
    first = {games.DEFAULT: _messages(games.game(), language)}
    return {"page": i18n.complete_source(language, ROOMS), "games": first}


def _title(game: Game, language: str) -> dict[str, str]:
    """Name and description, for lists that show many games."""
    told = i18n.Messages(language, game)
    return {"name": told.text("game-name"), "about": told.text("game-about")}


def _messages(game: Game, language: str) -> dict[str, Any]:
    """What the server answers about the messages of any game."""
    return {
        "language": language,
        "translated": game.messages(language) is not None,
        "messages": i18n.complete(language, game),
        "names": renderer(game, language).names,
    }


def _rules(text: str) -> list[dict[str, str]]:
    """The sections of the rules: number, title and content as HTML."""
    sections: list[dict[str, str]] = []
    for part in re.split(r"^(?=##? )", text, flags=re.MULTILINE):
        heading, _, body = part.strip().partition("\n")
        if not heading.startswith("#"):
            continue
        title = heading.lstrip("# ").strip()
        number = re.match(r"\d+(\.\d+)*(?=\s|$)", title)
        name = title[number.end() :].strip() if number else title
        html = markdown.markdown(body.strip(), extensions=["tables", "sane_lists"])
        sections.append({"number": number.group() if number else "", "title": name, "html": html})
    return sections


def _write(name: str, content: Any) -> None:
    _write_text(name, json.dumps(content, ensure_ascii=False, separators=(",", ":")))


def _write_text(name: str, text: str) -> None:
    path = TARGET / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


# -- until the games' own parts of the page read `components.json`


def _former_wsdv() -> dict[str, Any]:
    from dataclasses import asdict

    from republik.games.wsdv import new_game
    from republik.games.wsdv.game import EDITIONS
    from republik.games.wsdv.rules.refusals import STEP_BLOCKS, SYMBOL_BLOCKS
    from republik.games.wsdv.rules.steps import STEP_NAMES, TERMINATIONS

    rules = new_game().rules
    parts = rules.components
    bits = [int(rules.connection_bit[i]).bit_length() - 1 for i in range(len(parts.board.connections))]
    return {
        "provinces": [asdict(province) for province in parts.board.provinces],
        "cities": [asdict(city) for city in parts.board.cities],
        "connections": [
            {**asdict(connection), "bit": bit} for connection, bit in zip(parts.board.connections, bits, strict=True)
        ],
        "borders": parts.board.borders,
        "suppliers": [rules.codes[province] for province in rules.suppliers],
        "cards": [
            {**asdict(card), "rows": [{**asdict(row), "symbol": row.symbol} for row in card.rows]}
            for card in parts.cards
        ],
        "tracks": {
            "prestige": {space: [asdict(row) for row in rows] for space, rows in parts.tracks.prestige.items()},
            "currency": parts.tracks.currency,
            "socialists": parts.tracks.socialists,
            "flight": parts.tracks.flight,
        },
        "editions": [asdict(parts.editions[edition]) for edition in EDITIONS],
        "blocks": [{"name": block.name, "start": block.start, "size": block.size} for block in rules.space.blocks],
        "steps": {kind: name.replace("_", "-") for kind, name in STEP_NAMES.items()},
        "stepBlocks": {
            STEP_NAMES[kind].replace("_", "-"): {"blocks": blocks, "rule": rule}
            for kind, (blocks, rule) in STEP_BLOCKS.items()
        },
        "symbolBlocks": list(SYMBOL_BLOCKS),
        "terminations": TERMINATIONS,
        "firstSpace": rules.first_space,
    }


FORMER = {"wsdv": _former_wsdv}


if __name__ == "__main__":
    main()
