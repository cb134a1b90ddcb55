"""What the page needs of the engine, as files in src/generated: components, messages, notes, rules, the API.

Run by `make web` before the page is built. Nothing of it is committed.
"""

import json
import re
from dataclasses import asdict, fields, is_dataclass
from pathlib import Path
from typing import Any

import markdown

from republik import games, i18n
from republik.players.levels import LEVELS
from republik.server import openapi, variants
from republik.weimar import effects as weimar_effects
from republik.weimar import refusals as weimar_refusals
from republik.weimar import steps as weimar_steps
from republik.weimar.rules import Rules as WeimarRules
from republik.weimar.rules import rules_for as weimar_rules
from republik.wsdv import new_game, notes
from republik.wsdv.components import Card
from republik.wsdv.game import EDITIONS
from republik.wsdv.refusals import STEP_BLOCKS, SYMBOL_BLOCKS
from republik.wsdv.steps import STEP_NAMES, TERMINATIONS

HERE = Path(__file__).parent
TARGET = HERE / "src" / "generated"
RULES = HERE / "content"

# what only the terminal says
TERMINAL_ONLY = re.compile(
    r"(cli|arena|bot|dataset|study|fuzz|verify|import|export|show|replay|play|levels|error|screen|map|help|table)-"
)


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
    _write("weimar.json", _weimar())
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
        "levels": [level.key for level in LEVELS],
        "games": list(games.names()),
        "scenarios": [
            {"id": scenario.key, "names": scenario.names, "note": scenario.note, "solo": scenario.solo}
            for scenario in weimar_rules().components.scenarios.values()
        ],
        "languages": i18n.LANGUAGES,
    }


def _weimar() -> dict[str, Any]:
    """Everything of the game of four parties; each entry says by field where it comes from (`src`)."""
    rules = weimar_rules()
    parts = rules.components
    tables = asdict(parts.tables)
    return {
        "parties": weimar_effects.PARTIES,
        "cities": _entries(parts.cities),
        "units": _entries(parts.units),
        "markers": _entries(parts.markers),
        "nations": _entries(parts.nations),
        "tracks": _plain(parts.tracks),
        "cards": [_weimar_card(rules, key) for key in rules.cards],
        "agendas": [{**_plain(agenda), "party": agenda.party} for agenda in parts.agendas.values()],
        "rounds": _entries(parts.rounds),
        "foreign": _entries(parts.foreign),
        "special": _entries(parts.special),
        "minor": _entries(parts.minor),
        "topics": _entries(parts.topics),
        "society": _entries(parts.society),
        "tables": {name: tables[name] for name in ("costs", "play", "goals")},
        "scenarios": [_plain(scenario) for scenario in parts.scenarios.values()],
        "effects": [
            {
                "name": effect.name,
                "text": effect.text,
                "blocks": [[_plain(step) for step in block] for block in effect.blocks],
            }
            for effect in rules.effects
        ],
        "points": rules.points,
        "slots": [
            {"topic": int(topic), "copy": int(copy)}
            for topic, copy in zip(rules.slot_topic, rules.slot_copy, strict=True)
        ],
        "blocks": [{"name": block.name, "start": block.start, "size": block.size} for block in rules.space.blocks],
        "steps": {kind: name.replace("_", "-") for kind, name in weimar_steps.STEP_NAMES.items()},
        "stepBlocks": {
            weimar_steps.STEP_NAMES[kind].replace("_", "-"): {"blocks": blocks, "rule": rule}
            for kind, (blocks, rule) in weimar_refusals.STEP_BLOCKS.items()
        },
        "terminations": weimar_steps.TERMINATIONS,
        "seatings": rules.seatings,
        "verbs": weimar_effects.VERBS,
        "levels": variants.level_names("weimar"),
    }


def _weimar_card(rules: WeimarRules, key: str) -> dict[str, Any]:
    parts = rules.components
    if key in parts.republic:
        return {**_plain(parts.republic[key]), "party": -1}
    return {**_plain(parts.party[key]), "party": parts.party[key].party}


def _entries(entries: dict[str, Any]) -> list[dict[str, Any]]:
    return [_plain(entry) for entry in entries.values()]


def _plain(entry: Any) -> dict[str, Any]:
    """A component as plain data, its effects by number."""
    return {field.name: _value(getattr(entry, field.name)) for field in fields(entry)}


def _value(value: Any) -> Any:
    if isinstance(value, weimar_effects.Effect):
        return value.number
    if is_dataclass(value):
        return _plain(value)
    return [_value(one) for one in value] if isinstance(value, tuple) else value


def _card(card: Card) -> dict[str, Any]:
    """A card as it is printed; each row also has the short notation that events use."""
    return {**asdict(card), "rows": [{**asdict(row), "symbol": row.symbol} for row in card.rows]}


def _messages(language: str) -> str:
    """The messages without those that only the terminal uses."""
    kept: list[str] = []
    keep = True
    for line in i18n.source(language).splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if re.match(r"[a-z]", line):
            keep = TERMINAL_ONLY.match(line) is None
        if keep:
            kept.append(line)
    return "\n".join(kept) + "\n"


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
