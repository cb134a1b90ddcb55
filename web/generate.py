"""What the page needs of the engine, as files in src/generated: components, messages, notes, rules, the API.

Run by `make web` before the page is built. Nothing of it is committed.
"""

import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import markdown

from republik import games
from republik.games.weimar.components_json import parts_told
from republik.games.weimar.rules.rules import shared_components
from republik.games.wsdv import new_game, notes
from republik.games.wsdv.game import EDITIONS
from republik.games.wsdv.rules.components import Card
from republik.games.wsdv.rules.refusals import STEP_BLOCKS, SYMBOL_BLOCKS
from republik.games.wsdv.rules.steps import STEP_NAMES, TERMINATIONS
from republik.messages import i18n
from republik.players.registry import levels
from republik.server.http import openapi

HERE = Path(__file__).parent
TARGET = HERE / "src" / "generated"
RULES = HERE / "content"


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    _write("components.json", _components())
    for language in i18n.LANGUAGES:
        (TARGET / f"{language}.ftl").write_text(_messages(language), encoding="utf-8")
        page = RULES / f"rules.{language}.md"
        if page.exists():
            _write(f"rules.{language}.json", _rules(page.read_text(encoding="utf-8")))
    for language in notes.LANGUAGES:
        _write(f"notes.{language}.json", _notes(language))
    _write("weimar.json", parts_told())
    (TARGET / "openapi.json").write_bytes(openapi.description())


def _write(name: str, content: Any) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (TARGET / name).write_text(text, encoding="utf-8")


def _components() -> dict[str, Any]:
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
        "cards": [_card(card) for card in parts.cards],
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
        "levels": [level.key for level in levels("wsdv")],
        "games": list(games.names()),
        "scenarios": [
            {"id": scenario.key, "names": scenario.names, "note": scenario.note, "solo": scenario.solo}
            for scenario in shared_components().scenarios.values()
        ],
        "languages": i18n.LANGUAGES,
    }


def _card(card: Card) -> dict[str, Any]:
    """A card as it is printed; each row also has the short notation that events use."""
    return {**asdict(card), "rows": [{**asdict(row), "symbol": row.symbol} for row in card.rows]}


def _messages(language: str) -> str:
    """The messages of the page and of all games, without comments."""
    own = [games.game(name).messages(language) or "" for name in games.names()]
    text = "\n".join([i18n.source(language, ("common", "page", "server")), *own])
    return "\n".join(line for line in text.splitlines() if line.strip() and not line.startswith("#")) + "\n"


def _notes(language: str) -> dict[str, Any]:
    cards = new_game().rules.cards
    found = {card: notes.note(card, language) for card in cards}
    return {card: {"history": note.history, "why": note.why} for card, note in found.items()}


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


if __name__ == "__main__":
    main()
