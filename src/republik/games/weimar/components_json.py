"""Everything the page knows of the game of four parties, made from its data files or from those of a folder."""

from dataclasses import asdict, fields, is_dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from .players.levels import PLAYERS
from .rules import effects, refusals, steps
from .rules.rules import Rules, rules_for


@lru_cache(maxsize=2)
def parts_told(folder: Path | None = None) -> dict[str, Any]:
    """Everything of the game of four parties; each entry says by field where it comes from (`src`)."""
    rules = rules_for(folder=folder)
    parts = rules.components
    tables = asdict(parts.tables)
    return {
        "parties": effects.PARTIES,
        "cities": _entries(parts.cities),
        "units": _entries(parts.units),
        "markers": _entries(parts.markers),
        "nations": _entries(parts.nations),
        "tracks": _plain(parts.tracks),
        "cards": [_card(rules, key) for key in rules.cards],
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
        "steps": {kind: name.replace("_", "-") for kind, name in steps.STEP_NAMES.items()},
        "stepBlocks": {
            steps.STEP_NAMES[kind].replace("_", "-"): {"blocks": blocks, "rule": rule}
            for kind, (blocks, rule) in refusals.STEP_BLOCKS.items()
        },
        "terminations": steps.TERMINATIONS,
        "seatings": rules.seatings,
        "verbs": effects.VERBS,
        "levels": sorted(
            (name for name, spec in PLAYERS.items() if spec.level), key=lambda name: PLAYERS[name].level or 0
        ),
    }


def _card(rules: Rules, key: str) -> dict[str, Any]:
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
    if isinstance(value, effects.Effect):
        return value.number
    if is_dataclass(value):
        return _plain(value)
    return [_value(one) for one in value] if isinstance(value, tuple) else value
